import type { GameCard } from '../../games/index.ts'
import { keptBox } from '../../store/own-box.ts'
import type { OwnBox } from './draft.svelte.ts'

/** What this browser keeps of an owner's box, looked at by the game's own check; the checks come only if there is something to look at. */
export async function ownBoxOf(game: GameCard['id']): Promise<OwnBox | undefined> {
  const data = keptBox(game)
  if (data === undefined) return undefined
  const { boxOf } = await import('../box/load.ts')
  const box = await boxOf(game)
  const rows = new Set(box.differences(data).map(({ table, row }) => `${table} ${row}`))
  return { data, changes: rows.size, mistakes: box.check(data).length }
}
