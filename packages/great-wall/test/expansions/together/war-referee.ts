import assert from 'node:assert/strict'
import { isSoldier, NONE, ownerOf, slot, type State } from '../../../src/state.ts'
import type { GreatWall, GwBox } from '../../../src/terms.ts'
import { actOf, type Horde, QIN, REED, Referee } from '../../qin-referee.ts'

/*
 * A second opinion on the automata of the war expansions: GK-44 to -47, BP-MOD-01 to -03, AB-23, XP-GEN-03 and RAT-20 of the
 * expansions' document, with the figures of its components document. Of the engine it takes the state and what is told.
 */

type Event = GreatWall['event']

// --- what is printed -----------------------------------------------------------------------------------------------------

const GRIDS: Readonly<Record<string, readonly string[]>> = {
  'GKH-1': ['.32g..', '.o1s..'],
  'GKH-2': ['..2c..', '..w2..'],
  'GKH-3': ['..2g1.', '...w..'],
  'BPH-1': ['.1ww2.', '...s..'],
  'BPH-2': ['..g2..', '..s2..'],
  'BPH-3': ['w2o...', '1.....'],
  'BPH-4': ['.12g..', '.oc2..'],
}
/** Spots of the Khan and of his Skills, row after row: a number is active with that many humans. */
const KHAN = 'GKK-1'
const SPOTS: Readonly<Record<string, string>> = {
  [KHAN]: '--3-45',
  'GKS-1': '--3',
  'GKS-2': '-35',
  'GKS-3': '--44',
  'GKS-4': '--44',
  'GKS-5': '-344',
  'GKS-6': '--34',
}
const LETHALITY = [1, 1, 2, 2, 2, 3]
/** Honor of the White Tiger by level; it is the second of the Beasts. */
const TIGER = [1, 2, 2]
const TIGER_PLACE = 1
const LOCATIONS = 10
const [SPEARMAN, ARCHER, HORSEMAN] = [0, 1, 2] as const

// --- the table, as a visitor sees it ---------------------------------------------------------------------------------------

interface KhanState {
  readonly section: number
  readonly skills: readonly number[]
}
interface Place {
  readonly outpost: string
  readonly spot: number
}

/** What lies on the table of the expansions in use. */
export class Sight {
  private readonly state: State
  private readonly box: GwBox

  constructor(state: State, box: GwBox) {
    this.state = state
    this.box = box
  }

  private get khan(): KhanState | undefined {
    return this.state.extras['genghisKhan'] as KhanState | undefined
  }

  /** Active spots that are uncovered: his card, the left Skill, the right one, each row by row. */
  openSpots(): Place[] {
    if (this.khan === undefined) return []
    return [KHAN, ...this.khan.skills.map((skill) => `GKS-${skill + 1}`)].flatMap((outpost) => {
      const { spots } = this.state.outposts[this.box.outposts.findIndex(({ id }) => id === outpost)]!
      return SPOTS[outpost]!.split('').flatMap((sign, spot) =>
        (sign === '-' || Number(sign) <= this.box.setup.seats) && spots[spot] === 0 ? [{ outpost, spot }] : [],
      )
    })
  }

  /** GK-09, -40 */
  skill(name: string, section: number): boolean {
    return this.khanIn(section) && this.openSpots().some(({ outpost }) => outpost === name)
  }

  khanIn(section: number): boolean {
    return this.khan?.section === section && this.openSpots().length > 0
  }

  /** The Award in play and who holds it; the others are in the box. */
  heldBy(seat: number): string | undefined {
    return this.box.publicCards.find(({ id }, i) => id.startsWith('AWD') && this.state.holders[i] === seat)?.id
  }

  get award(): string | undefined {
    const khan = this.state.extras['genghisKhan'] as { readonly award: number } | undefined
    return khan === undefined ? undefined : `AWD-${khan.award + 1}`
  }

  get towers(): readonly number[] {
    return (this.state.extras['blackPowder'] as { readonly towers: readonly number[] } | undefined)?.towers ?? []
  }

  /** BP-SET-06: the left section is out of use, so T0 is too, and T1 is next to the middle one only. */
  static sectionsBeside(tower: number): number[] {
    return [tower - 1, tower].filter((section) => section === 1 || section === 2)
  }

  /** BP-MOD-01 */
  firstEmptyTower(section: number): number | undefined {
    const tower = this.towers.findIndex((seat, t) => seat === NONE && Sight.sectionsBeside(t).includes(section))
    return tower < 0 ? undefined : tower
  }

  /** What the White Tiger gives those with Soldiers on a Horde of the section. */
  tiger(section: number): number {
    const beasts = this.state.extras['ancientBeasts'] as { area: number[]; level: number[] } | undefined
    return beasts?.area[TIGER_PLACE] === LOCATIONS + section ? TIGER[beasts.level[TIGER_PLACE]! - 1]! : 0
  }

