import { DIFFICULTIES } from './columns.ts'
import type { Figures, Spread, UseRow } from './figures.ts'
import { reachOfMean, type Share, shareOf } from '../../../report/share.ts'

/** What the box is balanced for, with greedy bots (issue 4). */
export const BANDS = {
  /** "At least sometimes": in so many games. */
  sometimes: 0.01,
  breaches: { low: 1, high: 4 },
  /** In Freezing Weather a Breach costs a Resource where it costs Shame elsewhere (AC-FW-14): more of them can be borne (decision 045). */
  breachesInTheCold: { low: 1, high: 6 },
  /** Of the fair share. */
  generals: { low: 0.5, high: 2 },
  /** Points of win share. */
  advisors: 0.15,
  /** Of the chances. */
  use: 0.05,
  solo: { low: 0.2, high: 0.6 },
  coop: { low: 0.1, high: 0.5 },
  /** Of the competitive games with Genghis Khan, those that his Defeat ends. */
  khan: { low: 0.05, high: 0.4 },
  /** Of the games with Black Powder, those that all lose because no Wall is left (BP-HOR-18). */
  noWall: { high: 0.1 },
  /** Of the games of the Great Famine, those that all lose by the larder (AC-GF-08): 9.4 of the components aims at 10 to 25%. */
  famine: { high: 0.25 },
  /** Where a seat wins less than this, the bots are too weak to judge single cards by who wins. */
  weak: 0.1,
} as const

export const TARGETS = [
  'time',
  'walls',
  'shame',
  'breaches',
  'generals',
  'advisors',
  'commands',
  'locations',
  'solo',
  'harder',
  'coop',
  'khan',
  'noWall',
  'famine',
  'deeds',
] as const
export type TargetId = (typeof TARGETS)[number]

/** Something that is looked at for a target: a figure, with what it could be by chance. */
interface Look {
  /** What the figure is of, where there are several: a card, a Location. */
  readonly of?: string
  readonly figure: number
  readonly low: number
  readonly high: number
}

/** Whether a target is met in a column. */
export interface Target {
  readonly column: string
  readonly target: TargetId
  /** Null: too little was seen to tell. */
  readonly met: boolean | null
  /** Too little was won to tell. */
  readonly weak?: true
  /** False: with so few games it could as well be the other way round. */
  readonly sure: boolean
  /** The figure, or of several the one farthest out; `of`: what it is of. */
  readonly figure: number
  readonly of?: string
  readonly low: number | null
  readonly high: number | null
  /** All cards or Locations that are outside the band, the farthest first. */
  readonly outside: readonly Outside[]
}

export interface Outside {
  readonly id: string
  readonly figure: number
  /** Its whole interval is outside. */
  readonly sure: boolean
}

interface Band {
  readonly low?: number
  readonly high?: number
}

/** Every target of every column that it is about. */
export const targetsOf = (columns: readonly Figures[]): Target[] =>
  columns
    .filter(({ games }) => games > 0)
    .flatMap((column) => [
      ...(column.mode === 'competitive' ? competitive(column) : []),
      ...cards(column),
      ...(column.mode === 'solo' ? solo(column, columns) : []),
      ...(column.mode === 'coop' ? [judged(column, 'coop', [winShare(column)], BANDS.coop)] : []),
      ...sets(column),
    ])

const endedBy = (column: Figures, reason: string): Look =>
  look(shareOf((column.endings.by[reason] ?? 0) * column.games, column.games))

function competitive(column: Figures): Target[] {
  const { walls = 0, shame = 0 } = column.endings.by
  const { sometimes } = BANDS
  const plays = (set: string): boolean => column.expansions?.includes(set) === true
  // AC-GF-10, AC-FW-14: in the Great Famine a Breach brings no Shame, in Freezing Weather nobody need take it: none ends a game.
  const isAshamed = !plays('greatFamine') && !plays('freezingWeather')
  return [
    judged(column, 'time', [endedBy(column, 'time')], { low: Math.max(walls, shame) }),
    judged(column, 'walls', [endedBy(column, 'walls')], { low: sometimes }),
    ...(isAshamed ? [judged(column, 'shame', [endedBy(column, 'shame')], { low: sometimes })] : []),
    judged(
      column,
      'breaches',
      [meanOf(column.breaches)],
      plays('freezingWeather') ? BANDS.breachesInTheCold : BANDS.breaches,
    ),
  ]
}

