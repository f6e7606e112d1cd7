import { goldenGame } from './whole-game.ts'

/*
 * Whole games of Freezing Weather, alone and for two: Production changes nothing of the Honor that Qin Jiushao has at Locations, he sends
 * nothing, and what the Reed Clan puts into the Warehouse comes from the supply (AC-FW-20).
 */

const COLD = { expansions: ['freezingWeather'] }

goldenGame('cold-qin.txt', { mode: 'solo', seats: 1, ...COLD }, 'cold 1')
goldenGame('cold-reed.txt', { mode: 'two', seats: 2, ...COLD }, 'cold 2')
