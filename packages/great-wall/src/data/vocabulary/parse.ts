import { flag, NUM, numOr, one, WordReader, WHOLE } from './reader.ts'
import type { Arg } from './reader.ts'
import { RuleStop } from './tokens.ts'
import type { MoreWords } from './words.ts'
import type { RuleError } from './tokens.ts'
import {
  ATTACK_PLACES,
  BOARD_COUNTS,
  BUILDINGS,
  CLERK_TARGETS,
  CONDITIONS_WITH_N,
  COST_ACTIONS,
  DECKS,
  EACH,
  KILL_PLACES,
  LETHALITY_SCOPES,
  LIMITS,
  LOCATION_PICKS,
  LOCATIONS,
  PLAIN_CONDITIONS,
  POWER_SCOPES,
  PRODUCTION_PICKS,
  RESOURCE_PICKS,
  SACRIFICE_PLACES,
  SAVED,
  SCOPES,
  SWAPS,
  TRIGGER_SCOPES,
  TRIGGERS,
  UNIT_PICKS,
  UNITS,
  WOUND_PLACES,
} from './types.ts'
import type {
  BoardCondition,
  CardRule,
  Choices,
  Condition,
  CostAction,
  CostItem,
  BaseEffectWord,
  BaseModifierWord,
  BaseTrigger,
  DeckId,
  Effect,
  Less,
  Limit,
  Modifier,
  ModifierRule,
  RequestAct,
  RequestNeed,
  Scope,
  Trigger,
  TriggerRule,
  UnitPick,
} from './types.ts'

/**
 * The one-line language of the card tables (section 0 of the components document), in canonical identifiers:
 * `TRIGGER[filter] if CONDITION pay COST => EFFECT @LIMIT`, rules separated by `;`.
 */

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RuleError }

function parsed<T>(text: string, read: (reader: WordReader) => T, more: MoreWords = {}, request = false): Parsed<T> {
  try {
    const reader = new WordReader(text, more, request)
    const value = read(reader)
    if (!reader.atEnd) reader.stop('sign', ['+', 'or', ';', '@'])
    return { ok: true, value }
  } catch (error) {
    if (error instanceof RuleStop) return { ok: false, error: error.why }
    throw error
  }
}

const rules = (r: WordReader) => listOf(r, ';', rule)
const conditions = (r: WordReader) => listOf(r, 'and', condition)
const needs = (r: WordReader) => listOf(r, '+', need)

/** The rules of a card: `onTurnStart => exchange(2) + gain(build,1) ; mod => handLimit(2)`. */
export const parseRules = (text: string, more?: MoreWords): Parsed<readonly CardRule[]> => parsed(text, rules, more)

/** A box of a Command or Tactic card: `clerk(3,any)`, `copyCommand() or clerk(2,any)`. */
export const parseEffects = (text: string, more?: MoreWords): Parsed<Choices> => parsed(text, choices, more)

/** What must hold to play a Tactic card: `ownOn>=1 and archerSame>=1`. */
export const parseConditions = (text: string, more?: MoreWords): Parsed<readonly Condition[]> =>
  parsed(text, conditions, more)

/** GWC-VOC-221 to -224: `3 players{pay n honor}`, `board(noBreach3, hordes>=n)`. */
export const parseRequest = (text: string): Parsed<readonly RequestNeed[]> => parsed(text, needs, {}, true)

/** How each kind of text is read. */
const KINDS = { rules, effects: choices, conditions, request: needs } as const
export type TextKind = keyof typeof KINDS

/** All words and signs that a text may go on with, also in the middle of a word; none: it is wrong already. */
export function nextWords(kind: TextKind, text: string, more: MoreWords = {}): readonly string[] {
  const after = (part: string): readonly string[] => {
    let goesOn: readonly string[] = []
    const read = (reader: WordReader) => {
      try {
        KINDS[kind](reader)
      } finally {
        goesOn = reader.goesOnWith
      }
    }
    parsed(part, read, more, kind === 'request')
    return goesOn
  }
  const begun = /[A-Za-z0-9]*$/.exec(text)?.[0] ?? ''
  const ends = after(text.slice(0, text.length - begun.length)).filter(
    (word) => word.startsWith(begun) && (begun === '' || word !== begun),
  )
  return begun === '' ? ends : [...ends, ...after(text)]
}

function listOf<T>(r: WordReader, between: string, read: (reader: WordReader) => T): readonly T[] {
  const list = [read(r)]
  while (r.takes(between)) list.push(read(r))
  return list
}

const TRIGGER_WORDS = Object.keys(TRIGGERS) as Trigger[]

