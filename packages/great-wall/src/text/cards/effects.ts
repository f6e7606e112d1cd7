import {
  type BaseEffectWord,
  type Choices,
  type Effect,
  type EffectWord,
  LOCATIONS,
  type Num,
  PRODUCTION,
} from '../../data/index.ts'
import { type Link, linked, listOf, type Message, message, named } from '../messages/message.ts'
import { saidBy } from '../messages/says.ts'
import { aUnit, locationIn, resourceOf, unitName } from '../messages/things.ts'
import { amount, fixed } from './amount.ts'
import type { Context, Form } from './context.ts'
import { isNegative, negative } from './num.ts'
import type { TextKey } from '../en.ts'

type Of<W extends EffectWord, E = Effect> = E extends { do: infer D } ? (W extends D ? E : never) : never
type Makers = { readonly [W in BaseEffectWord]: (effect: Of<W>, context: Context) => Message }

/** A verb with what it is done to. */
const act = (key: TextKey, { form }: Context, what: Message, more: Message['params'] = {}): Message =>
  message(key, { form, what, ...more })

/** So many of a thing that is said by one text. */
const some = (key: TextKey, num: Num, context: Context, more: Message['params'] = {}): Message =>
  amount(num, context, (n, upTo) => message(key, { n, upTo, form: context.form, extra: false, ...more }))

const units = (unit: string, num: Num | 'all', context: Context): Message =>
  num === 'all'
    ? message('thing.units.all', { form: context.form, unit: unitName(unit, 2, context.box) })
    : amount(num, context, (n, upTo) => message('thing.units', { n, upTo, unit: unitName(unit, n, context.box) }))

/** The name of Betrayal, and of whatever else is never taken back. */
const except = ({ box }: Context): Message => {
  const cards = Object.values(box.data.commands.player).filter((card) => card.staysInDiscard)
  return cards.length === 0
    ? message('nothing')
    : listOf(
        cards.map(({ name }) => named(name)),
        'or',
      )
}

/** For one thing, for each of several (in Spanish with their gender), or for all together. */
type Share = 'none' | 'each' | 'eachF' | 'all'

/** "... for 2 Resources less each" */
function cheaper(text: Message, less: Num | 'free', of: Share, context: Context, gold = false): Message {
  if (less === 'free') return message(context.paid === true ? 'less.paid' : 'less.free', { act: text })
  const n = fixed(less)
  if (n === 0) return text
  if (n !== undefined) return message(gold ? 'less.gold' : 'less.cut', { act: text, n, of })
  const change = amount(less, context, (cut) =>
    message(gold ? 'change.gold' : 'change.resources', { n: cut, dir: 'less' }),
  )
  return message('less.formula', { act: text, change, of })
}
const several = (num: Num, of: Share): Share => (fixed(num) === 1 ? 'none' : of)
const isOne = (num: Num | 'all'): boolean => num !== 'all' && fixed(num) === 1

const isExtra = (context: Context, word: 'gain' | 'honor', what: string): boolean =>
  context.extra?.(word, what) === true

function saved({ n, who }: Of<'save'>, context: Context): Message {
  if (who === 'one') return n === 'all' ? message('thing.ofOne.all') : some('thing.ofOne', n, context)
  if (who === 'any' || context.dying === true)
    return n === 'all' ? message('thing.them.all') : some('thing.them', n, context)
  return n === 'all' ? units('soldier', 'all', context) : some('thing.soldiers', n, context)
}

const BUILDING_THINGS = { barricade: 'thing.barricades', wall: 'thing.walls', any: 'thing.buildings' } as const

function upgraded({ where, n }: Of<'upgrade'>, context: Context): Message {
  const own = PRODUCTION.find((id) => id === where)
  if (own !== undefined)
    return message('thing.overseer', { form: context.form, resource: resourceOf(own, context.box) })
  return some(fixed(n) === 1 ? 'thing.overseers' : 'thing.overseers.different', n, context)
}

const attackKey = (where: Of<'attack'>['where']): TextKey =>
  where === 'any' ? 'effect.attack' : `effect.attack.${where}`
const woundKey = (where: Of<'wound'>['where']): TextKey => (where === 'any' ? 'effect.wound' : `effect.wound.${where}`)
const killKey = (where: Of<'kill'>['where']): TextKey => (where === 'board' ? 'effect.kill' : `effect.kill.${where}`)

/** Who must go along is told apart from who may. */
const attackers = ({ unit, n, commit }: Of<'attack'>, context: Context): Message =>
  commit && n === 'all'
    ? message('thing.units.any', { form: context.form, unit: unitName(unit, 2, context.box) })
    : units(unit, n, context)

function attacked(effect: Of<'attack'>, context: Context): Message {
  const text = act(attackKey(effect.where), context, attackers(effect, context))
  return effect.commit ? message('effect.commit', { act: text, form: context.form }) : text
}

function moved({ n, to }: Of<'clerk'>, context: Context): Message {
  const what = some('thing.clerks', n, context)
  if (to === 'diff') return act('effect.clerk.diff', context, what)
  if (LOCATIONS.some((id) => id === to))
    return act('effect.clerk.to', context, what, { location: locationIn(to, 'to', context.box) })
  return act('effect.clerk', context, what, { one: isOne(n) })
}

