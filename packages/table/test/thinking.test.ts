import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { type Bot, botNamed } from '@wanli/bots'
import { zhanguoGreedy } from '@wanli/bots/zhanguo'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, Dice, Table } from '@wanli/kernel'
import { Host, type Minds, MindsElsewhere, think, type Thought } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'
import { planFor } from '../suite/plan.ts'

const planOf = (bot: string) => planFor(2, 1, 'thinking', bot)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(what: () => boolean, ms = 20_000): Promise<void> {
  const end = performance.now() + ms
  while (!what()) {
    assert.ok(performance.now() < end, 'it takes too long')
    await pause(5)
  }
}

describe('bots think in a worker of their own', () => {
  let worker: Worker
  let thoughts: Thought[] = []
  let asked = 0
  let stopped = 0

  // Each has a worker of its own: no late thought of another test comes in between.
  beforeEach(() => {
    thoughts = []
    asked = 0
    stopped = 0
    worker = new Worker(new URL('slow-thinker.ts', import.meta.url))
  })
  afterEach(() => worker.terminate())

  /** A table whose bot thinks in the worker, about a question that came after an answer that can still be taken back. */
  function laid(bot: string, budget = {}) {
    const elsewhere = new MindsElsewhere(
      (message) => {
        if ('think' in message) asked++
        else stopped++
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
        worker.postMessage(message)
      },
      () => assert.fail('the worker is there'),
    )
    worker.on('message', (thought: Thought) => {
      thoughts.push(thought)
      elsewhere.receive(thought)
    })
    let quick = true
    const minds: Minds = {
      choose: (task, signal) =>
        quick ? task.table.questionFor(task.seat)!.options[0]!.key : elsewhere.choose(task, signal),
    }
    const broke: unknown[] = []
    const listener = { changed: () => undefined, broke: (error: unknown) => broke.push(error) }
    const host = new Host(zhanguo, [], listener, { minds, budget })
    assert.deepEqual(host.open(planOf(bot)), { ok: true })
    host.pace(-1)
    for (let i = 0; i < 200 && quick; i++) {
      const { question, canUndo } = host.look(0, 'now')
      if (question !== undefined) {
        const { options, at } = question
        assert.ok(host.answer(0, options[i % options.length]!.key, at).ok)
      } else if (canUndo) quick = false
      else host.step()
    }
    assert.ok(!quick)
    host.step()
    assert.equal(asked, 1)
    return { host, broke, move: host.look(null, 'now').move }
  }

  it('a deaf one thinks: undo, looking back and previews are answered at once, and its late answer is thrown away', async () => {
    const { host, broke, move } = laid('deaf')
    await new Promise((resolve) => worker.once('online', resolve))
    await pause(100)
    const began = performance.now()
    host.at(Math.floor(move / 2), 0)
    host.look(0, 'start')
    assert.deepEqual(host.undo(0), { ok: true })
    const { question } = host.look(0, 'now')
    assert.ok(host.preview(0, question!.options[0]!.key))
    assert.ok(performance.now() - began < 100, `${performance.now() - began} ms`)
    assert.deepEqual([thoughts.length, stopped], [0, 1])
    await until(() => thoughts.length === 1)
    await pause(30)
    const after = host.look(0, 'now')
    assert.deepEqual([after.move < move, after.question?.at], [true, question!.at])
    // It is asked again, and this time its answer is taken.
    for (let at = question; at !== undefined; at = host.look(0, 'now').question)
      assert.ok(host.answer(0, at.options.at(-1)!.key, at.at).ok)
    const { move: now } = host.look(null, 'now')
    host.step()
    await until(() => host.look(null, 'now').move > now)
    host.close()
    assert.deepEqual(broke, [])
  })

  it('one that listens gives up when nobody wants to know any more', async () => {
    const { host } = laid('slow')
    await pause(100)
    assert.deepEqual(host.undo(0), { ok: true })
    assert.equal(stopped, 1)
    // Its ten seconds of thoughts are not waited for: what is asked next is thought about at once.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    worker.postMessage({ think: 99, plan: planOf('slow'), log: host.record(), seat: 0, budget: { ms: 0 } })
    await until(() => thoughts.length > 0)
    assert.deepEqual(
      thoughts.map(({ thought }) => thought),
      [99],
    )
    host.close()
  })

  it('a budget of milliseconds ends its thinking, and the answer is given', async () => {
    const { host, move } = laid('slow', { ms: 40 })
    // Without one it would think for ten seconds.
    await until(() => host.look(null, 'now').move > move, 9000)
    assert.equal(thoughts.length, 1)
    host.close()
  })

  it('where the worker is lost they think at the table', async () => {
    let lost = 0
    const minds = new MindsElsewhere(
      () => undefined,
      ({ table, seat }) => {
        lost++
        return Promise.resolve(table.questionFor(seat)!.options[0]!.key)
      },
    )
    const host = new Host(
      zhanguo,
      [],
      { changed: () => undefined, broke: (error) => assert.fail(String(error)) },
      { minds },
    )
    const plan = planOf('deaf')
    assert.deepEqual(host.open({ ...plan, seats: plan.seats.map(() => ({ name: '', kind: 'bot' })) }), { ok: true })
    host.pace(0)
    await pause(30)
    assert.equal(host.look(null, 'now').move, 0)
    minds.lost()
    await until(() => host.look(null, 'now').move > 3)
    assert.ok(lost > 3)
    host.close()
  })
})

