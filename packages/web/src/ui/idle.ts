/** When the page has nothing better to do. Safari can't say when that is. */
export function whenIdle(what: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(what)
  else setTimeout(what, 2000)
}
