import { isObject, type Json, type JsonObject, type Log } from '@wanli/kernel'

/*
 * The files of saved games, the same that `wanli play` and `wanli replay` write and read: a readable head, and the answers with
 * their checks pressed into a few hundred characters. Plain lists are read too.
 */

/** What is wrong with a file before anyone asks what its game is. */
export type FileTrouble = 'notJson' | 'cutOff' | 'damaged' | 'notOurs' | 'newer'

/** What a file holds: a log or a position. Whether its game can play it is not asked here. */
export type FileContent =
  | { readonly ok: true; readonly kind: 'log' | 'position'; readonly game: string; readonly input: JsonObject }
  | { readonly ok: false; readonly trouble: FileTrouble }

const FORMAT = 1
const LIMIT = 64 * 1024 * 1024
const no = (trouble: FileTrouble): FileContent => ({ ok: false, trouble })

/** The text of a file for a log; `notes` say who played, and what else the reader may want to know. */
export async function packLog(log: JsonObject, notes: Readonly<Record<string, Json>>): Promise<string> {
  const { answers, checks, ...head } = log as unknown as Log
  const count = answers.length
  const packed = await pressed(`${answers.join('\n')}\n\n${checks}`)
  const fields = Object.entries({ ...head, ...notes, count, answers: packed })
  return `{\n${fields.map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`
}

export async function readFileText(text: string): Promise<FileContent> {
  const parsed = parse(text)
  if (parsed === undefined) return no(looksCutOff(text) ? 'cutOff' : 'notJson')
  if (!isObject(parsed) || (parsed['wanli'] !== 'log' && parsed['wanli'] !== 'position')) return no('notOurs')
  const { wanli: kind, format, game } = parsed
  if (typeof format === 'number' && format > FORMAT) return no('newer')
  if (typeof game !== 'string') return no('notOurs')
  if (kind === 'position' || typeof parsed['answers'] !== 'string') return { ok: true, kind, game, input: parsed }
  const { count, answers, ...head } = parsed
  const unpacked = await unpack(answers, count)
  if (typeof unpacked === 'string') return no(unpacked)
  return { ok: true, kind, game, input: { ...head, ...unpacked } as unknown as JsonObject }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json
  } catch {
    return undefined
  }
}

/** It begins like one of our files, and has lost its end. */
const looksCutOff = (text: string): boolean => /^\uFEFF?\s*\{\s*"wanli"/.test(text) && !/\}\s*$/.test(text)

async function unpack(packed: string, count: unknown): Promise<Pick<Log, 'answers' | 'checks'> | 'damaged' | 'cutOff'> {
  let text: string
  try {
    text = await released(packed)
  } catch {
    return 'damaged'
  }
  const end = text.lastIndexOf('\n\n')
  if (end < 0) return 'damaged'
  const answers = end === 0 ? [] : text.slice(0, end).split('\n')
  const checks = text.slice(end + 2)
  if (answers.length !== count || (checks !== '' && checks.length !== answers.length)) return 'cutOff'
  return { answers, checks }
}

async function pressed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

async function released(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

/** A few bytes may stand for far too many: whoever sends such a file does not get the page's memory. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const parts: BlobPart[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > LIMIT) throw new Error('the file is too big')
    parts.push(read.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
