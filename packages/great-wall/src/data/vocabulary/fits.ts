import type { MoreWords } from './words.ts'
import type {
  CardRule,
  Choices,
  Condition,
  CostItem,
  Effect,
  Modifier,
  MoreCardKinds,
  Num,
  TacticWindow,
  Trigger,
} from './types.ts'

/** Words that mean something only at some moments or on some cards. */

type BaseCardKind =
  | 'hordes'
  | 'commands'
  | 'reed'
  | 'solo'
  | 'generals'
  | 'advisors'
  | 'tactics'
  | 'artifacts'
  | 'events'
export type CardKind = BaseCardKind | keyof MoreCardKinds
type Occasion = Trigger | `onAssault[${'before' | 'held' | 'breach'}]` | TacticWindow

/** A word out of place, and where it could stand. */
export interface Misfit {
  readonly word: string
  readonly where: string
  readonly allowed: readonly string[]
}

const ACTIVATION: readonly Occasion[] = ['onActivation', 'activation']
const DYING: readonly Occasion[] = ['onKilling', 'killing']
const HORDE: readonly Occasion[] = ['onLastSpot', 'onHordeDefeated', 'onHordeClaimed', 'defeated']
const SECTION: readonly Occasion[] = [
  ...HORDE,
  ...DYING,
  'onAttack',
  'onKilled',
  'onSaved',
  'onWallBuilt',
  'onBarricadeBuilt',
  'onAssault[before]',
  'onAssault[held]',
  'onAssault[breach]',
  'assault',
]

/** What the event must be (0.3, 0.4, 6.1). `same` is free on a Horde: it has a Section of its own. */
const MOMENTS: Readonly<Record<string, readonly Occasion[]>> = {
  clerks: ACTIVATION,
  alone: ACTIVATION,
  notAlone: ACTIVATION,
  location: ['onUpgrade', 'onGather', ...ACTIVATION],
  attackers: ['onAttack'],
  target: ['onAttack'],
  killed: ['onKilled'],
  saved: ['onSaved'],
  ownOn: HORDE,
  claim: ['onHordeDefeated', 'defeated'],
  archerSame: SECTION,
  restSame: SECTION,
  same: SECTION,
  save: DYING,
  ownSoldiers: DYING,
  anySoldiers: DYING,
  extraClerk: ['activation'],
  defense: ['onAssault[before]', 'assault'],
}

const SOLO: readonly CardKind[] = ['solo']
const ON_HORDES: readonly CardKind[] = ['hordes']
const CARDS: Readonly<Record<string, readonly CardKind[]>> = {
  now: ['events'],
  qTurnEnd: SOLO,
  qClerk: SOLO,
  qOther: SOLO,
  qUpgrade: SOLO,
  qBuildWall: SOLO,
  qBarricade: SOLO,
  qSpear: SOLO,
  qArcher: SOLO,
  qVolley: SOLO,
  qActivate: SOLO,
  qHonor: SOLO,
  qCopyBox: SOLO,
  reedClerk: ['reed'],
  copyCommand: ['commands'],
  notCopied: ['commands'],
  requestDiscount: ['tactics'],
  ownTurn: ['tactics'],
  clerksThere: ['tactics'],
  row1: ON_HORDES,
  absent: ON_HORDES,
  'lethality(horde)': ON_HORDES,
  'power(self)': ON_HORDES,
  // Only cards that hold in an area have it: those of expansions.
  'lethality(here)': [],
  'power(here)': [],
  halveDefense: ON_HORDES,
  noBarricade: ON_HORDES,
  taunt: ON_HORDES,
  noWound: ON_HORDES,
  advance: ON_HORDES,
  pack: ON_HORDES,
  noUnit: ON_HORDES,
}

type Listed = Readonly<Record<string, readonly string[]>>
const listed = (table: Listed, word: string) => (Object.hasOwn(table, word) ? table[word] : undefined)

