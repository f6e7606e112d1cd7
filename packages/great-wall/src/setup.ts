import {
  type FieldRows,
  type Only,
  dataOnce,
  fieldsOf,
  readSetup,
  rowsInForce,
  type SetupOffer,
  shapeOf,
} from '@wanli/game-kit'
import {
  bad,
  BrokenRule,
  type Chance,
  compose,
  dataDetail,
  type DetailCode,
  type DetailParams,
  good,
  isObject,
  type Part,
  type Result,
  type Rows,
} from '@wanli/kernel'
import { z } from 'zod'
import { type Automaton, automatonAt } from './automata.ts'
import { defeatHorde, defeatStep } from './battle/defeat.ts'
import { hordeRules } from './cards/horde-rules.ts'
import { playerRules } from './cards/moments.ts'
import { checkData, checkTables, type GameData, rowsOf, standardData, standardTables } from './data/index.ts'
import type { OwnDetail } from './details.ts'
import {
  activationStep,
  activationWindow,
  beginActivation,
  endActivation,
  resolveShare,
  sharesStep,
} from './locations/activation.ts'
import { type Catalogue, STANDARD, clansFor, expansionsOf, refusalsOf } from './catalogue.ts'
import type { Expansion, Remark } from './expansions/expansion.ts'
import type { Contents } from './modes/index.ts'
import { MOST_ROWS, OptionBook } from './option-book.ts'
import { scoring } from './score.ts'
import { OPTIONS } from './setup-options.ts'
import { figures, MOST_SEATS, MOST_SPOTS, NONE, type Player, SECTIONS, type State } from './state.ts'
import type { GreatWall, GwBox, Setup } from './terms.ts'
import { TACTIC_TOPICS } from './tactics.ts'
import { chooseGenerals } from './year/choices.ts'
import {
  activationStepStart,
  beforeDefeat,
  boxSteps,
  chooseActivation,
  chooseCommands,
  fallEnd,
  nextCommand,
  othersBox,
  placeCommand,
  placingOrder,
  resolveBox,
  turnEnd,
  turnStart,
} from './year/fall.ts'
import { spring } from './year/spring.ts'
import { clearTrack, income, payShame, reclaim, summerEnd } from './year/summer.ts'
import { assault, endCheck, shoot, winterEnd, winterStart, yearEnd } from './year/winter.ts'
import { wordNobodyKnows } from './words.ts'

/** All that tables of The Great Wall may agree on: terminal, page and the runs over all set-ups read it. */
export const SETUP: SetupOffer = {
  modes: Object.fromEntries(Object.entries(STANDARD.modes).map(([mode, { seats }]) => [mode, seats])),
  clans: standardData.clans.map(({ id }) => id),
  fields: [OPTIONS, ...STANDARD.expansions.map(optionsOf)].flatMap((rows) =>
    fieldsOf(rows, { texts: 'setting', under: 'options', named: true }),
  ),
  expansions: STANDARD.expansions.map(({ name, seats, clans = [] }) => ({
    name,
    label: `expansion.${name}`,
    help: `expansion.${name}.help`,
    seats: seats?.of ?? {},
    clans: clans.map(({ id }) => id),
  })),
  allows: ({ expansions = [], ...table }) => refusalsOf(STANDARD, { ...table, expansions, clans: [] }).length === 0,
}

/** The options of an expansion: they are for tables with it. */
function optionsOf({ name, options = {} }: Expansion): FieldRows {
  const only: Only = { text: `only.${name}`, has: ({ expansions }) => expansions?.includes(name) === true }
  return Object.fromEntries(Object.entries(options).map(([option, row]) => [option, { ...row, only }]))
}

/** A set-up in the right shape; each expansion that is named brings its options. */
const shapeWith = (on: readonly Expansion[], names: readonly string[]) =>
  z.strictObject({
    mode: z.string().default('competitive'),
    seats: z.int().optional(),
    clans: z.array(z.string()).optional(),
    expansions: z.array(z.enum(names)).optional(),
    options: shapeOf({ ...OPTIONS, ...Object.assign({}, ...on.map(({ options }) => options)) }),
    data: z.record(z.string(), z.unknown()).optional(),
  })

const wrong = (field: string, problem: OwnDetail, params: DetailParams) =>
  bad('bad-setup', { field, problem, ...params })

const checkedData = dataOnce(checkData)

