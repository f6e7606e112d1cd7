import { modifiersFor } from '../../../src/cards/modifiers.ts'
import { moment } from '../../../src/cards/moments.ts'
import { num } from '../../../src/cards/numbers.ts'
import type { MoreWords, Num } from '../../../src/data/index.ts'
import { NUM } from '../../../src/data/vocabulary/reader.ts'
import type { Expansion } from '../../../src/expansions/expansion.ts'
import { cardsOf, withCards } from '../../../src/expansions/rows.ts'
import { addHonor } from '../../../src/honor.ts'
import { humans } from '../../../src/humans.ts'
import { tacticWindow } from '../../../src/tactics.ts'
import type { G, Moment, Rule, SoldierBox } from '../../../src/terms.ts'
import { message } from '../../../src/text/messages/message.ts'
import { en, es } from './text.ts'

/*
 * An expansion that nobody sells: at the end of every turn there is an omen, good in even rounds of the Tea order. It adds a trigger, a
 * modifier, a price, a window and a type of Soldiers to the vocabulary of cards, all of it in this folder: the base has no line about it.
 */

declare module '../../../src/data/vocabulary/types.ts' {
  interface MoreTriggers {
    onOmen: 'good' | 'bad'
  }
  interface MoreModifiers {
    luck: { readonly mod: 'luck'; readonly n: Num }
  }
  interface MoreWindows {
    omen: true
  }
  interface MoreCosts {
    reading: true
  }
  interface MoreUnits {
    diviner: true
  }
}

export const WORDS: MoreWords = {
  triggers: { onOmen: { filter: ['good', 'bad'], scopes: ['own', 'others'] } },
  modifiers: { luck: (r) => ({ mod: 'luck', ...r.args({ n: NUM }) }) },
  windows: ['omen'],
  costs: ['reading'],
  units: ['diviner'],
  onCards: { luck: ['advisors'] },
}

export const TABLES = {
  advisors: [
    {
      id: 'OME-A1',
      name: { en: 'Stargazer', es: 'Astrónomo' },
      rules: 'onOmen[good] => gain(gold,1) ; onOmen[others] => honor(1) ; mod => luck(2)',
      tag: 'designed',
    },
    { id: 'OME-A2', name: { en: 'Augur', es: 'Augur' }, rules: 'mod => cost(reading,-2)', tag: 'designed' },
    {
      id: 'OME-A3',
      name: { en: 'Temple School', es: 'Escuela del Templo' },
      rules: 'onAttack[diviner] => honor(3)',
      tag: 'designed',
    },
  ],
  tactics: [
    {
      id: 'OME-T1',
      set: 'base',
      name: { en: 'Read the Stars', es: 'Leer las Estrellas' },
      window: 'omen',
      condition: null,
      normal: 'honor(1)',
      boosted: { chi: 1, effect: 'honor(9)' },
      tag: 'designed',
    },
  ],
}

/** The Active player sees it; a good one if he is first in the Tea order. */
function* omen(g: G): Rule {
  const { active, tea } = g.state
  const about: Moment = { trigger: 'onOmen', actors: [active], words: [tea[0] === active ? 'good' : 'bad'] }
  yield* moment(g, about)
  for (const seat of humans(g))
    for (const { modifier, ctx } of modifiersFor(g, seat, 'luck'))
      addHonor(g, seat, num(g, ctx, modifier.n), 'abilities')
  yield* tacticWindow(g, 'omen', about, humans(g))
}

/** A Spearman of a kind that only the dragon has. */
const DIVINER: SoldierBox = {
  id: 'diviner',
  clan: 'dragon',
  perPlayer: 1,
  cost: [0, 0, 1, 0],
  footprint: 1,
  rows: 1,
  words: ['diviner', 'soldier'],
}

export const omens: Expansion = {
  name: 'omens',
  words: WORDS,
  tables: TABLES,
  data: (data) => withCards(data, cardsOf(TABLES, WORDS)),
  open: (box) => ({ soldiers: [...box.soldiers, DIVINER] }),
  parts: [
    {
      name: 'omens',
      on: [{ to: 'stepDone', when: 'has', do: (g, { step }) => (step === 'turn' ? omen(g) : undefined) }],
    },
  ],
  texts: { en, es },
  says: {
    modifiers: { luck: ({ n }: { readonly n: Num }) => message('mod.luck', { n: typeof n === 'number' ? n : 0 }) },
    costs: { reading: { paidIn: 'change.chi', lowest: () => 2 } },
    triggers: { onOmen: ({ filter }) => ({ what: filter.length === 1 ? filter[0]! : 'any' }) },
  },
}
