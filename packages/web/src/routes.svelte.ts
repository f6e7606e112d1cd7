/** Where we are: `#/table/abc`, as parts. */
const read = (): readonly string[] =>
  location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)

export const route: { parts: readonly string[] } = $state({ parts: read() })

addEventListener('hashchange', () => {
  route.parts = read()
  document.querySelector<HTMLElement>('main')?.focus()
})

export const hrefOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`
export const go = (...parts: readonly string[]): void => void (location.hash = hrefOf(...parts))
