import { activation, WATCH } from '../pieces.ts'
import { decision, position, rule } from '../table.ts'

const teaHouse = (tea: readonly string[], clerks: Readonly<Record<string, number>>, seats = 4) =>
  position({ phase: 'activation', turn: 'dragon', tea: [...tea], clerks: { teaHouse: clerks } }, { seats })

decision(
  ['DP-21', 'GW-TEA-01'],
  'in Tea order, read at the start, each moves up one place; the number of Clerks does not matter; optional',
  () => {
    const t = teaHouse(['turtle', 'monkey', 'snake', 'dragon'], { snake: 1, dragon: 2 })
    t.asks('snake', 'teaHouse', ['tea up', 'decline'])
      .play('tea up')
      .has({ tea: ['turtle', 'snake', 'monkey', 'dragon'] })
    // Two Clerks: one place all the same.
    t.asks('dragon', 'teaHouse')
      .play('tea up')
      .has({ tea: ['turtle', 'snake', 'dragon', 'monkey'] })
    const declined = teaHouse(['turtle', 'monkey', 'snake', 'dragon'], { snake: 1, dragon: 2 }).play(
      'decline',
      'tea up',
    )
    declined.has({ tea: ['turtle', 'monkey', 'dragon', 'snake'], 'players.snake.clerkPool': 5 })
    // Whoever overtakes someone does not make him act twice, nor lose his place in the row.
    const frozen = teaHouse(['turtle', 'monkey', 'snake', 'dragon'], { monkey: 1, snake: 1, dragon: 1 })
    frozen
      .play('tea up')
      .has({ tea: ['monkey', 'turtle', 'snake', 'dragon'] })
      .asks('snake', 'teaHouse')
      .play('tea up')
    frozen
      .asks('dragon', 'teaHouse')
      .play('tea up')
      .has({ tea: ['monkey', 'snake', 'dragon', 'turtle'] })
  },
)

rule('GW-TEA-02', 'who fills all spots goes to the top', () => {
  teaHouse(['turtle', 'monkey', 'snake', 'dragon'], { dragon: 3 })
    .play('tea up')
    .has({ tea: ['dragon', 'turtle', 'monkey', 'snake'] })
  teaHouse(['snake', 'monkey', 'dragon'], { dragon: 2 }, 3)
    .play('tea up')
    .has({ tea: ['dragon', 'snake', 'monkey'] })
  teaHouse(['snake', 'monkey', 'dragon'], { dragon: 2 }, 3)
    .play('decline')
    .has({ tea: ['snake', 'monkey', 'dragon'] })
})

rule('GW-TEA-03', 'who is on top does not move, and may be overtaken; the Clerks return', () => {
  const t = activation({
    tea: ['snake', 'dragon', 'monkey'],
    clerks: { teaHouse: { snake: 1, dragon: 1 } },
    players: { monkey: WATCH },
  })
  t.asks('dragon', 'teaHouse')
    .play('tea up')
    .has({ tea: ['dragon', 'snake', 'monkey'], 'players.snake.clerkPool': 5, 'clerks.teaHouse.snake': 0 })
  const alone = activation({
    tea: ['snake', 'dragon', 'monkey'],
    clerks: { teaHouse: { snake: 2 } },
    players: { monkey: WATCH },
  })
  alone.asks('monkey', 'tactic').has({ tea: ['snake', 'dragon', 'monkey'], 'players.snake.clerkPool': 5 })
})

rule('GW-TEA-04', 'in an Advanced Activation with free spots the only one there moves up one place', () => {
  const turn = { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'despotism' } } } as const
  const t = position({ ...turn, tea: ['turtle', 'monkey', 'snake', 'dragon'], clerks: { teaHouse: { dragon: 2 } } })
  t.play('stop', 'stop', 'stop', 'stop', 'activate teaHouse', 'tea up').has({
    tea: ['turtle', 'monkey', 'dragon', 'snake'],
  })
  const full = position({ ...turn, tea: ['turtle', 'monkey', 'snake', 'dragon'], clerks: { teaHouse: { dragon: 3 } } })
  full
    .play('stop', 'stop', 'stop', 'stop', 'activate teaHouse', 'tea up')
    .has({ tea: ['dragon', 'turtle', 'monkey', 'snake'] })
})
