import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Creating, Profile, TableRatings } from '@wanli/server/protocol'
import { type Page, play, twoAt, Visitor, ZHANGUO, ServerOfTests } from './help.ts'

const profileOf = (visitor: Visitor, of = visitor): Promise<Profile> =>
  visitor.ok('GET', `/api/people/${of.me!.person}`)

/** To the end of the game. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (let i = 0; pages[0]!.room.state === 'playing'; i++) {
    assert.ok(i < 200, 'the game does not end')
    await play(pages, 20, i)
    await pages[0]!.until(({ room }) => room.state !== 'playing' || room.waiting.length > 0)
  }
}

describe('ratings', () => {
  const server = new ServerOfTests()

  it('the end of a game changes both ratings in its own commit, once, whatever is asked of the table after', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    assert.deepEqual(pages[0].room.unrated, [])
    await playOut(pages)
    const winners = (await pages[0].look()).winners
    const [ann, bo] = [await profileOf(visitors[0]!), await profileOf(visitors[1]!)]
    const won = winners.includes(0) ? ann : bo
    const lost = won === ann ? bo : ann
    assert.deepEqual(
      [won, lost].map(({ results }) => [results.length, results[0]!.won, results[0]!.place, results[0]!.table]),
      [
        [1, true, 1, table],
        [1, false, 2, table],
      ],
    )
    // Two newcomers: what one gains the other loses.
    const { change, rating, deviation } = won.results[0]!.rated!
    assert.ok(change > 100 && Math.abs(change + lost.results[0]!.rated!.change) < 1e-6)
    assert.ok(Math.abs(rating - 1500 - change) < 1e-6 && deviation < 350)
    assert.deepEqual(
      won.ratings.map(({ game, mode, games }) => [game, mode, games]),
      [['zhanguo', 'standard', 1]],
    )
    // Others see how he does, but not at which tables: a table's name is the way in.
    const seen = await profileOf(visitors[0]!, visitors[1])
    assert.deepEqual([seen.results[0]!.table, seen.results[0]!.title], [undefined, undefined])
    const there = await visitors[0]!.ok<TableRatings>('GET', `/api/tables/${table}/ratings`)
    assert.deepEqual(
      there.results.map(({ seat }) => seat).toSorted((a, b) => a - b),
      [0, 1],
    )
    assert.equal(there.seats.length, 2)

    // The game is over: nothing of it can be changed any more, and nothing counts a second time.
    for (const page of pages) {
      const seat = page.you.seats[0]!
      for (const call of ['undo', 'undoTurn'])
        assert.notDeepEqual(await page.call(call, seat).catch(() => undefined), { ok: true }, call)
    }
    const people = visitors.map(({ me }) => me!.person)
    const standings = await server.store.standings(people)
    const entries = await server.store.log(table, 0)
    await server.store.append({
      ...entries.at(-1)!,
      seq: entries.length + 1,
      table,
      row: { state: 'over', game: 'zhanguo', public: false, wake: null, line: '{"title":""}' },
      ended: {
        game: 'zhanguo',
        mode: 'standard',
        seats: 2,
        parts: visitors.map(({ me }, i) => ({
          subject: me!.person,
          pool: 'people',
          place: i + 1,
          points: 0,
          won: i === 0,
        })),
        counts: { people: true, bots: true },
      },
    })
    assert.deepEqual(await server.store.standings(people), standings)
    assert.equal((await profileOf(visitors[0]!)).results.length, 1)
  })

  it('what does not count is said in the room before it begins, with each reason', async () => {
    const host = await Visitor.guest(server.url, 'Host')
    const why = async (wish: Creating) => (await host.at(await host.lays(wish))).room.unrated
    const seats: Creating['seats'] = [{ kind: 'me' }, { kind: 'open' }]
    assert.deepEqual(await why({ ...ZHANGUO, seats }), [])
    assert.deepEqual(await why({ ...ZHANGUO, seats, options: { rated: false } }), ['option'])
    assert.deepEqual(await why({ ...ZHANGUO, seats, options: { hints: true } }), ['hints'])
    assert.deepEqual(await why({ ...ZHANGUO, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] }), ['bots'])
    assert.deepEqual(await why({ ...ZHANGUO, seats: [{ kind: 'me' }, { kind: 'me', name: 'My friend' }] }), ['shared'])
    const wall = (mode: string, count: number): Creating => ({
      game: 'great-wall',
      setup: { mode, seats: count },
      seats: Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
    })
    assert.deepEqual(await why(wall('competitive', 3)), [])
    assert.deepEqual(await why(wall('coop', 3)), ['no-rivals'])
    assert.deepEqual(await why(wall('solo', 1)), ['no-rivals'])
  })

  it('with bots nobody is rated, but bots are among themselves; a game that was ended by agreement counts for nobody', async () => {
    const host = await Visitor.guest(server.url, 'Host')
    const table = await host.lays({
      game: 'zhanguo',
      setup: { seats: 3 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }],
    })
    const page = await host.at(table)
    await page.do({ do: 'start' })
    await page.until(({ room }) => room.state === 'playing')
    for (let i = 0; page.room.state === 'playing'; i++) {
      await page.until(({ room }) => room.state !== 'playing' || room.waiting.includes(0))
      await page.answers(i)
    }
    const mine = await profileOf(host)
    assert.deepEqual([mine.ratings, mine.results.length, mine.results[0]!.rated], [[], 1, null])
    const { seats, results } = await host.ok<TableRatings>('GET', `/api/tables/${table}/ratings`)
    assert.deepEqual(
      seats.map(({ seat }) => seat),
      [1, 2],
    )
    assert.deepEqual(
      results
        .filter(({ rated }) => rated !== null)
        .map(({ seat }) => seat)
        .toSorted((a, b) => a - b),
      [1, 2],
    )

    const { pages, visitors } = await twoAt(server.url)
    await play(pages, 4)
    await pages[0].do({ do: 'ask', what: { kind: 'end' } })
    await pages[1].until(({ room }) => room.request !== undefined)
    await pages[1].do({ do: 'say-yes', n: 1 })
    await pages[0].until(({ room }) => room.state === 'over')
    const { ratings, results: none } = await profileOf(visitors[0]!)
    assert.deepEqual([ratings, none], [[], []])
  })

  it('nobody asks about people without a name of his own; nobody there, nobody found; who goes takes it all along', async () => {
    const ann = await Visitor.guest(server.url, 'Ann')
    const stranger = new Visitor(server.url)
    assert.equal(await stranger.trouble('GET', `/api/people/${ann.me!.person}`), 'who-are-you')
    assert.equal(await ann.trouble('GET', '/api/people/nobody-at-all'), 'not-found')
    assert.equal(await ann.trouble('GET', '/api/tables/no-such-table/ratings'), 'not-found')
    const { me } = ann
    await ann.ok('DELETE', '/api/me')
    const bo = await Visitor.guest(server.url, 'Bo')
    assert.equal(await bo.trouble('GET', `/api/people/${me!.person}`), 'not-found')
  })
})
