import type { IncomingMessage, ServerResponse } from 'node:http'
import { Passkeys } from '../identity/passkeys.ts'
import type { ByToken, Tokens } from '../identity/tokens.ts'
import { cookieIn, setCookie } from '../identity/cookie.ts'
import { meOf, type People } from '../identity/people.ts'
import { lineOf } from '../live/rows.ts'
import type { Tables } from '../live/tables.ts'
import type { Notifier } from '../notify/notifier.ts'
import { type CallName, CALLS } from '../protocol/calls.ts'
import { accounting, linking, naming, signingIn, signingOut, usingLink } from '../protocol/identity.ts'
import { reaching } from '../protocol/reach.ts'
import { creating } from '../protocol/rooms.ts'
import type { Scope } from '../protocol/tokens.ts'
import { withoutPerson } from '../rooms/forget.ts'
import { peopleOf, Refusal, seatsOf, withSeat } from '../rooms/state.ts'
import { standingOf } from '../rooms/view.ts'
import type { Person, Store } from '../store/store.ts'
import type { Answer, Asking, Border } from './asking.ts'
import { holidayCalls } from './holidays.ts'
import { Buckets, times } from './limits.ts'
import { openApi } from './openapi.ts'
import { passkeyCalls } from './passkeys.ts'
import { profileOf, ratingsAt } from './ratings.ts'
import { tokenCalls } from './tokens.ts'
import { type Proxy, readBody, sendJson, sendTrouble } from './request.ts'

/** What the calls need. */
export interface ApiParts {
  readonly store: Store
  readonly people: People
  readonly tokens: Tokens
  readonly tables: Tables
  readonly notifier: Notifier
  readonly proxy: Proxy
  readonly version: string
  /** All limits, so many times as wide. */
  readonly limits: number
  readonly now: () => number
  /** Sockets of this person, or of this token, are closed. */
  readonly signedOut: (who: string) => void
  broke(what: string, error: unknown): void
}

const NAMED: Readonly<Record<string, string>> = {
  tables: 'table',
  people: 'person',
  'me/passkeys': 'passkey',
  'me/tokens': 'token',
  'me/bots': 'bot',
  'me/holidays': 'holiday',
}
/** Bytes: nothing but a game that is brought along is large. */
const SMALL = 16_384
const LARGE = 2_000_000
const LOBBY = 100

/** A name in an address; nobody's, if it can't be one. */
function decoded(name = ''): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

/** Whether this token opens a call. */
const mayCall = (token: ByToken | undefined, scope: Scope | 'any' | undefined): boolean =>
  token !== undefined && scope !== undefined && (scope === 'any' || token.scopes.has(scope))

/** The calls over HTTP. */
export class Api {
  private readonly parts: ApiParts
  private readonly fast: Buckets
  private readonly slow: Buckets
  private readonly calls: ReadonlyMap<string, Answer>
  private described: object | undefined

  constructor(parts: ApiParts) {
    this.parts = parts
    this.fast = new Buckets(times({ burst: 100, perSecond: 20 }, parts.limits), parts.now)
    // What makes something, or tries a password.
    this.slow = new Buckets(times({ burst: 30, perSecond: 0.2 }, parts.limits), parts.now)
    this.calls = new Map<string, Answer>(Object.entries(this.answers()))
  }

