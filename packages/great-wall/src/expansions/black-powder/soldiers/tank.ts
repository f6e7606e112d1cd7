import type { HordeBox } from '../../../terms.ts'
import { GRID } from '../field/rows.ts'
import { TANK_FOOTPRINT } from './rows.ts'

const known = new WeakMap<HordeBox, readonly (readonly number[])[]>()

/** BP-SOL-21: the Vital spots in each footprint that lies inside the grid and has at least one; footprints with the same ones are one. */
export function tankPlaces(horde: HordeBox): readonly (readonly number[])[] {
  let places = known.get(horde)
  if (places === undefined) {
    places = placesOn(horde)
    known.set(horde, places)
  }
  return places
}

function placesOn({ cells }: HordeBox): readonly (readonly number[])[] {
  const { columns, rows } = TANK_FOOTPRINT
  const found = new Map<string, readonly number[]>()
  for (let top = 0; top + rows <= GRID.rows; top++)
    for (let left = 0; left + columns <= GRID.columns; left++) {
      const spots = cells.flatMap(({ row, column }, spot) =>
        row >= top && row < top + rows && column >= left && column < left + columns ? [spot] : [],
      )
      if (spots.length > 0) found.set(spots.join(), spots)
    }
  return [...found.values()]
}
