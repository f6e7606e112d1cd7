import type { Part } from '../../frame/deeds.ts'
import type { NewsLine } from '../../table/protocol.ts'
import type { Verdict } from '../face.ts'
import type { Message } from '../../text/index.ts'
import { toldIn } from './expansions/index.ts'
import type { Event } from './types.ts'

/* What is told: what lies on the table and is named by it, and how the game ended. */

type Values = NewsLine['event']
type Namer = (value: string | number) => string

const card: Namer = (id) => `card:${id}`
const horde: Namer = (id) => `horde:${id}`
const location: Namer = (id) => `location:${id}`
/** Clerks go from Location to Location, Soldiers from Section to Section. */
const way: Namer = (value) => (typeof value === 'number' ? `section:${value}` : location(value))

const NAMERS: Readonly<Record<string, Namer>> = {
  seat: (seat) => `seat:${seat}`,
  of: (seat) => `seat:${seat}`,
  by: (seat) => `seat:${seat}`,
  section: (section) => `section:${section}`,
  location,
  from: way,
  to: way,
  horde,
  a: horde,
  b: horde,
  card,
  advisor: card,
  general: card,
  request: card,
  event: card,
  cards: card,
  requests: card,
}
/** Events in which a word means something else. */
const OTHERS: Readonly<Partial<Record<Event['kind'], Readonly<Record<string, Namer>>>>> = {
  gained: { from: () => '' },
  gaveTo: { to: (seat) => `seat:${seat}` },
  commandPlaced: { card: (key) => `command:${key}` },
  turnBegan: { card: (key) => `command:${key}` },
  copied: { card: (key) => `command:${key}` },
}
/** What is told by a Horde needs not light up its whole Section. */
const WIDER: readonly string[] = ['section']

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The `data-place` or `data-piece` of what an event names. */
export function namedBy(event: Values): readonly string[] {
  const further = toldIn(event.kind)?.named
  if (further !== undefined) return further(event)
  const own = OTHERS[event.kind as Event['kind']] ?? {}
  const names = new Set<string>()
  const closer = 'horde' in event || 'location' in event
  for (const [member, value] of Object.entries(event)) {
    const namer = own[member] ?? NAMERS[member]
    if (namer === undefined || (closer && WIDER.includes(member))) continue
    for (const one of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isValue(one)) names.add(withOwner(namer(one), event))
  }
  names.delete('')
  return [...names]
}

/** Command cards of the same name belong to different players. */
const withOwner = (name: string, event: Values): string =>
  name.startsWith('command:') ? name.replace('command:', `command:${String(event['of'] ?? event['seat'])}:`) : name

/** What it costs or brings, who goes home or falls: it follows from what was done, and a killing is one event. */
const FOLLOWS: ReadonlySet<string> = new Set<Event['kind']>([
  'yearBegan',
  'gained',
  'paid',
  'lost',
  'honor',
  'clerksReturned',
  'notPossible',
  'fromWarehouse',
  'tokenUp',
  'supported',
  'wentHome',
  'killed',
  'saved',
])

export function partOf({ kind, reason }: Values): Part {
  // Whose orders the Reed Clan takes is no reason for a deed.
  if (kind === 'reason') return reason === 'overlord' ? 'follows' : 'why'
  if (kind === 'season') return 'chapter'
  return FOLLOWS.has(kind) || toldIn(kind)?.follows === true ? 'follows' : 'deed'
}

/** A turn begins with its Command card; a Tactic card and an Event are shown when they are played. */
const SHOWS: Readonly<Partial<Record<Event['kind'], string>>> = {
  turnBegan: 'card',
  copied: 'card',
  tacticPlayed: 'card',
  eventShown: 'event',
}

export function shownBy(event: Values): string | undefined {
  const member = SHOWS[event.kind as Event['kind']] ?? toldIn(event.kind)?.shows
  const card = member === undefined ? undefined : event[member]
  return typeof card === 'string' ? card : undefined
}

const ENDS: Readonly<Partial<Record<Event['kind'], string>>> = {
  teamWon: 'gw.verdict.teamWon',
  teamLost: 'gw.verdict.teamLost',
  soloLost: 'gw.verdict.soloLost',
}

/** How a game ended that a team or Qin Jiushao has won or lost. */
export function verdictOf(told: readonly NewsLine[], say: (event: Values) => Message): Verdict | undefined {
  for (const { event } of told.toReversed()) {
    const key = ENDS[event.kind as Event['kind']]
    // GW-COOP-27, GW-SOLO-37: only who loses to Qin Jiushao by Honor has come to the final scoring.
    if (key !== undefined) return { title: { key }, text: say(event), scored: event['because'] === 'honor' }
  }
  return undefined
}
