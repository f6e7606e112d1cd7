import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { goTo, openSite } from './help.ts'
import { text, waitForQuestion } from './table.ts'

/* Somebody who owns the game puts in what is printed on a card, plays with it, and takes both along. */

const site = await openSite()
const folder = mkdtempSync(join(tmpdir(), 'wanli-box-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const wanli = (...words: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../cli/bin/wanli.mjs', import.meta.url)), ...words], {
    encoding: 'utf8',
  })

const button = async (page: Page, key: Parameters<typeof text>[1]) =>
  page.getByRole('button', { name: await text(page, key), exact: true })

/** Save what this button gives as a file. */
async function saved(page: Page, press: () => Promise<void>, name: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await press()
  const file = join(folder, name)
  await (await saving).saveAs(file)
  return file
}
const give = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content as string) })

/** A table with the same deal each time. */
async function startTable(page: Page): Promise<void> {
  await goTo(page, 'new', 'zhanguo')
  await page.getByText(await text(page, 'newTable.more')).click()
  await page.getByLabel(await text(page, 'newTable.seed')).fill('my box')
  await (await button(page, 'newTable.start')).click()
  await waitForQuestion(page)
}
const firstCard = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-piece^="card:"]').first().getAttribute('data-piece'))!.slice('card:'.length))
const cardText = (page: Page, card: number): Promise<string> =>
  page
    .locator(`[data-piece="card:${card}"]`)
    .first()
    .evaluate((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent} ${one.innerHTML}`)

it('a person’s way: a card, a mistake, a table, files, and back', { timeout: 180_000 }, async (context) => {
  let log = ''
  let file = ''
  let card = 0
  await site.visit({}, async (page) => {
    await startTable(page)
    card = await firstCard(page)
    const usual = await cardText(page, card)

    await context.test('the box lists everything, is searched and filtered', async () => {
      await goTo(page, 'box', 'zhanguo')
      const list = page.getByRole('search')
      await list.waitFor()
      await list.getByRole('searchbox').fill(`#${card}`)
      await page
        .getByRole('link', { name: `#${card}`, exact: false })
        .first()
        .waitFor()
      await list.getByRole('checkbox').check()
      assert.equal(await page.locator('details li').count(), 0)
      await (await button(page, 'box.all')).click()
    })

    await context.test('a mistake is named at its field, in words, and no table can be laid with it', async () => {
      await goTo(page, 'box', 'zhanguo', 'cards', encodeURIComponent(`#${card}`))
      await page.getByLabel(await text(page, 'box.text'), { exact: true }).check({ force: true })
      const area = page.locator('textarea')
      const row = JSON.parse(await area.inputValue()) as Record<string, unknown>
      await area.fill(JSON.stringify({ ...row, bonus: 'VP_9', tag: 'sourced' }))
      await page.getByLabel(await text(page, 'box.form'), { exact: true }).check({ force: true })
      const field = page.locator('[data-field="bonus"]')
      assert.match(await field.locator('[data-mistakes]').innerText(), /VP_9/)
      assert.equal(await field.locator('select').getAttribute('aria-invalid'), 'true')
      await goTo(page, 'new', 'zhanguo')
      const toggle = page.getByRole('switch', { name: await text(page, 'newTable.box') })
      await toggle.waitFor()
      assert.equal(await toggle.getAttribute('aria-disabled'), 'true')
      assert.equal(await page.locator('[data-with-box]').getAttribute('data-with-box'), 'false')
    })

    await context.test('mended in the form, it reads at once as it will, in both languages', async () => {
      await goTo(page, 'box', 'zhanguo', 'cards', encodeURIComponent(`#${card}`))
      await page.locator('[data-field="bonus"] select').selectOption({ value: '=VP_3' })
      await page.locator('[data-field="trigger"] select').selectOption({ value: '=governor' })
      assert.equal(await page.locator('[data-mistakes]').count(), 0)
      assert.match(await page.locator('[data-reads="en"]').innerText(), /3/)
      assert.match(await page.locator('[data-reads="es"]').innerText(), /gobernador/)
      await page.reload()
      await page.locator('[data-field="bonus"]').waitFor()
      assert.equal(await page.locator('[data-field="bonus"] select').inputValue(), '=VP_3')
    })

    await context.test(
      'what is different is seen at a glance, and goes into a file that the terminal plays with',
      async () => {
        await goTo(page, 'box', 'zhanguo')
        assert.equal(await page.locator('[data-changes]').getAttribute('data-changes'), '1')
        file = await saved(page, async () => (await button(page, 'box.save')).click(), 'box.json')
        const played = wanli('simulate', 'zhanguo', '--data', file, '--games', '1', '--seed', 'a', '--seats', '2')
        assert.equal(played.status, 0, played.stderr)
        const other = wanli('simulate', 'great-wall', '--data', file, '--games', '1')
        assert.match(other.stderr + other.stdout, /is a box of zhanguo/)
      },
    )

    await context.test('a table with it has the card, and the log carries it along', async () => {
      await startTable(page)
      assert.equal(await firstCard(page), card, 'the same deal')
      const own = await cardText(page, card)
      assert.notEqual(own, usual)
      await page.reload()
      await waitForQuestion(page)
      assert.equal(await cardText(page, card), own)
      await page.locator('[data-menu-button]').click()
      log = await saved(page, async () => (await button(page, 'store.saveFile')).click(), 'game.json')
      const content = JSON.parse(readFileSync(log, 'utf8')) as { setup: { data?: object }; rules: string }
      assert.ok(content.setup.data !== undefined)
      const replayed = wanli('replay', log)
      assert.equal(replayed.status, 0, replayed.stderr)
    })

    await context.test('back to the standard box, row by row or all of it after a question', async () => {
      await goTo(page, 'box', 'zhanguo', 'cards', encodeURIComponent(`#${card}`))
      await (await button(page, 'box.row.reset')).click()
      await goTo(page, 'box', 'zhanguo')
      assert.equal(await page.locator('[data-changes]').getAttribute('data-changes'), '0')
      await give(page, 'box.json', readFileSync(file))
      await page.locator('[data-changes="1"]').waitFor()
      await (await button(page, 'box.reset')).click()
      await (await button(page, 'box.reset.no')).click()
      assert.equal(await page.locator('[data-changes]').getAttribute('data-changes'), '1')
      await (await button(page, 'box.reset')).click()
      await (await button(page, 'box.reset.yes')).click()
      await page.locator('[data-changes="0"]').waitFor()
      assert.equal(await page.evaluate(() => localStorage.getItem('wanli.box.zhanguo')), null)
    })
  })

  await context.test('in another browser the game goes on with its own data', async () => {
    await site.visit({ language: 'es' }, async (page) => {
      await give(page, 'game.json', readFileSync(log))
      await waitForQuestion(page)
      assert.equal(await firstCard(page), card)
      assert.match(await cardText(page, card), /gobernador|governor/)
    })
  })
})

