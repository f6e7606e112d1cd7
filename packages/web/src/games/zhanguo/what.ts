import { pointsAtEnd, slotsOf } from '@wanli/zhanguo'
import {
  abilityMessage,
  cardMessage,
  playerMessage,
  rewardMessage,
  type RuleId,
  squareMessage,
  taskMessage,
  tileMessage,
} from '@wanli/zhanguo/text'
import type { Message } from '../../text/index.ts'
import type { what as words } from '../../text/en/zhanguoWhat.ts'
import type { What } from '../face.ts'
import { governorsIn, markersOf } from './counts.ts'
import {
  type Ability,
  ASPECTS,
  type Box,
  CARD_COLOURS,
  type CourtAction,
  type Region,
  SQUARE_LETTERS,
  type View,
} from './types.ts'

/* What lies on the table, by the name of its place or piece, and what it is worth now. */

type Maker = (words: readonly string[], box: Box, view: View) => What | undefined

const word = (key: keyof typeof words, params: Message['params'] = {}): Message => ({ key, params })
const own = (key: string, params: Message['params'] = {}): Message => ({ key, params })
const is = (rule: RuleId, title: Message | undefined, lines: readonly Message[], worth?: Message): What => ({
  ...(title === undefined ? {} : { title }),
  lines,
  ...(worth === undefined ? {} : { worth }),
  rule,
})
const regionOf = (text: string | undefined): Region | undefined => {
  const n = Number(text)
  return n >= 1 && n <= 5 ? (n as Region) : undefined
}
const me = (view: View): number => view.seat ?? view.first
const ownerLine = (owner: number | null | undefined, box: Box): Message =>
  owner === null || owner === undefined ? word('what.empty') : word('what.taken', { player: playerMessage(owner, box) })

function reward([aspect, round]: readonly string[], box: Box, view: View): What | undefined {
  const colour = ASPECTS.findIndex((one) => one === aspect)
  const at = round === undefined ? view.round : Number(round)
  const cell = box.data.rewards[colour]?.[at]
  if (cell === undefined) return undefined
  const [first] = view.ranks[colour]!
  const mine = markersOf(view, me(view), colour)
  const leads = first === undefined || first.markers === 0 ? undefined : first
  const told = is(
    'ZG-REWARD-03',
    word('what.reward', { aspect: own(`aspect.${aspect}`), round: at }),
    [rewardMessage(cell, box)],
    leads === undefined
      ? word('what.reward.none')
      : word('what.reward.now', { mine, player: playerMessage(leads.seat, box), most: leads.markers }),
  )
  return { ...told, pictured: `reward:${cell.kind}` }
}

function task([id]: readonly string[], box: Box, view: View): What | undefined {
  const here = view.tasks.find((one) => one.id === id)
  if (here === undefined) return undefined
  const done = here.met[me(view)]!
  const slots = slotsOf(box, here.id)
  const vp = slots[here.discs.length]
  const told = is(
    'ZG-TASK-02',
    word('what.task'),
    [taskMessage(here.id, box), ...(vp === undefined ? [] : [word('what.task.next', { vp })])],
    here.discs.includes(me(view))
      ? word('what.task.claimed', { vp: slots[here.discs.indexOf(me(view))]! })
      : word('what.task.now', { done: done.filter(Boolean).length, of: done.length }),
  )
  return { ...told, pictured: `task:${here.id}` }
}

function wall([section, rods]: readonly string[], box: Box, view: View): What | undefined {
  const at = view.sections.findIndex((one) => one.section === section)
  const here = view.sections[at]
  if (here === undefined) return undefined
  const worth = (n: number) => view.sections[at]!.worth[me(view)]![n - 1]!
  const slot = rods === undefined ? undefined : here.slots[Number(rods) - 1]
  return is(
    'ZG-END-04',
    word('what.tile', { section: own(`section.${here.section}`) }),
    [tileMessage(here.tile, here.side, box), ...(rods === undefined ? [] : [ownerLine(slot, box)])],
    word('what.tile.now', { one: worth(1), two: worth(2), three: worth(3) }),
  )
}

