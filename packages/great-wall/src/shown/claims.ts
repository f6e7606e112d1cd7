import type { Claim, Claims, Json, Tried } from '@wanli/kernel'
import type { GwOption } from '../options.ts'
import { sum } from '../pay.ts'
import type { SectionId } from '../state.ts'
import type { Asked, GreatWall, GwBox, GwEvent, Seat } from '../terms.ts'
import type { View } from '../view.ts'
import { comesOfArrows, isMeddledWith, rehearse } from './rehearsal.ts'
import { remarksOn, type Remark } from './remarks.ts'

/* What the views and remarks of The Great Wall say of what is to come, each with how to look whether it comes so. */

type Said = Claim<GreatWall>
type Kind = GwEvent['kind']
type Of<K extends Kind> = Extract<GwEvent, { kind: K }>

const eventsOf = <K extends Kind>({ told }: Tried<GreatWall>, kind: K): Of<K>[] =>
  told.flatMap(({ event }) => (event.kind === kind ? [event as Of<K>] : []))

// --- the table -----------------------------------------------------------------------------------------------------------

function ofTable(view: View, _seat: Seat, box: GwBox): readonly Said[] {
  const attacked = view.sections.filter(({ usable, hordes }) => usable && hordes.length > 0)
  return [
    ...attacked.flatMap(({ section }) => ofSection(view, section)),
    ...(box.team
      ? []
      : view.players.flatMap(({ seat, points }) => (points?.sure === true ? [pointsOf(view, seat)] : []))),
  ]
}

/** GW-WINTER-01, -02: the sums that the Assault compares, what it costs, and what the Archers can change of it. */
function ofSection(view: View, section: SectionId): readonly Said[] {
  const { defense, power, outlook, tolls, hordes } = view.sections[section]!
  return [
    {
      about: `Defense and Power of section ${section}`,
      says: [defense, power],
      comes: ({ stage }) => {
        const tried = rehearse(stage, section, 'now')
        const [assault] = eventsOf(tried, 'assault')
        return assault === undefined || isMeddledWith(tried) ? undefined : [assault.defense, assault.power]
      },
    },
    { about: `outlook of section ${section}`, says: outlook, comes: ({ stage }) => comesOfArrows(stage, section) },
    {
      about: `what a Breach costs in section ${section}`,
      says: tolls.map(({ shame, killed }) => [shame, killed]),
      comes: ({ stage }) => {
        // Covered Hordes are gone before an Assault: what they would cost is not counted.
        if (hordes.some(({ spots }) => !spots.includes('vacant'))) return undefined
        const tried = rehearse(stage, section, 'now')
        if (isMeddledWith(tried) || eventsOf(tried, 'assault')[0]?.breach !== true) return undefined
        const of = (kind: 'shamed' | 'shameUnplaceable' | 'killed', seat: Seat) =>
          eventsOf(tried, kind).filter((event) => event.seat === seat).length
        return view.players.map(({ seat, automaton }) => [
          automaton ? tolls[seat]!.shame : of('shamed', seat) + of('shameUnplaceable', seat),
          of('killed', seat),
        ])
      },
    },
  ]
}

/** GW-SCORE-01 to -05: as if the Time token were on its last slot in this Winter's end check. */
const pointsOf = (view: View, seat: Seat): Said => ({
  about: `points of seat ${seat} now`,
  says: sum([
    view.players[seat]!.points!.honor,
    view.players[seat]!.points!.hordes,
    view.players[seat]!.points!.artifacts,
  ]),
  comes: ({ stage }) => {
    const tried = stage((state) => {
      state.time = view.time.of - 1
      state.activation = null
      state.agenda = [{ step: 'winter.check' }]
    })
    // GW-SOLO-37: without a Shame token the game is lost, and nothing is scored.
    if (!tried.table.over || eventsOf(tried, 'soloLost').some(({ because }) => because === 'shame')) return undefined
    return tried.table.state.players[seat]!.honor
  },
})

// --- options -------------------------------------------------------------------------------------------------------------

const ofOption = (option: GwOption, question: NonNullable<Asked>, view: View, box: GwBox): readonly Said[] =>
  remarksOn(option, question, view, box).map((remark) => ({
    about: remark.kind,
    says: remark as unknown as Json,
    comes: ({ fork }) => {
      const seen = SEEN[remark.kind](fork, option, question, remark as never)
      return seen === undefined ? undefined : { ...remark, ...seen }
    },
  }))

