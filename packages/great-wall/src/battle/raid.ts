import type { SectionId } from '../state.ts'
import type { G } from '../terms.ts'

/** GW-RAID-02: what a Raid does, unless an expansion has put something else in its place. */
export function raidsTokens(g: G, horde: string, section: SectionId): void {
  const everyone = g.box.setup.options['raid.playerCount'] === 'withAutomata'
  const tokens = g.value('raidTokens', everyone ? g.state.players.length : g.box.setup.seats, {})
  const removed = removeTokens(g, tokens)
  g.say?.({ kind: 'raid', horde, section, removed })
}

/** GW-RAID-02, -03: so many Shame tokens leave the pool for good, or all that there are. Returns how many. */
export function removeTokens({ state }: G, n: number): number {
  const removed = Math.min(n, state.shamePool)
  state.shamePool -= removed
  state.shameRemoved += removed
  return removed
}