function square([region, index]: readonly string[], box: Box, view: View): What | undefined {
  const land = view.regions.find((one) => one.region === regionOf(region))
  const printed = land && box.data.squares[land.region]![Number(index)]
  if (land === undefined || printed === undefined) return undefined
  return is(
    'ZG-COURT-GOV-03',
    word('what.square', { square: SQUARE_LETTERS[Number(index)] ?? '', region: land.region }),
    [squareMessage(printed, box), ownerLine(land.squares[Number(index)], box)],
  )
}

function region([name]: readonly string[], box: Box, view: View): What | undefined {
  const at = regionOf(name)
  if (at === undefined) return undefined
  const { seats, vp } = view.regions[at - 1]!.majority
  const mine = governorsIn(view, me(view), at)
  const [first] = seats
  return is(
    'ZG-END-01',
    own('region', { region: at }),
    [word('what.region', { mine })],
    first === undefined
      ? word('what.region.none')
      : word('what.region.now', { player: playerMessage(first, box), more: seats.length - 1, vp }),
  )
}

function unrest([seat, name]: readonly string[], box: Box, view: View): What | undefined {
  const player = view.players[Number(seat)]
  const here = player?.regions.find((one) => one.region === regionOf(name))
  if (player === undefined || here === undefined) return undefined
  return is('ZG-UNREST-07', word('what.unrest', { region: here.region, player: playerMessage(player.seat, box) }), [
    word('what.unrest.level', { level: here.unrest, cap: here.cap, noPalace: here.noPalace }),
  ])
}

const SUPPLIES = {
  governor: { count: 'governors', rule: 'ZG-COURT-GOV-05' },
  palace: { count: 'palaces', rule: 'ZG-COURT-PALACE-02' },
  wall: { count: 'walls', rule: 'ZG-COURT-WALL-02' },
  taskDisc: { count: 'taskDiscs', rule: 'ZG-TASK-05' },
} as const
type Supply = keyof typeof SUPPLIES

/** `supply:red`, `supply:palace:1`; pieces of a supply are named by their kind and seat. */
function supply([kind, seat]: readonly string[], box: Box, view: View): What | undefined {
  const player = view.players[seat === undefined ? me(view) : Number(seat)]
  if (player === undefined || kind === undefined) return undefined
  const whose = { player: playerMessage(player.seat, box) }
  if (kind === 'red' || kind === 'gray' || kind === 'white')
    return is('ZG-COURT-RECRUIT-03', word('what.supply', whose), [
      word('what.supply.officials', { n: player.officials[kind], official: own(`official.${kind}`) }),
    ])
  if (!(kind in SUPPLIES)) return undefined
  const { count, rule } = SUPPLIES[kind as Supply]
  return is(rule, word('what.supply', whose), [word('what.supply.pieces', { n: player[count], kind })])
}

/** A piece by the name it travels with: `governor:0#3`. Where it lies is told by what is around it. */
const piece =
  (kind: Supply): Maker =>
  ([seat = ''], box, view) =>
    supply([kind, seat.replace(/\D.*$/, '')], box, view)

function marker([index]: readonly string[], box: Box, view: View, big = false): What | undefined {
  const colour = CARD_COLOURS[Number(index)]
  if (colour === undefined) return undefined
  const left = big ? Number(view.bigMarkers[colour] === null) : view.supply[colour]
  return is(
    big ? 'ZG-COURT-PALACE-05' : 'ZG-REWARD-02',
    word(big ? 'what.bigMarker' : 'what.marker', { colour: own(`colour.${colour}`) }),
    [word('what.left', { n: left })],
    word('what.marker.now', {
      mine: markersOf(view, me(view), Number(index)),
      vp: box.data.endAwards[Number(index)]!,
    }),
  )
}

