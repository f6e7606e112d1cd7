import { table } from '../../../draw/layout.ts'
import { fit, width, wrap } from '../../../draw/width.ts'
import { coopOf, type PlayerView, RESOURCES } from '../terms.ts'
import type { Pen } from './pen.ts'

/** Everyone's panel: numbers, and the people and Hordes that a player has. */
export function players(pen: Pen, room: number): string[] {
  const { view, glyphs } = pen.scene
  const open = view.players.some(
    ({ seat, resources, automaton }) => !automaton && seat !== view.seat && resources !== null,
  )
  const resources = RESOURCES.map((resource) => pen.resourceLetter(resource)).join('/')
  const header = [
    '',
    pen.word('title.players'),
    pen.word('column.honor'),
    pen.word('column.clerks'),
    pen.word('column.soldiers', { units: pen.unitLetters() }),
    pen.word('column.shamed'),
    pen.word('column.overseers', { resources }),
    pen.word('column.commands'),
    pen.word('column.tactics'),
    ...(open ? [pen.word('column.resources', { resources })] : []),
  ].map((text) => pen.dim(text))
  const rows = view.players.map((player) => (player.automaton ? automatonCells(pen, player) : cells(pen, player, open)))
  const lines = table([header, ...rows], [2])
  const left = Math.max(...lines.map(width)) + 2
  const texts = [
    pen.word('column.people', { dot: glyphs.dot }),
    ...view.players.map((one) => (one.automaton ? automatonPeople(pen, one) : people(pen, one))),
  ]
  return lines.flatMap((line, i) =>
    wrap(texts[i] ?? '', room - left).map(
      (text, more) => `${fit(more === 0 ? line : '', left)}${i === 0 ? pen.dim(text) : text}`,
    ),
  )
}

function cells(pen: Pen, player: PlayerView, open: boolean): string[] {
  return [
    pen.scene.asked.includes(player.seat) ? pen.scene.glyphs.here : '',
    pen.inColourOf(player.seat, pen.name(player.seat)),
    pen.bold(String(player.honor)),
    `${player.clerkPool}+${player.clerkSupply}`,
    player.free.join('/'),
    player.shamed.some((n) => n > 0) ? pen.alarm(player.shamed.join('/')) : pen.dim(player.shamed.join('/')),
    player.overseers.join('/'),
    String(player.commandCount),
    String(player.tacticCount),
    ...(open ? [player.resources?.join('/') ?? ''] : []),
  ]
}

/** What an automaton never has is left open: Shame, Tactic cards, a supply, what the Reed Clan gains (GW-REED-02, GW-INV-13). */
function automatonCells(pen: Pen, player: PlayerView): string[] {
  const none = pen.dim(pen.scene.glyphs.free)
  const { honor } = pen.automaton(player.seat)
  return [
    '',
    pen.inColourOf(player.seat, pen.name(player.seat)),
    honor ? pen.bold(String(player.honor)) : none,
    honor ? String(player.clerkPool) : none,
    player.free.join('/'),
    none,
    honor ? player.overseers.join('/') : none,
    String(player.commandCount),
    none,
  ]
}

const together = (pen: Pen, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(` ${pen.scene.glyphs.dot} `)

const hordesOf = (pen: Pen, { claimed }: PlayerView): string => claimed.map((horde) => pen.claimed(horde)).join(', ')

function people(pen: Pen, player: PlayerView): string {
  if (player.general === null) return pen.word('line.choosing')
  const supporting = player.supporting.length === 0 ? '' : ` + ${player.supporting.length}`
  const advisors = player.active.map((id) => pen.card(id)).join(', ') + supporting
  return together(pen, [pen.card(player.general), advisors, hordesOf(pen, player), claimedInCoop(pen, player)])
}

/** GW-COOP-20: the cards are gone, their number stays on record. */
function claimedInCoop(pen: Pen, { seat }: PlayerView): string {
  const n = coopOf(pen.scene.view)?.claimed[seat] ?? 0
  return n === 0 ? '' : pen.word('line.claimed', { n })
}

/** Where the Reed Clan's Clerks stand; what supports Qin Jiushao, and what he has claimed. */
function automatonPeople(pen: Pen, player: PlayerView): string {
  const { view } = pen.scene
  if (!pen.automaton(player.seat).honor) {
    const places = view.locations.filter(({ clerks }) => clerks[player.seat]! > 0).map(({ id }) => pen.location(id))
    return pen.word('line.clerksAt', { places: places.join(', ') })
  }
  return together(pen, [
    pen.word('line.supporting', { n: player.supporting.length }),
    pen.word('line.deck', { n: player.commandCount }),
    hordesOf(pen, player),
  ])
}
