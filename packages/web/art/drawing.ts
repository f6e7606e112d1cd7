import { AS_DRAWN, compact, type Fit } from './compact.ts'
import { ellipse, number, type Place, shape, stroke } from './strokes.ts'

/** Files hold the grid of 64 in quarters, as whole numbers. */
const FINER = 4

/**
 * What it is drawn with. `ink`: the colour of the text. `wash` and `veil`: thinned ink. `accent`: the one colour of a drawing, `glow`
 * the same thinned. `cut`: the ground shines through.
 */
export const INKS = {
  ink: { colour: 'currentColor', opacity: '' },
  wash: { colour: 'currentColor', opacity: ' opacity=".16"' },
  veil: { colour: 'currentColor', opacity: ' opacity=".42"' },
  accent: { colour: 'var(--art-accent)', opacity: '' },
  glow: { colour: 'var(--art-accent)', opacity: ' opacity=".28"' },
  cut: { colour: 'var(--art-paper)', opacity: '' },
} as const
export type Ink = keyof typeof INKS

type Step =
  | { readonly kind: 'area'; readonly ink: Ink; path: string }
  | { readonly kind: 'line'; readonly ink: Ink; path: string; readonly width: number }
  | { readonly kind: 'use'; readonly text: string }

/** A symbol of a sprite, stroke by stroke: what comes later lies above. */
export class Drawing {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly #fit: Fit
  readonly #steps: Step[] = []
  #place: Place = {}

  constructor(id: string, width: number, height: number, fit: Fit = AS_DRAWN) {
    this.id = id
    this.width = width
    this.height = height
    this.#fit = fit
  }

  /** Closed shapes with soft and sharp corners. */
  fill(ink: Ink, ...shapes: readonly string[]): this {
    for (const text of shapes) this.area(ink, shape(text, this.#place))
    return this
  }

  /** Strokes that swell and taper. */
  brush(ink: Ink, ...strokes: readonly string[]): this {
    for (const text of strokes) this.area(ink, stroke(text, this.#place))
    return this
  }

  disc(ink: Ink, x: number, y: number, r: number, ry: number = r): this {
    const { dx = 0, dy = 0, k = 1, fx } = this.#place
    return this.area(ink, ellipse((fx === undefined ? x : 2 * fx - x) * k + dx, y * k + dy, r * k, ry * k))
  }

  /** A path of SVG, filled. */
  area(ink: Ink, path: string): this {
    const last = this.#steps.at(-1)
    if (last?.kind === 'area' && last.ink === ink) last.path += path
    else this.#steps.push({ kind: 'area', ink, path })
    return this
  }

  /** A path of SVG as a line of even width. */
  line(ink: Ink, path: string, width = 1.6): this {
    const last = this.#steps.at(-1)
    if (last?.kind === 'line' && last.ink === ink && last.width === width) last.path += path
    else this.#steps.push({ kind: 'line', ink, path, width })
    return this
  }

  /** The galloping horse of the sprite. */
  horse(ink: 'ink' | 'veil', { dx = 0, dy = 0, k = 1 }: Place = {}): this {
    const moved = `translate(${Math.round(dx * FINER)} ${Math.round(dy * FINER)})${k === 1 ? '' : `scale(${k})`}`
    this.#steps.push({ kind: 'use', text: `<use href="#art-horse" transform="${moved}"${INKS[ink].opacity}/>` })
    return this
  }

  /** What is drawn is drawn twice: as it is, and mirrored on the middle. Lines and paths of SVG stay as they are. */
  mirrored(half: (drawing: this) => void): this {
    half(this)
    return this.placed({ fx: this.width / 2 }, half)
  }

  /** What is drawn lies elsewhere. */
  placed(place: Place, draw: (drawing: this) => void): this {
    const before = this.#place
    this.#place = place
    draw(this)
    this.#place = before
    return this
  }

  /** As somebody else draws it. */
  draw(by: (drawing: Drawing) => void): this {
    by(this)
    return this
  }

  svg(): string {
    const body = this.#steps.map((step) => {
      if (step.kind === 'use') return step.text
      const { colour, opacity } = INKS[step.ink]
      const path = compact(step.path, FINER, this.#fit)
      if (step.kind === 'line')
        return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${number(step.width * FINER * this.#fit.scale)}"${opacity}/>`
      return `<path d="${path}"${step.ink === 'ink' || colour === 'currentColor' ? '' : ` fill="${colour}"`}${opacity}/>`
    })
    const round = this.#steps.some(({ kind }) => kind === 'line')
      ? ' stroke-linecap="round" stroke-linejoin="round"'
      : ''
    return `<symbol id="${this.id}" viewBox="0 0 ${this.width * FINER} ${this.height * FINER}" fill="currentColor"${round}>${body.join('')}</symbol>`
  }
}

export const drawing = (id: string, width = 64, height = 64, fit?: Fit): Drawing => new Drawing(id, width, height, fit)

const HORSE = [
  '15 40 13,28 40 14,41 38 12',
  '40 36 10,47 28 7.5,52 23 5',
  '50 23 6.4,55 26 5,60 30.5 3',
  '51 22 2.6,51.5 17 .6',
  '42 42 6,51 45 3.4,60 45 1.8',
  '39 43 6,46 50 3.4,49 58 1.8',
  '14 43 8,8 51 4,3 58 1.8',
  '19 44 7,17 53 3.6,11 60 1.6',
  '9 36 4,3 37 3.6,.6 45 .6',
]
/** What several drawings of a sprite share. */
const SHARED = `<defs><path id="art-horse" d="${HORSE.map((text) => compact(stroke(text), FINER)).join('')}"/></defs>\n`

/** The file of these drawings; one of a game's sprites brings what all of them share. */
export const spriteOf = (drawings: readonly Drawing[], shared: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" style="display:none">\n${shared ? SHARED : ''}${drawings.map((one) => `${one.svg()}\n`).join('')}</svg>\n`
