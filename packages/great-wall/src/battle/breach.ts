import { gainShame } from '../shame.ts'
import { type SectionId, slot } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { G, GwValues, Horde, Rule } from '../terms.ts'
import { figuresOn } from './hordes.ts'
import { chooseVictims, resolveKilling, type Victim } from './kill.ts'
import { breachShame } from './sums.ts'

/** GW-BREACH-01 to -08: Shame, then one killing of Soldiers on the cards and of those on the Wall. */
export function* breach(g: G, section: SectionId): Rule {
  const { hordes } = g.state.sections[section]!
  for (const seat of g.state.tea.slice()) {
    if (!isHuman(g, seat)) continue
    yield* gainShame(g, seat, breachShame(g, section, seat, hordes), { section })
  }
  const places =
    g.box.rules.modifiers['breachKills'] === undefined ? ARCHERS : g.value('breachKills', ARCHERS, { section, hordes })
  const victims = places.includes('horde')
    ? everyoneOn(g, section, hordes)
    : yield* chooseVictims(g, section, hordes, true)
  for (const place of OFF_HORDES) if (places.includes(place)) addEveryoneIn(g, section, place, victims)
  yield* resolveKilling(g, { sections: [section], victims, defeat: undefined })
}

/** GW-BREACH-04: all of them, whatever the Lethality. */
export const ARCHERS: GwValues['breachKills']['value'] = ['firing']
const OFF_HORDES = ['firing', 'rest'] as const

function addEveryoneIn(g: G, section: SectionId, from: (typeof OFF_HORDES)[number], found: Victim[]): void {
  const figures = g.state.sections[section]![from]
  for (const seat of g.state.tea)
    for (let type = 0; type < g.box.soldiers.length; type++)
      for (let n = figures[slot(seat, type)]!; n > 0; n--)
        found.push({ seat, type, horde: null, spot: 0, from, section, saved: false })
}

/** GW-KILL-06: in the order in which chosen ones come. */
export const everyoneOn = (g: G, section: SectionId, hordes: readonly Horde[]): Victim[] =>
  g.state.tea.flatMap((seat) =>
    hordes.flatMap((horde) =>
      figuresOn(horde, seat).map(({ type, spot }): Victim => ({
        seat,
        type,
        horde,
        spot,
        from: 'horde',
        section,
        saved: false,
      })),
    ),
  )