const ACTION_RULES: Readonly<Record<CourtAction, RuleId>> = {
  recruit: 'ZG-COURT-RECRUIT-01',
  reassign: 'ZG-COURT-REASSIGN-01',
  governor: 'ZG-COURT-GOV-01',
  hire: 'ZG-COURT-HIRE-02',
  palace: 'ZG-COURT-PALACE-01',
  wall: 'ZG-COURT-WALL-03',
}
function court([action]: readonly string[]): What | undefined {
  if (action === undefined) return is('ZG-ACT-02', word('what.court'), [])
  const rule = ACTION_RULES[action as CourtAction]
  return is(rule, own(`court.${action}`), [own(`court.${action}.help`)])
}

const card: Maker = ([name], box) => {
  const number = Number(name)
  if (box.data.cards[number] === undefined) return undefined
  return { ...is('ZG-ACT-01', undefined, [cardMessage(number, box)]), pictured: `card:${number}` }
}

function palace([name]: readonly string[], box: Box, view: View): What | undefined {
  const land = view.regions.find((one) => one.region === regionOf(name))
  if (land === undefined) return undefined
  const built = land.palaces.reduce((sum, n) => sum + n, 0)
  const slots = box.data.constants.palaceSlots[view.players.length as 2 | 3 | 4]
  return is('ZG-COURT-PALACE-02', word('what.palaces', { region: land.region }), [
    word('what.palaces.built', { built, slots }),
  ])
}

const area: Maker = ([kind, name]) => {
  const at = regionOf(name)
  if (at === undefined) return undefined
  return kind === 'G'
    ? is('ZG-COURT-GOV-01', own('place.G', { region: at }), [])
    : is('ZG-COURT-HIRE-01', own('place.W', { region: at }), [])
}

/** Another player: what lies open of them. */
const seat: Maker = ([name], box, view) => {
  const player = view.players[Number(name)]
  if (player === undefined) return undefined
  const capped = player.regions.filter(({ unrest: level, cap }) => level === cap).map(({ region: at }) => at)
  return is(
    'ZG-INFO-01',
    playerMessage(player.seat, box),
    [
      word('what.seat', { vp: player.vp, cards: player.handColours.length }),
      ...(capped.length === 0 ? [] : [word('what.seat.capped', { regions: capped.join(', ') })]),
    ],
    word('what.seat.now', { vp: pointsAtEnd(player) }),
  )
}

const MAKERS: Readonly<Record<string, Maker>> = {
  seat,
  reward,
  task,
  section: ([name], box, view) => wall([name ?? ''], box, view),
  wall: (names, box, view) => (names.length > 1 ? wall(names, box, view) : piece('wall')(names, box, view)),
  square,
  open: ([name]) => is('ZG-COURT-GOV-03', word('what.open', { region: Number(name) }), []),
  palace: (names, box, view) => palace(names, box, view) ?? piece('palace')(names, box, view),
  region,
  unrest,
  supply,
  governor: piece('governor'),
  taskDisc: piece('taskDisc'),
  marker: (names, box, view) => marker(names, box, view),
  bigMarker: (names, box, view) => marker(names, box, view, true),
  court,
  card,
  strip: card,
  ability: ([ability], box) => is('ZG-ACT-08', undefined, [abilityMessage(ability as Ability, box)]),
  area,
  official: ([kind, name], box, view) =>
    kind === 'G' || kind === 'W' ? area([kind, name ?? ''], box, view) : undefined,
  workers: ([name]) => is('ZG-COURT-HIRE-02', word('what.workers', { region: Number(name) }), []),
}

/** `place`: as it is marked on the page, the names in it apart by colons. */
export function whatOf(place: string, box: Box, view: View): What | undefined {
  const [kind = '', ...names] = place.split(':')
  return Object.hasOwn(MAKERS, kind)
    ? MAKERS[kind]!(names, box, view)
    : /^\d+$/.test(kind)
      ? card([kind], box, view)
      : undefined
}
