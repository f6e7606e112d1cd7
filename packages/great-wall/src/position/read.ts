import { readTable } from '@wanli/game-kit'
import { type Result, shown } from '@wanli/kernel'
import { brokenIn } from '../invariants.ts'
import { NONE, RESOURCES, SECTION_NAMES, SECTIONS, type State } from '../state.ts'
import type { Extra } from '../modes/index.ts'
import type { GwBox } from '../terms.ts'
import { agendaOf, readActivation, seasonOf } from './agenda.ts'
import { readClerks, readHolders, readOutposts, readSection, readShame, readTrack } from './board.ts'
import { readDecks } from './decks.ts'
import { readPlayer } from './players.ts'
import { TableReader, Wrong } from './table-reader.ts'
import { type TableWords, tableShape } from './shape.ts'

/** Sets a position up from its words; what is not mentioned is as on an empty board with full supplies. */
export const readPosition = (input: unknown, box: GwBox): Result<State> =>
  readTable(
    input,
    tableShape,
    (words) => stateOf(new TableReader(box, words)),
    (state) => brokenIn(state, box),
  )

function stateOf(r: TableReader): State {
  const { state, words } = r
  refuseMidCard(words)
  state.year = words.year
  state.over = words.over
  if (words.lost !== undefined) state.lost = words.lost
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
  readOutposts(r)
  readHolders(r)
  readExtras(r)
  state.agenda = [...agendaOf(r)] as State['agenda']
  return state
}

/** No step begins while a card is being carried out: what lies open then can be read, never written. */
function refuseMidCard({ peek, resolving, tacticsInPlay }: TableWords): void {
  if (peek !== undefined) throw new Wrong('peek', 'onlyRead')
  if (resolving.length > 0) throw new Wrong('resolving', 'onlyRead')
  if (tacticsInPlay.length > 0) throw new Wrong('tacticsInPlay', 'onlyRead')
}

/** XP-INV-01: who stands there is not in the pool. */
function takeSoldiers(r: TableReader, extra: Extra, data: unknown): void {
  if (extra.soldiers === undefined) return
  r.state.players.forEach((player, seat) =>
    r.box.soldiers.forEach((_, type) =>
      r.takeSoldiers(player, type, extra.soldiers!(data as never, seat, type), `extras.${extra.name}`),
    ),
  )
}

/** XP-INV-02, -03: nor are Clerks and Shame tokens that lie there; of a pool that is written down they are not a part anyway. */
function takeClerksAndShame(r: TableReader, extra: Extra, data: unknown): void {
  r.state.players.forEach((player, seat) =>
    r.takeClerks(player, seat, extra.clerks?.(data as never, seat) ?? 0, `extras.${extra.name}`),
  )
  const tokens = extra.shame?.(data as never) ?? 0
  if (r.words.shamePool === undefined) r.state.shamePool -= tokens
  // GW-INV-03: how many have left follows from the others, unless it is written down too.
  else if (r.words.shameRemoved === 0) r.state.shameRemoved -= tokens
}

/** What modes keep: each reads its own words; words of a mode that isn't played are refused. */
function readExtras(r: TableReader): void {
  const { state, words, box } = r
  const names = box.extras.map(({ name }) => name)
  for (const name of Object.keys(words.extras))
    if (!names.includes(name)) throw new Wrong('extras', 'noneOf', { name: shown(name), names: names.join(', ') })
  for (const extra of box.extras)
    if (words.extras[extra.name] !== undefined) {
      const data = extra.read(words.extras[extra.name], box, state)
      state.extras[extra.name] = data
      takeSoldiers(r, extra, data)
      takeClerksAndShame(r, extra, data)
    }
}
