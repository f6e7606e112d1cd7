import type { Step } from '../../frame/thoughts.svelte.ts'
import { type Asking, type Steps, stepsOf } from './places.ts'
import type { Option, Prompt } from './types.ts'

/** What a click on a place does now. */
export interface Target {
  /** The option that the click answers with; undefined: it only picks something up. */
  readonly option: Option | undefined
  /** The places held after the click, if it doesn't answer. */
  readonly holds: readonly string[]
  /** It is held now; a click puts it down again. */
  readonly held: boolean
}

/** What must be held for a step of this option to come next; undefined: what is held doesn't lead to it. */
function nextPlaces({ places, anyOrder }: Steps, held: readonly string[]): readonly string[] | undefined {
  if (held.length >= places.length) return undefined
  if (anyOrder === true) {
    const all = places.flat()
    return held.every((place) => all.includes(place)) ? all.filter((place) => !held.includes(place)) : undefined
  }
  return held.every((place, i) => places[i]!.includes(place)) ? places[held.length] : undefined
}

const costOf = (option: Option): number => (option.kind === 'move' ? option.cost : 0)

/** Every place that can be clicked now. */
export function targetsOf(
  options: readonly Option[],
  asking: Asking,
  held: readonly string[],
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  const others = new Map<string, Target>()
  for (const option of options) {
    const steps = stepsOf(option, asking)
    if (steps === undefined) continue
    const last = held.length === steps.places.length - 1
    for (const place of nextPlaces(steps, held) ?? []) {
      const known = targets.get(place)
      // Two ways to the same place: the cheaper one.
      if (known?.option !== undefined && (!last || costOf(known.option) <= costOf(option))) continue
      targets.set(place, { option: last ? option : undefined, holds: [...held, place], held: false })
    }
    // With something in hand, one may still take another thing instead.
    if (held.length > 0 && steps.anyOrder !== true)
      for (const place of steps.places[0]!) {
        const single = steps.places.length === 1
        others.set(place, { option: single ? option : undefined, holds: [place], held: false })
      }
  }
  for (const [place, target] of others) if (!targets.has(place)) targets.set(place, target)
  for (const place of held)
    targets.set(place, { option: undefined, holds: held.filter((other) => other !== place), held: true })
  return targets
}

/** Places that stand for something refused now, with the key of what is refused. */
export function refusalsOf(
  refused: readonly { readonly key: string; readonly option: { readonly kind: string } }[],
  asking: Asking,
  held: readonly string[],
): ReadonlyMap<string, string> {
  const refusals = new Map<string, string>()
  for (const { key, option } of refused) {
    const steps = stepsOf(option as Option, asking)
    if (steps === undefined || steps.anyOrder === true) continue
    for (const place of nextPlaces(steps, held) ?? steps.places[0]!) if (!refusals.has(place)) refusals.set(place, key)
  }
  return refusals
}

/**
 * What is in hand before anything was clicked: the only thing that can be picked up, or the first official of the supply, so that
 * one click on a region is enough.
 */
export function heldAtFirst(options: readonly Option[], asking: Asking): readonly string[] {
  const firsts = new Set<string>()
  for (const option of options) {
    const steps = stepsOf(option, asking)
    if (steps === undefined) continue
    if (steps.anyOrder === true || steps.places.length === 1) return []
    if (option.kind === 'place') return [steps.places[0]![0]!]
    firsts.add(steps.places[0]![0]!)
  }
  return firsts.size === 1 ? [...firsts] : []
}

/** Another choice instead of one that was made; or the same again, which puts it back. */
export interface Rethink {
  readonly step: Step
  readonly option: Option
  readonly same: boolean
}

/** What one click would choose instead, in these questions that were answered; what a place means now goes before. */
export function rethinksOf(steps: readonly Step[], taken: (place: string) => boolean): ReadonlyMap<string, Rethink> {
  const found = new Map<string, Rethink>()
  for (const step of steps) {
    const { question, key } = step
    const asking: Asking = { prompt: question.prompt as Prompt, moving: true, aspect: undefined }
    for (const option of question.options as unknown as readonly Option[]) {
      const places = stepsOf(option, asking)?.places ?? []
      if (places.length !== 1) continue
      for (const place of places[0]!)
        if (!taken(place) && !found.has(place)) found.set(place, { step, option, same: option.key === key })
    }
  }
  return found
}
