import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

interface Entry {
  readonly version?: string
  readonly engines?: unknown
  readonly deprecated?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly link?: boolean
}

const lockOf = (folder: string): [string, Entry][] => {
  const text = readFileSync(new URL(`../../${folder}package-lock.json`, import.meta.url), 'utf8')
  return Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages)
}
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '')

/** What npm start installs, less what is for other kinds of machines. */
const STARTED = lockOf('').filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)

describe('the lock files', () => {
  for (const folder of ['', 'bench/', 'scripts/chromium/'])
    it(`${folder}package-lock.json gives npm nothing to warn about on Node 18 to 24`, () => {
      // npm holds engines against the Node it runs on, our packages run on the Node that comes along: npm run lock drops them.
      const entries = lockOf(folder).filter(([path]) => path.includes('node_modules/'))
      assert.ok(entries.length > 10)
      assert.deepEqual(
        entries.filter(([, { engines }]) => engines !== undefined).map(([path]) => path),
        [],
      )
      assert.deepEqual(
        entries.filter(([, { deprecated }]) => deprecated !== undefined).map(([path]) => path),
        [],
      )
    })

  it('npm start installs what the page, its build and the command need, and nothing of tests, checks and benchmarks', () => {
    const names = new Set(STARTED.map(([path]) => nameOf(path)))
    for (const needed of ['node', 'vite', 'svelte', '@sveltejs/vite-plugin-svelte', 'zod', 'commander'])
      assert.ok(names.has(needed), needed)
    const tools =
      /^(typescript|@typescript\/|ox(lint|fmt)|@oxlint|@oxfmt|knip|dependency-cruiser|fast-check|svelte-check|playwright|axe-core$|lighthouse|puppeteer|@sentry|@sparticuz|chromium)/
    assert.deepEqual(
      [...names].filter((name) => tools.test(name)),
      [],
    )
    // Each of them is megabytes or many files: whoever adds one looks at the size of a fresh npm start (below 300 MB).
    const everywhere = STARTED.filter(([, { optional }]) => !optional)
    assert.ok(everywhere.length <= 124, `${everywhere.length} packages: ${[...names].join(' ')}`)
  })

  it('has the compiled parts of every kind of machine', () => {
    const names = STARTED.map(([path]) => nameOf(path))
    for (const binding of ['@rolldown/binding', 'lightningcss'])
      for (const kind of [
        'linux-x64-gnu',
        'linux-arm64-gnu',
        'linux-x64-musl',
        'darwin-arm64',
        'darwin-x64',
        'win32-x64-msvc',
      ])
        assert.ok(names.includes(`${binding}-${kind}`), `${binding}-${kind}`)
  })
})
