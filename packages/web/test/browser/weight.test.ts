import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from './help.ts'
import { SCREENS } from './screens.ts'
import { byMouse, playOn } from './table.ts'

/* What of The Great Wall's table must have weight: faces, figures, numbers, a Section in danger. One page for all of it. */

const site = await openSite()
const FALL = 'wall-table-competitive-4-fall'
const open = (page: Page, name: string): Promise<void> => SCREENS.find((screen) => screen.name === name)!.open(page)
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** In pixels of the sheet. */
const widthsOf = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate((what) => {
    const unit = document.body.getBoundingClientRect().width / document.body.offsetWidth
    return [...document.querySelectorAll(what)]
      .map((one) => Math.round(one.getBoundingClientRect().width / unit))
      .filter((width) => width > 0)
  }, selector)

/** Of what is drawn with a symbol: those that the page has no drawing for. */
const undrawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.gw use')].map((use) => use.getAttribute('href')!.slice(1))
    return [...new Set(names)].filter((name) => document.getElementById(name) === null)
  })

/** Which kinds of card have a picture, and which of them lie there. */
const KINDS: Readonly<Record<string, string>> = {
  'article.horde': '.em .art',
  '.loc': '.vig .art',
  '.adv:not(.gone)': '.tile.advisor .art',
  '.hand .hc': '.emblem .art',
  '.players .pl': '.face .portrait, .face .seal',
  '.arts li[data-zoom]': '.tile .art',
}

it('the table of The Great Wall has weight', { timeout: 120_000 }, async (context) => {
  await site.visit({}, async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, FALL)
    await page.locator('#horde-brutes').waitFor({ state: 'attached' })

    await context.test('a picture lies on every kind of card, and is drawn', async () => {
      assert.deepEqual(await undrawn(page), [])
      const bare = await page.evaluate(
        (kinds) =>
          Object.entries(kinds).flatMap(([card, picture]) => {
            const all = [...document.querySelectorAll(`.gw ${card}`)]
            return all.length === 0
              ? [`no ${card}`]
              : all.filter((one) => one.querySelector(picture) === null).map((one) => `${card}: ${one.textContent}`)
          }),
        KINDS,
      )
      assert.deepEqual(bare, [])
    })

    await context.test(
      'the numbers of a Section are the largest text in it, and nearer Hordes look nearer',
      async () => {
        const sizes = await page.evaluate(() =>
          [...document.querySelectorAll('.sec')].map((section) => {
            const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
            const badge = section.querySelector('.badge')!
            const others = [...section.querySelectorAll('*')].filter(
              (one) => !badge.contains(one) && one.childElementCount === 0,
            )
            return { badge: size(badge), most: Math.max(...others.map(size)) }
          }),
        )
        for (const { badge, most } of sizes) assert.ok(badge > most + 4, `${badge} of ${most}`)
        const figures = [0, 1, 2].map(
          async (row) => (await widthsOf(page, `article.horde[data-row="${row}"] .art`))[0]!,
        )
        const [near, middle, far] = await Promise.all(figures)
        assert.ok(near! > middle! && middle! > far!, `${near} ${middle} ${far}`)
      },
    )

    await context.test('a Section that will be breached is seen to be in danger in Fall, and only that', async () => {
      const sections = await page.evaluate(() =>
        [...document.querySelectorAll('.sec')].map((section) => ({
          breach: section.querySelector('.badge.bad') !== null,
          danger: section.classList.contains('danger'),
          wall: section.querySelector('[data-wall]')?.getAttribute('data-wall'),
          cracks: section.querySelector('.cracks') !== null,
        })),
      )
      assert.ok(sections.some(({ breach }) => breach) && sections.some(({ breach }) => !breach))
      for (const { breach, danger, wall, cracks } of sections) {
        assert.equal(danger, breach)
        assert.equal(wall, breach ? 'strained' : 'whole')
        assert.equal(cracks, breach)
      }
    })

    await context.test('a card that is pointed at while the hand folds says no less afterwards', async () => {
      const card = page.locator('.hand .hc').first()
      const folded = await card.getAttribute('data-fold')
      await card.hover()
      await page.setViewportSize({ width: 1440, height: 901 })
      await settle(page)
      await page.mouse.move(0, 0)
      await settle(page)
      assert.equal(await card.getAttribute('data-fold'), folded)
      assert.ok(Number(folded) < 4)
    })

    await context.test('faces and figures are as large as the sheet allows', async () => {
      for (const [width, height, face] of [
        [1440, 900, 58],
        [1920, 1080, 70],
        [2560, 1440, 70],
        [1366, 650, 42],
        [1024, 768, 32],
      ] as const) {
        await page.setViewportSize({ width, height })
        await settle(page)
        assert.deepEqual(new Set(await widthsOf(page, '.players .face')), new Set([face]), `${width}x${height}`)
        assert.deepEqual(new Set(await widthsOf(page, 'article.horde .em')), new Set([58]), `${width}x${height}`)
      }
    })

    await context.test('a Vital spot is 34 pixels or more, whatever expansion takes of the field', async () => {
      for (const name of ['five-fall', 'famine-fall', 'cold-fall', 'visit-clerk', 'five-greatFamine']) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(page, `wall-table-${name}`)
        for (const [width, height] of [
          [1440, 900],
          [1366, 768],
          [1280, 720],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height })
          await settle(page)
          const spots = await widthsOf(page, '.vs')
          assert.ok(
            spots.length > 0 && Math.min(...spots) >= 34,
            `${name} at ${width}x${height}: ${Math.min(...spots)}`,
          )
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, FALL)
    })

    await context.test('the columns stop at 1900 pixels of the sheet, and the hills run on', async () => {
      await page.setViewportSize({ width: 3440, height: 1440 })
      await settle(page)
      const parts = ['.secs', 'aside.edge', 'section.players', 'div.news', '.battle > .hills', '.battle']
      const widths = await Promise.all(parts.map(async (part) => (await widthsOf(page, part))[0]!))
      const columns = widths.slice(0, 4).reduce((sum, width) => sum + width, 0)
      assert.ok(columns > 1850 && columns <= 1902, `${columns}`)
      assert.equal(widths.at(-2), widths.at(-1))
    })

    await context.test('GW-SOLO-41: the solo rival has the face of his card', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, 'wall-table-solo-1-fall')
      assert.equal(await page.locator('.players .face .portrait').count(), 2)
      assert.deepEqual(await undrawn(page), [])
    })

    await context.test('GW-WINTER-02f: Barricades that are lost lie in splinters for a moment', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, 'wall-table-competitive-4-winter')
      assert.ok((await page.locator('.bar.built').count()) > 0)
      await page.evaluate(() => {
        const look = () => document.querySelector('.bar.lost') !== null && (document.body.dataset['splinters'] = 'seen')
        new MutationObserver(look).observe(document.querySelector('.gw')!, { childList: true, subtree: true })
      })
      const seen = () => page.evaluate(() => document.body.dataset['splinters'] === 'seen')
      await playOn(page, byMouse, { enough: async (acts) => acts > 25 || (await seen()) })
      assert.ok(await seen())
    })
  })
})
