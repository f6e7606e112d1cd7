import { withNames } from '../../rows.ts'
import type { Piece } from '../piece.ts'
import { soldiersOf } from './boxes.ts'
import tables from './data.json' with { type: 'json' }
import { ANY_SPECIAL, rows, SNAKE_TOKEN, SPECIAL, specialSoldiersOf } from './rows.ts'
import { says } from './says.ts'

/** Section 6.4 of the expansions' rules: special soldiers. */
export const soldiers: Piece = {
  words: { units: [...SPECIAL, ANY_SPECIAL] },
  tables,
  data(data, setup) {
    const names = [rows.at({ setup }).snakeToken, ...specialSoldiersOf({ setup })]
    return { ...data, others: withNames(data.others, names) }
  },
  open(box, setup) {
    const { clans, options } = setup
    const markers = [...box.markers, SNAKE_TOKEN]
    const mortal = options['bp.snakeTokensDie'] === true ? [markers.length - 1] : []
    return {
      soldiers: [...box.soldiers, ...soldiersOf(clans, { setup })],
      markers,
      mortalMarkers: [...box.mortalMarkers, ...mortal],
    }
  },
  askedOpenly: ['bomberDrop'],
  says,
}
