import type { BaseEvent, GwBox, GwEvent, ShamedThing } from '../../terms.ts'
import { BUILDING } from '../../state.ts'
import type { DeckId } from '../../data/index.ts'
import type { TextKey } from '../en.ts'
import { listOf, type Message, message } from './message.ts'
import { saidBy, type SaysEvent } from './says.ts'
import {
  aPiece,
  aUnit,
  cardName,
  isLocation,
  locationIn,
  locationName,
  markerName,
  numberMessage,
  outpostName,
  placeName,
  playerMessage,
  resourceName,
  seasonName,
  sectionName,
  sourceName,
  unitName,
} from './things.ts'
import { whyMessage } from './why.ts'

type Kind = GwEvent['kind']
type EventOf<K extends Kind> = Extract<GwEvent, { kind: K }>
/** What an event's text is told besides the player. */
type Maker<K extends Kind> = (event: EventOf<K>, box: GwBox) => Message['params']

const none = () => ({})
const orNothing = (items: readonly Message[], last: 'and' | 'comma' | 'semicolon'): Message =>
  items.length === 0 ? message('nothing') : listOf(items, last)

const cards = (ids: readonly string[], box: GwBox): Message =>
  orNothing(
    ids.map((id) => cardName(id, box)),
    'comma',
  )

/** Where Resources came from: a Location, a card, or the Overseers. */
function origin(from: string, box: GwBox): Message {
  if (from === 'income') return message('from.income')
  return isLocation(from, box) ? locationName(from, box) : cardName(from, box)
}

const shamePlace = (where: ShamedThing, form: 'on' | 'off', box: GwBox): Message =>
  'unit' in where
    ? message('shame.soldier', { form, unit: aUnit(where.unit, box) })
    : message('shame.horde', { form, horde: cardName(where.horde, box) })

const unitCounts = (counts: readonly number[], box: GwBox): Message =>
  orNothing(
    counts.flatMap((n, type) =>
      n > 0 ? [message('unit.count', { n, unit: unitName(box.soldiers[type]!.id, n, box) })] : [],
    ),
    'and',
  )

const resourceCounts = (counts: readonly number[]): Message =>
  orNothing(
    BUILDING.flatMap((resource) =>
      (counts[resource] ?? 0) > 0
        ? [message('amount.resource', { n: counts[resource]!, resource: resourceName(resource) })]
        : [],
    ),
    'and',
  )

const ENDINGS = ['walls', 'shame', 'time', 'requests', 'honor'] as const
/** A team has Requests to fulfil, or none (AC-10). */
const asked = ({ requests }: GwBox): string => (requests.length > 0 ? 'yes' : 'no')

/** Why a game ends: as the base game knows it, or an expansion at the table. */
const ending = (word: string, box: GwBox): Message =>
  saidBy(box, 'endings', word) ?? message(`ending.${ENDINGS.find((known) => known === word) ?? 'other'}`)

const resources = ({ resource, n }: { resource: EventOf<'paid'>['resource']; n: number }) => ({
  n,
  resource: resourceName(resource),
})
const inSection = ({ unit, section }: { unit: string; section: EventOf<'rested'>['section'] }, box: GwBox) => ({
  unit: aUnit(unit, box),
  section: sectionName(section),
})

const spotList = (spots: readonly number[]) => ({
  n: spots.length,
  spots: listOf(
    spots.map((spot) => numberMessage(spot + 1)),
    'and',
  ),
})

