import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Me, PasskeyList } from '@wanli/server/protocol'
import { Device } from './device.ts'
import { Visitor, ServerOfTests } from './help.ts'

type Options = { readonly challenge: string }

describe('passkeys', () => {
  const server = new ServerOfTests()

  const origin = () => new URL(server.url).origin.replace('127.0.0.1', 'localhost')
  /** As from a page at localhost: a key belongs to a name, never to a number. */
  const from = (visitor: Visitor, path: string, body: unknown = {}, page = origin()) =>
    visitor.ask('POST', path, body, { origin: page, host: new URL(page).host })
  /** A key of this device is made for who asks. */
  async function makes(visitor: Visitor, device: Device, name = 'Laptop'): Promise<PasskeyList> {
    const options = (await from(visitor, '/api/me/passkeys/options')).body as Options
    const made = await from(visitor, '/api/me/passkeys', { name, response: device.make(options) })
    assert.equal(made.status, 200, JSON.stringify(made.body))
    return made.body as PasskeyList
  }
  async function shows(visitor: Visitor, device: Device) {
    const options = (await from(visitor, '/api/sign-in/passkey/options')).body as Options
    return from(visitor, '/api/sign-in/passkey', { response: device.show(options) })
  }
  const guest = (name: string) => Visitor.guest(origin(), name)
  const error = ({ body }: { readonly body: unknown }) => (body as { readonly error?: string }).error

  it('a guest becomes an account by one, and comes in elsewhere by it; several, listed, removed, but never the last', async () => {
    const ann = await guest('Ann')
    const device = new Device(origin())
    const { passkeys } = await makes(ann, device)
    assert.deepEqual(
      passkeys.map(({ name }) => name),
      ['Laptop'],
    )
    const me = await ann.ok<Me>('GET', '/api/me')
    assert.deepEqual([me.guest, me.passkeys], [false, 1])
    const phone = new Visitor(origin())
    device.counter++
    const found = await shows(phone, device)
    assert.deepEqual([found.status, (found.body as Me).person], [200, me.person])
    assert.equal((await phone.ok<Me>('GET', '/api/me')).person, me.person)
    assert.equal(await ann.trouble('DELETE', `/api/me/passkeys/${passkeys[0]!.id}`), 'last-way')
    const second = new Device(origin())
    assert.equal((await makes(phone, second, 'Phone')).passkeys.length, 2)
    const left = await ann.ok<PasskeyList>('DELETE', `/api/me/passkeys/${passkeys[0]!.id}`)
    assert.deepEqual(
      left.passkeys.map(({ name }) => name),
      ['Phone'],
    )
    device.counter++
    assert.equal(error(await shows(new Visitor(origin()), device)), 'passkey-wrong')
    const bo = await guest('Bo')
    assert.equal(await bo.trouble('DELETE', `/api/me/passkeys/${left.passkeys[0]!.id}`), 'not-found')
    // With a password there is another way in.
    await ann.ok('POST', '/api/me/account', { handle: 'ann.keys', password: 'seven drums by the river' })
    await ann.ok('DELETE', `/api/me/passkeys/${left.passkeys[0]!.id}`)
    const all = await ann.ok<{ passkeys: unknown[] }>('GET', '/api/me/export')
    assert.deepEqual(all.passkeys, [])
  })

  it('a challenge is good once, for five minutes, for who asked for it and for what', async () => {
    const ann = await guest('Ann')
    const bo = await guest('Bo')
    const device = new Device(origin())
    const options = (await from(ann, '/api/me/passkeys/options')).body as Options
    const wish = { name: 'Laptop', response: device.make(options) }
    assert.equal(error(await from(bo, '/api/me/passkeys', wish)), 'code-gone')
    // Even so it was used up.
    assert.equal(error(await from(ann, '/api/me/passkeys', wish)), 'code-gone')
    const old = (await from(ann, '/api/me/passkeys/options')).body as Options
    server.late += 5 * 60_000 + 1
    assert.equal(error(await from(ann, '/api/me/passkeys', { name: 'x', response: device.make(old) })), 'code-gone')
    await makes(ann, device)
    const entry = (await from(bo, '/api/sign-in/passkey/options')).body as Options
    assert.equal(error(await from(ann, '/api/me/passkeys', { name: 'x', response: device.make(entry) })), 'code-gone')
    device.counter++
    const again = (await from(bo, '/api/sign-in/passkey/options')).body as Options
    const shown = { response: device.show(again) }
    assert.equal((await from(new Visitor(origin()), '/api/sign-in/passkey', shown)).status, 200)
    assert.equal(error(await from(new Visitor(origin()), '/api/sign-in/passkey', shown)), 'code-gone')
    const made = device.show({ challenge: 'made-up' })
    assert.equal(error(await from(bo, '/api/sign-in/passkey', { response: made })), 'code-gone')
  })

  it('another origin, another key, a count that goes back: none opens anything', async () => {
    const ann = await guest('Ann')
    const device = new Device(origin())
    await makes(ann, device)
    device.counter = 7
    assert.equal((await shows(new Visitor(origin()), device)).status, 200)
    // A copy of the key counts from where it was made.
    device.counter = 7
    assert.equal(error(await shows(new Visitor(origin()), device)), 'passkey-wrong')
    device.counter = 8
    assert.equal((await shows(new Visitor(origin()), device)).status, 200)
    const elsewhere = new Device('https://wanli.example')
    const options = (await from(ann, '/api/me/passkeys/options')).body as Options
    const foreign = { name: 'x', response: elsewhere.make(options) }
    assert.equal(error(await from(ann, '/api/me/passkeys', foreign)), 'passkey-wrong')
    // Somebody's name, signed by another key.
    const thief = new Device(origin())
    const challenge = (await from(ann, '/api/sign-in/passkey/options')).body as Options
    const { id, rawId } = device.show(challenge)
    const stolen = { ...thief.show(challenge), id, rawId }
    assert.equal(
      error(await from(new Visitor(origin()), '/api/sign-in/passkey', { response: stolen })),
      'passkey-wrong',
    )
    // A key belongs to one person.
    const bo = await guest('Bo')
    const taken = (await from(bo, '/api/me/passkeys/options')).body as Options
    assert.equal(
      error(await from(bo, '/api/me/passkeys', { name: 'x', response: device.make(taken) })),
      'passkey-wrong',
    )
    for (const response of [{}, { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '%' } }, 7])
      assert.ok(['malformed', 'code-gone'].includes(error(await from(bo, '/api/sign-in/passkey', { response })) ?? ''))
  })
})
