import { standardData } from '../../src/data/index.ts'
import { position, type SetupWords, type TestTable, without, type Words } from '../table.ts'
import type { Figure, Figures } from './figures.ts'
import type { Hero } from './stage.ts'

/*
 * Scenes for the tests of co-op cards: three players unless a scene says otherwise, Generals that say nothing, the order of the
 * Tea track. No Request lies open; the Event that comes at the end of Winter does nothing that a scene would notice.
 */

export const CLANS = ['dragon', 'snake', 'monkey', 'turtle'] as const
export const COOP_HORDES: readonly string[] = standardData.hordes.coop.map(({ id }) => id)
const EVENTS = Object.keys(standardData.events)
/** Nobody has Clerks at its Locations, nobody upgrades. */
const QUIET_EVENT = 'EVT-06'

export type Players = Readonly<Record<string, Hero>>
export interface CoopWords {
  readonly requests?: readonly (string | null)[]
  readonly requestDeck?: readonly string[]
  readonly done?: readonly string[]
  /** The Event that comes first; the others follow in the order of their numbers. */
  readonly nextEvent?: string
  readonly events?: readonly string[]
  readonly eased?: Readonly<Record<string, number>>
  readonly defeated?: number
  readonly breached?: readonly string[]
}

/** A co-op table: what the words say, all players without a General unless they have one. */
export function team(words: Words, coop: CoopWords = {}, setup: SetupWords = {}): TestTable {
  const seats = setup.seats ?? 3
  const { nextEvent = QUIET_EVENT, events = [], ...rest } = coop
  const players = Object.fromEntries(
    CLANS.slice(0, seats).map((clan) => [clan, { general: null, ...words.players?.[clan] }]),
  )
  const extras = {
    coop: {
      requests: Array<null>(seats === 2 ? 2 : 3).fill(null),
      eventDeck: [...without([nextEvent], ...events), ...without(EVENTS, nextEvent, ...events)],
      events,
      ...rest,
    },
  }
  const options = { 'coop.ordering': 'tea' as const, ...setup.options }
  return position({ ...withHordes(words), players, extras }, { mode: 'coop', ...setup, seats, options })
}

/** `hordeTop` of the co-op deck. */
function withHordes({ hordeTop, ...words }: Words): Words {
  if (hordeTop === undefined) return words
  const used = JSON.stringify(words)
  const rest = without(COOP_HORDES, ...hordeTop).filter((id) => !used.includes(`"${id}"`))
  return { ...words, hordeDeck: [...hordeTop, ...rest] }
}

/** The start of Winter, with nothing else on the board. */
export const winter = (sections: Words['sections'], players: Players = {}, coop: CoopWords = {}): TestTable =>
  team({ phase: 'winter', sections: sections ?? {}, players }, coop)

/** The Assault, before the first Section is compared. */
export const assault = (sections: Words['sections'], players: Players = {}, coop: CoopWords = {}): TestTable =>
  team({ phase: 'assault', sections: sections ?? {}, players }, coop)

/** The dragon's turn, from its start. */
export const turn = (players: Players, words: Words = {}, coop: CoopWords = {}, card = 'economy'): TestTable =>
  team({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card } }, ...words, players }, coop)

/** The end of Winter, in which this Event is revealed. */
export const reveal = (event: string, players: Players = {}, words: Words = {}): TestTable =>
  team({ phase: 'winterEnd', ...words, players }, { nextEvent: event })

/** The Request step, with these on the board and with so many players. */
export const requests = (
  open: readonly (string | null)[],
  players: Players = {},
  words: Words = {},
  coop: CoopWords = {},
  seats = 3,
): TestTable => team({ phase: 'winterEnd', ...words, players }, { requests: open, ...coop }, { seats })

/** A co-op Horde with Wounds on every spot that is not mentioned. */
export function full(card: string, figures: Figures = {}) {
  const count = standardData.hordeCards[card]!.type.spots.length
  const mates = Object.values(figures).map((figure) => figure.with)
  const spots: Record<string, 'wound' | Figure> = { ...figures }
  for (let spot = 1; spot <= count; spot++) if (!mates.includes(spot)) spots[spot] ??= 'wound'
  return { card, spots }
}

/** Holds a Tactic card that never fits in these scenes: the table stops at every window and asks him. */
export const WATCH: Hero = { tactics: ['TAC-01'] }

/** A Wall that no Horde of these scenes breaks, with room for Archers. */
export const HELD = { wall: 3, barricades: 3 } as const

export const everyone = (hero: Hero, seats = 3): Players =>
  Object.fromEntries(CLANS.slice(0, seats).map((clan) => [clan, hero]))

export const all = (t: TestTable, path: string, seats = 3): unknown[] =>
  CLANS.slice(0, seats).map((clan) => t.words(`players.${clan}.${path}`))
