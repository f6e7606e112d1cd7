import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { giveAnswer, openPosition, Table } from '@wanli/kernel'
import { checkLaws } from '@wanli/kernel/laws'
import { ticTacToe } from './tic-tac-toe.ts'

const source = readFileSync(new URL('./tic-tac-toe.ts', import.meta.url), 'utf8')
const toy = readFileSync(new URL('../../packages/kernel/test/toy-game.ts', import.meta.url), 'utf8')
const guide = readFileSync(new URL('../../docs/add-a-game.md', import.meta.url), 'utf8')

function play(...cells: readonly number[]) {
  const table = Table.start(ticTacToe, {}, 'any', { record: true })
  for (const cell of cells) assert.ok(giveAnswer(table, `mark ${cell}`).ok)
  return table
}

const at = (table: object) =>
  openPosition(ticTacToe, { wanli: 'position', format: 1, game: 'tic-tac-toe', table: { ...table } })

describe('tic-tac-toe', () => {
  it('TTT-1 players take turns', () => {
    const table = play(4)
    assert.equal(table.open[0]!.seat, 1)
    assert.ok(!table.answer(0, 'mark 0').ok)
  })

  it('TTT-2 a taken cell is refused', () => {
    const table = play(4)
    assert.deepEqual(table.answer(1, 'mark 4'), {
      ok: false,
      error: { code: 'no-such-option', detail: { seat: 1, key: 'mark 4', prompt: 'mark' } },
    })
    assert.deepEqual(table.whyNot(1, 'mark 4'), { ok: true, value: { offered: false, rule: 'TTT-2' } })
    assert.equal(table.open[0]!.options.length, 8)
  })

  it('TTT-3 three in a line win', () => {
    for (const [cells, winner] of [
      [[0, 3, 1, 4, 2], 0],
      [[0, 1, 3, 4, 8, 7], 1],
      [[2, 0, 4, 1, 6], 0],
    ] as const) {
      const table = play(...cells)
      assert.ok(table.over)
      assert.deepEqual(ticTacToe.winners(table.state, table.box), [winner])
      assert.deepEqual(ticTacToe.scores(table.state, table.box), winner === 0 ? [1, 0] : [0, 1])
    }
  })

  it('TTT-4 a full board is a draw; the last cell is marked without asking', () => {
    const table = play(0, 1, 2, 4, 3, 5, 7, 6)
    assert.ok(table.over)
    assert.ok(table.state.cells.every((cell) => cell !== null))
    assert.deepEqual(ticTacToe.winners(table.state, table.box), [0, 1])
  })

  it('an answer can be taken back until the other has answered', () => {
    const table = play(4)
    assert.ok(table.canUndo(0))
    giveAnswer(table, 'mark 0')
    assert.ok(!table.canUndo(0) && table.canUndo(1))
  })

  it('starts from a position', () => {
    const opened = at({ cells: [0, 0, null, 1, 1, null, null, null, null], turn: 0 })
    assert.ok(opened.ok && giveAnswer(opened.value, 'mark 2').ok && opened.value.state.winner === 0)
    for (const wrong of [{}, { cells: [], turn: 0 }, { cells: Array.from({ length: 9 }, () => null), turn: 2 }])
      assert.ok(!at(wrong).ok)
  })

  it('keeps the laws at every node', () => {
    const report = checkLaws(ticTacToe, { setups: [{}], games: 250, seed: 'tic-tac-toe' })
    assert.deepEqual(report.failures, [])
    assert.equal(report.games, 250)
  })
})

describe('the example', () => {
  it('has less than 60 lines', () => {
    assert.ok(source.trimEnd().split('\n').length < 60)
  })

  it('is quoted truly, and in full, by docs/add-a-game.md', () => {
    const quoted = blocksFrom('tic-tac-toe.ts')
    for (const block of quoted) assert.ok(source.includes(block), `not in tic-tac-toe.ts:\n${block}`)
    for (const line of source.split('\n').filter((line) => line.trim() !== ''))
      assert.ok(
        quoted.some((block) => block.includes(`${line}\n`)),
        `not in the guide: ${line}`,
      )
  })

  it('and the toy game is quoted truly too', () => {
    for (const block of blocksFrom('toy-game.ts')) assert.ok(toy.includes(block), `not in toy-game.ts:\n${block}`)
  })
})

function blocksFrom(file: string): string[] {
  const blocks = [...guide.matchAll(/```ts (\S+)\n(.*?)```/gs)].filter(([, from]) => from === file)
  assert.ok(blocks.length > 3)
  return blocks.map(([, , block]) => block!)
}
