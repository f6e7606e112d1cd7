import type { FieldRows, MoreTables } from '@wanli/game-kit'
import type { Claim, DetailParams, Part } from '@wanli/kernel'
import type { ClanRow, GameData, MoreWords } from '../data/index.ts'
import type { Contents } from '../modes/index.ts'
import type { GwOption } from '../options.ts'
import type { Question, Remark as OptionRemark } from '../shown/remarks.ts'
import type { GreatWall, GwBox, Prompt, Setup } from '../terms.ts'
import type { OwnTables } from './own-data.ts'
import type { View } from '../view.ts'
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

/** What is known of an expansion before a table uses it: enough to offer it, and to say what it goes with. It is `cover.ts` of its folder. */
export interface Cover {
  /** As set-ups call it. */
  readonly name: string
  /** What tables with it may agree on (1.4), by name; `ExpansionOptions` takes the types of the answers from them. */
  readonly options?: FieldRows
  /** Numbers of players that it adds to modes, and why there are none such without it. */
  readonly seats?: { readonly of: Readonly<Record<string, readonly number[]>>; readonly needed: Remark }
  /** Clans that may be chosen at every table with it. */
  readonly clans?: readonly ClanRow[]
  /** A table has at most one of those with the same word here: texts `WORD.name` and `WORD.about` tell of them together. */
  readonly oneOf?: string
  /** What it can't be combined with (1.2). */
  refuses?(plan: Plan): readonly Remark[]
  notices?(setup: Setup): readonly Remark[]
  /** By which it is offered, by language and key; the keys are declared in `MoreTexts`. */
  readonly offered: { readonly en: Readonly<Record<string, string>>; readonly es: Readonly<Record<string, string>> }
}

/** All of it. */
export interface Expansion extends Partial<Cover> {
  readonly name: string
  /** The words that it adds to the vocabulary of cards; their types are declared in `MoreCounts`, `MoreTriggers` and so on. */
  readonly words?: MoreWords
  /** Its data file: its rows are part of a log's version. */
  readonly tables?: MoreTables
  /** What an owner's data file may change of them: its own, and those that it has in common with others. */
  readonly own?: readonly OwnTables[]
  /** The data with its own rows: cards in decks, numbers for more players. */
  data?(data: GameData, setup: Setup): GameData
  /** What it adds to the box, and what it puts in the place of something else there. */
  open?(box: Contents, setup: Setup): Partial<Contents>
  /** The rules that it adds, in the order of the parts. */
  readonly parts?: readonly Part<GreatWall>[]
  /** Questions whose options follow from what lies open on the table, so that everybody may see them. */
  readonly askedOpenly?: readonly Prompt[]
  /** Questions whose options tell what lies behind the Screen: everybody may see them where Screens are not used. */
  readonly asksForResources?: readonly Prompt[]
  /** What there is to say of its own options before they are taken. */
  remarks?(option: GwOption, question: Question, view: View, box: GwBox): readonly OptionRemark[]
  /** What its own views say of what is to come, each with how to look whether it comes so (the law `shown`). */
  claims?(view: View): readonly Claim<GreatWall>[]
  /** Its texts by language and key; the keys are declared in `MoreTexts`. */
  readonly texts?: { readonly en: Readonly<Record<string, string>>; readonly es: Readonly<Record<string, string>> }
  /** How its texts are made of its options, events and cards. */
  readonly says?: Says
}
