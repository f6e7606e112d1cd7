import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { Dice } from '@wanli/kernel'
import type { Page } from 'playwright-core'
import { openSite } from './help.ts'
import { type GameId, stageAt, type Wish } from './stage.ts'
import { byMouse, openAsked, playOn } from './table.ts'

/* Know what happened: what others do, what they did since my turn, what a round or a Winter brought. */

const site = await openSite()

const open = <Id extends GameId>(page: Page, game: Id, wish: Wish<Id>): Promise<void> =>
  openAsked(page, stageAt(game, wish))

/** Answer, until this is to be seen: whatever comes between two questions is looked at. */
async function until(page: Page, what: string, seed = 'story'): Promise<void> {
  const dice = new Dice(seed)
  const seen = () => page.locator(what).first().isVisible()
  for (let acts = 0; acts < 40; acts++) {
    if (await seen()) return
    await byMouse(page, dice).catch(() => undefined)
    for (let calm = 0; calm < 8 && !(await seen());) {
      await page.waitForTimeout(50)
      calm = (await page.locator('.prompt.mine').isVisible()) ? calm + 1 : 0
    }
  }
  assert.fail(`${what} never shows`)
}

const live = (page: Page) => page.locator('.prompt.mine').waitFor({ timeout: 15_000 })

describe('others act', () => {
  it('ZhanGuo: a card in large, a caption in the top bar, rings that stay until I act; Escape leads to my turn', async () => {
    await site.visit({ size: 'wide', settings: { pace: 500 } }, async (page) => {
      await open(page, 'zhanguo', {
        seats: 3,
        seed: 'story',
        until: (_, prompt, { entries }) => prompt === 'card' && entries.length > 30,
      })
      await until(page, '[data-played]')
      const played = page.locator('[data-played]')
      const card = await played.getAttribute('data-played')
      const caption = page.locator('[data-caption] [data-prompt]')
      // As ears have it: what is drawn has its words unseen.
      assert.match((await caption.textContent()) ?? '', new RegExp(`#${card}`), 'the caption names the card')
      assert.equal(await page.locator('[data-option]:visible').count(), 0, 'nothing is asked meanwhile')
      await page.locator('[data-mark]').first().waitFor()
      await page.keyboard.press('Escape')
      await live(page)
      assert.equal(await played.count(), 0)
      assert.ok((await page.locator('[data-mark="came"]').count()) <= 4)
    })
  })

  it('The Great Wall alone: automata act one after the other, with their reasons; a click on the table counts at once', async () => {
    await site.visit({ size: 'wide', settings: { pace: 500 } }, async (page) => {
      await open(page, 'great-wall', {
        seats: 1,
        setup: { mode: 'solo' },
        seed: 'story',
        until: (_, prompt, { entries }) => prompt === 'command' && entries.length > 20,
      })
      await until(page, '[data-caption]:has([data-prompt] i):has(.dots)')
      const captions = new Set<string>()
      for (let i = 0; i < 30 && (await page.locator('[data-caption]').count()) > 0; i++) {
        captions.add(await page.locator('[data-prompt]').innerText())
        await page.waitForTimeout(100)
      }
      assert.ok(captions.size >= 2, [...captions].join('\n'))
      await page.locator('main').click({ position: { x: 5, y: 5 } })
      await live(page)
    })
  })

  it('step by step, the line says who is next and what it is about, and N goes on', async () => {
    await site.visit({ size: 'wide', settings: { pace: -1 } }, async (page) => {
      await open(page, 'zhanguo', {
        seats: 3,
        seed: 'story',
        until: (_, prompt, { entries }) => prompt === 'card' && entries.length > 30,
      })
      const dice = new Dice('steps')
      const next = page.locator('[data-next]', { hasText: ', ' })
      for (let i = 0; i < 16 && (await next.count()) === 0; i++) {
        if ((await page.locator('.prompt.mine').count()) > 0) await byMouse(page, dice)
        else await page.keyboard.press('n')
        await page.waitForTimeout(150)
      }
      assert.match(await next.innerText(), /^Next: (Red|Purple|Yellow|Blue), (a|an|what|hiring|re-|recr)/)
      const before = await page.locator('[data-prompt]').innerText()
      for (let i = 0; i < 6 && (await page.locator('[data-prompt]').innerText()) === before; i++) {
        await page.keyboard.press('n')
        await page.waitForTimeout(150)
      }
      assert.notEqual(await page.locator('[data-prompt]').innerText(), before)
    })
  })
})

