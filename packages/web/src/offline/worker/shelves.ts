import { isShelf } from '../protocol.ts'
import { type Addresses, isForGood } from './content.ts'

/** Files fetched at a time: the page itself may need the network, too. */
const LANES = 4
/** The server packs files as the browser likes them (Vary); here they are unpacked. */
const ANY = { ignoreVary: true } as const

/** Everything of a build onto its shelf. What is there already is not fetched again, so an attempt that broke off goes on. */
export async function fill(shelf: string, files: Addresses): Promise<void> {
  const cache = await caches.open(shelf)
  const had = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...files].filter(([address]) => !had.has(address)).values()
  const lane = async () => {
    for (const [address, integrity] of missing) await cache.put(address, await bring(address, integrity))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** A file as the build has made it, or an error: never a newer one, nor the log-in page of a hotel. */
async function bring(address: string, integrity: string): Promise<Response> {
  const kept = isForGood(address) ? await caches.match(address, ANY) : undefined
  if (kept !== undefined) return kept
  const answer = await fetch(new Request(address, { integrity, cache: isForGood(address) ? 'default' : 'no-cache' }))
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`)
  return answer
}

/** What a page asks for, if it is ours; files of older builds too, for pages that have not taken the update yet. */
export function find(shelf: string, files: Addresses, asked: string): Promise<Response | undefined> | undefined {
  const address = asked.replace(/[?#].*$/s, '').replace(/\/index\.html$/, '/')
  if (files.has(address)) return caches.match(address, { ...ANY, cacheName: shelf })
  return isForGood(address) ? caches.match(address, ANY) : undefined
}

/**
 * Older shelves are cleared when nobody can need them: no newer worker is there that may be filling its own, and each open page
 * has said by a lock (one for each) from which build it is.
 */
export async function tidy({ registration, clients }: ServiceWorkerGlobalScope, own: string): Promise<void> {
  if (registration.installing !== null || registration.waiting !== null) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { held = [] } = await navigator.locks.query()
  const locks = held.filter(({ name = '' }) => isShelf(name))
  if (locks.length < pages.length) return
  const needed = new Set([own, ...locks.map(({ name }) => name)])
  for (const name of await caches.keys()) if (isShelf(name) && !needed.has(name)) await caches.delete(name)
}
