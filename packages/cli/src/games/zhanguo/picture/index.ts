import { cut, fit, wrap } from '../../../draw/width.ts'
import type { PlayerView } from '../terms.ts'
import { middle } from './middle.ts'
import { Pen, type ZgScene } from './pen.ts'
import { boardName, ownHand, players } from './players.ts'
import { regions } from './regions.ts'
import { abilityText, boardLines, roomFor } from './sheets.ts'

/** No line of the picture is wider. */
export const PICTURE_WIDTH = 120

/** The whole table, as one seat sees it. */
export function draw(scene: ZgScene): string[] {
  const pen = new Pen(scene)
  const { view } = scene
  // On a screen for everybody the board of who is asked, which lies open; the hand is not in what a stranger sees.
  const seat = view.seat ?? scene.question?.seat
  const me = seat === undefined ? undefined : view.players[seat]
  const asksForCards = scene.question?.prompt === 'card' || scene.question?.prompt === 'discard'
  return [
    ...header(pen),
    ...middle(pen),
    ...regions(pen, me?.board === null ? undefined : me),
    ...players(pen),
    ...(me === undefined ? [] : ownAbilities(pen, me)),
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
  return [` ${parts.join(`  ${glyphs.dot}  `)}`, ...(choosing ? offer(pen) : [])]
}

/** While boards are chosen or auctioned: what each can do. The question tells it too where one is chosen. */
function offer(pen: Pen): string[] {
  const { view, question } = pen.scene
  if (question?.prompt === 'board')
    return [
      ` ${pen.word('line.offer', { boards: view.boards.map((board) => pen.word(`short.board.${board}`)).join(', ') })}`,
    ]
  const lines = view.boards.flatMap((board) => boardLines(pen, board, roomFor(pen.scene) - 3))
  return [` ${pen.word('line.offer', { boards: '' }).trimEnd()}`, ...lines.map((line) => `   ${line}`)]
}

/** What the own board can do: side B only. */
function ownAbilities(pen: Pen, { board }: PlayerView): string[] {
  const text = board === null ? '' : abilityText(pen, board)
  if (text === '') return []
  const label = pen.word('title.abilities')
  const [first = '', ...rest] = wrap(text, roomFor(pen.scene) - LABEL)
  return [pen.bold(fit(label, LABEL)) + first, ...rest.map((line) => ' '.repeat(LABEL) + line)]
}
const LABEL = 12

/** One player's board, as everyone may see it. */
export function drawSeat(scene: ZgScene, seat: number): string[] {
  const pen = new Pen(scene)
  const player = scene.view.players[seat]!
  return [
    `${pen.inColourOf(seat, scene.names[seat]!)}: ${boardName(pen, player)}`,
    ...ownAbilities(pen, player),
    ...regions(pen, player),
  ]
}
