/*
 * The sounds of the table: synthesised, soft and dry, each from one to four short parts. A part is a tone or filtered noise with an
 * attack and a decay; nothing is sampled, nothing echoes.
 */

export type Wave = 'sine' | 'triangle' | 'noise'

export interface Part {
  readonly wave: Wave
  /** Hertz: of a tone its pitch, of noise where its filter stands. It may glide. */
  readonly from: number
  readonly to?: number
  /** Noise is a band around that, or all that is below it. */
  readonly filter?: 'bandpass' | 'lowpass'
  /** Milliseconds. */
  readonly attack: number
  readonly decay: number
  /** It begins so many milliseconds after the sound. */
  readonly after?: number
  /** Of the volume that the person has set. */
  readonly level: number
}

const tone = (from: number, attack: number, decay: number, level: number, more: Partial<Part> = {}): Part => ({
  wave: 'sine',
  from,
  attack,
  decay,
  level,
  ...more,
})
const noise = (from: number, attack: number, decay: number, level: number, more: Partial<Part> = {}): Part => ({
  wave: 'noise',
  filter: 'bandpass',
  from,
  attack,
  decay,
  level,
  ...more,
})
/** The same again and again, so many milliseconds apart. */
const times = (n: number, apart: number, part: Part): readonly Part[] =>
  Array.from({ length: n }, (_, i) => ({ ...part, after: i * apart }))

export const SOUNDS = {
  /** It is my turn: the only sound of two notes. */
  turn: [tone(523.25, 8, 220, 0.5), tone(659.25, 8, 220, 0.5, { after: 160 })],
  card: [noise(2000, 1, 40, 0.5), tone(220, 1, 50, 0.5, { after: 30 })],
  /** A Clerk, or whatever else, comes to stand. */
  clerk: [tone(330, 1, 35, 0.5)],
  stone: [tone(330, 1, 35, 0.4), noise(300, 1, 90, 0.7, { filter: 'lowpass' })],
  arrow: [noise(4000, 2, 90, 0.6, { to: 1000 })],
  hooves: times(4, 120, tone(70, 3, 90, 0.9, { to: 50 })),
  clash: [tone(55, 1, 180, 1), noise(1800, 1, 20, 0.3)],
  stones: times(3, 150, noise(300, 5, 700, 0.8, { filter: 'lowpass' })),
  hold: [tone(660, 4, 400, 0.4), tone(1320, 4, 400, 0.15)],
  fall: [tone(180, 1, 60, 0.7, { wave: 'triangle' })],
  saved: [tone(880, 6, 150, 0.4)],
  claim: [tone(392, 3, 260, 0.5, { wave: 'triangle' }), tone(784, 3, 200, 0.12)],
  coin: [tone(1480, 1, 70, 0.2, { wave: 'triangle' })],
  reward: [tone(740, 4, 240, 0.35), tone(1480, 4, 160, 0.1)],
  end: [tone(262, 10, 900, 0.5), tone(524, 10, 700, 0.15)],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type Sound = keyof typeof SOUNDS

/** From its beginning to its end, in milliseconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...SOUNDS[sound].map(({ after = 0, attack, decay }: Part) => after + attack + decay))
