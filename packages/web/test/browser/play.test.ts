import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { type GameId, keep, stage } from './stage.ts'
import {
  byKeyboard,
  byMouse,
  byTouch,
  finalScore,
  type Hand,
  modeChoice,
  playOn,
  standing,
  tabTo,
  text,
  tileOf,
  uncover,
  waitForQuestion,
} from './table.ts'

const site = await openSite()

/** No mouse: Tab until it is reached, as somebody would who can't see it. */
async function playNowByKeyboard(page: Page, game: GameId): Promise<void> {
  await tabTo(page, (await tileOf(page, game)).getByRole('button', { name: await text(page, 'home.playNow') }))
  await page.keyboard.press('Enter')
}

/** The Great Wall in one of its modes, by way of the page of a new table. */
async function ownTableByKeyboard(page: Page, mode: Parameters<typeof modeChoice>[1]): Promise<void> {
  await tabTo(page, (await tileOf(page, 'great-wall')).getByRole('link', { name: await text(page, 'home.own') }))
  await page.keyboard.press('Enter')
  const modes = page.getByRole('group', { name: await text(page, 'newTable.mode') }).getByRole('radio')
  await tabTo(page, modes)
  const wanted = await modeChoice(page, mode)
  for (let n = await modes.count(); n > 0 && !(await wanted.isChecked()); n--) await page.keyboard.press('ArrowDown')
  assert.ok(await wanted.isChecked(), mode)
  await tabTo(page, page.getByRole('button', { name: await text(page, 'newTable.start') }))
  await page.keyboard.press('Enter')
}

// Two games at a time: much of each is waiting.
describe('from the home page to the final score', { concurrency: 2 }, () => {
  it('ZhanGuo by keyboard alone', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await playNowByKeyboard(page, 'zhanguo')
      const acts = await playOn(page, byKeyboard, { seed: 'keys' })
      assert.ok(acts > 50, `a whole game in ${acts} acts`)
      await finalScore(page, 4)
    })
  })

  it('The Great Wall alone against Qin Jiushao, by keyboard alone', { timeout: 180_000 }, async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await ownTableByKeyboard(page, 'solo')
      const acts = await playOn(page, byKeyboard, { seed: 'keys' })
      assert.ok(acts > 50, `a whole game in ${acts} acts`)
      // Whom his Shame has beaten is last, with whatever Honor (GW-SOLO-37).
      await finalScore(page, 2, 'any order')
    })
  })

  it('ZhanGuo by touch on a phone', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'phone' }, async (page) => {
      await (await tileOf(page, 'zhanguo')).getByRole('button', { name: await text(page, 'home.playNow') }).tap()
      const acts = await playOn(page, byTouch, { seed: 'touch' })
      assert.ok(acts > 50, `a whole game in ${acts} acts`)
      await finalScore(page, 4)
    })
  })

  it('The Great Wall for two by touch on a phone, with standing answers', { timeout: 180_000 }, async () => {
    await site.visit({ size: 'phone' }, async (page) => {
      await (await tileOf(page, 'great-wall')).getByRole('link', { name: await text(page, 'home.own') }).tap()
      await (await modeChoice(page, 'two')).locator('xpath=..').tap()
      await page.getByRole('button', { name: await text(page, 'newTable.start') }).tap()
      const acts = await playOn(page, standing(byTouch), { seed: 'touch' })
      assert.ok(acts > 50, `a whole game in ${acts} acts`)
      await finalScore(page, 2)
    })
  })
})

describe('The Great Wall in a competition of three', () => {
  it('a whole Year by keyboard alone', { timeout: 120_000 }, async () => {
    await site.visit({ size: 'laptop' }, async (page) => {
      await playNowByKeyboard(page, 'great-wall')
      const year = () => page.locator('.standing').first().innerText()
      await waitForQuestion(page)
      assert.match(await year(), /\b1\b/)
      const hand: Hand = standing(byKeyboard)
      const acts = await playOn(page, hand, { seed: 'year', enough: async () => /\b2\b/.test(await year()) })
      assert.ok(acts > 5, `a Year in ${acts} acts`)
    })
  })
})

describe('two people at one screen', { concurrency: 2 }, () => {
  const names = ['Ana', 'Bo']
  const TABLES = {
    zhanguo: () => stage('zhanguo', { seats: 2, persons: [0, 1], names, until: ({ round }) => round === 2 }),
    'great-wall': () =>
      stage('great-wall', {
        seats: 2,
        setup: { mode: 'two' },
        persons: [0, 1],
        names,
        until: ({ year }, prompt) => year === 2 && prompt === 'command',
      }),
  }
  for (const [game, make] of Object.entries(TABLES))
    it(
      `${game}: cover it whenever something hidden would show, and nothing hidden is on the page meanwhile`,
      { timeout: 60_000 },
      async () => {
        const table = make()
        await site.visit({ size: 'laptop' }, async (page) => {
          await keep(page, table)
          await goTo(page, 'table', table.plan.id)
          for (let handed = 0; handed < 6; handed++) {
            assert.equal(await waitForQuestion(page), 'covered')
            const shown = await page.locator('body').innerText()
            assert.match(shown, /Ana|Bo/, 'whose turn it is')
            // No card, no option, no piece, no word of the log: not even for a screen reader, or somebody who opens the inspector.
            assert.equal(
              await page.locator('[data-option], [data-piece], [data-zoom], [data-log], [data-announcer]').count(),
              0,
            )
            assert.ok(
              (await page.locator('body *:not(symbol, symbol *, script)').count()) < 60,
              'hardly anything is on the page',
            )
            await uncover(page)
            await playOn(page, byMouse, {
              seed: `hand ${handed}`,
              enough: async () => {
                const moment = await waitForQuestion(page)
                // What is asked in front of everybody shows nobody's hand.
                if (moment === 'asked' && (await page.locator('[data-look]').count()) > 0)
                  assert.equal(await page.locator('.hand [data-zoom], .hand [data-option]').count(), 0)
                return moment !== 'asked'
              },
            })
          }
        })
      },
    )
})
