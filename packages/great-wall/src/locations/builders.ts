import { usableSections } from '../battle/hordes.ts'
import { toRestZone } from '../battle/rest.ts'
import { changedPrice, noteChanges } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { cutBy } from '../cards/prices.ts'
import { clerksCounted } from '../clerks.ts'
import type { Building } from '../data/vocabulary/types.ts'
import { buildPriceFacts, type Facts, roomFacts, workFacts } from '../facts.ts'
import { addHonor } from '../honor.ts'
import { type GwOption, type SectionOption, STOP } from '../options.ts'
import { notPossible } from '../not-possible.ts'
import { moreActs, type Offer } from './more-acts.ts'
import { canPayDues, type Dues, NO_DUES, ownLeft, payDues, withDues, withMixed } from './dues.ts'
import { sum } from '../pay.ts'
import { soldierOption } from '../shame.ts'
import { type SectionId, slot } from '../state.ts'
import type { Asked, G, Moment, R, Rule, Seat } from '../terms.ts'

/** GW-BUILD-01 */
export const builders = (g: G, seat: Seat, location: number): Rule =>
  build(g, seat, { what: 'any', n: clerksCounted(g, location, seat), less: 0 })

interface BuildTerms {
  readonly what: Building
  readonly n: number
  /** Off each price; 'free' = all of it. */
  readonly less: number | 'free'
  /** The card that asks for it; none: the Location does. */
  readonly card?: string
}

/** What is to be built: pieces by section, and their price. */
interface Plan {
  barricades: readonly number[]
  walls: readonly number[]
  /** What the levels cost, by section. */
  wallPrices: readonly number[]
  dues: Dues
  pieces: number
  /** What expansions add to building (GW-HOOK-05). */
  readonly works: Offer[]
}

/** GW-BUILD-02 to -06, -10: choose everything, pay once (the Warehouse first), then build. */
export function* build(g: G, seat: Seat, terms: BuildTerms): Rule {
  const plan = yield* choosePlan(g, seat, terms)
  if (plan.pieces === 0) return
  const own = yield* payDues(g, seat, plan.dues)
  if (sum(plan.walls) > 0) noteChanges(g, seat, 'buildWall', terms.less === 'free')
  if (sum(plan.barricades) > 0) noteChanges(g, seat, 'buildBarricade', terms.less === 'free')
  const honor = carryOut(g, seat, plan)
  addHonor(g, seat, honor, 'building')
  for (const section of usableSections(g)) if (plan.walls[section]! > 0) yield* moveArchersUp(g, section)
  yield* fire(g, seat, 'onWallBuilt', plan.walls, { own, walls: plan.wallPrices })
  yield* fire(g, seat, 'onBarricadeBuilt', plan.barricades)
  for (const { option, act } of plan.works) {
    const body = act.act(g, seat, option)
    if (body) yield* body
  }
  yield* g.raise('built', { seat, walls: plan.walls, works: plan.works.map(({ option }) => option) })
}

const fire = function* (
  g: G,
  seat: Seat,
  trigger: 'onWallBuilt' | 'onBarricadeBuilt',
  counts: readonly number[],
  paid?: Moment['paid'],
): Rule {
  const sections = usableSections(g).filter((section) => counts[section]! > 0)
  if (sections.length === 0) return
  const about: Moment = { trigger, actors: [seat], sections, n: sum(counts) }
  yield* moment(g, paid === undefined ? about : { ...about, paid })
}

