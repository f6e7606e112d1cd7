import { greatWall } from '@wanli/great-wall'
import {
  eventMessage,
  playerMessage,
  problemMessage,
  RULE_SECTIONS,
  ruleText,
  windowName,
} from '@wanli/great-wall/text'
import type { GameModule } from '../module.ts'
import { heading, option, prompt, remark } from './options.ts'
import { draw, drawSeat } from './picture/index.ts'
import { choices, conflict, FLAGS, setup, wrongData } from './setup.ts'
import type { Gw } from './terms.ts'
import { TEXTS, word } from './text/index.ts'

export const greatWallModule: GameModule<Gw> = {
  game: greatWall,
  seats: [3, 4],
  usualSeats: 4,
  flags: FLAGS,
  texts: TEXTS,
  name: (language) => word(language, 'game.name'),
  about: (language) => word(language, 'about'),
  choices,
  setup,
  conflict,
  wrongData,
  problem: problemMessage,
  seat: (box, seat) => playerMessage(seat, box),
  prompt,
  option,
  heading,
  remark,
  /** `tactic.assault`: the window of a Tactic card. */
  topic: (topic) => windowName(topic.replace(/^tactic\./, '') as Parameters<typeof windowName>[0]),
  event: (event, box) => (QUIET.has(event.kind) ? undefined : eventMessage(event, box)),
  begins,
  draw,
  drawSeat,
  ranking: ({ state, box }) => {
    const { players, tea } = greatWall.view(state, undefined, box)
    const sources = Object.keys(players[0]!.honorFrom) as (keyof (typeof players)[number]['honorFrom'])[]
    const used = sources.filter((source) => players.some(({ honorFrom }) => honorFrom[source] !== 0))
    return {
      sources: used.map((source) => ({ key: `choice.source.${source}` })),
      rows: players
        .map(({ seat, honor, honorFrom }) => ({ seat, total: honor, points: used.map((source) => honorFrom[source]) }))
        .sort((a, b) => b.total - a.total || tea.indexOf(a.seat) - tea.indexOf(b.seat)),
    }
  },
  rules: { sections: RULE_SECTIONS, text: ruleText },
}

type Event = Gw['event']
type Kind = Event['kind']
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
  'gameEnds',
  'won',
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

function begins(event: Event, before?: Event): boolean {
  if (BEGINNINGS.has(event.kind)) return true
  if (before === undefined || !('seat' in event && 'seat' in before)) return false
  return event.seat !== before.seat && (!SHARED.has(event.kind) || ENDINGS.has(before.kind))
}
