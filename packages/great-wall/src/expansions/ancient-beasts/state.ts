import { shown } from '@wanli/kernel'
import { z } from 'zod'
import { changedPrice } from '../../cards/modifiers.ts'
import { humans } from '../../humans.ts'
import { hasPlayed } from '../../invariants-cards.ts'
import type { Extra } from '../../modes/index.ts'
import { Wrong } from '../../position/wrong.ts'
import { NONE, type Resource, type SectionId, type State } from '../../state.ts'
import type { GwBox, InForce, OwnerlessCards, R, Seat } from '../../terms.ts'
import type { Revealed } from '../revealed.ts'
import { areaAt, areaName, areaNamed, areasOf, isArea } from './areas.ts'
import type { AtTable } from '../own-numbers.ts'
import { BEAST_IDS, type BeastCard, beastsOf, RELIC_IDS, relicsOf } from './cards.ts'

declare module '../../details.ts' {
  interface MoreDetails {
    beasts: true
    beastLevel: true
    relics: true
  }
}

export const ANCIENT_BEASTS = 'ancientBeasts'

/** What Ancient Beasts keep on the table; Relics are numbers of RELIC_IDS. */
export interface BeastsState extends Revealed {
  /** By Beast: where it stands; NONE until it is put somewhere (AB-04). */
  area: number[]
  /** By Beast, from 1. */
  level: number[]
}

export const beastsState = (g: Pick<R, 'state'>): BeastsState => g.state.extras[ANCIENT_BEASTS] as BeastsState

/** AB-08: only the current card of a Beast counts. */
export const cardOf = ({ box }: Pick<R, 'box'>, { level }: BeastsState, beast: number): BeastCard =>
  beastsOf(box)[beast]!.levels[level[beast]! - 1]!

/** AB-17: the Relic on top of those revealed. */
export const activeRelic = ({ shown: relics }: BeastsState): string => RELIC_IDS[relics.at(-1)!]!

/** AB-10, GWXC-VOC-31: what the next level of a Beast costs a player now; undefined: there is none. */
export function upgradePrice(
  g: R,
  seat: Seat,
  beast: number,
): { readonly resource: Resource; readonly n: number } | undefined {
  const { price } = cardOf(g, beastsState(g), beast)
  return price === null ? undefined : { ...price, n: changedPrice(g, seat, 'beastUpgrade', price.n) }
}

/** GWXC-VOC-11: a Beast stands there. */
export const isBeastAt = (g: R, location: number): boolean => beastsState(g).area.includes(location)
export const isBeastIn = (g: R, section: SectionId): boolean =>
  beastsState(g).area.includes(g.box.locations.length + section)

/** AB-08, -09: nobody owns a Beast; its card holds where it stands. AB-19: some of its rules have a place of their own. */
export const beastCardsOf = (box: AtTable): OwnerlessCards => ({
  cards: beastsOf(box).flatMap(({ levels }) => levels),
  inForce(g) {
    const state = beastsState(g)
    const found: InForce[] = []
    for (let beast = 0; beast < state.area.length; beast++) {
      const area = state.area[beast]!
      if (area !== NONE) found.push({ card: cardOf(g, state, beast), at: areaAt(g.box, area) })
    }
    return found
  },
  ownMoments: ['onActivation', 'onHordeDefeated'],
})

/** AB-14, -17, -23 */
export const relicCardsOf = (box: AtTable): OwnerlessCards => ({
  cards: relicsOf(box),
  inForce: (g) => [{ card: relicsOf(g.box)[beastsState(g).shown.at(-1)!]! }],
  humansOnly: true,
})

// --- what is seen of it --------------------------------------------------------------------------------------------------

export interface BeastView {
  readonly beast: string
  readonly card: string
  readonly level: number
  /** A Location or a section, by its name; null until it is placed. */
  readonly area: string | null
  /** Where its current card lets it stand. */
  readonly areas: readonly string[]
  /** What is printed for the next level, null at the last one; what cards change of it stands in each player's prices (`beastUpgrade`). */
  readonly upgrade: { readonly resource: Resource; readonly n: number } | null
}
/** What everyone sees. */
export interface BeastsView {
  readonly beasts: readonly BeastView[]
  readonly relic: string
  /** Who has used the active Relic in this Year (AB-15). */
  readonly relicUsed: readonly Seat[]
  /** Revealed before, the last one first. */
  readonly covered: readonly string[]
  readonly deck: number
}

function viewBeast(g: R, beast: number): BeastView {
  const state = beastsState(g)
  const card = cardOf(g, state, beast)
  const area = state.area[beast]!
  return {
    beast: BEAST_IDS[beast]!,
    card: card.id,
    level: card.level,
    area: area === NONE ? null : areaName(g.box, area),
    areas: areasOf(g.box, card).map((place) => areaName(g.box, place)),
    upgrade: card.price,
  }
}