function* choosePlan(g: G, seat: Seat, terms: BuildTerms): Rule<Plan> {
  const plan: Plan = {
    barricades: [0, 0, 0],
    walls: [0, 0, 0],
    wallPrices: [0, 0, 0],
    dues: NO_DUES,
    pieces: 0,
    works: [],
  }
  while (plan.pieces < terms.n) {
    const more = terms.card === undefined ? works(g, seat, plan) : []
    const own = buildings(g, seat, plan, terms)
    const options: readonly GwOption[] = more.length === 0 ? own : [...own, ...more.map(({ option }) => option)]
    if (options.length === 0) {
      if (plan.pieces === 0)
        notPossible(g, seat, 'build', () => [works(g, seat, plan), buildings(g, seat, plan, terms)])
      else g.nevermind()
      break
    }
    const { n, less, card = '' } = terms
    const { walls, barricades } = plan
    const honor = worksHonor(g, plan)
    const about = { left: n - plan.pieces, less, card, walls, barricades, ...(honor === 0 ? {} : { honor }) }
    const pick = yield* g.ask(seat, 'build', [...options, STOP], about)
    if (pick.kind === 'stop') break
    const work = more.find(({ option }) => option === pick)
    plan.pieces++
    if (work !== undefined) {
      plan.dues = withDues(plan.dues, work.act.dues?.(g, seat, pick) ?? [])
      plan.works.push(work)
    }
    if (pick.kind !== 'wall' && pick.kind !== 'barricade') continue
    const price = priceOf(g, seat, pick, plan, terms)
    plan.dues = withPiece(g, seat, pick, plan, terms)
    if (pick.kind === 'wall') {
      plan.walls = walls.with(pick.section, walls[pick.section]! + 1)
      plan.wallPrices = plan.wallPrices.with(pick.section, plan.wallPrices[pick.section]! + price)
    } else plan.barricades = barricades.with(pick.section, barricades[pick.section]! + 1)
  }
  return plan
}

/** What expansions add to building, as far as it can be paid with the rest of the plan. */
function works(g: G, seat: Seat, plan: Plan): readonly Offer[] {
  const offers = moreActs(g, seat, 'builders', chosen(plan))
  if (offers.length === 0) return offers
  return offers.filter(({ option, act }) => {
    const due = act.dues?.(g, seat, option) ?? []
    if (canPayDues(g, seat, withDues(plan.dues, due))) return true
    g.refuse?.(option, 'GW-CORE-05', workFacts(g, seat, due, plan.pieces > 0, ownLeft(g, seat, plan.dues)))
    return false
  })
}

const worksHonor = (g: R, { works: picked }: Plan): number =>
  sum(picked.map(({ option, act }) => act.honor?.(g, option) ?? 0))

const chosen = ({ works: picked }: Plan): readonly GwOption[] => picked.map(({ option }) => option)

const levelOf = (g: G, plan: Plan, section: SectionId): number => g.state.sections[section]!.wall + plan.walls[section]!

/** From this level to the next, changed by cards (GW-CORE-16). */
const wallPrice = (g: R, seat: Seat, level: number): number =>
  changedPrice(g, seat, 'buildWall', g.box.walls[level]!.nextCost)

const barricadePrice = (g: R, seat: Seat): number =>
  changedPrice(g, seat, 'buildBarricade', g.box.data.constants.barricade.cost)

/** What one more piece costs. */
function priceOf(g: G, seat: Seat, { kind, section }: SectionOption, plan: Plan, { less }: BuildTerms): number {
  const price = kind === 'wall' ? wallPrice(g, seat, levelOf(g, plan, section)) : barricadePrice(g, seat)
  return cutBy(price, less)
}

/** All that is due with one piece more. */
const withPiece = (g: G, seat: Seat, option: SectionOption, plan: Plan, terms: BuildTerms): Dues =>
  withMixed(plan.dues, priceOf(g, seat, option, plan, terms))

