import { moment } from './cards/moments.ts'
import { type Ctx, holds, mentions, num } from './cards/numbers.ts'
import { performChoice } from './cards/moments.ts'
import { addHonor } from './honor.ts'
import { humans } from './humans.ts'
import { automatonAt } from './automata.ts'
import { sum } from './pay.ts'
import type { State } from './state.ts'
import type { G, GwBox, R, Rule, Seat } from './terms.ts'

/** GW-SCORE-01 to -05: losses first, then Hordes, then Artifacts. */
export function* scoring(g: G): Rule {
  for (const seat of humans(g)) addHonor(g, seat, -shamePenalty(g, seat), 'shame')
  for (const seat of humans(g)) scoreHordes(g, seat)
  for (const artifact of g.state.artifacts) yield* scoreArtifact(g, artifact)
  yield* moment(g, { trigger: 'onScore' })
  yield* g.raise('stepDone', { step: 'scoring' })
  g.state.over = true
  for (const winner of g.box.winners(g.state, g.box))
    g.say?.({ kind: 'won', seat: winner, honor: g.state.players[winner]!.honor })
}

/** GW-SCORE-01: what shamed Soldiers cost. */
const shamePenalty = (g: R, seat: Seat): number =>
  g.box.data.constants.shamePenalty.perSoldier * sum(g.state.players[seat]!.shamed)

/** GW-SCORE-02 */
export function scoreHordes(g: G, seat: Seat): void {
  for (const honor of hordeHonors(g, seat)) addHonor(g, seat, honor, 'hordes')
}

/** GW-SHAME-07: a claimed Horde with Shame on it is worth nothing. */
function hordeHonors(g: R, seat: Seat): number[] {
  const { claimed, claimedShame } = g.state.players[seat]!
  return claimed.flatMap((card, i) => (claimedShame[i] === 0 ? [g.box.hordes[card]!.honor] : []))
}

/** GW-SCORE-03: every player by each Artifact. */
function* scoreArtifact(g: G, artifact: number): Rule {
  const { id, on } = g.box.artifacts[artifact]!
  for (const seat of humans(g))
    for (const { rule } of on.onScore ?? []) {
      const ctx = scoringCtx(seat, id)
      if (rule.conditions.every((condition) => holds(g, ctx, condition))) yield* performChoice(g, ctx, rule.effects)
    }
}

const scoringCtx = (seat: Seat, card: string): Ctx => ({
  seat,
  moment: { trigger: 'onScore' },
  card,
  filter: [],
  clerksThere: 0,
})

// --- if the game ended now -----------------------------------------------------------------------------------------------

/** The Honor of a seat if the game ended now, by where it comes from. */
export interface PointsNow {
  readonly honor: number
  readonly hordes: number
  /** As far as they can be told. */
  readonly artifacts: number
  /** Nothing of it hangs on what the viewer can't see. */
  readonly sure: boolean
}

/** All of it together. */
export const totalOf = ({ honor, hordes, artifacts }: Omit<PointsNow, 'sure'>): number => honor + hordes + artifacts

/** Whose resources are open to who asks (GW-INFO-01). */
export type Sees = (seat: Seat) => boolean

/** `worths`: of the Artifacts on the table, as `artifactNow` has them. */
export function pointsNow(g: R, seat: Seat, worths: readonly ReturnType<typeof artifactNow>[]): PointsNow {
  const me = g.state.players[seat]!
  if (g.state.over) return { honor: me.honor, hordes: 0, artifacts: 0, sure: true }
  // Only Qin Jiushao among the automata has Honor; nobody shames his Soldiers, and all Artifacts are worth the same to him (GW-SOLO-36).
  const automaton = automatonAt(g, seat)
  const { qinArtifactHonor } = g.box.data.constants
  // GW-SCORE-01, -05: not below 0, before anything is gained.
  const honor = g.box.rules.modifiers['honorAtEnd'] === undefined ? me.honor : g.value('honorAtEnd', me.honor, { seat })
  const lost = automaton === undefined ? Math.min(honor, shamePenalty(g, seat)) : 0
  const counted =
    automaton === undefined
      ? worths
      : g.state.artifacts.map(() => ({ n: automaton.honor ? qinArtifactHonor : 0, sure: true }))
  return {
    honor: honor - lost,
    hordes: automaton?.honor === false ? 0 : sum(hordeHonors(g, seat)),
    artifacts: sum(counted.map(({ n }) => n ?? 0)),
    sure: counted.every(({ sure }) => sure),
  }
}

/**
 * GW-SCORE-03: the Honor of an Artifact if the game ended now. `n` undefined: it can't be told. Who has the most of something is
 * known when all screens are open; until then that part is left out, and the rest is not sure.
 */
export function artifactNow(g: R, seat: Seat, card: number, sees: Sees): { n: number | undefined; sure: boolean } {
  const { id, on } = g.box.artifacts[card]!
  const ctx = scoringCtx(seat, id)
  let n = 0
  let sure = true
  for (const { rule } of on.onScore ?? []) {
    const [effects = [], ...others] = rule.effects
    const [effect] = effects
    if (others.length > 0 || effects.length !== 1 || effect?.do !== 'honor') return { n: undefined, sure: false }
    if (mentions(effect.n, 'gold') && !sees(seat)) return { n: undefined, sure: false }
    const open = rule.conditions.every((condition) => condition.if !== 'mostGold' || humans(g).every(sees))
    if (!open) sure = false
    else if (rule.conditions.every((condition) => holds(g, ctx, condition))) n += num(g, ctx, effect.n)
  }
  return { n, sure }
}

/** AC-05: an Artifact that only scores lies there in vain at a table that scores nothing. */
export const isIdleArtifact = (box: GwBox, id: string): boolean =>
  box.team && box.artifacts.some((artifact) => artifact.id === id && !artifact.acts)

/** GW-SCORE-04: most Honor; a tie goes to who is higher in the Tea order. Automata are never ranked. XP-GEN-05: maybe nobody. */
export function winnerOf(s: State, box: GwBox): readonly Seat[] {
  if (s.lost !== undefined) return []
  const seats = s.tea.filter((seat) => seat < box.setup.seats)
  const most = Math.max(...seats.map((seat) => s.players[seat]!.honor))
  return seats.filter((seat) => s.players[seat]!.honor === most).slice(0, 1)
}
