import { SETUP, zhanguo, type ZhanGuo } from '@wanli/zhanguo'
import {
  eventMessage,
  optionMessage,
  playerMessage,
  problemMessage,
  rowMessage,
  promptMessage,
  texts,
  whyMessage,
} from '@wanli/zhanguo/text'
import { zhanguo as wordsEn } from '../../text/en/zhanguo.ts'
import { what as whatEn } from '../../text/en/zhanguoWhat.ts'
import { zhanguo as wordsEs } from '../../text/es/zhanguo.ts'
import { what as whatEs } from '../../text/es/zhanguoWhat.ts'
import { addTexts } from '../../text/index.ts'
import { setupsOf } from '../checked.ts'
import type { Face } from '../face.ts'
import { RuleBook } from '../rule-book.svelte.ts'
import { fieldsFor, modesOf } from '../setup-fields.ts'
import { AID, SYMBOLS } from './aid.ts'
import sprite from './art.svg?url'
import Board from './Board.svelte'
import CardToken from './CardToken.svelte'
import CardPicture from './CardPicture.svelte'
import CardZoom from './CardZoom.svelte'
import { ledger } from './ledger.ts'
import { momentOf } from './moment.ts'
import { askedNext, toldNext } from './next.ts'
import { leadsTo, bidOf, isOnBoard, placeInHand } from './places.ts'
import { gainOf, ranking } from './ranking.ts'
import { roundOf } from './summary.ts'
import { soundOf } from './sounds.ts'
import { namedBy, partOf, shownBy } from './told.ts'
import { usualBox } from './usual.ts'
import { whatOf } from './what.ts'
import { COURT_ACTIONS } from './types.ts'

type Box = ZhanGuo['box']
type View = ZhanGuo['view']
type Event = ZhanGuo['event']

/** Rounds, and in each the turns of the players. */
const HEADINGS: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['roundBegan', 'turnBegan', 'roundEnded'])

/** A card is chosen, but not played yet. */
const GOES_ON: ReadonlySet<string> = new Set(['action', ...COURT_ACTIONS, 'payWall'])

// The boards say it as the page says the rest.
addTexts('en', wordsEn)
addTexts('es', wordsEs)

export const face: Face = {
  id: 'zhanguo',
  texts: {
    en: { ...texts.en, ...wordsEn, ...whatEn },
    es: { ...texts.es, ...wordsEs, ...whatEs },
  },
  modes: modesOf(SETUP, () => 'setup.seats'),
  clans: SETUP.clans.map((value) => ({ value, name: { key: `clan.${value}` } })),
  fields: fieldsFor(SETUP),
  ...setupsOf(zhanguo, problemMessage),
  sprites: () => [sprite],
  seat: (box, seat) => ({ clan: (box as Box).setup.clans[seat]!, name: playerMessage(seat, box as Box) }),
  participants: (box) => (box as Box).seats,
  prompt: (question, box, view) => promptMessage(question as never, box as Box, view as View),
  option: (option, box, view) => optionMessage(option as never, box as Box, view as View),
  why: (facts, box) => whyMessage(facts, box as Box),
  event: (event, box) => (event.kind === 'turnBegan' ? undefined : eventMessage(event as Event, box as Box)),
  heading: (event, box) =>
    HEADINGS.has(event.kind as Event['kind']) ? eventMessage(event as Event, box as Box) : undefined,
  part: partOf,
  moment: (event, box) => momentOf(event, box as Box),
  sound: soundOf,
  askedNext,
  toldNext,
  named: namedBy,
  shows: shownBy,
  problem: problemMessage,
  row: rowMessage,
  ledger: (before, after, box) => ledger(before as View, after as View, box as Box),
  ranking: (view) => ranking(view as View),
  gain: gainOf,
  summary: (told, box) => roundOf(told, box as Box),
  standing: (view) => ({
    key: 'label.round',
    params: { round: (view as View).round, rounds: usualBox.data.constants.rounds },
  }),
  chapter: (view) => ({ key: 'zhanguo.round', params: { round: (view as View).round } }),
  rules: new RuleBook(() => import('@wanli/zhanguo/rules')),
  searched: { key: 'zhanguo.rules.example' },
  aid: AID,
  symbols: SYMBOLS,
  onBoard: isOnBoard,
  lies: (option, prompt) => leadsTo(option as never, prompt as never),
  goesOn: ({ prompt }) => GOES_ON.has(prompt),
  endsTurn: ({ kind }) => kind === 'endTurn',
  what: (key, box, view) => whatOf(key, box as Box, view as View),
  inHand: placeInHand,
  holds: (seat, view) => (view as View).players[seat]!.handColours.length > 0,
  numberOn: bidOf,
  tokens: { found: /(#\d+(?: \([^()]*\))?)/, Token: CardToken },
  Picture: CardPicture as NonNullable<Face['Picture']>,
  Zoom: CardZoom,
  sights: ['map', 'court', 'board', 'hand', 'tabs'].map((part) => ({
    at: `.zg .a-${part}`,
    words: { key: `zhanguo.look.${part}` },
  })),
  stageRoom: '.a-hand > :first-child',
  Board: Board as Face['Board'],
}
