import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from './help.ts'
import { assertShort, tasksDuring } from './tasks.ts'
import { begin, openWinter } from './winter.ts'

/* A Winter on the stage: Section by Section, cut short by keys and clicks, told to ears, summed up; and without any motion. */

const site = await openSite()

const on = (page: Page, kind: string, section: number) =>
  page.locator(`[data-s="${section}"] > .winter[data-kind="${kind}"]`)
const stage = (page: Page) => page.locator('.winter[data-kind]')
const said = async (page: Page) => (await page.locator('[data-announcer] p').allInnerTexts()).join('\n')
const summary = (page: Page) => page.locator('[data-summary]')

describe('Winter on the stage', () => {
  it('Section by Section; Space ends one, Escape all of it; a summary that can be seen again; a click counts once', async () => {
    await site.visit(
      { size: 'wide', moving: true, settings: { pace: 150, motion: 'full', winter: 'full', summaries: true } },
      async (page) => {
        await openWinter(page)
        await begin(page)
        await on(page, 'arrows', 0).waitFor()
        await on(page, 'advance', 0).waitFor()
        await page.locator('[data-s="0"] .foe').first().waitFor()
        // The Section on stage is lit, the others rest; nothing is asked meanwhile, and the caption says what happens.
        await page.waitForFunction(() => {
          const light = (s: number) => Number(getComputedStyle(document.querySelector(`[data-s="${s}"]`)!).opacity)
          return light(0) === 1 && Math.abs(light(1) - 0.45) < 0.01
        })
        assert.match(await page.locator('[data-caption]').innerText(), /^Left/)
        await page.keyboard.press('Space')
        await on(page, 'advance', 1).waitFor()
        assert.equal(await on(page, 'clash', 0).count(), 0)
        // The sums are those of the badge; log and recap do not run ahead.
        await on(page, 'clash', 1).waitFor()
        const told = async () => (await page.locator('[data-log], [data-recap]').allInnerTexts()).join(' ')
        assert.doesNotMatch(await told(), /Shame token|Fall of Year 2/)
        const badge = await page.locator('[data-s="1"] .badge .boxless').innerText()
        const parts = await page.waitForFunction(
          (sums) =>
            [...document.querySelectorAll('.clash b')].map((b) => b.textContent).join(':') === sums &&
            [...document.querySelectorAll('.clash small')].map((small) => small.textContent),
          badge.replaceAll(/[^\d:]/g, ''),
        )
        assert.deepEqual(await parts.jsonValue(), ['(8 + 4) ÷ 2', '2 + 8 + 5'], 'the Leader halves the whole sum')
        await on(page, 'break', 1).waitFor()
        assert.equal(await page.locator('[data-s="1"] .wallbox > .half').count(), 2)
        await page.locator('.stamp').waitFor()
        await page.keyboard.press('Escape')
        assert.equal(await stage(page).count(), 0)
        await summary(page).waitFor()
        await page.waitForFunction(() => /Shame token/.test(document.querySelector('[data-log]')?.textContent ?? ''))
        assert.equal(await page.locator('.half').count(), 0, 'a Breach damages no Wall')
        assert.equal(await stage(page).count(), 0, 'what comes of it later is not shown either')
        assert.ok((await summary(page).locator('tbody tr').first().getAttribute('class'))?.includes('me'))
        assert.match(await summary(page).locator('.lead').innerText(), /^You: no Shame, 3 Soldiers fell\.$/)
        assert.match(await said(page), /Left held, 10 to 7\./)
        assert.match(await said(page), /Middle breached, \d+ to \d+\. \S+ takes \d Shame\./)

        // Once more; a click beside everything ends the Section only.
        await page.locator('[data-again]').click()
        await on(page, 'advance', 0).waitFor()
        assert.equal(await summary(page).count(), 0)
        const field = (await page.locator('[data-s="2"] .hordes').boundingBox())!
        await page.mouse.click(field.x + 30, field.y + 8)
        await on(page, 'advance', 1).waitFor()
        // A click on what is asked for ends all of it, and counts.
        const card = (await page.locator('.hand .hc').first().boundingBox())!
        await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2)
        assert.equal(await stage(page).count(), 0)
        await page.getByRole('button', { name: /^Do it/ }).waitFor()
      },
    )
  })

  it('without motion: one picture for each Section, the same words and the same summary', async () => {
    await site.visit({ size: 'phone', settings: { pace: 150, motion: 'none', summaries: true } }, async (page) => {
      await openWinter(page)
      await begin(page)
      await on(page, 'still', 1).waitFor()
      assert.ok(await page.locator('[data-s="1"]').isVisible(), 'on a phone the Section on stage is in sight')
      assert.equal(await page.locator('.foe, .clash').count(), 0)
      await summary(page).waitFor()
      assert.match(await said(page), /Middle breached, \d+ to \d+\./)
      await page.keyboard.press('Space')
      await summary(page).waitFor({ state: 'detached' })
    })
  })

  it(
    'no task of a Winter takes over 50 ms; what is over leaves nothing that moves',
    { timeout: 120_000 },
    async (context) => {
      const settings = { pace: 150, motion: 'full', winter: 'full', summaries: true }
      const tasksOfWinter = async () => {
        let tasks: readonly number[] = []
        await site.visit({ size: 'wide', moving: true, settings, before: countFrames }, async (page) => {
          await openWinter(page)
          tasks = await tasksDuring(site.browser, page, async () => {
            await begin(page)
            await summary(page).waitFor({ timeout: 60_000 })
          })
          // What glows breathes three times when it is new; then nothing moves, and nobody asks for a frame.
          await page.waitForFunction(
            () => document.getAnimations().every(({ playState }) => playState !== 'running'),
            undefined,
            { timeout: 20_000, polling: 250 },
          )
          const before = await page.evaluate(() => document.body.dataset['frames'] ?? '0')
          await page.waitForTimeout(1500)
          assert.equal(
            await page.evaluate(() => document.body.dataset['frames'] ?? '0'),
            before,
            'frames were asked for',
          )
          assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
        })
        assert.ok(tasks.length > 300, 'the tasks were seen')
        return tasks
      }
      await assertShort(tasksOfWinter, (said) => context.diagnostic(said))
    },
  )
})

/** Writes down in the page how often anybody asks for a frame. */
function countFrames(): void {
  const ask = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (call) => {
    document.body.dataset['frames'] = String(Number(document.body.dataset['frames'] ?? '0') + 1)
    return ask(call)
  }
}
