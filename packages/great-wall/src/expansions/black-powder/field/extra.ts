import { shown } from '@wanli/kernel'
import { z } from 'zod'
import { outlookOf } from '../../../battle/outlook.ts'
import { placeOf } from '../../../battle/hordes.ts'
import type { Extra } from '../../../modes/index.ts'
import { checkedWords, Wrong } from '../../../position/wrong.ts'
import { NONE, SECTION_NAMES, SECTIONS, type SectionId, type State } from '../../../state.ts'
import type { GwBox, R, Seat } from '../../../terms.ts'
import { enginesOf, type EngineView } from '../siege/engines.ts'
import {
  type Cell,
  MACHINE_IDS,
  MACHINE_KEYS,
  machineRulesOf,
  machinesOf,
  type PrintedPrice,
  ROCKET_IDS,
  TOWER,
} from './rows.ts'
import { ALL_ROCKETS, FIELD, type FieldState, fresh, sectionsNextTo, SPEARMAN } from './state.ts'
import { towerWorth } from './towers.ts'

declare module '../../../details.ts' {
  interface MoreDetails {
    towers: true
    machines: true
    rockets: true
  }
}

export interface TowerView {
  readonly seat: Seat | null
  /** The sections in use that it is next to; none: it is out of use (XRUL-30). */
  readonly sections: readonly SectionId[]
  /** What it will bring whoever is in it, or a player who comes, if every section does as its outlook says. */
  readonly honor: number
  readonly shame: number
}

/** What everyone sees. */
export interface FieldView {
  readonly towers: readonly TowerView[]
  /** By section. */
  readonly machines: readonly (readonly string[])[]
  /** How many a section has room for. */
  readonly room: number
  /** Every type: how many are beside the board, and the printed prices. */
  readonly types: readonly {
    readonly machine: string
    readonly beside: number
    readonly build: PrintedPrice
    readonly shot: PrintedPrice
    /** For building it, and for each Shot. */
    readonly buildHonor: number
    readonly shotHonor: number
    /** The cells that a Shot marks, from its first one on; null: a Rocket card says it. */
    readonly pattern: readonly Cell[] | null
  }[]
  readonly rockets: number
  /** Rocket cards that were drawn, the last one first. */
  readonly used: readonly string[]
  /** What siege engines will do in Winter as things stand, by card. */
  readonly engines: Readonly<Record<string, EngineView>>
  /** The Shot that is being resolved. */
  readonly shot: {
    readonly machine: string
    readonly section: SectionId
    readonly row: number
    readonly rocket: string | null
    readonly cells: readonly Cell[]
  } | null
}

// --- in words ----------------------------------------------------------------------------------------------------------

const text = z.string().max(60)
const words = z.strictObject({
  /** Who has a Spearman in which Tower, by the number of the Tower: 0 to 3 from the left. */
  towers: z.record(z.string().regex(/^\d$/), text).default({}),
  machines: z.partialRecord(z.enum(SECTION_NAMES), z.array(text)).default({}),
  rockets: z.array(text).optional(),
  used: z.array(text).default([]),
  watch: z.record(z.string().regex(/^\d$/), text).default({}),
  breached: z.array(z.enum(SECTION_NAMES)).default([]),
})
const where = (part: string): string => `extras.${FIELD}.${part}`

function seatOf(clan: string, box: GwBox, part: string): Seat {
  const seat = box.clans.indexOf(clan)
  if (seat < 0) throw new Wrong(where(part), 'notPlaying', { name: shown(clan), names: box.clans.join(', ') })
  return seat
}

function readTowers(told: Readonly<Record<string, string>>, box: GwBox, part: string): Seat[] {
  const { towers } = fresh(box)
  for (const [name, clan] of Object.entries(told)) {
    if (Number(name) >= towers.length) throw new Wrong(where(part), 'towers', { name: shown(name) })
    towers[Number(name)] = seatOf(clan, box, part)
  }
  return towers
}

function machineNamed(key: string): number {
  const machine = MACHINE_KEYS.indexOf(key)
  const names = MACHINE_KEYS.join(', ')
  if (machine < 0) throw new Wrong(where('machines'), 'noneOf', { name: shown(key), names })
  return machine
}

function rocketNamed(id: string): number {
  const card = ROCKET_IDS.indexOf(id)
  if (card < 0) throw new Wrong(where('rockets'), 'noCard', { name: shown(id) })
  return card
}

function read(input: unknown, box: GwBox): FieldState {
  const told = checkedWords(words, input, `extras.${FIELD}`)
  const machines = SECTION_NAMES.map((name) => (told.machines[name] ?? []).map(machineNamed))
  const used = told.used.map(rocketNamed)
  const watching = Object.keys(told.watch).length > 0
  return {
    ...fresh(box),
    towers: readTowers(told.towers, box, 'towers'),
    machines,
    beside: machinesOf(box).map(
      ({ models }, machine) => models - machines.flat().filter((other) => other === machine).length,
    ),
    rockets: (told.rockets?.map(rocketNamed) ?? ALL_ROCKETS.filter((card) => !used.includes(card))).reverse(),
    used,
    watch: watching ? readTowers(told.watch, box, 'watch') : [],
    breached: told.breached.map((name) => SECTION_NAMES.indexOf(name)),
  }
}

