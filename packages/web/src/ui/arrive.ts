let first = true

/** A page that was reached by a link is read from its beginning; the very first one is left to the browser. */
export function arrived(main: HTMLElement): void {
  if (first) {
    first = false
    return
  }
  scrollTo(0, 0)
  main.focus({ preventScroll: true })
}
