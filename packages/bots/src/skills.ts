/*
 * What the levels are, without the players themselves: a page that only names them loads no more than this.
 */

/** The levels that people choose from, the weakest first. */
export const LEVELS = ['novice', 'easy', 'normal', 'hard', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** How a level plays. */
export interface Skill {
  /** Guessed worlds in which it tries its commands; 0: it looks one command ahead, and judges the table right after it. */
  readonly worlds: number
  /** Commands that it tries. */
  readonly commands: number
  /** Milliseconds a command, where there is a clock: then the best so far is chosen. */
  readonly ms: number
  /** How strong its tastes are. */
  readonly tastes: number
  /** It doesn't remember what it has once seen of piles that lie face down. */
  readonly forgets: boolean
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { worlds: 0, commands: 0, ms: 50, tastes: 3, forgets: true },
  easy: { worlds: 0, commands: 0, ms: 50, tastes: 2, forgets: true },
  normal: { worlds: 4, commands: 6, ms: 100, tastes: 1, forgets: false },
  hard: { worlds: 32, commands: 8, ms: 1000, tastes: 1, forgets: false },
  master: { worlds: 128, commands: 10, ms: 5000, tastes: 0.5, forgets: false },
}

/** A rating as the arena has measured it, and how far off it may be (95%). */
export interface Rating {
  readonly rating: number
  readonly error: number
}

/**
 * By game, greedy having 1500: ZhanGuo with two seats, The Great Wall with three (docs/bots.md says by which run). What has not been measured in 200 games
 * on fresh deals with the level's own budget is not here, and is shown as not measured.
 */
export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, Rating>>>>> = {
  zhanguo: {
    novice: { rating: 1201, error: 71 },
    easy: { rating: 1417, error: 61 },
  },
  'great-wall': { novice: { rating: 1132, error: 71 }, easy: { rating: 1390, error: 60 } },
}
