import type { MoreEvents } from '../../../events.ts'
import type { MoreFacts } from '../../../facts.ts'
import { type Resource, RESOURCES } from '../../../state.ts'
import type { GwBox } from '../../../terms.ts'
import { listOf, type Message, message } from '../../../text/messages/message.ts'
import type { Says } from '../../../text/messages/says.ts'
import { cardName, resourceName, sectionName } from '../../../text/messages/things.ts'
import type { AimOption, CellOption, MachineOption, PatternOption, ShotOption, TowerOption } from '../field/options.ts'
import {
  type Cell,
  MACHINE_IDS,
  machineRulesOf,
  machinesOf,
  moved,
  type PrintedPrice,
  rocketsOf,
  shotCardsOf,
  TOWER,
  towersOf,
} from '../field/rows.ts'

/* How Towers and machines become texts. */

type Event<K extends keyof MoreEvents> = MoreEvents[K]
type Facts<K extends keyof MoreFacts> = MoreFacts[K]

const TOWER_NAMES = ['bp.tower.0', 'bp.tower.1', 'bp.tower.2', 'bp.tower.3'] as const
const towerName = (tower: number): Message => message(TOWER_NAMES[tower]!)

const cellName = ({ row, column }: Cell): Message => message('bp.cell', { row: String(row), column: column + 1 })
const cellNames = (cells: readonly Cell[]): Message => listOf(cells.map(cellName), 'and', 'semicolon')

const machineName = (machine: number, box: GwBox): Message => cardName(MACHINE_IDS[machine]!, box)

/** "2 Stone", "1 Resource of any type", "nothing" */
function priceName({ most, total }: PrintedPrice): Message {
  if (total === 0) return message('card.machine.free')
  const sum = most.reduce((all, n) => all + n, 0)
  if (sum > total) return message('card.machine.any', { n: total })
  const parts = RESOURCES.flatMap((_, type) =>
    most[type]! > 0 ? [message('amount.resource', { n: most[type]!, resource: resourceName(type as Resource) })] : [],
  )
  return listOf(parts, 'and')
}

/** Cells side by side, both of a column, or any others. */
function shapeOf(cells: readonly Cell[]): 'row' | 'column' | 'cells' {
  const [first, last] = [cells[0]!, cells.at(-1)!]
  if (first.row === last.row && last.column - first.column === cells.length - 1) return 'row'
  return cells.length === 2 && first.column === last.column ? 'column' : 'cells'
}

function patternText({ machine, row, column }: PatternOption, box: GwBox): Message {
  const cells = moved(machinesOf(box)[machine]!.pattern!, { row, column })
  const [first, last] = [cells[0]!, cells.at(-1)!]
  return message('option.pattern', {
    shape: shapeOf(cells),
    cells: cellNames(cells),
    row: String(first.row),
    from: first.column + 1,
    to: last.column + 1,
  })
}

/** The card that a question is about. */
const named = (about: Readonly<Record<string, unknown>>, what: 'card' | 'horde', box: GwBox): Message =>
  cardName(about[what] as string, box)

function cardText(id: string, box: GwBox): readonly Message[] | undefined {
  const { honor: watch, shame } = towersOf(box)
  const scored = String(box.setup.options['bp.towerScoring'])
  if (id === TOWER.id) return [message('card.tower', { scored, honor: watch, shame })]
  const machine = machinesOf(box).find((row) => row.id === id)
  if (machine !== undefined) {
    const { build, shot, honor } = machine
    return [
      message('card.machine', {
        build: priceName(build),
        worth: machineRulesOf(box).honor,
        free: String(shot.total === 0),
        shot: priceName(shot),
        honor,
      }),
    ]
  }
  const rocket = rocketsOf(box).find((row) => row.id === id)
  if (rocket !== undefined) return [message('card.rocket', { cells: cellNames(rocket.cells) })]
  const shot = shotCardsOf(box).find((row) => row.id === id)
  if (shot === undefined) return undefined
  const { cells } = shot
  return [message('card.pattern', { shape: shapeOf(cells), n: cells.length, cells: cellNames(cells) })]
}

