import type { Expansion } from '../expansion.ts'
import { ownTables } from '../own-data.ts'
import { withCards, withNames } from '../rows.ts'
import { CARDS, ratCards, rows, WORDS } from './cards.ts'
import { COUNTS } from './counts.ts'
import { cover } from './cover.ts'
import tables from './data.json' with { type: 'json' }
import { begin, moveRat, ratRules } from './rules.ts'
import { RAT, ratExtra, ratState } from './state.ts'
import type { en as offered } from './text/cover.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'

export type { RatState, RatView } from './state.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en | keyof typeof offered, true> {}
}

/** Section 4 of the expansions' rules. */
export const rat: Expansion = {
  ...cover,
  words: WORDS,
  tables,
  own: [ownTables(cover.name, tables, WORDS), rows],
  // RAT-01 to -03: co-op has no Artifacts and so none of these.
  data: (data, setup) => ({
    ...withCards(data, setup.options['rat.advisors'] === false ? { artifacts: CARDS.artifacts } : CARDS),
    others: withNames(data.others, [rows.at({ setup }).rat, ...ratCards({ setup })]),
  }),
  open: (box, setup) => ({
    extras: [...box.extras, ratExtra],
    counts: { ...box.counts, ...COUNTS },
    conditions: { ...box.conditions, ratHere: (g, { moment }) => moment.location === ratState(g).location },
    decks: { ...box.decks, [RAT]: { cards: ratCards({ setup }), pile: (s) => ratState({ state: s }).deck } },
    effects: {
      ...box.effects,
      // GWXC-VOC-23
      moveRat: { can: () => true, perform: (g, ctx) => moveRat(g, ctx.seat, ctx.card) },
    },
    begin(s, whole, chance) {
      box.begin?.(s, whole, chance)
      begin(s, chance)
    },
  }),
  parts: [ratRules],
  askedOpenly: ['ratPlace', 'ratMove'],
  texts: { en, es },
  says,
}
