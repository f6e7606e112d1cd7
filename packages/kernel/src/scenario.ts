import { parseAnswer } from './answers.ts'
import type { AnyGame, AnyTable, Seat, TableEvent } from './game.ts'
import { isObject, sameData, shown } from './json.ts'
import { openPosition, readPosition } from './position.ts'
import type { DetailCode, DetailParams } from './details.ts'
import { bad, good, type Problem, type ProblemCode, type Result } from './result.ts'
import { Table } from './table.ts'

export const SCENARIO_FORMAT = 1

/** One line of a scenario's play: an answer, or something that must be true at that moment. */
export type Line =
  | string
  | { readonly answer: string; readonly by: string }
  | { readonly asks: string; readonly prompt?: string }
  | { readonly offers: readonly string[]; readonly by?: string }
  | { readonly options: readonly string[]; readonly by?: string }
  | { readonly refuses: Readonly<Record<string, string | null>>; readonly by?: string }
  | { readonly expect: Readonly<Record<string, unknown>> }
  | { readonly tells: readonly Readonly<Record<string, unknown>>[] }
  | { readonly undo: string; readonly allowed?: boolean }
  /** The table stands still before this step, so that the lines behind can look at it. No answer can follow. */
  | { readonly stopBefore: string }

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

/** What a scenario may expect or find. */
export const FINDINGS = [
  'position',
  'answer',
  'sameTable',
  'asked',
  'askedFor',
  'nobodyAsked',
  'offers',
  'exactly',
  'refused',
  'refusedBy',
  'value',
  'told',
  'seatCalled',
  'undo',
  'noUndo',
  'notOffered',
  'notAsked',
  'gameOver',
  'otherTable',
  'asks',
  'onOffer',
  'noCandidate',
  'ruledOut',
  'data',
  'nothing',
  'seats',
  'undone',
  'stop',
  'stepCalled',
  'steps',
] as const
export type FindingCode = (typeof FINDINGS)[number]

/** As data, like a problem. */
export interface Finding {
  readonly code: FindingCode
  readonly detail: Problem['detail']
}

