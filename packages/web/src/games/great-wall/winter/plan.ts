import type { Beat, Drama, Fullness } from '../../../frame/beats.ts'
import type { Sound } from '../../../frame/sound/sounds.ts'
import type { NewsLine } from '../../../table/protocol.ts'
import type { Message } from '../../../text/index.ts'
import { SECTION_KEYS } from '../types.ts'

/*
 * A Winter as it is shown: which beats, in which order, how long. All of it was told (GW-WINTER): nothing is added up here. The plan
 * only grows while more is told, so what is on stage already stays as it is.
 */

export type WinterKind = 'arrows' | 'advance' | 'clash' | 'break' | 'holds' | 'fallen' | 'mends' | 'nod' | 'still'

/** Milliseconds of each beat, and of a whole Winter. */
export const TIMES: Readonly<Record<WinterKind, number>> = {
  arrows: 900,
  advance: 900,
  clash: 800,
  break: 1000,
  holds: 800,
  fallen: 1200,
  mends: 400,
  nod: 300,
  still: 600,
}
export const WHOLE = 12_800
const SHORT = 0.6
/** From this Winter on, whoever has not said otherwise sees it shorter. */
const KNOWN = 3

export interface Arrow {
  readonly seat: number
  readonly row: number
  readonly spot: number
}
export interface Soldier {
  readonly seat: number
  readonly unit: string
}
/** What became of a Section, as far as it was told. */
export interface Assault {
  readonly section: number
  readonly defense: number
  readonly power: number
  readonly breach: boolean
  readonly fallen: readonly Soldier[]
  readonly saved: readonly Soldier[]
  /** Shame tokens of this Breach by seat; one that found no place counts, too. */
  readonly shame: readonly { readonly seat: number; readonly n: number }[]
  /** Nothing more can come of it. */
  readonly closed: boolean
}
export interface WinterBeat extends Beat {
  readonly kind: WinterKind
  readonly section: number
  readonly arrows: readonly Arrow[]
  readonly assault: Assault | undefined
}

type Telling = NewsLine['event']
const num = (value: unknown): number => (typeof value === 'number' ? value : -1)

/** The events of the last Winter that was told; undefined: there was none. */
function lastWinter(
  told: readonly NewsLine[],
): { readonly year: number; readonly lines: readonly NewsLine[] } | undefined {
  const begin = told.findLastIndex(({ event }) => event.kind === 'season' && event['season'] === 'winter')
  if (begin < 0) return undefined
  const rest = told.slice(begin + 1)
  const over = rest.findIndex(({ event }) => event.kind === 'season')
  return { year: num(told[begin]!.event['year']), lines: over < 0 ? rest : rest.slice(0, over + 1) }
}

/** What ends the assaults: a next season, or the game. */
const ENDS: ReadonlySet<string> = new Set(['barricadesGone', 'season', 'gameEnds', 'teamLost', 'teamWon', 'soloLost'])
const FALLS: ReadonlySet<string> = new Set(['killed', 'saved', 'shamed', 'shameUnplaceable'])

interface Draft {
  readonly line: NewsLine
  readonly section: number
  readonly after: NewsLine[]
  /** The event after which nothing can come any more. */
  closed: NewsLine | undefined
}

/** The assaults of a Winter, in the order in which they were told, each with what came of it. */
function draftsOf(lines: readonly NewsLine[]): readonly Draft[] {
  const drafts: Draft[] = []
  for (const line of lines) {
    const { event } = line
    const last = drafts.at(-1)
    const opens = event.kind === 'assault'
    if (last !== undefined && last.closed === undefined) {
      if (opens || ENDS.has(event.kind)) last.closed = line
      else if (isOf(event, last.section)) last.after.push(line)
    }
    if (opens) drafts.push({ line, section: num(event['section']), after: [], closed: undefined })
  }
  return drafts
}

/** Whether it came of the Breach of this Section: Shame says why, the fallen and the saved say where. */
function isOf(event: Telling, section: number): boolean {
  if (!FALLS.has(event.kind)) return false
  const why = event['why']
  const where = typeof why === 'object' && why !== null && 'section' in why ? why.section : event['section']
  return where === section
}

function assaultOf({ line: { event }, section, after, closed }: Draft): Assault {
  const soldiers = (kind: string) =>
    after.flatMap((line): Soldier[] =>
      line.event.kind === kind ? [{ seat: num(line.event['seat']), unit: String(line.event['unit']) }] : [],
    )
  const shame = new Map<number, number>()
  for (const { event: told } of after)
    if (told.kind === 'shamed' || told.kind === 'shameUnplaceable')
      shame.set(num(told['seat']), (shame.get(num(told['seat'])) ?? 0) + 1)
  return {
    section,
    defense: num(event['defense']),
    power: num(event['power']),
    breach: event['breach'] === true,
    fallen: soldiers('killed'),
    saved: soldiers('saved'),
    shame: [...shame].map(([seat, n]) => ({ seat, n })),
    closed: closed !== undefined,
  }
}

/** What became of every Section that was assaulted in the last Winter. */
export const assaultsOf = (told: readonly NewsLine[]): readonly Assault[] =>
  draftsOf(lastWinter(told)?.lines ?? []).map(assaultOf)

/** The same with the events that tell of it, and the one after which nothing more can come. */
export const winterScenes = (told: readonly NewsLine[]) =>
  draftsOf(lastWinter(told)?.lines ?? []).map((draft) => ({
    assault: assaultOf(draft),
    covered: [draft.line.n, ...draft.after.map(({ n }) => n)],
    done: draft.closed?.n,
  }))

const SOUNDS: Readonly<Partial<Record<WinterKind, Sound>>> = {
  arrows: 'arrow',
  advance: 'hooves',
  clash: 'clash',
  break: 'stones',
  holds: 'hold',
}

