import type { Outlook } from './outlook.ts'
import {
  archersOn,
  claimModifier,
  closeUp,
  defenseOf,
  hasWord,
  type Horde,
  isSecond,
  isSoldier,
  isWoundable,
  mentions,
  num,
  ownerOf,
  powerOf,
  rowAt,
  shootersOn,
  type SectionId,
  slot,
  sumOf,
  taunts,
  VACANT,
} from './terms.ts'
import { claimByExpansions, sectionByExpansions } from './expansions/sections.ts'
import { TEAM } from './weights.ts'

/** One Horde as a seat sees it. */
interface Look {
  readonly horde: Horde
  vacant: number
  /** Vital spots that the seat covers, cards counted in, and its figures there. */
  mine: number
  figures: number
  /** Those of them that can die: markers can't. */
  soldiers: number
  /** The best of the others, who wins a tie or not. */
  rival: number
  /** Humans without a Soldier on it. */
  absent: number
  /** Chance that it is gone before the next Assault. */
  gone: number
}

/** What the Hordes, Walls and Soldiers of a section mean for a seat: Honor to come, less the Shame and the dead. */
export function sectionWorth(o: Outlook, index: number): number {
  const { g, s, box, seat, years } = o
  const section = s.sections[index]!
  if (!section.usable) return 0
  const front = frontOf(o, index)
  const { looks } = front
  const archers = archersOn(g, seat, index as SectionId)
  const shooters = shootersOn(g, seat, index as SectionId)
  let worth = 0
  looks.forEach((look, i) => (worth += hordeWorth(o, look, index, rowAt(section.hordes, i), archers)))
  const risk = o.assaults[index] === true ? breachRisk(front) : 0
  worth -= risk * breachCost(o, looks, shooters)
  if (years >= 1) worth -= laterCost(front)
  if (shooters > 0) worth += (1 - 0.8 * risk) * (shooters * archerWorth(o) + (archers > 0 ? watchWorth(o) : 0))
  if (box.expansions.length > 0) worth += sectionByExpansions(o, index, front.hordes(front.rows(isStaying)))
  const idle = !looks.some(({ vacant }) => vacant > 0)
  for (let type = 0; type < box.soldiers.length; type++) {
    const resting = section.rest[slot(seat, type)]!
    if (resting > 0) worth += resting * (idle ? IDLE : 1) * restWorth(o, type)
  }
  return worth
}

/** A Soldier who rests where there is nothing to attack yet, against one who could. */
const IDLE = 0.6

function lookAt(o: Outlook, horde: Horde): Look {
  const { s, seat } = o
  const counts = s.players.map(() => 0)
  let vacant = 0
  let figures = 0
  let soldiers = 0
  horde.spots.forEach((code, spot) => {
    if (code === VACANT) vacant++
    const owner = ownerOf(code)
    if (owner < 0) return
    counts[owner]!++
    if (owner !== seat || isSecond(code, spot)) return
    figures++
    if (isSoldier(code)) soldiers++
  })
  let rival = 0
  const place = s.tea.indexOf(seat)
  const people = o.box.setup.seats
  let absent = 0
  for (let other = 0; other < people; other++) if (counts[other] === 0) absent++
  s.tea.forEach((other, i) => {
    if (other === seat || counts[other] === 0 || (o.team && other < people)) return
    rival = Math.max(rival, counts[other]! + (i < place ? 0.5 : -0.5))
  })
  let mine = counts[seat]!
  if (mine > 0) mine += claimModifier(o.g, seat, horde)
  return { horde, vacant, mine, figures, soldiers, rival, absent, gone: 0 }
}

/**
 * The Hordes of a section as a seat sees them. Some of them are named by bits, a bit for each row. What they would do together is added up
 * once: the risk of a Breach, volleys and later Winters ask about the same few.
 */
class Front {
  readonly o: Outlook
  readonly index: SectionId
  readonly looks: readonly Look[]
  private readonly powers: number[] = []
  private readonly defenses: number[] = []

  constructor(o: Outlook, index: SectionId, looks: readonly Look[]) {
    this.o = o
    this.index = index
    this.looks = looks
  }

  rows(test: (look: Look) => boolean): number {
    let rows = 0
    for (let row = 0; row < this.looks.length; row++) if (test(this.looks[row]!)) rows |= 1 << row
    return rows
  }

  /** These Hordes, as they stand when the others are gone. */
  hordes(rows: number): Horde[] {
    const hordes: Horde[] = []
    for (let row = 0; row < this.looks.length; row++) if (isIn(rows, row)) hordes.push(this.looks[row]!.horde)
    closeUp(hordes)
    return hordes
  }

  power(rows: number): number {
    if (rows === 0) return 0
    const { g, powers } = this.o
    return (this.powers[rows] ??= powerOf(g, this.index, this.hordes(rows), powers))
  }

