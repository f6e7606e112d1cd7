import { position, type SetupWords, type TestTable, type Words } from '../../table.ts'

/*
 * Scenes with Black Powder: Generals that say nothing, sections as the words say. The Clans are those whose special soldiers a test is
 * about; the first one acts.
 */

export const NONE = { general: null } as const
export const RICH = { ...NONE, resources: { wood: 9, stone: 9, gold: 9, chi: 9 } } as const

/** A table of these Clans; the Panda comes with the 5th Player. */
export const powder = (clans: readonly string[], more: SetupWords = {}): SetupWords => ({
  seats: clans.length,
  clans,
  expansions: [...(clans.includes('panda') ? ['fifthPlayer'] : []), 'blackPowder'],
  ...more,
})

const quiet = (clans: readonly string[]): NonNullable<Words['players']> =>
  Object.fromEntries(clans.map((clan) => [clan, NONE]))

export interface Scene {
  readonly clans: readonly string[]
  readonly words: Words
  readonly setup?: SetupWords
}

const at = (phase: Words['phase'], { clans, words, setup }: Scene): TestTable =>
  position(
    { ...(phase === undefined ? {} : { phase }), ...words, players: { ...quiet(clans), ...words.players } },
    powder(clans, setup),
  )

/** Everyone chooses a Command card. */
export const fall = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at(undefined, { clans, words, ...(setup === undefined ? {} : { setup }) })
export const winter = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at('winter', { clans, words, ...(setup === undefined ? {} : { setup }) })
export const assault = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at('assault', { clans, words, ...(setup === undefined ? {} : { setup }) })
export const defeat = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at('defeat', { clans, words, ...(setup === undefined ? {} : { setup }) })
export const spring = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at('spring', { clans, words, ...(setup === undefined ? {} : { setup }) })
/** From the end of the Assault phase on. */
export const winterEnd = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at('winterEnd', { clans, words, ...(setup === undefined ? {} : { setup }) })

/** The first Clan resolves Attack Order: any number of Soldiers attack. */
export const attackOrder = (clans: readonly string[], words: Words, setup?: SetupWords): TestTable =>
  at('turn', {
    clans,
    words: { turn: clans[0]!, track: { 1: { by: clans[0]!, card: 'attackOrder' } }, ...words },
    ...(setup === undefined ? {} : { setup }),
  })

/** The first Clan, with all it needs, recruits in the Barracks with 1 Clerk. */
export const recruits = (clans: readonly string[], words: Words = {}, setup?: SetupWords): TestTable =>
  at('activation', {
    clans,
    words: {
      turn: clans[0]!,
      clerks: { barracks: { [clans[0]!]: 1, [clans[1]!]: 2 } },
      ...words,
      players: { [clans[0]!]: RICH, ...words.players },
    },
    ...(setup === undefined ? {} : { setup }),
  })

/** Whoever is asked for Shame puts it under a Spearman. */
export function ashamed(t: TestTable): TestTable {
  while (t.asked().endsWith(': shame')) t.play('shame spearman')
  return t
}
