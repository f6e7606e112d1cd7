import assert from 'node:assert/strict'
import { fullestBox } from '@wanli/game-kit'
import { greatWall, type GreatWall, SETUP } from '@wanli/great-wall'
import { Dice, openPosition, Table } from '@wanli/kernel'
import type { Asking } from '../src/games/great-wall/places.ts'
import type { Box, Option, View } from '../src/games/great-wall/types.ts'

/** The tables of The Great Wall: every mode, and for how many. */
export const WALL_TABLES = [
  { mode: 'solo', seats: 1 },
  { mode: 'two', seats: 2 },
  { mode: 'coop', seats: 2 },
  { mode: 'coop', seats: 3 },
  { mode: 'coop', seats: 4 },
  { mode: 'competitive', seats: 3 },
  { mode: 'competitive', seats: 4 },
] as const

/** Tables with everything that goes together: one for each number of players from two on. */
export const WAR_TABLES = [
  { mode: 'competitive', seats: 5 },
  { mode: 'two', seats: 2 },
  { mode: 'coop', seats: 3 },
  { mode: 'competitive', seats: 4 },
] as const
/** As many sets as may lie on one table; the fifth clan comes with its seat. */
export const warFor = (seats: number): readonly string[] =>
  fullestBox(SETUP).filter((name) => seats > 4 || name !== 'fifthPlayer')

/** A table of The Great Wall in words (docs/positions-great-wall.md), as the first seat sees it. */
export interface Scene {
  readonly table: Table<GreatWall>
  readonly view: View
  readonly box: Box
  readonly asking: Asking
  readonly options: readonly Option[]
}

export function scene(words: object, setup: object = { seats: 3 }): Scene {
  const opened = openPosition(greatWall, {
    wanli: 'position',
    format: 1,
    game: 'great-wall',
    setup: setup as never,
    table: words as never,
  })
  assert.ok(opened.ok, JSON.stringify(opened))
  const table = opened.value
  const { box, open } = table
  const view = table.view(0)
  const question = open.find(({ seat }) => seat === 0)
  const asking: Asking = { prompt: question?.prompt ?? 'command', about: question?.about ?? {}, view, box }
  return { table, view, box, asking, options: question?.options ?? [] }
}

/** A game that is answered at random, at each of its questions: as who is asked sees it. */
export function* questionsOf(setup: object, seed: string): Generator<Scene & { readonly prompt: string }, void, void> {
  const checked = greatWall.checkSetup(setup)
  assert.ok(checked.ok, JSON.stringify(checked))
  const dice = new Dice(seed)
  const table = Table.start(greatWall, checked.value, seed, { record: true })
  const { box } = table
  while (!table.over) {
    const { seat, prompt, about, options } = table.open[0]!
    const view = greatWall.view(table.state, seat, box)
    yield { table, view, box, prompt, asking: { prompt, about: about ?? {}, view, box }, options }
    table.pick(0, dice.below(options.length))
  }
}
