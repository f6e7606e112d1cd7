import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Dice, isIdle } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import { contextOf } from '../src/context.ts'
import { speaker } from '../src/format.ts'
import { gameOf } from '../src/games/index.ts'
import { readLine } from '../src/play/keys.ts'
import { questionScreen } from '../src/play/screen.ts'
import { Session } from '../src/play/session.ts'
import { newSession } from '../src/play/start.ts'
import { fakeIo, here } from './help.ts'

/* Several people at one terminal (docs/decisions/012): the screen is wiped only for what is secret. */

const people = (n: number) => Array.from({ length: n }, (_, i) => ({ kind: 'person' as const, name: `P${i}` }))
const context = () => contextOf(fakeIo({}).io, 'en', speaker('en'))

function sessionOf(game: string, setup: Readonly<Record<string, unknown>>, seed: string): Session {
  return newSession(context(), { module: gameOf(game), setup, seed, players: people(Number(setup['seats'])) })
}

describe('the open screen', () => {
  it('is the same in every world that a stranger can’t tell from this one, whatever is typed', () => {
    for (const [game, setup] of [
      ['great-wall', { mode: 'competitive', seats: 3 }],
      ['great-wall', { mode: 'coop', seats: 2 }],
      ['zhanguo', { seats: 2, boards: 'auction' }],
    ] as const) {
      const session = sessionOf(game, setup, `open ${game}`)
      const { table, module } = session
      const dice = new Dice(`open ${game}`)
      let [open, closed] = [0, 0]
      for (let i = 0; i < 700 && !table.over; i++) {
        const at = dice.below(table.open.length)
        const { seat } = table.open[at]!
        if (open === 40 && game === 'zhanguo' && session.asksOpenly(seat)) {
          session.openly = true
          // The board of who is asked lies open; the hand does not.
          const screen = questionScreen(session, session.asks(seat)).join('\n')
          assert.match(screen, /├─ (Blue|Red) ─/)
          assert.doesNotMatch(screen, /Your hand/)
          session.openly = false
        }
        if (!session.asksOpenly(seat)) closed++
        else if (++open % 9 === 0) {
          const other = (seat + 1) % people(setup.seats).length
          const world = table.copy({ record: true })
          module.game.guess(world.state, other, dice, world.box)
          const twin = new Session(session.context, module, world, session.players, '', {}, [])
          const shown = [session, twin].map((one) => {
            one.openly = true
            const question = one.asks(seat)
            const typed = ['b 1', 'b 2', 'pp', 'a', 'm', 'cards', 'rewards'].map((line) => {
              const outcome = readLine(one, question, line)
              return 'lines' in outcome ? outcome.lines : outcome.kind
            })
            // What happened before is told to the one table only.
            one.notebook.isRead(undefined)
            const screen = questionScreen(one, question)
            one.openly = false
            return [screen, typed]
          })
          assert.deepEqual(shown[1], shown[0], `${game} ${table.questionFor(seat)!.prompt}`)
        }
        table.pick(at, dice.below(table.open[at]!.options.length))
      }
      assert.ok(open > 60, `${game}: ${open} open, ${closed} closed`)
    }
  })

  it('asks for public moves without handing the keyboard on; what is secret waits for the right person', async () => {
    const args = ['play', 'great-wall', '--players', 'Ana,Bo,Cai', '--seed', 'hot']
    let n = 0
    const { out } = await here(args, { lines: () => (n++ < 250 ? '1' : undefined) })
    const handed = out.split('Pass the keyboard to').length - 1
    const openly = out.split('Everybody may look at this screen').length - 1
    assert.ok(openly > 20 && handed > 3, `${openly} ${handed}`)
    const screens = out.split(/(?=Pass the keyboard to)/)
    // Who is handed the keyboard sees a screen of his own.
    for (const screen of screens.slice(1)) assert.doesNotMatch(screen.split('> ')[0]!, /Everybody may look/)
  })

  it('a Tactic card is asked for by Pass alone; m shows the own cards first, and there pp and ? tell', () => {
    const session = sessionOf('great-wall', { mode: 'competitive', seats: 3 }, 'window')
    const { table } = session
    const dice = new Dice('window')
    let seen = 0
    while (!table.over && seen < 3) {
      const [question] = table.open
      if (question!.prompt === 'tactic' && question!.options.length > 1 && table.open.length === 1) {
        seen++
        session.openly = true
        const open = session.asks(question!.seat)
        assert.deepEqual(
          open.options.map(({ key }) => key),
          ['pass'],
        )
        assert.deepEqual(readLine(session, open, 'm'), { kind: 'closer' })
        for (const line of ['?', 'pp', 'a']) {
          const outcome = readLine(session, open, line)
          assert.ok(outcome.kind === 'show' && /type m/.test(outcome.lines.join()), line)
        }
        assert.deepEqual(readLine(session, open, 'p'), { kind: 'answer', key: 'pass' })
        session.openly = false
        assert.deepEqual(session.asks(question!.seat).options, question!.options)
      }
      pickAny(table, dice)
    }
    assert.equal(seen, 3)
  })
})

describe('--ask fitting', () => {
  it('asks only who has something to choose; for the others it waits as long as they take', () => {
    const session = sessionOf('great-wall', { mode: 'competitive', seats: 3 }, 'window')
    const { table } = session
    const dice = new Dice('window')
    let [waited, asked] = [0, 0]
    for (let i = 0; i < 600 && !table.over; i++) {
      const [question] = table.open
      const { seat } = question!
      session.spare(false)
      assert.equal(session.waitsFor(seat), undefined)
      session.spare(true)
      const ms = session.waitsFor(seat)
      assert.equal(ms !== undefined, isIdle(question!), question!.prompt)
      if (ms !== undefined) {
        waited++
        assert.ok(ms >= 400 && ms <= 12_000)
      } else if (question!.topic !== undefined) asked++
      session.answer(seat, question!.options[dice.below(question!.options.length)]!.key)
    }
    assert.ok(waited > 5 && asked > 2, `${waited} ${asked}`)
  })

  it('is a flag of play; what it does not know it says', async () => {
    const args = ['play', 'great-wall', '--players', 'Ana,Bo,Cai', '--seed', 'hot']
    let n = 0
    const lines = () => (n++ < 400 ? ['p', '1', '2', '3', '4'][n % 5] : undefined)
    const { out } = await here([...args, '--ask', 'fitting', '--no-wait'], { lines, terminal: true })
    assert.ok(/\(\d+ ms\)/.test(out))
    const { code, err } = await here([...args, '--ask', 'often'])
    assert.equal(code, 2)
    assert.match(err, /"often" is not possible for --ask.*always, fitting/)
  })
})

describe('the end of a turn', () => {
  it('reads what can be read: sheets, boards, the log, help, a rule', async () => {
    const args = ['play', 'zhanguo', '--seats', '2', '--seed', '7', '--players', 'Ana,random', '--wait']
    const ending = async (line: string) => {
      const { out } = await here(args, { lines: ['1', 'unify 1', 'end turn', line, 'q'] })
      return out.slice(out.lastIndexOf('Your turn is over'))
    }
    assert.match(await ending('h'), /Type the number of an option/)
    assert.match(await ending('b 2'), /Red/)
    assert.match(await ending('l'), /Blue/)
    assert.match(await ending('r ZG-UNIFY-03'), /ZG-UNIFY-03:/)
    assert.match(await ending('rewards'), /Round 5|round 5|5th/)
    assert.equal((await ending('hm')).match(/Your turn is over/g)?.length, 1)
  })
})
