import { OPEN_AREA, type OptionKind, type ZgOption } from '../../options.ts'
import type { ZgBox } from '../../terms.ts'
import type { View } from '../../view.ts'
import { listOf, type Message, message } from './message.ts'
import {
  abilityMessage,
  aspectName,
  boardMessage,
  cardInline,
  colourName,
  numbers,
  officialName,
  pathMessage,
  sectionName,
  slotMessage,
  squareLetter,
  squareMessage,
  taskMessage,
} from './things.ts'

/** What of the table makes a text richer: the tiles of the wall sections and the round. A view will do. */
export type Seen = Pick<View, 'sections' | 'round'>

type Maker<K extends OptionKind> = (option: Extract<ZgOption, { kind: K }>, box: ZgBox, seen?: Seen) => Message

const MAKERS: { readonly [K in OptionKind]: Maker<K> } = {
  card: ({ card }, box) => message('option.card', { card: cardInline(card, box) }),
  unify: ({ region }) => message('option.unify', { region }),
  court: ({ action }) => message('option.court', { action: message(`court.${action}`) }),
  free: ({ official, region }) => message('option.free', { official: officialName(official), region }),
  place: ({ official, region }) => message('option.place', { official: officialName(official), region }),
  move: ({ official, path, cost }) =>
    message('option.move', { official: officialName(official), path: pathMessage(path), cost }),
  install: ({ region, square }, box) =>
    square === OPEN_AREA
      ? message('option.install.open', { region })
      : message('option.install', {
          region,
          square: squareLetter(square),
          bonus: squareMessage(box.data.squares[region]![square], box),
        }),
  in: ({ region }) => message('option.in', { region }),
  from: ({ region }) => message('option.from', { region }),
  marker: ({ colour }) => message('option.marker', { colour: colourName(colour), aspect: aspectName(colour) }),
  wall: ({ name, rods }, box, seen) => {
    const section = seen?.sections.find((candidate) => candidate.section === name)
    if (section === undefined) return message('option.wall', { section: sectionName(name), rods })
    const tile = slotMessage(section.tile, section.side, rods, box)
    return message('option.wall.tile', { section: sectionName(name), rods, tile })
  },
  pay: ({ regions }) => message('option.pay', { count: regions.length, regions: listOf(numbers(regions), 'and') }),
  activate: ({ card, region }, box) => message('option.activate', { card: cardInline(card, box), region }),
  ability: ({ ability }, box) => message('option.ability', { ability: abilityMessage(ability, box) }),
  calm: ({ region }, box) => message('option.calm', { region, calm: box.data.constants.calmBy }),
  worker: ({ from, to }) => message('option.worker', { from, to }),
  shift: ({ from, square, to }) =>
    square === OPEN_AREA
      ? message('option.shift.open', { from, to })
      : message('option.shift', { from, to, square: squareLetter(square) }),
  claim: ({ task }, box) => message('option.claim', { task: taskMessage(task, box) }),
  board: ({ board }, box) => message('option.board', { board: boardMessage(board, box) }),
  bid: ({ vp }) => message('option.bid', { vp }),
  discard: ({ card }, box) => message('option.discard', { card: cardInline(card, box) }),
  take: ({ official }) => message('option.take', { official: officialName(official) }),
  stop: () => message('option.stop'),
  finish: () => message('option.finish'),
  decline: () => message('option.decline'),
  endTurn: () => message('option.endTurn'),
  passBid: () => message('option.passBid'),
  accept: () => message('option.accept'),
  pass: () => message('option.pass'),
}

/** What a choice says. With `seen`, a place for a wall tells what its tile scores. */
export const optionMessage = (option: ZgOption, box: ZgBox, seen?: Seen): Message =>
  (MAKERS[option.kind] as Maker<OptionKind>)(option, box, seen)
