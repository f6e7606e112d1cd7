import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Part } from '@wanli/kernel'
import type { Toy, ToyTable } from './toy-game.ts'

/** Never called: the type check is the test. A step that has no such name or lacks an argument would not compile. */
export function wrongSteps(g: ToyTable): void {
  g.next({ step: 'draw', seat: 0 }, { step: 'bid' })
  // @ts-expect-error there is no such step
  g.next({ step: 'nonsense' })
  // @ts-expect-error whose?
  g.next({ step: 'draw' })
  // @ts-expect-error a number, not a word
  g.later({ step: 'round', number: 'one' })
}

export const wrongPart: Part<Toy> = {
  name: 'wrong',
  steps: {
    // @ts-expect-error a round has a number, and no seat
    round: (g, { seat }) => void g.state.points[seat],
  },
}

test('steps are checked by their names and arguments', () => {
  assert.equal(wrongPart.name, 'wrong')
  assert.equal(typeof wrongSteps, 'function')
})
