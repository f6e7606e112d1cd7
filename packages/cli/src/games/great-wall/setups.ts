import { MODE_SEATS } from '@wanli/great-wall'
import type { Json, JsonObject } from '@wanli/kernel'
import { isFor, MODES, SETTING_NAMES, SETTINGS } from './terms.ts'

/** A mode with a number of players, and what such a table may agree on. */
interface Tables {
  readonly mode: string
  readonly seats: number
  readonly options: readonly { readonly name: string; readonly values: readonly Json[] }[]
  /** How many tables there are of it. */
  readonly count: number
}

const tablesOf = (mode: string, seats: number): Tables => {
  const options = SETTING_NAMES.filter((name) => isFor(name, mode, seats)).map((name) => ({
    name,
    values: SETTINGS[name],
  }))
  return { mode, seats, options, count: options.reduce((product, { values }) => product * values.length, 1) }
}

const TABLES = MODES.flatMap((mode) => MODE_SEATS[mode]!.map((seats) => tablesOf(mode, seats)))

/** Prime, and prime to every number of tables: steps of this length come to each of them, and to all kinds soon. */
const STRIDE = 2_654_435_761

/** Table `n` of its kind: each option is a digit of a number. */
function nth({ mode, seats, options, count }: Tables, n: number): JsonObject {
  let rest = (n * STRIDE) % count
  const agreed: Record<string, Json> = {}
  for (const { name, values } of options) {
    agreed[name] = values[rest % values.length]!
    rest = Math.floor(rest / values.length)
  }
  return { mode, seats, options: agreed }
}

/**
 * Every mode with every number of players and all its options, each value with every other. The kinds of tables take turns, so
 * that a short run has seen them all; those with fewer options come round again.
 */
export const greatWallSetups = {
  length: TABLES.length * Math.max(...TABLES.map(({ count }) => count)),
  at: (index: number): JsonObject => nth(TABLES[index % TABLES.length]!, Math.floor(index / TABLES.length)),
}
