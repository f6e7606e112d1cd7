import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openSite } from './help.ts'
import type { GameId } from './stage.ts'
import { byMouse, playNow, playOn, waitForQuestion } from './table.ts'
import { assertShort, tasksDuring } from './tasks.ts'

const site = await openSite()

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
