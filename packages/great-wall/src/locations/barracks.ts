import { AttackEvent, coverSpots, endAttack, isShooter, manWall, unitWords, whyNotMan } from '../battle/attack.ts'
import { meleeAttacks } from '../battle/reach.ts'
import { usableSections } from '../battle/hordes.ts'
import { changedPrice, noteChanges, priceChange } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { isUnit } from '../cards/numbers.ts'
import { recruitPrice } from '../cards/prices.ts'
import { clerksCounted } from '../clerks.ts'
import { type Facts, firingFacts, freeFacts, priceFacts } from '../facts.ts'
import type { CostAction, UnitPick } from '../data/vocabulary/types.ts'
import {
  type AttackOption,
  type ManOption,
  type PostOption,
  type RestOption,
  type SoldierOption,
  STOP,
} from '../options.ts'
import { notPossible } from '../not-possible.ts'
import type { Posting } from './more-acts.ts'
import { canPay, payPrice, type Price, sum } from '../pay.ts'
import { soldierOption } from '../shame.ts'
import { slot } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

/** GW-BARRACKS-01 */
export const barracks = (g: G, seat: Seat, location: number): Rule =>
  recruit(g, seat, { unit: 'soldier', n: clerksCounted(g, location, seat), less: 0 })

interface RecruitTerms {
  readonly unit: UnitPick
  readonly n: number
  /** Off the whole price; 'free' = all of it. */
  readonly less: number | 'free'
  /** The card that asks for it; none: the Location does. */
  readonly card?: string
}

/** GW-BARRACKS-02 to -06: choose all, pay all, deploy each. */
export function* recruit(g: G, seat: Seat, terms: RecruitTerms): Rule {
  const chosen = yield* chooseRecruits(g, seat, terms)
  if (sum(chosen) === 0) return
  yield* payPrice(g, seat, priceOf(g, seat, chosen, terms.less))
  for (const action of actionsOf(g, chosen)) noteChanges(g, seat, action, terms.less === 'free')
  g.say?.({ kind: 'recruited', seat, units: chosen })
  const event = yield* deploy(g, seat, chosen.slice(), terms.card === undefined ? g.box.postings : [])
  yield* moment(g, {
    trigger: 'onRecruit',
    actors: [seat],
    words: unitWords(g, chosen),
    units: chosen,
    sections: event.sections,
  })
  yield* endAttack(g, seat, event)
}

function* chooseRecruits(g: G, seat: Seat, terms: RecruitTerms): Rule<number[]> {
  const chosen = g.box.soldiers.map(() => 0)
  while (sum(chosen) < terms.n) {
    const options = recruits(g, seat, chosen, terms)
    if (options.length === 0) {
      if (sum(chosen) === 0) notPossible(g, seat, 'recruit', () => recruits(g, seat, chosen, terms))
      else g.nevermind()
      break
    }
    const { n, less, card = '' } = terms
    const about = { left: n - sum(chosen), less, card, chosen: chosen.slice() }
    const pick = yield* g.ask(seat, 'recruit', [...options, STOP], about)
    if (pick.kind === 'stop') break
    chosen[pick.type]!++
  }
  return chosen
}

/** Free Soldiers of the pool that the player can pay for together with those chosen so far. */
function recruits(g: G, seat: Seat, chosen: readonly number[], terms: RecruitTerms): SoldierOption[] {
  const me = g.state.players[seat]!
  const options = g.box.typesOf[seat]!.map((type) => soldierOption(g, 'recruit', 'recruit', type))
  return g.legal(
    options,
    ({ type }) => {
      if (!isUnit(g, type, terms.unit)) return 'GWC-VOC-113'
      if (me.free[type]! <= chosen[type]!) return me.shamed[type]! > 0 ? 'GW-SHAME-06' : 'GW-BARRACKS-02'
      const more = chosen.map((n, i) => (i === type ? n + 1 : n))
      return canPay(me.resources, priceOf(g, seat, more, terms.less)) ? undefined : 'GW-CORE-05'
    },
    ({ type }, rule): Facts => {
      if (rule === 'GWC-VOC-113') return { kind: 'otherUnit', unit: terms.unit }
      if (rule !== 'GW-CORE-05') return freeFacts(g, seat, type, chosen[type])
      const more = chosen.map((n, i) => (i === type ? n + 1 : n))
      return priceFacts(g, seat, priceOf(g, seat, more, terms.less), sum(chosen) > 0)
    },
  )
}

