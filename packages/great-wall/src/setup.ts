import { dataOnce, fieldsOf, readSetup, type SetupOffer, shapeOf } from '@wanli/game-kit'
import {
  bad,
  type Chance,
  compose,
  dataDetail,
  type DetailCode,
  type DetailParams,
  good,
  type Part,
  type Result,
} from '@wanli/kernel'
import { z } from 'zod'
import { type Automaton, automatonAt } from './automata.ts'
import { defeatHorde, defeatStep } from './battle/defeat.ts'
import { hordeRules } from './cards/horde-rules.ts'
import { playerRules } from './cards/moments.ts'
import { checkData, standardData } from './data/index.ts'
import type { OwnDetail } from './details.ts'
import { activationStep, activationWindow, endActivation, resolveShare, sharesStep } from './locations/activation.ts'
import { MODES } from './modes/index.ts'
import { scoring } from './score.ts'
import { OPTIONS } from './setup-options.ts'
import { figures, HONOR_SOURCES, NONE, type Player, SECTIONS, type State } from './state.ts'
import type { GreatWall, GwBox, Setup } from './terms.ts'
import { chooseGenerals } from './year/choices.ts'
import {
  activationStepStart,
  beforeDefeat,
  boxSteps,
  chooseActivation,
  chooseCommands,
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
  modes: Object.fromEntries(Object.entries(MODES).map(([mode, { seats }]) => [mode, seats])),
  clans: standardData.clans.map(({ id }) => id),
  fields: fieldsOf(OPTIONS, { texts: 'setting', under: 'options', named: true }),
}

const shape = z.strictObject({
  mode: z.string().default('competitive'),
  seats: z.int().optional(),
  clans: z.array(z.string()).optional(),
  options: shapeOf(OPTIONS),
  data: z.record(z.string(), z.unknown()).optional(),
})

const wrong = (field: string, problem: OwnDetail, params: DetailParams) =>
  bad('bad-setup', { field, problem, ...params })

const checkedData = dataOnce(checkData)

/** DP-01, section 4: what a table may agree on. Whatever is left out gets its default. */
export function checkSetup(input: unknown): Result<Setup> {
  const read = readSetup(input, shape)
  if (!read.ok) return read
  const { data, mode, ...rest } = read.value
  const rules = Object.hasOwn(MODES, mode) ? MODES[mode] : undefined
  if (rules === undefined)
    return bad('bad-setup', {
      field: 'mode',
      problem: 'notOneOf' satisfies DetailCode,
      values: Object.keys(MODES).join(', '),
    })
  const seats = rest.seats ?? rules.seats[rules.seats.length - 1]!
  if (!rules.seats.includes(seats)) return wrong('seats', 'seatsOfMode', { mode, values: rules.seats.join(', ') })
  const all = [...standardData.clans, ...(rules.moreClans ?? [])].map(({ id }) => id)
  const clans = rest.clans ?? all.slice(0, seats)
  if (clans.length !== seats || new Set(clans).size !== seats || !clans.every((clan) => all.includes(clan)))
    return wrong('clans', 'clansNeeded', { seats, names: all.join(', ') })
  const setup: Setup = { mode, seats, clans, options: rest.options, ...(data === undefined ? {} : { data }) }
  if (data !== undefined) {
    const checked = checkedData(data)
    if (!checked.ok) return bad('bad-setup', dataDetail(checked.errors[0]!))
    const unknown = wordNobodyKnows(rules.open(setup, checked.data))
    if (unknown !== undefined) return wrong('data', 'wordOfMode', { ...unknown, mode })
  }
  return good(setup)
}

/** The rules that every mode shares. */
const base: Part<GreatWall> = {
  name: 'The Great Wall',
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
    'turn.start': turnStart,
    'turn.boxes': boxSteps,
    'turn.box': resolveBox,
    'turn.others': othersBox,
    'turn.activation': activationStepStart,
    'turn.activate': chooseActivation,
    'turn.beforeDefeat': beforeDefeat,
    'turn.end': turnEnd,
    activation: activationStep,
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

export function open(setup: Setup): GwBox {
  const checked = setup.data === undefined ? undefined : checkedData(setup.data)
  const data = checked?.ok === true ? checked.data : standardData
  const mode = MODES[setup.mode]!
  const { moreClans } = mode
  const { parts, ...contents } = mode.open(
    setup,
    moreClans === undefined ? data : { ...data, clans: [...data.clans, ...moreClans] },
  )
  return {
    setup,
    seats: setup.seats,
    clans: [...setup.clans, ...contents.automata.map(({ name }) => name)],
    ...contents,
    hordeTriggers: new Set(contents.hordes.flatMap(({ on }) => Object.keys(on))),
    rules: compose<GreatWall>([base, hordeRules, playerRules, ...parts]),
  }
}

/** GW-SETUP-08, -15, -18, -20: what everyone begins with; automata have their own pieces. */
function newPlayer(box: GwBox, automaton: Automaton | undefined): Player {
  const player = withPieces(box, automaton)
  automaton?.prepare(player)
  return player
}

const withPieces = (box: GwBox, automaton: Automaton | undefined): Player => ({
  honor: box.data.constants.startHonor,
  honorFrom: HONOR_SOURCES.map(() => 0),
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
      firing: figures(seats.length),
      rest: figures(seats.length),
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
    put(card, box.hordes[s.hordeDeck[s.hordeDeck.length - 1]!]!.indicator)
  }
}
