import type { Seat } from '@wanli/kernel'

/** Where a piece was or is: in which place of the table, and where in that. */
export interface Spot {
  readonly place: string | undefined
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A piece that somebody moved; it came from nowhere if it is new. */
export interface Way {
  readonly piece: string
  readonly from: Spot | undefined
}

export type Spots = ReadonlyMap<string, Spot>

/** More than this at once is a jump in time, or a season's end: nobody moved all that. */
const CROWD = 12
/** So many of a deed are marked. */
const SHOWN = 2
/** So far a piece is not pushed by others that come or go beside it. */
const PUSHED = 80

/** Pieces of a player are named after him: `clerk:1:0`. */
const ownerOf = (piece: string): Seat | undefined => {
  const seat = /^[a-zA-Z]+:(\d+)(:|$)/.exec(piece)?.[1]
  return seat === undefined || piece.startsWith('card:') ? undefined : Number(seat)
}

/** Which pieces of this player came somewhere else, or are new. */
export function waysOf(before: Spots, after: Spots, seat: Seat): readonly Way[] {
  const ways: Way[] = []
  for (const [piece, now] of after) {
    if (ownerOf(piece) !== seat) continue
    const was = before.get(piece)
    if (was === undefined || was.place !== now.place) ways.push({ piece, from: was })
    else if (Math.abs(was.left - now.left) + Math.abs(was.top - now.top) > PUSHED) ways.push({ piece, from: was })
  }
  return ways.length > CROWD ? [] : ways.slice(-SHOWN)
}

/** Where the pieces of this player are in their places now. */
export function spotsOn(board: Element, seat: Seat): Spots {
  const places = new Map<Element, DOMRect>()
  const spots = new Map<string, Spot>()
  for (const piece of board.querySelectorAll('[data-piece]')) {
    const name = piece.getAttribute('data-piece')!
    if (ownerOf(name) !== seat) continue
    const box = piece.getBoundingClientRect()
    if (box.width === 0) continue
    const place = piece.closest('[data-place]') ?? board
    const around = places.get(place) ?? place.getBoundingClientRect()
    places.set(place, around)
    spots.set(name, {
      place: place.getAttribute('data-place') ?? undefined,
      left: box.left - around.left,
      top: box.top - around.top,
      width: box.width,
      height: box.height,
    })
  }
  return spots
}
