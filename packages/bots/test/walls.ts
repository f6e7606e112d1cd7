import { type BotKind, botNamed } from '@wanli/bots'
import { type GreatWall, greatWall, isSoldier, ownerOf, VACANT } from '@wanli/great-wall'
import { Dice, type Seat, Table } from '@wanli/kernel'
import { highest } from '../src/highest.ts'

/*
 * Walls that fell although a player could have held them. A Breach counts as one that could have been held if in its Year a
 * player had a command (what he answers in a row: what to build, whom to recruit, where to deploy, whom to shoot, which
 * Tactic card) for which all of this is true:
 *
 * - The Breach brought him Shame. Who has Soldiers on all Hordes of the section may let it fall: it hurts only the others.
 * - He could see it. As things stood after what he did, the section would fall; after the other command it would hold. As
 *   things stand: from then on nobody does anything that he may leave, and the Archers finish what is nearest to its end.
 * - It would have come true. Playing the record on after the other command, everyone answering as he did as far as that is
 *   still on offer and passing where it is not, the section holds, and no section falls that had held.
 *
 * The rules see to it that he can pay for it. What he did with his Clerks before, and which Command card he chose, is not
 * judged.
 */

type GwTable = Table<GreatWall>
type Asked = GwTable['open'][number]
type Option = GreatWall['option']

/** A question as it was answered. */
interface Moment {
  readonly table: GwTable
  readonly seat: Seat
  readonly prompt: Asked['prompt']
  readonly key: string
  readonly year: number
}

interface Breach {
  readonly year: number
  readonly section: number
  /** Questions that were answered before it. */
  readonly after: number
  readonly shamed: readonly Seat[]
}

interface Played {
  readonly moments: readonly Moment[]
  readonly breaches: readonly Breach[]
  /** Sections that held, as `year section`. */
  readonly held: ReadonlySet<string>
}

/** A command that could have held a section. */
export interface Missed {
  readonly breach: Breach
  readonly seat: Seat
  readonly prompt: string
  readonly did: string
  readonly couldHave: string
}

function greedy(): BotKind {
  const found = botNamed('great-wall', 'greedy')
  if (!found.ok) throw new Error('there is no greedy bot')
  return found.value
}

/** A game of greedy players only. */
export function playAlone(seats: number, seed: string): Played {
  const checked = greatWall.checkSetup({ seats })
  if (!checked.ok) throw new Error(JSON.stringify(checked))
  const table = Table.start(greatWall, checked.value, seed, { record: true })
  const bots = Array.from({ length: seats }, (_, seat) => greedy().make(new Dice(`${seed}/${seat}`)))
  const moments: Moment[] = []
  const breaches: Breach[] = []
  const held = new Set<string>()
  table.say = (event) => {
    if (event.kind !== 'assault') return
    const { year } = table.state
    const { section } = event
    if (!event.breach) held.add(`${year} ${section}`)
    else breaches.push({ year, section, after: moments.length, shamed: shamedBy(table, section) })
  }
  while (!table.over) {
    const { seat, prompt, options } = table.open[0]!
    const choice = bots[seat]!.choose(table, seat)
    const { key } = options[choice]!
    moments.push({ table: table.copy({ record: true }), seat, prompt, key, year: table.state.year })
    table.pick(0, choice)
  }
  return { moments, breaches, held }
}

/** GW-BREACH-01: who has no Soldier on some Horde of the section. */
function shamedBy({ state, box }: GwTable, section: number): Seat[] {
  const stands = (seat: Seat, spots: readonly number[]) =>
    spots.some((code) => isSoldier(code) && ownerOf(code) === seat)
  const seats = Array.from({ length: box.setup.seats }, (_, seat) => seat)
  return seats.filter((seat) => state.sections[section]!.hordes.some(({ spots }) => !stands(seat, spots)))
}

// --- what could have been done ---------------------------------------------------------------------------------------------

/** How much an option serves a plan; 0 = not at all. */
type Plan = (option: Option) => number

/** Building up a section, or throwing all at one Horde of it with Soldiers of one type. */
function plansFor(section: number): Plan[] {
  const builds = (['barricade', 'wall'] as const).map((first): Plan => (option) => {
    if ((option.kind !== 'barricade' && option.kind !== 'wall') || option.section !== section) return 0
    return option.kind === first ? 2 : 1
  })
  const fights = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((type): Plan => (option) => {
      if (option.kind === 'recruit') return option.type === type ? 1 : 0
      if (option.kind === 'attack' || option.kind === 'wound')
        return option.section === section && option.row === row ? 2 : 0
      if (option.kind === 'man' || option.kind === 'shoot') return option.section === section ? 1 : 0
      return 0
    }),
  )
  return [...builds, ...fights]
}

/** Questions in which something can be done for a Wall, and those that belong to the same command. */
const OPENINGS: ReadonlySet<Asked['prompt']> = new Set<Asked['prompt']>([
  'build',
  'recruit',
  'deploy',
  'attack',
  'shoot',
  'wound',
  'tactic',
  'ability',
  'choice',
])
const PARTS: ReadonlySet<Asked['prompt']> = new Set<Asked['prompt']>([
  ...OPENINGS,
  'pay',
  'warehouse',
  'surplus',
  'gain',
  'lose',
  'exchange',
  'handLimit',
  'extraShot',
])

