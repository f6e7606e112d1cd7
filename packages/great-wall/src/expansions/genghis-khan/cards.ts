import { limited, written } from '@wanli/game-kit'
import { z } from 'zod'
import { type CardRule, costShape, type MoreWords, type Name, parseRules } from '../../data/index.ts'
import { checkRules } from '../../data/rule-texts.ts'
import { problem, type Report } from '../../data/problems.ts'
import type { Setup } from '../../terms.ts'
import { ownNumbers } from '../own-numbers.ts'
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
interface SpotRow {
  readonly id: string
  readonly spots: readonly string[]
}
export interface OpenCard {
  readonly id: string
  readonly name: Name
  readonly rules: readonly CardRule[]
}

/** GK-08: at least one spot counts whatever the number of players. */
const someSpot = (rows: readonly SpotRow[], report: Report): void =>
  rows.forEach(({ spots }, i) => {
    if (!spots.join('').includes('-')) report(i, 'spots', problem('noSureSpot', {}))
  })
const someRules =
  (kind: 'khanSkills' | 'awards') =>
  (rows: readonly RuleRow[], report: Report): void =>
    rows.forEach(({ rules }, i) => checkRules(rules, kind, i, 'rules', report, WORDS))

/** `--3`: a spot that is always active is a line, another one has the number of humans; where there is none is a dot. */
const spots = z
  .array(z.string().regex(/^[-.2-5]{1,3}$/))
  .min(1)
  .max(3)
const rules = written('rules')
/** The Khan is attacked by whoever stands on a Horde and is no special soldier (GK-15). */
const ATTACKERS = ['spearman', 'horseman'] as const

/** An owner's file may change all that is printed. */
export const rows = ownNumbers(
  'genghisKhan',
  tables,
  ['khan', 'wound', 'inPlay', 'deck', 'skills', 'awards', 'soldiers'],
  {
    shapes: {
      khan: { spots },
      skills: { spots, rules },
      awards: { rules },
      wound: { units: z.array(z.enum(ATTACKERS)).min(1).max(ATTACKERS.length) },
      inPlay: { skills: z.int().min(1).max(3) },
      deck: { typesOut: z.int().min(0).max(4) },
      soldiers: { cost: costShape, rows: z.int().min(1).max(3), winterAttacks: z.int().min(1).max(9) },
    },
    kept: { inPlay: { awards: 'oneAward' }, soldiers: { perPlayer: 'oneBannerman', footprint: 'oneSpot' } },
    rows: {
      khan: someSpot,
      skills(all: readonly (SpotRow & RuleRow)[], report) {
        someSpot(all, report)
        someRules('khanSkills')(all, report)
      },
      awards: someRules('awards'),
      wound: (all: readonly { readonly units: readonly string[] }[], report) =>
        all.forEach(({ units }, i) => limited(units, 1, i, 'units', report)),
    },
    formats: { spots: 'badSpots' },
  },
)

/** The cards of kinds that only this set has; how many there are is the same in every box. */
const openCards = (all: readonly RuleRow[]): readonly OpenCard[] =>
  all.map(({ id, name, rules: text }) => {
    const parsed = parseRules(text, WORDS)
    return { id, name, rules: parsed.ok ? parsed.value : [] }
  })
export const skillsOf = rows.made(({ skills }) => openCards(skills))
export const awardsOf = rows.made(({ awards }) => openCards(awards))
export const SKILL_IDS: readonly string[] = tables.skills.map(({ id }) => id)
export const AWARD_IDS: readonly string[] = tables.awards.map(({ id }) => id)

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

function spotCard({ id, spots: lines }: SpotRow): SpotCard {
  const all = lines.flatMap((line, row) =>
    line
      .split('')
      .flatMap((sign, column): KhanSpot[] =>
        sign === '.' ? [] : [{ row, column, humans: sign === '-' ? 1 : Number(sign) }],
      ),
  )
  const touch = (a: KhanSpot, b: KhanSpot) => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
  const neighbours = all.map((a) => all.flatMap((b, spot) => (touch(a, b) ? [spot] : [])))
  return { id, spots: all, neighbours }
}

/** The Khan's card, then all Skills: in this order they are outposts of the box. */
export const spotCardsOf = rows.made(({ khan, skills }): readonly SpotCard[] => [khan, ...skills].map(spotCard))
export const SPOT_CARD_IDS: readonly string[] = [tables.khan.id, ...SKILL_IDS]
export const KHAN_CARD = 0
/** The outpost of a Skill. */
export const outpostOf = (skill: number): number => KHAN_CARD + 1 + skill

export const bannermanOf = rows.made(({ soldiers }) => soldiers[0]!)
/** What tells its figures from others. */
export const [{ id: BANNERMAN }] = tables.soldiers as unknown as readonly [(typeof tables.soldiers)[number]]

/** GK-15, -25, XRUL-20: Spearmen and Horsemen; Bannermen only where the table agrees on it. */
export function attackersOf(setup: Setup): readonly string[] {
  const { units } = rows.at({ setup }).wound
  return setup.options['gk.bannermanVsKhan'] === true ? [...units, BANNERMAN] : units
}
