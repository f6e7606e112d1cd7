import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isModel, type Model } from '@wanli/bots/learned'
import { Complaint } from '../complaint.ts'
import { reasonOf } from '../files.ts'
import { CHUNK, type Head, type Verdict } from './options.ts'

/*
 * A run of learning as a folder: its head, the samples of every round in files of some games each, and what every round has
 * learned. What is there is not done again; files of several machines are brought together by copying them into one folder.
 */

export class TrainFolder {
  readonly path: string
  private readonly head: Head

  constructor(path: string, head: Head) {
    this.path = path
    this.head = head
    const file = join(path, 'train.json')
    if (!existsSync(file)) this.write(file, JSON.stringify(head, null, 2))
    else if (!isDeepStrictEqual(parsed(file), head)) throw new Complaint('error.otherTraining', { folder: path })
  }

  /** Numbers of the files of samples that a round has. */
  get chunks(): number {
    return Math.ceil(this.head.games / CHUNK)
  }

  private samplesFile(round: number, chunk: number): string {
    return join(this.path, `round-${round}`, `samples-${chunk}.f32`)
  }

  hasSamples(round: number, chunk: number): boolean {
    return existsSync(this.samplesFile(round, chunk))
  }

  /** The number of games, the numbers each of them has, then these. */
  writeSamples(round: number, chunk: number, games: readonly Float32Array[]): void {
    const head = [games.length, ...games.map(({ length }) => length)]
    const all = new Float32Array(head.length + games.reduce((sum, { length }) => sum + length, 0))
    all.set(head)
    let at = head.length
    for (const game of games) {
      all.set(game, at)
      at += game.length
    }
    this.write(this.samplesFile(round, chunk), Buffer.from(all.buffer))
  }

  readSamples(round: number, chunk: number): Float32Array[] {
    const file = this.samplesFile(round, chunk)
    const bytes = readFileSync(file)
    const all = new Float32Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 4)),
    )
    const games = all[0] ?? 0
    let at = games + 1
    const read = Array.from({ length: games }, (_, i) => all.slice(at, (at += all[i + 1]!)))
    if (bytes.length % 4 !== 0 || at !== all.length) throw new Complaint('error.samples', { file })
    return read
  }

  model(round: number): Model | undefined {
    const file = this.modelFile(round)
    return existsSync(file) ? readModel(file) : undefined
  }

  writeModel(round: number, model: Model): void {
    this.write(this.modelFile(round), modelText(model))
  }

  private modelFile(round: number): string {
    return join(this.path, `round-${round}`, 'model.json')
  }

  verdict(round: number): Verdict | undefined {
    const file = join(this.path, `round-${round}`, 'verdict.json')
    return existsSync(file) ? (parsed(file) as Verdict) : undefined
  }

  writeVerdict(verdict: Verdict): void {
    this.write(join(this.path, `round-${verdict.round}`, 'verdict.json'), JSON.stringify(verdict, null, 2))
  }

  /** Whole or not at all: a file that is there is never half of one. */
  private write(file: string, content: string | Buffer): void {
    writeWhole(file, content)
  }
}

export function writeWhole(file: string, content: string | Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, content)
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new Complaint('error.unwritable', { file, reason: reasonOf(error) })
  }
}

/** One line for every list of numbers: small, and a change can be looked at. */
export const modelText = (model: Model): string =>
  `${JSON.stringify(model, null, 1).replace(/\[\s+(-?[\d.e+-]+(?:,\s+-?[\d.e+-]+)*)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, '')}]`)}\n`

export function readModel(file: string): Model {
  const model = parsed(file)
  if (!isModel(model)) throw new Complaint('error.model', { file })
  return model
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    throw new Complaint('error.unreadable', { file, reason: reasonOf(error) })
  }
}
