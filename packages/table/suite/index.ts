import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { type News, type Rights, SPECTATOR, type TablePlan } from '@wanli/table'
import { Client, type TestRoom } from './client.ts'
import { damaged, NOT_CALLS } from './damage.ts'
import { planFor } from './plan.ts'

export type { TestRoom } from './client.ts'
export { planFor } from './plan.ts'

/** Lay a table by this plan. Its bots wait until they are told to act. */
export type LayRoom = (plan: TablePlan) => Promise<TestRoom>

const persons = (seats: number, seed: string): TablePlan => planFor(seats, seats, seed)

const seatOf = (seat: number): Rights => ({ seats: [seat], hosts: false, owns: false })
const HOST: Rights = { seats: [0], hosts: true, owns: false }

/** Whoever is asked answers with the first option, through the session of his seat. */
async function oneAnswer(clients: readonly Client[]): Promise<number> {
  const { waiting } = await clients[0]!.ask('look', null, 'now')
  const seat = waiting[0]!
  const { question } = await clients[seat]!.ask('look', seat, 'now')
  const outcome = await clients[seat]!.ask('answer', seat, question!.options[0]!.key, question!.at)
  assert.deepEqual(outcome, { ok: true })
  return seat
}

/**
 * What sessions promise, whoever runs the table: the worker of a page, or a server. `lay` makes a table; everything else goes through
 * messages.
 */
