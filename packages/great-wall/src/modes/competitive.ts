import { commandBoxes, commonBox, countOf, generalBoxes, hordeBoxes, numbersFor, tacticBoxes } from '../box.ts'
import type { GameData } from '../data/index.ts'
import { winnerOf } from '../score.ts'
import type { Mode } from './index.ts'

/** The decks of every game that isn't co-op (GW-MODE-01). */
export const standardDecks = (data: GameData) => ({
  generals: generalBoxes(data, ['base']),
  tactics: tacticBoxes(data, ['base']),
  winners: winnerOf,
})

/** Section 2.2, columns C3 and C4. */
export const competitive: Mode = {
  seats: [3, 4],
  open(setup, data) {
    const commands = commandBoxes(Object.values(data.commands.player))
    return {
      ...commonBox(data, numbersFor(data, setup.seats)),
      ...standardDecks(data),
      hordes: hordeBoxes(data.hordes.base, setup.seats),
      hordesToPlace: countOf(data, setup.seats).hordesAtSetup.standard,
      commands,
      humanCommands: commands.map((_, card) => card),
      parts: [],
    }
  },
}