const mannedBy = (towers: readonly Seat[], box: GwBox) =>
  Object.fromEntries(towers.flatMap((seat, tower) => (seat === NONE ? [] : [[String(tower), box.clans[seat]!]])))

const write = ({ towers, machines, rockets, used, watch, breached }: FieldState, box: GwBox) => ({
  towers: mannedBy(towers, box),
  machines: Object.fromEntries(
    SECTION_NAMES.flatMap((name, section) =>
      machines[section]!.length === 0 ? [] : [[name, machines[section]!.map((machine) => MACHINE_KEYS[machine]!)]],
    ),
  ),
  rockets: rockets.toReversed().map((card) => ROCKET_IDS[card]!),
  used: used.map((card) => ROCKET_IDS[card]!),
  ...(watch.length === 0 ? {} : { watch: mannedBy(watch, box) }),
  ...(breached.length === 0 ? {} : { breached: breached.map((section) => SECTION_NAMES[section]!) }),
})

// --- seen --------------------------------------------------------------------------------------------------------------

function view(data: FieldState, g: R): FieldView {
  const { towers, machines, beside, rockets, used, shot } = data
  const breaks = g.state.sections.map((_, section) => outlookOf(g, section as SectionId) === 'breach')
  return {
    towers: towers.map((seat, tower) => ({
      seat: seat === NONE ? null : seat,
      sections: sectionsNextTo(g, tower),
      ...towerWorth(g, tower, seat, (section) => breaks[section]!),
    })),
    machines: machines.map((here) => here.map((machine) => MACHINE_IDS[machine]!)),
    room: machineRulesOf(g.box).perSection,
    types: machinesOf(g.box).map(({ id, build, shot: price, honor, pattern }, machine) => ({
      machine: id,
      beside: beside[machine]!,
      build,
      shot: price,
      buildHonor: machineRulesOf(g.box).honor,
      shotHonor: honor,
      pattern,
    })),
    rockets: rockets.length,
    engines: enginesOf(g),
    used: used.toReversed().map((card) => ROCKET_IDS[card]!),
    shot:
      shot === null
        ? null
        : {
            machine: MACHINE_IDS[shot.machine]!,
            section: shot.section,
            row: placeOf(g, shot.target)?.row ?? 0,
            rocket: shot.rocket === NONE ? null : ROCKET_IDS[shot.rocket]!,
            cells: shot.cells,
          },
  }
}

// --- right -------------------------------------------------------------------------------------------------------------

/** XP-INV-09 and BP-TOW-01, -06: each machine and each Rocket card once; Towers only where they are in use. */
function broken({ towers, machines, beside, rockets, used }: FieldState, box: GwBox, { sections, players }: State) {
  const usable = (section: number) => sections[section]?.usable === true
  const inUse = (tower: number) => SECTIONS.some((s) => (s === tower - 1 || s === tower) && usable(s))
  const manned = towers.every((seat, tower) => seat === NONE || (inUse(tower) && seat >= 0 && seat < players.length))
  const room = machines.every((here, section) => here.length <= (usable(section) ? machineRulesOf(box).perSection : 0))
  const counted = machinesOf(box).every(
    ({ models }, machine) =>
      beside[machine]! >= 0 &&
      beside[machine]! + machines.flat().filter((other) => other === machine).length === models,
  )
  const cards = [...rockets, ...used]
  return [
    ...(manned && towers.length === TOWER.count ? [] : [{ rule: 'BP-SET-06', problem: 'towers' } as const]),
    ...(room && counted ? [] : [{ rule: 'XP-INV-09', problem: 'machines' } as const]),
    ...(cards.length === ROCKET_IDS.length && new Set(cards).size === cards.length
      ? []
      : [{ rule: 'BP-SET-10', problem: 'rockets' } as const]),
  ]
}

export const fieldExtra: Extra = {
  name: FIELD,
  fresh,
  read,
  write,
  view,
  broken,
  soldiers: ({ towers }: FieldState, seat, type) =>
    type === SPEARMAN ? towers.filter((owner) => owner === seat).length : 0,
  guess: ({ rockets }: FieldState, dice) => dice.redeal(rockets),
  // Nobody knows the order of the Rocket cards in the deck.
  hidden({ rockets }: FieldState, box) {
    const everyone = (1 << box.setup.seats) - 1
    return ALL_ROCKETS.map((card) => (rockets.includes(card) ? 0 : everyone))
  },
}
