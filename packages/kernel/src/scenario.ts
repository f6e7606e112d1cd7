import { parseAnswer } from './answers.ts'
import type { AnyGame, AnyTable, Seat, TableEvent } from './game.ts'
import { isObject, sameData, shown } from './json.ts'
import { openPosition, readPosition } from './position.ts'
import { bad, good, type Result } from './result.ts'
import { Table } from './table.ts'

export const SCENARIO_FORMAT = 1

/** One line of a scenario's play: an answer, or something that must be true at that moment. */
export type Line =
  | string
  | { readonly answer: string; readonly by: string }
  | { readonly asks: string; readonly prompt?: string }
  | { readonly offers: readonly string[] }
  | { readonly options: readonly string[] }
  | { readonly refuses: Readonly<Record<string, string | null>> }
  | { readonly expect: Readonly<Record<string, unknown>> }
  | { readonly tells: readonly Readonly<Record<string, unknown>>[] }
  | { readonly undo: string; readonly allowed?: boolean }

/** A position, answers by key, and what must be true afterwards. */
export interface Scenario {
  readonly wanli: 'scenario'
  readonly format: typeof SCENARIO_FORMAT
  readonly title: string
  readonly cites: readonly string[]
  /** Where it begins: a position, or a set-up and a seed. */
  readonly position?: unknown
  readonly game?: string
  readonly setup?: unknown
  readonly seed?: string
  readonly play: readonly Line[]
}

export interface Failure {
  /** Which line of `play`, from 1; 0 is the position itself. */
  readonly line: number
  readonly expected: string
  readonly found: string
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string')
const isText = (value: unknown): boolean => typeof value === 'string'

/** What each kind of line must hold. */
const LINES: Readonly<Record<string, { readonly needs: string; readonly holds: (value: unknown) => boolean }>> = {
  answer: { needs: 'a key', holds: isText },
  asks: { needs: 'a seat, or nobody', holds: isText },
  offers: { needs: 'a list of keys', holds: isTexts },
  options: { needs: 'a list of keys', holds: isTexts },
  refuses: {
    needs: 'rule IDs (or null) by key',
    holds: (value) => isObject(value) && Object.values(value).every((rule) => rule === null || isText(rule)),
  },
  expect: { needs: 'values by path', holds: isObject },
  tells: { needs: 'a list of events', holds: (value) => Array.isArray(value) && value.every(isObject) },
  undo: { needs: 'a seat', holds: isText },
}

/** What may stand beside a kind. Anything else would be a condition that nobody checks. */
const BESIDE: Readonly<Record<string, string>> = { by: 'answer', prompt: 'asks', allowed: 'undo' }

/** What is wrong with a line of play, if anything. */
function wrongLine(line: unknown): string | undefined {
  if (typeof line === 'string') return undefined
  if (!isObject(line)) return 'neither a key nor an object'
  const kind = Object.keys(LINES).find((name) => name in line)
  if (kind === undefined) return `none of ${Object.keys(LINES).join(', ')}`
  const odd = Object.keys(line).find((name) => name !== kind && BESIDE[name] !== kind)
  if (odd !== undefined) return `${kind} does not go with ${odd}`
  const { needs, holds } = LINES[kind]!
  if (!holds(line[kind])) return `${kind} needs ${needs}`
  return kind === 'answer' && !isText(line['by']) ? 'answer needs by, a seat' : undefined
}

export function readScenario(input: unknown): Result<Scenario> {
  if (!isObject(input) || input['wanli'] !== 'scenario')
    return bad('not-a-scenario', { problem: 'wanli is not "scenario"' })
  if (input['format'] !== SCENARIO_FORMAT)
    return bad('format-version', { found: shown(input['format']), known: SCENARIO_FORMAT })
  const { title, cites, play } = input
  if (typeof title !== 'string') return bad('not-a-scenario', { problem: 'title must be a text' })
  if (!Array.isArray(cites) || !cites.every((id) => typeof id === 'string'))
    return bad('not-a-scenario', { problem: 'cites must be a list of rule IDs' })
  if (!Array.isArray(play)) return bad('not-a-scenario', { problem: 'play must be a list' })
  for (const [index, line] of play.entries()) {
    const problem = wrongLine(line)
    if (problem !== undefined) return bad('not-a-scenario', { problem: `play, line ${index + 1}: ${problem}` })
  }
  return good(input as unknown as Scenario)
}

/** The game a scenario is about. */
export const gameOfScenario = (scenario: Scenario): string | undefined => {
  if (typeof scenario.game === 'string') return scenario.game
  const { position } = scenario
  return isObject(position) && typeof position['game'] === 'string' ? position['game'] : undefined
}

/** Run a scenario. Every answer that can be taken back is taken back and given again. */
export function runScenario(game: AnyGame, scenario: Scenario): readonly Failure[] {
  const started = begin(game, scenario)
  if (!started.ok) return [{ line: 0, expected: 'a position that can be set up', found: JSON.stringify(started.error) }]
  const table = started.value
  const runner = new Runner(table)
  for (const [index, line] of scenario.play.entries()) {
    const failure = runner.line(line)
    if (failure !== undefined) return [{ line: index + 1, ...failure }]
  }
  return []
}

function begin(game: AnyGame, scenario: Scenario): Result<AnyTable> {
  if (scenario.position !== undefined) {
    const position = readPosition(scenario.position, game)
    return position.ok ? openPosition(game, position.value, { record: true }) : position
  }
  const setup = game.checkSetup(scenario.setup ?? {})
  return setup.ok ? good(Table.start(game, setup.value, scenario.seed ?? 'scenario', { record: true })) : setup
}

type Found = Omit<Failure, 'line'> | undefined

class Runner {
  private readonly table: AnyTable
  private readonly names: readonly string[]
  private told: TableEvent[] = []

