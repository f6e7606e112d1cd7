import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BrokenRule, compose, type Part, Streams, Table } from '@wanli/kernel'
import { playRandom } from '@wanli/kernel/laws'
import { ACT, asked, BID, bidsMade, code, newToy, offered, play, toyAt, value } from './help.ts'
import { base, festival, say, type Toy, toy, toyWith } from './toy-game.ts'

const brokenRule = (message: RegExp) => (error: unknown) => error instanceof BrokenRule && message.test(error.message)

const stepped = (steps: NonNullable<Part<Toy>['steps']>): ReturnType<typeof toyWith> => toyWith({ name: 'more', steps })

describe('a table', () => {
  it('runs the agenda until someone is asked', () => {
    const table = newToy('start')
    assert.deepEqual(asked(table), ['0: bid', '1: bid'])
    assert.deepEqual(
      table.state.hands.map((hand) => hand.length),
      [3, 3, 0],
    )
    assert.deepEqual(table.open[0]!.about, { held: 3 })
  })

  it('is over when the rules say so', () => {
    const { table, answers } = playRandom(toy, toy.open({}), 'whole')
    assert.ok(table.over && answers > 10)
    assert.deepEqual(table.open, [])
    assert.equal(code(table.answer(0, 'rest')), 'game-over')
  })

  it('is over at once when a rule says so, in the middle of others', () => {
    const told: string[] = []
    const outer: NonNullable<NonNullable<Part<Toy>['steps']>['early']> = function* (g) {
      const body = function* () {
        yield* g.ask(0, 'act', [say('on'), say('out')])
        yield* g.finish()
      }
      yield* body()
      told.push('went on')
    }
    const game = stepped({ early: outer, late: () => void told.push('late') })
    const table = Table.start(game, {}, 'early', { record: true })
    table.state.agenda = [{ step: 'early' }, { step: 'late' }]
    const at = new Table(game, table.box, new Streams('early'), table.state, { record: true })
    assert.equal(at.over, false)
    assert.ok(at.answer(0, 'out').ok)
    assert.deepEqual([at.over, at.open, at.state.agenda, told], [true, [], [], []])
    assert.equal(at.copy().over, true)
    assert.ok(at.undo(0).ok)
    assert.deepEqual([at.over, asked(at)], [false, ['0: act']])
  })

  it('gives the reasons of what is weighed without noting them', () => {
    const table = newToy('reasons')
    const weigh = () => table.legal([say('a'), say('b'), say('c')], ({ key }) => (key === 'a' ? undefined : 'R-1'))
    assert.deepEqual(table.reasons(weigh), [{ rule: 'R-1' }])
    assert.equal(table.refuse, undefined)
    let measured = 0
    const facts = ({ key }: { readonly key: string }) => ({ key, n: ++measured })
    const weighMore = () => table.legal([say('a'), say('b')], ({ key }) => (key === 'a' ? undefined : 'R-1'), facts)
    weighMore()
    assert.equal(measured, 0, 'nobody asks: nothing is measured')
    assert.deepEqual(table.reasons(weighMore), [{ rule: 'R-1', facts: { key: 'b', n: 1 } }])
  })

  it('stops at a limit of answers', () => {
    assert.equal(playRandom(toy, toy.open({}), 'whole', undefined, { limit: 5 }).answers, 5)
  })

  it('never asks an automaton', () => {
    for (let game = 0; game < 20; game++) {
      const { table } = playRandom(toy, toy.open({}), `automaton ${game}`, undefined, { record: true })
      assert.ok(table.entries.every((entry) => entry.seat < 2))
      assert.ok(table.state.points[2]! >= 3)
    }
  })

  it('refuses a bad answer as a value, and nothing changes', () => {
    const table = toyAt(ACT)
    const hash = table.hash()
    const { at } = table.open[0]!
    assert.equal(code(table.answer(1, 'dark')), 'not-your-turn')
    assert.equal(code(table.answer(0, 'light pink')), 'no-such-option')
    assert.equal(code(table.answer(0, 'dark', at - 1)), 'stale')
    assert.equal(table.hash(), hash)
    assert.ok(table.answer(0, 'dark', at).ok)
    assert.equal(code(table.answer(0, 'wait', at)), 'stale')
  })

  it('takes a single option without asking, but confirms when told to', () => {
    const single = stepped({
      *one(g) {
        yield* g.ask(0, 'act', [say('only')])
        yield* g.confirm(0, 'rest', [say('seen')])
      },
    })
    const table = toyAt([{ step: 'one' }], { game: single })
    assert.deepEqual(offered(table), ['0: seen'])
    play(table, 'seen')
    assert.ok(table.over)
  })

  it('tells why something is not on offer', () => {
    const table = toyAt(ACT, { table: { hands: [[0, 1], [2, 3, 4, 5], []], lit: [['red'], [], []] } })
    assert.deepEqual(value(table.whyNot(0, 'light green')), { offered: true })
    assert.deepEqual(value(table.whyNot(0, 'light red')), { offered: false, rule: 'TOY-6' })
    assert.deepEqual(value(table.whyNot(0, 'light blue')), { offered: false, rule: 'TOY-5' })
    assert.deepEqual(value(table.whyNot(0, 'light pink')), { offered: false, rule: undefined })
    assert.equal(code(table.whyNot(1, 'light blue')), 'not-your-turn')
    assert.deepEqual(
      table.refusedFor(0).map(({ option, rule }) => `${option.key} ${rule}`),
      ['light red TOY-6', 'light blue TOY-5'],
    )
    assert.equal(table.open[0]!.refused, undefined)
    play(table, 'light green')
    assert.deepEqual(table.refusedFor(0), [])
  })

  it('hears of refusals that a rule notes itself, and only while it explains', () => {
    let made = 0
    const note = () => say(`c${++made}`)
    const game = stepped({
      *odd(g) {
        g.refuse?.(note(), 'TOY-8')
        yield* g.ask(0, 'act', [say('a'), say('b')])
      },
    })
    const table = toyAt([{ step: 'odd' }], { game })
    assert.equal(made, 0)
    assert.deepEqual(value(table.whyNot(0, 'c1')), { offered: false, rule: 'TOY-8' })
  })

  it('that explains keeps the reasons itself', () => {
    const table = Table.start(toy, {}, 'explain', { explain: true })
    assert.deepEqual(table.refusedFor(0), [])
    assert.deepEqual(table.open[0]!.refused, [])
  })

  it('copies to the same moment, in the middle of a step too', () => {
    const table = bidsMade()
    play(table, 'block')
    const copy = table.copy({ record: true })
    assert.equal(copy.hash(), table.hash())
    assert.deepEqual(copy.entries, table.entries)
    play(copy, 'let')
    assert.notEqual(copy.hash(), table.hash())
    assert.deepEqual(asked(table), ['0: counter'])
  })

  it('without a record can be played, but not copied, undone or saved', () => {
    const table = Table.start(toy, {}, 'quick')
    assert.equal(table.recording, false)
    for (const use of [() => table.copy(), () => table.undo(0), () => table.entries, () => table.checkpoint()])
      assert.throws(use, brokenRule(/keeps no record/))
  })
})

