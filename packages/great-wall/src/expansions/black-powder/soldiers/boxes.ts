import { wound } from '../../../battle/attack.ts'
import { boxOf, hasWord, placeOf } from '../../../battle/hordes.ts'
import { VACANT } from '../../../state.ts'
import type { SoldierBox } from '../../../terms.ts'
import type { AtTable } from '../../own-numbers.ts'
import { BOLT, BOMB } from './firing.ts'
import { ANY_SPECIAL, specialSoldiersOf, type SpecialUnit } from './rows.ts'
import { tankPlaces } from './tank.ts'

/** BP-SOL-10, -11: a Wound on each vacant spot beside it; what is covered is left alone, and nobody is asked. */
const flames: NonNullable<SoldierBox['strikes']> = function* (g, seat, horde, { section, spot }) {
  // GW-HORDE-06: where no Wounds can be placed, none are.
  if (hasWord(g, horde, 'noWound')) return
  for (const beside of boxOf(g, horde).neighbours[spot]!) {
    if (horde.spots[beside] !== VACANT) continue
    yield* wound(g, seat, g.box.book.wound(section, placeOf(g, horde.card)!.row, beside))
  }
}

/** What each does besides what its row says. */
const WAYS: Readonly<Record<SpecialUnit, Partial<SoldierBox>>> = {
  monk: {},
  bomber: { shot: BOMB },
  flamethrower: { strikes: flames },
  crossbowman: { shot: BOLT },
  tank: { shapes: tankPlaces, coversWounds: true },
}

/** BP-SET-02, BP-MOD-03: the special soldiers of the Clans that humans play. */
export const soldiersOf = (clans: readonly string[], box: AtTable): SoldierBox[] =>
  specialSoldiersOf(box)
    .filter(({ clan }) => clans.includes(clan))
    .map(({ unit, clan, perPlayer, cost, covers, rows, firing }): SoldierBox => ({
      id: unit,
      clan,
      perPlayer,
      cost,
      footprint: firing ? 0 : covers,
      rows,
      words: [unit, ANY_SPECIAL, 'soldier'],
      ...WAYS[unit],
    }))