function rule(r: WordReader): CardRule {
  const start = r.here
  return r.takes('mod') ? modifierRule(r, start) : triggerRule(r, start)
}

function modifierRule(r: WordReader, start: number): ModifierRule {
  let scope: ModifierRule['scope'] = 'own'
  if (r.takes('[')) {
    scope = r.word(['own', 'team'], 'filter')
    r.sign(']')
  }
  const conditions = r.takes('if') ? listOf(r, 'and', condition) : []
  if (!r.takes('=>')) r.stop('sign', conditions.length === 0 ? ['if', '=>'] : ['=>'])
  const more = r.more.modifiers ?? {}
  const word = r.word([...MODIFIER_WORDS, ...Object.keys(more)], 'modifier')
  const modifier = (Object.hasOwn(more, word) ? more[word]! : MODIFIERS[word as BaseModifierWord])(r)
  const limited = limit(r)
  return { kind: 'mod', scope, conditions, modifier, limit: limited, text: r.since(start) }
}

function triggerRule(r: WordReader, start: number): TriggerRule {
  const must = r.takes('must')
  const trigger = r.word([...TRIGGER_WORDS, ...(Object.keys(r.more.triggers ?? {}) as Trigger[])], 'trigger')
  const { filter, scope } = brackets(r, trigger)
  const conditions = r.takes('if') ? listOf(r, 'and', condition) : []
  const cost = r.takes('pay') ? listOf(r, '+', costItem) : []
  if (!r.takes('=>')) r.stop('sign', ['if', 'pay', '=>'])
  const effects = choices(r)
  const limited = limit(r)
  const rest = { scope, conditions, cost, effects, limit: limited, must, text: r.since(start) }
  // The filter was read from the words of this very trigger.
  return { kind: 'rule', trigger, filter, ...rest } as TriggerRule
}

/** `[spearman/horseman]`, `[others]`, or nothing. */
function brackets(r: WordReader, trigger: Trigger): { filter: readonly string[]; scope: Scope } {
  const filter: string[] = []
  let scope: Scope = 'own'
  const own = r.more.triggers?.[trigger]
  const scopes = own === undefined ? (TRIGGER_SCOPES[trigger as BaseTrigger] ?? []) : (own.scopes ?? [])
  const words = own === undefined ? filterWords(r, trigger as BaseTrigger) : (own.filter ?? [])
  if (words.length + scopes.length === 0 || !r.takes('[')) return { filter, scope }
  for (const word of listOf(r, '/', () => r.word([...words, ...scopes], 'filter'))) {
    const named = words.includes(word) ? undefined : SCOPES.find((s) => s === word)
    if (named) scope = named
    else filter.push(word)
  }
  r.sign(']', '/')
  return { filter, scope }
}

/** Where a filter names types of Soldiers, those of expansions are among them (GWXC-VOC-04). */
const filterWords = (r: WordReader, trigger: BaseTrigger): readonly string[] =>
  TRIGGERS[trigger] === UNIT_PICKS ? unitPicks(r) : TRIGGERS[trigger]

const unitPicks = (r: WordReader): readonly UnitPick[] => [
  ...UNIT_PICKS,
  ...((r.more.units ?? []) as readonly UnitPick[]),
]

const limit = (r: WordReader): Limit | null => (r.takes('@') ? r.word(LIMITS) : null)

function condition(r: WordReader): Condition {
  const { plain = [], counted = [] } = r.more.conditions ?? {}
  const withN: readonly string[] = [...CONDITIONS_WITH_N, ...counted]
  const word = r.word([...withN, ...PLAIN_CONDITIONS, ...plain, 'location'], 'condition')
  if (word === 'location') return { if: 'location', ...r.args({ of: LOCATION }) }
  if (!withN.includes(word)) return { if: word } as Condition
  r.sign('>=')
  return { if: word, n: r.whole() } as Condition
}

function costItem(r: WordReader): CostItem {
  const n = r.product()
  return { n, what: r.word([...RESOURCE_PICKS, 'honor'], 'resource') }
}

function choices(r: WordReader): Choices {
  return listOf(r, 'or', (one) => listOf(one, '+', effect))
}

function effect(r: WordReader): Effect {
  const more = r.more.effects ?? {}
  const word = r.word([...EFFECT_WORDS, ...Object.keys(more), ...EACH], 'effect')
  if (Object.hasOwn(more, word)) return more[word]!(r)
  const who = EACH.find((other) => other === word)
  if (who === undefined) return EFFECTS[word as PlainEffect](r)
  let only: 'absent' | null = null
  if (r.takes('[')) {
    only = r.word(['absent'], 'filter')
    r.sign(']')
  }
  r.sign('{')
  const effects = choices(r)
  r.sign('}', '+')
  return { do: 'each', who, only, effects }
}