/** What begins a plan: an option that serves it, or a card that may lead to one. */
const begins = (plan: Plan, option: Option): boolean =>
  plan(option) > 0 || option.kind === 'tactic' || option.kind === 'use' || option.kind === 'choice'

/** The option that does least: leaving it, else the Wound that is nearest to finishing a Horde, else the first. */
function least({ state, box }: GwTable, { options }: Asked): number {
  const leaving = options.findIndex(({ kind }) => kind === 'stop' || kind === 'decline' || kind === 'pass')
  if (leaving >= 0) return leaving
  let chosen = 0
  let most = -Infinity
  options.forEach((option, index) => {
    if (option.kind !== 'wound') return
    const { card, spots } = state.sections[option.section]!.hordes[option.row]!
    const worth = box.hordes[card]!.power - 10 * spots.filter((code) => code === VACANT).length
    if (worth <= most) return
    most = worth
    chosen = index
  })
  return chosen
}

/** Plays on to the end of the Year, and tells which sections fell. */
function fallen(table: GwTable, choose: (question: Asked) => number): ReadonlySet<number> {
  const fell = new Set<number>()
  const { year } = table.state
  table.say = (event) => {
    if (event.kind === 'assault' && event.breach) fell.add(event.section)
  }
  while (!table.over && table.state.year === year) table.pick(0, choose(table.open[0]!))
  return fell
}

const asThingsStand = (table: GwTable): ReadonlySet<number> => fallen(table, (question) => least(table, question))

/** Answers a moment otherwise and goes on with the plan for as long as the command lasts. */
function instead({ table, seat }: Moment, option: number, plan: Plan): { world: GwTable; keys: string[] } {
  const world = table.copy({ record: true })
  const index = world.open.findIndex((question) => question.seat === seat)
  const keys = [world.open[index]!.options[option]!.key]
  world.pick(index, option)
  for (let question = world.open[0]; question?.seat === seat && PARTS.has(question.prompt); question = world.open[0]) {
    const wanted = highest(question.options, plan, 0)
    if (wanted >= 0) keys.push(question.options[wanted]!.key)
    world.pick(0, wanted >= 0 ? wanted : least(world, question))
  }
  return { world, keys }
}

/** How far ahead in a player's record the answer to a question is looked for. */
const AHEAD = 15

/** The record played on from a table that has left it. */
function playOn(world: GwTable, record: readonly Moment[], seats: number): ReadonlySet<number> {
  const answers = Array.from({ length: seats }, (_, seat) => record.filter((moment) => moment.seat === seat))
  return fallen(world, (question) => {
    const mine = answers[question.seat]!
    for (let i = 0; i < Math.min(AHEAD, mine.length); i++) {
      if (mine[i]!.prompt !== question.prompt) continue
      const same = question.options.findIndex(({ key }) => key === mine[i]!.key)
      if (same < 0) continue
      mine.splice(0, i + 1)
      return same
    }
    return least(world, question)
  })
}

/** The moment after a command: the first that is somebody else's, or begins something else. */
function endOfCommand(moments: readonly Moment[], at: number): number {
  const { seat } = moments[at]!
  let end = at + 1
  while (moments[end]?.seat === seat && PARTS.has(moments[end]!.prompt)) end++
  return end
}

/** The first command that could have held a section that fell, if there is one. */
export function missed({ moments, held }: Played, breach: Breach): Missed | undefined {
  const { year, section, after, shamed } = breach
  const plans = plansFor(section)
  const seats = moments[0]!.table.box.setup.seats
  for (let at = 0; at < after; at++) {
    const moment = moments[at]!
    const { seat, prompt } = moment
    if (moment.year !== year || !OPENINGS.has(prompt) || !shamed.includes(seat)) continue
    const { options } = moment.table.questionFor(seat)!
    if (options.length < 2) continue
    const end = endOfCommand(moments, at)
    let fell: boolean | undefined
    const tried = new Set<string>()
    for (const plan of plans)
      for (const [index, option] of options.entries()) {
        if (!begins(plan, option)) continue
        const { world, keys } = instead(moment, index, plan)
        const couldHave = keys.join(', ')
        if (tried.has(couldHave) || world.over) continue
        tried.add(couldHave)
        fell ??= end < moments.length && asThingsStand(moments[end]!.table.copy()).has(section)
        if (!fell) break
        if (asThingsStand(world.copy()).has(section)) continue
        const falls = playOn(world, moments.slice(end, after + AFTERMATH), seats)
        if (falls.has(section) || [...falls].some((other) => held.has(`${year} ${other}`))) continue
        const did = moments.slice(at, end).map(({ key }) => key)
        return { breach, seat, prompt, did: did.join(', '), couldHave }
      }
  }
  return undefined
}
/** Answers after a Breach that may still belong to the Assaults that follow it. */
const AFTERMATH = 60
