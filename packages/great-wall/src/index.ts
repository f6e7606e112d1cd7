// Before anything that looks at the shelf.
import './expansions/index.ts'

/** The game with all its expansions; `lean.ts` is the same with those that somebody unpacks (the page does). */
export * from './lean.ts'
