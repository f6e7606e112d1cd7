import type { FamineState } from '@wanli/great-wall/expansions/chronicles/great-famine'
import { type Outlook, resourceWorth } from '../outlook.ts'
import {
  clerksAt,
  defenseOf,
  GOLD,
  type Horde,
  isSecond,
  isSoldier,
  ownerOf,
  powerOf,
  type SectionId,
  slot,
} from '../terms.ts'
import type { SectionSense } from './sections.ts'
import type { ExpansionSense } from './sense.ts'

/* The Great Famine: Food for the next Winters, and what each step of the larder costs all. */

const famineOf = ({ s }: Outlook): FamineState | undefined => s.extras['greatFamine'] as FamineState | undefined

/** AC-GF-15: who would eat now. */
function mouths({ g, s, box, seat }: Outlook): number {
  let sum = 0
  for (const level of s.players[seat]!.overseers) if (level > 0) sum++
  for (let location = 0; location < box.locations.length; location++) sum += clerksAt(g, location, seat)
  for (const { firing, rest, hordes } of s.sections) {
    for (let type = 0; type < box.soldiers.length; type++) sum += firing[slot(seat, type)]! + rest[slot(seat, type)]!
    for (const { spots } of hordes)
      spots.forEach((code, spot) => {
        if (isSoldier(code) && ownerOf(code) === seat && !isSecond(code, spot)) sum++
      })
  }
  return sum
}

/**
 * What a Food is worth that feeds somebody in the next Winter, in the one after it, and beyond. Alone it is bought while it is cheap; among
 * rivals who buy more and build less the Hordes come through (decision 055).
 */
type Feeds = readonly [number, number, number]
const FEEDS: Feeds = [2.4, 1.3, 0.4]
const FEEDS_ALONE: Feeds = [2.4, 2, 1.6]
/** Food costs five twice as much from the first Year on, and was bought in 1% of the chances: who buys it wins as often (decision 056). */
const FEEDS_AMONG_FIVE: Feeds = [3.4, 2.6, 1.8]
function feedsOf({ s, box }: Outlook): Feeds {
  if ('qin' in s.extras) return FEEDS_ALONE
  return box.setup.seats > 4 ? FEEDS_AMONG_FIVE : FEEDS
}

/** A track's worth of Food: the first feed those who matter most. In the last Winter who goes hungry is hardly missed. */
function foodWorth(o: Outlook, food: number): number {
  const need = Math.max(2, mouths(o))
  const now = Math.min(food, need)
  const then = Math.min(food - now, need)
  const matters = o.years >= 1 ? 1 : 0.2
  const [soon, next, later] = feedsOf(o)
  const first = soon * (now - (now * now) / (3 * need))
  return matters * first + (o.years >= 1 ? next * then + later * (food - now - then) : 0)
}

/** What so many purchases bring, less the Gold. */
function purchase(o: Outlook, n: number): number {
  const famine = famineOf(o)
  if (famine === undefined) return 0
  const gold = o.s.players[o.seat]!.resources[GOLD]!
  const price = n * o.box.time[o.s.time]!.lethality
  if (price > gold) return 0
  const has = famine.food[o.seat]!
  const then = Math.min(famine.capacity, has + 2 * n)
  return foodWorth(o, then) - foodWorth(o, has) - (resourceWorth(o, GOLD, gold) - resourceWorth(o, GOLD, gold - price))
}

/** What the best number of purchases with so many Clerks brings. */
function marketWorth(o: Outlook, clerks: number): number {
  let best = 0
  for (let n = 1; n <= clerks; n++) best = Math.max(best, purchase(o, n))
  return best
}

/** AC-GF-08: with each step the loss of all comes nearer. */
const LOSS = 5
const larderWorth = (capacity: number): number => -90 * Math.exp(-(capacity - LOSS) / 4)

/** AC-GF-10: a Breach takes a step for each Horde that stays. */
export const larder: SectionSense = (o, index, staying: readonly Horde[]) => {
  const famine = famineOf(o)
  if (famine === undefined || staying.length === 0 || o.assaults[index] !== true) return 0
  const section = index as SectionId
  const gap = powerOf(o.g, section, staying, o.powers) - defenseOf(o.g, section, staying)
  const risk = 1 / (1 + Math.exp(-(gap - 0.5) / o.w.blur))
  return risk * (larderWorth(famine.capacity - staying.length) - larderWorth(famine.capacity))
}

export const greatFamine: ExpansionSense = {
  prompts: {
    market: (o, option) => (option.kind === 'buyFood' ? purchase(o, option.n) : 0),
    // The meal as it is proposed feeds what matters most.
    feed: (_o, option) => (option.kind === 'eat' ? 1 : 0),
  },
  effects: { market: marketWorth },
  worth(o) {
    const famine = famineOf(o)
    return famine === undefined ? 0 : foodWorth(o, famine.food[o.seat]!) + larderWorth(famine.capacity)
  },
}
