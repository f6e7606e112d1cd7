import type { Step } from '../../frame/thoughts.svelte.ts'
import { type Asking, isOnBoard, type Path, pathsOf, place } from './places.ts'
import type { Option } from './types.ts'

/** What a click on a place does now. */
export interface Target {
  /** The option that the click answers with; undefined: it only picks something up. */
  readonly option: Option | undefined
  /** The places held after the click, if it doesn't answer. */
  readonly holds: Path
  /** It is held now; a click puts it down again. */
  readonly held: boolean
  /** It would replace what is held. */
  readonly other: boolean
  /** Where one could go on from here. */
  readonly leads: readonly string[]
}

const begins = (path: Path, held: Path): boolean => held.every((one, i) => path[i] === one)

/** What is clicked first and has only one way to go on is sent there at once; Clerks and marches always name both ends. */
const BOTH_ENDS: ReadonlySet<Option['kind']> = new Set<Option['kind']>(['clerk', 'march'])

interface Way {
  readonly option: Option
  readonly path: Path
}

/** Every place that can be clicked now. */
export function targetsOf(options: readonly Option[], asking: Asking, held: Path): ReadonlyMap<string, Target> {
  const ways: readonly Way[] = options.flatMap((option) => pathsOf(option, asking).map((path) => ({ option, path })))
  const targets = new Map<string, Target>()
  const add = (from: Path, other: boolean) => {
    for (const { path } of ways) {
      if (path.length <= from.length || !begins(path, from)) continue
      const next = path[from.length]!
      if (targets.has(next)) continue
      targets.set(next, { ...reached([...from, next], ways), held: false, other })
    }
  }
  add(held, false)
  // With something in hand, one may still take another thing instead.
  for (let n = held.length - 1; n >= 0; n--) add(held.slice(0, n), true)
  held.forEach((one, i) =>
    targets.set(one, { option: undefined, holds: held.slice(0, i), held: true, other: false, leads: [] }),
  )
  return targets
}

/** What a click brings that completes this much of a path. */
function reached(holds: Path, ways: readonly Way[]): Pick<Target, 'option' | 'holds' | 'leads'> {
  const going = ways.filter(({ path }) => begins(path, holds))
  const ends = going.find(({ path }) => path.length === holds.length)
  if (ends !== undefined) return { option: ends.option, holds, leads: [] }
  const leads = [...new Set(going.map(({ path }) => path[holds.length]!))]
  const only = new Set(going.map(({ option }) => option)).size === 1 ? going[0]!.option : undefined
  return { option: only !== undefined && !BOTH_ENDS.has(only.kind) ? only : undefined, holds, leads }
}

/** Places that stand for something refused now, with the key of what is refused. */
export function refusalsOf(
  refused: readonly { readonly key: string; readonly option: { readonly kind: string } }[],
  asking: Asking,
  held: Path,
): ReadonlyMap<string, string> {
  const refusals = new Map<string, string>()
  for (const { key, option } of refused)
    for (const path of pathsOf(option as Option, asking)) {
      const next = begins(path, held) ? path[held.length] : path[0]
      if (next !== undefined && !refusals.has(next)) refusals.set(next, key)
    }
  return refusals
}

/** What is in hand before anything was clicked: a Clerk of the pool, or the only thing that can be picked up. */
export function heldAtFirst(options: readonly Option[], asking: Asking): Path {
  const paths = options.flatMap((option) => pathsOf(option, asking))
  if (paths.some(([first, ...more]) => first === place.pool && more.length > 0)) return [place.pool]
  const [first] = paths
  if (first === undefined || paths.some((path) => path.length === 1 || path[0] !== first[0])) return []
  return [first[0]!]
}

/** Another choice instead of the one that was made last; or the same again, which puts it back. */
export interface Rethink {
  readonly step: Step
  readonly option: Option
  readonly same: boolean
}

/** What one click would choose instead; what a place means now goes before. */
export function rethinksOf(
  step: Step,
  asking: Asking,
  taken: (place: string) => boolean,
): ReadonlyMap<string, Rethink> {
  const found = new Map<string, Rethink>()
  for (const option of step.question.options as unknown as readonly Option[]) {
    if (!isOnBoard(option)) continue
    for (const path of pathsOf(option, asking)) {
      const [first] = path
      if (path.length !== 1 || first === undefined || taken(first) || found.has(first)) continue
      found.set(first, { step, option, same: option.key === step.key })
    }
  }
  return found
}
