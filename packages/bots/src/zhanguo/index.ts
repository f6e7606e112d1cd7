import { chanceAt } from '../chances.ts'
import { levelsOf } from '../levels.ts'
import { type Foresight, greedy, withTastes } from '../search/index.ts'
import { CHANCES } from './chances.ts'
import { habitOf } from './habits.ts'
import type { Asked, Option, ZgTable, ZhanGuo } from './terms.ts'
import { hastyTries, triesOf } from './tries.ts'
import { finalParts, partsOf, TERMS, valueOf } from './value.ts'
import { BETTER, type Weights, WEIGHTS } from './weights.ts'

/** A line ends where the next thing begins, and where what follows is worth about the same whatever is chosen. */
const RESTS: ReadonlySet<Asked['prompt']> = new Set<Asked['prompt']>([
  'card',
  'activate',
  'endTurn',
  'reward',
  'official',
  'claim',
  'discard',
])

function rests({ prompt }: Asked, path: readonly Option[]): boolean {
  if (prompt !== 'reassign') return RESTS.has(prompt)
  // Of the action the first point is looked at, further ones are a promise; who has begun looks at two: else he would move an official for
  // the promise of the next point, and move him back with it.
  const last = path[path.length - 1]
  return last?.kind !== 'court' && !(path.length === 1 && last?.kind === 'move')
}

/** Who plays on in his head looks at one point at a time: many officials that may move twice were a third of all lines, and changed little. */
const hastyRests = (question: Asked, path: readonly Option[]): boolean =>
  question.prompt === 'reassign' ? path.at(-1)?.kind !== 'court' : rests(question, path)

/** What players of ZhanGuo go by, with these weights. */
export const zhanguoSenseWith = (w: Weights): Foresight<ZhanGuo> => ({
  value: (table, seat, root) => valueOf(table, seat, root, w),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, w),
  isAside: (option, { prompt }) =>
    (option.kind === 'free' && (prompt === 'card' || prompt === 'endTurn')) ||
    (option.kind === 'claim' && prompt === 'endTurn'),
  habit: (table, seat, question) => habitOf(table, seat, question, w),
  terms: TERMS,
  hasty: { tries: (table, seat, question) => hastyTries(table, seat, question, w), rests: hastyRests },
  parts: (table, seat, root) => (table.over ? finalParts(table, seat) : partsOf(table, seat, root, w)),
  horizon: ({ round }) => round,
  rivalry: () => RIVALRY,
  chance: ({ setup }, horizon, ahead) => chanceAt(CHANCES, plainly(setup) ? setup.seats : 0, horizon, ahead),
})

/** Boards and variants change what a lead is worth: there nobody has measured it. */
const plainly = ({ boards, variants, data }: ZhanGuo['setup']): boolean =>
  boards === 'A' && variants.length === 0 && data === undefined

/** How much the best of the others' points count against the own. */
const RIVALRY = 0.5

export const zhanguoSense = zhanguoSenseWith(WEIGHTS)
export const zhanguoGreedy = greedy(zhanguoSense)

/** At tables of two who searches goes by other tastes, and so do the quick players in the worlds; at larger ones that was no better. */
export const zhanguoSearched = forTwo(withTastes(zhanguoSense, BETTER), zhanguoSense)

function forTwo(two: Foresight<ZhanGuo>, more: Foresight<ZhanGuo>): Foresight<ZhanGuo> {
  const of = ({ box }: ZgTable) => (box.seats === 2 ? two : more)
  return {
    ...more,
    value: (table, seat, root) => of(table).value(table, seat, root),
    parts: (table, seat, root) => of(table).parts(table, seat, root),
  }
}

/**
 * The best by a look one command ahead are often the same thing done in several ways, and what is best by the end of the round stands anywhere among the
 * first dozen (docs/decisions/060).
 */
const WIDER = { hard: 16, master: 28 }

/** Weaker players see what lies on the table, and less of what will come of it: cards that will fire, markers, unrest. */
export const zhanguoLevels = levelsOf({
  game: 'zhanguo',
  sense: zhanguoSearched,
  pace: 1,
  commands: WIDER,
  weak: {
    novice: {
      sense: zhanguoSense,
      tastes: {
        governors: 0.6,
        tasks: 0.3,
        officials: 0.4,
        workers: 0.5,
        cards: 0.3,
        markers: 0.3,
        unrest: 0.2,
        hand: 0,
      },
    },
    easy: {
      sense: zhanguoSense,
      tastes: {
        governors: 0.8,
        tasks: 0.6,
        officials: 0.75,
        workers: 0.8,
        cards: 0.6,
        markers: 0.5,
        unrest: 0.5,
        hand: 0.5,
      },
    },
  },
})
