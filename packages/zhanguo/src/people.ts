import type { Question } from '@wanli/kernel'
import type { Bonus } from './data/types.ts'
import { DECLINE, FINISH, type ZgOption } from './options.ts'
import type { State } from './state.ts'
import type { Prompt, ZgBox } from './terms.ts'

/*
 * What people need not be asked, and what they may be asked in front of the others. The rules themselves ask everything;
 * programs that play answer everything.
 */

/**
 * Bonuses that only help, or ask themselves and can be declined there. Not among them: an official, of whom there are few, and a
 * calmed region, for some levels of unrest forbid a palace and others don't (ZG-COURT-PALACE-03).
 */
const WELCOME: ReadonlySet<Bonus> = new Set<Bonus>([
  'MARKER',
  'REASSIGN_2',
  'VP_2',
  'VP_3',
  'WORKER_HERE',
  'CALM_ANY',
  'MOVE_WORKER',
  'VP_PER_IVORY',
  'VP_PER_ORANGE',
  'VP_PER_BROWN',
])

/** The answer that nobody would refuse: one card to activate or one marker to take, and nothing else to do (ZG-ACT-01). */
export function obvious({ prompt, options }: Question, _: State, box: ZgBox): string | undefined {
  const [deed, out] = options as readonly ZgOption[]
  if (deed === undefined || options.length !== 2 || (out !== FINISH && out !== DECLINE)) return undefined
  switch (prompt as Prompt) {
    case 'activate':
      return deed.kind !== 'activate' || WELCOME.has(box.data.cards[deed.card]!.bonus) ? deed.key : undefined
    case 'marker':
      return deed.key
    default:
      return undefined
  }
}

/** Their options follow from what lies open on the table (ZG-INFO-01). */
const OPEN: ReadonlySet<Prompt> = new Set<Prompt>([
  'board',
  'bid',
  'activate',
  'marker',
  'calm',
  'moveWorker',
  'shiftGovernor',
  'claim',
  'endTurn',
  'reward',
])
/** These too, as part of a reward. In a turn they tell what the card in hand is about to do, which can still be put back. */
const OPEN_IN_REWARDS: ReadonlySet<Prompt> = new Set<Prompt>(['official', 'governor', 'wall', 'palace'])

export function openly({ prompt, options }: Question, { players }: State): readonly ZgOption[] | undefined {
  const rewards = players.every(({ hand }) => hand.length === 0)
  const open = OPEN.has(prompt as Prompt) || (rewards && OPEN_IN_REWARDS.has(prompt as Prompt))
  return open ? (options as readonly ZgOption[]) : undefined
}
