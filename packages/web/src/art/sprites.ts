/*
 * A game's drawings come as a file beside its scripts, when a table of it is opened: the home page needs none of them. They are put
 * into the page once; Art refers to them by name. Without a network the service worker has them.
 */

const asked = new Map<string, Promise<void>>()

async function textAt(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}

async function bring(url: string): Promise<void> {
  const text = await textAt(url)
  const holder = document.createElement('div')
  holder.className = 'sprite'
  holder.hidden = true
  holder.setAttribute('aria-hidden', 'true')
  // Our own file, from where the page itself is from.
  holder.innerHTML = text
  document.body.append(holder)
}

const lacks = (error: unknown): void => console.warn('The pictures of this game could not be loaded.', error)

/** These sprites are in the page, or soon. A table without its pictures is still a table: the next one asks for them again. */
export function showSprites(urls: readonly string[]): void {
  for (const url of urls) {
    if (asked.has(url)) continue
    asked.set(
      url,
      bring(url).catch((error: unknown) => {
        asked.delete(url)
        lacks(error)
      }),
    )
  }
}

const drawings = new Map<string, Promise<string>>()

/** A drawing that stands in one place of the table, to be put there when it has come; without it there is nothing, and the table is played. */
export function drawingAt(url: string): Promise<string> {
  const drawing =
    drawings.get(url) ??
    textAt(url).catch((error: unknown) => {
      drawings.delete(url)
      lacks(error)
      return ''
    })
  drawings.set(url, drawing)
  return drawing
}
