import { lethalityChange, modifiersOfAll, modifierSum } from '../cards/modifiers.ts'
import { num, readingFor } from '../cards/numbers.ts'
import { sum } from '../pay.ts'
import type { Horde, SectionId } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { R, Seat } from '../terms.ts'
import { boxOf, hasWord } from './hordes.ts'

/* What stands against what: the one place where Defense, Power and Lethality are added up. */

/** Where the Defense of a section comes from. `cards`: what parts of the rules and cards of the table add. */
export interface DefenseFrom {
  readonly wall: number
  readonly barricades: number
  readonly bonus: number
  readonly cards: number
  /** The Hordes that halve the sum, one after the other. */
  readonly halvedBy: readonly string[]
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
  return { ...parts, cards: g.value('defense', base, { section }) - base, halvedBy }
}

/** A Horde belongs to nobody. */
const NOBODY = readingFor(0)

/** What everyone's cards and the table's change of the Power of Hordes. */
export const powerChanges = (g: R): ReturnType<typeof modifiersOfAll<'power'>> => modifiersOfAll(g, 'power')

/** GW-WINTER-02b, -02e, -08: what one Horde of these adds, with all that changes it; never below 0. */
function powerOfHorde(
  g: R,
  section: SectionId,
  hordes: readonly Horde[],
  row: number,
  changes: ReturnType<typeof powerChanges>,
): number {
  const horde = hordes[row]!
  const box = boxOf(g, horde)
  let { power } = box
  for (const { rule } of box.mods) {
    const { modifier } = rule
    if (modifier.mod === 'pack') power += num(g, NOBODY, modifier.n) * (hordes.length - 1)
    else if (modifier.mod === 'power' && modifier.scope === 'self') power += num(g, NOBODY, modifier.n)
  }
  for (const { modifier, ctx } of changes)
    if (modifier.scope === 'all' || (modifier.scope === 'row1' && row === 0)) power += num(g, ctx, modifier.n)
  return Math.max(0, g.value('power', power, { section, horde, row }))
}

/** All Hordes of a section together, or these of them. */
export function powerOf(
  g: R,
  section: SectionId,
  hordes: readonly Horde[] = g.state.sections[section]!.hordes,
  changes: ReturnType<typeof powerChanges> = powerChanges(g),
): number {
  let total = 0
  for (let row = 0; row < hordes.length; row++) total += powerOfHorde(g, section, hordes, row, changes)
  return total
}

/** What each Horde of a section adds. */
export function powersOf(g: R, section: SectionId): number[] {
  const { hordes } = g.state.sections[section]!
  const changes = powerChanges(g)
  return hordes.map((_, row) => powerOfHorde(g, section, hordes, row, changes))
}

/** GW-KILL-01, -10, GW-WINTER-08: the number below the Time token, changed by cards. */
export function lethalityOf(g: R, seat: Seat, horde: Horde | null, breach: boolean): number {
  let n = g.box.time[g.state.time]!.lethality
  if (horde !== null) {
    const { mods } = boxOf(g, horde)
    for (const { rule } of mods)
      if (rule.modifier.mod === 'lethality' && rule.modifier.scope === 'horde')
        n += num(g, readingFor(seat), rule.modifier.n)
  }
  if (isHuman(g, seat)) n += lethalityChange(g, seat, 'own')
  if (breach) n += breachLethality(g)
  return Math.max(0, g.value('lethality', n, { seat, horde, breach }))
}

/** GW-KILL-10: scope `breach` holds for everyone, whoever's card it is. */
const breachLethality = (g: R): number =>
  sum(
    modifiersOfAll(g, 'lethality').map(({ modifier, ctx }) =>
      modifier.scope === 'breach' ? num(g, ctx, modifier.n) : 0,
    ),
  )

/** GWC-VOC-147: how many own Archers have shot twice in this Firing phase is noted by this word. */
export const EXTRA_SHOT = 'shots'

/** How many Archers of a seat may still shoot twice. */
export const extraShots = (g: R, seat: Seat): number =>
  modifierSum(g, seat, 'shots') - g.state.players[seat]!.usedYear.filter((id) => id === EXTRA_SHOT).length
