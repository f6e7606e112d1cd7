import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeTroubles, markFresh } from './axe.ts'
import { openSite, type Size, SIZE_NAMES, SIZES } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { SAMPLED, type Screen, SCREENS } from './screens.ts'

const site = await openSite()

const DESK = SIZE_NAMES.filter((size) => size !== 'phone')
/** Each with its own visit, side by side: a desk has three sizes to look at, so two visits share its screens. */
const VISITS: readonly { readonly sizes: readonly Size[]; readonly share: readonly [of: number, nth: number] }[] = [
  { sizes: DESK, share: [2, 0] },
  { sizes: DESK, share: [2, 1] },
  { sizes: ['phone'], share: [1, 0] },
]

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const withTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)

/** Which rules in which theme; another theme is other colours, nothing else. */
const DARK = { theme: 'dark', only: ['color-contrast'] } as const
const AXE = [{ theme: 'light', only: undefined }, DARK] as const
const CONTRAST = [{ theme: 'light', only: DARK.only }, DARK] as const
/** A hundred tables are put together of the same parts: colours are looked at on each, all else on every so many. */
const WHOLE = 3

/** What is wrong with a screen, at these sizes and in both themes; by all rules of axe, or by those of colours where they are new. */
async function troublesOf(
  page: Page,
  screen: Screen,
  { sizes, looks, whole }: { readonly sizes: readonly Size[]; readonly looks: Set<number>; readonly whole: boolean },
): Promise<string[]> {
  const troubles: string[] = []
  await page.setViewportSize(SIZES[sizes[0]!])
  await screen.open(page)
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size])
    await settle(page)
    troubles.push(...(await layoutTroubles(page)).map((trouble) => `${size}: ${trouble}`))
  }
  const isNew = (await markFresh(page, looks)) > 0
  for (const { theme, only } of isNew ? (whole ? AXE : CONTRAST) : whole ? [AXE[0]] : []) {
    await withTheme(page, theme)
    const found = await axeTroubles(page, { ...(only === undefined ? {} : { only }), fresh: true })
    troubles.push(...found.map((trouble) => `${sizes.at(-1)} ${theme}: ${trouble}`))
  }
  await withTheme(page, 'light')
  return troubles.map((trouble) => `${trouble} [${screen.name}]`)
}

/** One visit for many screens; they are shared out in turn. */
async function troublesOfAll(screens: readonly Screen[]): Promise<string[]> {
  const troubles: string[] = []
  for (const screen of screens) screen.open.lay?.()
  await Promise.all(
    VISITS.map(({ sizes, share: [of, nth] }) =>
      site.visit({ size: sizes[0]! }, async (page) => {
        const looks = new Set<number>()
        for (const [i, screen] of screens.filter((_, i) => i % of === nth).entries()) {
          const whole = screen.part !== 'more' || i % WHOLE === 0
          troubles.push(...(await troublesOf(page, screen, { sizes, looks, whole })))
        }
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
  for (const part of ['pages', 'zhanguo', 'great-wall', 'more', 'scenarios'] as const)
    it(
      `on ${part === 'more' ? 'every mode, Winter and kind of question of The Great Wall' : `the screens of ${part}`}`,
      { timeout: 600_000 },
      async (context) => {
        const screens = SAMPLED.filter((screen) => screen.part === part)
        context.diagnostic(`${screens.length} screens`)
        assert.ok(screens.length > 10)
        assert.deepEqual(gathered(await troublesOfAll(screens)), [])
      },
    )
})

it('the look finds what a floating thing covers, and what a bar covers at the end of the page', async () => {
  await site.visit({ size: 'phone' }, async (page) => {
    await SCREENS.find(({ name }) => name === 'settings')!.open(page)
    const troublesWith = async (css: string, room = 0): Promise<number> => {
      await page.evaluate(
        ([style, below]) => {
          document.body.style.paddingBottom = `${below}px`
          const thing = document.querySelector('#thing') ?? document.body.appendChild(document.createElement('div'))
          Object.assign(thing, { id: 'thing' })
          ;(thing as HTMLElement).style.cssText = `position: fixed; background: red; ${style}`
        },
        [css, room] as const,
      )
      return (await layoutTroubles(page)).filter((trouble) => /#thing.* lies over/.test(trouble)).length
    }
    assert.equal(await troublesWith('display: none'), 0)
    assert.equal(await troublesWith('inset: 100px auto auto 0; width: 90%; height: 300px'), 1, 'it floats over texts')
    assert.equal(await troublesWith('inset: auto 0 0; height: 300px'), 1, 'a bar over the end of the page')
    assert.equal(await troublesWith('inset: auto 0 0; height: 300px', 300), 0, 'a bar, and room for it at the end')
  })
})

/** What must be in sight at once, whole. */
const ZHANGUO = ['.a-map', '.a-board', '.a-hand']
const GREAT_WALL = ['.battle', '.land', '.mypool', '.hand']
const QUESTION = '[data-prompt]'
const CONTROLS = 'input[type="range"]'
const TOGETHER: readonly { readonly screen: string; readonly size: Size; readonly parts: readonly string[] }[] = [
  { screen: 'table-card', size: 'laptop', parts: [QUESTION, ...ZHANGUO] },
  { screen: 'wall-table-competitive-4-fall', size: 'laptop', parts: [QUESTION, ...GREAT_WALL] },
  { screen: 'wall-table-solo-1-fall', size: 'laptop', parts: [QUESTION, ...GREAT_WALL] },
  { screen: 'wall-table-coop-2-winter', size: 'laptop', parts: [QUESTION, ...GREAT_WALL] },
  ...(['laptop', 'tablet'] as const).flatMap((size) => [
    { screen: 'replay', size, parts: [CONTROLS, ...ZHANGUO] },
    { screen: 'wall-replay', size, parts: [CONTROLS, ...GREAT_WALL] },
  ]),
]

describe('on one screen', { concurrency: 2 }, () => {
  for (const { screen, size, parts } of TOGETHER)
    it(`${size}, ${screen}: ${parts.join(', ')}`, async () => {
      await site.visit({ size }, async (page) => {
        await SCREENS.find(({ name }) => name === screen)!.open(page)
        const { width, height } = SIZES[size]
        for (const part of parts) {
          const { box, seen, hidden } = await page
            .locator(part)
            .first()
            .evaluate((element) => {
              const { overflowX, overflowY } = getComputedStyle(element)
              const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
              const scrolls = (how: string) => how === 'auto' || how === 'scroll'
              return {
                box: element.getBoundingClientRect().toJSON() as DOMRect,
                seen: wanliEyes.clipped(element).toJSON() as DOMRect,
                hidden: Math.max(
                  scrolls(overflowX) ? scrollWidth - clientWidth : 0,
                  scrolls(overflowY) ? scrollHeight - clientHeight : 0,
                ),
              }
            })
          assert.ok(box.width > 60 && box.height > 15, `${part} is there`)
          assert.ok(box.x >= 0 && box.y >= 0, `${part} begins on the screen`)
          assert.ok(box.right <= width + 1 && box.bottom <= height + 1, `${part} ends on the screen`)
          assert.ok(seen.width > box.width - 2 && seen.height > box.height - 2, `${part} is not cut by what holds it`)
          assert.ok(hidden <= 1, `${part} is whole: nothing of it is scrolled away`)
        }
      })
    })
})
