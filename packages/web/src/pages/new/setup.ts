import { put } from '@wanli/game-kit'
import type { Face, SetupField } from '../../games/face.ts'

/*
 * From what is picked on the page to a set-up as the game's own check wants it.
 */

export type Value = SetupField['usual']
export type Values = Readonly<Record<string, Value>>

export const usualValues = (fields: readonly SetupField[]): Values =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))

/** Who plays what with which boxes. */
export interface Lay {
  readonly mode: string
  readonly clans: readonly string[]
  readonly expansions: readonly string[]
}

export const fieldsOf = (face: Face, { mode, clans, expansions }: Lay): readonly SetupField[] =>
  face.fields({ mode, seats: clans.length, expansions })

/** What is picked, each at its place in the set-up. */
export function setupOf(face: Face, lay: Lay, values: Values): Record<string, unknown> {
  const { mode, clans, expansions } = lay
  const setup: Record<string, unknown> = { seats: clans.length, clans }
  if (expansions.length > 0) setup['expansions'] = expansions
  // A game with one mode has no name for it.
  if (face.modes.length > 1) setup['mode'] = mode
  for (const { name, path, usual } of fieldsOf(face, lay)) put(setup, path, values[name] ?? usual)
  return setup
}

/** A field with another answer: one choice taken, or one of many flipped. */
export function picked(field: SetupField, now: Value, choice: string): Value {
  if (field.kind !== 'many') return choice
  const list = now as readonly string[]
  return list.includes(choice) ? list.filter((value) => value !== choice) : [...list, choice]
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
const coin = (): boolean => Math.random() < 0.5
const shuffled = <T>(things: readonly T[]): readonly T[] =>
  things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)

function drawn({ kind, choices, usual }: SetupField): Value {
  if (kind === 'one') return oneOf(choices).value
  if (kind === 'many') return choices.filter(coin).map(({ value }) => value)
  // Yes or no is about comfort, not about the game: nobody wants to be surprised by it.
  return usual
}

/** "Surprise me": what lies in the box is drawn too, of what goes together and with who sits at the table. */
export function drawnExpansions(face: Face, { mode, clans }: Lay): readonly string[] {
  const barred = (expansions: readonly string[]): boolean =>
    (face.refusals?.({ mode, seats: clans.length, clans, expansions }) ?? []).length > 0
  const offered = (face.expansions ?? []).map(({ name }) => name)
  // Some may be needed by who sits here: they come first, and what does not go with them stays out.
  const needed = barred([]) ? offered.filter((name) => !barred([name])).slice(0, 1) : []
  // In any order: what goes with nothing else is drawn before it as often as after it.
  const drawn = shuffled(offered).reduce<readonly string[]>(
    (soFar, name) => (soFar.includes(name) || !coin() || barred([...soFar, name]) ? soFar : [...soFar, name]),
    needed,
  )
  return offered.filter((name) => drawn.includes(name))
}

/** "Surprise me": boards, variants and whatever else can be chosen are drawn, until they go together. */
export function drawnValues(face: Face, lay: Lay): Values {
  const fields = fieldsOf(face, lay)
  for (let tries = 0; tries < 100; tries++) {
    const values = Object.fromEntries(fields.map((field) => [field.name, drawn(field)]))
    if (face.wrong(setupOf(face, lay, values)) === undefined) return values
  }
  return usualValues(fields)
}
