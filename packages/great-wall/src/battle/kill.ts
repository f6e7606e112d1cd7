import { DONE } from '@wanli/kernel'
import { automatonAt } from '../automata.ts'
import { changedPrice, modifiersIn, noteChanges, priceChange } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { num } from '../cards/numbers.ts'
import { changedBy, withCost } from '../cards/prices.ts'
import { pay } from '../resources.ts'
import { type SaveOption, STOP, type VictimOption } from '../options.ts'
import {
  CHI,
  type Horde,
  isMarker,
  markerKind,
  NONE,
  ownerOf,
  SECTION_NAMES,
  type SectionId,
  SECTIONS,
  slot,
} from '../state.ts'
import { tacticWindow } from '../tactics.ts'
import { humans, isHuman } from '../humans.ts'
import type { Defeat, G, Moment, R, Rule, Seat } from '../terms.ts'
import { boxOf, figuresOn, leaveWounds } from './hordes.ts'
import { lethalityOf } from './sums.ts'

/** A Soldier that is about to die. */
export interface Victim {
  readonly seat: Seat
  readonly type: number
  /** The Horde it stands on and its first spot there; null = a Firing spot or a Rest Zone. */
  readonly horde: Horde | null
  readonly spot: number
  readonly from: 'horde' | 'firing' | 'rest'
  readonly section: SectionId
  saved: boolean
}

/** One killing: everything in it dies at the same time (GW-KILL-06). */
export interface Killing {
  /** Where: one section in a Defeat or a Breach, maybe several if a card kills. */
  readonly sections: readonly SectionId[]
  readonly victims: Victim[]
  /** The Horde whose Defeat it is. */
  readonly defeat: Defeat | undefined
}

/** GW-KILL-01, -02, -06: on each card each player loses as many as the Lethality, of own choice, in Tea order. */
export function* chooseVictims(g: G, section: SectionId, hordes: readonly Horde[], breach: boolean): Rule<Victim[]> {
  const victims: Victim[] = []
  for (const seat of g.state.tea.slice())
    for (const horde of hordes) {
      const found = figuresOn(horde, seat)
      if (found.length === 0) continue
      const automaton = automatonAt(g, seat)
      const figures = automaton === undefined ? found : automaton.dyingOrder(g, horde, found)
      const left: Candidate[] = [...figures]
      if (!breach && g.box.mortalMarkers.length > 0) left.push(...mortalMarkersOn(g, horde, seat))
      for (let dying = Math.min(lethalityOf(g, seat, horde, breach), left.length); dying > 0; dying--) {
        const forced = dying >= left.length || automaton !== undefined
        const index = forced ? 0 : yield* chooseLost(g, seat, section, horde, left)
        const { type, spot, marker } = left.splice(index, 1)[0]!
        if (marker === true) g.say?.({ kind: 'markerLost', seat, marker: g.box.markers[type]!, section })
        else victims.push({ seat, type, horde, spot, from: 'horde', section, saved: false })
      }
    }
  return victims
}

/** A Soldier on a Horde, or a marker that may be lost in the place of one: `type` is its kind then. */
interface Candidate {
  readonly type: number
  readonly spot: number
  readonly marker?: true
}

/** XRUL-40 */
function mortalMarkersOn(g: G, horde: Horde, seat: Seat): Candidate[] {
  const { mortalMarkers } = g.box
  return horde.spots.flatMap((code, spot) =>
    isMarker(code) && ownerOf(code) === seat && mortalMarkers.includes(markerKind(code))
      ? [{ type: markerKind(code), spot, marker: true }]
      : [],
  )
}

/** Soldiers of one type are alike, and so are markers. Returns which of them. */
function* chooseLost(
  g: G,
  seat: Seat,
  section: SectionId,
  horde: Horde,
  candidates: readonly Candidate[],
): Rule<number> {
  const options = candidates.map(({ type, marker }) =>
    marker === true ? markerVictim(g, type) : victimOption(g, type),
  )
  const about = { section, horde: boxOf(g, horde).id }
  return options.indexOf(yield* g.ask(seat, 'victim', [...new Set(options)], about))
}

/** GW-TACTIC-08: rules, Tactic cards, Chi; then everything moves at once; then reactions. */
export const resolveKilling = (g: G, killing: Killing): Rule =>
  killing.victims.length === 0 ? DONE : resolve(g, killing)

