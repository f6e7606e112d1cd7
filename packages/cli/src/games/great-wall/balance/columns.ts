/** What one column of the report is about: a mode with a number of seats, and a difficulty if the mode has any. */
export interface Column {
  /** `competitive-3`, `solo-1-hard` */
  readonly id: string
  readonly mode: string
  readonly seats: number
  readonly difficulty?: Difficulty
  /** Those in the box; there if there are any. */
  readonly expansions?: readonly string[]
}

/** From the easiest to the hardest (GW-SOLO-09). */
export const DIFFICULTIES = ['normal', 'hard', 'harder'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
const WITH_DIFFICULTIES: readonly string[] = ['solo']

/** Every mode with every number of seats, and every difficulty; with these expansions in the box. */
export const columnsOf = (
  modes: Readonly<Record<string, readonly number[]>>,
  expansions: readonly string[] = [],
): Column[] =>
  Object.entries(modes).flatMap(([mode, counts]) =>
    counts.flatMap((seats) =>
      (WITH_DIFFICULTIES.includes(mode) ? DIFFICULTIES : [undefined]).map((difficulty) => ({
        id: [mode, seats, ...(difficulty === undefined ? [] : [difficulty])].join('-'),
        mode,
        seats,
        ...(difficulty === undefined ? {} : { difficulty }),
        ...(expansions.length === 0 ? {} : { expansions }),
      })),
    ),
  )
