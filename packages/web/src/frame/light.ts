import type { NewsLine } from '../table/protocol.ts'
import type { Scene } from './scene.svelte.ts'

/**
 * Light up what an event names. What lies on the board says what it is by `data-place` or `data-piece`: `region:3`,
 * `seat:0`, `card:17`, with the event's own word for it, or with that of the game. Returns how to put the light out.
 */
export function lightUp(scene: Scene, event: NewsLine['event']): () => void {
  const names = namesIn(scene, event)
  const lit = names.flatMap((name) => {
    const value = CSS.escape(name)
    return [...document.querySelectorAll(`[data-place="${value}"], [data-piece="${value}"]`)]
  })
  for (const element of lit) element.classList.add('lit')
  return () => lit.forEach((element) => element.classList.remove('lit'))
}

/** The `data-place` and `data-piece` of what an event names. */
export const namesIn = ({ face, box }: Scene, event: NewsLine['event']): readonly string[] =>
  face.named?.(event, box) ?? namesOf(event)

/** Members that hold the same kind of thing under another name. */
const SAME_AS: Readonly<Record<string, string>> = { from: 'region', to: 'region', cards: 'card', regions: 'region' }

/** What an event names, by its own words. */
export function namesOf(event: NewsLine['event']): readonly string[] {
  return Object.entries(event).flatMap(([member, value]) => {
    const word = SAME_AS[member] ?? member
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => {
      if (typeof one === 'string' || typeof one === 'number') return member === 'kind' ? [] : [`${word}:${one}`]
      return isThing(one) ? namesOf({ ...one, kind: '' }) : []
    })
  })
}

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
