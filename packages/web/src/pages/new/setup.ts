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

function drawn({ kind, choices, usual }: SetupField): Value {
  if (kind === 'one') return oneOf(choices).value
  if (kind === 'many') return choices.filter(coin).map(({ value }) => value)
  // Yes or no is about comfort, not about the game: nobody wants to be surprised by it.
  return usual
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
