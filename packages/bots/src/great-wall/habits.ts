import type { Seat } from '@wanli/kernel'
import { highest } from '../highest.ts'
import { activationWorth, chooseClerk, reedClerk } from './clerks.ts'
import { attacksByExpansions, incomesByExpansions, worthInExpansion } from './expansions/index.ts'
import { artifactLevel, gainsOf, MOST_CLERKS } from './gains.ts'
import { levelWorth, mostWanted } from './holdings.ts'
import { buildingsWorth } from './buildings.ts'
import { recruitsWorth } from './recruits.ts'
import { readiness } from './requests.ts'
import { cheapest, oneLess, oneMore, type Outlook, outlookOf } from './outlook.ts'
import {
  type Asked,
  CHI,
  clerksAt,
  hordeAt,
  type GwTable,
  type Of,
  type Option,
  RESOURCES,
  slot,
  sumOf,
  VACANT,
} from './terms.ts'
import { generalsIn } from './modes.ts'
import { ADVISORS, TEAM, USUAL_ADVISOR, USUAL_GENERAL, type Weights } from './weights.ts'

/** What needs no looking ahead, or what looking ahead can't judge: most of the many small questions. */
export function habitOf(table: GwTable, seat: Seat, question: Asked, w: Weights): number | undefined {
  const { options, prompt } = question
  if (options.length === 1) return 0
  const o = () => outlookOf(table, seat, w, question)
  const { box } = table
  switch (prompt) {
    case 'general':
      return highest(options, (option) => generalsIn(box)[box.generals[card(option)]!.id] ?? USUAL_GENERAL)
    case 'advisor':
      return highest(options, (option) => ADVISORS[box.advisors[card(option)]!.id] ?? USUAL_ADVISOR)
    case 'command':
      return command(o(), question)
    case 'commandSpot':
      return commandSpot(o(), question)
    case 'reclaim':
      return reclaim(o(), question)
    case 'clerk':
      return chooseClerk(o(), question)
    case 'activate':
      return highest(options, (option) => ORDER.indexOf(box.locations[(option as Of<'activate'>).location]!.id) * -1)
    case 'advancedActivation':
      return advanced(o(), question)
    case 'gather':
    case 'teaHouse':
    case 'warAcademy':
    case 'peekOrder':
    case 'extraShot':
      return 0
    case 'pay':
    case 'warehouse':
      return pay(o(), question)
    case 'gain':
      return take(o(), question)
    case 'lose':
      return highest(options, (option) => -missed(o(), option))
    case 'exchange':
      return exchange(o(), question)
    case 'income':
      return highest(options, (option) => incomeWorth(o(), (option as Of<'income'>).location))
    case 'shame':
      return shame(o(), question)
    case 'unshame':
      return unshame(o(), question)
    case 'handLimit':
      return highest(options, (option) => -(TACTICS[box.tactics[card(option)]!.id] ?? 3))
    case 'choice':
      // Betrayal copies whenever there is something to copy.
      return question.about?.['card'] === 'betrayal' ? 0 : undefined
    case 'copy':
      return highest(options, (option) => commandWorth(o(), table.state.track[(option as Of<'copy'>).spot]!.card))
    case 'order':
    case 'consent':
    case 'contribute':
      // In Tea order; yes; as much as is left.
      return 0
    case 'request':
      return highest(options, (option) => (option.kind === 'request' ? 1 : 0))
    case 'favor':
      return highest(options, (option) => nearness(table, card(option), seat))
    case 'sacrifice':
      return highest(options, (option) => SACRIFICED.indexOf((option as Of<'sacrifice'>).from))
    case 'transfer':
      return options.findIndex(({ kind }) => kind === 'stop')
    case 'reedClerk':
      return reedClerk(o(), question)
    default: {
      const worth = worthInExpansion(prompt)
      return worth === undefined ? undefined : highest(options, (option) => worth(o(), option, gainsOf))
    }
  }
}

/** Who is missed least, last: those at work, on the Wall, at rest, in the pool. */
const SACRIFICED: readonly string[] = ['location', 'firing', 'rest', 'pool']

/** A Request that is nearly met gains most by a lower number; one that is met gains nothing. */
const nearness = (g: GwTable, request: number, seat: Seat): number => {
  const ready = readiness(g, request, seat)
  return ready >= 1 ? 0 : ready
}

const card = (option: Option): number => (option as Of<'command'>).card

/** First what brings something, then what spends it. */
const ORDER = [
  'temple',
  'goldMine',
  'quarry',
  'lumberMill',
  'teaHouse',
  'warAcademy',
  'embassy',
  'logistics',
  'barracks',
  'builders',
]

