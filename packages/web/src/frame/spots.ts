/* What the spots of every board share: buttons that are drawn as what lies there. */

/**
 * Pointing at a spot by mouse or focus, and leaving it. Who leaves need not ask what this was: a spot that goes away under the focus
 * is left when nothing of it is known any more. `point`: false if there is nothing to show.
 */
export function pointingAt(spot: { readonly point: () => boolean; readonly leave: () => void }) {
  let pointed = false
  const point = (): void => {
    if (spot.point()) pointed = true
  }
  return {
    point,
    /** A finger does not hover. */
    enter: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') point()
    },
    leave: (): void => {
      if (!pointed) return
      pointed = false
      spot.leave()
    },
  }
}

/** Pointing at a target shows what it would bring. `target`: its place, if it is one now. */
export const pointingAtTarget = (show: (place: string | undefined) => void, target: () => string | undefined) =>
  pointingAt({
    point() {
      const place = target()
      if (place === undefined) return false
      show(place)
      return true
    },
    leave: () => show(undefined),
  })

/** A click as of a mouse, also on what is drawn: whoever else listens for one hears it too. */
export const clickOn = (what: EventTarget): void =>
  void what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Enter and Space press what is no button by itself. */
export function pressByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  if (event.currentTarget !== null) clickOn(event.currentTarget)
}
