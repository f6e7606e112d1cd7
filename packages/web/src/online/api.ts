import type {
  Created,
  Creating,
  HolidayList,
  Link,
  Linked,
  Me,
  PasskeyList,
  Reach,
  Reaching,
  Profile,
  RoomView,
  Scope,
  Standing,
  TableList,
  TableRatings,
  TokenList,
  TokenMade,
  Trouble,
  TroubleCode,
} from '@wanli/server/protocol'
import { say } from '../settings.svelte.ts'
import { online } from '../text/en/online.ts'
import { Refusal } from './requests.ts'
import { server } from './server.svelte.ts'
import './words.ts'

/* What a page asks a server for, beside the socket of a table. */

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-wanli': '1',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
  } catch {
    throw new Refusal('lost')
  }
  const said = (await answer.json().catch(() => undefined)) as T | Trouble | undefined
  if (answer.ok) return said as T
  throw new Refusal(isTrouble(said) ? said.error : 'broke')
}

const isTrouble = (said: unknown): said is Trouble => typeof said === 'object' && said !== null && 'error' in said

/** What was refused, in words: whatever the server may answer has its sentence. */
export function refusalWords(error: unknown): string {
  const sentences: Readonly<Record<`online.no.${TroubleCode | 'lost' | 'passkey-refused' | 'passkey-known'}`, string>> =
    online
  const key = error instanceof Refusal ? `online.no.${error.code}` : ''
  return say(Object.hasOwn(sentences, key) ? (key as keyof typeof sentences) : 'online.no.broke')
}

/** The server says who I am now. */
function known(me: Me): Me {
  server.me = me
  server.state = 'there'
  return me
}

export const nameMe = async (name: string): Promise<Me> => known(await ask('POST', 'me', { name }))
export const keepMe = async (handle: string, password: string, before?: string): Promise<Me> =>
  known(await ask('POST', 'me/account', { handle, password, ...(before === undefined ? {} : { before }) }))
export const signIn = async (handle: string, password: string): Promise<Me> =>
  known(await ask('POST', 'sign-in', { handle, password }))
export async function signOut(everywhere: boolean): Promise<void> {
  await ask('POST', 'sign-out', everywhere ? { everywhere } : {})
  server.me = null
}
export async function deleteMe(): Promise<void> {
  await ask('DELETE', 'me')
  server.me = null
}
export const exportMe = (): Promise<unknown> => ask('GET', 'me/export')
export const moveMe = (): Promise<Link> => ask('POST', 'me/link', {})
export const moveSeat = (table: string, seat: number): Promise<Link> => ask('POST', 'me/link', { table, seat })
export async function takeMove(code: string): Promise<Linked> {
  const linked = await ask<Linked>('POST', 'link', { code })
  known(linked.me)
  return linked
}

export const myReach = (): Promise<Reach> => ask('GET', 'me/reach')
export const reachMe = (wish: Reaching): Promise<Reach> => ask('POST', 'me/reach', wish)

export const myTables = async (): Promise<TableList['tables']> => (await ask<TableList>('GET', 'tables')).tables
export const openTables = async (): Promise<TableList['tables']> => (await ask<TableList>('GET', 'lobby')).tables
export const layTable = async (wish: Creating): Promise<string> => (await ask<Created>('POST', 'tables', wish)).table
export const roomOf = (table: string): Promise<{ readonly you: Standing; readonly room: RoomView }> =>
  ask('GET', `tables/${encodeURIComponent(table)}`)

/** The socket of a table, beside the page. */
export function socketOf(table: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/live`, document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** A link that others can open. */
export const linkTo = (...parts: readonly string[]): string =>
  new URL(`#/${parts.map(encodeURIComponent).join('/')}`, document.baseURI).href

export const profileOf = (person: string): Promise<Profile> => ask('GET', `people/${encodeURIComponent(person)}`)
export const ratingsAt = (table: string): Promise<TableRatings> =>
  ask('GET', `tables/${encodeURIComponent(table)}/ratings`)

/** What a device's key has answered, as its browser has it. */
export type Device = Readonly<Record<string, unknown>>
const listed = async (answer: Promise<PasskeyList>): Promise<PasskeyList['passkeys']> => (await answer).passkeys
export const myPasskeys = (): Promise<PasskeyList['passkeys']> => listed(ask('GET', 'me/passkeys'))
export const keyOptions = <T>(path: 'me/passkeys/options' | 'sign-in/passkey/options'): Promise<T> => ask('POST', path)
export async function keepPasskey(name: string, response: Device): Promise<PasskeyList['passkeys']> {
  const passkeys = await listed(ask('POST', 'me/passkeys', { name, response }))
  known(await ask('GET', 'me'))
  return passkeys
}
export async function dropPasskey(id: string): Promise<PasskeyList['passkeys']> {
  const passkeys = await listed(ask('DELETE', `me/passkeys/${encodeURIComponent(id)}`))
  known(await ask('GET', 'me'))
  return passkeys
}
export const enterByPasskey = async (response: Device): Promise<Me> =>
  known(await ask('POST', 'sign-in/passkey', { response }))

export const myHolidays = async (): Promise<HolidayList['holidays']> =>
  (await ask<HolidayList>('GET', 'me/holidays')).holidays
export const addHoliday = async (from: number, to: number): Promise<HolidayList['holidays']> =>
  (await ask<HolidayList>('POST', 'me/holidays', { from, to })).holidays
export const endHoliday = async (from: number): Promise<HolidayList['holidays']> =>
  (await ask<HolidayList>('DELETE', `me/holidays/${from}`)).holidays

export const myTokens = (): Promise<TokenList> => ask('GET', 'me/tokens')
export const makeToken = (name: string, scopes: readonly Scope[], bot: string): Promise<TokenMade> =>
  ask('POST', 'me/tokens', { name, scopes, ...(bot === '' ? {} : { bot }) })
export const dropToken = (id: string): Promise<TokenList> => ask('DELETE', `me/tokens/${encodeURIComponent(id)}`)
export const makeBot = (name: string): Promise<TokenList & { readonly bot: string }> => ask('POST', 'me/bots', { name })
export const dropBot = (person: string): Promise<TokenList> => ask('DELETE', `me/bots/${encodeURIComponent(person)}`)
