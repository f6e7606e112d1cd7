import type { Face, ModeChoice, SetupField } from '../../games/face.ts'
import { settings } from '../../settings.svelte.ts'
import type { SeatPlan } from '../../table/protocol.ts'
import type { Message } from '../../text/index.ts'
import { type Level, USUAL_LEVEL } from '../../ui/levels.ts'
import { drawnValues, picked, setupOf, usualValues, type Value, type Values } from './setup.ts'

export interface SeatDraft {
  readonly id: number
  readonly kind: SeatPlan['kind']
  readonly level: Level
  readonly name: string
  readonly clan: string
}

/** A table that is being laid. It can always be started or says why not. */
export class Draft {
  readonly face: Face
  mode: ModeChoice = $state.raw()!
  seats: readonly SeatDraft[] = $state.raw([])
  values: Values = $state.raw({})
  seed: string = $state('')
  private nextId = 0

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
    return this.face.fields(this.mode.id, this.seats.length)
  }
  get clans(): readonly string[] {
    return this.seats.map(({ clan }) => clan)
  }
  get setup(): Record<string, unknown> {
    return setupOf(this.face, this.mode.id, this.clans, this.values)
  }
  get wrong(): Message | undefined {
    return this.face.wrong(this.setup)
  }

  // --- seats -----------------------------------------------------------------------------------------------------------

  get most(): number {
    return Math.max(...this.mode.seats)
  }
  get fewest(): number {
    return Math.min(...this.mode.seats)
  }

  addSeat(kind: SeatPlan['kind'] = 'bot'): void {
    if (this.seats.length >= this.most) return
    const clan = this.face.clans.find(({ value }) => !this.clans.includes(value))!.value
    const name = kind === 'person' && this.seats.length === 0 ? settings.name : ''
    this.seats = [...this.seats, { id: this.nextId++, kind, level: USUAL_LEVEL, name, clan }]
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

  // --- what is agreed ----------------------------------------------------------------------------------------------------

  setMode(mode: ModeChoice): void {
    this.mode = mode
    this.seats = this.seats.slice(0, this.most)
    while (this.seats.length < this.fewest) this.addSeat()
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
    return this.face.wrong(setupOf(this.face, this.mode.id, this.clans, values))
  }

  surprise(): void {
    this.values = drawnValues(this.face, this.mode.id, this.clans)
  }

  get plans(): readonly SeatPlan[] {
    return this.seats.map(({ kind, name, level }) =>
      kind === 'person' ? { name: name.trim(), kind } : { name: '', kind, bot: level },
    )
  }
}
