import type { JsonObject } from '@wanli/kernel'
import type { FactKind, Facts } from '../../facts.ts'
import { ALL_RESOURCES } from '../../state.ts'
import type { GwBox } from '../../terms.ts'
import { conditionsText, playText } from '../cards/index.ts'
import { needTexts } from '../cards/requests.ts'
import { listOf, type Message, message, type MessageParam } from './message.ts'
import { saidBy } from './says.ts'
import {
  aUnit,
  cardName,
  locationIn,
  outpostName,
  playerMessage,
  resourceName,
  sectionName,
  unitName,
} from './things.ts'

type Of<K extends FactKind> = Extract<Facts, { kind: K }>
type Params = Message['params']
type Maker<K extends FactKind> = (facts: Of<K>, box: GwBox) => Params

/** "2 Wood, 1 Gold" of those that a price has. */
export function amounts(counts: readonly number[], shown: readonly number[]): MessageParam {
  const items = ALL_RESOURCES.filter((resource) => (shown[resource] ?? 0) > 0).map((resource) =>
    message('amount.resource', { n: counts[resource] ?? 0, resource: resourceName(resource) }),
  )
  return items.length === 0 ? message('nothing') : listOf(items, 'and')
}

/** Facts that need more than a name for each of them. */
const MAKERS: { readonly [K in FactKind]?: Maker<K> } = {
  noneFree: ({ unit, chosen }, box) => ({ unit: unitName(unit, 1, box), chosen }),
  onlyShamed: ({ unit, n }, box) => ({ unit: unitName(unit, n, box), n }),
  otherUnit: ({ unit }, box) => ({ unit: unitName(unit, 2, box) }),
  outOfReach: ({ unit, row, reach }, box) => ({ unit: unitName(unit, 2, box), row, reach }),
  nothingToHit: ({ unit, section }, box) => ({ unit: aUnit(unit, box), section: sectionName(section) }),
  hasShot: ({ unit, section }, box) => ({ unit: unitName(unit, 2, box), section: sectionName(section) }),
  notAdmitted: ({ unit, horde }, box) => ({ unit: unitName(unit, 1, box), horde: outpostName(horde, box) }),
  costs: ({ costs, has, more }) => ({
    costs: amounts(costs, costs),
    has: amounts(has, costs),
    more: String(more),
  }),
  workCosts: ({ costs, has, stored, more }) => ({
    costs: amounts(costs, costs),
    has: amounts(has, costs),
    stored: amounts(stored, costs),
    more: String(more),
  }),
  otherLocation: ({ where }, box) => ({ where: locationIn(where, 'the', box) }),
  tacticWindow: ({ tactic }, box) => ({ tactic: cardName(tactic, box), play: playText(tactic, box) }),
  tacticCondition: ({ tactic, unmet }, box) => ({
    tactic: cardName(tactic, box),
    unmet: conditionsText(tactic, unmet, box),
  }),
  requestNeeds: ({ request, unmet }, box) => {
    const needs = box.requests.find(({ id }) => id === request)?.needs.filter((_, i) => unmet.includes(i)) ?? []
    const texts = needTexts(needs, box)
    return { n: texts.length, unmet: texts.length === 0 ? '' : listOf(texts, 'space', 'space') }
  },
}

const NAMES: Readonly<Record<string, (value: never, box: GwBox) => Params>> = {
  location: (id: string, box) => ({
    location: locationIn(id, 'start', box),
    at: locationIn(id, 'at', box),
    to: locationIn(id, 'to', box),
  }),
  section: (section: Of<'sectionClosed'>['section']) => ({ section: sectionName(section) }),
  resource: (resource: Of<'lacks'>['resource']) => ({ resource: resourceName(resource) }),
  by: (by: number, box) => ({ by: playerMessage(by, box) }),
  command: (command: string, box) => ({ command: cardName(command, box) }),
  request: (request: string, box) => ({ request: cardName(request, box) }),
}

function namesOf({ kind: _, ...facts }: Facts, box: GwBox): Params {
  const params: Params[] = Object.entries(facts).map(([name, value]) =>
    name in NAMES
      ? NAMES[name]!(value as never, box)
      : { [name]: typeof value === 'boolean' ? String(value) : (value as number) },
  )
  return Object.assign({}, ...params) as Params
}

/** What is missing here, before the rule is told. Undefined if nothing was measured. */
export function whyMessage(given: JsonObject | undefined, box: GwBox): Message | undefined {
  if (given === undefined) return undefined
  const facts = given as Facts
  const make = (saidBy(box, 'facts', facts.kind) ?? MAKERS[facts.kind]) as Maker<FactKind> | undefined
  return message(`why.${facts.kind}`, make === undefined ? namesOf(facts, box) : make(facts, box))
}
