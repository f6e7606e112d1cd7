import { readBox } from '@wanli/game-kit'
import { type Command, Option } from 'commander'
import { Complaint, NO_GUESS } from '../complaint.ts'
import type { Context } from '../context.ts'
import { readJson } from '../files.ts'
import { checkedSetup } from '../play/start.ts'
import type { DataFile, FlagValues, GameModule } from '../games/index.ts'
import { nearest } from '../suggest.ts'

/** Flags and help that every command has. */
export function common(command: Command, { say }: Context, examples: readonly string[], json = true): Command {
  if (json) command.option('--json', say('help.json'))
  return command
    .option('--lang <code>', say('help.lang'))
    .option('--debug', say('help.debug'))
    .helpOption('-h, --help', say('help.help'))
    .helpCommand(false)
    .addHelpText(
      'after',
      `\n${say('help.examples', { count: examples.length })}\n${examples.map((line) => `  $ ${line}`).join('\n')}`,
    )
}

/** The set-up flags of a game, as its module lists them. */
export function addSetupFlags(command: Command, module: GameModule, { language, say }: Context): void {
  command.option('--seats <n>', say('help.seats', { seats: module.seats.join(', '), usual: module.usualSeats }))
  for (const flag of module.flags) {
    const { flags, choices, many } = flag
    const list = choices === undefined ? '' : ` (${choices.join(', ')})`
    const option = new Option(flags, flag.about(language) + list)
    if (many === true)
      option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), ...value.split(',')])
    command.addOption(option)
  }
}

/** A whole number within bounds. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new Complaint('error.number', { flag, text, min, max })
}

/** Every so many numbers, from this one on: what one machine of several does. */
export interface Portion {
  readonly first: number
  readonly of: number
}

/** `2/3`: the second of three machines; without a word all of it. */
export function portionOf(text: string | undefined): Portion {
  if (text === undefined) return { first: 0, of: 1 }
  const read = /^(\d+)\/(\d+)$/.exec(text)
  const [part, of] = [Number(read?.[1]), Number(read?.[2])]
  if (read === null || part < 1 || part > of) throw new Complaint('error.portion', { text })
  return { first: part - 1, of }
}

/** The numbers of players that a mode is for with these expansions; of a mode that doesn't exist something else will be said. */
export const seatsFor = (
  module: GameModule,
  mode: string | undefined,
  expansions: readonly string[] = [],
): readonly number[] => {
  const own = mode === undefined ? undefined : module.modes?.[mode]
  if (own === undefined) return module.seats
  return [...own, ...expansions.flatMap((name) => module.moreSeats?.[name]?.[mode!] ?? [])]
}

/** How many play a mode if nobody says it. */
export const usualSeats = (module: GameModule, mode: string | undefined): number => {
  const fit = seatsFor(module, mode)
  return fit.includes(module.usualSeats) ? module.usualSeats : fit.at(-1)!
}

export function seatsOf(module: GameModule, text: string | undefined, mode?: string): number | undefined {
  if (text === undefined) return undefined
  const seats = Number(text)
  // A number that only an expansion has is known too: if it is missing, the game says so.
  const all = seatsFor(module, mode, Object.keys(module.moreSeats ?? {}))
  if (/^\d+$/.test(text) && all.includes(seats)) return seats
  const fit = seatsFor(module, mode)
  const modes = Object.entries(module.modes ?? {}).flatMap(([id, counts]) => (counts.includes(seats) ? [id] : []))
  if (mode !== undefined && modes.length > 0)
    throw new Complaint('error.modeSeats', { mode, seats, known: fit.join(', '), modes: modes.join(', ') })
  throw new Complaint('error.seats', { seats: text, game: module.game.id, known: fit.join(', ') })
}

/** What the flags say, once the game has checked it; a word that a flag doesn't know is a complaint. */
export function setupOf(
  context: Context,
  module: GameModule,
  seats: number,
  values: FlagValues,
): Record<string, unknown> {
  for (const { name, flags, choices } of module.flags) {
    const given = values[name]
    if (choices === undefined || given === undefined || typeof given === 'boolean') continue
    for (const word of typeof given === 'string' ? [given] : given)
      if (!choices.includes(word)) {
        const flag = flags.split(' ')[0]!
        throw new Complaint('error.choice', {
          flag,
          word,
          known: choices.join(', '),
          guess: nearest(word, choices)[0] ?? NO_GUESS,
        })
      }
  }
  const conflict = module.conflict(seats, values, context.language)
  if (conflict !== undefined) throw new Complaint('error.said', { text: conflict })
  const file = values['data']
  const data = typeof file === 'string' ? ownBox(module, file) : undefined
  const wrong = data === undefined ? undefined : module.wrongData(data, context.language)
  if (wrong !== undefined) throw new Complaint('error.said', { text: wrong })
  const setup = { ...module.setup(seats, values, data) }
  checkedSetup(context, module, setup)
  return setup
}

/** Somebody's own box: as the page exports it, or only its tables. */
function ownBox({ game }: GameModule, file: string): DataFile {
  const read = readBox(readJson(file), game.id)
  if (read.ok) return { name: file, content: read.data as DataFile['content'] }
  if (read.problem === 'otherGame') throw new Complaint('error.boxOfOther', { file, game: game.id, found: read.game })
  throw new Complaint(read.problem === 'newer' ? 'error.boxNewer' : 'error.notABox', { file })
}
