import assert from 'node:assert/strict'
import { type AnyGame, type AnyTable, type Dice, type Seat, Streams, Table } from '@wanli/kernel'

/** The same moment for this seat, with other hands, other decks and another future; it keeps a record like the real one. */
export function otherWorld(game: AnyGame, table: AnyTable, seat: Seat, dice: Dice): AnyTable {
  const { state, entries } = table.checkpoint()
  game.guess(state, seat, dice, table.box)
  const world = new Table(game, table.box, new Streams(String(dice.word())), state, { record: true })
  for (const entry of entries) assert.ok(world.answer(entry.seat, entry.key).ok)
  return world
}
