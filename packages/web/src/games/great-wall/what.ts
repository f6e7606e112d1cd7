import { hordeAt } from '@wanli/great-wall'
import {
  cardName,
  cardText,
  cardTitle,
  locationName,
  playerMessage,
  resourceName,
  rewardMessage,
  type RuleId,
  sectionName,
  unitName,
} from '@wanli/great-wall/text'
import type { what as words } from '../../text/en/greatWallWhat.ts'
import type { Message } from '../../text/index.ts'
import type { What } from '../face.ts'
import { cardIn, locationAdded, unitIn, whatIn } from './expansions/index.ts'
import { pointsOf } from './counts.ts'
import { type Box, SECTIONS, type SectionId, type View } from './types.ts'
import { generalWorth } from './worth.ts'

/* What lies on the table, by the name of its place or piece, and what it is worth now. */

type Maker = (words: readonly string[], box: Box, view: View) => What | undefined

const word = (key: keyof typeof words, params: Message['params'] = {}): Message => ({ key, params })
const is = (rule: RuleId, title: Message | undefined, lines: readonly Message[], worth?: Message): What => ({
  ...(title === undefined ? {} : { title }),
  lines,
  ...(worth === undefined ? {} : { worth }),
  rule,
})

/** All cards by their kind, and the rule about each. */
const CARD_RULES: readonly { readonly rule: RuleId; readonly among: (data: Box['data']) => readonly object[] }[] = [
  { rule: 'GW-ADV-04', among: ({ generals }) => [generals] },
  { rule: 'GW-ADV-01', among: ({ advisors }) => [advisors] },
  { rule: 'GW-TACTIC-03', among: ({ tactics }) => [tactics] },
  { rule: 'GW-HORDE-01', among: ({ hordeTypes, hordeCards }) => [hordeTypes, hordeCards] },
  { rule: 'GW-SCORE-03', among: ({ artifacts }) => [artifacts] },
  { rule: 'GW-COOP-22', among: ({ requests }) => [requests] },
  { rule: 'GW-COOP-23a', among: ({ events }) => [events] },
  { rule: 'GW-FALL-01', among: ({ commandCards, commands }) => [commandCards, commands.player] },
]

const card: Maker = ([id = ''], box, view) => {
  const kind = CARD_RULES.find(({ among }) => among(box.data).some((cards) => Object.hasOwn(cards, id)))
  if (kind === undefined) return cardIn(id, box, view)
  return { ...is(kind.rule, cardTitle(id, box), cardText(id, box), cardWorth(id, box, view)), pictured: id }
}

/** A General's ability with those who support it, what an Artifact brings who looks, what of a Horde on the table is free. */
function cardWorth(id: string, box: Box, view: View): Message | undefined {
  const leads = view.players.find(({ general }) => general === id)
  if (leads !== undefined) return generalWorth(leads, box)?.text[0]
  const n = view.players[view.seat ?? -1]?.artifacts[view.artifacts.indexOf(id)]
  if (typeof n === 'number') return word('what.artifact', { n })
  const horde = view.sections.flatMap(({ hordes }) => hordes).find(({ card }) => card === id)
  return horde && word('what.vital.left', { free: horde.spots.filter((spot) => spot === 'vacant').length })
}

const LOCATION_RULES: Readonly<Record<string, RuleId>> = {
  barracks: 'GW-BARRACKS-01',
  builders: 'GW-BUILD-01',
  logistics: 'GW-LOGI-02',
  teaHouse: 'GW-TEA-01',
  embassy: 'GW-EMB-01',
  warAcademy: 'GW-WAR-01',
}

/** By its ID or its number. */
const location: Maker = ([name = ''], box, view) => {
  const at = /^\d+$/.test(name) ? Number(name) : box.locations.findIndex(({ id }) => id === name)
  const here = view.locations[at]
  if (here === undefined) return undefined
  const count = here.clerks.reduce((sum, n) => sum + n, 0)
  const there = here.clerks.flatMap((n, seat) =>
    n === 0 ? [] : [word('what.clerks', { player: playerMessage(seat, box), n })],
  )
  const alone = box.locations[at]!.shameIcon
  const told = is(
    LOCATION_RULES[here.id] ?? (locationAdded(here.id)?.rule as RuleId | undefined) ?? 'GW-PROD-02',
    locationName(here.id, box),
    [
      here.spots === null ? word('what.special') : word('what.spots', { count, spots: here.spots }),
      ...there,
      ...(alone ? [word('what.alone')] : []),
    ],
    here.locked ? word('what.locked') : undefined,
  )
  return { ...told, pictured: here.id }
}

