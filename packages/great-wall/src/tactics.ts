import { DONE, drew, shuffledAway } from '@wanli/kernel'
import { changedPrice, modifierSum, noteChanges } from './cards/modifiers.ts'
import { moment, performChoice } from './cards/moments.ts'
import { type Ctx, holds } from './cards/numbers.ts'
import { type TacticWindow, WINDOWS } from './data/vocabulary/types.ts'
import { type Facts, lackFacts } from './facts.ts'
import { pay } from './resources.ts'
import { type CardOption, PASS, type TacticOption } from './options.ts'
import { CHI, type SectionId } from './state.ts'
import type { G, Moment, R, Rule, Seat, TacticBox } from './terms.ts'

/** GW-WAR-02, GW-TACTIC-11: from the top; an empty deck is made anew from the discards. */
export function* drawTactics(g: G, seat: Seat, n: number): Rule {
  const s = g.state
  const cards: number[] = []
  while (cards.length < n) {
    if (s.tacticDeck.length === 0) {
      if (s.tacticDiscard.length === 0) break
      s.tacticDeck = g.chance.shuffle('tactics', s.tacticDiscard)
      shuffledAway(s, 'tactic', s.tacticDeck)
      s.tacticDiscard = []
    }
    const card = s.tacticDeck.pop()!
    drew(s, 'tactic', seat, s.tacticDeck.length, card)
    cards.push(card)
  }
  if (cards.length === 0) return
  s.players[seat]!.tactics.push(...cards)
  g.say?.(
    { kind: 'tacticsDrawn', seat, n: cards.length },
    { to: [seat], is: { cards: cards.map((card) => g.box.tactics[card]!.id) } },
  )
  // Whoever passes for the time being has not weighed these. That cards were drawn is public, so that it betrays nothing when
  // the seat is asked again, whether one of them fits or not.
  if (s.standing !== undefined) for (const topic of tacticTopics(g.box.windows)) g.endStanding(seat, topic)
  yield* keepHandLimit(g, seat)
}

/** Everyone may say once for all what he answers in a window. */
export const tacticTopics = (windows: readonly TacticWindow[]): readonly string[] => windows.map(topicNamed)
const topicNamed = (window: TacticWindow): string => `tactic.${window}`
/** Put together once: it is asked for in every window. */
const TOPICS = Object.fromEntries(WINDOWS.map((window) => [window, topicNamed(window)])) as Record<string, string>
const topicOf = (window: TacticWindow): string => TOPICS[window] ?? topicNamed(window)

/** GW-TACTIC-02: with what cards add. */
export const handLimit = (g: R, seat: Seat): number =>
  g.box.data.constants.tacticHandLimit + modifierSum(g, seat, 'handLimit')

/** GW-TACTIC-02: down to the limit, old or new cards, when the whole draw is over. */
function* keepHandLimit(g: G, seat: Seat): Rule {
  const { tactics } = g.state.players[seat]!
  while (tactics.length > handLimit(g, seat)) {
    const options = tactics.map((card) => cardOption(g, 'discardTactic', 'discard', card, g.box.tactics[card]!.id))
    const { card } = yield* g.ask(seat, 'handLimit', options)
    tactics.splice(tactics.indexOf(card), 1)
    g.state.tacticDiscard.push(card)
    g.say?.({ kind: 'tacticDiscarded', seat, card: g.box.tactics[card]!.id })
  }
}

/** A card of a deck; those that are looked at come from several decks under one word, so they go by their keys. */
export const cardOption = (g: G, kind: CardOption['kind'], word: string, card: number, id: string): CardOption => {
  const make = (): CardOption => ({ kind, key: `${word} ${id}`, card, id })
  return kind === 'peekTop' || kind === 'peekUnder'
    ? g.box.book.once(`${word} ${id}`, make)
    : g.box.book.inRow(kind, card, make)
}

/**
 * GW-TACTIC-05, -12, DP-40: each of these players may play one card that fits, in Tea order. Everyone who holds any Tactic
 * card is asked, so that the question betrays nothing; a standing answer keeps a table from being stopped.
 */
export function tacticWindow(
  g: G,
  window: TacticWindow,
  about: Moment,
  seats: readonly Seat[],
  played: Seat[] = [],
): Rule {
  for (const seat of seats) if (mayPlay(g, seat, played)) return askAll(g, window, about, seats, played)
  return DONE
}

const mayPlay = (g: G, seat: Seat, played: readonly Seat[]): boolean =>
  g.state.players[seat]!.tactics.length > 0 && !played.includes(seat)

/** Who can't play when his turn comes is passed over: a card that was played before may have changed that. */
function* askAll(g: G, window: TacticWindow, about: Moment, seats: readonly Seat[], played: Seat[]): Rule {
  for (const seat of seats) {
    if (!mayPlay(g, seat, played)) continue
    const options = playable(g, window, about, seat)
    const ways = options.length === 0 ? ONLY_PASS : [...options, PASS]
    const pick = yield* g.offer(seat, 'tactic', topicOf(window), ways, aboutWindow(window, about))
    if (pick.kind === 'pass') continue
    played.push(seat)
    yield* playTactic(g, seat, pick, about)
  }
}

