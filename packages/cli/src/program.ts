import { Command } from 'commander'
import { addAdmin } from './commands/admin.ts'
import { addArena } from './commands/arena.ts'
import { addBalance } from './commands/balance.ts'
import { addGames } from './commands/games.ts'
import { common } from './commands/flags.ts'
import { addPlay } from './commands/play.ts'
import { addPosition } from './commands/position.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addScenario } from './commands/scenario.ts'
import { addServe, addWorker } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTrain } from './commands/train.ts'
import type { Context } from './context.ts'
import type { Say } from './format.ts'
import meta from '../package.json' with { type: 'json' }

const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`

/** Arguments and the words for options and commands, in the language of the help. */
const usageWords = (command: Command, say: Say): string =>
  [
    ...(command.commands.length === 0 || command.registeredArguments.length > 0 ? [] : [say('help.commandWord')]),
    ...command.registeredArguments.map((argument) => {
      const name = argument.name() + (argument.variadic ? '...' : '')
      return argument.required ? `<${name}>` : `[${name}]`
    }),
    say('help.optionsWord'),
  ].join(' ')

/** All commands, with their help in the language of the context. */
export function makeProgram(context: Context): Command {
  const { io, say } = context
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('help.usage'),
    'Arguments:': say('help.arguments'),
    'Options:': say('help.options'),
    'Commands:': say('help.commands'),
  }
  const program = new Command('wanli')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: () => {}, outputError: () => {} })
    .configureHelp({
      helpWidth: Math.min(io.columns, 120),
      styleTitle: (title) => io.paint('bold', titles[title] ?? title),
      optionDescription: (option) =>
        option.defaultValue === undefined || typeof option.defaultValue === 'boolean'
          ? option.description
          : `${option.description} (${say('help.default', { value: String(option.defaultValue) })})`,
      subcommandTerm: (command) => command.name(),
      commandUsage: (command) => `${fullName(command)} ${usageWords(command, say)}`,
    })
    .description(say('wanli.about'))
    .version(meta.version, '-V, --version', say('help.version'))
  common(program, context, ['wanli', 'wanli play zhanguo', 'wanli rules ZG-UNIFY'], false)
  for (const add of [
    addGames,
    addPlay,
    addSimulate,
    addArena,
    addTrain,
    addBalance,
    addReplay,
    addPosition,
    addScenario,
    addRules,
    addServe,
    addWorker,
    addAdmin,
  ])
    add(program, context)
  return program
}
