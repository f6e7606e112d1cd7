import type { Chance, Part } from '@wanli/kernel'
import { compileRules } from '../../box.ts'
import type { Facts } from '../../facts.ts'
import { NONE, type SectionId, type State } from '../../state.ts'
import type { G, GreatWall, GwBox, InForce, OutpostBox, OwnerlessCards, R, Seat, Setup } from '../../terms.ts'
import { indicator } from '../../year/spring.ts'
import { attackersOf, AWARD_IDS, outpostOf, rows, SKILL_IDS, skillsOf, SPOT_CARD_IDS, spotCardsOf } from './cards.ts'
import type { AtTable } from '../own-numbers.ts'
import { priceHere } from './price.ts'
import { cardsInPlay, GENGHIS_KHAN, isActive, isDefeated, khanState, type KhanState, uncovered } from './state.ts'

declare module '../../facts.ts' {
  interface MoreFacts {
    spotInactive: { readonly kind: 'spotInactive'; readonly spot: number; readonly humans: number }
  }
}
declare module '../../events.ts' {
  interface MoreEvents {
    /** GK-12: `from` is the same section if he stays. */
    khanMoved: { kind: 'khanMoved'; from: SectionId; section: SectionId }
    /** GK-10 */
    skillBroken: { kind: 'skillBroken'; card: string }
    /** GK-39 */
    khanDefeated: { kind: 'khanDefeated'; seat: Seat }
  }
}

/** GK-01, -04, -05: one Award and two Skills by lot; the miniature where the top of the Horde deck points. */
export function begin(s: State, box: GwBox, chance: Chance): void {
  const { hordes } = box
  const { inPlay } = rows.at(box)
  const drawn = (cards: readonly unknown[], n: number) =>
    chance
      .shuffle(
        'setup',
        cards.map((_, card) => card),
      )
      .slice(0, n)
  const [award] = drawn(AWARD_IDS, inPlay.awards)
  const skills = drawn(SKILL_IDS, inPlay.skills)
  const section = hordes[s.hordeDeck[s.hordeDeck.length - 1]!]!.indicator
  s.extras[GENGHIS_KHAN] = { section, skills, award: award! } satisfies KhanState
}

// --- his cards -----------------------------------------------------------------------------------------------------------

/** GK-08 */
const inactive = (g: R, outpost: number, spot: number): { rule: string; facts: Facts } | undefined =>
  isActive(g, outpost, spot)
    ? undefined
    : {
        rule: 'GK-08',
        facts: { kind: 'spotInactive', spot: spot + 1, humans: spotCardsOf(g.box)[outpost]!.spots[spot]!.humans },
      }

/** GK-07, -15, -19, -20, -27: his card and the Skills, with what an Attack on them needs and brings. */
export const outpostsFor = (setup: Setup): readonly OutpostBox[] =>
  spotCardsOf({ setup }).map(({ id, neighbours }, outpost) => ({
    id,
    units: attackersOf(setup),
    admits: 'GK-15',
    honor: rows.at({ setup }).wound.honor,
    neighbours,
    closed: (g, spot) => inactive(g, outpost, spot),
    price: priceHere,
  }))

/** GK-09, -10: a Skill holds where the miniature stands, while one of its active spots is uncovered. */
export function skillRulesOf(box: AtTable): OwnerlessCards {
  const cards = skillsOf(box).map(({ id, rules }) => ({ id, ...compileRules(id, rules) }))
  return {
    cards,
    inForce(g) {
      const { section, skills } = khanState(g)
      if (section === NONE) return []
      const at = { section: section as SectionId }
      const found: InForce[] = []
      for (const skill of skills) if (uncovered(g, outpostOf(skill)) > 0) found.push({ card: cards[skill]!, at })
      return found
    },
  }
}

// --- what he does --------------------------------------------------------------------------------------------------------

/** GK-12, -13: where the top of the deck points, maybe to the same section; with no card at all he stays. */
function ride(g: G): void {
  const khan = khanState(g)
  const from = khan.section as SectionId
  if (khan.section === NONE) return
  const section = indicator(g) ?? from
  khan.section = section
  g.say?.({ kind: 'khanMoved', from, section })
}

/** GK-10, -39, -40: a Skill that has no spot left is broken; without any left on all his cards the Khan is Defeated and leaves. */
function wounded(g: G, seat: Seat, outpost: number): void {
  if (!cardsInPlay(g).includes(outpost) || uncovered(g, outpost) > 0) return
  const khan = khanState(g)
  if (khan.skills.some((skill) => outpostOf(skill) === outpost))
    g.say?.({ kind: 'skillBroken', card: SPOT_CARD_IDS[outpost]! })
  if (!isDefeated(g)) return
  khan.section = NONE
  g.say?.({ kind: 'khanDefeated', seat })
}

export const khanRules: Part<GreatWall> = {
  name: 'Genghis Khan',
  on: [
    // XP-TIM-03
    { to: 'stepDone', when: 'has', do: (g, { step }) => void (step === 'hordes' && ride(g)) },
    { to: 'outpostAttacked', when: 'has', do: (g, { seat, outpost }) => wounded(g, seat, outpost) },
  ],
  modify: {
    outposts: (all, _about, g) => [...cardsInPlay(g), ...all.filter((outpost) => outpost >= SPOT_CARD_IDS.length)],
    // GK-41, -42: a team neither wins nor loses by it.
    endings: (endings, _about, g) => (!g.box.team && isDefeated(g) ? [...endings, 'khan'] : endings),
  },
}
