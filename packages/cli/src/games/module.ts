import type { Game, Json, JsonObject, Problem, Question, Seat, Table, Terms } from '@wanli/kernel'
import type { Glyphs } from '../draw/layout.ts'
import type { Message } from '@wanli/text'
import type { Paint } from '../io.ts'
import type { Language } from '../text/index.ts'

/** Something a table may agree on, in the words of the player's language. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly about: string
}

export interface Choices {
  readonly modes: readonly Choice[]
  readonly boards: readonly Choice[]
  readonly variants: readonly Choice[]
  /** What else may lie in the box. */
  readonly expansions: readonly Choice[]
  /** Each `id` is the flag that changes it. */
  readonly options: readonly Choice[]
}

/** What the set-up flags of a command were given. */
export type FlagValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** A flag of `play` and `simulate` that changes a game's set-up. */
export interface SetupFlag {
  /** As commander writes it: `--boards <side>`. */
  readonly flags: string
  /** What commander calls its value. */
  readonly name: string
  /** What may stand there; nothing = anything. */
  readonly choices?: readonly string[]
  /** It may be given several times, or hold a list with commas. */
  readonly many?: boolean
  about(language: Language): string
}

/** All that a picture of a table is drawn from. */
export interface Scene<T extends Terms = Terms> {
  readonly view: T['view']
  readonly box: T['box']
  readonly language: Language
  readonly glyphs: Glyphs
  readonly paint: Paint
  /** What each seat is called: its colour, and who sits there. */
  readonly names: readonly string[]
  readonly asked: readonly Seat[]
  /** How wide texts may be, if not as wide as the picture. */
  readonly room?: number
  readonly question: Question<T['option'], T['prompt']> | undefined
}

/** Points by source, for every seat that has any. */
export interface Ranking {
  /** Nobody is ahead of another: they have won or lost together. */
  readonly together?: boolean
  /** What each is called in words, and by programs. */
  readonly sources: readonly (Message & { readonly id: string })[]
  /** Best first. */
  readonly rows: readonly { readonly seat: Seat; readonly points: readonly number[]; readonly total: number }[]
}

/** The question that an option answers. */
export type Asked<T extends Terms = Terms> = Pick<Question<T['option'], T['prompt']>, 'seat' | 'prompt' | 'about'>

/** A table's own data that a set-up flag names: where it lies, and what it says. */
export interface DataFile {
  readonly name: string
  readonly content: Json
}

/** The number that an option goes by on the table, and the highest that its kind could have there. */
export interface OwnNumber {
  readonly n: number
  readonly of: number
}

/** Something that can be read at any moment of a game: cards, rewards, what the signs of the picture mean. */
export interface Sheet<T extends Terms = Terms> {
  /** What one types for it, in either language; the beginning of a word is enough. */
  readonly words: Readonly<Record<Language, string>>
  /** A word that may follow: it stands in the help. */
  readonly more?: Readonly<Record<Language, string>>
  about(language: Language): string
  /** Whether there is such a thing at this table; without it there always is. */
  fits?(box: T['box']): boolean
  /** It is shown before the first question of a game. */
  readonly opens?: true
  read(scene: Scene<T>, rest: string): readonly string[]
}

/**
 * A game as the command knows it. Members are written as methods so that the module of one game is a module of any
 * game; each is only ever given what comes from its own tables.
 */
export interface GameModule<T extends Terms = Terms> {
  readonly game: Game<T>
  readonly seats: readonly number[]
  readonly usualSeats: number
  /** For how many each mode is, if there are several. */
  /** Further numbers of players, by expansion and mode. */
  readonly moreSeats?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
  readonly modes?: Readonly<Record<string, readonly number[]>>
  readonly flags: readonly SetupFlag[]
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>
  name(language: Language): string
  about(language: Language): string
  choices(language: Language): Choices
  /** What the game's own check gets: seats and what the flags say. A file that they name has been read. */
  setup(seats: number, values: FlagValues, data: DataFile | undefined): Readonly<Record<string, unknown>>
  /** What is wrong with a data file: it names file, row and field; undefined = nothing. */
  wrongData(data: DataFile, language: Language): string | undefined
  /** What is worth knowing of a table before it begins. */
  notices?(box: T['box']): readonly Message[]
  /** What is wrong with flags that are right one by one; undefined = nothing. */
  conflict(seats: number, values: FlagValues, language: Language): string | undefined
  /**
   * A question that is one of several parts of a choice, answered whole by a line such as `pay 2 wood 1 stone`, or by an empty
   * line as it is proposed: the answers, and the line that says so. Undefined: the line means something else.
   */
  whole?(
    question: Question<T['option'], T['prompt']>,
    typed: string,
    view: T['view'],
    language: Language,
  ): { readonly keys: readonly string[]; readonly line: string } | undefined
  /** A problem with a set-up or an answer as a message of the game's texts. */
  problem(problem: Problem): Message
  /** What a row of its data is called, for who hears that it has changed. */
  row(name: string, box: object): Message
  seat(box: T['box'], seat: Seat): Message
  /** Participants that nobody plays, as positions call them: they have the seats after those of the players. */
  automata?(box: T['box']): readonly string[]
  prompt(question: Question<T['option'], T['prompt']>, box: T['box'], view: T['view']): Message
  option(option: T['option'], box: T['box'], view: T['view'], asked?: Asked<T>): Message
  /** What is missing when something is refused, in a sentence; undefined if the rule says it all. */
  why(facts: JsonObject | undefined, box: T['box']): Message | undefined
  /** Options with the same heading stand together; those without one are the rest. */
  heading(option: T['option'], language: Language, view: T['view'], asked?: Asked<T>): string | undefined
  /** What a player should know of an option beside its name. */
  remark(option: T['option'], scene: Scene<T>): string | undefined
  /** For options that go by a number on the table: a region, a spot, a bid. They keep it, whatever else is on offer. */
  number?(option: T['option'], box: T['box']): OwnNumber | undefined
  /** What options of one kind stand in the order of, such as the numbers of cards; undefined: as the game offers them. */
  order?(option: T['option'], box: T['box']): number | undefined
  readonly sheets: readonly Sheet<T>[]
  /** The kind of event that questions on a topic are about, for games whose players may answer once and for all. */
  topic?(topic: string): Message
  /** What such an answer says, by its key. */
  standingAnswer?(topic: string): string
  /** A line of the log; undefined = nothing to tell. */
  event(event: T['event'], box: T['box']): Message | undefined
  /** Whether this event begins a new paragraph of the log; `before` is the one told before it. */
  begins(event: T['event'], before?: T['event']): boolean
  draw(scene: Scene<T>): readonly string[]
  /** The board of one seat in detail. */
  drawSeat(scene: Scene<T>, seat: Seat): readonly string[]
  ranking(table: Table<T>): Ranking
  /** How the game ended, where there is more to it than who has the most points. */
  verdict?(table: Table<T>): Message | undefined
  readonly rules: {
    readonly sections: readonly {
      readonly title: Readonly<Record<Language, string>>
      readonly rules: readonly string[]
    }[]
    text(id: string, language: Language): string | undefined
  }
}
