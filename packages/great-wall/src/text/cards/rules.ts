import type { CardRule, CostItem, TriggerRule } from '../../data/index.ts'
import { listOf, type Message, message, named } from '../messages/message.ts'
import type { GwBox } from '../../terms.ts'
import { amount } from './amount.ts'
import type { Context } from './context.ts'
import { choicesMessage, isQin } from './effects.ts'
import { modifierMessage } from './modifiers.ts'
import { unitOf, whenMessage } from './triggers.ts'

/** "2 Chi and 1 Wood" */
export const costMessage = (cost: readonly CostItem[], context: Context): Message =>
  listOf(
    cost.map(({ n, what }) =>
      amount(n, context, (k) => message(`thing.${what}`, { n: k, form: context.form, extra: false })),
    ),
    'and',
  )

/** The General of the solo game speaks of himself. */
export const qinName = ({ data }: GwBox): Message => {
  const qin = Object.values(data.generals).find(({ set }) => set === 'solo')
  return qin === undefined ? message('nothing') : named(qin.name)
}

/** Triggers of Units: their filter is what counts count. */
const OF_UNITS: readonly string[] = ['onRecruit', 'onAttack', 'onKilled', 'onSaved']

/** The occasion gives such a thing by itself: what the card gives is more of it. */
const extraOf = ({ trigger, filter }: TriggerRule): NonNullable<Context['extra']> => {
  const words: readonly string[] = filter
  return (word, what) => {
    if (trigger === 'onGather') return word === 'gain' && words.includes(what)
    if (trigger === 'onReclaim') return word === 'honor' && words.includes('honor')
    return word === 'honor' && (trigger === 'onDonate' || trigger === 'onHordeDefeated')
  }
}

/** Events whose rules fire once for all players (GW-COOP-30). */
const FOR_TEAM: readonly string[] = ['onWinter', 'onRequestDone']

function effectsOf(rule: TriggerRule, context: Context): Message {
  if (rule.cost.length > 0) {
    const effects = choicesMessage(rule.effects, { ...context, form: 'to', paid: true })
    const team = context.common === true && FOR_TEAM.includes(rule.trigger)
    return message('rule.pay', { team, cost: costMessage(rule.cost, context), effects })
  }
  if (!isQin(rule.effects)) return choicesMessage(rule.effects, { ...context, form: 'bare' })
  const subject = qinName(context.box)
  return message('rule.subject', {
    subject,
    effects: choicesMessage(rule.effects, { ...context, form: 'they', subject }),
  })
}

/** One rule of a card as a sentence. */
export function ruleMessage(rule: CardRule, context: Context): Message {
  if (rule.kind === 'mod') return modifierMessage(rule, context)
  const inner: Context = {
    ...context,
    extra: extraOf(rule),
    dying: rule.trigger === 'onKilling' && rule.scope === 'own',
    ...(OF_UNITS.includes(rule.trigger) ? { unit: unitOf(rule) } : {}),
  }
  const params = { when: whenMessage(rule, inner), effects: effectsOf(rule, inner) }
  return rule.limit === null
    ? message('rule', params)
    : message('rule.limit', { ...params, limit: message(`limit.${rule.limit}`) })
}
