import { OPEN_AREA } from '../../options.ts'
import { colourOf } from '../../state.ts'
import type { ZgBox, ZgEvent } from '../../terms.ts'
import type { TextKey } from '../en.ts'
import { listOf, type Message, message } from './message.ts'
import {
  abilityMessage,
  cardInline,
  cardNumber,
  colourName,
  numbers,
  officialName,
  pathMessage,
  playerMessage,
  rewardOf,
  sectionName,
  squareLetter,
  squareMessage,
  taskMessage,
} from './things.ts'

type Kind = ZgEvent['kind']
type EventOf<K extends Kind> = Extract<ZgEvent, { kind: K }>
/** What an event's text is told besides the player. */
type Maker<K extends Kind> = (event: EventOf<K>, box: ZgBox) => Message['params']

const none = () => ({})

const drawn = ({ cards = [] }: EventOf<'drew' | 'discarded'>): Message['params'] =>
  cards.length === 0 ? {} : { cards: listOf(cards.toSorted((a, b) => a - b).map(cardNumber), 'and') }

/** A number matters only where cards can be activated: never after a re-assignment (ZG-COURT-REASSIGN-09). */
const numberOf = ({ action, below, fits }: EventOf<'courtPlayed'>): 'fits' | 'fails' | 'any' =>
  action === 'reassign' || below === 0 ? 'any' : fits ? 'fits' : 'fails'

const PARAMS: { readonly [K in Kind]: Maker<K> } = {
  boardTaken: ({ board, price }) => ({ board: message(`board.${board}`), price }),
  bid: ({ vp }) => ({ vp }),
  passedBid: none,
  roundBegan: ({ round, order }, box) => ({
    round,
    order: listOf(
      order.map((seat) => playerMessage(seat, box)),
      'comma',
    ),
  }),
  drew: (event) => ({ count: event.counts.reduce((sum, count) => sum + count, 0), ...drawn(event) }),
  discarded: (event) => ({ count: event.count, ...drawn(event) }),
  turnBegan: none,
  unified: ({ card, region, markers, vp, unrest }, box) => ({
    card: cardInline(card, box),
    colour: colourName(colourOf(card)),
    region,
    markers,
    vp,
    unrest,
  }),
  courtPlayed: (event) => ({
    card: cardNumber(event.card),
    below: event.below,
    under: cardNumber(event.below),
    action: message(`court.${event.action}`),
    number: numberOf(event),
  }),
  freeMoved: ({ official, region }) => ({ official: officialName(official), region }),
  recruited: ({ official, region }) => ({ official: officialName(official), region }),
  moved: ({ official, path, left }) => ({ official: officialName(official), path: pathMessage(path), left }),
  installed: ({ region, square, paid }, box) =>
    square === OPEN_AREA
      ? { region, paid }
      : {
          region,
          paid,
          square: squareLetter(square),
          bonus: squareMessage(box.data.squares[region]![square], box),
        },
  shifted: ({ from, to }) => ({ from, to }),
  hired: ({ region, workers, unrest }) => ({ region, workers, unrest }),
  built: ({ region, from, vp }) => ({ region, from, vp }),
  tookBigMarker: ({ colour }) => ({ colour: colourName(colour) }),
  walled: ({ section, rods, from }) => ({
    section: sectionName(section),
    rods,
    count: from.length,
    regions: from.length === 0 ? '' : listOf(numbers(from), 'and'),
  }),
  activated: ({ card, region }, box) => ({ card: cardInline(card, box), region }),
  usedBoard: ({ ability }, box) => ({ ability: abilityMessage(ability, box) }),
  tookMarker: ({ colour }) => ({ colour: colourName(colour) }),
  scored: ({ vp, source }) => ({ vp, source: message(`source.${source}`) }),
  gotWorkers: ({ region, workers }) => ({ region, workers }),
  movedWorker: ({ from, to }) => ({ from, to }),
  calmed: ({ region, unrest }) => ({ region, unrest }),
  claimed: ({ task, slot }, box) => ({
    task: taskMessage(task, box),
    slot,
    vp: box.data.constants.taskSlotVp[slot - 1]!,
  }),
  rewardLapsed: ({ aspect }) => ({ aspect: message(`aspect.${aspect}`) }),
  rewardPassed: ({ aspect, could }) => ({ aspect: message(`aspect.${aspect}`), could }),
  rewardTaken: ({ aspect, reward, markers }, box) => ({
    aspect: message(`aspect.${aspect}`),
    markers,
    reward: rewardOf(reward, undefined, box),
  }),
  roundEnded: ({ round }, box) => ({ round, last: round >= box.data.constants.rounds }),
  majority: ({ region, governors, vp }) => ({ region, governors, vp }),
  mostMarkers: ({ aspect, vp }) => ({ aspect: message(`aspect.${aspect}`), vp }),
  tasksScored: ({ section, discs, vp }) => ({ section, discs, vp }),
  wallScored: ({ section, rods, vp }) => ({ section: sectionName(section), rods, vp }),
  won: ({ vp }) => ({ vp }),
}

function keyOf(event: ZgEvent): TextKey {
  if (event.kind === 'drew' || event.kind === 'discarded')
    return event.cards === undefined || event.cards.length === 0 ? `event.${event.kind}` : `event.${event.kind}.known`
  if (event.kind === 'installed' && event.square === OPEN_AREA) return 'event.installed.open'
  return `event.${event.kind}`
}

/** A line of the log. The event must hold what its reader may know, and no more. */
export function eventMessage(event: ZgEvent, box: ZgBox): Message {
  const params = (PARAMS[event.kind] as Maker<Kind>)(event, box)
  return message(keyOf(event), 'seat' in event ? { player: playerMessage(event.seat, box), ...params } : params)
}
