import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  good,
  type Json,
  type Log,
  PACKED_DAMAGED,
  PACKED_LIMIT,
  packedBody,
  packedFile,
  type PackedProblem,
  type Problem,
  readPacked,
  type Result,
  unpacked,
} from '@wanli/kernel'
import { Complaint } from './complaint.ts'
import { placeOfError } from './json-place.ts'

/** Who sits where: a person by name, or a bot by its kind. */
export interface Player {
  readonly kind: 'person' | 'bot'
  readonly name: string
}

/** What a saved game says beside its log. */
export interface SaveNotes {
  readonly players?: readonly Player[]
  /** When it was saved, as an ISO time. */
  readonly saved?: string
  readonly over?: boolean
}
export type SavedGame = Log & SaveNotes

/** What can be wrong with a file before anyone asks what its game is. */
export type FileProblem =
  | PackedProblem
  | { readonly code: 'broken-json' | 'json-cut-off'; readonly detail: Problem['detail'] }

/** A log as the text of a file. */
export function packLog(log: Log, notes: SaveNotes = {}): string {
  const { answers, keeps } = packedBody(log)
  return packedFile(log, notes, {
    answers: pressed(answers),
    ...(keeps === undefined ? {} : { keeps: pressed(keeps) }),
  })
}

const pressed = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64')

/** The log in a file, packed or plain. Whether its game can play it is not asked here. */
export function unpackLog(text: string): Result<SavedGame, FileProblem> {
  const parsed = parseJson(text)
  if (!parsed.ok) return parsed
  const read = readPacked(parsed.value)
  if (!read.ok) return read
  const { log, packed } = read.value
  if (packed === undefined) return good(log as unknown as SavedGame)
  const answers = released(packed.answers)
  const keeps = packed.keeps === undefined ? undefined : released(packed.keeps)
  const isDamaged = answers === undefined || (packed.keeps !== undefined && keeps === undefined)
  const found = isDamaged ? PACKED_DAMAGED : unpacked(log, { answers, keeps })
  return found.ok ? good(found.value as unknown as SavedGame) : found
}

/** Undefined: it was not pressed as our files are, or it is far too big. */
function released(packed: string): string | undefined {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: PACKED_LIMIT }).toString('utf8')
  } catch {
    return undefined
  }
}

export function parseJson(text: string): Result<Json, FileProblem> {
  const bare = text.replace(/^\uFEFF/, '')
  try {
    return good(JSON.parse(bare) as Json)
  } catch {
    return { ok: false, error: jsonProblem(bare) }
  }
}

/** At which line and column it goes wrong, or that it simply stops. */
function jsonProblem(text: string): FileProblem {
  const place = placeOfError(text)
  const rest = text.slice(place)
  if (rest.trim() === '' || /^"[^"]*$/.test(rest)) return { code: 'json-cut-off', detail: {} }
  const before = text.slice(0, place)
  return {
    code: 'broken-json',
    detail: { line: before.split('\n').length, column: place - before.lastIndexOf('\n') },
  }
}

export const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

/** A file's text; a complaint if it can't be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === 'ENOENT') throw new Complaint('error.noFile', { file })
    if (reason === 'EISDIR') throw new Complaint('error.isFolder', { file })
    throw new Complaint('error.unreadable', { file, reason })
  }
}

/** A file's JSON; a complaint that tells where it breaks off or goes wrong. */
export function readJson(file: string): Json {
  const parsed = parseJson(readText(file))
  if (parsed.ok) return parsed.value
  throw fileComplaint(file, parsed.error)
}

/** Of the problems of a file only these have no text in the games' tables. */
export function fileComplaint(file: string, problem: FileProblem): Complaint {
  switch (problem.code) {
    case 'broken-json':
      return new Complaint('error.json', { file, line: problem.detail['line']!, column: problem.detail['column']! })
    case 'json-cut-off':
      return new Complaint('error.jsonCutOff', { file })
    case 'packed-damaged':
      return new Complaint('error.damaged', { file })
    case 'not-a-log':
      return new Complaint('error.notALog', { file })
    case 'format-version':
      return new Complaint('error.format', { file, found: problem.detail['found']!, known: problem.detail['known']! })
    case 'cut-off':
      return new Complaint('error.logCutOff', { file })
    default:
      return new Complaint('error.badFile', { file, problem: problem.code })
  }
}

/** All or nothing: the text goes to a new file beside the target, which then takes its place. */
export function writeWhole(file: string, text: string): void {
  const folder = dirname(file)
  const temporary = join(folder, `.${randomBytes(6).toString('hex')}.tmp`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(temporary, text, { flush: true })
    renameSync(temporary, file)
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary)
    throw new Complaint('error.unwritable', { file, reason: reasonOf(error) })
  }
}
