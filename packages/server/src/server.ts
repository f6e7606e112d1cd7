import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Api } from './http/api.ts'
import { fileHandler, listen, strictHeaders, urlOf } from './http/files.ts'
import { Proxy } from './http/request.ts'
import { Sockets } from './http/sockets.ts'
import { newId } from './ids.ts'
import { openBreached } from './identity/breached.ts'
import { People } from './identity/people.ts'
import { Tokens } from './identity/tokens.ts'
import type { Tables } from './live/tables.ts'
import { silent } from './logging.ts'
import { ReachPages } from './notify/pages.ts'
import { openWorkshop, type WorkshopOptions } from './workshop.ts'

export interface ServerOptions extends WorkshopOptions {
  readonly host?: string
  readonly port?: number
  /** Other ports that may be tried. */
  readonly tries?: number
  /** The folder of the page; without it only the calls are served. */
  readonly page?: string | undefined
  readonly trustProxy?: boolean
  readonly origins?: readonly string[]
  /** All limits of how often and how many, so many times as wide. */
  readonly limits?: number
  /** A list of broken passwords that nobody may take (identity/breached.ts). */
  readonly breached?: string | undefined
  /** Who may read /metrics: with this word behind `Authorization: Bearer`; without one, who asks from this machine. */
  readonly metricsToken?: string | undefined
}

export interface Running {
  readonly url: string
  readonly port: number
  readonly tables: Tables
  readonly people: People
  close(): Promise<void>
}

/** Clients come back after so many milliseconds when a server is stopped. */
const AGAIN = 2000

/** That a page is served by somebody who has tables, too. Script reads it: it is no secret. */
const ONLINE = { 'Set-Cookie': 'wanli-online=1; Path=/; Max-Age=31536000; SameSite=Lax' }

/** Page, calls and sockets on one port. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { store, host = '127.0.0.1', port = 0, tries = 1, page, version = '0', log = silent } = options
  const { now = Date.now } = options
  const breached = options.breached === undefined ? undefined : await openBreached(options.breached)
  const workshop = await openWorkshop(options, (person) => sockets.signedOut(person))
  const { metrics, tables, notifier, broke, relay } = workshop
  const reachPages = new ReachPages(notifier)
  const people = new People(store, await store.secret('cookies', newId(64)), now, breached)
  const tokens = new Tokens(store, now)
  const proxy = new Proxy(options.trustProxy === true, options.origins ?? [])
  const sockets = new Sockets(
    // Who is silent is seen by a clock that nobody puts forward or back.
    { people, tokens, tables, proxy, now: () => performance.now(), broke, heard: () => metrics.count('messages') },
    options.limits,
  )
  const api = new Api({
    limits: options.limits ?? 1,
    store,
    people,
    tokens,
    tables,
    notifier,
    proxy,
    version,
    now,
    broke,
    signedOut: (person) => {
      sockets.signedOut(person)
      relay.say({ out: person })
    },
  })
  metrics.gauge('sockets', () => sockets.size)

  let stopping = false
  const plainText = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, {
      ...strictHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(text)
  }
  const readMetrics = (request: IncomingMessage): boolean =>
    options.metricsToken === undefined
      ? /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '') &&
        request.headers['x-forwarded-for'] === undefined
      : request.headers.authorization === `Bearer ${options.metricsToken}`
  const health = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (path === '/healthz') return plainText(response, 200, 'ok\n')
    if (path === '/metrics')
      return plainText(response, readMetrics(request) ? 200 : 404, readMetrics(request) ? metrics.text() : '')
    try {
      if (stopping) throw new Error('stopping')
      await store.ready()
      plainText(response, 200, 'ready\n')
    } catch {
      plainText(response, 503, 'not ready\n')
    }
  }
  const files = page === undefined ? undefined : fileHandler(page, ONLINE)
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    metrics.count('requests')
    if (/^\/(healthz|readyz|metrics)$/.test(path)) void health(request, response, path)
    else if (reachPages.handles(path))
      reachPages.handle(request, response, path).catch((error: unknown) => {
        broke('reach', error)
        response.destroy()
      })
    else if (api.handles(path)) void api.handle(request, response)
    else if (files === undefined) plainText(response, 404, 'There is no such page.\n')
    else files(request, response)
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  const taken = await listen(server, port, host, tries).catch(async (error: unknown) => {
    sockets.close()
    await workshop.rest(AGAIN)
    await workshop.close()
    await breached?.close()
    throw error
  })
  log('info', 'open', { port: taken, version })
  return {
    url: urlOf(host, taken),
    port: taken,
    tables,
    people,
    async close() {
      stopping = true
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
      await workshop.rest(AGAIN)
      sockets.close()
      server.closeAllConnections()
      await stopped
      await workshop.close()
      await breached?.close()
      log('info', 'closed')
    },
  }
}
