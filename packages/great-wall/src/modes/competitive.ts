import { commandBoxes, commonBox, generalBoxes, hordeBoxes, tacticBoxes } from '../box.ts'
import { BASE_EFFECTS } from '../cards/effects/index.ts'
import type { PlayerCount } from '../data/index.ts'
import { LOCATION_RULES } from '../locations/index.ts'
import type { Mode } from './index.ts'

/** GW-MODE-01, section 2.2, columns C3 and C4. */
export const competitive: Mode = {
  seats: [3, 4],
  open(setup, data) {
    const common = commonBox(data, setup.seats as PlayerCount)
    return {
      ...common,
      seats: setup.seats,
      hordes: hordeBoxes(data.hordes.base),
      hordesToPlace: common.hordesAtSetup.standard ?? 0,
      generals: generalBoxes(data, ['base']),
      tactics: tacticBoxes(data, ['base']),
      commands: commandBoxes(data),
      effects: BASE_EFFECTS,
      locationRules: LOCATION_RULES,
      parts: [],
    }
  },
}
