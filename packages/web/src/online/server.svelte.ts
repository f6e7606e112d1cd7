import type { Me } from '@wanli/server/protocol'

/*
 * Whether there is a server behind this page, and who I am there. It is on the home page: what else it takes to play together comes
 * when there is one.
 */

/** Set by our server with every page that it hands out. Without it nobody is asked: a place that only hands out files would complain. */
const MARK = 'wanli-online=1'

export interface Server {
  /** `none`: the page is from a place that only hands out files. `away`: there is one, but it can't be reached now. */
  state: 'none' | 'asking' | 'away' | 'there'
  /** null: nobody yet. */
  me: Me | null
}

const isMarked = (): boolean => document.cookie.split('; ').includes(MARK)

export const server: Server = $state({ state: isMarked() ? 'asking' : 'none', me: null })

let asked: Promise<void> | undefined

/** Ask who I am; at most once, until `anew`. */
export function findServer(anew = false): Promise<void> {
  if (server.state === 'none') return Promise.resolve()
  if (anew) asked = undefined
  return (asked ??= ask())
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch('api/me', { headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(String(answer.status))
    server.me = (await answer.json()) as Me | null
    server.state = 'there'
  } catch {
    server.state = 'away'
  }
}
