/*
 * A game's drawings come as a file beside its scripts, when a table of it is opened: the home page needs none of them. They are put
 * into the page once; Art refers to them by name. Without a network the service worker has them.
 */

const asked = new Map<string, Promise<void>>()

async function bring(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const holder = document.createElement('div')
  holder.className = 'sprite'
  holder.hidden = true
  holder.setAttribute('aria-hidden', 'true')
  // Our own file, from where the page itself is from.
  holder.innerHTML = await answer.text()
  document.body.append(holder)
}

/** These sprites are in the page, or soon. A table without its pictures is still a table: the next one asks for them again. */
export function showSprites(urls: readonly string[]): void {
  for (const url of urls) {
    if (asked.has(url)) continue
    asked.set(
      url,
      bring(url).catch((error: unknown) => {
        asked.delete(url)
        console.warn('The pictures of this game could not be loaded.', error)
      }),
    )
  }
}
