import type { FortressView } from '../../../src/expansions/chronicles/diaoyucheng/state.ts'
import { activation, WATCH } from '../../pieces.ts'
import { position, type SetupWords, type TestTable, type Words } from '../../table.ts'

/* Tables for the tests of the Siege: dragon, snake and monkey together, whose Generals say nothing; teams that keep to the Tea order. */

export const SIEGE: SetupWords = {
  mode: 'coop',
  seats: 3,
  expansions: ['diaoyucheng'],
  options: { 'coop.ordering': 'tea' },
}
export const NONE = { general: null } as const
export const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
export const RICH = { wood: 9, stone: 9, gold: 9, chi: 9 } as const

/** The Fortress in words: `fortress({ defense: 4, archers: ['dragon'] })`. */
export const fortress = (words: object) => ({ extras: { diaoyucheng: words } })
export const fortressOf = (t: TestTable): FortressView => t.view().extras['diaoyucheng'] as FortressView

const quiet = (words: Words, { clans = ['dragon', 'snake', 'monkey'] }: SetupWords): Words => ({
  artifacts: [],
  ...words,
  players: { ...Object.fromEntries(clans.map((clan) => [clan, NONE])), ...words.players },
})

/** The dragon's Clerks are at work; the monkey stops the table when all is done. */
export const atWork = (clerks: Words['clerks'], words: Words = {}, setup: SetupWords = {}): TestTable =>
  activation(
    { clerks: clerks!, ...quiet({ ...words, players: { monkey: { ...NONE, ...WATCH }, ...words.players } }, setup) },
    { ...SIEGE, ...setup },
  )

export const at = (phase: NonNullable<Words['phase']>, words: Words = {}, setup: SetupWords = {}): TestTable =>
  position({ phase, ...quiet(words, setup) }, { ...SIEGE, ...setup })

/** Winter with nothing in the sections, watched by the dragon up to the Night, and through it if nobody is asked there. */
export const toNight = (words: Words): TestTable =>
  at('winter', { ...words, players: { dragon: { ...NONE, ...WATCH } } }).play('pass')
