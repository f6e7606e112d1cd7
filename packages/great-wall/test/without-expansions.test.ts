import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Every line that names the folder, and its name in the lists. */
function withoutFolder(file: string, folder: string): void {
  const name = folder.replace(/-./g, (dash) => dash[1]!.toUpperCase())
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes(`'./${folder}/`))
  writeFileSync(
    file,
    lines
      .join('\n')
      .replace(new RegExp(`(, )?\\b${name}\\b(?! *:)`, 'g'), '')
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

test('an expansion is a folder and its lines: without them the base compiles and plays', () => {
  const place = mkdtempSync(join(tmpdir(), 'wanli-base-'))
  try {
    cpSync(join(ROOT, 'packages/great-wall/src'), join(place, 'great-wall/src'), { recursive: true })
    cpSync(join(ROOT, 'packages/great-wall/package.json'), join(place, 'great-wall/package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'))
    const expansions = join(place, 'great-wall/src/expansions')
    const folders = readdirSync(expansions, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
    assert.deepEqual(folders.sort(), ['fifth-player', 'rat'])
    for (const folder of folders) {
      rmSync(join(expansions, folder), { recursive: true })
      for (const list of ['index.ts', 'rule-texts.ts']) withoutFolder(join(expansions, list), folder)
    }
    const config = { extends: join(ROOT, 'tsconfig.base.json'), include: ['great-wall/src'] }
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(place, 'play.mjs'), PLAY)
    const run = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8' })
    run(join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', '.', '--noEmit')
    assert.match(run('play.mjs'), /^\d+ 0\n$/)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})
