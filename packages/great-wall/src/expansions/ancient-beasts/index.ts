import type { EffectRules } from '../../cards/effects/word.ts'
import type { MoreEffects } from '../../data/index.ts'
import type { Expansion } from '../expansion.ts'
import { ownTables } from '../own-data.ts'
import { timeWith } from '../own-time.ts'
import { withCards, withNames } from '../rows.ts'
import { CARDS, namedOf, rows, WORDS } from './cards.ts'
import { ownPaid } from './counts.ts'
import { cover } from './cover.ts'
import tables from './data.json' with { type: 'json' }
import { moveBeast } from './deeds.ts'
import { remarks } from './remarks.ts'
import { beastRules, begin } from './rules.ts'
import { beastCardsOf, beastsExtra, isBeastAt, isBeastIn, relicCardsOf } from './state.ts'
import type { en as offered } from './text/cover.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'

export { BEAST_IDS, type BeastCard, RELIC_IDS } from './cards.ts'
export type { BeastsState, BeastsView, BeastView } from './state.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en | keyof typeof offered, true> {}
}

/** Section 7 of the expansions' rules. */
export const ancientBeasts: Expansion = {
  ...cover,
  words: WORDS,
  tables,
  own: [ownTables(cover.name, tables, WORDS), rows],
  // AB-01
  data: (data, setup) => ({ ...withCards(data, CARDS), others: withNames(data.others, namedOf({ setup })) }),
  open: (box, setup) => ({
    time: timeWith(box.time, rows.at({ setup }).timeTrack, setup.seats),
    extras: [...box.extras, beastsExtra],
    ownerless: [...box.ownerless, beastCardsOf({ setup }), relicCardsOf({ setup })],
    counts: { ...box.counts, ownPaid },
    conditions: {
      ...box.conditions,
      // GWXC-VOC-11
      beastHere: (g, { moment: { location, sections } }) => {
        if (location !== undefined) return isBeastAt(g, location)
        return (sections ?? g.box.sections).some((section) => isBeastIn(g, section))
      },
    },
    choosable: { ...box.choosable, beastHere: (g) => g.box.sections.filter((section) => isBeastIn(g, section)) },
    effects: {
      ...box.effects,
      moveBeast: {
        can: () => true,
        perform: (g, { seat, card }, { which }) => moveBeast(g, seat, which, card),
        asks: true,
      } satisfies EffectRules<MoreEffects['moveBeast']>,
    },
    begin(s, whole, chance) {
      box.begin?.(s, whole, chance)
      begin(s, chance)
    },
  }),
  parts: [beastRules],
  askedOpenly: ['beastPlace', 'beastMove'],
  asksForResources: ['beastUpgrade'],
  remarks,
  texts: { en, es },
  says,
}
