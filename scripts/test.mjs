// npm test [-- WORD... --node-flag...]: install what is missing, then run the test files whose names hold one of the words.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, findEngines } from './browsers.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureInstalled, fail, filesBelow, say } from './setup.mjs'
import { runTests } from './trials.mjs'

const NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit', postgres: 'PostgreSQL' }
const flags = process.argv.slice(2).filter((arg) => arg.startsWith('-'))
const words = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))

ensureInstalled()

const all = ['packages', 'examples', 'scripts']
  .flatMap(filesBelow)
  .filter((file) => /^(packages\/[^/]+\/test|examples|scripts\/test)\/.*\.test\.ts$/.test(file))
const asked = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)))
if (asked.length === 0) {
  fail(
    words.length === 0
      ? 'No tests found: there is no *.test.ts in packages/*/test, examples or scripts/test.'
      : `No test file's name contains ${words.map((word) => `"${word}"`).join(' or ')}; there are ${all.length} test files.`,
  )
}

// The browsers that these files need. Without one of them its files are left out, and everybody is told; in CI that is a failure.
const want = [...new Set(asked.map(engineOf).filter(Boolean))]
const engines = want.length > 0 ? await findEngines({ want, install: true }) : { missing: [] }
// The same for the large database.
const onPostgres = (file) => file.startsWith('packages/server/test/postgres/')
const postgres = asked.some(onPostgres) ? findPostgres({ install: true }) : {}
const leftOut = [
  ...engines.missing.map((lack) => ({ ...lack, files: asked.filter((file) => engineOf(file) === lack.engine) })),
  ...(postgres.help === undefined
    ? []
    : [{ engine: 'postgres', help: postgres.help, files: asked.filter(onPostgres) }]),
]
const files = asked.filter((file) => !leftOut.some((lack) => lack.files.includes(file)))

say(`Running ${files.length} test file${files.length === 1 ? '' : 's'} with node --test...`)

// Two cores, two files at a time; those that measure what a person would feel, or take the build away, have the machine to themselves.
const inBrowser = (file) => /^packages\/web\/test\/(browser|engines)\//.test(file)
const alone = (file) => /^packages\/web\/test\/browser\/(first-look|start|thinking|winter)\.test\.ts$/.test(file)
// Those that take longest begin first: else the last of them would run beside nothing.
const LONGEST = ['windows', 'looks', 'spanish', 'webkit']
const placeOf = (file) => LONGEST.findIndex((name) => file.endsWith(`/${name}.test.ts`)) + 1 || LONGEST.length + 1
// Inside another node --test this variable would make the runner skip the files.
const { NODE_TEST_CONTEXT: _, ...outside } = process.env
// Each file is a process of its own: what was compiled for one serves the next, as it serves the command (bin/wanli.mjs).
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')
const { code, tap, unsteady } = await runTests(
  {
    quick: files.filter((file) => !inBrowser(file)),
    inBrowser: files.filter((file) => inBrowser(file) && !alone(file)).sort((a, b) => placeOf(a) - placeOf(b)),
    alone: files.filter(alone),
  },
  {
    flags,
    env: {
      NODE_COMPILE_CACHE,
      ...outside,
      ...environmentOf(engines),
      ...(postgres.bin && { WANLI_POSTGRES: postgres.bin }),
    },
  },
)

const count = (name) =>
  [...tap.matchAll(new RegExp(`^# ${name} (\\d+)$`, 'gm'))].reduce((sum, [, number]) => sum + Number(number), 0)
// Node reports a file without any test as one passed test with the file's name. Only a filter excuses that.
const hollow = files.filter((file) =>
  new RegExp(`^ok \\d+ - (.*[\\\\/])?${file.replace(/[.]/g, '\\.')}$`, 'm').test(tap),
)
const atFault = flags.some((flag) => /^--test-(name|skip|only)/.test(flag)) ? [] : hollow
for (const file of atFault) say(`${file} holds no test.`)

const passed = count('pass') - hollow.length
const failed = count('fail') + count('cancelled') + atFault.length
const skipped = count('skipped') + count('todo') + leftOut.reduce((sum, lack) => sum + lack.files.length, 0)
const nothingRan = passed + failed === 0 && leftOut.length === 0
if (nothingRan) say('No test ran.')
for (const { engine, help, files } of leftOut)
  say(
    `LEFT OUT: ${files.length} test file${files.length === 1 ? '' : 's'}, for want of ${NAMES[engine]}. What helps: ${help}`,
  )
for (const file of unsteady)
  say(`UNSTEADY: ${file} failed at first and passed at its second try, alone. The first try stands above: look at it.`)
if (code > 128) say('Interrupted: not everything has run.')
const incomplete = leftOut.length > 0 && Boolean(process.env.CI)
if (incomplete) say('In CI nothing may be left out.')
say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = code !== 0 ? code : failed > 0 || nothingRan || incomplete ? 1 : 0

/** The browser that a test file drives. The one of npm start builds the page, and fetches it without any. */
function engineOf(file) {
  const engine = file.match(/^packages\/web\/test\/engines\/(chromium|firefox|webkit)\b.*\.test\.ts$/)?.[1]
  if (engine !== undefined) return engine
  return /^packages\/web\/test\/browser\/(?!start\.)/.test(file) ? 'chromium' : undefined
}