export const canRecruit = (g: G, seat: Seat, terms: RecruitTerms): boolean =>
  terms.n > 0 &&
  recruits(
    g,
    seat,
    g.box.soldiers.map(() => 0),
    terms,
  ).length > 0

/** What makes one such Soldier cheaper or dearer. */
const recruitOf = (g: R, type: number) => `recruit:${g.box.soldiers[type]!.id}` as CostAction

const actionsOf = (g: R, chosen: readonly number[]): readonly CostAction[] => [
  'recruit',
  ...chosen.flatMap((n, type) => (n > 0 ? [recruitOf(g, type)] : [])),
]

/** What a single Soldier costs, before the changes of the whole Recruit. */
const soldierPrice = (g: R, seat: Seat, type: number): number =>
  changedPrice(g, seat, recruitOf(g, type), sum(g.box.soldiers[type]!.cost))

/**
 * GWC-VOC-06: single Soldiers first, then the changes of the whole Recruit, last the effect's own. What is cut falls away from
 * the price it is cut from, what is added is paid in any type that this price already has.
 */
function priceOf(g: R, seat: Seat, chosen: readonly number[], less: number | 'free'): Price {
  const least = [0, 0, 0, 0]
  const most = [0, 0, 0, 0]
  let total = 0
  chosen.forEach((n, type) => {
    if (n === 0) return
    const { cost } = g.box.soldiers[type]!
    const price = soldierPrice(g, seat, type)
    const rise = price - sum(cost)
    total += n * price
    cost.forEach((amount, resource) => {
      if (amount === 0) return
      least[resource]! += n * Math.max(0, amount + Math.min(0, rise))
      most[resource]! += n * (rise < 0 ? Math.min(amount, price) : amount + rise)
    })
  })
  if (total === 0) return { most, total }
  const due = recruitPrice(total, priceChange(g, seat, 'recruit'), less)
  const cut = total - due
  return {
    least: cut > 0 ? least.map((n) => Math.max(0, n - cut)) : least,
    most: cut < 0 ? most.map((n) => (n > 0 ? n - cut : 0)) : most,
    total: due,
  }
}

/** GW-BARRACKS-03: an immediate Attack in any section, or a Rest Zone, or what an expansion has (GW-HOOK-05); the owner chooses the order. */
function* deploy(g: G, seat: Seat, left: number[], postings: readonly Posting[]): Rule<AttackEvent> {
  const event = new AttackEvent(g)
  while (sum(left) > 0) {
    const posts = postings.flatMap((posting) => postsOf(g, seat, left, posting))
    const ways = deployments(g, seat, left)
    const options: readonly (AttackOption | ManOption | RestOption | PostOption)[] =
      posts.length === 0 ? ways : [...ways, ...posts.map(({ option }) => option)]
    const pick = yield* g.ask(seat, 'deploy', options, { left: sum(left) })
    left[pick.type]!--
    g.state.players[seat]!.free[pick.type]!--
    if (pick.kind === 'attack') yield* coverSpots(g, seat, pick, event)
    else if (pick.kind === 'man') yield* manWall(g, seat, pick, event)
    else if (pick.kind === 'rest') {
      g.state.sections[pick.section]!.rest[slot(seat, pick.type)]!++
      g.say?.({ kind: 'rested', seat, unit: g.box.soldiers[pick.type]!.id, section: pick.section })
    } else posts.find(({ option }) => option === pick)!.posting.act(g, seat, pick)
  }
  return event
}

const postsOf = (g: G, seat: Seat, left: readonly number[], posting: Posting) =>
  left.flatMap((n, type) => (n === 0 ? [] : posting.offers(g, seat, type).map((option) => ({ option, posting }))))

function deployments(g: G, seat: Seat, left: readonly number[]): (AttackOption | ManOption | RestOption)[] {
  const attacks: AttackOption[] = []
  const others: (ManOption | RestOption)[] = []
  const sections = usableSections(g)
  left.forEach((n, type) => {
    if (n === 0) return
    for (const section of sections) {
      if (isShooter(g, type))
        others.push(
          ...g.legal(
            [g.box.book.man(type, section)],
            () => whyNotMan(g, type, section),
            () => firingFacts(g, type, section),
          ),
        )
      else meleeAttacks(g, seat, type, section, attacks, 'GW-ATTACK-02')
      others.push(g.box.book.rest(type, section))
    }
  })
  return [...attacks, ...others]
}