describe('the budget of a bot that searches', () => {
  const never = new AbortController().signal
  const game: AnyGame = zhanguo

  /** A table in its second round, where there is much to choose from. */
  function tableOf(): AnyTable {
    const setup = game.checkSetup({ seats: 2 })
    assert.ok(setup.ok)
    const table = Table.start(game, setup.value, 'budget', { record: true })
    const dice = new Dice('budget')
    while (table.entries.length < 60 || table.open[0]!.options.length < 6)
      table.pick(0, dice.below(table.open[0]!.options.length))
    return table
  }
  /** A table at which the best bots play, where a seat has a command to choose and the Year or round is young. */
  function middleOf(game: AnyGame): AnyTable {
    const setup = game.checkSetup({ seats: 3 })
    assert.ok(setup.ok)
    const table = Table.start(game, setup.value, 'middle', { record: true })
    const kind = botNamed(game.id, 'greedy')
    assert.ok(kind.ok)
    const bots = [0, 1, 2].map((seat) => kind.value.make(new Dice(`${seat}`)))
    const isThere = () => ['card', 'clerk'].includes(table.open[0]!.prompt) && table.open[0]!.options.length > 4
    while (!isThere()) table.pick(0, bots[table.open[0]!.seat]!.choose(table, table.open[0]!.seat))
    return table
  }
  /** The greedy one, and how many lines it has looked at. */
  function counted() {
    const bot = zhanguoGreedy.make(new Dice('bot'))
    let lines = 0
    const ponder: NonNullable<Bot['ponder']> = (table, seat, { nodes, isUp }) =>
      bot.ponder!(table as never, seat, {
        nodes,
        isUp() {
          lines++
          return isUp()
        },
      })
    return { bot: { ...bot, ponder } as Bot, lines: () => lines }
  }

  it('in lines: no more are looked at, and the same budget and dice choose the same; without any it chooses as at once', async () => {
    const table = tableOf()
    const { seat } = table.open[0]!
    const [all, few] = [counted(), counted()]
    const free = await think(all.bot, table, seat, {}, never)
    assert.equal(free, zhanguoGreedy.make(new Dice('bot')).choose(table as never, seat))
    assert.ok(all.lines() > 12, `${all.lines()} lines`)
    const bound = await think(few.bot, table, seat, { nodes: 5 }, never)
    // A command that was begun is brought to its end by the first way.
    assert.ok(few.lines() >= 5 && few.lines() < all.lines(), `${few.lines()} lines`)
    assert.equal(await think(counted().bot, table, seat, { nodes: 5 }, never), bound)
  })

  it('in milliseconds: when they are over the best so far is chosen', async () => {
    const table = tableOf()
    const { bot, lines } = counted()
    const chosen = await think(bot, table, table.open[0]!.seat, { ms: 0 }, never)
    assert.ok(table.open[0]!.options[chosen] !== undefined)
    assert.equal(lines(), 1)
  })

  it('in milliseconds: a player that searches uses them, and does not overrun them by more than a tenth', async () => {
    for (const game of [zhanguo, greatWall] as readonly AnyGame[]) {
      const table = middleOf(game)
      const { seat } = table.open[0]!
      const kind = botNamed(game.id, 'master')
      assert.ok(kind.ok)
      let best = Infinity
      // Who else uses the machine may take time away: the best of a few counts.
      for (let i = 0; i < 4 && best > 220; i++) {
        const bot = kind.value.make(new Dice(`overrun ${i}`), 'mason')
        const began = performance.now()
        await think(bot, table, seat, { ms: 200 }, never)
        const took = performance.now() - began
        assert.ok(took > 100, `it used ${took} ms of 200`)
        best = Math.min(best, took)
      }
      assert.ok(best <= 220, `${game.id}: ${best} ms of 200`)
    }
  })

  it('who gives up is not heard of again', async () => {
    const stop = new AbortController()
    let pieces = 0
    const bot: Bot = {
      name: 'endless',
      choose: () => 0,
      *ponder() {
        for (;;) {
          const until = performance.now() + 2
          while (performance.now() < until);
          pieces++
          yield
        }
      },
    }
    const thought = think(bot, tableOf(), 0, {}, stop.signal)
    setTimeout(() => stop.abort(), 30)
    await assert.rejects(thought, /abort/i)
    assert.ok(pieces < 1000)
  })
})