const overseer: Maker = ([name], box, view) => {
  const at = Number(name)
  const track = box.overseers[at]
  if (track === undefined) return undefined
  const level = view.players[view.seat ?? 0]?.overseers[at] ?? 0
  const next = track.price[level]
  return is(
    'GW-PROD-04',
    word('what.overseers', { location: locationName(box.locations[at]!.id, box) }),
    track.price.map(({ resource, n }, i) =>
      word('what.overseer.level', {
        level: i + 1,
        n,
        resource: resourceName(resource),
        extra: track.extra[i]!,
        income: track.income[i]!,
      }),
    ),
    next === undefined
      ? word('what.overseer.top')
      : word('what.overseer.next', { level, n: next.n, resource: resourceName(next.resource) }),
  )
}

const sectionOf = (name: string | undefined): SectionId | undefined => SECTIONS.find((one) => String(one) === name)

/** The whole section, or a part of it: its Wall, Barricades, Firing spots, Rest Zone. */
const section =
  (part: 'section' | 'wall' | 'barricade' | 'firing' | 'rest', rule: RuleId): Maker =>
  ([name], box, view) => {
    const at = sectionOf(name)
    const here = at === undefined ? undefined : view.sections[at]
    if (at === undefined || here === undefined) return undefined
    const next = box.walls[here.wall]?.nextCost
    const top = here.wall >= box.walls.length - 1
    const lines: Readonly<Record<typeof part, Message>> = {
      section: word('what.section', { hordes: here.hordes.length }),
      wall: top ? word('what.wall.top', { level: here.wall }) : word('what.wall', { level: here.wall, n: next ?? 0 }),
      barricade: word('what.barricades', { n: here.barricades, of: box.data.constants.barricadeSpots }),
      firing: word('what.firing', { n: here.firing.reduce((sum, { n }) => sum + n, 0), of: here.firingSpots }),
      rest: word('what.rest', { n: here.rest.reduce((sum, { n }) => sum + n, 0) }),
    }
    return is(
      rule,
      word(`what.part.${part}`, { section: sectionName(at) }),
      [lines[part]],
      word('what.defense', { defense: here.defense, power: here.power }),
    )
  }

const vital: Maker = ([name, row, spot], box, view) => {
  const at = sectionOf(name)
  const horde = at === undefined ? undefined : hordeAt(view.sections[at]?.hordes ?? [], Number(row))
  const type = horde && box.data.hordeCards[horde.card]?.type
  const here = type?.spots[Number(spot)]
  if (horde === undefined || here === undefined) return undefined
  const state = horde.spots[Number(spot)]
  const free = horde.spots.filter((one) => one === 'vacant').length
  return is(
    'GW-ATTACK-05',
    word('what.vital', { spot: Number(spot) + 1, horde: cardTitle(horde.card, box) }),
    [word(state === 'vacant' ? 'what.vital.free' : 'what.vital.covered', { reward: rewardMessage(here.reward) })],
    word('what.vital.left', { free }),
  )
}

const horde: Maker = (names, box, view) => {
  const at = sectionOf(names[0])
  const there =
    names.length > 1 && at !== undefined ? hordeAt(view.sections[at]?.hordes ?? [], Number(names[1])) : undefined
  return card([there?.card ?? names.join(':')], box, view)
}

const unit: Maker = ([name], box) => {
  const soldier = box.soldiers[Number(name)]
  if (soldier === undefined) return undefined
  const costs = soldier.cost.flatMap((n, resource) =>
    n === 0 ? [] : [word('what.cost', { n, resource: resourceName(resource as 0) })],
  )
  const more = unitIn(soldier.id)
  if (more !== undefined) return { title: unitName(soldier.id, 2, box), lines: [more.about, ...costs], rule: more.rule }
  const rule: RuleId =
    soldier.id === 'archer' ? 'GW-ATTACK-04' : soldier.id === 'horseman' ? 'GW-ATTACK-03' : 'GW-ATTACK-02'
  return is(rule, unitName(soldier.id, 2, box), costs)
}

const counted =
  (rule: RuleId, key: keyof typeof words, count: (player: View['players'][number], type: number) => number): Maker =>
  ([seat, type], box, view) => {
    const player = view.players[Number(seat)]
    if (player === undefined) return undefined
    const what = type === undefined ? undefined : box.soldiers[Number(type)]
    return is(rule, playerMessage(player.seat, box), [
      word(key, {
        n: count(player, Number(type)),
        ...(what === undefined ? {} : { unit: unitName(what.id, 2, box) }),
      }),
    ])
  }

