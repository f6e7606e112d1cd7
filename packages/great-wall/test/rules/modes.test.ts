import assert from 'node:assert/strict'
import { greatWall } from '../../src/index.ts'
import { ADVISORS, decision, HORDES, newGame, rule, TACTICS } from '../table.ts'

const refusal = (setup: unknown): string => {
  const checked = greatWall.checkSetup(setup)
  assert.ok(!checked.ok)
  return JSON.stringify(checked.error)
}

rule(['GW-MODE-01', 'GW-SETUP-00'], 'competitive play uses the standard decks and nothing of the other modes', () => {
  for (const seats of [3, 4]) {
    const { box } = newGame({ seats }).table
    const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
    assert.deepEqual(ids(box.hordes), HORDES)
    assert.deepEqual([box.hordes.length, box.tactics.length, box.generals.length], [24, 20, 13])
    assert.deepEqual([box.advisors.length, box.artifacts.length, box.commands.length], [44, 5, 6])
    assert.deepEqual([TACTICS.length, ADVISORS.length], [20, 44])
    const all = [...ids(box.hordes), ...ids(box.tactics), ...ids(box.generals), ...ids(box.commands)]
    for (const id of all) assert.doesNotMatch(id, /^(CHO|CTA|COG|SOG|SOL|RED|EVT|REQ)-/, id)
    assert.equal(box.seats, seats, 'neither the Reed Clan nor Qin Jiushao has a place')
  }
})

rule(['GW-MODE-03', 'GW-MODE-04'], 'nobody plays competitively alone, and a fifth player needs more components', () => {
  for (const seats of [1, 6]) assert.match(refusal({ seats }), /"field":"seats"/)
  assert.match(refusal({ mode: 'solo coop' }), /"field":"mode"/)
})

decision('DP-01', 'every player takes another Clan; without a choice they are dealt out in order', () => {
  const chosen = newGame({ seats: 3, clans: ['turtle', 'dragon', 'snake'] })
  assert.deepEqual(
    chosen.view().players.map(({ clan }) => clan),
    ['turtle', 'dragon', 'snake'],
  )
  const standard = newGame({ seats: 4 })
  assert.deepEqual(
    standard.view().players.map(({ clan }) => clan),
    ['dragon', 'snake', 'monkey', 'turtle'],
  )
  for (const clans of [
    ['dragon', 'dragon', 'snake'],
    ['dragon', 'snake'],
    ['dragon', 'snake', 'tiger'],
  ])
    assert.match(refusal({ seats: 3, clans }), /"field":"clans"/)
})
