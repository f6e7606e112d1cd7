import { chanceAt } from '../chances.ts'
import { levelsOf } from '../levels.ts'
import { type Foresight, greedy } from '../search/index.ts'
import { PARTS_OF_EXPANSIONS } from './expansions/index.ts'
import { CHANCES } from './chances.ts'
import { clerkMoves } from './clerks.ts'
import { habitOf } from './habits.ts'
import { isSolo } from './modes.ts'
import { outlookOf } from './outlook.ts'
import type { Asked, Box, GreatWall, Option } from './terms.ts'
import { triesOf } from './tries.ts'
import { partsOf, TERMS, valueOf } from './value.ts'
import { BETTER, BETTER_ALONE, type Weights, weightsFor } from './weights.ts'

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

/** What players of The Great Wall go by, with these weights for the set-up of a table. */
export const greatWallSenseWith = (weights: (box: Box) => Weights): Foresight<GreatWall> => ({
  value: (table, seat, root) => valueOf(table, seat, root, weights(table.box)),
  rests,
  tries: (table, seat, question) => triesOf(table, seat, question, weights(table.box)),
  habit: (table, seat, question) => habitOf(table, seat, question, weights(table.box)),
  terms: TERMS,
  parts: (table, seat, root) => partsOf(table, seat, root, weights(table.box)),
  horizon: ({ year }) => year,
  shortlist: (table, seat, question) =>
    question.prompt === 'clerk'
      ? clerkMoves(outlookOf(table, seat, weights(table.box), question), question)
      : undefined,
  share: ({ prompt }) => SHARES[prompt] ?? (HABITS.has(prompt) ? 0 : 1),
  rivalry: ({ canBeLost, team }) => (canBeLost || team ? 0 : RIVALRY),
  team: ({ team }) => team,
  chance: (box, horizon, ahead) => chanceAt(CHANCES, plainly(box) ? box.setup.seats : 0, horizon, ahead),
})

/** Expansions change what a lead is worth: there nobody has measured it. */
const plainly = ({ setup, expansions }: Box): boolean =>
  setup.mode === 'competitive' && expansions.length === 0 && setup.data === undefined

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

export const greatWallGreedy = greedy(greatWallSenseWith(weightsFor))

/** The same weights but for these, for each set-up once. */
function changed(change: Partial<Weights>): (box: Box) => Weights {
  const known = new Map<Weights, Weights>()
  return (box) => {
    const usual = weightsFor(box)
    const own = known.get(usual) ?? { ...usual, ...change }
    known.set(usual, own)
    return own
  }
}

const better = changed(BETTER)
const betterAlone = changed(BETTER_ALONE)

export const greatWallSense = greatWallSenseWith((box) => (isSolo(box) ? betterAlone(box) : better(box)))

/**
 * Weaker players have a short sight: they count what they can have now, lay out little for later (Overseers, Advisors), put Clerks only where
 * they are sure of them, and spend what they have.
 */
export const greatWallLevels = levelsOf({
  game: 'great-wall',
  sense: greatWallSense,
  pace: 0.5,
  weak: {
    novice: {
      sense: greatWallSenseWith(changed({ ...BETTER, alone: 2.5, fill: [0.02, 0.01], later: 0, spend: 1.3, tea: 0.5 })),
      tastes: { artifacts: 0.3, overseers: 0, clerks: 0.5, advisors: 0.1, wall: 0.6 },
    },
    easy: {
      sense: greatWallSenseWith(changed({ ...BETTER, alone: 2.5, fill: [0.07, 0.04], later: 0.2, spend: 1 })),
      tastes: { artifacts: 0.6, overseers: 0.5, advisors: 0.5, wall: 0.8 },
    },
  },
})
