import {
  isObject,
  type Json,
  type JsonObject,
  type Log,
  PACKED_LIMIT,
  packedBody,
  packedFile,
  readPacked,
  unpacked,
} from '@wanli/kernel'

/* The files of saved games, the same that `wanli play` and `wanli replay` write and read, pressed as a browser does it. */

/** What is wrong with a file before anyone asks what its game is. */
export type FileTrouble = 'notJson' | 'cutOff' | 'damaged' | 'notOurs' | 'newer'

/** What a file holds: a log or a position. Whether its game can play it is not asked here. */
export type FileContent =
  | { readonly ok: true; readonly kind: 'log' | 'position'; readonly game: string; readonly input: JsonObject }
  | { readonly ok: false; readonly trouble: FileTrouble }

/** Of a position; a log's is told by `readPacked`. */
const FORMAT = 1
const no = (trouble: FileTrouble): FileContent => ({ ok: false, trouble })

/** The text of a file for a log; `notes` say who played, and what else the reader may want to know. */
export async function packLog(log: JsonObject, notes: Readonly<Record<string, Json>>): Promise<string> {
  const whole = log as unknown as Log
  const { answers, keeps } = packedBody(whole)
  return packedFile(whole, notes, {
    answers: await pressed(answers),
    ...(keeps === undefined ? {} : { keeps: await pressed(keeps) }),
  })
}

export async function readFileText(text: string): Promise<FileContent> {
  const parsed = parse(text)
  if (parsed === undefined) return no(looksCutOff(text) ? 'cutOff' : 'notJson')
  if (isObject(parsed) && parsed['wanli'] === 'position') return readPosition(parsed)
  const read = readPacked(parsed)
  if (!read.ok) return no(read.error.code === 'format-version' ? 'newer' : 'notOurs')
  const { log, packed } = read.value
  const { game } = log as { game: string }
  if (packed === undefined) return { ok: true, kind: 'log', game, input: log }
  const answers = await released(packed.answers)
  const keeps = packed.keeps === undefined ? undefined : await released(packed.keeps)
  if (answers === undefined || (packed.keeps !== undefined && keeps === undefined)) return no('damaged')
  const found = unpacked(log, { answers, keeps })
  if (!found.ok) return no(found.error.code === 'cut-off' ? 'cutOff' : 'damaged')
  return { ok: true, kind: 'log', game, input: found.value }
}

function readPosition(input: JsonObject): FileContent {
  const { format, game } = input
  if (typeof format === 'number' && format > FORMAT) return no('newer')
  return typeof game === 'string' ? { ok: true, kind: 'position', game, input } : no('notOurs')
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

async function pressed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Undefined: it was not pressed as our files are, or it is far too big. */
async function released(packed: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

/** A few bytes may stand for far too many: whoever sends such a file does not get the page's memory. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const parts: BlobPart[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > PACKED_LIMIT) throw new Error('the file is too big')
    parts.push(read.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
