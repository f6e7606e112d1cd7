import type { Seat, Table, Terms } from '@wanli/kernel'
import type { Foresight } from '../search/index.ts'
import { Judge, type Model } from './model.ts'
import { type Counts, sightOf, tableKindOf, traitNames } from './traits.ts'

/**
 * A sense whose value is corrected by what was learned. Where nothing was learned, at tables of other kinds or sizes, it is the hand-made
 * one. A model of other traits is refused: it would speak of something else.
 */
export function learnedSense<T extends Terms>(sense: Foresight<T>, counts: Counts<T>, model: Model): Foresight<T> {
  const names = traitNames(sense, counts)
  if (names.length !== model.traits.length || names.some((name, i) => name !== model.traits[i]))
    throw new Error('what was learned speaks of other traits than this build has: train anew')
  const judges = model.heads.map((head) => ({ head, judge: new Judge(head) }))
  const judgeAt = (box: Table<T>['box']): Judge | undefined =>
    judges.find(({ head: { table, seats } }) => seats === box.seats && table === tableKindOf(box, sense))?.judge
  return {
    ...sense,
    value(table, seat, root) {
      const judge = table.over ? undefined : judgeAt(table.box)
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
