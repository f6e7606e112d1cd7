import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { readLog, replay, Table, type TableOptions } from '@wanli/kernel'
import { botNamed } from '@wanli/bots'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { fileComplaint, type Player, readText, type SavedGame, unpackLog } from '../files.ts'
import { type GameModule, gameOf } from '../games/index.ts'
import { problemText } from '../problem.ts'
import type { Note } from './notebook.ts'
import { goesOnWith } from './other-rules.ts'
import { usualPlayers } from './people.ts'
import { latestUnfinished, newSaveName } from './saves.ts'
import { Session } from './session.ts'

export interface NewGame {
  readonly module: GameModule
  readonly setup: Readonly<Record<string, unknown>>
  readonly seed: string | undefined
  readonly players: readonly Player[]
}

/** A seed that nobody can guess. */
export const freshSeed = (): string => randomBytes(9).toString('base64url')

/** Set-ups are checked by their game; its problem becomes a complaint in the player's language. */
export function checkedSetup(context: Context, module: GameModule, setup: Readonly<Record<string, unknown>>): object {
  const checked = module.game.checkSetup(setup)
  if (checked.ok) return checked.value
  throw new Complaint('error.said', { text: problemText(context, module, checked.error) })
}

export function newSession(context: Context, { module, setup, seed, players }: NewGame): Session {
  const checked = checkedSetup(context, module, setup)
  const before: Note[] = []
  const say: TableOptions['say'] = (event, secret) => before.push({ event, secret, at: 0 })
  const table = Table.start(module.game, checked, seed ?? freshSeed(), { record: true, say })
  const file = newSaveName(context.io.folder, module.game.id, new Date())
  return new Session(context, module, table, players, file, {}, before)
}

/** A saved game, its module, and who plays. */
export function loadSession(context: Context, file: string): Session {
  const { module, log: saved } = readSaved(context, file)
  const log = goesOnWith(context, module, file, saved)
  const before: Note[] = []
  // The answer that is being given counts already.
  let at = 0
  const played = replay(module.game, log, {
    record: true,
    say: (event, secret) => before.push({ event, secret, at }),
    begin: () => (at = 1),
    each: (_, count) => (at = count + 1),
  })
  if (!played.ok) throw new Complaint('error.inFile', { file, text: problemText(context, module, played.error) })
  const table = played.value
  const players = checkedPlayers(context, module, file, saved, table.box.seats)
  const session = new Session(context, module, table, players, resolve(file), log, before)
  for (let seat = 0; seat < table.box.seats; seat++) session.notebook.isRead(seat)
  return session
}

export function resumeSession(context: Context): Session {
  return loadSession(context, latestUnfinished(context.io.folder).file)
}

/** A file's log, if it is one that a game here can play. */
export function readSaved(context: Context, file: string): { module: GameModule; log: SavedGame } {
  const unpacked = unpackLog(readText(file))
  if (!unpacked.ok) throw fileComplaint(file, unpacked.error)
  const log = unpacked.value
  const module = gameOf(log.game)
  const read = readLog(log, module.game)
  if (read.ok) return { module, log }
  if (read.error.code === 'not-a-log' || read.error.code === 'cut-off') throw fileComplaint(file, read.error)
  throw new Complaint('error.inFile', { file, text: problemText(context, module, read.error) })
}

/** Who played when the file was saved; files that don't say get the usual players. */
function checkedPlayers(context: Context, module: GameModule, file: string, log: SavedGame, seats: number): Player[] {
  const { players } = log
  if (players === undefined) return usualPlayers(module.game.id, seats, context.say)
  const right =
    Array.isArray(players) &&
    players.length === seats &&
    players.every(
      (player: Partial<Player> | null) =>
        typeof player?.name === 'string' &&
        (player.kind === 'person' || (player.kind === 'bot' && botNamed(module.game.id, player.name).ok)),
    )
  if (!right) throw new Complaint('error.savedPlayers', { file })
  return [...players]
}
