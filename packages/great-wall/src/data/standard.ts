import advisors from './advisors.json' with { type: 'json' }
import artifacts from './artifacts.json' with { type: 'json' }
import board from './board.json' with { type: 'json' }
import clans from './clans.json' with { type: 'json' }
import commands from './commands.json' with { type: 'json' }
import constants from './constants.json' with { type: 'json' }
import events from './events.json' with { type: 'json' }
import generals from './generals.json' with { type: 'json' }
import hordes from './hordes.json' with { type: 'json' }
import requests from './requests.json' with { type: 'json' }
import soldiers from './soldiers.json' with { type: 'json' }
import tactics from './tactics.json' with { type: 'json' }
import type { TableName } from './types.ts'

/** Our own data files as they were read, not yet checked. */
export const STANDARD_FILES: Readonly<Record<TableName, unknown>> = {
  ...board,
  soldiers,
  hordes,
  commands,
  generals,
  advisors,
  tactics,
  artifacts,
  events,
  requests,
  clans,
  constants,
}