/** Where a word may stand, by the base game and by who adds words; undefined: anywhere. */
function allowed(base: Listed, more: Listed | undefined, word: string): readonly string[] | undefined {
  const own = listed(more ?? {}, word)
  const usual = listed(base, word)
  return own === undefined ? usual : [...(usual ?? []), ...own]
}

/** The words of a rule that stand on the wrong card or at the wrong moment. */
export function misfitsOfRule(rule: CardRule, card: CardKind, more: MoreWords = {}): readonly Misfit[] {
  if (rule.kind === 'mod')
    return misfits([...rule.conditions.map(conditionWord), ...modifierWords(rule.modifier)], card, null, more)
  const before = rule.trigger === 'onAssault' && rule.filter.length === 1 ? rule.filter[0] : null
  const moment: Occasion = rule.trigger === 'onAssault' && before ? `onAssault[${before}]` : rule.trigger
  const words = [
    rule.trigger,
    ...rule.conditions.map(conditionWord),
    ...rule.cost.flatMap(costWords),
    ...choiceWords(rule.effects),
  ]
  return misfits(words, card, moment, more)
}

/** The same for a box of a Command card (window null) or of a Tactic card. */
export const misfitsOfBox = (
  effects: Choices,
  card: CardKind,
  window: TacticWindow | null,
  more: MoreWords = {},
): readonly Misfit[] => misfits(choiceWords(effects), card, window, more)

export const misfitsOfConditions = (
  conditions: readonly Condition[],
  card: CardKind,
  window: TacticWindow | null,
  more: MoreWords = {},
): readonly Misfit[] => misfits(conditions.map(conditionWord), card, window, more)

function misfits(
  words: readonly string[],
  card: CardKind,
  moment: Occasion | null,
  more: MoreWords,
): readonly Misfit[] {
  const found: Misfit[] = []
  for (const word of new Set(words)) {
    const cards = allowed(CARDS, more.onCards, word)
    const moments = card === 'hordes' && word === 'same' ? undefined : allowed(MOMENTS, more.at, word)
    if (cards && !cards.includes(card)) found.push({ word, where: card, allowed: cards })
    else if (moments && !(moment && moments.includes(moment)))
      found.push({ word, where: moment ?? card, allowed: moments })
  }
  return found
}

/** `attackers>=2` and the count `attackers` need the same event, so one word does for both. */
const conditionWord = (condition: Condition): string => condition.if

const costWords = (item: CostItem): readonly string[] => numWords(item.n)

function numWords(n: Num | string): readonly string[] {
  if (typeof n !== 'object') return []
  return 'count' in n ? [n.count] : [...numWords(n.a), ...numWords(n.b)]
}

const choiceWords = (choices: Choices): readonly string[] => choices.flatMap((list) => list.flatMap(effectWords))

/** The word itself, the counts in its numbers, and `same` or `target` where they point at the event. */
function effectWords(effect: Effect): readonly string[] {
  if (effect.do === 'each') return [...(effect.only ? [effect.only] : []), ...choiceWords(effect.effects)]
  const words: string[] = [effect.do]
  if ('n' in effect) words.push(...numWords(effect.n))
  if ('less' in effect) words.push(...numWords(effect.less))
  if (effect.do === 'attack' && effect.where === 'same') words.push('same')
  if (effect.do === 'wound' && (effect.where === 'same' || effect.where === 'target')) words.push(effect.where)
  if (effect.do === 'kill' && effect.section === 'same') words.push('same')
  return words
}

/** A modifier has no event. The word `claim` needs one only as an effect. */
function modifierWords(modifier: Modifier): readonly string[] {
  const scoped = modifier.mod === 'lethality' || modifier.mod === 'power'
  const word = scoped ? `${modifier.mod}(${modifier.scope})` : modifier.mod
  return [...(word === 'claim' ? [] : [word]), ...('n' in modifier ? numWords(modifier.n) : [])]
}
