import assert from 'node:assert/strict'
import { standardTables } from '../src/data/index.ts'
import { NONE, slot, soldierCode, type State } from '../src/state.ts'
import type { GreatWall, GwBox } from '../src/terms.ts'

/*
 * A second opinion on Qin Jiushao: the pseudo-code of section 13.7, written down word by word and as simply as can be. It takes
 * nothing from the rules of the engine but the state. Before each step of the agenda that he (or the Reed Clan, with him as
 * Overlord) takes part in, it works on a copy what must happen; afterwards that is compared with what was told.
 */

export const QIN = 1
export const REED = 2
const [VACANT, WOUND] = [0, 1]
const [SPEARMAN, ARCHER] = [0, 1]
const SECTIONS = ['left', 'middle', 'right']
const LOC_ORDER = [
  'lumberMill',
  'quarry',
  'goldMine',
  'temple',
  'barracks',
  'builders',
  'logistics',
  'teaHouse',
  'embassy',
  'warAcademy',
  // With the Great Famine only.
  'market',
]
const PRODUCTION = ['lumberMill', 'quarry', 'goldMine', 'temple']
/** Spots of Regular Locations on the 3-player side; Special ones have room for all. */
const SPOTS: Readonly<Record<string, number>> = {
  lumberMill: 3,
  quarry: 3,
  goldMine: 3,
  temple: 3,
  barracks: 3,
  teaHouse: 2,
}
const WALL_COST = [5, 10, 15]
const FIRING = [1, 2, 3, 4]
const RESOURCE_AT: Readonly<Record<string, string>> = { lumberMill: 'wood', quarry: 'stone', goldMine: 'gold' }

type Event = GreatWall['event']
export type Horde = State['sections'][number]['hordes'][number]
/** Can't be said without drawing cards. */
const UNKNOWN = Symbol('unknown')

/** One position, and what Qin does in it. */
export class Referee {
  readonly acts: string[] = []
  protected readonly s: State
  protected readonly box: GwBox

  constructor(state: State, box: GwBox) {
    this.s = structuredClone({ ...state, agenda: [], resolving: [] })
    this.box = box
  }

  protected get qin() {
    return this.s.players[QIN]!
  }

  // --- the track -------------------------------------------------------------------------------------------------------

  get track(): number[] {
    return (this.s.extras['qin'] as { track: number[] }).track
  }

  protected highFirst(): string[] {
    return this.track.map((location) => LOC_ORDER[location]!)
  }

  private lowFirst(): string[] {
    return this.highFirst().reverse()
  }

  private height(location: string): number {
    return this.highFirst().indexOf(location)
  }

  moveToken(location: string): void {
    const i = this.height(location)
    const [token] = this.track.splice(i, 1)
    this.track.unshift(token!)
  }

  // --- Clerks ----------------------------------------------------------------------------------------------------------

  clerks(seat: number, location: string): number {
    return this.s.clerks[LOC_ORDER.indexOf(location) * 3 + seat] ?? 0
  }

  private freeSpot(location: string): boolean {
    const all = this.clerks(0, location) + this.clerks(QIN, location) + this.clerks(REED, location)
    return all < (SPOTS[location] ?? Infinity)
  }

  private room(location: string, owner: number): boolean {
    return this.freeSpot(location) && !this.closed(location) && !(owner === REED && this.clerks(REED, location) > 0)
  }

  /** No Clerk may come: never in the base game. */
  protected closed(_location: string): boolean {
    return false
  }

  private locked(location: string): boolean {
    return !this.freeSpot(location)
  }

  private moveClerk(owner: number, src: string, dest: string): void {
    if (src === 'pool') this.s.players[owner]!.clerkPool--
    else this.s.clerks[LOC_ORDER.indexOf(src) * 3 + owner]!--
    this.s.clerks[LOC_ORDER.indexOf(dest) * 3 + owner]!++
    this.acts.push(`clerk ${owner} ${src} > ${dest}`)
  }

