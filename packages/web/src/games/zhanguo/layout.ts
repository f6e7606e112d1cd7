import type { Region, Site } from './types.ts'

/* Where things lie on the drawn map, in its own measures (680 by 488). */

export const MAP = { width: 680, height: 488 } as const

/** Upper left corner of a region's pieces: number and majority first, then bonus squares, palaces, open area. */
export const REGION_AT: Readonly<Record<Region, { readonly x: number; readonly y: number }>> = {
  1: { x: 196, y: 144 },
  2: { x: 26, y: 214 },
  3: { x: 204, y: 306 },
  4: { x: 522, y: 172 },
  5: { x: 360, y: 144 },
}
export const SQUARE = { width: 40, height: 38, step: 46, y: 34 } as const
export const PALACE = { width: 29, height: 27, step: 34, y: 80 } as const
export const OPEN = { width: 132, height: 30, y: 111 } as const

export const SITE_AT: Readonly<Record<Site, number>> = { T: 7, G: 230, V: 453 }
/** Left edge of the sections, in the order of the view. */
export const SECTION_AT: readonly number[] = [36, 133, 259, 356, 482, 579]
export const SLOT = { width: 29, step: 31, y: 60, height: 56 } as const

export const DISC = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z'
export const GOVERNOR =
  'M-4.5-12.500C-4.5-16.500 4.5-16.500 4.5-12.500V-9.500H8V-8L15.5-9.800Q18-8.500 16.5-6L8-4.800V-3.500Q13.5-.5 14.5 15H-14.5Q-13.5-.5-8-3.500V-4.800L-16.5-6Q-18-8.500-15.5-9.800L-8-8V-9.500H-4.500Z'
export const PALACE_SHAPE =
  'M13 0Q16.5 4 22 5L20.5 8H18.500V10.500Q22.5 12.800 27.5 13L25.8 16.500H23.500V26H2.500V16.500H.2L-1.5 13Q3.5 12.800 7.5 10.500V8H5.500L4 5Q9.5 4 13 0Z'
