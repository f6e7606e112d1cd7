import { greedy, type Sense } from '../search.ts'
import { PARTS_OF_EXPANSIONS } from './expansions/index.ts'
import { habitOf } from './habits.ts'
import type { Asked, GreatWall, Option } from './terms.ts'
import { triesOf } from './tries.ts'
import { valueOf } from './value.ts'
import { weightsFor } from './weights.ts'

/** Questions that belong to what was begun; all others begin something new. */
const PARTS: ReadonlySet<string> = new Set<string>([
  ...PARTS_OF_EXPANSIONS,
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
  value: (table, seat, root) => valueOf(table, seat, root, weightsFor(table.box)),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, weightsFor(table.box)),
  habit: (table, seat, question) => habitOf(table, seat, question, weightsFor(table.box)),
}

export const greatWallGreedy = greedy(sense)
