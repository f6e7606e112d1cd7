import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Store, sqliteStore } from '@wanli/server'
import { axeTroubles } from './axe.ts'
import { goTo, type Look } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { openOnlineSite, Person, playTogether } from './online.ts'

const store = sqliteStore(':memory:')
const site = await openOnlineSite(store)

async function looksRight({ page }: Person, name: string): Promise<void> {
  assert.deepEqual(await axeTroubles(page), [], `${name}: axe`)
  assert.deepEqual(await layoutTroubles(page), [], `${name}: layout`)
}

/** Somebody with a name, and who he is for the server. */
async function named(name: string, look: Look = {}): Promise<{ readonly who: Person; readonly id: string }> {
  const who = await Person.come(site, look)
  await goTo(who.page, 'me')
  await who.name(name)
  await who.page.locator('.profile').waitFor()
  const id = await who.page.evaluate(async () => ((await (await fetch('api/me')).json()) as { person: string }).person)
  return { who, id }
}

type Ended = NonNullable<Parameters<Store['append']>[0]['ended']>

/** A game that has ended so many days ago, the first of these being the best. */
async function ended(n: number, people: readonly string[], more: Partial<Ended> = {}): Promise<void> {
  await store.append({
    table: `old-mill-${n}-${'x'.repeat(16)}`,
    seq: 1,
    at: Date.now() - (40 - n) * 86_400_000,
    record: '{}',
    row: { state: 'over', game: 'zhanguo', public: false, wake: null, line: '{"title":""}' },
    ended: {
      game: 'zhanguo',
      mode: 'standard',
      seats: people.length,
      parts: people.map((subject, i) => ({ subject, pool: 'people', place: i + 1, points: 90 - i, won: i === 0 })),
      counts: { people: true, bots: true },
      ...more,
    },
  })
}

describe('how somebody does', { timeout: 120_000 }, () => {
  it('with few games says so; then rating with its doubt, results and games, in both themes and languages, for others too', async () => {
    const { who: ana, id } = await named('Ana')
    await ana.page.locator('[data-rating="few"]').waitFor()
    await ended(1, [id, 'rival-one'])
    for (let n = 2; n < 9; n++) await ended(n, n % 3 === 0 ? ['rival-one', id] : [id, 'rival-one', 'rival-two'])
    for (let n = 9; n < 16; n++)
      await ended(n, n % 2 === 0 ? ['rival-one', id] : [id, 'rival-one'], { game: 'great-wall', mode: 'competitive' })
    await ended(20, [id], { game: 'great-wall', mode: 'solo', counts: { people: false, bots: false } })
    await ana.page.reload()
    await ana.page.locator('[data-rating="plot"]').waitFor()
    assert.equal(await ana.page.locator('[data-rating="plot"] .course').count(), 2)
    assert.equal(await ana.page.locator('[data-results] tbody tr').count(), 3)
    const rows = await ana.page.locator('[data-results] tbody tr').allInnerTexts()
    assert.ok(
      rows.some((row) => /\d{4} ± \d+/.test(row)),
      rows.join(),
    )
    await looksRight(ana, 'profile')
    await ana.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await looksRight(ana, 'profile, dark')
    const { who: bo } = await named('Bo', { size: 'phone', language: 'es', theme: 'dark' })
    await goTo(bo.page, 'me', id)
    await bo.page.locator('[data-rating="plot"]').waitFor()
    assert.equal(await bo.page.locator('[data-games] a').count(), 0, 'where others play is theirs')
    assert.ok((await ana.page.locator('[data-games] a').count()) > 0)
    await looksRight(bo, 'somebody else on a phone')
    for (const person of [ana, bo]) {
      assert.deepEqual(person.complaints, [])
      await person.leave()
    }
  })

  it('rows of an own box: only if the host says so, told to whoever comes, and played with', async () => {
    const { who: ana } = await named('Ana')
    const data = { constants: { rounds: { value: 4 } } }
    await ana.page.evaluate((kept) => localStorage.setItem('wanli.box.zhanguo', kept), JSON.stringify(data))
    await goTo(ana.page, 'new', 'zhanguo', 'usual', 'online')
    await ana.page.locator('[data-with-box="false"]').waitFor()
    await looksRight(ana, 'new table with a box')
    await ana.page.getByRole('switch', { name: await ana.words('newTable.box') }).click()
    await ana.page.locator('[data-with-box="true"]').waitFor()
    for (let seats = 4; seats > 2; seats--) await ana.press('newTable.removeSeat', { number: seats })
    await ana.press('newTable.open')
    const link = await ana.page.locator('[data-link]').inputValue()
    const bo = await Person.come(site, { size: 'phone' })
    await bo.page.goto(link)
    await bo.name('Bo')
    await bo.page.locator('[data-own-rows="1"]').waitFor()
    await bo.page.locator('[data-own-rows] summary').click()
    assert.match(await bo.page.locator('[data-own-rows]').innerText(), /5.+4/)
    await looksRight(bo, 'room with a box, on a phone')
    await looksRight(ana, 'room with a box')
    const said = await ana.page.locator('[data-counts="false"]').innerText()
    assert.ok(said.includes(await ana.words('online.room.unrated.box')), said)
    // Whatever else the host changes, the rows stay.
    await ana.press('online.room.rated.off')
    await ana.page.getByText(await ana.words('online.room.unrated.option')).waitFor()
    assert.equal(await ana.page.locator('[data-own-rows="1"]').count(), 1)
    await bo.press('online.room.sitHereAt', { number: 2 })
    await bo.press('online.room.iAmReady')
    await ana.press('online.room.iAmReady')
    for (const { page } of [ana, bo]) await page.locator('[data-prompt]').waitFor()
    assert.equal(await playTogether([ana, bo], 4), 4)
    for (const person of [ana, bo]) {
      assert.deepEqual(person.complaints, [])
      await person.leave()
    }
  })

  it('the host takes the count away by a click, and the room says why', async () => {
    const { who: ana } = await named('Ana')
    await goTo(ana.page, 'new', 'zhanguo', 'usual', 'online')
    await ana.page.locator('[data-new-online]').waitFor()
    await ana.press('newTable.open')
    await ana.page.locator('[data-counts="true"]').waitFor()
    await ana.press('online.room.rated.off')
    await ana.page.locator('[data-counts="false"]').waitFor()
    const said = await ana.page.locator('[data-counts]').innerText()
    assert.ok(said.includes(await ana.words('online.room.unrated.option')), said)
    await looksRight(ana, 'room')
    await ana.press('online.room.rated.on')
    await ana.page.locator('[data-counts="true"]').waitFor()
    await ana.leave()
  })
})

