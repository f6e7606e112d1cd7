import { cover as ancientBeasts } from './ancient-beasts/cover.ts'
import { cover as blackPowder } from './black-powder/cover.ts'
import { cover as emperorsVisit } from './chronicles/emperors-visit/cover.ts'
import { cover as freezingWeather } from './chronicles/freezing-weather/cover.ts'
import { cover as diaoyucheng } from './chronicles/diaoyucheng/cover.ts'
import { cover as greatFamine } from './chronicles/great-famine/cover.ts'
import { cover as redTurban } from './chronicles/red-turban/cover.ts'
import { cover as hungryGhosts } from './chronicles/hungry-ghosts/cover.ts'
import type { Expansion } from './expansion.ts'
import { cover as fifthPlayer } from './fifth-player/cover.ts'
import { cover as genghisKhan } from './genghis-khan/cover.ts'
import { cover as rat } from './rat/cover.ts'

/*
 * Every expansion is offered by its cover; its box is unpacked when a table needs it. Programs have all of them from the start (index.ts); the page
 * fetches each when the first table with it is opened.
 */

const shelf: Expansion[] = [
  fifthPlayer,
  genghisKhan,
  blackPowder,
  ancientBeasts,
  rat,
  freezingWeather,
  greatFamine,
  emperorsVisit,
  redTurban,
  diaoyucheng,
  hungryGhosts,
]
const unpacked = new Set<Expansion>()

/** All expansions, in the order in which they add to the box (XP-SET-09): what is unpacked of them. */
export const EXPANSIONS: readonly Expansion[] = shelf

/** These are there as a whole from now on. */
export function unpack(...wholes: readonly Expansion[]): void {
  for (const whole of wholes) {
    shelf[shelf.findIndex(({ name }) => name === whole.name)] = whole
    unpacked.add(whole)
  }
}

/** Only its cover is there: no table can be laid with it yet. An expansion that is on no shelf is there as it is. */
export const isPacked = (expansion: Expansion): boolean => shelf.includes(expansion) && !unpacked.has(expansion)