const RESOURCE = one(RESOURCE_PICKS, 'resource')
const UNIT: Arg<UnitPick> = { read: (r) => r.word(unitPicks(r), 'figure') }
const LOCATION = one(LOCATION_PICKS, 'location')
const DECK: Arg<DeckId> = { read: (r) => r.word([...DECKS, ...((r.more.decks ?? []) as DeckId[])]) }
const LESS: Arg<Less> = numOr('free')
const FEW_OR_ALL = numOr('all')
const N = { n: NUM }

/** Reads what follows the word. */
type PlainEffect = Exclude<BaseEffectWord, 'each'>
const EFFECTS: { readonly [W in PlainEffect]: (r: WordReader) => Effect } = {
  gain: (r) => ({ do: 'gain', ...r.args({ what: RESOURCE, n: NUM }) }),
  lose: (r) => ({ do: 'lose', ...r.args({ what: RESOURCE, n: NUM }) }),
  honor: (r) => ({ do: 'honor', ...r.args(N) }),
  exchange: (r) => ({ do: 'exchange', ...r.args(N) }),
  transfer: (r) => ({ do: 'transfer', ...r.args(N) }),
  tactic: (r) => ({ do: 'tactic', ...r.args(N) }),
  clerk: (r) => ({ do: 'clerk', ...r.args({ n: NUM, to: one(CLERK_TARGETS, 'location') }) }),
  recall: (r) => ({ do: 'recall', ...r.args({ n: FEW_OR_ALL, from: one(LOCATIONS, 'location') }) }),
  extraClerk: (r) => ({ do: 'extraClerk', ...r.args(N) }),
  hireClerk: (r) => ({ do: 'hireClerk', ...r.args({ n: NUM, less: LESS }) }),
  hireAdvisor: (r) => ({ do: 'hireAdvisor', ...r.args({ n: NUM, less: LESS }) }),
  refresh: (r) => ({ do: 'refresh', ...r.args(N) }),
  recruit: (r) => ({ do: 'recruit', ...r.args({ unit: UNIT, n: NUM, less: LESS }) }),
  attack: (r) => ({
    do: 'attack',
    ...r.args({ unit: UNIT, n: FEW_OR_ALL, where: one(ATTACK_PLACES), commit: flag('commit') }),
  }),
  wound: (r) => ({ do: 'wound', ...r.args({ n: NUM, where: one(WOUND_PLACES) }) }),
  save: (r) => ({ do: 'save', ...r.args({ n: FEW_OR_ALL, who: one(SAVED) }) }),
  kill: (r) => {
    const { n, where, same } = r.args({ n: NUM, where: one(KILL_PLACES), same: flag('same') })
    return { do: 'kill', n, where, section: same ? 'same' : 'any' }
  },
  march: (r) => ({ do: 'march', ...r.args(N) }),
  upgrade: (r) => ({ do: 'upgrade', ...r.args({ where: one(PRODUCTION_PICKS, 'location'), n: NUM, less: LESS }) }),
  income: (r) => ({ do: 'income', ...r.args(N) }),
  build: (r) => ({ do: 'build', ...r.args({ what: one(BUILDINGS), n: NUM, less: LESS }) }),
  advActivate: (r) => ({ do: 'advActivate', ...r.args({ where: LOCATION }) }),
  shame: (r) => ({ do: 'shame', ...r.args(N) }),
  tea: (r) => ({ do: 'tea', ...r.args({ n: numOr('top') }) }),
  reclaim: (r) => ({ do: 'reclaim', ...r.args(N) }),
  swap: (r) => ({ do: 'swap', ...r.args({ where: one(SWAPS) }) }),
  peek: (r) => ({ do: 'peek', ...r.args({ deck: DECK, n: NUM, under: NUM }) }),
  defense: (r) => ({ do: 'defense', ...r.args(N) }),
  placeHorde: (r) => ({ do: 'placeHorde', ...r.args(N) }),
  copyCommand: (r) => ({ do: 'copyCommand', ...r.args({}) }),
  requestDiscount: (r) => ({ do: 'requestDiscount', ...r.args(N) }),
  claim: (r) => ({ do: 'claim', ...r.args({ n: NUM, unit: UNIT }) }),
  reedClerk: (r) => ({ do: 'reedClerk', ...r.args(N) }),
  qClerk: (r) => ({ do: 'qClerk', ...r.args(N) }),
  qBarricade: (r) => ({ do: 'qBarricade', ...r.args(N) }),
  qSpear: (r) => ({ do: 'qSpear', ...r.args(N) }),
  qArcher: (r) => ({ do: 'qArcher', ...r.args(N) }),
  qHonor: (r) => ({ do: 'qHonor', ...r.args(N) }),
  qOther: (r) => ({ do: 'qOther', ...r.args({}) }),
  qUpgrade: (r) => ({ do: 'qUpgrade', ...r.args({}) }),
  qBuildWall: (r) => ({ do: 'qBuildWall', ...r.args({}) }),
  qVolley: (r) => ({ do: 'qVolley', ...r.args({}) }),
  qActivate: (r) => ({ do: 'qActivate', ...r.args({}) }),
  qCopyBox: (r) => ({ do: 'qCopyBox', ...r.args({ box: WHOLE }) }),
}
const EFFECT_WORDS = Object.keys(EFFECTS) as PlainEffect[]

