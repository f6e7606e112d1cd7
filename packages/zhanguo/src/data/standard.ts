import boards from './boards.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import constants from './constants.json' with { type: 'json' }
import regions from './regions.json' with { type: 'json' }
import rewards from './rewards.json' with { type: 'json' }
import sites from './sites.json' with { type: 'json' }
import squares from './squares.json' with { type: 'json' }
import tasks from './tasks.json' with { type: 'json' }
import wallTiles from './wall-tiles.json' with { type: 'json' }
import type { TableName } from './types.ts'

/** Our own data files as they were read, not yet checked. */
export const STANDARD_FILES: Readonly<Record<TableName, unknown>> = {
  regions,
  squares,
  sites,
  wallTiles,
  tasks,
  rewards,
  boards,
  cards,
  constants,
}
