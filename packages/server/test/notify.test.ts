import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import { describe, it } from 'node:test'
import { sqliteStore } from '@wanli/server'
import { addressProblem, Forbidden, isPublic, send } from '../src/notify/guarded.ts'
import { fill, TEXTS } from '../src/notify/texts.ts'
import { webSink } from './notify-sinks.ts'
import { notifySuite } from './notify-suite.ts'

notifySuite('SQLite', () => Promise.resolve(sqliteStore(':memory:')))

describe('addresses that people name', () => {
  it('lead to the public internet and nowhere else', () => {
    const closed =
      '127.0.0.1 10.1.2.3 172.20.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 198.18.0.1 ::1 :: ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 2002:7f00:1:: 2001::1 2001:db8::1 100::1'
    for (const address of closed.split(' ')) assert.equal(isPublic(address), false, address)
    for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::5'])
      assert.equal(isPublic(address), true, address)
    const problems = [
      'https://[::1]/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::ffff:10.0.0.1]/',
    ]
    for (const address of problems) assert.equal(addressProblem(address, false), 'forbidden', address)
    for (const address of ['http://wanli.example/', 'file:///etc/passwd', 'https://a:b@wanli.example/', ''])
      assert.equal(addressProblem(address, false), 'malformed', address)
    assert.equal(addressProblem('https://wanli.example/hook', false), undefined)
  })

  it('a name that means this machine is found out when it is resolved, whatever it meant before', async () => {
    await assert.rejects(send('https://localhost:9/', { headers: {}, body: '' }), Forbidden)
  })

  it('every address that a name has now is looked at when something is sent, once, and one that is not public is enough', async (t) => {
    const web = await webSink()
    t.after(() => web.close())
    const { port } = new URL(web.url)
    const sends = (addresses: readonly string[]) => {
      const asked: string[] = []
      const done = send(`https://hook.wanli.example:${port}/`, { headers: {}, body: 'x' }, false, (name, _, found) => {
        asked.push(name)
        // As a name server answers: later.
        setImmediate(() =>
          found(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          ),
        )
      })
      return { asked, done }
    }
    const closed = [
      '127.0.0.1',
      '127.8.9.10',
      '0.0.0.0',
      '10.0.0.8',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::a9fe:a9fe',
      'fc00::1',
      'fdff::1',
      'fe80::1',
      'febf::1',
    ]
    for (const address of closed)
      for (const all of [[address], ['93.184.216.34', address], [address, '2606:4700::1111']]) {
        const { asked, done } = sends(all)
        await assert.rejects(done, Forbidden, all.join(' '))
        assert.deepEqual(asked, ['hook.wanli.example'])
      }
    await assert.rejects(sends([]).done, Forbidden)
    // What it meant when it was written down says nothing: there it was not resolved, and each time anew.
    assert.equal(addressProblem(`https://hook.wanli.example:${port}/`, false), undefined)
    assert.deepEqual(web.posted, [])
  })

  it('a number in the place of a name is an address, however it is written', async () => {
    for (const host of ['127.1', '0177.0.0.1', '0', '[::]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[fd00::1]'])
      await assert.rejects(send(`https://${host}/`, { headers: {}, body: '' }), Forbidden, host)
  })

  it('nobody is sent on elsewhere', async (t) => {
    const web = await webSink()
    t.after(() => web.close())
    web.answers.status = 302
    assert.equal(await send(`${web.url}/here`, { headers: {}, body: 'x' }, true), 302)
    assert.deepEqual(
      web.posted.map(({ path }) => path),
      ['/here'],
    )
  })
})

describe('texts of notifications', () => {
  it('say the same in both languages, with the same gaps', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap)
    for (const [key, text] of Object.entries(TEXTS.en)) {
      const other = TEXTS.es[key as keyof typeof TEXTS.es]
      if (typeof text !== 'string' || typeof other !== 'string') continue
      assert.notEqual(text, other, key)
      assert.deepEqual(gaps(text), gaps(other), key)
    }
    assert.equal(fill(TEXTS.es.one, { title: '{n}' }), 'Una mesa te espera: {n}')
  })
})
