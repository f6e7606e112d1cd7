import { boxes, type GreatWall } from '@wanli/great-wall'
import { eventMessage, playerMessage, problemMessage, rowMessage, seasonName, whyMessage } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import { setupsOf } from '../checked.ts'
import type { Face } from '../face.ts'
import { RuleBook } from '../rule-book.svelte.ts'
import { AID, SYMBOLS } from './aid.ts'
import sprite from './art.svg?url'
import Board from './Board.svelte'
import CardPicture from './CardPicture.svelte'
import CardZoom from './CardZoom.svelte'
import { changesOf } from './changes.ts'
import { effortOf } from './effort.ts'
import CoverEmblem from './expansions/CoverEmblem.svelte'
import CoverPieces from './expansions/CoverPieces.svelte'
import { COVERS, piecesOf } from './expansions/covers.ts'
import { looksOf, toldIn } from './expansions/index.ts'
import { bring } from './expansions/load.ts'
import { coloursOf } from './looks.ts'
import { foretold } from './foretold.ts'
import { ledger } from './ledger.ts'
import Payment from './Payment.svelte'
import { askedNext, toldNext } from './next.ts'
import { leadsTo, isDeclining, isOnBoard, placeInHand } from './places.ts'
import { optionOf, partsOf, promptOf } from './prompts.ts'
import { proposalFor } from './proposal.ts'
import { gainOf, ranking } from './ranking.ts'
import { clans, expansions, fields, modes, noticesOf, refusalsOf } from './setup.ts'
import { winterOf } from './summary.ts'
import { namedBy, partOf, shownBy, verdictOf } from './told.ts'
import { momentOf } from './winter/moment.ts'
import { winterPlan } from './winter/plan.ts'
import { spokenOf } from './winter/spoken.ts'
import { soundOf } from './winter/sounds.ts'
import { type Box, type Event, type Option, type View } from './types.ts'
import { whatOf } from './what.ts'
import { learn, TABLES } from './words/words.ts'

/** Events that the lines before and after them tell anyway. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['clerksReturned', 'yearBegan'])
/** A season is a chapter of the log; a turn, an activation or an assault a paragraph in it. */
const TURNS: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['turnBegan', 'activated', 'assault'])
/** Something is chosen, but not paid for, placed or aimed yet. */
const GOES_ON: ReadonlySet<string> = new Set(['pay', 'place', 'marchSoldier', 'shoot', 'advisor'])
const said = (event: { readonly kind: string }, box: object): Message => eventMessage(event as Event, box as Box)
const isOneOf = (kinds: ReadonlySet<Event['kind']>, { kind }: { readonly kind: string }): boolean =>
  kinds.has(kind as Event['kind'])

export const face: Face = {
  id: 'great-wall',
  texts: TABLES,
  learn,
  bring: async ({ expansions: names }) => {
    for (const { en, es } of await bring(Array.isArray(names) ? (names as readonly string[]) : [])) {
      Object.assign(TABLES.en, en)
      Object.assign(TABLES.es, es)
    }
  },
  modes,
  clans,
  fields,
  expansions: COVERS.flatMap((cover) =>
    expansions
      .filter(({ name }) => name === cover.name)
      .map((expansion) => ({ ...expansion, Emblem: CoverEmblem, Pieces: CoverPieces })),
  ),
  effort: effortOf,
  changes: changesOf,
  refusals: refusalsOf,
  notices: noticesOf,
  ...setupsOf(boxes, problemMessage),
  sprites: (box) => {
    const looks = looksOf(box as Box)
    return [sprite, ...piecesOf(looks.map(({ name }) => name)), ...looks.flatMap(({ sprite }) => sprite ?? [])]
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
  drama: (told, box, how) => winterPlan(told, (box as Box).sections, how),
  sound: soundOf,
  spoken: spokenOf,
  moment: (event, box) => momentOf(event, box as Box),
  acts: (line, told, box) => toldIn(line.event.kind)?.acts?.(line, told, box as Box),
  named: namedBy,
  standing: (view) => {
    const { year, season } = view as View
    return { key: 'label.year.season', params: { year, season: seasonName(season) } }
  },
  chapter: (view) => ({ key: 'label.year', params: { year: (view as View).year } }),
  rules: new RuleBook(() => import('@wanli/great-wall/rules')),
  searched: { key: 'gw.rules.example' },
  aid: AID,
  symbols: SYMBOLS,
  aidIcons: piecesOf(COVERS.map(({ name }) => name)),
  proposed: (question, view) => proposalFor(question, view as View),
  onBoard: isOnBoard,
  lies: (option, prompt, box, view) => leadsTo(option as never, prompt as never, box as Box, view as View),
  declines: isDeclining,
  // Asked with `by`, nothing is chosen yet.
  goesOn: ({ prompt, about }) => GOES_ON.has(prompt) && about?.['by'] === undefined,
  what: (key, box, view) => whatOf(key, box as Box, view as View),
  inHand: placeInHand,
  Parts: Payment as NonNullable<Face['Parts']>,
  inParts: (question, view) => partsOf(question, view as View) !== undefined,
  Picture: CardPicture as NonNullable<Face['Picture']>,
  Zoom: CardZoom as NonNullable<Face['Zoom']>,
  sights: ['strip', 'battle', 'land', 'players', 'hand', 'chooser', 'tabs'].map((part) => ({
    at: `.gw .${part}`,
    words: { key: `gw.look.${part}` },
  })),
  stageRoom: '.gw .battle',
  Board: Board as Face['Board'],
}
