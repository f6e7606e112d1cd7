import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeTroubles, NO_COLOURS } from './axe.ts'
import { openSite, type Size, SIZE_NAMES, SIZES } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { type Screen, SCREENS } from './screens.ts'

const site = await openSite()

const DEVICES: Readonly<Record<'desk' | 'phone', readonly Size[]>> = {
  desk: SIZE_NAMES.filter((size) => size !== 'phone'),
  phone: ['phone'],
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const withTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)

/** Which rules in which theme; another theme is other colours, nothing else. */
const ALL = [
  ['light', undefined],
  ['dark', ['color-contrast']],
] as const
const AXE: Readonly<Record<Screen['part'], readonly (readonly [string, readonly string[] | undefined])[]>> = {
  pages: ALL,
  zhanguo: ALL,
  'great-wall': ALL,
  // The colours are those of the tables above; what is added are names, roles and order.
  more: [['light', NO_COLOURS]],
}

/** What is wrong with a screen, at these sizes and in both themes. */
async function troublesOf(page: Page, screen: Screen, sizes: readonly Size[]): Promise<string[]> {
  const troubles: string[] = []
  await page.setViewportSize(SIZES[sizes[0]!])
  await screen.open(page)
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size])
    await settle(page)
    troubles.push(...(await layoutTroubles(page)).map((trouble) => `${size}: ${trouble}`))
  }
  for (const [theme, rules] of AXE[screen.part]) {
    await withTheme(page, theme)
    troubles.push(...(await axeTroubles(page, rules)).map((trouble) => `${sizes.at(-1)} ${theme}: ${trouble}`))
  }
  await withTheme(page, 'light')
  return troubles.map((trouble) => `${trouble} [${screen.name}]`)
}

/** One visit for many screens, desk and phone side by side. */
async function troublesOfAll(screens: readonly Screen[]): Promise<string[]> {
  const troubles: string[] = []
  await Promise.all(
    Object.values(DEVICES).map((sizes) =>
      site.visit({ size: sizes[0]! }, async (page) => {
        for (const screen of screens) troubles.push(...(await troublesOf(page, screen, sizes)))
      }),
    ),
  )
  return troubles
}

/** The same trouble on several screens is one. */
function gathered(troubles: readonly string[]): readonly string[] {
  const screens = Map.groupBy(troubles, (trouble) => trouble.replace(/ \[[^\]]*\]$/, ''))
  return [...screens].map(([trouble, all]) =>
    all.length === 1 ? all[0]! : `${trouble} [${all.length} screens, like ${all[0]!.match(/\[([^\]]*)\]$/)![1]}]`,
  )
}

describe('nothing is cut, overlaps or scrolls sideways at any size, and axe finds nothing serious in any theme', () => {
  for (const part of ['pages', 'zhanguo', 'great-wall', 'more'] as const)
    it(
      `on ${part === 'more' ? 'every mode, Winter and kind of question of The Great Wall' : `the screens of ${part}`}`,
      { timeout: 600_000 },
      async (context) => {
        const screens = SCREENS.filter((screen) => screen.part === part)
        context.diagnostic(`${screens.length} screens`)
        assert.ok(screens.length > 10)
        assert.deepEqual(gathered(await troublesOfAll(screens)), [])
      },
    )
})

/** What must be in sight at once, with the question. */
const TOGETHER = {
  'table-card': ['.a-map', '.a-board', '.a-hand'],
  'wall-table-competitive-4-fall': ['.battle', '.land', '.mypool', '.hand'],
  'wall-table-solo-1-fall': ['.battle', '.land', '.mypool', '.hand'],
  'wall-table-coop-2-winter': ['.battle', '.land', '.mypool', '.hand'],
} as const

describe('at 1366x768', () => {
  for (const [name, parts] of Object.entries(TOGETHER))
    it(`${name}: ${parts.join(', ')} and the question are on one screen`, async () => {
      await site.visit({ size: 'laptop' }, async (page) => {
        await SCREENS.find((screen) => screen.name === name)!.open(page)
        const { width, height } = SIZES.laptop
        for (const part of ['[data-prompt]', ...parts]) {
          const box = await page.locator(part).first().boundingBox()
          assert.ok(box !== null && box.width > 100 && box.height > 15, `${part} is there`)
          assert.ok(box.x >= 0 && box.y >= 0, `${part} begins on the screen`)
          assert.ok(box.x + box.width <= width + 1 && box.y + box.height <= height + 1, `${part} ends on the screen`)
          const hidden = await page
            .locator(part)
            .first()
            .evaluate((element) => {
              const { overflowX, overflowY } = getComputedStyle(element)
              const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
              const scrolls = (how: string) => how === 'auto' || how === 'scroll'
              return Math.max(
                scrolls(overflowX) ? scrollWidth - clientWidth : 0,
                scrolls(overflowY) ? scrollHeight - clientHeight : 0,
              )
            })
          assert.ok(hidden <= 1, `${part} is whole: nothing of it is scrolled away`)
        }
      })
    })
})
