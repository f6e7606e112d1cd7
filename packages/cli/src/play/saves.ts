import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyTable, type Beginning, writeLog } from '@wanli/kernel'
import { Complaint } from '../complaint.ts'
import { packLog, type Player, readText, type SavedGame, unpackLog, writeWhole } from '../files.ts'
import { GAMES } from '../games/index.ts'

const savesFolder = (folder: string): string => join(folder, '.wanli', 'saves')

/** A name that tells the game and the time, and is new. */
export function newSaveName(folder: string, game: string, now: Date): string {
  const time = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  for (let count = 1; ; count++) {
    const file = join(savesFolder(folder), `${game}-${time}${count === 1 ? '' : `-${count}`}.json`)
    if (!existsSync(file)) return file
  }
}

export function save(file: string, table: AnyTable, players: readonly Player[], beginning: Beginning): void {
  const log = writeLog(table, beginning)
  writeWhole(file, packLog(log, { players, saved: new Date().toISOString(), over: table.over }))
}

export interface Unfinished {
  readonly file: string
  readonly game: SavedGame
}

/** Saved games of this folder that are not over, the latest first. Files that can't be read are passed over here. */
export function unfinished(folder: string): Unfinished[] {
  const saves = savesFolder(folder)
  if (!existsSync(saves)) return []
  return readdirSync(saves)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => join(saves, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs || b.localeCompare(a))
    .flatMap((file) => {
      const read = unpackLog(readText(file))
      return read.ok && read.value.over !== true && GAMES.some(({ game }) => game.id === read.value.game)
        ? [{ file, game: read.value }]
        : []
    })
}

/** The game that `--resume` goes on with. */
export function latestUnfinished(folder: string): Unfinished {
  const [latest] = unfinished(folder)
  if (latest === undefined) throw new Complaint('error.nothingToResume', { folder: savesFolder(folder) })
  return latest
}
