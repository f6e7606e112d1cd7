import { isObject } from '@wanli/kernel'
import { idOf, NotAllowed, plain, readCall } from '@wanli/table'
import type { Client } from '../live/client.ts'
import { act, type Elsewhere } from '../live/deeds.ts'
import type { Called, LiveTable } from '../live/table.ts'
import { ping, roomAct } from '../protocol/live.ts'
import { SCOPE_OF } from '../protocol/tokens.ts'
import { Refusal } from '../rooms/state.ts'

/** What a message needs of the server that it came to. */
export interface Hearing {
  readonly elsewhere: Elsewhere
  /** Throws if it comes too often. */
  readonly quickly: () => void
  /** The same, for what everybody at the table is told of. */
  readonly slowly: () => void
  readonly broke: (error: unknown) => void
}

function callIn(message: unknown): Called {
  const follows = isObject(message) && message['call'] === 'follow'
  return { ...readCall(follows ? { ...message, call: 'look' } : message), follows }
}

/** What is sent back; for a sign of life also in how many milliseconds the next one comes. */
interface Heard {
  readonly reply: object
  readonly next?: number
}

/** What a client has sent, whatever it is, is done or refused. Never throws: what is wrong with it is in the reply. */
export async function replyTo(
  text: string,
  { client, table }: { readonly client: Client; readonly table: LiveTable },
  { elsewhere, quickly, slowly, broke }: Hearing,
): Promise<Heard> {
  let message: unknown
  try {
    message = JSON.parse(text)
    // Its kind says which schema it has to fit: what fits none is refused as a call that is none.
    const life = isObject(message) && 'ping' in message ? ping.safeParse(message) : undefined
    if (life?.success === true) return { reply: { pong: life.data.ping }, next: life.data.next }
    quickly()
    const deed = isObject(message) && 'do' in message ? roomAct.safeParse(message) : undefined
    if (deed?.success === true) {
      slowly()
      client.needs(SCOPE_OF[deed.data.do])
      await act(table, deed.data, client, elsewhere)
      return { reply: { id: deed.data.id, result: null } }
    }
    const call = callIn(message)
    return { reply: { id: call.id, result: plain((await table.call(client, call)) ?? null) } }
  } catch (error) {
    const id = idOf(message)
    if (error instanceof SyntaxError) return { reply: { id, error: 'malformed' } }
    if (error instanceof NotAllowed) return { reply: { id, error: error.code } }
    if (error instanceof Refusal) {
      const { code, after, problem } = error
      const more = { ...(after === undefined ? {} : { after }), ...(problem === undefined ? {} : { problem }) }
      return { reply: { id, error: code, ...more } }
    }
    broke(error)
    return { reply: { id, error: 'broke' } }
  }
}
