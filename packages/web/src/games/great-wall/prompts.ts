import { type Payment, paymentOf } from '@wanli/great-wall'
import { cardName, optionMessage, promptMessage, ruleTexts } from '@wanli/great-wall/text'
import { type Message, tell } from '../../text/index.ts'
import type { Asked } from '../../table/protocol.ts'
import { type Box, type Option, type OptionOf, type View } from './types.ts'
import { KNOWN, TABLES } from './words/words.ts'

/** What is asked, where the answers lie on the table or in full beside it. */
export function promptOf(question: Asked, box: Box, view: View): Message {
  const said = promptMessage(question as never, box, view)
  switch (said.key) {
    // The effects stand in the answers: no need to read them twice.
    case 'prompt.choice.effects':
      return { ...said, key: 'prompt.choice' }
    // GW-PROD-05: the first upgrade is a Soldier who becomes Overseer, and it is Soldiers that glow.
    case 'prompt.upgrade.at':
      return question.options.some(({ kind }) => kind === 'overseer') ? { ...said, key: 'gw.prompt.overseer' } : said
    case 'prompt.pay':
    case 'prompt.warehouse':
    case 'prompt.gain':
    case 'prompt.gain.by':
    case 'prompt.lose':
    case 'prompt.lose.by':
    case 'prompt.exchange':
    case 'prompt.exchange.by':
      return paymentPrompt(said, partsOf(question, view))
    case 'prompt.ability':
      return abilityPrompt(said, question, box)
    // What may be built, the answers know: some cards build only Barricades.
    case 'prompt.build':
    case 'prompt.build.by':
      return isMoreThanBuilding(question)
        ? said
        : { key: `gw.${said.key}`, params: { ...said.params, what: builtBy(question) } }
    case 'prompt.contribute':
      return sharePrompt(said, question, box)
    // Whom a card strikes or favours: it says how.
    case 'prompt.player':
      return playerPrompt(said, question, box)
    default:
      return said
  }
}

/** What is asked in several questions and chosen as one. */
export const partsOf = (question: Asked, view: View): Payment | undefined =>
  paymentOf(question, view.players[question.seat]?.resources)

const PAYS = { pay: 'gw.pay.ask', warehouse: 'gw.pay.askWarehouse' } as const

/** DP-19: what to pay with is one choice; in the list of all options it is asked type by type, a gain piece by piece. */
function paymentPrompt(said: Message, payment: Payment | undefined): Message {
  if (payment === undefined) return said
  const { from, total } = payment
  if (from === 'pay' || from === 'warehouse') return { key: PAYS[from], params: { n: total } }
  return { key: `gw.${said.key}`, params: { ...said.params, n: total } }
}

/** One card alone says what it does now, if that is short; else it is asked for by its name, and its words stand in the answer. */
function abilityPrompt(said: Message, { options }: Asked, box: Box): Message {
  const [one, ...more] = usesIn(options)
  if (one === undefined || more.length > 0) return said
  const card = cardName(one.card, box)
  const effects = deedOf(one, box)
  return effects === undefined
    ? { key: 'gw.prompt.ability.one', params: { card } }
    : { key: 'gw.prompt.ability.does', params: { card, effects } }
}

const usesIn = (options: Asked['options']): readonly OptionOf<'use'>[] =>
  (options as unknown as readonly Option[]).flatMap((option) => (option.kind === 'use' ? [option] : []))

/** So many letters fill two lines beside two buttons. */
const TWO_LINES = 130

/** What an ability does, without its occasion, which is now; undefined: more than a prompt has room for. */
function deedOf({ card, rule }: OptionOf<'use'>, box: Box): Message | undefined {
  const effects = effectsIn(ruleTexts(card, box)[rule])
  if (effects === undefined) return undefined
  return [...KNOWN].some((language) => tell(TABLES[language], language, effects).length > TWO_LINES)
    ? undefined
    : effects
}

/** `rule`, `rule.limit` and `rule.pay` are sentences with effects in them. */
function effectsIn(sentence: Message | undefined): Message | undefined {
  const effects = sentence?.params?.['effects']
  return typeof effects === 'object' && 'key' in effects ? effects : undefined
}

