import { row, ruler } from '../../../draw/layout.ts'
import { fit } from '../../../draw/width.ts'
import type { PlayerView, RegionView } from '../terms.ts'
import type { Pen } from './pen.ts'

/** The five regions, one column each: what lies there on the gameboard, and below it one player's own board. */
const WIDTHS = [12, 20, 20, 20, 20, 20] as const

export function regions(pen: Pen, owner: PlayerView | undefined): string[] {
  const { glyphs, view, box } = pen.scene
  const line = (cells: readonly string[]) => row(glyphs, WIDTHS, cells)
  const titles = view.regions.map(({ region }) => `${region} (${box.data.adjacent[region]!.join(', ')})`)
  return [
    ruler(glyphs, 'top', WIDTHS, [pen.word('title.gameboard'), ...titles]),
    ...gameboard(pen).map(line),
    ...(owner === undefined ? [] : ownBoard(pen, owner, line)),
    ruler(glyphs, 'bottom', WIDTHS),
  ]
}

function gameboard(pen: Pen): string[][] {
  const { view, box, glyphs } = pen.scene
  const { reassignPoints, squareVp, palaceSlots } = box.data.constants
  const most = Math.max(...view.regions.map(({ squares }) => squares.length))
  const squares = Array.from({ length: most }, (_, i) => [
    pen.word('row.square', { square: 'abcdef'.charAt(i) }),
    ...view.regions.map(({ region, squares: owners }) => {
      const kind = box.data.squares[region]![i]
      if (kind === undefined) return ''
      const bonus = pen.word(`short.square.${kind}`, { points: reassignPoints.square, vp: squareVp })
      const seat = owners[i]
      return `${fit(bonus, 9)} ${seat === null || seat === undefined ? pen.dim(glyphs.free) : pen.clan(seat)}`
    }),
  ])
  const pieces = (counts: readonly number[]) =>
    counts.flatMap((count, seat) => (count === 0 ? [] : [Array<string>(count).fill(pen.tag(seat)).join(' ')])).join(' ')
  const slots = palaceSlots[box.seats as 2 | 3 | 4]
  return [
    ...squares,
    [pen.word('row.open'), ...view.regions.map(({ open }) => pieces(open) || pen.dim(glyphs.free))],
    [
      pen.word('row.palaces'),
      ...view.regions.map(({ palaces }) => {
        const built = palaces.reduce((sum, count) => sum + count, 0)
        return `${pieces(palaces)} ${Array<string>(slots - built)
          .fill(pen.dim(glyphs.free))
          .join(' ')}`.trim()
      }),
    ],
  ]
}

/** The own board in the same columns. */
function ownBoard(pen: Pen, owner: PlayerView, line: (cells: readonly string[]) => string): string[] {
  const { glyphs } = pen.scene
  const cells = (name: string, cell: (region: RegionView) => string) => line([name, ...owner.regions.map(cell)])
  const cards = [0, 1, 2].map((place) =>
    cells(place === 0 ? pen.word('row.cards') : '', ({ cards: laid }) => {
      const card = laid[place]
      return card === undefined ? pen.dim(glyphs.free) : pen.shortCard(card)
    }),
  )
  return [
    ruler(glyphs, 'middle', WIDTHS, [pen.clan(owner.seat)]),
    cells(pen.word('row.governorsArea'), ({ governorsArea }) => pen.officials(governorsArea)),
    cells(pen.word('row.workersArea'), ({ workersArea }) => pen.officials(workersArea)),
    cells(pen.word('row.workers'), ({ workers }) => (workers === 0 ? pen.dim('0') : pen.bold(String(workers)))),
    cells(pen.word('row.unrest'), (region) => unrest(pen, region)),
    ...cards,
  ]
}

/** The track: full and empty slots, the level, and the slot that forbids palaces. */
function unrest(pen: Pen, { unrest: level, cap, noPalace }: RegionView): string {
  const { glyphs } = pen.scene
  if (cap === 0) return pen.dim(glyphs.free)
  const track = glyphs.full.repeat(level) + glyphs.empty.repeat(cap - level)
  const blocked = level === cap || (noPalace > 0 && level === noPalace)
  const mark = noPalace === 0 ? '' : ` ${pen.word('short.trigger.palace')}${glyphs.not}${noPalace}`
  const text = `${track} ${level}/${cap}${level === cap ? ` ${pen.word('row.capped')}` : mark}`
  return blocked ? pen.alarm(text) : text
}
