/*
 * Strokes and shapes as paths. A shape is a list of points, "x y", with "!" after a corner; a brush stroke is a list of "x y width"
 * from where the brush lands to where it leaves. Both are rounded by a Catmull-Rom curve through their points.
 */

/** In units of the grid of 64: moved, scaled, or mirrored on a line. */
export interface Place {
  readonly dx?: number
  readonly dy?: number
  readonly k?: number
  /** The x of the line on which it is mirrored. */
  readonly fx?: number | undefined
}

interface Point {
  readonly x: number
  readonly y: number
}
interface Touch extends Point {
  readonly width: number
  readonly corner: boolean
}

/** Thinner than this, the brush has left the paper: the stroke ends in a point. */
const POINTED = 1.3
/** How far a round end reaches beyond its point, of its width. */
const ROUND = 0.42

const tenths = (value: number): number => Math.round(value * 10) / 10
export const number = (value: number): string => {
  const text = String(tenths(value)).replace(/^(-?)0\./, '$1.')
  return text === '-0' ? '0' : text
}
const numbers = (...values: readonly number[]): string => values.map(number).join(' ')

function touches(text: string, { dx = 0, dy = 0, k = 1, fx }: Place): readonly Touch[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [x, y, width = 0] = part.replace('!', '').split(/\s+/).map(Number)
      if (x === undefined || y === undefined || [x, y, width].some(Number.isNaN))
        throw new Error(`"${part}" is no point: x y, or x y width, and ! for a corner`)
      const mirrored = fx === undefined ? x : 2 * fx - x
      return { x: mirrored * k + dx, y: y * k + dy, width: width * k, corner: part.endsWith('!') }
    })
}

/** A closed curve through points; at corners it breaks. */
function curve(points: readonly (Point & { readonly corner: boolean })[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!
  const tangent = (i: number): Point =>
    at(i).corner ? { x: 0, y: 0 } : { x: (at(i + 1).x - at(i - 1).x) / 6, y: (at(i + 1).y - at(i - 1).y) / 6 }
  let x = tenths(at(0).x)
  let y = tenths(at(0).y)
  let path = `M${numbers(x, y)}`
  points.forEach((from, i) => {
    const to = at(i + 1)
    const [leaving, arriving] = [tangent(i), tangent(i + 1)]
    const [toX, toY] = [tenths(to.x), tenths(to.y)]
    const before = [to.x - arriving.x - x, to.y - arriving.y - y] as const
    if (from.corner && to.corner) path += `l${numbers(toX - x, toY - y)}`
    else if (i > 0 && !from.corner) path += `s${numbers(...before, toX - x, toY - y)}`
    else path += `c${numbers(from.x + leaving.x - x, from.y + leaving.y - y, ...before, toX - x, toY - y)}`
    x = toX
    y = toY
  })
  return `${path}z`
}

export const shape = (text: string, place: Place = {}): string => curve(touches(text, place))

/** The outline of a brush stroke. */
export function stroke(text: string, place: Place = {}): string {
  const line = touches(text, place)
  const last = line.length - 1
  const along = line.map((_, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  })
  const side = (i: number, which: 1 | -1) => {
    const half = (which * line[i]!.width) / 2
    return { x: line[i]!.x - along[i]!.y * half, y: line[i]!.y + along[i]!.x * half, corner: false }
  }
  /** A point, or a round end a little beyond it. */
  const end = (i: number, way: 1 | -1) => {
    const { x, y, width } = line[i]!
    if (width <= POINTED) return { x, y, corner: true }
    return { x: x + way * along[i]!.x * width * ROUND, y: y + way * along[i]!.y * width * ROUND, corner: false }
  }
  const from = line[0]!.width <= POINTED ? 1 : 0
  const to = line[last]!.width <= POINTED ? last : last + 1
  const between = line.map((_, i) => i).slice(from, to)
  return curve([
    end(0, -1),
    ...between.map((i) => side(i, 1)),
    end(last, 1),
    ...between.reverse().map((i) => side(i, -1)),
  ])
}

export const ellipse = (x: number, y: number, r: number, ry = r): string =>
  `M${numbers(x - r, y)}a${numbers(r, ry)} 0 1 0 ${number(2 * r)} 0a${numbers(r, ry)} 0 1 0 ${number(-2 * r)} 0z`
