import { cardsOf, withCards, withNames } from '../../rows.ts'
import type { Piece } from '../piece.ts'
import { aim } from './aim.ts'
import tables from './data.json' with { type: 'json' }
import { fieldExtra } from './extra.ts'
import { buildMachine } from './machines.ts'
import { namedOf, startOf } from './rows.ts'
import { fieldRules } from './rules.ts'
import { begin } from './start.ts'
import { WORDS } from './words.ts'
import { says } from '../text/field.says.ts'

const CARDS = cardsOf(tables, WORDS)

/** Sections 6.1 to 6.3 and 6.6 of the expansions' rules: set-up, Towers, War Machines. */
export const field: Piece = {
  words: WORDS,
  tables,
  // BP-SET-07
  data: (data, setup) => ({ ...withCards(data, CARDS), others: withNames(data.others, namedOf({ setup })) }),
  open: (box, setup) => ({
    extras: [...box.extras, fieldExtra],
    honorSources: [...box.honorSources, 'machines', 'towers'],
    effects: { ...box.effects, aim },
    moreActs: { ...box.moreActs, builders: [...(box.moreActs['builders'] ?? []), buildMachine] },
    // BP-SET-01, -04, XRUL-06: one +1 in all; where the mode has it already, it has counted it at the start too.
    moreHordes: Math.max(box.moreHordes, startOf({ setup }).hordes),
    hordesToPlace: box.hordesToPlace + (box.moreHordes > 0 ? 0 : startOf({ setup }).hordes),
    begin(s, whole, chance) {
      box.begin?.(s, whole, chance)
      begin(s, startOf({ setup }), chance)
    },
  }),
  parts: [fieldRules],
  askedOpenly: ['startOverseer', 'startMachine', 'tower', 'pattern', 'aim', 'aimCell'],
  says,
}
