import assert from 'node:assert/strict'
import { type PlayerWords, position, type SetupWords, type TestTable, type Words } from '../table.ts'

/*
 * Scenes for the tests of cards: three players, Generals that say nothing, and the dragon with the card in question. Sections
 * have no Wall and no Barricades unless a scene says so.
 */

export type Hero = NonNullable<PlayerWords>
type Sections = NonNullable<Words['sections']>
type Clerks = NonNullable<Words['clerks']>
/** Clerks at one Location, by clan. */
export type Counts = Clerks[string]
type Data = NonNullable<SetupWords['data']>

const SILENT: Hero = { general: null }

/** The dragon as described; the others as the words say, or with nothing at all. */
export function scene(words: Words, hero: Hero = {}, data?: Data): TestTable {
  const named = (clan: string): Hero => ({ ...SILENT, ...words.players?.[clan] })
  const players = { dragon: { ...SILENT, ...hero }, snake: named('snake'), monkey: named('monkey') }
  return position({ ...words, players }, { seats: 3, ...(data === undefined ? {} : { data }) })
}

/** From the income step on, up to the choice of Command cards. */
export const income = (hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'income', ...words }, hero, data)

/** The dragon's Activation step, with Clerks by Location. */
export const activation = (clerks: Clerks, hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'activation', turn: 'dragon', clerks, ...words }, hero, data)

/** The dragon's turn, from its very start. */
export const turn = (command: string, hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: command } }, ...words }, hero, data)

export const defeat = (sections: Sections, hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'defeat', sections, ...words }, hero, data)

export const winter = (sections: Sections, hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'winter', sections, ...words }, hero, data)

export const assault = (sections: Sections, hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'assault', sections, ...words }, hero, data)

export const scoring = (hero: Hero, words: Words = {}, data?: Data): TestTable =>
  scene({ phase: 'scoring', artifacts: [], ...words }, hero, data)

/** Two Clerks of the dragon and one of the snake fill a Regular Location: nobody is alone there. */
export const shared = (location: string): Clerks => ({ [location]: { dragon: 2, snake: 1 } })

/** Strong enough for every Horde that could come in these scenes, with room for four Archers. */
export const STRONG = { wall: 3, barricades: 3 } as const

/** Someone who holds a Tactic card is asked in every window: the flow of the game stops there. */
export const WATCHING: Hero = { tactics: ['TAC-01'] }
export const WATCHED = { players: { monkey: WATCHING } }

/** Nobody was asked for anything until the next Fall. */
export const FALL = 'dragon: command, snake: command, monkey: command'

export const isOver = (t: TestTable): void => assert.equal(t.asked(), FALL)

/** An Advisor's place at its General: it works while it is Active, and not while it supports. */
export type Place = 'active' | 'supporting'
export const as = (place: Place, id: string, hero: Hero = {}): Hero => ({ ...hero, [place]: [id] })

/** Supporting Advisors that the other cards of these scenes leave alone. */
const SUPPORT = ['ADV-30', 'ADV-29', 'ADV-25', 'ADV-26', 'ADV-27'] as const
export const supported = (n: number): Hero => ({ supporting: SUPPORT.slice(0, n) })
