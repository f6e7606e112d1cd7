import { gainShame } from '../shame.ts'
import { type SectionId, slot } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { G, Rule } from '../terms.ts'
import { isPresentOn } from './hordes.ts'
import { chooseVictims, resolveKilling, type Victim } from './kill.ts'

/** GW-BREACH-01 to -08: Shame, then one killing of Soldiers on the cards and Archers on the Wall. */
export function* breach(g: G, section: SectionId): Rule {
  const { hordes } = g.state.sections[section]!
  for (const seat of g.state.tea.slice()) {
    if (!isHuman(g, seat)) continue
    const tokens = hordes.filter((horde) => !isPresentOn(horde, seat)).length
    yield* gainShame(g, seat, tokens, { section })
  }
  const victims = yield* chooseVictims(g, section, hordes, true)
  victims.push(...archers(g, section))
  yield* resolveKilling(g, { sections: [section], victims, defeat: undefined })
}

/** GW-BREACH-04: all of them, whatever the Lethality. */
function archers(g: G, section: SectionId): Victim[] {
  const { firing } = g.state.sections[section]!
  const found: Victim[] = []
  for (const seat of g.state.tea)
    for (let type = 0; type < g.box.soldiers.length; type++)
      for (let n = firing[slot(seat, type)]!; n > 0; n--)
        found.push({ seat, type, horde: null, spot: 0, from: 'firing', section, saved: false })
  return found
}
