import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type GreatWall, greatWall } from '@wanli/great-wall'
import { answerParts, type AnyGame, type AnyTable, Dice, Table } from '@wanli/kernel'
import { remark } from '../src/games/great-wall/options.ts'
import { wholePayment } from '../src/games/great-wall/payment.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import type { Gw } from '../src/games/great-wall/terms.ts'

/** Tables of random games at which a payment of at least two questions begins. */
function* payments(): Generator<AnyTable> {
  const game = greatWall as AnyGame
  const setup = game.checkSetup({ mode: 'competitive', seats: 3 })
  assert.ok(setup.ok)
  for (let seed = 0; seed < 30; seed++) {
    const dice = new Dice(`payments ${seed}`)
    const table: AnyTable = Table.start(game, setup.value, `payments ${seed}`, { record: true })
    let before: string | undefined
    while (!table.over) {
      const [question] = table.open
      if (question!.prompt === 'pay' && before !== 'pay') yield table.copy({ record: true })
      before = question!.prompt
      const at = dice.below(table.open.length)
      table.pick(at, dice.below(table.open[at]!.options.length))
    }
  }
}

describe('a payment in one line (DP-19)', () => {
  it('an empty line pays what is proposed, another line what it says; what does not fit means nothing', () => {
    let lines = 0
    for (const table of payments()) {
      const [question] = table.open
      const view = table.view(question!.seat) as Gw['view']
      const proposed = wholePayment(question!, '', view)!
      const typed = `pay ${proposed.map((key) => key.split(' ').slice(1).join(' ')).join(' ')}`
      assert.deepEqual(wholePayment(question!, typed, view), proposed)
      assert.deepEqual(wholePayment(question!, typed.toUpperCase().replace('WOOD', 'madera'), view), proposed)
      assert.equal(wholePayment(question!, 'pay 99 wood', view), undefined)
      assert.equal(wholePayment(question!, 'pay much', view), undefined)
      assert.equal(wholePayment(question!, 'u', view), undefined)
      const move = table.entries.length
      assert.ok(answerParts(table, question!.seat, proposed).ok)
      assert.ok(table.entries.length > move)
      const next = table.questionFor(question!.seat)
      assert.notEqual(next?.about?.['most'], question!.about!['most'], 'the payment is over')
      if (++lines === 12) return
    }
    assert.fail('too few payments: the test proves nothing')
  })
})

describe('Betrayal (GW-FALL-06)', () => {
  it('whoever chooses whether to copy reads what there is to copy', () => {
    const game = greatWall as AnyGame
    const setup = game.checkSetup({ mode: 'competitive', seats: 3 })
    assert.ok(setup.ok)
    let seen = 0
    for (let seed = 0; seed < 12 && seen < 3; seed++) {
      const dice = new Dice(`betrayal ${seed}`)
      const table: Table<GreatWall> = Table.start(greatWall, setup.value as never, `betrayal ${seed}`, { record: true })
      while (!table.over) {
        const [question] = table.open
        if (question!.prompt === 'choice' && question!.about?.['card'] === 'betrayal') {
          const view = table.view(question!.seat)
          const scene = {
            view,
            box: table.box,
            language: 'en',
            question,
            names: [],
            asked: [],
          } as unknown as Parameters<typeof remark>[1]
          const said = remark(question!.options[0]!, scene) ?? ''
          const others = view.track.filter((command) => command !== null && command.seat !== question!.seat)
          for (const { card } of others.flatMap((command) => (command === null ? [] : [command])))
            assert.equal(said.includes(`${new Pen(scene).card(card)}: `), card !== 'betrayal', said)
          seen++
        }
        const at = dice.below(table.open.length)
        table.pick(at, dice.below(table.open[at]!.options.length))
      }
    }
    assert.ok(seen > 0, 'nobody played Betrayal: the test proves nothing')
  })
})
