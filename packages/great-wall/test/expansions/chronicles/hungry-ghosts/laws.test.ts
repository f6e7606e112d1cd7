import { test } from 'node:test'
import { lawsHold } from '../../../laws-hold.ts'
import type { SetupWords } from '../../../table.ts'
import { GHOSTS, SOLO, TWO } from './stage.ts'

const FIVE: SetupWords = { seats: 5, expansions: ['fifthPlayer', 'hungryGhosts'] }

test('Hungry Ghost Festival: every law holds at sampled moments of games of every mode', () => {
  lawsHold([GHOSTS, { ...GHOSTS, seats: 4 }, FIVE, SOLO, TWO], 'ghosts')
})
