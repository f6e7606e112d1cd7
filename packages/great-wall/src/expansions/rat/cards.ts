import { type CountKey, type MoreWords, type Name } from '../../data/index.ts'
import { cardsOf } from '../rows.ts'
import { z } from 'zod'
import { ownNumbers } from '../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/* The cards of the Rat: rows of data, and the words that they add to the vocabulary (GWXC-VOC-10, -13 to -19, -21, -23, -26). */

declare module '../../data/vocabulary/types.ts' {
  interface MoreCounts {
    clerksOn: true
    solRest: true
    soldiersTop: true
    overseers: true
    tactics: true
    honorNow: true
    shameHeld: true
  }
  interface MoreConditions {
    ratHere: object
  }
  interface MoreEffects {
    moveRat: { readonly do: 'moveRat' }
  }
  interface MoreDecks {
    rat: true
  }
}

export const WORDS: MoreWords = {
  counts: ['clerksOn', 'solRest', 'soldiersTop', 'overseers', 'tactics', 'honorNow', 'shameHeld'],
  conditions: { plain: ['ratHere'] },
  decks: ['rat'],
  effects: { moveRat: (r) => ({ do: 'moveRat', ...r.args({}) }) },
}

/** GWXC-VOC-21: the human with the most or the fewest of something that everyone sees (RAT-13, -17). */
export interface RatCard {
  readonly id: string
  readonly name: Name
  readonly order: 'most' | 'fewest'
  readonly of: CountKey
}

/** What a Rat card may compare: everything here is public (GW-INFO-02). */
const PUBLIC = ['clerksOn', 'solRest', 'honorNow', 'shameHeld', 'advisors'] as const satisfies readonly CountKey[]
const RULES = (['most', 'fewest'] as const).flatMap((order) =>
  PUBLIC.map((of) => ({ order, of, text: `${order}(${of})` })),
)

export const CARDS = cardsOf(tables, WORDS)
/** An owner's file may change all of it: what the Rat is called and pays (RAT-09), and whom its cards name. */
export const rows = ownNumbers('rat', tables, ['payOut', 'rat', 'ratCards'], {
  shapes: { ratCards: { rule: z.enum(RULES.map(({ text }) => text)) } },
})

/** The cards of the Rat; how many there are is the same in every box. */
export const ratCards = rows.made(({ ratCards: cards }): readonly RatCard[] =>
  cards.map(({ id, name, rule }) => {
    const { order, of } = RULES.find(({ text }) => text === rule)!
    return { id, name, order, of }
  }),
)
/** A card by its number, as tables keep it. */
export const RAT_CARD_IDS: readonly string[] = tables.ratCards.map(({ id }) => id)