  /** Whether the address is one of ours. */
  handles(url: string): boolean {
    return /^\/api(\/|$)/.test(url)
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { proxy, people, tokens } = this.parts
      const address = proxy.address(request)
      const [path = ''] = (request.url ?? '').split('?')
      const method = request.method ?? ''
      this.limit(this.fast, address)
      const { name, call, scope } = this.find(method, path)
      if (!proxy.isOurs(request)) throw new Refusal('wrong-origin')
      const { authorization } = request.headers
      const byToken = authorization === undefined ? undefined : await tokens.known(authorization)
      // Whoever sends one means to be known by it: else by nothing.
      if (authorization !== undefined && !mayCall(byToken, scope)) throw new Refusal('not-by-token')
      // A form of another site can't send this header, and a script of another site is not let. No browser sends a token by itself.
      if (authorization === undefined && method !== 'GET' && request.headers['x-wanli'] !== '1')
        throw new Refusal('wrong-origin')
      const person = byToken?.person ?? (await people.known(cookieIn(request.headers.cookie)))
      if (person !== undefined) this.limit(this.fast, person.id)
      await call({ request, response, address, name, person })
    } catch (error) {
      if (error instanceof Refusal) return sendTrouble(response, error)
      this.parts.broke('api', error)
      sendTrouble(response, new Refusal('broke'))
    }
  }

  /** The call that is meant: one of these words, or one with a name in it. */
  private find(method: string, path: string) {
    const [, kind, name, rest = ''] =
      /^\/api\/(tables|people|me\/passkeys|me\/tokens|me\/bots|me\/holidays)\/([^/]+)(\/[^/]+)?$/.exec(path) ?? []
    const exact = this.calls.has(`${method} ${path}`)
    const word = `${method} ${exact ? path : `/api/${kind}/{${NAMED[kind ?? '']}}${rest}`}`
    const call = this.calls.get(word)
    if (call === undefined) throw new Refusal('not-found')
    const known = CALLS[word as CallName]
    return { name: exact ? '' : decoded(name), call, scope: 'scope' in known ? known.scope : undefined }
  }

  private limit(buckets: Buckets, who: string): void {
    const after = buckets.take(who)
    if (after > 0) throw new Refusal('too-often', { after })
  }

  private answers(): Readonly<Record<CallName, Answer>> {
    const { store, people, tokens, tables, notifier, version, signedOut } = this.parts
    const known = ({ person }: Asking): Person => {
      if (person === undefined) throw new Refusal('who-are-you')
      return person
    }
    const slowly = ({ address, person }: Asking): void => {
      this.limit(this.slow, address)
      if (person !== undefined) this.limit(this.slow, person.id)
    }
    const signIn = (asking: Asking, person: Person): Readonly<Record<string, string>> => ({
      'Set-Cookie': setCookie(people.cookie(person), this.parts.proxy.isSecure(asking.request)),
    })
    const border: Border = { proxy: this.parts.proxy, known, slowly, signIn }
    const away = (asking: Asking) => ({ 'Set-Cookie': setCookie('', this.parts.proxy.isSecure(asking.request), 0) })

    return {
      ...tokenCalls(tokens, border, { forget: (person) => this.forget(person), shut: signedOut }),
      ...holidayCalls(store, tables, border, this.parts.now),
      ...passkeyCalls(new Passkeys(store, this.parts.now), border),
      'GET /api': ({ response }) => Promise.resolve(sendJson(response, 200, (this.described ??= openApi(version)))),
      'GET /api/version': ({ response }) => Promise.resolve(sendJson(response, 200, { version })),
      'GET /api/me': ({ response, person }) =>
        Promise.resolve(sendJson(response, 200, person === undefined ? null : meOf(person))),
      'POST /api/me': async (asking) => {
        const { name } = await readBody(asking.request, naming, SMALL)
        slowly(asking)
        const { person } = asking
        const named = person === undefined ? await people.guest(name) : await people.rename(person, name)
        sendJson(asking.response, 200, meOf(named), signIn(asking, named))
      },
      'POST /api/me/account': async (asking) => {
        const { handle, password, before } = await readBody(asking.request, accounting, SMALL)
        slowly(asking)
        const made = await people.account(known(asking), handle, password, before)
        sendJson(asking.response, 200, meOf(made), signIn(asking, made))
      },
      'POST /api/sign-in': async (asking) => {
        const { handle, password } = await readBody(asking.request, signingIn, SMALL)
        this.limit(this.slow, asking.address)
        this.limit(this.slow, `handle ${handle.toLowerCase()}`)
        const person = await people.signIn(handle, password)
        sendJson(asking.response, 200, meOf(person), signIn(asking, person))
      },
      'POST /api/sign-out': async (asking) => {
        const { everywhere } = await readBody(asking.request, signingOut, SMALL)
        if (everywhere === true) {
          const person = known(asking)
          await people.signOutEverywhere(person)
          signedOut(person.id)
        }
        sendJson(asking.response, 200, null, away(asking))
      },
      'DELETE /api/me': async (asking) => {
        const person = known(asking)
        for (const bot of await store.botsOf(person.id)) await this.forget(bot)
        await this.forget(person)
        sendJson(asking.response, 200, null, away(asking))
      },
      'GET /api/me/export': async (asking) => {
        const person = known(asking)
        const lines = await store.tablesOf(person.id)
        const said = await store.saidBy(person.id)
        const { ratings, results } = await profileOf(store, person, true, this.parts.now())
        const passkeys = await new Passkeys(store, this.parts.now).list(person)
        const byTokens = await tokens.list(person)
        const all = {
          me: meOf(person),
          passkeys,
          holidays: await store.holidays([person.id]),
          ...byTokens,
          seen: person.seen,
          tables: lines.map(lineOf),
          said,
          reach: await notifier.reachOf(person.id),
          ratings,
          results,
        }
        sendJson(asking.response, 200, all, { 'Content-Disposition': 'attachment; filename="wanli-me.json"' })
      },
      'POST /api/me/link': async (asking) => {
        const { table, seat } = await readBody(asking.request, linking, SMALL)
        slowly(asking)
        const person = known(asking)
        if (table === undefined || seat === undefined) return sendJson(asking.response, 200, await people.link(person))
        const room = (await tables.enter(table, person.id))?.room
        if (room === undefined || !seatsOf(room, person.id).includes(seat)) throw new Refusal('not-found')
        sendJson(asking.response, 200, await people.link(person, { table, seat }))
      },
      'POST /api/link': async (asking) => {
        const { code, name } = await readBody(asking.request, usingLink, SMALL)
        this.limit(this.slow, asking.address)
        const { owner, table, seat } = await people.useLink(code)
        if (table === null || seat === null)
          return sendJson(asking.response, 200, { me: meOf(owner) }, signIn(asking, owner))
        const person = asking.person ?? (await people.guest(name ?? owner.name))
        await this.moveSeat(table, seat, owner, person)
        sendJson(asking.response, 200, { me: meOf(person), table }, signIn(asking, person))
      },
      'GET /api/me/reach': async (asking) => sendJson(asking.response, 200, await notifier.reachOf(known(asking).id)),
      'POST /api/me/reach': async (asking) => {
        const wish = await readBody(asking.request, reaching, SMALL)
        slowly(asking)
        sendJson(asking.response, 200, await notifier.change(known(asking).id, wish))
      },
      'GET /api/tables': async (asking) => {
        const rows = asking.person === undefined ? [] : await store.tablesOf(asking.person.id)
        if (asking.person !== undefined) await store.looked(asking.person.id, this.parts.now())
        sendJson(asking.response, 200, { tables: rows.map(lineOf) })
      },
      'GET /api/lobby': async ({ response }) =>
        sendJson(response, 200, { tables: (await store.lobby(LOBBY)).map((row) => lineOf(row)) }),
      'GET /api/tables/{table}': async ({ response, name, person }) => {
        const table = await tables.enter(name, person?.id)
        if (table === undefined) throw new Refusal('not-found')
        const you = standingOf(table.room, person?.id)
        sendJson(response, 200, {
          you,
          room: table.view(you.hosts, you.seats.length === 0 && table.room.options.delay > 0),
        })
      },
      'GET /api/tables/{table}/ratings': async ({ response, name, person }) => {
        const table = await tables.enter(name, person?.id)
        if (table === undefined) throw new Refusal('not-found')
        sendJson(response, 200, await ratingsAt(store, table, this.parts.now()))
      },
      'GET /api/people/{person}': async (asking) => {
        const me = known(asking)
        const person = asking.name === me.id ? me : await store.person(asking.name)
        if (person === undefined) throw new Refusal('not-found')
        sendJson(asking.response, 200, await profileOf(store, person, person.id === me.id, this.parts.now()))
      },
      'POST /api/tables': async (asking) => {
        const wish = await readBody(asking.request, creating, LARGE)
        const { id, name } = known(asking)
        slowly(asking)
        sendJson(asking.response, 200, { table: await tables.createFor(wish, { person: id, name }) })
      },
    }
  }

  /** A seat goes over to another device, and to who is there. */
  private async moveSeat(id: string, seat: number, from: Person, to: Person): Promise<void> {
    const table = await this.parts.tables.find(id)
    if (table === undefined) throw new Refusal('code-gone')
    await table.change(to.id, (room) => {
      const was = room.seats[seat]
      if (was === undefined || !seatsOf(room, from.id).includes(seat)) throw new Refusal('code-gone')
      const moved = withSeat(room, seat, { ...was, person: to.id, name: to.name })
      return moved.host === from.id && !peopleOf(moved).includes(from.id) ? { ...moved, host: to.id } : moved
    })
  }

  /** He is gone from the store, from his seats and from every page. */
  private async forget(person: Person): Promise<void> {
    await this.leaveAll(person)
    await this.parts.store.removePerson(person.id)
    this.parts.signedOut(person.id)
  }

  /** Who wants to be forgotten leaves his seats: at tables that are not begun they are free, at others he has left. */
  private async leaveAll(person: Person): Promise<void> {
    for (const { table: id } of await this.parts.store.tablesOf(person.id)) {
      const table = await this.parts.tables.find(id)
      await table?.change(person.id, (room) => withoutPerson(room, person.id))
    }
  }
}
