import { shown } from '@wanli/kernel'
import {
  figureOn,
  type Horde,
  markerCode,
  SECTION_NAMES,
  type SectionId,
  slot,
  soldierCode,
  VACANT,
  WOUND,
} from '../state.ts'
import { rowThatStays, standIn } from '../battle/hordes.ts'
import { reading } from '../reading.ts'
import { settleClerks } from '../start.ts'
import { type TableReader, Wrong } from './table-reader.ts'
import type { HordeWords, SectionWords, SpotsWords } from './shape.ts'

export function readSection(r: TableReader, section: SectionId, words: SectionWords | undefined): void {
  if (words === undefined) return
  const where = `sections.${SECTION_NAMES[section]}`
  const here = r.state.sections[section]!
  here.wall = words.wall
  here.barricades = words.barricades
  here.bonus = words.bonus
  here.hordes = []
  for (const horde of words.hordes)
    standIn(here.hordes, readHorde(r, typeof horde === 'string' ? { card: horde, spots: {} } : horde, section, where))
  for (const place of ['firing', 'rest'] as const)
    for (const [clan, units] of Object.entries(words[place]))
      for (const [name, n] of Object.entries(units)) {
        const seat = r.seat(clan, `${where}.${place}`)
        const type = r.unit(name, `${where}.${place}`)
        r.takeSoldiers(r.state.players[seat]!, type, n, `${where}.${place}`)
        here[place][slot(seat, type)] = n
      }
}

/** Where one stands that never moves says the position, or else the expansion that it is of. */
function readHorde(r: TableReader, words: HordeWords, section: SectionId, at: string): Horde {
  const where = `${at}.hordes`
  const card = r.card(r.box.hordes, words.card, where)
  const spots = readSpots(r, words.spots, r.box.hordes[card]!.rewards.length, where)
  const { hordes } = r.state.sections[section]!
  const stays = words.row === undefined ? rowThatStays(reading(r.state, r.box), card, section, hordes) : words.row - 1
  return stays === undefined ? { card, spots } : { card, spots, stays }
}

export function readOutposts(r: TableReader): void {
  for (const [name, words] of Object.entries(r.words.outposts)) {
    const card = r.card(r.box.outposts, name, 'outposts')
    r.state.outposts[card]!.spots = readSpots(r, words, r.box.outposts[card]!.neighbours.length, 'outposts')
  }
}

/** Public cards that someone holds. */
export function readHolders(r: TableReader): void {
  for (const [name, clan] of Object.entries(r.words.holders))
    r.state.holders[r.card(r.box.publicCards, name, 'holders')] = r.seat(clan, 'holders')
}

function readSpots(r: TableReader, words: SpotsWords, length: number, where: string): number[] {
  const spots = Array<number>(length).fill(VACANT)
  for (const [name, cover] of Object.entries(words)) {
    const spot = r.index(Number(name), spots.length, where, 'noSpot')
    if (cover === 'wound') {
      spots[spot] = WOUND
      continue
    }
    const seat = r.seat(cover.by, where)
    if ('marker' in cover) {
      spots[spot] = markerCode(seat, r.marker(cover.marker, where))
      continue
    }
    const type = r.unit(cover.unit, where)
    const names = cover.with === undefined ? [] : typeof cover.with === 'number' ? [cover.with] : cover.with
    const others = names.map((other) => r.index(other, spots.length, where, 'noSpot'))
    const first = others.every((other) => other > spot)
    if (first) r.takeSoldiers(r.state.players[seat]!, type, 1, where)
    spots[spot] = soldierCode(seat, type, figureOn([spot, ...others]))
    if (first) for (const other of others) spots[other] = spots[spot]!
  }
  return spots
}

export function readClerks(r: TableReader): void {
  for (const [name, counts] of Object.entries(r.words.clerks))
    for (const [clan, n] of Object.entries(counts)) {
      const seat = r.seat(clan, `clerks.${shown(name)}`)
      r.takeClerks(r.state.players[seat]!, seat, n, `clerks.${shown(name)}`)
      r.state.clerks[r.location(name, 'clerks') * r.box.clans.length + seat] = n
    }
  settleClerks(r.state, r.box, (seat) => r.words.players[r.box.clans[seat]!]?.waiting ?? 0)
}

export function readTrack(r: TableReader): void {
  for (const [name, { by, card }] of Object.entries(r.words.track)) {
    const spot = r.index(Number(name), r.box.commandSpots, 'track', 'noSpot')
    r.state.track[spot] = { seat: r.seat(by, 'track'), card: r.command(card, 'track') }
  }
  r.state.revealed = r.words.revealed.map(({ by, card }) => ({
    seat: r.seat(by, 'revealed'),
    card: r.command(card, 'revealed'),
  }))
}

/** GW-INV-03: what is not placed or removed is in the pool. */
export function readShame(r: TableReader): void {
  const { state, words, box } = r
  const placed = state.players.reduce((sum, p) => sum + [...p.shamed, ...p.claimedShame].reduce((a, b) => a + b, 0), 0)
  state.shameRemoved = words.shameRemoved
  state.shamePool = words.shamePool ?? box.shamePool - placed - words.shameRemoved
  if (words.shamePool !== undefined && words.shameRemoved === 0)
    state.shameRemoved = box.shamePool - placed - words.shamePool
  if (state.shamePool < 0 || state.shameRemoved < 0)
    throw new Wrong('shamePool', 'shameTokens', { count: box.shamePool, rule: 'GW-INV-03' })
}
