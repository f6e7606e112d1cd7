/*
 * The service worker: it keeps one whole build of the page, and answers from it. It belongs to that build as the page does, and
 * waits until a person takes the update or the last page of the older build is closed (docs/decisions/011-offline.md).
 */
import { type Kept, type Request as Wish, shelfOf } from '../protocol.ts'
import { fill, find, tidy } from './shelves.ts'
import { type Content, addresses } from './content.ts'
import { follow, tell } from './told.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: packages/web/offline.ts. */
declare const CONTENT: Content

const { build, bytes } = CONTENT
const own = addresses(CONTENT, self.registration.scope)

self.addEventListener('install', (event) => event.waitUntil(fill(shelfOf(build), own)))
// The very first page was there before us; it is served from now on, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const answer = event.request.method === 'GET' ? find(shelfOf(build), own, event.request.url) : undefined
  if (answer !== undefined) event.respondWith(answer.then((found) => found ?? fetch(event.request)))
})

self.addEventListener('message', (event) => {
  const wish = event.data as Wish
  if (wish === 'takeOver') event.waitUntil(self.skipWaiting())
  else event.waitUntil(obey(wish).then((kept) => event.ports[0]?.postMessage(kept)))
})

self.addEventListener('push', (event) => event.waitUntil(tell(self, jsonOf(event.data))))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(self, event.notification)))

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    // Not one of ours.
    return undefined
  }
}

async function obey(wish: 'who' | 'settle'): Promise<Kept> {
  if (wish === 'who') return { build, bytes, whole: true }
  const whole = await fill(shelfOf(build), own).then(
    () => true,
    () => false,
  )
  await tidy(self, shelfOf(build))
  return { build, bytes, whole }
}
