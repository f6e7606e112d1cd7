/*
 * A push from the server: something waits. What it says was made for the person that asked for it; nothing of a game is in it.
 */

interface Push {
  readonly title: string
  readonly body: string
  readonly url: string
}

const isPush = (data: unknown): data is Push =>
  typeof data === 'object' &&
  data !== null &&
  ['title', 'body', 'url'].every((name) => typeof (data as Record<string, unknown>)[name] === 'string')

/** One notification, which a newer one replaces; none for who has the page before him. */
export async function tell({ registration, clients }: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
  if (!isPush(data)) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, body, url } = data
  const icon = new URL('icons/icon-192.png', registration.scope).href
  await registration.showNotification(title, { body, icon, tag: 'wanli', data: url })
}

/** The table that waits: in a page that is open, or in a new one. Only what is ours is opened. */
export async function follow(
  { registration, clients }: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close()
  const wanted = typeof notification.data === 'string' ? new URL(notification.data).hash : ''
  const url = new URL(wanted, registration.scope).href
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) {
    if (!page.url.startsWith(registration.scope)) continue
    const there = (await page.navigate(url).catch(() => null)) ?? page
    await there.focus()
    return
  }
  await clients.openWindow(url)
}