const player: Maker = ([name], box, view) => {
  const one = view.players[Number(name)]
  if (one === undefined) return undefined
  const ends = one.automaton || box.team || view.over ? undefined : pointsOf(one)
  return is(
    'GW-SCORE-01',
    playerMessage(one.seat, box),
    [
      word('what.player', { honor: one.honor }),
      ...(one.general === null ? [] : [word('what.player.general', { card: cardName(one.general, box) })]),
      ...one.active.map((id) => word('what.player.advisor', { card: cardName(id, box) })),
    ],
    ends === undefined ? undefined : word('what.player.now', { ...ends }),
  )
}

const tea: Maker = (_, box, view) => {
  const [first] = view.tea
  return first === undefined
    ? undefined
    : is('GW-ORDER-04', { key: 'label.order' }, [word('what.tea', { player: playerMessage(first, box) })])
}

const DECK_RULES: Readonly<Record<string, RuleId>> = {
  horde: 'GW-SPRING-02',
  tactic: 'GW-TACTIC-01',
  advisor: 'GW-SPRING-03',
}
const deck: Maker = ([name = ''], _box, view) => {
  const counts: Readonly<Record<string, number>> = {
    horde: view.hordeDeck.count,
    tactic: view.tacticDeck,
    advisor: view.advisorDeck,
  }
  const rule = DECK_RULES[name]
  return rule && is(rule, { key: `deck.${name}` }, [word('what.cards', { n: counts[name] ?? 0 })])
}

const MAKERS: Readonly<Record<string, Maker>> = {
  card,
  advisor: card,
  own: card,
  command: (names, box, view) => card([names.at(-1) ?? ''], box, view),
  discarded: card,
  choice: card,
  tactic: card,
  request: card,
  loc: location,
  location,
  clerk: location,
  token: location,
  ov: overseer,
  section: section('section', 'GW-WINTER-02'),
  wall: section('wall', 'GW-BUILD-03'),
  barricade: section('barricade', 'GW-BUILD-02'),
  firing: section('firing', 'GW-ATTACK-04'),
  rest: section('rest', 'GW-ATTACK-08'),
  leave: section('rest', 'GW-LOGI-02'),
  vital,
  on: ([name, row]: readonly string[], box, view) => horde([name ?? '', row ?? ''], box, view),
  horde,
  claimed: ([index], box, view) => card([view.players[view.seat ?? 0]?.claimed[Number(index)]?.card ?? ''], box, view),
  unit,
  recruit: unit,
  pool: () => is('GW-CLERK-04', undefined, []),
  hireClerk: () => is('GW-EMB-02', undefined, []),
  res: () => is('GW-CORE-05', undefined, []),
  warehouse: (_, _box, view) =>
    is('GW-BUILD-04', { key: 'label.warehouse' }, [
      word('what.warehouse', { n: view.warehouse.reduce((sum, n) => sum + n, 0) }),
    ]),
  shamePool: (_, _box, view) =>
    is('GW-END-01', { key: 'label.shamePool' }, [word('what.shamePool', { n: view.shamePool })]),
  deck,
  time: (_, _box, view) =>
    is('GW-KILL-01', { key: 'label.time' }, [
      word('what.time', { slot: view.time.slot, of: view.time.of, lethality: view.time.lethality }),
    ]),
  tea,
  track: () => is('GW-FALL-03', { key: 'label.commandTrack' }, []),
  spot: () => is('GW-FALL-02', undefined, []),
  seat: player,
  player,
  clerks: counted('GW-CLERK-04', 'what.pool.clerks', ({ clerkPool }) => clerkPool),
  soldiers: counted('GW-BARRACKS-02', 'what.pool.soldiers', ({ free }, type) => free[type] ?? 0),
  supporting: counted('GW-ADV-01', 'what.supporting', ({ supporting }) => supporting.length),
  commands: counted('GW-SUMMER-03', 'what.commands', ({ commandCount }) => commandCount),
  tactics: counted('GW-TACTIC-02', 'what.tactics', ({ tacticCount }) => tacticCount),
}

/** `place`: as it is marked on the page, the names in it apart by colons. */
export function whatOf(place: string, box: Box, view: View): What | undefined {
  const [kind = '', ...names] = place.split(':')
  if (Object.hasOwn(MAKERS, kind)) return MAKERS[kind]!(names, box, view)
  const more = whatIn(kind)
  if (more !== undefined) return more(names, box, view)
  // A card by its own name, as `data-zoom` has it.
  return card([place], box, view)
}
