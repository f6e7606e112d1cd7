import type { JsonObject, Problem, Seat } from '@wanli/kernel'
import type { TableKind } from '@wanli/game-kit'
import type { Component } from 'svelte'
import type { Asked, TablePlan, NewsLine } from '../table/protocol.ts'
import type { Language, Message, TextTable } from '../text/index.ts'
import type { Acts } from '../frame/acted.ts'
import type { Drama, Fullness } from '../frame/beats.ts'
import type { Part } from '../frame/deeds.ts'
import type { Stamp } from '../frame/moments.ts'
import type { Sound } from '../frame/sound/sounds.ts'
import type { Scene } from '../frame/scene.svelte.ts'
import type { RuleBook } from './rule-book.svelte.ts'

/** A choice of a set-up: what it is called, what it means, which rule it changes. */
export interface Choice {
  readonly value: string
  readonly name: Message
  /** Where its name does not say it all. */
  readonly help?: Message
}
/** Something that a table may agree on. */
export interface SetupField {
  readonly name: string
  /** Where it stands in the set-up. */
  readonly path: readonly string[]
  readonly kind: 'one' | 'many' | 'yesNo'
  readonly label: Message
  readonly help: Message
  readonly choices: readonly Choice[]
  readonly usual: string | boolean | readonly string[]
  /** A question that the rulebook leaves open, such as few tables need: what happens if nobody decides otherwise. */
  readonly house?: Message
}

/** A mode of a game and the numbers of seats it is for. */
export interface ModeChoice {
  readonly id: string
  readonly name: Message
  readonly help: Message
  readonly seats: readonly number[]
}

/** What a seat may play as: its name in the set-up, and how it is called. */
export interface ClanChoice {
  readonly value: string
  readonly name: Message
}

/** Expansions that stand together where tables are laid. */
export interface ExpansionGroup {
  readonly name: string
  readonly title: Message
  readonly about: Message
}

/** Something that may lie in the box beside the base game. */
export interface ExpansionChoice {
  /** As set-ups call it. */
  readonly name: string
  readonly label: Message
  readonly help: Message
  /** Further numbers of seats, by mode. */
  readonly seats: Readonly<Record<string, readonly number[]>>
  readonly clans: readonly ClanChoice[]
  /** It is one of several of which a table has at most one: they stand together, and to choose another is to change one's mind. */
  readonly oneOf?: ExpansionGroup
  /** What stands for it, and some of what lies in it, drawn; both by its name. */
  readonly Emblem: Component<{ name: string }>
  readonly Pieces: Component<{ name: string }>
}

/** About how long a table takes with people who know the game, and how heavy it is, of five. */
export interface Effort {
  readonly minutes: number
  readonly weight: number
}

/** Something that is otherwise at this table than at a usual one. */
export interface Change {
  readonly icon: string
  readonly title: Message
  readonly text: Message
}

/** A line of the player aid; without a text of its own it says what its rule says. */
export interface AidRow {
  readonly icon?: string
  readonly name?: Message
  readonly text?: Message
  readonly rule?: string
}
/** A part of the player aid. */
export interface AidPart {
  /** A section of the rules by its name, a text of the game, or words of its own. */
  readonly title: string | Message | Readonly<Record<Language, string>>
  readonly rows: readonly AidRow[]
  /** The expansion that it is about: only for tables with it. */
  readonly of?: string
}

/** A part of the table, by its selector, and what it is in a few words. */
export interface Sight {
  readonly at: string
  readonly words: Message
}

/** What something on the table is: the answer to pointing at it. */
export interface What {
  /** Without one, it is called what it is called for who can't see it. */
  readonly title?: Message
  readonly lines: readonly Message[]
  /** What it is worth now, if there is a sum. */
  readonly worth?: Message
  /** What of it has a picture, as `Picture` knows it. */
  readonly pictured?: string
  readonly rule?: string
}

/** A line of the preview: what changes for whom. */
export interface LedgerLine {
  readonly label: Message
  readonly seat: Seat | null
  readonly before: string
  readonly after: string
  readonly good: boolean | null
}

/** Something that an option will bring, though no number changes yet. */
export interface Note {
  readonly message: Message
  readonly good: boolean | null
}

/** Where points come from: its name, and the number of a colour that is the same in every game of its kind. */
export interface Source extends Message {
  readonly colour: number
}

/** Points by source for every seat, best first. Those of a seat, losses with them, add up to its total. */
export interface Ranking {
  readonly sources: readonly Source[]
  readonly rows: readonly { readonly seat: Seat; readonly points: readonly number[]; readonly total: number }[]
}

