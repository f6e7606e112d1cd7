import { clerkMoves, clerksAt, moveClerk } from '../../clerks.ts'
import { type ClerkOption, STOP } from '../../options.ts'
import { NONE } from '../../state.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { overlordOf, procedureOf } from './overlord.ts'

/** GW-REED-13, -20, 12.3: the Overlord moves up to n Reed Clerks; never two in one Location, `different`: each to another. */
export function* moveReedClerks(g: G, reed: Seat, n: number, different: boolean): Rule {
  const overlord = overlordOf(g, reed)
  const procedure = procedureOf(g, overlord)
  const used: number[] = []
  g.say?.({ kind: 'reason', seat: reed, reason: 'overlord', by: overlord })
  for (let i = 0; i < n; i++) {
    const closed = different ? used : []
    const move =
      procedure === undefined ? yield* askMove(g, reed, overlord, closed, n - i) : procedure.clerkMove(g, reed, closed)
    if (move === undefined) return
    moveClerk(g, reed, move)
    used.push(move.to)
  }
}

function* askMove(g: G, reed: Seat, overlord: Seat, closed: readonly number[], left: number) {
  const all = clerkMoves(g, reed, (to) => {
    if (clerksAt(g, to, reed) > 0) return 'GW-REED-05'
    return closed.includes(to) ? 'GW-CLERK-07' : undefined
  })
  // AC-HG-19: one that has no place enters first.
  const entering = g.state.players[reed]!.clerkPool > 0 ? all.filter(({ from }) => from === NONE) : []
  const moves = entering.length > 0 ? entering : all
  if (moves.length === 0) {
    g.nevermind()
    return undefined
  }
  const ways: (ClerkOption | typeof STOP)[] = moves
  ways.push(STOP)
  const pick = yield* g.ask(overlord, 'reedClerk', ways, { left })
  return pick.kind === 'stop' ? undefined : pick
}
