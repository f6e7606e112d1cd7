import { z } from 'zod'
import { compileRules } from '../../box.ts'
import { type CardRule, LOCATIONS, misfitsOfRule, type MoreWords, type Name, parseRules } from '../../data/index.ts'
import { one } from '../../data/vocabulary/reader.ts'
import { RESOURCES, type Resource } from '../../state.ts'
import type { CompiledRule, CompiledRules, OwnerlessCard } from '../../terms.ts'
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

const name = z.strictObject({ en: z.string().min(1), es: z.string().min(1) })
const row = { id: z.string().min(1), name, tag: z.string(), basis: z.string().optional() }
const price = z.partialRecord(z.enum(RESOURCES), z.int().positive())
const areas = z.union([z.tuple([z.literal('section')]), z.array(z.enum(LOCATIONS)).min(1)])
const SHAPE = z.object({
  beasts: z.array(z.strictObject(row)),
  beastCards: z.array(
    z.strictObject({ ...row, beast: z.string(), level: z.int(), areas, price: price.nullable(), rules: z.string() }),
  ),
  relics: z.array(z.strictObject({ ...row, rules: z.string() })),
})
const rows = SHAPE.parse(tables)

/** The rules of a card; a word that nobody knows, or that means nothing there, throws. */
function rulesOf(id: string, text: string): readonly CardRule[] {
  const parsed = parseRules(text, WORDS)
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.error)}`)
  for (const rule of parsed.value) {
    const [misfit] = misfitsOfRule(rule, 'artifacts', WORDS)
    if (misfit !== undefined) throw new Error(`${id}: '${misfit.word}' means nothing on ${misfit.where}.`)
  }
  return parsed.value
}

function priceOf(cost: Readonly<Partial<Record<string, number>>> | null): BeastCard['price'] {
  const [entry] = Object.entries(cost ?? {})
  if (entry === undefined) return null
  return { resource: RESOURCES.indexOf(entry[0] as 'wood') as Resource, n: entry[1]! }
}

/** AB-03: the levels of each, the first one first. */
export const BEASTS: readonly Beast[] = rows.beasts.map(({ id, name: called }, beast) => ({
  id,
  name: called,
  levels: rows.beastCards
    .filter((card) => card.beast === id)
    .toSorted((a, b) => a.level - b.level)
    .map((card) => ({
      id: card.id,
      name: card.name,
      beast,
      level: card.level,
      locations: card.areas.filter((area) => area !== 'section'),
      price: priceOf(card.price),
      ...compileRules(card.id, rulesOf(card.id, card.rules)),
    })),
}))

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

export const RELICS: readonly Relic[] = rows.relics.map(({ id, name: called, rules }) => ({
  id,
  name: called,
  ...sharingOneUse(id, compileRules(id, rulesOf(id, rules))),
}))

export const CARDS = cardsOf(tables, WORDS)
/** Everything of this set that has a name of its own: Beasts, their cards, Relics. */
export const NAMED: readonly { readonly id: string; readonly name: Name }[] = [
  ...BEASTS.flatMap(({ id, name: called, levels }) => [{ id, name: called }, ...levels]),
  ...RELICS,
]