/** How a game ended that is not simply won by the best: in a few words, and in a sentence. */
export interface Verdict {
  readonly title: Message
  readonly text: Message
  /** It came to the final scoring. */
  readonly scored: boolean
}

/** What a round or a Winter brought, in one card. */
export interface Summary {
  /** The number of the event that ended it. */
  readonly id: number
  readonly title: Message
  readonly facts: readonly {
    readonly text: Message
    readonly icon?: string
    readonly value: string
    readonly good: boolean | null
    /** Whom it hit, and how often. */
    readonly who?: readonly { readonly seat: Seat; readonly n: number }[]
  }[]
  /** If there are none. */
  readonly none: Message
  readonly columns: readonly (Message & { readonly icon?: string })[]
  /** The stage has shown it, and can show it again. */
  readonly again?: true
  /** `bad`: to have some of that is no gain. */
  readonly rows: readonly {
    readonly seat: Seat
    readonly values: readonly number[]
    readonly bad: readonly boolean[]
    /** The same in a sentence, for whom it is about. */
    readonly lead?: Message
  }[]
}

/** What is said in one breath, for ears. `said` by the number of the event after which it is said. */
export interface Spoken {
  readonly instead: ReadonlySet<number>
  readonly said: ReadonlyMap<number, readonly Message[]>
}

/** Points that an event brings a seat or takes from it, and what for. */
export interface Gain {
  readonly seat: Seat
  readonly points: number
  readonly source: Message
}

/** A seat as it is drawn: its name in the game, and the colour and seal that go with it. */
export interface SeatLook {
  readonly clan: string
  readonly name: Message
}

/**
 * A game as the page knows it. Written as methods, so that the face of one game is a face of any; each is only given what comes
 * from its own tables.
 */
