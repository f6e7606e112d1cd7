import { test } from 'node:test'
import { lawsHold } from '../../../laws-hold.ts'
import { cold, COLD } from './stage.ts'

const FIFTY = { 'fw.supply': 'fifty', 'info.showOpponentResources': true } as const

test('Freezing Weather: every law holds at sampled moments of games of every mode', () => {
  const setups = [
    cold(),
    cold({ seats: 4, options: FIFTY }),
    cold({ seats: 5, expansions: ['fifthPlayer', COLD] }),
    cold({ mode: 'solo', seats: 1 }),
    cold({ mode: 'two', seats: 2, options: FIFTY }),
    cold({ mode: 'two', seats: 2 }),
  ]
  lawsHold(setups, 'cold', { games: 2 })
})