  qinMoveClerks(n: number, different: boolean): void {
    const used: string[] = []
    for (let i = 0; i < n; i++) {
      const dest = this.lowFirst().find((l) => this.room(l, QIN) && !(different && used.includes(l)))
      if (dest === undefined) return
      const src =
        this.qin.clerkPool > 0
          ? 'pool'
          : this.highFirst().find(
              (l) => this.clerks(QIN, l) > 0 && !this.locked(l) && this.height(l) < this.height(dest),
            )
      if (src === undefined) return
      this.moveClerk(QIN, src, dest)
      used.push(dest)
    }
  }

  qinMovesReed(n: number, different: boolean): void {
    const used: string[] = []
    for (let i = 0; i < n; i++) {
      const dest = this.lowFirst().find((l) => this.room(l, REED) && !(different && used.includes(l)))
      if (dest === undefined) return
      const movable = (l: string) => this.clerks(REED, l) > 0 && !this.locked(l)
      const src =
        (this.s.players[REED]!.clerkPool > 0 ? 'pool' : undefined) ??
        LOC_ORDER.find((l) => !this.highFirst().includes(l) && movable(l)) ??
        this.highFirst().find((l) => movable(l) && this.height(l) < this.height(dest))
      if (src === undefined) return
      this.moveClerk(REED, src, dest)
      used.push(dest)
    }
  }

  // --- activation ------------------------------------------------------------------------------------------------------

  /** The next Location of the Activation step; undefined: the human chooses. */
  next(eligible: readonly number[]): string | undefined {
    const names = eligible.map((location) => LOC_ORDER[location]!)
    const own = this.highFirst().find((l) => names.includes(l) && this.clerks(QIN, l) > 0)
    return own ?? (names.length === 1 ? names[0] : undefined)
  }

  qinChooseOne(): string | undefined {
    return this.highFirst().find((l) => this.clerks(QIN, l) > 0)
  }

  qinEffect(location: string): void {
    const k = this.clerks(QIN, location)
    if (location === 'barracks') for (let i = 0; i < k; i++) this.qinSpearman(QIN)
    else if (PRODUCTION.includes(location)) this.honor(k * this.qin.overseers[PRODUCTION.indexOf(location)]!)
  }

  honor(n: number): void {
    if (n > 0) this.acts.push(`honor ${n}`)
  }

  // --- sections --------------------------------------------------------------------------------------------------------

  private indicated(): number {
    const top = this.s.hordeDeck.at(-1)
    if (top !== undefined) return SECTIONS.indexOf(this.box.hordes[top]!.id.split('/')[1]!)
    if (this.s.hordeDiscard.length > 0) throw UNKNOWN
    return 1
  }

  /** indicated(), other(indicated()) */
  private sections(): number[] {
    return [this.indicated(), 3 - this.indicated()]
  }

  protected typeOf({ card }: Horde): string {
    return this.box.hordes[card]!.id.split('/')[0]!
  }

  /** As it is printed. */
  protected grid(horde: Horde): readonly string[] {
    return standardTables.hordes.find(({ id }) => id === this.typeOf(horde))!.grid
  }

  /** All Vital spots in order: each is where a character of the printed grid stands. */
  order(horde: Horde): number[] {
    const cells = this.grid(horde).flatMap((line, row) =>
      line.split('').flatMap((cell, column) => (cell === '.' ? [] : [{ row, column }])),
    )
    const spots = cells.map((_, spot) => spot)
    if (this.box.setup.options['solo.vitalOrder'] === 'rows') return spots
    const key = (spot: number) => cells[spot]!.column * 10 + cells[spot]!.row
    return spots.sort((a, b) => key(a) - key(b))
  }

  private vitalSpots(horde: Horde): number[] {
    return this.order(horde).filter((spot) => horde.spots[spot] === VACANT)
  }

  /** From the Wall outwards. */
  protected row(s: number, horde: Horde): number {
    return this.s.sections[s]!.hordes.indexOf(horde)
  }

  qinSpearman(owner: number): void {
    if (this.s.players[owner]!.free[SPEARMAN] === 0) return
    for (const s of this.sections()) {
      const h = this.s.sections[s]!.hordes[0]
      if (h === undefined || this.row(s, h) !== 0) continue
      const [spot] = this.vitalSpots(h)
      if (spot === undefined) continue
      h.spots[spot] = soldierCode(owner, SPEARMAN)
      this.s.players[owner]!.free[SPEARMAN]!--
      this.acts.push(`spearman ${owner} ${SECTIONS[s]} ${spot}`)
      if (owner === QIN) this.honor(2)
      return
    }
  }

