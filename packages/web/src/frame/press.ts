import { flushSync } from 'svelte'
import type { Scene } from './scene.svelte.ts'

/** Whoever acts sees the table as it is. */
export function endStage({ stage }: Scene): void {
  if (stage.playing) flushSync(() => stage.end())
}

/**
 * Something is pressed while the stage plays. What means something on the table as it is ends the stage and counts, with this one
 * click; any other press leads to the end of the scene, or, where others act, to now.
 */
export function pressOnStage(scene: Scene, event: PointerEvent): void {
  const { stage } = scene
  if (!stage.playing) return
  const pause = stage.pause()
  const isScene = stage.beat !== undefined
  if (!isScene || scene.news?.question !== undefined) endStage(scene)
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const legal = under?.closest<HTMLElement | SVGElement>('.legal') ?? undefined
  if (legal !== undefined) return countsFor(legal, event)
  if (!isScene) return
  stage.resume(pause)
  if (!under?.closest('button, a, input, select, summary')) stage.skip()
}

/** What was pressed may have been drawn anew, and a browser gives the click to nobody then: it is the place's under the pointer. */
function countsFor(legal: HTMLElement | SVGElement, { target }: PointerEvent): void {
  if (target instanceof Node && legal.contains(target)) return
  const own = new AbortController()
  legal.addEventListener('click', () => own.abort(), { signal: own.signal, capture: true })
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      setTimeout(() => {
        const meant = !own.signal.aborted && legal.contains(document.elementFromPoint(clientX, clientY))
        own.abort()
        if (meant) legal.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
    },
    { signal: own.signal, once: true },
  )
}
