import { isObject } from '@wanli/kernel'
import type { DataFile } from './box.ts'

/* The file of an owner's box: what it changes, and of which game. Files without a head, only with tables, are as good. */

const FORMAT = 1

/** As the page exports it and `--data` reads it. */
export const boxFile = (game: string, data: DataFile): string =>
  `${JSON.stringify({ wanli: 'box', format: FORMAT, game, data }, undefined, 2)}\n`

export const isBoxFile = (input: unknown): boolean => isObject(input) && input['wanli'] === 'box'

export type BoxFile =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly problem: 'otherGame'; readonly game: string }
  | { readonly ok: false; readonly problem: 'newer' | 'notABox' }

/** The tables in a file for this game; whether they are right is for the game's own check. */
export function readBox(input: unknown, game: string): BoxFile {
  if (!isObject(input) || input['wanli'] === undefined) return { ok: true, data: input }
  const { wanli, format, game: of, data } = input
  if (wanli !== 'box' || typeof of !== 'string') return { ok: false, problem: 'notABox' }
  if (typeof format === 'number' && format > FORMAT) return { ok: false, problem: 'newer' }
  return of === game ? { ok: true, data } : { ok: false, problem: 'otherGame', game: of }
}