  qinArcher(): void {
    if (this.qin.free[ARCHER] === 0) return
    const s = this.indicated()
    const { firing, wall } = this.s.sections[s]!
    if (firing.reduce((sum, n) => sum + n, 0) >= FIRING[wall]!) return
    firing[slot(QIN, ARCHER)]!++
    this.qin.free[ARCHER]!--
    this.acts.push(`archer ${SECTIONS[s]}`)
    this.qinWound(s)
  }

  protected takesNoWounds(horde: Horde, _section: number): boolean {
    return this.typeOf(horde) === 'HOR-7'
  }

  /** HOR-6 taunts. */
  qinWound(s: number): void {
    const open = this.s.sections[s]!.hordes.filter((h) => !this.takesNoWounds(h, s) && this.vitalSpots(h).length > 0)
    const taunting = open.filter((h) => this.typeOf(h) === 'HOR-6')
    const [h] = taunting.length > 0 ? taunting : open
    if (h === undefined) return
    const [spot] = this.vitalSpots(h)
    h.spots[spot!] = WOUND
    this.acts.push(`wound ${SECTIONS[s]} ${this.row(s, h)} ${spot}`)
    this.honor(2)
  }

  shoot(s: number): void {
    const archers = this.s.sections[s]!.firing[slot(QIN, ARCHER)]!
    for (let i = 0; i < archers; i++) this.qinWound(s)
  }

  qinVolley(): void {
    for (const s of [1, 2]) this.shoot(s)
  }

  qinBuildWall(): void {
    for (const s of this.sections()) {
      const here = this.s.sections[s]!
      if (here.wall === 3) continue
      const c = WALL_COST[here.wall]!
      const { warehouse } = this.s
      const paid = [0, 0, 0]
      for (let i = 0; i < c; i++) {
        const most = Math.max(...warehouse)
        if (most === 0) break
        const type = warehouse.indexOf(most)
        warehouse[type]!--
        paid[type]!++
      }
      if (paid.some((n) => n > 0)) this.acts.push(`warehouse ${String(paid)}`)
      here.wall++
      this.acts.push(`wall ${SECTIONS[s]} ${here.wall}`)
      this.honor(c)
      this.afterWall(s)
      return
    }
  }

  /** What else comes with a Wall level: nothing in the base game. */
  protected afterWall(_section: number): void {}

  private emptyBarricadeSpot(): number | undefined {
    return this.sections().find((s) => this.s.sections[s]!.barricades < 3)
  }

  qinBarricades(n: number): void {
    for (let i = 0; i < n; i++) {
      const s = this.emptyBarricadeSpot()
      if (s === undefined) return
      this.s.sections[s]!.barricades++
      this.acts.push(`barricade ${QIN} ${SECTIONS[s]}`)
      this.honor(2)
    }
  }

  qinUpgrade(): void {
    const level = (l: string) => this.qin.overseers[PRODUCTION.indexOf(l)]!
    const l = this.lowFirst().find((name) => PRODUCTION.includes(name) && level(name) < 3)
    if (l === undefined) return
    this.qin.overseers[PRODUCTION.indexOf(l)]!++
    this.acts.push(`upgrade ${l} ${level(l)}`)
  }

  qinEndOfTurn(): void {
    this.honor(Math.floor(this.qin.supporting.length / 2))
  }

  /** Past the marker directly above. */
  private teaUp(seat: number): void {
    const { tea } = this.s
    const place = tea.indexOf(seat)
    if (place === 0) return
    tea[place] = tea[place - 1]!
    tea[place - 1] = seat
    this.acts.push(`tea ${seat} ${String(tea)}`)
  }

  qinReedEffect(location: string): void {
    const resource = RESOURCE_AT[location]
    if (resource !== undefined && this.isInSupply(resource)) this.acts.push(`store ${resource}`)
    if (location === 'barracks') this.qinSpearman(REED)
    if (location === 'embassy') {
      const leftmost = this.s.advisorDisplay.find((card) => card !== NONE)
      if (leftmost !== undefined) this.acts.push(`dismiss ${this.box.advisors[leftmost]!.id}`)
    }
    if (location === 'builders') {
      const s = this.emptyBarricadeSpot()
      if (s !== undefined) this.acts.push(`barricade ${REED} ${SECTIONS[s]}`)
    }
    if (location === 'teaHouse') this.teaUp(REED)
  }

