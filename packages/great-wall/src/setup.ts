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
import { defeatHorde, defeatStep } from './battle/defeat.ts'
import { hordeRules } from './cards/horde-rules.ts'
import { playerRules } from './cards/moments.ts'
import { ownerlessRules } from './cards/ownerless-rules.ts'
import {
  checkData as checkBase,
  checkTables,
  type GameData,
  rowsOf,
  standardData,
  standardTables,
  type TacticWindow,
  WINDOWS,
} from './data/index.ts'
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
import { checkFile, tablesOf, withOwnCards, wrongOfExpansions } from './expansions/own-files.ts'
import { isPacked } from './expansions/shelf.ts'
import type { Contents } from './modes/index.ts'
import { MOST_ROWS, OptionBook } from './option-book.ts'
import { scoring } from './score.ts'
import { OPTIONS } from './setup-options.ts'
import { MOST_SEATS, MOST_SPOTS } from './state.ts'
import type { GreatWall, GwBox, Setup } from './terms.ts'
import { tacticTopics } from './tactics.ts'
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
  fields: fieldsOf(
    { ...OPTIONS, ...optionsOf(STANDARD.expansions) },
    { texts: 'setting', under: 'options', named: true },
  ),
  expansions: STANDARD.expansions.map(({ name, seats, oneOf, clans = [] }) => ({
    name,
    label: `expansion.${name}`,
    help: `expansion.${name}.help`,
    ...(oneOf === undefined ? {} : { oneOf }),
    seats: seats?.of ?? {},
    clans: clans.map(({ id }) => id),
  })),
  allows: ({ expansions = [], ...table }) => refusalsOf(STANDARD, { ...table, expansions, clans: [] }).length === 0,
}

