import { cut } from '../../../draw/width.ts'
import { middle } from './middle.ts'
import { Pen, type ZgScene } from './pen.ts'
import { boardName, ownHand, players } from './players.ts'
import { regions } from './regions.ts'

/** No line of the picture is wider. */
export const PICTURE_WIDTH = 120

/** The whole table, as one seat sees it. */
export function draw(scene: ZgScene): string[] {
  const pen = new Pen(scene)
  const { view } = scene
  const me = view.seat === null ? undefined : view.players[view.seat]
  const asksForCards = scene.question?.prompt === 'card' || scene.question?.prompt === 'discard'
  return [
    ...header(pen),
    ...middle(pen),
    ...regions(pen, me?.board === null ? undefined : me),
    ...players(pen),
    ...(me === undefined || asksForCards ? [] : ownHand(pen, me, PICTURE_WIDTH - 2)),
  ].map((line) => cut(line, PICTURE_WIDTH))
}

function header(pen: Pen): string[] {
  const { view, box, glyphs } = pen.scene
  const label = (key: 'label.round' | 'label.order', params = {}) => pen.tell({ key, params })
  const parts = [
    pen.bold('ZhanGuo'),
    label('label.round', { round: view.round, rounds: box.data.constants.rounds }),
    `${label('label.order')}: ${view.order.map((seat) => pen.clan(seat)).join(` ${glyphs.arrow} `)}`,
    pen.word('line.decks', { decks: view.decks.join('/') }),
  ]
  const choosing = view.players.some(({ board }) => board === null)
  const boards = (choosing ? view.boards : []).map((board) => pen.word(`short.board.${board}`)).join(', ')
  return [` ${parts.join(`  ${glyphs.dot}  `)}`, ...(boards === '' ? [] : [` ${pen.word('line.offer', { boards })}`])]
}

/** One player's board, as everyone may see it. */
export function drawSeat(scene: ZgScene, seat: number): string[] {
  const pen = new Pen(scene)
  const player = scene.view.players[seat]!
  return [`${pen.inColourOf(seat, scene.names[seat]!)}: ${boardName(pen, player)}`, ...regions(pen, player)]
}
