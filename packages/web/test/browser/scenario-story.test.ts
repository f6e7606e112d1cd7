import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from './help.ts'
import { firstAsked } from './stage.ts'
import { openAsked } from './table.ts'

/* A scenario tells its story when the game begins, wherever the edge of the table is folded away, and again whenever somebody wants it. */

const site = await openSite()
const TEAMS = ['diaoyucheng', 'redTurban']
const SCENARIOS = ['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts', ...TEAMS]

const begin = (page: Page, name: string): Promise<void> =>
  openAsked(
    page,
    firstAsked('great-wall', 'general', {
      setup: { mode: TEAMS.includes(name) ? 'coop' : 'competitive', expansions: [name] },
      seed: `story ${name}`,
    }),
  )

const story = (page: Page) => page.locator('dialog[open] .opening')

describe('the story of a scenario', () => {
  it('opens with the game, in both languages, and gives way to the first question', async () => {
    for (const [i, name] of SCENARIOS.entries())
      await site.visit({ size: 'phone', language: i % 2 === 0 ? 'es' : 'en' }, async (page) => {
        await begin(page, name)
        const words = await story(page).innerText()
        assert.ok((await story(page).locator('li').count()) >= 4, name)
        assert.doesNotMatch(words, /[{}]|gw\.|undefined/, name)
        await story(page).locator('.btn-primary').click()
        assert.equal(await story(page).count(), 0, name)
        await page.locator('[data-option]:visible').first().click({ trial: true })
      })
  })

  it('is marked in the rules over the table: its chapters, and the rules of the base game that are other there', async () => {
    await site.visit({ size: 'wide' }, async (page) => {
      await begin(page, 'redTurban')
      await page.keyboard.press('Escape')
      await page.keyboard.press('r')
      const rules = page.getByRole('dialog')
      const breach = rules.locator('#GW-BREACH-01')
      assert.match(
        await breach.locator('.other').innerText(),
        /^At this table: At a Breach the game is lost.* AC-RT-19$/,
      )
      assert.equal(await rules.locator('#GW-BREACH-02 .other').count(), 0)
      const titles = await rules.locator('h2:has(.on)').allInnerTexts()
      assert.deepEqual(
        titles.map((title) => title.replace(/\s+At this table$/, '')),
        ['Ancient Chronicles: all scenarios', 'Red Turban Rebellion'],
      )
      await breach.getByRole('link', { name: 'AC-RT-19' }).click()
      await rules.locator('#AC-RT-19.marked').waitFor()
    })
  })

  it('is read again at the edge', async () => {
    await site.visit({ size: 'wide' }, async (page) => {
      await begin(page, 'greatFamine')
      await page.keyboard.press('Escape')
      assert.equal(await story(page).count(), 0)
      await page.locator('.edge .btn-quiet', { hasText: 'what is different' }).click()
      await story(page).waitFor()
    })
  })
})
