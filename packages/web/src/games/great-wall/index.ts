import { greatWall, type GreatWall } from '@wanli/great-wall'
import {
  eventMessage,
  playerMessage,
  problemMessage,
  rowMessage,
  seasonName,
  texts,
  whyMessage,
} from '@wanli/great-wall/text'
import { greatWall as wordsEn } from '../../text/en/greatWall.ts'
import { what as whatEn } from '../../text/en/greatWallWhat.ts'
import { greatWall as wordsEs } from '../../text/es/greatWall.ts'
import { what as whatEs } from '../../text/es/greatWallWhat.ts'
import { addTexts, type Message } from '../../text/index.ts'
import type { Face } from '../face.ts'
import { RuleBook } from '../rule-book.svelte.ts'
import { AID, SYMBOLS } from './aid.ts'
import Board from './Board.svelte'
import CardZoom from './CardZoom.svelte'
import { TEXTS } from './expansions/index.ts'
import { LOOKS } from './expansions/looks.ts'
import { coloursOf } from './looks.ts'
import { foretold } from './foretold.ts'
import { ledger } from './ledger.ts'
import Payment from './Payment.svelte'
import { askedNext, toldNext } from './next.ts'
import { isDeclining, isOnBoard, placeInHand } from './places.ts'
import { optionOf, partsOf, promptOf } from './prompts.ts'
import { proposalFor } from './proposal.ts'
import { gainOf, ranking } from './ranking.ts'
import { clans, expansions, fields, modes, noticesOf, refusalsOf } from './setup.ts'
import { winterOf } from './summary.ts'
import { namedBy, partOf, shownBy, verdictOf } from './told.ts'
import { type Box, type Event, type Option, type View } from './types.ts'
import { whatOf } from './what.ts'

/** Events that the lines before and after them tell anyway. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['clerksReturned', 'yearBegan'])
/** A season is a chapter of the log; a turn, an activation or an assault a paragraph in it. */
const TURNS: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['turnBegan', 'activated', 'assault'])
/** Something is chosen, but not paid for, placed or aimed yet. */
const GOES_ON: ReadonlySet<string> = new Set(['pay', 'place', 'marchSoldier', 'shoot', 'advisor'])
const said = (event: { readonly kind: string }, box: object): Message => eventMessage(event as Event, box as Box)
const isOneOf = (kinds: ReadonlySet<Event['kind']>, { kind }: { readonly kind: string }): boolean =>
  kinds.has(kind as Event['kind'])

// The boards say it as the page says the rest.
addTexts({ en: wordsEn, es: wordsEs })

export const face: Face = {
  id: 'great-wall',
  texts: {
    en: { ...texts.en, ...wordsEn, ...whatEn, ...TEXTS.en },
    es: { ...texts.es, ...wordsEs, ...whatEs, ...TEXTS.es },
  },
  modes,
  clans,
  fields,
  expansions: LOOKS.flatMap(({ name, Emblem }) =>
    expansions.filter((expansion) => expansion.name === name).map((expansion) => ({ ...expansion, Emblem })),
  ),
  refusals: refusalsOf,
  notices: noticesOf,
  wrong(setup) {
    const checked = greatWall.checkSetup(setup)
    return checked.ok ? undefined : problemMessage(checked.error)
  },
  open(setup) {
    const checked = greatWall.checkSetup(setup)
    if (!checked.ok) throw new Error(JSON.stringify(checked.error))
    return greatWall.open(checked.value)
  },
  seat: (box, seat) => ({
    clan: coloursOf((box as Box).clans, seat),
    name: playerMessage(seat, box as Box),
  }),
  participants: (box) => (box as Box).clans.length,
  prompt: (question, box, view) => promptOf(question, box as Box, view as View),
  option: (option, box, view, question) => optionOf(option, box as Box, view as View, question),
  why: (facts, box) => whyMessage(facts, box as Box),
  event: (event, box) => (isOneOf(QUIET, event) || isOneOf(TURNS, event) ? undefined : said(event, box)),
  heading: (event, box) => (event.kind === 'season' || isOneOf(TURNS, event) ? said(event, box) : undefined),
  part: partOf,
  askedNext,
  toldNext: (event, box) => toldNext(event, box as Box),
  shows: shownBy,
  problem: (problem) => problemMessage(problem),
  row: (name, box) => rowMessage(name, box as GreatWall['box']),
  ledger: (before, after, box, option) =>
    ledger(before as View, after as View, box as Box, option as Option | undefined),
  foretold: (option, box, view, question) => foretold(option, box as Box, view as View, question),
  ranking: (view, box) => ranking(view as View, box as Box),
  gain: gainOf,
  verdict: (told, box) => verdictOf(told, (event) => said(event, box)),
  summary: (told, box) => winterOf(told, box as Box),
  named: namedBy,
  standing: (view) => {
    const { year, season } = view as View
    return { key: 'label.year.season', params: { year, season: seasonName(season) } }
  },
  chapter: (view) => ({ key: 'label.year', params: { year: (view as View).year } }),
  rules: new RuleBook(() => import('@wanli/great-wall/rules')),
  aid: AID,
  symbols: SYMBOLS,
  proposed: (question, view) => proposalFor(question, view as View),
  onBoard: isOnBoard,
  declines: isDeclining,
  // Asked with `by`, nothing is chosen yet.
  goesOn: ({ prompt, about }) => GOES_ON.has(prompt) && about?.['by'] === undefined,
  what: (key, box, view) => whatOf(key, box as Box, view as View),
  inHand: placeInHand,
  Parts: Payment as NonNullable<Face['Parts']>,
  inParts: (question, view) => partsOf(question, view as View) !== undefined,
  Zoom: CardZoom as NonNullable<Face['Zoom']>,
  stageRoom: '.gw .battle',
  Board: Board as Face['Board'],
}
