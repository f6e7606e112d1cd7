import type { Claim, Claims, Trial, Tried } from '@wanli/kernel'
import type { GwOption } from '../options.ts'
import { sum } from '../pay.ts'
import { totalOf } from '../score.ts'
import { NONE, type SectionId } from '../state.ts'
import type { Asked, GreatWall, GwBox, GwEvent, Seat } from '../terms.ts'
import type { View } from '../view.ts'
import { comesOfArrows, isMeddledWith, rehearse } from './rehearsal.ts'
import { remarksOn, type Remark } from './remarks.ts'
import { requestClaims } from './requests.ts'

/* What the views and remarks of The Great Wall say of what is to come, each with how to look whether it comes so. */

type Said = Claim<GreatWall>
type Kind = GwEvent['kind']
type Of<K extends Kind> = Extract<GwEvent, { kind: K }>
type OptionOf<K extends GwOption['kind']> = Extract<GwOption, { kind: K }>

const eventsOf = <K extends Kind>({ told }: Tried<GreatWall>, kind: K): Of<K>[] =>
  told.flatMap(({ event }) => (event.kind === kind ? [event as Of<K>] : []))

// --- the table -----------------------------------------------------------------------------------------------------------

function ofTable(view: View, _seat: Seat, box: GwBox): readonly Said[] {
  const attacked = view.sections.filter(({ usable, hordes }) => usable && hordes.length > 0)
  return [
    ...requestClaims(view, box),
    ...box.expansions.flatMap((expansion) => expansion.claims?.(view) ?? []),
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
  says: totalOf(view.players[seat]!.points!),
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

function ofOption(option: GwOption, question: NonNullable<Asked>, view: View, box: GwBox): readonly Said[] {
  const remarks = remarksOn(option, question, view, box)
  const said = remarks.flatMap((remark): readonly Said[] =>
    remark.kind === 'activates'
      ? []
      : [
          {
            about: remark.kind,
            says: remark,
            comes: ({ fork, stage }) => {
              const seen = SEEN[remark.kind](fork, option, question, remark as never, stage)
              return seen === undefined ? undefined : { ...remark, ...seen }
            },
          },
        ],
  )
  return option.kind === 'clerk' ? [activation(option, question, remarks, box), ...said] : said
}

type Fork = () => Tried<GreatWall>
type Stage = Trial<GreatWall>['stage']
type Seen = {
  readonly [K in Exclude<Remark['kind'], 'activates'>]: (
    fork: Fork,
    option: GwOption,
    question: NonNullable<Asked>,
    remark: Extract<Remark, { kind: K }>,
    stage: Stage,
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

/** The Clerk is moved, and the Location activates, whether it is full or not. */
function activatedAfter(
  fork: Fork,
  stage: Stage,
  { from, to }: OptionOf<'clerk'>,
  { seat, prompt }: NonNullable<Asked>,
): Tried<GreatWall> {
  // GW-REED-11: the Overlord moves a Clerk of the Reed Clan.
  const mover = prompt === 'reedClerk' ? fork().table.box.clans.indexOf('reed') : seat
  return stage((state) => {
    const at = (location: number) => location * state.players.length + mover
    if (from === NONE) state.players[mover]!.clerkPool--
    else state.clerks[at(from)]!--
    state.clerks[at(to)]!++
    state.activation = null
    state.agenda = [{ step: 'activation', location: to, advanced: false }, { step: LAST }]
  }, LAST)
}
const LAST = 'winter.end'

const paidIn = (tried: Tried<GreatWall>, seat: Seat): number =>
  sum(eventsOf(tried, 'paid').flatMap((event) => (event.seat === seat ? [event.n] : []))) +
  sum(eventsOf(tried, 'fromWarehouse').flatMap(({ counts }) => counts))

/** GW-ACT-01, -07: whether the Location activates in this turn, and brings Shame to who is alone there; null: it does not. */
function activation(
  option: OptionOf<'clerk'>,
  question: NonNullable<Asked>,
  remarks: readonly Remark[],
  { locations }: GwBox,
): Said {
  const { id: location } = locations[option.to]!
  return {
    about: 'activates',
    says: remarks.find(({ kind }) => kind === 'activates') ?? null,
    comes: ({ fork }) => {
      const tried = fork()
      const { table } = tried
      const isToCome = table.state.agenda.some(({ step }) => step === 'turn.activation')
      table.answer(question.seat, option.key)
      const goneHome = () => eventsOf(tried, 'clerksReturned').some((event) => event.location === location)
      const isOver = () =>
        table.over || ['turnBegan', 'season'].some((kind) => eventsOf(tried, kind as Kind).length > 0)
      // Nobody does anything else: until this turn is over, or the Location has given its Shame.
      for (let i = 0; i < MOST_ANSWERS && !goneHome() && !isOver() && table.open.length > 0; i++) {
        const { seat, options } = table.open[0]!
        const calls = options.find((one) => one.kind === 'activate' && one.location === option.to)
        table.answer(seat, (calls ?? options.find(({ kind }) => IDLE.has(kind)) ?? options[0]!).key)
      }
      // Automata move Clerks there and away too.
      const moves = eventsOf(tried, 'clerkMoved').filter(({ from, to }) => from === location || to === location)
      const activated = eventsOf(tried, 'activated').filter((event) => event.location === location)
      if (moves.length > 1 || activated.some(({ advanced }) => advanced)) return undefined
      // What waits for a later turn is not seen.
      if (activated.length === 0) return isToCome && isOver() && !table.over ? null : undefined
      const shamed = [...eventsOf(tried, 'shamed'), ...eventsOf(tried, 'shameUnplaceable')].some(
        ({ seat, why }) => seat === question.seat && 'location' in why && why.location === location,
      )
      // GW-COOP-24: without a token for it the game is lost, and nobody is shamed any more.
      return shamed || !table.over ? { kind: 'activates', location, alone: shamed } : undefined
    },
  }
}

const SEEN: Seen = {
  price(fork, option, question, { resource }) {
    const tried = taken(fork, option, question)
    const paid = paidIn(tried, question.seat)
    const other = eventsOf(tried, 'paid').find((event) => event.seat === question.seat && event.resource !== resource)
    // What was chosen before is paid in any case.
    const several = question.prompt === 'build' || question.prompt === 'recruit'
    const n = several ? paid - paidIn(taken(fork, { key: 'stop' }, question), question.seat) : paid
    return { n, ...(resource === undefined || other === undefined ? {} : { resource: other.resource }) }
  },
  honorPrice(fork, option, question) {
    const given = eventsOf(taken(fork, option, question), 'honor').filter(
      ({ seat, source }) => seat === question.seat && source === 'shame',
    )
    return { n: -sum(given.map(({ n }) => n)) }
  },
  serves: (fork, option, question, { location, n }, stage) => {
    const tried = option.kind === 'clerk' ? activatedAfter(fork, stage, option, question) : fork()
    const { table } = tried
    if (option.kind !== 'clerk') table.answer(question.seat, option.key)
    const got = [...n]
    const asked = new Set<Seat>()
    // Everyone takes what there is to gather or to draw, and nothing else.
    for (let i = 0; i < MOST_ANSWERS && !table.over && table.open.length > 0; i++) {
      if (eventsOf(tried, 'clerksReturned').some((event) => event.location === location)) break
      const { seat, prompt, options, about } = table.open[0]!
      const offers = SERVICE[prompt]
      const isOwn = offers !== undefined && table.state.activation !== null && !asked.has(seat)
      if (isOwn) {
        asked.add(seat)
        if (offers !== null) got[seat] = Number(about?.[offers])
      }
      const takes = isOwn ? options.find(({ kind }) => kind === 'gather' || kind === 'draw') : undefined
      table.answer(seat, (takes ?? options.find(({ kind }) => IDLE.has(kind)) ?? options[0]!).key)
      if (takes?.kind === 'gather')
        got[seat] = eventsOf(tried, 'gained').find((event) => event.seat === seat && event.from === location)?.n ?? 0
    }
    if (!eventsOf(tried, 'clerksReturned').some((event) => event.location === location)) return undefined
    table.box.automata.forEach((automaton, i) => {
      const seat = table.box.setup.seats + i
      // GW-SOLO-24
      if (automaton.honorAt !== undefined && got[seat] !== null)
        got[seat] = sum(
          eventsOf(tried, 'honor').flatMap((event) =>
            event.seat === seat && event.from === location ? [event.n] : [],
          ),
        )
    })
    return tried.told.some(({ event }) => event.kind === 'abilityUsed' || event.kind === 'tacticPlayed')
      ? undefined
      : { n: got }
  },
  copies(fork, option, question, { cards }) {
    const tried = fork()
    const { table } = tried
    table.answer(question.seat, option.key)
    const asked = table.questionFor(question.seat)
    // What there is no choice about happens at once.
    const spots =
      asked?.prompt === 'copy'
        ? asked.options.flatMap((one) => (one.kind === 'copy' ? [one.spot] : []))
        : eventsOf(tried, 'copied').map(({ of }) => table.state.track.findIndex((command) => command?.seat === of))
    return { cards: spots.map((spot) => ({ spot, card: cards.find((one) => one.spot === spot)?.card ?? '' })) }
  },
  built(fork, option, question, { section }) {
    const tried = taken(fork, option, question)
    const { table, told } = tried
    // Where nobody is asked any more, the table may have gone on: to what the Reed Clan builds there (GW-REED-14d), to Defeats, to Winter.
    const others = eventsOf(tried, 'barricadeBuilt').some((event) => event.seat !== question.seat)
    if (others || [...eventsOf(tried, 'hordeDefeated'), ...eventsOf(tried, 'season')].length > 0) return undefined
    // A card, or a Beast, asks the builder before all of it stands there (ADV-20, and then a machine): what a machine brings comes after that.
    const machines = question.about?.['honor'] !== undefined
    const asks = machines || eventsOf(tried, 'abilityUsed').length > 0
    if (asks && table.questionFor(question.seat) !== undefined) return undefined
    const here = table.view(undefined).sections[section]!
    const honor = told.flatMap(({ event }) =>
      event.kind === 'honor' && event.source === 'building' && event.seat === question.seat ? [event.n] : [],
    )
    return { wall: here.wall, barricades: here.barricades, defense: here.defense, honor: sum(honor) }
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
/** Where the question of a Location says how many pieces, moves or cards there are: by which word. Null: it does not, so what is gathered is counted. */
const SERVICE: Readonly<Partial<Record<NonNullable<Asked>['prompt'], 'left' | 'n' | null>>> = {
  gather: null,
  recruit: 'left',
  build: 'left',
  march: 'left',
  embassy: 'left',
  warAcademy: 'n',
}
const IDLE: ReadonlySet<string> = new Set(['pass', 'stop', 'decline'])

export const claims: Claims<GreatWall> = { table: ofTable, option: ofOption }
