import { answerText, type Entry, isObject, type Log, type Problem, versionOf } from '@wanli/kernel'
import { type Engine, Host, type HostOptions, type Listener, type Opening, type TablePlan } from '@wanli/table'
import type { RoomState } from '../rooms/state.ts'
import type { Journal, Play } from './journal.ts'

/** What a table is made of, as the game's host wants it. */
function planOf(table: string, room: RoomState): TablePlan {
  return {
    id: table,
    game: room.game,
    title: room.title,
    setup: room.setup,
    seed: room.seed ?? '',
    seats: room.seats.map(({ kind, name, bot }) =>
      kind === 'bot' ? { name: name ?? '', kind, bot: bot ?? '' } : { name: name ?? '', kind: 'person' },
    ),
    ...(room.asksAll === true ? { asksAll: true as const } : {}),
  }
}

/** What is wrong with the set-up of a room; undefined if it can be played like that. */
export function setupProblem(engine: Engine | undefined, room: RoomState): Problem | undefined {
  if (engine === undefined) return { code: 'other-game', detail: { found: room.game, known: '' } }
  const setup = engine.game.checkSetup(room.setup)
  if (!setup.ok) return setup.error
  const { seats } = engine.game.open(setup.value)
  if (seats !== room.seats.length) return { code: 'no-such-seat', detail: { seat: room.seats.length, seats } }
  const known = engine.bots.map(({ name }) => name)
  const stranger = room.seats.find(({ kind, bot }) => kind === 'bot' && !known.includes(bot ?? ''))
  return (
    stranger && {
      code: 'bad-setup',
      detail: { problem: 'unknown-bot', name: stranger.bot ?? '', known: known.join(', ') },
    }
  )
}

/** A game that is laid, and how. */
export interface Laid {
  readonly host: Host
  readonly opening: Opening
}

/** What was kept of the game beside its answers. */
const keptParts = (kept: string | undefined): Partial<Log> => {
  const found: unknown = kept === undefined ? undefined : JSON.parse(kept)
  return isObject(found) ? found : {}
}

/** The game as its journal has it, with the position that was kept. */
export function logOf({ log, answers }: Journal, kept: string | undefined): Log | undefined {
  if (log === undefined) return undefined
  const parts = keptParts(kept)
  // A position of answers that were taken back since says nothing any more.
  const fits = parts.kept !== undefined && parts.kept.at <= answers.length && parts.seed === log.seed
  return {
    ...log,
    answers,
    checks: '',
    ...(fits ? { kept: parts.kept, ...(parts.marks === undefined ? {} : { marks: parts.marks }) } : {}),
  }
}

/** What is kept for the day when rules or data have changed. */
export function positionOf(host: Host): string {
  const { kept, marks, seed } = host.record()
  return JSON.stringify({ kept, marks, seed })
}

export interface Laying {
  readonly table: string
  readonly engine: Engine
  readonly journal: Pick<Journal, 'room' | 'life' | 'lost'>
  readonly source: unknown
  readonly watched: boolean
  readonly listener: Listener
  readonly options: HostOptions
}

/** Lay a game: from its beginning, or from its log. */
export function layGame({ table, engine, journal, source, watched, listener, options }: Laying): Laid {
  const { room, life, lost } = journal
  const setup = engine.game.checkSetup(room.setup)
  // Other rules or data may tell the same answers in other words: then everybody begins anew.
  const version = setup.ok ? versionOf(engine.game, engine.game.open(setup.value)) : ''
  const host = new Host(engine.game, engine.bots, listener, {
    ...options,
    life: `${life} ${version}`,
    takenBack: lost,
    trusts: true,
  })
  host.spare(room.options.sparing)
  const opening = host.open(planOf(table, room), source, watched)
  return { host, opening }
}

/** What is not in the journal yet; undefined if all is. */
export function playSince(
  noted: readonly Entry[],
  entries: readonly Entry[],
  lost: readonly number[],
  back: boolean,
): Play | undefined {
  let from = 0
  const both = Math.min(noted.length, entries.length)
  while (from < both && (noted[from] === entries[from] || answerText(noted[from]!) === answerText(entries[from]!)))
    from++
  if (from === noted.length && from === entries.length && lost.length === 0) return undefined
  return {
    from,
    answers: entries.slice(from).map(answerText),
    ...(back ? { back } : {}),
    ...(lost.length === 0 ? {} : { lost }),
  }
}

/** Whose answers are new. Those of a secret choice change their places when the last of them is in: they are not new by that. */
export function answeredSince(noted: readonly Entry[], entries: readonly Entry[], from: number): readonly number[] {
  const known = noted.slice(from).map(({ seat }) => seat)
  return entries.slice(from).flatMap(({ seat }) => {
    const place = known.indexOf(seat)
    if (place < 0) return [seat]
    known.splice(place, 1)
    return []
  })
}
