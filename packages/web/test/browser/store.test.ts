import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { breakStore } from './break-store.ts'
import { goTo, openSite, type Site, SIZES } from './help.ts'
import { keep, stage } from './stage.ts'
import { byMouse, openFile, playNow, playOn, text, waitForQuestion } from './table.ts'

const site: Site = await openSite()
const table = stage('zhanguo', { seats: 2, until: ({ round }) => round === 2 })

/** What somebody who looks at the table sees of it: the question, what is on offer, the log. */
async function sight(page: Page): Promise<unknown> {
  await waitForQuestion(page)
  const options = await page
    .locator('[data-option]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option')))
  return [
    await page.locator('[data-prompt]').innerText(),
    new Set(options),
    await page.locator('.standing').first().innerText(),
  ]
}

/** On the home page: go on with the game that was played last. */
async function continueFromHome(page: Page): Promise<void> {
  const [first] = (await text(page, 'home.continueTable')).split('{')
  await page.getByRole('link', { name: first!.trim() }).first().click()
}

// Two at a time: much of each is waiting.
describe('nothing is lost', { concurrency: 2 }, () => {
  for (const game of ['zhanguo', 'great-wall'] as const)
    it(`${game}: by a reload, a closed tab, a crash in the middle of a game`, { timeout: 60_000 }, async () => {
      await site.visit({ expected: /crash/i }, async (page, context) => {
        await playNow(page, game)
        await playOn(page, byMouse, { enough: (acts) => acts >= 8 })
        const first = await sight(page)
        await page.reload()
        assert.deepEqual(await sight(page), first)
        // What is played after a reload is kept as well.
        await playOn(page, byMouse, { enough: (acts) => acts >= 3 })
        const second = await sight(page)
        await page.close()
        const again = await context.newPage()
        await again.goto(site.url)
        await continueFromHome(again)
        assert.deepEqual(await sight(again), second)
        await playOn(again, byMouse, { enough: (acts) => acts >= 3 })
        const { hash } = new URL(again.url())
        const third = await sight(again)
        await Promise.all([again.waitForEvent('crash'), again.goto('chrome://crash').catch(() => undefined)])
        const last = await context.newPage()
        await last.goto(site.url + hash)
        assert.deepEqual(await sight(last), third)
      })
    })
})

describe('a store that does not work', { concurrency: 2 }, () => {
  for (const how of ['forbidden', 'full'] as const)
    it(`${how}: it is said, the game goes on, and can be taken along as a file`, async () => {
      await site.visit({}, async (page) => {
        await breakStore(page, how)
        await playNow(page)
        await waitForQuestion(page)
        const message = page.getByRole('alert').filter({ hasText: await text(page, `store.notSaved.${how}`) })
        await message.waitFor()
        const saving = page.waitForEvent('download')
        await message.getByRole('button', { name: await text(page, 'store.saveFile') }).click()
        const file = readFileSync(await (await saving).path(), 'utf8')
        await message.getByRole('button', { name: await text(page, 'store.hide') }).click()
        await playOn(page, byMouse, { enough: (acts) => acts >= 3 })
        // In a browser that is well, the file opens where it was saved.
        await site.visit({}, async (other) => {
          await openFile(other, 'mine.json', file)
          await waitForQuestion(other)
        })
      })
    })
})

describe('files', { concurrency: 2 }, () => {
  const log = table.log as Record<string, unknown>
  const whole = JSON.stringify(log)
  const FILES = {
    'damaged.json': whole.slice(0, -200),
    'words.txt': 'no game at all',
    'foreign.json': '{"name":"somebody else’s file","version":3}',
    'newer.json': JSON.stringify({ ...log, version: 99, format: 99 }),
    'bent.json': whole.replace(/"answers":\[?"?.{8}/s, (start) => `${start.slice(0, -4)}\\u0000zz"`),
    'empty.json': '',
  }

  it('that can’t be opened: a message that names the file; everything stays as it was', async () => {
    await site.visit({}, async (page) => {
      await keep(page, table)
      await page.reload()
      for (const [name, content] of Object.entries(FILES)) {
        await openFile(page, name, content)
        const message = page.getByRole('alert').filter({ hasText: name })
        await message.waitFor()
        const words = await message.innerText()
        assert.doesNotMatch(words, /undefined|\[object|Error:|at .*:\d+/, words)
        assert.match(new URL(page.url()).hash, /^(#\/)?$/, 'still at home')
      }
      assert.match(await page.getByRole('alert').innerText(), /empty\.json/)
      await goTo(page, 'table', table.plan.id)
      assert.equal(await waitForQuestion(page), 'asked')
    })
  })

  it('a newer log says so', async () => {
    await site.visit({}, async (page) => {
      await openFile(page, 'newer.json', FILES['newer.json'])
      await page
        .getByRole('alert')
        .filter({ hasText: /newer Wanli/ })
        .waitFor()
    })
  })

  it('a saved game opens, by dialog and by drop', async () => {
    await site.visit({}, async (page) => {
      await openFile(page, 'game.json', whole)
      assert.equal(await waitForQuestion(page), 'asked')
      await goTo(page)
      const data = await page.evaluateHandle((content) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
        return transfer
      }, whole)
      for (const kind of ['dragenter', 'dragover', 'drop'])
        await page.locator('main').dispatchEvent(kind, { dataTransfer: data })
      assert.equal(await waitForQuestion(page), 'asked')
    })
  })

  it('a game that is over opens as a replay and is still there after a reload; no name breaks its layout', async () => {
    const name = 'W'.repeat(5000)
    const over = stage('zhanguo', { seats: 2, seed: 'long names' })
    const seats = over.plan.seats.map((seat) => ({ ...seat, name }))
    const file = JSON.stringify({ ...(over.log as object), table: { title: name, seats } })
    await site.visit({}, async (page) => {
      await openFile(page, 'over.json', file)
      await page.locator('.replay').waitFor()
      const { hash } = new URL(page.url())
      for (const { width, height } of [SIZES.wide, SIZES.phone]) {
        await page.setViewportSize({ width, height })
        await page.reload()
        await page.locator('.replay').waitFor()
        assert.ok(new URL(page.url()).hash.startsWith(hash.split('/').slice(0, 3).join('/')))
        const wider = await page
          .locator('.replay .list')
          .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth + 1).length)
        assert.equal(wider, 0, 'the log is no wider than its column')
        const [wide, head, board] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.querySelector('.replay header')!.getBoundingClientRect().height,
          document.querySelector('.replay main')!.getBoundingClientRect().height,
        ])
        assert.ok(wide <= width, `${wide} wide at ${width}`)
        assert.ok(head < height / 5 && board > height / 2, `head ${head}, board ${board} of ${height}`)
      }
      await goTo(page)
      await page.getByText(name.slice(0, 20)).first().waitFor()
    })
  })

  it('a table in the store that is damaged is told, kept, and can be taken along', async () => {
    await site.visit({}, async (page) => {
      await keep(page, { ...table, log: { ...log, answers: 'zzzz' } })
      await goTo(page, 'table', table.plan.id)
      await page
        .getByRole('heading', { name: await text(page, 'store.damaged') })
        .first()
        .waitFor()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: await text(page, 'store.saveFile') }).click()
      assert.match(readFileSync(await (await saving).path(), 'utf8'), /zzzz/)
    })
  })
})
