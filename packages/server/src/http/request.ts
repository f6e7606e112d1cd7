import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import type { TroubleCode } from '../protocol/common.ts'
import { Refusal } from '../rooms/state.ts'
import { strictHeaders } from './files.ts'

const STATUS: Partial<Record<TroubleCode, number>> = {
  'not-found': 404,
  'who-are-you': 401,
  'wrong-password': 403,
  'passkey-wrong': 403,
  'not-by-token': 403,
  'wrong-origin': 403,
  'too-often': 429,
  'too-large': 413,
  'code-gone': 410,
  broke: 500,
}

/** An answer in JSON. Nobody keeps it. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...strictHeaders(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...more,
  })
  response.end(text)
}

export function sendTrouble(response: ServerResponse, { code, problem, after }: Refusal): void {
  const body = { error: code, ...(after === undefined ? {} : { after }), ...(problem === undefined ? {} : { problem }) }
  sendJson(
    response,
    STATUS[code] ?? 409,
    body,
    after === undefined ? {} : { 'Retry-After': String(Math.ceil(after / 1000)) },
  )
}

/** The body of a request, as far as it may be that long, checked. */
export async function readBody<S extends z.ZodType>(
  request: IncomingMessage,
  schema: S,
  most: number,
): Promise<z.infer<S>> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refusal('malformed')
  const whole = await allOf(request, most)
  let body: unknown
  try {
    body = JSON.parse(whole.toString('utf8'))
  } catch {
    throw new Refusal('malformed')
  }
  const found = schema.safeParse(body)
  if (!found.success) throw new Refusal('malformed')
  return found.data
}

async function allOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length
      if (length > most) throw new Refusal('too-large')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof Refusal || !request.destroyed) throw error
    // Who asked went away in the middle of it: that is no fault of ours, and nobody reads the answer.
    throw new Refusal('malformed')
  }
  return Buffer.concat(parts)
}

/** What a proxy says of who asked, if it is to be believed. */
export class Proxy {
  private readonly trusted: boolean
  private readonly origins: ReadonlySet<string>

  constructor(trusted: boolean, origins: readonly string[]) {
    this.trusted = trusted
    this.origins = new Set(origins)
  }

  address({ headers, socket }: IncomingMessage): string {
    const forwarded = this.trusted
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    const address = forwarded === undefined || forwarded === '' ? (socket.remoteAddress ?? '') : forwarded
    // Whoever has one address of the new kind has billions of them: what the provider gives to one house counts as one.
    return address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address
  }

  isSecure({ headers }: IncomingMessage): boolean {
    return this.trusted && headers['x-forwarded-proto'] === 'https'
  }

  /** Where the page is that asks, which `isOurs` has looked at; of who says nothing, where he has found us. */
  origin(request: IncomingMessage): string {
    const { headers } = request
    const host = (this.trusted ? headers['x-forwarded-host'] : undefined) ?? headers.host ?? 'localhost'
    return headers.origin ?? `${this.isSecure(request) ? 'https' : 'http'}://${String(host)}`
  }

  /** It comes from our own page, or from a program that is no browser. */
  isOurs({ headers }: IncomingMessage): boolean {
    const { origin } = headers
    // Browsers name no origin with what they fetch from where they are, nor with what somebody typed in.
    if (origin === undefined) return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])
    if (this.origins.has(origin)) return true
    const host = (this.trusted ? headers['x-forwarded-host'] : undefined) ?? headers.host
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
