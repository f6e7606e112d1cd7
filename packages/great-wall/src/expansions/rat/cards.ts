import { type CountKey, type MoreWords, type Name, parseEffects } from '../../data/index.ts'
import { cardsOf } from '../rows.ts'
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
const PUBLIC: readonly string[] = ['clerksOn', 'solRest', 'honorNow', 'shameHeld', 'advisors']

function ratCard({ id, name, rule }: { readonly id: string; readonly name: Name; readonly rule: string }): RatCard {
  const [, order, of = ''] = /^(most|fewest)\((\w+)\)$/.exec(rule) ?? []
  // A count is known if the vocabulary knows it.
  const known = parseEffects(`honor(${of})`, WORDS).ok && PUBLIC.includes(of)
  if (order === undefined || !known) throw new Error(`The Rat: '${rule}' compares nothing that everyone sees.`)
  return { id, name, order: order as RatCard['order'], of: of as CountKey }
}

export const RAT_CARDS: readonly RatCard[] = tables.ratCards.map(ratCard)
export const CARDS = cardsOf(tables, WORDS)
/** The Rat itself, as texts name it. */
export const RAT_NAME = tables.rat
/** RAT-09: an owner's file may change what it pays. */
export const rows = ownNumbers('rat', tables, ['payOut'])