/** The options of expansions: each is for tables with its expansion, or with one of those that share it. */
function optionsOf(all: readonly Expansion[]): FieldRows {
  const rows = all.flatMap(({ options = {} }) => Object.entries(options))
  return Object.fromEntries(
    rows.map(([option, row]) => {
      const owners = all.flatMap(({ name, options = {} }) => (Object.hasOwn(options, option) ? [name] : []))
      const only: Only = {
        text: row.only?.text ?? `only.${owners[0]}`,
        has: (table) =>
          table.expansions?.some((name) => owners.includes(name)) === true && (row.only?.has(table) ?? true),
      }
      return [option, { ...row, only }]
    }),
  )
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

/** Shapes are dear to make and the same for all tables with the same expansions. */
const shapes = new WeakMap<Catalogue, Map<string, ReturnType<typeof shapeWith>>>()
function shapeFor(catalogue: Catalogue, on: readonly Expansion[]): ReturnType<typeof shapeWith> {
  const made = shapes.get(catalogue) ?? new Map<string, ReturnType<typeof shapeWith>>()
  shapes.set(catalogue, made)
  const key = on.map(({ name }) => name).join(' ')
  const names = catalogue.expansions.map(({ name }) => name)
  const shape = made.get(key) ?? shapeWith(on, names)
  made.set(key, shape)
  return shape
}

const wrong = (field: string, problem: OwnDetail, params: DetailParams) =>
  bad('bad-setup', { field, problem, ...params })

const checkedData = dataOnce(checkBase)

/** What is wrong with a data file, the tables of expansions included. */
export const checkData = (input: unknown, file: string) => checkFile(STANDARD.expansions, input, file)

/** The expansions that an input names, as far as it is one. */
const namedIn = (input: unknown): readonly string[] => {
  const names = isObject(input) ? input['expansions'] : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** DP-01, section 4, XP-CFG-01, -02: what a table may agree on. Whatever is left out gets its default. */
export function checkSetup(catalogue: Catalogue, input: unknown): Result<Setup> {
  const on = expansionsOf(catalogue, namedIn(input))
  const read = readSetup(input, shapeFor(catalogue, on))
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
    const [error] = checked.ok ? wrongOfExpansions(catalogue.expansions, data, 'data') : checked.errors
    if (error !== undefined) return bad('bad-setup', dataDetail(error))
    // What a box that is not unpacked yet adds is not known here; who opens it asks again.
    const unknown = on.some(isPacked) ? undefined : wordNobodyKnows(open(catalogue, setup))
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
  topics: tacticTopics(WINDOWS),
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
    expansions.map((expansion) => tablesOf(expansion, setup.data)).filter((tables) => tables !== undefined),
  )

/** XP-SET-08: the rows of the base game, and those of the expansions that lie in the box. */
function dataWith(base: GameData, on: readonly Expansion[], setup: Setup): GameData {
  if (on.length === 0) return base
  const clans = [...base.clans, ...on.flatMap((expansion) => expansion.clans ?? [])]
  const data = on.reduce<GameData>((rows, expansion) => expansion.data?.(rows, setup) ?? rows, { ...base, clans })
  return withOwnCards(data, on, setup.data)
}

/** XP-SET-01: the box of the mode; then each expansion adds what it has, and what follows from all of it is made. */
export function open(catalogue: Catalogue, setup: Setup): GwBox {
  const checked = setup.data === undefined ? undefined : checkedData(setup.data)
  const base = checked?.ok === true ? checked.data : standardData
  const mode = catalogue.modes[setup.mode]!
  const on = expansionsOf(catalogue, setup.expansions)
  const packed = on.find(isPacked)
  if (packed !== undefined) throw new Error(`${packed.name} is not unpacked: no table can be laid with it yet`)
  const data = dataWith(base, on, setup)
  const { parts, ...contents } = on.reduce<Contents>(
    (box, expansion) => {
      const more = { ...box, ...expansion.open?.(box, setup) }
      return { ...more, parts: [...more.parts, ...(expansion.parts ?? [])] }
    },
    mode.open(setup, data),
  )
  checkCodes(setup, contents)
  const army = armyOf(setup, contents)
  const moreWindows = on.flatMap(({ words }) => (words?.windows ?? []) as readonly TacticWindow[])
  return {
    setup,
    seats: setup.seats,
    clans: [...setup.clans, ...contents.automata.map(({ name }) => name)],
    ...contents,
    army,
    typesOf: army.map((counts) => counts.flatMap((n, type) => (n > 0 ? [type] : []))),
    expansions: on,
    windows: [...WINDOWS, ...moreWindows],
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
    ownerlessTriggers: new Set(
      contents.ownerless.flatMap(({ cards }) => cards.flatMap(({ on: triggers }) => Object.keys(triggers))),
    ),
    hordeTriggers: new Set(contents.hordes.flatMap(({ on: triggers }) => Object.keys(triggers))),
    rules: compose<GreatWall>([
      baseRules,
      hordeRules,
      playerRules,
      ...(contents.ownerless.length === 0 ? [] : [ownerlessRules]),
      ...parts,
      { name: 'windows', topics: tacticTopics(moreWindows) },
    ]),
  }
}

/** GW-SETUP-15, BP-SET-02, BP-MOD-03: a type of one Clan is in nobody else's pool; automata have what they bring, and no other. */
const armyOf = ({ clans }: Setup, { soldiers, automata }: Omit<Contents, 'parts'>): number[][] => [
  ...clans.map((own) => soldiers.map(({ clan, perPlayer }) => (clan === undefined || clan === own ? perPlayer : 0))),
  ...automata.map((automaton) => soldiers.map((_, type) => automaton.soldiers[type] ?? 0)),
]

/** What the codes of Vital spots have no room for would be taken for something else: such a box is never opened. */
function checkCodes(setup: Setup, { automata, hordes, outposts, data }: Omit<Contents, 'parts'>): void {
  const seats = setup.seats + automata.length
  if (seats > MOST_SEATS) throw new BrokenRule(`there is room for ${MOST_SEATS} participants, not for ${seats}`)
  for (const { id, neighbours } of [...hordes, ...outposts])
    if (neighbours.length > MOST_SPOTS) throw new BrokenRule(`${id} has more than ${MOST_SPOTS} Vital spots`)
  if (data.constants.hordeSlots > MOST_ROWS) throw new BrokenRule(`a section has room for ${MOST_ROWS} Hordes at most`)
}
