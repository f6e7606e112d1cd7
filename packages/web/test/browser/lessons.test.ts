import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { readLesson } from '../../src/lessons/check.ts'
import type { Lesson, Pattern } from '../../src/lessons/types.ts'
import { axeTroubles } from './axe.ts'
import { goTo, openSite, type Size, SIZES } from './help.ts'
import { layoutTroubles } from './layout.ts'
import { text, waitForQuestion } from './table.ts'
import { allTexts, notSpanish } from './words.ts'

const site = await openSite()

const lessonIn = (file: string): Lesson =>
  readLesson(
    JSON.parse(readFileSync(new URL(`../../src/lessons/data/${file}.json`, import.meta.url), 'utf8')) as unknown,
    file,
  )
const GREAT_WALL = lessonIn('great-wall-first-winter')
const ZHANGUO = lessonIn('zhanguo-first-round')

const PANEL = '[data-lesson]'
const MAIN = `${PANEL} .btn-primary`
const atStep = (page: Page, id: string) => page.locator(`[data-step="${id}"]:not([data-others])`).waitFor()
/** What answers so: `*` only at the end of a pattern. */
const optionFor = (pattern: Pattern): string =>
  pattern.endsWith('*') ? `[data-option^="${pattern.slice(0, -1)}"]` : `[data-option="${pattern}"]`

/** How far the table is: another question, or another step. */
const mark = (page: Page): Promise<string> =>
  page.evaluate(
    () => wanliProbes.signature() + (document.querySelector('[data-lesson]')?.getAttribute('data-step') ?? ''),
  )
const moves = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction(
    (was) =>
      wanliProbes.signature() + (document.querySelector('[data-lesson]')?.getAttribute('data-step') ?? '') !== was,
    before,
  )

/** Until the card has found its place. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )

/** One answer, however it is given. */
type Way = (page: Page, pattern: Pattern) => Promise<void>

/** Tab through the list of all options until the answer has the focus. */
const byTab: Way = async (page, pattern) => {
  for (let tabs = 0; ; tabs++) {
    assert.ok(tabs < 90, `Tab never reaches ${pattern}`)
    if (await page.evaluate((wanted) => document.activeElement?.matches(`#options ${wanted}`), optionFor(pattern)))
      break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** Tap what answers; if nothing does yet, tap what can be picked up until something does. */
const byTap: Way = async (page, pattern) => {
  const answers = page.locator(`${optionFor(pattern)}:visible`)
  const picks = page.locator('main .legal:not([data-option]):visible')
  for (let i = 0; (await answers.count()) === 0; i++) {
    assert.ok(i < (await picks.count()), `nothing that is tapped leads to ${pattern}`)
    await picks.nth(i).tap()
  }
  const before = await mark(page)
  await answers.first().tap()
  // A first tap may show the consequence, with the button that takes it.
  const sheet = await page.waitForFunction((was) => {
    if (document.querySelector('[data-ledger] .btn-primary') !== null) return 'sheet'
    const step = document.querySelector('[data-lesson]')?.getAttribute('data-step') ?? ''
    return wanliProbes.signature() + step === was ? false : 'answered'
  }, before)
  if ((await sheet.jsonValue()) === 'sheet') await page.locator('[data-ledger] .btn-primary').tap()
}

/** Everything that a step points at is there; what is seen of it is not behind the card. */
async function pointsAreSeen(page: Page, points: readonly string[], where: string): Promise<void> {
  const hidden = await page.evaluate((names) => {
    const card = document.querySelector('[data-lesson]')!.getBoundingClientRect()
    const board = document.querySelector('main')!.getBoundingClientRect()
    return names.flatMap((name) => {
      const value = CSS.escape(name)
      const all = [...document.querySelectorAll(`main :is([data-place="${value}"], [data-piece="${value}"])`)]
      const shown = all.filter((element) => element.getClientRects().length > 0)
      // An option may come later in the step; places and pieces are there.
      if (all.length === 0) return name.includes(' ') || !name.includes(':') ? [] : [`${name} is not on the table`]
      return shown.flatMap((element) => {
        const box = element.getBoundingClientRect()
        const bottom = Math.min(box.bottom, board.bottom)
        const width = Math.min(card.right, box.right) - Math.max(card.left, box.left)
        const height = Math.min(card.bottom, bottom) - Math.max(card.top, box.top)
        return width > 1 && height > 1 ? [`${name} is behind the card`] : []
      })
    })
  }, points)
  assert.deepEqual(hidden, [], where)
}

/** A lesson to its end; `each` looks at every step. */
async function learn(page: Page, { steps }: Lesson, way: Way, each: (id: string) => Promise<void>): Promise<void> {
  for (const { id, waits, points } of steps) {
    await atStep(page, id)
    await settle(page)
    await pointsAreSeen(page, points, id)
    await each(id)
    if (waits.length === 0) {
      if (way === byTab) await page.keyboard.press('Enter')
      else await page.locator(MAIN).tap()
      continue
    }
    for (const { answers, each: all, free } of waits)
      for (const pattern of all === true ? answers : answers.slice(0, 1))
        for (;;) {
          // Several answers may be one choice: what is paid in one picker is paid at once.
          if ((await page.locator(`[data-step="${id}"]`).count()) === 0) break
          const before = await mark(page)
          await way(page, pattern)
          await moves(page, before)
          if (free !== true || (await page.locator(`[data-step="${id}"]`).count()) === 0) break
        }
  }
  await atStep(page, 'end')
}

/** Nothing is cut or covered that would not be without the card: boards have tests of their own. */
async function looksRight(page: Page, sizes: readonly Size[], where: string): Promise<void> {
  const troubles: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size])
    await settle(page)
    const found = await layoutTroubles(page)
    if (found.length === 0) continue
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-lesson]')?.style.setProperty('display', 'none'),
    )
    const without = await layoutTroubles(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-lesson]')?.style.removeProperty('display'))
    troubles.push(...found.filter((trouble) => !without.includes(trouble)).map((trouble) => `${size}: ${trouble}`))
  }
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
    troubles.push(...(await axeTroubles(page, theme === 'light' ? {} : { only: ['color-contrast'] })))
  }
  assert.deepEqual(troubles, [], where)
}

