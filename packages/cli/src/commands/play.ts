import type { Command } from 'commander'
import { Complaint, NO_GUESS } from '../complaint.ts'
import type { Context } from '../context.ts'
import { GAMES, gameIds, gameOf, type GameModule } from '../games/index.ts'
import { play } from '../play/index.ts'
import { readPlayers, usualPlayers } from '../play/people.ts'
import type { Session } from '../play/session.ts'
import { loadSession, newSession, resumeSession } from '../play/start.ts'
import { addSetupFlags, common, seatsOf, setupOf, usualSeats } from './flags.ts'
import { takesGame, whichGame } from './game-commands.ts'

interface PlayFlags {
  readonly seats?: string
  readonly mode?: string
  readonly seed?: string
  readonly players?: string
  readonly load?: string
  readonly resume?: true
  readonly wait?: boolean
  readonly ask?: string
  readonly json?: true
}

const ASKS = ['always', 'fitting'] as const

/** How the table treats people: whether bots wait, and who is asked what. */
function wish(session: Session, { wait, ask = ASKS[0] }: PlayFlags): void {
  if (!ASKS.some((known) => known === ask))
    throw new Complaint('error.choice', { flag: '--ask', word: ask, known: ASKS.join(', '), guess: NO_GUESS })
  session.waits = wait ?? session.waits
  session.spare(ask === 'fitting')
}

/** `wanli play GAME`: each game has flags of its own; `wanli play --resume` needs no game. */
export function addPlay(program: Command, context: Context): void {
  const { say } = context
  const command = program.command('play').description(say('play.about'))
  common(command, context, ['wanli play zhanguo', 'wanli play --resume'])
  addLoadFlags(command, context)
  takesGame(command, context, gameIds()).action(async (game: string | undefined, options: PlayFlags, self: Command) => {
    if (game !== undefined) gameOf(game)
    const odd = self.args.find((arg) => arg.startsWith('-'))
    if (odd !== undefined) throw new Complaint('error.flag', { flag: odd, guess: NO_GUESS })
    await goOn(context, options)
  })
  for (const module of GAMES) addGame(command, module, context)
}

function addLoadFlags(command: Command, { say }: Context): void {
  command.option('--resume', say('help.resume')).option('--load <file>', say('help.load'))
  command.option('--wait', say('help.wait')).option('--no-wait', say('help.noWait'))
  command.option('--ask <when>', say('help.ask', { words: ASKS.join(', ') }))
}

function addGame(play_: Command, module: GameModule, context: Context): void {
  const { say, language } = context
  const { id } = module.game
  const command = play_.command(id).description(say('play.aboutGame', { game: module.name(language) }))
  addSetupFlags(command, module, context)
  command.option('--seed <text>', say('help.seed')).option('--players <list>', say('help.players'))
  addLoadFlags(command, context)
  common(command, context, [
    `wanli play ${id}`,
    `wanli play ${id} --seats ${module.seats[0]} --players ${['Ana', 'Bo', 'Cai'].slice(0, module.seats[0]).join(',')}`,
    `wanli play ${id} --players me,greedy,greedy,random --seed 7`,
  ]).action(async (options: PlayFlags) => {
    if (options.resume === true || options.load !== undefined) return goOn(context, options)
    const named = options.players === undefined ? undefined : readPlayers(id, options.players)
    const seats =
      seatsOf(module, options.seats, options.mode) ??
      (named === undefined ? usualSeats(module, options.mode) : seatsOf(module, String(named.length), options.mode)!)
    if (named !== undefined && named.length !== seats)
      throw new Complaint('error.players', { count: named.length, seats })
    const players = named ?? usualPlayers(id, seats, say)
    const setup = setupOf(context, module, seats, { ...options })
    const session = newSession(context, { module, setup, seed: options.seed, players })
    wish(session, options)
    context.exit = await play(session, options.json === true)
  })
}

async function goOn(context: Context, options: PlayFlags): Promise<void> {
  if (options.resume !== true && options.load === undefined) throw whichGame('play')
  const session = options.load === undefined ? resumeSession(context) : loadSession(context, options.load)
  wish(session, options)
  context.exit = await play(session, options.json === true)
}
