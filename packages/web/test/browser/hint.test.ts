import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { HINT_TEXTS } from '@wanli/bots/hint-words'
import { axeTroubles } from './axe.ts'
import { openSite } from './help.ts'
import { firstAsked } from './stage.ts'
import { openAsked } from './table.ts'

const site = await openSite()
const ZHANGUO = firstAsked('zhanguo', 'card', { seed: 'hint' })
const WALL = firstAsked('great-wall', 'command', { seed: 'hint', setup: { mode: 'competitive' } })

const panel = (page: Page) => page.locator('[data-hint]')
const done = (page: Page) => page.locator('[data-hint-state=done]').waitFor({ timeout: 30_000 })
const promptOf = (page: Page) => page.locator('[data-prompt]').innerText()

describe('a hint', { concurrency: 2 }, () => {
  it('by key: options on offer with reasons and doubt, a line on the board, and it plays; the table never waits', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await page.goto(site.url)
      await openAsked(page, ZHANGUO)
      await page.keyboard.press('h')
      await panel(page).waitFor()
      // While somebody thinks, the table answers as ever: all options as a list, on and off.
      await page.keyboard.press('o')
      await page.keyboard.press('o')
      await done(page)
      const keys = await page
        .locator('[data-hint-option]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-hint-option')))
      assert.ok(keys.length >= 2 && keys.length <= 3, keys.join())
      assert.match(
        await panel(page).innerText(),
        /\d+ ways to go on, \d+ seconds?\. What you can't see was dealt anew each time\./,
      )
      assert.match(await panel(page).locator('.sure').first().innerText(), /samples|for all we know/)
      assert.ok((await panel(page).locator('.plus, .minus').count()) > 0, 'reasons')
      await page.locator('[data-ghost-step="1"]').waitFor()
      assert.match(await panel(page).locator('[role=status]').innerText(), /^(Best: |It makes no difference)/)
      assert.deepEqual(await axeTroubles(page), [])
      // Another option shows its own line.
      await panel(page).locator('.head').nth(1).click()
      assert.match(await panel(page).locator('.line h3').innerText(), /How 2 may go on/)
      await panel(page).locator('.head').first().click()
      const before = await promptOf(page)
      await page.locator('[data-hint-play]').click()
      await panel(page).waitFor({ state: 'detached' })
      await page.waitForFunction(
        (was) => document.querySelector<HTMLElement>('[data-prompt]')?.innerText !== was,
        before,
      )
      assert.equal(await page.locator('[data-ghost-step]').count(), 0)
    })
  })

  it('rings no card of mine for one that somebody else may play', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await page.goto(site.url)
      await openAsked(page, WALL)
      await page.keyboard.press('h')
      await done(page)
      // All choose in secret: after my card come the others' cards, which are like mine.
      const others = await panel(page)
        .locator('.line li')
        .evaluateAll((all) => all.slice(1).map((one) => one.textContent))
      assert.ok(
        others.some((words) => /Play /.test(words)),
        others.join(),
      )
      await page.locator('[data-ghost-step="1"]').waitFor()
      const inHand = await page.evaluate(() => {
        const hand = document.querySelector('.hand')!.getBoundingClientRect()
        return [...document.querySelectorAll('[data-ghost-step]')]
          .filter((ring) => ring.getBoundingClientRect().bottom > hand.top + 12)
          .map((ring) => ring.getAttribute('data-ghost-step'))
      })
      assert.deepEqual(inHand, ['1'])
    })
  })

  it('can be called off, goes with the question, and says when there is nothing to say', async () => {
    await site.visit({ size: 'laptop', settings: { endTurn: -1 } }, async (page) => {
      await page.goto(site.url)
      await openAsked(page, WALL)
      await page.locator('[data-hint-button]').click()
      await panel(page).waitFor()
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'detached' })
      // Asked again it begins anew; an answer of my own closes it.
      await page.keyboard.press('h')
      await panel(page).waitFor()
      await page.locator('[data-option]:visible').first().click()
      await page.waitForTimeout(300)
      const sure = page.locator('[data-sure]')
      if (await sure.isVisible()) await sure.click()
      await panel(page).waitFor({ state: 'detached' })
      await page.locator('[data-end-turn]').waitFor()
      await page.keyboard.press('h')
      await page.locator('[data-hint-state=not-asked]').waitFor()
    })
  })

  it('on a phone, in Spanish: from the menu, a sheet that is read to its end', async () => {
    await site.visit({ size: 'phone', language: 'es', touch: true }, async (page) => {
      await page.goto(site.url)
      await openAsked(page, WALL)
      await page.locator('[data-menu-button]').tap()
      await page.locator('[data-hint-row]').tap()
      await done(page)
      const words = await panel(page).innerText()
      assert.match(words, /maneras de seguir/)
      assert.ok(words.includes(HINT_TEXTS.es['hint.myself']))
      assert.deepEqual(await axeTroubles(page), [])
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
      await page.locator('[data-hint-play]').scrollIntoViewIfNeeded()
      await panel(page).getByRole('button', { name: HINT_TEXTS.es['hint.myself'] }).tap()
      await panel(page).waitFor({ state: 'detached' })
    })
  })
})
