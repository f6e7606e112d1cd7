import { put, type SetupField } from '@wanli/game-kit'
import type { FlagValues } from './module.ts'

export type { SetupField }

/** Every answer to a field, as `--option` takes it: `raid.playerCount=withAutomata`. */
export const answersTo = ({ name, choices }: SetupField) =>
  choices.map((choice) => ({ ...choice, word: `${name}=${choice.value}` }))

/** Answers as they stand in a set-up. */
export function placed(answers: readonly { readonly path: readonly string[]; readonly value: unknown }[]) {
  const setup: Record<string, unknown> = {}
  for (const { path, value } of answers) put(setup, path, value)
  return setup
}

export const listOf = (value: FlagValues[string]): readonly string[] =>
  Array.isArray(value) ? (value as string[]) : []
