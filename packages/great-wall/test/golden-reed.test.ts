import { goldenGame } from './whole-game.ts'

/*
 * Three games of two with the Reed Clan. Between them: every Location that does something with a Reed Clerk, a Horde that the
 * Reed Clan would claim (discarded, and given to the next), a Defeat and a Breach with its Soldiers, and its card on every spot.
 */

goldenGame('reed-1.txt', { mode: 'two', seats: 2 }, 'reed 1353')

goldenGame(
  'reed-2.txt',
  {
    mode: 'two',
    seats: 2,
    options: { 'reed.overlord': 'highestTea', 'reed.claim': 'nextPlayer', 'raid.playerCount': 'withAutomata' },
  },
  'reed 4175',
)

goldenGame(
  'reed-3.txt',
  {
    mode: 'two',
    seats: 2,
    clans: ['turtle', 'monkey'],
    options: { 'shame.soleTiming': 'afterEffect', 'tactic.defeatEvents': 'merged' },
  },
  'reed 2367',
)
