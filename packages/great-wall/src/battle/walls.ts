import { type SectionId, slot } from '../state.ts'
import type { G, Rule } from '../terms.ts'
import { toRestZone } from './rest.ts'

/**
 * GW-HOOK-10: the top level of a Wall is gone, its Firing spots with it; whoever stood on the Wall goes to the Rest Zone. A
 * section at level 0 has nothing to lose. True if a level was destroyed.
 */
export function* destroyWall(g: G, section: SectionId): Rule<boolean> {
  const here = g.state.sections[section]!
  if (here.wall === 0) return false
  here.wall--
  g.say?.({ kind: 'wallDestroyed', section, level: here.wall })
  for (const seat of g.state.tea)
    g.box.soldiers.forEach((_, type) => {
      for (; here.firing[slot(seat, type)]! > 0; here.firing[slot(seat, type)]!--) toRestZone(g, seat, type, section)
    })
  yield* g.raise('wallDestroyed', { section })
  return true
}