/** The expansions that an input names, as far as it is one. */
const namedIn = (input: unknown): readonly string[] => {
  const names = isObject(input) ? input['expansions'] : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** DP-01, section 4, XP-CFG-01, -02: what a table may agree on. Whatever is left out gets its default. */
export function checkSetup(catalogue: Catalogue, input: unknown): Result<Setup> {
  const on = expansionsOf(catalogue, namedIn(input))
  const names = catalogue.expansions.map(({ name }) => name)
  const read = readSetup(input, shapeWith(on, names))
  if (!read.ok) return read
  const { data, mode, ...rest } = read.value
  const rules = Object.hasOwn(catalogue.modes, mode) ? catalogue.modes[mode] : undefined
  if (rules === undefined)
    return bad('bad-setup', {
      field: 'mode',
      problem: 'notOneOf' satisfies DetailCode,
      values: Object.keys(catalogue.modes).join(', '),
    })
  const seats = rest.seats ?? rules.seats[rules.seats.length - 1]!
  const all = clansFor(on).map(({ id }) => id)
  const clans = rest.clans ?? all.slice(0, seats)
  const expansions = on.map(({ name }) => name)
  const refused = refusalsOf(catalogue, { mode, seats, clans, expansions })
  if (refused.length > 0) return refusedSetup(refused)
  if (clans.length !== seats) return wrong('clans', 'clansNeeded', { seats, names: all.join(', ') })
  const setup: Setup = {
    mode,
    seats,
    clans,
    options: rest.options as unknown as Setup['options'],
    ...(expansions.length === 0 ? {} : { expansions }),
    ...(data === undefined ? {} : { data }),
  }
  if (data !== undefined) {
    const checked = checkedData(data)
    if (!checked.ok) return bad('bad-setup', dataDetail(checked.errors[0]!))
    const unknown = wordNobodyKnows(rules.open(setup, checked.data))
    if (unknown !== undefined) return wrong('data', 'wordOfMode', { ...unknown, mode })
  }
  return good(setup)
}

/** All refusals in one: the codes in a row, and what stands in the gaps of their sentences. */
const refusedSetup = (refused: readonly Remark[]): Result<never> =>
  wrong(FIELDS[refused[0]!.code] ?? 'expansions', 'refused', {
    codes: refused.map(({ code }) => code).join(' '),
    ...Object.assign({}, ...refused.map(({ params }) => params)),
  })
const FIELDS: Readonly<Record<string, string>> = {
  PLAYER_COUNT: 'seats',
  SOLO_STANDARD_ONLY: 'seats',
  CLAN_UNAVAILABLE: 'clans',
}

/** The rules that every mode shares. */
const baseRules: Part<GreatWall> = {
  name: 'The Great Wall',
  topics: TACTIC_TOPICS,
  steps: {
    'setup.choose': chooseGenerals,
    spring,
    'summer.income': income,
    'summer.shame': payShame,
    'summer.track': clearTrack,
    'summer.reclaim': reclaim,
    'summer.end': summerEnd,
    'fall.choose': chooseCommands,
    'fall.order': placingOrder,
    'fall.place': placeCommand,
    'fall.next': nextCommand,
    'fall.end': fallEnd,
    'turn.start': turnStart,
    'turn.boxes': boxSteps,
    'turn.box': resolveBox,
    'turn.others': othersBox,
    'turn.activation': activationStepStart,
    'turn.activate': chooseActivation,
    'turn.beforeDefeat': beforeDefeat,
    'turn.end': turnEnd,
    activation: activationStep,
    'activation.begin': beginActivation,
    'activation.window': activationWindow,
    'activation.shares': sharesStep,
    'activation.share': resolveShare,
    'activation.end': endActivation,
    defeat: defeatStep,
    'defeat.horde': defeatHorde,
    'winter.start': winterStart,
    'winter.shoot': shoot,
    'winter.assault': assault,
    'winter.end': winterEnd,
    'winter.check': endCheck,
    'year.end': yearEnd,
    scoring,
  },
}

/** The rows in force at a table: those of our files, with what an owner's own file changes, and those of expansions. */
const rowsAt = rowsInForce(checkTables, rowsOf, standardTables)
export const rows = ({ setup, expansions }: GwBox): Rows =>
  rowsAt(
    setup.data,
    expansions.flatMap(({ tables }) => (tables === undefined ? [] : [tables])),
  )

/** XP-SET-08: the rows of the base game, and those of the expansions that lie in the box. */
function dataWith(base: GameData, on: readonly Expansion[], setup: Setup): GameData {
  if (on.length === 0) return base
  const clans = [...base.clans, ...on.flatMap((expansion) => expansion.clans ?? [])]
  return on.reduce<GameData>((rows, expansion) => expansion.data?.(rows, setup) ?? rows, { ...base, clans })
}

/** XP-SET-01: the box of the mode; then each expansion adds what it has, and what follows from all of it is made. */
export function open(catalogue: Catalogue, setup: Setup): GwBox {
  const checked = setup.data === undefined ? undefined : checkedData(setup.data)
  const base = checked?.ok === true ? checked.data : standardData
  const mode = catalogue.modes[setup.mode]!
  const on = expansionsOf(catalogue, setup.expansions)
  const data = dataWith(base, on, setup)
  const { parts, ...contents } = on.reduce<Contents>(
    (box, expansion) => {
      const more = { ...box, ...expansion.open?.(box, setup) }
      return { ...more, parts: [...more.parts, ...(expansion.parts ?? [])] }
    },
    mode.open(setup, data),
  )
  checkCodes(setup, contents)
  return {
    setup,
    seats: setup.seats,
    clans: [...setup.clans, ...contents.automata.map(({ name }) => name)],
    ...contents,
    expansions: on,
    decks: {
      horde: { cards: contents.hordes, pile: (s) => s.hordeDeck },
      tactic: { cards: contents.tactics, pile: (s) => s.tacticDeck },
      advisor: { cards: contents.advisors, pile: (s) => s.advisorDeck },
      ...contents.decks,
    },
    book: new OptionBook(
      contents.locations.map(({ id }) => id),
      contents.soldiers.map(({ id }) => id),
    ),
    hordeTriggers: new Set(contents.hordes.flatMap(({ on: triggers }) => Object.keys(triggers))),
    rules: compose<GreatWall>([baseRules, hordeRules, playerRules, ...parts]),
  }
}

/** What the codes of Vital spots have no room for would be taken for something else: such a box is never opened. */
function checkCodes(setup: Setup, { automata, hordes, outposts, data }: Omit<Contents, 'parts'>): void {
  const seats = setup.seats + automata.length
  if (seats > MOST_SEATS) throw new BrokenRule(`there is room for ${MOST_SEATS} participants, not for ${seats}`)
  for (const { id, neighbours } of [...hordes, ...outposts])
    if (neighbours.length > MOST_SPOTS) throw new BrokenRule(`${id} has more than ${MOST_SPOTS} Vital spots`)
  if (data.constants.hordeSlots > MOST_ROWS) throw new BrokenRule(`a section has room for ${MOST_ROWS} Hordes at most`)
}

/** GW-SETUP-08, -15, -18, -20: what everyone begins with; automata have their own pieces. */
function newPlayer(box: GwBox, automaton: Automaton | undefined): Player {
  const player = withPieces(box, automaton)
  automaton?.prepare(player)
  return player
}

const withPieces = (box: GwBox, automaton: Automaton | undefined): Player => ({
  honor: box.data.constants.startHonor,
  honorFrom: box.honorSources.map(() => 0),
  resources: [0, 0, 0, 0],
  commands: (automaton?.commands ?? box.humanCommands).slice(),
  discarded: [],
  tactics: [],
  clerkPool: automaton?.clerks ?? box.clerks.pool,
  clerkSupply: automaton === undefined ? box.clerks.supply : 0,
  free: automaton?.soldiers.slice() ?? box.soldiers.map(({ perPlayer }) => perPlayer),
  shamed: box.soldiers.map(() => 0),
  overseers: box.overseers.map(() => 0),
  overseerTypes: box.overseers.map(() => NONE),
  general: NONE,
  active: [],
  supporting: [],
  secretSupport: NONE,
  claimed: [],
  claimedShame: [],
  sacrificed: box.soldiers.map(() => 0),
  sacrificedClerks: 0,
  usedTurn: [],
  usedYear: [],
  usedGame: [],
  dealt: [],
})

/** A board with nothing on it but Barricades: what every set-up and every position begins with. */
export function emptyTable(box: GwBox): State {
  const seats = box.clans.map((_, seat) => seat)
  return {
    agenda: [],
    over: false,
    chance: {},
    year: 1,
    season: 'fall',
    active: NONE,
    time: box.startSlot,
    tea: seats,
    sections: SECTIONS.map((section) => ({
      usable: box.sections.includes(section),
      wall: 0,
      barricades: 0,
      hordes: [],
      firing: figures(box.soldiers.length),
      rest: figures(box.soldiers.length),
      bonus: 0,
    })),
    clerks: Array<number>(box.locations.length * seats.length).fill(0),
    players: seats.map((seat) => newPlayer(box, automatonAt({ box }, seat))),
    track: Array.from({ length: box.commandSpots }, () => null),
    revealed: [],
    hordeDeck: [],
    hordeDiscard: [],
    tacticDeck: [],
    tacticDiscard: [],
    tacticsInPlay: [],
    advisorDeck: [],
    advisorDisplay: Array<number>(box.data.constants.advisorSlots).fill(NONE),
    advisorDiscard: [],
    artifacts: [],
    holders: box.publicCards.map(() => NONE),
    outposts: box.outposts.map(({ neighbours }, card) => ({ card, spots: neighbours.map(() => 0) })),
    shamePool: box.shamePool,
    shameRemoved: 0,
    warehouse: [0, 0, 0],
    activation: null,
    resolving: [],
    peek: null,
    extras: Object.fromEntries(box.extras.map((extra) => [extra.name, extra.fresh(box)])),
  }
}

/** All cards of a kind in the order of the box. */
function deckOf(count: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < count; card++) cards.push(card)
  return cards
}

