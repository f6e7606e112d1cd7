import type { JsonObject, Question } from '@wanli/kernel'
import type { CostItem } from '../../data/index.ts'
import { rowAt } from '../../rows.ts'
import { SECTIONS } from '../../state.ts'
import type { GwBox, Prompt } from '../../terms.ts'
import { choiceTexts } from '../cards/index.ts'
import { sharesMessage } from '../cards/requests.ts'
import { listOf, type Message, message } from './message.ts'
import type { Seen } from './options.ts'
import { askedBy, saidBy } from './says.ts'
import { cardName, locationIn, resourceOf, sectionName, unitName, windowName } from './things.ts'

type Maker = (about: JsonObject, box: GwBox, seen: Seen | undefined) => Message

const numberOf = (about: JsonObject, name: string): number => {
  const value = about[name]
  return typeof value === 'number' ? value : 0
}
const textOf = (about: JsonObject, name: string): string => {
  const value = about[name]
  return typeof value === 'string' ? value : ''
}
const sectionOf = (about: JsonObject, name: string): Message => sectionName(SECTIONS[numberOf(about, name)] ?? 0)

const left =
  (prompt: 'clerk' | 'deploy' | 'warehouse' | 'pay' | 'march' | 'reedClerk'): Maker =>
  (about) =>
    message(`prompt.${prompt}`, { left: numberOf(about, 'left') })

const byCard =
  (prompt: 'wound' | 'gain' | 'lose' | 'exchange' | 'recruit' | 'build' | 'transfer'): Maker =>
  (about, box) =>
    askedBy(`prompt.${prompt}`, `prompt.${prompt}.by`, { left: numberOf(about, 'left') })(about, box)

/** With its Horde, if the killing is on one; two of a kind in one section differ by their rows. */
function victim(about: JsonObject, box: GwBox, seen: Seen | undefined): Message {
  const card = textOf(about, 'horde')
  if (card === '') return message('prompt.victim')
  const params = { horde: cardName(card, box), section: sectionOf(about, 'section') }
  const here = seen?.sections.find(({ section }) => section === about['section'])
  const index = here?.hordes.findIndex((horde) => horde.card === card) ?? -1
  if (here === undefined || index < 0) return message('prompt.victim.on', params)
  return message('prompt.victim.row', { ...params, row: rowAt(here.hordes, index) + 1 })
}

/** With its section, if it is only one. */
function tactic(about: JsonObject, box: GwBox): Message {
  const window = box.windows.find((w) => w === about['window']) ?? 'turnStart'
  if (about['section'] === undefined) return message('prompt.tactic', { window: windowName(window) })
  const section = sectionOf(about, 'section')
  if (window === 'assault') return message('prompt.tactic.assault', { section })
  return message('prompt.tactic.in', { window: windowName(window), section })
}

/** GW-COOP-20: a team puts what it claims on the discard pile, so no Shame lies on Hordes. */
const keepsHordes = (box: GwBox): string => String(box.setup.mode !== 'coop')

/** With what brings it, if that is known. */
function shame(about: JsonObject, box: GwBox): Message {
  const hordes = keepsHordes(box)
  if (about['section'] !== undefined)
    return message('prompt.shame.breach', { section: sectionOf(about, 'section'), hordes })
  if (about['requests'] === true) return message('prompt.shame.requests', { hordes })
  const [location, card] = [textOf(about, 'location'), textOf(about, 'card')]
  if (location !== '') return message('prompt.shame.alone', { location: locationIn(location, 'at', box), hordes })
  return card === ''
    ? message('prompt.shame', { hordes })
    : message('prompt.shame.by', { card: cardName(card, box), hordes })
}

/** With what one is to give. */
function consent(about: JsonObject, box: GwBox): Message {
  const id = textOf(about, 'request')
  const request = cardName(id, box)
  const gives = Array.isArray(about['gives']) ? about['gives'] : []
  const needs = box.requests.find((one) => one.id === id)?.needs.filter((_, i) => gives.includes(i)) ?? []
  if (needs.length === 0) return message('prompt.consent', { request })
  return message('prompt.consent.to', { request, act: sharesMessage(needs, box), eased: numberOf(about, 'eased') })
}

/** With the Horde that strikes, if it is one. */
const cardAsked = (about: JsonObject, box: GwBox): Message => {
  const card = cardName(textOf(about, 'card'), box)
  return about['horde'] === undefined
    ? card
    : message('prompt.player.horde', { horde: card, section: sectionOf(about, 'section') })
}

const SHOTS: Readonly<Record<string, 'prompt.shoot.may' | 'prompt.shoot.man' | 'prompt.shoot.again'>> = {
  shoot: 'prompt.shoot.may',
  man: 'prompt.shoot.man',
  shootAgain: 'prompt.shoot.again',
}

