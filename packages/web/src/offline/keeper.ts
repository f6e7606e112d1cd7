import { mount } from 'svelte'
import { set } from '../settings.svelte.ts'
import { ask, checkNowAndThen, takeOver } from './ask.ts'
import { isShelf, shelfOf } from './protocol.ts'
import { canKeep, mine, offline } from './state.svelte.ts'
import UpdateBar from './UpdateBar.svelte'

/*
 * The page's side of play without a network: it has a service worker keep its build, and finds out when there is a newer one. It is
 * never exchanged under a person's hands: only who takes the update gets it.
 */

let registration: ServiceWorkerRegistration | undefined
let updating = false
let begun = false
/** The person does not want the page to be kept. */
let removed = false

/** Have this build kept. */
export async function keep(): Promise<void> {
  if (!canKeep) return
  const { serviceWorker } = navigator
  if (!begun) {
    begun = true
    // As long as this page lives, its files must not be put away.
    void navigator.locks.request(shelfOf(mine), { mode: 'shared' }, () => new Promise(() => undefined))
    serviceWorker.addEventListener('controllerchange', () => (updating ? location.reload() : void look()))
    checkNowAndThen(() => void check())
    mount(UpdateBar, { target: document.body, props: { onupdate: update } })
  }
  offline.failed = false
  removed = false
  try {
    registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' })
    registration.addEventListener('updatefound', watch)
    watch()
    await check()
  } catch {
    // A private window, or the network went: nothing that must trouble anybody who plays.
    offline.failed = true
  }
}

/** Is there a newer build? Without a network there is none. */
async function check(): Promise<void> {
  // It was removed, perhaps in another tab.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return
  await registration?.update().catch(() => undefined)
  await look()
}

/** A worker is being made ready. */
function watch(): void {
  const worker = registration?.installing
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && registration?.active === null) offline.failed = true
    if (worker.state === 'installed' || worker.state === 'activated') void look()
  })
}

/** One look after the other, so that whoever ends it all knows when the last one is over. */
let looking: Promise<unknown> = Promise.resolve()
function look(): Promise<void> {
  const next = looking.then(lookNow)
  looking = Promise.allSettled([next])
  return next
}

async function lookNow(): Promise<void> {
  if (removed || registration === undefined || registration.installing !== null) return
  const { waiting, active } = registration
  if (waiting !== null) {
    const { build } = await ask(waiting, 'who')
    // This page came past the older worker (a forced reload) and is that build already: other pages go on with theirs.
    if (build === mine) takeOver(waiting)
    else offline.offered = build
  }
  if (active === null) return
  const kept = await ask(active, 'settle')
  offline.kept = kept
  offline.failed = !kept.whole
  // Another tab has taken the update.
  if (waiting === null)
    offline.offered = kept.build !== mine && navigator.serviceWorker.controller !== null ? kept.build : undefined
}

/** The person takes the update: this page is loaded anew, others stay what they are. */
export function update(): void {
  updating = true
  if (registration?.waiting) takeOver(registration.waiting)
  else location.reload()
}

/** The page is not to be kept any more. Tables stay. */
export async function remove(): Promise<void> {
  removed = true
  // The worker fills its shelf whenever it is looked at: one that is asked now would put it up again behind our back.
  await looking
  await registration?.unregister()
  for (const name of await caches.keys()) if (isShelf(name)) await caches.delete(name)
  offline.kept = undefined
  offline.offered = undefined
  set('offline', false)
}
