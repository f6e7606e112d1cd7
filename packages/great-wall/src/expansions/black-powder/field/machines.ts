import { changedPrice, noteChanges } from '../../../cards/modifiers.ts'
import type { Facts } from '../../../facts.ts'
import { addHonor } from '../../../honor.ts'
import type { Due } from '../../../locations/dues.ts'
import type { MoreAct } from '../../../locations/index.ts'
import type { GwOption } from '../../../options.ts'
import { BUILDING, SECTIONS, type SectionId } from '../../../state.ts'
import type { G, R, Seat } from '../../../terms.ts'
import { machineOption, type MachineOption } from './options.ts'
import { MACHINE_IDS, machineRulesOf, machinesOf, type PrintedPrice } from './rows.ts'
import { fieldState } from './state.ts'

/* BP-WM-01 to -04: War Machines stand in sections and belong to nobody. */

const isMachine = (option: GwOption): option is MachineOption => option.kind === 'machine'

/** BP-WM-01: in a section in use, with `more` planned there. */
export const hasRoom = (g: R, section: SectionId, more = 0): boolean =>
  g.state.sections[section]!.usable && fieldState(g).machines[section]!.length + more < machineRulesOf(g.box).perSection

export const roomFacts = (g: R, section: SectionId): Facts =>
  g.state.sections[section]!.usable
    ? { kind: 'machinesFull', section, n: machineRulesOf(g.box).perSection }
    : { kind: 'sectionClosed', section }

/** BP-WM-03: what is printed, type by type. */
const printedDues = ({ most }: PrintedPrice): readonly Due[] =>
  BUILDING.filter((type) => most[type]! > 0).map((type): Due => ({ of: [type], n: most[type]! }))

/** GWXC-VOC-29: what a card takes off the price may be taken off any of its types. */
function machineDues(g: R, seat: Seat, machine: number): readonly Due[] {
  const { build } = machinesOf(g.box)[machine]!
  const { most, total } = build
  const price = changedPrice(g, seat, 'buildMachine', total)
  if (price === total) return printedDues(build)
  const types = BUILDING.filter((type) => most[type]! > 0)
  // What the other types can't bring, this one must.
  const fixed = types.map((type): Due => ({
    of: [type],
    n: Math.min(most[type]!, Math.max(0, price - total + most[type]!)),
  }))
  const open = price - fixed.reduce((sum, { n }) => sum + n, 0)
  return [...fixed, { of: types, n: open }].filter(({ n }) => n > 0)
}

/** XDP-08: a further option for each Clerk in the Builders' Encampment. */
export const buildMachine: MoreAct = {
  offers(g, _seat, chosen) {
    const planned = chosen.filter(isMachine)
    return g.legal(
      MACHINE_IDS.flatMap((_, machine) => SECTIONS.map((section) => machineOption(g, machine, section))),
      ({ machine, section }) => {
        const left = fieldState(g).beside[machine]! - planned.filter((other) => other.machine === machine).length
        if (left <= 0) return 'BP-WM-02'
        return hasRoom(g, section, planned.filter((other) => other.section === section).length) ? undefined : 'BP-WM-01'
      },
      ({ machine, section }, rule): Facts =>
        rule === 'BP-WM-02' ? { kind: 'noMachineLeft', card: MACHINE_IDS[machine]! } : roomFacts(g, section),
    )
  },
  dues: (g, seat, option) => (isMachine(option) ? machineDues(g, seat, option.machine) : []),
  honor: (g) => machineRulesOf(g.box).honor,
  act(g, seat, option) {
    if (!isMachine(option)) return
    const { machine, section } = option
    noteChanges(g, seat, 'buildMachine')
    const field = fieldState(g)
    field.beside[machine]!--
    field.machines[section]!.push(machine)
    g.say?.({ kind: 'machineBuilt', seat, machine: MACHINE_IDS[machine]!, section })
    addHonor(g, seat, machineRulesOf(g.box).honor, 'building')
  },
}

/** BP-HOR-14: all machines of a section go beside the board, and may be built again. */
export function destroyMachines(g: G, section: SectionId): void {
  const { machines, beside } = fieldState(g)
  const gone = machines[section]!
  if (gone.length === 0) return
  for (const machine of gone) beside[machine]!++
  machines[section] = []
  g.say?.({ kind: 'machinesDestroyed', section, machines: gone.map((machine) => MACHINE_IDS[machine]!) })
}