  /** What the Defense lacks against these Hordes. */
  gap(rows: number): number {
    this.defenses[rows] ??= defenseOf(this.o.g, this.index, this.hordes(rows))
    return this.power(rows) - this.defenses[rows]
  }
}

const isStaying = ({ gone }: Look): boolean => gone < 0.5

function frontOf(o: Outlook, index: number): Front {
  const { hordes } = o.s.sections[index]!
  const front = new Front(
    o,
    index as SectionId,
    hordes.map((horde) => lookAt(o, horde)),
  )
  foresee(front)
  return front
}

/** Which Hordes will be gone before the Assault: covered ones, those that the Archers finish, some by others' Soldiers. */
function foresee(front: Front): void {
  const { o, looks } = front
  for (const look of looks)
    if (look.vacant === 0) look.gone = o.defeats ? 1 : 0
    else look.gone = Math.min(0.5, (0.14 * o.turns) / look.vacant)
  const hit = volley(front)
  if (hit !== 0) looks.forEach((look, row) => (look.gone = isIn(hit, row) ? 0.85 : look.gone))
}

const isIn = (rows: number, row: number): boolean => (rows & (1 << row)) !== 0

/** The rows that the Archers on the Wall will finish, as bits: those whose end holds it, else as many as they can. */
function volley(front: Front): number {
  const { o, index, looks } = front
  const shots = o.arrows?.[index] ?? sumOf(o.s.sections[index]!.firing)
  if (shots === 0) return 0
  let within = 0
  let taunting = 0
  looks.forEach(({ horde, vacant }, row) => {
    if (!isWoundable(o.g, horde)) return
    if (vacant <= shots) within |= 1 << row
    if (taunts(o.g, horde)) taunting |= 1 << row
  })
  let chosen = 0
  let most = 0
  for (let hit = within; hit > 0; hit = (hit - 1) & within) {
    // GW-HORDE-06: only when those who taunt are finished are the others within reach.
    if ((taunting & ~hit) !== 0 && (hit & ~taunting) !== 0) continue
    const worth = volleyWorth(front, hit, shots)
    if (worth <= most) continue
    most = worth
    chosen = hit
  }
  return chosen
}

function volleyWorth(front: Front, hit: number, shots: number): number {
  const { looks } = front
  let arrows = 0
  let fallen = 0
  let left = 0
  for (let row = 0; row < looks.length; row++) {
    const look = looks[row]!
    if (!isIn(hit, row)) left |= isStaying(look) ? 1 << row : 0
    else {
      arrows += look.vacant
      fallen++
    }
  }
  if (arrows > shots) return 0
  if (looks.length === 1) return 1
  const holds = left === 0 || front.gap(left) <= 0
  return (holds ? looks.length : 0) + fallen + 0.01 * front.power(hit)
}

/** As things stand the Hordes will break through here. */
export function isThreatened(o: Outlook, index: number): boolean {
  const section = o.s.sections[index]!
  if (o.assaults[index] !== true || section.hordes.length === 0) return false
  const front = frontOf(o, index)
  const staying = front.rows(isStaying)
  return staying !== 0 && front.gap(staying) > 0
}

/** Honor that a Horde will bring: the claim, taking part, the survivors. */
function hordeWorth(o: Outlook, look: Look, section: number, row: number, archers: number): number {
  const { box, years } = o
  const { vacant, mine, figures, soldiers, rival, gone } = look
  const late = years >= 2 ? 0.92 - 0.06 * vacant - 0.06 * row : years >= 1 ? 0.75 - 0.1 * vacant - 0.1 * row : 0
  const falls = vacant === 0 ? Math.max(gone, years >= 1 ? 1 : 0) : Math.max(gone, late)
  const { soldier, archer } = box.data.constants.defeatHonor
  let worth = falls * 0.7 * o.track * archer * archers
  if (figures === 0) return worth
  const { lethality } = box.time[o.s.time]!
  const survivors = Math.max(0, soldiers - lethality)
  worth += falls * (o.track * soldier + survivors * restWorth(o, 0))
  const { honor } = box.hordes[look.horde.card]!
  const further = box.expansions.length === 0 ? 0 : claimByExpansions(o, section, look.horde)
  const trophy = (o.team ? o.track * honor : honor) + claimExtra(o) + further
  return worth + falls * chanceOfClaim(o, mine, rival, vacant) * trophy
}

function chanceOfClaim({ w }: Outlook, mine: number, rival: number, vacant: number): number {
  const lead = mine - rival
  if (lead > vacant) return 1
  if (-lead > vacant) return 0
  if (vacant === 0) return lead > 0 ? 1 : 0
  return 1 / (1 + Math.exp(-w.lead * (lead - w.open * vacant)))
}

