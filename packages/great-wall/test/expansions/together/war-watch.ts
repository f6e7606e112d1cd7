import assert from 'node:assert/strict'
import type { Step } from '@wanli/kernel'
import { NONE, slot, type State } from '../../../src/state.ts'
import type { G, GreatWall, GwBox } from '../../../src/terms.ts'
import { QIN, REED } from '../../qin-referee.ts'
import { Watch } from '../../qin-watch.ts'
import { holdsNothing, neverOf, Sight, warActOf, WarReferee } from './war-referee.ts'

/*
 * Onlookers at games with the war expansions. One looks over the shoulder of Qin Jiushao, step by step; the other one hears what is
 * told at any table with automata, and works out what a Defeat, a Winter and a Wall bring them.
 */

type Event = GreatWall['event']
const [SPEARMAN, ARCHER] = [0, 1] as const

export class WarWatch extends Watch {
  /** Called when the Assault begins. */
  assaultBegins: () => void = () => {}

  protected override referee(state: State): WarReferee {
    return new WarReferee(state, this.box)
  }
  protected override actsOf(event: Event): readonly string[] {
    return warActOf(event)
  }
  protected override before(g: G, step: Step) {
    const { section } = step as unknown as { section: number }
    if (step.step === 'winter.assault' && section === 1) this.assaultBegins()
    return super.before(g, step)
  }
}

/** A Defeat that goes on, as it began, and what happened in it so far. */
interface Defeat {
  readonly section: number
  /** By automaton: its Soldiers on the card that must die. */
  readonly mustDie: ReadonlyMap<number, number>
  /** What Qin does if he claims. */
  readonly attack: readonly string[]
  /** He would attack, but for the Chi that he has not. */
  readonly stopped: boolean
  /** Honor that Qin must have without it. */
  readonly honor: number
  readonly withReed: boolean
  readonly killed: Map<number, number>
  readonly attacks: { readonly seat: number; readonly act: string }[]
  gained: number
}
/** An Assault on one section. */
interface Assault {
  readonly section: number
  readonly mustDie: ReadonlyMap<number, number>
  readonly killed: Map<number, number>
}

/** Told between a Wall level or a claim of Qin and his Tower, if anything is. */
const BEFORE_TOWER = ['reason', 'honor', 'cardTaken']

export class Onlooker {
  readonly seen = new Map<string, number>()
  private readonly box: GwBox
  private readonly state: () => State
  private readonly automata: readonly number[]
  private defeat: Defeat | undefined
  private assault: Assault | undefined
  /** The Tower that Qin must man before anything else happens; NONE: he mans none. */
  private tower: number | undefined
  private plume = 0
  /** Who was in the Towers when the Assault began, and which sections were Breached since. */
  private watched: readonly number[] | undefined
  private breached: number[] = []
  private towerHonor = 0

  constructor(box: GwBox, state: () => State) {
    this.box = box
    this.state = state
    this.automata = box.setup.mode === 'solo' ? [QIN, REED] : [REED]
  }

