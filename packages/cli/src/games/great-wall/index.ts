import { greatWall, MODE_SEATS, notices } from '@wanli/great-wall'
import {
  eventMessage,
  playerMessage,
  problemMessage,
  rowMessage,
  remarkMessage,
  whyMessage,
  windowName,
} from '@wanli/great-wall/text'
import * as rules from '@wanli/great-wall/rules'
import type { GameModule } from '../module.ts'
import { ranking, verdict } from './ending.ts'
import { heading, number, option, order, prompt, remark } from './options.ts'
import { wholePayment } from './payment.ts'
import { draw, drawSeat } from './picture/index.ts'
import { SHEETS } from './picture/sheets.ts'
import { choices, conflict, FLAGS, setup, wrongData } from './setup.ts'
import { type Gw, MORE_SEATS, SEATS } from './terms.ts'
import { TEXTS, word } from './text/index.ts'

export const greatWallModule: GameModule<Gw> = {
  game: greatWall,
  seats: SEATS,
  usualSeats: 4,
  modes: MODE_SEATS,
  moreSeats: MORE_SEATS,
  notices: (box) => notices(box.setup).map(remarkMessage),
  flags: FLAGS,
  texts: TEXTS,
  name: (language) => word(language, 'game.name'),
  about: (language) => word(language, 'about'),
  choices,
  setup,
  conflict,
  wrongData,
  problem: problemMessage,
  row: (name, box) => rowMessage(name, box as Gw['box']),
  seat: (box, seat) => playerMessage(seat, box),
  automata: (box) => box.automata.map(({ name }) => name),
  prompt,
  option,
  why: whyMessage,
  heading,
  remark,
  number,
  order,
  sheets: SHEETS,
  /** `tactic.assault`: the window of a Tactic card. `order`: the team keeps to the Tea order (GW-COOP-14). */
  topic: (topic) =>
    topic === 'order'
      ? { key: 'choice.topic.order' }
      : windowName(topic.replace(/^tactic\./, '') as Parameters<typeof windowName>[0]),
  whole: wholePayment,
  standingAnswer: (topic) => (topic === 'order' ? 'order tea' : 'pass'),
  event: (event, box) => (QUIET.has(event.kind) ? undefined : eventMessage(event, box)),
  begins,
  draw,
  drawSeat,
  ranking,
  verdict,
  rules,
}

type Event = Gw['event']
type Kind = Event['kind']
type Reason = Extract<Event, { kind: 'reason' }>['reason']
/** Events that the lines before and after them tell anyway. */
const QUIET: ReadonlySet<Kind> = new Set<Kind>(['clerksReturned', 'yearBegan'])
/** Events that begin a paragraph of the log; the others go on with the line before. */
const BEGINNINGS: ReadonlySet<Kind> = new Set<Kind>([
  'season',
  'generalChosen',
  'hordePlaced',
  'raid',
  'advisorsRefreshed',
  'reclaimed',
  'commandsRevealed',
  'commandPlaced',
  'turnBegan',
  'activated',
  'tacticPlayed',
  'abilityUsed',
  'hordeDefeated',
  'assault',
  'barricadesGone',
  'requestsShown',
  'eventShown',
  'gameEnds',
  'won',
  'teamWon',
  'teamLost',
  'soloLost',
  'allLost',
])

/** What happens to several players at once stays in one paragraph; whatever else someone does begins one. */
const SHARED: ReadonlySet<Kind> = new Set<Kind>([
  'gained',
  'lost',
  'honor',
  'killed',
  'saved',
  'shamed',
  'upgraded',
  'donated',
])
const ENDINGS: ReadonlySet<Kind> = new Set<Kind>(['clerkMoved', 'tacticsDrawn'])
/** Whatever follows these is something else. */
const CLOSED: ReadonlySet<Kind> = new Set<Kind>(['barricadesGone', 'requestDone', 'requestRefused', 'requestsShown'])

/** What a reason is given for, though nobody in particular does it. */
const REASONED: ReadonlySet<Kind> = new Set<Kind>(['activated', 'commandsRevealed'])

/** Reasons to do nothing, or to leave it to someone else: their step ends with them. */
const LAST_WORDS: ReadonlySet<Reason> = new Set<Reason>([
  'overlord',
  'noRoomOnTrack',
  'noClerkToMove',
  'restByHuman',
  'nothingToActivate',
  'notRecruited',
  'noFiringSpot',
  'nothingToWound',
  'wallsFinished',
  'noBarricadeSpot',
  'overseersFinished',
  'highestInTea',
  'copiesNothing',
  'noneLeft',
  'reedNoEffect',
])

/** Every step of an automaton begins with its reasons, and what it does follows them. */
function begins(event: Event, before?: Event): boolean {
  if (before?.kind === 'reason' && !LAST_WORDS.has(before.reason) && isFor(before, event)) return false
  if (event.kind === 'reason' || BEGINNINGS.has(event.kind)) return true
  if (before !== undefined && CLOSED.has(before.kind)) return true
  if (before === undefined || !('seat' in event && 'seat' in before)) return false
  return event.seat !== before.seat && (!SHARED.has(event.kind) || ENDINGS.has(before.kind))
}

const isFor = (reason: Event & { readonly seat: number }, event: Event): boolean =>
  'seat' in event ? event.seat === reason.seat : REASONED.has(event.kind)
