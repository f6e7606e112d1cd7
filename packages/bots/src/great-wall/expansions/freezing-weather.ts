import type { ColdState } from '@wanli/great-wall/expansions/chronicles/freezing-weather'
import { oneLess, type Outlook, resourceWorth } from '../outlook.ts'
import { type Option, RESOURCES } from '../terms.ts'
import type { ExpansionSense } from './sense.ts'

/* What greedy makes of Freezing Weather: four of a kind are worth keeping together, and sending. */

const coldOf = ({ s }: Outlook): ColdState | undefined => s.extras['freezingWeather'] as ColdState | undefined

/** AC-FW-09, -19 */
const SENT = 4
const HONOR = 12
/** What a Clerk who goes away would have done in a Year: with less, who sent early had nobody left for the Walls, and won less (decision 029). */
const CLERK = 2.5
/** How much of the Honor a full four of a kind is worth before it is sent; fewer much less. */
const READY = 0.4

const clerkMissed = (o: Outlook): number => CLERK * (o.years + 0.15 * o.turns)

/** What sending four of a type brings now. */
function sending(o: Outlook, resource: number): number {
  const n = o.s.players[o.seat]!.resources[resource]!
  const missed = resourceWorth(o, resource, n) - resourceWorth(o, resource, n - SENT)
  return o.track * HONOR - missed - clerkMissed(o)
}

/** Turns of one's own in which something can still be sent. */
const chances = (o: Outlook): number => Math.floor(o.years) + (o.turns > 0 || o.s.season !== 'winter' ? 1 : 0)

/** What is on its way: the types of which there is most, as many as there are turns for. */
function promised(o: Outlook, { card }: ColdState): number {
  const { resources } = o.s.players[o.seat]!
  const parts = RESOURCES.flatMap((resource) => {
    if (card[resource]!.includes(o.seat)) return []
    const part = Math.min(1, resources[resource]! / SENT)
    return [part * part]
  })
  const most = parts.toSorted((a, b) => b - a).slice(0, chances(o))
  return READY * Math.max(0, o.track * HONOR - clerkMissed(o)) * most.reduce((sum, part) => sum + part, 0)
}

function spared(o: Outlook, option: Option): number {
  if (option.kind !== 'spare') return -o.shame
  return -oneLess(o, option.resource, o.s.players[o.seat]!.resources[option.resource]!)
}

export const freezingWeather: ExpansionSense = {
  prompts: {
    delivery: (o, option) => (option.kind === 'deliver' ? sending(o, option.resource) : 0),
    spareShame: spared,
  },
  worth(o) {
    const cold = coldOf(o)
    if (cold === undefined) return 0
    const sent = cold.card.filter((slot) => slot.includes(o.seat)).length
    return sent * (o.track * HONOR - clerkMissed(o)) + promised(o, cold)
  },
}
