import { type Foresight, greedy } from '../search/index.ts'
import { PARTS_OF_EXPANSIONS } from './expansions/index.ts'
import { clerkMoves } from './clerks.ts'
import { habitOf } from './habits.ts'
import { outlookOf } from './outlook.ts'
import type { Asked, GreatWall, Option } from './terms.ts'
import { triesOf } from './tries.ts'
import { partsOf, TERMS, valueOf } from './value.ts'
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

/** What players of The Great Wall go by. */
export const greatWallSense: Foresight<GreatWall> = {
  value: (table, seat, root) => valueOf(table, seat, root, weightsFor(table.box)),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, weightsFor(table.box)),
  habit: (table, seat, question) => habitOf(table, seat, question, weightsFor(table.box)),
  terms: TERMS,
  parts: (table, seat, root) => partsOf(table, seat, root, weightsFor(table.box)),
  horizon: ({ year }) => year,
  shortlist: (table, seat, question) =>
    question.prompt === 'clerk'
      ? clerkMoves(outlookOf(table, seat, weightsFor(table.box), question), question)
      : undefined,
  share: ({ prompt }) => SHARES[prompt] ?? (HABITS.has(prompt) ? 0 : 1),
  rivalry: ({ canBeLost, team }) => (canBeLost || team ? 0 : RIVALRY),
}

/** How much the best of the others' Honor counts against the own. */
const RIVALRY = 0.5
/** One Clerk of several is a smaller matter than a command. */
const SHARES: Readonly<Partial<Record<Asked['prompt'], number>>> = { clerk: 0.5, reedClerk: 0.5 }
/** What a rule of thumb answers well enough. */
const HABITS: ReadonlySet<Asked['prompt']> = new Set<Asked['prompt']>([
  'gather',
  'warAcademy',
  'peekOrder',
  'pay',
  'warehouse',
  'lose',
  'exchange',
  'shame',
  'unshame',
  'order',
  'consent',
  'handLimit',
  'transfer',
  'sacrifice',
])

export const greatWallGreedy = greedy(greatWallSense)
