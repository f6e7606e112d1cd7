import { zhanguo } from '@wanli/zhanguo'
import { measureGame } from './game.ts'

measureGame({
  game: zhanguo,
  title: 'ZhanGuo, 4 seats',
  setup: { seats: 4 },
  part: { name: 'round', most: () => 5, now: (state) => state.round },
  copies: { games: 60, from: 2, to: 4 },
  targets: { decisions: 300_000, copyUs: 10, replayMs: 5 },
})
