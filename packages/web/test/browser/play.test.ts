import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { keep, stage } from './stage.ts'
import { tasksDuring } from './tasks.ts'
import { byKeyboard, byMouse, byTouch, playNow, playOn, text, uncover, waitForQuestion } from './table.ts'

const site = await openSite()

/** The final score stands on the screen: every seat with its points, best first. */
async function finalScore(page: Page, seats = 4): Promise<void> {
  const ranking = page.getByRole('list', { name: await text(page, 'after.ranking') }).first()
  await ranking.waitFor()
  const points = (await ranking.getByRole('listitem').allInnerTexts()).map((row) => Number(row.match(/\d+/)?.[0]))
  assert.equal(points.length, seats)
  assert.deepEqual(
    points,
    points.toSorted((a, b) => b - a),
  )
}

describe('from the home page to the final score', () => {
  it('by keyboard alone', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      // No mouse: Tab until the button is reached, as somebody would who can't see it.
      const wanted = await text(page, 'home.playNow')
      for (let tabs = 0; ; tabs++) {
        assert.ok(tabs < 40, 'Tab never reaches the button')
        await page.keyboard.press('Tab')
        const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
        if (name.includes(wanted)) break
      }
      await page.keyboard.press('Enter')
      const acts = await playOn(page, byKeyboard, { seed: 'keys' })
      assert.ok(acts > 50, `a whole game in ${acts} acts`)
      await finalScore(page)
    })
  })

  it('by touch on a phone', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'phone' }, async (page) => {
      await page
        .getByRole('button', { name: await text(page, 'home.playNow') })
        .first()
        .tap()
      const acts = await playOn(page, byTouch, { seed: 'touch' })
      assert.ok(acts > 50, `a whole game in ${acts} acts`)
      await finalScore(page)
    })
  })

  it('by mouse; bots think without stopping the page', { timeout: 120_000 }, async (context) => {
    await site.visit({ size: 'wide' }, async (page) => {
      await playNow(page)
      await waitForQuestion(page)
      const tasks = await tasksDuring(site.browser, page, async () => {
        await playOn(page, byMouse, { seed: 'mouse', enough: (acts) => acts >= 60 })
      })
      const long = tasks.filter((task) => task > 50).map(Math.round)
      context.diagnostic(`${tasks.length} tasks of the main thread, the longest ${Math.round(tasks[0] ?? 0)} ms`)
      assert.ok(tasks.length > 500, 'the tasks were seen')
      assert.deepEqual(long, [], 'tasks over 50 ms')
      const acts = await playOn(page, byMouse, { seed: 'mouse on' })
      assert.ok(acts > 20, `the rest of a game in ${acts} acts`)
      await finalScore(page)
    })
  })
})

describe('two people at one screen', () => {
  it(
    'cover it whenever something hidden would show, and nothing hidden is on the page meanwhile',
    { timeout: 60_000 },
    async () => {
      const names = ['Ana', 'Bo']
      const table = stage({ seats: 2, persons: [0, 1], names, until: ({ round }) => round === 2 })
      await site.visit({ size: 'laptop' }, async (page) => {
        await keep(page, table)
        await goTo(page, 'table', table.plan.id)
        let covers = 0
        for (let handed = 0; handed < 6; handed++) {
          assert.equal(await waitForQuestion(page), 'covered')
          covers++
          const shown = await page.locator('body').innerText()
          assert.match(shown, /Ana|Bo/, 'whose turn it is')
          // No card, no option, no piece, no word of the log: not even for a screen reader, or somebody who opens the inspector.
          assert.equal(
            await page.locator('[data-option], [data-piece], [data-zoom], [data-log], [data-announcer]').count(),
            0,
          )
          assert.ok(
            (await page.locator('body *:not(symbol, symbol *, script)').count()) < 60,
            'hardly anything is on the page',
          )
          await uncover(page)
          await playOn(page, byMouse, {
            seed: `hand ${handed}`,
            enough: async () => (await waitForQuestion(page)) !== 'asked',
          })
        }
        assert.equal(covers, 6)
      })
    },
  )
})
