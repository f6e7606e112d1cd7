import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@wanli/bots/random'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, type Log, replay, writePosition } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { Host } from '@wanli/table'
import type { News } from '../src/table/protocol.ts'
import { hostOf, oneAnswer, planFor, playOn, varied, viewOf } from './host-help.ts'

const GAME = zhanguo as AnyGame
const GREAT_WALL = greatWall as AnyGame
const WHOLE = 10_000
const opened = (seats: number, persons: number, seed: string) => {
  const { host, heard } = hostOf()
  assert.deepEqual(host.open(planFor(seats, persons, seed)), { ok: true })
  return { host, heard }
}

/** Three persons, in a game that has standing answers and choices that are made at once. */
function greatWallTable(seed: string) {
  const { host, heard } = hostOf(GREAT_WALL)
  assert.deepEqual(host.open({ ...planFor(3, 3, seed), game: 'great-wall' }), { ok: true })
  return { host, heard }
}

/** The table that a host's log leads to. */
function again(log: unknown, game = GAME): AnyTable {
  const played = replay(game, log as Log, { record: true, verify: true })
  assert.ok(played.ok, JSON.stringify(played))
  return played.value
}

test('a whole game of two persons and two bots: every answer is told of, and the log leads to the same table', () => {
  const { host, heard } = opened(4, 2, 'whole')
  playOn(host, 2, WHOLE)
  const news = host.look(0, 'start')
  assert.ok(news.over)
  assert.ok(news.winners.length > 0)
  assert.equal(heard.changes, news.move)
  assert.deepEqual(heard.broke, [])
  const table = again(host.log())
  assert.deepEqual(news.view, table.view(0))
  // The quick record and the log for a file differ in the checks only.
  assert.deepEqual({ ...host.record(), checks: '' }, { ...(host.log() as Log), checks: '' })
  assert.equal(again(host.record()).hash(), table.hash())
  const { scores } = host.timeline()
  assert.equal(scores.length, news.move + 1)
  assert.deepEqual(scores.at(-1), news.scores)
  assert.ok(scores.every((points) => points?.length === 4))
})

test('a game that is opened again from its record goes on as it was', () => {
  const { host } = opened(3, 2, 'reload')
  playOn(host, 2, 150)
  const { host: second } = hostOf()
  assert.deepEqual(second.open(planFor(3, 2, 'reload'), JSON.parse(JSON.stringify(host.record()))), { ok: true })
  for (const seat of [null, 0, 1, 2]) {
    const before = host.look(seat, 'start')
    const after = second.look(seat, 'start')
    // What can be taken back and the numbers of questions are the running table's own.
    assert.deepEqual({ ...after, canUndo: before.canUndo, question: undefined }, { ...before, question: undefined })
    assert.deepEqual(keys(after), keys(before))
  }
  assert.deepEqual(second.timeline(), host.timeline())
})
const keys = ({ question }: News) => question?.options.map(({ key }) => key)

test('an answer can be taken back until something was drawn, and all that was told of it with it', () => {
  const { host, heard } = opened(2, 2, 'undo')
  let undone = 0
  for (let i = 0; i < 120; i++) {
    const { waiting } = host.look(null, 'now')
    const before = host.look(waiting[0]!, 'start')
    const { scores } = host.timeline()
    const lengths = scores.length
    oneAnswer(host, 2, varied)
    const after = host.look(waiting[0]!, before.cursor)
    if (!after.canUndo) {
      assert.equal(host.undo(waiting[0]!).ok, false)
      continue
    }
    const changes = heard.changes
    assert.deepEqual(host.undo(waiting[0]!), { ok: true })
    assert.equal(heard.changes, changes + 1)
    const back = host.look(waiting[0]!, after.cursor)
    assert.equal(back.takenBack, after.told.length === 0 ? undefined : before.told.length)
    assert.deepEqual(back.told, [])
    assert.deepEqual(back.view, before.view)
    assert.deepEqual(keys(back), keys(before))
    assert.equal(host.timeline().scores.length, lengths)
    // What was taken back is told once: whoever looks again hears only what is new.
    assert.equal(host.look(waiting[0]!, back.cursor).takenBack, undefined)
    oneAnswer(host, 2, varied)
    undone++
  }
  assert.ok(undone > 20)
  again(host.log())
})

