import { lethalityChange, modifiersIn, modifiersOfAll, modifierSum } from '../cards/modifiers.ts'
import { num, readingFor } from '../cards/numbers.ts'
import { sum } from '../pay.ts'
import type { Horde, SectionId } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { R, Seat } from '../terms.ts'
import { rowAt } from '../rows.ts'
import { boxOf, hasWord, isInForce, isPresentOn, NOBODY, placeOf } from './hordes.ts'

/* What stands against what: the one place where Defense, Power and Lethality are added up. */

/** Where the Defense of a section comes from. `cards`: what parts of the rules and cards of the table add. */
export interface DefenseFrom {
  readonly wall: number
  readonly barricades: number
  readonly bonus: number
  readonly cards: number
  /** The Hordes that halve the sum, one after the other. */
  readonly halvedBy: readonly string[]
  /** The Horde that leaves nothing of it. */
  readonly undoneBy?: string
}

/** GW-WINTER-02a, -02d: single elements first. */
const barricadeDefense = (g: R, hordes: readonly Horde[]): number =>
  hordes.some((horde) => hasWord(g, horde, 'noBarricade')) ? 0 : g.box.data.constants.barricade.defense

/** GW-WINTER-02a, -02d: single elements, then the sum with card bonuses, then each halving, rounded down. */
export function defenseOf(
  g: R,
  section: SectionId,
  hordes: readonly Horde[] = g.state.sections[section]!.hordes,
): number {
  if (undoing(g, section, hordes) !== undefined) return 0
  const { wall, barricades, bonus } = g.state.sections[section]!
  const base = g.box.walls[wall]!.defense + barricadeDefense(g, hordes) * barricades + bonus
  let defense = g.value('defense', base, { section })
  for (const horde of hordes) if (hasWord(g, horde, 'halveDefense')) defense = Math.floor(defense / 2)
  return Math.max(0, defense)
}

/** The same, part by part. */
export function defenseFrom(g: R, section: SectionId): DefenseFrom {
  const { wall, barricades, bonus, hordes } = g.state.sections[section]!
  const parts = { wall: g.box.walls[wall]!.defense, barricades: barricadeDefense(g, hordes) * barricades, bonus }
  const base = sum(Object.values(parts))
  const halvedBy = hordes.filter((horde) => hasWord(g, horde, 'halveDefense')).map((horde) => boxOf(g, horde).id)
  const undoneBy = undoing(g, section, hordes)
  const cards = g.value('defense', base, { section }) - base
  return { ...parts, cards, halvedBy, ...(undoneBy === undefined ? {} : { undoneBy }) }
}

/** The Horde that leaves nothing of the Defense, if there is one. */
const undoing = (g: R, section: SectionId, hordes: readonly Horde[]): string | undefined =>
  g.box.rules.modifiers['defenseless'] === undefined
    ? undefined
    : g.value('defenseless', undefined, { section, hordes })

/** What everyone's cards and the table's change of the Power of Hordes. */
export const powerChanges = (g: R): ReturnType<typeof modifiersOfAll<'power'>> => modifiersOfAll(g, 'power')

/** What cards without an owner change of it in a section. */
const powerHere = (g: R, section: SectionId): ReturnType<typeof modifiersIn<'power'>> =>
  modifiersIn(g, section, 'power')

/** GW-WINTER-02b, -02e, -08: what one Horde of these adds, with all that changes it; never below 0. */
function powerOfHorde(
  g: R,
  section: SectionId,
  hordes: readonly Horde[],
  index: number,
  changes: ReturnType<typeof powerChanges>,
  here: ReturnType<typeof powerHere>,
): number {
  const horde = hordes[index]!
  const row = rowAt(hordes, index)
  const box = boxOf(g, horde)
  let { power } = box
  for (const { rule } of box.mods) {
    const { modifier } = rule
    if (!isInForce(g, horde, rule)) continue
    if (modifier.mod === 'pack') power += num(g, NOBODY, modifier.n) * (hordes.length - 1)
    else if (modifier.mod === 'power' && modifier.scope === 'self') power += num(g, NOBODY, modifier.n)
  }
  for (const { modifier, ctx } of changes)
    if (modifier.scope === 'all' || (modifier.scope === 'row1' && row === 0)) power += num(g, ctx, modifier.n)
  for (const { modifier, ctx } of here) if (modifier.scope === 'here') power += num(g, ctx, modifier.n)
  return Math.max(0, g.value('power', power, { section, horde, row }))
}

/** All Hordes of a section together, or these of them. */
export function powerOf(
  g: R,
  section: SectionId,
  hordes: readonly Horde[] = g.state.sections[section]!.hordes,
  changes: ReturnType<typeof powerChanges> = powerChanges(g),
): number {
  const here = powerHere(g, section)
  let total = 0
  for (let index = 0; index < hordes.length; index++) total += powerOfHorde(g, section, hordes, index, changes, here)
  return total
}

/** What each Horde of a section adds. */
export function powersOf(g: R, section: SectionId): number[] {
  const { hordes } = g.state.sections[section]!
  const changes = powerChanges(g)
  const here = powerHere(g, section)
  return hordes.map((_, index) => powerOfHorde(g, section, hordes, index, changes, here))
}

/** GW-KILL-01, -10, GW-WINTER-08: the number below the Time token, changed by cards. */
export function lethalityOf(g: R, seat: Seat, horde: Horde | null, breach: boolean): number {
  let n = g.box.time[g.state.time]!.lethality
  if (horde !== null) {
    const { mods } = boxOf(g, horde)
    for (const { rule } of mods)
      if (rule.modifier.mod === 'lethality' && rule.modifier.scope === 'horde' && isInForce(g, horde, rule))
        n += num(g, readingFor(seat), rule.modifier.n)
    n += lethalityHere(g, horde)
  }
  if (isHuman(g, seat)) n += lethalityChange(g, seat, 'own')
  if (breach) n += breachLethality(g)
  return Math.max(0, g.value('lethality', n, { seat, horde, breach }))
}

/** GWXC-VOC-32: what cards without an owner add in the section of the Horde. */
function lethalityHere(g: R, horde: Horde): number {
  if (g.box.rules.modifiers['modifiersIn'] === undefined) return 0
  const place = placeOf(g, horde.card)
  if (place === undefined) return 0
  const found = modifiersIn(g, place.section, 'lethality')
  return sum(found.map(({ modifier, ctx }) => (modifier.scope === 'here' ? num(g, ctx, modifier.n) : 0)))
}

/** GW-KILL-10: scope `breach` holds for everyone, whoever's card it is. */
const breachLethality = (g: R): number =>
  sum(
    modifiersOfAll(g, 'lethality').map(({ modifier, ctx }) =>
      modifier.scope === 'breach' ? num(g, ctx, modifier.n) : 0,
    ),
  )

/** GW-BREACH-01: one token for each of these Hordes on which the player has nobody. */
export function breachShame(g: R, section: SectionId, seat: Seat, hordes: readonly Horde[]): number {
  let n = 0
  for (const horde of hordes) if (!isPresentOn(horde, seat)) n++
  return g.box.rules.modifiers['breachShame'] === undefined ? n : g.value('breachShame', n, { section, seat, hordes })
}

/** GWC-VOC-147: how many own Archers have shot twice in this Firing phase is noted by this word. */
export const EXTRA_SHOT = 'shots'

/** How many Archers of a seat may still shoot twice. */
export const extraShots = (g: R, seat: Seat): number =>
  modifierSum(g, seat, 'shots') - g.state.players[seat]!.usedYear.filter((id) => id === EXTRA_SHOT).length
