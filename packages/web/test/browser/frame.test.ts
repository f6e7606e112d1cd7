import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { keep, stage } from './stage.ts'
import { openTable } from './table.ts'

const site = await openSite()

it('a number that stands on the board is picked by its key, in the list too', async () => {
  const setup = { boards: 'auction' }
  const auction = stage('zhanguo', { seed: 'bids', seats: 2, persons: [0, 1], setup, until: () => true })
  const keyOf = (page: Page, key: string, where = '.bids') =>
    page.locator(`${where} [data-option="${key}"]`).getAttribute('aria-keyshortcuts')
  await site.visit({ size: 'laptop' }, async (page) => {
    await openTable(page, auction)
    // Bids are made in front of everybody: nothing is covered.
    assert.equal(await page.locator('main.cover').count(), 0)
    // Nobody has cards yet: there is nothing of one's own to look at.
    assert.equal(await page.locator('[data-look]').count(), 0)
    assert.equal(await keyOf(page, 'bid 9'), '9')
    assert.equal(await keyOf(page, 'bid 10'), null)
    assert.deepEqual(await page.locator('.bids kbd').allInnerTexts(), ['1', '9'])
    await page.keyboard.press('o')
    assert.equal(await keyOf(page, 'bid 3', '#options'), '3')
    await page.keyboard.press('o')
    await page.keyboard.press('3')
    await page.waitForFunction(() => document.querySelector('.bids kbd')?.textContent === '4')
    // Bids begin with 4 now: no key means "the first of them", and that of 3 nothing at all.
    assert.deepEqual(await page.locator('.bids kbd').allInnerTexts(), ['4', '9'])
    await page.keyboard.press('3')
    await page.keyboard.press('4')
    await page.waitForFunction(() => document.querySelector('.bids kbd')?.textContent === '5')
    assert.deepEqual(await page.locator('.bids kbd').allInnerTexts(), ['5', '9'])
    // The only button beside the question: Enter.
    assert.equal(await page.locator('.prompt [data-option]').getAttribute('aria-keyshortcuts'), 'Enter')
  })
})

/** Where the middle of every piece is, and where pieces begin their way: written down as they are sent. */
interface Ways {
  middles(): Readonly<Record<string, readonly [number, number]>>
  readonly begun: Record<string, readonly [number, number]>
}
declare global {
  var wanliWays: Ways
}
function watchWays(): void {
  const middleOf = (piece: Element) => {
    const { left, top, width, height } = piece.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const nameOf = (piece: Element) => piece.getAttribute('data-piece')!
  const middles = () =>
    Object.fromEntries([...document.querySelectorAll('[data-piece]')].map((piece) => [nameOf(piece), middleOf(piece)]))
  globalThis.wanliWays = { middles, begun: {} }
  const animate = Reflect.get(Element.prototype, 'animate')
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options)
    if (JSON.stringify(frames).includes('translate')) wanliWays.begun[nameOf(this)] = middleOf(this)
    return animation
  }
}

it('in a replay, whose board is drawn smaller, pieces begin their way where they were', async () => {
  const saved = stage('zhanguo', { seed: 'travels', seeding: 'lanes', seats: 2, until: ({ round }) => round === 2 })
  const { answers } = saved.log as { readonly answers: readonly string[] }
  // A card goes to the Court when what it does is done, from the hand of the person through whose eyes we see.
  const move = answers.findIndex((key) => key.startsWith('install'))
  const card = `card:${answers
    .slice(0, move)
    .findLast((key) => key.startsWith('card'))!
    .slice('card '.length)}`
  const look = { size: 'laptop', moving: true, settings: { motion: 'full' }, before: watchWays } as const
  await site.visit(look, async (page) => {
    await keep(page, saved)
    await goTo(page, 'replay', saved.plan.id, String(move))
    await page.getByRole('slider').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    assert.ok(Number(await page.locator('.fit').evaluate((fit) => getComputedStyle(fit).zoom)) < 0.97)
    const before = await page.evaluate(() => wanliWays.middles())
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction((name) => wanliWays.begun[name] !== undefined, card)
    for (const [name, from] of Object.entries(await page.evaluate(() => wanliWays.begun))) {
      const was = before[name]!
      assert.ok(
        Math.hypot(from[0] - was[0], from[1] - was[1]) < 1.5,
        `${name} was at ${was.join()}, begins at ${from.join()}`,
      )
    }
  })
})

it('a click of the mouse leaves no box around what the page gives the focus to; a key brings it back', async () => {
  await site.visit({ size: 'laptop' }, async (page) => {
    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
        return outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`
      })
    const primary = page.locator('[data-lesson] .btn-primary')
    const isFocused = () =>
      page.waitForFunction(() => document.activeElement?.matches('[data-lesson] .btn-primary') === true)
    await goTo(page, 'learn', 'zhanguo-first-round')
    for (let n = 0; n < 2; n++) await primary.click()
    // Not what the lesson has in mind: it gives the focus to the button that takes it back.
    await page.locator('main [data-option="card 77"]').click()
    await isFocused()
    assert.equal(await ring(), '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await isFocused()
    assert.match(await ring(), /^solid/)
    await page.keyboard.press('Enter')
    // By keyboard the ring is there whenever the page moves the focus.
    await page.locator('main [data-option="card 77"]').focus()
    await page.keyboard.press('Enter')
    await isFocused()
    assert.match(await ring(), /^solid/)
  })
})

describe('who has won', { concurrency: 2 }, () => {
  const seats = 3
  const setup = { mode: 'competitive' }
  const seed = 'won'
  const { scores } = stage('great-wall', { seed, seats, setup, persons: [] })
  const best = scores.indexOf(Math.max(...scores))
  const all = [0, 1, 2]
  const told = {
    'the person at the screen': { persons: [best], en: /You have won/, es: /Has ganado/ },
    'a bot': { persons: [all.find((seat) => seat !== best)!], en: / has won/, es: / ha ganado/ },
    'one of several at the screen': { persons: all, en: / has won/, es: / ha ganado/ },
  }
  for (const [who, { persons, ...words }] of Object.entries(told))
    it(`${who}: the head and the result say it alike`, async () => {
      const saved = stage('great-wall', { seed, seats, setup, persons })
      for (const language of ['en', 'es'] as const)
        await site.visit({ language }, async (page) => {
          await openTable(page, saved)
          assert.match(await page.locator('[data-prompt]').innerText(), words[language])
          const result = await page.locator('.after h2').innerText()
          assert.match(result, who.startsWith('the person') ? /^(You win|Ganas)/ : /\w (wins|gana) /)
        })
    })
})

it('where the system chooses all colours, what is on and where one is can still be told', async () => {
  await site.visit({ size: 'laptop' }, async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await goTo(page, 'settings')
    const motion = page.locator('fieldset', { has: page.getByRole('radio', { name: 'None' }) })
    const groundOf = (name: string) =>
      motion
        .locator('label', { hasText: name })
        .evaluate((label) => `${getComputedStyle(label).backgroundColor} ${getComputedStyle(label).color}`)
    assert.notEqual(await groundOf('None'), await groundOf('Full'))
    await goTo(page, 'new', 'zhanguo')
    const flip = page.getByRole('switch').first()
    const track = () => flip.locator('.track').evaluate((one) => getComputedStyle(one).backgroundColor)
    const before = await track()
    await flip.click()
    assert.notEqual(await track(), before)
    await goTo(page, 'rules', 'zhanguo')
    const outlined = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).outlineStyle)
    assert.equal(await outlined('nav [aria-current="page"]'), 'solid')
    assert.equal(await outlined('nav a.btn:not([aria-current])'), 'none')
  })
})
