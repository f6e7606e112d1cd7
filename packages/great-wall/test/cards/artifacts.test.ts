import assert from 'node:assert/strict'
import { card } from '../table.ts'
import { honor } from './figures.ts'
import { type Hero, scoring } from './stage.ts'

/* The five Artifacts: every player scores by each of them. */

const score = (artifact: string, hero: Hero, words = {}) => scoring(hero, { artifacts: [artifact], ...words })

card(['ART-1', 'GWC-VOC-71'], 'Bow of Hou Yi: 6 for each Archer on the highest built Walls', () => {
  const sections = {
    left: { wall: 2, firing: { dragon: { archer: 1 }, snake: { archer: 2 } } },
    middle: { wall: 2, firing: { dragon: { archer: 1 } } },
    right: { wall: 1, firing: { dragon: { archer: 1 } }, rest: { dragon: { archer: 1 } } },
  }
  const t = score('ART-1', {}, { sections })
  assert.equal(honor(t), 12, 'both highest Walls, not the lower one, not the Rest Zone')
  assert.equal(honor(t, 'snake'), 12)
  const flat = { left: { firing: { dragon: { archer: 1 } } } }
  assert.equal(honor(score('ART-1', {}, { sections: flat })), 0, 'no Wall is built')
})

card(['ART-2', 'GWC-VOC-73', 'GWC-VOC-75'], 'Servant Statue: 7 for each Advisor above 2', () => {
  assert.equal(honor(score('ART-2', { active: ['ADV-01', 'ADV-02'], supporting: ['ADV-03', 'ADV-04'] })), 14)
  assert.equal(honor(score('ART-2', { active: ['ADV-01'], supporting: ['ADV-03'] })), 0)
  assert.equal(honor(score('ART-2', { active: ['ADV-01'] })), 0, 'never less than nothing')
})

card(['ART-3', 'GWC-VOC-73'], 'Stone Bells: 7 for each Clerk above 5', () => {
  assert.equal(honor(score('ART-3', { clerkSupply: 0 }, { clerks: { quarry: { dragon: 2 } } })), 21)
  assert.equal(honor(score('ART-3', { clerkSupply: 3 })), 0)
})

card(['ART-4', 'GWC-VOC-72'], 'Nine Tripods: 3 for each level of Overseers', () => {
  const overseers = { lumberMill: { level: 3 }, temple: { level: 1 } }
  assert.equal(honor(score('ART-4', { overseers })), 12)
  assert.equal(honor(score('ART-4', {})), 0)
})

card(['ART-5', 'GWC-VOC-68', 'GWC-VOC-73'], 'Jade Disc of He: 1 for each Gold, 12 more for the most', () => {
  const t = score('ART-5', { resources: { gold: 3 } }, { players: { snake: { resources: { gold: 2 } } } })
  assert.deepEqual(
    ['dragon', 'snake', 'monkey'].map((clan) => honor(t, clan)),
    [15, 2, 0],
  )
  const tea = ['snake', 'dragon', 'monkey']
  const tie = score('ART-5', { resources: { gold: 3 } }, { tea, players: { snake: { resources: { gold: 3 } } } })
  assert.deepEqual(
    ['dragon', 'snake'].map((clan) => honor(tie, clan)),
    [3, 15],
    'the Tea order breaks the tie',
  )
})

card(['ART-1', 'ART-2', 'ART-3', 'ART-4', 'ART-5'], 'those that are not in play score nothing', () => {
  const hero = { active: ['ADV-01', 'ADV-02', 'ADV-03'], clerkSupply: 0, resources: { gold: 9 } }
  assert.equal(honor(scoring({ ...hero, overseers: { quarry: { level: 1 } } })), 0)
  assert.equal(honor(scoring(hero, { artifacts: ['ART-2', 'ART-3', 'ART-5'] })), 7 + 21 + 21)
})
