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
  /** From the words of a position; whatever is wrong with them is thrown as `Wrong`. */
  read(words: unknown, box: GwBox): unknown
  write(data: never, box: GwBox): unknown
  /** What a viewer sees of it; `sees` says whose resources are open to him (GW-INFO-01). */
  view(data: never, g: R, sees: (seat: Seat) => boolean): unknown
  /** What is broken in it, as rule IDs with the name of the trouble. */
  broken(data: never, box: GwBox, state: State): readonly { readonly rule: string; readonly problem: OwnDetail }[]
  /** Deal anew what this seat does not know, in place; `peeked`: piles of a deck that another player is looking at. */
  guess(data: never, dice: Dice, peeked: (deck: string) => readonly number[][]): void
  /** Who knows each hidden thing in it, as bit masks in a fixed order (see `known`). */
  hidden(data: never, box: GwBox, state: State): readonly number[]
}

/**
 * What a mode and the expansions take out of the box, and the rules they add. What follows from it (the options' keys, the
 * rules put together) is made when all have spoken.
 */
export type Contents = Omit<GwBox, 'setup' | 'seats' | 'clans' | 'hordeTriggers' | 'rules' | 'expansions' | 'book'> & {
  readonly parts: readonly Part<GreatWall>[]
}

/** A way to play: for how many humans, which decks, which rules. */
export interface Mode {
  readonly seats: readonly number[]
  open(setup: Setup, data: GameData): Contents
}

export const MODES: Readonly<Record<string, Mode>> = { competitive, two, solo, coop }
