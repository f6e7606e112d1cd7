import { greatWall } from '@wanli/great-wall'
import { eventMessage, playerMessage, problemMessage, seasonName, texts } from '@wanli/great-wall/text'
import { greatWall as wordsEn } from '../../text/en/greatWall.ts'
import { greatWall as wordsEs } from '../../text/es/greatWall.ts'
import type { Message } from '../../text/index.ts'
import type { Face, Ranking } from '../face.ts'
import { RuleBook } from '../rule-book.svelte.ts'
import { AID, SYMBOLS } from './aid.ts'
import Board from './Board.svelte'
import CardZoom from './CardZoom.svelte'
import { ledger } from './ledger.ts'
import { isOnBoard, placeInHand } from './places.ts'
import { optionOf, promptOf } from './prompts.ts'
import { proposalFor } from './proposal.ts'
import { clans, fields, modes } from './setup.ts'
import { namedBy, verdictOf } from './told.ts'
import { type Box, type Event, type Option, type PlayerView, qinOf, type View } from './types.ts'

/** Events that the lines before and after them tell anyway. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['clerksReturned', 'yearBegan'])
/** A season is a chapter of the log; a turn, an activation or an assault a paragraph in it. */
const TURNS: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['turnBegan', 'activated', 'assault'])
const said = (event: { readonly kind: string }, box: object): Message => eventMessage(event as Event, box as Box)
const isOneOf = (kinds: ReadonlySet<Event['kind']>, { kind }: { readonly kind: string }): boolean =>
  kinds.has(kind as Event['kind'])

type Source = keyof PlayerView['honorFrom']

/** Honor by source, the best first, ties by the Tea order (GW-SCORE-04); with Qin Jiushao, against whom one plays alone. */
function ranking(view: View, box: Box): Ranking {
  const { players, tea } = view
  const shown = players.filter(({ automaton, seat }) => !automaton || box.automata[seat - box.setup.seats]!.honor)
  const sources = (Object.keys(players[0]!.honorFrom) as Source[]).filter((source) =>
    shown.some(({ honorFrom }) => honorFrom[source] !== 0),
  )
  // GW-SOLO-09: what Qin Jiushao has before the first Year.
  const start = ({ automaton }: PlayerView) =>
    automaton ? box.data.constants.qinStartHonor[box.setup.options['solo.difficulty']] : 0
  const fromStart = shown.some((player) => start(player) > 0)
  const lost = qinOf(view)?.lost === true
  const rows = shown.map((player) => ({
    seat: player.seat,
    total: player.honor,
    points: [...(fromStart ? [start(player)] : []), ...sources.map((source) => player.honorFrom[source])],
  }))
  return {
    sources: [
      ...(fromStart ? [{ key: 'gw.source.start' }] : []),
      ...sources.map((source) => ({ key: `source.${source}` })),
    ],
    rows: rows.sort(
      (a, b) =>
        Number(lost && a.seat < box.seats) - Number(lost && b.seat < box.seats) ||
        b.total - a.total ||
        tea.indexOf(a.seat) - tea.indexOf(b.seat),
    ),
  }
}

export const face: Face = {
  id: 'great-wall',
  texts: {
    en: { ...texts.en, ...wordsEn },
    es: { ...texts.es, ...wordsEs },
  },
  modes,
  clans,
  fields,
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
    clan: (box as Box).clans[seat]!,
    name: playerMessage(seat, box as Box),
  }),
  participants: (box) => (box as Box).clans.length,
  prompt: (question, box, view) => promptOf(question, box as Box, view as View),
  option: (option, box, view, question) => optionOf(option, box as Box, view as View, question),
  event: (event, box) => (isOneOf(QUIET, event) || isOneOf(TURNS, event) ? undefined : said(event, box)),
  heading: (event, box) => (event.kind === 'season' || isOneOf(TURNS, event) ? said(event, box) : undefined),
  problem: (problem) => problemMessage(problem),
  ledger: (before, after, box, option) =>
    ledger(before as View, after as View, box as Box, option as Option | undefined),
  ranking: (view, box) => ranking(view as View, box as Box),
  verdict: (told, box) => verdictOf(told, (event) => said(event, box)),
  named: namedBy,
  standing: (view) => {
    const { year, season, over } = view as View
    if (over) return { key: 'label.over' }
    return { key: 'label.year.season', params: { year, season: seasonName(season) } }
  },
  rules: new RuleBook(() => import('@wanli/great-wall/rules')),
  aid: AID,
  symbols: SYMBOLS,
  proposed: (question, view) => proposalFor(question, view as View),
  onBoard: isOnBoard,
  inHand: placeInHand,
  Zoom: CardZoom as NonNullable<Face['Zoom']>,
  Board: Board as Face['Board'],
}
