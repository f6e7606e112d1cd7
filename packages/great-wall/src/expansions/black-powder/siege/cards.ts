import { from } from '@wanli/game-kit'
import type { MoreWords } from '../../../data/index.ts'
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

/** An owner's file may change how many types leave the deck for these (BP-SET-03). */
export const rows = ownNumbers('blackPowder', tables, ['typesOut'], { shapes: { typesOut: { value: from(0, 4) } } })
