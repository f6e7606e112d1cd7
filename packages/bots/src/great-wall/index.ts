import { greedy, type Sense } from '../search.ts'
import { habitOf } from './habits.ts'
import type { Asked, GreatWall, Option } from './terms.ts'
import { triesOf } from './tries.ts'
import { valueOf } from './value.ts'
import { WEIGHTS } from './weights.ts'

/** Questions that belong to what was begun; all others begin something new. */
const PARTS: ReadonlySet<Asked['prompt']> = new Set<Asked['prompt']>([
  'gather',
  'upgrade',
  'donate',
  'recruit',
  'deploy',
  'build',
  'warehouse',
  'pay',
  'surplus',
  'marchSoldier',
  'place',
  'shoot',
  'wound',
  'victim',
  'save',
  'shame',
  'unshame',
  'choice',
  'gain',
  'lose',
  'exchange',
  'income',
  'swap',
  'player',
  'handLimit',
  'advancedActivation',
])

const has = (path: readonly Option[], ...kinds: readonly Option['kind'][]): boolean =>
  path.some(({ kind }) => kinds.includes(kind))

function rests({ prompt }: Asked, path: readonly Option[]): boolean {
  // Attacks and marches are carried out one by one; the first of a card belongs to playing it.
  if (prompt === 'attack') return has(path, 'attack', 'man', 'shoot') || !has(path, 'tactic', 'use')
  if (prompt === 'march') return has(path, 'march') || !has(path, 'tactic', 'use')
  return !PARTS.has(prompt)
}

const sense: Sense<GreatWall> = {
  value: (table, seat, root) => valueOf(table, seat, root, WEIGHTS),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, WEIGHTS),
  habit: (table, seat, question) => habitOf(table, seat, question, WEIGHTS),
}

export const greatWallGreedy = greedy(sense)
