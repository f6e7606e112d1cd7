import type { Reaching } from '@wanli/server/protocol'

/* Notifications of this browser. The worker that shows them is the one that keeps the page (offline/worker). */

type Device = NonNullable<Reaching['push']>

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window ? navigator.serviceWorker.getRegistration() : undefined

/** Where this browser can be reached; undefined if it was not asked for. */
export const device = async (): Promise<string | undefined> =>
  (await (await registered())?.pushManager.getSubscription())?.endpoint

/** Ask for it. Only ever after a person's click. */
export async function pushHere(key: string): Promise<Device | 'refused' | 'impossible'> {
  const worker = await registered()
  if (worker === undefined) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = made.toJSON()
    const { p256dh, auth } = keys ?? {}
    return endpoint === undefined || p256dh === undefined || auth === undefined
      ? 'impossible'
      : { endpoint, keys: { p256dh, auth } }
  } catch {
    // A browser without a service for it.
    return 'impossible'
  }
}

export async function unpushHere(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()
}
