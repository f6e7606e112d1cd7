import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greedyAnswers } from '../great-wall-help.ts'

const NONE = { general: null }
const spearman = (by: string) => ({ by, unit: 'spearman' })
const khan = { extras: { genghisKhan: { section: 'left', skills: ['GKS-3', 'GKS-5'], award: 'AWD-6' } } }

const answer = (words: object, prompt: string): string =>
  greedyAnswers({ ...khan, ...words }, { seats: 3, expansions: ['genghisKhan'] }, prompt)

/** The dragon claims a Horde; of its Soldiers there so many survive. */
const beaten = (spots: object, players: object = {}) => ({
  phase: 'defeat',
  time: 1,
  sections: { right: { hordes: [{ card: 'HOR-2/right', spots }] } },
  players: { dragon: NONE, snake: NONE, monkey: NONE, ...players },
})

test('greedy attacks the Khan with a survivor', () => {
  const spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound', 5: 'wound' }
  assert.match(answer(beaten(spots), 'outpost'), /^attack spearman/)
})

test('greedy saves a Soldier for the Attack that follows, and not where another one claims', () => {
  const spots = { 1: spearman('dragon'), 2: 'wound', 3: 'wound', 4: 'wound', 5: 'wound' }
  const poor = { dragon: { ...NONE, resources: { chi: 2 } } }
  assert.equal(answer(beaten(spots, poor), 'save'), 'save dragon spearman')
  const theirs = { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('snake'), 4: 'wound', 5: 'wound' }
  assert.equal(answer(beaten(theirs, poor), 'save'), 'stop')
})
