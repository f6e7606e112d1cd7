import assert from 'node:assert/strict'
import { standardData, standardTables } from '../../src/data/index.ts'
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

export interface Figure {
  readonly by: string
  readonly unit: string
  readonly with?: number
}
export type Figures = Readonly<Record<number, Figure>>
type Cover = 'wound' | Figure

export const by = (clan: string, unit = 'spearman', mate?: number): Figure =>
  mate === undefined ? { by: clan, unit } : { by: clan, unit, with: mate }

const spotsOf = (card: string): number => standardData.hordes.base.find(({ id }) => id === card)!.type.spots.length

/** A Horde with Wounds on every spot that is not mentioned. */
export function full(card: string, figures: Figures = {}): Horde {
  return pierced(card, spotsOf(card), figures)
}

/** A Horde with Wounds on all spots but the last `n`. */
export const open = (card: string, n: number): Horde => pierced(card, spotsOf(card) - n, {})

interface Horde {
  readonly card: string
  readonly spots: Record<string, Cover>
}

function pierced(card: string, wounds: number, figures: Figures): Horde {
  const spots: Record<string, Cover> = {}
  const mates = Object.values(figures).map((figure) => figure.with)
  for (let spot = 1; spot <= wounds; spot++) if (!mates.includes(spot)) spots[spot] = 'wound'
  return { card, spots: { ...spots, ...figures } }
}

/** Strong enough for every Horde that could come in these scenes, with room for four Archers. */
export const STRONG = { wall: 3, barricades: 3 } as const

/** Someone who holds a Tactic card is asked in every window: the flow of the game stops there. */
export const WATCHING: Hero = { tactics: ['TAC-01'] }
export const WATCHED = { players: { monkey: WATCHING } }

export const honor = (t: TestTable, clan = 'dragon'): number => t.words(`players.${clan}.honor`) as number

export const resources = (t: TestTable, clan = 'dragon'): unknown => t.words(`players.${clan}.resources`)

export const has = (wood: number, stone: number, gold: number, chi: number) => ({ wood, stone, gold, chi })

export const soldiers = (t: TestTable, place: string, clan = 'dragon'): unknown => t.words(`sections.${place}.${clan}`)

export const units = (spearman: number, archer = 0, horseman = 0) => ({ spearman, archer, horseman })

/** A table of the data with other rules on some cards: for words that no card of the base box uses. */
export const advisorsSay = (rules: Readonly<Record<string, string>>): Data => ({
  advisors: standardTables.advisors.map((row) => ({ ...row, rules: rules[row.id] ?? row.rules })),
})

export const hordesSay = (abilities: Readonly<Record<string, string>>): Data => ({
  hordes: standardTables.hordes.map((row) => ({ ...row, ability: abilities[row.id] ?? row.ability })),
})

/** Nobody was asked for anything until the next Fall. */
export const FALL = 'dragon: command, snake: command, monkey: command'

export const isOver = (t: TestTable): void => assert.equal(t.asked(), FALL)

/** An Advisor's place at its General: it works while it is Active, and not while it supports. */
export type Place = 'active' | 'supporting'
export const as = (place: Place, id: string, hero: Hero = {}): Hero => ({ ...hero, [place]: [id] })

/** The dragon has an Advisor with rules of our own. It fires, or it does not. */
export const saying = (text: string): Data => advisorsSay({ 'ADV-21': text })
export const me = (hero: Hero = {}): Hero => as('active', 'ADV-21', hero)
export const fires = (t: TestTable): TestTable => t.asks('dragon', 'ability', ['use ADV-21', 'pass'])
export const silent = (t: TestTable): TestTable => {
  assert.notEqual(t.asked(), 'dragon: ability')
  return t
}

/** Supporting Advisors that the other cards of these scenes leave alone. */
const SUPPORT = ['ADV-30', 'ADV-29', 'ADV-25', 'ADV-26', 'ADV-27'] as const
export const supported = (n: number): Hero => ({ supporting: SUPPORT.slice(0, n) })
