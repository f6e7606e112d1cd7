import { scenarioCover } from '../../../src/expansions/chronicles/cover.ts'
import { type Scenario, scenario } from '../../../src/expansions/chronicles/scenario.ts'
import type { ScenarioName } from '../../../src/expansions/chronicles/names.ts'
import { type SetupWords, withExpansion } from '../../table.ts'

/** The cover of a scenario that nobody sells: it has no texts and no rules of its own. */
export const plainCover = (name: ScenarioName) => scenarioCover(name, { en: {}, es: {} })

/** A table with a scenario of the tests' own, which is what all scenarios share and whatever `own` adds. */
export function withScenario(own: Omit<Scenario, 'name' | 'story'> = {}, setup: SetupWords = {}): SetupWords {
  const coop = setup.mode === 'coop'
  return withExpansion(
    scenario({ ...plainCover(coop ? 'redTurban' : 'emperorsVisit'), story: { en: {}, es: {} }, ...own }),
    {
      seats: 3,
      ...setup,
    },
  )
}

export const COOP: SetupWords = { mode: 'coop', seats: 3 }
export const SOLO: SetupWords = { mode: 'solo', seats: 1 }
