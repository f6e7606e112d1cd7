import { changedPrice, noteChanges } from '../../../cards/modifiers.ts'
import { type Candidate, collect, moment, react } from '../../../cards/moments.ts'
import { boxOf, hasWord, hordeIn, placeOf } from '../../../battle/hordes.ts'
import { wound } from '../../../battle/attack.ts'
import { resolveKilling, type Victim } from '../../../battle/kill.ts'
import { type Facts, priceFacts } from '../../../facts.ts'
import { addHonor } from '../../../honor.ts'
import { canPay, payPrice, type Price } from '../../../pay.ts'
import { gainShame } from '../../../shame.ts'
import { type Horde, isSoldier, NONE, otherSpots, ownerOf, type SectionId, typeOf, VACANT } from '../../../state.ts'
import { rowAt } from '../../../rows.ts'
import type { G, Moment, R, Rule, Seat } from '../../../terms.ts'
import { askCell } from './aim.ts'
import { patternOption, shotOption, type ShotOption } from './options.ts'
import { type Cell, GRID, isInGrid, MACHINE_IDS, machineRulesOf, machinesOf, moved } from './rows.ts'
import { aboutShot, drawRocket } from './rockets.ts'
import { fieldState, type Shot } from './state.ts'

/* BP-WM-05 to -15: Shots. */

/** A machine that somebody may shoot with. */
export interface Gun {
  readonly machine: number
  readonly section: SectionId
}

/** GWXC-VOC-30: what a Shot costs; the Warehouse does not pay for it (BP-WM-09). */
function shotPrice(g: R, seat: Seat, machine: number): Price {
  const { most, total } = machinesOf(g.box)[machine]!.shot
  return { most, total: changedPrice(g, seat, 'shot', total) }
}

/** BP-WM-08, -09: with one of these machines, at any Horde of its section; the others of the board are refused. */
export function shotOptions(g: G, seat: Seat, guns: readonly Gun[]): readonly ShotOption[] {
  const { resources } = g.state.players[seat]!
  return g.legal(
    candidates(g),
    ({ machine, section }) => {
      if (!guns.some((gun) => gun.machine === machine && gun.section === section)) return 'BP-WM-08'
      if (g.state.sections[section]!.hordes.length === 0) return 'BP-WM-08'
      return canPay(resources, shotPrice(g, seat, machine)) ? undefined : 'GW-CORE-05'
    },
    ({ machine, section }, rule): Facts => {
      if (rule === 'GW-CORE-05') return priceFacts(g, seat, shotPrice(g, seat, machine), false)
      const entitled = guns.some((gun) => gun.machine === machine && gun.section === section)
      return { kind: entitled ? 'noHordeThere' : 'machineNotNext', section }
    },
  )
}

/** Every machine on the board with every Horde of its section; where there is none, with the row next to the Wall. */
function candidates(g: G): readonly ShotOption[] {
  const { machines } = fieldState(g)
  return g.box.sections.flatMap((section) => {
    const { hordes } = g.state.sections[section]!
    const rows = hordes.length === 0 ? [0] : hordes.map((_, index) => rowAt(hordes, index))
    return [...new Set(machines[section])].flatMap((machine) => rows.map((row) => shotOption(g, machine, section, row)))
  })
}

/** BP-WM-09: pay, gain the Honor, draw a Rocket card, lay the pattern, resolve what it marks; kills; Shame. */
export function* shoot(g: G, seat: Seat, { machine, section, row }: ShotOption): Rule {
  const { id, honor, pattern } = machinesOf(g.box)[machine]!
  const horde = hordeIn(g, section, row)
  g.say?.({ kind: 'shot', seat, machine: id, section, row, horde: boxOf(g, horde).id })
  yield* payPrice(g, seat, shotPrice(g, seat, machine))
  noteChanges(g, seat, 'shot')
  addHonor(g, seat, honor, 'machines')
  const field = fieldState(g)
  const shot: Shot = { machine, section, target: horde.card, rocket: NONE, cells: [], bends: false }
  field.shot = shot
  if (pattern === null) drawRocket(g, seat, shot)
  const about: Moment = { trigger: 'onShot', actors: [seat], sections: [section], hordes: [horde] }
  yield* before(g, seat, { ...about, words: ['before'] })
  if (pattern !== null) yield* layPattern(g, seat, shot, pattern)
  yield* strike(g, seat, shot, horde)
  field.shot = null
  yield* moment(g, about)
}

