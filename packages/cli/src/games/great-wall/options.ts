import { hordeAt, type OptionRemark as Remark, remarksOn } from '@wanli/great-wall'
import {
  cardName,
  cardText,
  locationName,
  optionMessage,
  promptMessage,
  resourceName,
  rewardMessage,
  sectionName,
  unitName,
} from '@wanli/great-wall/text'
import { width } from '../../draw/width.ts'
import type { Message } from '@wanli/text'
import type { Language } from '../../text/index.ts'
import type { Asked, OwnNumber } from '../module.ts'
import { automatonDoing, reedSeat } from './automata.ts'
import { outlook } from './picture/field.ts'
import { Pen } from './picture/pen.ts'
import {
  type Gw,
  type GwBox,
  type GwOption,
  type GwQuestion,
  type GwScene,
  type OptionOf,
  type Resource,
  RESOURCES,
  SECTION_KEYS,
  type SectionId,
  type View,
} from './terms.ts'
import { isWord, word, type WordKey } from './text/index.ts'

const NONE = -1

// --- the words of an option ----------------------------------------------------------------------------------------------

/**
 * Options that come by the dozen are told in a few words, with what a player would have to look up otherwise; the headings
 * above them say the rest.
 */
export function option(choice: GwOption, box: GwBox, view: View, asked?: Asked<Gw>): Message {
  switch (choice.kind) {
    case 'clerk':
      return clerkMove(choice, box, view, asked)
    case 'attack':
      // GW-REED-14e: the reward of the spot is ignored.
      if (asked?.prompt === 'reedSpearman') return spotOnly(choice, box, view)
      return attack(choice, box, view)
    case 'wound':
      return spotOnly(choice, box, view)
    case 'rest':
    case 'man':
    case 'shoot':
      return {
        key: 'choice.figure',
        params: { unit: unitName(box.soldiers[choice.type]!.id, 1, box), section: sectionName(choice.section) },
      }
    case 'barricade':
      return { key: 'choice.barricade', params: { section: sectionName(choice.section) } }
    case 'wall': {
      const level = view.sections[choice.section]!.wall + 1
      return { key: 'choice.wall', params: { section: sectionName(choice.section), level } }
    }
    default:
      return optionMessage(choice, box, view, asked?.about)
  }
}

/** The effects of a card stand with their numbers: the question need not tell them too. */
export function prompt(question: GwQuestion, box: GwBox, view: View): Message {
  const card = question.about?.['card']
  if (question.prompt !== 'choice' || typeof card !== 'string') return promptMessage(question, box, view)
  return { key: 'prompt.choice', params: { card: cardName(card, box) } }
}

/** Long names of Locations have a short form. */
function shortLocation(id: string, box: GwBox): Message {
  const name = locationName(id, box)
  const key = `choice.location.${id}`
  const { en, es } = name.params
  const long = [en, es].some((text) => typeof text === 'string' && width(text) > LONG)
  return long && isWord(key) ? { key } : name
}
const LONG = 12

/** Whose Clerks are moved: those of who looks (on the open screen: is asked), or of the Reed Clan whose Overlord it is (GW-REED-11). */
const mover = (view: View, asked: Asked<Gw> | undefined): number =>
  (asked?.prompt === 'reedClerk' ? reedSeat(view) : (view.seat ?? asked?.seat)) ?? 0

/** What a Location does is told once: with the Clerks of the pool, or of the first Location that they can leave. */
function isTold(from: number, { players, locations }: View, seat: number): boolean {
  if (players[seat]!.clerkPool > 0) return from === NONE
  return from === locations.findIndex(({ clerks, locked }) => clerks[seat]! > 0 && !locked)
}

