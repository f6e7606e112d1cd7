import type { Request, RoomOptions } from '../protocol/index.ts'
import { isObject } from '@wanli/kernel'
import type { Rest } from '@wanli/table'
import type { TroubleCode } from '../protocol/common.ts'

/*
 * How a room stands, with what nobody but the server may know (the seed, the keys of kept seats). It is written whole into the log of its table
 * whenever it changes, and never changed in place.
 */

export interface SeatState {
  readonly kind: 'open' | 'kept' | 'person' | 'bot'
  readonly name?: string
  readonly person?: string
  readonly bot?: string
  /** The account of a bot sits here: a program answers for it. */
  readonly machine?: true
  readonly ready: boolean
  /** Whoever comes with this may sit here. */
  readonly key?: string
  /** A bot plays for who sat here. */
  readonly taken?: true
  /** Who sits here has left for good. */
  readonly left?: true
  /** His holidays: over days his clock stands still then. */
  readonly rests?: readonly Rest[]
}

export interface RoomState {
  readonly state: 'laying' | 'playing' | 'over' | 'closed'
  readonly title: string
  readonly game: string
  readonly setup: Readonly<Record<string, unknown>>
  readonly options: RoomOptions
  readonly host: string
  readonly seats: readonly SeatState[]
  /** Freed by the host: they don't sit down here again. */
  readonly barred: readonly string[]
  readonly seed?: string
  /** Persons are asked even what has one sensible answer. */
  readonly asksAll?: true
  /** It goes on from a log of elsewhere. */
  readonly fromLog?: true
  readonly paused: boolean
  /** How many requests there were. */
  readonly requests: number
  readonly request?: Request
  readonly answered?: Answered
  /** A seat changed hands during the game. */
  readonly changedHands?: true
  /** They agreed to end it. */
  readonly agreed?: true
  readonly rematch?: string
}

export interface Answered {
  readonly n: number
  readonly kind: string
  readonly how: 'agreed' | 'refused' | 'late' | 'withdrawn' | 'impossible'
  readonly by?: string
}

/** It is played with rows of somebody's own box. */
export const hasOwnBox = ({ setup: { data } }: Pick<RoomState, 'setup'>): boolean =>
  isObject(data) && Object.keys(data).length > 0

/** Who wants something. */
export interface Who {
  readonly person: string
  readonly name: string
  /** The account of a bot. */
  readonly machine?: boolean
}

/** It can't be done: a word of the protocol. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: TroubleCode
  readonly problem: unknown
  readonly after: number | undefined

  constructor(code: TroubleCode, more: { readonly problem?: unknown; readonly after?: number } = {}) {
    super(code)
    this.code = code
    this.problem = more.problem
    this.after = more.after
  }
}

const NO_SEATS: readonly number[] = []

/** Everybody who sits there with his places: asked with every answer, changed with the room alone. */
const sitters = new WeakMap<RoomState['seats'], ReadonlyMap<string, readonly number[]>>()

function sittersOf(seats: RoomState['seats']): ReadonlyMap<string, readonly number[]> {
  const known = sitters.get(seats)
  if (known !== undefined) return known
  const found = new Map<string, number[]>()
  for (const [i, seat] of seats.entries()) {
    if (!isHeld(seat) || seat.person === undefined) continue
    const own = found.get(seat.person)
    if (own === undefined) found.set(seat.person, [i])
    else own.push(i)
  }
  sitters.set(seats, found)
  return found
}

/** The places of a person: several, if others sit at his screen. */
export const seatsOf = ({ seats }: Pick<RoomState, 'seats'>, person: string | undefined): readonly number[] =>
  person === undefined ? NO_SEATS : (sittersOf(seats).get(person) ?? NO_SEATS)

/** A person sits there, and has not left for good. */
const isHeld = ({ kind, left }: SeatState): boolean => kind === 'person' && left !== true

/** Everybody who sits here, once each. */
export const peopleOf = ({ seats }: Pick<RoomState, 'seats'>): readonly string[] => [...sittersOf(seats).keys()]

/** The same without a member. */
export function without<T extends object, K extends keyof T>(whole: T, ...names: readonly K[]): Omit<T, K> {
  const rest: Partial<T> = { ...whole }
  for (const name of names) delete rest[name]
  return rest as Omit<T, K>
}

/** The room with one seat changed. */
export const withSeat = (room: RoomState, seat: number, now: SeatState): RoomState => ({
  ...room,
  seats: room.seats.map((was, i) => (i === seat ? now : was)),
})

/** When everybody's clock stands still, by seat. */
export const restsOf = ({ seats }: RoomState): readonly (readonly Rest[])[] => seats.map(({ rests = [] }) => rests)

/** The room with somebody's holidays as they are now. */
export const withRests = (room: RoomState, person: string, rests: readonly Rest[]): RoomState => ({
  ...room,
  seats: room.seats.map((seat) =>
    seat.person === person && isHeld(seat)
      ? { ...without(seat, 'rests'), ...(rests.length === 0 ? {} : { rests }) }
      : seat,
  ),
})
