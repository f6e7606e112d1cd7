import { tick } from 'svelte'
import { ghostOf } from './ghost.ts'
import { pixel } from './room.ts'
import type { Scene } from './scene.svelte.ts'
import { clickOn } from './spots.ts'

/** A mouse that has moved so far drags; it does not click. */
const MOVED = 6
/** A finger that moves sooner scrolls, and one that stays longer wants to see more (pointing.ts). */
const PRESS = { least: 200, most: 480, moved: 12 }
/** So long a drop waits for the question that the card leads to. */
const PATIENCE = 3000
const PRESSABLE = ':is(.legal, .held, [data-rethink])'
/** It is in hand, or was chosen: a click puts it back. */
const TAKEN = ':is(.held, [data-rethink=same])'
/** Where something can go; what lies there can be clicked too, but nothing is dropped on a piece. */
const GOAL = '.legal:not([data-piece], [data-lifts])'
const HANDLE = '[data-drag][data-piece]'
/** A piece of the table: an element of the page, or of a drawing. */
type Handle = HTMLElement | SVGElement

/** The drag begins with a click. */
const isFirst = (how: string): boolean => how === 'hold' || how === 'next'

/** What is pressed, and dragged as soon as it has a ghost. */
interface Press {
  readonly pointer: number
  readonly handle: Handle
  readonly piece: string
  /** As `data-drag` says. */
  readonly how: string
  readonly x: number
  readonly y: number
  readonly since: number
  readonly touch: boolean
}
interface Drag extends Press {
  readonly ghost: Handle
  /** How the first click is taken back; undefined: there was none. */
  readonly back: (() => Promise<void>) | undefined
  /** The table has answered the first click. */
  readonly ready: Promise<boolean>
  goal: Element | undefined
}

/**
 * Drag and drop as an extra way, for mouse and finger: it clicks for the person, first what is dragged, then where it is dropped, and
 * knows no game. What can be dragged says how (`data-drag`). `hold`: a click takes it up. `next`: a click answers, and the next question
 * says where it may go. Any other word: a drop on what takes it (`data-takes`) is the click. A drop anywhere else and Escape take the
 * first click back.
 */
