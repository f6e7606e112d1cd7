import { usableSections } from '../../../battle/hordes.ts'
import { type Facts, lackFacts } from '../../../facts.ts'
import type { MoreAct } from '../../../locations/index.ts'
import type { Posting } from '../../../locations/more-acts.ts'
import { pay } from '../../../resources.ts'
import { slot, WOOD } from '../../../state.ts'
import type { G, Seat } from '../../../terms.ts'
import { fromSection, RAISE, RECRUITED, type ToFortressOption } from './options.ts'
import { ARCHER, fortressOf } from './rows.ts'
import { fortressState, hasFreeSpot } from './state.ts'

/* AC-SD-07 to -10, -18 to -21: who comes into the Fortress, and how its Defense rises. */

/** AC-SD-07: a free Firing spot; the price is paid by the owner alone (AC-SD-21). */
const whyNotEnter = (g: G, seat: Seat): string | undefined => {
  if (!hasFreeSpot(g)) return 'AC-SD-07'
  return g.state.players[seat]!.resources[WOOD]! >= fortressOf(g.box).archerWood ? undefined : 'GW-CORE-05'
}

const enterFacts = (g: G, seat: Seat, rule: string): Facts =>
  rule === 'AC-SD-07'
    ? { kind: 'fortressFull', n: fortressOf(g.box).firingSpots }
    : lackFacts(g, seat, WOOD, fortressOf(g.box).archerWood)

/** He has left where he was. */
function enter(g: G, seat: Seat, { from, section }: ToFortressOption): void {
  pay(g, seat, WOOD, fortressOf(g.box).archerWood)
  fortressState(g).archers.push(seat)
  g.say?.({ kind: 'fortressManned', seat, from, ...(section === undefined ? {} : { section }) })
}

/** AC-SD-08, XDP-26: an Archer who is recruited in the Barracks goes there instead; he places no Wound now (XRUL-86). */
export const recruitToFortress: Posting = {
  offers(g, seat, type) {
    if (type !== ARCHER) return []
    return g.legal(
      [RECRUITED],
      () => whyNotEnter(g, seat),
      (_option, rule) => enterFacts(g, seat, rule),
    )
  },
  act: (g, seat) => enter(g, seat, RECRUITED),
}

/** AC-SD-09, XDP-27: a Clerk in the Logistics Center sends an Archer there instead of a Move Soldiers action. */
export const sendToFortress: MoreAct = {
  offers(g, seat) {
    const ways = usableSections(g).flatMap((section) => [
      fromSection(g, 'firing', section),
      fromSection(g, 'rest', section),
    ])
    return g.legal(
      ways,
      ({ from, section }) => {
        const here = g.state.sections[section!]!
        const stands = (from === 'firing' ? here.firing : here.rest)[slot(seat, ARCHER)]! > 0
        return stands ? whyNotEnter(g, seat) : 'AC-SD-09'
      },
      ({ from, section }, rule): Facts =>
        rule === 'AC-SD-09'
          ? { kind: 'noArcherThere', section: section!, from: from as 'firing' | 'rest' }
          : enterFacts(g, seat, rule),
    )
  },
  act(g, seat, option) {
    const { from, section } = option as ToFortressOption
    const here = g.state.sections[section!]!
    ;(from === 'firing' ? here.firing : here.rest)[slot(seat, ARCHER)]!--
    enter(g, seat, option as ToFortressOption)
  },
}

/** AC-SD-18 to -21, XDP-29: a Clerk in the Builders' Encampment raises the Defense, for own Resources alone; it is no building. */
export const raiseDefense: MoreAct = {
  offers(g, _seat, chosen) {
    const planned = chosen.filter(({ kind }) => kind === 'raiseDefense').length
    return g.legal(
      [RAISE],
      () => (fortressState(g).defense + planned < fortressOf(g.box).top ? undefined : 'AC-SD-20'),
      (): Facts => ({ kind: 'defenseAtTop', n: fortressOf(g.box).top }),
    )
  },
  dues: (g) => [{ own: true, n: fortressOf(g.box).raiseCost }],
  act(g, seat) {
    const fortress = fortressState(g)
    fortress.defense++
    g.say?.({ kind: 'fortressRaised', seat, defense: fortress.defense })
  },
}
