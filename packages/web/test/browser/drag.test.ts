import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Log } from '@wanli/kernel'
import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Saved } from '../../src/store/saves.ts'
import { goTo, openSite } from './help.ts'
import { firstAsked, keep, kept, stage } from './stage.ts'

const site = await openSite()

const ZHANGUO = firstAsked('zhanguo', 'card', { seed: 'drag' })
/** One of several governors on the map may be moved: which one is to be said. */
const GOVERNOR = stage('zhanguo', {
  seed: 'governor 1',
  seats: 3,
  setup: { boards: 'B' },
  until: (_, _prompt, table) => {
    const shifts = table.questionFor(0)!.options.filter(({ kind }) => kind === 'shift')
    return new Set(shifts.map(({ key }) => key.split('>')[0])).size > 1
  },
})
const COMMAND = firstAsked('great-wall', 'command', { seed: 'drag', setup: { mode: 'competitive' } })
const CLERK = firstAsked('great-wall', 'clerk', { seed: 'drag', setup: { mode: 'competitive' } })

async function open(page: Page, saved: Saved): Promise<void> {
  await keep(page, saved)
  await goTo(page, 'table', saved.plan.id)
  await page.locator('[data-prompt]').waitFor()
  await page.locator('main .legal').first().waitFor()
}
interface Point {
  readonly x: number
  readonly y: number
}
const middle = async (what: Locator): Promise<Point> => {
  const { x, y, width, height } = (await what.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
const ghost = (page: Page) => page.locator('[data-ghost]')
async function lift(page: Page, what: Locator): Promise<void> {
  const { x, y } = await middle(what)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 4, y - 4)
  await page.mouse.move(x + 9, y - 9)
  await ghost(page).waitFor()
}
async function dropAt(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.up()
  assert.equal(await ghost(page).count(), 0)
}
const answersOf = async (page: Page, before: Saved): Promise<readonly string[]> =>
  ((await kept(page)).log as Log).answers.slice(before.move)

it('by mouse: a card to a region or to the Court is the two clicks; Escape and a drop beside it change nothing', async () => {
  await site.visit({ size: 'laptop', settings: { endTurn: -1 } }, async (page) => {
    await open(page, ZHANGUO)
    const cards = page.locator('.hand [data-piece^="card:"]')
    const [one, other] = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-piece')!))
    const card = (piece: string) => page.locator(`.hand [data-piece="${piece}"]`)
    const chosen = page.locator('.hcard.chosen')
    const nothingChosen = async () => {
      await chosen.waitFor({ state: 'detached' })
      await page.locator('.hand .legal').first().waitFor()
      assert.equal(await page.locator('[data-undo=answer]').getAttribute('aria-disabled'), 'true')
    }
    // What may be done with it glows as soon as it is lifted.
    await lift(page, card(one!))
    await page.locator('[data-option="unify 2"]').waitFor()
    const region = await middle(page.locator('.rbox', { has: page.locator('[data-option="unify 2"]') }))
    await page.keyboard.press('Escape')
    assert.equal(await ghost(page).count(), 0)
    await nothingChosen()
    await page.mouse.move(region.x, region.y)
    await page.mouse.up()
    await nothingChosen()
    await lift(page, card(one!))
    await dropAt(page, { x: 5, y: 300 })
    await nothingChosen()
    // A plain click is one, and the card that was clicked can be dragged on; beside it, it stays chosen.
    await card(one!).click()
    await chosen.waitFor()
    await lift(page, chosen)
    await dropAt(page, { x: 5, y: 300 })
    assert.equal(await chosen.getAttribute('data-piece'), one)
    // Another instead, dropped beside it: the first is chosen as before.
    await lift(page, card(other!))
    await page.locator(`.hcard.chosen[data-piece="${other}"]`).waitFor()
    await dropAt(page, { x: 5, y: 300 })
    await page.locator(`.hcard.chosen[data-piece="${one}"]`).waitFor()
    await page.keyboard.press('Escape')
    await nothingChosen()
    const played = async (how: () => Promise<void>) => {
      await how()
      await card(one!).waitFor({ state: 'detached' })
      const answers = await answersOf(page, ZHANGUO)
      await page.keyboard.press('Shift+Z')
      await card(one!).waitFor()
      await nothingChosen()
      return answers
    }
    const clicked = await played(async () => {
      await card(one!).click()
      await page.locator('[data-option="unify 2"]').click()
    })
    const dragged = await played(async () => {
      await lift(page, card(one!))
      await dropAt(page, region)
    })
    assert.equal(clicked.length, 2)
    assert.deepEqual(dragged, clicked)
    await lift(page, card(other!))
    await dropAt(page, await middle(page.locator('.act').first()))
    await page.locator('.act.chosen').waitFor()
    assert.equal(await chosen.getAttribute('data-piece'), other)
  })
})

it('a card that is lifted while the table is not done with the last click follows the pointer as soon as it is', async () => {
  const slowly = () => {
    type Send = (this: Worker, message: unknown, transfer?: Transferable[]) => void
    const send = Reflect.get(Worker.prototype, 'postMessage') as Send
    Reflect.set(Worker.prototype, 'postMessage', function (this: Worker, ...message: Parameters<Send>) {
      const late = Number(document.documentElement.dataset['late'] ?? 0)
      if (late === 0) send.apply(this, message)
      else setTimeout(() => send.apply(this, message), late)
    })
  }
  await site.visit({ size: 'laptop', settings: { endTurn: -1 }, before: slowly }, async (page) => {
    await open(page, ZHANGUO)
    const card = (n: number) => page.locator('.hand [data-piece^="card:"]').nth(n)
    await card(0).click()
    await page.locator('.hcard.chosen').waitFor()
    await page.evaluate(() => void (document.documentElement.dataset['late'] = '500'))
    await page.keyboard.press('Escape')
    const { x, y } = await middle(card(1))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 9, y - 9)
    await page.evaluate(() => void (document.documentElement.dataset['late'] = '0'))
    await ghost(page).waitFor()
    await page.locator('[data-option="unify 2"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.hcard.chosen').waitFor({ state: 'detached' })
  })
})

