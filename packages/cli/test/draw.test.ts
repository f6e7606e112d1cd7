import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Dice, Table } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { pickAny } from '@wanli/test-kit'
import { ASCII, beside, columns, table, UNICODE } from '../src/draw/layout.ts'
import { cut, fit, right, width, wrap } from '../src/draw/width.ts'
import type { Scene } from '../src/games/index.ts'
import { zhanguoModule } from '../src/games/zhanguo/index.ts'
import { PICTURE_WIDTH } from '../src/games/zhanguo/picture/index.ts'
import { Pen } from '../src/games/zhanguo/picture/pen.ts'
import type { Zg } from '../src/games/zhanguo/terms.ts'
import { type Language, LANGUAGES } from '../src/text/index.ts'

const red = (text: string) => `\u001b[31m${text}\u001b[39m`

describe('width', () => {
  it('counts what a terminal shows', () => {
    assert.equal(width('wall'), 4)
    assert.equal(width(red('wall')), 4)
    assert.equal(width('长城'), 4)
    assert.equal(width('e\u0301'), 1)
    assert.equal(width('■□→·'), 4)
  })

  it('texts are padded and cut to it', () => {
    assert.equal(fit('ab', 4), 'ab  ')
    assert.equal(right('7', 3), '  7')
    assert.equal(cut('palace', 4), 'pal…')
    assert.equal(width(fit('长城长城', 4)), 4)
    assert.equal(width(cut(red('palaces'), 4)), 4)
    assert.ok(cut(red('palaces'), 4).endsWith('\u001b[0m'))
  })

  it('lines are broken at spaces', () => {
    assert.deepEqual(wrap('one two three', 7, 2), ['one two', '  three'])
    assert.deepEqual(wrap('unbreakable', 5), ['unbr…'])
  })
})

describe('layout', () => {
  it('sets columns, tables and frames', () => {
    assert.deepEqual(columns(['1', '2', '3'], 7, 3), ['1   3', '2'])
    assert.deepEqual(
      table(
        [
          ['a', '1'],
          ['bb', '10'],
        ],
        [1],
      ),
      ['a    1', 'bb  10'],
    )
    assert.deepEqual(beside(ASCII, [{ title: 'T', width: 6, lines: ['x'] }]), ['+- T --+', '| x    |', '+------+'])
  })
})

function scene(game: Table<Zg>, language: Language, seat: number | undefined): Scene<Zg> {
  return {
    view: game.view(seat),
    box: game.box,
    language,
    glyphs: UNICODE,
    paint: (_, text) => text,
    names: ['Amarillo (twelve chars)', 'Red (李明)', 'Purple (greedy)', 'Yellow (greedy)'].slice(0, game.box.seats),
    asked: game.open.map((question) => question.seat),
    question: game.open[0],
  }
}

const start = (words: object, seed: string) => {
  const setup = zhanguo.checkSetup(words)
  assert.ok(setup.ok)
  return Table.start(zhanguo, setup.value, seed, { record: true })
}

describe('the picture of ZhanGuo', () => {
  it('never takes more than 120 columns and cuts nothing, in either language', () => {
    for (const [i, boards] of ['A', 'B', 'auction'].entries()) {
      const game = start({ seats: 2 + i, boards, variants: ['draft3keep2'] }, boards)
      const dice = new Dice(boards)
      for (let count = 0; !game.over; count++) {
        if (count % 29 === 0)
          for (const language of LANGUAGES) {
            const lines = zhanguoModule.draw(scene(game, language, game.open[0]!.seat))
            for (const line of lines) {
              assert.ok(width(line) <= PICTURE_WIDTH, `${width(line)} wide: ${line}`)
              assert.ok(!line.includes('…'), `cut: ${line}`)
            }
          }
        pickAny(game, dice)
      }
      assert.ok(zhanguoModule.draw(scene(game, 'es', undefined)).length > 15)
    }
  })

  it('has a short form of every card that fits its column', () => {
    const game = start({ seats: 4 }, 'cards')
    for (const language of LANGUAGES) {
      const pen = new Pen(scene(game, language, 0))
      for (let card = 1; card <= 120; card++) assert.ok(width(pen.shortCard(card)) <= 19, pen.shortCard(card))
    }
  })

  it('shows no number of another hand', () => {
    const game = start({ seats: 2 }, 'secret')
    const mine = game.open[0]!.seat
    const looking = { ...scene(game, 'en', mine), question: undefined }
    const lines = zhanguoModule.draw(looking).join('\n')
    const shown = (seat: number) =>
      game.state.players[seat]!.hand.filter((card) => lines.includes(new Pen(looking).shortCard(card)))
    assert.equal(shown(mine).length, 6)
    assert.deepEqual(shown(1 - mine), [])
  })
})
