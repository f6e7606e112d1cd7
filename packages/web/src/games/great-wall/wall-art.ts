/* The drawing of a wall, in the measures of its picture: 296 wide, 72 high. */

export interface Course {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly base: boolean
  readonly joints: string
}

const WIDTH = 296
const FOOT = 72
const BASE = 21
const STEP = 14
const BRICK = 18
const LAYER = 7

/** Where the top of so many levels is. */
export const topOf = (level: number): number => (level === 0 ? FOOT - 5 : FOOT - BASE - STEP * (level - 1))

/** Where Firing spots open, from the left. */
export const firingX = (spots: number): readonly number[] =>
  Array.from({ length: spots }, (_, i) => WIDTH / 2 + (i - (spots - 1) / 2) * 60 + (spots === 1 ? -90 : 0))

function joints(x: number, y: number, h: number): string {
  const lines: string[] = []
  for (let layer = 0; layer * LAYER < h; layer++) {
    const top = y + layer * LAYER
    if (layer > 0) lines.push(`M${x} ${top}H${WIDTH - x}`)
    for (let at = x + (layer % 2 === 0 ? BRICK / 2 : BRICK); at < WIDTH - x; at += BRICK)
      lines.push(`M${at} ${top}v${LAYER}`)
  }
  return lines.join('')
}

/** Every level stands back a little behind the one below. */
function course(level: number): Course {
  const x = 4 * level
  const y = topOf(level)
  const h = level === 1 ? BASE : STEP
  return { x, y, h, base: level === 1, joints: joints(x, y, h) }
}

function merlons(level: number, spots: number): string {
  if (level === 0) return ''
  const top = topOf(level)
  const open = firingX(spots)
  const found: string[] = []
  for (let x = 4 * level; x + 12 <= WIDTH - 4 * level; x += 20)
    if (open.every((spot) => Math.abs(spot - (x + 6)) > 23)) found.push(`M${x} ${top}v-9h12v9z`)
  return found.join('')
}

function rubble(): string {
  const stones: string[] = []
  for (let i = 0; i < 13; i++) {
    const left = 4 + ((i * 3) % 5)
    const high = 6 + ((i * 5) % 3)
    stones.push(`M${6 + 22 * i} 72l${left} -${high}h${12 - left}l5 ${high}z`)
  }
  return stones.join('')
}
const RUBBLE = rubble()

export const wallArt = (level: number, spots: number) => ({
  courses: Array.from({ length: level }, (_, i) => course(i + 1)),
  merlons: merlons(level, spots),
  rubble: RUBBLE,
})
