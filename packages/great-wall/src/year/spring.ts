import { forgetPile } from '@wanli/kernel'
import { moment } from '../cards/moments.ts'
import { usableSections } from '../battle/hordes.ts'
import { nextAdvisor } from '../locations/embassy.ts'
import { NONE, type SectionId } from '../state.ts'
import type { G, Rule } from '../terms.ts'
import { beginSeason } from './season.ts'

/** GW-SPRING-01 to -03 */
export function* spring(g: G): Rule {
  beginSeason(g, 'spring')
  g.state.time++
  const { lethality, hordes } = g.box.time[g.state.time]!
  g.say?.({ kind: 'timeMoved', slot: g.state.time + 1, lethality })
  yield* g.raise('stepDone', { step: 'time' })
  yield* moment(g, { trigger: 'onSpring' })
  yield* placeHordes(g, g.value('newHordes', hordes, {}))
  yield* g.raise('stepDone', { step: 'hordes' })
  yield* refreshAdvisors(g, g.box.data.constants.advisorsRefreshed)
  g.later({ step: 'summer.income' })
}

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
  forgetPile(s, 'horde')
  s.hordeDiscard = []
}

/** GW-SPRING-02a to -02d: the leftmost empty section, else where the back of the next card points; full means a Raid. */
function* placeHorde(g: G, card: number): Rule {
  const section = usableSections(g).find((s) => g.state.sections[s]!.hordes.length === 0) ?? indicatedSection(g, card)
  if (g.state.sections[section]!.hordes.length >= g.box.data.constants.hordeSlots) yield* raid(g, card, section)
  else putHorde(g, card, section)
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
function putHorde(g: G, card: number, section: SectionId): void {
  const { hordes } = g.state.sections[section]!
  hordes.push({ card, spots: g.box.hordes[card]!.rewards.map(() => 0) })
  g.say?.({ kind: 'hordePlaced', horde: g.box.hordes[card]!.id, section, row: hordes.length - 1 })
}

/** GW-RAID-01 to -04 */
function* raid(g: G, card: number, section: SectionId): Rule {
  const s = g.state
  s.hordeDiscard.push(card)
  yield* g.raise('raid', { section }, () => {
    const everyone = g.box.setup.options['raid.playerCount'] === 'withAutomata'
    const tokens = g.value('raidTokens', everyone ? s.players.length : g.box.setup.seats, {})
    const removed = Math.min(tokens, s.shamePool)
    s.shamePool -= removed
    s.shameRemoved += removed
    g.say?.({ kind: 'raid', horde: g.box.hordes[card]!.id, section, removed })
  })
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