describe('events', () => {
  it('cost nothing while nobody listens', () => {
    let made = 0
    const loud = stepped({
      loud: (g) => {
        g.say?.({ kind: 'drew', seat: ++made })
        g.state.over = true
      },
    })
    toyAt([{ step: 'loud' }], { game: loud })
    assert.equal(made, 0)
  })

  it('carry what only some may know', () => {
    const told: unknown[] = []
    const table = toyAt([...ACT, { step: 'draw', seat: 1 }])
    table.say = (event, secret) => told.push({ event, secret })
    play(table, 'light red', 'wait', 'rest', 'dark', 'wait', 'rest')
    assert.deepEqual(told, [
      { event: { kind: 'lit', seat: 0, colour: 'red' }, secret: undefined },
      { event: { kind: 'drew', seat: 1 }, secret: { to: [1], is: { card: 11 } } },
    ])
  })

  it('may be the whole body of something that happens, whatever the listener returns', () => {
    const table = bidsMade()
    const told: string[] = []
    table.say = (event) => told.push(event.kind)
    play(table, 'block', 'let')
    assert.deepEqual(told, ['blocked'])
  })
})

const points = (setup: object) => {
  const table = toyAt([BID], { setup })
  play(table, '0: card 0', '0: bold', '1: card 4', '1: bold', 'let')
  return table.state.points[0]
}

