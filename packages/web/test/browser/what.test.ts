import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openSite } from './help.ts'
import { inTheMiddle } from './stage.ts'
import { openAsked } from './table.ts'

/* Everything on the table says what it is: by mouse, by keyboard and by a long press; and the rules lie over the table. */

const site = await openSite()
const SHOT = process.env['WANLI_SHOTS']
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOT !== undefined) await page.screenshot({ path: `${SHOT}/${name}.png` })
}

const zhanguo = inTheMiddle('zhanguo')
const greatWall = inTheMiddle('great-wall')

const pop = (page: Page): Locator => page.locator('[data-what-pop]')

/** It says something, and doesn't lie on the thing itself. */
async function isTold(page: Page, thing: Locator, words: RegExp): Promise<void> {
  await pop(page).waitFor()
  assert.match(await pop(page).innerText(), words)
  const [there, here] = [await thing.boundingBox(), await pop(page).boundingBox()]
  assert.ok(there !== null && here !== null)
  const apart =
    here.x >= there.x + there.width - 1 ||
    here.x + here.width <= there.x + 1 ||
    here.y >= there.y + there.height - 1 ||
    here.y + here.height <= there.y + 1
  assert.ok(apart, `what is said lies on what it is about: ${JSON.stringify([there, here])}`)
}

/** Things that are no option now, and what must be said about them. */
const THINGS = {
  zhanguo: {
    en: {
      '[data-what^="reward:laws:5"]': /Reward of round 5/,
      '[data-place^="task:"] .task': /Task/,
      '[data-what^="unrest:0:1"]': /Unrest in region 1/,
    },
    es: { '[data-what^="reward:laws:5"]': /Recompensa de la ronda 5/, '[data-place^="task:"] .task': /Misión/ },
  },
  'great-wall': {
    en: {
      '[data-what="shamePool"]': /Shame pool/,
      '[data-what="time"]': /Lethality/,
      '[data-place="warehouse"]': /Warehouse/,
    },
    es: { '[data-what="shamePool"]': /Deshonra/, '[data-what="time"]': /Mortandad/ },
  },
} as const

for (const [game, table] of [
  ['zhanguo', zhanguo],
  ['great-wall', greatWall],
] as const)
  describe(game, () => {
    it('what is pointed at says what it is, in both languages, and Escape closes it', async () => {
      for (const language of ['en', 'es'] as const)
        await site.visit({ size: 'wide', language }, async (page) => {
          await openAsked(page, table)
          for (const [selector, words] of Object.entries(THINGS[game][language])) {
            const thing = page.locator(selector).first()
            await page.mouse.move(2, 2)
            await pop(page).waitFor({ state: 'detached' })
            await thing.hover()
            await isTold(page, thing, words)
            await shot(page, `what-${game}-${language}-${selector.replace(/\W+/g, '')}`)
            await page.keyboard.press('Escape')
            await pop(page).waitFor({ state: 'detached' })
          }
        })
    })

    it('by keyboard alone: I goes from thing to thing; R opens the rules over the table', async () => {
      await site.visit({ size: 'wide' }, async (page) => {
        await openAsked(page, table)
        const said = new Set<string>()
        for (let i = 0; i < 12; i++) {
          await page.keyboard.press('i')
          await pop(page).waitFor()
          said.add(await pop(page).locator('h4').innerText())
        }
        assert.ok(said.size > 5, [...said].join(', '))
        await page.keyboard.press('Escape')
        await page.keyboard.press('r')
        const rules = page.getByRole('dialog')
        await rules.getByRole('searchbox').fill(game === 'zhanguo' ? 'palace cost' : 'how do archers die')
        const first = rules.locator('dl > div').first()
        await first.waitFor()
        await shot(page, `rules-${game}`)
        assert.match(await rules.locator('dl').innerText(), game === 'zhanguo' ? /ZG-COURT-PALACE-01/ : /GW-BREACH-04/)
        await rules.getByRole('button', { name: 'Player aid' }).click()
        await rules.locator('article').waitFor()
        await shot(page, `aid-${game}`)
        await page.keyboard.press('Escape')
        await rules.waitFor({ state: 'detached' })
        assert.match(page.url(), /#\/table\//)
      })
    })

    it('on a phone a long press says it', async () => {
      await site.visit({ size: 'phone', touch: true }, async (page) => {
        await openAsked(page, table)
        const found = await page.evaluate(() => {
          const things = [...document.querySelectorAll('main [data-what]:not(.legal):not([data-why]):not([data-zoom])')]
          const seen = things.find((thing) => {
            const { left, top, width, height } = thing.getBoundingClientRect()
            if (width < 8 || height < 8 || top < 60 || top + height > innerHeight * 0.45) return false
            const hit = document.elementFromPoint(left + width / 2, top + height / 2)
            return hit !== null && hit.closest('[data-zoom], .legal, [data-why]') === null && thing.contains(hit)
          })
          if (seen === undefined) return undefined
          const { left, top, width, height } = seen.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        })
        assert.ok(found !== undefined, 'nothing on the screen to press')
        const client = await page.context().newCDPSession(page)
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [found] })
        await pop(page).waitFor()
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        assert.notEqual(await pop(page).locator('h4').innerText(), '')
        await shot(page, `what-phone-${game}`)
        await pop(page).getByRole('button', { name: 'Close' }).click()
        await pop(page).waitFor({ state: 'detached' })
      })
    })
  })
