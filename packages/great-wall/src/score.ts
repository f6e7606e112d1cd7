import { moment } from './cards/moments.ts'
import { type Ctx, holds } from './cards/numbers.ts'
import { performChoice } from './cards/moments.ts'
import { addHonor } from './honor.ts'
import { humans } from './tea.ts'
import type { State } from './state.ts'
import type { G, GwBox, Rule, Seat } from './terms.ts'

/** GW-SCORE-01 to -05: losses first, then Hordes, then Artifacts. */
export function* scoring(g: G): Rule {
  const { perSoldier } = g.box.data.constants.shamePenalty
  for (const seat of humans(g)) {
    const shamed = g.state.players[seat]!.shamed.reduce((sum, n) => sum + n, 0)
    addHonor(g, seat, -perSoldier * shamed, 'shame')
  }
  for (const seat of humans(g)) scoreHordes(g, seat)
  for (const artifact of g.state.artifacts) yield* scoreArtifact(g, artifact)
  yield* moment(g, { trigger: 'onScore' })
  yield* g.raise('stepDone', { step: 'scoring' })
  g.state.over = true
  for (const winner of g.box.winners(g.state, g.box))
    g.say?.({ kind: 'won', seat: winner, honor: g.state.players[winner]!.honor })
}

/** GW-SCORE-02, GW-SHAME-07: a claimed Horde with Shame on it is worth nothing. */
export function scoreHordes(g: G, seat: Seat): void {
  const me = g.state.players[seat]!
  me.claimed.forEach((card, i) => {
    if (me.claimedShame[i] === 0) addHonor(g, seat, g.box.hordes[card]!.honor, 'hordes')
  })
}

/** GW-SCORE-03: every player by each Artifact. */
function* scoreArtifact(g: G, artifact: number): Rule {
  const { id, on } = g.box.artifacts[artifact]!
  for (const seat of humans(g))
    for (const { rule } of on.onScore ?? []) {
      const ctx: Ctx = { seat, moment: { trigger: 'onScore' }, card: id, filter: [], clerksThere: 0 }
      if (rule.conditions.every((condition) => holds(g, ctx, condition))) yield* performChoice(g, ctx, rule.effects)
    }
}

/** GW-SCORE-04: most Honor; a tie goes to who is higher in the Tea order. Automata are never ranked. */
export function winnerOf(s: State, box: GwBox): readonly Seat[] {
  const seats = s.tea.filter((seat) => seat < box.setup.seats)
  const most = Math.max(...seats.map((seat) => s.players[seat]!.honor))
  return seats.filter((seat) => s.players[seat]!.honor === most).slice(0, 1)
}
