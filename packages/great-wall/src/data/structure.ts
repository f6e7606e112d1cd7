import { keptAsOurs, limited, onceEach, shownValue, type TableCheck } from '@wanli/game-kit'
import ourConstants from './constants.json' with { type: 'json' }
import { problem } from './problems.ts'
import type { ProblemKey, Report } from './problems.ts'
import { checkConditions, checkEffects, checkRules, onlyTrigger, readText } from './rule-texts.ts'
import { CONSTANT_NAMES, KEPT_CONSTANTS } from './shapes.ts'
import { FIGURES, forCount, PLAYER_COUNTS, SIDES, WALL_LEVELS } from './types.ts'
import type {
  AdvisorRow,
  ArtifactRow,
  Cost,
  GeneralRow,
  HordeRow,
  SideId,
  TableName,
  Tables,
  TacticRow,
} from './types.ts'
import type { MoreWords } from './vocabulary/words.ts'
import { parseRequest } from './vocabulary/parse.ts'
import { COMMAND_KEYS, LOCATIONS, PRODUCTION } from './vocabulary/types.ts'

/** What the rows of one table must be to each other. */

type Check<T extends TableName> = TableCheck<Tables[T], ProblemKey>

/** Every ID stands once, and the deck of each set has the size of its box (11.3 of the components). */
function deck<Row extends { readonly id: string }>(
  rows: readonly Row[],
  report: Report,
  sizes: Readonly<Record<string, number>>,
  setOf: (row: Row) => string,
  cardsIn: (row: Row) => number = () => 1,
): void {
  onceEach(rows, 'id', (row) => row.id, [], report)
  for (const [set, expected] of Object.entries(sizes)) {
    const count = rows.filter((row) => setOf(row) === set).reduce((sum, row) => sum + cardsIn(row), 0)
    if (count !== expected) report(null, null, problem('deckSize', { set, count, expected }))
  }
}

/** There is one row for each of these numbers. */
const onceByNumber = <F extends string>(
  rows: readonly Readonly<Record<F, number>>[],
  field: F,
  numbers: readonly number[],
  report: Report,
): void =>
  onceEach(
    rows,
    field,
    (row) => `${field} ${row[field]}`,
    numbers.map((n) => `${field} ${n}`),
    report,
  )

/** With five, an expansion plays. */
const COUNTS = [...PLAYER_COUNTS, 5] as const

const sumOf = (cost: Cost) => Object.values(cost).reduce((sum, n) => sum + n, 0)

/** DATA-02 */
const locations: Check<'locations'> = (rows, report) => {
  onceEach(rows, 'id', (row) => row.id, LOCATIONS, report)
  rows.forEach(({ kind, spots }, i) => {
    for (const side of SIDES)
      if ((spots[side] === null) !== (kind === 'special')) report(i, `spots.${side}`, problem('spotsOfKind', {}))
  })
}

/** DATA-03: levels increase. */
const overseers: Check<'overseers'> = (rows, report) => {
  onceEach(rows, 'location', (row) => row.location, PRODUCTION, report)
  onceEach(rows, 'gives', (row) => row.gives, [], report)
  rows.forEach(({ boxes }, i) =>
    boxes.forEach(({ level, income, cost }, b) => {
      const before = boxes[b - 1]
      const prices = COUNTS.map((n) => forCount(cost, n))
      if (prices.some((price) => sumOf(price) === 0)) report(i, 'boxes.cost', problem('noCost', {}), b)
      else if (prices.some((price) => Object.keys(price).length > 1))
        report(i, 'boxes.cost', problem('oneResource', {}), b)
      if (!before) return
      if (level <= before.level)
        report(i, 'boxes.level', problem('notIncreasing', { value: level, before: before.level }), b)
      if (income < before.income)
        report(i, 'boxes.income', problem('decreasing', { value: income, before: before.income }), b)
    }),
  )
}

/** DATA-05: Defense and Firing spots don't decrease. */
const walls: Check<'walls'> = (rows, report) => {
  onceByNumber(rows, 'level', WALL_LEVELS, report)
  rows.forEach((row, i) => {
    if ((row.cost === null) !== (row.level === 0)) report(i, 'cost', problem('wallCost', {}))
    const lower = rows.find((other) => other.level === row.level - 1)
    if (lower === undefined) return
    for (const field of ['defense', 'firingSpots'] as const) {
      const n = COUNTS.find((players) => forCount(row[field], players) < forCount(lower[field], players))
      if (n === undefined) continue
      const params = { value: forCount(row[field], n), before: forCount(lower[field], n) }
      report(i, field, problem('decreasing', params))
    }
  })
}

