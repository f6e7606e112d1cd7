import { Complaint, NO_GUESS } from '../complaint.ts'
import { nearest } from '../suggest.ts'
import { greatWallModule } from './great-wall/index.ts'
import type { GameModule } from './module.ts'
import { zhanguoModule } from './zhanguo/index.ts'

export type * from './module.ts'

/** The games of the command. A new one is one line here and one folder beside this file. */
export const GAMES: readonly GameModule[] = [zhanguoModule, greatWallModule]

export const gameIds = (): string[] => GAMES.map(({ game }) => game.id)

/** The module of a game; a complaint that names the games if there is none. */
export function gameOf(id: string): GameModule {
  const found = GAMES.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const [guess] = nearest(id, gameIds())
  throw new Complaint('error.game', { game: id, games: gameIds().join(', '), guess: guess ?? NO_GUESS })
}