export const says: Says = {
  options: {
    machine: ({ machine, section }: MachineOption, box) =>
      message('option.machine', { machine: machineName(machine, box), section: sectionName(section) }),
    tower: ({ tower, section }: TowerOption) =>
      message('option.tower', { tower: towerName(tower), section: sectionName(section) }),
    shot: ({ machine, section, row }: ShotOption, box) => {
      const price = machinesOf(box)[machine]!.shot
      return message('option.shot', {
        machine: machineName(machine, box),
        section: sectionName(section),
        row: row + 1,
        cost: price.total,
        price: priceName(price),
      })
    },
    pattern: patternText,
    aim: ({ how }: AimOption) => message('option.aim', { how }),
    cell: ({ from, to }: CellOption) => message('option.cell', { from: cellName(from), to: cellName(to) }),
  },
  prompts: {
    startOverseer: ({ left }) => message('prompt.startOverseer', { left: Number(left) }),
    pattern: (about, box) => message('prompt.pattern', { horde: named(about, 'horde', box) }),
    aim: (about, box) => message('prompt.aim', { horde: named(about, 'horde', box), card: named(about, 'card', box) }),
    aimCell: (about, box) => message('prompt.aimCell', { horde: named(about, 'horde', box) }),
  },
  events: {
    machinePlaced: ({ machine, section }: Event<'machinePlaced'>, box) => ({
      machine: cardName(machine, box),
      section: sectionName(section),
    }),
    machineBuilt: ({ machine, section }: Event<'machineBuilt'>, box) => ({
      machine: cardName(machine, box),
      section: sectionName(section),
    }),
    machinesDestroyed: ({ section, machines }: Event<'machinesDestroyed'>, box) => ({
      section: sectionName(section),
      machines: listOf(
        machines.map((id) => cardName(id, box)),
        'and',
      ),
    }),
    towerManned: ({ tower }: Event<'towerManned'>) => ({ tower: towerName(tower) }),
    towerLeft: ({ tower }: Event<'towerLeft'>) => ({ tower: towerName(tower) }),
    towerCleared: ({ tower, section }: Event<'towerCleared'>) => ({
      tower: towerName(tower),
      section: sectionName(section),
    }),
    shot: ({ machine, section, row, horde }: Event<'shot'>, box) => ({
      machine: cardName(machine, box),
      section: sectionName(section),
      row: row + 1,
      horde: cardName(horde, box),
    }),
    rocketDrawn: ({ card }: Event<'rocketDrawn'>, box) => ({ card: cardName(card, box) }),
    shotLaid: ({ cells, hits }: Event<'shotLaid'>) => ({ cells: cellNames(cells), hits }),
  },
  facts: {
    noMachineLeft: ({ card }: Facts<'noMachineLeft'>, box) => ({ card: cardName(card, box) }),
    machinePlaced: ({ card }: Facts<'machinePlaced'>, box) => ({ card: cardName(card, box) }),
    towerNotNext: ({ tower, section }: Facts<'towerNotNext'>) => ({
      tower: towerName(tower),
      section: sectionName(section),
    }),
    towerClosed: ({ tower }: Facts<'towerClosed'>) => ({ tower: towerName(tower) }),
  },
  triggers: { onShot: ({ filter }) => ({ what: filter.length > 0 ? 'before' : 'after' }) },
  effects: { aim: (_effect, { form }) => message('effect.aim', { form }) },
  costs: { buildMachine: { lowest: lowest('build') }, shot: { lowest: lowest('shot') } },
  cardText,
}

function lowest(price: 'build' | 'shot'): (box: GwBox) => number {
  return (box) => Math.min(...machinesOf(box).map((machine) => machine[price].total))
}
