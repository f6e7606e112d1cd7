import { from } from '@wanli/game-kit'
import { costShape, type Name } from '../../../data/index.ts'
import { RESOURCES } from '../../../state.ts'
import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/* The special soldiers as rows of data (BPS-1 to -5), and the words that they add to the vocabulary (GWXC-VOC-04). */

declare module '../../../data/vocabulary/types.ts' {
  interface MoreUnits {
    monk: true
    bomber: true
    flamethrower: true
    crossbowman: true
    tank: true
    /** Any of them. */
    specialSoldier: true
  }
}

export const SPECIAL = ['monk', 'bomber', 'flamethrower', 'crossbowman', 'tank'] as const
export type SpecialUnit = (typeof SPECIAL)[number]
/** What cards call any of them. */
export const ANY_SPECIAL = 'specialSoldier'

export interface SpecialSoldier {
  readonly id: string
  readonly unit: SpecialUnit
  readonly clan: string
  readonly name: Name
  readonly perPlayer: number
  /** By RESOURCES. */
  readonly cost: readonly number[]
  /** Vital spots that it covers itself, at most. */
  readonly covers: number
  /** How many rows from the Wall it reaches itself. */
  readonly rows: number
  /** It attacks from a Firing spot. */
  readonly firing: boolean
}

/** What the code of a rule says of them. */
const WAY = { clan: 'soldierWay', covers: 'soldierWay', rows: 'soldierWay', firing: 'soldierWay', unit: 'soldierWay' }
/** An owner's file may change how many of them there are, what they cost and what they are called. */
export const rows = ownNumbers('blackPowder', tables, ['specialSoldiers', 'tankFootprint', 'snakeToken'], {
  shapes: { specialSoldiers: { cost: costShape, perPlayer: from(1, 9) } },
  kept: { specialSoldiers: WAY, tankFootprint: { columns: 'soldierWay', rows: 'soldierWay' } },
})

export const specialSoldiersOf = rows.made(({ specialSoldiers }): readonly SpecialSoldier[] =>
  SPECIAL.map((unit) => {
    const row = specialSoldiers.find((other) => other.unit === unit)
    if (row === undefined) throw new Error(`Black Powder: there is no row for ${unit}.`)
    const cost: Readonly<Record<string, number | undefined>> = row.cost
    return { ...row, unit, cost: RESOURCES.map((resource) => cost[resource] ?? 0) }
  }),
)

/** The marker of Crossbowmen (BP-SOL-13). */
export const SNAKE_TOKEN = tables.snakeToken.id
/** In cells of a Horde's grid (BP-SOL-21). */
export const TANK_FOOTPRINT = tables.tankFootprint
