import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isObject } from '@wanli/kernel'
import { Complaint } from '../complaint.ts'
import { reasonOf } from '../files.ts'
import { FORMATS, type GameLine, type Head } from './options.ts'

/*
 * A run as a file: the head, then one line of JSON for every game, in the order in which they ended. Files of one head are parts of one
 * run: they are merged by putting their lines together.
 */

export interface Run {
  readonly head: Head
  readonly lines: readonly GameLine[]
}

/** The run in a file; undefined if there is no such file. A last line that was cut off is not there. */
export function readRun(file: string): Run | undefined {
  if (!existsSync(file)) return undefined
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Complaint('error.unreadable', { file, reason: reasonOf(error) })
  }
  const [first, ...rest] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1)
  const head = parsed(first ?? '')
  if (!isHead(head)) throw new Complaint('error.notARun', { file })
  const lines = rest.map((line, i) => {
    const game = parsed(line)
    if (!isLine(game, head)) throw new Complaint('error.runLine', { file, line: i + 2 })
    return game
  })
  return { head, lines }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

const isHead = (head: unknown): head is Head =>
  isObject(head) &&
  head['wanli'] === 'arena' &&
  head['format'] === 1 &&
  typeof head['game'] === 'string' &&
  typeof head['rules'] === 'string' &&
  typeof head['seed'] === 'string' &&
  isObject(head['setup']) &&
  FORMATS.some((format) => format === head['pairing']) &&
  Array.isArray(head['bots']) &&
  head['bots'].every((bot) => typeof bot === 'string')

const isNumbers = (list: unknown): list is number[] =>
  Array.isArray(list) && list.every((item) => typeof item === 'number' && Number.isFinite(item))

const isLine = (line: unknown, { bots }: Head): line is GameLine =>
  isObject(line) &&
  Number.isSafeInteger(line['game']) &&
  Number(line['game']) >= 0 &&
  isNumbers(line['who']) &&
  line['who'].every((who) => bots[who] !== undefined) &&
  ['scores', 'winners', 'answers', 'ms', 'longest'].every((field) => isNumbers(line[field])) &&
  (line['failure'] === undefined || typeof line['failure'] === 'string')

/** What one file says of a run is what the other says. */
export const isSameRun = (a: Head, b: Head): boolean => isDeepStrictEqual(a, b)

/** What differs between two heads, by the name of its field. */
export const differing = (a: Head, b: Head): string =>
  (Object.keys(a) as (keyof Head)[]).filter((field) => !isDeepStrictEqual(a[field], b[field])).join(', ')

/** The lines of several files of one run, each game once, in the order of their numbers. */
export function merged(runs: readonly { readonly file: string; readonly run: Run }[]): Run {
  const [first, ...others] = runs
  const odd = others.find(({ run }) => !isSameRun(run.head, first!.run.head))
  if (odd !== undefined)
    throw new Complaint('error.otherRun', { file: odd.file, what: differing(first!.run.head, odd.run.head) })
  const byGame = new Map(runs.flatMap(({ run }) => run.lines.map((line) => [line.game, line] as const)))
  return { head: first!.run.head, lines: [...byGame.values()].sort((a, b) => a.game - b.game) }
}

/** Writes lines as games end. */
export class RunFile {
  private readonly file: string

  /** `run`: what the file holds already. A line that was cut off goes. */
  constructor(file: string, head: Head, run: Run | undefined) {
    this.file = file
    this.written(() => {
      if (run === undefined) {
        mkdirSync(dirname(file), { recursive: true })
        appendFileSync(file, `${JSON.stringify(head)}\n`)
      } else truncateSync(file, Buffer.byteLength(wholeLines(file)))
    })
  }

  add(lines: readonly GameLine[]): void {
    if (lines.length === 0) return
    this.written(() => appendFileSync(this.file, lines.map((line) => `${JSON.stringify(line)}\n`).join('')))
  }

  private written(act: () => void): void {
    try {
      act()
    } catch (error) {
      throw new Complaint('error.unwritable', { file: this.file, reason: reasonOf(error) })
    }
  }
}

const wholeLines = (file: string): string => {
  const text = readFileSync(file, 'utf8')
  return text.slice(0, text.lastIndexOf('\n') + 1)
}
