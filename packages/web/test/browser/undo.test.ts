import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import type { Saved } from '../../src/store/saves.ts'
import { goTo, type Look, openSite } from './help.ts'
import { firstAsked, keep, stageAt } from './stage.ts'
import { text } from './table.ts'

const site = await openSite()

const ZHANGUO = firstAsked('zhanguo', 'card', { seed: 'undo' })
const COMMAND = firstAsked('great-wall', 'command', { seed: 'undo', setup: { mode: 'competitive' } })
const SOLO = firstAsked('great-wall', 'command', { seed: 'undo', seats: 1, setup: { mode: 'solo' } })

/** Cards are put in order; what is asked next, and can be answered while that is thought over, is asked on the board. */
const ORDER = stageAt('great-wall', {
  seed: 'order',
  seats: 2,
  setup: { mode: 'coop' },
  played: 'random',
  until: (_, prompt, table) => {
    if (prompt !== 'peekOrder') return false
    const then = table.copy({ record: true })
    then.pick(
      table.open.findIndex(({ seat }) => seat === 0),
      0,
    )
    const back = then.takeBacks(0)
    return ['clerk', 'command'].includes(then.questionFor(0)?.prompt ?? '') && back.ok && back.value.length > 0
  },
})

async function open(page: Page, saved: Saved): Promise<void> {
  await page.goto(site.url)
  await keep(page, saved)
  await goTo(page, 'table', saved.plan.id)
  await page.locator('[data-prompt]').waitFor()
}
const option = (key: string) => `main [data-option="${key}"]`
const cardsOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.hand [data-piece^="card:"]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-piece')!.slice('card:'.length))))
const cardAt = (page: Page, card: number) => page.locator(`.hand [data-piece="card:${card}"]`)
const endTurn = (page: Page) => page.locator('[data-end-turn]')
const undo = (page: Page) => page.locator('[data-undo=answer]')
const WAITS: Look = { size: 'laptop', settings: { endTurn: -1 } }

describe('second thoughts in ZhanGuo', { concurrency: 2 }, () => {
  it('another card, the same card again, another action, Escape: what is shown is what is played', async () => {
    await site.visit(WAITS, async (page) => {
      await open(page, ZHANGUO)
      const [one, other] = (await cardsOf(page)) as [number, number]
      const shown = () => page.locator('.forecast h2').first().innerText()
      const isPlayed = async (card: number) => {
        await page.locator(`.hcard.chosen[data-piece="card:${card}"]`).waitFor()
        assert.equal(await page.locator('.hcard.chosen').count(), 1)
        assert.match((await shown()).replace(/\s+/g, ' '), new RegExp(`^${card}\\b`))
        // The card is drawn there; its words are for ears.
        assert.match((await page.locator('[data-prompt]').textContent())!, new RegExp(`#${card}\\b`))
      }
      await cardAt(page, one).click()
      await isPlayed(one)
      // To point at another card does not play it, nor say so.
      await cardAt(page, other).hover()
      await isPlayed(one)
      await cardAt(page, other).click()
      await page.locator(`.hcard.chosen[data-piece="card:${other}"]`).waitFor()
      await isPlayed(other)
      // An action, another instead, and from there back to the first card.
      await page.locator(option('recruit')).click()
      await page.locator('.act.chosen', { hasText: await text(page, 'zhanguo.court.recruit') }).waitFor()
      await page.locator('.act[data-rethink=other]').first().click()
      await page.locator('.act.chosen').waitFor()
      await cardAt(page, one).click()
      await isPlayed(one)
      // Who opens the page anew can think it over just as well.
      await page.reload()
      await isPlayed(one)
      await cardAt(page, other).click()
      await page.locator(`.hcard.chosen[data-piece="card:${other}"]`).waitFor()
      await cardAt(page, one).click()
      await page.locator(`.hcard.chosen[data-piece="card:${one}"]`).waitFor()
      await isPlayed(one)
      // The same again puts it back; so does Escape.
      await cardAt(page, one).click()
      await page.locator('.hcard.chosen').waitFor({ state: 'detached' })
      await cardAt(page, other).click()
      await isPlayed(other)
      await page.keyboard.press('Escape')
      await page.locator('.hcard.chosen').waitFor({ state: 'detached' })
      assert.equal(await undo(page).getAttribute('aria-disabled'), 'true')
    })
  })

  it('the turn waits to be given over; Undo turn, Z, Ctrl+Z and Shift+Z take back; Enter gives it over', async () => {
    await site.visit(WAITS, async (page) => {
      await open(page, ZHANGUO)
      const [card] = (await cardsOf(page)) as [number]
      const move = async () => {
        await cardAt(page, card).click()
        await page.locator('.hcard.chosen').waitFor()
        await page.locator(option('unify 2')).click()
        await cardAt(page, card).waitFor({ state: 'detached' })
      }
      await move()
      // The card is on the board for all to see, and can still be taken back.
      const back = async (how: () => Promise<void>) => {
        await how()
        await cardAt(page, card).waitFor()
      }
      await back(() => page.keyboard.press('z'))
      await page.locator(option('unify 2')).click()
      await back(() => page.keyboard.press('Control+z'))
      await page.locator(option('unify 2')).click()
      await cardAt(page, card).waitFor({ state: 'detached' })
      await back(() => page.locator('[data-undo=turn]').click())
      assert.equal(await page.locator('.hcard.chosen').count(), 0, 'the whole turn')
      await move()
      await back(() => page.keyboard.press('Shift+Z'))
      assert.equal(await page.locator('.hcard.chosen').count(), 0, 'the whole turn')
      await move()
      // Whatever is left to do in the turn is done; then nobody goes on.
      const end = page.locator('[data-option="end turn"]')
      if ((await end.count()) > 0) await end.click()
      else {
        await endTurn(page).waitFor()
        await page.waitForTimeout(400)
        assert.equal(await endTurn(page).count(), 1)
        await page.keyboard.press('Enter')
      }
      await endTurn(page).waitFor({ state: 'detached' })
      await page.waitForFunction(
        () => document.querySelector('[data-undo=answer]')?.getAttribute('aria-disabled') === 'true',
      )
    })
  })
})

