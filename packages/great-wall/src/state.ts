import type { Core, Seat } from '@wanli/kernel'

/*
 * What lies on the table. Cards are indexes into the tables of the box; people and pieces are counts. Flat lists of numbers
 * are what a copy in microseconds is made of.
 */

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const RESOURCES = ['wood', 'stone', 'gold', 'chi'] as const
/** Index into RESOURCES. */
export type Resource = 0 | 1 | 2 | 3
export const WOOD = 0
const STONE = 1
export const GOLD = 2
export const CHI = 3
/** Wood, Stone and Gold: what building is paid with. */
export const BUILDING: readonly Resource[] = [WOOD, STONE, GOLD]
export const ALL_RESOURCES: readonly Resource[] = [WOOD, STONE, GOLD, CHI]

export const SECTION_NAMES = ['left', 'middle', 'right'] as const
/** 0 left, 1 middle, 2 right. */
export type SectionId = 0 | 1 | 2
export const SECTIONS: readonly SectionId[] = [0, 1, 2]

/** Where Honor comes from and goes to: the final breakdown. */
export const HONOR_SOURCES = [
  'hordes',
  'defeats',
  'rewards',
  'building',
  'donations',
  'reclaim',
  'abilities',
  'tactics',
  'artifacts',
  'requests',
  'shame',
] as const
/** Sources that expansions add: each folder adds its own by declaring this interface again. */
export interface MoreHonorSources {}
export type HonorSource = (typeof HONOR_SOURCES)[number] | keyof MoreHonorSources

/** Nobody, nothing: an empty slot of a list of indexes. */
export const NONE = -1

/** Room for participants in lists by type and seat, and in the codes of Vital spots; a table with more is refused when it opens. */
const SEAT_BITS = 3
export const MOST_SEATS = 1 << SEAT_BITS
/** So many Vital spots can a card have: each is a bit in the codes. */
export const MOST_SPOTS = 12
/** Lists of figures go by type, then by seat: as many types as the box has (GW-HOOK-01). */
export const slot = (seat: Seat, type: number): number => type * MOST_SEATS + seat
export const figures = (types: number): number[] => Array<number>(types * MOST_SEATS).fill(0)

// --- Vital spots -------------------------------------------------------------------------------------------------------

/**
 * What covers a Vital spot: nothing, a Wound, a Soldier (owner, type, and all spots of a figure that covers several), or a
 * marker that someone owns (GW-HOOK-02). The low bits of a code are the spots of the figure, 0 for a figure on one spot; above
 * them stands the slot, odd for a Soldier and even for a marker.
 */
export const VACANT = 0
export const WOUND = 1
const OWN = MOST_SPOTS
const SPOT_BITS = (1 << MOST_SPOTS) - 1

/** The spots of one figure, for `soldierCode`: nothing for a single one. */
export const figureOn = (spots: readonly number[]): number => {
  let bits = 0
  if (spots.length > 1) for (const spot of spots) bits |= 1 << spot
  return bits
}
export const pairOn = (spot: number, mate: number): number => (mate < 0 ? 0 : (1 << spot) | (1 << mate))
export const soldierCode = (seat: Seat, type: number, figure = 0): number =>
  ((1 + 2 * slot(seat, type)) << OWN) | figure
export const markerCode = (seat: Seat, kind: number): number => (2 + 2 * slot(seat, kind)) << OWN
export const isSoldier = (code: number): boolean => ((code >> OWN) & 1) === 1
export const isMarker = (code: number): boolean => code > SPOT_BITS && !isSoldier(code)
/** Of a Soldier or a marker. */
export const ownerOf = (code: number): Seat => (((code >> OWN) - 1) >> 1) & (MOST_SEATS - 1)
export const typeOf = (code: number): number => ((code >> OWN) - 1) >> (1 + SEAT_BITS)
export const markerKind = (code: number): number => typeOf(code)
/** The other spots of the same figure. */
export function otherSpots(code: number, spot: number): number[] {
  const others: number[] = []
  const bits = code & SPOT_BITS & ~(1 << spot)
  for (let other = 0; bits >> other > 0; other++) if (((bits >> other) & 1) === 1) others.push(other)
  return others
}
/** The first other spot of the same figure, or NONE. */
export const mateOf = (code: number, spot: number): number => {
  const bits = code & SPOT_BITS & ~(1 << spot)
  return bits === 0 ? NONE : 31 - Math.clz32(bits & -bits)
}
/** Not the first of the spots of one figure. */
export const isSecondSpot = (code: number, spot: number): boolean => (code & SPOT_BITS & ((1 << spot) - 1)) !== 0