/** The numbers of a side run from 1 without a gap. */
function numbered(side: SideId, numbers: readonly number[], report: Report): void {
  const expected = numbers.map((_, i) => i + 1)
  if (numbers.toSorted((a, b) => a - b).join() !== expected.join())
    report(null, null, problem('numbering', { side, expected: expected.join(', ') }))
}

const FEWEST_SLOTS = 4

/** DATA-01: at least four slots a side, exactly one of them the last. */
const time: Check<'time'> = (rows, report) => {
  rows.forEach(({ slot, hordes, startFor }, i) => {
    if ((hordes === null) !== (slot === 1)) report(i, 'hordes', problem('firstSlot', {}))
    limited(startFor, 1, i, 'startFor', report)
  })
  for (const side of SIDES) {
    const own = rows.filter((row) => row.side === side)
    const count = own.length
    if (count < FEWEST_SLOTS) report(null, side, problem('listShort', { minimum: FEWEST_SLOTS, count }))
    numbered(
      side,
      own.map((row) => row.slot),
      report,
    )
    const last = own.filter((row) => row.last)
    if (last.length !== 1 || last[0]?.slot !== count) report(null, null, problem('lastSlots', { side }))
  }
}

const commandSpots: Check<'commandSpots'> = (rows, report) => {
  for (const side of SIDES)
    numbered(
      side,
      rows.filter((row) => row.side === side).map((row) => row.number),
      report,
    )
}

const counts: Check<'counts'> = (rows, report) => {
  onceByNumber(rows, 'players', PLAYER_COUNTS, report)
  rows.forEach((row, i) => limited(row.sections, 1, i, 'sections', report))
}

/** DATA-04 */
const soldiers: Check<'soldiers'> = (rows, report) => {
  onceEach(rows, 'id', (row) => row.id, FIGURES, report)
  rows.forEach(({ cost }, i) => {
    if (sumOf(cost) === 0) report(i, 'cost', problem('noCost', {}))
  })
}

/** What each card must be by itself, whichever box it comes from; `more`: the words that its box adds. */
export const CARD_CHECKS = {
  hordes: (rows: readonly Omit<HordeRow, 'set'>[], report: Report, more?: MoreWords) =>
    rows.map(({ grid, spots, ability, indicators }, i) => {
      const count = grid.join('').replaceAll('.', '').length
      limited(indicators, 1, i, 'indicators', report)
      if (count === 0) report(i, 'grid', problem('noSpot', {}))
      else if (count !== spots) report(i, 'spots', problem('gridSpots', { count, expected: spots }))
      return checkRules(ability, 'hordes', i, 'ability', report, more)
    }),
  generals: (rows: readonly GeneralRow[], report: Report, more?: MoreWords) =>
    rows.map(({ set, setup, rules }, i) => {
      const solo = set === 'solo'
      if ((setup === null) !== solo)
        report(
          i,
          'setup',
          problem('setupOfSet', { set, expected: solo ? 'null' : '{ wood, stone, gold, chi, tactics, tea }' }),
        )
      return checkRules(rules, solo ? 'solo' : 'generals', i, 'rules', report, more)
    }),
  advisors: (rows: readonly AdvisorRow[], report: Report, more?: MoreWords) =>
    rows.map((row, i) => checkRules(row.rules, 'advisors', i, 'rules', report, more)),
  artifacts: (rows: readonly ArtifactRow[], report: Report, more?: MoreWords) =>
    rows.map((row, i) => checkRules(row.rules, 'artifacts', i, 'rules', report, more)),
  tactics: (rows: readonly TacticRow[], report: Report, more?: MoreWords) =>
    rows.forEach(({ window, condition, normal, boosted }, row) => {
      const place = { card: 'tactics', window, row, more } as const
      if (condition !== null) checkConditions({ ...place, text: condition, field: 'condition' }, report)
      checkEffects({ ...place, text: normal, field: 'normal' }, report)
      checkEffects({ ...place, text: boosted.effect, field: 'boosted.effect' }, report)
    }),
}

/** DATA-07, -08 */
const hordes: Check<'hordes'> = (rows, report) => {
  deck(
    rows,
    report,
    { base: 24, coop: 24 },
    (row) => row.set,
    (row) => row.indicators.length,
  )
  CARD_CHECKS.hordes(rows, report)
}

