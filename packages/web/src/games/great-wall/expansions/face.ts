import type { Component } from 'svelte'
import type { Pictures } from '../../../art/art.ts'
import type { Stroke } from '../../../frame/acted.ts'
import type { Way } from '../../../frame/clicks.ts'
import type { Stamp } from '../../../frame/moments.ts'
import type { Sound } from '../../../frame/sound/sounds.ts'
import type { NewsLine } from '../../../table/protocol.ts'
import type { Message } from '../../../text/index.ts'
import type { Change, LedgerLine, What } from '../../face.ts'
import type { Takes } from '../layout.ts'
import type { Asking } from '../places.ts'
import type { WallTable } from '../table.svelte.ts'
import type { Box, Option, PlayerView, View } from '../types.ts'

/*
 * What an expansion is on the page: a folder here, beside that of its rules. `cover.ts` is known from the start; `index.ts` (places and
 * words) and `look.ts` (what is drawn) come with the first table that uses it (load.ts).
 */

type Words = Readonly<Record<string, string>>
type Gists = Readonly<Record<string, readonly string[]>>

/** The table before and after an option. */
export type LedgerMaker = (before: View, after: View, box: Box, option?: Option) => readonly LedgerLine[]

/** How an event of its own is told and acted. */
export interface Telling {
  /** What lies on the table and is named by it: the `data-place` or `data-piece` of each. */
  readonly named?: (event: NewsLine['event']) => readonly string[]
  /** It follows from what was done, and is no deed of its own. */
  readonly follows?: true
  /** The member of it that is a card which is shown large. */
  readonly shows?: string
  readonly sound?: Sound
  /** What is worth a look for a moment, at its place. */
  readonly moment?: (event: NewsLine['event'], box: Box) => Stamp | undefined
  /** How it is acted on the board; undefined: it is not. */
  readonly acts?: (line: NewsLine, told: readonly NewsLine[], box: Box) => readonly Stroke[] | undefined
  /** What it is about, before it is shown. */
  readonly next?: Message
}

/** How a scenario opens; its words are the game's. */
export interface Story {
  readonly icon: string
}

/** Its places and words. */
export interface ExpansionFace {
  /** As set-ups call it. */
  readonly name: string
  /** Where its options lie on the table, by kind; they are offered there and nowhere else. */
  readonly ways?: Readonly<Record<string, (option: never, asking: Asking) => readonly Way[]>>
  /** What its places and pieces are, by the first word of their names. */
  readonly what?: Readonly<Record<string, (words: readonly string[], box: Box, view: View) => What | undefined>>
  /** What a card of its own kinds is; undefined: not one of its cards. */
  readonly card?: (id: string, box: Box, view: View) => What | undefined
  /** What of its own an option changes for the viewer, line by line. */
  readonly ledger?: LedgerMaker
  /** Whether all of a Horde's grid is shown, because somebody aims at its cells. */
  readonly aimsAt?: (asked: Pick<WallTable, 'view' | 'options'>, section: number, row: number) => boolean
  /** Locations that it adds, by ID: the sign of each, and the rule about it. */
  readonly locations?: Readonly<Record<string, { readonly icon: string; readonly rule: string }>>
  /** Its Soldiers by name: the rule about each, and what of it is worth saying. */
  readonly units?: Readonly<Record<string, { readonly rule: string; readonly about: Message }>>
  /** Its events, by kind. */
  readonly told?: Readonly<Record<string, Telling>>
  /** A row of its own on the Time track, a value for each slot. */
  readonly timeRow?: (view: View) => { readonly label: Message; readonly values: readonly string[] } | undefined
  /** What an Overseer adds at each level now, by Location, where that is not what is printed. */
  readonly overseersAdd?: (view: View) => readonly (readonly number[])[] | undefined
  /** What somebody is asked, in a word or two, by question. */
  readonly asked?: Readonly<Record<string, Message>>
  /** Soldiers who stand somewhere that only it has. */
  readonly stands?: (view: View) => readonly { readonly seat: number; readonly unit: string; readonly place: string }[]
  /** Of a scenario: what one reads when the game begins. */
  readonly story?: Story
  /** What it changes at such a table beside cards and Soldiers. */
  readonly changes?: (box: Box) => readonly Change[]
  /** What the page says of it, in both languages. */
  readonly texts?: { readonly en: Words; readonly es: Words }
  /** What a Horde does where it stands now, in a few words, by a modifier of its own. */
  readonly hordeWord?: (modifier: string, card: string, view: View) => Message | undefined
  /** Its cards in a few words. */
  readonly gists?: { readonly en: Gists; readonly es: Gists }
  /** The pictures of its cards. */
  readonly pictures?: Pictures
}

interface OfTable {
  readonly table: WallTable
}
interface OfSection extends OfTable {
  readonly section: number
}

/** What is drawn of it, by where it stands. */
export interface ExpansionParts {
  /** Above the field, as wide as it. */
  readonly AboveField: Component<{ table: WallTable }>
  /** Below the field, on the seam of field and land. */
  readonly BelowField: Component<{ table: WallTable }>
  /** On the seam of field and land, on a phone above the Locations. */
  readonly Seam: Component<{ table: WallTable }>
  /** Over the three Sections: what stands between them. */
  readonly OverField: Component<{ table: WallTable }>
  /** On the Wall of a Section, beside its Firing spots. */
  readonly OnWall: Component<{ table: WallTable; section: number }>
  /** Over the Vital spots of a Horde, in their grid. */
  readonly OnHorde: Component<{ table: WallTable; section: number; row: number; card: string; first: number }>
  /** Behind the Wall, beside the Soldiers who rest. */
  readonly InRest: Component<{ table: WallTable; section: number }>
  /** In the title line of a Location. */
  readonly AtLocation: Component<{ table: WallTable; location: number }>
  /** Between the Clerks of a Location and what it does. */
  readonly InLocation: Component<{ table: WallTable; location: number }>
  /** Among the prices of a Location. */
  readonly AtPrices: Component<{ table: WallTable; id: string }>
  /** Over the land, while it asks for something that lies on no place of the table. */
  readonly Chooser: Component<{ table: WallTable }>
  /** Over the whole table when the game begins, whatever of it is folded away. */
  readonly Overture: Component<{ table: WallTable }>
  /** In the place of the Requests, where a team has another aim. */
  readonly Aim: Component<{ table: WallTable }>
  /** Its cards at the edge of the table, and in the drawer where the edge is folded away. */
  readonly Edge: Component<{ table: WallTable }>
  /** Below the players. */
  readonly Side: Component<{ table: WallTable }>
  /** Beside the name of a player. */
  readonly AtPlayer: Component<{ table: WallTable; player: PlayerView }>
  /** Beside the name of a Section, where the three are a strip. */
  readonly InStrip: Component<{ table: WallTable; section: number }>
}
export type Place = keyof ExpansionParts
export type PlaceProps = OfTable &
  Partial<OfSection & { location: number; id: string; player: PlayerView; row: number; card: string; first: number }>

/** What is drawn of it. */
export interface ExpansionLook extends Partial<ExpansionParts> {
  readonly name: string
  /** What it takes of the field's height above or below the Sections, and of the land's. */
  readonly takes?: Takes
  /** Where the drawings of its cards are. */
  readonly sprite?: string
}
