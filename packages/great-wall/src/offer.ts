import type { Game } from '@wanli/kernel'
import { type Catalogue, clansFor, expansionsOf, noticesOf, refusalsOf, STANDARD } from './catalogue.ts'
import type { Plan, Remark } from './expansions/expansion.ts'
import { checkSetup, open, SETUP } from './setup.ts'
import type { GreatWall, Setup } from './terms.ts'

/*
 * What tables there can be, and the box of each. Whoever shows a table that others run needs no more of the game: how its states begin, are
 * seen, guessed, written and checked stays with the table.
 */

/** XP-CFG-02, XP-REF-09: why there can't be such a table, all reasons at once; and what is worth knowing of one that can be. */
export const refusals = (plan: Plan): readonly Remark[] => refusalsOf(STANDARD, plan)
export const notices = (setup: Setup): readonly Remark[] => noticesOf(STANDARD, setup)
/** The Clans that may be chosen at a table with these expansions. */
export const clansWith = (expansions: readonly string[]) => clansFor(expansionsOf(STANDARD, expansions))
/** The modes, and for how many humans each is. */
export const MODE_SEATS = SETUP.modes

type Boxes = Pick<Game<GreatWall>, 'checkSetup' | 'open'>

/** What is wrong with a set-up, and the box of one that is right. */
export const boxes: Boxes = boxesOf(STANDARD)

export function boxesOf(catalogue: Catalogue): Boxes {
  return {
    checkSetup: (input) => checkSetup(catalogue, input),
    open: (setup) => open(catalogue, setup),
  }
}
