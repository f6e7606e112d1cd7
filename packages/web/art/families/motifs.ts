import type { Drawing, Ink } from '../drawing.ts'
import type { Place } from '../strokes.ts'

/* What returns in many drawings. Each has its own origin: feet, foot of a pole, root of a flame. */

export type Motif = (drawing: Drawing) => void
const placed =
  (place: Place, draw: (drawing: Drawing) => void): Motif =>
  (drawing) =>
    void drawing.placed(place, draw)

/** A soldier who stands, 56 high at full size, in a straw hat. */
export const man = (ink: Ink, dx: number, dy: number, k = 1): Motif =>
  placed({ dx, dy, k }, (figure) =>
    figure
      .fill(ink, '-13 0!,-11 -25,-5 -33,5 -33,11 -25,13 0!')
      .disc(ink, 0, -41, 6.4)
      .fill(ink, '-10 -42!,0 -56!,10 -42!,0 -44.4'),
  )

/** Somebody in a run to the right, 48 high; mirrored on 0, to the left. */
export const runner = (ink: Ink, dx: number, dy: number, k = 1, left = false): Motif =>
  placed({ dx, dy, k, fx: left ? 0 : undefined }, (figure) =>
    figure
      .brush(ink, '-4 -17 9,0 -27 9,3 -35 6.5')
      .disc(ink, 7, -41, 5)
      .brush(ink, '2 -45 3,7.5 -46.5 4.6,13 -42 2')
      .brush(ink, '-3 -17 8,6 -12 5,7 -2 3', '-5 -16 8,-13 -9 5,-23 -3 2.6'),
  )

export const flame = (ink: Ink, dx: number, dy: number, k = 1): Motif =>
  placed({ dx, dy, k }, (fire) => fire.fill(ink, '-3 0,-8 -6,-4 -12,-3 -19!,2 -13,6 -8,3 0'))

/** A spear that stands upright, its length given, and its head. */
export const spear = (ink: Ink, dx: number, dy: number, length: number, lean = 0): Motif =>
  placed({ dx, dy }, (pole) =>
    pole
      .brush(ink, `0 0 1.4,${lean} ${-length} 1.8`)
      .fill(
        ink,
        `${lean} ${-length - 9}!,${lean + 2.8} ${-length - 3},${lean} ${-length + 2}!,${lean - 2.8} ${-length - 3}`,
      ),
  )

/** An arrow from its feathers to its head. */
export const arrow = (ink: Ink, feathers: Ink, x: number, y: number, toX: number, toY: number): Motif => {
  const length = Math.hypot(toX - x, toY - y)
  const [ux, uy] = [(toX - x) / length, (toY - y) / length]
  /** So far along the arrow, and so far beside it. */
  const at = (along: number, beside = 0): string => {
    const one = (value: number): string => value.toFixed(1)
    return `${one(x + ux * along - uy * beside)} ${one(y + uy * along + ux * beside)}`
  }
  return (drawing) =>
    void drawing
      .brush(ink, `${at(0)} 1.2,${at(length * 0.5)} 1.7,${at(length - 4)} 1.4`)
      .fill(ink, `${at(length - 7, 3)}!,${at(length)}!,${at(length - 7, -3)}!,${at(length - 5.5)}`)
      .brush(feathers, `${at(-3, 4)} .6,${at(3, 1.4)} 3,${at(9)} .8`, `${at(-3, -4)} .6,${at(3, -1.4)} 3,${at(9)} .8`)
}

/** The crown of a Wall: merlons and gaps over a plain face, from its left foot. */
export const wall = (ink: Ink, x: number, y: number, merlons: number, height: number): Motif => {
  const top = Array.from({ length: merlons }, (_, i) => (i === 0 ? 'v-5h6v5' : 'h4v-5h6v5')).join('')
  return (drawing) => void drawing.area(ink, `M${x} ${y}v${-height}${top}v${height}z`)
}

