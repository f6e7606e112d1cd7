import { z } from 'zod'
import type { Extra } from '../../../modes/index.ts'
import { checkedWords } from '../../../position/wrong.ts'
import type { R } from '../../../terms.ts'

declare module '../../../details.ts' {
  interface MoreDetails {
    turbanState: true
  }
}

const RED_TURBAN = 'redTurban'

/** What the Red Turban Rebellion keeps on the table; all of it lies open. */
export interface TurbanState {
  /** What was chosen for this Year; in Year 1 nothing is (AC-RT-09). */
  state: 'none' | 'peace' | 'war'
  /** How many Hordes less come in the step that follows the choice (AC-RT-10). */
  fewer: number
  /** Proposals of this Spring that somebody has refused (AC-RT-14). */
  refused: number
}
/** What everyone sees. */
export type TurbanView = Readonly<TurbanState>

export const turbanState = (g: Pick<R, 'state'>): TurbanState => g.state.extras[RED_TURBAN] as TurbanState

const words = z.strictObject({
  state: z.enum(['none', 'peace', 'war']).default('none'),
  fewer: z.int().min(0).max(9).default(0),
  refused: z.int().min(0).max(999).default(0),
})

export const turbanExtra: Extra = {
  name: RED_TURBAN,
  fresh: (): TurbanState => ({ state: 'none', fewer: 0, refused: 0 }),
  read: (input) => checkedWords(words, input, `extras.${RED_TURBAN}`),
  write: (data: TurbanState) => ({ ...data }),
  view: (data: TurbanState): TurbanView => ({ ...data }),
  // Fewer Hordes come only in a Year of Peace.
  broken: ({ state, fewer }: TurbanState) =>
    fewer === 0 || state === 'peace' ? [] : [{ rule: 'AC-RT-10', problem: 'turbanState' }],
  guess: () => {},
  hidden: () => [],
}
