import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Failure, gameOfScenario, isObject, readScenario, runScenario, type Scenario } from '@wanli/kernel'
import type { Command } from 'commander'
import { Complaint, EXIT, type ExitCode } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { readJson } from '../files.ts'
import { type GameModule, gameOf } from '../games/index.ts'
import { detailText, findingText } from '../problem.ts'
import { common } from './flags.ts'

interface Ran {
  readonly file: string
  readonly module: GameModule
  readonly scenario: Scenario
  readonly failures: readonly Failure[]
}
/** A file that could not be run: what is wrong with it, or the fault that it led to. */
interface Unusable {
  readonly file: string
  readonly problem: string
  readonly exit: ExitCode
}
type Run = Ran | Unusable

const isUnusable = (run: Run): run is Unusable => 'problem' in run
const isGood = (run: Run): boolean => !isUnusable(run) && run.failures.length === 0

export function addScenario(program: Command, context: Context): void {
  const { say } = context
  const command = program
    .command('scenario')
    .description(say('scenario.about'))
    .argument(`<${say('arg.files')}...>`, say('help.scenarios'))
  common(command, context, ['wanli scenario vector.json', 'wanli scenario packages/zhanguo/test/scenarios']).action(
    (files: readonly string[], options: { json?: true }) => {
      const found = files.flatMap(scenarioFiles)
      if (found.length === 0) throw new Complaint('error.noScenarios', { files: files.join(', ') })
      // One alone complains as every command does; among several, a file that can't be used doesn't end the run.
      const runs = found.map((file) => (found.length === 1 ? run(context, file) : runOrTell(context, file)))
      const failed = runs.filter((each) => !isGood(each)).length
      if (options.json === true) printJson(context.io, summary(runs, failed))
      else printLines(context.io, lines(context, runs, failed))
      const exits = runs.map((each) => (isUnusable(each) ? each.exit : isGood(each) ? EXIT.ok : EXIT.failed))
      context.exit = exits.reduce((worst, exit) => (exit > worst ? exit : worst), EXIT.ok as ExitCode)
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
    .filter(mayBeScenario)
}

/** What can't be read is kept: it is told when its turn comes. */
function mayBeScenario(file: string): boolean {
  try {
    const content = readJson(file)
    return !isObject(content) || content['wanli'] === undefined || content['wanli'] === 'scenario'
  } catch (error) {
    if (error instanceof Complaint) return true
    throw error
  }
}

function runOrTell(context: Context, file: string): Run {
  try {
    return run(context, file)
  } catch (error) {
    if (error instanceof Complaint) return { file, problem: context.say(error.key, error.params), exit: error.exit }
    const message = error instanceof Error ? error.message : String(error)
    return { file, problem: context.say('scenario.fault', { message }), exit: EXIT.fault }
  }
}

function run(context: Context, file: string): Ran {
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
  results: runs.map((each) =>
    isUnusable(each)
      ? { file: each.file, ok: false, problem: each.problem }
      : {
          file: each.file,
          title: each.scenario.title,
          cites: each.scenario.cites,
          ok: isGood(each),
          failures: each.failures,
        },
  ),
})

function lines(context: Context, runs: readonly Run[], failed: number): string[] {
  const { io, say } = context
  return [
    ...runs.flatMap((each) => {
      const mark = isGood(each) ? io.paint('green', say('scenario.ok')) : io.paint('red', say('scenario.failed'))
      if (isUnusable(each)) return [`${mark}  ${each.file}`, `    ${each.problem}`]
      const { file, module, scenario, failures } = each
      const told = (found: Failure['found']) => findingText(context, module, found)
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
