import { isObject, type JsonObject } from '@wanli/kernel'
import type { BaseOptionKind, GwOption, OptionKind, SoldierOption } from '../../options.ts'
import { hordeAt as standingAt } from '../../rows.ts'
import { NONE, type SectionId } from '../../state.ts'
import type { GwBox } from '../../terms.ts'
import type { SectionView } from '../../view.ts'
import { cardText, choiceTexts, ruleTexts, tacticEffects } from '../cards/index.ts'
import { listOf, type Message, message } from './message.ts'
import { saidBy } from './says.ts'
import {
  cardName,
  cardTitle,
  commandName,
  locationAt,
  locationName,
  markerName,
  numberMessage,
  outpostName,
  placeName,
  playerMessage,
  resourceName,
  resourceOf,
  rewardMessage,
  sectionName,
  typeName,
} from './things.ts'

/** What of the table makes a text richer: the Hordes and Walls of the sections. A view will do. */
export interface Seen {
  readonly sections: readonly Pick<SectionView, 'section' | 'wall' | 'hordes'>[]
}

interface Circumstances {
  readonly box: GwBox
  readonly seen: Seen | undefined
  readonly about: JsonObject
}
type OptionOf<K extends OptionKind, O = GwOption> = O extends { kind: infer L } ? (K extends L ? O : never) : never
type Maker<K extends OptionKind> = (option: OptionOf<K>, told: Circumstances) => Message

/** How much less a Request asks for this Winter. */
function easedOf({ eased }: JsonObject, id: string): number {
  const n = isObject(eased) ? eased[id] : undefined
  return typeof n === 'number' ? n : 0
}

const wholeText = (id: string, box: GwBox): Message => listOf(cardText(id, box), 'space', 'space')
const oneOf = (id: string, rule: number, box: GwBox): Message => {
  const texts = ruleTexts(id, box)
  return texts[rule] ?? texts[0]!
}

const place = (location: number, box: GwBox): Message =>
  location === NONE ? placeName('pool', box) : locationName(box.locations[location]!.id, box)

type Standing = { readonly section: SectionId; readonly row: number }
const hordeAt = ({ section, row }: Standing, { seen }: Circumstances): string | undefined =>
  standingAt(seen?.sections.find((candidate) => candidate.section === section)?.hordes ?? [], row)?.card
const where = ({ section, row }: Standing) => ({ section: sectionName(section), row: row + 1 })

function attack(option: OptionOf<'attack'>, told: Circumstances): Message {
  const { type, spot, mate, more = [] } = option
  const spots = mate === NONE ? [spot] : [spot, mate, ...more]
  const params = {
    ...where(option),
    unit: typeName(type, told.box),
    n: spots.length,
    spots: listOf(
      spots.map((index) => numberMessage(index + 1)),
      'and',
    ),
  }
  const card = hordeAt(option, told)
  if (card === undefined) return message('option.attack', params)
  const { type: horde } = told.box.data.hordeCards[card]!
  const rewards = spots.map((index) => rewardMessage(horde.spots[index]?.reward ?? null))
  return message('option.attack.horde', {
    ...params,
    horde: cardName(card, told.box),
    rewards: listOf(rewards, 'comma'),
  })
}

/** A text that names the Horde if it is seen. */
const atHorde =
  (kind: 'wound' | 'swap', known: 'option.wound.horde' | 'option.swap.named') =>
  (option: Standing & { readonly spot?: number }, told: Circumstances): Message => {
    const card = hordeAt(option, told)
    const params = { ...where(option), spot: (option.spot ?? 0) + 1 }
    return card === undefined
      ? message(`option.${kind}`, params)
      : message(known, { ...params, horde: cardName(card, told.box) })
  }

function wall({ section }: OptionOf<'wall'>, { box, seen }: Circumstances): Message {
  const here = seen?.sections.find((candidate) => candidate.section === section)
  const name = sectionName(section)
  if (here === undefined) return message('option.wall', { section: name })
  const price = box.walls[here.wall]?.nextCost ?? 0
  return message('option.wall.level', { section: name, level: here.wall + 1, price })
}