/** Tactic cards that are rather kept. */
const TACTICS: Readonly<Record<string, number>> = {
  'TAC-01': 3.2,
  'TAC-02': 3,
  'TAC-03': 3.3,
  'TAC-04': 2.6,
  'TAC-05': 2.8,
  'TAC-06': 3.2,
  'TAC-07': 2.4,
  'TAC-08': 3.4,
  'TAC-09': 3.5,
  'TAC-10': 2.6,
  'TAC-11': 2,
  'TAC-12': 3,
  'TAC-13': 3.2,
  'TAC-14': 3,
  'TAC-15': 3.4,
  'TAC-16': 3.2,
  'TAC-17': 2.6,
  'TAC-18': 3.2,
  'TAC-19': 1.6,
  'TAC-20': 3,
}

// --- Command cards -------------------------------------------------------------------------------------------------------

const command = (o: Outlook, { options }: Asked): number => highest(options, (option) => commandWorth(o, card(option)))

const commandWorth = (o: Outlook, index: number): number => boxesWorth(o, o.box.commands[index]!.key)

/** What the own boxes of a Command card bring as things stand. */
function boxesWorth(o: Outlook, key: string): number {
  const { s, box, seat, w } = o
  const me = s.players[seat]!
  const economies = s.track.filter((c) => c !== null && box.commands[c.card]!.key === 'economy').length
  switch (key) {
    case 'despotism':
      return w.move * (4 + 2 * economies) + Math.max(ADVANCED, advancedWorth(o))
    case 'economy':
      return (
        w.move * 3 +
        w.income *
          incomesByExpansions(o) *
          (w.resource[mostWanted(o)]! + topTwo(me.overseers.map((_, location) => incomeWorth(o, location))))
      )
    case 'workHarder':
      return w.move * 4 + 0.8 * buildingsWorth(o, 1, 2)[1]!
    case 'attackOrder':
      return w.move * 3 + (o.team ? TEAM.attack : w.attack) * attacksByExpansions(o) * attackers(o)
    case 'mobilization':
      return w.move * 4 + 0.8 * recruitsWorth(o, 2, 1)[2]!
    default: {
      // Betrayal: others may play something better than the second best, or nothing that is wanted.
      const [best = 0, second = 0] = COPIED.map((copied) => boxesWorth(o, copied)).sort((a, b) => b - a)
      return w.betrayal * (second + w.envy * (best - second))
    }
  }
}
/** An Advanced Activation, at least. */
const ADVANCED = 2
const advancedWorth = (o: Outlook): number =>
  o.w.activation === 0
    ? 0
    : o.w.activation * Math.max(...o.box.locations.map((_, location) => gainsOf(o, location)[MOST_CLERKS]!))
const COPIED = ['despotism', 'economy', 'workHarder', 'attackOrder', 'mobilization']

const topTwo = (worths: readonly number[]): number => {
  const [a = 0, b = 0] = [...worths].sort((x, y) => y - x)
  return a + b
}

const incomeWorth = (o: Outlook, location: number): number => {
  const level = o.s.players[o.seat]!.overseers[location]!
  if (level === 0) return 0
  const resource = o.box.locations[location]!.resource ?? 0
  return o.box.overseers[location]!.income[level - 1]! * oneMore(o, resource, o.s.players[o.seat]!.resources[resource]!)
}

/** Soldiers who could attack at once. */
function attackers({ s, box, seat }: Outlook): number {
  let sum = 0
  for (const section of s.sections) {
    const vacant = hordeAt(section.hordes, 0)?.spots.filter((code) => code === VACANT).length ?? 0
    const all = section.hordes.reduce((n, horde) => n + horde.spots.filter((code) => code === VACANT).length, 0)
    let melee = 0
    let archers = 0
    box.soldiers.forEach(({ footprint }, type) => {
      if (footprint === 0) archers += section.rest[slot(seat, type)]! + section.firing[slot(seat, type)]!
      else melee += section.rest[slot(seat, type)]! * footprint
    })
    sum += 3 * Math.min(melee, vacant) + 1.3 * Math.min(archers, all)
  }
  return sum
}

/** Early, but a builder waits until he knows what Winter needs. */
function commandSpot({ s, box, seat }: Outlook, { options }: Asked): number {
  const mine = s.revealed.find((command) => command.seat === seat)
  const key = mine === undefined ? '' : box.commands[mine.card]!.key
  return key === 'workHarder' || key === 'despotism' ? options.length - 1 : 0
}

