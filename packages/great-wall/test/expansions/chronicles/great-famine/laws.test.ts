import { test } from 'node:test'
import { lawsHold } from '../../../laws-hold.ts'
import type { SetupWords } from '../../../table.ts'
import { FAMINE, SOLO, TWO } from './stage.ts'

const FIVE: SetupWords = { seats: 5, expansions: ['fifthPlayer', 'greatFamine'] }

test('Great Famine: every law holds at sampled moments of games of every mode', () => {
  lawsHold([FAMINE, { ...FAMINE, seats: 4 }, FIVE, SOLO, TWO], 'famine')
})