/**
 * The beats of the last Winter. `sections`: those that are played, in the order of the assault; where nobody stands before the
 * Wall it is only nodded at.
 */
export function winterPlan(
  told: readonly NewsLine[],
  sections: readonly number[],
  wish: Fullness | 'auto',
): Drama | undefined {
  const winter = lastWinter(told)
  if (winter === undefined) return undefined
  const { year, lines } = winter
  const how = wish === 'auto' ? (year >= KNOWN ? 'short' : 'full') : wish
  const pace = how === 'short' ? SHORT : 1
  const beats: WinterBeat[] = []
  const covered = new Set<number>()
  let spent = 0
  const add = (kind: WinterKind, section: number, at: number, more: Partial<WinterBeat> = {}, part = 1) => {
    const sound = more.sound ?? SOUNDS[kind]
    const assault = more.assault
    beats.push({
      id: `${year}:${kind}:${section}:${more.id ?? ''}`,
      kind,
      section,
      at,
      scene: `${year}:${kind === 'arrows' ? 'arrows' : section}`,
      time: Math.floor(TIMES[kind] * part * pace),
      look: more.look ?? at,
      told: more.told ?? at,
      words: wordsOf(kind, section, assault),
      arrows: more.arrows ?? [],
      assault,
      ...(sound === undefined ? {} : { sound }),
    })
  }

  // GW-WINTER-01a: arrows, answer by answer; all of a Section share the time of one beat.
  const shot = new Map<number, number>()
  for (const { first, section, arrows, at } of volleys(lines, covered)) {
    if (how === 'still') continue
    const before = shot.get(section) ?? 0
    const part = before === 0 ? (arrows.length > 1 ? 1 : 0.6) : Math.max(0.2, (1 - before) / 2)
    shot.set(section, before + part)
    spent += TIMES.arrows * part
    add('arrows', section, at, { id: String(first), arrows, look: at }, part)
  }

  // GW-WINTER-02: then Section by Section. Each has its share of what is left of the Winter.
  const drafts = draftsOf(lines)
  const ended = lines.find(({ event }) => event.kind === 'barricadesGone')
  let due = sections
  const nod = (upTo: number, at: number) => {
    const left = due.indexOf(upTo)
    for (const section of left < 0 ? due : due.slice(0, left)) {
      add('nod', section, at)
      spent += TIMES.nod
    }
    due = left < 0 ? [] : due.slice(left + 1)
  }
  for (const draft of drafts) {
    const { line, section, after, closed } = draft
    const left = due.length - Math.max(0, due.indexOf(section))
    nod(section, line.n - 1)
    const assault = assaultOf(draft)
    covered.add(line.n)
    for (const { n } of after) covered.add(n)
    const { breach } = assault
    const fell = after.some(({ event }) => event.kind === 'killed')
    const done = closed !== undefined || fell
    const last = after.at(-1)?.n ?? line.n
    // Who has fallen is gone when the next assault begins; after the last one, when the last of them was told.
    const gone =
      closed?.event.kind === 'assault'
        ? closed.n
        : (after.findLast(({ event }) => event.kind === 'killed')?.n ?? line.n)
    if (how === 'still') {
      if (done || !breach) add('still', section, last, { assault, look: gone })
      continue
    }
    const kinds: readonly WinterKind[] = breach ? ['break', 'fallen', 'mends'] : ['holds']
    const whole = ['advance', 'clash', ...kinds].reduce((sum, kind) => sum + TIMES[kind as WinterKind], 0)
    const part = Math.min(1, (WHOLE - spent) / Math.max(1, left) / whole)
    spent += whole * part
    const then = { assault, look: line.n }
    // How it ends is told when it does.
    for (const kind of ['advance', 'clash'] as const) add(kind, section, line.n, { ...then, told: line.n - 1 }, part)
    add(kinds[0]!, section, line.n, then, part)
    if (!breach || !done) continue
    const { fallen, saved, shame } = assault
    if (fallen.length + saved.length + shame.length > 0)
      add('fallen', section, last, { assault, look: gone, sound: fallen.length > 0 ? 'fall' : 'saved' }, part)
    add('mends', section, last, { assault, look: gone }, part)
  }
  if (ended !== undefined) nod(-1, ended.n)
  return { beats, covered }
}

interface Volley {
  readonly first: number
  readonly at: number
  readonly move: number
  readonly section: number
  readonly arrows: Arrow[]
}

/** The arrows of one answer into one Section; what an assault brings later is none of them. */
function volleys(lines: readonly NewsLine[], covered: Set<number>): readonly Volley[] {
  const found: Volley[] = []
  for (const { n, move, event } of lines) {
    if (event.kind === 'assault' || ENDS.has(event.kind)) break
    if (event.kind !== 'wounded') continue
    covered.add(n)
    const section = num(event['section'])
    const arrow = { seat: num(event['seat']), row: num(event['row']), spot: num(event['spot']) }
    const last = found.at(-1)
    if (last?.section === section && last.move === move)
      found[found.length - 1] = { ...last, at: n, arrows: [...last.arrows, arrow] }
    else found.push({ first: n, at: n, move, section, arrows: [arrow] })
  }
  return found
}

const sectionName = (section: number): Message => ({ key: `label.section.${SECTION_KEYS[section] ?? 'left'}` })

function wordsOf(kind: WinterKind, section: number, assault: Assault | undefined): Message {
  const { defense = 0, power = 0, breach = false } = assault ?? {}
  const name = kind === 'still' || kind === 'mends' ? (breach ? 'break' : 'holds') : kind
  return { key: `gw.stage.${name}`, params: { section: sectionName(section), defense, power } }
}