const PARAMS: { readonly [K in BaseEvent['kind']]: Maker<K> } = {
  yearBegan: ({ year }) => ({ year }),
  season: ({ season, year }) => ({ season: seasonName(season), year }),
  generalChosen: ({ general, advisor }, box) => ({ general: cardName(general, box), advisor: cardName(advisor, box) }),
  timeMoved: ({ slot, lethality }) => ({ slot, lethality }),
  hordePlaced: ({ horde, section, row }, box) => ({
    horde: cardName(horde, box),
    section: sectionName(section),
    row: row + 1,
  }),
  raid: ({ horde, section, removed }, box) => ({
    horde: cardName(horde, box),
    section: sectionName(section),
    removed,
  }),
  advisorsRefreshed: ({ display }, box) => ({ display: cards(display, box) }),
  gained: (event, box) => ({ ...resources(event), from: origin(event.from, box) }),
  paid: resources,
  lost: resources,
  honor: ({ n, source, from }, box) => ({
    n: Math.abs(n),
    source: from === undefined ? sourceName(source) : origin(from, box),
  }),
  shamed: ({ where }, box) => ({ where: shamePlace(where, 'on', box) }),
  shameUnplaceable: ({ pool }) => ({ pool }),
  unshamed: ({ where }, box) => ({ where: shamePlace(where, 'off', box) }),
  reclaimed: ({ cards: count }) => ({ cards: count }),
  commandsRevealed: ({ commands }, box) => ({
    commands: orNothing(
      commands.map(({ seat, card }) =>
        message('command.of', { player: playerMessage(seat, box), card: cardName(card, box) }),
      ),
      'comma',
    ),
  }),
  commandPlaced: ({ card, spot }, box) => ({ card: cardName(card, box), spot }),
  turnBegan: ({ card }, box) => ({ card: cardName(card, box) }),
  copied: ({ card, of }, box) => ({ card: cardName(card, box), owner: playerMessage(of, box) }),
  clerkMoved: ({ from, to }, box) => ({ from: placeName(from, box), to: placeName(to, box) }),
  clerksReturned: ({ location, stays }, box) => ({
    location: locationIn(location, 'at', box),
    ...(stays === undefined ? {} : { stays: playerMessage(stays, box) }),
  }),
  activated: ({ location, advanced }, box) => ({ location: locationIn(location, 'start', box), advanced }),
  upgraded: ({ location, level }, box) => ({ location: locationIn(location, 'at', box), level }),
  donated: ({ resource }) => ({ resource: resourceName(resource) }),
  recruited: ({ units }, box) => ({ units: unitCounts(units, box) }),
  rested: inSection,
  attacked: ({ unit, section, row, spots }, box) => ({
    ...inSection({ unit, section }, box),
    row: row + 1,
    ...spotList(spots),
  }),
  manned: inSection,
  wounded: ({ section, row, spot }) => ({ section: sectionName(section), row: row + 1, spot: spot + 1 }),
  barricadeBuilt: ({ section }) => ({ section: sectionName(section) }),
  wallBuilt: ({ section, level }) => ({ section: sectionName(section), level }),
  fromWarehouse: ({ counts }) => ({ what: resourceCounts(counts) }),
  marched: ({ unit, from, to, onto }, box) => ({
    unit: aUnit(unit, box),
    from: sectionName(from),
    to: sectionName(to),
    onto,
  }),
  teaMoved: ({ order }, box) => ({
    order: orNothing(
      order.map((seat) => playerMessage(seat, box)),
      'comma',
    ),
  }),
  clerkHired: none,
  advisorHired: ({ advisor, active }, box) => ({ advisor: cardName(advisor, box), active }),
  tacticsDrawn: ({ n, cards: drawn = [] }, box) => ({ n, cards: cards(drawn, box) }),
  tacticDiscarded: ({ card }, box) => ({ card: cardName(card, box) }),
  tacticPlayed: ({ card, boosted }, box) => ({ card: cardName(card, box), boosted }),
  abilityUsed: ({ card }, box) => ({ card: cardName(card, box) }),
  hordeDefeated: ({ horde, section, row }, box) => ({
    horde: cardName(horde, box),
    section: sectionName(section),
    row: row + 1,
  }),
  hordeClaimed: ({ horde }, box) => ({ horde: cardName(horde, box) }),
  hordeDiscarded: ({ horde }, box) => ({ horde: cardName(horde, box) }),
  killed: inSection,
  saved: (event, box) => ({ ...inSection(event, box), price: event.price }),
  assault: ({ section, defense, power, breach }) => ({ section: sectionName(section), defense, power, breach }),
  barricadesGone: ({ n }) => ({ n }),
  hordesSwapped: ({ a, b }, box) => ({ a: cardName(a, box), b: cardName(b, box) }),
  peeked: ({ deck, n, under, cards: seen = [] }, box) => ({
    deck: message(`deck.${deck as DeckId}`),
    n,
    under,
    cards: cards(seen, box),
  }),
  wentHome: inSection,
  wallDestroyed: ({ section, level }) => ({ section: sectionName(section), level }),
  markerLost: ({ marker, section }, box) => ({ marker: markerName(marker, box), section: sectionName(section) }),
  marked: ({ marker, section, row, spot }, box) => ({
    marker: markerName(marker, box),
    section: sectionName(section),
    row: row + 1,
    spot: spot + 1,
  }),
  outpostAttacked: ({ unit, outpost, spots }, box) => ({
    unit: aUnit(unit, box),
    outpost: outpostName(outpost, box),
    ...spotList(spots),
  }),
  cardTaken: ({ card }, box) => ({ card: outpostName(card, box) }),
  notPossible: ({ prompt, why = [] }, box) => {
    const reasons = why.flatMap(({ facts }) => whyMessage(facts, box) ?? [])
    const what = saidBy(box, 'impossible', prompt)
    return {
      ...(what === undefined ? { step: prompt } : { step: 'own', what: message(what) }),
      ...(reasons.length === 0 ? {} : { why: listOf(reasons, 'space', 'space') }),
    }
  },
  reason: ({ reason, location, section, card, by, n }, box) => ({
    reason: message(`reason.${reason}`, {
      ...(location === undefined
        ? {}
        : { location: locationName(location, box), place: locationIn(location, 'at', box) }),
      ...(section === undefined ? {} : { section: sectionName(section) }),
      ...(card === undefined ? {} : { card: cardName(card, box) }),
      ...(by === undefined ? {} : { by: playerMessage(by, box) }),
      ...(n === undefined ? {} : { n }),
    }),
  }),
  toWarehouse: ({ resource }) => ({ resource: resourceName(resource) }),
  tokenUp: ({ location, track }, box) => ({
    location: locationName(location, box),
    track: orNothing(
      track.map((id) => locationName(id, box)),
      'comma',
    ),
  }),
  supported: ({ advisor }, box) => ({ advisor: cardName(advisor, box) }),
  advisorDismissed: ({ advisor }, box) => ({ advisor: cardName(advisor, box) }),
  requestsShown: ({ requests }, box) => ({ requests: cards(requests, box) }),
  requestDone: ({ request, done, goal }, box) => ({ request: cardName(request, box), done, goal }),
  requestsLeft: ({ n, tokens }) => ({ n, tokens }),
  cardActs: ({ card, section }, box) => ({
    card: cardName(card, box),
    somewhere: section !== null,
    section: section === null ? message('nothing') : sectionName(section),
  }),
  hordeRule: ({ horde, section }, box) => ({ horde: cardName(horde, box), section: sectionName(section) }),
  requestRefused: ({ request }, box) => ({ request: cardName(request, box) }),
  requestEased: ({ request, n }, box) => ({ request: cardName(request, box), n }),
  sacrificed: ({ unit }, box) => ({ unit: aPiece(unit, box) }),
  gaveTo: ({ to, resource }, box) => ({ to: playerMessage(to, box), resource: resourceName(resource) }),
  eventShown: ({ event }, box) => ({ event: cardName(event, box) }),
  teamWon: ({ done }, box) => ({ done, asked: asked(box) }),
  teamLost: ({ because, done }, box) => ({ because: ending(because, box), done, asked: asked(box) }),
  soloLost: ({ because }, box) => ({ because: ending(because, box) }),
  allLost: ({ because }, box) => ({ because: ending(because, box) }),
  defenseAdded: ({ section, n }) => ({ section: sectionName(section), n }),
  gameEnds: ({ because }, box) => ({
    because: orNothing(
      because.map((word) => ending(word, box)),
      'semicolon',
    ),
  }),
  won: ({ honor }) => ({ honor }),
}

