import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { firstAsked } from './stage.ts'
import { openTable, text } from './table.ts'

/* Cards of kinds that only a set of The Great Wall has: they are rows of the box like any others, and tables show them as they are there. */

const site = await openSite()
const rowOf = (page: Page, table: string, row: string) => goTo(page, 'box', 'great-wall', table, row)
const reads = async (page: Page): Promise<string> =>
  `${await page.locator('[data-reads="en"]').innerText()} | ${await page.locator('[data-reads="es"]').innerText()}`

it(
  'a Skill, a machine, a Beast, a Rat card: as a form, in both languages, back to ours',
  { timeout: 180_000 },
  async () => {
    await site.visit({}, async (page) => {
      await rowOf(page, 'genghisKhan.skills', 'GKS-2')
      const rules = page.locator('[data-field="rules"] textarea')
      await rules.fill('mod => cost(khanAttack,')
      assert.ok((await page.locator('[data-field="rules"] [data-mistakes]').count()) > 0, 'half a rule is no rule')
      await rules.fill('mod => cost(khanAttack,5)')
      assert.equal(await page.locator('[data-mistakes]').count(), 0)
      assert.match(await reads(page), /5 Chi.*\|.*5 (de )?Chi/s)
      // Its spots, line by line.
      await page.locator('[data-field="spots"] input').first().fill('-77')
      assert.match(await page.locator('[data-field="spots"] [data-mistakes]').innerText(), /-77/)
      await page.locator('[data-field="spots"] input').first().fill('---')

      await rowOf(page, 'blackPowder.machines', 'BPM-1')
      await page.locator('[data-field="honor"] input').fill('4')
      assert.match(await reads(page), /gives 4 Honor.*\|.*4 de Honor/s)
      // By its key games know it: that stays, and says why.
      const key = page.locator('[data-field="key"]')
      assert.notEqual(await key.locator('select').getAttribute('disabled'), null)
      assert.match(await key.innerText(), /games and positions/)

      await rowOf(page, 'ancientBeasts.beastCards', 'BST-2-L1')
      await page.locator('[data-field="areas"] select').first().selectOption({ value: '=temple' })
      assert.match(await reads(page), /Temple.*\|.*Templo/s)

      await rowOf(page, 'rat.ratCards', 'RAT-CARD-2')
      await page.locator('[data-field="rule"] select').selectOption({ value: '=fewest(solRest)' })
      assert.match(await reads(page), /fewest Soldiers.*\|.*menos Soldados/s)

      await goTo(page, 'box', 'great-wall')
      assert.equal(await page.locator('[data-changes]').getAttribute('data-changes'), '4')
      await rowOf(page, 'rat.ratCards', 'RAT-CARD-2')
      await page.getByRole('button', { name: await text(page, 'box.row.reset'), exact: true }).click()
      assert.match(await reads(page), /most Soldiers/)
    })
  },
)

it(
  'the board says what the card of that box says, not what ours does in a few words',
  { timeout: 120_000 },
  async () => {
    const cards = ['RAT-CARD-1', 'RAT-CARD-2', 'RAT-CARD-3', 'RAT-CARD-4', 'RAT-CARD-5']
    const data = { 'rat.ratCards': Object.fromEntries(cards.map((id) => [id, { rule: 'fewest(clerksOn)' }])) }
    const saved = firstAsked('great-wall', 'command', { setup: { expansions: ['rat'], data }, seed: 'rat' })
    await site.visit({}, async (page) => {
      await openTable(page, saved)
      await page.getByText('the fewest Clerks on Locations').first().waitFor()
    })
  },
)

for (const [width, height] of [
  [360, 640],
  [1366, 650],
  [2560, 1440],
] as const)
  it(
    `rows of sets at ${width}x${height}, light and dark, in both languages: nothing is wider than the window`,
    { timeout: 180_000 },
    async () => {
      for (const [theme, language] of [
        ['light', 'en'],
        ['dark', 'es'],
      ] as const)
        await site.visit({ theme, language }, async (page) => {
          await page.setViewportSize({ width, height })
          for (const [table, row] of [
            ['genghisKhan.khan', 'khan'],
            ['blackPowder.machines', 'BPM-2'],
            ['blackPowder.rockets', 'ROC-8'],
            ['ancientBeasts.beastCards', 'BST-4-L2'],
            ['blackPowder.specialSoldiers', 'BPS-5'],
          ] as const) {
            await rowOf(page, table, row)
            await page.locator('[data-field="tag"]').waitFor()
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            assert.ok(wide <= 0, `${table} ${row}: ${wide} px too wide`)
          }
        })
    },
  )
