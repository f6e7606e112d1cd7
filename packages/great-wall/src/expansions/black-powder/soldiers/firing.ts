import type { Option } from '@wanli/kernel'
import { leaveWall, placeMarker, wound, woundOptions } from '../../../battle/attack.ts'
import { hordeIn, isWoundable, shotTargets } from '../../../battle/hordes.ts'
import { meleeAttacks } from '../../../battle/reach.ts'
import { type AttackOption, DECLINE } from '../../../options.ts'
import { type Horde, SECTION_NAMES, type SectionId, VACANT } from '../../../state.ts'
import type { G, Rule, Seat, ShotBox } from '../../../terms.ts'
import { SNAKE_TOKEN } from './rows.ts'

/* Bombers and Crossbowmen: special soldiers on Firing spots. */

/** A Crossbowman's token on a Vital spot. */
export interface SnakeTokenOption extends Option {
  readonly kind: 'snakeToken'
  readonly section: SectionId
  readonly row: number
  readonly spot: number
}

declare module '../../../options.ts' {
  interface MoreOptions {
    snakeToken: SnakeTokenOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-11 */
    bomberDrop: true
  }
}

/** BP-SOL-04: 1 Wound on any Horde that takes one; then it may leave the Wall. */
export const BOMB: ShotBox = {
  hits: isWoundable,
  lands: true,
  *shoot(g, seat, type, section, event): Rule<Horde> {
    const aims = woundOptions(g, section, shotTargets(g, section, type))
    const pick = yield* g.ask(seat, 'shoot', aims, { section, unit: g.box.soldiers[type]!.id })
    const horde = hordeIn(g, section, pick.row)
    yield* wound(g, seat, pick)
    const drops = dropsOf(g, seat, type, section)
    if (drops.length === 0) {
      g.nevermind()
      return horde
    }
    const drop = yield* g.ask(seat, 'bomberDrop', [...drops, DECLINE], { section, shot: true })
    if (drop.kind === 'attack') yield* leaveWall(g, seat, drop, event)
    return horde
  },
}

/** BP-SOL-05: a vacant spot of row 1 in the same section, as a Spearman would take it. */
function dropsOf(g: G, seat: Seat, type: number, section: SectionId): AttackOption[] {
  const found: AttackOption[] = []
  meleeAttacks(g, seat, type, section, found, 'GW-ATTACK-02')
  return found
}

/** BP-SOL-12 to -14: a Snake token where an Archer would place a Wound. It is no Wound, so every Horde takes it (BP-SOL-18). */
export const BOLT: ShotBox = {
  hits: () => true,
  lands: false,
  *shoot(g, seat, type, section): Rule<Horde> {
    const aims = shotTargets(g, section, type).flatMap((row) => tokenOptions(g, section, row))
    const pick = yield* g.ask(seat, 'shoot', aims, { section, unit: g.box.soldiers[type]!.id })
    const horde = hordeIn(g, section, pick.row)
    yield* placeMarker(g, seat, g.box.markers.indexOf(SNAKE_TOKEN), pick)
    return horde
  },
}

const tokenOptions = (g: G, section: SectionId, row: number): SnakeTokenOption[] =>
  hordeIn(g, section, row).spots.flatMap((code, spot) => (code === VACANT ? [tokenOption(g, section, row, spot)] : []))

const tokenOption = (g: G, section: SectionId, row: number, spot: number): SnakeTokenOption =>
  g.box.book.once(`snake token ${SECTION_NAMES[section]} ${row + 1}.${spot + 1}`, (key) => ({
    kind: 'snakeToken',
    key,
    section,
    row,
    spot,
  }))