type Fork = () => Tried<GreatWall>
type Seen = {
  readonly [K in Remark['kind']]: (
    fork: Fork,
    option: GwOption,
    question: NonNullable<Asked>,
    remark: Extract<Remark, { kind: K }>,
  ) => Partial<Extract<Remark, { kind: K }>> | undefined
}

/** Takes the option, and then whatever ends the choice: no piece more, and any payment. */
function taken(fork: Fork, { key }: { readonly key: string }, { seat, prompt }: NonNullable<Asked>): Tried<GreatWall> {
  const tried = fork()
  const { table } = tried
  table.answer(seat, key)
  for (let asked = table.questionFor(seat); asked !== undefined; asked = table.questionFor(seat)) {
    const goesOn = asked.prompt === prompt && (prompt === 'build' || prompt === 'recruit')
    if (!goesOn && asked.prompt !== 'pay' && asked.prompt !== 'warehouse') break
    table.answer(seat, goesOn ? 'stop' : asked.options[0]!.key)
  }
  return tried
}

const paidIn = (tried: Tried<GreatWall>, seat: Seat): number =>
  sum(eventsOf(tried, 'paid').flatMap((event) => (event.seat === seat ? [event.n] : []))) +
  sum(eventsOf(tried, 'fromWarehouse').flatMap(({ counts }) => counts))

const SEEN: Seen = {
  price(fork, option, question) {
    const paid = paidIn(taken(fork, option, question), question.seat)
    // What was chosen before is paid in any case.
    const several = question.prompt === 'build' || question.prompt === 'recruit'
    return { n: several ? paid - paidIn(taken(fork, { key: 'stop' }, question), question.seat) : paid }
  },
  built(fork, option, question, { section }) {
    const tried = taken(fork, option, question)
    const { table, told } = tried
    // Where nobody is asked any more, the table may have gone on to Winter.
    if (eventsOf(tried, 'season').length > 0) return undefined
    const here = table.view(undefined).sections[section]!
    const honor = told.flatMap(({ event }) =>
      event.kind === 'honor' && event.source === 'building' && event.seat === question.seat ? [event.n] : [],
    )
    return { wall: here.wall, barricades: here.barricades, defense: here.defense, honor: sum(honor) }
  },
  activates(fork, option, question, { location }) {
    const tried = fork()
    const { table } = tried
    table.answer(question.seat, option.key)
    const isThere = () => eventsOf(tried, 'activated').some((event) => event.location === location && !event.advanced)
    // Nobody does anything else: until this turn is over, or the Location has given its Shame.
    for (let i = 0; i < MOST_ANSWERS && !table.over && table.open.length > 0; i++) {
      if (
        eventsOf(tried, 'turnBegan').length > 0 ||
        eventsOf(tried, 'clerksReturned').some((e) => e.location === location)
      )
        break
      const { seat, options } = table.open[0]!
      const calls = options.find((one) => one.kind === 'activate' && table.box.locations[one.location]!.id === location)
      table.answer(seat, (calls ?? options.find(({ kind }) => IDLE.has(kind)) ?? options[0]!).key)
    }
    if (table.state.season !== 'fall' && !isThere()) return undefined
    const shamed = tried.told.some(
      ({ event }) =>
        (event.kind === 'shamed' || event.kind === 'shameUnplaceable') &&
        event.seat === question.seat &&
        'location' in event.why &&
        event.why.location === location,
    )
    return isThere() ? { alone: shamed } : undefined
  },
  recruits: (fork, option, question) => {
    const [event] = eventsOf(taken(fork, option, question), 'recruited')
    return event === undefined ? undefined : { units: event.units }
  },
  gains(fork, option, question) {
    const [event] = eventsOf(taken(fork, option, question), 'gained')
    return event === undefined ? { n: 0 } : { n: event.n, resource: event.resource }
  },
  reclaims(fork, option, question) {
    const [event] = eventsOf(taken(fork, option, question), 'reclaimed')
    return event === undefined ? undefined : { honor: event.honor, cards: event.cards }
  },
}
const MOST_ANSWERS = 200
const IDLE: ReadonlySet<string> = new Set(['pass', 'stop', 'decline'])

export const claims: Claims<GreatWall> = { table: ofTable, option: ofOption }