export interface Face {
  readonly id: string
  readonly texts: Readonly<Record<Language, TextTable>>
  readonly modes: readonly ModeChoice[]
  readonly clans: readonly ClanChoice[]
  fields(table: TableKind): readonly SetupField[]
  /** What may lie in the box beside the base game. */
  readonly expansions?: readonly ExpansionChoice[]
  /** All that tables of such a set-up need has come; without it, nothing comes later. */
  bring?: (setup: Readonly<Record<string, unknown>>) => Promise<void>
  /** Its texts of a language have come. Left out: they are there from the start. */
  learn?: (language: Language) => Promise<void>
  effort?: (table: TableKind) => Effort
  /** What expansions change at such a table; all that it needs has come. */
  changes?: (setup: Readonly<Record<string, unknown>>) => readonly Change[]
  /** Why there can't be such a table, reason by reason, with the rule of each. */
  refusals?: (
    table: TableKind & { readonly clans: readonly string[] },
  ) => readonly { readonly text: Message; readonly rule: string }[]
  /** What is worth knowing of a table that can be, in words. */
  notices?: (setup: Readonly<Record<string, unknown>>) => readonly Message[]
  /** What is wrong with a set-up, in words; undefined = nothing. */
  wrong(setup: Readonly<Record<string, unknown>>): Message | undefined
  open(setup: TablePlan['setup']): object
  /** Where the drawings of a table are, file by file. */
  readonly sprites?: (box: object) => readonly string[]
  seat(box: object, seat: Seat): SeatLook
  /** All that take part, those without a person or bot too. */
  participants(box: object): number
  prompt(question: Asked, box: object, view: object): Message
  option(option: Asked['options'][number], box: object, view: object, question: Asked): Message
  /** What is missing when something is refused, in a sentence; undefined if the rule says it all. */
  why(facts: JsonObject | undefined, box: object): Message | undefined
  /** A line of the log; undefined = nothing to tell. */
  event(event: { readonly kind: string }, box: object): Message | undefined
  /** The heading that this event begins in the log: round and turn, Year and season. */
  heading(event: { readonly kind: string }, box: object): Message | undefined
  /** What it is in the story of what others do. */
  part(event: NewsLine['event']): Part
  /** The card that it shows, as `Zoom` knows it. */
  shows?: (event: NewsLine['event']) => string | undefined
  /** What it shows in its own way, step by step, of all that was told; undefined: nothing yet. */
  drama?: (told: readonly NewsLine[], box: object, how: Fullness | 'auto') => Drama | undefined
  /** What it sounds like; undefined: nothing is heard. */
  sound?: (event: NewsLine['event'], box: object) => Sound | undefined
  /** What it is for a moment, where it happens; undefined: nothing worth a look. */
  moment?: (event: NewsLine['event'], box: object) => Stamp | undefined
  /** How it is acted on the board, where it happens; undefined: it is not. */
  acts?: Acts
  /** What is said in one breath: the lines that it stands for, and its sentences; undefined: each line is said by itself. */
  spoken?: (told: readonly NewsLine[], seat: Seat | null, name: (seat: Seat) => string) => Spoken
  /** What somebody is asked, in a word or two; that he is asked it is no secret. */
  askedNext?: (prompt: string) => Message | undefined
  /** What it is about that comes next, in a word or two; not what comes of it. */
  toldNext?: (event: NewsLine['event'], box: object) => Message | undefined
  problem(problem: Problem): Message
  /** What a row of its data is called, for who hears that it has changed. */
  row(name: string, box: object): Message
  /** What changes between two views, at most five lines; `option`: what was chosen between them. */
  ledger(before: object, after: object, box: object, option?: Asked['options'][number]): readonly LedgerLine[]
  /** What it will bring beyond what changes at once. */
  foretold?: (option: Asked['options'][number], box: object, view: object, question: Asked) => readonly Note[]
  ranking(view: object, box: object): Ranking
  /** What an event changes in somebody's points; undefined = nothing. */
  gain(event: NewsLine['event'], box: object): Gain | undefined
  /** A finished game that a team or an automaton has won or lost; undefined: the best has won, as `ranking` says. */
  verdict?: (told: readonly NewsLine[], box: object) => Verdict | undefined
  /** What the last round or Winter that is over has brought; undefined: there was none. */
  summary?: (told: readonly NewsLine[], box: object) => Summary | undefined
  /** What lies on the board and is named by an event: the `data-place` or `data-piece` of each. */
  named?: (event: NewsLine['event'], box: object) => readonly string[]
  /** Where the game stands, in a few words: "round 3 of 5". */
  standing(view: object): Message
  /** The long stretch of the game that it is in, as short as can be: "Round 3". */
  chapter(view: object): Message
  readonly rules: RuleBook
  /** What somebody may look for in its rules. */
  readonly searched: Message
  /** The player aid, and the symbols of the game. */
  readonly aid: readonly AidPart[]
  readonly symbols: readonly AidRow[]
  /** Files with icons of the player aid beyond those that are always there. */
  readonly aidIcons?: readonly string[]
  /** The key of the option that is proposed, such as how to pay; it is only a proposal. */
  proposed?: (question: Asked, view: object) => string | undefined
  /** Where on the table an answer leads, by the names of places, the best first: for who draws what may come. */
  lies?: (option: { readonly kind: string }, prompt: string, box: object, view: object) => readonly string[]
  /** It is shown and picked on the board; all others the frame offers as buttons beside the question. */
  onBoard?: (option: Asked['options'][number]) => boolean
  /** It does nothing, or no more: it is at hand in the prompt line, whatever else is a list. */
  declines?: (option: Asked['options'][number]) => boolean
  /** It says in so many words that the turn is over: nobody is asked for it again. */
  endsTurn?: (option: Asked['options'][number]) => boolean
  /** What was chosen before is not complete without an answer to this question: Escape puts it back. */
  goesOn?: (question: Asked) => boolean
  /** It is a card in the person's hand: where it lies in it, by a number that grows from left to right. */
  inHand?: (option: Asked['options'][number]) => number | undefined
  /** The seat has cards of its own, as everybody can see; without this, it always has. */
  holds?: (seat: Seat, view: object) => boolean
  /** The number that it is on the board, such as a bid: the key of that number picks it. */
  numberOn?: (option: Asked['options'][number]) => number | undefined
  /** Some questions are one choice in several parts: what shows them as one, instead of options. */
  readonly Parts?: Component<{ scene: Scene; question: Asked }>
  inParts?: (question: Asked, view: object) => boolean
  /** Cards that a sentence names, as its one group, and how they are drawn in it; it says the same then. Left out: they stand in words. */
  readonly tokens?: { readonly found: RegExp; readonly Token: Component<{ scene: Scene; part: string }> }
  /** What lies at a place of the table (`data-what`, `data-place`, `data-piece` or `data-zoom`); undefined: nothing to tell. */
  what(key: string, box: object, view: object): What | undefined
  /** The picture of something, on the ground that its kind has; nothing where there is none. */
  readonly Picture?: Component<{ scene: Scene; what: string }>
  /** What an element with `data-zoom` shows in large. */
  readonly Zoom?: Component<{ scene: Scene; what: string }>
  /** What a newcomer looks at first, in this order; what the screen does not show is left out. */
  readonly sights: readonly Sight[]
  /** Where on the table a card that somebody plays is shown: what is empty there, or can wait. */
  readonly stageRoom?: string
  /** The table of the game. */
  readonly Board: Component<{ scene: Scene }>
}
