// npx node examples/learner/train.ts [games]: learns ZhanGuo for two from nothing, and says how often it beats random players.
// oxlint-disable no-restricted-globals -- a program for a person, not part of a game
import { environmentOf } from '@wanli/bots/environments'
import { indifferent, learn, winShare } from './learner.ts'

const games = Number(process.argv[2] ?? 2000)
const env = environmentOf('zhanguo', { seats: 2 })
const began = performance.now()
const policy = learn(env, games, 'learn')
const seconds = (performance.now() - began) / 1000
const share = winShare(env, policy, indifferent(env), 200, 'fresh')
process.stdout.write(
  `${games} games in ${seconds.toFixed(1)} s; wins ${(100 * share).toFixed(1)}% of 400 games against random on fresh deals\n`,
)
const best = [...policy.liking]
  .map((liking, action) => ({ liking, key: env.actions.keyOf(action) }))
  .sort((a, b) => b.liking - a.liking)
for (const { liking, key } of [...best.slice(0, 5), ...best.slice(-5)])
  process.stdout.write(`${liking.toFixed(2).padStart(7)}  ${key}\n`)
