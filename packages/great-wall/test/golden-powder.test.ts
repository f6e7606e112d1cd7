import { goldenGame } from './whole-game.ts'

/*
 * Whole games with Black Powder, alone and for two, looked through line by line against section 6: that Qin Jiushao mans the first empty Tower
 * and scores its Honor but takes no Shame, that the Reed Clan has no part in it, what Shots, Towers and siege engines do and when. The seeds are
 * those of 250 that show most.
 */

const POWDER = { expansions: ['blackPowder'] }

goldenGame('powder-qin.txt', { mode: 'solo', seats: 1, ...POWDER }, 'powder 95')
goldenGame('powder-reed.txt', { mode: 'two', seats: 2, ...POWDER }, 'powder 2')