describe('second thoughts in The Great Wall', { concurrency: 2 }, () => {
  it('a secret Command card can be changed by a click until it is given over', async () => {
    await site.visit(WAITS, async (page) => {
      await open(page, COMMAND)
      const card = (key: string) => page.locator(`.hand [data-piece$=":${key}"]`)
      const chosen = page.locator('.hand .rethink.chosen')
      await card('economy').click()
      await endTurn(page).waitFor()
      assert.match((await chosen.getAttribute('data-piece'))!, /:economy$/)
      // Who opens the page anew finds it as he left it.
      await page.reload()
      await endTurn(page).waitFor()
      await page.locator('.hand .rethink.chosen[data-piece$=":economy"]').waitFor()
      await card('despotism').click()
      await page.locator('.hand .rethink.chosen[data-piece$=":despotism"]').waitFor()
      assert.equal(await chosen.count(), 1)
      // The same again: put back, and asked once more.
      await chosen.click()
      await page.locator(option('command economy')).waitFor()
      assert.equal(await endTurn(page).count(), 0)
      await card('economy').click()
      await endTurn(page).click()
      await page.locator(option('command economy')).waitFor({ state: 'detached' })
      await card('economy').locator('xpath=self::button[@data-rethink]').waitFor({ state: 'detached' })
    })
  })

  it('what could be chosen instead does not lie over the board of the next question', async () => {
    await site.visit(WAITS, async (page) => {
      await open(page, ORDER)
      const cards = page.locator('.chooser [data-option]')
      await cards.first().click()
      await cards.first().waitFor({ state: 'detached' })
      assert.equal(await undo(page).getAttribute('aria-disabled'), 'false', 'it can be thought over')
      await page.locator('main .legal').first().waitFor()
      assert.equal(await page.locator('.chooser').count(), 0)
      for (const legal of await page.locator('main .legal').all()) await legal.click({ trial: true })
    })
  })

  /** How far apart two things stand on the screen. */
  const gap = (page: Page, ...both: readonly [string, string]): Promise<number> =>
    page.evaluate(([one, other]) => {
      const [a, b] = [one, other].map((each) => document.querySelector(each)!.getBoundingClientRect())
      const beside = Math.max(a!.left - b!.right, b!.left - a!.right, 0)
      const above = Math.max(a!.top - b!.bottom, b!.top - a!.bottom, 0)
      return Math.max(beside, above)
    }, both)

  const devices: readonly [string, Look, (page: Page, key: string) => Promise<void>][] = [
    ['mouse', { size: 'laptop' }, (page, key) => page.locator(option(key)).click()],
    ['touch', { size: 'phone' }, (page, key) => page.locator(option(key)).tap()],
    ['keyboard', { size: 'laptop' }, (page, key) => page.locator(option(key)).press('Enter')],
  ]
  for (const [name, look, press] of devices)
    it(`what can't be taken back asks, by ${name}: a Command card alone against Qin; what can be, does not`, async () => {
      await site.visit(look, async (page) => {
        await open(page, SOLO)
        await press(page, 'command economy')
        const sure = page.locator('[data-sure]')
        await sure.waitFor()
        if (name !== 'touch')
          assert.ok((await gap(page, option('command economy'), '[data-ledger]')) < 20, 'it asks beside the card')
        await page.keyboard.press('Escape')
        await sure.waitFor({ state: 'detached' })
        await press(page, 'command economy')
        await sure.press('Enter')
        const spot = page.locator('[data-option^="spot "]').first()
        await spot.waitFor({ state: 'attached' })
        await press(page, (await spot.getAttribute('data-option'))!)
        await spot.waitFor({ state: 'detached' })
        assert.equal(await sure.count(), 0)
        assert.equal(await undo(page).getAttribute('aria-disabled'), 'false')
      })
    })
})

it('the timer shows itself, ends the turn, and stops when the person points at Undo or opens the menu', async () => {
  await site.visit({ size: 'laptop', settings: { endTurn: 1500 } }, async (page) => {
    await open(page, COMMAND)
    const choose = async () => {
      await page.locator('[data-option^="command "]').first().click()
      await endTurn(page).waitFor()
    }
    await choose()
    assert.ok(Number(await endTurn(page).getAttribute('data-left')) <= 1500)
    await undo(page).hover()
    const stopped = () =>
      page.waitForFunction(() => document.querySelector('[data-end-turn]:not([data-left])') !== null)
    await stopped()
    await page.waitForTimeout(1700)
    assert.equal(await endTurn(page).count(), 1, 'it waits')
    await undo(page).click()
    await page.mouse.move(400, 400)
    await choose()
    await page.locator('[data-menu-button]').click()
    await stopped()
    await page.keyboard.press('Escape')
    await page.keyboard.press('z')
    await endTurn(page).waitFor({ state: 'detached' })
    await page.mouse.move(400, 400)
    await choose()
    await page.mouse.move(410, 410)
    await endTurn(page).waitFor({ state: 'detached', timeout: 4000 })
    // The bots have chosen.
    await page.locator('[data-undo=answer][aria-disabled=true]').waitFor()
  })
})
