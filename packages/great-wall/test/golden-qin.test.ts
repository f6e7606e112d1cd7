import { goldenGame, lasting } from './whole-game.ts'

/*
 * Whole games against Qin Jiushao, looked through line by line against 13.7. The seeds are those of 300 that show most of his
 * procedures: the first has a Betrayal that follows nobody and Qin as Overlord in the Reed Clan's turn, the second the options,
 * the third all six cards and the scoring.
 */

const SOLO = { mode: 'solo', seats: 1 } as const

goldenGame('qin-1.txt', SOLO, 'qin 85')
goldenGame(
  'qin-2.txt',
  {
    ...SOLO,
    options: {
      'solo.vitalOrder': 'columns',
      'solo.qinClerks': '5',
      'solo.shameLoss': 'immediate',
      'raid.playerCount': 'withAutomata',
    },
  },
  'qin 270',
)
goldenGame(
  'qin-3.txt',
  { ...SOLO, options: { 'solo.difficulty': 'hard', 'solo.advisorsPerSpring': '2' }, data: lasting(1) },
  'qin 77',
)
