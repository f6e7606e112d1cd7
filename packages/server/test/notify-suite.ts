import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running, Store } from '@wanli/server'
import type { Reach } from '@wanli/server/protocol'
import { aServer, type Page, play, twoAt, type Visitor, ZHANGUO } from './help.ts'
import { aDevice, mailSink, webSink } from './notify-sinks.ts'

async function until(what: () => boolean, ms = 15_000): Promise<void> {
  const late = Date.now() + ms
  while (!what()) {
    assert.ok(Date.now() < late, `it did not come: ${String(what)}`)
    await sleep(20)
  }
}
/** Longer than it takes to look for who is to be told, several times. */
const A_WHILE = 700

/** What holds for notifications, whatever keeps them. */
export function notifySuite(name: string, openStore: () => Promise<Store>): void {
  describe(`notifications: ${name}`, () => {
    let server: Running
    let late = 0
    let mail: Awaited<ReturnType<typeof mailSink>>
    let web: Awaited<ReturnType<typeof webSink>>
    before(async () => {
      mail = await mailSink()
      web = await webSink()
      server = await aServer({
        store: await openStore(),
        now: () => Date.now() + late,
        tellEvery: 100,
        post: { url: 'https://wanli.example/', smtp: mail.url, from: 'wanli@wanli.example', anywhere: true },
      })
    })
    after(async () => {
      await server.close()
      mail.close()
      web.close()
    })

    const wish = { ...ZHANGUO, title: 'Evenings' }
    /** A game in which one of them waits for the other, who is away. */
    async function waitsFor(): Promise<{ away: Visitor; pages: readonly Page[]; seat: number; table: string }> {
      const { pages, visitors, table } = await twoAt(server.url, wish)
      for (let i = 0; i < 60 && pages[0].room.waiting.length !== 1; i++) await play(pages, 1, i)
      const seat = pages[0].room.waiting[0]!
      await pages[seat]!.leave()
      return { away: visitors[seat]!, pages, seat, table }
    }
    const reaches = (visitor: Visitor, wanted: object): Promise<Reach> =>
      visitor.ok('POST', '/api/me/reach', { language: 'en', ...wanted })
    const linkIn = (text: string, purpose: string): string => {
      const [found] = new RegExp(`/reach/${purpose}/[\\w/-]+`).exec(text.replaceAll('=\r\n', '')) ?? []
      assert.ok(found !== undefined, text)
      return found
    }
    const press = (path: string, method = 'POST') => fetch(new URL(path, server.url), { method })

    it('push, mail and webhook say once that a table waits, and nothing of what lies on it; again when he has looked', async () => {
      const { away, table } = await waitsFor()
      const device = aDevice(`${web.url}/push`)
      await reaches(away, { push: device.subscription, hook: `${web.url}/hook`, mail: 'bo@mail.example' })
      await until(() => mail.mails.length === 1)
      // Nobody is written to who has not said that it is his box.
      assert.equal((await away.ok<Reach>('GET', '/api/me/reach')).mail?.sure, false)
      const sure = linkIn(mail.mails[0]!, 'sure')
      assert.equal((await press(sure, 'GET')).status, 200)
      assert.equal((await away.ok<Reach>('GET', '/api/me/reach')).mail?.sure, false)
      assert.equal((await press(sure)).status, 200)
      assert.equal((await away.ok<Reach>('GET', '/api/me/reach')).mail?.sure, true)
      await sleep(A_WHILE)
      assert.equal(web.posted.length, 0, 'not before he could be back')
      late += 21_000
      await until(() => web.posted.length === 2 && mail.mails.length === 2)
      const pushed = web.posted.find(({ path }) => path === '/push')!
      assert.match(String(pushed.headers.authorization), /^vapid t=/)
      const words = 'A table waits for you: Evenings'
      const url = `https://wanli.example/#/online/${table}`
      assert.deepEqual(device.read(pushed.body), { title: words, body: 'It is your turn, or your word is asked.', url })
      const hooked = web.posted.find(({ path }) => path === '/hook')!
      assert.deepEqual(JSON.parse(hooked.body.toString('utf8')), { text: words, url, tables: 1 })
      const letter = mail.mails[1]!
      assert.match(letter, /To: bo@mail.example/)
      assert.match(letter, new RegExp(`Subject: Wanli: ${words}`))
      assert.match(letter, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
      late += 600_000
      await sleep(A_WHILE)
      assert.equal(web.posted.length, 2, 'once, until he has looked')
      // He looks, and leaves it; the table does not wait anew.
      await away.ok('GET', '/api/tables')
      late += 60_000
      await sleep(A_WHILE)
      assert.equal(web.posted.length, 2)
      // One click, and no more mail. A letter that somebody made up does nothing.
      const stop = linkIn(letter, 'stop')
      assert.equal((await press(`${stop.slice(0, -4)}aaaa`)).status, 404)
      assert.equal((await press(stop)).status, 200)
      const reach = await away.ok<Reach>('GET', '/api/me/reach')
      assert.deepEqual([reach.mail, reach.hook], [undefined, `${web.url}/hook`])
    })

    it('who is at the table is not told, nor who is asked no more; a device that is gone is forgotten', async () => {
      const { away, pages, seat, table } = await waitsFor()
      const back = await away.at(table)
      const device = aDevice(`${web.url}/gone`)
      await reaches(away, { push: device.subscription })
      web.posted.length = 0
      // He sees that it waits for him.
      await back.do({ do: 'present', as: 'here' })
      await sleep(3500)
      late += 30_000
      await sleep(A_WHILE)
      assert.equal(web.posted.length, 0)
      for (let i = 0; i < 60; i++) {
        await back.until(({ room }) => room.waiting.length > 0)
        if (back.room.waiting.includes(1 - seat)) break
        await back.answers(i)
      }
      await back.leave()
      const other = pages[1 - seat]!
      for (let i = 0; i < 60 && !(other.room.waiting.length === 1 && other.room.waiting[0] === seat); i++) {
        await other.answers(i)
        await other.until(({ room }) => room.waiting.length > 0)
      }
      web.answers.status = 410
      late += 30_000
      await until(() => web.posted.length === 1)
      await sleep(200)
      assert.deepEqual((await away.ok<Reach>('GET', '/api/me/reach')).devices, [])
      web.answers.status = 201
    })

    it('what is no address is refused; what is deleted is gone', async () => {
      const { away } = await waitsFor()
      for (const hook of ['nonsense', 'ftp://wanli.example/', 'https://ann:word@wanli.example/'])
        assert.equal(await away.trouble('POST', '/api/me/reach', { language: 'en', hook }), 'malformed')
      await reaches(away, { hook: `${web.url}/again` })
      const all = await away.ok<{ readonly reach: Reach }>('GET', '/api/me/export')
      assert.equal(all.reach.hook, `${web.url}/again`)
      await reaches(away, { hook: null })
      assert.equal((await away.ok<Reach>('GET', '/api/me/reach')).hook, undefined)
    })
  })
}
