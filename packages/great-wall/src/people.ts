import type { Option, Question } from '@wanli/kernel'
import { isUsedUp } from './cards/limits.ts'
import type { Effect } from './data/vocabulary/types.ts'
import { DECLINE, DRAW, GATHER, type GwOption, PASS, type ResourceOption, STOP } from './options.ts'
import { sum } from './pay.ts'
import { goesOn as goesOnPaying } from './payment.ts'
import type { State } from './state.ts'
import { handLimit } from './tactics.ts'
import { reading } from './reading.ts'
import type { CompiledRule, GwBox, Prompt, R } from './terms.ts'

/*
 * What people need not be asked, and what they may be asked in front of the others. The rules themselves ask everything
 * (GW-CORE-09); programs that play answer everything.
 */

const OUT: ReadonlySet<string> = new Set([DECLINE.key, PASS.key, STOP.key])

/** The one thing to do, where the only other answer is not to do it. */
function onlyDeed({ options }: Question): GwOption | undefined {
  const deeds = options.filter(({ key }) => !OUT.has(key))
  return options.length === 2 && deeds.length === 1 ? (deeds[0] as GwOption) : undefined
}

/** The answer that nobody would refuse, since it costs nothing, uses nothing up and keeps nothing from happening. */
export function obvious(question: Question, state: State, box: GwBox): string | undefined {
  // GWC-VOC-102: who has no more than must go loses all of it, in whatever order.
  if (question.prompt === ('lose' satisfies Prompt))
    return losesAll(question, state) ? question.options[0]!.key : undefined
  const deed = onlyDeed(question)
  if (deed === undefined) return undefined
  const g = reading(state, box)
  switch (question.prompt as Prompt) {
    // GW-PROD-02, -09: who declines gets nothing, and may neither upgrade nor donate.
    case 'gather':
      return mustReact(g, question.seat, 'onGather') ? undefined : GATHER.key
    case 'warAcademy':
      return hasRoom(g, question.seat, Number(question.about?.['n'])) ? DRAW.key : undefined
    // GW-LOGI-03: whoever marches with one Soldier has said so already.
    case 'marchSoldier':
      return question.about?.['moved'] === 0 ? deed.key : undefined
    case 'ability':
      return deed.kind === 'use' && onlyHelps(g, question.seat, deed.card, deed.rule) ? deed.key : undefined
    default:
      return undefined
  }
}

const AIMS: ReadonlySet<GwOption['kind']> = new Set<GwOption['kind']>(['shoot', 'man', 'shootAgain'])

/** One Archer, who shoots or doesn't: which spot he wounds is all that there is to choose (GW-ATTACK-04, -10, GWC-VOC-147). */
export function onlyWay(question: Question): string | undefined {
  if (question.prompt !== ('attack' satisfies Prompt) && question.prompt !== ('extraShot' satisfies Prompt))
    return undefined
  const deed = onlyDeed(question)
  return deed !== undefined && AIMS.has(deed.kind) ? deed.key : undefined
}

/** What follows is a part of the same choice. */
export const goesOn = (question: Question, answer: Option, next: Question): boolean =>
  goesOnPaying(question, answer, next) ||
  (next.prompt === ('shoot' satisfies Prompt) && next.seat === question.seat && onlyWay(question) === answer.key)

const losesAll = ({ seat, options, about }: Question, { players }: State): boolean => {
  const held = (options as readonly ResourceOption[]).map(({ resource }) => players[seat]!.resources[resource]!)
  return sum(held) <= Number(about?.['left'])
}

/** Over the limit a card must go (GW-TACTIC-02), and everyone sees which. */
const hasRoom = (g: R, seat: number, n: number): boolean =>
  g.state.players[seat]!.tactics.length + n <= handLimit(g, seat)

/** The cards of this seat, open on the table, that react to a trigger. */
const rulesOf = (g: R, seat: number): readonly GwBox['advisors'][number][] => {
  const { general, active } = g.state.players[seat]!
  return [...(general < 0 ? [] : [g.box.generals[general]!]), ...active.map((card) => g.box.advisors[card]!)]
}

/** A card would do something that its owner can't refuse. */
const mustReact = (g: R, seat: number, trigger: string): boolean =>
  g.box.hordeTriggers.has(trigger) ||
  rulesOf(g, seat).some(({ on }) => on[trigger as keyof typeof on]?.some(({ rule }) => rule.must) === true)

/** A rule that only brings something, as often as it comes up: resources, Honor, Tactic cards for which there is room. */
function onlyHelps(g: R, seat: number, card: string, index: number): boolean {
  const on = rulesOf(g, seat).find(({ id }) => id === card)?.on ?? {}
  const found = Object.values(on as Readonly<Record<string, readonly CompiledRule[] | undefined>>)
    .flatMap((rules) => rules ?? [])
    .find((compiled) => compiled.index === index)
  if (found === undefined || isUsedUp(g, seat, found)) return false
  const { limit, cost, effects } = found.rule
  return limit === null && cost.length === 0 && effects.length === 1 && effects[0]!.every((e) => brings(g, seat, e))
}

const brings = (g: R, seat: number, effect: Effect): boolean => {
  switch (effect.do) {
    case 'gain':
      return true
    case 'honor':
      return typeof effect.n === 'number' && effect.n >= 0
    case 'tactic':
      return typeof effect.n === 'number' && hasRoom(g, seat, effect.n)
    default:
      return false
  }
}

/**
 * Questions whose options follow from what lies open on the table (GW-INFO-02). Whatever asks for resources or for cards in hand
 * is not among them (GW-INFO-01).
 */
const OPEN: ReadonlySet<Prompt> = new Set<Prompt>([
  'commandSpot',
  'reclaim',
  'clerk',
  'activate',
  'advancedActivation',
  'gather',
  'deploy',
  'surplus',
  'march',
  'marchSoldier',
  'teaHouse',
  'place',
  'warAcademy',
  'attack',
  'wound',
  'shoot',
  'shooter',
  'extraShot',
  'victim',
  'shame',
  'unshame',
  'gain',
  'recall',
  'income',
  'reclaimCard',
  'swap',
  'copy',
  'refresh',
  'outpost',
  'reedClerk',
  'reedBarricade',
  'reedSpearman',
  'order',
  'consent',
  'sacrifice',
  'favor',
])

/** What lies behind the Screen, where Screens are used. */
const SPENDS: ReadonlySet<Prompt> = new Set<Prompt>([
  'payShame',
  'upgrade',
  'donate',
  'recruit',
  'build',
  'warehouse',
  'pay',
  'embassy',
  'save',
  'exchange',
  'lose',
  'request',
  'player',
  'contribute',
  'transfer',
])

/** What may be shown to everybody; of a Tactic window (DP-40) only that one may pass. */
export function openly(question: Question, _: State, box: GwBox): readonly GwOption[] | undefined {
  const prompt = question.prompt as Prompt
  if (prompt === 'tactic') return [PASS]
  const asks = (list: 'askedOpenly' | 'asksForResources') =>
    box.expansions.some((expansion) => expansion[list]?.includes(prompt))
  const open =
    OPEN.has(prompt) ||
    asks('askedOpenly') ||
    (box.setup.options['info.showOpponentResources'] && (SPENDS.has(prompt) || asks('asksForResources')))
  return open ? (question.options as readonly GwOption[]) : undefined
}