describe('programs', { timeout: 60_000 }, () => {
  it('an account for a bot, and a token for it that is shown once and opens what it is for', async () => {
    const { who: ana } = await named('Ana', { size: 'phone' })
    await ana.page
      .locator('summary')
      .filter({ hasText: await ana.words('people.programs.show') })
      .click()
    await ana.page.getByLabel(await ana.words('people.bot.name')).fill('Clever')
    await ana.press('people.bot.make')
    await ana.page.locator('[data-tokens] li').getByText('Clever').waitFor()
    await ana.page.getByLabel(await ana.words('people.token.name')).fill('At home')
    await ana.press('people.token.make')
    const token = await ana.page.locator('[data-link]').inputValue()
    const me = await fetch(new URL('api/me', site.url), { headers: { authorization: `Bearer ${token}` } })
    assert.equal(((await me.json()) as { name: string }).name, 'Clever')
    await looksRight(ana, 'programs')
    await ana.press('people.key.removeNamed', { name: 'At home' })
    await ana.page.locator('[data-tokens] li').filter({ hasText: 'At home' }).waitFor({ state: 'detached' })
    const gone = await fetch(new URL('api/me', site.url), { headers: { authorization: `Bearer ${token}` } })
    assert.equal(gone.status, 403)
    await ana.leave()
  })
})

describe('passkeys', { timeout: 120_000 }, () => {
  it('a guest keeps himself by a key of his device, signs out, and comes back by it', async () => {
    const ana = await Person.come(site)
    // A key belongs to a name: by the number of the machine the page says so.
    await goTo(ana.page, 'me')
    await ana.name('Ana')
    await ana.page.getByText(await ana.words('people.keys.no.number')).waitFor()
    const devtools = await ana.page.context().newCDPSession(ana.page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await ana.page.goto(`${site.url.replace('127.0.0.1', 'localhost')}#/me`)
    await ana.name('Ana')
    await ana.page.getByLabel(await ana.words('people.key.name')).fill('Laptop')
    await ana.press('people.key.keep')
    await ana.page.locator('[data-passkeys] li').getByText('Laptop').waitFor()
    await ana.page.getByText(await ana.words('people.keys.account')).waitFor()
    await looksRight(ana, 'passkeys')
    // It is the only way back in: it stays.
    await ana.press('people.key.removeNamed', { name: 'Laptop' })
    await ana.page.getByText(await ana.words('online.no.last-way')).waitFor()
    // The device has one already.
    await ana.press('people.key.make')
    await ana.page.getByText(await ana.words('online.no.passkey-known')).waitFor()
    const who = () => ana.page.evaluate(async () => (await (await fetch('api/me')).json()) as { person: string } | null)
    const before = await who()
    await ana.press('online.profile.signOut')
    await ana.page.waitForFunction(async () => (await (await fetch('api/me')).json()) === null)
    await goTo(ana.page, 'me')
    await ana.name('Somebody')
    await ana.press('people.key.signIn')
    await ana.page.locator('[data-passkeys] li').getByText('Laptop').waitFor()
    assert.equal((await who())!.person, before!.person)
    assert.deepEqual(
      ana.complaints.filter((text) => !/409|status of 4/.test(text)),
      [],
    )
    await ana.leave()
  })
})
