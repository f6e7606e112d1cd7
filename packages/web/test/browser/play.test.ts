import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { type GameId, keep, stage } from './stage.ts'
import { assertShort, tasksDuring } from './tasks.ts'
import {
  byKeyboard,
  byMouse,
  byTouch,
  finalScore,
  type Hand,
  modeChoice,
  playNow,
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

describe('while bots think', () => {
  /** The page's tasks in the middle of a new game of somebody who answers at once. */
  async function tasksOfGame(game: GameId): Promise<readonly number[]> {
    let tasks: readonly number[] = []
    await site.visit({ size: 'wide' }, async (page) => {
      await playNow(page, game)
      await waitForQuestion(page)
      tasks = await tasksDuring(site.browser, page, async () => {
        await playOn(page, byMouse, { seed: 'mouse', enough: (acts) => acts >= 40 })
      })
    })
    assert.ok(tasks.length > 500, 'the tasks were seen')
    return tasks
  }

  for (const game of ['zhanguo', 'great-wall'] as const)
    it(`${game}: no task of the page takes over 50 ms`, { timeout: 180_000 }, async (context) => {
      await assertShort(
        () => tasksOfGame(game),
        (said) => context.diagnostic(said),
      )
    })

  it('the test sees a task that is too long, and only that', async () => {
    await site.visit({}, async (page) => {
      const tasks = await tasksDuring(site.browser, page, async () => {
        // Work, not a time on the clock: the thread may have to wait for a core.
        await page.evaluate(() => {
          let sum = 0
          for (let i = 0; i < 40_000_000; i++) sum = (Math.imul(sum, 31) + i) | 0
          document.documentElement.dataset['sum'] = String(sum)
        })
      })
      assert.equal(tasks.filter((task) => task > 50).length, 1)
      const heard: string[] = []
      await assert.rejects(
        assertShort(
          () => Promise.resolve(tasks),
          (said) => heard.push(said),
        ),
        /longest task/,
      )
      assert.equal(heard.length, 3)
      let times = 0
      await assertShort(
        () => Promise.resolve(times++ === 0 ? tasks : [20, 10]),
        () => undefined,
      )
      assert.equal(times, 2, 'one good time decides')
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
