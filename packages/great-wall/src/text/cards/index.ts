import {
  type CardRule,
  type Choices,
  type CommandBox,
  type CommandCard,
  type Condition,
  forCount,
  type GeneralCard,
  type HordeType,
  RESOURCES,
  type TacticCard,
} from '../../data/index.ts'
import type { GwBox } from '../../terms.ts'
import { listOf, type Message, message } from '../messages/message.ts'
import { locationIn, resourceName, rewardMessage } from '../messages/things.ts'
import { conditionsMessage } from './conditions.ts'
import type { Context } from './context.ts'
import { choiceMessages, choicesMessage, isQin } from './effects.ts'
import { requestText } from './requests.ts'
import { qinName, ruleMessage } from './rules.ts'

/* Card texts, made from the rules of the data: a table with cards of its own gets texts too. */

const contextOf = (box: GwBox, common = false): Context => ({ box, form: 'do', common })

const textsOf = (rules: readonly CardRule[], context: Context): readonly Message[] =>
  rules.map((rule) => ruleMessage(rule, context))

/** The rules of a card of an expansion, each as a sentence. */
export const rulesText = (rules: readonly CardRule[], box: GwBox): readonly Message[] => textsOf(rules, contextOf(box))

// --- Generals and Hordes -------------------------------------------------------------------------------------------------

function generalText({ setup, rules }: GeneralCard, box: GwBox): readonly Message[] {
  const texts = textsOf(rules, contextOf(box))
  if (setup === null) return texts
  const resources = RESOURCES.filter((resource) => setup[resource] > 0).map((resource) =>
    message('amount.resource', { n: setup[resource], resource: resourceName(resource) }),
  )
  const line = resources.length === 0 ? message('nothing') : listOf(resources, 'comma')
  return [message('general.setup', { resources: line, tactics: setup.tactics, tea: setup.tea }), ...texts]
}

function hordeText({ offense, honor, spots, rules }: HordeType, box: GwBox): readonly Message[] {
  const rewards = spots.map(({ reward }) => rewardMessage(reward))
  return [
    message('horde.numbers', { power: forCount(offense, box.setup.seats), honor }),
    ...textsOf(rules, contextOf(box, true)),
    message('horde.spots', { n: spots.length, rewards: listOf(rewards, 'comma') }),
  ]
}

// --- Tactic cards --------------------------------------------------------------------------------------------------------

/** Conditions that are said with the window. */
const IN_WINDOW: readonly Condition['if'][] = ['location', 'ownSoldiers', 'anySoldiers', 'ownTurn']

function playMessage({ window, conditions }: Pick<TacticCard, 'window' | 'conditions'>, context: Context): Message {
  const place = conditions.find((condition) => condition.if === 'location')
  const has = (word: Condition['if']) => conditions.some((condition) => condition.if === word)
  const when = message(`play.${window}`, {
    location: locationIn(place?.of ?? 'any', 'the', context.box),
    own: has('ownTurn'),
    whose: has('ownSoldiers') ? 'own' : has('anySoldiers') ? 'any' : 'none',
  })
  const rest = conditions.filter((condition) => !IN_WINDOW.includes(condition.if))
  if (rest.length === 0) return message('tactic.play', { when })
  return message('tactic.play.if', { when, conditions: conditionsMessage(rest, inWindow(window, context)) })
}

/** The other windows are about a Section or a Location. */
const NOWHERE: readonly TacticCard['window'][] = ['turnStart', 'beforeDefeat', 'winterStart']
const inWindow = (window: TacticCard['window'], context: Context): Context => ({
  ...context,
  nowhere: NOWHERE.includes(window),
})

/** When a Tactic card can be played. */
export const playText = (id: string, box: GwBox): Message => playMessage(box.data.tactics[id]!, contextOf(box))

/** Some conditions of a Tactic card, as they stand on it. */
export function conditionsText(id: string, some: readonly number[], box: GwBox): Message {
  const { window, conditions } = box.data.tactics[id]!
  const named = some.map((i) => conditions[i]!)
  return conditionsMessage(named, inWindow(window, contextOf(box)))
}

const boxMessage = (effects: Choices, { window, conditions }: TacticCard, box: GwBox): Message => {
  const dying = window === 'killing' && conditions.some((condition) => condition.if === 'ownSoldiers')
  return choicesMessage(effects, { ...contextOf(box), form: 'bare', dying })
}

function tacticText(card: TacticCard, box: GwBox): readonly Message[] {
  return [
    playMessage(card, contextOf(box)),
    message('tactic.normal', { effects: boxMessage(card.normal, card, box) }),
    message('tactic.boosted', { chi: card.boosted.chi, effects: boxMessage(card.boosted.effects, card, box) }),
  ]
}

