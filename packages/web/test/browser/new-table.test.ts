import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { kept } from './stage.ts'
import { modeChoice, playNow, text, tileOf } from './table.ts'

/* The page of a new table, with all that may lie in the box of The Great Wall: what goes together, and why something does not. */

const site = await openSite()
const card = (page: Page, name: string) => page.locator(`[data-expansion="${name}"]`)
const toggle = (page: Page, name: string) => card(page, name).getByRole('switch')
const isBarred = async (page: Page, name: string) => (await toggle(page, name).getAttribute('aria-disabled')) === 'true'
const isOn = async (page: Page, name: string) => (await toggle(page, name).getAttribute('aria-checked')) === 'true'
const canStart = async (page: Page) =>
  (await page
    .getByRole('button', { name: await text(page, 'newTable.start'), exact: true })
    .getAttribute('aria-disabled')) !== 'true'
const minutes = async (page: Page) => Number(await page.locator('[data-effort]').getAttribute('data-effort'))
const SCENARIOS = ['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts'] as const

it('the home page says against whom one plays at once, and so it is', async () => {
  for (const language of ['en', 'es'] as const)
    await site.visit({ language }, async (page) => {
      const tile = await tileOf(page, 'zhanguo')
      const said = await tile.getByRole('button', { name: await text(page, 'home.playNow') }).innerText()
      await playNow(page)
      const { seats } = (await kept(page)).plan
      assert.equal(seats.length, Number(/\d/.exec(said)![0]))
      assert.ok(said.includes(await text(page, `app.level.${seats[1]!.bot as 'easy'}`)), said)
    })
})

const COOP = ['diaoyucheng', 'redTurban'] as const

/** In a few words, and in whole when pointed at. */
async function saysWhy(page: Page, name: string, [brief, whole]: readonly [RegExp, RegExp]): Promise<void> {
  assert.match(await card(page, name).innerText(), brief)
  const said = await card(page, name)
    .locator('.why')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title')))
  assert.match(said.join(' '), whole)
}

it(
  'what can’t be combined is greyed and says why, in both languages; one click clears the way',
  { timeout: 120_000 },
  async () => {
    for (const [language, mixed, coop] of [
      [
        'en',
        [/scenarios stand alone \(XP-REF-01\)/, /cannot be mixed with.*Rat/],
        [/co-op only/, /only as a co-operative game/],
      ],
      [
        'es',
        [/los escenarios van solos \(XP-REF-01\)/, /no se combinan con.*Rata/],
        [/solo cooperativo/, /solo existe en modo cooperativo/],
      ],
    ] as const)
      await site.visit({ language }, async (page) => {
        await goTo(page, 'new', 'great-wall')
        await card(page, 'rat').waitFor()
        for (const name of SCENARIOS) assert.equal(await isBarred(page, name), false, name)
        for (const name of COOP) {
          assert.ok(await isBarred(page, name), name)
          await saysWhy(page, name, coop)
        }
        await toggle(page, 'rat').click()
        for (const name of SCENARIOS) {
          assert.ok(await isBarred(page, name), name)
          await saysWhy(page, name, mixed)
          // What is greyed does nothing.
          await toggle(page, name).click({ force: true })
          assert.equal(await isOn(page, name), false, name)
        }
        await page.getByRole('button', { name: await text(page, 'newTable.switchOff') }).click()
        assert.equal(await isOn(page, 'rat'), false)
        // Of the scenarios there is one at most: another takes its place.
        await toggle(page, 'greatFamine').click()
        assert.ok(await isBarred(page, 'blackPowder'))
        await toggle(page, 'emperorsVisit').click()
        assert.deepEqual([await isOn(page, 'greatFamine'), await isOn(page, 'emperorsVisit')], [false, true])
        // In a team it is the other way round, and what it does not know goes back into its box.
        await (await modeChoice(page, 'coop')).locator('xpath=..').click()
        assert.equal(await isOn(page, 'emperorsVisit'), false)
        for (const name of SCENARIOS) assert.ok(await isBarred(page, name), name)
        for (const name of COOP) assert.equal(await isBarred(page, name), false, name)
        assert.ok(await canStart(page))
      })
  },
)

it(
  'how long it takes and how heavy it is follows what lies in the box; a fifth seat brings its box',
  { timeout: 60_000 },
  async () => {
    await site.visit({}, async (page) => {
      await goTo(page, 'new', 'great-wall')
      await card(page, 'genghisKhan').waitFor()
      const usual = await minutes(page)
      for (const name of ['genghisKhan', 'blackPowder', 'ancientBeasts', 'rat']) await toggle(page, name).click()
      assert.ok((await minutes(page)) > usual)
      await page
        .getByText(/[3-5]\.\d of 5/)
        .first()
        .waitFor()
      const add = page.getByRole('button', { name: await text(page, 'newTable.addSeat') })
      while ((await add.count()) > 0 && (await add.isEnabled())) {
        await add.click()
        if (await isOn(page, 'fifthPlayer')) break
      }
      assert.ok(await isOn(page, 'fifthPlayer'))
      assert.ok(await isBarred(page, 'fifthPlayer'), 'a fifth seat needs it')
      assert.match(await card(page, 'fifthPlayer').innerText(), /fifth seat needs/)
      assert.ok(await canStart(page))
    })
  },
)

it('"surprise me" draws expansions too, and always a table that can be laid', { timeout: 60_000 }, async () => {
  await site.visit({}, async (page) => {
    await goTo(page, 'new', 'great-wall')
    await card(page, 'rat').waitFor()
    const seen = new Set<string>()
    for (let times = 0; times < 16; times++) {
      await page.getByRole('button', { name: await text(page, 'home.surprise') }).click()
      assert.ok(await canStart(page))
      const on = page.locator('[data-expansion]:has([role=switch][aria-checked=true])')
      for (const one of await on.all()) seen.add((await one.getAttribute('data-expansion'))!)
    }
    assert.ok(seen.size >= 3, [...seen].join(', '))
  })
})

it(
  'another game takes its own words along: nothing of what expansions of the first would change',
  { timeout: 60_000 },
  async () => {
    await site.visit({}, async (page) => {
      await goTo(page, 'new', 'great-wall')
      await card(page, 'genghisKhan').waitFor()
      await toggle(page, 'genghisKhan').click()
      const changes = page.getByRole('heading', { name: await text(page, 'newTable.changes') })
      await changes.waitFor()
      await goTo(page, 'new', 'zhanguo')
      await page.getByRole('radio', { name: /^A sides/ }).waitFor()
      assert.equal(await changes.count(), 0)
      await goTo(page, 'learn')
      assert.equal(await page.locator('main').count(), 1)
    })
  },
)
