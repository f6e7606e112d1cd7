import { seasonName } from '@wanli/great-wall/text'
import { cut, wrap } from '../../../draw/width.ts'
import { BUILDING, type GwScene, type PlayerView, RESOURCES, SECTION_KEYS } from '../terms.ts'
import { openCards, ownCards } from './cards.ts'
import { field, legend } from './field.ts'
import { land } from './land.ts'
import { Pen } from './pen.ts'
import { players } from './players.ts'

/** No line of the picture is wider. */
export const PICTURE_WIDTH = 120

/** The whole table, as one seat sees it. */
export function draw(scene: GwScene): string[] {
  const pen = new Pen(scene)
  const { me } = pen
  return [
    ...header(pen),
    ...field(pen),
    ` ${pen.dim(legend(pen))}`,
    ...land(pen),
    ...openCards(pen),
    ...players(pen, PICTURE_WIDTH),
    ...(me === undefined ? [] : ownCards(pen, me, PICTURE_WIDTH)),
  ].map((line) => cut(line, PICTURE_WIDTH).trimEnd())
}

function header(pen: Pen): string[] {
  const { view, glyphs } = pen.scene
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
    pen.word('head.hordes', { n: time.nextHordes }),
    ...deck,
  ]
  const second = [
    `${pen.word('head.tea')}: ${view.tea.map((seat) => pen.clan(seat)).join(` ${glyphs.arrow} `)}`,
    pen.word('head.shame', { n: view.shamePool }),
    `${pen.label('label.warehouse')} ${BUILDING.map((resource) => pen.inResourceColour(resource, `${view.warehouse[resource]} ${pen.resource(resource)}`)).join(' ')}`,
  ]
  return [first, second].map((parts) => ` ${parts.join(` ${glyphs.dot} `)}`)
}

/** One player in detail, as everyone may see it: with what the cards do. */
export function drawSeat(scene: GwScene, seat: number): string[] {
  const pen = new Pen(scene)
  const player = scene.view.players[seat]!
  const { glyphs } = scene
  const title = pen.word('seat.title', { player: scene.names[seat]!, honor: player.honor })
  return [pen.bold(pen.inColourOf(seat, title)), ...details(pen, player)].flatMap((line, i) =>
    i === 0 ? [line] : wrap(`${glyphs.dot} ${line}`, PICTURE_WIDTH - 1, 2).map((part) => ` ${part}`),
  )
}

function details(pen: Pen, player: PlayerView): string[] {
  const list = (items: readonly string[]) => items.join(', ') || pen.word('own.none')
  const { locations } = pen.scene.view
  const overseers = player.overseers.flatMap((level, i) =>
    level === 0 ? [] : [pen.word('seat.overseer', { location: pen.location(locations[i]!.id), level })],
  )
  const sources = Object.entries(player.honorFrom).flatMap(([source, n]) =>
    n === 0 ? [] : [`${pen.tell({ key: `source.${source}` })} ${n}`],
  )
  const cards = (key: 'seat.general' | 'seat.active', ids: readonly string[]) =>
    ids.map((id) => pen.word(key, { card: `${pen.card(id)}: ${pen.ruleText(id)}` }))
  return [
    ...(sources.length === 0 ? [] : [pen.word('seat.honor', { sources: list(sources) })]),
    pen.word('seat.clerks', { pool: player.clerkPool, supply: player.clerkSupply }),
    pen.word('seat.soldiers', {
      free: pen.units(player.free) || pen.word('own.none'),
      shamed: pen.units(player.shamed) || pen.word('own.none'),
    }),
    pen.word('seat.overseers', { levels: list(overseers) }),
    ...(player.resources === null ? [] : [pen.amounts(RESOURCES.map((resource) => player.resources![resource]!))]),
    pen.word('seat.hands', {
      commands: player.commandCount,
      tactics: player.tacticCount,
      discarded: list(player.discarded.map((id) => pen.card(id))),
    }),
    ...(player.general === null ? [pen.word('line.choosing')] : cards('seat.general', [player.general])),
    ...cards('seat.active', player.active),
    pen.word('seat.supporting', {
      cards: list(player.supporting.map((id) => (id === null ? pen.word('seat.hidden') : pen.card(id)))),
    }),
    pen.word('seat.hordes', { cards: list(player.claimed.map((claimed) => pen.claimed(claimed))) }),
  ]
}