  /** GW-CORE-06 */
  protected isInSupply(_resource: string): boolean {
    return true
  }

  // --- cards (components, 2.3) -------------------------------------------------------------------------------------------

  /** Box 1 or 3 of a solo card. The activation of the third box of Despotism is looked at on its own. */
  box1or3(card: string, box: number): void {
    switch (`${card} ${box}`) {
      case 'SOL-1 1':
        return this.qinMoveClerks(4, false)
      case 'SOL-2 1':
      case 'SOL-3 1':
        return this.qinMoveClerks(3, false)
      case 'SOL-2 3':
        return this.qinUpgrade()
      case 'SOL-3 3':
        this.qinBuildWall()
        return this.qinBarricades(2)
      case 'SOL-4 1':
        this.qinArcher()
        this.qinArcher()
        this.qinVolley()
        return this.qinMoveClerks(2, false)
      case 'SOL-5 1':
        return this.qinMoveClerks(2, false)
      case 'SOL-5 3':
        for (let i = 0; i < 2; i++) this.qinSpearman(QIN)
        return this.teaUp(QIN)
      case 'SOL-6 1':
        if (this.namesake() !== undefined) return this.box1or3(this.namesake()!, 1)
        this.qinMoveClerks(2, false)
        return this.honor(4)
      case 'SOL-6 3':
        if (this.namesake() !== undefined) this.box1or3(this.namesake()!, 3)
    }
  }

  /** The solo card that bears the name of the human's card on the Command track. */
  namesake(): string | undefined {
    const human = this.s.track.find((command) => command?.seat === 0)
    const names = ['despotism', 'economy', 'workHarder', 'attackOrder', 'mobilization']
    const name = human === undefined || human === null ? -1 : names.indexOf(this.box.commands[human.card]!.key)
    return name < 0 ? undefined : `SOL-${name + 1}`
  }
}

/** What an event says that Qin or the Reed Clan did, in the referee's words. */
export function actOf(event: Event): string[] {
  if (event.kind === 'fromWarehouse') return [`warehouse ${String(event.counts)}`]
  if (!('seat' in event) || event.seat === 0) return []
  switch (event.kind) {
    case 'clerkMoved':
      return [`clerk ${event.seat} ${event.from} > ${event.to}`]
    case 'honor':
      return [`honor ${event.n}`]
    case 'attacked':
      assert.equal(event.row, 0)
      return [`${event.unit} ${event.seat} ${SECTIONS[event.section]} ${String(event.spots)}`]
    case 'manned':
      return [`${event.unit} ${SECTIONS[event.section]}`]
    case 'wounded':
      return [`wound ${SECTIONS[event.section]} ${event.row} ${event.spot}`]
    case 'wallBuilt':
      return [`wall ${SECTIONS[event.section]} ${event.level}`]
    case 'barricadeBuilt':
      return [`barricade ${event.seat} ${SECTIONS[event.section]}`]
    case 'upgraded':
      return [`upgrade ${event.location} ${event.level}`]
    case 'toWarehouse':
      return [`store ${['wood', 'stone', 'gold'][event.resource]}`]
    case 'advisorDismissed':
      return [`dismiss ${event.advisor}`]
    case 'teaMoved':
      return [`tea ${event.seat} ${String(event.order)}`]
    default:
      return []
  }
}

/** Undefined if it can't be known. */
export function predicted(referee: Referee, play: (referee: Referee) => void): string[] | undefined {
  try {
    play(referee)
    return referee.acts
  } catch (error) {
    if (error === UNKNOWN) return undefined
    throw error
  }
}

/** GW-REED-11: who decides for the Reed Clan. */
export function overlord({ active, tea }: State, box: GwBox): number {
  const highest = tea.find((seat) => seat !== REED)!
  if (active === NONE || active === REED || box.setup.options['reed.overlord'] === 'highestTea') return highest
  return active
}

export const locationName = (location: number): string => LOC_ORDER[location]!