/** Whether the Location will be full, and what it will do for whose Clerk it is. */
function clerkMove(choice: OptionOf<'clerk'>, box: GwBox, view: View, asked: Asked<Gw> | undefined): Message {
  const { from, to } = choice
  const seat = mover(view, asked)
  const there = view.locations[to]!
  const names = {
    to: shortLocation(there.id, box),
    from: from === NONE ? '' : shortLocation(view.locations[from]!.id, box),
  }
  if (from !== NONE && !isTold(from, view, seat)) return { key: 'choice.clerkShort', params: names }
  const remarks = remarksOn(choice, asked ?? { seat, prompt: 'clerk', about: undefined }, view, box)
  return {
    key: from === NONE ? 'choice.clerk' : 'choice.clerkFrom',
    params: {
      ...names,
      state: fullness(remarks, there),
      does: doing(remarks, view, box, to, seat, there.clerks[seat]! + 1),
    },
  }
}

/** Whether a Location will be full with one Clerk more, and what follows from that. */
function fullness(remarks: readonly Remark[], { clerks, spots }: View['locations'][number]): Message {
  const activates = find(remarks, 'activates')
  if (spots === null) return { key: activates === undefined ? 'choice.idle' : 'choice.special' }
  if (activates !== undefined) return { key: activates.alone ? 'choice.fullAlone' : 'choice.full' }
  return { key: 'choice.spots', params: { n: clerks.reduce((sum, count) => sum + count, 1), of: spots } }
}

/** What a Location does for a seat with so many Clerks. */
function doing(
  remarks: readonly Remark[],
  view: View,
  box: GwBox,
  location: number,
  seat: number,
  clerks: number,
): Message {
  const n = find(remarks, 'serves')?.n[seat] ?? undefined
  if (view.players[seat]!.automaton) return automatonDoing(view, box, location, seat, clerks, n)
  return serving(box, location, n ?? clerks)
}

const find = <K extends Remark['kind']>(
  remarks: readonly Remark[],
  kind: K,
): Extract<Remark, { kind: K }> | undefined =>
  remarks.find((one): one is Extract<Remark, { kind: K }> => one.kind === kind)

/** So many Resources, Soldiers, pieces, moves, hires or cards. */
function serving(box: GwBox, location: number, n: number): Message {
  const { id, resource } = box.locations[location]!
  if (resource !== undefined) return { key: 'choice.gather', params: { n, resource: resourceName(resource) } }
  const key = `choice.does.${id}`
  return { key: isWord(key) ? key : 'choice.does.other', params: { n } }
}

interface Place {
  readonly section: SectionId
  readonly row: number
}

/** The Horde and its row, and how many spots it has left when what is chosen is covered. */
function target({ section, row }: Place, box: GwBox, view: View, n = 1) {
  const horde = hordeAt(view.sections[section]?.hordes ?? [], row)
  const name: Message = horde === undefined ? { key: 'label.hordes' } : cardName(horde.card, box)
  const vacant = horde === undefined ? n : horde.spots.filter((spot) => spot === 'vacant').length
  return { horde: name, row: row + 1, left: vacant - n }
}

/** A Vital spot without what it gives. */
const spotOnly = (choice: Place & { readonly spot: number }, box: GwBox, view: View): Message => ({
  key: 'choice.wound',
  params: { ...target(choice, box, view), spots: choice.spot + 1, n: 1 },
})

function attack(choice: OptionOf<'attack'>, box: GwBox, view: View): Message {
  const spots = choice.mate === NONE ? [choice.spot] : [choice.spot, choice.mate]
  const card = hordeAt(view.sections[choice.section]?.hordes ?? [], choice.row)?.card
  const type = card === undefined ? undefined : box.data.hordeCards[card]?.type
  return {
    key: 'choice.attack',
    params: {
      ...target(choice, box, view, spots.length),
      unit: unitName(box.soldiers[choice.type]!.id, 1, box),
      n: spots.length,
      spots: spots.map((spot) => String(spot + 1)).join('+'),
      rewards: spots.map((spot) => rewardMessage(type?.spots[spot]?.reward ?? null)),
    },
  }
}

/** Only the spots of the Command track have numbers on the table. */
export const number = (choice: GwOption, box: GwBox): OwnNumber | undefined =>
  choice.kind === 'spot' ? { n: choice.spot + 1, of: box.commandSpots } : undefined

