import { put } from '@wanli/game-kit'
import type { Face, SetupField } from '../../games/face.ts'

/*
 * From what is picked on the page to a set-up as the game's own check wants it.
 */

export type Value = SetupField['usual']
export type Values = Readonly<Record<string, Value>>

export const usualValues = (fields: readonly SetupField[]): Values =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))

/** What is picked, each at its place in the set-up. */
export function setupOf(face: Face, mode: string, clans: readonly string[], values: Values): Record<string, unknown> {
  const setup: Record<string, unknown> = { seats: clans.length, clans }
  // A game with one mode has no name for it.
  if (face.modes.length > 1) setup['mode'] = mode
  for (const { name, path } of face.fields(mode, clans.length)) put(setup, path, values[name])
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
export function drawnValues(face: Face, mode: string, clans: readonly string[]): Values {
  const fields = face.fields(mode, clans.length)
  for (let tries = 0; tries < 100; tries++) {
    const values = Object.fromEntries(fields.map((field) => [field.name, drawn(field)]))
    if (face.wrong(setupOf(face, mode, clans, values)) === undefined) return values
  }
  return usualValues(fields)
}