/** GWXC-VOC-05: only rules that say `before` are asked now; the others wait for the end of the Shot. */
function* before(g: G, seat: Seat, about: Moment): Rule {
  const found: Candidate[] = []
  for (const card of g.state.players[seat]!.active) {
    const rules = g.box.advisors[card]!.on.onShot?.filter(({ rule }) => rule.filter.some((word) => word === 'before'))
    collect(g, about, seat, rules, found)
  }
  if (found.length > 0) yield* react(g, found)
}

/** XDP-10: anywhere in the grid, whether it hits or not. */
function* layPattern(g: G, seat: Seat, shot: Shot, pattern: readonly Cell[]): Rule {
  const { machine } = shot
  const places = GRID_CELLS.filter((at) => moved(pattern, at).every(isInGrid))
  const options = places.map((at) => patternOption(g, machine, at))
  const pick = yield* g.ask(seat, 'pattern', options, aboutShot(g, shot))
  shot.cells = moved(pattern, pick)
  if (shot.bends) yield* askCell(g, seat, shot)
}

const GRID_CELLS: readonly Cell[] = Array.from({ length: GRID.rows * GRID.columns }, (_, i) => ({
  row: Math.floor(i / GRID.columns),
  column: i % GRID.columns,
}))
/** The spots of a Horde that the cells of a Shot mark. */
function markedSpots(g: R, horde: Horde, cells: readonly Cell[]): readonly number[] {
  const { cells: spots } = boxOf(g, horde)
  return cells.flatMap(({ row, column }) => {
    const spot = spots.findIndex((cell) => cell.row === row && cell.column === column)
    return spot < 0 ? [] : [spot]
  })
}

/** BP-SOL-24: what Shots do nothing to. */
const isShotProof = (g: R, type: number): boolean => g.box.soldiers[type]!.words.includes('tank')

/** BP-WM-11, GW-HORDE-06: a vacant spot of a Horde that takes no Wounds stays vacant. */
const takesWound = (g: R, horde: Horde, spot: number): boolean =>
  horde.spots[spot] === VACANT && !hasWord(g, horde, 'noWound')

const isStruck = (g: R, horde: Horde, spot: number): boolean => {
  const code = horde.spots[spot]!
  return isSoldier(code) && !isShotProof(g, typeOf(code))
}

/** BP-WM-10 to -14: Wounds on vacant spots, then all kills at once, then the Shame. The rest is wasted. */
function* strike(g: G, seat: Seat, { machine, section, cells }: Shot, horde: Horde): Rule {
  const spots = markedSpots(g, horde, cells)
  const wounds = spots.filter((spot) => takesWound(g, horde, spot))
  const victims = victimsOn(g, horde, section, spots)
  const hits = wounds.length + spots.filter((spot) => isStruck(g, horde, spot)).length
  g.say?.({ kind: 'shotLaid', seat, cells: cells.slice(), hits })
  const { row } = placeOf(g, horde.card)!
  for (const spot of wounds) yield* wound(g, seat, g.box.book.wound(section, row, spot))
  yield* resolveKilling(g, { sections: [section], victims, defeat: undefined })
  // BP-WM-13: exactly 1, saved or not, whatever the number.
  if (victims.some((victim) => victim.seat !== seat))
    yield* gainShame(g, seat, machineRulesOf(g.box).shame, { card: MACHINE_IDS[machine]! })
}

/** BP-WM-12: each figure once, whichever of its spots are hit; players in Tea order. */
function victimsOn(g: R, horde: Horde, section: SectionId, marked: readonly number[]): Victim[] {
  const struck = marked.filter((spot) => isStruck(g, horde, spot))
  const first = struck.map((spot) => Math.min(spot, ...otherSpots(horde.spots[spot]!, spot)))
  return g.state.tea.flatMap((seat) =>
    [...new Set(first)]
      .filter((spot) => ownerOf(horde.spots[spot]!) === seat)
      .map((spot): Victim => ({
        seat,
        type: typeOf(horde.spots[spot]!),
        horde,
        spot,
        from: 'horde',
        section,
        saved: false,
      })),
  )
}
