import * as creator from './rules-in-words.ts'
import * as fifthPlayer from './fifth-player/rules-in-words.ts'
import * as rat from './rat/rules-in-words.ts'

/** Chapters of the rule book, by expansion. They are apart from the expansions themselves: the page fetches the rule book late. */
export const RULE_CHAPTERS = { creator, fifthPlayer, rat }
