import { readFileSync } from 'node:fs'
import { type Drawing, drawing, type Ink, INKS } from './drawing.ts'
import * as motifs from './families/motifs.ts'

/*
 * A family of drawings is a text, one stroke a line; what comes later lies above:
 *
 *     horde-elite
 *       disc wash 32 27 26                x, y, radius; a second radius makes it an ellipse
 *       fill ink 3 63!,61 63!,58 50       a closed shape through these points, with "!" after a corner
 *       brush ink 6 50 9,14 43 9          a stroke through points, each with its width
 *       line cut 1.2 M32 37v13            a path of SVG as a line of this width
 *       area ink M4 50v4h48v-4z           a path of SVG, filled
 *       mirrored                          what is further in is drawn twice: as it is, and mirrored on the middle
 *         brush accent 25 11 3,16 9 5
 *       man ink 11 61 .72                 a motif: its inks, where it stands, how large; "left": it looks to the left
 *
 * A drawing begins with its name, and its size if that is not 64 by 64; or with the ground that it is drawn on, and its name there.
 */

/** What a family draws on, by the word for it. */
type Grounds = Readonly<Record<string, (name: string) => Drawing>>

export const family = (file: string, grounds?: Grounds): readonly Drawing[] =>
  drawingsOf(readFileSync(new URL(`families/${file}.txt`, import.meta.url), 'utf8'), grounds)

export function drawingsOf(text: string, grounds: Grounds = {}): readonly Drawing[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const drawings: Drawing[] = []
  for (const { line, within } of nested(lines)) {
    const one = begun(line.split(' '), grounds)
    for (const { line: stroke, within: half } of nested(within))
      if (stroke === 'mirrored') one.mirrored((side) => half.forEach((each) => draw(side, each)))
      else draw(one, stroke)
    drawings.push(one)
  }
  return drawings
}

/** The lines that stand at the margin, each with those that are further in below it. */
function nested(lines: readonly string[]): { readonly line: string; readonly within: string[] }[] {
  const found: { readonly line: string; readonly within: string[] }[] = []
  for (const line of lines)
    if (line.startsWith('  ')) found.at(-1)!.within.push(line.slice(2))
    else found.push({ line, within: [] })
  return found
}

function begun([first = '', ...rest]: readonly string[], grounds: Grounds): Drawing {
  const ground = grounds[first]
  return ground === undefined ? drawing(first, ...numbers(rest)) : ground(rest.join(' '))
}

function draw(one: Drawing, line: string): void {
  const [kind = '', ...words] = line.split(' ')
  const motif = MOTIFS[kind]
  if (motif !== undefined) {
    const inks = words.filter((word) => Object.hasOwn(INKS, word)).map(inkOf)
    const left = words.includes('left')
    one.draw(motif(inks, numbers(words.slice(inks.length, left ? -1 : words.length)), left))
    return
  }
  const ink = inkOf(words[0] ?? '')
  const rest = words.slice(1)
  if (kind === 'fill') one.fill(ink, rest.join(' '))
  else if (kind === 'brush') one.brush(ink, rest.join(' '))
  else if (kind === 'area') one.area(ink, rest.join(' '))
  else if (kind === 'line') one.line(ink, rest.slice(1).join(' '), numbers(rest.slice(0, 1))[0])
  else if (kind === 'disc') {
    const [x, y, r, ry] = numbers(rest)
    one.disc(ink, x!, y!, r!, ry)
  } else throw new Error(`no stroke: ${line}`)
}

const numbers = (words: readonly string[]): number[] =>
  words.map((word) => {
    const n = Number(word)
    if (word === '' || Number.isNaN(n)) throw new Error(`no number: ${word}`)
    return n
  })

function inkOf(word: string): Ink {
  if (!Object.hasOwn(INKS, word)) throw new Error(`no ink: ${word}`)
  return word as Ink
}

type Reads = (inks: readonly Ink[], numbers: readonly number[], left: boolean) => motifs.Motif

/** How a motif is read: in the order of its parameters. */
const MOTIFS: Readonly<Record<string, Reads>> = {
  arrow: ([ink, feathers], [x, y, toX, toY]) => motifs.arrow(ink!, feathers!, x!, y!, toX!, toY!),
  flame: ([ink], [x, y, k]) => motifs.flame(ink!, x!, y!, k),
  horse:
    ([ink], [dx, dy, k]) =>
    (one) =>
      void one.horse(ink as 'ink' | 'veil', { dx: dx!, dy: dy!, k: k! }),
  man: ([ink], [x, y, k]) => motifs.man(ink!, x!, y!, k),
  moon: ([ink], [x, y, r]) => motifs.moon(ink!, x!, y!, r!),
  official: ([robe], [x, y, k]) => motifs.official(robe!, x!, y!, k),
  pile: (_, [x, foot, coins]) => motifs.pile(x!, foot!, coins!),
  pine: ([ink], [x, y, height]) => motifs.pine(ink!, x!, y!, height!),
  runner: ([ink], [x, y, k], left) => motifs.runner(ink!, x!, y!, k, left),
  sitting: (_, [x, y, k], left) => motifs.sitting(x!, y!, k, left),
  spear: ([ink], [x, y, length, lean]) => motifs.spear(ink!, x!, y!, length!, lean),
  wall: ([ink], [x, y, merlons, height]) => motifs.wall(ink!, x!, y!, merlons!, height!),
  worker: ([ink], [x, y, k]) => motifs.worker(ink!, x!, y!, k),
}