/** GWC-VOC-09: what the team pays for together. */
function sharePrompt(said: Message, { about }: Asked, box: Box): Message {
  const card = about?.['card']
  if (typeof card !== 'string') return said
  const payments = ruleTexts(card, box)
    .map(effectsIn)
    .filter((effects) => effects?.key === 'rule.pay')
  const effects = payments.length === 1 ? effectsIn(payments[0]) : undefined
  if (effects === undefined) return said
  const { what, left } = about ?? {}
  const build: Message = { key: 'gw.thing.build', params: { n: typeof left === 'number' ? left : 0 } }
  return {
    key: 'gw.prompt.contribute',
    params: { ...said.params, ...(what === 'build' ? { what: build } : {}), effects },
  }
}

/** An expansion has works of its own among the answers. */
const isMoreThanBuilding = ({ options }: Asked): boolean =>
  options.some(({ kind }) => kind !== 'barricade' && kind !== 'wall' && kind !== 'stop')

function builtBy({ options }: Asked): 'barricade' | 'wall' | 'any' {
  const [what, ...more] = new Set(
    options.map(({ kind }) => kind).filter((kind) => kind === 'barricade' || kind === 'wall'),
  )
  return what === undefined || more.length > 0 ? 'any' : what
}

/** What is done to the player who is chosen, by the words of the card's rules. */
const DEEDS = ['kill', 'build', 'shame'] as const

function playerPrompt(said: Message, { about }: Asked, { data }: Box): Message {
  const { card, left } = about ?? {}
  // GWC-VOC-132, `team`: what the team gains is handed out one by one.
  if (typeof left === 'number') return { key: 'gw.prompt.player.gain', params: { ...said.params, left } }
  if (typeof card !== 'string') return said
  const horde = data.hordeTypes[card] ?? data.hordeCards[card]?.type
  const rules = JSON.stringify(horde?.rules ?? data.tactics[card]?.normal ?? [])
  const deed = DEEDS.find((one) => rules.includes(`"do":"${one}"`))
  return deed === undefined ? said : { ...said, key: `gw.prompt.player.${deed}` }
}

/** An answer in words, as who is asked would say it. */
export function optionOf(option: Asked['options'][number], box: Box, view: View, question: Asked): Message {
  const { about } = question
  const said = optionMessage(option as never, box, view, about ?? {})
  const one = option as unknown as Option
  switch (one.kind) {
    case 'choice':
      return said.key === 'option.choice.effects' ? { ...said, key: 'gw.option.effects' } : said
    case 'pay':
      return payment(said, one.n, about?.['left'])
    case 'save':
      return one.seat === view.seat ? { ...said, key: `gw.${said.key}.mine` } : said
    // The prompt says where from, and what for.
    case 'warehouse':
    case 'share':
      return { ...said, key: `gw.${said.key}` }
    // What each means, the prompt says.
    case 'orderTea':
    case 'active':
    case 'supporting':
      return { key: `gw.${said.key}` }
    case 'takeHonor':
      return typeof about?.['honor'] === 'number' ? { key: 'gw.option.takeHonor', params: { n: about['honor'] } } : said
    // The prompt says what it does.
    case 'use':
      return usesIn(question.options).length === 1 && deedOf(one, box) !== undefined ? { key: 'gw.option.use' } : said
    case 'takeCards':
      return takenBack(said, box, view)
    default:
      return said
  }
}

/** DP-19: what is begun is paid, if not with this type then with others; nothing is declined here. */
const payment = (said: Message, n: number, left: unknown): Message =>
  n === 0 && typeof left === 'number' ? { key: 'gw.option.pay.without', params: { ...said.params, left } } : said

/** GW-SUMMER-04: which cards these are. */
function takenBack(said: Message, box: Box, view: View): Message {
  const discarded = (view.seat === null ? [] : view.players[view.seat]!.discarded).filter(
    (key) => box.commands.find((command) => command.key === key)?.staysInDiscard !== true,
  )
  if (discarded.length === 0) return said
  const cards = discarded
    .map((key): Message => cardName(key, box))
    .reduce((start, end) => ({ key: 'list.comma', params: { start, end } }))
  return { key: 'gw.option.takeCards', params: { cards } }
}