const ONLY_PASS = [PASS] as const

/** Which moment it is and, if it is in one section, where. */
const aboutWindow = (window: TacticWindow, { sections }: Moment) =>
  sections?.length === 1 ? { window, section: sections[0]! } : { window }

/** GW-TACTIC-03, -04: cards of this window whose condition holds; the boosted box only if it can be paid. */
function playable(g: G, window: TacticWindow, about: Moment, seat: Seat): readonly TacticOption[] {
  const me = g.state.players[seat]!
  let options: TacticOption[] | undefined
  for (const card of me.tactics) {
    const box = g.box.tactics[card]!
    // Most cards belong to other windows; only a table that explains has to weigh them.
    if (box.window !== window && g.refuse === undefined) continue
    const unfit = whyNotPlay(g, window, about, seat, box)
    for (const boosted of EITHER_BOX) {
      const option = tacticOption(g, card, box, boosted)
      const reason = unfit ?? (boosted && !canBoost(g, seat, box) ? 'GW-TACTIC-04' : undefined)
      if (reason === undefined) (options ??= []).push(option)
      else g.refuse?.(option, reason, tacticFacts(g, about, seat, box, reason))
    }
  }
  return options ?? NONE_FITS
}

const NONE_FITS: readonly TacticOption[] = []
const EITHER_BOX = [false, true] as const

/** With or without its boost. */
function whyNotPlay(g: G, window: TacticWindow, about: Moment, seat: Seat, box: TacticBox): string | undefined {
  if (box.window !== window) return 'GW-TACTIC-12'
  if (box.conditions.length === 0) return undefined
  const ctx = tacticCtx(g, seat, about, box)
  return box.conditions.every((condition) => holds(g, ctx, condition)) ? undefined : 'GW-TACTIC-03'
}

const canBoost = (g: R, seat: Seat, box: TacticBox): boolean =>
  g.state.players[seat]!.resources[CHI]! >= boostPrice(g, seat, box)

/** When it can be played, which of its conditions doesn't hold, or how much Chi is missing. */
function tacticFacts(g: G, about: Moment, seat: Seat, box: TacticBox, rule: string): Facts {
  if (rule === 'GW-TACTIC-12') return { kind: 'tacticWindow', tactic: box.id, window: box.window }
  if (rule === 'GW-TACTIC-04') return lackFacts(g, seat, CHI, boostPrice(g, seat, box))
  const ctx = tacticCtx(g, seat, about, box)
  const unmet = box.conditions.flatMap((condition, i) => (holds(g, ctx, condition) ? [] : [i]))
  return { kind: 'tacticCondition', tactic: box.id, unmet }
}

const boostPrice = (g: R, seat: Seat, box: TacticBox): number => changedPrice(g, seat, 'boost', box.boost)

const tacticCtx = (g: R, seat: Seat, about: Moment, box: TacticBox): Ctx => {
  const there = box.conditions.find((condition) => condition.if === 'clerksThere')
  const clerksThere = there !== undefined && 'n' in there ? there.n : 0
  const ctx: Ctx = { seat, moment: about, card: box.id, filter: [], clerksThere }
  const within = choosableSections(g, about, box)
  return within === undefined ? ctx : { ...ctx, within }
}

/** GWXC-VOC-11: where the event has no place, a condition may name the sections that the effect can choose from. */
function choosableSections(
  g: R,
  { sections, location }: Moment,
  { conditions }: TacticBox,
): readonly SectionId[] | undefined {
  if (sections !== undefined || location !== undefined) return undefined
  for (const { if: word } of conditions) {
    const named = g.box.choosable[word]
    if (named !== undefined) return named(g)
  }
  return undefined
}

const tacticOption = (g: G, card: number, { id }: TacticBox, boosted: boolean): TacticOption =>
  g.box.book.inRow(boosted ? 'boosted' : 'tactic', card, () => ({
    kind: 'tactic',
    key: boosted ? `tactic ${id} boosted` : `tactic ${id}`,
    card,
    boosted,
  }))

/** GW-TACTIC-01, -04, -10: pay, resolve, discard; then what reacts to the play. */
function* playTactic(g: G, seat: Seat, { card, boosted }: TacticOption, about: Moment): Rule {
  const s = g.state
  const me = s.players[seat]!
  const box = g.box.tactics[card]!
  me.tactics.splice(me.tactics.indexOf(card), 1)
  s.tacticsInPlay.push(card)
  g.say?.({ kind: 'tacticPlayed', seat, card: box.id, boosted })
  if (boosted) {
    pay(g, seat, CHI, boostPrice(g, seat, box))
    noteChanges(g, seat, 'boost')
  }
  yield* performChoice(g, tacticCtx(g, seat, about, box), boosted ? box.boosted : box.normal)
  s.tacticsInPlay.splice(s.tacticsInPlay.indexOf(card), 1)
  s.tacticDiscard.push(card)
  yield* moment(g, { trigger: 'onTacticPlayed', actors: [seat], words: [boosted ? 'boosted' : 'normal'] })
}
