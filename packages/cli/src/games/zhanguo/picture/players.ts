import { columns, table } from '../../../draw/layout.ts'
import { fit } from '../../../draw/width.ts'
import { CARD_COLOURS, OFFICIAL_COLOURS, type PlayerView } from '../terms.ts'
import type { Pen } from './pen.ts'

/** Everyone's panel: one line each. */
export function players(pen: Pen): string[] {
  const { view, glyphs, asked } = pen.scene
  const header = [
    '',
    pen.word('title.players'),
    pen.word('column.vp'),
    pen.word('column.board'),
    pen.word('column.hand'),
    pen.word('column.markers'),
    pen.word('column.officials'),
    pen.word('column.onBoard'),
    pen.word('column.governors'),
    pen.word('column.palaces'),
    pen.word('column.walls'),
    pen.word('column.discs'),
  ].map((text) => pen.dim(text))
  const rows = view.players.map((player) => [
    asked.includes(player.seat) ? glyphs.here : '',
    pen.inColourOf(player.seat, pen.scene.names[player.seat]!),
    pen.bold(String(player.vp)),
    boardName(pen, player),
    hand(pen, player),
    CARD_COLOURS.map((colour) => pen.inCardColour(colour, markers(pen, player, colour))).join('/'),
    OFFICIAL_COLOURS.map((colour) => pen.inOfficialColour(colour, player.officials[colour])).join('/'),
    String(player.regions.reduce((sum, { cards }) => sum + cards.length, 0)),
    String(player.governors),
    String(player.palaces),
    String(player.walls),
    String(player.taskDiscs),
  ])
  return table([header, ...rows], [2, 7, 8, 9, 10, 11])
}

function markers(pen: Pen, player: PlayerView, colour: (typeof CARD_COLOURS)[number]): string {
  const big = pen.scene.view.bigMarkers[colour] === player.seat
  return `${player.markers[colour]}${big ? `+${pen.scene.box.data.constants.value3MarkerValue}` : ''}`
}

export const boardName = (pen: Pen, player: PlayerView): string =>
  player.board === null ? pen.scene.glyphs.free : `${pen.word(`short.board.${player.board}`)} ${pen.scene.box.side}`

function hand(pen: Pen, player: PlayerView): string {
  const count = (colour: string) => player.handColours.filter((other) => other === colour).length
  return CARD_COLOURS.map((colour) => pen.inCardColour(colour, count(colour))).join('/')
}

/** The cards of whoever looks, in their short form: the question tells a chosen one in full. */
export function ownHand(pen: Pen, me: PlayerView, room: number): string[] {
  if (me.hand === undefined || me.hand.length === 0) return []
  const cards = me.hand.toSorted((a, b) => a - b).map((card) => pen.shortCard(card))
  const [first = '', ...rest] = columns(cards, room - 12, 2)
  const label = fit(pen.word('title.hand'), 12)
  return [pen.bold(label) + first, ...rest.map((line) => ' '.repeat(12) + line)]
}