test('a standing answer answers the open question too, is only its own seat’s, and leaves no gap in the timeline', () => {
  const { host } = greatWallTable('stand')
  let stood = 0
  for (let i = 0; i < 2000 && stood < 3 && !host.look(null, 'now').over; i++) {
    const seat = host.look(null, 'now').waiting[0]!
    const { question, move, standing } = host.look(seat, 'now')
    if (question?.topic === undefined || standing[question.topic] !== undefined) {
      oneAnswer(host, 3, varied)
      continue
    }
    const { topic } = question
    const { key } = question.options[0]!
    assert.deepEqual(host.stand(seat, topic, key), { ok: true })
    const after = host.look(seat, 'now')
    assert.equal(after.move, move + 2)
    assert.equal(after.standing[topic], key)
    assert.equal(host.look((seat + 1) % 3, 'now').standing[topic], undefined)
    assert.deepEqual(host.stand(seat, topic, null), { ok: true })
    assert.equal(host.look(seat, 'now').standing[topic], undefined)
    stood++
  }
  assert.equal(stood, 3)
  const { scores } = host.timeline()
  assert.equal(scores.length, host.look(null, 'now').move + 1)
  assert.equal(scores.filter((points) => points === undefined).length, 0)
  again(host.log(), GREAT_WALL)
})

test('moments of the past are right where several seats choose at once, in whatever order they answer', () => {
  const { host } = greatWallTable('sealed')
  const seen = new Map<number, readonly object[]>()
  let together = 0
  for (let i = 0; i < 250 && !host.look(null, 'now').over; i++) {
    const { waiting } = host.look(null, 'now')
    if (waiting.length > 1) together++
    const seat = waiting.at(-1)!
    const { question } = host.look(seat, 'now')
    assert.deepEqual(host.answer(seat, question!.options[i % question!.options.length]!.key, question!.at), {
      ok: true,
    })
    const { move } = host.look(null, 'now')
    // In the middle of such a choice the order of the answers is not settled yet.
    if (host.look(null, 'now').waiting.length === 1)
      seen.set(
        move,
        [0, 1, 2].map((owner) => host.look(owner, 'now').view),
      )
  }
  assert.ok(together > 0)
  for (const [move, views] of seen)
    for (const [seat, view] of views.entries()) assert.deepEqual(host.at(move, seat)?.view, view)
})

test('a preview leaves the table as it is, and shows no card that its seat does not know', () => {
  const { host } = opened(3, 3, 'preview')
  let previews = 0
  let drawn = 0
  let guessed = 0
  for (let i = 0; i < 200 && !host.look(null, 'now').over; i++) {
    const seat = host.look(null, 'now').waiting[0]!
    const before = host.look(seat, 'start')
    const hash = again(host.record()).hash()
    const seen = before.question!.options.map(({ key }) => ({ key, preview: host.preview(seat, key)! }))
    previews += seen.length
    for (const { preview } of seen) {
      const { players } = preview.view as ReturnType<typeof viewOf>
      assert.ok(players.every(({ hand }, owner) => (hand !== undefined) === (owner === seat)))
    }
    assert.deepEqual(host.look(seat, 'start'), before)
    assert.equal(again(host.record()).hash(), hash)
    const key = varied(before)
    oneAnswer(host, 3, () => key)
    const { preview } = seen.find((candidate) => candidate.key === key)!
    const now = viewOf(host.look(seat, 'now'))
    if (!preview.chance) assert.deepEqual(preview.view, now, key)
    else {
      const had = new Set(viewOf(before).players[seat]!.hand)
      const real = now.players[seat]!.hand!.filter((card) => !had.has(card))
      if (real.length === 0) continue
      drawn++
      const foretold = new Set((preview.view as typeof now).players[seat]!.hand)
      if (real.every((card) => foretold.has(card))) guessed++
    }
  }
  assert.ok(previews > 200)
  assert.ok(drawn > 0, 'nothing was drawn: the test proves nothing')
  assert.equal(guessed, 0, 'a preview foretold every card of a new hand')
})

