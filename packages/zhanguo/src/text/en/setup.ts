import { type GroupWithHelp, PROBLEM_MESSAGES } from '@wanli/game-kit'
import type { BoardChoice, Setup, Variant } from '../../terms.ts'

type SetupWords = GroupWithHelp<'variant', Variant> &
  GroupWithHelp<'boards', BoardChoice> &
  GroupWithHelp<'setup', keyof Setup>

export const setup = {
  'variant.draft3keep2': 'Draft',
  'variant.draft3keep2.help':
    'In rounds 1 to 4 you draw 3 cards of each colour instead of 2, and discard 1 of each (ZG-VAR-01, instead of ZG-DRAW-01).',
  'variant.orderByRewards': 'Turn order by the Rewards track',
  'variant.orderByRewards.help':
    'In each round you play in the order of the discs on the Rewards track instead of clockwise (ZG-VAR-02, instead of ZG-ROUND-03).',
  'variant.unrestPerWorker': 'Unrest per worker',
  'variant.unrestPerWorker.help':
    'Hiring raises unrest by 1 for each worker instead of by 1 in all (ZG-VAR-03, instead of ZG-COURT-HIRE-04).',

  'boards.A': 'A sides',
  'boards.A.help': 'All players have the same board, without abilities. Best for a first game (ZG-SETUP-12).',
  'boards.B': 'B sides, chosen',
  'boards.B.help': 'Each player chooses a board with abilities of its own, the 1st player last (ZG-BSIDE-01).',
  'boards.auction': 'B sides, auctioned',
  'boards.auction.help': 'Everyone starts with 15 VP and bids some of them for the boards (ZG-AUCT-01).',

  'setup.seats': 'Players',
  'setup.seats.help': '2, 3 or 4 players (ZG-GEN-01).',
  'setup.clans': 'Colours',
  'setup.clans.help': 'One colour per player, all different (ZG-SETUP-02).',
  'setup.boards': 'Player boards',
  'setup.boards.help': 'Equal boards, or boards with abilities, chosen or auctioned (ZG-SETUP-12).',
  'setup.variants': 'Variants',
  'setup.variants.help': 'Any of the three variants, together or alone (ZG-VAR-01 to ZG-VAR-03).',
  'setup.autoClaimTasks': 'Claim tasks automatically',
  'setup.autoClaimTasks.help':
    'Tasks are claimed as soon as possible, which is never worse. Switch it off to claim them yourself (ZG-TASK-08).',
  'setup.confirmTurns': 'Confirm the end of turns',
  'setup.confirmTurns.help':
    'You end each turn yourself, even if nothing else can be done, so that you can still take moves back (ZG-TURN-06).',
  'setup.leaveOut': 'Boards left out',
  'setup.leaveOut.help':
    'With fewer than 4 players an auction leaves boards out: the ones named here, or random ones (ZG-AUCT-02).',
  'setup.data': 'Data tables',
  'setup.data.help': 'Tables of cards, tiles and numbers that replace the standard ones.',

  ...PROBLEM_MESSAGES.en,
} as const satisfies SetupWords & Record<string, string>