  private get sight(): Sight {
    return new Sight(this.state(), this.box)
  }
  private isQin(seat: number | undefined): boolean {
    return seat === QIN && this.automata.includes(QIN)
  }
  private note(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  /** At every question. */
  look(): void {
    holdsNothing(this.state(), this.box, this.automata)
  }

  hear(event: Event): void {
    neverOf(event, this.automata)
    this.ofTower(event)
    if (event.kind === 'honor' && this.isQin(event.seat)) this.ofHonor(event)
    switch (event.kind) {
      case 'hordeDefeated':
        this.defeat = this.beginDefeat(event.section, event.horde)
        return
      case 'killed':
        for (const killing of [this.defeat, this.assault])
          killing?.killed.set(event.seat, (killing.killed.get(event.seat) ?? 0) + 1)
        return
      case 'outpostAttacked':
        assert.ok(this.defeat, 'GK-16: in a Defeat')
        this.defeat.attacks.push({
          seat: event.seat,
          act: `${event.unit} ${event.outpost} ${String(event.spots)}`,
        })
        return
      case 'hordeClaimed':
        return this.endDefeat(event.seat)
      case 'hordeDiscarded':
        return this.endDefeat(undefined)
      case 'wallBuilt':
        return this.isQin(event.seat) ? this.entitle(event.section) : undefined
      case 'season':
        return this.ofSeason(event.season)
      case 'assault':
        this.endAssault()
        if (event.breach) this.breached.push(event.section)
        this.assault = this.beginAssault(event.section, event.breach)
        return
      case 'barricadesGone':
        this.endAssault()
        return this.ofTowersCleared()
      case 'yearBegan':
      case 'gameEnds':
      case 'soloLost':
        return this.endWinter()
      default:
    }
  }

  // --- Honor ---------------------------------------------------------------------------------------------------------------

  private ofHonor({ n, source, from = '' }: Event & { kind: 'honor' }): void {
    if (this.defeat !== undefined) this.defeat.gained += n
    if (source === 'towers') this.towerHonor += n
    // AB-23: of the others' Honor he fulfils nothing: he has no Clerks beside his track, donates nothing and pays nothing.
    if (from.startsWith('BST')) assert.ok(this.defeat !== undefined && from.startsWith('BST-2'), from)
    if (!from.startsWith('AWD')) return
    // XP-GEN-03: of six Awards one brings Honor.
    assert.deepEqual([from, n], ['AWD-6', this.plume])
    this.plume = 0
  }

  private ofSeason(season: string): void {
    assert.equal(this.plume, 0, 'GK-46: the Honor of the Award')
    this.breached = []
    if (season !== 'winter' || !this.automata.includes(QIN)) return
    const held = this.sight.heldBy(QIN)
    if (held !== undefined) this.note(`held ${held}`)
    if (held === 'AWD-6') this.plume = 4
  }

  // --- Defeats -------------------------------------------------------------------------------------------------------------

  private beginDefeat(section: number, id: string): Defeat {
    const { hordes, firing } = this.state().sections[section]!
    const horde = hordes.find(({ card }) => this.box.hordes[card]!.id === id)!
    const { sight } = this
    const on = (seat: number) => (this.automata.includes(seat) ? sight.soldiers(horde, seat) : 0)
    const lethality = sight.lethality(horde, section)
    const tiger = on(QIN) > 0 ? sight.tiger(section) : 0
    if (tiger > 0) this.note(`White Tiger, ${tiger}`)
    if (on(QIN) + on(REED) > 0 && sight.skill('GKS-6', section)) this.note('Blood Toll')
    const archers = this.automata.includes(QIN) ? firing[slot(QIN, ARCHER)]! : 0
    return {
      section,
      mustDie: new Map(this.automata.map((seat) => [seat, Math.min(on(seat), lethality)])),
      ...this.attackOfQin(section, on(QIN) - lethality),
      honor: (on(QIN) > 0 ? 2 : 0) + tiger + 2 * archers,
      withReed: on(REED) > 0,
      killed: new Map(),
      attacks: [],
      gained: 0,
    }
  }

  /** GK-45 */
  private attackOfQin(section: number, survivors: number): Pick<Defeat, 'attack' | 'stopped'> {
    const [first] = this.sight.openSpots()
    if (survivors <= 0 || first === undefined) return { attack: [], stopped: false }
    const stopped = this.sight.skill('GKS-2', section)
    return { attack: stopped ? [] : [`spearman ${first.outpost} ${first.spot}`], stopped }
  }

  /** GK-16, -44: who claims may attack, nobody else does. */
  private endDefeat(claimer: number | undefined): void {
    const { defeat } = this
    // A Horde may also be discarded by a card.
    if (defeat === undefined) return
    this.defeat = undefined
    const { section, mustDie, killed, attacks, attack, honor } = defeat
    for (const [seat, n] of mustDie) assert.equal(killed.get(seat) ?? 0, n, `dead of ${seat}`)
    assert.ok(attacks.every(({ seat }) => seat === claimer))
    if (claimer === undefined && defeat.withReed) this.note('nothing for the Reed Clan')
    if (!this.automata.includes(QIN)) return
    const wanted = this.isQin(claimer) ? attack : []
    if (this.isQin(claimer)) {
      assert.deepEqual(
        attacks.map(({ act }) => act),
        wanted,
        'GK-45',
      )
      if (wanted.length > 0) this.note(`attack on ${wanted[0]!.slice(9, 12)}`)
      else if (defeat.stopped) this.note('Chi stops him')
      else if (this.sight.openSpots().length > 0) this.note('no survivor')
      this.entitle(section)
    }
    assert.equal(defeat.gained, honor + 6 * wanted.length, 'Honor of a Defeat')
  }

  // --- Towers --------------------------------------------------------------------------------------------------------------

  /** BP-MOD-01 */
  private entitle(section: number): void {
    const free = this.state().players[QIN]!.free[SPEARMAN]!
    const tower = this.sight.firstEmptyTower(section)
    if (this.sight.towers.length > 0 && tower === undefined) this.note('no empty Tower')
    this.tower = free > 0 && tower !== undefined ? tower : NONE
  }

  private ofTower(event: Event): void {
    if (event.kind === 'towerManned' && this.isQin(event.seat)) {
      assert.equal(event.tower, this.tower, 'BP-MOD-01: this Tower')
      this.note(`Tower ${event.tower}`)
      this.tower = undefined
    } else if (this.tower !== undefined && !BEFORE_TOWER.includes(event.kind)) {
      assert.equal(this.tower, NONE, `BP-MOD-01: a Tower before ${event.kind}`)
      this.tower = undefined
    }
  }

  /** BP-TOW-08: called when the Assault begins. */
  assaultBegins(): void {
    this.watched = this.sight.towers.slice()
    this.towerHonor = 0
  }

  /** BP-TOW-10 */
  private ofTowersCleared(): void {
    const { towers } = this.sight
    towers.forEach((seat, tower) => {
      if (Sight.sectionsBeside(tower).some((section) => this.breached.includes(section))) assert.equal(seat, NONE)
    })
    if (this.watched !== undefined && this.box.setup.options['bp.towerScoring'] === 'survivors')
      this.watched = towers.slice()
  }

  private endWinter(): void {
    const { watched } = this
    this.watched = undefined
    if (watched === undefined) return
    const beside = watched.flatMap((seat, tower) => (seat === QIN ? Sight.sectionsBeside(tower) : []))
    const held = beside.filter((section) => !this.breached.includes(section)).length
    assert.equal(this.towerHonor, 2 * held, 'BP-MOD-01: Tower Honor')
    if (held > 0) this.note('Tower Honor')
    // Nothing more than that: neverOf says that he gains no Shame.
    if (held < beside.length) this.note('Tower Shame ignored')
  }

  // --- Assaults ------------------------------------------------------------------------------------------------------------

  /** GK-26, -47, BP-HOR-14, GW-BREACH-02, -04 */
  private beginAssault(section: number, breach: boolean): Assault {
    const { hordes, firing } = this.state().sections[section]!
    const { sight } = this
    const all = sight.skill('GKS-1', section) || (breach && sight.typeOf(hordes[0]!) === 'BPH-3')
    const mustDie = new Map(
      this.automata.map((seat) => {
        const perCard = hordes.map((horde) => {
          const n = sight.soldiers(horde, seat)
          return all ? n : breach ? Math.min(n, sight.lethality(horde, section)) : 0
        })
        const onHordes = perCard.reduce((a, b) => a + b)
        if (all && onHordes > 0) this.note(breach ? 'all die in a Breach' : 'all die though it holds')
        return [seat, onHordes + (breach ? firing[slot(seat, ARCHER)]! : 0)]
      }),
    )
    return { section, mustDie, killed: new Map() }
  }

  private endAssault(): void {
    const { assault } = this
    this.assault = undefined
    if (assault === undefined) return
    for (const [seat, n] of assault.mustDie) assert.equal(assault.killed.get(seat) ?? 0, n, `dead of ${seat}`)
  }
}
