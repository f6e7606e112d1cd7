import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bot, game, greedyAnswers, tableOf } from '../great-wall-help.ts'
import { playOut } from '../help.ts'

const SIEGE = { mode: 'coop', seats: 3, expansions: ['diaoyucheng'], options: { 'coop.ordering': 'tea' } }
const NONE = { general: null }
const RICH = { ...NONE, resources: { wood: 6, stone: 6, gold: 6, chi: 6 } }

const players = { dragon: RICH, snake: NONE, monkey: NONE }
const answer = (words: object): string => greedyAnswers({ artifacts: [], players, ...words }, SIEGE)
const fortress = (words: object) => ({ extras: { diaoyucheng: words } })

test('greedy raises the Defense of a Fortress that would fall tonight, and builds where it stands firm', () => {
  const builders = (defense: number, tokens: number) =>
    answer({
      phase: 'activation',
      turn: 'dragon',
      time: 5,
      clerks: { builders: { dragon: 1 } },
      ...fortress({ defense, tokens }),
    })
  assert.equal(builders(2, 2), 'raise defense')
  assert.notEqual(builders(12, 2), 'raise defense')
})

test('greedy sends an Archer into a Fortress that would fall without him', () => {
  const sections = { middle: { rest: { dragon: { archer: 1 } } } }
  const logistics = (defense: number) =>
    answer({
      phase: 'activation',
      turn: 'dragon',
      time: 6,
      clerks: { logistics: { dragon: 1 } },
      sections,
      ...fortress({ defense, tokens: 2 }),
    })
  assert.equal(logistics(2), 'fortress rest middle')
})

test('a greedy team wins some games and loses others; a random one wins none', () => {
  const wins = (name: string, games: number) =>
    Array.from({ length: games }, (_, i) =>
      playOut(tableOf(SIEGE, `siege ${i}`), Array(3).fill(bot(name)), `siege ${i}`),
    ).filter(({ state, box }) => game.winners(state, box).length > 0).length
  const greedyWins = wins('greedy', 12)
  assert.ok(greedyWins >= 1 && greedyWins <= 9, `${greedyWins} of 12`)
  assert.equal(wins('random', 12), 0)
})
