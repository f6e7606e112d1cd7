import type { Option } from '@wanli/kernel'
import { clerksCounted } from '../../../clerks.ts'
import { lackFacts } from '../../../facts.ts'
import type { LocationRules } from '../../../locations/index.ts'
import { notPossible } from '../../../not-possible.ts'
import { DECLINE } from '../../../options.ts'
import { pay } from '../../../resources.ts'
import { GOLD } from '../../../state.ts'
import type { G, LocationBox, Rule, Seat } from '../../../terms.ts'
import type { AtTable } from '../../own-numbers.ts'
import { rows, tables } from './rows.ts'
import { famineState, priceOfFood } from './state.ts'

/** So many purchases at the Market. */
export interface FoodOption extends Option {
  readonly kind: 'buyFood'
  readonly n: number
}

declare module '../../../options.ts' {
  interface MoreOptions {
    buyFood: FoodOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-20 */
    market: true
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    /** AC-GF-04, -05: `n` is what came on the track, `has` what is there now. */
    foodGained: { kind: 'foodGained'; seat: Seat; n: number; has: number; cut: number }
  }
}

export const MARKET = tables.market.id

/** AC-GF-03 */
export function marketOf(box: AtTable): LocationBox {
  const { id, name, shameIcon } = rows.at(box).market
  return {
    id,
    name,
    kind: 'special',
    spots: Infinity,
    shameIcon,
    resource: undefined,
    words: [id, 'special', 'any'],
  }
}

const option = (g: G, n: number): FoodOption =>
  g.box.book.inRow('buyFood', n, () => ({ kind: 'buyFood', key: `buy food ${n}`, n }))

/** AC-GF-04: once for each Clerk there, at most. */
function purchases(g: G, seat: Seat, location: number): FoodOption[] {
  const price = priceOfFood(g)
  const gold = g.state.players[seat]!.resources[GOLD]!
  return g.legal(
    Array.from({ length: clerksCounted(g, location, seat) }, (_, i) => option(g, i + 1)),
    ({ n }) => (gold >= n * price ? undefined : 'GW-CORE-05'),
    ({ n }) => lackFacts(g, seat, GOLD, n * price),
  )
}

function* buy(g: G, seat: Seat, location: number): Rule {
  const options = purchases(g, seat, location)
  if (options.length === 0) return notPossible(g, seat, 'market', () => purchases(g, seat, location))
  const price = priceOfFood(g)
  const { capacity, food } = famineState(g)
  const pick = yield* g.ask(seat, 'market', [...options, DECLINE], { price, food: food[seat]!, capacity })
  if (pick.kind === 'decline') return
  pay(g, seat, GOLD, pick.n * price)
  gainFood(g, seat, pick.n * rows.at(g.box).market.food)
}

/** AC-GF-05: what there is no room for is lost, and so is what was paid for it. */
function gainFood(g: G, seat: Seat, n: number): void {
  const { capacity, food } = famineState(g)
  const has = Math.min(capacity, food[seat]! + n)
  const gained = has - food[seat]!
  food[seat] = has
  g.say?.({ kind: 'foodGained', seat, n: gained, has, cut: n - gained })
}

export const MARKET_RULES: LocationRules = { phases: [buy] }