/** DATA-09 to -11: six player cards, six solo cards of the same names, one of the Reed Clan. */
const commands: Check<'commands'> = (rows, report) => {
  const keys = COMMAND_KEYS.flatMap((key) => [`player ${key}`, `solo ${key}`])
  deck(rows, report, { reed: 1 }, (row) => row.set)
  onceEach(rows, 'key', (row) => (row.key ? `${row.set} ${row.key}` : null), keys, report)
  rows.forEach(({ set, key, name, boxes }, i) => {
    if ((set === 'reed') !== (key === null))
      report(i, 'key', problem('keyOfSet', { set, expected: set === 'reed' ? 'null' : COMMAND_KEYS.join(' / ') }))
    const other = rows.findIndex((row) => row.key === key && key !== null)
    const same = rows[other]
    for (const language of ['en', 'es'] as const)
      if (key && same && same.name[language] !== name[language]) {
        const expected = shownValue(same.name[language])
        report(i, `name.${language}`, problem('nameOfKey', { key, expected, row: other + 1 }))
      }
    const card = set === 'player' ? 'commands' : set
    boxes.forEach((box, entry) => {
      const place = { card, window: null, row: i, entry } as const
      checkEffects({ ...place, text: box.rule, field: 'boxes.rule' }, report)
      if (box.if !== undefined) checkConditions({ ...place, text: box.if, field: 'boxes.if' }, report)
    })
  })
}

/** DATA-12, -13: no Tea value twice. */
const generals: Check<'generals'> = (rows, report) => {
  deck(rows, report, { base: 13, coop: 8, solo: 1 }, (row) => row.set)
  onceEach(rows, 'setup.tea', (row) => (row.setup ? `tea ${row.setup.tea}` : null), [], report)
  CARD_CHECKS.generals(rows, report)
}

/** DATA-14 */
const advisors: Check<'advisors'> = (rows, report) => {
  deck(rows, report, { advisors: 44 }, () => 'advisors')
  CARD_CHECKS.advisors(rows, report)
}

/** DATA-15 */
const tactics: Check<'tactics'> = (rows, report) => {
  deck(rows, report, { base: 20, coop: 12 }, (row) => row.set)
  onceEach(rows, 'key', (row) => row.key ?? null, [], report)
  CARD_CHECKS.tactics(rows, report)
}

/** DATA-16 */
const artifacts: Check<'artifacts'> = (rows, report) => {
  deck(rows, report, { artifacts: 5 }, () => 'artifacts')
  for (const [i, rules] of CARD_CHECKS.artifacts(rows, report).entries())
    onlyTrigger(rules, 'onScore', i, 'rules', report)
}

/** DATA-18 */
const events: Check<'events'> = (rows, report) => {
  deck(rows, report, { events: 12 }, () => 'events')
  rows.forEach(({ immediate, passive }, i) => {
    if (immediate === null && passive === null) report(i, 'passive', problem('noPart', {}))
    onlyTrigger(checkRules(immediate, 'events', i, 'immediate', report), 'now', i, 'immediate', report)
    for (const rule of checkRules(passive, 'events', i, 'passive', report))
      if (rule.kind === 'rule' && rule.trigger === 'now')
        report(i, 'passive', problem('wrongTrigger', { allowed: 'mod, on…', trigger: 'now' }))
  })
}

/** DATA-17: some leave the game with two players, never with more. */
const requests: Check<'requests'> = (rows, report) => {
  deck(rows, report, { requests: 12 }, () => 'requests')
  onceEach(rows, 'key', (row) => row.key ?? null, [], report)
  rows.forEach(({ n, needs }, i) => {
    for (const players of [3, 4] as const)
      if (n[players] === null) report(i, `n.${players}`, problem('noNumber', { players }))
    readText(parseRequest(needs), i, 'needs', report)
  })
}

/** DATA-20 */
const clans: Check<'clans'> = (rows, report) => {
  deck(rows, report, { clans: PLAYER_COUNTS.length }, () => 'clans')
  onceEach(rows, 'color', (row) => row.color, [], report)
}

/** DATA-06 */
const constants: Check<'constants'> = (rows, report) => {
  onceEach(rows, 'name', (row) => row.name, CONSTANT_NAMES, report)
  keptAsOurs(rows, ourConstants, KEPT_CONSTANTS, report)
}

export const STRUCTURE: { readonly [T in TableName]: Check<T> } = {
  locations,
  overseers,
  walls,
  time,
  commandSpots,
  counts,
  soldiers,
  hordes,
  commands,
  generals,
  advisors,
  tactics,
  artifacts,
  events,
  requests,
  clans,
  constants,
}
