// Greedy against three random players, on all cores; it takes each seat in turn.
import { runSimulate } from '../packages/cli/src/simulate/index.ts'
import { flag, printTable, round, say, Targets } from './measure.ts'

const games = flag('games', 1000)
const cores = flag('cores', 0)
const report = await runSimulate({
  game: 'zhanguo',
  bots: ['greedy', 'random'],
  rotate: true,
  games,
  seed: 'bench',
  ...(cores === 0 ? {} : { cores }),
})
const targets = new Targets()
say(`Greedy against three random players, ${games} games of ZhanGuo on ${report.cores} cores\n`)
printTable(
  ['', 'seats', 'mean score', 'wins', 'target'],
  report.byBot.map(({ bot, seats, score, wins }) => [
    bot,
    round(seats),
    round(score, 1),
    `${round(100 * wins, 1)}%`,
    bot === 'greedy' ? targets.check('greedy', wins >= 0.85, '>= 85%') : '',
  ]),
)
const [one, other] = report.byBot
if (one !== undefined && other !== undefined) say(`\nRatio of the mean scores: ${round(one.score / other.score, 1)}`)
say(
  `${round(report.seconds, 1)} s, ${round((1000 * report.seconds * report.cores) / Math.max(1, report.finished), 1)} ms of a core a game, ` +
    `${report.failed} failed, ${round(report.decisionsPerSecondPerCore)} decisions/s on each core`,
)
targets.finish()
