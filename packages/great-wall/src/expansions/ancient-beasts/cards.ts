import { limited, written } from '@wanli/game-kit'
import { z } from 'zod'
import { compileRules } from '../../box.ts'
import { type CardRule, costShape, LOCATIONS, type MoreWords, type Name, parseRules } from '../../data/index.ts'
import { problem, type Report } from '../../data/problems.ts'
import { checkRules } from '../../data/rule-texts.ts'
import { one } from '../../data/vocabulary/reader.ts'
import { RESOURCES, type Resource } from '../../state.ts'
import type { CompiledRule, CompiledRules, OwnerlessCard } from '../../terms.ts'
import { type AtTable, ownNumbers } from '../own-numbers.ts'
import { TIME_KEPT, TIME_SHAPES } from '../own-time.ts'
import { cardsOf } from '../rows.ts'
import tables from './data.json' with { type: 'json' }

/* The cards of Ancient Beasts: rows of data, and the words that they add to the vocabulary (GWXC-VOC-07, -11, -20, -24, -31, -33). */

/** Which Beasts may be moved: any, or those whose card lists sections or Locations. */
export const MOVABLE = ['any', 'section', 'location'] as const
export type Movable = (typeof MOVABLE)[number]

declare module '../../data/vocabulary/types.ts' {
  interface MoreCounts {
    ownPaid: true
  }
  interface MoreConditions {
    beastHere: object
  }
  interface MoreEffects {
    moveBeast: { readonly do: 'moveBeast'; readonly which: Movable }
  }
  interface MoreTriggers {
    onBeast: 'upgrade' | 'move'
  }
  interface MoreModifiers {
    donations: { readonly mod: 'donations' }
  }
  interface MoreCosts {
    beastUpgrade: true
  }
}

export const WORDS: MoreWords = {
  counts: ['ownPaid'],
  conditions: { plain: ['beastHere'] },
  effects: { moveBeast: (r) => ({ do: 'moveBeast', ...r.args({ which: one(MOVABLE) }) }) },
  triggers: { onBeast: { filter: ['upgrade', 'move'] } },
  modifiers: { donations: () => ({ mod: 'donations' }) },
  costs: ['beastUpgrade'],
  at: { ownPaid: ['onWallBuilt'] },
}

/** One level of a Beast. */
export interface BeastCard extends OwnerlessCard {
  readonly name: Name
  /** Which Beast it is, by its number. */
  readonly beast: number
  readonly level: number
  /** Where it may stand (AB-04, -11): Locations by their IDs; none listed = any usable section. */
  readonly locations: readonly string[]
  /** What the step to the next level costs; the last one has none (AB-10). */
  readonly price: { readonly resource: Resource; readonly n: number } | null
}
export interface Beast {
  readonly id: string
  readonly name: Name
  readonly levels: readonly BeastCard[]
}
export interface Relic extends OwnerlessCard {
  readonly name: Name
}

type BeastRow = (typeof tables.beastCards)[number]
interface RuleRow {
  readonly rules: string
}
type Cost = Readonly<Partial<Record<string, number>>>

const someRules = (rows: readonly RuleRow[], report: Report): void =>
  rows.forEach(({ rules: text }, i) => checkRules(text, 'artifacts', i, 'rules', report, WORDS))

/** AB-04, -10: Sections or Locations; one kind of Resource to the next level, and nothing on the last one. */
function beastRows(rows: readonly BeastRow[], report: Report): void {
  someRules(rows, report)
  rows.forEach(({ beast, level, areas, price }, i) => {
    limited(areas, 1, i, 'areas', report)
    if (areas.includes('section') && areas.length > 1) report(i, 'areas', problem('onlySections', {}))
    const isLast = rows.every((other) => other.beast !== beast || other.level <= level)
    if ((price === null) !== isLast) report(i, 'price', problem('lastLevel', {}))
    else if (price !== null && Object.keys(price).length !== 1) report(i, 'price', problem('oneKind', {}))
  })
}

const rules = written('rules')
/** An owner's file may change all that is printed, and how many Hordes come. */
export const rows = ownNumbers('ancientBeasts', tables, ['beasts', 'beastCards', 'relics', 'timeTrack'], {
  shapes: {
    beastCards: {
      rules,
      price: costShape.nullable(),
      areas: z
        .array(z.enum(['section', ...LOCATIONS]))
        .min(1)
        .max(LOCATIONS.length),
    },
    relics: { rules },
    timeTrack: TIME_SHAPES,
  },
  kept: { beastCards: { beast: 'threeLevels', level: 'threeLevels' }, timeTrack: TIME_KEPT },
  rows: { beastCards: beastRows, relics: someRules },
})

/** A card's rules, which have been checked; `limited`: what limits them where they say nothing of it. */
function rulesOf(id: string, text: string, limited: (rule: CardRule) => CardRule = (rule) => rule): CompiledRules {
  const parsed = parseRules(text, WORDS)
  return compileRules(id, parsed.ok ? parsed.value.map(limited) : [])
}

/** AB-15: unless a Relic says otherwise. */
const onceAYear = (rule: CardRule): CardRule =>
  rule.kind === 'rule' && rule.limit === null ? { ...rule, limit: 'year' } : rule

function priceOf(cost: Cost | null): BeastCard['price'] {
  const [entry] = Object.entries(cost ?? {})
  if (entry === undefined) return null
  return { resource: RESOURCES.indexOf(entry[0] as 'wood') as Resource, n: entry[1]! }
}

/** AB-03: the levels of each, the first one first. */
export const beastsOf = rows.made(({ beasts, beastCards }): readonly Beast[] =>
  beasts.map(({ id, name }, beast) => ({
    id,
    name,
    levels: beastCards
      .filter((card) => card.beast === id)
      .toSorted((a, b) => a.level - b.level)
      .map((card) => ({
        id: card.id,
        name: card.name,
        beast,
        level: card.level,
        locations: card.areas.filter((area) => area !== 'section'),
        price: priceOf(card.price),
        ...rulesOf(card.id, card.rules),
      })),
  })),
)

/** AB-15: however many rules a Relic has, they share one use. */
const sharingOneUse = (id: string, { on, ...rest }: CompiledRules): CompiledRules => ({
  ...rest,
  on: Object.fromEntries(
    Object.entries(on as Readonly<Record<string, readonly CompiledRule[]>>).map(([trigger, list]) => [
      trigger,
      list.map((rule) => ({ ...rule, id })),
    ]),
  ),
})

export const relicsOf = rows.made(({ relics }): readonly Relic[] =>
  relics.map(({ id, name, rules: text }) => ({ id, name, ...sharingOneUse(id, rulesOf(id, text, onceAYear)) })),
)

export const CARDS = cardsOf(tables, WORDS)
/** How many of each there are is the same in every box. */
export const BEAST_IDS: readonly string[] = tables.beasts.map(({ id }) => id)
export const RELIC_IDS: readonly string[] = tables.relics.map(({ id }) => id)
/** Everything of this set that has a name of its own: Beasts, their cards, Relics. */
export const namedOf = (box: AtTable): readonly { readonly id: string; readonly name: Name }[] => [
  ...beastsOf(box).flatMap(({ id, name, levels }) => [{ id, name }, ...levels]),
  ...relicsOf(box),
]
