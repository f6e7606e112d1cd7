import { answerText, giveAnswer } from './answers.ts'
import { Streams } from './chance.ts'
import type { Game, Step, Terms } from './game.ts'
import { isObject, type Json, type JsonObject, shown } from './json.ts'
import type { DetailCode, DetailParams } from './details.ts'
import { bad, type Result, good } from './result.ts'
import { isStandingName } from './standing.ts'
import { readSeen, type SeenCard, writeSeen } from './seen.ts'
import { type Seeding, SEEDINGS } from './seeding.ts'
import { Table, type TableOptions } from './table.ts'
import { type Changed, changedSince, versionOf } from './version.ts'

export const POSITION_FORMAT = 1

/** A moment of a game as readable JSON: a bug report, a puzzle, a test vector and a "start here" are the same file. */
export interface Position {
  readonly wanli: 'position'
  readonly format: typeof POSITION_FORMAT
  readonly game: string
  /** The version that wrote it; left out: the rules as they are now. It opens under any: what lies on the table is checked. */
  readonly rules?: string
  /** Left out: the game's default set-up. */
  readonly setup?: Json
  /** Left out: a fixed seed. */
  readonly seed?: string
  /** How the seed is spread. Left out: as it is now; in a position that names its rules, as the first builds did it. */
  readonly seeding?: Seeding
  readonly chance?: Readonly<Record<string, number>>
  /** Left out: what the table implies (whose turn it is, which phase). */
  readonly agenda?: readonly Step[]
  /** What lies on the table, in the game's own words. */
  readonly table: JsonObject
  /** Standing answers, by `seat topic`. */
  readonly standing?: Readonly<Record<string, string>>
  /** What the seats have seen of what lies face down, and still know: for their guesses. */
  readonly seen?: readonly SeenCard[]
  /** Answers given since the current step began. */
  readonly answers?: readonly string[]
}

const SEED = 'position'

/** Which game it is, as every file of it says. */
export const gameOf = <T extends Terms>({ game, box, seed, seeding }: Table<T>) => ({
  game: game.id,
  rules: versionOf(game, box),
  setup: box.setup as Json,
  seed,
  seeding,
})

export function writePosition<T extends Terms>(table: Table<T>): Position {
  const { state, entries } = table.checkpoint()
  const { game, box } = table
  const seen = writeSeen(game, state, box)
  return {
    wanli: 'position',
    format: POSITION_FORMAT,
    ...gameOf(table),
    chance: state.chance,
    agenda: state.agenda,
    ...(state.standing === undefined ? {} : { standing: state.standing }),
    table: game.writePosition(state, box, false),
    ...(seen === undefined ? {} : { seen }),
    ...(entries.length === 0 ? {} : { answers: entries.map(answerText) }),
  }
}

const wrong = (where: string, problem: DetailCode, params: DetailParams = {}) =>
  bad('bad-position', { where, problem, ...params })

/** Is this a position of such a game, in a format that we know? What lies on the table is checked when it is opened. */
export function readPosition(input: unknown, game: { readonly id: string }): Result<Position> {
  if (!isObject(input) || input['wanli'] !== 'position') return bad('not-a-position')
  const { format, rules } = input
  if (format !== POSITION_FORMAT) return bad('format-version', { found: shown(format), known: POSITION_FORMAT })
  if (input['game'] !== game.id) return bad('other-game', { found: shown(input['game']), known: game.id })
  if (!isObject(input['table'])) return wrong('table', 'missing')
  const { seed = '', chance = {}, agenda = [], answers = [], standing = {}, seen = [], seeding = 'sha256' } = input
  if (rules !== undefined && typeof rules !== 'string') return wrong('rules', 'wrongType', { expected: 'string' })
  if (!SEEDINGS.some((known) => known === seeding)) return bad('unknown-seeding', { found: shown(seeding) })
  if (typeof seed !== 'string') return wrong('seed', 'wrongType', { expected: 'string' })
  if (!isObject(chance) || !Object.values(chance).every((count) => Number.isInteger(count) && (count as number) >= 0))
    return wrong('chance', 'notCounts')
  if (!Array.isArray(agenda) || !agenda.every((step) => isObject(step) && typeof step['step'] === 'string'))
    return wrong('agenda', 'notSteps')
  if (!Array.isArray(answers) || !answers.every((answer) => typeof answer === 'string'))
    return wrong('answers', 'notKeys')
  if (!isObject(standing) || !Object.values(standing).every((key) => typeof key === 'string'))
    return wrong('standing', 'notStanding')
  if (!Array.isArray(seen)) return wrong('seen', 'notSeen', { card: shown(seen) })
  return good(input as unknown as Position)
}

/** Set a position up. */
export function openPosition<T extends Terms>(
  game: Game<T>,
  position: Position,
  options: TableOptions = { record: true },
): Result<Table<T>> {
  const setup = game.checkSetup(position.setup ?? {})
  if (!setup.ok) return setup
  const box = game.open(setup.value)
  const read = game.readPosition(position.table, box)
  if (!read.ok) return read
  const state = read.value
  state.chance = { ...position.chance }
  if (position.standing !== undefined) {
    const odd = Object.keys(position.standing).find((name) => !isStandingName(name, box))
    if (odd !== undefined) return wrong('standing', 'notStanding')
    state.standing = { ...position.standing }
  }
  if (position.seen !== undefined) {
    const seen = readSeen(game, state, box, position.seen)
    if (!seen.ok) return seen
    state.remembered = seen.value!
  }
  if (position.agenda !== undefined) {
    const unknown = position.agenda.find((step) => box.rules.steps[step.step] === undefined)
    if (unknown !== undefined) return wrong('agenda', 'noStep', { step: shown(unknown.step) })
    state.agenda = position.agenda.map((step) => ({ ...step }))
  }
  if (state.agenda.length === 0 && !state.over) return wrong('agenda', 'emptyAgenda')
  const [broken] = game.invariants(state, box)
  if (broken !== undefined) return wrong('table', 'broken', { broken })
  const seeding = position.seeding ?? (position.rules === undefined ? undefined : 'lanes')
  const streams = new Streams(position.seed ?? SEED, seeding)
  const begun = begin(() => new Table(game, box, streams, state, options))
  if (!begun.ok) return begun
  const table = begun.value
  for (const [index, answer] of (position.answers ?? []).entries()) {
    const given = giveAnswer(table, answer)
    if (!given.ok) return wrong('answers', 'notOffered', { entry: index + 1, answer: shown(answer) })
  }
  return good(table)
}

/** What has changed since a position was written; undefined: nothing, or it does not say under which rules it was. */
export function changedSincePosition<T extends Terms>(table: Table<T>, { rules }: Position): Changed | undefined {
  const { game, box } = table
  return rules === undefined || rules === versionOf(game, box) ? undefined : changedSince(game, box, rules, undefined)
}

/** Steps from outside may be nonsense that no shape can tell: a turn of a seat that isn't there. */
function begin<T extends Terms>(start: () => Table<T>): Result<Table<T>> {
  try {
    return good(start())
  } catch (error) {
    return wrong('agenda', 'unplayable', { reason: error instanceof Error ? error.message : String(error) })
  }
}
