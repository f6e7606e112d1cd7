import { isObject, type Json, type JsonObject } from './json.ts'
import { type Log, LOG_FORMAT } from './log.ts'
import { bad, good, type Problem, type Result } from './result.ts'

/*
 * The files of saved games, which terminal and page write and read alike: a readable head, and the answers with their checks pressed
 * (raw deflate, base64) into a few hundred characters. How a text is pressed is the platform's; plain lists are read too.
 */

/** Files that grow beyond this when they are unpacked are refused. */
export const PACKED_LIMIT = 64 * 1024 * 1024

/** What can be wrong with the packed part of a file, beside all that can be wrong with a log. */
export type PackedProblem = Problem | { readonly code: 'packed-damaged'; readonly detail: Problem['detail'] }

/** What is pressed. */
export const packedBody = ({ answers, checks }: Pick<Log, 'answers' | 'checks'>): string =>
  `${answers.join('\n')}\n\n${checks}`

/** The text of the file; `notes` say who played, and what else its reader may want to know. */
export function packedFile(log: Log, notes: object, pressed: string): string {
  const { answers, checks: _, ...head } = log
  const fields = Object.entries({ ...head, ...notes, count: answers.length, answers: pressed })
  return `{\n${fields.map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`
}

/** The log in a file that has been parsed, and its packed part if it has one. Whether its game can play it is not asked here. */
export function readPacked(input: Json): Result<{ readonly log: JsonObject; readonly packed: string | undefined }> {
  if (!isObject(input) || input['wanli'] !== 'log' || typeof input['game'] !== 'string') return bad('not-a-log')
  if (input['format'] !== LOG_FORMAT)
    return bad('format-version', { found: JSON.stringify(input['format'] ?? null), known: LOG_FORMAT })
  const { answers } = input
  return good({ log: input, packed: typeof answers === 'string' ? answers : undefined })
}

export const PACKED_DAMAGED: { readonly ok: false; readonly error: PackedProblem } = {
  ok: false,
  error: { code: 'packed-damaged', detail: {} },
}

/** The same log with its answers, from the body that was pressed; an empty list of checks is that of a log that keeps none. */
export function unpacked(file: JsonObject, body: string): Result<JsonObject, PackedProblem> {
  const end = body.lastIndexOf('\n\n')
  if (end < 0) return PACKED_DAMAGED
  const answers = end === 0 ? [] : body.slice(0, end).split('\n')
  const checks = body.slice(end + 2)
  const { count, ...head } = file
  if (answers.length !== count || (checks !== '' && checks.length !== answers.length))
    return bad('cut-off', { answers: answers.length, checks: checks.length })
  return good({ ...head, answers, checks })
}
