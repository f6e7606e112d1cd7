import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { after, describe, it, test } from 'node:test'
import { dist, ensureBuilt, SOURCES } from '../build.ts'
import { importsOfEntries } from '../entries.ts'

void test('the page is built anew when any package that it is made of has changed, and no other', () => {
  const names = SOURCES.filter((folder) => basename(folder) === 'src').map((folder) => basename(dirname(folder)))
  assert.deepEqual(names.sort(), [
    'bots',
    'game-kit',
    'great-wall',
    'kernel',
    'server',
    'table',
    'text',
    'web',
    'zhanguo',
  ])
})

/** What of all built scripts this fits. */
async function inScripts(pattern: RegExp): Promise<readonly string[]> {
  await ensureBuilt(() => {})
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  assert.ok(scripts.length > 50, `${scripts.length} scripts`)
  return scripts.flatMap((name) =>
    [...readFileSync(join(dist, 'assets', name), 'utf8').matchAll(pattern)].map(([text]) => `${name}: ${text}`),
  )
}

void test('who plays does not load where the rows of the data come from', async () => {
  assert.deepEqual(await inScripts(/basis:[`"'][^`"']{2,}/g), [])
})

void test('who plays does not load what writes JSON Schemas', async () => {
  assert.deepEqual(await inScripts(/json-schema\.org|additionalProperties/g), [])
})

void test('what a bot has learned is a script of its own: who plays against others does not load it', async () => {
  const scripts = new Set((await inScripts(/regions that may be lost/g)).map((found) => found.split(': ')[0]!))
  assert.equal(scripts.size, 1, [...scripts].join())
  const [script] = scripts
  assert.deepEqual(
    await inScripts(new RegExp(`(?:import|from)["'\`]\\./${script}`, 'g')),
    [],
    'it is fetched by import() alone',
  )
})

describe('nothing in a build imports an entry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wanli-entries-'))
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** A small build that is as it should be, but for these files. */
  async function troubles(changed: Readonly<Record<string, string>>): Promise<readonly string[]> {
    rmSync(folder, { recursive: true })
    mkdirSync(join(folder, 'assets'), { recursive: true })
    const files = {
      'index.html': '<script type="module" crossorigin src="./assets/index-1.js"></script>',
      'sw.js': '(function(){})()',
      'assets/index-1.js': 'import{a}from"./page-1.js";a()',
      'assets/page-1.js': 'export const a=()=>import(`./table-page-1.js`)',
      'assets/table-page-1.js':
        'import{a}from"./page-1.js";new Worker(new URL(new URL(`worker-1.js`,import.meta.url).href,``+import.meta.url))',
      'assets/worker-1.js': 'import{b}from"./shared-1.js";import(`./game-1.js`)',
      'assets/shared-1.js': 'export const b=1',
      'assets/game-1.js': 'import{b}from"./shared-1.js"',
      ...changed,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return importsOfEntries(folder)
  }

  it('neither in the page as it is built now', async () => {
    await ensureBuilt(() => {})
    assert.deepEqual(await importsOfEntries(dist), [])
  })

  it('and whichever way one is imported, it is found', async () => {
    assert.deepEqual(await troubles({}), [])
    for (const [name, text, entry] of [
      ['assets/game-1.js', 'import{b}from"./worker-1.js"', 'worker-1.js'],
      ['assets/game-1.js', 'import"./worker-1.js"', 'worker-1.js'],
      ['assets/game-1.js', 'const later=()=>import(`./worker-1.js`)', 'worker-1.js'],
      ['assets/shared-1.js', 'export*from"./worker-1.js";export const b=1', 'worker-1.js'],
      ['assets/shared-1.js', 'export{b}from"./worker-1.js"', 'worker-1.js'],
      ['assets/page-1.js', 'import{c}from"./index-1.js";export const a=c', 'index-1.js'],
      ['assets/page-1.js', 'import"../sw.js";export const a=1', 'sw.js'],
    ] as const)
      assert.deepEqual(
        await troubles({ [name]: text }),
        [`${name} imports ${entry}, which is an entry: WebKit would run it twice`],
        text,
      )
  })

  it('nor is a build taken whose entries can no longer be told', async () => {
    assert.match((await troubles({ 'index.html': '<p>no script</p>' })).join(), /one script of its own, not with 0/)
    assert.match(
      (await troubles({ 'assets/table-page-1.js': 'start(`worker-1.js`)' })).join(),
      /no script starts a worker/,
    )
    const elsewhere = 'new Worker(new URL(`worker-2.js`,import.meta.url))'
    assert.match(
      (await troubles({ 'assets/table-page-1.js': elsewhere })).join(),
      /worker-2\.js is an entry and not there/,
    )
  })
})
