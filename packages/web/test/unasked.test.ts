import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, Dice, isIdle, type Log, replay, unasked } from '@wanli/kernel'
import type { News, TablePlan } from '../src/table/protocol.ts'
import { UsualWait } from '@wanli/table'
import { hostOf, oneAnswer, planFor, varied } from './host-help.ts'

const GREAT_WALL = greatWall as AnyGame

function tableOf(setup: { readonly mode: string; readonly seats: number }, persons: number, seed: string) {
  const { asksAll: _, ...plan } = planFor(setup.seats, persons, seed)
  const { host, heard } = hostOf(GREAT_WALL)
  const own: TablePlan = { ...plan, game: 'great-wall', setup }
  assert.deepEqual(host.open(own), { ok: true })
  return { host, heard, plan: own }
}
const isOnlyPass = ({ question }: News): boolean => question !== undefined && isIdle(question)

test('alone, or with nobody but bots: only who holds a fitting Tactic card is asked; the log holds the passes', () => {
  for (const { setup, persons } of [
    { setup: { mode: 'solo', seats: 1 }, persons: 1 },
    { setup: { mode: 'competitive', seats: 3 }, persons: 1 },
  ]) {
    const { host } = tableOf(setup, persons, 'alone')
    let tactics = 0
    const seen = (news: News): string => {
      assert.ok(!isOnlyPass(news), 'asked for a Tactic card though none fits')
      assert.notEqual(news.question!.prompt, 'gather')
      if (news.question!.prompt === 'tactic') tactics++
      return varied(news)
    }
    for (let i = 0; i < 3000 && !host.look(null, 'now').over; i++) oneAnswer(host, persons, seen)
    assert.ok(host.look(null, 'now').over)
    assert.ok(tactics > 0, 'nobody ever held a fitting card: the test proves nothing')
    // What nobody was asked is in the log: it replays by itself, and tells how often there was nothing to ask.
    let spared = 0
    const note = (table: Parameters<typeof unasked>[0]) => {
      const [question] = table.open
      if (question?.seat === 0 && unasked(table, question, true) !== undefined) spared++
    }
    assert.ok(replay(GREAT_WALL, host.log() as Log, { verify: true, each: note }).ok)
    assert.ok(spared > 20, `${spared}`)
  }
})

test('among people everyone who holds a Tactic card is asked, whether one fits or not', () => {
  const { host } = tableOf({ mode: 'competitive', seats: 3 }, 3, 'people')
  let idle = 0
  for (let i = 0; i < 200 && !host.look(null, 'now').over; i++)
    oneAnswer(host, 3, (news) => {
      if (isOnlyPass(news)) idle++
      return varied(news)
    })
  assert.ok(idle > 5)
})

test('who takes an answer back takes back what was answered for him since, also in a game that was opened again', () => {
  const { host, plan } = tableOf({ mode: 'solo', seats: 1 }, 1, 'back')
  let several = 0
  for (let i = 0; i < 400 && !host.look(null, 'now').over; i++) {
    const before = host.look(0, 'now')
    oneAnswer(host, 1, varied)
    const after = host.look(0, 'now')
    if (!after.canUndo || after.move < before.move + 2) continue
    several++
    const { host: again } = hostOf(GREAT_WALL)
    again.open(plan, JSON.parse(JSON.stringify(host.record())))
    for (const one of [host, again]) {
      assert.deepEqual(one.undo(0), { ok: true })
      const back = one.look(0, 'now')
      assert.equal(back.move, before.move)
      assert.deepEqual(back.view, before.view)
      assert.equal(back.question?.prompt, before.question?.prompt)
    }
    oneAnswer(host, 1, () => varied(before))
  }
  assert.ok(several > 0, 'nothing was ever answered for him: the test proves nothing')
})

test('sparing: who has nothing to choose is passed for after a while, who has is asked for as long as it takes', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const { host } = tableOf({ mode: 'competitive', seats: 3 }, 3, 'people')
    host.spare(true)
    let [passed, asked] = [0, 0]
    for (let i = 0; i < 900 && (passed < 8 || asked < 3); i++) {
      const seat = host.look(null, 'now').waiting[0]!
      const { question, move } = host.look(seat, 'now')
      if (question?.topic === undefined) {
        oneAnswer(host, 3, varied)
        continue
      }
      const idle = isIdle(question)
      mock.timers.tick(300)
      assert.equal(host.look(seat, 'now').question?.at, question.at, 'nobody passes so fast')
      mock.timers.tick(20_000)
      const now = host.look(null, 'now').move
      if (idle) passed += now > move ? 1 : 0
      else {
        assert.equal(now, move, 'a fitting card is never passed over')
        asked++
        assert.ok(host.answer(seat, 'pass', question.at).ok)
      }
      assert.ok(host.look(null, 'now').move > move)
    }
    assert.ok(passed >= 8 && asked >= 3)
  } finally {
    mock.timers.reset()
  }
})

/** How far apart two samples are at most (Kolmogorov and Smirnov): 0 = alike, 1 = never mistaken for each other. */
function distance(a: readonly number[], b: readonly number[]): number {
  const share = (all: readonly number[], x: number) => all.filter((one) => one <= x).length / all.length
  return Math.max(...[...a, ...b].map((x) => Math.abs(share(a, x) - share(b, x))))
}

test('the pause tells nobody whether a card fits: waits are drawn from the person’s own', () => {
  for (const person of ['quick', 'slow', 'odd'] as const) {
    const dice = new Dice(`person ${person}`)
    /** How this person passes by hand. */
    const byHand = {
      quick: () => 600 + dice.below(900),
      slow: () => 3000 + dice.below(5000),
      odd: () => (dice.below(3) === 0 ? 6000 + dice.below(2000) : 700 + dice.below(500)),
    }[person]
    let clock = 0
    const waits = new UsualWait(new Dice(`waits ${person}`), () => clock)
    const [fits, none]: [number[], number[]] = [[], []]
    for (let at = 0; at < 1600; at++) {
      clock += 1000
      if (dice.below(2) === 0) {
        const took = byHand()
        waits.ask(0, at)
        clock += took
        waits.pass(0, at)
        fits.push(took)
      } else none.push(waits.draw(0))
    }
    const late = (times: readonly number[]) => times.slice(200)
    const apart = distance(late(fits), late(none))
    assert.ok(apart < 0.12, `${person}: ${apart}`)
    // The measure can tell: a pause that is always the same would give it away.
    assert.ok(distance(late(fits), [1500]) > 0.4)
  }
})

test('a wait is never too short or endless, and before anything is known about a person it is a plain one', () => {
  let clock = 0
  const waits = new UsualWait(new Dice('bounds'), () => clock)
  for (let i = 0; i < 100; i++) assert.ok(waits.draw(0) >= 700 && waits.draw(0) <= 6000)
  for (const [at, took] of [5, 10_000_000, 3].entries()) {
    waits.ask(0, at)
    waits.ask(0, at)
    clock += took
    waits.pass(0, at)
  }
  // An answer to a question that he was never asked says nothing.
  waits.pass(1, 77)
  const drawn = Array.from({ length: 300 }, () => waits.draw(0))
  assert.ok(Math.min(...drawn) >= 400 && Math.max(...drawn) <= 12_000)
})
