import type { MoreEvents } from '../../../events.ts'
import { message } from '../../../text/messages/message.ts'
import type { Says } from '../../../text/messages/says.ts'
import { cardName, sectionName } from '../../../text/messages/things.ts'
import { NO_WALL } from './rules.ts'

export const says: Says = {
  events: {
    besieged: ({ horde, section }: MoreEvents['besieged'], box) => ({
      horde: cardName(horde, box),
      section: sectionName(section),
    }),
  },
  modifiers: {
    ram: () => message('mod.ram'),
    trebuchet: () => message('mod.trebuchet'),
    ladders: () => message('mod.ladders'),
  },
  endings: { [NO_WALL]: message('ending.noWall') },
}