function buildings(g: G, seat: Seat, plan: Plan, terms: BuildTerms): SectionOption[] {
  const { book } = g.box
  const afford = (option: SectionOption) =>
    canPayDues(g, seat, plan.dues, priceOf(g, seat, option, plan, terms)) ? undefined : 'GW-CORE-05'
  const usable = (section: SectionId) => g.state.sections[section]!.usable
  const facts = (option: SectionOption, rule: string): Facts => {
    if (rule === 'GWC-VOC-121') return { kind: 'onlyBuild', what: terms.what }
    if (rule !== 'GW-CORE-05') return roomFacts(g, option)
    return buildPriceFacts(g, seat, sum(withPiece(g, seat, option, plan, terms)))
  }
  const walls = g.legal(
    book.wall,
    (option) => {
      if (terms.what === 'barricade') return 'GWC-VOC-121'
      if (!usable(option.section) || levelOf(g, plan, option.section) >= g.box.walls.length - 1) return 'GW-BUILD-03'
      return afford(option)
    },
    facts,
  )
  const barricades = g.legal(
    book.barricade,
    (option) => {
      if (terms.what === 'wall') return 'GWC-VOC-121'
      const standing = g.state.sections[option.section]!.barricades + plan.barricades[option.section]!
      if (!usable(option.section) || standing >= g.box.data.constants.barricadeSpots) return 'GW-BUILD-02'
      return afford(option)
    },
    facts,
  )
  return [...barricades, ...walls]
}

export const canBuild = (g: G, seat: Seat, terms: BuildTerms): boolean =>
  terms.n > 0 &&
  buildings(
    g,
    seat,
    { barricades: [0, 0, 0], walls: [0, 0, 0], wallPrices: [0, 0, 0], dues: NO_DUES, pieces: 0, works: [] },
    terms,
  ).length > 0

/** GW-BUILD-05: the printed value of all pieces, whatever was paid. */
export function buildHonor(g: R, { barricades, walls }: Pick<Plan, 'barricades' | 'walls'>): number {
  let honor = sum(barricades) * g.box.data.constants.barricade.honor
  walls.forEach((n, section) => {
    const { wall } = g.state.sections[section]!
    for (let i = 0; i < n; i++) honor += g.box.walls[wall + i]!.nextCost
  })
  return honor
}

/** The pieces that a question has been answered with so far, and the Honor of what expansions add to them. */
export const planOf = (asked: Asked): Pick<Plan, 'barricades' | 'walls'> & { readonly honor: number } => {
  const about = asked?.prompt === 'build' ? asked.about : undefined
  return {
    barricades: (about?.['barricades'] as readonly number[] | undefined) ?? NOTHING_PLANNED,
    walls: (about?.['walls'] as readonly number[] | undefined) ?? NOTHING_PLANNED,
    honor: (about?.['honor'] as number | undefined) ?? 0,
  }
}
const NOTHING_PLANNED: readonly number[] = [0, 0, 0]

/** GW-BUILD-05: the Honor is the printed value, whatever was paid. */
function carryOut(g: G, seat: Seat, plan: Plan): number {
  const honor = buildHonor(g, plan)
  for (const section of usableSections(g)) {
    const here = g.state.sections[section]!
    for (let i = 0; i < plan.barricades[section]!; i++) {
      here.barricades++
      g.say?.({ kind: 'barricadeBuilt', seat, section })
    }
    for (let i = 0; i < plan.walls[section]!; i++) {
      here.wall++
      g.say?.({ kind: 'wallBuilt', seat, section, level: here.wall })
    }
  }
  return honor
}

/** GW-BUILD-07: Archers move onto the new level; if it has fewer spots, the surplus goes to the Rest Zone, in Tea order. */
export function* moveArchersUp(g: G, section: SectionId): Rule {
  const { firing, wall } = g.state.sections[section]!
  for (const seat of g.state.tea.slice())
    while (sum(firing) > g.box.walls[wall]!.firing) {
      const options = g.box.soldiers
        .map((_, type) => soldierOption(g, 'surplus', 'surplus', type))
        .filter(({ type }) => firing[slot(seat, type)]! > 0)
      if (options.length === 0) break
      const { type } = yield* g.ask(seat, 'surplus', options)
      firing[slot(seat, type)]!--
      toRestZone(g, seat, type, section)
    }
}
