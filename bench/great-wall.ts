import { greatWall } from '@wanli/great-wall'
import { measureGame } from './game.ts'

// Few random games see a 4th Year.
measureGame({
  game: greatWall,
  title: 'The Great Wall',
  part: { name: 'Year', most: (box) => box.time.length, now: (state) => state.year },
  copies: { games: 80, from: 2, to: Infinity },
  targets: { decisions: 200_000, copyUs: 20, replayMs: 20, savedBytes: 8000 },
})
