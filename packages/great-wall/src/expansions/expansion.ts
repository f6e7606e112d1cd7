import type { FieldRows, MoreTables } from '@wanli/game-kit'
import type { DetailParams, Part } from '@wanli/kernel'
import type { ClanRow, GameData } from '../data/index.ts'
import type { Contents } from '../modes/index.ts'
import type { GreatWall, Prompt, Setup } from '../terms.ts'
import type { Says } from '../text/messages/says.ts'

/*
 * An expansion is a folder beside this file, and a line in index.ts. All of it is in there: rows of data, what lies in the box,
 * rules, what it keeps on the table, words of cards, questions, options, events and texts.
 */

/** A table that somebody wants. */
export interface Plan {
  readonly mode: string
  readonly seats: number
  readonly clans: readonly string[]
  readonly expansions: readonly string[]
}

/** Why there can't be such a table (1.3), or what is worth knowing of it (XP-REF-09): a code, with the gaps of its sentence. */
export interface Remark {
  readonly rule: string
  readonly code: string
  readonly params?: DetailParams
}

export interface Expansion {
  /** As set-ups call it. */
  readonly name: string
  /** How the IDs of its rules, cards, decisions and test vectors begin in the documents: for the count of what tests prove. */
  readonly ids?: readonly string[]
  /** What tables with it may agree on (1.4), by name; the types of the answers are declared in `ExpansionOptions`. */
  readonly options?: FieldRows
  /** Numbers of players that it adds to modes, and why there are none such without it. */
  readonly seats?: { readonly of: Readonly<Record<string, readonly number[]>>; readonly needed: Remark }
  /** Clans that may be chosen at every table with it. */
  readonly clans?: readonly ClanRow[]
  /** What it can't be combined with (1.2). */
  refuses?(plan: Plan): readonly Remark[]
  notices?(setup: Setup): readonly Remark[]
  /** Its data file: its rows are part of a log's version. */
  readonly tables?: MoreTables
  /** The data with its own rows: cards in decks, numbers for more players. */
  data?(data: GameData, setup: Setup): GameData
  /** What it adds to the box, and what it puts in the place of something else there. */
  open?(box: Contents, setup: Setup): Partial<Contents>
  /** The rules that it adds, in the order of the parts. */
  readonly parts?: readonly Part<GreatWall>[]
  /** Questions whose options follow from what lies open on the table, so that everybody may see them. */
  readonly askedOpenly?: readonly Prompt[]
  /** Its texts by language and key; the keys are declared in `MoreTexts`. */
  readonly texts?: { readonly en: Readonly<Record<string, string>>; readonly es: Readonly<Record<string, string>> }
  /** How its texts are made of its options, events and cards. */
  readonly says?: Says
}