/** With the place, if the killing is not on a Horde. */
function victim({ type, marker, from, section }: OptionOf<'victim'>, { box }: Circumstances): Message {
  if (marker !== undefined) return message('option.victim.marker', { marker: markerName(marker, box) })
  const unit = typeName(type, box)
  if (from === undefined || section === undefined) return message('option.victim', { unit })
  return message('option.victim.at', { unit, from, section: sectionName(section) })
}

function choice({ index }: OptionOf<'choice'>, { box, about }: Circumstances): Message {
  const card = about['card']
  const effects = typeof card === 'string' ? choiceTexts(card, box)[index] : undefined
  if (effects === undefined) return message('option.choice', { number: index + 1 })
  return message('option.choice.effects', { number: index + 1, effects })
}

function tactic({ card, boosted }: OptionOf<'tactic'>, { box }: Circumstances): Message {
  const { id, boost } = box.tactics[card]!
  const params = { card: cardName(id, box), effects: tacticEffects(id, boosted, box) }
  return boosted ? message('option.tactic.boosted', { ...params, chi: boost }) : message('option.tactic', params)
}

/** A text about one card, of whichever deck. */
const cardNamed =
  (kind: 'discardTactic' | 'discardAdvisor' | 'peekTop' | 'peekUnder') =>
  ({ id }: OptionOf<typeof kind>, { box }: Circumstances): Message =>
    message(`option.${kind}`, { card: cardName(id, box) })

const soldier =
  (kind: SoldierOption['kind']) =>
  ({ type }: OptionOf<typeof kind>, { box }: Circumstances): Message =>
    message(`option.${kind}`, { unit: typeName(type, box) })

const inSection =
  (kind: 'rest' | 'man' | 'shoot') =>
  ({ type, section }: OptionOf<typeof kind>, { box }: Circumstances): Message =>
    message(`option.${kind}`, { unit: typeName(type, box), section: sectionName(section) })

const overseerAt =
  (kind: 'upgrade' | 'income') =>
  ({ location }: OptionOf<typeof kind>, { box }: Circumstances): Message => {
    const { id } = box.locations[location]!
    return message(`option.${kind}`, { resource: resourceOf(id, box), location: locationName(id, box) })
  }

const claimed =
  (kind: 'shameHorde' | 'unshameHorde') =>
  ({ horde }: OptionOf<typeof kind>, { box }: Circumstances): Message =>
    message(`option.${kind}`, { horde: cardName(horde, box) })

const plain = (kind: OptionKind) => (): Message => message(`option.${kind}`)

