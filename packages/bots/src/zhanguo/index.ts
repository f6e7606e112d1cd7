import { type Foresight, greedy } from '../search/index.ts'
import { habitOf } from './habits.ts'
import type { Asked, Option, ZhanGuo } from './terms.ts'
import { briskTries, triesOf } from './tries.ts'
import { finalParts, partsOf, TERMS, valueOf } from './value.ts'
import { WEIGHTS } from './weights.ts'

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
  // The first point of a re-assignment is looked at, further ones are a promise.
  const last = path[path.length - 1]
  return last?.kind !== 'court'
}

/** What ZhanGuo's players go by. */
export const zhanguoSense: Foresight<ZhanGuo> = {
  value: (table, seat, root) => valueOf(table, seat, root, WEIGHTS),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, WEIGHTS),
  isAside: (option, { prompt }) =>
    (option.kind === 'free' && (prompt === 'card' || prompt === 'endTurn')) ||
    (option.kind === 'claim' && prompt === 'endTurn'),
  habit: (table, seat, question) => habitOf(table, seat, question, WEIGHTS),
  terms: TERMS,
  brisk: (table, seat, question) => briskTries(table, seat, question, WEIGHTS),
  parts: (table, seat, root) => (table.over ? finalParts(table, seat) : partsOf(table, seat, root, WEIGHTS)),
  horizon: ({ round }) => round,
  rivalry: () => RIVALRY,
}

/** How much the best of the others' points count against the own. */
const RIVALRY = 0.5

export const zhanguoGreedy = greedy(zhanguoSense)