/** What expansions are balanced for. */
function sets(column: Figures): Target[] {
  const { expansions = [], mode, deeds } = column
  return [
    ...(mode === 'competitive' && expansions.includes('genghisKhan')
      ? [judged(column, 'khan', [endedBy(column, 'khan')], BANDS.khan)]
      : []),
    ...(expansions.includes('blackPowder')
      ? [judged(column, 'noWall', [endedBy(column, 'noWall')], BANDS.noWall)]
      : []),
    ...(expansions.includes('greatFamine')
      ? [judged(column, 'famine', [endedBy(column, 'famine')], BANDS.famine)]
      : []),
    ...(deeds.length > 0 ? [judged(column, 'deeds', used(deeds), { low: BANDS.use })] : []),
  ]
}

const used = (rows: readonly UseRow[]): Look[] =>
  rows
    .filter(({ chances }) => chances > 0)
    .map(({ id, use, chances }) => ({ ...look(shareOf(use * chances, chances)), of: id }))

function cards(column: Figures): Target[] {
  const { generals, advisors, commands, locations, fair } = column
  const byWins = (target: TargetId, looks: readonly Look[], band: Band): Target =>
    fair < BANDS.weak ? { ...judged(column, target, [], band), weak: true } : judged(column, target, looks, band)
  return [
    byWins(
      'generals',
      generals
        .filter(({ n }) => n > 0)
        .map(({ id, ratio, ratioLow, ratioHigh }) => ({ of: id, figure: ratio, low: ratioLow, high: ratioHigh })),
      BANDS.generals,
    ),
    byWins(
      'advisors',
      advisors
        .filter(({ n }) => n > 0)
        .map(({ id, shift, shiftLow, shiftHigh }) => ({ of: id, figure: shift, low: shiftLow, high: shiftHigh })),
      { low: -BANDS.advisors, high: BANDS.advisors },
    ),
    judged(column, 'commands', used(commands), { low: BANDS.use }),
    judged(column, 'locations', used(locations), { low: BANDS.use }),
  ]
}

/** Normal within its band, each step harder than the one before it. */
function solo(column: Figures, columns: readonly Figures[]): Target[] {
  const step = DIFFICULTIES.indexOf(column.difficulty ?? 'normal')
  if (step === 0) return [judged(column, 'solo', [winShare(column)], BANDS.solo)]
  const easier = columns.find(({ mode, difficulty }) => mode === 'solo' && difficulty === DIFFICULTIES[step - 1])
  if (easier === undefined || easier.games === 0) return []
  const target = judged(column, 'harder', [winShare(column)], { high: easier.won.share })
  const equal = column.won.share === easier.won.share
  return [equal ? { ...target, met: column.won.share === 0 ? null : false, sure: false } : target]
}

const look = ({ share, low, high }: Share): Look => ({ figure: share, low, high })

const winShare = ({ won }: Figures): Look => look(won)

const meanOf = ({ mean, by }: Spread): Look => {
  const reach = reachOfMean(by)
  return { figure: mean, low: mean - reach, high: mean + reach }
}

const within = (figure: number, { low = -Infinity, high = Infinity }: Band): boolean => figure >= low && figure <= high

/** How far outside (positive) or inside (negative) of the band a figure is. */
const distance = (figure: number, { low = -Infinity, high = Infinity }: Band): number =>
  Math.max(low - figure, figure - high)

function judged({ id: column }: Figures, target: TargetId, looks: readonly Look[], band: Band): Target {
  const head = { column, target, low: band.low ?? null, high: band.high ?? null }
  const sorted = looks.toSorted((a, b) => distance(b.figure, band) - distance(a.figure, band))
  const [worst] = sorted
  if (worst === undefined) return { ...head, met: null, sure: false, figure: 0, outside: [] }
  const outside = sorted.filter(({ figure }) => !within(figure, band))
  const isSure = ({ low, high }: Look) => high < (band.low ?? -Infinity) || low > (band.high ?? Infinity)
  const met = outside.length === 0
  return {
    ...head,
    met,
    sure: met ? looks.every(({ low, high }) => within(low, band) && within(high, band)) : outside.some(isSure),
    figure: worst.figure,
    ...(worst.of === undefined ? {} : { of: worst.of }),
    outside: outside.flatMap((look) =>
      look.of === undefined ? [] : [{ id: look.of, figure: look.figure, sure: isSure(look) }],
    ),
  }
}
