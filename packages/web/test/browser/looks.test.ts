import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axeTroubles } from './axe.ts'
import { openSite, SIZE_NAMES, SIZES } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { SCREENS } from './screens.ts'

const site = await openSite()

describe('every screen', () => {
  for (const screen of SCREENS)
    it(
      `${screen.name}: nothing is cut, overlaps or scrolls sideways at any size; axe finds nothing serious`,
      { timeout: 60_000 },
      async () => {
        const troubles: string[] = []
        for (const phone of [false, true])
          await site.visit({ size: phone ? 'phone' : 'wide' }, async (page) => {
            await screen.open(page)
            for (const size of SIZE_NAMES) {
              if ((size === 'phone') !== phone) continue
              await page.setViewportSize(SIZES[size])
              await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
              troubles.push(...(await layoutTroubles(page)).map((trouble) => `${size}: ${trouble}`))
            }
            // Another theme is other colours, nothing else.
            for (const [theme, rules] of [
              ['light', undefined],
              ['dark', ['color-contrast']],
            ] as const) {
              await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
              troubles.push(
                ...(await axeTroubles(page, rules)).map(
                  (trouble) => `${phone ? 'phone' : 'tablet'} ${theme}: ${trouble}`,
                ),
              )
            }
          })
        assert.deepEqual(troubles, [])
      },
    )
})

describe('at 1366x768', () => {
  it('the map, my board and my hand are on one screen, with the prompt', async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await SCREENS.find(({ name }) => name === 'table-card')!.open(page)
      const { width, height } = SIZES.laptop
      for (const part of ['[data-prompt]', '.a-map', '.a-board', '.a-hand']) {
        const box = await page.locator(part).first().boundingBox()
        assert.ok(box !== null && box.width > 100 && box.height > 15, `${part} is there`)
        assert.ok(box.x >= 0 && box.y >= 0, `${part} begins on the screen`)
        assert.ok(box.x + box.width <= width + 1 && box.y + box.height <= height + 1, `${part} ends on the screen`)
      }
    })
  })
})
