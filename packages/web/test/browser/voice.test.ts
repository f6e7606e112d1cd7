import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from './help.ts'
import { stage } from './stage.ts'
import { byMouse, openTable, playOn } from './table.ts'

const site = await openSite()

/** What the log tells, line by line; a board may show it all the time, else it is opened for a moment. */
async function logLines(page: Page): Promise<string[]> {
  const opened = (await page.locator('[data-log]:visible').count()) === 0
  if (opened) await page.keyboard.press('l')
  await page.locator('[data-log]:visible').first().waitFor()
  const lines = await page
    .locator('[data-log]:visible')
    .first()
    .locator('li')
    .evaluateAll((all) => all.map((line) => wanliProbes.words(line)))
  if (opened) await page.keyboard.press('l')
  return lines.map(plain)
}
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** What a Breach brings is said with its Section. */
const IN_ONE_BREATH = /Shame token|killed in|saves|is saved/

const TABLES = {
  'ZhanGuo, a round': {
    make: () => stage('zhanguo', { seats: 3, until: ({ round }) => round === 2 }),
    over: /\b3\b.*\bof\b/,
  },
  'The Great Wall, a Year': {
    make: () => stage('great-wall', { seats: 3, until: ({ year }) => year === 2 }),
    over: /\b3\b/,
  },
} as const

describe('the live region', { concurrency: 2 }, () => {
  for (const [name, { make, over }] of Object.entries(TABLES))
    it(`${name}: says every prompt and event, politely`, { timeout: 120_000 }, async (context) => {
      const table = make()
      await site.visit({}, async (page) => {
        await openTable(page, table)
        const regions = page.locator('[aria-live]:not([aria-live="off"])')
        assert.equal(await page.locator('[data-announcer]').getAttribute('aria-live'), 'polite')
        assert.equal(await regions.count(), 1, 'two voices would talk into each other')
        const known = (await logLines(page)).length
        const enough = async () => over.test(await page.locator('.standing').first().innerText())
        const acts = await playOn(page, byMouse, { seed: 'voice', enough })
        const { said, prompts } = await page.evaluate(() => wanliProbes.heard)
        context.diagnostic(`${acts} acts, ${prompts.length} prompts, ${said.length} announcements`)
        assert.ok(acts > 5 && prompts.length > 5 && said.length > prompts.length)
        assert.deepEqual(
          said.filter((line) => line === '' || /undefined|\{|\w+\.\w+\.\w+/.test(line)),
          [],
        )
        const told = said.map(plain)
        const unheard = (lines: readonly string[]) => lines.filter((line) => !told.some((one) => one.includes(line)))
        assert.deepEqual(unheard(prompts.map(plain)), [], 'asked but never said')
        const lines = (await logLines(page)).slice(known)
        assert.ok(lines.length > 15, `${lines.length} lines of the log`)
        assert.deepEqual(
          unheard(lines.filter((line) => !IN_ONE_BREATH.test(line))),
          [],
          'written in the log but never said',
        )
        // A Winter is told Section by Section, with all that came of it.
        if (name.startsWith('The Great Wall')) assert.match(told.join('\n'), /(breached|held) \d+ to \d+/)
      })
    })
})
