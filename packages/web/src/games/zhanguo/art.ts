import type { CardArt } from '../../art/art.ts'
import type { Aspect, Board, Box, RewardCell } from './types.ts'

type Task = Box['data']['tasks']['wall'][number]
/** A cell of the rewards, or the points at the end of the game. */
type Reward = RewardCell['kind'] | 'VP'

/** Something of ZhanGuo that has a picture: the family of a card by its aspect, a player's board, a task, a reward. */
export type Pictured =
  | { readonly family: Aspect }
  | { readonly board: Board }
  | { readonly task: Pick<Task, 'kind' | 'symbols'> }
  | { readonly reward: Reward }

const REWARDS: Readonly<Record<Reward, string>> = {
  OFFICIAL: 'zg-reward-official',
  RED_2: 'zg-reward-red',
  GRAY_2: 'zg-reward-gray',
  WORKERS_2: 'zg-reward-workers',
  GOVERNOR: 'zg-reward-governor',
  WALL: 'zg-reward-wall',
  PALACE: 'zg-reward-palace',
  VP: 'zg-reward-points',
}

/** Tasks are drawn with what they ask for; these are. */
const TASKS: ReadonlySet<string> = new Set([
  'wall-ttg',
  'wall-vv',
  'wall-tggv',
  'wall-tgv',
  'palace-125',
  'palace-34',
  'palace-13',
  'palace-245',
  'governor-14',
  'governor-235',
  'governor-25',
  'governor-134',
])

/** Undefined: a task of somebody's own data file, which nobody has drawn. */
export function artOf(what: Pictured): CardArt | undefined {
  if ('family' in what) return { name: `zg-family-${what.family}` }
  if ('board' in what) return { name: `zg-board-${what.board}` }
  if ('reward' in what) return { name: REWARDS[what.reward] }
  const asked = `${what.task.kind}-${what.task.symbols.join('').toLowerCase()}`
  return TASKS.has(asked) ? { name: `zg-task-${asked}` } : undefined
}
