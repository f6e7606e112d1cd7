import { characterAt } from '@wanli/bots/characters'
import { say } from '../settings.svelte.ts'
import type { TablePlan } from '../table/protocol.ts'
import { LEVELS } from './levels.ts'

/** What kind of bot sits there: its level, and whose tastes it has. Bots of before there were levels are just bots. */
export function botOf({ id, seats }: Pick<TablePlan, 'id' | 'seats'>, seat: number): string {
  const level = LEVELS.find((name) => name === seats[seat]?.bot)
  if (level === undefined) return say('frame.bot')
  return `${say('frame.bot')}, ${say(`app.level.${level}`)}, ${say(`app.character.${characterAt(id, seat)}`)}`
}
