import { greatWall, MODE_SEATS } from '@wanli/great-wall'
import { measureGame } from './game.ts'

// Every mode with each number of seats; --mode coop measures only one. Few random games see a 4th Year.
const wanted = process.argv.indexOf('--mode')
const only = wanted < 0 ? undefined : process.argv[wanted + 1]
for (const [mode, counts] of Object.entries(MODE_SEATS))
  for (const seats of counts)
    if (only === undefined || only === mode)
      measureGame({
        game: greatWall,
        title: `The Great Wall, ${mode}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
        setup: { mode, seats },
        part: { name: 'Year', most: (box) => box.time.length, now: (state) => state.year },
        copies: { games: 80, from: 2, to: Infinity },
        targets: { decisions: 200_000, copyUs: 20, replayMs: 20, savedBytes: 8000 },
      })
