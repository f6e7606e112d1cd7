import { table } from '../../../draw/layout.ts'
import { fit, width, wrap } from '../../../draw/width.ts'
import { type PlayerView, RESOURCES } from '../terms.ts'
import type { Pen } from './pen.ts'

/** Everyone's panel: numbers, and the people and Hordes that a player has. */
export function players(pen: Pen, room: number): string[] {
  const { view, glyphs, asked } = pen.scene
  const open = view.players.some(({ seat, resources }) => seat !== view.seat && resources !== null)
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
  const rows = view.players.map((player) => [
    asked.includes(player.seat) ? glyphs.here : '',
    pen.inColourOf(player.seat, pen.scene.names[player.seat] ?? ''),
    pen.bold(String(player.honor)),
    `${player.clerkPool}+${player.clerkSupply}`,
    player.free.join('/'),
    player.shamed.some((n) => n > 0) ? pen.alarm(player.shamed.join('/')) : pen.dim(player.shamed.join('/')),
    player.overseers.join('/'),
    String(player.commandCount),
    String(player.tacticCount),
    ...(open ? [player.resources?.join('/') ?? ''] : []),
  ])
  const lines = table([header, ...rows], [2])
  const left = Math.max(...lines.map(width)) + 2
  const texts = [pen.word('column.people', { dot: glyphs.dot }), ...view.players.map((one) => people(pen, one))]
  return lines.flatMap((line, i) =>
    wrap(texts[i] ?? '', room - left).map(
      (text, more) => `${fit(more === 0 ? line : '', left)}${i === 0 ? pen.dim(text) : text}`,
    ),
  )
}

function people(pen: Pen, player: PlayerView): string {
  if (player.general === null) return pen.word('line.choosing')
  const supporting = player.supporting.length === 0 ? '' : ` + ${player.supporting.length}`
  const advisors = player.active.map((id) => pen.card(id)).join(', ') + supporting
  const hordes = player.claimed.map((claimed) => pen.claimed(claimed)).join(', ')
  return [pen.card(player.general), advisors, hordes].filter((part) => part !== '').join(` ${pen.scene.glyphs.dot} `)
}
