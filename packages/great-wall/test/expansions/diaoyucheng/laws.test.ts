import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lawsHold } from '../../laws-hold.ts'
import type { SetupWords } from '../../table.ts'

/** Every number of players, in Tea order and as the team likes, with Artifacts and without. */
const SETUPS = [2, 3, 4, 5].flatMap((seats) =>
  [0, 1].map((row): SetupWords => ({
    mode: 'coop',
    seats,
    expansions: [...(seats === 5 ? ['fifthPlayer'] : []), 'diaoyucheng'],
    options: {
      'coop.ordering': row === 0 ? 'team' : 'tea',
      'ac.coopArtifacts': row === 0,
      'info.showOpponentResources': row === 1,
    },
  })),
)

test('Siege of Diaoyucheng: every law holds at sampled moments of games, for 2 to 5 players', () => {
  assert.ok(lawsHold(SETUPS, 'siege', { nodes: 12 }).changed > 0, 'guesses must really change what is hidden')
})
