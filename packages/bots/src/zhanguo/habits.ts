import type { Seat } from '@wanli/kernel'
import { highest } from '../highest.ts'
import { keepWorth } from './engine.ts'
import { type Asked, type Data, turnsLeft, type ZgTable } from './terms.ts'
import type { Weights } from './weights.ts'

type Board = keyof Data['boards']

/** How much better a board is than the worst one, in points: half of what greedy makes of it against itself. */
const BOARD_WORTH: Readonly<Record<Board, number>> = { circle: 0, triangle: 1, star: 2, square: 8 }

/** What looking ahead can't judge: boards, bids, and the cards to throw away in a draft. */
export function habitOf(table: ZgTable, seat: Seat, question: Asked, w: Weights): number | undefined {
  switch (question.prompt) {
    case 'board':
      return highest(question.options, (option) => (option.kind === 'board' ? BOARD_WORTH[option.board] : 0))
    case 'bid':
      return bid(table, question)
    case 'discard': {
      const { state, box } = table
      const me = state.players[seat]!
      const turns = turnsLeft(state, box, me)
      return highest(question.options, (option) =>
        option.kind === 'discard' ? -keepWorth(me, box, option.card, turns, w) : 0,
      )
    }
    default:
      return undefined
  }
}

/** One point more than the others, up to what the best board has over the worst one left. */
function bid(table: ZgTable, question: Asked): number {
  const worths = table.state.boards.map((board) => BOARD_WORTH[board])
  const limit = 1 + Math.max(...worths) - Math.min(...worths)
  const lowest = question.options.findIndex((option) => option.kind === 'bid')
  const pass = question.options.findIndex((option) => option.kind === 'passBid')
  if (pass < 0) return lowest
  const option = question.options[lowest]
  return option?.kind === 'bid' && option.vp <= limit ? lowest : pass
}
