import { clockwiseFrom } from './order.ts'
import { type Board, OFFICIAL_COLOURS } from './data/types.ts'
import type { Facts } from './facts.ts'
import { BID, BOARD, PASS_BID } from './options.ts'
import { at, score, vpOf } from './state.ts'
import type { G, Rule, Seat } from './terms.ts'

/** ZG-BSIDE-01: in reverse player order; the 1st player chooses last. */
export function* chooseBoard(g: G): Rule {
  const order = clockwiseFrom(g.state.first, g.box.seats).reverse()
  const seat = order.find((candidate) => g.state.players[candidate]!.board === null)
  if (seat === undefined) return placeStartOfficials(g)
  g.next({ step: 'chooseBoard' })
  takeBoard(g, seat, yield* pickBoard(g, seat, 'ZG-BSIDE-01'), 0)
}

/** ZG-AUCT-03 to -08: one auction per board. */
export function* auction(g: G, { opener }: { readonly opener: Seat }): Rule {
  const { players, boards } = g.state
  const { minimumBid, lastBoardPrice } = g.box.data.constants.auction
  const bidders = clockwiseFrom(opener, g.box.seats).filter((seat) => players[seat]!.board === null)
  if (bidders.length === 1) {
    takeBoard(g, bidders[0]!, boards[0]!, lastBoardPrice)
    return placeStartOfficials(g)
  }
  let standing = minimumBid - 1
  let bidder = 0
  while (bidders.length > 1) {
    const seat = bidders[bidder]!
    const mayPass = standing >= minimumBid
    const pick = yield* g.ask(seat, 'bid', bids(g, seat, standing, mayPass), { standing: mayPass ? standing : 0 })
    if (pick.kind === 'bid') {
      standing = pick.vp
      g.say?.({ kind: 'bid', seat, vp: standing })
      bidder = (bidder + 1) % bidders.length
    } else {
      g.say?.({ kind: 'passedBid', seat })
      bidders.splice(bidder, 1)
      bidder %= bidders.length
    }
  }
  const winner = bidders[0]!
  takeBoard(g, winner, yield* pickBoard(g, winner, 'ZG-AUCT-05'), standing)
  const next = clockwiseFrom(winner, g.box.seats).find((seat) => players[seat]!.board === null)!
  g.next({ step: 'auction', opener: next })
}

/** ZG-AUCT-03, -04, -07: more than the standing bid, no more than the own points; the opener can't pass. */
function bids(g: G, seat: Seat, standing: number, mayPass: boolean) {
  const own = vpOf(g.state.players[seat]!)
  const most = g.box.data.constants.auction.startVp
  const higher = g.legal(
    BID.slice(1, most + 2),
    ({ vp }) => {
      if (vp <= standing) return 'ZG-AUCT-04'
      return vp <= own ? undefined : 'ZG-AUCT-07'
    },
    (_, rule): Facts => (rule === 'ZG-AUCT-04' ? { kind: 'bidTooLow', standing } : { kind: 'bidTooHigh', own }),
  )
  if (!mayPass) g.refuse?.(PASS_BID, 'ZG-AUCT-03', openerBids(g))
  return mayPass ? [...higher, PASS_BID] : higher
}

const openerBids = (g: G): Facts => ({ kind: 'openerBids', minimum: g.box.data.constants.auction.minimumBid })

function* pickBoard(g: G, seat: Seat, rule: string): Rule<Board> {
  const { boards } = g.state
  const free = g.legal(
    BOARD,
    ({ board }) => (boards.includes(board) ? undefined : rule),
    ({ board }): Facts => ({ kind: 'boardGone', board }),
  )
  return (yield* g.ask(seat, 'board', free)).board
}

/** ZG-AUCT-05 */
function takeBoard(g: G, seat: Seat, board: Board, price: number): void {
  const me = g.state.players[seat]!
  me.board = board
  score(me, 'start', -price)
  g.state.boards = g.state.boards.filter((other) => other !== board)
  g.say?.({ kind: 'boardTaken', seat, board, price })
}

/** ZG-SETUP-13, ZG-AUCT-09: the officials printed on the board come into its first region. */
export function placeStartOfficials(g: Pick<G, 'state' | 'box'>): void {
  const { startRegion } = g.box.data.constants
  for (const me of g.state.players)
    for (const colour of g.box.data.boards[me.board!][g.box.side].start) {
      const official = OFFICIAL_COLOURS.indexOf(colour)
      me.officials[official]!--
      me.governorsArea[at(startRegion, official)]!++
    }
  g.state.agenda.push({ step: 'draw' })
}
