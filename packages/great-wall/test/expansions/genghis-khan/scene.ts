import type { KhanView } from '../../../src/expansions/genghis-khan/index.ts'
import {
  type PlayerWords,
  position,
  type SectionWords,
  type SetupWords,
  type TestTable,
  type Words,
} from '../../table.ts'

/* Tables with the Khan: 3 players, dragon, snake and monkey, unless a set-up says otherwise; the Khan stands on the left. */

export const KHAN: SetupWords = { seats: 3, expansions: ['genghisKhan'] }
export const NONE = { general: null } as const
export const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
export const khanOf = (t: TestTable): KhanView => t.view().extras['genghisKhan'] as KhanView

export type Spots = Exclude<NonNullable<SectionWords['hordes']>[number], string>['spots'] & object

interface KhanWords {
  readonly section?: 'left' | 'middle' | 'right' | null
  /** The left and the right one. */
  readonly skills?: readonly [string, string]
  readonly award?: string
}
/** What lies beside the board. Two Skills that change nothing here: Shame and Power. */
export const khan = ({ section = 'left', skills = ['GKS-3', 'GKS-5'], award = 'AWD-1' }: KhanWords = {}) => ({
  extras: { genghisKhan: { section, skills, award } },
})

/** A Horde of the right section is about to be Defeated; Lethality 1 unless `time` says otherwise. */
export const beaten = (spots: Spots, more: Words = {}, setup: SetupWords = {}): TestTable =>
  position(
    {
      phase: 'defeat',
      time: 1,
      sections: { right: { hordes: [{ card: 'HOR-2/right', spots }] } },
      players: QUIET,
      ...khan(),
      ...more,
    },
    { ...KHAN, ...setup },
  )

/** The Assault of Winter. */
export const assault = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'assault', players: QUIET, ...khan(), ...words }, { ...KHAN, ...setup })

export const holding = (resources: NonNullable<PlayerWords['resources']>): PlayerWords => ({ ...NONE, resources })

/** Everybody puts Shame on Spearmen. */
export function ashamed(t: TestTable): TestTable {
  while (/shame/.test(t.asked())) t.play('shame spearman')
  return t
}
