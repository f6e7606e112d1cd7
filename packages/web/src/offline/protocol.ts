/*
 * What the page and its service worker tell each other. A build has one name, in the page (`<html data-build>`), in the worker,
 * and on the shelf that holds its files.
 */

const SHELF = 'wanli '

/** Where the files of a build are kept (Cache); a page that was opened from them holds a lock of the same name. */
export const shelfOf = (build: string): string => `${SHELF}${build}`
export const isShelf = (name: string): boolean => name.startsWith(SHELF)

export type Request =
  /** Who are you? */
  | 'who'
  /** A page has started: fetch what is missing, put away what no page needs any more. */
  | 'settle'
  /** A person has taken the update. */
  | 'takeOver'

export interface Kept {
  readonly build: string
  /** Of all files, unpacked. */
  readonly bytes: number
  /** Nothing is missing. */
  readonly whole: boolean
}
