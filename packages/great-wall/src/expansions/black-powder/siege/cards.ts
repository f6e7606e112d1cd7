import { from } from '@wanli/game-kit'
import { forCount, type MoreWords } from '../../../data/index.ts'
import { ownNumbers } from '../../own-numbers.ts'
import { cardsOf } from '../../rows.ts'
import tables from './data.json' with { type: 'json' }

/* The Hordes of this set (BPH-1 to -4), and the words that they add to the vocabulary (GWXC-VOC-37 to -39). */

declare module '../../../data/vocabulary/types.ts' {
  interface MoreModifiers {
    ram: { readonly mod: 'ram' }
    trebuchet: { readonly mod: 'trebuchet' }
    ladders: { readonly mod: 'ladders' }
  }
}

export const WORDS: MoreWords = {
  modifiers: {
    ram: () => ({ mod: 'ram' }),
    trebuchet: () => ({ mod: 'trebuchet' }),
    ladders: () => ({ mod: 'ladders' }),
  },
  onCards: { ram: ['hordes'], trebuchet: ['hordes'], ladders: ['hordes'] },
}

export const CARDS = cardsOf(tables, WORDS)

const PLAYERS = [1, 2, 3, 4, 5]
// XRUL-42: with no Power of their own a Wall without Defense would hold against them, however many play.
for (const { type } of CARDS.hordes)
  if (
    PLAYERS.some((players) => forCount(type.offense, players) === 0) &&
    type.rules.some((rule) => rule.kind === 'mod' && rule.modifier.mod === 'ladders')
  )
    throw new Error(`Black Powder: ${type.id} must have Power.`)

/** An owner's file may change how many types leave the deck for these (BP-SET-03). */
export const rows = ownNumbers('blackPowder', tables, ['typesOut'], { shapes: { typesOut: { value: from(0, 4) } } })