/** `recruit` or `recruit:spearman`. */
const COST_ACTION: Arg<CostAction> = {
  read: (r) => {
    const own = (r.more.costs ?? []) as readonly CostAction[]
    const action = r.word([...COST_ACTIONS.filter((other) => !other.includes(':')), ...own], 'word')
    if (action !== 'recruit' || !r.takes(':')) return action
    // The types that an expansion adds have prices of their own, declared in `MoreCosts`.
    return `recruit:${r.word([...UNITS, ...(r.more.units ?? [])], 'figure')}` as CostAction
  },
}
const MIN: Arg<number> = { ...WHOLE, otherwise: 1 }

const MODIFIERS: { readonly [W in BaseModifierWord]: (r: WordReader) => Modifier } = {
  cost: (r) => ({ mod: 'cost', ...r.args({ action: COST_ACTION, n: NUM, min: MIN }) }),
  handLimit: (r) => ({ mod: 'handLimit', ...r.args(N) }),
  othersClerks: (r) => ({ mod: 'othersClerks', ...r.args(N) }),
  noShame: (r) => ({ mod: 'noShame', ...r.args({ when: one(['alone']) }) }),
  claim: (r) => ({ mod: 'claim', ...r.args({ n: NUM, unit: UNIT }) }),
  reach: (r) => ({ mod: 'reach', ...r.args({ unit: one(UNITS, 'figure'), rows: WHOLE }) }),
  shots: (r) => ({ mod: 'shots', ...r.args(N) }),
  lethality: (r) => ({ mod: 'lethality', ...r.args({ scope: one(LETHALITY_SCOPES), n: NUM }) }),
  power: (r) => ({ mod: 'power', ...r.args({ scope: one(POWER_SCOPES), n: NUM }) }),
  halveDefense: () => ({ mod: 'halveDefense' }),
  noBarricade: () => ({ mod: 'noBarricade' }),
  taunt: () => ({ mod: 'taunt' }),
  noWound: () => ({ mod: 'noWound' }),
  advance: () => ({ mod: 'advance' }),
  pack: (r) => ({ mod: 'pack', ...r.args(N) }),
  noUnit: (r) => ({ mod: 'noUnit', ...r.args({ unit: UNIT }) }),
}
const MODIFIER_WORDS: readonly string[] = Object.keys(MODIFIERS)

function need(r: WordReader): RequestNeed {
  if (r.takes('board')) {
    r.sign('(')
    const conditions = listOf(r, ',', boardCondition)
    r.sign(')', ',')
    return { need: 'board', conditions }
  }
  const who = r.seesNumber() ? r.whole() : r.word(['each', 'board'], 'need') && 'each'
  if (who !== 'each') r.word(['players'])
  r.sign('{')
  const act = requestAct(r)
  r.sign('}')
  return { need: 'players', who, act }
}

function boardCondition(r: WordReader): BoardCondition {
  const word = r.word([...BOARD_COUNTS, 'noBreach3'], 'condition')
  if (word === 'noBreach3') return { if: word }
  r.sign('>=')
  return { if: word, n: r.num() }
}

function requestAct(r: WordReader): RequestAct {
  if (r.word(['pay', 'sacrifice']) === 'pay') return { act: 'pay', cost: listOf(r, '+', costItem) }
  return { act: 'sacrifice', ...r.args({ pieces: PIECES, n: NUM, where: one(SACRIFICE_PLACES) }) }
}

const PIECES: Arg<(RequestAct & { act: 'sacrifice' })['pieces']> = {
  read: (r) => listOf(r, '/', () => r.word([...unitPicks(r), 'clerk'], 'figure')),
}