/** GW-SETUP-00 to -22 up to the secret choice of Generals and Advisors; the rest is the step `setup.choose`. */
export function start(box: GwBox, chance: Chance): State {
  const s = emptyTable(box)
  const { constants } = box.data
  const shuffled = (count: number) => chance.shuffle('setup', deckOf(count))
  s.artifacts = shuffled(box.artifacts.length).slice(0, constants.artifactSpots)
  s.hordeDeck = shuffled(box.hordes.length)
  layOutHordes(s, box)
  for (const section of s.sections) if (section.usable) section.barricades = constants.barricadeSpots
  s.tacticDeck = shuffled(box.tactics.length)
  const generals = shuffled(box.generals.length)
  s.advisorDeck = shuffled(box.advisors.length)
  for (const player of s.players.slice(0, box.setup.seats)) {
    player.dealt = generals.splice(0, constants.generalsDealt)
    player.active = s.advisorDeck.splice(s.advisorDeck.length - constants.advisorsDealt)
  }
  settleClerks(s, box)
  box.begin?.(s, box, chance)
  s.agenda = [{ step: 'setup.choose' }]
  return s
}

/** GW-2P-08a: Clerks of automata that have their place from the start on. */
export function settleClerks(s: State, box: GwBox): void {
  box.automata.forEach(({ home }, i) => {
    const seat = box.setup.seats + i
    const player = s.players[seat]!
    for (const location of home) {
      const place = location * s.players.length + seat
      if (player.clerkPool === 0 || s.clerks[place]! > 0) continue
      player.clerkPool--
      s.clerks[place]!++
    }
  })
}

