/** The numbers of the hand-made value, in victory points. Found by reasoning, then bettered by play. */
export interface Weights {
  /** What an ordinary turn brings: the price of every further step of a plan. */
  turn: number
  /** One, two, three colours for a governor together in a region, as a share of what he would bring. */
  set: readonly number[]
  /** An official in the governors area that completes nothing. */
  spare: number
  /** One and two officials in a workers area with room for unrest. */
  staff: readonly number[]
  /** A worker that can still be used, and one too many. */
  worker: number
  surplus: number
  /** Enough workers in the right places for a palace, for a wall of 3. */
  ready: number
  /** Palaces still built per turn left. */
  palaceRate: number
  /** How often a trigger still fires per turn left. */
  rates: Readonly<Record<'wall' | 'palace' | 'hire' | 'recruit' | 'governor', number>>
  /** Share of a card's worth that counts while it is in hand. */
  hand: number
  /** How far a number is from the middle. */
  extreme: number
  /** A marker, whatever the others hold, and the share of a prize that depends on them. */
  marker: number
  prize: number
  later: number
  /** A level of unrest; a track at its end, and each card there that it silences. */
  unrest: number
  capped: number
  silenced: number
  noPalace: number
  /** Chance that a task with 0, 1, 2, 3, 4 pieces missing is still accomplished. */
  task: readonly number[]
  /** How much of what a wall does not count yet will count at the end. */
  growth: number
  /** A lead in governors, early in the game. */
  lead: number
  point: number
}

export const WEIGHTS: Weights = {
  turn: 3.5,
  set: [0, 0.17, 0.42, 0.72],
  spare: 1,
  staff: [0, 2, 4.5],
  worker: 2.6,
  surplus: 0.8,
  ready: 1,
  palaceRate: 0.085,
  rates: { wall: 0.1, palace: 0.1, hire: 0.13, recruit: 0.16, governor: 0.1 },
  hand: 0.3,
  extreme: 0.3,
  marker: 0.4,
  prize: 0.7,
  later: 0.5,
  unrest: 0.36,
  capped: 1.5,
  silenced: 1.1,
  noPalace: 0.5,
  task: [0.95, 0.45, 0.2, 0.1, 0.05],
  growth: 0.18,
  lead: 0.6,
  point: 0.5,
}

/**
 * What those who search know better than greedy: how much more or less a term of the value turns into by the end of the game than it seems to be worth. Fitted to the ends of games, then tried
 * by play (docs/decisions/057). Greedy stays as it was, for all figures are measured against it.
 */
export const BETTER = { governors: 1.5, officials: 1.3, unrest: 2, tasks: 0.8 }
