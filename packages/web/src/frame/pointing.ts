import type { Scene } from './scene.svelte.ts'
import type { Explained, Ui } from './ui.svelte.ts'
import { whatAt } from './what.ts'

const SOON = 220
/** Milliseconds that the pointer rests on a thing before it is told what it is. */
const LINGER = 550
const LONG_PRESS = 480
/** A finger that has moved so far pans; it does not press. */
const SLIP = 12

const THINGS = 'button, a, [role=button], .legal, [data-why], [data-piece], [data-place], [data-zoom], li'
const REFUSED = '[data-why], [aria-disabled=true][data-reason]'
/** What stands beside a thing is no thing itself: whoever points at it, or is given its button, still means the thing. */
const BESIDE = '[data-why-pop], [data-ledger]'

/**
 * Where the person points, by mouse, focus or a long press: previews stand beside it, and what can't be done says why. The board
 * need only mark what is refused (`data-why` = the option's key); buttons of the frame say it themselves (`data-reason`).
 */
export function watchPointing(root: HTMLElement, scene: Scene, ui: Ui): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let looked = false
  let pressed: { readonly x: number; readonly y: number } | undefined
  const later = (ms: number, what: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
  }

  function refusedAt(target: EventTarget | null, pinned: boolean): Explained | undefined {
    const anchor = target instanceof Element ? target.closest(REFUSED) : null
    if (anchor === null) return undefined
    const key = anchor.getAttribute('data-why') ?? undefined
    const reason = anchor.getAttribute('data-reason') ?? undefined
    return reason !== undefined || (key !== undefined && scene.why(key) !== undefined)
      ? { anchor, key, reason, pinned }
      : undefined
  }
  /** What lies there is told where nothing can be done now: an option has its preview. By keyboard or a long press, everywhere. */
  function thingAt(target: EventTarget | null, pinned: boolean, asked: boolean): Explained | undefined {
    if (!asked && target instanceof Element && target.closest('.legal, [data-option]') !== null) return undefined
    const found = whatAt(target, scene)
    return found && { anchor: found.anchor, key: undefined, reason: undefined, what: found.key, pinned }
  }
  const explain = (explained: Explained | undefined) => {
    if (explained?.anchor === ui.explained?.anchor && ui.explained?.pinned === true) return
    ui.explained = explained
  }

  function point(event: Event): void {
    const { target } = event
    if (!(target instanceof Element) || target.closest(BESIDE) !== null) return clearTimeout(timer)
    ui.anchor = target.closest(THINGS) ?? target
    if (ui.explained?.pinned === true) return
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    const sought = event.type === 'focusin' && ui.looking === target
    const refused = sought ? undefined : refusedAt(target, false)
    const found = refused ?? thingAt(target, false, sought)
    if (found?.anchor === ui.explained?.anchor) return clearTimeout(timer)
    if (found === undefined || refused !== undefined) later(SOON, () => explain(found))
    else if (sought) explain(found)
    else {
      if (ui.explained?.pinned === false) ui.explained = undefined
      later(LINGER, () => explain(found))
    }
  }

  /** The click with which a long press ends. */
  function swallow(event: Event): void {
    if (!looked) return
    looked = false
    event.preventDefault()
    event.stopPropagation()
  }

  function press(event: PointerEvent): void {
    looked = false
    scene.touch = event.pointerType === 'touch'
    const { target, clientX, clientY } = event
    const onPop = target instanceof Element && target.closest('[data-why-pop]') !== null
    if (!onPop && ui.explained !== undefined && refusedAt(target, true) === undefined) ui.explained = undefined
    // A click beside it all takes back what asks once more.
    const onOption = target instanceof Element && target.closest('[data-ledger], [data-option], .legal') !== null
    if (scene.aimed !== undefined && !onOption) scene.unaim()
    if (!scene.touch) return
    pressed = { x: clientX, y: clientY }
    later(LONG_PRESS, () => {
      const zoom = target instanceof Element ? target.closest('[data-zoom]') : null
      const found = refusedAt(target, true)
      const option = target instanceof Element ? target.closest('[data-option]') : null
      if (found !== undefined) explain(found)
      else if (zoom !== null) ui.zoomed = zoom.getAttribute('data-zoom') ?? undefined
      else if (option !== null) {
        // A finger that stays wants to see what would be; it does not press.
        looked = true
        void scene.hover(option.getAttribute('data-option') ?? undefined)
      } else explain(thingAt(target, true, true))
    })
  }
  function slide({ clientX, clientY }: PointerEvent): void {
    if (pressed === undefined || Math.hypot(clientX - pressed.x, clientY - pressed.y) < SLIP) return
    release()
  }
  function release(): void {
    if (pressed !== undefined) clearTimeout(timer)
    pressed = undefined
  }

  /** A click on what is refused is a question too; so is a right click on a card. */
  const click = (event: MouseEvent) => {
    // What a mouse has clicked is about to go or to be no button any more; a browser that has to find out that the focus is gone
    // lays the whole table out in the middle of it.
    const onTarget = event.target instanceof Element && event.target.closest('[data-option], .legal') !== null
    const { activeElement } = document
    if (onTarget && event.detail > 0 && !scene.touch && activeElement instanceof HTMLElement) activeElement.blur()
    const found = refusedAt(event.target, true)
    if (found === undefined) return
    clearTimeout(timer)
    explain(found)
  }
  function zoom(event: Event): void {
    const card = event.target instanceof Element ? event.target.closest('[data-zoom]') : null
    if (card === null || scene.face.Zoom === undefined) return
    event.preventDefault()
    ui.zoomed = card.getAttribute('data-zoom') ?? undefined
  }

  const listeners: readonly [string, (event: never) => void][] = [
    ['pointerover', point],
    ['focusin', point],
    ['pointerdown', press],
    ['pointermove', slide],
    ['pointerup', release],
    ['pointercancel', release],
    ['click', click],
    ['contextmenu', zoom],
  ]
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener)
  root.addEventListener('click', swallow, true)
  return () => {
    clearTimeout(timer)
    root.removeEventListener('click', swallow, true)
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener)
  }
}
