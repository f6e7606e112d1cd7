import type { Seat, Table, Terms } from '@wanli/kernel'
import type { Foresight } from '../search/index.ts'
import { glanceNames, glanceOf } from './glance.ts'
import type { Learner } from './learner.ts'
import { type Head, Judge, type Model } from './model.ts'
import { sightOf, tableKindOf, traitNames } from './traits.ts'

/**
 * A sense whose value is corrected by what was learned. Where nothing was learned, at tables of other kinds or sizes, it is the hand-made
 * one. Who was taught to compare commands says nothing of tables further on: there the terms stay as they are. A model of other traits is
 * refused: it would speak of something else.
 */
export function learnedSense<T extends Terms>(learner: Learner<T>, model: Model): Foresight<T> {
  const { sense, counts, plans } = learner
  const names = { tables: traitNames(sense, counts), commands: glanceNames(sense, plans) }
  const judges = model.heads.map((head) => {
    if (!isDeepEqual(names[head.judges], head.traits))
      throw new Error('what was learned speaks of other traits than this build has: train anew')
    return { head, judge: new Judge(head) }
  })
  const of = (what: Head['judges'], box: Table<T>['box']): Judge | undefined =>
    judges.find(
      ({ head }) => head.judges === what && head.seats === box.seats && head.table === tableKindOf(box, sense),
    )?.judge
  const judgeAt = (box: Table<T>['box']) => of('tables', box)
  return {
    ...sense,
    value(table, seat, root) {
      if (table.over) return sense.value(table, seat, root)
      const compares = of('commands', table.box)
      if (compares !== undefined) {
        const { traits, own } = glanceOf(table, seat, root, sense, plans)
        return own + compares.correction(traits)
      }
      const judge = judgeAt(table.box)
      if (judge === undefined) return sense.value(table, seat, root)
      const { traits, foreseen } = sightOf(table, seat, root, sense, counts)
      return foreseen + judge.correction(traits)
    },
    terms: [...sense.terms, 'learned'],
    parts(table: Table<T>, seat: Seat, root: T['state']) {
      const parts = sense.parts(table, seat, root)
      const judge = table.over ? undefined : judgeAt(table.box)
      if (judge === undefined) return [...parts, 0]
      return [...parts, judge.correction(sightOf(table, seat, root, sense, counts).traits)]
    },
    // The network speaks of the margin: the best of the others counts in full.
    rivalry: (box) => {
      const usual = sense.rivalry(box)
      return usual > 0 && judgeAt(box as Table<T>['box']) !== undefined ? 1 : usual
    },
  }
}

const isDeepEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, i) => name === other[i])
