import { type Condition, RESOURCES, type Trigger, type TriggerRule } from '../../data/index.ts'
import { listOf, type Message, message } from '../messages/message.ts'
import { saidBy } from '../messages/says.ts'
import { cardName, locationIn, resourceName, resourceOf, unitName } from '../messages/things.ts'
import { conditionsMessage, numberOf } from './conditions.ts'
import type { Context } from './context.ts'

interface Occasion {
  readonly rule: TriggerRule
  readonly context: Context
  /** What every text of an occasion is told. */
  readonly params: Message['params']
}

const filterOf = (rule: TriggerRule): readonly string[] => rule.filter
/** The only word of a filter; a filter with all words, or none, lets everything through. */
const onlyWord = (rule: TriggerRule): string | undefined => (rule.filter.length === 1 ? rule.filter[0] : undefined)

/** Soldiers of the filter, by the word that covers them all. */
export const unitOf = (rule: TriggerRule): string => {
  const words = filterOf(rule)
  if (words.length === 0 || words.includes('soldier')) return 'soldier'
  return words.length === 1 ? words[0]! : words.includes('archer') ? 'soldier' : 'melee'
}

const unitsOf = ({ rule, context }: Occasion): Message => {
  const words = filterOf(rule)
  if (words.length < 2) return unitName(unitOf(rule), 2, context.box)
  return listOf(
    words.map((word) => unitName(word, 2, context.box)),
    'or',
  )
}

/** "Wood, Stone or Gold" */
function resourceList(names: readonly Message[]): Message {
  const isGold = names.at(-1)?.key === 'resource.gold'
  return listOf(names, isGold ? 'orO' : 'or')
}

function gathered({ rule, params }: Occasion): Message {
  const resources = RESOURCES.filter((resource) => filterOf(rule).includes(resource))
  if (resources.length === 0) return message('on.onGather', params)
  return message('on.onGather.of', { ...params, resources: resourceList(resources.map(resourceName)) })
}

function upgraded({ rule, params, context }: Occasion): Message {
  const places = filterOf(rule)
  if (places.length === 0 || places.includes('production')) return message('on.onUpgrade', params)
  const resources = places.map((place) => resourceOf(place, context.box))
  return message('on.onUpgrade.of', { ...params, resources: resourceList(resources) })
}

/** "1 Honor for each Spearman in that Attack" needs no "with 1 or more Spearmen". */
const countsAttackers = ({ effects }: TriggerRule): boolean => JSON.stringify(effects).includes('"count":"attackers"')

function attacked(occasion: Occasion): Message {
  const { rule, params } = occasion
  const n = numberOf(rule.conditions, 'attackers')
  if (n === 0 && (unitOf(rule) === 'soldier' || countsAttackers(rule))) return message('on.onAttack', params)
  return message('on.onAttack.of', { ...params, n: Math.max(1, n), units: unitsOf(occasion) })
}

function recruited(occasion: Occasion): Message {
  const { rule, params } = occasion
  if (unitOf(rule) === 'soldier') return message('on.onRecruit', params)
  return message('on.onRecruit.of', { ...params, units: unitsOf(occasion) })
}

function activated({ rule, params, context }: Occasion): Message {
  const places = rule.filter.length === 0 ? ['any'] : filterOf(rule)
  const location = listOf(
    places.map((place) => locationIn(place, 'the', context.box)),
    'or',
  )
  return message('on.onActivation', { ...params, location, n: numberOf(rule.conditions, 'clerks') })
}

function turnStarted({ rule, context }: Occasion): Message {
  if (rule.filter.length === 0) return message('on.onTurnStart')
  const cards = listOf(
    filterOf(rule).map((key) => cardName(key, context.box)),
    'or',
  )
  return message('on.onTurnStart.cards', { cards })
}

function reclaimed({ rule, params }: Occasion): Message {
  const word = onlyWord(rule)
  const what = message(word === 'take' || word === 'honor' ? `on.onReclaim.${word}` : 'on.onReclaim.all')
  return message('on.onReclaim', { ...params, what })
}

const ASSAULT = ['before', 'held', 'breach'] as const
function assaulted({ rule, params }: Occasion): Message {
  const words = ASSAULT.filter((word) => rule.filter.length === 0 || filterOf(rule).includes(word))
  const what = listOf(
    words.map((word) => message(`on.onAssault.${word}`)),
    'or',
  )
  return message('on.onAssault', { ...params, what })
}

const withUnits =
  (key: 'on.onKilled' | 'on.onSaved') =>
  (occasion: Occasion): Message =>
    message(key, { ...occasion.params, units: unitsOf(occasion) })

/** Triggers that have more than one text. */
const MAKERS: { readonly [T in Trigger]?: (occasion: Occasion) => Message } = {
  onReclaim: reclaimed,
  onTurnStart: turnStarted,
  onActivation: activated,
  onGather: gathered,
  onUpgrade: upgraded,
  onRecruit: recruited,
  onAttack: attacked,
  onLastSpot: ({ rule, params }) => {
    const word = onlyWord(rule)
    return message(word === 'wound' || word === 'soldier' ? `on.onLastSpot.${word}` : 'on.onLastSpot', params)
  },
  onHordeDefeated: ({ rule, params }) => {
    const word = onlyWord(rule)
    return message(word === 'on' || word === 'archer' ? `on.onHordeDefeated.${word}` : 'on.onHordeDefeated', params)
  },
  onKilled: withUnits('on.onKilled'),
  onSaved: withUnits('on.onSaved'),
  onTacticPlayed: ({ rule, params }) => {
    const word = onlyWord(rule)
    return message(word === 'normal' || word === 'boosted' ? `on.onTacticPlayed.${word}` : 'on.onTacticPlayed', params)
  },
  onAssault: assaulted,
}

/** Conditions that are already said with the occasion. */
const isSaid = (trigger: Trigger, { if: word }: Condition): boolean =>
  (trigger === 'onActivation' && word === 'clerks') || (trigger === 'onAttack' && word === 'attackers')

function occasionMessage(occasion: Occasion): Message {
  const { rule, context, params } = occasion
  const make = MAKERS[rule.trigger]
  if (make !== undefined) return make(occasion)
  return message(`on.${rule.trigger}`, { ...params, ...saidBy(context.box, 'triggers', rule.trigger)?.(rule, context) })
}

/** "Each time you attack with 2 or more Spearmen", with all that must hold. */
export function whenMessage(rule: TriggerRule, context: Context): Message {
  const { trigger, scope, limit } = rule
  const params = { every: limit === null, scope }
  const when = occasionMessage({ rule, context, params })
  const conditions = rule.conditions.filter((condition) => !isSaid(trigger, condition))
  if (conditions.length === 0) return when
  return message('rule.if', { when, conditions: conditionsMessage(conditions, context) })
}