  constructor(table: AnyTable) {
    this.table = table
    this.names = table.game.seatNames(table.box)
  }

  line(line: Line): Found {
    if (typeof line === 'string') {
      const { seat, key } = parseAnswer(this.table, line)
      return this.answer(seat, key)
    }
    if ('answer' in line) return this.answer(this.seat(line.by), line.answer)
    if ('asks' in line) return this.asks(line.asks, line.prompt)
    if ('offers' in line) return this.offers(line.offers)
    if ('options' in line) return this.options(line.options)
    if ('refuses' in line) return this.refuses(line.refuses)
    if ('expect' in line) return this.expect(line.expect)
    if ('tells' in line) return this.tells(line.tells)
    return this.undo(line.undo, line.allowed ?? true)
  }

  private seat(name: string): Seat {
    return this.names.indexOf(name)
  }

  private offered(): string[] {
    return this.table.open.flatMap((question) => question.options.map((option) => option.key))
  }

  private answer(seat: Seat, key: string): Found {
    const { table } = this
    this.told = []
    table.say = (event) => this.told.push(event)
    const given = table.answer(seat, key)
    table.say = undefined
    if (!given.ok)
      return {
        expected: `the answer "${key}" is on offer`,
        found: `${given.error.code}; on offer: ${list(this.offered())}`,
      }
    if (!table.canUndo(seat)) return undefined
    const hash = table.hash()
    table.undo(seat)
    table.answer(seat, key)
    return table.hash() === hash
      ? undefined
      : { expected: `"${key}", undone and given again, leads to the same table`, found: 'another' }
  }

  private asks(name: string, prompt: string | undefined): Found {
    const asked = this.table.open.map((question) => `${this.names[question.seat]} (${question.prompt})`)
    const right = this.table.open.some(
      (question) => question.seat === this.seat(name) && (prompt === undefined || question.prompt === prompt),
    )
    const nobody = name === 'nobody' && this.table.open.length === 0
    return right || nobody
      ? undefined
      : { expected: `${name}${prompt === undefined ? '' : ` (${prompt})`} is asked`, found: list(asked) }
  }

  private offers(keys: readonly string[]): Found {
    const offered = this.offered()
    const missing = keys.filter((key) => !offered.includes(key))
    return missing.length === 0 ? undefined : { expected: `on offer: ${list(missing)}`, found: list(offered) }
  }

  private options(keys: readonly string[]): Found {
    const offered = this.offered()
    return sameData(offered.toSorted(), keys.toSorted())
      ? undefined
      : { expected: `exactly ${list(keys)}`, found: list(offered) }
  }

  private refuses(reasons: Readonly<Record<string, string | null>>): Found {
    const offered = this.offered()
    const refused = new Map(
      this.table.open.flatMap((question) =>
        this.table.refusedFor(question.seat).map((r) => [r.option.key, r.rule] as const),
      ),
    )
    for (const [key, rule] of Object.entries(reasons)) {
      if (offered.includes(key)) return { expected: `"${key}" is refused`, found: 'it is on offer' }
      const reason = refused.get(key)
      if (rule !== null && reason !== rule)
        return { expected: `"${key}" is refused by ${rule}`, found: reason ?? 'not among the candidates' }
    }
    return undefined
  }

  private expect(expected: Readonly<Record<string, unknown>>): Found {
    const { table } = this
    const position = table.game.writePosition(table.state, table.box, true)
    for (const [path, value] of Object.entries(expected)) {
      const found = path
        .split('.')
        .reduce<unknown>((at, key) => (isObject(at) || Array.isArray(at) ? (at as never)[key] : undefined), position)
      if (!covers(found, value))
        return { expected: `${path} = ${JSON.stringify(value)}`, found: JSON.stringify(found) ?? 'nothing' }
    }
    return undefined
  }

  private tells(events: readonly Readonly<Record<string, unknown>>[]): Found {
    const missing = events.find((event) => !this.told.some((told) => covers(told, event)))
    return missing === undefined
      ? undefined
      : { expected: `told: ${JSON.stringify(missing)}`, found: JSON.stringify(this.told) }
  }

  private undo(name: string, allowed: boolean): Found {
    if (this.seat(name) < 0) return { expected: `a seat called ${name}`, found: list(this.names) }
    const undone = this.table.undo(this.seat(name))
    return undone.ok === allowed
      ? undefined
      : { expected: `${name} can${allowed ? '' : 'not'} undo`, found: undone.ok ? 'undone' : undone.error.code }
  }
}

/** Objects need only hold what is expected; lists and values must be equal. */
function covers(found: unknown, expected: unknown): boolean {
  if (!isObject(expected)) return sameData(found, expected)
  return isObject(found) && Object.keys(expected).every((key) => covers(found[key], expected[key]))
}

const list = (keys: readonly string[]): string =>
  keys.length === 0 ? 'nothing' : keys.map((key) => `"${key}"`).join(', ')