test('any moment of the past looks as it looked then, and comes quickly', () => {
  const { host } = opened(4, 2, 'past')
  const seen = new Map<number, readonly News[]>()
  const looks = (): readonly News[] => [null, 0, 1, 2, 3].map((seat) => host.look(seat, 'now'))
  seen.set(0, looks())
  playOn(host, 2, WHOLE, () => {
    const now = looks()
    seen.set(now[0]!.move, now)
  })
  for (const [move, then] of seen) {
    for (const news of then) {
      const { view, waiting, scores, over, question } = host.at(move, news.seat)!
      assert.deepEqual({ view, waiting, scores, over }, pick(news), `after ${move} answers`)
      assert.equal(question, undefined)
    }
  }
  const moves = host.look(null, 'now').move
  assert.equal(host.at(moves + 1, 0), null)
  assert.equal(host.at(-1, 0), null)
  const begin = performance.now()
  for (let move = 0; move <= moves; move++) host.at(move, 0)
  assert.ok((performance.now() - begin) / moves < 10)
})
const pick = ({ view, waiting, scores, over }: News) => ({ view, waiting, scores, over })

test('what others hold is in no news of a seat: neither in its view nor in what it is told', () => {
  const { host } = opened(4, 4, 'hidden')
  let secrets = 0
  for (let i = 0; i < 300 && !host.look(null, 'now').over; i++) {
    oneAnswer(host, 4, varied)
    for (const seat of [0, 1, 2, 3]) {
      const { players } = viewOf(host.look(seat, 'now'))
      assert.ok(players.every(({ hand }, owner) => (hand !== undefined) === (owner === seat)))
    }
  }
  // What only some may know of an event is told to them, and to nobody else.
  const told = [null, 0, 1, 2, 3].map((seat) => host.look(seat, 'start').told.map(({ event }) => event))
  const [everybody, ...seats] = told
  for (const [n, open] of everybody!.entries()) {
    const more = seats.filter((own) => JSON.stringify(own[n]) !== JSON.stringify(open))
    assert.ok(more.length <= 1, JSON.stringify(open))
    secrets += more.length
  }
  assert.ok(secrets > 0, 'nothing secret was told: the test proves nothing')
})

test('an answer to an earlier question, of another seat or not on offer is refused, and nothing is told', () => {
  const { host, heard } = opened(2, 2, 'refuse')
  const seat = host.look(null, 'now').waiting[0]!
  const { question } = host.look(seat, 'now')
  const [first] = question!.options
  const code = (outcome: ReturnType<Host['answer']>) => (outcome.ok ? 'ok' : outcome.problem.code)
  assert.equal(code(host.answer(1 - seat, first!.key, question!.at)), 'not-your-turn')
  assert.equal(code(host.answer(seat, first!.key, question!.at + 1)), 'stale')
  assert.equal(code(host.answer(seat, 'nonsense', question!.at)), 'no-such-option')
  assert.equal(heard.changes, 0)
  assert.equal(host.preview(1 - seat, first!.key), null)
  assert.equal(host.preview(seat, 'nonsense'), null)
})

test('a watched table shows everything and takes no answers', () => {
  const { host } = opened(2, 2, 'watch')
  playOn(host, 2, 40)
  const { host: watched, heard } = hostOf()
  assert.deepEqual(watched.open(planFor(2, 0, 'watch'), host.log(), true), { ok: true })
  watched.pace(0)
  watched.step()
  const news = watched.look(0, 'start')
  assert.equal(news.move, 40)
  assert.equal(news.question, undefined)
  assert.equal(news.canUndo, false)
  assert.equal(watched.answer(news.waiting[0]!, varied(host.look(news.waiting[0]!, 'start')), 1).ok, false)
  assert.equal(heard.changes, 0)
})

