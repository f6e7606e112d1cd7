import { readTable } from '@wanli/game-kit'
import { type Result, shown } from '@wanli/kernel'
import { brokenIn } from '../invariants.ts'
import { NONE, RESOURCES, SECTION_NAMES, SECTIONS, type State } from '../state.ts'
import type { GwBox } from '../terms.ts'
import { agendaOf, readActivation, seasonOf } from './agenda.ts'
import { readClerks, readHolders, readOutposts, readSection, readShame, readTrack } from './board.ts'
import { readDecks } from './decks.ts'
import { readPlayer } from './players.ts'
import { Reading, Wrong } from './reading.ts'
import { tableShape } from './shape.ts'

/** Sets a position up from its words; what is not mentioned is as on an empty board with full supplies. */
export const readPosition = (input: unknown, box: GwBox): Result<State> =>
  readTable(
    input,
    tableShape,
    (words) => stateOf(new Reading(box, words)),
    (state) => brokenIn(state, box),
  )

function stateOf(r: Reading): State {
  const { state, words } = r
  state.year = words.year
  state.over = words.over
  state.season = words.season ?? seasonOf(words)
  if (words.time !== undefined) state.time = r.index(words.time, r.box.time.length, 'time', 'noSlot')
  if (words.tea !== undefined) state.tea = words.tea.map((clan) => r.seat(clan, 'tea'))
  state.active = words.turn === undefined ? NONE : r.seat(words.turn, 'turn')
  for (const clan of Object.keys(words.players)) r.seat(clan, 'players')
  state.players.forEach((player, seat) => readPlayer(r, player, seat, words.players[r.box.clans[seat]!]))
  for (const section of SECTIONS) readSection(r, section, words.sections[SECTION_NAMES[section]])
  readClerks(r)
  readTrack(r)
  readDecks(r)
  readShame(r)
  RESOURCES.slice(0, 3).forEach((name, i) => (state.warehouse[i] = words.warehouse[name as 'wood'] ?? 0))
  readActivation(r)
  state.resolving = words.resolving
  readOutposts(r)
  readHolders(r)
  readExtras(r)
  state.agenda = [...agendaOf(r)] as State['agenda']
  return state
}

/** What modes keep: each reads its own words; words of a mode that isn't played are refused. */
function readExtras({ state, words, box }: Reading): void {
  const names = box.extras.map(({ name }) => name)
  for (const name of Object.keys(words.extras))
    if (!names.includes(name)) throw new Wrong('extras', 'noneOf', { name: shown(name), names: names.join(', ') })
  for (const extra of box.extras)
    if (words.extras[extra.name] !== undefined) state.extras[extra.name] = extra.read(words.extras[extra.name], box)
}
