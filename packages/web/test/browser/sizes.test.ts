import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { dist } from '../../build.ts'
import { openSite } from './help.ts'
import { playNow, waitForQuestion } from './table.ts'

/*
 * Budgets of what a visitor must load, in bytes of script, packed by gzip: what any server can do. Ours serves brotli, which is
 * smaller still.
 */
const HOME = 120_000
const ZHANGUO = 250_000

const site = await openSite()

/** The scripts that a page asks for, of itself and its workers. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.add(pathname.slice(1))
  })
  return names
}

const packed = (name: string, ending: string): number => {
  const file = join(process.env['WANLI_DIST'] ?? dist, name)
  return statSync(existsSync(file + ending) ? file + ending : file).size
}
const total = (names: Iterable<string>, ending = '.gz'): number =>
  [...names].reduce((sum, name) => sum + packed(name, ending), 0)
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

describe('budgets of the built page', () => {
  it('home and ZhanGuo fit', async (context) => {
    await site.visit({}, async (page) => {
      const scripts = scriptsOf(page)
      await page.reload({ waitUntil: 'networkidle' })
      const home = new Set(scripts)
      await playNow(page)
      await waitForQuestion(page)
      const game = scripts.difference(home)
      for (const [name, names, budget] of [
        ['home page', home, HOME],
        ['ZhanGuo', game, ZHANGUO],
      ] as const) {
        context.diagnostic(`${name}: ${kB(total(names))} gzip, ${kB(total(names, '.br'))} brotli of ${kB(budget)}`)
        for (const file of names) context.diagnostic(`  ${file} ${kB(packed(file, '.gz'))}`)
        assert.ok(names.size > 0, `${name}: no script was seen`)
        assert.ok(total(names) < budget, `${name}: ${kB(total(names))} of ${kB(budget)}`)
      }
      assert.ok(
        [...game].some((name) => /worker/.test(name)),
        'the engine is counted too',
      )
    })
  })
})
