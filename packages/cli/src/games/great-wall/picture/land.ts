import { beside } from '../../../draw/layout.ts'
import { fit, wrap } from '../../../draw/width.ts'
import { type LocationView, PRODUCTION, ratOf, RESOURCES } from '../terms.ts'
import type { Pen } from './pen.ts'

/** The land behind the Wall: Locations with their Clerks, and the Command track. */
export function land(pen: Pen): string[] {
  const { locations } = pen.scene.view
  const half = Math.ceil(locations.length / 2)
  return beside(pen.scene.glyphs, [
    { title: pen.word('title.locations'), width: 48, lines: locations.slice(0, half).map((_, i) => place(pen, i)) },
    { title: '', width: 32, lines: locations.slice(half).map((_, i) => place(pen, half + i)) },
    { title: pen.word('title.track'), width: TRACK, lines: track(pen) },
  ])
}
const TRACK = 34

function place(pen: Pen, index: number): string {
  const { view, box } = pen.scene
  const location = view.locations[index]!
  const { shameIcon } = box.locations[index]!
  const name = fit(pen.location(location.id), 12)
  const shown = location.id === view.activating ? pen.scene.paint('inverse', name.trimEnd()) : name.trimEnd()
  const icon = shameIcon ? pen.alarm('!') : ' '
  const hasRat = ratOf(view)?.location === location.id
  const note = hasRat
    ? pen.bold(pen.word(location.locked ? 'row.lockedRat' : 'row.rat'))
    : location.locked
      ? pen.bold(pen.word('row.locked'))
      : ''
  return `${fit(shown, 12)}${icon} ${fit(clerks(pen, location), location.spots === null ? 12 : 8)}${fit(note, 10)}${overseer(pen, index)}`.trimEnd()
}

/** Spots with their Clerks; a Location without a limit shows how many there are of each. */
function clerks(pen: Pen, { clerks: counts, spots }: LocationView): string {
  const { glyphs } = pen.scene
  if (spots === null)
    return counts.flatMap((n, seat) => (n > 0 ? [pen.inColourOf(seat, `${pen.letter(seat)}${n}`)] : [])).join(' ')
  const there = counts.flatMap((n, seat) => Array<string>(n).fill(pen.tag(seat)))
  const free = Array<string>(Math.max(0, spots - there.length)).fill(pen.dim(glyphs.empty))
  return [...there, ...free].join(' ')
}

/** The own Overseer of a production Location. */
function overseer(pen: Pen, index: number): string {
  const { me } = pen
  if (index >= PRODUCTION || me === undefined) return ''
  const level = me.overseers[index]!
  const resource = RESOURCES[index]!
  return level === 0
    ? pen.dim(pen.word('row.noOverseer'))
    : pen.inResourceColour(resource, pen.word('row.overseer', { level }))
}

/** The cards of this Fall by spot, and those that are not placed yet. */
function track(pen: Pen): string[] {
  const { view, glyphs } = pen.scene
  const spots = view.track.map((command, spot) => {
    if (command === null) return `${spot + 1} ${pen.dim(glyphs.free)}`
    const card = `${pen.clan(command.seat)}: ${pen.card(command.card)}`
    return `${spot + 1} ${command.seat === view.activeSeat ? pen.bold(`${glyphs.here} ${card}`) : card}`
  })
  if (view.revealed.length === 0) return spots
  const cards = view.revealed.map(({ seat, card }) => `${pen.tag(seat)} ${pen.card(card)}`).join(', ')
  return [...spots, ...wrap(pen.word('row.waiting', { cards }), TRACK - 1, 2)]
}
