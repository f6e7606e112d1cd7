import type { Piece } from '../piece.ts'
import { soldiersOf } from './boxes.ts'
import tables from './data.json' with { type: 'json' }
import { ANY_SPECIAL, SNAKE_TOKEN, SPECIAL, SPECIAL_SOLDIERS } from './rows.ts'
import { says } from './says.ts'

const others = Object.fromEntries([SNAKE_TOKEN, ...SPECIAL_SOLDIERS].map(({ id, name }) => [id, { id, name }]))

/** Section 6.4 of the expansions' rules: special soldiers. */
export const soldiers: Piece = {
  words: { units: [...SPECIAL, ANY_SPECIAL] },
  tables,
  data: (data) => ({ ...data, others: { ...data.others, ...others } }),
  open(box, { clans, options }) {
    const markers = [...box.markers, SNAKE_TOKEN.id]
    const mortal = options['bp.snakeTokensDie'] === true ? [markers.length - 1] : []
    return {
      soldiers: [...box.soldiers, ...soldiersOf(clans)],
      markers,
      mortalMarkers: [...box.mortalMarkers, ...mortal],
    }
  },
  askedOpenly: ['bomberDrop'],
  says,
}
