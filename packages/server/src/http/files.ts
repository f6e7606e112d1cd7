import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

/** What a browser must be told of a file. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
}
/** Packed files lie beside the plain ones; the smaller first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const
/** The page needs nothing from elsewhere, and nobody may put it into a frame. */
const SAFETY = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Headers of every answer: strict ones, and what a page may load. */
export const strictHeaders = (): Readonly<Record<string, string>> => SAFETY

/** Serve the files of a folder. */
export function fileHandler(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => void answer(folder, more, request, response)
}

/** Port 0 = any free one; otherwise this one, or one of the next ones that is free. */
export function listen(server: Server, port: number, host: string, tries: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => {
      server.removeListener('listening', listening)
      const next = error.code === 'EADDRINUSE' && tries > 1 && port > 0 && port < 65_535
      if (next) resolve(listen(server, port + 1, host, tries - 1))
      else reject(error)
    }
    const listening = () => {
      server.removeListener('error', refused)
      resolve((server.address() as AddressInfo).port)
    }
    server.once('error', refused)
    server.once('listening', listening)
    server.listen(port, host)
  })
}

/** Where a server is to be found. */
export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`

async function answer(
  folder: string,
  more: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, headers: Readonly<Record<string, string | number>>, body?: Buffer | string) => {
    response.writeHead(status, { ...SAFETY, ...more, ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const complain = (status: number, text: string, also = {}) =>
    send(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length, ...also }, text)
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return complain(405, 'Only GET and HEAD are served.\n', { Allow: 'GET, HEAD' })
    const path = pathOf(request.url ?? '/')
    const found = path === undefined ? undefined : await find(join(folder, path), request.headers['accept-encoding'])
    if (path === undefined || found === undefined) return complain(404, 'There is no such page.\n')
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.changed).toString(36)}"`
    const headers = {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': cachingOf(path),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(found.encoding === undefined ? {} : { 'Content-Encoding': found.encoding }),
    }
    if (request.headers['if-none-match'] === etag) return send(304, headers)
    send(200, { ...headers, 'Content-Length': found.size }, await readFile(found.file))
  } catch (error) {
    complain(500, `${error instanceof Error ? error.message : String(error)}\n`)
  }
}

/** The file that an address names, from the folder on; undefined if it leads out of it or to what is none of a visitor's business. */
function pathOf(url: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
  const parts = path.split(/[\\/]/)
  if (!path.startsWith('/') || path.includes('\0') || parts.some((part) => part.startsWith('.'))) return undefined
  const inside = normalize(path.endsWith('/') ? `${path}index.html` : path)
  return inside.startsWith(sep) && !PACKED.some(({ ending }) => inside.endsWith(ending)) ? inside : undefined
}

/** Names with a hash of the content never change what they mean. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/].+-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

async function find(file: string, accepted: string | string[] | undefined) {
  const wanted = String(accepted ?? '')
    .split(',')
    .map((word) => word.trim().split(';')[0])
  for (const { encoding, ending } of PACKED) {
    const packed = wanted.includes(encoding) ? await fileAt(file + ending) : undefined
    if (packed !== undefined) return { ...packed, encoding }
  }
  const plain = await fileAt(file)
  return plain === undefined ? undefined : { ...plain, encoding: undefined }
}

async function fileAt(file: string) {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true ? { file, size: found.size, changed: found.mtimeMs } : undefined
}
