import { keptAsOurs, limited, onceEach, type TableCheck } from '@wanli/game-kit'
import ourConstants from './constants.json' with { type: 'json' }
import { problem } from './problems.ts'
import type { ProblemKey } from './problems.ts'
import { CONSTANT_NAMES, KEPT_CONSTANTS } from './shapes.ts'
import {
  ASPECTS,
  BOARDS,
  CARD_COLOURS,
  CARDS_PER_COLOUR,
  REGIONS,
  ROUNDS,
  SIDES,
  SITES,
  TASK_KINDS,
  WALL_CRITERIA,
} from './types.ts'
import type { BoardRow, SiteRow, TableName, Tables, WallCriterion } from './types.ts'

/** What the rows of one table must be to each other. */

type Check<T extends TableName> = TableCheck<Tables[T], ProblemKey>

const TILES_PER_KIND = 4
const CARD_NUMBERS = Array.from({ length: CARD_COLOURS.length * CARDS_PER_COLOUR }, (_, i) => i + 1)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const pairName = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`

/** CD-1: every pair once, so adjacency is symmetric; and no region without a neighbour (ZG-COURT-REASSIGN-06). */
const regions: Check<'regions'> = (rows, report) => {
  const seen = new Map<string, number>()
  const linked = new Set<number>()
  rows.forEach(({ pair, border }, i) => {
    const [a = 1, b = 1] = pair
    if (a === b) return report(i, 'pair', problem('samePair', {}))
    if (border === 'plain') linked.add(a).add(b)
    const name = pairName(a, b)
    const earlier = seen.get(name)
    if (earlier === undefined) return seen.set(name, i)
    const other = rows[earlier]?.border ?? border
    const row = earlier + 1
    return other === border
      ? report(i, 'pair', problem('duplicate', { value: name, row }))
      : report(i, 'border', problem('asymmetric', { pair: name, border, other, row }))
  })
  for (const a of REGIONS) {
    for (const b of REGIONS)
      if (a < b && !seen.has(pairName(a, b))) report(null, null, problem('absent', { value: pairName(a, b) }))
    if (!linked.has(a)) report(null, null, problem('noNeighbour', { region: a }))
  }
}

/** CD-3 */
const squares: Check<'squares'> = (rows, report) =>
  onceEach(
    rows,
    'region',
    (row) => `region ${row.region}`,
    REGIONS.map((r) => `region ${r}`),
    report,
  )

/** CD-4: two sections of its own per site, one slot of each kind in a section (ZG-COURT-WALL-01). */
const sites: Check<'sites'> = (rows, report) => {
  onceEach(rows, 'site', (row) => row.site, SITES, report)
  rows.forEach((row, i) => {
    const own: readonly (keyof SiteRow & ('sections' | 'rods'))[] = ['sections', 'rods']
    const expected = { sections: [`${row.site}1`, `${row.site}2`], rods: [1, 2, 3] }
    for (const field of own)
      if (!same(row[field], expected[field]))
        report(i, field, problem('wrongList', { expected: expected[field].join(', ') }))
  })
}

/** CD-5: the twelve criteria once each, hence six tiles. */
const wallTiles: Check<'wallTiles'> = (rows, report) => {
  onceEach(rows, 'id', (row) => row.id, [], report)
  const seen = new Map<WallCriterion, number>()
  rows.forEach((row, i) => {
    for (const side of ['a', 'b'] as const) {
      const { criterion } = row[side]
      const earlier = seen.get(criterion)
      if (earlier === undefined) seen.set(criterion, i)
      else report(i, `${side}.criterion`, problem('duplicate', { value: criterion, row: earlier + 1 }))
    }
  })
  for (const criterion of WALL_CRITERIA)
    if (!seen.has(criterion)) report(null, null, problem('absent', { value: criterion }))
}

/** CD-6, ZG-TASK-02: a site has two sections, so its symbol may stand twice; a region's only once. */
const tasks: Check<'tasks'> = (rows, report) => {
  onceEach(rows, 'id', (row) => row.id, [], report)
  rows.forEach((row, i) => limited(row.symbols, row.kind === 'wall' ? 2 : 1, i, 'symbols', report))
  for (const kind of TASK_KINDS) {
    const count = rows.filter((row) => row.kind === kind).length
    if (count !== TILES_PER_KIND) report(null, null, problem('tilesPerKind', { kind, count, expected: TILES_PER_KIND }))
  }
}

/** CD-7: one reward per aspect and round, and one award per aspect at the end. */
const rewards: Check<'rewards'> = (rows, report) => {
  const cells = ASPECTS.flatMap((aspect) => [...ROUNDS, 'end'].map((round) => `${aspect} ${round}`))
  onceEach(rows, 'round', (row) => `${row.aspect} ${row.round}`, cells, report)
  rows.forEach((row, i) => {
    if (row.kind === 'GOVERNOR') limited(row.regions, 1, i, 'regions', report)
  })
}

/** What makes two A sides differ (ZG-SETUP-12). */
const SIDE_FIELDS = ['caps', 'noPalace', 'start', 'abilities'] as const satisfies readonly (keyof BoardRow)[]

/** CD-8 */
const boards: Check<'boards'> = (rows, report) => {
  const all = BOARDS.flatMap((board) => SIDES.map((side) => `${board} ${side}`))
  onceEach(rows, 'side', (row) => `${row.board} ${row.side}`, all, report)
  const firstA = rows.findIndex((row) => row.side === 'A')
  rows.forEach((row, i) => {
    row.noPalace.forEach((slot, r) => {
      const cap = row.caps[r] ?? 0
      if (slot !== null && slot > cap) report(i, 'noPalace', problem('beyondCap', { value: slot, cap }), r)
    })
    limited(row.abilities, 1, i, 'abilities', report)
    if (row.side === 'B') return
    if (row.abilities.length > 0) report(i, 'abilities', problem('abilitiesOnA', {}))
    for (const field of SIDE_FIELDS)
      if (!same(row[field], rows[firstA]?.[field])) report(i, field, problem('sidesDiffer', { row: firstA + 1 }))
  })
}

/** CD-9: numbers 1 to 120, forty in a row of each colour. */
const cards: Check<'cards'> = (rows, report) => {
  onceEach(
    rows,
    'number',
    (row) => `#${row.number}`,
    CARD_NUMBERS.map((n) => `#${n}`),
    report,
  )
  rows.forEach(({ number, colour }, i) => {
    const expected = CARD_COLOURS[Math.floor((number - 1) / CARDS_PER_COLOUR)] ?? colour
    if (colour !== expected) report(i, 'colour', problem('wrongColour', { number: `#${number}`, colour, expected }))
  })
}

/** CD-10 */
const constants: Check<'constants'> = (rows, report) => {
  onceEach(rows, 'name', (row) => row.name, CONSTANT_NAMES, report)
  keptAsOurs(rows, ourConstants, KEPT_CONSTANTS, report)
}

export const STRUCTURE: { readonly [T in TableName]: Check<T> } = {
  regions,
  squares,
  sites,
  wallTiles,
  tasks,
  rewards,
  boards,
  cards,
  constants,
}