export function watchDrags(root: HTMLElement, scene: Scene): () => void {
  let pressed: Press | undefined
  let drag: Drag | undefined
  let swallows = false

  /** The piece is what is pressed, or lies on it. */
  const piecesOn = (what: string, name?: string): readonly Handle[] => {
    const piece = name === undefined ? '[data-piece]' : `[data-piece=${JSON.stringify(name)}]`
    return [...root.querySelectorAll<Handle>(`main ${what}${piece}, main ${what}[data-lifts] ${piece}`)]
  }
  const pieceCalled = (name: string) => piecesOn(PRESSABLE, name)[0]
  const isTaken = (handle: Handle) => handle.matches(TAKEN) || handle.closest(`${TAKEN}[data-lifts]`) !== null
  const markGoals = (how: string, on: boolean) => {
    for (const goal of root.querySelectorAll(`main [data-takes=${JSON.stringify(how)}]`))
      goal.toggleAttribute('data-goal', on)
  }

  function press(event: PointerEvent): void {
    swallows = false
    const { target, pointerId: pointer, clientX: x, clientY: y, timeStamp: since } = event
    const handle =
      target instanceof Element
        ? (target.closest<Handle>(`main ${HANDLE}`) ??
          target.closest(`main [data-lifts]`)?.querySelector<Handle>(HANDLE))
        : undefined
    if (drag !== undefined) return event.isPrimary ? undefined : void stop()
    pressed = undefined
    if (handle === null || handle === undefined || event.button !== 0 || !event.isPrimary) return
    const { piece = '', drag: how = '', rethink } = handle.dataset
    // Another card instead of one with which more was chosen already: to put all that back takes more than a click.
    if (how === 'next' && rethink === 'other' && root.querySelectorAll('main [data-rethink=same]').length !== 1) return
    pressed = { pointer, handle, piece, how, x, y, since, touch: event.pointerType === 'touch' }
  }

  const isLate = ({ touch, since }: Press, now: number) => touch && now - since > PRESS.most
  const isEarly = ({ touch, since }: Press, now: number) => touch && now - since < PRESS.least

  function move(event: PointerEvent): void {
    const { clientX, clientY, timeStamp } = event
    if (drag === undefined && pressed?.pointer === event.pointerId) {
      const way = Math.hypot(clientX - pressed.x, clientY - pressed.y)
      if (way < (pressed.touch ? PRESS.moved : MOVED)) return
      if (isLate(pressed, timeStamp) || isEarly(pressed, timeStamp)) pressed = undefined
      else if (scene.busy) void beginSoon(pressed)
      else begin(pressed)
    }
    if (drag?.pointer !== event.pointerId) return
    const unit = pixel()
    drag.ghost.style.translate = `${(clientX - drag.x) / unit}px ${(clientY - drag.y) / unit}px`
    drag.goal?.removeAttribute('data-drop')
    drag.goal = goalAt(drag, clientX, clientY)
    drag.goal?.setAttribute('data-drop', '')
  }

  /** The table is not done with what was clicked before: as soon as it is, if it is held until then. */
  async function beginSoon(press: Press): Promise<void> {
    const isHeld = () => pressed === press && drag === undefined
    while (scene.busy && isHeld()) await new Promise(requestAnimationFrame)
    await tick()
    if (isHeld()) begin(press)
  }

  function begin(press: Press): void {
    const { pointer, piece, how } = press
    // It may have been drawn anew since it was pressed.
    const handle = press.handle.isConnected ? press.handle : pieceCalled(piece)
    if (handle === undefined) return void (pressed = undefined)
    const ghost = ghostOf(handle)
    // What is clicked may be drawn anew: the pointer belongs to the table until it is released.
    root.setPointerCapture(pointer)
    root.append(ghost)
    // What the press has focused may be gone with the drop, and should not be told of it then.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void scene.hover(undefined)
    const clicks = isFirst(how) && !isTaken(handle)
    const before = piecesOn(TAKEN)[0]?.dataset['piece']
    const undone = async () => {
      await tick()
      const was = before === undefined ? undefined : pieceCalled(before)
      if (was !== undefined) {
        if (!isTaken(was)) clickOn(was)
      } else if (how === 'next') await scene.undo()
      else piecesOn('.held', piece).forEach(clickOn)
    }
    const { news } = scene
    if (clicks) clickOn(handle)
    else if (!isFirst(how)) markGoals(how, true)
    const ready = clicks && how === 'next' ? answered(scene, news) : tick().then(() => true)
    drag = { ...press, handle, ghost, back: clicks ? undone : undefined, ready, goal: undefined }
    // It can't be taken back, or the table refuses: it says so, and there is nothing to drag.
    const mine = drag
    void ready.then((well) => void (!well && drag === mine && end()))
  }

  function goalAt({ how }: Drag, x: number, y: number): Element | undefined {
    const at = document.elementFromPoint(x, y)
    if (!isFirst(how)) return at?.closest(`main [data-takes=${JSON.stringify(how)}]`) ?? undefined
    return at?.closest(`main ${GOAL}`) ?? at?.closest('main [data-place]')?.querySelector(GOAL) ?? undefined
  }

  /** Nothing is dragged any more. */
  function end(): Drag | undefined {
    const ended = drag
    drag = pressed = undefined
    if (ended === undefined) return undefined
    swallows = true
    ended.ghost.remove()
    ended.goal?.removeAttribute('data-drop')
    markGoals(ended.how, false)
    if (root.hasPointerCapture(ended.pointer)) root.releasePointerCapture(ended.pointer)
    return ended
  }

  async function drop({ pointerId, clientX, clientY }: PointerEvent): Promise<void> {
    if (drag?.pointer !== pointerId) return void (pressed = undefined)
    const ended = end()!
    if (!(await ended.ready)) return
    await tick()
    const goal = goalAt(ended, clientX, clientY)
    if (goal === undefined) await ended.back?.()
    else if (isFirst(ended.how)) clickOn(goal)
    else {
      const dropped = pieceCalled(ended.piece)
      if (dropped !== undefined) clickOn(dropped)
    }
  }

  async function stop(): Promise<void> {
    const ended = end()
    if (ended !== undefined && (await ended.ready)) await ended.back?.()
  }
  const cancel = ({ pointerId }: PointerEvent) => {
    if (drag?.pointer === pointerId) void stop()
    else pressed = undefined
  }
  function keyed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || drag === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void stop()
  }
  /** The click with which a browser may end a drag; those of a keyboard and our own are meant. */
  function swallow(event: MouseEvent): void {
    if (!swallows || !event.isTrusted || event.detail === 0) return
    swallows = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** A finger that drags does not scroll. */
  function still(event: TouchEvent): void {
    const drags = pressed !== undefined && !isEarly(pressed, event.timeStamp) && !isLate(pressed, event.timeStamp)
    if ((drag !== undefined || drags) && event.cancelable) event.preventDefault()
  }

  const gone = new AbortController()
  const { signal } = gone
  root.addEventListener('pointerdown', press, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', (event) => void drop(event), { signal })
  root.addEventListener('pointercancel', cancel, { signal })
  root.addEventListener('click', swallow, { signal, capture: true })
  root.addEventListener('touchmove', still, { signal, passive: false })
  window.addEventListener('keydown', keyed, { signal, capture: true })
  return () => {
    end()
    gone.abort()
  }
}

/** The table shows what came of an answer. False: it asks once more, refuses, or says nothing for long. */
async function answered(scene: Scene, before: Scene['news']): Promise<boolean> {
  const begun = performance.now()
  while (scene.news === before || scene.busy) {
    if (scene.aimed !== undefined || scene.trouble !== undefined || performance.now() - begun > PATIENCE) return false
    await new Promise(requestAnimationFrame)
  }
  await tick()
  return true
}
