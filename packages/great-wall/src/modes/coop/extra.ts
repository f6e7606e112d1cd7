import type { Dice } from '@wanli/kernel'
import { shown } from '@wanli/kernel'
import { z } from 'zod'
import { checkedWords, Wrong } from '../../position/wrong.ts'
import { NONE, SECTION_NAMES } from '../../state.ts'
import type { GwBox, R, Seat } from '../../terms.ts'
import type { Extra } from '../index.ts'
import { type Lack, lacksOf } from './needs.ts'
import { COOP, type CoopState, requestNumbers } from './state.ts'

/** What everyone sees of the Emperor's Requests and the Events. */
export interface CoopView {
  readonly requests: readonly ({
    readonly card: string
    readonly eased: number
    readonly lacks: readonly Lack[]
  } | null)[]
  readonly requestDeck: number
  readonly done: readonly string[]
  readonly goal: number
  readonly eventDeck: number
  readonly events: readonly string[]
  readonly defeated: number
  readonly breached: readonly number[]
  readonly claimed: readonly number[]
  readonly result: CoopState['result']
}

const text = z.string().max(60)
const words = z.strictObject({
  requests: z.array(text.nullable()).optional(),
  requestDeck: z.array(text).optional(),
  done: z.array(text).default([]),
  eventDeck: z.array(text).optional(),
  events: z.array(text).default([]),
  eased: z.record(text, z.int().min(0).max(99)).default({}),
  defeated: z.int().min(0).max(99).default(0),
  breached: z.array(z.enum(SECTION_NAMES)).default([]),
  claimed: z.record(text, z.int().min(0).max(99)).default({}),
  result: z.enum(['open', 'won', 'lost']).default('open'),
})

type Cards = readonly { readonly id: string }[]

function cardIn(cards: Cards, id: string, where: string): number {
  const card = cards.findIndex((candidate) => candidate.id === id)
  if (card < 0) throw new Wrong(`extras.${COOP}.${where}`, 'noCard', { name: shown(id) })
  return card
}
const restOf = (cards: Cards, used: readonly number[]) =>
  cards.map((_, card) => card).filter((card) => !used.includes(card))

/** As after the set-up with cards in the order of their numbers: the first lie open, the next is on top. */
function fresh(box: GwBox): CoopState {
  const { active } = requestNumbers(box)
  const cards = box.requests.map((_, card) => card)
  return {
    requests: cards.slice(0, active),
    requestDeck: cards.slice(active).reverse(),
    done: [],
    eventDeck: box.events.map((_, card) => card).reverse(),
    events: [],
    revealing: false,
    eased: cards.map(() => 0),
    defeated: 0,
    breached: [],
    claimed: Array<number>(box.setup.seats).fill(0),
    result: 'open',
  }
}

function read(input: unknown, box: GwBox): CoopState {
  const told = checkedWords(words, input, `extras.${COOP}`)
  const { active } = requestNumbers(box)
  const ids = (names: readonly string[], cards: Cards, where: string) => names.map((id) => cardIn(cards, id, where))
  const done = ids(told.done, box.requests, 'done')
  const deck = told.requestDeck === undefined ? undefined : ids(told.requestDeck, box.requests, 'requestDeck')
  const spots = told.requests?.length ?? active
  if (spots !== active)
    throw new Wrong(`extras.${COOP}.requests`, 'requestSpots', { count: spots, right: active, rule: 'GW-COOP-23' })
  const open = told.requests?.map((id) => (id === null ? NONE : cardIn(box.requests, id, 'requests')))
  const left = restOf(box.requests, [...done, ...(open ?? []), ...(deck ?? [])])
  const requests = open ?? Array.from({ length: active }, () => left.shift() ?? NONE)
  const events = ids(told.events, box.events, 'events')
  const eventDeck =
    told.eventDeck === undefined ? restOf(box.events, events) : ids(told.eventDeck, box.events, 'eventDeck')
  const unknown = Object.keys(told.claimed).find((clan) => !box.setup.clans.includes(clan))
  if (unknown !== undefined)
    throw new Wrong(`extras.${COOP}.claimed`, 'notPlaying', { name: shown(unknown), names: box.setup.clans.join(', ') })
  const eased = box.requests.map(() => 0)
  for (const [id, n] of Object.entries(told.eased)) eased[cardIn(box.requests, id, 'eased')] = n
  return {
    requests,
    requestDeck: (deck ?? left).reverse(),
    done,
    eventDeck: eventDeck.reverse(),
    events,
    revealing: false,
    eased,
    defeated: told.defeated,
    breached: told.breached.map((name) => SECTION_NAMES.indexOf(name)),
    claimed: box.setup.clans.map((clan) => told.claimed[clan] ?? 0),
    result: told.result,
  }
}

const idsOf = (cards: readonly number[], of: Cards) => cards.map((card) => of[card]!.id)

function write(data: CoopState, box: GwBox) {
  return {
    requests: data.requests.map((card) => (card === NONE ? null : box.requests[card]!.id)),
    requestDeck: idsOf(data.requestDeck, box.requests).reverse(),
    done: idsOf(data.done, box.requests),
    eventDeck: idsOf(data.eventDeck, box.events).reverse(),
    events: idsOf(data.events, box.events),
    eased: Object.fromEntries(data.eased.flatMap((n, card) => (n === 0 ? [] : [[box.requests[card]!.id, n]]))),
    defeated: data.defeated,
    breached: data.breached.map((section) => SECTION_NAMES[section]!),
    claimed: Object.fromEntries(data.claimed.flatMap((n, seat) => (n === 0 ? [] : [[box.setup.clans[seat]!, n]]))),
    result: data.result,
  }
}

const view = (data: CoopState, g: R, sees: (seat: Seat) => boolean): CoopView => ({
  requests: data.requests.map((card) =>
    card === NONE ? null : { card: g.box.requests[card]!.id, eased: data.eased[card]!, lacks: lacksOf(g, card, sees) },
  ),
  requestDeck: data.requestDeck.length,
  done: idsOf(data.done, g.box.requests),
  goal: requestNumbers(g.box).goal,
  eventDeck: data.eventDeck.length,
  events: idsOf(data.events, g.box.events),
  defeated: data.defeated,
  breached: data.breached,
  claimed: data.claimed,
  result: data.result,
})

/** Every card once; never more Requests than spots (GW-COOP-03, -23). */
const isOnce = (cards: readonly number[], of: Cards): boolean =>
  cards.length === of.length && new Set(cards).size === of.length

export const coopExtra: Extra = {
  name: COOP,
  fresh,
  read,
  write,
  view,
  broken(data: CoopState, box) {
    const open = data.requests.filter((card) => card !== NONE)
    const right =
      isOnce([...open, ...data.requestDeck, ...data.done], box.requests) &&
      data.requests.length === requestNumbers(box).active
    return [
      ...(right ? [] : [{ rule: 'GW-COOP-23', problem: 'requests' as const }]),
      ...(isOnce([...data.eventDeck, ...data.events], box.events)
        ? []
        : [{ rule: 'GW-COOP-09', problem: 'events' as const }]),
    ]
  },
  guess(data: CoopState, dice: Dice) {
    dice.redeal(data.requestDeck)
    dice.redeal(data.eventDeck)
  },
  hidden(data: CoopState, box) {
    const all = (1 << box.clans.length) - 1
    return [
      ...box.requests.map((_, card) => (data.requestDeck.includes(card) ? 0 : all)),
      ...box.events.map((_, card) => (data.eventDeck.includes(card) ? 0 : all)),
    ]
  },
}