const MAKERS: { readonly [K in BaseOptionKind]: Maker<K> } = {
  clerk: ({ from, to }, { box }) => message('option.clerk', { from: place(from, box), to: place(to, box) }),
  activate: ({ location }, { box }) => message('option.activate', { location: locationAt(location, 'the', box) }),
  recall: ({ location }, { box }) => message('option.recall', { location: locationAt(location, 'from', box) }),
  general: ({ card }, { box }) => {
    const { id } = box.generals[card]!
    return message('option.general', { card: cardTitle(id, box), text: wholeText(id, box) })
  },
  advisor: ({ card }, { box }) => aboutAdvisor('advisor', card, box),
  hireAdvisor: ({ card }, { box }) => aboutAdvisor('hireAdvisor', card, box),
  command: ({ card }, { box }) => message('option.command', { card: commandName(card, box) }),
  reclaimCard: ({ card }, { box }) => message('option.reclaimCard', { card: commandName(card, box) }),
  copy: ({ id, seat }, { box }) =>
    message('option.copy', { card: cardName(id, box), player: playerMessage(seat, box) }),
  discardTactic: cardNamed('discardTactic'),
  discardAdvisor: cardNamed('discardAdvisor'),
  peekTop: cardNamed('peekTop'),
  peekUnder: cardNamed('peekUnder'),
  use: ({ card, rule }, { box }) => message('option.use', { card: cardName(card, box), text: oneOf(card, rule, box) }),
  tactic,
  spot: ({ spot }) => message('option.spot', { spot: spot + 1 }),
  recruit: soldier('recruit'),
  overseer: ({ type, location }, { box }) =>
    message('option.overseer', { unit: typeName(type, box), location: locationAt(location, 'at', box) }),
  shameSoldier: soldier('shameSoldier'),
  unshameSoldier: soldier('unshameSoldier'),
  victim,
  moveRest: soldier('moveRest'),
  moveFiringToRest: soldier('moveFiringToRest'),
  moveFiringToFiring: soldier('moveFiringToFiring'),
  surplus: soldier('surplus'),
  save: ({ seat, type, section }, { box }) => {
    const params = { unit: typeName(type, box), player: playerMessage(seat, box) }
    if (section === undefined) return message('option.save', params)
    return message('option.save.at', { ...params, section: sectionName(section) })
  },
  rest: inSection('rest'),
  man: inSection('man'),
  shoot: inSection('shoot'),
  attack,
  wound: atHorde('wound', 'option.wound.horde'),
  swap: atHorde('swap', 'option.swap.named'),
  barricade: ({ section }) => message('option.barricade', { section: sectionName(section) }),
  wall,
  march: ({ from, to }) => message('option.march', { from: sectionName(from), to: sectionName(to) }),
  pay: ({ n, resource }) => message('option.pay', { n, resource: resourceName(resource) }),
  warehouse: ({ n, resource }) => message('option.warehouse', { n, resource: resourceName(resource) }),
  take: ({ resource }) => message('option.take', { resource: resourceName(resource) }),
  give: ({ resource }) => message('option.give', { resource: resourceName(resource) }),
  shameHorde: claimed('shameHorde'),
  unshameHorde: claimed('unshameHorde'),
  upgrade: overseerAt('upgrade'),
  income: overseerAt('income'),
  seat: ({ seat }, { box }) => message('option.seat', { player: playerMessage(seat, box) }),
  choice,
  outpost: ({ type, outpost, spot, mate }, { box }) => {
    const spots = mate === NONE ? [spot] : [spot, mate]
    const list = listOf(
      spots.map((index) => numberMessage(index + 1)),
      'and',
    )
    const unit = typeName(type, box)
    return message('option.outpost', {
      unit,
      outpost: outpostName(box.outposts[outpost]!.id, box),
      n: spots.length,
      spots: list,
    })
  },
  request: ({ card }, { box, about }) => {
    const { id } = box.requests[card]!
    const params = { card: cardName(id, box), text: wholeText(id, box) }
    const n = easedOf(about, id)
    return n === 0 ? message('option.request', params) : message('option.request.eased', { ...params, n })
  },
  next: ({ seat }, { box }) => message('option.next', { player: playerMessage(seat, box) }),
  sacrifice: ({ type, from, place: where }, { box }) =>
    message('option.sacrifice', {
      unit: type === NONE ? message('aUnit.clerk') : typeName(type, box),
      from,
      place:
        from === 'location' ? locationAt(where, 'at', box) : from === 'pool' ? '' : sectionName(where as SectionId),
    }),
  giveTo: ({ resource, seat }, { box }) =>
    message('option.giveTo', { resource: resourceName(resource), player: playerMessage(seat, box) }),
  share: ({ n }) => message('option.share', { n }),
  orderTea: plain('orderTea'),
  agree: plain('agree'),
  refuse: plain('refuse'),
  stop: plain('stop'),
  pass: plain('pass'),
  decline: plain('decline'),
  gather: plain('gather'),
  donate: plain('donate'),
  teaUp: plain('teaUp'),
  draw: plain('draw'),
  hireClerk: plain('hireClerk'),
  active: plain('active'),
  supporting: plain('supporting'),
  takeCards: plain('takeCards'),
  takeHonor: plain('takeHonor'),
  payShame: plain('payShame'),
  shootAgain: plain('shootAgain'),
}

function aboutAdvisor(kind: 'advisor' | 'hireAdvisor', card: number, box: GwBox): Message {
  const { id } = box.advisors[card]!
  return message(`option.${kind}`, { card: cardName(id, box), text: wholeText(id, box) })
}

/**
 * What a choice says. With `seen`, Hordes go by name, their Vital spots tell their rewards and a Wall its level. With
 * what the question is `about`, one of several effects of a card is told in full.
 */
export function optionMessage(option: GwOption, box: GwBox, seen?: Seen, about: JsonObject = {}): Message {
  const said = saidBy(box, 'options', option.kind)
  if (said !== undefined) return said(option as never, box)
  const make = (MAKERS as Readonly<Record<string, Maker<never> | undefined>>)[option.kind]
  return make === undefined ? message(`option.${option.kind}`) : make(option as never, { box, seen, about })
}