export interface Failure {
  /** Which line of `play`, from 1; 0 is the position itself. */
  readonly line: number
  readonly expected: Finding
  readonly found: Finding | Problem
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string')
const isText = (value: unknown): boolean => typeof value === 'string'

/** What each kind of line must hold. */
const LINES: Readonly<Record<string, (value: unknown) => boolean>> = {
  answer: isText,
  asks: isText,
  offers: isTexts,
  options: isTexts,
  refuses: (value) => isObject(value) && Object.values(value).every((rule) => rule === null || isText(rule)),
  expect: isObject,
  tells: (value) => Array.isArray(value) && value.every(isObject),
  undo: isText,
  stopBefore: isText,
}
export const LINE_KINDS: readonly string[] = Object.keys(LINES)

/** What may stand beside a kind. Anything else would be a condition that nobody checks. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  by: ['answer', 'offers', 'options', 'refuses'],
  prompt: ['asks'],
  allowed: ['undo'],
}

const wrong = (where: string, problem: DetailCode, params: DetailParams = {}) =>
  bad('not-a-scenario', { where, problem, ...params })

/** What is wrong with a line of play, if anything. */
function wrongLine(content: unknown, line: number): Result<never> | undefined {
  if (typeof content === 'string') return undefined
  if (!isObject(content)) return wrong('play', 'lineForm', { line })
  const kind = LINE_KINDS.find((name) => name in content)
  if (kind === undefined) return wrong('play', 'lineKind', { line, kinds: LINE_KINDS.join(', ') })
  const odd = Object.keys(content).find((name) => name !== kind && BESIDE[name]?.includes(kind) !== true)
  if (odd !== undefined) return wrong('play', 'lineBeside', { line, kind, odd: shown(odd) })
  if (!LINES[kind]!(content[kind])) return wrong('play', 'lineNeeds', { line, kind })
  const named = content['by']
  return (kind === 'answer' || named !== undefined) && !isText(named) ? wrong('play', 'lineBy', { line }) : undefined
}

export function readScenario(input: unknown): Result<Scenario> {
  if (!isObject(input) || input['wanli'] !== 'scenario') return wrong('wanli', 'notOneOf', { values: 'scenario' })
  if (input['format'] !== SCENARIO_FORMAT)
    return bad('format-version', { found: shown(input['format']), known: SCENARIO_FORMAT })
  const { title, cites, play } = input
  if (typeof title !== 'string') return wrong('title', 'wrongType', { expected: 'string' })
  if (!isTexts(cites)) return wrong('cites', 'notRules')
  if (!Array.isArray(play)) return wrong('play', 'wrongType', { expected: 'array' })
  for (const [index, line] of play.entries()) {
    const problem = wrongLine(line, index + 1)
    if (problem !== undefined) return problem
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
  if (!started.ok) return [{ line: 0, expected: finding('position'), found: started.error }]
  const table = started.value
  const runner = new Runner(table)
  for (const [index, line] of scenario.play.entries()) {
    const failure = runner.line(line)
    if (failure !== undefined) return [{ line: index + 1, ...failure }]
  }
  const missed = runner.neverStopped()
  return missed === undefined ? [] : [{ line: scenario.play.findLastIndex(isStop) + 1, ...missed }]
}

const isStop = (line: Line): boolean => typeof line !== 'string' && 'stopBefore' in line

/** A stop in the first line holds for what the position itself sets off. */
const firstStop = ({ play: [line] }: Scenario): string | undefined =>
  line !== undefined && typeof line !== 'string' && 'stopBefore' in line ? line.stopBefore : undefined

function begin(game: AnyGame, scenario: Scenario): Result<AnyTable> {
  const options = { record: true, stopBefore: firstStop(scenario) }
  if (scenario.position !== undefined) {
    const position = readPosition(scenario.position, game)
    return position.ok ? openPosition(game, position.value, options) : position
  }
  const setup = game.checkSetup(scenario.setup ?? {})
  return setup.ok ? good(Table.start(game, setup.value, scenario.seed ?? 'scenario', options)) : setup
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
    if ('stopBefore' in line) return this.stopBefore(line.stopBefore)
    if ('offers' in line) return this.offers(line.offers, line.by)
    if ('options' in line) return this.options(line.options, line.by)
    if ('refuses' in line) return this.refuses(line.refuses, line.by)
    if ('expect' in line) return this.expect(line.expect)
    if ('tells' in line) return this.tells(line.tells)
    return this.undo(line.undo, line.allowed ?? true)
  }

  private seat(name: string): Seat {
    return this.names.indexOf(name)
  }

  /** The open questions: all, or those to the seat of this name. */
  private asked(by: string | undefined): AnyTable['open'] {
    return this.table.open.filter(({ seat }) => by === undefined || seat === this.seat(by))
  }

  private offered(by?: string): string[] {
    return this.asked(by).flatMap((question) => question.options.map((option) => option.key))
  }

  private stopBefore(step: string): Found {
    const { rules } = this.table.box
    if (rules.steps[step] === undefined)
      return {
        expected: finding('stepCalled', { name: step }),
        found: finding('steps', { names: Object.keys(rules.steps).join(', ') }),
      }
    this.table.stopBefore = step
    return undefined
  }

  /** A stop that never came would prove nothing. */
  neverStopped(): Found {
    const { stopBefore, open, over } = this.table
    if (stopBefore === undefined || (open.length === 0 && !over)) return undefined
    return { expected: finding('stop', { name: stopBefore }), found: over ? finding('gameOver') : this.askedNow() }
  }

  private answer(seat: Seat, key: string): Found {
    const { table } = this
    this.told = []
    table.say = (event) => this.told.push(event)
    const given = table.answer(seat, key)
    table.say = undefined
    if (!given.ok)
      return {
        expected: finding('answer', { key }),
        found: finding(REFUSED[given.error.code] ?? 'notOffered', list(this.offered())),
      }
    if (!table.canUndo(seat)) return undefined
    const hash = table.hash()
    table.undo(seat)
    table.answer(seat, key)
    return table.hash() === hash ? undefined : { expected: finding('sameTable', { key }), found: finding('otherTable') }
  }

  private askedNow(): Finding {
    const asked = this.table.open.map((question) => `${this.names[question.seat]} (${question.prompt})`)
    return finding('asks', { names: asked.join(', '), count: asked.length })
  }

  private asks(name: string, prompt: string | undefined): Found {
    const right = this.table.open.some(
      (question) => question.seat === this.seat(name) && (prompt === undefined || question.prompt === prompt),
    )
    const nobody = name === 'nobody'
    if (right || (nobody && this.table.open.length === 0)) return undefined
    const expected = nobody
      ? finding('nobodyAsked')
      : prompt === undefined
        ? finding('asked', { name })
        : finding('askedFor', { name, prompt })
    return { expected, found: this.askedNow() }
  }

  private offers(keys: readonly string[], by: string | undefined): Found {
    const offered = this.offered(by)
    const missing = keys.filter((key) => !offered.includes(key))
    return missing.length === 0
      ? undefined
      : { expected: finding('offers', list(missing)), found: finding('offers', list(offered)) }
  }

  private options(keys: readonly string[], by: string | undefined): Found {
    const offered = this.offered(by)
    return sameData(offered.toSorted(), keys.toSorted())
      ? undefined
      : { expected: finding('exactly', list(keys)), found: finding('offers', list(offered)) }
  }

  private refuses(reasons: Readonly<Record<string, string | null>>, by: string | undefined): Found {
    const offered = this.offered(by)
    const refused = new Map(
      this.asked(by).flatMap((question) =>
        this.table.refusedFor(question.seat).map((r) => [r.option.key, r.rule] as const),
      ),
    )
    for (const [key, rule] of Object.entries(reasons)) {
      if (offered.includes(key)) return { expected: finding('refused', { key }), found: finding('onOffer') }
      const reason = refused.get(key)
      if (rule !== null && reason !== rule)
        return {
          expected: finding('refusedBy', { key, rule }),
          found: reason === undefined ? finding('noCandidate') : finding('ruledOut', { rule: reason }),
        }
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
        return {
          expected: finding('value', { path, value: JSON.stringify(value) }),
          found: found === undefined ? finding('nothing') : finding('data', { data: JSON.stringify(found) }),
        }
    }
    return undefined
  }

  private tells(events: readonly Readonly<Record<string, unknown>>[]): Found {
    const missing = events.find((event) => !this.told.some((told) => covers(told, event)))
    return missing === undefined
      ? undefined
      : {
          expected: finding('told', { event: JSON.stringify(missing) }),
          found: finding('data', { data: JSON.stringify(this.told) }),
        }
  }

  private undo(name: string, allowed: boolean): Found {
    if (this.seat(name) < 0)
      return { expected: finding('seatCalled', { name }), found: finding('seats', { names: this.names.join(', ') }) }
    const undone = this.table.undo(this.seat(name))
    return undone.ok === allowed
      ? undefined
      : {
          expected: finding(allowed ? 'undo' : 'noUndo', { name }),
          found: undone.ok ? finding('undone') : undone.error,
        }
  }
}

/** Objects need only hold what is expected; lists and values must be equal. */
function covers(found: unknown, expected: unknown): boolean {
  if (!isObject(expected)) return sameData(found, expected)
  return isObject(found) && Object.keys(expected).every((key) => covers(found[key], expected[key]))
}

/** Why an answer was not taken, unless it was simply not on offer. */
const REFUSED: Readonly<Partial<Record<ProblemCode, FindingCode>>> = {
  'not-your-turn': 'notAsked',
  'game-over': 'gameOver',
}

const finding = (code: FindingCode, detail: Finding['detail'] = {}): Finding => ({ code, detail })

const list = (keys: readonly string[]) => ({ keys: keys.map((key) => `"${key}"`).join(', '), count: keys.length })
