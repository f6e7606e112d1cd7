import type { Game, Problem, Terms } from '@wanli/kernel'
import type { Message } from '../text/index.ts'
import type { Face } from './face.ts'

/** What is wrong with a set-up, and the box of one that is not. */
export const setupsOf = <T extends Terms>(
  game: Pick<Game<T>, 'checkSetup' | 'open'>,
  problemMessage: (problem: Problem) => Message,
): Pick<Face, 'wrong' | 'open'> => ({
  wrong(setup) {
    const checked = game.checkSetup(setup)
    return checked.ok ? undefined : problemMessage(checked.error)
  },
  open(setup) {
    const checked = game.checkSetup(setup)
    if (!checked.ok) throw new Error(JSON.stringify(checked.error))
    return game.open(checked.value)
  },
})
