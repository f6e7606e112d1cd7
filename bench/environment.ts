// The environment for who trains players: steps a second of random play, bare, with the mask, and with mask and observation.
import { environmentOf } from '../packages/bots/src/environment/games.ts'
import { Dice } from '../packages/kernel/src/index.ts'
import { flag, printTable, round, say } from './measure.ts'

const ms = flag('ms', 1500)
const TABLES = [
  ['zhanguo', { seats: 2 }],
  ['zhanguo', { seats: 4 }],
  ['great-wall', { mode: 'competitive', seats: 3 }],
  ['great-wall', { mode: 'solo', seats: 1 }],
] as const

/** Steps a second of what the thread had of a core. */
function stepsASecond(game: string, setup: object, each: (env: ReturnType<typeof environmentOf>) => void): number {
  const env = environmentOf(game, setup)
  const dice = new Dice('bench')
  let [steps, games] = [0, 0]
  let began = process.threadCpuUsage()
  const spent = () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
  for (let warm = true; warm || spent() < ms; games++) {
    if (warm && spent() > ms / 3) {
      warm = false
      steps = 0
      began = process.threadCpuUsage()
    }
    env.reset(`bench ${games}`)
    while (!env.over) {
      each(env)
      env.step(env.legal[dice.below(env.legal.length)]!)
      steps++
    }
  }
  return (1000 * steps) / spent()
}

say('Steps a second of random play in an environment, one core\n')
printTable(
  ['', 'actions', 'numbers observed', 'steps/s', 'with mask', 'with mask and observation'],
  TABLES.map(([game, setup]) => {
    const env = environmentOf(game, setup)
    const mask = new Uint8Array(env.actions.size)
    const seen = new Float64Array(env.names.length)
    const masked = (one: typeof env) => one.mask(mask)
    return [
      `${game} ${setup.seats}`,
      String(env.actions.size),
      String(env.names.length),
      round(stepsASecond(game, setup, () => undefined)),
      round(stepsASecond(game, setup, masked)),
      round(
        stepsASecond(game, setup, (one) => {
          masked(one)
          one.observation(one.seat, seen)
        }),
      ),
    ]
  }),
)
