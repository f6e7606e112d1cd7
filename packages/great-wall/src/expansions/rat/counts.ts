import { figuresOn } from '../../battle/hordes.ts'
import { clerksAt } from '../../clerks.ts'
import { SECTIONS, type SectionId, slot } from '../../state.ts'
import type { GwBox, R, Seat } from '../../terms.ts'

/* GWXC-VOC-13 to -19: what the cards of this set count. */

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)

const atSection = (g: R, seat: Seat, section: SectionId, places: readonly ('rest' | 'firing')[]): number =>
  sumOf(
    places.flatMap((place) => g.box.soldiers.map((_, type) => g.state.sections[section]![place][slot(seat, type)]!)),
  )

/** On Hordes, on Firing spots and in the Rest Zone. */
const soldiersIn = (g: R, seat: Seat, section: SectionId): number =>
  atSection(g, seat, section, ['rest', 'firing']) +
  sumOf(g.state.sections[section]!.hordes.map((horde) => figuresOn(horde, seat).length))

/** In every section with the highest built Wall; level 0 never counts, as for `archersTop`. */
function soldiersTop(g: R, seat: Seat): number {
  const highest = Math.max(...g.state.sections.map(({ usable, wall }) => (usable ? wall : 0)))
  if (highest === 0) return 0
  const top = SECTIONS.filter((section) => g.state.sections[section]!.wall === highest)
  return sumOf(top.map((section) => soldiersIn(g, seat, section)))
}

export const COUNTS: GwBox['counts'] = {
  clerksOn: (g, { seat }) => sumOf(g.box.locations.map((_, location) => clerksAt(g, location, seat))),
  solRest: (g, { seat }) => sumOf(SECTIONS.map((section) => atSection(g, seat, section, ['rest']))),
  soldiersTop: (g, { seat }) => soldiersTop(g, seat),
  overseers: (g, { seat }) => g.state.players[seat]!.overseers.filter((level) => level > 0).length,
  tactics: (g, { seat }) => g.state.players[seat]!.tactics.length,
  honorNow: (g, { seat }) => g.state.players[seat]!.honor,
  shameHeld: (g, { seat }) => sumOf([...g.state.players[seat]!.shamed, ...g.state.players[seat]!.claimedShame]),
}
