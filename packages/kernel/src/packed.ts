import { isObject, type Json, type JsonObject } from './json.ts'
import { type Log, LOG_FORMAT } from './log.ts'
import { bad, good, type Problem, type Result } from './result.ts'

/*
 * The files of saved games, which terminal and page write and read alike: a readable head, and pressed (raw deflate, base64) the answers with
 * their checks and, as long as a game isn't over, the kept position with the marks of the data. How a text is pressed is the platform's; what
 * stands there plainly is read too.
 */

/** Files that grow beyond this when they are unpacked are refused. */
export const PACKED_LIMIT = 64 * 1024 * 1024

/** What can be wrong with the packed part of a file, beside all that can be wrong with a log. */
export type PackedProblem = Problem | { readonly code: 'packed-damaged'; readonly detail: Problem['detail'] }

/** Texts that are pressed, each by itself, or as they stand in a file. */
export interface Packed {
  readonly answers: string
  /** Older builds leave it aside, and open the log without it. */
  readonly keeps?: string | undefined
}

/** What is pressed. */
export const packedBody = ({ answers, checks, kept, marks }: Log): Packed => ({
  answers: `${answers.join('\n')}\n\n${checks}`,
  ...(kept === undefined && marks === undefined ? {} : { keeps: JSON.stringify({ kept, marks }) }),
})

/** The text of the file; `notes` say who played, and what else its reader may want to know. */
export function packedFile(log: Log, notes: object, pressed: Packed): string {
  const { answers, checks: _checks, kept: _kept, marks: _marks, ...head } = log
  const fields = Object.entries({ ...head, ...notes, count: answers.length, ...pressed })
  return `{\n${fields.map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`
}

/** The log in a file that has been parsed, and its packed parts if it has some. Whether its game can play it is not asked here. */
export function readPacked(input: Json): Result<{ readonly log: JsonObject; readonly packed: Packed | undefined }> {
  if (!isObject(input) || input['wanli'] !== 'log' || typeof input['game'] !== 'string') return bad('not-a-log')
  if (input['format'] !== LOG_FORMAT)
    return bad('format-version', { found: JSON.stringify(input['format'] ?? null), known: LOG_FORMAT })
  const { answers, keeps } = input
  const packed =
    typeof answers === 'string' ? { answers, keeps: typeof keeps === 'string' ? keeps : undefined } : undefined
  return good({ log: input, packed })
}

export const PACKED_DAMAGED: { readonly ok: false; readonly error: PackedProblem } = {
  ok: false,
  error: { code: 'packed-damaged', detail: {} },
}

/** The same log with its answers, from the texts that were pressed; an empty list of checks is that of a log that keeps none. */
export function unpacked(file: JsonObject, body: Packed): Result<JsonObject, PackedProblem> {
  const end = body.answers.lastIndexOf('\n\n')
  const kept = body.keeps === undefined ? {} : keepsOf(body.keeps)
  if (end < 0 || kept === undefined) return PACKED_DAMAGED
  const answers = end === 0 ? [] : body.answers.slice(0, end).split('\n')
  const checks = body.answers.slice(end + 2)
  const { count, keeps: _, ...head } = file
  if (answers.length !== count || (checks !== '' && checks.length !== answers.length))
    return bad('cut-off', { answers: answers.length, checks: checks.length })
  return good({ ...head, ...kept, answers, checks })
}

/** Undefined: what was pressed is not what we press. */
function keepsOf(text: string): JsonObject | undefined {
  try {
    const { kept, marks } = JSON.parse(text) as JsonObject
    return { ...(kept === undefined ? {} : { kept }), ...(marks === undefined ? {} : { marks }) }
  } catch {
    return undefined
  }
}
