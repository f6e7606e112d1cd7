import type { TurbanState } from '@wanli/great-wall/expansions/chronicles/red-turban'
import type { Outlook } from '../outlook.ts'
import { defenseOf, GOLD, type Horde, type Option, powerOf, type SectionId } from '../terms.ts'
import type { SectionSense } from './sections.ts'
import type { ExpansionSense } from './sense.ts'

/* The Red Turban Rebellion: a Breach loses everything, and each Spring has its price. */

const turbanOf = ({ s }: Outlook): TurbanState | undefined => s.extras['redTurban'] as TurbanState | undefined

/** What a Horde that stays away is worth to a team that must not be Breached, and what a Clerk is for each of them. */
const HORDE = 9
const CLERK = 2.5
/** As the scenario card has it (AC-RT-07, -10). */
const GOLD_PER_HORDE = 3
const GOLD_WORTH = 1.2

/** Peace is proposed to be paid alone, and not again once somebody has refused: what others have is theirs to say. */
function stateWorth(o: Outlook, option: Option): number {
  if (option.kind !== 'peace') return CLERK * o.box.setup.seats
  const gold = option.fewer * GOLD_PER_HORDE
  if (gold > o.s.players[o.seat]!.resources[GOLD]! || turbanOf(o)!.refused > 0) return -1
  return option.fewer * HORDE - gold * GOLD_WORTH
}

/** A Clerk who works two Years is worth more than Honor that nobody counts; some is kept against Shame. */
const hireWorth = (o: Outlook, option: Option): number => {
  if (option.kind !== 'honorHire') return 0
  return o.years >= 1 && o.s.players[o.seat]!.honor >= KEPT ? 1 : -1
}
const KEPT = 30

/** A Horde that is gone can't Breach, and what is gathered builds in time: as much more are Attack Order and Economy worth. */
const ATTACKS = 1.7
const INCOMES = 3
/** What Gold for the next Peace is worth to one who has none yet. */
const PEACE = 1.5
/** Where the Reed Clan plays, who is its Overlord fills Locations with its Clerks, which nobody sends to the Embassy (GW-REED-11, AC-RT-17; decision 061). */
const OVERLORD = 1.5
const isOn = (o: Outlook): boolean => turbanOf(o) !== undefined

function gainAt({ s, box, seat }: Outlook, location: number): number {
  const { id, resource } = box.locations[location]!
  if (resource === GOLD) return s.players[seat]!.resources[GOLD]! < GOLD_PER_HORDE ? PEACE : 0
  return id === 'teaHouse' && s.players.length > box.setup.seats && s.tea.indexOf(seat) > 0 ? OVERLORD : 0
}

export const redTurban: ExpansionSense = {
  prompts: {
    turbanState: stateWorth,
    turbanShare: (_o, option) => (option.kind === 'share' ? option.n : 0),
    turbanConfirm: (_o, option) => (option.kind === 'agree' ? 1 : 0),
    honorHire: hireWorth,
  },
  attacks: (o) => (isOn(o) ? ATTACKS : 1),
  gain: (o, location) => (isOn(o) && o.years >= 1 ? gainAt(o, location) : 0),
  incomes: (o) => (isOn(o) ? INCOMES : 1),
}

/** What a Breach costs beside what one costs anyway: the game. */
const LOSS = 40

/** AC-RT-19: how likely it is that the section is Breached this Winter by the Hordes that stay. */
export const rebels: SectionSense = (o, index, staying: readonly Horde[]) => {
  if (turbanOf(o) === undefined || staying.length === 0 || o.assaults[index] !== true) return 0
  const section = index as SectionId
  const gap = powerOf(o.g, section, staying, o.powers) - defenseOf(o.g, section, staying)
  return -LOSS / (1 + Math.exp(-(gap - 0.5) / o.w.blur))
}
