import { shown } from '@wanli/kernel'
import { z } from 'zod'
import type { Extra } from '../../../modes/index.ts'
import { Wrong } from '../../../position/wrong.ts'
import type { GwBox, R, Seat } from '../../../terms.ts'
import { eaters } from './pieces.ts'
import { rows } from './rows.ts'

declare module '../../../details.ts' {
  interface MoreDetails {
    famine: true
  }
}

/** What lies on the Food track: the Wound marker of the capacity, and a Clerk of each human (AC-GF-02). */
export interface FamineState {
  capacity: number
  /** By seat of the humans. */
  food: number[]
}
const GREAT_FAMINE = 'greatFamine'
export const trackOf = (box: Pick<GwBox, 'setup'>) => rows.at(box).track

export const famineState = (g: Pick<R, 'state'>): FamineState => g.state.extras[GREAT_FAMINE] as FamineState

/** AC-GF-04: Gold for one purchase. */
export const priceOfFood = (g: R): number => g.box.time[g.state.time]!.lethality

/** What everyone sees (AC-GF-09). */
export interface FamineView {
  readonly capacity: number
  /** The last number that there was room for at this table (room only shrinks), and the one that loses the game for all (AC-GF-08). */
  readonly top: number
  readonly loss: number
  readonly players: readonly {
    readonly seat: Seat
    readonly food: number
    /** Pieces that would eat if the Winter came now (AC-GF-15). */
    readonly mouths: number
  }[]
  /** The Market: Gold for each purchase, and the Food that it brings. */
  readonly price: number
  readonly brings: number
}

/** AC-GF-02 */
const fresh = ({ setup }: GwBox): FamineState => {
  const { capacity, food } = rows.at({ setup }).start.find(({ humans }) => humans === setup.seats)!
  return { capacity, food: setup.clans.map(() => food) }
}

const count = z.int().min(0).max(999)
const words = z.strictObject({
  capacity: count.optional(),
  food: z.record(z.string().max(60), count).optional(),
})

function read(input: unknown, box: GwBox): FamineState {
  const parsed = words.safeParse(input)
  const wrong = (name: string) => new Wrong(`extras.${GREAT_FAMINE}`, 'famine', { name, rule: 'AC-GF-02' })
  if (!parsed.success) throw wrong(shown(input))
  const { capacity, food = {} } = parsed.data
  const stranger = Object.keys(food).find((clan) => !box.setup.clans.includes(clan))
  if (stranger !== undefined) throw wrong(shown(stranger))
  const usual = fresh(box)
  const top = capacity ?? usual.capacity
  return { capacity: top, food: box.setup.clans.map((clan, seat) => food[clan] ?? Math.min(top, usual.food[seat]!)) }
}

/** AC-GF-05, -07 to -09: nobody has more than there is room for, and a game goes on above the loss only. */
const isRight = ({ capacity, food }: FamineState, box: GwBox, isLost: boolean): boolean => {
  const { top, loss } = trackOf(box)
  return food.every((n) => n >= 0 && n <= capacity) && capacity <= top && (isLost || capacity > loss)
}

export const famineExtra: Extra = {
  name: GREAT_FAMINE,
  fresh,
  read,
  write: ({ capacity, food }: FamineState, { setup }) => ({
    capacity,
    food: Object.fromEntries(setup.clans.map((clan, seat) => [clan, food[seat]!])),
  }),
  view: ({ capacity, food }: FamineState, g): FamineView => ({
    capacity,
    top: Math.max(fresh(g.box).capacity, capacity),
    loss: trackOf(g.box).loss,
    players: food.map((n, seat) => ({ seat, food: n, mouths: eaters(g, seat).length })),
    price: priceOfFood(g),
    brings: rows.at(g.box).market.food,
  }),
  broken: (data: FamineState, box, state) =>
    isRight(data, box, state.over && state.lost !== undefined) ? [] : [{ rule: 'AC-GF-05', problem: 'famine' }],
  // All of it lies open.
  guess: () => {},
  hidden: () => [],
}
