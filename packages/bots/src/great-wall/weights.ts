import type { Box } from './terms.ts'

/** The numbers of the hand-made value, in Honor. Found by reasoning, then bettered by play. */
export interface Weights {
  /** One Wood, Stone, Gold, Chi while there are few of them. */
  resource: readonly number[]
  /** So many of a kind count in full; the more beyond them, the less. */
  plenty: number
  beyond: number
  /** Activations a Year in which an Overseer helps to gather. */
  gathers: number
  /** The 6th, 7th, 8th Clerk, for every Fall to come. */
  clerk: readonly number[]
  /** An Advisor's or a General's worth in a whole game counts so much. */
  card: number
  /** A Tactic card in hand. */
  tactic: number
  /** A Shame token while it can be washed off, and at the end. */
  shame: number
  /** Soldiers in Rest Zones by type: Spearman, Archer, Horseman. */
  rest: readonly number[]
  /** An Archer on a Firing spot: now, and for every Year to come. */
  archer: readonly [number, number]
  /** A Soldier that dies. */
  death: number
  /** How sure a lead on a Horde is: by spot, and what vacant spots take from it. */
  lead: number
  open: number
  /** Defense that others still add in a turn to come, and how blurred the outlook is. */
  help: number
  blur: number
  /** Any Breach, whoever takes the Shame: it brings the end nearer, and the next one. */
  breach: number
  /** Risk of a Wall that is held only by arrows that are still to be shot. */
  doubt: number
  /** Breaches of Winters to come, against this one. */
  later: number
  /** A place in the Tea order, and what it is worth more to be the Overlord of the Reed Clan. */
  tea: number
  overlord: number
  /** Chance that one more spot of a Location is filled in time: for each who still moves in this turn, for each turn after it. */
  fill: readonly [number, number]
  /** The same against an automaton and in a team, where nobody keeps Clerks back to spite others. */
  bold: number
  /** How much the Shame of being alone counts where Clerks are sent: what a Location brings by then is less sure than its Shame. */
  alone: number
  /** A Clerk move that is still to come. */
  move: number
  /** Share of what a spending Location promises. */
  spend: number
  /** Share of what a march promises: until Winter much will change. */
  march: number
  /** What an Advanced Activation brings: so much of what the best Location gives to as many Clerks as one Command moves. */
  activation: number
  /** What attacking at once with all who rest is worth to one among rivals, against what each of those Attacks is. */
  attack: number
  /** What Economy brings to one among rivals, against what its resources are. */
  income: number
  /** What Betrayal copies: so much of what the second best card would bring. */
  betrayal: number
  /** So much of what the best card would bring more than that one counts beside it: others may play it. */
  envy: number
  /** What a Chi is worth more that is kept to save who may attack the Khan. */
  reserve: number
}

export const WEIGHTS: Weights = {
  resource: [1.05, 1, 1.1, 1.35],
  plenty: 4,
  beyond: 9,
  gathers: 0.9,
  clerk: [1.4, 1.1, 0.9],
  card: 1.2,
  tactic: 1.8,
  shame: 4.5,
  rest: [1.6, 1.8, 3],
  archer: [1, 1.5],
  death: 2,
  lead: 1.1,
  open: 0.15,
  help: 0.5,
  blur: 1.5,
  breach: 0.5,
  doubt: 0.12,
  later: 0.4,
  tea: 2,
  overlord: 1.5,
  fill: [0.13, 0.08],
  bold: 2.2,
  alone: 1,
  move: 1.2,
  spend: 0.8,
  march: 0.5,
  activation: 0,
  attack: 1,
  income: 1,
  betrayal: 0.85,
  envy: 0,
  reserve: 0,
}

/**
 * What those who search, hint and play a level know better: others fill Locations more often than greedy believes, who is alone there regrets it, and
 * what Barracks and Builders promise is often not what is wanted by then (decisions 043, 059). Greedy itself stays as it is: figures are measured against it.
 */
export const BETTER: Partial<Weights> = { alone: 1.5, fill: [0.25, 0.15], spend: 0.5 }
/** Alone against Qin Jiushao what is kept is worth more still: nobody else builds, and the next Horde comes for certain. */
export const BETTER_ALONE: Partial<Weights> = { ...BETTER, spend: 0.45, resource: [1.3, 1.25, 1.35, 1.6] }

/**
 * With expansions more can be done with each Clerk: Despotism was crowded out by cards that recruit, and among four or five players the
 * Tea House, though whoever is first in the Tea order wins three times as often there as who is last (decision 023). Three players and
 * two use both as it is. Who can lose to the game itself must not spend a Year on it: with 0.35 solo was won in 4% of 24 games, with 0.2 in 33% of 30.
 */
