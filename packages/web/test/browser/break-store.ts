import type { Page } from 'playwright-core'

/** The words of the worker's own store: by rule, tables are kept by it and not by the page. */
export async function breakStore(page: Page, how: 'forbidden' | 'full'): Promise<void> {
  const prelude = {
    forbidden:
      "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('not here', 'SecurityError') } });",
    full: "IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError') };",
  }[how]
  await page.context().route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: prelude + (await answer.text()) })
  })
  if (how === 'full') return
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('not here', 'SecurityError')
      },
    })
  })
  await page.reload()
}