function view(state: BeastsState, g: R): BeastsView {
  const relic = activeRelic(state)
  return {
    beasts: BEAST_IDS.map((_, beast) => viewBeast(g, beast)),
    relic,
    relicUsed: humans(g).filter((seat) => g.state.players[seat]!.usedYear.includes(relic)),
    covered: state.shown.slice(0, -1).reverse().map(relicId),
    deck: state.deck.length,
  }
}

// --- as words ------------------------------------------------------------------------------------------------------------

const label = z.string().max(60)
const words = z.strictObject({
  beasts: z
    .record(z.string(), z.strictObject({ area: label.nullable().optional(), level: z.int().optional() }))
    .optional(),
  shown: z.array(label).min(1).optional(),
  deck: z.array(label).optional(),
})

const relicId = (relic: number): string => RELIC_IDS[relic]!
function relicNamed(called: string): number {
  const relic = RELIC_IDS.indexOf(called)
  if (relic < 0) throw new Wrong(`extras.${ANCIENT_BEASTS}`, 'noCard', { name: shown(called) })
  return relic
}
const ALL = RELIC_IDS.map((_, relic) => relic)
/** Where a Beast stands unless a position says otherwise: on the first area of its card. */
const homeOf = (box: GwBox, beast: number): number => areasOf(box, beastsOf(box)[beast]!.levels[0]!)[0]!

const fresh = (box: GwBox): BeastsState => ({
  area: BEAST_IDS.map((_, beast) => homeOf(box, beast)),
  level: BEAST_IDS.map(() => 1),
  shown: [0],
  deck: ALL.slice(1).reverse(),
})

function read(input: unknown, box: GwBox): BeastsState {
  const parsed = words.safeParse(input)
  if (!parsed.success) throw new Wrong(`extras.${ANCIENT_BEASTS}`, 'relics', { name: shown(input) })
  const state = fresh(box)
  for (const [id, { area, level }] of Object.entries(parsed.data.beasts ?? {})) {
    const beast = BEAST_IDS.indexOf(id)
    if (beast < 0) throw new Wrong(`extras.${ANCIENT_BEASTS}.beasts`, 'noCard', { name: shown(id) })
    if (level !== undefined) state.level[beast] = level
    if (area === undefined) continue
    const place = area === null ? NONE : areaNamed(box, area)
    if (place === undefined) throw new Wrong(`extras.${ANCIENT_BEASTS}.beasts`, 'beasts', { name: shown(area) })
    state.area[beast] = place
  }
  if (parsed.data.shown !== undefined) state.shown = parsed.data.shown.map(relicNamed)
  const rest = ALL.filter((relic) => !state.shown.includes(relic)).reverse()
  state.deck = parsed.data.deck?.map(relicNamed).reverse() ?? rest
  return state
}

/** XP-INV-10: every Beast on one area from the set-up on; AB-03: a level that it has; AB-02: every Relic in one place. */
function broken({ area, level, deck, shown: open }: BeastsState, box: GwBox, state: State) {
  const relics = [...deck, ...open]
  const isToCome = state.year === 1 && !hasPlayed(state)
  const placed =
    area.length === BEAST_IDS.length && area.every((place) => isArea(box, place) || (place === NONE && isToCome))
  const levels =
    level.length === BEAST_IDS.length && level.every((n, beast) => beastsOf(box)[beast]!.levels[n - 1] !== undefined)
  const once = relics.length === RELIC_IDS.length && new Set(relics).size === relics.length && open.length > 0
  return [
    ...(placed ? [] : [{ rule: 'XP-INV-10', problem: 'beasts' } as const]),
    ...(levels ? [] : [{ rule: 'AB-03', problem: 'beastLevel' } as const]),
    ...(once ? [] : [{ rule: 'AB-02', problem: 'relics' } as const]),
  ]
}

export const beastsExtra: Extra = {
  name: ANCIENT_BEASTS,
  fresh,
  read,
  write: ({ area, level, deck, shown: open }: BeastsState, box) => ({
    beasts: Object.fromEntries(
      BEAST_IDS.map((id, beast) => [
        id,
        { area: area[beast] === NONE ? null : areaName(box, area[beast]!), level: level[beast]! },
      ]),
    ),
    shown: open.map(relicId),
    deck: deck.toReversed().map(relicId),
  }),
  view,
  broken,
  guess: ({ deck }: BeastsState, dice) => dice.redeal(deck),
  // Those in the deck nobody knows.
  hidden({ deck }: BeastsState, box) {
    const everyone = (1 << box.setup.seats) - 1
    return ALL.map((relic) => (deck.includes(relic) ? 0 : everyone))
  },
}
