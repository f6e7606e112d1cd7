import type { MoreEvents } from '../../../../events.ts'
import type { GwBox } from '../../../../terms.ts'
import { listOf, message } from '../../../../text/messages/message.ts'
import type { Says } from '../../../../text/messages/says.ts'
import { aUnit, locationAt, locationIn, locationName } from '../../../../text/messages/things.ts'
import { rows, tables } from '../rows.ts'
import type { GhostOption } from '../haunting.ts'

type Event<K extends keyof MoreEvents> = MoreEvents[K]
type AtLocation = { readonly location: string }

const called = ({ location }: AtLocation, box: GwBox) => ({ location: locationName(location, box) })

/** What is printed: how many ghosts come at most, and where none does. */
export function numbersOf(box: GwBox) {
  const { most, never } = rows.at(box).tokens
  const safe = never.map((id) => locationIn(id, 'the', box))
  return { most, never: listOf(safe, 'or') }
}

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
  cardText: (id, box) =>
    id === tables.scenario.id
      ? [message('scenario.SCN-4.1', numbersOf(box)), message('scenario.SCN-4.2'), message('scenario.SCN-4.3')]
      : undefined,
}
