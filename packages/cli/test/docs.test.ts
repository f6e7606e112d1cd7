import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Command } from 'commander'
import { contextOf } from '../src/context.ts'
import { speaker } from '../src/format.ts'
import { makeProgram } from '../src/program.ts'
import { fakeIo } from './help.ts'

const guide = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8')
const program = makeProgram(contextOf(fakeIo({}).io, 'en', speaker('en')))

const examples = [...guide.matchAll(/```\n(.*?)```/gs)]
  .flatMap(([, block]) => block!.split('\n'))
  .map((line) => line.replace(/^.*\| /, '').trim())
  .filter((line) => line !== '')

/** The command that a line names, and the words that follow. */
function find(words: readonly string[], command: Command): { command: Command; rest: readonly string[] } {
  const next = command.commands.find((candidate) => candidate.name() === words[0])
  return next === undefined ? { command, rest: words } : find(words.slice(1), next)
}

describe('docs/cli.md', () => {
  it('shows only commands and flags that exist', () => {
    assert.ok(examples.length > 25)
    for (const line of examples) {
      const [name, ...words] = line.split(' ')
      assert.equal(name, 'wanli', line)
      const { command, rest } = find(words, program)
      if (words.length > 0) assert.notEqual(command, program, `no such command: ${line}`)
      for (const flag of rest.filter((word) => word.startsWith('-')))
        assert.ok(
          command.options.some((option) => option.long === flag),
          `${flag} is no flag of ${command.name()}: ${line}`,
        )
    }
  })

  it('has a chapter for every command', () => {
    for (const command of program.commands) assert.match(guide, new RegExp(`^## wanli ${command.name()}$`, 'm'))
  })

  it('lists the exit codes', () => {
    for (const code of [0, 1, 2]) assert.match(guide, new RegExp(`^\\| ${code} \\|`, 'm'))
  })
})
