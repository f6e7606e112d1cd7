import type { Part } from '@wanli/kernel'
import { boxOf, hasWord, usableSections } from '../../../battle/hordes.ts'
import { destroyWall } from '../../../battle/walls.ts'
import { loseAtOnce } from '../../../loss.ts'
import { hordeAt } from '../../../rows.ts'
import type { Horde, SectionId } from '../../../state.ts'
import type { G, GreatWall, R, Rule } from '../../../terms.ts'
import { destroyMachines } from '../field/machines.ts'
import { afterRams } from './engines.ts'

/* Section 6.5: what siege Hordes do to the Wall, and what happens when it is gone. */

declare module '../../../events.ts' {
  interface MoreEvents {
    /** A siege engine is about to destroy a Wall level. */
    besieged: { kind: 'besieged'; horde: string; section: SectionId }
  }
}

/** Why everyone has lost (BP-HOR-18). */
export const NO_WALL = 'noWall'

// --- Battering Ram -----------------------------------------------------------------------------------------------------

/** BP-HOR-02 to -04 */
function ramsMove(g: G, section: SectionId): void {
  const { hordes } = g.state.sections[section]!
  const then = afterRams(g, section, (ram, front) =>
    g.say?.({ kind: 'hordesSwapped', a: boxOf(g, ram).id, b: boxOf(g, front).id }),
  )
  hordes.splice(0, hordes.length, ...then)
}

// --- Siege Ladders -----------------------------------------------------------------------------------------------------

/** Ladders in row 1 of these Hordes; in other rows they do nothing (BP-HOR-14). */
function laddersAt(g: R, hordes: readonly Horde[]): Horde | undefined {
  const front = hordeAt(hordes, 0)
  return front !== undefined && hasWord(g, front, 'ladders') ? front : undefined
}

// --- the siege step ----------------------------------------------------------------------------------------------------

/** BP-HOR-15: sections from the left; in each the Rams move, then one of them destroys, then every Trebuchet. */
function* siegeStep(g: G): Rule {
  for (const section of usableSections(g)) {
    ramsMove(g, section)
    const { hordes } = g.state.sections[section]!
    const front = hordeAt(hordes, 0)
    // BP-HOR-05: one level, however many Rams.
    if (front !== undefined && hasWord(g, front, 'ram')) yield* batter(g, section, front)
    for (const horde of hordes.slice()) if (hasWord(g, horde, 'trebuchet')) yield* batter(g, section, horde)
  }
}

/** BP-HOR-12, -16, -17 */
function* batter(g: G, section: SectionId, horde: Horde): Rule {
  if (g.state.sections[section]!.wall === 0) return
  g.say?.({ kind: 'besieged', horde: boxOf(g, horde).id, section })
  yield* destroyWall(g, section)
}

/** BP-HOR-18, BP-MOD-04: after every level that is destroyed. */
function* checkWall(g: G): Rule {
  if (usableSections(g).every((section) => g.state.sections[section]!.wall === 0)) yield* loseAtOnce(g, NO_WALL)
}

export const siegeRules: Part<GreatWall> = {
  name: 'Siege',
  modify: {
    // BP-HOR-07, -08: always in the last row.
    stays: (none, { card }, g) =>
      g.box.hordes[card]!.mods.some(({ rule }) => rule.modifier.mod === 'trebuchet')
        ? g.box.data.constants.hordeSlots - 1
        : none,
    // BP-HOR-13, XRUL-42
    defenseless(none, { hordes }, g) {
      const ladders = laddersAt(g, hordes)
      return ladders === undefined ? none : boxOf(g, ladders).id
    },
    // BP-HOR-14: everyone, not only as many as Lethality.
    breachKills: (places, { hordes }, g) =>
      laddersAt(g, hordes) === undefined ? places : [...new Set([...places, 'horde', 'rest'] as const)],
  },
  on: [
    {
      to: 'breach',
      when: 'has',
      do(g, { section }) {
        if (laddersAt(g, g.state.sections[section]!.hordes) !== undefined) destroyMachines(g, section)
      },
    },
    { to: 'wallDestroyed', when: 'has', do: checkWall },
    // XP-TIM-19: after the Towers are scored.
    { to: 'stepDone', when: 'has', do: (g, { step }) => (step === 'assault' ? siegeStep(g) : undefined) },
  ],
}