function* resolve(g: G, killing: Killing): Rule {
  const { sections, victims } = killing
  const owners = g.state.tea.filter((seat) => victims.some((victim) => victim.seat === seat))
  // GW-REED-21: nobody has anything to say when only automata lose Soldiers.
  const people = owners.filter((seat) => isHuman(g, seat))
  if (people.length > 0) {
    const about: Moment = { trigger: 'onKilling', actors: people, sections, killing }
    yield* moment(g, about)
    yield* tacticWindow(g, 'killing', about, humans(g), killing.defeat?.played)
    for (const seat of people) yield* saveForChi(g, seat, killing)
  }
  yield* moveFigures(g, killing)
  for (const seat of people) yield* afterwards(g, seat, killing)
}

/** GW-KILL-04: 2 Chi each, any number; the price may be changed, of one or of all together. */
function* saveForChi(g: G, seat: Seat, killing: Killing): Rule {
  const savedIn: SectionId[] = []
  let paid = 0
  for (const sections of savedTogether(g, killing))
    for (;;) {
      const where = [...new Set([...savedIn, ...sections])]
      const price = Math.max(0, priceOfSaving(g, seat, where, savedIn.length + 1) - paid)
      if (g.state.players[seat]!.resources[CHI]! < price) break
      const options = saveOptions(g, killing, (victim) => victim.seat === seat && sections.includes(victim.section))
      if (options.length === 0) break
      const pick = yield* g.ask(seat, 'save', [...options, STOP], aboutSaving(killing, price))
      if (pick.kind === 'stop') break
      if (price > 0) pay(g, seat, CHI, price)
      paid += price
      savedIn.push(pick.section ?? sections[0]!)
      saveOne(g, killing, pick, price)
    }
  // One killing is one event, however many are saved in it.
  if (savedIn.length > 0) for (const action of ['save', 'saveTotal'] as const) noteChanges(g, seat, action)
}

/** What is saved in a section may have a price of its own (BST-2-L3): then sections come one after the other, else all of them at once. */
function savedTogether(g: R, { sections }: Killing): readonly (readonly SectionId[])[] {
  const isSpecial = sections.length > 1 && sections.some((section) => savingsIn(g, section).length > 0)
  return isSpecial ? sections.map((section) => [section]) : [sections]
}

const savingsIn = (g: R, section: SectionId) =>
  modifiersIn(g, section, 'cost').filter(({ modifier }) => modifier.action === 'saveTotal')

/** What it costs and, unless the options say it, in which section they die. */
export const aboutSaving = ({ sections }: Killing, price: number) =>
  sections.length === 1 ? { price, section: sections[0]! } : { price }

/** For so many Soldiers in one killing, saved in these sections: what changes the price of one comes first (GWXC-VOC-28). */
function priceOfSaving(g: R, seat: Seat, sections: readonly SectionId[], n: number): number {
  let change = priceChange(g, seat, 'saveTotal')
  for (const section of sections)
    for (const { modifier, ctx } of savingsIn(g, section)) change = withCost(change, modifier, num(g, ctx, modifier.n))
  return changedBy(n * changedPrice(g, seat, 'save', g.box.data.constants.saveChi), change)
}

/** One option per owner and type of Soldier that is not yet saved. */
export function saveOptions(g: G, killing: Killing, who: (victim: Victim) => boolean): SaveOption[] {
  const options: SaveOption[] = []
  for (const victim of killing.victims) {
    if (victim.saved || !isHuman(g, victim.seat) || !who(victim)) continue
    const option = saveOption(g, killing, victim)
    if (!options.includes(option)) options.push(option)
  }
  return options
}

/** Where Soldiers die in several sections, the option says in which. */
function saveOption(g: G, { sections }: Killing, { seat, type, section }: Victim): SaveOption {
  const who = `save ${g.box.clans[seat]} ${g.box.soldiers[type]!.id}`
  if (sections.length === 1) return g.box.book.once(who, (key): SaveOption => ({ kind: 'save', key, seat, type }))
  return g.box.book.once(`${who} ${SECTION_NAMES[section]}`, (key): SaveOption => ({
    kind: 'save',
    key,
    seat,
    type,
    section,
  }))
}

export function saveOne(g: G, { victims }: Killing, { seat, type, section }: SaveOption, price: number): void {
  const victim = victims.find(
    (v) => !v.saved && v.seat === seat && v.type === type && (section ?? v.section) === v.section,
  )!
  victim.saved = true
  g.say?.({ kind: 'saved', seat, unit: g.box.soldiers[type]!.id, section: victim.section, price })
}