/** A crescent that opens to the upper right. */
export const moon =
  (ink: Ink, x: number, y: number, r: number): Motif =>
  (drawing) =>
    void drawing.area(
      ink,
      `M${x + r * 0.45} ${y + r * 0.9}a${r} ${r} 0 1 1 0 ${-r * 1.8}a${r * 0.9} ${r * 0.9} 0 0 0 0 ${r * 1.8}z`,
    )

/** Coins in a pile, seen from the side; the uppermost shows its hole. */
export const pile = (x: number, foot: number, coins: number): Motif => {
  const top = foot - 8 * coins
  const edges = Array.from({ length: coins - 1 }, (_, i) => `M${x - 10} ${foot - 8 * (i + 1)}a10 4 0 0 0 20 0`)
  return (drawing) => {
    drawing.area('ink', `M${x - 10} ${top}V${foot}a10 4 0 0 0 20 0V${top}a10 4 0 0 0-20 0z`)
    if (coins > 1) drawing.line('cut', edges.join(''), 1.3)
    drawing.disc('accent', x, top, 7.6, 2.7).area('cut', `M${x - 2} ${top - 0.8}h4v1.6h-4z`)
  }
}

/** A pine, so high, from its foot. */
export const pine = (ink: Ink, dx: number, dy: number, height: number): Motif =>
  placed({ dx, dy, k: height / 30 }, (tree) =>
    tree
      .brush(ink, '0 0 2.6,0 -14 2.2,0 -28 .8')
      .brush(ink, '-9 -6 .8,0 -10 5,9 -6 .8', '-7 -13 .8,0 -17 5,7 -13 .8', '-5 -20 .8,0 -24 4.4,5 -20 .8'),
  )

/** An official in robe and hat, 52 high, from the hem. */
export const official = (robe: Ink, dx: number, dy: number, k = 1): Motif =>
  placed({ dx, dy, k }, (figure) =>
    figure
      .fill(robe, '-16 0!,-15 -16,-8 -25,0 -27,8 -25,15 -16,16 0!')
      .disc('ink', 0, -33, 7)
      .disc('cut', 0, -31.6, 5)
      .fill('ink', '-8 -34!,-8 -39,-5 -41,5 -41,8 -39,8 -34!,0 -36', '-5 -40!,-5 -46,-2 -49,2 -49,5 -46,5 -40!')
      .brush('ink', '-7 -37 2.4,-13 -38 2.8,-19 -37 1.6', '7 -37 2.4,13 -38 2.8,19 -37 1.6')
      .brush('ink', '-3.4 -31.5 .6,-2 -32 1.4,-.8 -31.4 .6', '3.4 -31.5 .6,2 -32 1.4,.8 -31.4 .6')
      .brush('cut', '-6 -26 1.6,0 -14 2,4 -7 1.6', '6 -26 1.6,1 -18 1.6'),
  )

/** A labourer under a straw hat, 44 high. */
export const worker = (ink: Ink, dx: number, dy: number, k = 1): Motif =>
  placed({ dx, dy, k }, (figure) =>
    figure
      .fill(ink, '-12 0!,-12 -14,-6 -22,6 -22,12 -14,12 0!')
      .disc(ink, 0, -28, 6)
      .fill(ink, '-14 -28!,-5 -36,0 -42,5 -36,14 -28!,0 -31'),
  )

/** The Rat, sitting, its nose to the right, its feet at 50; mirrored on 0, to the left. */
export const sitting = (dx: number, dy: number, k = 1, left = false): Motif =>
  placed({ dx, dy, k, fx: left ? 0 : undefined }, (one) =>
    one
      .brush('accent', '14 47 4,4 48.5 3.6,-1 41 3,4 34 2.4,8 37 .8')
      .fill('ink', '9 50!,7 40,13 29,25 24,36 27,41 30,47 30,54 36,60 42!,52 45,46 46,44 50!')
      .brush('ink', '42 44 4,47 48 3,51 49.5 1.4')
      .disc('ink', 41, 27, 5.6)
      .disc('cut', 41, 27, 2.8)
      .disc('cut', 51, 37.4, 1.6)
      .brush('cut', '18 50 .8,19 41 1.8,28 37 .8'),
  )