/** What one gives of a payment of the team: little first. */
export const order = (choice: GwOption, box: GwBox): number | undefined =>
  choice.kind === 'share' ? choice.n : number(choice, box)?.n

// --- headings ------------------------------------------------------------------------------------------------------------

const HEADINGS: Partial<Readonly<Record<GwOption['kind'], WordKey>>> = {
  man: 'heading.man',
  shoot: 'heading.shoot',
  rest: 'heading.rest',
  barricade: 'heading.barricade',
  wall: 'heading.wall',
  hireClerk: 'heading.clerk',
  hireAdvisor: 'heading.hire',
  tactic: 'heading.tactic',
  overseer: 'heading.overseer',
  upgrade: 'heading.upgrade',
  use: 'heading.use',
  shameSoldier: 'heading.soldier',
  unshameSoldier: 'heading.soldier',
  shameHorde: 'heading.horde',
  unshameHorde: 'heading.horde',
}

export function heading(choice: GwOption, language: Language, view: View, asked?: Asked<Gw>): string | undefined {
  const inSection = (key: 'heading.attack' | 'heading.wound', section: SectionId) =>
    word(language, key, { section: SECTION_KEYS[section] })
  switch (choice.kind) {
    case 'clerk':
      if (choice.from === NONE) return word(language, 'heading.pool')
      return word(language, isTold(choice.from, view, mover(view, asked)) ? 'heading.clerkFrom' : 'heading.clerkElse')
    case 'attack':
      return inSection('heading.attack', choice.section)
    case 'wound':
      return inSection('heading.wound', choice.section)
    default: {
      const key = HEADINGS[choice.kind]
      return key === undefined ? undefined : word(language, key)
    }
  }
}

/** GW-FALL-06: whoever chooses whether to copy reads what there is to copy. */
const betrayalRemark = (pen: Pen, choice: GwOption): string | undefined =>
  saidOf(pen, choice, 'copies')
    ?.cards.map(({ card }) => `${pen.card(card)}: ${pen.cardText(card)}`)
    .join(' ')

// --- remarks -------------------------------------------------------------------------------------------------------------

/** What the player would have to look up otherwise: what a card does, what a thing costs and brings. */
export function remark(choice: GwOption, scene: GwScene): string | undefined {
  const pen = new Pen(scene)
  const { box, view } = scene
  switch (choice.kind) {
    case 'command':
    case 'reclaimCard':
      return pen.cardText(box.commands[choice.card]!.key)
    case 'copy':
    case 'discardTactic':
    case 'discardAdvisor':
    case 'peekTop':
    case 'peekUnder':
      return textOf(pen, choice.id)
    case 'recruit':
      return recruitRemark(pen, choice)
    case 'barricade':
    case 'wall':
      // GW-REED-14d: free, and without Honor.
      if (scene.question?.prompt === 'reedBarricade') return outlook(pen, view.sections[choice.section]!)
      return buildRemark(pen, choice)
    case 'overseer':
    case 'upgrade':
      return upgradeRemark(pen, choice)
    case 'swap':
      return outlook(pen, view.sections[choice.section]!)
    case 'choice':
      return betrayalRemark(pen, choice)
    case 'gather':
      return gatherRemark(pen, choice)
    case 'activate':
      return activateRemark(pen, choice)
    case 'hireClerk':
      return pen.word('remark.gold', { n: saidOf(pen, choice, 'price')?.n ?? box.data.constants.clerkPrice })
    case 'warehouse':
      return pen.word('remark.holds', { n: view.warehouse[choice.resource]! })
    case 'pay':
    case 'give':
    case 'take':
      return holdingRemark(pen, choice.resource)
    case 'shameHorde':
      return hordeRemark(pen, choice.horde)
    case 'takeHonor':
    case 'takeCards':
      return reclaimRemark(pen, choice)
    default:
      return undefined
  }
}

