import assert from 'node:assert/strict'
import { Dice, type Game, Table, type Terms } from '@wanli/kernel'
import type { NewsLine } from '../src/table/protocol.ts'

/** A whole game, answered at random: how it ended, and all that was told. */
export function playedAtRandom<T extends Terms>(
  game: Game<T>,
  setup: object,
  seed: string,
): Pick<Table<T>, 'state' | 'box'> & { readonly events: readonly NewsLine['event'][] } {
  const checked = game.checkSetup(setup)
  assert.ok(checked.ok, JSON.stringify(checked))
  const events: NewsLine['event'][] = []
  const table = Table.start(game, checked.value, seed, { say: (event) => events.push({ ...event }) })
  const dice = new Dice(`${seed} answers`)
  while (table.open.length > 0) table.pick(0, dice.below(table.open[0]!.options.length))
  return { state: table.state, box: table.box, events }
}