describe('parts', () => {
  it('modify values', () => {
    assert.equal(points({}), 2)
    assert.equal(points({ festival: true }), 4)
  })

  it('run something instead of a step, and the earlier body too', () => {
    const { table } = playRandom(toy, toy.open({ hurry: true }), 'hurry')
    assert.equal(table.state.round, 2)
    assert.equal(table.state.pile.length, 4)
  })

  it('must not define a step twice, nor replace one that nobody defines', () => {
    assert.deepEqual(compose([base, festival]).parts, ['base', 'festival'])
    assert.throws(() => compose([base, base]), brokenRule(/base defines the step round again/))
    assert.throws(
      () => compose([{ name: 'odd', instead: { nap: (earlier) => earlier } }]),
      brokenRule(/odd replaces the step nap/),
    )
  })
})

describe('what is weighed', () => {
  it('in a probe, or for a question that is not asked, is no refusal of the next one', () => {
    const game = stepped({
      *weigh(g) {
        g.quietly(() => g.legal([say('probe')], () => 'TOY-1'))
        g.legal([say('skipped')], () => 'TOY-2')
        g.nevermind()
        g.legal([say('refused')], () => 'TOY-3')
        yield* g.ask(0, 'act', [say('yes'), say('no')])
      },
    })
    const table = toyAt([{ step: 'weigh' }, ...ACT], { game })
    assert.deepEqual(
      table.refusedFor(0).map(({ option, rule }) => [option.key, rule]),
      [['refused', 'TOY-3']],
    )
  })
})

describe('a broken rule is a crash', () => {
  it('when the agenda is empty', () => {
    const game = stepped({ clear: (g) => void (g.state.agenda = []) })
    assert.throws(() => toyAt([{ step: 'clear' }], { game }), brokenRule(/agenda is empty/))
  })

  it('when there is no such step', () => {
    const game = stepped({ lost: (g) => g.next({ step: 'nowhere' }) })
    assert.throws(() => toyAt([{ step: 'lost' }], { game }), brokenRule(/no step is called nowhere/))
  })

  it('when nothing is on offer', () => {
    const ask = stepped({ void: (g) => g.ask(0, 'act', []) })
    const confirm = stepped({ void: (g) => g.confirm(1, 'rest', []) })
    assert.throws(() => toyAt([{ step: 'void' }], { game: ask }), brokenRule(/nothing on offer: act, seat 0/))
    assert.throws(() => toyAt([{ step: 'void' }], { game: confirm }), brokenRule(/nothing on offer: rest, seat 1/))
  })

  it('when the rules run in a circle', () => {
    const game = stepped({ circle: (g) => g.next({ step: 'circle' }) })
    assert.throws(() => toyAt([{ step: 'circle' }], { game }), brokenRule(/circle/))
  })

  it('and the table takes no more answers, but keeps its record', () => {
    const game = stepped({
      *fragile(g) {
        if ((yield* g.ask(0, 'act', [say('touch'), say('leave')])).key === 'touch') throw new BrokenRule('broken')
      },
    })
    const table = toyAt([{ step: 'fragile' }, ...ACT], { game })
    assert.throws(() => table.answer(0, 'touch'), brokenRule(/broken/))
    assert.deepEqual(table.open, [])
    assert.equal(code(table.answer(0, 'leave')), 'not-your-turn')
    assert.deepEqual(
      table.entries.map((entry) => entry.key),
      ['touch'],
    )
    assert.ok(table.undo(0).ok)
    play(table, 'leave')
    assert.deepEqual(asked(table), ['0: light'])
  })
})
