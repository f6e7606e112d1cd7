import type { Step } from './thoughts.svelte.ts'

/*
 * What can be clicked on a board, and what a click means there: for every game the same. A game only says where its options
 * lie (Way). Most need one click; some take a thing up first and then name the place where it goes; some name several places.
 */

export interface Clickable {
  readonly kind: string
  readonly key: string
}

/** The clicks that make up an option, one after the other; each may be on any of several places that mean the same. */
export interface Way {
  readonly clicks: readonly (readonly string[])[]
  readonly anyOrder?: true
}
/** One click, on any of these. */
export const at = (...places: string[]): Way => ({ clicks: [places] })
/** Clicks on these, one after the other. */
export const along = (...places: string[]): Way => ({ clicks: places.map((place) => [place]) })

/** Places that were clicked, one after the other. */
export type Path = readonly string[]

/** An option and one way to it. */
export interface Placed<O extends Clickable> {
  readonly option: O
  readonly way: Way
}

/** Options with all ways to each. */
export const placedBy = <O extends Clickable>(
  options: readonly O[],
  waysTo: (option: O) => readonly Way[],
): readonly Placed<O>[] => options.flatMap((option) => waysTo(option).map((way) => ({ option, way })))

/** What a click on a place does now. */
export interface Target<O extends Clickable = Clickable> {
  /** The option that the click answers with; undefined: it only picks something up. */
  readonly option: O | undefined
  /** The places held after the click, if it doesn't answer. */
  readonly holds: Path
  /** It is held now; a click puts it down again. */
  readonly held: boolean
  /** It would replace what is held. */
  readonly other: boolean
  /** Where one could go on from here. */
  readonly leads: readonly string[]
}

/** How a game's board differs from others. */
export interface Manners<O extends Clickable> {
  /** Of several options that the same clicks lead to, the one with the lowest cost is meant; of equals the first. */
  readonly cost?: (option: O) => number
  /** What can only go to one place goes there as soon as it is clicked. */
  readonly atOnce?: (option: O) => boolean
  /** The first click of this option is made for the person: one click where it goes is enough. */
  readonly inHand?: (option: O) => boolean
}

/** Where the next click of a way may be; undefined: what is held doesn't lead to it, or is all of it. */
function nextOf({ clicks, anyOrder }: Way, held: Path): readonly string[] | undefined {
  if (held.length >= clicks.length) return undefined
  if (anyOrder === true) {
    const all = clicks.flat()
    return held.every((place) => all.includes(place)) ? all.filter((place) => !held.includes(place)) : undefined
  }
  return held.every((place, i) => clicks[i]!.includes(place)) ? clicks[held.length] : undefined
}

/** Every place that can be clicked now. */
export function targetsOf<O extends Clickable>(
  placed: readonly Placed<O>[],
  held: Path,
  manners: Manners<O> = {},
): ReadonlyMap<string, Target<O>> {
  const targets = new Map<string, Target<O>>()
  const add = (from: Path, other: boolean): void => {
    const here = placed.filter(({ way }) => !other || way.anyOrder !== true)
    for (const { way } of here)
      for (const place of nextOf(way, from) ?? [])
        if (!targets.has(place)) targets.set(place, { ...reached([...from, place], here, manners), held: false, other })
  }
  add(held, false)
  // With something in hand, one may still take another thing instead.
  for (let n = held.length - 1; n >= 0; n--) add(held.slice(0, n), true)
  const loose = placed.some(({ way }) => way.anyOrder)
  held.forEach((place, i) =>
    targets.set(place, {
      option: undefined,
      holds: loose ? held.filter((other) => other !== place) : held.slice(0, i),
      held: true,
      other: false,
      leads: [],
    }),
  )
  return targets
}

/** What a click brings with which so much has been clicked. */
function reached<O extends Clickable>(
  holds: Path,
  placed: readonly Placed<O>[],
  { cost = () => 0, atOnce = () => false }: Manners<O>,
): Pick<Target<O>, 'option' | 'holds' | 'leads'> {
  const before = holds.slice(0, -1)
  const going = placed.filter(({ way }) => nextOf(way, before)?.includes(holds.at(-1)!) === true)
  let ends: O | undefined
  for (const { option, way } of going)
    if (way.clicks.length === holds.length && (ends === undefined || cost(option) < cost(ends))) ends = option
  if (ends !== undefined) return { option: ends, holds, leads: [] }
  const leads = [...new Set(going.flatMap(({ way }) => nextOf(way, holds) ?? []))]
  const [first] = going
  const only = first !== undefined && going.every(({ option }) => option === first.option) ? first.option : undefined
  return { option: only !== undefined && atOnce(only) ? only : undefined, holds, leads }
}

/** Places that stand for something refused now, with the key of what is refused. */
export function refusalsOf(refused: readonly Placed<Clickable>[], held: Path): ReadonlyMap<string, string> {
  const refusals = new Map<string, string>()
  for (const { option, way } of refused) {
    if (way.anyOrder === true) continue
    for (const place of nextOf(way, held) ?? way.clicks[0] ?? [])
      if (!refusals.has(place)) refusals.set(place, option.key)
  }
  return refusals
}

/** What is in hand before anything was clicked: what the game puts there, or the only thing that can be picked up. */
export function heldAtFirst<O extends Clickable>(placed: readonly Placed<O>[], { inHand }: Manners<O> = {}): Path {
  const firstOf = ({ clicks: [first] }: Way): string => first![0]!
  const given = placed.find(({ option, way }) => way.clicks.length > 1 && inHand?.(option) === true)
  if (given !== undefined) return [firstOf(given.way)]
  const [one] = placed
  if (one === undefined) return []
  const alike = placed.every(
    ({ way }) => way.clicks.length > 1 && way.anyOrder !== true && firstOf(way) === firstOf(one.way),
  )
  return alike ? [firstOf(one.way)] : []
}

/** Another choice instead of one that was made; or the same again, which puts it back. */
export interface Rethink<O extends Clickable = Clickable> {
  readonly step: Step
  readonly option: O
  readonly same: boolean
}

/** What one click would choose instead, in a question that was answered; `found`: what other questions gave already. */
export function addRethinks<O extends Clickable>(
  found: Map<string, Rethink<O>>,
  step: Step,
  placed: readonly Placed<O>[],
  taken: (place: string) => boolean,
): void {
  for (const { option, way } of placed) {
    if (way.clicks.length !== 1) continue
    for (const place of way.clicks[0]!)
      if (!taken(place) && !found.has(place)) found.set(place, { step, option, same: option.key === step.key })
  }
}
