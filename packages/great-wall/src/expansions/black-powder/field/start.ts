import type { Chance } from '@wanli/kernel'
import type { Facts } from '../../../facts.ts'
import { humans } from '../../../humans.ts'
import { upgrade, upgrades } from '../../../locations/production.ts'
import { SECTIONS, type State } from '../../../state.ts'
import type { G, Rule, Seat } from '../../../terms.ts'
import { machineOption } from './options.ts'
import { MACHINE_IDS, machinesOf, startOf } from './rows.ts'
import { FIELD, type FieldState, fieldState } from './state.ts'
import { hasRoom, roomFacts } from './machines.ts'

/* Section 6.1: the set-up. */

/** BP-SET-05, -10: Walls of level 1 for nobody's Honor, no Barricades; the Rocket cards are shuffled. */
export function begin(s: State, { wallLevel, barricades }: ReturnType<typeof startOf>, chance: Chance): void {
  for (const section of s.sections)
    if (section.usable) {
      section.wall = wallLevel
      section.barricades = barricades
    }
  const field = s.extras[FIELD] as FieldState
  field.rockets = chance.shuffle('setup', field.rockets)
}

/** Nothing is paid for it. */
const FREE = Infinity

/** BP-SET-08, XDP-06: 3 Overseers of level 1 each, in different Locations. */
export function* placeOverseers(g: G): Rule {
  for (const seat of humans(g)) {
    if (skipsOverseers(g, seat)) continue
    for (let left = startOf(g.box).overseers; left > 0; left--) {
      const ways = firstOverseers(g, seat)
      if (ways.length === 0) {
        // An owner's file may ask for one in each Location, and a card (ADV-03) has put one in the last.
        g.nevermind()
        break
      }
      // What is shown of their prices goes by `less`.
      const pick = yield* g.ask(seat, 'startOverseer', ways, { left, less: 'free' })
      yield* upgrade(g, seat, pick.location, pick, FREE)
    }
  }
}

const skipsOverseers = (g: G, seat: Seat): boolean => {
  const general = g.box.generals[g.state.players[seat]!.general]
  return general !== undefined && startOf(g.box).overseersNotFor.includes(general.id)
}

function firstOverseers(g: G, seat: Seat) {
  const { overseers } = g.state.players[seat]!
  return overseers.flatMap((level, location) => {
    if (level === 0) return upgrades(g, seat, location, FREE)
    const facts: Facts = { kind: 'overseerThere', location: g.box.locations[location]!.id }
    for (const way of g.quietly(() => upgrades(g, seat, location, FREE))) g.refuse?.(way, 'BP-SET-08', facts)
    return []
  })
}

/** BP-SET-09, XRUL-31, XDP-07: one machine of each type, by the humans in Tea order, from the top again until all stand. */
export function* placeMachines(g: G): Rule {
  const { machines, beside } = fieldState(g)
  const order = humans(g)
  for (let i = 0; i < MACHINE_IDS.length * startOf(g.box).machines; i++) {
    const seat = order[i % order.length]!
    const { machine, section } = yield* g.ask(seat, 'startMachine', firstMachines(g))
    machines[section]!.push(machine)
    beside[machine]!--
    g.say?.({ kind: 'machinePlaced', seat, machine: MACHINE_IDS[machine]!, section })
  }
}

const isPlaced = (g: G, machine: number): boolean =>
  fieldState(g).beside[machine]! <= machinesOf(g.box)[machine]!.models - startOf(g.box).machines

const firstMachines = (g: G) =>
  g.legal(
    MACHINE_IDS.flatMap((_, machine) => SECTIONS.map((section) => machineOption(g, machine, section))),
    ({ machine, section }) => (isPlaced(g, machine) ? 'BP-SET-09' : hasRoom(g, section) ? undefined : 'BP-WM-01'),
    ({ machine, section }, rule): Facts =>
      rule === 'BP-SET-09' ? { kind: 'machinePlaced', card: MACHINE_IDS[machine]! } : roomFacts(g, section),
  )
