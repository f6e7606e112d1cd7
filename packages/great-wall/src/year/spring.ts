import { shuffledAway } from '@wanli/kernel'
import { moment } from '../cards/moments.ts'
import { boxOf, comingHorde, standIn, usableSections } from '../battle/hordes.ts'
import { nextAdvisor } from '../locations/embassy.ts'
import { type Horde, NONE, type SectionId } from '../state.ts'
import type { G, R, Rule } from '../terms.ts'
import { beginSeason } from './season.ts'

/** GW-SPRING-01 to -03 */
export function* spring(g: G): Rule {
  beginSeason(g, 'spring')
  g.state.time++
  const { lethality, hordes } = g.box.time[g.state.time]!
  g.say?.({ kind: 'timeMoved', slot: g.state.time + 1, lethality })
  yield* g.raise('stepDone', { step: 'time' })
  yield* moment(g, { trigger: 'onSpring' })
  yield* placeHordes(g, comingHordes(g, hordes))
  yield* g.raise('stepDone', { step: 'hordes' })
  yield* refreshAdvisors(g, g.box.data.constants.advisorsRefreshed)
  g.later({ step: 'summer.income' })
}

/** GW-SPRING-02, GW-COOP-11, XP-SET-07: what the Time track says, one more if the Time token says so, changed by cards. */
export const comingHordes = (g: R, hordes: number): number => g.value('newHordes', hordes + g.box.moreHordes, {})

/** GW-SPRING-02, -02e: one at a time; with no card left placing stops. */
export function* placeHordes(g: G, n: number): Rule {
  for (let i = 0; i < n; i++) {
    const card = drawHorde(g)
    if (card === undefined) return
    yield* placeHorde(g, card)
  }
}

/** GW-SPRING-02e: an empty deck is made anew from the discard pile. */
function drawHorde(g: G): number | undefined {
  refillHordes(g)
  return g.state.hordeDeck.pop()
}

function refillHordes(g: G): void {
  const s = g.state
  if (s.hordeDeck.length > 0 || s.hordeDiscard.length === 0) return
  s.hordeDeck = g.chance.shuffle('hordes', s.hordeDiscard)
  shuffledAway(s, 'horde', s.hordeDeck)
  s.hordeDiscard = []
}

/** GW-SPRING-02a to -02d: the leftmost empty section, else where the back of the next card points; full means a Raid. */
function* placeHorde(g: G, card: number): Rule {
  const section = usableSections(g).find((s) => g.state.sections[s]!.hordes.length === 0) ?? indicatedSection(g, card)
  const horde = comingHorde(g, card, section)
  if (horde === undefined) yield* raid(g, card, section)
  else putHorde(g, horde, section)
}

/** The back of the card on top of the deck; without any, of the card itself. */
function indicatedSection(g: G, placing: number): SectionId {
  return indicator(g) ?? g.box.hordes[placing]!.indicator
}

/** GW-SOLO-17: the back of the top card of the Horde deck, made anew if it is empty (GW-SPRING-02e). */
export function indicator(g: G): SectionId | undefined {
  refillHordes(g)
  const { hordeDeck } = g.state
  const top = hordeDeck[hordeDeck.length - 1]
  return top === undefined ? undefined : g.box.hordes[top]!.indicator
}

/** GW-SPRING-02c, GW-SETUP-05b: the empty slot closest to the Wall. */
function putHorde(g: G, horde: Horde, section: SectionId): void {
  const row = standIn(g.state.sections[section]!.hordes, horde)
  g.say?.({ kind: 'hordePlaced', horde: boxOf(g, horde).id, section, row })
}

/** GW-RAID-01 to -04; what it does is in the box (GW-HOOK-03, XP-TIM-02). */
function* raid(g: G, card: number, section: SectionId): Rule {
  const s = g.state
  s.hordeDiscard.push(card)
  yield* g.raise('raid', { section }, () => g.box.raid(g, g.box.hordes[card]!.id, section))
}

/** GW-SPRING-03: those on the left leave, the others slide, new ones come from the right. */
function* refreshAdvisors(g: G, n: number): Rule {
  const s = g.state
  const out = s.advisorDisplay.splice(0, n).filter((card) => card !== NONE)
  yield* g.raise('advisorsOut', { cards: out })
  s.advisorDiscard.push(...out)
  for (let i = 0; i < n; i++) s.advisorDisplay.push(nextAdvisor(g))
  const name = (card: number) => g.box.advisors[card]!.id
  g.say?.({
    kind: 'advisorsRefreshed',
    out: out.map(name),
    display: s.advisorDisplay.filter((card) => card !== NONE).map(name),
  })
}