/** GW-KILL-03, -04, GW-BREACH-03: the killed to the pool, the saved to the Rest Zone of the section. */
function* moveFigures(g: G, killing: Killing): Rule {
  for (const victim of killing.victims) {
    const { seat, type, horde, spot, from, section } = victim
    if (from === 'horde') leaveWounds(horde!, spot)
    else g.state.sections[section]![from][slot(seat, type)]!--
    if (victim.saved) g.state.sections[section]!.rest[slot(seat, type)]!++
    else {
      g.say?.({ kind: 'killed', seat, unit: g.box.soldiers[type]!.id, section })
      yield* g.raise('burial', { seat, type }, () => void g.state.players[seat]!.free[type]!++)
    }
  }
}

/** GW-KILL-05, -08: once per killing, whatever the number. */
function* afterwards(g: G, seat: Seat, { sections, victims }: Killing): Rule {
  const own = victims.filter((victim) => victim.seat === seat)
  for (const trigger of SAVED_AND_KILLED) {
    const units = g.box.soldiers.map(() => 0)
    let some = false
    for (const { type, saved } of own) {
      if (saved !== (trigger === 'onSaved')) continue
      units[type]!++
      some = true
    }
    if (!some) continue
    const words = g.box.soldiers.filter((_, type) => units[type]! > 0).flatMap((soldier) => soldier.words)
    yield* moment(g, { trigger, actors: [seat], words, units, sections })
  }
}
const SAVED_AND_KILLED = ['onSaved', 'onKilled'] as const

/** A Soldier in a Rest Zone or on a Firing spot. */
export interface OnBoard {
  readonly type: number
  readonly from: 'rest' | 'firing'
  readonly section: SectionId
}

/** Soldiers of a seat in Rest Zones and on Firing spots, one entry each. */
export const killable = (
  g: R,
  seat: Seat,
  places: 'rest' | 'firing' | 'board',
  sections: readonly SectionId[],
): OnBoard[] => {
  const found: OnBoard[] = []
  for (const section of sections)
    for (const from of REST_AND_FIRING) {
      if (places !== 'board' && places !== from) continue
      const figures = g.state.sections[section]![from]
      for (let type = 0; type < g.box.soldiers.length; type++)
        for (let n = figures[slot(seat, type)]!; n > 0; n--) found.push({ type, from, section })
    }
  return found
}
const REST_AND_FIRING = ['rest', 'firing'] as const

/** Without a place it is a Soldier on the Horde that the question is about. */
const victimOption = (g: G, type: number): VictimOption =>
  g.box.book.inRow('victim', type, () => ({ kind: 'victim', key: `kill ${g.box.soldiers[type]!.id}`, type }))

const markerVictim = (g: G, kind: number): VictimOption =>
  g.box.book.inRow('victimMarker', kind, () => {
    const marker = g.box.markers[kind]!
    return { kind: 'victim', key: `kill ${marker}`, type: NONE, marker }
  })

const victimAt = (g: G, type: number, from: 'rest' | 'firing', section: SectionId): VictimOption =>
  g.box.book.inRow(from === 'rest' ? 'victimAtRest' : 'victimFiring', SECTIONS.length * type + section, () => ({
    kind: 'victim',
    key: `kill ${g.box.soldiers[type]!.id} ${from} ${SECTION_NAMES[section]}`,
    type,
    from,
    section,
  }))

/** GWC-VOC-117, GW-KILL-09: each of these players kills n own Soldiers in Rest Zones or on Firing spots. */
export function* killOnBoard(
  g: G,
  seats: readonly Seat[],
  n: number,
  places: 'rest' | 'firing' | 'board',
  sections: readonly SectionId[],
): Rule {
  const victims: Victim[] = []
  for (const seat of seats) {
    const left = killable(g, seat, places, sections)
    for (let i = Math.min(n, left.length); i > 0; i--) {
      const options = left.map(({ type, from, section }) => victimAt(g, type, from, section))
      const unique = [...new Set(options)]
      const pick = yield* g.ask(seat, 'victim', unique)
      const { type, from, section } = left.splice(options.indexOf(pick), 1)[0]!
      victims.push({ seat, type, horde: null, spot: 0, from, section, saved: false })
    }
  }
  const where = sections.filter((section) => victims.some((victim) => victim.section === section))
  yield* resolveKilling(g, { sections: where, victims, defeat: undefined })
}
