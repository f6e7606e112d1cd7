import type { FieldState } from '@wanli/great-wall/expansions/black-powder'
import type { Outlook } from '../outlook.ts'
import { defenseOf, type Of, powerOf, type SectionId } from '../terms.ts'
import type { ExpansionSense } from './sense.ts'

/* Towers and War Machines of Black Powder: what a Tower will bring in Winter. What Shots do is seen on the Hordes. */

const fieldOf = ({ s }: Outlook): FieldState | undefined => s.extras['blackPowder'] as FieldState | undefined

/** What a section that holds pays for a Tower beside it (BP-TOW-08). */
const HELD = 2
/** A Tower is taken by somebody else, or cleared, before a Winter after the next: so much of one more is left. */
const LATER = 0.4

/** How likely it is that a section is Breached in the next Winter, at a glance. */
function risk({ g, s, assaults }: Outlook, section: SectionId): number {
  const { hordes } = s.sections[section]!
  if (assaults[section] !== true) return 0
  if (hordes.length === 0) return 0.1
  const gap = powerOf(g, section) - defenseOf(g, section)
  return gap <= 0 ? 0.1 : Math.min(0.8, 0.25 + 0.08 * gap)
}

/** BP-TOW-08: Honor for each section beside it that holds, Shame for each that does not. */
function towerWorth(o: Outlook, tower: number): number {
  const winters = (o.assaults.includes(true) ? 1 : 0) + LATER * Math.min(1, o.years)
  let worth = 0
  for (const section of o.box.sections) {
    if (section !== tower - 1 && section !== tower) continue
    const breach = risk(o, section)
    worth += winters * (1 - breach) * o.track * HELD - (o.assaults[section] === true ? breach * o.shame : 0)
  }
  return worth
}

/** A machine stands for everyone: to a team each is worth what its Shots will do, in a Year; to one among rivals nothing. */
const SHOTS = 1.5
const machinesWorth = ({ team, years }: Outlook, { machines }: FieldState): number =>
  team ? SHOTS * Math.min(2, years) * machines.flat().length : 0

export const blackPowder: ExpansionSense = {
  prompts: {
    // BP-SET-09: anybody may use it, so the more Hordes come there the better; two of a kind are as good as one of each.
    startMachine: (o, option) => o.s.sections[(option as Of<'machine'>).section]!.hordes.length,
  },
  // A Shot is judged by what it hits.
  parts: ['pattern', 'aimCell'],
  worth(o) {
    const field = fieldOf(o)
    if (field === undefined) return 0
    let worth = machinesWorth(o, field)
    field.towers.forEach((seat, tower) => seat === o.seat && (worth += towerWorth(o, tower)))
    return worth
  },
}
