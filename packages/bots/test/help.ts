import assert from 'node:assert/strict'
import { botNamed, type BotKind } from '@wanli/bots'
import { type AnyGame, type AnyTable, Dice, type Seat, Table } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'

/** The bots of a game, and tables for them. */
export function botsOf(game: AnyGame) {
  const bot = (name: string): BotKind => {
    const found = botNamed(game.id, name)
    assert.ok(found.ok, `there is no bot ${name}`)
    return found.value
  }
  /** A new table that keeps a record, with this set-up. */
  const tableOf = (setup: object, seed: string): AnyTable => {
    const checked = game.checkSetup(setup)
    assert.ok(checked.ok, JSON.stringify(checked))
    return Table.start(game, checked.value, seed, { record: true })
  }
  /** One greedy player among random ones. */
  const one = (seats: number, seat: Seat): BotKind[] =>
    Array.from({ length: seats }, (_, other) => bot(other === seat ? 'greedy' : 'random'))
  /** Random bots play every set-up to its end, and one greedy bot among them, at another seat each time. */
  const playEvery = (setups: readonly { readonly seats: number }[], name: 'random' | 'greedy'): void => {
    for (const [i, setup] of setups.entries()) {
      const table = tableOf(setup, `${name} ${i}`)
      playOut(table, one(setup.seats, name === 'random' ? -1 : i % setup.seats), `${name} ${i}`)
      assert.deepEqual(game.invariants(table.state, table.box), [])
    }
  }
  return { game, bot, tableOf, one, playEvery }
}

export const { game, bot, tableOf, playEvery } = botsOf(zhanguo)

/** Play to the end, each seat with its bot; `each` sees every choice before it is made. */
export function playOut(
  table: AnyTable,
  kinds: readonly BotKind[],
  seed: string,
  each?: (table: AnyTable, choice: number) => void,
): AnyTable {
  const bots = kinds.map((kind, seat) => kind.make(new Dice(`${seed}/${seat}`)))
  while (!table.over) {
    const question = table.open[0]!
    const choice = bots[question.seat]!.choose(table, question.seat)
    assert.ok(question.options[choice] !== undefined, `${bots[question.seat]!.name} chose ${choice}: no such option`)
    each?.(table, choice)
    table.pick(0, choice)
  }
  return table
}

/** All set-ups of ZhanGuo. */
export const SETUPS = [2, 3, 4].flatMap((seats) =>
  ['A', 'B', 'auction'].flatMap((boards) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) =>
      [true, false].map((autoClaimTasks) => ({
        seats,
        boards,
        variants: ['draft3keep2', 'orderByRewards', 'unrestPerWorker'].filter((_, i) => (bits >> i) % 2 === 1),
        autoClaimTasks,
      })),
    ),
  ),
)
