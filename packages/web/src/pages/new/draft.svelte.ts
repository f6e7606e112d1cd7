import type { Change, ClanChoice, Effort, ExpansionChoice, Face, ModeChoice, SetupField } from '../../games/face.ts'
import { settings } from '../../settings.svelte.ts'
import type { SeatPlan } from '../../table/protocol.ts'
import type { Message } from '../../text/index.ts'
import { type Level, USUAL_LEVEL } from '../../ui/levels.ts'
import {
  drawnExpansions,
  drawnValues,
  fieldsOf,
  type Lay,
  picked,
  setupOf,
  usualValues,
  type Value,
  type Values,
} from './setup.ts'

export interface SeatDraft {
  readonly id: number
  readonly kind: SeatPlan['kind']
  readonly level: Level
  readonly name: string
  readonly clan: string
}

/** Why something can't be, and the rule that says so. */
export interface Refusal {
  readonly text: Message
  readonly rule: string
}

/** What somebody has put in of the game's own box: how many rows, and how many mistakes keep it from being played with. */
export interface OwnBox {
  readonly data: Readonly<Record<string, unknown>>
  readonly changes: number
  readonly mistakes: number
}

/** A table that is being laid. It can always be started or says why not. */
export class Draft {
  readonly face: Face
  mode: ModeChoice = $state.raw()!
  seats: readonly SeatDraft[] = $state.raw([])
  /** What lies in the box beside the base game, by name. */
  expansions: readonly string[] = $state.raw([])
  values: Values = $state.raw({})
  seed: string = $state('')
  /** Undefined: nobody has changed anything in it, or it is still being looked at. */
  ownBox: OwnBox | undefined = $state.raw()
  withBox: boolean = $state(false)
  /** It is laid on a server: rows of an own box go to everybody at the table, so only if somebody says so. */
  online: boolean = $state(false)
  shareBox: boolean = $state(false)
  /** The seat whose bot's level is being looked at. */
  levelsOf: number | undefined = $state.raw()
  private nextId = 0

  /** The bot whose level is being looked at. */
  get levelled(): SeatDraft | undefined {
    return this.seats.find(({ id, kind }) => id === this.levelsOf && kind === 'bot')
  }

  /** `people`: how many persons share this screen; bots take the rest of the `count` seats. */
  constructor(face: Face, mode: string | undefined, count: number, people: number) {
    this.face = face
    // Without a word on the mode: the first that is for so many.
    this.mode =
      face.modes.find(({ id }) => id === mode) ??
      face.modes.find(({ seats }) => seats.includes(count)) ??
      face.modes[0]!
    for (let seat = 0; seat < count; seat++) this.addSeat(seat < people ? 'person' : 'bot')
    this.values = usualValues(this.fields)
  }

  get fields(): readonly SetupField[] {
    return fieldsOf(this.face, this.lay)
  }
  get clans(): readonly string[] {
    return this.seats.map(({ clan }) => clan)
  }
  private get lay(): Lay {
    return { mode: this.mode.id, clans: this.clans, expansions: this.expansions }
  }
  get setup(): Record<string, unknown> {
    const setup = setupOf(this.face, this.lay, this.values)
    return this.hasBox && this.ownBox?.mistakes === 0 ? { ...setup, data: this.ownBox.data } : setup
  }
  get hasBox(): boolean {
    return this.online ? this.shareBox : this.withBox
  }
  putBox(on: boolean): void {
    if (this.online) this.shareBox = on
    else this.withBox = on
  }
  get notices(): readonly Message[] {
    return this.face.notices?.(this.setup) ?? []
  }
  get wrong(): Message | undefined {
    return this.face.wrong(this.setup)
  }
  /** How long it takes, and how heavy it is; undefined: nobody knows. */
  get effort(): Effort | undefined {
    const { mode, expansions } = this.lay
    return this.face.effort?.({ mode, seats: this.seats.length, expansions })
  }
  /** What expansions change at this table. */
  async changes(): Promise<readonly Change[]> {
    const { face, setup, wrong } = this
    if (wrong !== undefined || this.expansions.length === 0) return []
    await face.bring?.(setup)
    return face.changes?.(setup) ?? []
  }

  // --- seats -----------------------------------------------------------------------------------------------------------

  get most(): number {
    return Math.max(...this.counts)
  }
  get fewest(): number {
    return Math.min(...this.counts)
  }

  /** For how many the mode is, with whatever can lie in the box: a seat that needs an expansion brings it. */
  private get counts(): readonly number[] {
    return [...this.mode.seats, ...this.offered.flatMap(({ seats }) => seats[this.mode.id] ?? [])]
  }
  private get offered(): readonly ExpansionChoice[] {
    return this.face.expansions ?? []
  }
  /** What a seat may play as, with what lies in the box. */
  get clanChoices(): readonly ClanChoice[] {
    return this.clansWith(this.expansions)
  }
  private clansWith(expansions: readonly string[]): readonly ClanChoice[] {
    return [...this.face.clans, ...this.offered.flatMap(({ name, clans }) => (expansions.includes(name) ? clans : []))]
  }

