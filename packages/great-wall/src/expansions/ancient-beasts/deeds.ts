import type { Option } from '@wanli/kernel'
import { noteChanges } from '../../cards/modifiers.ts'
import { moment } from '../../cards/moments.ts'
import { type Facts, lackFacts } from '../../facts.ts'
import { notPossible } from '../../not-possible.ts'
import { DECLINE } from '../../options.ts'
import { pay } from '../../resources.ts'
import type { SectionId } from '../../state.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { areaAt, areaName, areasOf } from './areas.ts'
import { BEAST_IDS, type Movable } from './cards.ts'
import { beastsState, cardOf, upgradePrice } from './state.ts'

/** A Beast goes to an area; `location` or `section` says which. */
export interface BeastOption extends Option {
  readonly kind: 'beast'
  readonly beast: number
  readonly area: number
  readonly location?: number
  readonly section?: SectionId
}
/** A Beast comes to its next level. */
export interface BeastUpgradeOption extends Option {
  readonly kind: 'beastUpgrade'
  readonly beast: number
}

declare module '../../facts.ts' {
  interface MoreFacts {
    beastIsThere: { readonly kind: 'beastIsThere'; readonly beast: string; readonly area: string }
    beastAtTop: { readonly kind: 'beastAtTop'; readonly beast: string; readonly level: number }
  }
}
declare module '../../options.ts' {
  interface MoreOptions {
    beast: BeastOption
    beastUpgrade: BeastUpgradeOption
  }
}
declare module '../../terms.ts' {
  interface MorePrompts {
    /** XDP-15 */
    beastUpgrade: true
    /** XDP-16, -17 */
    beastMove: true
  }
}
declare module '../../events.ts' {
  interface MoreEvents {
    beastUpgraded: { kind: 'beastUpgraded'; seat: Seat; beast: string; level: number }
    beastMoved: { kind: 'beastMoved'; seat: Seat; beast: string; from: string; to: string }
  }
}

/** As many as there can be areas: the rows of the options are laid out by it. */
const MOST_AREAS = 32

export const beastOption = (g: G, beast: number, area: number): BeastOption =>
  g.box.book.inRow('beast', beast * MOST_AREAS + area, () => ({
    kind: 'beast',
    key: `beast ${BEAST_IDS[beast]!} ${areaName(g.box, area)}`,
    beast,
    area,
    ...areaAt(g.box, area),
  }))

const upgradeOption = (g: G, beast: number): BeastUpgradeOption =>
  g.box.book.inRow('beastUpgrade', beast, () => ({
    kind: 'beastUpgrade',
    key: `upgrade ${BEAST_IDS[beast]!}`,
    beast,
  }))

// --- upgrades ----------------------------------------------------------------------------------------------------------

/** AB-10: those below the last level that the player can pay for. */
function upgrades(g: G, seat: Seat): BeastUpgradeOption[] {
  const { resources } = g.state.players[seat]!
  return g.legal(
    BEAST_IDS.map((_, beast) => upgradeOption(g, beast)),
    ({ beast }) => {
      const price = upgradePrice(g, seat, beast)
      if (price === undefined) return 'AB-10'
      return resources[price.resource]! < price.n ? 'GW-CORE-05' : undefined
    },
    ({ beast }): Facts => {
      const price = upgradePrice(g, seat, beast)
      if (price !== undefined) return lackFacts(g, seat, price.resource, price.n)
      return { kind: 'beastAtTop', beast: BEAST_IDS[beast]!, level: cardOf(g, beastsState(g), beast).level }
    },
  )
}

/** AB-10, -11, XRUL-52, XP-TIM-06: at most one Upgrade, before the first box of the Command card; then that Beast may move. */
export function* upgradeStep(g: G): Rule {
  const seat = g.state.active
  if (BEAST_IDS.every((_, beast) => upgradePrice(g, seat, beast) === undefined)) return
  const ways = upgrades(g, seat)
  if (ways.length === 0) return notPossible(g, seat, 'beastUpgrade', () => upgrades(g, seat))
  const pick = yield* g.ask(seat, 'beastUpgrade', [...ways, DECLINE])
  if (pick.kind === 'decline') return
  yield* upgrade(g, seat, pick.beast)
  yield* move(g, seat, [pick.beast], { beast: BEAST_IDS[pick.beast]! })
}

/** To the supply, and the next card counts (AB-08); it is no Upgrade of an Overseer (AB-13). */
function* upgrade(g: G, seat: Seat, beast: number): Rule {
  const price = upgradePrice(g, seat, beast)!
  pay(g, seat, price.resource, price.n)
  noteChanges(g, seat, 'beastUpgrade')
  const { level } = beastsState(g)
  level[beast]!++
  g.say?.({ kind: 'beastUpgraded', seat, beast: BEAST_IDS[beast]!, level: level[beast]! })
  yield* moment(g, { trigger: 'onBeast', actors: [seat], words: ['upgrade'] })
}

// --- moves -------------------------------------------------------------------------------------------------------------

/** AB-11, -14: one of these Beasts to another area that its current card allows; or it stays (AB-12). */
function* move(
  g: G,
  seat: Seat,
  beasts: readonly number[],
  about: { readonly card: string } | { readonly beast: string },
): Rule {
  const state = beastsState(g)
  const options = beasts.flatMap((beast) =>
    areasOf(g.box, cardOf(g, state, beast)).map((area) => beastOption(g, beast, area)),
  )
  const ways = g.legal(
    options,
    ({ beast, area }) => (state.area[beast] === area ? 'AB-14' : undefined),
    ({ beast, area }): Facts => ({ kind: 'beastIsThere', beast: BEAST_IDS[beast]!, area: areaName(g.box, area) }),
  )
  const pick = yield* g.ask(seat, 'beastMove', [...ways, DECLINE], about)
  if (pick.kind === 'decline') return
  const { beast, area } = pick
  const { area: areas } = beastsState(g)
  g.say?.({
    kind: 'beastMoved',
    seat,
    beast: BEAST_IDS[beast]!,
    from: areaName(g.box, areas[beast]!),
    to: areaName(g.box, area),
  })
  areas[beast] = area
  yield* moment(g, { trigger: 'onBeast', actors: [seat], words: ['move'] })
}

/** GWXC-VOC-24: the Beasts that an effect may move. */
function movable(g: G, which: Movable): number[] {
  const state = beastsState(g)
  return BEAST_IDS.flatMap((_, beast) => {
    const onSections = cardOf(g, state, beast).locations.length === 0
    return which === 'any' || onSections === (which === 'section') ? [beast] : []
  })
}

export const moveBeast = (g: G, seat: Seat, which: Movable, card: string): Rule =>
  move(g, seat, movable(g, which), { card })