it('by mouse: a governor of the map to the open area of another region; a drop beside it puts it down again', async () => {
  await site.visit({ size: 'laptop', settings: { endTurn: -1 } }, async (page) => {
    await open(page, GOVERNOR)
    const mine = page.locator('.map [data-lifts] [data-drag=hold]')
    const held = page.locator('.map .mapspot.held')
    await mine.first().waitFor()
    await lift(page, mine.first())
    await held.waitFor()
    await dropAt(page, { x: 5, y: 300 })
    await held.waitFor({ state: 'detached' })
    await lift(page, mine.first())
    const goal = page.locator('.map .mapspot.legal[data-option^="shift "]').first()
    await goal.waitFor()
    const shift = (await goal.getAttribute('data-option'))!
    await dropAt(page, await middle(goal))
    // The step is made once it is no longer offered; Undo was there before, for the governor that was installed.
    await page.locator(`[data-option="${shift}"]`).waitFor({ state: 'detached' })
    assert.deepEqual(await answersOf(page, GOVERNOR), [shift])
  })
})

it('by mouse: a Command card to the track is chosen, as by a click', async () => {
  await site.visit({ size: 'laptop', settings: { endTurn: -1 } }, async (page) => {
    await open(page, COMMAND)
    const card = page.locator('.hand [data-piece$=":economy"]')
    const track = page.locator('[data-takes="command"]:visible').first()
    await lift(page, card)
    assert.equal(await track.getAttribute('data-goal'), '')
    await dropAt(page, { x: 5, y: 5 })
    await page.waitForTimeout(100)
    assert.equal(await page.locator('[data-end-turn]').count(), 0)
    assert.equal(await track.getAttribute('data-goal'), null)
    await lift(page, card)
    await dropAt(page, await middle(track))
    await page.locator('.hand .rethink.chosen[data-piece$=":economy"]').waitFor()
  })
})

it('by finger, after a short press: a Clerk of the pool to a Location; sooner it scrolls, beside it nothing happens', async () => {
  await site.visit({ size: 'phone', settings: { endTurn: -1 } }, async (page, context) => {
    await open(page, CLERK)
    const cdp = await context.newCDPSession(page)
    const pool = page.locator('.mypool .un').first()
    const goal = page.locator('main .loc .free.legal').first()
    const to = (await goal.getAttribute('data-option'))!
    const [from, there] = [await middle(pool), await middle(goal)]
    const left = () => pool.innerText()
    const had = await left()
    await finger(cdp, from, { x: from.x, y: from.y - 60 }, 0)
    assert.equal(await ghost(page).count(), 0)
    await finger(cdp, from, { x: 5, y: 60 }, 260)
    await page.waitForTimeout(100)
    assert.equal(await left(), had)
    assert.equal(await goal.getAttribute('data-option'), to)
    await finger(cdp, from, there, 260)
    await page.waitForFunction(
      ([selector, was]) => (document.querySelector(selector) as HTMLElement).innerText !== was,
      ['.mypool .un', had] as const,
    )
    assert.deepEqual(await answersOf(page, CLERK), [to])
  })
})

/** A finger presses, waits, moves and lets go. */
async function finger(cdp: CDPSession, from: Point, to: Point, wait: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  await new Promise((resolve) => setTimeout(resolve, wait))
  for (let i = 1; i <= 5; i++)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 5, y: from.y + ((to.y - from.y) * i) / 5 }])
  await touch('touchEnd', [])
}
