import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeTroubles } from './axe.ts'
import { goTo, openSite, type Theme } from './help.ts'
import { playNow, waitForQuestion } from './table.ts'

/* The first minute: "Play now" shows a newcomer around the table, in ten seconds, once. */

const site = await openSite()
const NEW = { looked: [], soundAsked: false }
const look = (page: Page) => page.locator('[data-look-around]')
const gone = (page: Page) => look(page).waitFor({ state: 'detached', timeout: 30_000 })
const home = async (page: Page) => {
  await goTo(page)
  await page.locator('article').first().waitFor()
}
const nothingComes = async (page: Page) => {
  await waitForQuestion(page)
  await page.waitForTimeout(400)
  assert.equal(await look(page).count(), 0)
}

describe('the first minute', () => {
  it('by itself: what one sees, then where one acts, in ten seconds; then the question of sound; never again', async () => {
    await site.visit({ size: 'wide', moving: true, settings: { ...NEW, motion: 'full' } }, async (page) => {
      await playNow(page, 'great-wall')
      await look(page).waitFor()
      const begun = Date.now()
      assert.equal(await page.locator('[data-sound-ask]').count(), 0, 'one thing at a time')
      const seen: string[] = []
      for (let n = 0; (await look(page).count()) > 0; n++) {
        const words = await look(page)
          .locator('p')
          .innerText({ timeout: 1000 })
          .catch(() => undefined)
        if (words !== undefined && seen.at(-1) !== words) seen.push(words)
        await page.waitForTimeout(100)
      }
      const seconds = (Date.now() - begun) / 1000
      assert.ok(seconds > 8 && seconds < 16, `${seconds} s`)
      assert.equal(seen.length, 5, seen.join('\n'))
      assert.match(seen[0]!, /Hordes/)
      assert.match(seen.at(-1)!, /clicked/)
      const spoken = (await page.locator('[data-announcer] p').allInnerTexts()).join('\n')
      for (const words of seen) assert.ok(spoken.includes(words), `not said: ${words}`)
      await page.locator('[data-sound-ask]').waitFor()
      await home(page)
      await playNow(page, 'great-wall')
      await nothingComes(page)
      await home(page)
      // The other game's table is another one.
      await playNow(page, 'zhanguo')
      await look(page).waitFor()
      await page.keyboard.press('Space')
      await page.locator('[data-look-around="1"]').waitFor()
      await page.reload()
      await nothingComes(page)
    })
  })

  it('Escape cuts it short, and it comes at no other table either', async () => {
    await site.visit({ size: 'wide', settings: NEW }, async (page) => {
      await playNow(page, 'zhanguo')
      await look(page).waitFor()
      await page.keyboard.press('Escape')
      await gone(page)
      await home(page)
      await playNow(page, 'great-wall')
      await nothingComes(page)
    })
  })

  it('a click on what can be clicked ends it, and counts', async () => {
    await site.visit({ size: 'wide', settings: NEW }, async (page) => {
      await playNow(page, 'great-wall')
      await look(page).waitFor()
      const question = await page.locator('[data-prompt]').innerText()
      // Where it stays: on a busy machine faces come a little later than the first look.
      const place = async () => (await page.locator('.chooser .legal').first().boundingBox())!
      let card = await place()
      for (let before = { ...card, y: -1 }; before.x !== card.x || before.y !== card.y; card = await place()) {
        before = card
        await page.waitForTimeout(100)
      }
      await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2)
      await gone(page)
      // The answer is on its way: another question comes.
      await page.waitForFunction(
        (was) => {
          const prompt = document.querySelector<HTMLElement>('.prompt.mine [data-prompt]')
          return prompt !== null && prompt.innerText !== was
        },
        question,
        { timeout: 20_000 },
      )
    })
  })

  it('on a phone: in sight, beside what it is about, by touch', async () => {
    for (const theme of ['light', 'dark'] satisfies Theme[])
      await site.visit({ size: 'phone', theme, settings: NEW }, async (page) => {
        await playNow(page, 'zhanguo')
        await look(page).waitFor()
        for (let n = 0; (await look(page).count()) > 0; n++) {
          const card = (await look(page).boundingBox())!
          const lit = (await page.locator('.light').boundingBox())!
          assert.ok(card.x >= 0 && card.x + card.width <= 390 && card.y >= 0 && card.y + card.height <= 845)
          const over = Math.min(card.y + card.height, lit.y + lit.height) - Math.max(card.y, lit.y)
          assert.ok(over < lit.height / 2, `${over} of ${lit.height} px of sight ${n} are covered`)
          if (n === 0) assert.deepEqual(await axeTroubles(page, { only: ['color-contrast', 'button-name'] }), [])
          await look(page).locator('.btn-primary').tap()
          await page.waitForTimeout(50)
        }
        assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('wanli.settings')!).looked.length), 1)
      })
  })
})
