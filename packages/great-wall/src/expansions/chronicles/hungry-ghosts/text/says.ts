import type { MoreEvents } from '../../../../events.ts'
import type { GwBox } from '../../../../terms.ts'
import { message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { aUnit, locationAt, locationIn, locationName } from '../../../../text/messages/things.ts'
import { tables } from '../rows.ts'
import type { GhostOption } from '../haunting.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]
type AtLocation = { readonly location: string }

const called = ({ location }: AtLocation, box: GwBox) => ({ location: locationName(location, box) })

export const says: Says = {
  options: {
    haunt: ({ location }: GhostOption, box) => message('option.haunt', { location: locationAt(location, 'to', box) }),
    lift: ({ location }: GhostOption, box) => message('option.lift', { location: locationAt(location, 'the', box) }),
  },
  events: {
    hauntingStep: ({ rows, n }: Event<'hauntingStep'>) => ({ rows, n }),
    haunted: ({ location }: Event<'haunted'>, box) => ({ location: locationIn(location, 'to', box) }),
    lifted: ({ location }: Event<'lifted'>, box) => ({ location: locationIn(location, 'the', box) }),
    ghostsGone: ({ n }: Event<'ghostsGone'>) => ({ n }),
    deadForGood: ({ unit }: Event<'deadForGood'>, box) => ({ unit: aUnit(unit, box) }),
  },
  facts: { safeFromGhosts: called, hauntedAlready: called },
  cardText: (id) =>
    id === tables.scenario.id
      ? [message('scenario.SCN-4.1'), message('scenario.SCN-4.2'), message('scenario.SCN-4.3')]
      : undefined,
}
