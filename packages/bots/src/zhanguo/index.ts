import { greedy, type Sense } from '../search.ts'
import { habitOf } from './habits.ts'
import type { Asked, Option, ZhanGuo } from './terms.ts'
import { triesOf } from './tries.ts'
import { valueOf } from './value.ts'
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

const sense: Sense<ZhanGuo> = {
  value: (table, seat, root) => valueOf(table, seat, root, WEIGHTS),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, WEIGHTS),
  isAside: (option, { prompt }) =>
    (option.kind === 'free' && (prompt === 'card' || prompt === 'endTurn')) ||
    (option.kind === 'claim' && prompt === 'endTurn'),
  habit: (table, seat, question) => habitOf(table, seat, question, WEIGHTS),
}

export const zhanguoGreedy = greedy(sense)