export interface Horde {
  /** Index into the Horde cards of the box. */
  card: number
  /** What covers each Vital spot. */
  spots: number[]
  /** The row that it never leaves, counted from 0 (GW-HOOK-03); left out for all others, which close up (rows.ts). */
  stays?: number
}

/** A card or board beside the sections that has Vital spots (GW-HOOK-04). */
export interface Outpost {
  /** Index into the outposts of the box. */
  card: number
  spots: number[]
}

export interface Section {
  usable: boolean
  wall: number
  barricades: number
  /** From the Wall outwards; in which rows they stand says rows.ts. */
  hordes: Horde[]
  /** How many Soldiers stand there: by type, then by seat (`slot`). */
  firing: number[]
  rest: number[]
  /** Defense added by cards in this Assault phase. */
  bonus: number
}

export interface Player {
  honor: number
  /** By HONOR_SOURCES; losses count negative. */
  honorFrom: number[]
  resources: number[]
  /** Command cards in hand and on the discard pile. */
  commands: number[]
  discarded: number[]
  tactics: number[]
  clerkPool: number
  clerkSupply: number
  /** Soldiers in the pool by type: free, and with a Shame token. */
  free: number[]
  shamed: number[]
  /** By production Location: level (0 = none), and which type of Soldier it is. */
  overseers: number[]
  overseerTypes: number[]
  general: number
  active: number[]
  supporting: number[]
  /** The Supporting Advisor of the set-up was never face up in public (GW-INFO-08). */
  secretSupport: number
  claimed: number[]
  /** Shame tokens on each claimed Horde. */
  claimedShame: number[]
  /** Soldiers by type, and Clerks, that have left the game for good (GW-COOP-22b). */
  sacrificed: number[]
  sacrificedClerks: number
  /** Rules with a limit that have been used, by period: `card/rule`. */
  usedTurn: string[]
  usedYear: string[]
  usedGame: string[]
  /** Cards dealt in the set-up, until the choice is revealed. */
  dealt: number[]
}

/** A card on the Command track. */
export interface Command {
  seat: Seat
  card: number
}

/** The activation in progress. */
export interface Activation {
  location: number
  advanced: boolean
  /** Players with Clerks there, in Tea order as it was when it began. */
  order: Seat[]
  /** Clerks that count though they are not there (GW-ACT-13), by seat. */
  extra: number[]
  /** Who gathered in this activation (GW-PROD-04, -07). */
  gathered: Seat[]
}

/** Cards that a player is looking at: not yet sorted, put on top (first = topmost), put under the deck. */
export interface Peek {
  seat: Seat
  deck: string
  cards: number[]
  top: number[]
  under: number[]
}

export interface State extends Core {
  year: number
  season: Season
  /** Whose turn it is, or NONE. */
  active: Seat
  /** Slot of the Time track, from 0. */
  time: number
  /** Tea markers, top first. */
  tea: Seat[]
  sections: Section[]
  /** Clerks by Location and seat. */
  clerks: number[]
  players: Player[]
  /** Cards on the Command track by spot, from 0; null = empty. */
  track: (Command | null)[]
  /** Cards revealed but not yet placed on the track. */
  revealed: Command[]
  /** The last card of a deck is its top one. */
  hordeDeck: number[]
  hordeDiscard: number[]
  /** Left in the box by the set-up (XP-SET-02): everyone knows which. */
  hordesOut: number[]
  tacticDeck: number[]
  tacticDiscard: number[]
  /** Tactic cards being resolved. */
  tacticsInPlay: number[]
  advisorDeck: number[]
  advisorDisplay: number[]
  advisorDiscard: number[]
  artifacts: number[]
  /** Who holds each public card of the box, or NONE (GW-HOOK-13). */
  holders: number[]
  outposts: Outpost[]
  shamePool: number
  shameRemoved: number
  /** Wood, Stone, Gold. */
  warehouse: number[]
  activation: Activation | null
  /** Rules being resolved, as `seat:card/rule` (GWC-VOC-04). */
  resolving: string[]
  /** Cards that a player is looking at (GW-INFO-10). */
  peek: Peek | null
  /** What modes and expansions add, by their name: plain data of their own. */
  extras: Record<string, unknown>
  /** Why everyone has lost at once (XP-GEN-05); left out of all other games. */
  lost?: string
}

