import { commandBoxes, commonBox, hordeBoxes, numbersFor } from '../box.ts'
import type { GameData, HordeCard, PlayerCount } from '../data/index.ts'
import { standardDecks } from './competitive.ts'
import type { Mode } from './index.ts'
import { REED_WORDS, reedClan, reedRules } from './reed/index.ts'

/** GW-2P-04, RUL-53: cards whose back points to a section that is out of use stay in the box. */
export const usableCards = (cards: readonly HordeCard[], sections: readonly number[]): readonly HordeCard[] =>
  cards.filter(({ indicator }) => sections.includes(indicator))

/** Command cards of the humans, then that of the Reed Clan. */
export function commandsWithReed(data: GameData) {
  const own = Object.values(data.commands.player)
  return {
    commands: commandBoxes([...own, data.commands.reed]),
    humanCommands: own.map((_, i) => i),
    reedCard: own.length,
  }
}

/** Section 12: two players, and the Reed Clan as the third participant. */
export const two: Mode = {
  seats: [2],
  open(setup, data) {
    const players = setup.seats as PlayerCount
    const common = commonBox(data, numbersFor(data, players))
    const { commands, humanCommands, reedCard } = commandsWithReed(data)
    return {
      ...common,
      ...standardDecks(data),
      hordes: hordeBoxes(usableCards(data.hordes.base, common.sections), players),
      hordesToPlace: data.counts[players].hordesAtSetup.standard,
      commands,
      humanCommands,
      automata: [reedClan(data, reedCard)],
      effects: { ...common.effects, ...REED_WORDS },
      parts: [reedRules],
    }
  },
}
