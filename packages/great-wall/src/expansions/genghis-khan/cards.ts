import { type CardRule, misfitsOfRule, type MoreWords, type Name, parseRules } from '../../data/index.ts'
import { cardsOf } from '../rows.ts'
import tables from './data.json' with { type: 'json' }

/* The cards of this set: rows of data, and the words that they add to the vocabulary (GWXC-VOC-04, -08, -09, -27, -34 to -36). */

declare module '../../data/vocabulary/types.ts' {
  interface MoreUnits {
    bannerman: true
  }
  interface MoreConditions {
    khanHere: object
    atKhan: object
  }
  interface MoreCosts {
    khanAttack: true
    'recruit:bannerman': true
  }
  interface MoreModifiers {
    noRetreat: { readonly mod: 'noRetreat' }
    noProtect: { readonly mod: 'noProtect' }
    healWounds: { readonly mod: 'healWounds' }
  }
  interface MoreCardKinds {
    khanSkills: true
    awards: true
  }
}

export const WORDS: MoreWords = {
  units: ['bannerman'],
  conditions: { plain: ['khanHere', 'atKhan'] },
  costs: ['khanAttack'],
  modifiers: {
    noRetreat: () => ({ mod: 'noRetreat' }),
    noProtect: () => ({ mod: 'noProtect' }),
    healWounds: () => ({ mod: 'healWounds' }),
  },
  onCards: {
    noRetreat: ['khanSkills'],
    noProtect: ['khanSkills'],
    healWounds: ['khanSkills'],
    'power(here)': ['khanSkills'],
    'lethality(here)': ['khanSkills'],
  },
  at: { atKhan: ['onAttack'] },
}

export const CARDS = cardsOf(tables, WORDS)

interface RuleRow {
  readonly id: string
  readonly name: Name
  readonly rules: string
}
export interface OpenCard {
  readonly id: string
  readonly name: Name
  readonly rules: readonly CardRule[]
}

/** Cards of kinds that only this set has; a word that means nothing on them throws. */
const openCard =
  (kind: 'khanSkills' | 'awards') =>
  ({ id, name, rules }: RuleRow): OpenCard => {
    const parsed = parseRules(rules, WORDS)
    if (!parsed.ok) throw new Error(`${id}: '${rules}' is no rule.`)
    for (const rule of parsed.value)
      for (const { word } of misfitsOfRule(rule, kind, WORDS)) throw new Error(`${id}: '${word}' means nothing there.`)
    return { id, name, rules: parsed.value }
  }

export const SKILLS: readonly OpenCard[] = tables.skills.map(openCard('khanSkills'))
export const AWARDS: readonly OpenCard[] = tables.awards.map(openCard('awards'))

/** A Vital spot of the Khan's card or of a Skill: its place, and with how many humans it is active (GK-08). */
export interface KhanSpot {
  readonly row: number
  readonly column: number
  readonly humans: number
}
export interface SpotCard {
  readonly id: string
  readonly spots: readonly KhanSpot[]
  /** By spot those that share an edge with it (GW-HORDE-03); never of another card (GK-11). */
  readonly neighbours: readonly (readonly number[])[]
}

/** `--3`: a spot that is always active is a line, another one has the number of humans. */
function spotCard({ id, spots: lines }: { readonly id: string; readonly spots: readonly string[] }): SpotCard {
  const spots = lines.flatMap((line, row) =>
    line.split('').map((sign, column): KhanSpot => ({ row, column, humans: sign === '-' ? 1 : Number(sign) })),
  )
  const touch = (a: KhanSpot, b: KhanSpot) => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
  const neighbours = spots.map((a) => spots.flatMap((b, spot) => (touch(a, b) ? [spot] : [])))
  return { id, spots, neighbours }
}

/** The Khan's card, then all Skills: in this order they are outposts of the box. */
export const SPOT_CARDS: readonly SpotCard[] = [tables.khan, ...tables.skills].map(spotCard)
export const KHAN_CARD = 0
/** The outpost of a Skill. */
export const outpostOf = (skill: number): number => KHAN_CARD + 1 + skill

export const [BANNERMAN] = tables.soldiers as unknown as readonly [(typeof tables.soldiers)[number]]
export const { khan: KHAN, wound: WOUND_OF_KHAN, inPlay: IN_PLAY, deck: DECK } = tables
