import '../strict.ts'
import { type Saved, save } from '../store/saves.ts'
import { ENGINES } from './games.ts'
import { Host } from '@wanli/table'
import type { CallMessage, CallName, StoreTrouble, TablePlan, WorkerMessage } from './protocol.ts'

let host: Host | undefined
let plan: TablePlan | undefined
let watched = false

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
const post = (message: WorkerMessage) => self.postMessage(message)
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Saves follow each other; what changes while one is under way is kept by the next. */
let running: Promise<void> = Promise.resolve()
let queued: Promise<void> | undefined
let latest: Promise<void> = running

/** Every answer is in the browser's own store before the page hears of it. */
function changed(): Promise<void> {
  queued ??= running = running.then(async () => {
    queued = undefined
    const notSaved = await keep()
    post({ changed: true, ...(notSaved === undefined ? {} : { notSaved }) })
  })
  latest = queued
  return latest
}

async function keep(): Promise<StoreTrouble | undefined> {
  if (host === undefined || plan === undefined || plan.unkept === true || watched) return undefined
  const { over, move, scores, waiting, view } = host.look(null, Infinity)
  const saved: Saved = { plan, log: host.record(), move, over, scores, waiting, view, at: Date.now() }
  return save(saved)
}

/** What these tell is told only when it is kept. */
const KEPT_FIRST: ReadonlySet<CallName> = new Set<CallName>([
  'answer',
  'answerAll',
  'undo',
  'undoTurn',
  'rewind',
  'stand',
  'look',
])

async function open(...[asked, source, watch = false]: Parameters<Host['open']>) {
  const load = ENGINES[asked.game]
  if (load === undefined) throw new Error(`there is no game called ${asked.game}`)
  const { game, bots } = await load()
  const opened = new Host(game, bots, { changed, broke: (error) => post({ broke: textOf(error) }) })
  const outcome = opened.open(asked, source, watch)
  // Only what opens is kept: a damaged log must not take the place of what is in the store.
  if (!outcome.ok) return outcome
  host?.close()
  host = opened
  plan = asked
  watched = watch
  await changed()
  return outcome
}

async function call({ call: name, args }: CallMessage): Promise<unknown> {
  if (name === 'open') return open(...(args as Parameters<Host['open']>))
  if (host === undefined) throw new Error('the table is not open yet')
  const method = host[name].bind(host) as (...given: readonly unknown[]) => unknown
  const result = method(...args)
  if (KEPT_FIRST.has(name)) await latest
  return result
}

self.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  call(data).then(
    (result) => post({ id: data.id, result }),
    (error: unknown) => post({ id: data.id, error: textOf(error) }),
  )
})
