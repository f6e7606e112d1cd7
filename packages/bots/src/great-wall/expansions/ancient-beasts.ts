import type { BeastCard, BeastsState } from '@wanli/great-wall/expansions/ancient-beasts'
import type { Seat } from '@wanli/kernel'
import { tacticWorth } from '../holdings.ts'
import { costOf, oneMore, type Outlook } from '../outlook.ts'
import {
  type Box,
  changedPrice,
  clerksAt,
  defenseOf,
  num,
  type Of,
  type Option,
  ownerOf,
  powerOf,
  type SectionId,
  slot,
} from '../terms.ts'
import type { ExpansionSense } from './sense.ts'

/* What greedy makes of the Beasts: how often it and the others fulfil a card, and what that brings. */

const beastsOf = ({ s }: Outlook): BeastsState | undefined => s.extras['ancientBeasts'] as BeastsState | undefined

/** The Beast cards of a box: all that is known of them is what lies in it. */
const found = new WeakMap<Box, readonly BeastCard[]>()
function cardsIn(box: Box): readonly BeastCard[] {
  const known = found.get(box)
  if (known !== undefined) return known
  const cards = box.ownerless.flatMap((set) => set.cards.filter((card): card is BeastCard => 'beast' in card))
  found.set(box, cards)
  return cards
}

/** The card of a Beast at a level; undefined above the last one. */
const cardAt = ({ box }: Outlook, beast: number, level: number): BeastCard | undefined =>
  cardsIn(box).find((card) => card.beast === beast && card.level === level)
const cardNow = (o: Outlook, { level }: BeastsState, beast: number): BeastCard => cardAt(o, beast, level[beast]!)!

/** Areas are numbers: the Locations first, then the sections. */
const sectionAt = ({ box }: Outlook, area: number): SectionId | undefined =>
  area < box.locations.length ? undefined : ((area - box.locations.length) as SectionId)
const areasOf = ({ box }: Outlook, { locations }: BeastCard): readonly number[] =>
  locations.length === 0
    ? box.sections.map((section) => box.locations.length + section)
    : locations.map((id) => box.locations.findIndex((location) => location.id === id))

type Effects = BeastCard['rules'][number] & { readonly kind: 'rule' }

/** What the better of a rule's choices brings at once. */
function effectWorth(o: Outlook, { effects }: Effects): number {
  const { resources } = o.s.players[o.seat]!
  const worths = effects.map((list) => {
    let worth = 0
    for (const effect of list) {
      if (effect.do === 'honor') worth += o.track * num(o.g, o.seat, effect.n)
      else if (effect.do === 'tactic') worth += tacticWorth(o)
      else if (effect.do === 'gain' && effect.what === 'chi')
        worth += num(o.g, o.seat, effect.n) * oneMore(o, CHI_INDEX, resources[CHI_INDEX]!)
    }
    return worth
  })
  return Math.max(...worths)
}
const CHI_INDEX = 3

/** A donation is one of several things to do with what was gathered; a Wall is built now and then. */
const OFTEN: Readonly<Record<string, number>> = { onDonate: 0.7, onWallBuilt: 0.25 }
/**
 * Measured: with five 1.5 to 2.3 donations a Year and player where Yinglong stands, with four 0.8 to 1.7. With Black Powder, where there is more to do,
 * who counts on so many leaves the other Beasts and the Khan alone (decision 056).
 */
const OFTEN_AMONG_FIVE: typeof OFTEN = { ...OFTEN, onDonate: 1.15 }
function oftenAt({ box }: Outlook): typeof OFTEN {
  if (box.setup.seats < 5 || box.canBeLost) return OFTEN
  return box.expansions.some(({ name }) => name === 'blackPowder') ? OFTEN : OFTEN_AMONG_FIVE
}
/** Honor for Walls hangs on what is paid: so much, usually. */
const FOR_WALLS = 3
/** Saving that is cheaper, and one more donation, each time that it matters. */
const MODIFIERS: Readonly<Record<string, number>> = { cost: 0.5, donations: 1 }

/** What a card brings each time that somebody is where it stands. */
function cardWorth(o: Outlook, card: BeastCard): number {
  let worth = 0
  for (const rule of card.rules) {
    if (rule.kind === 'mod') worth += MODIFIERS[rule.modifier.mod] ?? 0
    else if (rule.trigger === 'onWallBuilt') worth += oftenAt(o)[rule.trigger]! * o.track * FOR_WALLS
    else if (!rule.must) worth += (oftenAt(o)[rule.trigger] ?? 1) * effectWorth(o, rule)
  }
  return worth
}

/** Figures of a seat in a section: at rest, and on Hordes. */
function figuresIn({ s, box }: Outlook, seat: Seat, section: SectionId): number {
  const { rest, hordes } = s.sections[section]!
  let sum = 0
  for (let type = 0; type < box.soldiers.length; type++) sum += rest[slot(seat, type)]!
  for (const { spots } of hordes) if (spots.some((code) => ownerOf(code) === seat)) sum++
  return sum
}

/** How often in a Year a seat is where the Beast stands when it acts. */
function presence(o: Outlook, seat: Seat, area: number): number {
  const section = sectionAt(o, area)
  if (section !== undefined) return 0.2 + 0.35 * Math.min(2, figuresIn(o, seat, section))
  const works = (o.s.players[seat]!.overseers[area] ?? 0) > 0 ? 0.4 : 0
  return 0.75 + works + (clerksAt(o.g, area, seat) > 0 ? 0.6 : 0)
}

