import { goldenGame } from './whole-game.ts'

/*
 * Whole games with Ancient Beasts, alone and for two, looked through line by line against section 7: who places, that automata upgrade and
 * use nothing, and that of the White Tiger Qin Jiushao has the Honor and the Reed Clan nothing (in the first
 * game; in the second no Horde is Defeated). The seeds are those of 250 that show most.
 */

const BEASTS = { expansions: ['ancientBeasts'] }

goldenGame('beasts-qin.txt', { mode: 'solo', seats: 1, ...BEASTS }, 'beasts 77')
goldenGame('beasts-reed.txt', { mode: 'two', seats: 2, ...BEASTS }, 'beasts 62')
