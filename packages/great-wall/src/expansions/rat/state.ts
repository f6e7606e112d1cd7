import { shown } from '@wanli/kernel'
import { z } from 'zod'
import { hasPlayed } from '../../invariants-cards.ts'
import type { Extra } from '../../modes/index.ts'
import { Wrong } from '../../position/wrong.ts'
import { NONE, type State } from '../../state.ts'
import type { GwBox, R } from '../../terms.ts'
import type { Revealed } from '../revealed.ts'
import { RAT_CARD_IDS, ratCards, rows } from './cards.ts'
import { named, type Named } from './named.ts'

declare module '../../details.ts' {
  interface MoreDetails {
    rat: true
    ratCards: true
  }
}

/** What the Rat keeps on the table; cards are numbers of ratCards. */
export interface RatState extends Revealed {
  /** Where it is; NONE until it is put somewhere (RAT-05). */
  location: number
}
export const RAT = 'rat'

export const ratState = (g: Pick<R, 'state'>): RatState => g.state.extras[RAT] as RatState

/** RAT-13, -18: the card on top of those revealed. */
export const activeCard = (g: Pick<R, 'box'>, { shown: cards }: RatState) => ratCards(g.box)[cards.at(-1)!]!

/** What everyone sees. */
export interface RatView {
  readonly location: string | null
  readonly card: string
  /** Whom it names as things are; null: nobody, and the Rat would stay (RAT-15). */
  readonly named: Named | null
  /** RAT-09: Gold for each human who works there. */
  readonly pays: number
  /** Revealed before, the last one first. */
  readonly covered: readonly string[]
  readonly deck: number
}

const words = z.strictObject({
  location: z.string().max(60).nullable().default(null),
  shown: z.array(z.string().max(60)).min(1).optional(),
  deck: z.array(z.string().max(60)).optional(),
})

const idOf = (card: number): string => RAT_CARD_IDS[card]!
const cardNamed = (name: string): number => {
  const card = RAT_CARD_IDS.indexOf(name)
  if (card < 0) throw new Wrong(`extras.${RAT}`, 'noCard', { name: shown(name) })
  return card
}
const ALL = RAT_CARD_IDS.map((_, card) => card)

function read(input: unknown, box: GwBox): RatState {
  const parsed = words.safeParse(input)
  if (!parsed.success) throw new Wrong(`extras.${RAT}`, 'ratCards', { name: shown(input) })
  const { location, deck } = parsed.data
  const open = (parsed.data.shown ?? [idOf(0)]).map(cardNamed)
  const at = location === null ? NONE : box.locations.findIndex(({ id }) => id === location)
  if (location !== null && at < 0) throw new Wrong(`extras.${RAT}.location`, 'rat', { name: shown(location) })
  const rest = ALL.filter((card) => !open.includes(card)).reverse()
  return { location: at, shown: open, deck: deck?.map(cardNamed).reverse() ?? rest }
}

/** XP-INV-10: on one of the Locations from the set-up on; every Rat card in one place. */
function broken({ location, deck, shown: open }: RatState, box: GwBox, state: State) {
  const { peek } = state
  const seen = peek?.deck === RAT ? [...peek.cards, ...peek.top, ...peek.under] : []
  const cards = [...deck, ...open, ...seen]
  const placed = location >= 0 && location < box.locations.length
  const isToCome = location === NONE && state.year === 1 && !hasPlayed(state)
  return [
    ...(placed || isToCome ? [] : [{ rule: 'XP-INV-10', problem: 'rat' } as const]),
    ...(cards.length === RAT_CARD_IDS.length && new Set(cards).size === cards.length && open.length > 0
      ? []
      : [{ rule: 'RAT-04', problem: 'ratCards' } as const]),
  ]
}

export const ratExtra: Extra = {
  name: RAT,
  fresh: (): RatState => ({ location: 0, shown: [0], deck: ALL.slice(1).reverse() }),
  read,
  write: ({ location, deck, shown: open }: RatState, box) => ({
    location: location === NONE ? null : box.locations[location]!.id,
    shown: open.map(idOf),
    deck: deck.toReversed().map(idOf),
  }),
  view(rat: RatState, g): RatView {
    const { location, deck, shown: open } = rat
    const card = activeCard(g, rat)
    return {
      location: location === NONE ? null : g.box.locations[location]!.id,
      card: card.id,
      named: named(g, card) ?? null,
      pays: rows.at(g.box).payOut.value,
      covered: open.slice(0, -1).reverse().map(idOf),
      deck: deck.length,
    }
  },
  broken,
  guess: ({ deck }: RatState, dice, peeked) => dice.redeal(deck, ...peeked(RAT)),
  // Those in the deck nobody knows, but who is just looking at them.
  hidden({ deck }: RatState, box, { peek }) {
    const everyone = (1 << box.setup.seats) - 1
    const looked = peek?.deck === RAT ? [...peek.cards, ...peek.top, ...peek.under] : []
    return ALL.map((card) => (deck.includes(card) ? 0 : looked.includes(card) ? 1 << peek!.seat : everyone))
  },
}
