// npm test [-- WORD... --node-flag...]: install what is missing, then run the test files whose names hold one of the words.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, fail, filesBelow, runNode, say } from './setup.mjs'

const flags = process.argv.slice(2).filter((arg) => arg.startsWith('-'))
const words = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))

ensureInstalled()

const all = [...filesBelow('packages'), ...filesBelow('examples')].filter((file) =>
  /^(packages\/[^/]+\/test|examples)\/.*\.test\.ts$/.test(file),
)
const files = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)))
if (files.length === 0) {
  fail(
    words.length === 0
      ? 'No tests found: there is no *.test.ts in packages/*/test or examples.'
      : `No test file's name contains ${words.map((word) => `"${word}"`).join(' or ')}; there are ${all.length} test files.`,
  )
}
say(`Running ${files.length} test file${files.length === 1 ? '' : 's'} with node --test...`)

const scratch = mkdtempSync(join(tmpdir(), 'wanli-test-'))
const tapFile = join(scratch, 'results.tap')
// Inside another node --test this variable would make the runner skip the files.
const { NODE_TEST_CONTEXT: _, ...env } = process.env
const code = await runNode(
  [
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${tapFile}`,
    ...flags,
    ...files,
  ],
  { env },
)
const tap = readResults()
rmSync(scratch, { recursive: true, force: true })

const count = (name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0)
// Node reports a file without any test as one passed test with the file's name. Only a filter excuses that.
const hollow = files.filter((file) =>
  new RegExp(`^ok \\d+ - (.*[\\\\/])?${file.replace(/[.]/g, '\\.')}$`, 'm').test(tap),
)
const atFault = flags.some((flag) => /^--test-(name|skip|only)/.test(flag)) ? [] : hollow
for (const file of atFault) say(`${file} holds no test.`)

const passed = count('pass') - hollow.length
const failed = count('fail') + count('cancelled') + atFault.length
const skipped = count('skipped') + count('todo')
const nothingRan = passed + failed === 0
if (nothingRan) say('No test ran.')
say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = code !== 0 ? code : failed > 0 || nothingRan ? 1 : 0

function readResults() {
  try {
    return readFileSync(tapFile, 'utf8')
  } catch {
    return ''
  }
}
