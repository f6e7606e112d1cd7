import { wrap } from '../../../draw/width.ts'
import { type GwScene, type PlayerView, RESOURCES } from '../terms.ts'
import { Pen } from './pen.ts'
import { QIN_GENERAL, roomFor, setOf } from './sheets.ts'

/** One player in detail, as everyone may see it: with what the cards do. */
export function drawSeat(scene: GwScene, seat: number): string[] {
  const pen = new Pen(scene)
  const player = scene.view.players[seat]!
  const { glyphs } = scene
  const bare = player.automaton && !pen.automaton(seat).honor
  const title = bare ? pen.name(seat) : pen.word('seat.title', { player: pen.name(seat), honor: player.honor })
  const lines = player.automaton ? automatonDetails(pen, player) : details(pen, player)
  return [pen.bold(pen.inColourOf(seat, title)), ...lines].flatMap((line, i) =>
    i === 0 ? [line] : wrap(`${glyphs.dot} ${line}`, roomFor(scene) - 1, 2).map((part) => ` ${part}`),
  )
}

const list = (pen: Pen, items: readonly string[]): string => items.join(', ') || pen.word('own.none')

function honorLines(pen: Pen, player: PlayerView): string[] {
  const sources = Object.entries(player.honorFrom).flatMap(([source, n]) =>
    n === 0 ? [] : [`${pen.tell({ key: `source.${source}` })} ${n}`],
  )
  return sources.length === 0 ? [] : [pen.word('seat.honor', { sources: list(pen, sources) })]
}

function overseerLine(pen: Pen, player: PlayerView): string {
  const { locations } = pen.scene.view
  const levels = player.overseers.flatMap((level, i) =>
    level === 0 ? [] : [pen.word('seat.overseer', { location: pen.location(locations[i]!.id), level })],
  )
  return pen.word('seat.overseers', { levels: list(pen, levels) })
}

const hordeLine = (pen: Pen, { claimed }: PlayerView): string =>
  pen.word('seat.hordes', {
    cards: list(
      pen,
      claimed.map((horde) => pen.claimed(horde)),
    ),
  })

/** What an automaton has: the Reed Clan only Clerks, Spearmen and its card; Qin Jiushao his deck, Overseers and supporters. */
function automatonDetails(pen: Pen, player: PlayerView): string[] {
  const { locations } = pen.scene.view
  const { seat, discarded, supporting } = player
  const places = locations.flatMap(({ id, clerks }) =>
    clerks[seat]! > 0 ? [`${pen.location(id)} ${clerks[seat]}`] : [],
  )
  const common = [
    pen.word('seat.clerksAt', { pool: player.clerkPool, places: list(pen, places) }),
    pen.word('seat.soldiersInPool', { free: pen.units(player.free) || pen.word('own.none') }),
  ]
  const commands = (set: string) =>
    setOf(pen.scene.box, set).map((id) => pen.word('seat.command', { card: `${pen.card(id)}: ${pen.cardText(id)}` }))
  if (!pen.automaton(seat).honor) return [...common, ...commands('reed')]
  const cards = (ids: readonly (string | null)[]) =>
    list(
      pen,
      ids.map((id) => pen.card(id!)),
    )
  return [
    ...honorLines(pen, player),
    ...common,
    overseerLine(pen, player),
    pen.word('seat.deck', { n: player.commandCount, discarded: cards(discarded) }),
    pen.word('seat.supporting', { cards: cards(supporting) }),
    hordeLine(pen, player),
    pen.word('seat.general', { card: pen.ruleText(QIN_GENERAL) }),
    ...commands('solo'),
  ]
}

function details(pen: Pen, player: PlayerView): string[] {
  const cards = (key: 'seat.general' | 'seat.active', ids: readonly string[]) =>
    ids.map((id) => pen.word(key, { card: `${pen.card(id)}: ${pen.ruleText(id)}` }))
  return [
    ...honorLines(pen, player),
    pen.word('seat.clerks', { pool: player.clerkPool, supply: player.clerkSupply }),
    pen.word('seat.soldiers', {
      free: pen.units(player.free) || pen.word('own.none'),
      shamed: pen.units(player.shamed) || pen.word('own.none'),
    }),
    overseerLine(pen, player),
    ...(player.resources === null ? [] : [pen.amounts(RESOURCES.map((resource) => player.resources![resource]!))]),
    pen.word('seat.hands', {
      commands: player.commandCount,
      tactics: player.tacticCount,
      discarded: list(
        pen,
        player.discarded.map((id) => pen.card(id)),
      ),
    }),
    ...(player.general === null ? [pen.word('line.choosing')] : cards('seat.general', [player.general])),
    ...cards('seat.active', player.active),
    pen.word('seat.supporting', {
      cards: list(
        pen,
        player.supporting.map((id) => (id === null ? pen.word('seat.hidden') : pen.card(id))),
      ),
    }),
    hordeLine(pen, player),
  ]
}
