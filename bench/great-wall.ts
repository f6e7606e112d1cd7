import { fullestBox } from '@wanli/game-kit'
import { greatWall, MODE_SEATS, SETUP } from '@wanli/great-wall'
import { measureGame } from './game.ts'

/** A table to measure. Expansions are in the box of the last one only: all of them, with as many players as there can be. */
interface Row {
  readonly mode: string
  readonly seats: number
  readonly expansions?: readonly string[]
}

const EVERYTHING = fullestBox(SETUP)
const ROWS: readonly Row[] = [
  ...Object.entries(MODE_SEATS).flatMap(([mode, counts]) => counts.map((seats) => ({ mode, seats }))),
  { mode: 'competitive', seats: 5, expansions: EVERYTHING },
]

// --mode coop measures only one mode, --everything only the table with all expansions. Few random games see a 4th Year.
const wanted = process.argv.indexOf('--mode')
const only = wanted < 0 ? undefined : process.argv[wanted + 1]
const everything = process.argv.includes('--everything')
for (const { mode, seats, expansions } of ROWS) {
  if (everything ? expansions === undefined : only !== undefined && only !== mode) continue
  measureGame({
    game: greatWall,
    title: `The Great Wall, ${mode}, ${seats} ${seats === 1 ? 'seat' : 'seats'}${expansions === undefined ? '' : ', every expansion'}`,
    setup: { mode, seats, ...(expansions === undefined ? {} : { expansions }) },
    part: { name: 'Year', most: (box) => box.time.length, now: (state) => state.year },
    copies: { games: 80, from: 2, to: Infinity },
    targets:
      expansions === undefined
        ? { decisions: 200_000, copyUs: 20, replayMs: 20, savedBytes: 8000 }
        : { decisions: 150_000, copyUs: 20, replayMs: 30, savedBytes: 10_000 },
  })
}
