import { mostWanted, tacticWorth } from './holdings.ts'
import { oneMore, type Outlook } from './outlook.ts'
import { teamOf } from './requests.ts'
import { type Box, num, resourcesOf } from './terms.ts'

type ActivationRule = NonNullable<Box['advisors'][number]['on']['onActivation']>[number]
type Effect = ActivationRule['rule']['effects'][number][number]

/** What the own cards, and in co-op the Events in force, add when a Location activates with so many own Clerks. */
export function activationExtra(o: Outlook, location: number, clerks: number): number {
  const { words } = o.box.locations[location]!
  let sum = 0
  for (const { rule } of rulesOf(o)) {
    if (rule.cost.length > 0 || rule.scope !== 'own') continue
    if (rule.filter.length > 0 && !rule.filter.some((word) => words.includes(word))) continue
    if (!rule.conditions.every((condition) => condition.if === 'clerks' && clerks >= condition.n)) continue
    sum += Math.max(...rule.effects.map((effects) => effects.reduce((worth, e) => worth + effectWorth(o, e), 0)))
  }
  return sum
}

function rulesOf({ s, box, seat, team }: Outlook): ActivationRule[] {
  const { general, active } = s.players[seat]!
  const rules = [...(box.generals[general]?.on.onActivation ?? [])]
  for (const card of active) rules.push(...(box.advisors[card]!.on.onActivation ?? []))
  if (team) for (const card of teamOf(s).events) rules.push(...(box.events[card]!.passive.on.onActivation ?? []))
  return rules
}

/** What can be told without trying it: resources, Honor, cards. */
function effectWorth(o: Outlook, effect: Effect): number {
  const { g, s, seat } = o
  switch (effect.do) {
    case 'gain': {
      const resource = mostWanted(o, resourcesOf(effect.what))
      return num(g, seat, effect.n) * oneMore(o, resource, s.players[seat]!.resources[resource]!)
    }
    case 'honor':
      return o.track * num(g, seat, effect.n)
    case 'tactic':
      return tacticWorth(o) * num(g, seat, effect.n)
    default:
      return 0
  }
}