const TO_WIN_OR_LOSE: Weights = { ...WEIGHTS, activation: 0.2 }
const AMONG_MANY: Weights = { ...WEIGHTS, activation: 0.35, tea: 3 }
/** Of five cards one is nearly always worth copying, and there is much to attack: Betrayal and Attack Order were played in 1 to 5% of the chances (decisions 051, 055). */
const TEAM_OF_FIVE: Weights = { ...TO_WIN_OR_LOSE, betrayal: 0.9 }
/** The same among rivals; with tea at 3 nobody moved up there, and who began first won half of the games (decision 061). */
const AMONG_FIVE: Weights = { ...AMONG_MANY, tea: 4.5, attack: 1.7, betrayal: 0.95, envy: 0.05 }
/** Economy, played in 3% of the chances without Black Powder, is played enough with it (decision 056). */
const FIVE_WITHOUT_POWDER: Weights = { ...AMONG_FIVE, income: 1.25, tea: 4 }
/**
 * With five, Lethality is 2 or more from the first Year on, so whoever attacks the Khan must be saved first, and of 11 claims a game 6 found
 * no Chi. With Black Powder there is more Chi, and who keeps more of it wins less (decision 056). Without it nothing but Walls holds what comes
 * with him: with tea at 4.5 Shame ended 68% of the games, and his Defeat 3% (decision 061).
 */
const FIVE_AND_THE_KHAN: Weights = { ...FIVE_WITHOUT_POWDER, reserve: 1.25, tea: 3 }

/** What Beasts give at other Locations crowded out the Tea House, used in 0.3% of the chances, and the Temple with 4.8% (decision 056). */
const TWO_WITH_BEASTS: Weights = { ...WEIGHTS, tea: 2.5, resource: [1.05, 1, 1.1, 1.7] }

export function weightsFor({ expansions, canBeLost, setup }: Pick<Box, 'expansions' | 'canBeLost' | 'setup'>): Weights {
  if (expansions.length === 0) return WEIGHTS
  const has = (set: string): boolean => expansions.some(({ name }) => name === set)
  if (canBeLost) return setup.seats > 4 ? TEAM_OF_FIVE : TO_WIN_OR_LOSE
  if (setup.seats > 4) return amongFive(has)
  if (setup.seats === 2 && has('ancientBeasts')) return TWO_WITH_BEASTS
  return setup.seats > 3 ? AMONG_MANY : WEIGHTS
}

function amongFive(has: (set: string) => boolean): Weights {
  if (has('blackPowder')) return AMONG_FIVE
  return has('genghisKhan') ? FIVE_AND_THE_KHAN : FIVE_WITHOUT_POWDER
}

/** What a team sees with other eyes. */
export const TEAM = {
  /** A fulfilled Request, and how much of it counts while it is open. */
  request: 80,
  open: 0.8,
  /** What is lost when the Shame pool is empty, and how soon it is felt, by player. */
  pool: 160,
  reach: 2.6,
  /** Honor, at least: ten of it buy a token back. */
  track: 0.5,
  /** Breaches of Winters to come bring Shame to all. */
  later: 4,
  /** A place in the Tea order decides little. */
  tea: 1.3,
  /** Attacks help all. */
  attack: 1.6,
  /** Another player's Clerk at a Location that activates. */
  company: 0.3,
} as const

/** What a General brings in a whole game, with two Supporting Advisors on average (10.2 of the components). */
export const GENERALS: Readonly<Record<string, number>> = {
  'GEN-01': 25,
  'GEN-02': 20,
  'GEN-03': 26,
  'GEN-04': 26,
  'GEN-05': 25,
  'GEN-06': 25,
  'GEN-07': 26,
  'GEN-08': 25,
  'GEN-09': 27,
  'GEN-10': 26,
  'GEN-11': 28,
  'GEN-12': 26,
  'GEN-13': 27,
}
export const USUAL_GENERAL = 25
/** Alone against Qin Jiushao two are worth far more than that (measured in 3,000 games): they win 54%, all together 35%. */
export const SOLO_GENERALS: typeof GENERALS = { ...GENERALS, 'GEN-08': 30, 'GEN-12': 29 }
export const USUAL_SUPPORT = 2.2

/** What an Advisor brings who is active for a whole game. */
export const ADVISORS: Readonly<Record<string, number>> = {
  'ADV-01': 13,
  'ADV-02': 14,
  'ADV-03': 8,
  'ADV-04': 8,
  'ADV-05': 14,
  'ADV-06': 13,
  'ADV-07': 11,
  'ADV-08': 8,
  'ADV-09': 6,
  'ADV-10': 4,
  'ADV-11': 10,
  'ADV-12': 10,
  'ADV-13': 11,
  'ADV-14': 14,
  'ADV-15': 12,
  'ADV-16': 9,
  'ADV-17': 12,
  'ADV-18': 9,
  'ADV-19': 9,
  'ADV-20': 9,
  'ADV-21': 12,
  'ADV-22': 6,
  'ADV-23': 9,
  'ADV-24': 8,
  'ADV-25': 7,
  'ADV-26': 10,
  'ADV-27': 8,
  'ADV-28': 10,
  'ADV-29': 7,
  'ADV-30': 8,
  'ADV-31': 10,
  'ADV-32': 7,
  'ADV-33': 9,
  'ADV-34': 10,
  'ADV-35': 9,
  'ADV-36': 8,
  'ADV-37': 11,
  'ADV-38': 12,
  'ADV-39': 13,
  'ADV-40': 9,
  'ADV-41': 6,
  'ADV-42': 13,
  'ADV-43': 6,
  'ADV-44': 14,
}
export const USUAL_ADVISOR = 10
/** Years of the game for which these figures hold. */
export const FULL_GAME = 6