function keyOf(event: GwEvent): TextKey {
  if (event.kind === 'tacticsDrawn' || event.kind === 'peeked')
    return event.cards === undefined || event.cards.length === 0 ? `event.${event.kind}` : `event.${event.kind}.known`
  if (event.kind === 'notPossible')
    return event.why?.some(({ facts }) => facts !== undefined) === true
      ? 'event.notPossible.known'
      : 'event.notPossible'
  if (event.kind === 'clerksReturned' && event.stays !== undefined)
    return event.counts.some((n) => n > 0) ? 'event.clerksReturned.stays' : 'event.clerksReturned.only'
  if (event.kind === 'honor' && event.n < 0) return 'event.honor.lost'
  if (event.kind === 'reclaimed' && event.honor > 0) return 'event.reclaimed.honor'
  return `event.${event.kind}`
}

/** A line of the log. The event must hold what its reader may know, and no more. */
export function eventMessage(event: GwEvent, box: GwBox): Message {
  const make =
    saidBy(box, 'events', event.kind) ?? (PARAMS as Readonly<Record<string, SaysEvent | undefined>>)[event.kind]
  const params = make?.(event as never, box) ?? {}
  return message(keyOf(event), 'seat' in event ? { player: playerMessage(event.seat, box), ...params } : params)
}