/** Honor and resources that own cards give for a claim. */
function claimExtra({ g, s, box, seat }: Outlook): number {
  const me = s.players[seat]!
  let extra = 0
  const add = (card: { readonly on: Box['advisors'][number]['on'] } | undefined) => {
    for (const { rule } of card?.on.onHordeClaimed ?? [])
      for (const effect of rule.effects[0] ?? []) {
        if (effect.do === 'honor') extra += num(g, seat, effect.n)
        else if (effect.do === 'gain') extra += num(g, seat, effect.n)
      }
  }
  add(box.generals[me.general])
  for (const card of me.active) add(box.advisors[card])
  return extra
}
type Box = Outlook['box']

/** Offensive Power and Defense as they will be, without the Hordes that are gone by then. */
function breachRisk(front: Front): number {
  const { o, looks } = front
  const { w } = o
  const staying = front.rows(isStaying)
  if (staying === 0) return looks.some(({ vacant }) => vacant > 0) ? trust(front) : 0
  const gap = front.gap(staying)
  if (o.turns === 0) return gap > 0 ? (o.shots ? 0.93 : 1) : Math.max(0.02, trust(front))
  const risk = 1 / (1 + Math.exp(-(gap - 0.5 - w.help * (o.turns - 1)) / w.blur))
  return Math.max(risk, trust(front))
}

/** A Wall that holds only if the Archers shoot as they should is not safe yet. */
function trust(front: Front): number {
  const open = front.rows(({ gone }) => gone < 1)
  return open !== 0 && front.gap(open) > 0 ? front.o.w.doubt : 0
}

/** Shame for every Horde without an own Soldier; the dead on the others and on the Wall. */
function breachCost(o: Outlook, looks: readonly Look[], shooters: number): number {
  const { lethality } = o.box.time[o.s.time]!
  let cost = o.w.breach + shooters * (1 + o.w.death)
  let tokens = 0
  for (const { figures, soldiers, gone, absent } of looks) {
    if (gone >= 0.5) continue
    if (o.team) cost += (figures === 0 ? absent - 1 : absent) * o.token
    if (figures === 0) tokens++
    else cost += Math.min(lethality, soldiers) * o.w.death
  }
  // The first may lie on a Horde that is shamed already.
  return cost + (tokens > 0 ? o.shame + (tokens - 1) * Math.max(o.shame, o.track * o.w.shame) : 0)
}

/** Winters to come: what stays of the Hordes, new ones, and only the Wall against them. */
function laterCost(front: Front): number {
  const { o, index, looks } = front
  const { s, box, w, years } = o
  const section = s.sections[index]!
  const coming = (box.time[s.time + 1]?.hordes ?? 3) / 3
  const staying = front.rows((look) => isStaying(look) && look.vacant > 0)
  let count = 0
  let halved = false
  for (let row = 0; row < looks.length; row++) {
    if (!isIn(staying, row)) continue
    count++
    halved ||= hasWord(o.g, looks[row]!.horde, 'halveDefense')
  }
  const defense = (halved ? 0.5 : 1) * (box.walls[section.wall]!.defense + 2)
  const gap = 0.75 * front.power(staying) + 5.4 * coming - defense
  const risk = 1 / (1 + Math.exp(-gap / 4))
  const shame = o.team ? TEAM.later * o.token * box.setup.seats : w.shame + o.token
  return risk * w.later * shame * (count * 0.8 + coming) * Math.min(2, years)
}

const archerWorth = ({ w, years, shots }: Outlook): number =>
  (shots ? w.archer[0] : 0) + w.archer[1] * Math.min(3, years)

/** Honor that the General gives in the next Summers for a section with own Archers. */
function watchWorth({ g, s, box, seat, summers, track }: Outlook): number {
  let honor = 0
  for (const { rule } of box.generals[s.players[seat]!.general]?.on.onIncome ?? [])
    for (const effect of rule.effects[0] ?? [])
      if (effect.do === 'honor' && mentions(effect.n, 'secAr')) honor += num(g, seat, effect.n)
  // He counts all of them together, here each for itself.
  const watched = s.sections.filter((_, section) => archersOn(g, seat, section as SectionId) > 0).length
  return (0.7 * track * honor * summers) / Math.max(1, watched)
}

/** A Soldier in a Rest Zone waits for an order to attack. */
function restWorth(o: Outlook, type: number): number {
  const { s, box, seat, w, years, turns } = o
  const me = s.players[seat]!
  const order = box.commands.findIndex(({ key }) => key === 'attackOrder')
  const ready = me.commands.includes(order) || s.track.some((c) => c !== null && c.seat === seat && c.card === order)
  const chance = ready ? 1 : 0.5
  const time = years >= 1 ? 1 : Math.min(1, turns / 3)
  return (w.rest[type] ?? 1.5) * chance * time
}
