import { standardTables } from '../src/data/index.ts'
import { goldenGame } from './whole-game.ts'

/*
 * Whole games with the Khan beside the automata, read line by line against chapter 5, 12.3 and 13.7. The seeds are those of some hundreds that show most of it: Qin Jiushao attacks the Khan, takes the Award and has its Honor,
 * his Soldiers die with all others where nobody retreats; a saved Horseman breaks a Skill. The Reed Clan
 * would claim nothing in these games, and Qin comes to no Skill: expansions/together/automata-referee.test.ts has both.
 */

/** With few Shame tokens nobody who plays at random sees the last Year. */
const lasting = (players: number) => ({
  counts: standardTables.counts.map((row) => (row.players === players ? { ...row, shamePool: 50 } : row)),
})
const expansions = ['genghisKhan']

goldenGame('khan-solo.txt', { mode: 'solo', seats: 1, expansions, data: lasting(1) }, 'khan 45')
goldenGame(
  'khan-two.txt',
  { mode: 'two', seats: 2, expansions, options: { 'reed.claim': 'nextPlayer' }, data: lasting(2) },
  'khan 52',
)
