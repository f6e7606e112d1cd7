import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { menu } from './commands/menu.ts'
import { Complaint, EXIT, NO_GUESS } from './complaint.ts'
import { type Context, contextOf } from './context.ts'
import { speaker } from './format.ts'
import type { Io } from './io.ts'
import { languageOf, languageOfEnv } from './language.ts'
import { makeProgram } from './program.ts'

/** Run the command; what it ends with is the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let context = contextOf(io, languageOfEnv(io.env), speaker(languageOfEnv(io.env)))
  try {
    const language = languageOf(args, io.env)
    context = contextOf(io, language, speaker(language))
    const program = makeProgram(context)
    if (withoutLanguage(args).length > 0) await program.parseAsync(args, { from: 'user' })
    else if (io.terminal) return await menu(context)
    else program.outputHelp()
    return context.exit
  } catch (error) {
    return report(error, args, context)
  }
}

/** `wanli --lang es` alone opens the menu too. */
const withoutLanguage = (args: readonly string[]): readonly string[] =>
  args.filter((arg, i) => arg !== '--lang' && args[i - 1] !== '--lang' && !arg.startsWith('--lang='))

/** One sentence for people, whatever went wrong. */
function report(error: unknown, args: readonly string[], context: Context): number {
  const { io, say } = context
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok
  const debug = args.includes('--debug') || (io.env['DEBUG'] ?? '') !== ''
  const complaint = error instanceof CommanderError ? usageComplaint(error) : error
  if (complaint instanceof Complaint) {
    io.err(`${io.paint('red', say('error.title'))} ${say(complaint.key, complaint.params)}\n`)
    if (debug && complaint.stack !== undefined) io.err(`${complaint.stack}\n`)
    return complaint.exit
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const message = error instanceof Error ? error.message : String(error)
  io.err(`${io.paint('red', say('error.title'))} ${say('error.internal', { message, file: keep(io, args, stack) })}\n`)
  if (debug) io.err(`${stack}\n`)
  return EXIT.fault
}

/** What went wrong inside, for whoever mends it: in the folder of the game or, if that can't be written, in the system's. */
function keep(io: Io, args: readonly string[], stack: string): string {
  const name = `wanli-error-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`
  const text = `wanli ${args.join(' ')}\nNode ${process.version}\n\n${stack}\n`
  for (const folder of [join(io.folder, '.wanli', 'errors'), tmpdir()]) {
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    } catch {
      // The next folder may do; if none does, the message itself still says what happened.
    }
  }
  return '-'
}

/** Commander speaks English: take from its message what it is about, and say that in the player's language. */
function usageComplaint({ code, message }: CommanderError): Complaint {
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? ''
  const guess = /Did you mean (?:one of )?(.*?)\?\)/.exec(message)?.[1] ?? NO_GUESS
  switch (code) {
    case 'commander.unknownCommand':
      return new Complaint('error.command', { command: quoted, guess })
    case 'commander.unknownOption':
      return new Complaint('error.flag', { flag: quoted, guess })
    case 'commander.missingArgument':
      return new Complaint('error.argument', { argument: quoted })
    case 'commander.optionMissingArgument':
      return new Complaint('error.flagValue', { flag: quoted })
    case 'commander.excessArguments':
      return new Complaint('error.tooMany', { command: quoted })
    default:
      return new Complaint('error.usage', { message: message.replace(/^error: /, '') })
  }
}