/** Prompts whose texts are told something; the others need nothing. */
const MAKERS: { readonly [P in Prompt]?: Maker } = {
  reclaim: (about) => message('prompt.reclaim', { cards: numberOf(about, 'cards'), honor: numberOf(about, 'honor') }),
  payShame: (about) =>
    message(about['with'] === 'honor' ? 'prompt.payShame.honor' : 'prompt.payShame', {
      price: numberOf(about, 'price'),
    }),
  clerk: left('clerk'),
  gather: (about, box) => {
    const id = textOf(about, 'location')
    return message('prompt.gather', { resource: resourceOf(id, box), location: locationIn(id, 'at', box) })
  },
  upgrade: (about, box) =>
    about['location'] === undefined
      ? message('prompt.upgrade')
      : message('prompt.upgrade.at', { location: locationIn(textOf(about, 'location'), 'at', box) }),
  donate: (about, box) =>
    message('prompt.donate', {
      resource: resourceOf(textOf(about, 'location'), box),
      honor: box.data.constants.donation.honor,
    }),
  recruit: byCard('recruit'),
  deploy: left('deploy'),
  build: byCard('build'),
  warehouse: left('warehouse'),
  pay: left('pay'),
  march: left('march'),
  marchSoldier: (about) =>
    message('prompt.marchSoldier', { from: sectionOf(about, 'from'), to: sectionOf(about, 'to') }),
  embassy: (about) =>
    about['left'] === undefined
      ? message('prompt.embassy')
      : message('prompt.embassy.left', { left: numberOf(about, 'left') }),
  place: (about, box) => message('prompt.place', { advisor: cardName(textOf(about, 'advisor'), box) }),
  warAcademy: (about) => message('prompt.warAcademy', { n: numberOf(about, 'n') }),
  wound: byCard('wound'),
  // `by`: whether he shoots at all is asked with it (kernel/parts.ts).
  shoot: (about, box) => {
    const section = sectionOf(about, 'section')
    // Who it is, if it isn't an Archer.
    const unit = about['unit']
    return typeof unit === 'string'
      ? message('prompt.shoot.unit', { section, unit: unitName(unit, 1, box) })
      : message(SHOTS[textOf(about, 'by')] ?? 'prompt.shoot', { section })
  },
  shooter: (about) => message('prompt.shooter', { section: sectionOf(about, 'section') }),
  extraShot: (about) => message('prompt.extraShot', { section: sectionOf(about, 'section') }),
  victim,
  shame,
  unshame: (_, box) => message('prompt.unshame', { hordes: keepsHordes(box) }),
  save: (about) =>
    about['section'] === undefined
      ? message('prompt.save', { price: numberOf(about, 'price') })
      : message('prompt.save.in', { price: numberOf(about, 'price'), section: sectionOf(about, 'section') }),
  tactic,
  choice: (about, box) => {
    const id = textOf(about, 'card')
    const effects = choiceTexts(id, box).map((text, i) =>
      message('option.choice.effects', { number: i + 1, effects: text }),
    )
    if (effects.length === 0) return message('prompt.choice', { card: cardName(id, box) })
    return message('prompt.choice.effects', {
      card: cardName(id, box),
      effects: listOf(effects, 'semicolon', 'semicolon'),
    })
  },
  gain: byCard('gain'),
  lose: byCard('lose'),
  exchange: byCard('exchange'),
  refresh: (about) => message(about['for'] === 'reed' ? 'prompt.refresh.reed' : 'prompt.refresh'),
  reedClerk: left('reedClerk'),
  order: (about) => message('prompt.order', { left: numberOf(about, 'left'), what: textOf(about, 'what') }),
  sacrifice: (about, box) =>
    about['request'] === undefined
      ? message('prompt.sacrifice', { left: numberOf(about, 'left') })
      : message('prompt.sacrifice.for', {
          left: numberOf(about, 'left'),
          request: cardName(textOf(about, 'request'), box),
        }),
  contribute: (about, box) =>
    message('prompt.contribute', {
      card: cardName(textOf(about, 'card'), box),
      what: message(`thing.${textOf(about, 'what') as CostItem['what']}`, {
        n: numberOf(about, 'left'),
        form: 'bare',
        extra: false,
      }),
    }),
  transfer: byCard('transfer'),
  consent,
  player: (about, box) =>
    about['request'] === undefined
      ? message('prompt.player', { card: cardAsked(about, box) })
      : message('prompt.player.request', { request: cardName(textOf(about, 'request'), box) }),
}

/** What a player is asked. */
export function promptMessage(
  question: Pick<Question<never, Prompt>, 'prompt' | 'about'>,
  box: GwBox,
  seen?: Seen,
): Message {
  const make: Maker | undefined = MAKERS[question.prompt] ?? saidBy(box, 'prompts', question.prompt)
  return make === undefined ? message(`prompt.${question.prompt}`) : make(question.about ?? {}, box, seen)
}