export function sessionSuite(name: string, lay: LayRoom): void {
  describe(`sessions: ${name}`, () => {
    const rooms: TestRoom[] = []
    after(async () => {
      for (const room of rooms) await room.close()
    })
    const laid = async (seed: string, seats = 2) => {
      const room = await lay(persons(seats, seed))
      rooms.push(room)
      return room
    }

    it('each client has a cursor of its own: what one has heard, no other misses', async () => {
      const room = await laid('cursors')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      const watcher = new Client(room, SPECTATOR)
      let late = await watcher.ask('look', null, 'start')
      let told = late.told.length
      for (let i = 0; i < 12; i++) {
        const first = await clients[0]!.ask('look', 0, late.cursor)
        const second = await clients[1]!.ask('look', 1, late.cursor)
        assert.deepEqual(
          first.told.map(({ n }) => n),
          second.told.map(({ n }) => n),
        )
        await oneAnswer(clients)
        if (i % 4 !== 3) continue
        late = await watcher.ask('look', null, late.cursor)
        told += late.told.length
      }
      assert.equal(told, late.cursor.told)
      assert.deepEqual((await watcher.ask('look', null, late.cursor)).told, [])
      assert.deepEqual(
        (await watcher.ask('look', null, 'start')).told.map(({ n }) => n),
        Array.from({ length: told }, (_, n) => n),
      )
    })

    it('the news of something taken back reaches everybody, once each, and who was away too', async () => {
      const room = await laid('undo')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      const watcher = new Client(room, SPECTATOR)
      let undone = 0
      for (let i = 0; i < 60 && undone < 3; i++) {
        const before = await watcher.ask('look', null, 'start')
        const seat = await oneAnswer(clients)
        const heard = await Promise.all([
          clients[0]!.ask('look', 0, 'start'),
          clients[1]!.ask('look', 1, 'start'),
          watcher.ask('look', null, 'start'),
        ])
        if (!heard[seat]!.canUndo || heard[2].told.length === before.told.length) continue
        const other = clients[1 - seat]!
        assert.equal(await other.refusal('undo', seat), 'not-your-seat')
        assert.deepEqual(await clients[seat]!.ask('undo', seat), { ok: true })
        const looks: News[] = [
          await clients[0]!.ask('look', 0, heard[0].cursor),
          await clients[1]!.ask('look', 1, heard[1].cursor),
          await watcher.ask('look', null, heard[2].cursor),
        ]
        for (const news of looks) {
          assert.equal(news.takenBack, before.told.length)
          assert.deepEqual(news.told, [])
        }
        for (const [i, client] of [...clients, watcher].entries())
          assert.equal((await client.ask('look', i === 2 ? null : i, looks[i]!.cursor)).takenBack, undefined)
        await oneAnswer(clients)
        // Who missed all of it hears that it was taken back, and what came instead.
        const missed = await watcher.ask('look', null, heard[2].cursor)
        assert.equal(missed.takenBack, before.told.length)
        assert.ok(missed.told.length > 0)
        undone++
      }
      assert.equal(undone, 3)
    })

    it('a cursor of another life of the table: all is told anew', async () => {
      const room = await laid('life')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      for (let i = 0; i < 6; i++) await oneAnswer(clients)
      const { told, cursor } = await clients[0]!.ask('look', 0, 'start')
      for (const stale of [
        { ...cursor, life: 'another' },
        { ...cursor, back: cursor.back + 7 },
      ]) {
        const news = await clients[0]!.ask('look', 0, stale)
        assert.deepEqual([news.takenBack, news.told], [0, told])
      }
    })

    it('nobody answers, takes back, stands, asks or looks for a seat that is not his', async () => {
      const room = await laid('seats', 3)
      const clients = [0, 1, 2].map((seat) => new Client(room, seatOf(seat)))
      for (let i = 0; i < 5; i++) await oneAnswer(clients)
      const { waiting, move } = await clients[0]!.ask('look', null, 'now')
      const seat = waiting[0]!
      const { question } = await clients[seat]!.ask('look', seat, 'now')
      const { at, options } = question!
      const { key } = options[0]!
      const strangers = [clients[(seat + 1) % 3]!, clients[(seat + 2) % 3]!, new Client(room, SPECTATOR)]
      const calls: readonly (readonly [string, ...unknown[]])[] = [
        ['answer', seat, key, at],
        ['answerAll', seat, [key], at],
        ['undo', seat],
        ['undoTurn', seat],
        ['endTurn', seat],
        ['stand', seat, 'topic', key],
        ['refused', seat],
        ['preview', seat, key],
        ['final', seat, key],
        ['look', seat, 'start'],
        ['look', seat, 'start', true],
        ['at', 0, seat],
      ]
      for (const stranger of strangers)
        for (const [call, ...args] of calls) assert.equal(await stranger.refusal(call, ...args), 'not-your-seat', call)
      for (const nowhere of [3, 63]) assert.equal(await clients[0]!.refusal('look', nowhere, 'now'), 'not-your-seat')
      const after = await clients[seat]!.ask('look', seat, 'now')
      assert.deepEqual([after.move, after.question?.at], [move, at])
    })

    it('the seed and the log are nobody’s before the end; pace and rewinding are the host’s and the owner’s', async () => {
      const room = await laid('SECRETSEED')
      const seat = new Client(room, seatOf(0))
      const watcher = new Client(room, SPECTATOR)
      const host = new Client(room, HOST)
      for (const client of [seat, watcher, host]) {
        assert.equal(await client.refusal('log'), 'not-before-the-end')
        assert.equal(await client.refusal('rewind', 0), 'not-the-host')
        const plan = await client.ask('plan')
        assert.deepEqual([plan.game, plan.seats.length, 'seed' in plan], ['zhanguo', 2, false])
        const all = [plan, await client.ask('look', null, 'start'), await client.ask('timeline')]
        assert.ok(!JSON.stringify(all).includes('SECRETSEED'))
      }
      for (const client of [seat, watcher])
        for (const [call, ...args] of [['pace', 0], ['step'], ['spare', true], ['holds', true]] as const)
          assert.equal(await client.refusal(call, ...args), 'not-the-host', call)
      assert.equal(await host.refusal('spare', false), undefined)
      assert.equal((await host.ask('plan')).seed, undefined)
    })

    it('after the end everybody may look through all eyes, and has the log', async () => {
      const room = await laid('end')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      const watcher = new Client(room, SPECTATOR)
      for (let i = 0; i < 3000 && !(await watcher.ask('look', null, 'now')).over; i++) await oneAnswer(clients)
      const end = await watcher.ask('look', 0, 'start')
      assert.ok(end.over)
      assert.equal(await watcher.refusal('at', 3, 1), undefined)
      assert.equal(await watcher.refusal('look', 2, 'now'), 'not-your-seat')
      const log = (await watcher.ask('log')) as { readonly seed: string; readonly answers: readonly string[] }
      assert.deepEqual([log.seed, log.answers.length], ['end', end.move])
      assert.equal((await watcher.ask('plan')).seed, 'end')
    })

    it('an answer carries the question it was made for: a second one is refused and changes nothing', async () => {
      const room = await laid('stale')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      const seat = (await clients[0]!.ask('look', null, 'now')).waiting[0]!
      const { question } = await clients[seat]!.ask('look', seat, 'now')
      const args = [seat, question!.options[0]!.key, question!.at] as const
      assert.deepEqual(await clients[seat]!.ask('answer', ...args), { ok: true })
      const { move } = await clients[seat]!.ask('look', seat, 'now')
      const again = await clients[seat]!.ask('answer', ...args)
      assert.equal(again.ok, false)
      assert.equal((await clients[seat]!.ask('look', seat, 'now')).move, move)
      assert.equal((await clients[seat]!.ask('answer', seat, 'no such option', question!.at + 1)).ok, false)
    })

    it('whoever is at the table hears that something happened; who left does not', async () => {
      const room = await laid('notices')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      const watcher = new Client(room, SPECTATOR)
      const all = [...clients, watcher]
      // On a long way a message takes its time: who has a reply has all that was told before it.
      const reached = (some: readonly Client[]) => Promise.all(some.map((client) => client.ask('plan')))
      await reached(all)
      await oneAnswer(clients)
      await reached(all)
      for (const { heard } of all) assert.deepEqual(heard, [{ changed: true }])
      watcher.leave()
      await oneAnswer(clients)
      await reached(clients)
      assert.deepEqual([clients[0]!.heard.length, watcher.heard.length], [2, 1])
    })

    it('what is no call is refused by name, not looked up; what is malformed changes nothing', async () => {
      const room = await laid('hostile')
      const clients = [0, 1].map((seat) => new Client(room, seatOf(seat)))
      for (let i = 0; i < 4; i++) await oneAnswer(clients)
      const look = () => clients[0]!.ask('look', 0, 'start')
      const before = await look()
      for (const call of NOT_CALLS) assert.equal(await clients[0]!.refusal(call), 'no-such-call', call)
      let refused = 0
      for (const message of damaged(before.cursor, 1500)) {
        const reply = await clients[0]!.send(message)
        if ('error' in reply) refused++
        if ('error' in reply) assert.ok(reply.error !== 'broke', JSON.stringify(message))
      }
      assert.ok(refused > 1000, `${refused} refused`)
      assert.deepEqual(await look(), before)
    })
  })
}