test('logs that are damaged or of another game are refused with the reason', () => {
  const { host } = opened(2, 2, 'damaged')
  playOn(host, 2, 20)
  const log = host.log() as Log
  const code = (source: unknown) => {
    const outcome = hostOf().host.open(planFor(2, 2, 'damaged'), source)
    return outcome.ok ? 'ok' : outcome.problem.code
  }
  assert.equal(code(log), 'ok')
  assert.equal(code({ ...log, rules: '0.0.1' }), 'ok')
  assert.equal(code({ ...log, game: 'great-wall' }), 'other-game')
  assert.equal(code({ ...log, format: 2 }), 'format-version')
  assert.equal(code({ ...log, checks: log.checks.slice(1) }), 'cut-off')
  assert.equal(code({ ...log, checks: `${log.checks[0] === 'A' ? 'B' : 'A'}${log.checks.slice(1)}` }), 'entry-differs')
  assert.equal(code({ ...log, answers: ['nonsense', ...log.answers.slice(1)] }), 'entry-differs')
  assert.equal(code({ wanli: 'log' }), 'format-version')
  assert.equal(code('nonsense'), 'not-a-log')
})

test('a table goes on from a position, and its log begins there', () => {
  const { host: before } = opened(2, 2, 'position')
  playOn(before, 2, 50)
  const position = writePosition(again(before.log()))
  const { host } = hostOf()
  assert.deepEqual(host.open(planFor(2, 2, 'other seed'), position), { ok: true })
  assert.deepEqual(host.look(0, 'start').view, before.look(0, 'start').view)
  playOn(host, 2, 30)
  const log = host.log() as Log
  assert.equal(log.start?.wanli, 'position')
  assert.deepEqual(again(log).view(0), host.look(0, 'start').view)
  const { host: second } = hostOf()
  assert.deepEqual(second.open(planFor(2, 2, 'position'), host.record()), { ok: true })
  assert.deepEqual(second.look(1, 'start').view, host.look(1, 'start').view)
  const broken = { ...position, table: { ...position.table, round: 99 } }
  const outcome = hostOf().host.open(planFor(2, 2, 'position'), broken)
  assert.equal(outcome.ok ? 'ok' : outcome.problem.code, 'bad-position')
})

test('a rule that breaks stops the table: it is told, and the log with the answer that broke it can still be saved', () => {
  let armed = false
  const fragile: AnyGame = {
    ...GAME,
    open(setup) {
      const box = GAME.open(setup)
      const steps = Object.entries(box.rules.steps).map(([name, step]) => [
        name,
        (...args: Parameters<typeof step>) => {
          if (armed) throw new Error('a rule is broken')
          return step(...args)
        },
      ])
      return { ...box, rules: { ...box.rules, steps: Object.fromEntries(steps) as typeof box.rules.steps } }
    },
  }
  const { host, heard } = hostOf(fragile)
  assert.deepEqual(host.open(planFor(2, 2, 'broken')), { ok: true })
  playOn(host, 2, 10)
  armed = true
  assert.throws(() => playOn(host, 2, 10), /a rule is broken/)
  assert.equal(heard.broke.length, 1)
  const { move, waiting, canUndo } = host.look(0, 'now')
  assert.deepEqual(waiting, [])
  assert.equal(canUndo, false)
  const log = host.log() as Log
  assert.equal(log.answers.length, move)
  armed = false
  again({ ...log, answers: log.answers.slice(0, -1) })
})

test('bots answer by themselves at their pace, one at a time, and wait for a step where they are told to', async () => {
  const { host, heard } = opened(2, 0, 'pace')
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(heard.changes, 0)
  host.step()
  assert.equal(heard.changes, 1)
  host.pace(0)
  for (let waits = 0; waits < 100 && heard.changes <= 3; waits++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  assert.ok(heard.changes > 3)
  host.close()
  const { changes } = heard
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(heard.changes, changes)
})

test('bots wait until what happened is kept: whoever asks meanwhile need not wait for their thinking', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
  let keep = Promise.withResolvers<void>()
  let changes = 0
  const changed = () => {
    changes++
    return keep.promise
  }
  const host = new Host(GAME, [random], { changed, broke: (error) => assert.fail(String(error)) })
  assert.deepEqual(host.open(planFor(2, 0, 'kept')), { ok: true })
  host.pace(0)
  await pause()
  assert.equal(changes, 1)
  keep.resolve()
  keep = Promise.withResolvers<void>()
  await pause()
  assert.equal(changes, 2)
  host.close()
  keep.resolve()
  await pause()
  assert.equal(changes, 2)
})
