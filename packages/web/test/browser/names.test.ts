import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { LONGEST_NAME } from '../../src/store/names.ts'
import type { Saved } from '../../src/store/saves.ts'
import { goTo, openSite } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { type GameId, stage, type Wish } from './stage.ts'
import { openTable, uncover } from './table.ts'
import { tableTroubles } from './windows.ts'

/* The widest name that can be typed in, without a space, at everybody's seat: it runs over nothing and is never cut without dots. */

const site = await openSite()
const WIDEST = ['W', 'M', '@', 'Œ'].map((letter) => letter.repeat(LONGEST_NAME))

/** What is wrong on the screen; the name may end in dots. */
async function troubles(page: Page, where: string): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready)
  const found = await layoutTroubles(page)
  return found.filter((trouble) => !trouble.startsWith('cut with dots')).map((trouble) => `${where}: ${trouble}`)
}

async function open(page: Page, saved: Saved): Promise<void> {
  await goTo(page, 'learn')
  await openTable(page, saved)
}

/** Tables of a game: two people at it, one alone, and one whose game is over. */
const stages = <Id extends GameId>(game: Id, until: Wish<Id>['until'] & {}) => ({
  table: stage(game, { seed: 'names', persons: [0, 1], names: WIDEST, until }),
  alone: stage(game, { seed: 'alone', names: WIDEST, until }),
  over: stage(game, { seed: 'names over', names: WIDEST }),
})

const GAMES = {
  zhanguo: stages('zhanguo', ({ round }, prompt) => round === 2 && prompt === 'card'),
  'great-wall': stages('great-wall', ({ year }, prompt) => year === 2 && prompt === 'clerk'),
}

for (const [game, { table, alone, over }] of Object.entries(GAMES))
  it(`${game}: names of ${LONGEST_NAME} wide letters, on a small phone and on a laptop`, async () => {
    const found: string[] = []
    for (const [size, window] of [
      ['phone', { width: 360, height: 640 }],
      ['laptop', { width: 1366, height: 650 }],
    ] as const)
      await site.visit({ size, settings: { endTurn: -1 } }, async (page) => {
        await page.setViewportSize(window)
        const look = async (where: string) => found.push(...(await troubles(page, `${size} ${where}`)))
        await open(page, table)
        if ((await page.locator('main.cover').count()) > 0) {
          await look('cover')
          await uncover(page)
        }
        await look('table')
        found.push(...(await tableTroubles(page, game as GameId, false)).map((trouble) => `${size} table: ${trouble}`))
        await page.keyboard.press('l')
        await page.locator('[data-log]:visible').first().waitFor()
        await look('log')
        await open(page, alone)
        await look('alone')
        await page.locator('main .legal').first().click()
        await look('one card chosen')
        await page.locator('[data-menu-button]').click()
        await look('menu')
        await page.keyboard.press('Escape')
        await open(page, over)
        await page.locator('[data-course][aria-busy="false"] svg').first().waitFor()
        await look('after the game')
        await goTo(page, 'replay', over.plan.id)
        await page.getByRole('slider').first().waitFor()
        await page.waitForLoadState('networkidle')
        await look('replay')
        await goTo(page)
        await page.reload()
        await page.locator('main').first().waitFor()
        await look('home')
      })
    assert.deepEqual(found, [])
  })

it('zhanguo: whoever is called like a card stays who he is in the log', async () => {
  const lines = async (names: readonly string[]): Promise<{ drawn: number; said: string }> => {
    const until: Wish<'zhanguo'>['until'] & {} = ({ round }, prompt) => round === 2 && prompt === 'card'
    let found = { drawn: 0, said: '' }
    await site.visit({}, async (page) => {
      await open(page, stage('zhanguo', { seed: 'names', names, until }))
      const log = page.locator('[data-log]:visible').first()
      found = { drawn: await log.locator('.token').count(), said: await log.innerText() }
    })
    return found
  }
  const plain = await lines(['Ann', 'Bo', 'Cy', 'Di'])
  assert.ok(plain.drawn > 0, 'cards are drawn where nobody is called like one')
  const called = await lines(['#59', 'Bo', 'Cy', 'Di'])
  assert.equal(called.drawn, 0)
  assert.ok(called.said.includes('#59'), called.said)
})