it('what happens at the edge of the board is told whole, on a small screen and on an enlarged sheet', async () => {
  for (const window of [
    { width: 1366, height: 650 },
    { width: 2560, height: 1440 },
  ])
    await site.visit({ size: 'wide' }, async (page) => {
      await page.setViewportSize(window)
      await open(page, 'zhanguo', { seats: 4, seed: 'edge', until: (_, prompt) => prompt === 'card' })
      await page.evaluate(() => {
        const cut = new Map<string, boolean>()
        Object.assign(globalThis, { cut })
        const look = () => {
          for (const moment of document.querySelectorAll('[data-moment]')) {
            const { left, right, top, bottom } = moment.getBoundingClientRect()
            cut.set(moment.textContent, left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
          }
        }
        new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
          childList: true,
          subtree: true,
        })
      })
      await playOn(page, byMouse, { seed: 'edge', enough: (acts) => acts >= 16 })
      const seen = await page.evaluate(() => [...(globalThis as unknown as { cut: Map<string, boolean> }).cut])
      assert.ok(seen.length > 3, `${seen.length} moments: the test proves nothing`)
      assert.deepEqual(
        seen.filter(([, isCut]) => isCut).map(([text]) => text),
        [],
      )
    })
})

describe('since my last turn', () => {
  it('opens by itself, lights up what a line names, steps back and forth; my turn is live all the while', async () => {
    await site.visit({ size: 'wide' }, async (page) => {
      await open(page, 'zhanguo', {
        seats: 4,
        seed: 'recap',
        until: (_, prompt, { entries }) => prompt === 'card' && entries.length > 30,
      })
      await until(page, '[data-recap] li:nth-child(3)')
      await live(page)
      const lines = page.locator('[data-recap] li button')
      const many = await lines.count()
      await lines.first().hover()
      await page.locator('.lit').first().waitFor()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await page.locator('main.past').waitFor()
      assert.match(await page.locator('[data-recap] .cap').first().innerText(), new RegExp(`^${many - 1} of ${many}`))
      await page.locator('[data-recap] .last').click()
      await live(page)
      assert.equal(await page.locator('main.past').count(), 0)
    })
  })
})

describe('what it brought', () => {
  it('ZhanGuo: after a round a summary waits, me first; Enter leads to my question; it can be switched off in itself', async () => {
    await site.visit({ size: 'wide', settings: { summaries: true } }, async (page) => {
      await open(page, 'zhanguo', {
        seats: 2,
        seed: 'round',
        until: ({ round }, _, { entries }) => round === 1 && entries.length > 20,
      })
      await until(page, '[data-summary]')
      const card = page.locator('[data-summary]')
      assert.ok((await card.locator('tbody tr').first().getAttribute('class'))?.includes('me'))
      assert.ok((await card.locator('li').count()) >= 3, 'each reward, and who took it')
      await page.waitForTimeout(600)
      assert.ok(await card.isVisible(), 'it waits')
      await page.keyboard.press('Enter')
      await card.waitFor({ state: 'detached' })
      await live(page)
      await until(page, '[data-summary]', 'on')
      await card.getByRole('button', { name: /show/ }).click()
      await card.waitFor({ state: 'detached' })
      assert.equal(
        await page.evaluate(() => JSON.parse(localStorage.getItem('wanli.settings')!).summaries as boolean),
        false,
      )
    })
  })

  it('The Great Wall: after Winter a summary with every Section that was assaulted, and its sums', async () => {
    await site.visit({ size: 'laptop', settings: { summaries: true } }, async (page) => {
      await open(page, 'great-wall', {
        seats: 3,
        seed: 'winter',
        until: (state, _, { box }) => greatWall.view(state, 0, box).season === 'winter',
      })
      await until(page, '[data-summary]')
      const card = page.locator('[data-summary]')
      assert.match(await card.innerText(), /Winter of Year 1[^]*\d+ : \d+/)
      await page.keyboard.press('Escape')
      await card.waitFor({ state: 'detached' })
      await playOn(page, byMouse, { seed: 'after', enough: (acts) => acts >= 1 })
    })
  })
})
