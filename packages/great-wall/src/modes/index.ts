import type { Dice, Part } from '@wanli/kernel'
import type { GameData } from '../data/index.ts'
import type { OwnDetail } from '../details.ts'
import type { State } from '../state.ts'
import type { GreatWall, GwBox, R, Seat, Setup } from '../terms.ts'
import { competitive } from './competitive.ts'
import { coop } from './coop/index.ts'
import { solo } from './solo/index.ts'
import { two } from './two.ts'

/** What a mode keeps on the table beside the board: plain data under its name in `state.extras`, and its words in positions. */
export interface Extra {
  readonly name: string
  /** As on an empty table. */
  fresh(box: GwBox): unknown
  /** From the words of a position, in which all else stands already; whatever is wrong with them is thrown as `Wrong`. */
  read(words: unknown, box: GwBox, state: State): unknown
  write(data: never, box: GwBox, state: State): unknown
  /** What a viewer sees of it; `sees` says whose resources are open to him (GW-INFO-01). */
  view(data: never, g: R, sees: (seat: Seat) => boolean): unknown
  /** What is broken in it, as rule IDs with the name of the trouble. */
  broken(data: never, box: GwBox, state: State): readonly { readonly rule: string; readonly problem: OwnDetail }[]
  /** How many Soldiers of a type a seat has in it (XP-INV-01); without, none. */
  soldiers?(data: never, seat: Seat, type: number): number
  /** How many Clerks of a seat are in it (XP-INV-02), and how many Shame tokens that belong to the pool (XP-INV-03); without, none. */
  clerks?(data: never, seat: Seat): number
  shame?(data: never): number
  /** Deal anew what this seat does not know, in place; `peeked`: piles of a deck that another player is looking at. */
  guess(data: never, dice: Dice, peeked: (deck: string) => readonly number[][]): void
  /** Who knows each hidden thing in it, as bit masks in a fixed order (see `known`). */
  hidden(data: never, box: GwBox, state: State): readonly number[]
}

/**
 * What a mode and the expansions take out of the box, and the rules they add. What follows from it (the options' keys, the
 * rules put together) is made when all have spoken.
 */
export type Contents = Omit<
  GwBox,
  | 'setup'
  | 'seats'
  | 'clans'
  | 'army'
  | 'typesOf'
  | 'hordeTriggers'
  | 'ownerlessTriggers'
  | 'windows'
  | 'rules'
  | 'expansions'
  | 'book'
> & {
  readonly parts: readonly Part<GreatWall>[]
}

/** A way to play: for how many humans, which decks, which rules. */
export interface Mode {
  readonly seats: readonly number[]
  open(setup: Setup, data: GameData): Contents
}

export const MODES: Readonly<Record<string, Mode>> = { competitive, two, solo, coop }
