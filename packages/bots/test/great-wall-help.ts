import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { BotKind } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import { type AnyTable, Dice, type Game, type Seat, Streams, Table } from '@wanli/kernel'
import { tableAt, value } from '@wanli/test-kit'
import { greatWallGreedy } from '../src/great-wall/index.ts'
import { botsOf, playOut } from './help.ts'

export type GreatWall = typeof greatWall extends Game<infer T> ? T : never

export const { game, bot, tableOf, one, playEvery } = botsOf(greatWall)

/** The state of a table as the game knows it. */
export const stateOf = (table: AnyTable): GreatWall['state'] => (table as unknown as Table<GreatWall>).state

/** The same moment for this seat in another world, with a record; undefined if someone's open answers don't exist there. */
function otherWorld(table: AnyTable, seat: Seat, dice: Dice, counted: boolean): AnyTable | undefined {
  const { state, entries } = table.checkpoint()
  game.guess(state, seat, dice, table.box)
  const { players } = state as unknown as GreatWall['state']
  for (const [other, player] of players.slice(0, table.box.seats).entries())
    if (other !== seat && !counted) player.resources = player.resources.map((n) => (n === 0 ? 0 : 1 + dice.below(9)))
  const world = new Table(game, table.box, new Streams(String(dice.word())), state, { record: true })
  for (const entry of entries) if (!world.answer(entry.seat, entry.key).ok) return undefined
  return world
}

/** The seat sees the same and is asked the same. */
function looksAlike(a: AnyTable, b: AnyTable, seat: Seat): boolean {
  const [one, other] = [a, b].map((table) => table.questionFor(seat)?.options.map(({ key }) => key))
  return isDeepStrictEqual(one, other) && isDeepStrictEqual(a.view(seat), b.view(seat))
}

/**
 * Plays a game and demands of a bot (greedy, if none is named), at some of the moments, the same choice in every world that the seat can't tell from the
 * real one: at how many moments that was looked at, and how many worlds could be told apart. `counted`: the others' resources
 * stay as they are, as in a guess, since they can be counted (decision 007); otherwise the bot must do without.
 */
export function choosesAlike(
  setup: object,
  kinds: readonly BotKind[],
  seed: string,
  dice: Dice,
  { oneIn = 2, counted = false, kind = bot('greedy') } = {},
): { readonly moments: number; readonly told: number } {
  let moments = 0
  let told = 0
  const table = tableOf(setup, seed)
  playOut(table, kinds, seed, () => {
    const { seat, options, prompt } = table.open[0]!
    if (options.length < 2 || dice.below(oneIn) !== 0) return
    const word = String(dice.word())
    const choose = (world: AnyTable) => kind.make(new Dice(word)).choose(world, seat)
    const choice = choose(table)
    for (let world = 0; world < 2; world++) {
      const other = otherWorld(table, seat, dice, counted)
      // Cards that have come to light since the checkpoint are others there: that world could be told apart.
      if (other === undefined || !looksAlike(other, table, seat)) {
        told++
        continue
      }
      moments++
      assert.equal(choose(other), choice, `${prompt} after ${table.entries.length} answers`)
    }
  })
  return { moments, told }
}

/** What greedy answers to the first question of a position, which asks for this. */
export function greedyAnswers(words: object, setup: object, prompt?: string): string {
  const table = value(tableAt(greatWall, words, setup))
  const question = table.open[0]!
  if (prompt !== undefined) assert.equal(question.prompt, prompt)
  return question.options[greatWallGreedy.make(new Dice('greedy')).choose(table, question.seat)]!.key
}

/** Greedy plays whole games at these tables: by the rules, and not for nothing. */
export function playsWell(setups: readonly object[]): void {
  const greedy = greatWallGreedy.make(new Dice('greedy'))
  for (const setup of setups) {
    const table = Table.start(greatWall, value(greatWall.checkSetup(setup)), 'greedy', { record: true })
    while (!table.over) table.pick(0, greedy.choose(table, table.open[0]!.seat))
    assert.deepEqual(greatWall.invariants(table.state, table.box), [])
    assert.ok(greatWall.scores(table.state, table.box).every((honor) => honor > 10))
  }
}
