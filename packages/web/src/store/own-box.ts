import type { DataFile } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import type { StoreTrouble } from '../table/protocol.ts'

/* What somebody has put in of their own box, game by game. It is small, and new tables ask for it at once: the browser's store of settings has it. */

const place = (game: string): string => `wanli.box.${game}`

/** Undefined: nothing is changed, or the store can't be read. Whether it is right is for the game's own check. */
export function keptBox(game: string): DataFile | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(game)) ?? 'null')
    return isObject(kept) && Object.keys(kept).length > 0 ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keep it; an empty one is forgotten. Returns why it could not be kept, if so. */
export function keepBox(game: string, file: DataFile): StoreTrouble | undefined {
  try {
    if (Object.keys(file).length === 0) localStorage.removeItem(place(game))
    else localStorage.setItem(place(game), JSON.stringify(file))
    return undefined
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
  }
}
