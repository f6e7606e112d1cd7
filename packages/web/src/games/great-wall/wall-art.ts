/* The drawing of a wall, in the measures of its picture: 296 wide, 72 high. */

export interface Course {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly level: number
  readonly joints: string
}

const WIDTH = 296
export const WALL_HEIGHT = 72
const FOOT = WALL_HEIGHT
const BASE = 21
const STEP = 14.5
const BRICK = 18
/** The higher, the finer: rough stone below, bricks above. */
const LAYERS = [0, 10.5, 7.3, 4.9]

/** Where the top of so many levels is. */
export const topOf = (level: number): number => (level === 0 ? FOOT - 5 : FOOT - BASE - STEP * (level - 1))

/** Where Firing spots open, from the left. */
export const firingX = (spots: number): readonly number[] =>
  Array.from({ length: spots }, (_, i) => WIDTH / 2 + (i - (spots - 1) / 2) * 60 + (spots === 1 ? -90 : 0))

function joints(level: number, x: number, y: number, h: number): string {
  const lines: string[] = []
  const high = LAYERS[level] ?? 4.9
  const wide = BRICK + (level === 1 ? 10 : level === 2 ? 3 : 0)
  for (let layer = 0; layer * high < h - 1; layer++) {
    const top = y + layer * high
    if (layer > 0) lines.push(`M${x} ${top}H${WIDTH - x}`)
    for (let at = x + (layer % 2 === 0 ? wide / 2 : wide); at < WIDTH - x; at += wide)
      lines.push(`M${at} ${top}v${high}`)
  }
  return lines.join('')
}

/** Every level stands back a little behind the one below. */
function course(level: number): Course {
  const x = 4 * level
  const y = topOf(level)
  const h = level === 1 ? BASE : STEP
  return { x, y, h, level, joints: joints(level, x, y, h) }
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

/** On the top, between what stands there: snow. */
const snow = (level: number): string => {
  const [left, top] = [4 * level - 2, topOf(level)]
  const right = WIDTH - left
  const caps =
    level === 0 ? '' : `M${left} ${top}h${right - left}v3q-18 4 -37 0t-37 1t-37 -1t-37 1t-37 -1t-37 1t-37 -1t-37 0z`
  return `${caps}M0 72q26 -9 52 -3t52 -1t52 1t52 -2t52 2t36 -2v5z`
}

/** At its foot: tufts of grass, leaves that have fallen. */
export const FOOTS: Readonly<Record<string, string>> = {
  spring: tufts(26, 9),
  summer: tufts(14, 7),
  fall: Array.from({ length: 22 }, (_, i) => `M${6 + i * 13.4} ${71 - ((i * 5) % 3)}l4 -3l4 2l-4 2z`).join(''),
}
function tufts(many: number, high: number): string {
  return Array.from({ length: many }, (_, i) => {
    const x = 4 + (i * 290) / many + ((i * 7) % 5)
    const up = high - ((i * 3) % 4)
    return `M${x} 72q-1 -${up / 2} -3 -${up}M${x + 2} 72v-${up + 1}M${x + 4} 72q1 -${up / 2} 3 -${up - 1}`
  }).join('')
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

/** A tower at an end of it, from the second level on: its body, and its roof. */
function tower(at: number, level: number): { readonly body: string; readonly roof: string } {
  const top = topOf(level) - 13
  return {
    body: `M${at} 72V${top}h26V72zM${at + 9} ${top + 13}v-7a4 4 0 0 1 8 0v7z`,
    roof: `M${at - 6} ${top}q9 -1 10 -7h18q1 6 10 7z`,
  }
}
const towersOf = (level: number) =>
  level < 2 ? [] : level < 3 ? [tower(10, level)] : [tower(10, level), tower(WIDTH - 36, level)]

/** Cracks that run down from the top, where it is strained. */
function cracks(level: number): string {
  const top = topOf(level)
  const down = FOOT - top
  return [96, 172, 214]
    .map((x, i) => `M${x} ${top}l${3 - 4 * (i % 2)} ${down * 0.22}l${-6 + 3 * i} ${down * 0.2}l5 ${down * 0.25}`)
    .join('')
}
/** A gap with stones before it, where it is broken. */
function gap(level: number): { readonly hole: string; readonly stones: string } {
  const top = topOf(level) - 10
  return {
    hole: `M118 ${top}l9 ${(FOOT - top) * 0.35}l-6 ${(FOOT - top) * 0.25}l8 ${(FOOT - top) * 0.4}h44l6 ${-(FOOT - top) * 0.3}l-5 ${-(FOOT - top) * 0.3}l8 ${-(FOOT - top) * 0.4}z`,
    stones: 'M104 72l3 -7h9l4 7zM122 72l5 -10h11l4 10zM146 72l2 -6h10l3 6zM164 72l5 -9h9l5 9zM188 72l2 -5h8l3 5z',
  }
}

export const wallArt = (level: number, spots: number) => ({
  courses: Array.from({ length: level }, (_, i) => course(i + 1)),
  merlons: merlons(level, spots),
  rubble: RUBBLE,
  towers: towersOf(level),
  snow: snow(level),
  cracks: cracks(level),
  gap: gap(level),
})
