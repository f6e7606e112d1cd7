import { from } from '@wanli/game-kit'
import { z } from 'zod'
import type { Contents } from '../modes/index.ts'

/* A set may be too much, or too little, for the Time track of the base game with some numbers of players: its own rows add to that one's. */

const COUNTS = [1, 2, 3, 4, 5] as const
type Players = (typeof COUNTS)[number]

/** So many Hordes more come in the Spring of a slot, by players. */
export interface TimeRow {
  readonly slot: number
  readonly more: Readonly<Record<Players, number>>
}

const more = from(-9, 9)
export const TIME_SHAPES = { more: z.strictObject({ 1: more, 2: more, 3: more, 4: more, 5: more }) }
/** Which slots are meant is ours to say: a row for each that differs. */
export const TIME_KEPT = { slot: 'follows' }

export const timeWith = (time: Contents['time'], rows: readonly TimeRow[], players: number): Contents['time'] =>
  time.map((slot, index) => {
    const row = rows.find((other) => other.slot === index + 1)
    return row === undefined ? slot : { ...slot, hordes: Math.max(0, slot.hordes + row.more[players as Players]) }
  })
