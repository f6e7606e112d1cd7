import assert from 'node:assert/strict'
import { standardTables } from '../../src/data/index.ts'
import type { SetupWords, TestTable } from '../table.ts'
import { as, type Hero } from './stage.ts'

/* Cards with rules of our own. */

type Data = NonNullable<SetupWords['data']>

/** A table of the data with other rules on some cards: for words that no card of the base box uses. */
export const advisorsSay = (rules: Readonly<Record<string, string>>): Data => ({
  advisors: standardTables.advisors.map((row) => ({ ...row, rules: rules[row.id] ?? row.rules })),
})

export const hordesSay = (abilities: Readonly<Record<string, string>>): Data => ({
  hordes: standardTables.hordes.map((row) => ({ ...row, ability: abilities[row.id] ?? row.ability })),
})

/** The dragon has an Advisor with rules of our own. It fires, or it does not. */
export const saying = (text: string): Data => advisorsSay({ 'ADV-21': text })
export const me = (hero: Hero = {}): Hero => as('active', 'ADV-21', hero)
export const fires = (t: TestTable): TestTable => t.asks('dragon', 'ability', ['use ADV-21', 'pass'])
export const silent = (t: TestTable): TestTable => {
  assert.notEqual(t.asked(), 'dragon: ability')
  return t
}
