import type { G, R, Seat } from '../terms.ts'

/** Those that lie on the table. */
export const publicCardsInPlay = (g: R): readonly number[] =>
  g.value(
    'publicCards',
    g.state.holders.map((_, card) => card),
    {},
  )

/** GW-HOOK-13: a public card changes hands; from now on its rules are the new holder's. */
export function takePublicCard(g: G, seat: Seat, card: number): void {
  if (g.state.holders[card] === seat) return
  g.state.holders[card] = seat
  g.say?.({ kind: 'cardTaken', seat, card: g.box.publicCards[card]!.id })
}