/** Of how much more use a place is to the seat than to the others; a team counts all its seats. */
function share(o: Outlook, area: number): number {
  const { seats } = o.box.setup
  let others = 0
  for (let seat = 0; seat < seats; seat++) if (seat !== o.seat) others += presence(o, seat, area)
  const mine = presence(o, o.seat, area)
  return o.team ? mine + others : mine - (seats > 1 ? (0.35 * others) / (seats - 1) : 0)
}

/** Years in which a Beast will still act, this one with it. */
const horizon = (o: Outlook): number => Math.min(4, o.years) + Math.min(1, 0.3 * o.turns)

/** Defense that it gives in Winters to come; what it does in this one is in the worth of the section. */
function laterDefense(o: Outlook, card: BeastCard): number {
  let defense = 0
  for (const rule of card.rules)
    if (rule.kind === 'rule' && rule.must)
      for (const effect of rule.effects[0]!) if (effect.do === 'defense') defense += num(o.g, o.seat, effect.n)
  return 0.4 * defense * Math.min(2, o.years)
}

const standWorth = (o: Outlook, card: BeastCard, area: number): number =>
  horizon(o) * share(o, area) * cardWorth(o, card) + laterDefense(o, card)

/** What the next Assault on a section may cost, as its Defense and Power are now. */
function breachRisk(o: Outlook, section: SectionId): number {
  const { hordes } = o.s.sections[section]!
  if (hordes.length === 0 || o.assaults[section] !== true) return 0
  const gap = powerOf(o.g, section, hordes, o.powers) - defenseOf(o.g, section, hordes)
  const risk = 1 / (1 + Math.exp(-(gap - 0.5) / o.w.blur))
  const absent = hordes.filter(({ spots }) => !spots.some((code) => ownerOf(code) === o.seat)).length
  return risk * (o.w.breach + absent * o.shame)
}

/** What a Beast is worth at this level and place, with what it does for the section in this Winter. */
function worthAt(o: Outlook, beast: number, level: number, area: number): number {
  const state = beastsOf(o)!
  const before = { area: state.area[beast]!, level: state.level[beast]! }
  state.area[beast] = area
  state.level[beast] = level
  let worth = standWorth(o, cardNow(o, state, beast), area)
  if (sectionAt(o, Math.max(area, before.area)) !== undefined)
    for (const section of o.box.sections) worth -= breachRisk(o, section)
  state.area[beast] = before.area
  state.level[beast] = before.level
  return worth
}

/** Honor that own cards give for an Upgrade. */
function upgradeExtra(o: Outlook): number {
  let extra = 0
  for (const card of o.s.players[o.seat]!.active)
    for (const { rule } of o.box.advisors[card]!.on.onBeast ?? [])
      for (const effect of rule.effects[0]!)
        if (effect.do === 'honor' && rule.filter.some((word) => word === 'upgrade'))
          extra += o.track * num(o.g, o.seat, effect.n)
  return extra
}

/** The best place for its next level, less what it costs. */
function upgradeWorth(o: Outlook, beast: number): number {
  const state = beastsOf(o)!
  const level = state.level[beast]!
  const area = state.area[beast]!
  const { price } = cardNow(o, state, beast)
  const next = cardAt(o, beast, level + 1)
  if (price === null || next === undefined) return -Infinity
  const n = changedPrice(o.g, o.seat, 'beastUpgrade', price.n)
  const best = Math.max(...[area, ...areasOf(o, next)].map((place) => worthAt(o, beast, level + 1, place)))
  const cost = costOf(o, o.s.players[o.seat]!.resources, n, [0, 0, 0, 0].with(price.resource, n))
  return best - worthAt(o, beast, level, area) + upgradeExtra(o) - cost
}

/** How much better it is there than where it stands. */
function moveWorth(o: Outlook, option: Option): number {
  if (option.kind !== 'beast') return 0
  const { beast, area } = option
  const state = beastsOf(o)!
  return worthAt(o, beast, state.level[beast]!, area) - worthAt(o, beast, state.level[beast]!, state.area[beast]!)
}

/** Who places one looks for the best place of any: the others come to what is left. */
const placeWorth = (o: Outlook, option: Option): number => {
  const { beast, area } = option as Of<'beast'>
  return worthAt(o, beast, 1, area)
}

export const ancientBeasts: ExpansionSense = {
  prompts: {
    beastPlace: placeWorth,
    beastUpgrade: (o, option) => (option.kind === 'beastUpgrade' ? upgradeWorth(o, option.beast) : 0),
    beastMove: moveWorth,
  },
  // A Relic or a card that moves a Beast is judged by where the Beast stands then.
  parts: ['beastMove'],
  worth(o) {
    const state = beastsOf(o)
    if (state === undefined) return 0
    let worth = 0
    state.area.forEach((area, beast) => area >= 0 && (worth += standWorth(o, cardNow(o, state, beast), area)))
    return worth
  },
  // BST-4: who has a Clerk there gains what the card says.
  gain(o, location) {
    const state = beastsOf(o)
    if (state === undefined) return 0
    let gain = 0
    state.area.forEach((area, beast) => {
      if (area !== location) return
      for (const rule of cardNow(o, state, beast).rules)
        if (rule.kind === 'rule' && rule.trigger === 'onActivation') gain += effectWorth(o, rule)
        else if (rule.kind === 'rule' && rule.trigger === 'onDonate')
          gain += oftenAt(o)['onDonate']! * effectWorth(o, rule)
    })
    return gain
  },
}