const copyHorde = ({ card, spots, stays }: Horde): Horde =>
  stays === undefined ? { card, spots: spots.slice() } : { card, spots: spots.slice(), stays }

/** To a section that is not in use nothing ever comes: all copies share it. */
const copyIfUsed = (s: Section): Section => (s.usable ? copySection(s) : s)

const copySection = (s: Section): Section => ({
  usable: s.usable,
  wall: s.wall,
  barricades: s.barricades,
  hordes: s.hordes.map(copyHorde),
  firing: s.firing.slice(),
  rest: s.rest.slice(),
  bonus: s.bonus,
})

/*
 * For lists that are empty more often than not: an empty one is made faster than it is copied. Lists of words are made in another place than
 * lists of numbers, since the engine gives all lists from one place the same form.
 */
const numbers = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice())
const words = (list: readonly string[]): string[] => (list.length === 0 ? [] : list.slice())

const copyPlayer = (p: Player): Player => ({
  honor: p.honor,
  honorFrom: p.honorFrom.slice(),
  resources: p.resources.slice(),
  commands: p.commands.slice(),
  discarded: numbers(p.discarded),
  tactics: numbers(p.tactics),
  clerkPool: p.clerkPool,
  clerkSupply: p.clerkSupply,
  free: p.free.slice(),
  shamed: p.shamed.slice(),
  overseers: p.overseers.slice(),
  overseerTypes: p.overseerTypes.slice(),
  general: p.general,
  active: numbers(p.active),
  supporting: numbers(p.supporting),
  secretSupport: p.secretSupport,
  claimed: numbers(p.claimed),
  claimedShame: numbers(p.claimedShame),
  sacrificed: p.sacrificed.slice(),
  sacrificedClerks: p.sacrificedClerks,
  usedTurn: words(p.usedTurn),
  usedYear: words(p.usedYear),
  usedGame: words(p.usedGame),
  dealt: numbers(p.dealt),
})

const copyActivation = (a: Activation): Activation => ({
  location: a.location,
  advanced: a.advanced,
  order: a.order.slice(),
  extra: a.extra.slice(),
  gathered: a.gathered.slice(),
})

const copyPeek = (p: Peek): Peek => ({
  seat: p.seat,
  deck: p.deck,
  cards: p.cards.slice(),
  top: p.top.slice(),
  under: p.under.slice(),
})

export function copyState(s: State): State {
  const copy = copyOfTable(s)
  if (s.lost !== undefined) copy.lost = s.lost
  return copy
}

const copyOfTable = (s: State): State => ({
  agenda: s.agenda.slice(),
  over: s.over,
  chance: { ...s.chance },
  year: s.year,
  season: s.season,
  active: s.active,
  time: s.time,
  tea: s.tea.slice(),
  sections: s.sections.map(copyIfUsed),
  clerks: s.clerks.slice(),
  players: s.players.map(copyPlayer),
  track: s.track.map((command) => (command === null ? null : { seat: command.seat, card: command.card })),
  revealed: s.revealed.map((command) => ({ seat: command.seat, card: command.card })),
  hordeDeck: s.hordeDeck.slice(),
  hordeDiscard: numbers(s.hordeDiscard),
  hordesOut: s.hordesOut,
  tacticDeck: s.tacticDeck.slice(),
  tacticDiscard: numbers(s.tacticDiscard),
  tacticsInPlay: numbers(s.tacticsInPlay),
  advisorDeck: s.advisorDeck.slice(),
  advisorDisplay: s.advisorDisplay.slice(),
  advisorDiscard: numbers(s.advisorDiscard),
  artifacts: s.artifacts,
  holders: numbers(s.holders),
  outposts: s.outposts.map(({ card, spots }) => ({ card, spots: spots.slice() })),
  shamePool: s.shamePool,
  shameRemoved: s.shameRemoved,
  warehouse: s.warehouse.slice(),
  activation: s.activation === null ? null : copyActivation(s.activation),
  resolving: words(s.resolving),
  peek: s.peek === null ? null : copyPeek(s.peek),
  extras: copyPlain(s.extras),
})

/** What modes keep in `extras` is small and plain: lists, records, numbers, words. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return (value.some(isDeep) ? value.map(copyPlain) : value.slice()) as T
  // Made all at once, then what lies deeper: to put a record together field by field is slow.
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) if (isDeep(copy[key])) copy[key] = copyPlain(copy[key])
  return copy as T
}

const isDeep = (value: unknown): boolean => typeof value === 'object' && value !== null