const textOf = (pen: Pen, id: string): string | undefined =>
  cardText(id, pen.scene.box).length === 0 ? undefined : pen.cardText(id)

/** What the game itself says of an option, by its kind: a price, what is built, what comes in. */
function saidOf<K extends Remark['kind']>(
  { scene: { question, view, box } }: Pen,
  choice: GwOption,
  kind: K,
): Extract<Remark, { kind: K }> | undefined {
  return find(question === undefined ? [] : remarksOn(choice, question, view, box), kind)
}

function recruitRemark(pen: Pen, choice: GwOption & { readonly type: number }): string {
  const { cost } = pen.scene.box.soldiers[choice.type]!
  const printed = RESOURCES.filter((resource) => cost[resource]! > 0)
    .map((resource) => `${cost[resource]} ${pen.resource(resource)}`)
    .join(', ')
  const sum = cost.reduce((total, n) => total + n, 0)
  const now = saidOf(pen, choice, 'price')?.n ?? sum
  const price = now === sum ? printed : pen.word('remark.instead', { now, printed })
  return pen.word('remark.recruit', { price, n: pen.me?.free[choice.type] ?? 0 })
}

/** What it costs and brings, and how the section stands. */
function buildRemark(pen: Pen, choice: OptionOf<'barricade' | 'wall'>): string {
  const here = pen.scene.view.sections[choice.section]!
  const then = here.built[choice.kind]
  return pen.word('remark.build', {
    price: saidOf(pen, choice, 'price')?.n ?? 0,
    honor: then?.honor ?? 0,
    outlook: outlook(pen, { ...here, ...then }),
  })
}

function upgradeRemark(pen: Pen, choice: OptionOf<'overseer' | 'upgrade'>): string | undefined {
  const { location } = choice
  const price = saidOf(pen, choice, 'price')
  const level = pen.me?.overseers[location]
  const steps = pen.scene.box.overseers[location]
  if (level === undefined || steps === undefined || price?.resource === undefined) return undefined
  return pen.word('remark.upgrade', {
    level: level + 1,
    price: `${price.n} ${pen.resource(price.resource)}`,
    extra: steps.extra[level]!,
    income: steps.income[level]!,
    resource: pen.resource(RESOURCES[location]!),
  })
}

function gatherRemark(pen: Pen, choice: GwOption): string | undefined {
  const said = saidOf(pen, choice, 'gains')
  if (said === undefined) return undefined
  return pen.tell({ key: 'choice.gather', params: { n: said.n, resource: resourceName(said.resource) } })
}

/** What the Location will do, for everyone who is there. */
function activateRemark(pen: Pen, choice: OptionOf<'activate'>): string {
  const { view, box } = pen.scene
  const { location } = choice
  const { clerks } = view.locations[location]!
  const serves = saidOf(pen, choice, 'serves')
  const remarks = serves === undefined ? [] : [serves]
  return view.tea
    .filter((seat) => clerks[seat]! > 0)
    .map((seat) => `${pen.clanName(seat)}: ${pen.tell(doing(remarks, view, box, location, seat, clerks[seat]!))}`)
    .join('; ')
}

const holdingRemark = (pen: Pen, resource: Resource): string | undefined => {
  const held = pen.me?.resources?.[resource]
  return held === undefined ? undefined : pen.word('remark.holds', { n: held })
}

function hordeRemark(pen: Pen, card: string): string | undefined {
  const horde = pen.scene.box.hordes.find(({ id }) => id === card)
  return horde === undefined ? undefined : pen.word('remark.shameHorde', { honor: horde.honor })
}

/** GW-SUMMER-04, -04a */
function reclaimRemark(pen: Pen, choice: GwOption): string | undefined {
  const said = saidOf(pen, choice, 'reclaims')
  if (said === undefined) return undefined
  return choice.kind === 'takeCards'
    ? pen.word('remark.cards', { n: said.cards })
    : pen.word('remark.honor', { n: said.honor })
}