/**
 * The cards, if the best of all of them for the Falls to come are worth more than those in hand by what they cost: the
 * Honor for each of them now and in every Summer in which they would still lie there.
 */
function reclaim(o: Outlook, { options }: Asked): number {
  const { s, box, seat, years, track } = o
  const { commands, discarded } = s.players[seat]!
  const back = discarded.filter((card) => !box.commands[card]!.staysInDiscard)
  const falls = 1 + Math.ceil(years)
  const hand = bestFalls(o, commands, falls)
  const gain = bestFalls(o, [...commands, ...back], falls) - hand
  const cost = track * box.data.constants.reclaimHonor * back.length * falls
  return options.findIndex(({ kind }) => kind === (CHOICE * gain > cost ? 'takeCards' : 'takeHonor'))
}

/** How much of what a free choice promises comes true: until the Fall in which a card is played, much will change. */
const CHOICE = 0.45

/** What the best of these cards bring, one in each Fall. */
function bestFalls(o: Outlook, cards: readonly number[], falls: number): number {
  const worths = cards.map((card) => commandWorth(o, card)).sort((a, b) => b - a)
  return sumOf(worths.slice(0, falls))
}

function advanced(o: Outlook, { options }: Asked): number {
  return highest(options, (option) => {
    if (option.kind !== 'activate') return 0
    const { location } = option
    return clerksAt(o.g, location, o.seat) === 0 ? -1 : activationWorth(o, location)
  })
}

// --- resources -----------------------------------------------------------------------------------------------------------

/** How much of this resource: as the cheapest split of the whole has it. */
function pay(o: Outlook, { options, about, prompt }: Asked): number {
  const amounts = options as readonly Of<'pay'>[]
  const { resource } = amounts[0]!
  const left = Number(about?.['left'] ?? 0)
  if (prompt === 'warehouse') return amounts.length - 1
  const { resources } = o.s.players[o.seat]!
  // Resources asked about before are settled; later ones are free to take part. Chi comes last, for what is left.
  const most = RESOURCES.map((r) => (r < resource || r === CHI ? 0 : left))
  const wanted = cheapest(o, resources, left, most)[resource]!
  return highest(options, (option) => -Math.abs((option as Of<'pay'>).n - wanted))
}

/** What is wanted most; what an Overseer's next step needs comes first. */
function take(o: Outlook, { options }: Asked): number {
  const { resources, overseers } = o.s.players[o.seat]!
  return highest(options, (option) => {
    const { resource } = option as Of<'take'>
    let worth = oneMore(o, resource, resources[resource]!)
    overseers.forEach((level, location) => {
      const step = o.box.overseers[location]!.price[level]
      if (step === undefined || step.resource !== resource || resources[resource]! >= step.n) return
      worth += 0.04 * (levelWorth(o, location) + artifactLevel(o))
    })
    return worth
  })
}

const missed = (o: Outlook, option: Option): number => {
  if (option.kind !== 'give') return 0
  return oneLess(o, option.resource, o.s.players[o.seat]!.resources[option.resource]!)
}

/** Give the most plentiful while something else is clearly wanted more. */
function exchange(o: Outlook, { options }: Asked): number {
  const { resources } = o.s.players[o.seat]!
  const wanted = mostWanted(o)
  const gain = oneMore(o, wanted, resources[wanted]!)
  return highest(options, (option) => {
    if (option.kind !== 'give') return 0.2
    return option.resource === wanted ? -1 : gain - missed(o, option)
  })
}

// --- Shame -----------------------------------------------------------------------------------------------------------------

/** On a Horde that is shamed already, else under a Soldier of whom there are many. */
function shame({ s, seat }: Outlook, { options }: Asked): number {
  const me = s.players[seat]!
  return highest(options, (option) => {
    if (option.kind === 'shameHorde') return me.claimedShame[option.index] === 1 ? 100 : -1
    return option.kind === 'shameSoldier' ? me.free[option.type]! * (option.type === 0 ? 1 : 0.5) : 0
  })
}

/** From a Horde that counts again then, else from a Soldier. */
function unshame({ s, box, seat }: Outlook, { options }: Asked): number {
  const me = s.players[seat]!
  return highest(options, (option) => {
    if (option.kind === 'unshameHorde')
      return me.claimedShame[option.index] === 1 ? box.hordes[me.claimed[option.index]!]!.honor : 0.5
    return option.kind === 'unshameSoldier' ? 5.4 + 0.5 * option.type : 0
  })
}
