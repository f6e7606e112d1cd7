import type { SectionId, State } from '../state.ts'
import type { G, GwBox, R } from '../terms.ts'

/** GW-RAID-02: what a Raid does, unless an expansion has put something else in its place. */
export function raidsTokens(g: G, horde: string, section: SectionId): void {
  const removed = removeTokens(g, g.value('raidTokens', tokensOf(g.state, g.box), {}))
  g.say?.({ kind: 'raid', horde, section, removed })
}

/** XP-SET-06, GW-SPRING-02d: six Hordes may find a section full; a Horde without a slot is a Raid, before the game begins too. */
export function raidsTokensAtSetup(state: State, box: GwBox): void {
  removeTokens({ state }, tokensOf(state, box))
}

const tokensOf = ({ players }: State, { raidTokens, setup }: GwBox): number =>
  setup.options['raid.playerCount'] === 'withAutomata' ? players.length : raidTokens

/** GW-RAID-02, -03: so many Shame tokens leave the pool for good, or all that there are. Returns how many. */
export function removeTokens({ state }: Pick<R, 'state'>, n: number): number {
  const removed = Math.min(n, state.shamePool)
  state.shamePool -= removed
  state.shameRemoved += removed
  return removed
}
