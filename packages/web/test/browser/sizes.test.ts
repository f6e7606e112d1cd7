import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { dist } from '../../build.ts'
import { greatWall, SETUP } from '@wanli/great-wall'
import { openSite } from './help.ts'
import { type GameId, stage } from './stage.ts'
import { openTable, playNow, waitForQuestion } from './table.ts'

/*
 * Budgets of what a visitor must load, in bytes of script, packed by gzip: what any server can do. Ours serves brotli, which is
 * smaller still.
 */
const HOME = 120_000
/** A table of ZhanGuo with all that it needs beside the home page. */
const ZHANGUO_TABLE = 250_000
/** The Great Wall's own: its board, texts and rules in the page, its rules and bots in the worker. */
const GREAT_WALL = 300_000

const site = await openSite()

/** The scripts that a page asks for, of itself and its workers. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>()
  page.context().on('request', (request) => {
    // What is kept for a time without a network, nobody waits for.
    if (request.serviceWorker() !== null) return
    const { pathname } = new URL(request.url())
    // The rules in words come when the table rests, for whoever will ask why.
    if (pathname.endsWith('.js') && !pathname.includes('/rule-book-')) names.add(pathname.slice(1))
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

/** What an expansion may bring along, of rules, bots, looks and words, and of what checks an owner's rows of it: Black Powder, the largest, brings 48.5. */
const EXPANSION = 49_000
/** Comes with any page, when it has time. */
const AT_LEISURE = /\/(keeper|unsaved)-/

/** The scripts that a table of The Great Wall needs, with these expansions. */
/** A scenario for a team is played by one. */
function setupWith(expansions: readonly string[]): Readonly<Record<string, unknown>> {
  const setup = { seats: 3, expansions }
  if (expansions.length === 0) return {}
  return greatWall.checkSetup(setup).ok ? setup : { ...setup, mode: 'coop' }
}

async function loadedWith(expansions: readonly string[]): Promise<ReadonlySet<string>> {
  let found = new Set<string>()
  await site.visit({ settings: { offline: true } }, async (page) => {
    found = scriptsOf(page)
    const table = stage('great-wall', {
      seats: 3,
      setup: setupWith(expansions),
      seed: `sizes ${expansions.join(' ')}`,
      until: () => true,
    })
    await openTable(page, table)
  })
  return found
}

/** The scripts of the home page, and those that a table of this game needs beside them. */
async function loadedBy(game: GameId) {
  let home = new Set<string>()
  let table = new Set<string>()
  await site.visit({ settings: { offline: true } }, async (page) => {
    const scripts = scriptsOf(page)
    await page.reload({ waitUntil: 'networkidle' })
    home = new Set(scripts)
    await playNow(page, game)
    await waitForQuestion(page)
    table = scripts.difference(home)
  })
  assert.ok(
    [...table].some((name) => /worker/.test(name)),
    'the engine is counted too',
  )
  return { home, table }
}

describe('budgets of the built page', () => {
  it('home, ZhanGuo and The Great Wall fit', async (context) => {
    const { home, table: zhanguo } = await loadedBy('zhanguo')
    const { table: wall } = await loadedBy('great-wall')
    for (const [name, names, budget] of [
      ['home page', home, HOME],
      ['table of ZhanGuo', zhanguo, ZHANGUO_TABLE],
      ['The Great Wall', wall.difference(zhanguo), GREAT_WALL],
    ] as const) {
      context.diagnostic(`${name}: ${kB(total(names))} gzip, ${kB(total(names, '.br'))} brotli of ${kB(budget)}`)
      for (const file of names) context.diagnostic(`  ${file} ${kB(packed(file, '.gz'))}`)
      assert.ok(names.size > 0, `${name}: no script was seen`)
      assert.ok(total(names) < budget, `${name}: ${kB(total(names))} of ${kB(budget)}`)
    }
    context.diagnostic(`table of The Great Wall: ${kB(total(wall))} gzip, ${kB(total(wall, '.br'))} brotli`)
  })

  it('an expansion is fetched by the tables that use it, and by no others', async (context) => {
    const base = await loadedWith([])
    const seen = new Set<string>()
    for (const { name } of SETUP.expansions!) {
      const own = [...(await loadedWith([name]))].filter((script) => !base.has(script) && !AT_LEISURE.test(script))
      context.diagnostic(`${name}: ${kB(total(own))} gzip, ${own.join(' ')}`)
      // Its rules in the worker, and its looks with the rules in the page.
      assert.ok(own.length >= 2, `${name} is a part of the base: ${own.join(' ')}`)
      assert.ok(total(own) < EXPANSION, `${name}: ${kB(total(own))} (${total(own)})`)
      for (const script of own) seen.add(script)
    }
    assert.ok(seen.size >= 2 * SETUP.expansions!.length, 'each has chunks of its own')
  })
})