function peeked({ deck, n, under }: Of<'peek'>, context: Context): Message {
  const what = some('thing.topCards', n, context, { deck: message(`deck.${deck}`) })
  const none = fixed(under) === 0
  if (isOne(n)) return act(none ? 'effect.peek.one' : 'effect.peek.oneUnder', context, what)
  if (none) return act('effect.peek', context, what)
  return act('effect.peek.under', context, what, { under: some('thing.cards', under, context) })
}

function each({ who, only, effects }: Of<'each'>, context: Context): Message {
  const shared = effects.length === 1 && effects[0]!.length === 1 ? effects[0]![0]! : undefined
  if (who === 'team' && shared?.do === 'gain') {
    const form = 'they'
    return message('effect.share', { what: some(`thing.${shared.what}`, shared.n, { ...context, form }) })
  }
  const player = message(who === 'chosen' && context.common === true ? 'each.chosen.team' : `each.${who}`)
  return message('effect.each', {
    who: only === null ? player : message('each.absent', { who: player }),
    effects: choicesMessage(effects, { ...context, form: 'they' }),
  })
}

/** Clerks who come back from several Locations alike. */
function recalled(effects: readonly Of<'recall'>[], c: Context): Message {
  const { n } = effects[0]!
  return act(
    'effect.recall',
    c,
    n === 'all' ? message('thing.clerks.all', { form: c.form }) : some('thing.clerks', n, c),
    {
      location: listOf(
        effects.map(({ from }) => locationIn(from, 'from', c.box)),
        'and',
      ),
    },
  )
}

const counted =
  (key: TextKey, thing: TextKey) =>
  (effect: { readonly n: Num }, context: Context): Message =>
    act(key, context, some(thing, effect.n, context))
const plain = (key: TextKey) => (): Message => message(key)

const MAKERS: Makers = {
  gain: ({ what, n }, c) => act('effect.gain', c, some(`thing.${what}`, n, c, { extra: isExtra(c, 'gain', what) })),
  lose: ({ what, n }, c) => act('effect.lose', c, some(`thing.${what}`, n, c)),
  honor: ({ n }, c) =>
    isNegative(n)
      ? act('effect.lose', c, some('thing.honor', negative(n), c))
      : act('effect.honor', c, some('thing.honor', n, c, { extra: isExtra(c, 'honor', 'honor') })),
  exchange: counted('effect.exchange', 'thing.resources'),
  transfer: counted('effect.transfer', 'thing.ownResources'),
  tactic: counted('effect.tactic', 'thing.tactics'),
  clerk: moved,
  recall: (effect, c) => recalled([effect], c),
  extraClerk: ({ n }, c) =>
    act(
      'effect.extraClerk',
      c,
      amount(n, c, (k) => message('thing.moreClerks', { n: k })),
    ),
  hireClerk: ({ n, less }, c) =>
    cheaper(act('effect.hireClerk', c, some('thing.newClerks', n, c)), less, several(n, 'each'), c, true),
  hireAdvisor: ({ n, less }, c) =>
    cheaper(act('effect.hireAdvisor', c, some('thing.advisors', n, c)), less, several(n, 'each'), c, true),
  refresh: counted('effect.refresh', 'thing.advisors'),
  recruit: ({ unit, n, less }, c) => cheaper(act('effect.recruit', c, units(unit, n, c)), less, several(n, 'all'), c),
  attack: attacked,
  wound: ({ n, where }, c) => act(woundKey(where), c, some('thing.wounds', n, c), { one: isOne(n) }),
  save: (effect, c) => {
    const text = act('effect.save', c, saved(effect, c), { one: effect.n === 'all' || isOne(effect.n) })
    return c.paid === true ? text : message('less.free', { act: text })
  },
  kill: ({ n, where, section }, c) =>
    act(
      killKey(where),
      c,
      amount(n, c, (k) => message('thing.soldiers', { n: k, upTo: false, form: c.form })),
      {
        same: section === 'same',
        one: isOne(n),
      },
    ),
  march: counted('effect.march', 'thing.marches'),
  upgrade: (effect, c) =>
    cheaper(act('effect.upgrade', c, upgraded(effect, c)), effect.less, several(effect.n, 'each'), c),
  income: counted('effect.income', 'thing.overseers'),
  build: ({ what, n, less }, c) => {
    const text = act('effect.build', c, some(BUILDING_THINGS[what], n, c))
    return cheaper(text, less, several(n, what === 'barricade' ? 'eachF' : 'each'), c)
  },
  advActivate: ({ where }, c) =>
    message('effect.advActivate', { form: c.form, location: locationIn(where, 'of', c.box) }),
  shame: ({ n }, c) =>
    isNegative(n)
      ? act('effect.shame', c, some('thing.shame', negative(n), c))
      : act('effect.shame.gain', c, some('thing.shame', n, c, { upTo: false })),
  tea: ({ n }, c) =>
    n === 'top' ? message('effect.tea.top', { form: c.form }) : act('effect.tea', c, some('thing.places', n, c)),
  reclaim: ({ n }, c) => act('effect.reclaim', c, some('thing.commands', n, c, { except: except(c) })),
  swap: ({ where }, c) => message(where === 'board' ? 'effect.swap' : 'effect.swap.section', { form: c.form }),
  peek: peeked,
  defense: counted('effect.defense', 'thing.defense'),
  placeHorde: counted('effect.placeHorde', 'thing.hordes'),
  copyCommand: (_, c) => message('effect.copyCommand', { form: c.form, except: except(c) }),
  requestDiscount: counted('effect.requestDiscount', 'thing.number'),
  claim: ({ n, unit }, c) =>
    unit === 'soldier'
      ? act('effect.claim', c, some('thing.vitalSpots', n, c))
      : act('effect.claim.unit', c, some('thing.vitalSpots', n, c), { unit: aUnit(unit, c.box) }),
  each,
  reedClerk: counted('effect.reedClerk', 'thing.reedClerks'),
  qClerk: counted('effect.qClerk', 'thing.qinClerks'),
  qBarricade: ({ n }, c) =>
    act(
      'effect.qBarricade',
      c,
      amount(n, c, (k) => message('thing.barricades', { n: k, upTo: false })),
    ),
  qSpear: ({ n }, c) => act('effect.qSpear', c, qinUnits('spearman', n, c)),
  qArcher: ({ n }, c) => act('effect.qArcher', c, qinUnits('archer', n, c)),
  qHonor: counted('effect.qHonor', 'thing.honor'),
  qOther: plain('effect.qOther'),
  qUpgrade: plain('effect.qUpgrade'),
  qBuildWall: plain('effect.qBuildWall'),
  qVolley: plain('effect.qVolley'),
  qActivate: plain('effect.qActivate'),
  qCopyBox: ({ box }) => message('effect.qCopyBox', { box }),
}