/** What a Tactic card does, normal or boosted, without its occasion. */
export function tacticEffects(id: string, boosted: boolean, box: GwBox): Message {
  const card = box.data.tactics[id]!
  return boxMessage(boosted ? card.boosted.effects : card.normal, card, box)
}

// --- Command cards -------------------------------------------------------------------------------------------------------

function commandBoxText({ who, conditions, effects }: CommandBox, box: GwBox): Message {
  // Whatever others do is told of them: "your Clerks" are always those of who reads "you" before it.
  const context: Context = { ...contextOf(box), form: who === 'owner' ? 'do' : 'they' }
  if (isQin(effects)) {
    const subject = qinName(box)
    return message('box.qin', { subject, effects: choicesMessage(effects, { ...context, form: 'they', subject }) })
  }
  const text = choicesMessage(effects, context)
  if (conditions.length === 0) return message(`box.${who}`, { effects: text })
  return message(`box.${who}.if`, { effects: text, conditions: conditionsMessage(conditions, context) })
}

const commandText = ({ boxes }: CommandCard, box: GwBox): readonly Message[] =>
  boxes.map((part) => commandBoxText(part, box))

// --- any card ------------------------------------------------------------------------------------------------------------

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/**
 * What a card says, line by line: a General, Advisor, Tactic, Command, Horde, Artifact, Event or Request by its ID. A
 * Horde also goes by one of its cards (`HOR-1/left`), a player's Command card also by its key (`economy`).
 */
export function cardText(id: string, box: GwBox): readonly Message[] {
  const { data } = box
  const general = own(data.generals, id)
  if (general !== undefined) return generalText(general, box)
  const tactic = own(data.tactics, id)
  if (tactic !== undefined) return tacticText(tactic, box)
  const command = own(data.commandCards, id) ?? own<CommandCard>(data.commands.player, id)
  if (command !== undefined) return commandText(command, box)
  const horde = own(data.hordeTypes, id) ?? own(data.hordeCards, id)?.type
  if (horde !== undefined) return hordeText(horde, box)
  const request = own(data.requests, id)
  if (request !== undefined) return requestText(request, box)
  for (const { says } of box.expansions) {
    const said = says?.cardText?.(id, box)
    if (said !== undefined) return said
  }
  return ruleTexts(id, box)
}

/** A card that belongs to nobody (GWXC-VOC-01), or to whoever holds it (GW-HOOK-13). */
const ownerless = (id: string, box: GwBox): { readonly rules: readonly CardRule[] } | undefined =>
  [...box.ownerless.flatMap(({ cards }) => cards), ...box.publicCards].find((card) => card.id === id)

/** Only the rules of a card: without the set-up of a General, the numbers and the spots of a Horde. */
export function ruleTexts(id: string, box: GwBox): readonly Message[] {
  const { data } = box
  const event = own(data.events, id)
  if (event !== undefined) return textsOf([...event.immediate, ...event.passive], contextOf(box, true))
  const horde = own(data.hordeTypes, id) ?? own(data.hordeCards, id)?.type
  const card =
    own(data.generals, id) ?? own(data.advisors, id) ?? own(data.artifacts, id) ?? horde ?? ownerless(id, box)
  if (card === undefined) throw new Error(`Great Wall texts: there is no card ${id} with rules.`)
  return textsOf(card.rules, contextOf(box, card === horde))
}

/** What an Event does from its revealing to the end of the game, without what it did at once (GW-COOP-23a). */
export function passiveTexts(id: string, box: GwBox): readonly Message[] {
  const event = own(box.data.events, id)
  return event === undefined ? [] : textsOf(event.passive, contextOf(box, true))
}

/** The effects of a card that its player chooses from; none if it isn't clear which box or rule is meant. */
export function choiceTexts(id: string, box: GwBox): readonly Message[] {
  const { data } = box
  const command = own(data.commandCards, id) ?? own<CommandCard>(data.commands.player, id)
  const tactic = own(data.tactics, id)
  const rules =
    own(data.generals, id)?.rules ??
    own(data.advisors, id)?.rules ??
    own(data.artifacts, id)?.rules ??
    ownerless(id, box)?.rules ??
    []
  const boxes: readonly Choices[] = [
    ...(command?.boxes.map(({ effects }) => effects) ?? []),
    ...(tactic === undefined ? [] : [tactic.normal, tactic.boosted.effects]),
    ...rules.flatMap((rule) => (rule.kind === 'rule' ? [rule.effects] : [])),
  ]
  const open = boxes.filter((choices) => choices.length > 1)
  return open.length === 1 ? choiceMessages(open[0]!, contextOf(box)) : []
}
