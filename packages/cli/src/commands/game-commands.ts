import type { Command } from 'commander'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { GAMES, gameIds, gameOf, type GameModule } from '../games/index.ts'
import { addSetupFlags, common } from './flags.ts'

/** `wanli NAME GAME`: below the command each game has one of its own, with the set-up flags of that game. */
export const gameCommands =
  (
    name: 'arena' | 'simulate' | 'train',
    example: string,
    addGame: (command: Command, module: GameModule, context: Context) => void,
  ) =>
  (program: Command, context: Context): Command => {
    const { say, language } = context
    const command = program.command(name).description(say(`${name}.about`))
    common(command, context, [example])
    takesGame(command, context, gameIds()).action((game: string | undefined) => {
      if (game !== undefined && !game.startsWith('-')) gameOf(game)
      throw whichGame(name)
    })
    for (const module of GAMES) {
      const about = say(`${name}.aboutGame`, { game: module.name(language) })
      const own = command.command(module.game.id).description(about)
      addSetupFlags(own, module, context)
      addGame(own, module, context)
    }
    return command
  }

/** Whatever follows that is the name of no game is taken as it is: what is said about it names the games. */
export const takesGame = (command: Command, { say }: Context, games: readonly string[]): Command =>
  command
    .enablePositionalOptions()
    .argument(`[${say('arg.game')}]`, say('help.game', { games: games.join(', ') }))
    .allowUnknownOption()
    .allowExcessArguments()

export const whichGame = (command: string, games: readonly string[] = gameIds()): Complaint =>
  new Complaint('error.whichGame', { command, games: games.join(', '), first: games[0]! })
