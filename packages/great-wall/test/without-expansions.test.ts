import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Every line that imports from the folder, and the names that it brings, in the lists. */
function withoutFolder(file: string, folder: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const gone = lines.filter((line) => line.includes(`'./${folder}/`))
  const names = gone.map((line) => /(\w+)(?: \})? from /.exec(line)![1]!)
  const left = lines.filter((line) => !gone.includes(line)).join('\n')
  writeFileSync(
    file,
    names
      .reduce((text, name) => text.replace(new RegExp(`(, )?\\b${name}\\b(?! *:)(,(?=\\n))?`, 'g'), ''), left)
      .replace(/([[{])\s*, /, '$1 '),
  )
}

/** Three games of every mode, to their ends, with all invariants. */
const PLAY = `
import { Dice, Table } from '@wanli/kernel'
import { greatWall, MODE_SEATS } from './great-wall/src/index.ts'
import { sections } from './great-wall/src/text/rule-book.ts'
import { texts } from './great-wall/src/text/index.ts'
for (const [mode, counts] of Object.entries(MODE_SEATS))
  for (const seats of counts) {
    const checked = greatWall.checkSetup({ mode, seats })
    if (!checked.ok) throw new Error(JSON.stringify(checked.error))
    const table = Table.start(greatWall, checked.value, mode)
    const dice = new Dice(mode)
    while (!table.over) {
      const question = dice.below(table.open.length)
      table.pick(question, dice.below(table.open[question].options.length))
      const broken = greatWall.invariants(table.state, table.box, table.prompts)
      if (broken.length > 0) throw new Error(broken.join())
    }
  }
if (greatWall.checkSetup({ seats: 5 }).ok) throw new Error('five without the set')
console.log(sections.length, Object.keys(texts.en).filter((key) => key.startsWith('expansion.')).length)
`

/**
 * The part of the base's tests that runs in the copy: the rules of the base game from set-up to scoring, the hooks, and one chapter of
 * each other mode. Whole random games are left out (they are played above), so that it takes a few seconds.
 */
const LEFT_OUT = /^(coop|solo|reed)/
const CHAPTERS_OF_MODES = ['coop-requests.test.ts', 'solo-clerks.test.ts', 'reed-battle.test.ts', 'reed-setup.test.ts']
const isRun = (name: string): boolean =>
  name.endsWith('.test.ts') && (!LEFT_OUT.test(name) || CHAPTERS_OF_MODES.includes(name))

test('an expansion is a folder and its lines: without them the base compiles, plays, and passes its own tests', () => {
  const place = mkdtempSync(join(tmpdir(), 'wanli-base-'))
  try {
    cpSync(join(ROOT, 'packages/great-wall/src'), join(place, 'great-wall/src'), { recursive: true })
    cpSync(join(ROOT, 'packages/great-wall/test'), join(place, 'great-wall/test'), {
      recursive: true,
      filter: (from) => !/\/test\/(expansions|recorded|golden)\b/.test(from),
    })
    cpSync(join(ROOT, 'packages/great-wall/package.json'), join(place, 'great-wall/package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'))
    const expansions = join(place, 'great-wall/src/expansions')
    const folders = readdirSync(expansions, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
    assert.deepEqual(folders.sort(), [
      'ancient-beasts',
      'black-powder',
      'chronicles',
      'fifth-player',
      'genghis-khan',
      'rat',
    ])
    for (const folder of folders) {
      rmSync(join(expansions, folder), { recursive: true })
      for (const list of ['index.ts', 'shelf.ts', 'rule-texts.ts']) withoutFolder(join(expansions, list), folder)
    }
    const config = { extends: join(ROOT, 'tsconfig.base.json'), include: ['great-wall/src', 'great-wall/test/rules'] }
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(place, 'play.mjs'), PLAY)
    // Tests of its own, not a part of this one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const run = (...args: readonly string[]) =>
      execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8', env, maxBuffer: 1 << 26 })
    run(join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', '.', '--noEmit')
    assert.match(run('play.mjs'), /^\d+ 0\n$/)
    const rules = join(place, 'great-wall/test/rules')
    const files = readdirSync(rules).filter(isRun)
    const told = run(
      '--test',
      '--test-isolation=none',
      '--test-reporter=tap',
      ...files.map((name) => join(rules, name)),
    )
    const [, passed = '0'] = /^# pass (\d+)$/m.exec(told) ?? []
    assert.ok(Number(passed) > 300, `only ${passed} tests of ${files.length} files`)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})