it(
  'files of strangers are refused with a sentence; nothing crashes, nothing is run',
  { timeout: 120_000 },
  async () => {
    await site.visit({}, async (page) => {
      await goTo(page, 'box', 'great-wall')
      await page.locator('[data-changes]').waitFor()
      const trouble = page.getByRole('alert').filter({ hasText: /./ })
      const files: Readonly<Record<string, readonly [string, RegExp]>> = {
        'huge.json': [`{"advisors":"${'x'.repeat(1_100_000)}"}`, /too big/],
        'deep.json': [`{"advisors":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, /deep/],
        'many.json': [`{"advisors":[${'0,'.repeat(90_000)}0]}`, /more than any box/],
        'list.json': ['[1,2,3]', /one object with tables/],
        'cut.json': ['{"advisors":', /JSON/],
        'proto.json': [
          '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
          /is not one of/,
        ],
        'unknown.json': ['{"<img src=x onerror=hacked()>":[]}', /is not one of/],
        'other.json': ['{"wanli":"box","format":1,"game":"zhanguo","data":{}}', /ZhanGuo/],
        'newer.json': ['{"wanli":"box","format":99,"game":"great-wall","data":{}}', /newer/],
        'log.json': ['{"wanli":"log","format":1,"game":"great-wall"}', /no box/],
        'rows.json': ['{"advisors":7}', /not a list/],
      }
      for (const [name, [content, says]] of Object.entries(files)) {
        await give(page, name, content)
        await trouble.filter({ hasText: name }).waitFor()
        assert.match(await trouble.innerText(), says, name)
        assert.equal(await page.locator('[data-changes]').getAttribute('data-changes'), '0', name)
      }
      const markup = '<img src=x onerror="window.hacked=1">'
      const named = { advisors: { 'ADV-01': { name: { en: markup, es: markup } } } }
      await give(page, 'markup.json', JSON.stringify(named))
      await page.locator('[data-changes="1"]').waitFor()
      await goTo(page, 'box', 'great-wall', 'advisors', 'ADV-01')
      await page.getByRole('heading', { name: markup }).waitFor()
      assert.equal(await page.locator('img').count(), 0)
      assert.equal(await page.evaluate(() => 'hacked' in window || 'polluted' in {}), false)
      // A file with a mistake in a row is taken, to be mended here.
      await goTo(page, 'box', 'great-wall')
      writeFileSync(join(folder, 'row.json'), JSON.stringify({ advisors: { 'ADV-02': { rules: 'gian(1)' } } }))
      await give(page, 'row.json', readFileSync(join(folder, 'row.json')))
      await page.getByRole('button', { name: await text(page, 'box.replace.yes') }).click()
      await page.getByRole('heading', { name: await text(page, 'box.mistakes') }).waitFor()
    })
  },
)
