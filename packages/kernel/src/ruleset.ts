import type { Rule, Step, StepName, StepOf, Terms } from './game.ts'
import type { Reading } from './reading.ts'
import { BrokenRule } from './result.ts'
import type { Table } from './table.ts'

/** What its rule returns nobody reads. */
export type StepBody<T extends Terms, K extends StepName<T> = never> = (
  g: Table<T>,
  step: [K] extends [never] ? never : StepOf<T, K>,
) => Rule<unknown> | void

/** Before it happens (replace, prevent, save) or after (react). */
export type When = 'would' | 'has'

/** What is raised in a window. A reaction of the would-happen kind may prevent it. */
export interface Raised {
  prevented?: boolean
}

type WindowName<T extends Terms> = keyof T['windows'] & string
type ValueName<T extends Terms> = keyof T['values'] & string
export type ValueOf<T extends Terms, K extends ValueName<T>> = T['values'][K] extends { value: infer V } ? V : never
export type AboutOf<T extends Terms, K extends ValueName<T>> = T['values'][K] extends { about: infer A } ? A : never

/** A rule that takes part in a window. Reactions run in the order of their rank, then of the parts. */
export type Reaction<T extends Terms> = {
  [W in WindowName<T>]: {
    readonly to: W
    readonly when: When
    readonly rank?: number
    readonly do: (g: Table<T>, event: T['windows'][W]) => Rule | void
  }
}[WindowName<T>]

export type Modifiers<T extends Terms> = {
  readonly [K in ValueName<T>]?: (value: ValueOf<T, K>, about: AboutOf<T, K>, g: Reading<T>) => ValueOf<T, K>
}

/**
 * A piece of the rules that plugs in: the base game, a variant, a mode, an expansion. A step that an earlier part has
 * defined may be replaced; `instead` gets the earlier body, so that it can run it before, after, or not at all.
 */
export interface Part<T extends Terms> {
  readonly name: string
  readonly steps?: { readonly [K in StepName<T>]?: StepBody<T, K> }
  readonly instead?: { readonly [K in StepName<T>]?: (earlier: StepBody<T, K>) => StepBody<T, K> }
  readonly on?: readonly Reaction<T>[]
  /** The topics of its offers: what a player may have a standing answer to. */
  readonly topics?: readonly string[]
  readonly modify?: Modifiers<T>
}

/** Written as methods, so that a game's rules may stand where those of any game are asked for (see AnyGame). */
interface Runs<T extends Terms> {
  step(g: Table<T>, step: Step): Rule<unknown> | void
  modify(value: unknown, about: unknown, g: Reading<T>): unknown
  react(g: Table<T>, event: Raised): Rule | void
}

export interface Ruleset<T extends Terms> {
  readonly parts: readonly string[]
  readonly steps: Readonly<Record<string, Runs<T>['step']>>
  readonly reactions: Readonly<Record<string, readonly AnyReaction<T>[] | undefined>>
  readonly modifiers: Readonly<Record<string, readonly Modifier<T>[] | undefined>>
  readonly topics: ReadonlySet<string>
}
type Modifier<T extends Terms> = Runs<T>['modify']

export interface AnyReaction<T extends Terms> {
  readonly to: string
  readonly when: When
  readonly rank?: number
  readonly do: Runs<T>['react']
}

/** What is not in it is found missing at once: there is no prototype to look through, and no `toString` in it. */
const bareTable = <V>(): Record<string, V> => Object.create(null) as Record<string, V>

const entriesOf = <V>(table: object | undefined): readonly [string, V][] =>
  Object.entries((table ?? {}) as Record<string, V>)

/** Put the parts of a table's rules together, once per set-up. */
export function compose<T extends Terms>(parts: readonly Part<T>[]): Ruleset<T> {
  const steps: Record<string, StepBody<T>> = bareTable()
  const reactions: Record<string, AnyReaction<T>[]> = bareTable()
  const modifiers: Record<string, Modifier<T>[]> = bareTable()
  for (const part of parts) {
    for (const [name, body] of entriesOf<StepBody<T>>(part.steps)) {
      if (steps[name] !== undefined) throw new BrokenRule(`${part.name} defines the step ${name} again; use instead`)
      steps[name] = body
    }
    for (const [name, replace] of entriesOf<(earlier: StepBody<T>) => StepBody<T>>(part.instead)) {
      const earlier = steps[name]
      if (earlier === undefined) throw new BrokenRule(`${part.name} replaces the step ${name}, which nobody defines`)
      steps[name] = replace(earlier)
    }
    for (const reaction of part.on ?? []) (reactions[reaction.to] ??= []).push(reaction as AnyReaction<T>)
    for (const [name, modify] of Object.entries(part.modify ?? {})) (modifiers[name] ??= []).push(modify as Modifier<T>)
  }
  for (const list of Object.values(reactions)) list.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return {
    parts: parts.map((part) => part.name),
    steps,
    reactions,
    modifiers,
    topics: new Set(parts.flatMap((part) => part.topics ?? [])),
  }
}