  addSeat(kind: SeatPlan['kind'] = 'bot'): void {
    const count = this.seats.length + 1
    if (count > this.most) return
    const isUsual = this.mode.seats.includes(count)
    const needed = this.offered.filter(({ seats }) => !isUsual && seats[this.mode.id]?.includes(count) === true)
    this.expansions = [...new Set([...this.expansions, ...needed.map(({ name }) => name)])]
    const clan = this.freeClan
    const name = kind === 'person' && this.seats.length === 0 ? settings.name : ''
    this.seats = [...this.seats, { id: this.nextId++, kind, level: USUAL_LEVEL, name, clan }]
  }

  private get freeClan(): string {
    return this.clanChoices.find(({ value }) => !this.clans.includes(value))!.value
  }

  removeSeat(id: number): void {
    if (this.seats.length > this.fewest) this.seats = this.seats.filter((seat) => seat.id !== id)
  }

  change(id: number, change: Partial<SeatDraft>): void {
    this.seats = this.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat))
  }

  /** Clans are all different: whoever had this one takes the other. */
  takeClan(id: number, clan: string): void {
    const mine = this.seats.find((seat) => seat.id === id)!.clan
    this.seats = this.seats.map((seat) =>
      seat.id === id ? { ...seat, clan } : seat.clan === clan ? { ...seat, clan: mine } : seat,
    )
  }

  // --- what lies in the box --------------------------------------------------------------------------------------------

  private flipped(name: string): readonly string[] {
    const { expansions } = this
    if (expansions.includes(name)) return expansions.filter((other) => other !== name)
    const group = this.groupOf(name)
    return [...expansions.filter((other) => group === undefined || this.groupOf(other) !== group), name]
  }
  private groupOf(name: string): string | undefined {
    return this.offered.find((choice) => choice.name === name)?.oneOf?.name
  }

  /** Why it can't be put into the box, or taken out of it: all of it at once (XP-CFG-02). */
  refusalsFor(name: string): readonly Refusal[] {
    return this.refusalsOf(this.flipped(name))
  }

  /** Why there can't be a table with these. A seat whose Clan goes with what is left out takes another. */
  private refusalsOf(expansions: readonly string[]): readonly Refusal[] {
    const known = this.clansWith(expansions).map(({ value }) => value)
    const clans = this.clans.filter((clan) => known.includes(clan))
    return this.face.refusals?.({ mode: this.mode.id, seats: this.seats.length, clans, expansions }) ?? []
  }

  /** What lies in the box and keeps all of a group out of it, though some of them could be played in this mode. */
  inTheWayOf(group: string): readonly string[] {
    const members = this.offered.filter(({ oneOf }) => oneOf?.name === group).map(({ name }) => name)
    const others = this.expansions.filter((name) => !members.includes(name))
    const troubles = (...expansions: readonly string[]) => this.refusalsOf(expansions).length
    const guilty = others.filter((other) => members.every((name) => troubles(other, name) > troubles(name)))
    const rest = others.filter((name) => !guilty.includes(name))
    return members.some((name) => troubles(...rest, name) === 0) ? guilty : []
  }

  takeOut(names: readonly string[]): void {
    this.putIn(this.expansions.filter((name) => !names.includes(name)))
  }

  flip(name: string): void {
    if (this.refusalsFor(name).length === 0) this.putIn(this.flipped(name))
  }

  private putIn(expansions: readonly string[]): void {
    this.expansions = expansions
    const known = this.clanChoices.map(({ value }) => value)
    for (const { id, clan } of this.seats) if (!known.includes(clan)) this.change(id, { clan: this.freeClan })
    this.values = { ...usualValues(this.fields), ...this.values }
  }

  // --- what is agreed ----------------------------------------------------------------------------------------------------

  setMode(mode: ModeChoice): void {
    this.mode = mode
    this.seats = this.seats.slice(0, this.most)
    while (this.seats.length < this.fewest) this.addSeat()
    // What this mode does not know goes back into its box.
    const others = (name: string) => this.expansions.filter((other) => other !== name)
    for (const name of this.expansions)
      if (this.refusalsOf(this.expansions).length > this.refusalsOf(others(name)).length) this.putIn(others(name))
    this.values = { ...usualValues(this.fields), ...this.values }
  }

  set(field: SetupField, value: Value): void {
    this.values = { ...this.values, [field.name]: value }
  }

  isPicked({ name, kind }: SetupField, choice: string): boolean {
    const value = this.values[name]
    return kind === 'many' ? (value as readonly string[]).includes(choice) : value === choice
  }

  pick(field: SetupField, choice: string): void {
    if (this.wrongWith(field, choice) === undefined) this.set(field, picked(field, this.values[field.name]!, choice))
  }

  /** Why this can't be picked as things are. */
  wrongWith(field: SetupField, choice: string): Message | undefined {
    if (this.isPicked(field, choice)) return undefined
    const values = { ...this.values, [field.name]: picked(field, this.values[field.name]!, choice) }
    return this.face.wrong(setupOf(this.face, this.lay, values))
  }

  /** The rows that an owner has put in have come. They are used unless somebody switches them off. */
  bringBox(ownBox: OwnBox): void {
    this.ownBox = ownBox
    this.withBox = ownBox.mistakes === 0
  }

  surprise(): void {
    this.putIn(drawnExpansions(this.face, this.lay))
    this.values = drawnValues(this.face, this.lay)
  }

  get plans(): readonly SeatPlan[] {
    return this.seats.map(({ kind, name, level }) =>
      kind === 'person' ? { name: name.trim(), kind } : { name: '', kind, bot: level },
    )
  }
}
