import { publicCardBoxes } from '../../box.ts'
import { placeOf } from '../../battle/hordes.ts'
import type { Ctx } from '../../cards/numbers.ts'
import { NONE } from '../../state.ts'
import type { R } from '../../terms.ts'
import type { Expansion } from '../expansion.ts'
import { withHordes } from '../horde-deck.ts'
import { ownTables } from '../own-data.ts'
import { withCards, withNames } from '../rows.ts'
import { awardRules } from './award.ts'
import { bannermanBox, bannermanRules } from './bannerman.ts'
import { awardsOf, bannermanOf, CARDS, rows, skillsOf, WORDS } from './cards.ts'
import { cover } from './cover.ts'
import tables from './data.json' with { type: 'json' }
import { begin, khanRules, outpostsFor, skillRulesOf } from './khan.ts'
import { skillRules } from './skills.ts'
import { cardsInPlay, khanExtra, khanState } from './state.ts'
import type { en as offered } from './text/cover.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'

export type { KhanCardView, KhanState, KhanView } from './state.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en | keyof typeof offered, true> {}
}

/** GWXC-VOC-08: the Horde with the rule, or the section of the event, is in the section of the miniature. */
function khanHere(g: R, { moment }: Ctx): boolean {
  const { section } = khanState(g)
  if (section === NONE) return false
  if (moment.sections !== undefined) return moment.sections.some((place) => place === section)
  return (moment.hordes ?? []).some(({ card }) => placeOf(g, card)?.section === section)
}

/** GWXC-VOC-09 */
const atKhan = (g: R, { moment }: Ctx): boolean =>
  moment.outpost !== undefined && cardsInPlay(g).includes(moment.outpost)

/** Section 5 of the expansions' rules. */
export const genghisKhan: Expansion = {
  ...cover,
  words: WORDS,
  tables,
  own: [ownTables(cover.name, tables, WORDS), rows],
  // GK-06
  data(data, setup) {
    const at = { setup }
    const names = [rows.at(at).khan, ...skillsOf(at), ...awardsOf(at), bannermanOf(at)]
    return { ...withCards(data, CARDS), others: withNames(data.others, names) }
  },
  open: (box, setup) => ({
    ...withHordes(box, setup, CARDS.hordes, rows.at({ setup }).deck.typesOut),
    soldiers: [...box.soldiers, bannermanBox({ setup })],
    outposts: [...outpostsFor(setup), ...box.outposts],
    publicCards: [...box.publicCards, ...publicCardBoxes(awardsOf({ setup }))],
    ownerless: [...box.ownerless, skillRulesOf({ setup })],
    extras: [...box.extras, khanExtra],
    conditions: { ...box.conditions, khanHere, atKhan },
    begin(s, whole, chance) {
      box.begin?.(s, whole, chance)
      begin(s, whole, chance)
    },
  }),
  parts: [khanRules, skillRules, awardRules, bannermanRules],
  texts: { en, es },
  says,
}