/** GW-SETUP-05, -05a, -05b: one in each section, left to right; the others where the back of the next card points. */
function layOutHordes(s: State, box: GwBox): void {
  const put = (card: number, section: number) =>
    s.sections[section]!.hordes.push({ card, spots: box.hordes[card]!.rewards.map(() => 0) })
  const usable = SECTIONS.filter((section) => s.sections[section]!.usable)
  for (const section of usable) put(s.hordeDeck.pop()!, section)
  for (let i = usable.length; i < box.hordesToPlace; i++) {
    const card = s.hordeDeck.pop()!
    const section = box.hordes[s.hordeDeck[s.hordeDeck.length - 1]!]!.indicator
    if (s.sections[section]!.hordes.length < box.data.constants.hordeSlots) put(card, section)
    else raidAtOnce(s, box, card)
  }
}

/** XP-SET-06, GW-SPRING-02d: six Hordes may find a section full; a Horde without a slot is a Raid, before the game begins too. */
function raidAtOnce(s: State, box: GwBox, card: number): void {
  const everyone = box.setup.options['raid.playerCount'] === 'withAutomata'
  const removed = Math.min(everyone ? s.players.length : box.setup.seats, s.shamePool)
  s.hordeDiscard.push(card)
  s.shamePool -= removed
  s.shameRemoved += removed
}
