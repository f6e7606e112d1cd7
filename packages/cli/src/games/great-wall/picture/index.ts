import { seasonName } from '@wanli/great-wall/text'
import { cut, wrap } from '../../../draw/width.ts'
import { BUILDING, type GwScene, SECTION_KEYS } from '../terms.ts'
import { beasts } from './beasts.ts'
import { cold } from './cold.ts'
import { openCards, ownCards } from './cards.ts'
import { famine } from './famine.ts'
import { abilities, field, legend } from './field.ts'
import { fortress } from './fortress.ts'
import { ghosts } from './ghosts.ts'
import { khan } from './khan.ts'
import { land } from './land.ts'
import { events, goal, qinTrack } from './modes.ts'
import { Pen } from './pen.ts'
import { players } from './players.ts'
import { powder } from './powder.ts'
import { rat } from './rat.ts'
import { redTurban } from './red-turban.ts'
import { roomFor } from './sheets.ts'
import { visit } from './visit.ts'

export { drawSeat } from './seat.ts'

/** No line of the picture is wider. */
export const PICTURE_WIDTH = 120
/** As wide as the two panels of open cards above them. */
const EVENTS_WIDTH = 116

/** The whole table, as one seat sees it. */
export function draw(scene: GwScene): string[] {
  const pen = new Pen(scene)
  const { me } = pen
  return [
    ...header(pen),
    ...field(pen),
    ...wrap(legend(pen), PICTURE_WIDTH - 1).map((line) => ` ${pen.dim(line)}`),
    ...abilities(pen, PICTURE_WIDTH - 1).map((line) => ` ${line}`),
    ...khan(pen, PICTURE_WIDTH - 1),
    ...land(pen),
    ...qinTrack(pen),
    ...powder(pen, PICTURE_WIDTH - 1),
    ...beasts(pen, PICTURE_WIDTH - 1),
    ...rat(pen, PICTURE_WIDTH - 1),
    ...cold(pen),
    ...visit(pen),
    ...famine(pen, PICTURE_WIDTH - 1),
    ...redTurban(pen, PICTURE_WIDTH - 1),
    ...fortress(pen),
    ...ghosts(pen, PICTURE_WIDTH - 1),
    ...openCards(pen),
    ...events(pen, EVENTS_WIDTH),
    ...players(pen, PICTURE_WIDTH),
    ...(me === undefined ? [] : ownCards(pen, me, roomFor(scene) + 1)),
  ].map((line) => cut(line, PICTURE_WIDTH).trimEnd())
}

function header(pen: Pen): string[] {
  const { view, glyphs, box } = pen.scene
  const { time, hordeDeck } = view
  const season = pen.tell(seasonName(view.season))
  const deck =
    hordeDeck.indicator === null
      ? []
      : [pen.word('head.deck', { n: hordeDeck.count, section: SECTION_KEYS[hordeDeck.indicator], arrow: glyphs.arrow })]
  const first = [
    pen.bold(pen.word('game.name')),
    pen.bold(`${pen.word('head.year', { year: view.year })}, ${season}`),
    pen.word('head.time', { slot: time.slot, of: time.of }),
    pen.tell({ key: 'label.lethality', params: { lethality: time.lethality } }),
    pen.word('head.hordes', { n: nextHordes(pen) }),
    ...deck,
  ]
  const second = [
    `${pen.word('head.tea')}: ${view.tea.map((seat) => pen.clan(seat)).join(` ${glyphs.arrow} `)}`,
    ...(box.canBeLost ? [] : [pen.word('head.shame', { n: view.shamePool })]),
    `${pen.label('label.warehouse')} ${BUILDING.map((resource) => pen.inResourceColour(resource, `${view.warehouse[resource]} ${pen.resource(resource)}`)).join(' ')}`,
  ]
  const lines = [first, second].map((parts) => parts.join(` ${glyphs.dot} `))
  return [...lines, ...goal(pen)].map((line) => ` ${line}`)
}

/** GW-SPRING-02, GW-COOP-11: how many come next Spring; none after the last slot. */
const nextHordes = ({ scene: { view } }: Pen): number => view.time.hordes[view.time.slot] ?? 0
