import { type Constant, newTable, tableAt, TestTable as AnyTestTable, value } from '@wanli/test-kit'
import type { z } from 'zod'
import { zhanguo } from '../src/index.ts'
import type { tableShape } from '../src/position/shape.ts'
import type { Clan, Setup, ZhanGuo } from '../src/terms.ts'

// The seats are blue, red, purple and yellow unless a set-up says otherwise.

export { card, decision, rule, value } from '@wanli/test-kit'

export type Words = Constant<z.input<typeof tableShape>>
export type PlayerWords = NonNullable<NonNullable<Words['players']>[Clan]>
type SetupWords = Partial<Setup>

export class TestTable extends AnyTestTable<ZhanGuo, Clan> {}

/** A table in the middle of a game. */
export const position = (words: Words, setup: SetupWords = {}): TestTable =>
  new TestTable(value(tableAt(zhanguo, words, setup)))

/** A new game, from its set-up on. */
export const newGame = (setup: SetupWords = {}, seed = 'seed'): TestTable =>
  new TestTable(newTable(zhanguo, setup, seed))

/** What walls of 1, 2 and 3 rods in this section bring red at the end, if this side of a tile lies there. */
export const scoresOfWalls = (section: string, tile: string, players: Words['players']): unknown[] =>
  [1, 2, 3].map((rods) =>
    position({
      round: 5,
      phase: 'scoring',
      tiles: { [section]: tile },
      walls: { [section]: { [rods]: 'red' } },
      players,
    }).words('players.red.points.walls'),
  )
