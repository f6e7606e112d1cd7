import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Store, sqliteStore } from '@wanli/server'
import { axeTroubles } from './axe.ts'
import { goTo, type Look } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { openOnlineSite, Person } from './online.ts'

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