// Two at a time: much of each is waiting.
describe('a lesson', { concurrency: 2 }, () => {
  it('by keyboard alone, from the home page to a game of one’s own', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      const pressed = async (name: string) => {
        for (let tabs = 0; ; tabs++) {
          assert.ok(tabs < 60, `Tab never reaches ${name}`)
          await page.keyboard.press('Tab')
          if (await page.evaluate((wanted) => document.activeElement?.textContent?.includes(wanted), name)) break
        }
        await page.keyboard.press('Enter')
      }
      await pressed(await text(page, 'lessons.link'))
      await page.getByRole('heading', { name: ZHANGUO.title.en }).waitFor()
      await looksRight(page, ['wide', 'laptop', 'tablet', 'phone'], 'the learning page')
      await page.setViewportSize(SIZES.laptop)
      const starts = page.getByRole('button', { name: await text(page, 'lessons.start') })
      await starts.nth(1).focus()
      await page.keyboard.press('Enter')
      await atStep(page, ZHANGUO.steps[0]!.id)
      await page.keyboard.press('o')
      await learn(page, ZHANGUO, byTab, async (id) => {
        if (id !== 'recruit') return
        // Another move is made and explained; the table is as it was when it is taken back.
        const before = await mark(page)
        await byTab(page, 'card 85')
        await page.locator(`${PANEL}.astray`).waitFor()
        assert.match(await page.locator(PANEL).innerText(), /Higher than 57/)
        await page.waitForFunction(() => document.activeElement?.matches('[data-lesson] .btn-primary'))
        await page.keyboard.press('Enter')
        await page.locator(`${PANEL}:not(.astray)`).waitFor()
        await page.waitForFunction((was) => wanliProbes.signature().includes('card 85') && was !== '', before)
      })
      const { said } = await page.evaluate(() => wanliProbes.heard)
      for (const { title } of ZHANGUO.steps)
        assert.ok(
          said.some((line) => line.includes(title.en)),
          `never said: ${title.en}`,
        )
      await page.waitForFunction(() => document.activeElement?.matches('[data-lesson] .btn-primary'))
      await page.keyboard.press('Enter')
      // A table as any other: a bot plays for Red, and the store has it.
      await page.waitForURL(/#\/table\//)
      await waitForQuestion(page)
      assert.equal(await page.locator(PANEL).count(), 0)
      await goTo(page, 'learn')
      await page.getByText(await text(page, 'lessons.done')).waitFor()
    })
  })

  it('by touch on a phone, in Spanish', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'phone', language: 'es' }, async (page) => {
      await goTo(page, 'learn', GREAT_WALL.id)
      const seen = new Set<string>()
      await learn(page, GREAT_WALL, byTap, async (id) => {
        for (const one of await allTexts(page)) seen.add(one)
        if (id !== 'command') return
        await looksRight(page, ['phone'], id)
        await byTap(page, 'command betrayal')
        await page.locator(`${PANEL}.astray`).waitFor()
        for (const one of await allTexts(page)) seen.add(one)
        await page.locator(MAIN).tap()
        await page.locator(`${PANEL}:not(.astray)`).waitFor()
        // Whoever leaves comes back to the same step.
        await page.reload()
        await atStep(page, id)
      })
      for (const one of await allTexts(page)) seen.add(one)
      assert.deepEqual(notSpanish([...seen]), [])
      await looksRight(page, ['phone'], 'the end')
    })
  })

  it('leaves free what it speaks of on a tablet, though it does not point at it', async () => {
    await site.visit({ size: 'tablet' }, async (page) => {
      await goTo(page, 'learn', ZHANGUO.id)
      for (const { id, points, spares } of ZHANGUO.steps.slice(0, 2)) {
        await atStep(page, id)
        await settle(page)
        assert.equal(await page.locator('main [data-place="court"]').count(), 1)
        assert.ok(spares.includes('court'), id)
        await pointsAreSeen(page, [...points, ...spares], id)
        await page.locator(MAIN).click()
      }
    })
  })

  it('lies right on larger screens, and goes back', { timeout: 60_000 }, async () => {
    await site.visit({ size: 'wide' }, async (page) => {
      await goTo(page, 'learn', GREAT_WALL.id)
      await atStep(page, 'welcome')
      await page.locator(MAIN).click()
      await atStep(page, 'hordes')
      await looksRight(page, ['wide', 'laptop', 'tablet'], 'hordes')
      for (const size of ['wide', 'laptop', 'tablet'] as const) {
        await page.setViewportSize(SIZES[size])
        await settle(page)
        await pointsAreSeen(page, GREAT_WALL.steps[1]!.points, size)
      }
      await page.locator(optionFor('command mobilization')).first().click()
      await atStep(page, 'spot')
      await page.getByRole('button', { name: await text(page, 'lessons.back'), exact: true }).click()
      await atStep(page, 'command')
      await page.locator(optionFor('command mobilization')).first().waitFor()
      // Its table is nobody's saved game.
      await goTo(page)
      await page.getByText(await text(page, 'home.nothing')).waitFor()
      await goTo(page, 'learn', 'no-such-lesson')
      await page
        .getByRole('heading', { name: await text(page, 'lessons.none') })
        .first()
        .waitFor()
    })
  })
})
