import type { Game } from '@wanli/kernel'
import { type Catalogue, clansFor, expansionsOf, noticesOf, refusalsOf, STANDARD } from './catalogue.ts'
import type { Plan, Remark } from './expansions/expansion.ts'
import { checkSetup, open, SETUP } from './setup.ts'
import type { GreatWall, GwBox, Setup } from './terms.ts'

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

/** Boxes that are kept, so that a table like an earlier one takes the same; a box is only read. */
const MOST_KEPT = 8

export function boxesOf(catalogue: Catalogue): Boxes {
  const kept = new Map<string, GwBox>()
  return {
    checkSetup: (input) => checkSetup(catalogue, input),
    open(setup) {
      // An owner's own data are as long as all else together: such a box is opened each time.
      if (setup.data !== undefined) return open(catalogue, setup)
      const key = JSON.stringify(setup)
      const box = kept.get(key) ?? open(catalogue, setup)
      if (!kept.has(key) && kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
      return kept.set(key, box).get(key)!
    },
  }
}
