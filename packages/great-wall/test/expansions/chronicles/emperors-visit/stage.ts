import { position, type SetupWords, type TestTable, type Words } from '../../../table.ts'

/* Tables of the Emperor's Visit: three players, dragon, snake and monkey, unless a set-up says otherwise. */

export const VISIT = 'emperorsVisit'
export const NONE = { general: null } as const
export const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
export const visited = (setup: SetupWords = {}): SetupWords => ({ seats: 3, expansions: [VISIT], ...setup })
export const extras = (words: object): Pick<Words, 'extras'> => ({ extras: { [VISIT]: words } })

/** Right after the Assault phase. */
export const afterAssault = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'winterEnd', ...words }, visited(setup))

/** The dragon's turn with Economy, which moves Clerks. */
export const clerksOf = (words: Words, setup: SetupWords = {}): TestTable =>
  position(
    { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'economy' } }, players: QUIET, ...words },
    visited(setup),
  )
