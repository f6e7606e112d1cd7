import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type GreatWall, greatWall } from '@wanli/great-wall'
import { answerParts, type AnyGame, type AnyTable, Dice, Table, unasked } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import { remark } from '../src/games/great-wall/options.ts'
import { wholePayment } from '../src/games/great-wall/payment.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import type { Gw } from '../src/games/great-wall/terms.ts'

/** Tables of random games at which a payment, a gain or a loss of at least two questions begins. */
function* choices(mode: string, prompts: readonly string[]): Generator<AnyTable> {
  const game = greatWall as AnyGame
  const setup = game.checkSetup({ mode, seats: 3 })
  assert.ok(setup.ok)
  for (let seed = 0; seed < 30; seed++) {
    const dice = new Dice(`payments ${seed}`)
    const table: AnyTable = Table.start(game, setup.value, `payments ${seed}`, { record: true })
    let before: string | undefined
    while (!table.over) {
      const [question] = table.open
      const one = question!.prompt !== 'pay' && question!.about?.['left'] === 1
      if (prompts.includes(question!.prompt) && !one && before !== question!.prompt) yield table.copy({ record: true })
      before = question!.prompt
      pickAny(table, dice)
    }
  }
}

describe('a payment in one line (DP-19)', () => {
  it('an empty line pays what is proposed, another line what it says; what does not fit means nothing', () => {
    let lines = 0
    for (const table of choices('competitive', ['pay'])) {
      const [question] = table.open
      const view = table.view(question!.seat) as Gw['view']
      const read = (typed: string) => wholePayment(question!, typed, view, 'en')
      const proposed = read('')!
      assert.match(proposed.line, /^pay( \d (wood|stone|gold|chi))+$/)
      assert.deepEqual(read(proposed.line), proposed)
      assert.deepEqual(read(proposed.line.toUpperCase().replace('WOOD', 'madera')), proposed)
      assert.deepEqual(read(wholePayment(question!, '', view, 'es')!.line), proposed)
      for (const other of ['pay 99 wood', 'pay much', 'take 1 wood', 'u']) assert.equal(read(other), undefined)
      const move = table.entries.length
      assert.ok(answerParts(table, question!.seat, proposed.keys).ok)
      assert.ok(table.entries.length > move)
      const next = table.questionFor(question!.seat)
      assert.notEqual(next?.about?.['most'], question!.about!['most'], 'the payment is over')
      if (++lines === 12) return
    }
    assert.fail('too few payments: the test proves nothing')
  })
})

describe('what is gained or lost in one line (GWC-VOC-101, -102)', () => {
  const held = (table: AnyTable, seat: number): readonly number[] =>
    (table.view(seat) as Gw['view']).players[seat]!.resources!

  it('several Resources are named at once, and come or go as named; what is not named is asked for', () => {
    const seen = new Map<string, number>()
    for (const mode of ['competitive', 'coop'])
      for (const table of choices(mode, ['gain', 'lose'])) {
        const [question] = table.open
        const { seat, prompt } = question!
        const before = held(table, seat)
        const left = Number(question!.about!['left'])
        const view = table.view(seat) as Gw['view']
        // Who has no more than must go is not asked what goes.
        const all = prompt === 'lose' && before.reduce((sum, n) => sum + n, 0) <= left
        assert.equal(unasked(table, question!, false), all ? 0 : undefined)
        const tooMany = { ...question!, about: { ...question!.about, left: 99 } }
        assert.equal(unasked(table, tooMany, false), prompt === 'lose' ? 0 : undefined)
        const proposed = wholePayment(question!, '', view, 'en')!
        assert.match(proposed.line, prompt === 'gain' ? /^take \d/ : /^lose \d/)
        const due = proposed.keys.length
        assert.equal(
          due,
          prompt === 'gain'
            ? left
            : Math.min(
                left,
                before.reduce((sum, n) => sum + n, 0),
              ),
        )
        // All of one type, where that can be: the same answer again and again.
        const word = prompt === 'gain' ? 'take' : 'lose'
        const type = prompt === 'gain' ? 2 : before.findIndex((n) => n >= due)
        const name = ['wood', 'stone', 'gold', 'chi'][type]
        const alike = name === undefined ? undefined : wholePayment(question!, `${word} ${due} ${name}`, view, 'en')
        if (alike !== undefined) {
          const tried = table.copy({ record: true })
          assert.ok(answerParts(tried, seat, alike.keys).ok)
          assert.equal(held(tried, seat)[type], before[type]! + (prompt === 'gain' ? due : -due))
          seen.set(`${prompt} alike`, (seen.get(`${prompt} alike`) ?? 0) + 1)
        }
        const short = table.copy({ record: true })
        assert.ok(answerParts(short, seat, proposed.keys.slice(0, 1)).ok)
        assert.equal(short.entries.length, table.entries.length + 1)
        assert.ok(answerParts(table, seat, proposed.keys).ok)
        const now = held(table, seat)
        assert.equal(
          now.reduce((sum, n, i) => sum + Math.abs(n - before[i]!), 0),
          due,
        )
        seen.set(prompt, (seen.get(prompt) ?? 0) + 1)
        if (seen.get(prompt)! >= 6 && mode === 'competitive') break
        if (seen.get('lose') === 6) break
      }
    for (const name of ['gain', 'lose', 'gain alike', 'lose alike'])
      assert.ok((seen.get(name) ?? 0) > 0, `${name}: the test proves nothing`)
  })
})

describe('what is exchanged in one line (GWC-VOC-104)', () => {
  it('some, all or none are given at once; Enter alone gives nothing away', () => {
    let lines = 0
    for (const table of choices('competitive', ['exchange'])) {
      const [question] = table.open
      const { seat } = question!
      const view = table.view(seat) as Gw['view']
      const held = view.players[seat]!.resources!
      const type = held.findIndex((n) => n > 0)
      const read = (typed: string) => wholePayment(question!, typed, view, 'en')
      assert.equal(read(''), undefined)
      for (const n of [1, 2].filter((many) => many <= held[type]!)) {
        const given = read(`give ${n} ${['wood', 'stone', 'gold', 'chi'][type]}`)!
        const tried = table.copy({ record: true })
        assert.ok(answerParts(tried, seat, given.keys).ok)
        const left = (tried.view(seat) as Gw['view']).players[seat]!.resources![type]
        assert.deepEqual([left, tried.questionFor(seat)?.prompt], [held[type]! - n, 'gain'])
        lines++
      }
      for (const other of ['give 3 wood', 'pay 1 wood', 'give 1']) assert.equal(read(other), undefined, other)
      assert.deepEqual(read('give')?.keys, ['stop'])
      if (lines > 6) return
    }
    assert.ok(lines > 1, 'nobody exchanges: the test proves nothing')
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
        pickAny(table, dice)
      }
    }
    assert.ok(seen > 0, 'nobody played Betrayal: the test proves nothing')
  })
})
