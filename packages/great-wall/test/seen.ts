import assert from 'node:assert/strict'

/** What onlookers saw, by name, and how often. */
export type Seen = Map<string, number>

/** The games were worth looking at: all of this happened. */
export const happened = (seen: Seen, wanted: readonly string[]): void =>
  assert.deepEqual(
    wanted.filter((what) => !seen.has(what)),
    [],
  )