const qinUnits = (unit: string, num: Num, c: Context): Message =>
  amount(num, c, (n) => message('thing.qinUnits', { n, unit: unitName(unit, n, c.box) }))

function effectMessage(effect: Effect, context: Context): Message {
  const make =
    saidBy(context.box, 'effects', effect.do) ??
    (MAKERS as Readonly<Record<string, (effect: never, context: Context) => Message>>)[effect.do]
  return make === undefined
    ? message(`effect.${effect.do}` as TextKey, { form: context.form })
    : make(effect as never, context)
}

// --- several effects -----------------------------------------------------------------------------------------------------

/** What is simply had: after another such thing its verb need not be said again. */
const isGain = (effect: Effect): boolean => effect.do === 'gain' || (effect.do === 'honor' && !isNegative(effect.n))

/** "a, then b", "a and gain b". */
function effectsMessage(effects: readonly Effect[], context: Context): Message {
  if (effects.every((effect) => effect.do === 'recall') && effects.every(({ n }) => n === 'all'))
    return recalled(effects, context)
  const form = (effect: Effect, i: number): Form => {
    const before = effects[i - 1]
    if (before !== undefined && isGain(before) && isGain(effect)) return 'more'
    return context.form === 'bare' && !effects.every(isGain) ? 'do' : context.form
  }
  // Behind another effect "of them" would be those that it speaks of.
  const named = (i: number): Partial<Context> => (i > 0 ? { dying: false } : {})
  const texts = effects.map((effect, i) => effectMessage(effect, { ...context, ...named(i), form: form(effect, i) }))
  const links = effects.slice(1).map((effect, i) => linkOf(effects[i]!, effect))
  const link = (i: number): Link => (links[i] === 'and' && links[i + 1] === 'and' ? 'comma' : links[i]!)
  return texts.slice(1).reduce((start, end, i) => linked(start, end, link(i)), texts[0]!)
}

/** Texts that hold an "and" of their own, or many commas, are followed by "then". */
const LONG: readonly EffectWord[] = ['peek', 'refresh', 'swap']

function linkOf(before: Effect, next: Effect): Link {
  if (LONG.includes(before.do)) return 'then'
  return isGain(next) || next.do === 'tactic' || next.do === 'qHonor' || next.do === before.do ? 'and' : 'then'
}

/** One of the choices. */
export function choicesMessage(choices: Choices, context: Context): Message {
  const plainContext: Context = choices.length > 1 && context.form === 'bare' ? { ...context, form: 'do' } : context
  const texts = choiceMessages(choices, plainContext)
  // Qin Jiushao chooses nothing: what follows happens only if there is no card to copy.
  if (choices[0]?.[0]?.do === 'qCopyBox' && texts.length === 2)
    return message('effect.otherwise', { start: texts[0]!, end: texts[1]! })
  const [first] = choices.at(-1) ?? []
  return listOf(texts, first !== undefined && isGain(first) ? 'orO' : 'or')
}

export const choiceMessages = (choices: Choices, context: Context): readonly Message[] =>
  choices.map((effects) => effectsMessage(effects, context))

/** Qin Jiushao's own words. */
export const isQin = (choices: Choices): boolean =>
  choices.some((list) => list.some((effect) => effect.do.startsWith('q')))
