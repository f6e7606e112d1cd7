import { set, settings } from '../settings.svelte.ts'
import { savedTables } from '../store/saves.ts'
import type { TablePlan } from '../table/protocol.ts'

/* A newcomer looks around at the first table that "Play now" lays, and never again (frame/LookAround.svelte). */

/** The table at which somebody is to look around. */
let table: string | undefined = $state()

export const isFirstLook = ({ id }: TablePlan): boolean => id === table

/** "Play now" was pressed: does this browser see a table of this game for the first time? */
export async function greet({ id, game }: TablePlan): Promise<void> {
  if (settings.looked.includes(game)) return
  if (await hasPlayed(game, id)) lookedAt(game)
  else table = id
}

async function hasPlayed(game: string, now: string): Promise<boolean> {
  try {
    return (await savedTables()).some(({ plan }) => plan.game === game && plan.id !== now)
  } catch {
    // A store that nobody may read: whoever comes here is new to it.
    return false
  }
}

const lookedAt = (game: string): void => set('looked', [...new Set([...settings.looked, game])])

/** It has begun: whatever comes of it, it does not come again. */
export const begun = ({ game }: TablePlan): void => lookedAt(game)

/** It is over. Who cut it short wants it at no other game's table either. */
export function looked(cut: boolean, games: readonly string[]): void {
  table = undefined
  if (cut) for (const game of games) lookedAt(game)
}
