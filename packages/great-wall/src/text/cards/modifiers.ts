import type {
  BaseCostAction,
  BaseModifierWord,
  Cost,
  CostAction,
  Modifier,
  ModifierRule,
  ModifierWord,
  Num,
} from '../../data/index.ts'
import { forCount } from '../../data/types.ts'
import { COST_ACTIONS } from '../../data/vocabulary/types.ts'
import type { TextKey } from '../en.ts'
import { type Message, message } from '../messages/message.ts'
import { saidBy } from '../messages/says.ts'
import { aUnit, unitName } from '../messages/things.ts'
import { amount, fixed } from './amount.ts'
import { conditionsMessage } from './conditions.ts'
import type { Context } from './context.ts'
import { isNegative, negative } from './num.ts'

type Of<W extends ModifierWord, M = Modifier> = M extends { mod: W } ? M : never
type Makers = {
  readonly [W in BaseModifierWord]: (modifier: Of<W>, context: Context, scope: ModifierRule['scope']) => Message
}

/** "2 higher", "1 Resource less for each ..." */
function change(key: TextKey, num: Num, context: Context): Message {
  const less = isNegative(num)
  return amount(less ? negative(num) : num, context, (n) => message(key, { n, dir: less ? 'less' : 'more' }))
}

const PAID_IN: { readonly [A in BaseCostAction]?: TextKey } = {
  hireClerk: 'change.gold',
  hireAdvisor: 'change.gold',
  save: 'change.chi',
  saveTotal: 'change.chi',
  shameChi: 'change.chi',
  boost: 'change.chi',
  shameHonor: 'change.honor',
}

const total = (cost: Cost): number => Object.values(cost).reduce((sum, n) => sum + n, 0)
const least = (list: readonly number[]): number => Math.min(...list)

/** The lowest usual price of each action: below it a minimum must be told. */
function lowestPrice(action: BaseCostAction, { box: { data, setup } }: Context): number {
  const { constants, walls, soldiers, overseers, tactics } = data
  switch (action) {
    case 'recruit':
      return least(Object.values(soldiers).map(({ cost }) => total(cost)))
    case 'recruit:spearman':
      return total(soldiers.spearman.cost)
    case 'recruit:archer':
      return total(soldiers.archer.cost)
    case 'recruit:horseman':
      return total(soldiers.horseman.cost)
    case 'upgrade':
      return least(
        Object.values(overseers).flatMap(({ boxes }) => boxes.map(({ cost }) => total(forCount(cost, setup.seats)))),
      )
    case 'buildWall':
      return least(walls.flatMap(({ cost }) => (cost === null ? [] : [cost])))
    case 'buildBarricade':
      return constants.barricade.cost
    case 'hireClerk':
      return constants.clerkPrice
    case 'hireAdvisor':
      return constants.advisorsDealt + 1
    case 'save':
    case 'saveTotal':
      return constants.saveChi
    case 'shameChi':
      return constants.shameChi
    case 'shameHonor':
      return constants.shameHonor
    case 'boost':
      return least(Object.values(tactics).map(({ boosted }) => boosted.chi))
  }
}

const isBase = (action: CostAction): action is BaseCostAction => (COST_ACTIONS as readonly string[]).includes(action)

/** How the price of this action is paid, and how low it usually is. */
function usualPrice(action: CostAction, context: Context): { readonly paidIn: TextKey; readonly lowest: number } {
  if (isBase(action)) return { paidIn: PAID_IN[action] ?? 'change.resources', lowest: lowestPrice(action, context) }
  const own = saidBy(context.box, 'costs', action)
  return { paidIn: own?.paidIn ?? 'change.resources', lowest: own?.lowest(context.box) ?? 0 }
}

function cost({ action, n, min }: Of<'cost'>, context: Context, scope: ModifierRule['scope']): Message {
  const { paidIn, lowest } = usualPrice(action, context)
  const params = { action: message(`action.${action}`), scope, change: change(paidIn, n, context) }
  const sum = fixed(n)
  const reaches = isNegative(n) && (sum === undefined || lowest + sum < min)
  return reaches && min > 0 ? message('mod.cost.min', { ...params, min }) : message('mod.cost', params)
}

function handLimit({ n }: Of<'handLimit'>, context: Context): Message {
  const { tacticHandLimit } = context.box.data.constants
  const sum = fixed(n)
  if (sum === undefined) return message('mod.handLimit.change', { change: change('change.level', n, context) })
  return message('mod.handLimit', { n: tacticHandLimit + sum })
}

const keyOf = (word: 'lethality' | 'power', scope: string, usual: string): TextKey =>
  (scope === usual ? `mod.${word}` : `mod.${word}.${scope}`) as TextKey

const MAKERS: Makers = {
  cost,
  handLimit,
  othersClerks: ({ n }, c) => message('mod.othersClerks', { change: change('change.clerks', n, c) }),
  noShame: () => message('mod.noShame'),
  claim: ({ n, unit }, c) =>
    message('mod.claim', {
      unit: aUnit(unit, c.box),
      what: amount(n, c, (k) => message('thing.vitalSpots', { n: k })),
    }),
  reach: ({ unit, rows }, c) => message('mod.reach', { units: unitName(unit, 2, c.box), rows }),
  shots: ({ n }, c) =>
    message('mod.shots', { archers: amount(n, c, (k) => message('change.archers', { n: k })), one: fixed(n) === 1 }),
  lethality: ({ scope, n }, c) => message(keyOf('lethality', scope, 'own'), { change: change('change.level', n, c) }),
  power: ({ scope, n }, c) => message(keyOf('power', scope, 'self'), { change: change('change.power', n, c) }),
  halveDefense: () => message('mod.halveDefense'),
  noBarricade: () => message('mod.noBarricade'),
  taunt: () => message('mod.taunt'),
  noWound: () => message('mod.noWound'),
  advance: () => message('mod.advance'),
  pack: ({ n }, c) => message('mod.pack', { change: change('change.power', n, c) }),
  noUnit: ({ unit }, c) => message('mod.noUnit', { units: unitName(unit, 2, c.box) }),
}

/** One of an expansion that has nothing to count is said by its text alone. */
function sayModifier(modifier: Modifier, context: Context, scope: ModifierRule['scope']): Message {
  const make = (MAKERS as Readonly<Record<string, Makers[BaseModifierWord] | undefined>>)[modifier.mod]
  return make === undefined ? message(`mod.${modifier.mod}`) : make(modifier as never, context, scope)
}

export function modifierMessage(rule: ModifierRule, context: Context): Message {
  const { modifier, scope, limit, conditions } = rule
  const own = saidBy(context.box, 'modifiers', modifier.mod)
  const always = own === undefined ? sayModifier(modifier, context, scope) : own(modifier as never, context)
  const text =
    conditions.length === 0
      ? always
      : message('mod.while', { text: always, conditions: conditionsMessage(conditions, context) })
  return limit === null
    ? message('sentence', { text })
    : message('sentence.limit', { text, limit: message(`limit.${limit}`) })
}
