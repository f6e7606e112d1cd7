import { withHordes } from '../../horde-deck.ts'
import { withCards } from '../../rows.ts'
import type { Piece } from '../piece.ts'
import { CARDS, rows, WORDS } from './cards.ts'
import tables from './data.json' with { type: 'json' }
import { siegeRules } from './rules.ts'
import { says } from './says.ts'

/** Section 6.5 of the expansions' rules: Hordes of this set, destruction of the Wall. */
export const siege: Piece = {
  words: WORDS,
  tables,
  data: (data) => withCards(data, CARDS),
  // BP-SET-03, BP-HOR-18
  open: (box, setup) => ({
    ...withHordes(box, setup, CARDS.hordes, rows.at({ setup }).typesOut.value),
    allCanLose: true,
  }),
  parts: [siegeRules],
  says,
}