  typeOf({ card }: Horde): string {
    return this.box.hordes[card]!.id.split('/')[0]!
  }

  /** GK-47: Skills count for the Soldiers of automata as for others. */
  lethality(horde: Horde, section: number): number {
    const more = Number(this.typeOf(horde) === 'GKH-2') + Number(this.skill('GKS-6', section))
    return LETHALITY[this.state.time]! + more
  }

  soldiers(horde: Horde, seat: number): number {
    // A Spearman is on one spot, and nobody else of theirs ever is on a Horde.
    return horde.spots.filter((code) => isSoldier(code) && ownerOf(code) === seat).length
  }
}

// --- the procedures of 13.7, as the sets change them -------------------------------------------------------------------------

export class WarReferee extends Referee {
  private get sight(): Sight {
    return new Sight(this.s, this.box)
  }

  protected override grid(horde: Horde): readonly string[] {
    return GRIDS[this.typeOf(horde)] ?? super.grid(horde)
  }

  /** BP-HOR-08: a Trebuchet is in row 3, whatever is before it. */
  protected override row(section: number, horde: Horde): number {
    return this.typeOf(horde) === 'BPH-2' ? 2 : super.row(section, horde)
  }

  protected override takesNoWounds(horde: Horde, section: number): boolean {
    return (this.typeOf(horde) === 'GKH-1' && this.sight.khanIn(section)) || super.takesNoWounds(horde, section)
  }

  /** GK-33, -46, then BP-MOD-01. */
  protected override afterWall(section: number): void {
    const { award } = this.sight
    if (award !== undefined && this.sight.heldBy(QIN) === undefined) this.acts.push(`take ${QIN} ${award}`)
    const tower = this.sight.firstEmptyTower(section)
    if (tower === undefined || this.qin.free[SPEARMAN] === 0) return
    this.qin.free[SPEARMAN]!--
    this.acts.push(`tower ${QIN} ${tower}`)
  }
}

/** The referee's words for what is told of automata. */
export function warActOf(event: Event): readonly string[] {
  if (event.kind === 'cardTaken') return event.seat === 0 ? [] : [`take ${event.seat} ${event.card}`]
  if (event.kind === 'towerManned') return event.seat === 0 ? [] : [`tower ${event.seat} ${event.tower}`]
  return actOf(event)
}

// --- what is true at every moment --------------------------------------------------------------------------------------------

/** XP-GEN-03, GK-44, -46, -47, BP-MOD-01 to -03, AB-23, RAT-20: nothing of this is ever told of an automaton. */
const NEVER = [
  'gained',
  'paid',
  'shamed',
  'shameUnplaceable',
  'tacticsDrawn',
  'tacticPlayed',
  'abilityUsed',
  'clerkHired',
  'advisorHired',
  'donated',
  'saved',
  'rested',
  'recruited',
  'machinePlaced',
  'machineBuilt',
  'shot',
  'rocketDrawn',
  'shotLaid',
  'marked',
  'beastUpgraded',
  'beastMoved',
  'ratMoved',
]
const NEVER_OF_REED = ['honor', 'cardTaken', 'towerManned', 'outpostAttacked', 'hordeClaimed', 'wallBuilt']

export function neverOf(event: Event, automata: readonly number[]): void {
  if (!('seat' in event) || !automata.includes(event.seat)) return
  assert.ok(!NEVER.includes(event.kind), `${event.kind} of an automaton`)
  if (event.seat === REED) assert.ok(!NEVER_OF_REED.includes(event.kind), `${event.kind} of the Reed Clan`)
  if ('unit' in event) assert.ok(event.unit === 'spearman' || event.unit === 'archer', `${event.unit} of an automaton`)
}

/** GK-02, -44, -46, BP-MOD-02, -03: no Bannerman and no special soldiers; the Reed Clan holds nothing and is in no Tower. */
export function holdsNothing(state: State, box: GwBox, automata: readonly number[]): void {
  const sight = new Sight(state, box)
  assert.equal(sight.heldBy(REED), undefined)
  assert.ok(!sight.towers.includes(REED))
  for (const seat of automata) {
    const { free, shamed, resources } = state.players[seat]!
    assert.ok(free.every((n, type) => n === 0 || type <= HORSEMAN))
    assert.deepEqual([...shamed, ...resources].filter(Boolean), [])
    for (const { firing, rest } of state.sections)
      box.soldiers.forEach((_, type) => {
        assert.equal(rest[slot(seat, type)], 0, 'no Rest Zone')
        assert.ok(firing[slot(seat, type)] === 0 || (type === ARCHER && seat === QIN))
      })
  }
}
