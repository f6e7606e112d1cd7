import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Store } from '@wanli/server'

type Append = Parameters<Store['append']>[0]

const entry = (table: string, seq: number, more: Partial<Append> = {}): Append => ({
  table,
  seq,
  at: 1000 + seq,
  record: `{"seq":${seq}}`,
  row: { state: 'playing', game: 'zhanguo', public: false, wake: null, line: '{}' },
  ...more,
})
const person = (id: string, handle: string | null = null) => ({
  id,
  name: id,
  owner: null,
  handle,
  password: null,
  passkeys: 0,
  epoch: 1,
  created: 5,
  seen: 6,
})

/** What every store must do. `open`: the same store, opened anew each time. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(`store: ${name}`, () => {
    let store: Store
    before(async () => {
      store = await open()
    })
    after(() => store.close())

    it('the key decides who was first: of all that come at once one is told so, and nothing of the others is kept', async () => {
      const places = (who: string) => [{ person: who, waits: true, asked: false, since: 1 }]
      const tries = Array.from({ length: 20 }, (_, i) =>
        store.append(
          entry('race', 1, {
            record: `"${i}"`,
            row: { state: 'playing', game: `game ${i}`, public: true, wake: null, line: `"${i}"` },
            places: places(`racer ${i}`),
            kept: `"${i}"`,
          }),
        ),
      )
      const first = await Promise.all(tries)
      assert.equal(first.filter(Boolean).length, 1)
      const winner = first.indexOf(true)
      assert.deepEqual(await store.log('race', 0), [{ seq: 1, at: 1001, record: `"${winner}"` }])
      assert.equal(await store.kept('race'), `"${winner}"`)
      for (let i = 0; i < 20; i++)
        assert.deepEqual(
          (await store.tablesOf(`racer ${i}`)).map(({ line }) => line),
          i === winner ? [`"${winner}"`] : [],
        )
      assert.equal(await store.append(entry('race', 1)), false)
    })

    it('answers of many tables that arrive together are all kept, in order, whoever else is refused', async () => {
      await store.append(entry('t7', 1))
      const done = await Promise.all(Array.from({ length: 50 }, (_, i) => store.append(entry(`t${i}`, 1))))
      assert.deepEqual(
        done,
        Array.from({ length: 50 }, (_, i) => i !== 7),
      )
      for (let seq = 2; seq < 12; seq++) assert.equal(await store.append(entry('t3', seq)), true)
      assert.deepEqual(
        (await store.log('t3', 8)).map(({ seq }) => seq),
        [9, 10, 11],
      )
    })

    it('lists: mine with what waits longest first, the lobby, what is due', async () => {
      const line = (table: string, more: Partial<Append>) => store.append(entry(table, 1, more))
      const place = (waits: boolean, since: number) => [{ person: 'li', waits, asked: false, since }]
      const row = { state: 'playing' as const, game: 'zhanguo', public: true, wake: null, line: '{}' }
      await line('rests', { places: place(false, 1) })
      await line('late', { places: place(true, 30), row: { ...row, wake: 70 } })
      await line('early', { places: place(true, 20), row: { ...row, state: 'laying', wake: 60 } })
      await line('done', { row: { ...row, state: 'over' } })
      assert.deepEqual(
        (await store.tablesOf('li')).map(({ table, waits }) => [table, waits]),
        [
          ['early', true],
          ['late', true],
          ['rests', false],
        ],
      )
      const lobby = (await store.lobby(100)).map(({ table }) => table)
      assert.ok(
        lobby.includes('early') && lobby.includes('late') && !lobby.includes('done') && !lobby.includes('rests'),
      )
      const { table, state, wake, line: shown } = (await store.listed('late'))!
      assert.deepEqual([table, state, wake, shown], ['late', 'playing', 70, '{}'])
      assert.equal(await store.listed('nowhere'), undefined)
      assert.deepEqual(await store.due(65, 10), ['early'])
      assert.deepEqual(await store.due(99, 1), ['early'])
      await store.append(entry('early', 2, { places: [] }))
      assert.deepEqual(
        (await store.tablesOf('li')).map(({ table }) => table),
        ['late', 'rests'],
      )
      assert.deepEqual(await store.due(99, 10), ['late'])
    })

    it('whose turn it is: only his place changes, and what others have seen stays seen', async () => {
      const place = (who: string, waits: boolean, since: number) => ({ person: who, waits, asked: false, since })
      await store.append(entry('turns', 1, { places: [place('mo', true, 1001), place('nu', false, 0)] }))
      for (const who of ['mo', 'nu', 'xi']) await store.saveReach(who, '{}')
      await store.looked('mo', 1500, 'turns')
      // Who is not at the table does not come to it by that.
      await store.append(entry('turns', 2, { turns: [place('nu', true, 1002), place('xi', true, 1002)] }))
      const [mo] = await store.tablesOf('mo')
      const [nu] = await store.tablesOf('nu')
      assert.deepEqual([mo!.waits, mo!.since, nu!.waits, nu!.since], [true, 1001, true, 1002])
      assert.deepEqual(await store.tablesOf('xi'), [])
      assert.deepEqual([(await store.unseen('mo', 2000)).length, (await store.unseen('nu', 2000)).length], [0, 1])
      await store.append(entry('turns', 3, { turns: [place('nu', false, 0)] }))
      // Who does not wait is there since the last change of the table.
      assert.deepEqual(
        (await store.tablesOf('nu')).map(({ waits, since }) => [waits, since]),
        [[false, 1003]],
      )
    })

    it('people: a handle is one person’s, and a person can go', async () => {
      assert.equal(await store.savePerson(person('ann', 'ann')), true)
      assert.equal(await store.savePerson(person('bo', 'ann')), false)
      assert.equal(await store.savePerson(person('bo')), true)
      const both = await Promise.all(['c1', 'c2'].map((id) => store.savePerson(person(id, 'same'))))
      assert.equal(both.filter(Boolean).length, 1)
      assert.equal(await store.savePerson({ ...person('ann', 'anna'), epoch: 2 }), true)
      assert.deepEqual(await store.personBy('anna'), { ...person('ann', 'anna'), epoch: 2 })
      assert.equal(await store.personBy('ann'), undefined)
      await store.say('t1', { at: 1, to: 'table', person: 'ann', name: 'Ann', text: 'hello' })
      assert.equal((await store.saidBy('ann')).length, 1)
      await store.removePerson('ann')
      assert.deepEqual([await store.person('ann'), await store.saidBy('ann')], [undefined, []])
    })

    it('holidays: in order, one that begins with another takes its place, and they go with the person', async () => {
      await store.savePerson(person('hal'))
      for (const holiday of [
        { from: 50, to: 60 },
        { from: 10, to: 20 },
        { from: 50, to: 55 },
      ])
        await store.saveHoliday('hal', holiday)
      const all = [
        { person: 'hal', from: 10, to: 20 },
        { person: 'hal', from: 50, to: 55 },
      ]
      assert.deepEqual(await store.holidays(['bo', 'hal']), all)
      await store.removeHoliday('hal', 10)
      assert.deepEqual(await store.holidays(['hal']), all.slice(1))
      await store.removePerson('hal')
      assert.deepEqual(await store.holidays(['hal']), [])
    })

    it('a code works once, and not too late', async () => {
      const code = { hash: 'h1', person: 'bo', table: 'x', seat: 2, until: 100 }
      await store.addCode(code)
      await store.addCode({ ...code, hash: 'h2', table: null, seat: null })
      const both = await Promise.all([store.takeCode('h1', 50), store.takeCode('h1', 50)])
      assert.deepEqual(
        both.filter((found) => found !== undefined),
        [code],
      )
      assert.equal(await store.takeCode('h2', 101), undefined)
    })

    it('keys of devices: one person’s, and one that counts counts up, whoever comes at once', async () => {
      const key = { id: 'k1', person: 'bo', name: 'Phone', key: 'abc', counter: 4, created: 5, used: null }
      const both = await Promise.all([store.addPasskey(key), store.addPasskey({ ...key, person: 'c1' })])
      assert.equal(both.filter(Boolean).length, 1)
      const owner = (await store.passkey('k1'))!.person
      assert.equal((await store.person('bo'))!.passkeys, owner === 'bo' ? 1 : 0)
      assert.equal(await store.usePasskey('k1', 4, 9), false)
      const used = await Promise.all([store.usePasskey('k1', 5, 9), store.usePasskey('k1', 5, 9)])
      assert.equal(used.filter(Boolean).length, 1)
      assert.deepEqual([(await store.passkey('k1'))!.counter, (await store.passkey('k1'))!.used], [5, 9])
      await store.addPasskey({ ...key, id: 'k2', counter: 0, person: owner })
      assert.deepEqual([await store.usePasskey('k2', 0, 9), await store.usePasskey('k2', 0, 10)], [true, true])
      assert.deepEqual(
        (await store.passkeysOf(owner)).map(({ id }) => id),
        ['k1', 'k2'],
      )
      await store.removePasskey('nobody', 'k1')
      await store.removePasskey(owner, 'k2')
      assert.deepEqual([(await store.passkey('k1'))?.id, await store.passkey('k2')], ['k1', undefined])
      await store.addChallenge({ text: 'c', person: null, until: 100 })
      await store.addChallenge({ text: 'd', person: 'bo', until: 100 })
      const taken = await Promise.all([store.takeChallenge('c', 50), store.takeChallenge('c', 50)])
      assert.deepEqual(
        taken.filter((one) => one !== undefined),
        [{ text: 'c', person: null, until: 100 }],
      )
      assert.equal(await store.takeChallenge('d', 101), undefined)
      await store.removePerson(owner)
      assert.equal(await store.passkey('k1'), undefined)
      await store.savePerson(person('bo'))
    })

    it('tokens are found by their hash, bots by whose they are; both go with a person', async () => {
      await store.savePerson({ ...person('robot'), owner: 'c2' })
      await store.savePerson(person('c2'))
      assert.deepEqual(
        (await store.botsOf('c2')).map(({ id, owner }) => [id, owner]),
        [['robot', 'c2']],
      )
      const token = { id: 't1', hash: 'hash1', person: 'robot', name: 'Mine', created: 5, used: null }
      const scopes = ['look', 'play'] as const
      await store.addToken({ ...token, scopes })
      await store.useToken('t1', 9)
      assert.deepEqual(await store.tokenBy('hash1'), { ...token, scopes, used: 9 })
      await store.removeToken('c2', 't1')
      assert.equal((await store.tokensOf('robot')).length, 1)
      await store.removePerson('robot')
      assert.deepEqual([await store.tokenBy('hash1'), await store.botsOf('c2')], [undefined, []])
    })

    it('the end of a game changes results and ratings with its entry, once; who is not first changes nothing', async () => {
      const part = (subject: string, place: number) => ({
        subject,
        pool: 'people' as const,
        place,
        points: 9 - place,
        won: place === 1,
      })
      const ended = (...names: readonly string[]): NonNullable<Append['ended']> => ({
        game: 'zhanguo',
        mode: 'standard',
        seats: names.length,
        parts: names.map((name, i) => part(name, i + 1)),
        counts: { people: true, bots: true },
      })
      const gamesOf = async (...names: readonly string[]) => {
        const found = await store.standings(names)
        return names.map((name) => found.find(({ subject }) => subject === name)?.games ?? 0)
      }
      await store.append(entry('ends', 1))
      // Of all who come at once one ends it.
      await Promise.all(Array.from({ length: 5 }, () => store.append(entry('ends', 2, { ended: ended('r1', 'r2') }))))
      assert.deepEqual(await gamesOf('r1', 'r2'), [1, 1])
      // The same end told again, by whatever mistake.
      await store.append(entry('ends', 3, { ended: ended('r2', 'r1') }))
      assert.deepEqual(await gamesOf('r1', 'r2'), [1, 1])
      const [first] = await store.results('r1', 10)
      assert.deepEqual([first!.table, first!.place, first!.won, first!.seats, first!.at], ['ends', 1, true, 2, 1002])
      const standing = (await store.standings(['r1']))[0]!
      assert.deepEqual([first!.rated!.rating, first!.rated!.deviation], [standing.rating, standing.deviation])
      assert.equal((await store.resultsAt('ends')).length, 2)
      // Games with the same people that end at the same time, through several connections: none is lost.
      const again = await open()
      await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          (i % 2 === 0 ? store : again).append(
            entry(`end ${i}`, 1, { ended: i % 3 === 0 ? ended('r3', 'r4') : ended('r4', 'r3', 'r1') }),
          ),
        ),
      )
      await again.close()
      assert.deepEqual(await gamesOf('r1', 'r3', 'r4'), [9, 12, 12])
      const changes = (await store.results('r3', 99)).map(({ rated }) => rated!.change)
      const sum = changes.reduce((all, one) => all + one, 1500)
      assert.ok(Math.abs(sum - (await store.standings(['r3']))[0]!.rating) < 1e-6)
      // One that does not count is a result, and no more.
      await store.append(entry('shown', 1, { ended: { ...ended('r5', 'r6'), counts: { people: false, bots: true } } }))
      assert.deepEqual([(await store.results('r5', 9))[0]!.rated, await gamesOf('r5')], [null, [0]])
      await store.savePerson(person('r1'))
      await store.removePerson('r1')
      assert.deepEqual([await store.results('r1', 9), await store.standings(['r1'])], [[], []])
    })

    it('chat: numbers go up, whoever speaks at once', async () => {
      const say = (text: string) => store.say('talk', { at: 5, to: 'table', person: 'bo', name: 'Bo', text })
      const said = await Promise.all(['a', 'b', 'c', 'd'].map(say))
      assert.deepEqual(
        said.map(({ n }) => n).toSorted((a, b) => a - b),
        [1, 2, 3, 4],
      )
      assert.deepEqual(
        (await store.said('talk', 2, 10)).map(({ n }) => n),
        [3, 4],
      )
      assert.deepEqual(
        (await store.said('talk', 0, 2)).map(({ n }) => n),
        [3, 4],
      )
      await store.report('talk', 1, 'bo', 'rude', 9)
    })

    it('what was kept is there when it is opened anew; the secret is made once', async () => {
      assert.equal(await store.append(entry('stays', 1)), true)
      await store.keep('stays', '{"a":1}')
      const secret = await store.secret('s', 'first')
      const again = await open()
      assert.equal(secret, 'first')
      assert.equal(await again.secret('s', 'second'), 'first')
      assert.equal((await again.log('stays', 0)).length, 1)
      assert.equal(await again.kept('stays'), '{"a":1}')
      assert.equal(await again.append(entry('stays', 1)), false)
      await again.close()
      await store.ready()
    })
  })
}
