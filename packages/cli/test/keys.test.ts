import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type AnyGame, Dice, type Option, Table, type Terms } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import { UNICODE } from '../src/draw/layout.ts'
import { GAMES, type GameModule } from '../src/games/index.ts'

/*
 * A key is a name by which a log calls an option, and says nothing that the option's fields don't say: with another key it
 * reads the same. Whoever takes a key apart fails here.
 */

const SETUPS: Readonly<Record<string, readonly object[]>> = {
  'great-wall': [{ seats: 3 }, { seats: 2, mode: 'two' }, { seats: 1, mode: 'solo' }, { seats: 4, mode: 'coop' }],
  zhanguo: [
    { seats: 2, boards: 'A', autoClaimTasks: false, variants: ['draft3keep2'] },
    { seats: 3, boards: 'B' },
    { seats: 4, boards: 'auction' },
  ],
}

const renamed = <O extends Option>(option: O): O => ({ ...option, key: 'another' })

/** All that the terminal makes of an option. */
function readings(module: GameModule, table: Table<Terms>, option: Option, seat: number): unknown {
  const question = table.questionFor(seat)
  const view = table.view(seat)
  const scene = {
    view,
    box: table.box,
    language: 'en' as const,
    glyphs: UNICODE,
    paint: (_: unknown, text: string) => text,
    names: Array.from({ length: table.box.seats }, (_, i) => `Player ${i}`),
    asked: [seat],
    question,
  }
  return {
    text: module.option(option, table.box, view, question),
    heading: module.heading(option, 'en', view, question),
    remark: module.remark(option, scene),
    number: module.number?.(option, table.box),
    order: module.order?.(option, table.box),
  }
}

for (const module of GAMES)
  describe(`options of ${module.game.id}`, () => {
    for (const setup of SETUPS[module.game.id]!)
      it(`${JSON.stringify(setup)}: what they say stands in their fields, not in the words of their keys`, () => {
        const game: AnyGame = module.game
        const checked = game.checkSetup(setup)
        assert.ok(checked.ok)
        const name = JSON.stringify(setup)
        const table = Table.start<Terms>(game, checked.value, name, { record: true })
        const dice = new Dice(name)
        const kinds = new Set<string>()
        while (!table.over) {
          const { seat, options } = table.open[0]!
          for (const option of [...options, ...table.refusedFor(seat).map((refusal) => refusal.option)]) {
            if (kinds.has(option.kind) && dice.below(10) > 0) continue
            kinds.add(option.kind)
            const other = readings(module, table, renamed(option), seat)
            assert.deepEqual(other, readings(module, table, option, seat), option.key)
          }
          pickAny(table, dice)
        }
        assert.ok(kinds.size >= 15, [...kinds].join(', '))
      })
  })
