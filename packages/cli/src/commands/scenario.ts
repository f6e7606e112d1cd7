import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Failure, gameOfScenario, isObject, readScenario, runScenario, type Scenario } from '@wanli/kernel'
import type { Command } from 'commander'
import { Complaint, EXIT } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { readJson } from '../files.ts'
import { type GameModule, gameOf } from '../games/index.ts'
import { detailText, findingText } from '../problem.ts'
import { common } from './flags.ts'

interface Run {
  readonly file: string
  readonly module: GameModule
  readonly scenario: Scenario
  readonly failures: readonly Failure[]
}

export function addScenario(program: Command, context: Context): void {
  const { say } = context
  const command = program
    .command('scenario')
    .description(say('scenario.about'))
    .argument(`<${say('arg.files')}...>`, say('help.scenarios'))
  common(command, context, ['wanli scenario vector.json', 'wanli scenario packages/zhanguo/test/scenarios']).action(
    (files: readonly string[], options: { json?: true }) => {
      const runs = files.flatMap(scenarioFiles).map((file) => run(context, file))
      if (runs.length === 0) throw new Complaint('error.noScenarios', { files: files.join(', ') })
      const failed = runs.filter(({ failures }) => failures.length > 0)
      if (options.json === true) printJson(context.io, summary(runs, failed.length))
      else printLines(context.io, lines(context, runs, failed.length))
      context.exit = failed.length > 0 ? EXIT.failed : EXIT.ok
    },
  )
}

/** A file by its name; a folder by all the scenarios in it. Other JSON of ours may lie there too. */
function scenarioFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new Complaint('error.noFile', { file: path })
  if (!found.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .filter((file) => {
      const content = readJson(file)
      return !isObject(content) || content['wanli'] === undefined || content['wanli'] === 'scenario'
    })
}

function run(context: Context, file: string): Run {
  const read = readScenario(readJson(file))
  if (!read.ok) {
    const { code, detail } = read.error
    if (code === 'format-version')
      throw new Complaint('error.format', { file, found: detail['found']!, known: detail['known']! })
    throw new Complaint('error.notAScenario', {
      file,
      where: detail['where']!,
      problem: detailText(detail, context.say),
    })
  }
  const scenario = read.value
  const game = gameOfScenario(scenario)
  if (game === undefined) throw new Complaint('error.scenarioGame', { file })
  const module: GameModule = gameOf(game)
  return { file, module, scenario, failures: runScenario(module.game, scenario) }
}

const summary = (runs: readonly Run[], failed: number) => ({
  scenarios: runs.length,
  passed: runs.length - failed,
  failed,
  results: runs.map(({ file, scenario, failures }) => ({
    file,
    title: scenario.title,
    cites: scenario.cites,
    ok: failures.length === 0,
    failures,
  })),
})

function lines(context: Context, runs: readonly Run[], failed: number): string[] {
  const { io, say } = context
  return [
    ...runs.flatMap(({ file, module, scenario, failures }) => {
      const told = (found: Failure['found']) => findingText(context, module, found)
      const good = failures.length === 0
      const mark = good ? io.paint('green', say('scenario.ok')) : io.paint('red', say('scenario.failed'))
      return [
        `${mark}  ${scenario.title} ${io.paint('dim', `(${scenario.cites.join(', ')}; ${file})`)}`,
        ...failures.map(
          ({ line, expected, found }) =>
            `    ${say('scenario.failure', { line, expected: told(expected), found: told(found) })}`,
        ),
      ]
    }),
    say('scenario.summary', { passed: runs.length - failed, failed }),
  ]
}
