import { COOP_HORDES, CLANS, type CoopWords as StageWords } from '../cards/coop-stage.ts'
import { position, QUIET, type SetupWords, type TestTable, tryPosition, without, type Words } from '../table.ts'

export { CLANS, COOP_HORDES, everyone } from '../cards/coop-stage.ts'

/** Tables of a team: dragon, snake, monkey and turtle, as many as there are seats, with Generals that say nothing. */

/** These on top of the Horde deck, below them all others that `used` does not name. */
export const hordeDeck = (top: readonly string[], used: readonly string[] = []): string[] => [
  ...top,
  ...without(COOP_HORDES, ...top, ...used),
]

export interface CoopWords extends Omit<StageWords, 'nextEvent'> {
  readonly eventDeck?: readonly string[]
  readonly claimed?: Readonly<Record<string, number>>
  readonly result?: string
}
export type TeamWords = Omit<Words, 'extras'> & { readonly coop?: CoopWords }

const setupOf = (setup: SetupWords): SetupWords => ({ mode: 'coop', seats: 3, ...setup })

function wordsOf({ coop, players, ...words }: TeamWords, { seats = 3 }: SetupWords): Words {
  const quiet = CLANS.slice(0, seats).map((clan) => [clan, { ...QUIET, ...players?.[clan] }])
  return {
    ...words,
    players: Object.fromEntries(quiet) as Words['players'] & object,
    ...(coop === undefined ? {} : { extras: { coop } }),
  }
}

/** A team in the middle of a game: three players unless the set-up says otherwise. */
export const team = (words: TeamWords, setup: SetupWords = {}): TestTable =>
  position(wordsOf(words, setup), setupOf(setup))

export const tryTeam = (words: TeamWords, setup: SetupWords = {}) => tryPosition(wordsOf(words, setup), setupOf(setup))

/** The last steps of Winter: the Requests are next. */
export const requestStep = (coop: CoopWords, words: TeamWords = {}, setup: SetupWords = {}): TestTable =>
  team({ phase: 'winterEnd', coop, ...words }, setup)

/** Requests that nobody can fulfil on an empty board without anything: no Walls, no Archers, no Defeats. */
export const HOPELESS = ['REQ-09', 'REQ-12', 'REQ-10'] as const

/** Answer the question about the order with Tea order wherever it comes up. */
export function inTeaOrder(t: TestTable): TestTable {
  CLANS.slice(0, t.table.box.setup.seats).forEach((_, seat) => t.table.stand(seat, 'order', 'order tea'))
  return t
}
