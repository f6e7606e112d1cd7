import assert from 'node:assert/strict'
import { activation, horde, spearman, WATCH } from '../pieces.ts'
import { decision, rule, type Words } from '../table.ts'

const logistics = (clerks: number, sections: Words['sections'] & object, words: Words = {}) =>
  activation({ clerks: { logistics: { dragon: clerks } }, sections, players: { monkey: WATCH }, ...words })
const WAYS = ['left>middle', 'left>right'].map((way) => `march ${way}`)

rule('GW-LOGI-01', 'in Tea order one action per own Clerk', () => {
  const rest = { dragon: { spearman: 1 }, snake: { spearman: 2 } }
  const t = logistics(
    1,
    { left: { rest } },
    { tea: ['snake', 'dragon', 'monkey'], clerks: { logistics: { dragon: 1, snake: 2 } } },
  )
  t.asks('snake', 'march', [...WAYS, 'stop']).play('march left>right', 'move spearman', 'stop')
  t.asks('snake', 'march')
    .play('march right>left', 'move spearman')
    .asks('dragon', 'march', [...WAYS, 'stop'])
  t.play('stop')
    .asks('monkey', 'tactic')
    .has({ 'sections.left.rest.dragon.spearman': 1, 'sections.left.rest.snake.spearman': 2 })
})

decision(
  ['DP-20', 'GW-LOGI-02'],
  'from one section to another: any number of own Soldiers of its Rest Zone and Firing spots',
  () => {
    const sections = {
      left: {
        wall: 1,
        firing: { dragon: { archer: 1 }, snake: { archer: 1 } },
        rest: { dragon: { spearman: 2, horseman: 1 }, snake: { spearman: 1 } },
      },
      middle: { rest: { dragon: { spearman: 1 } } },
    }
    const t = logistics(1, sections)
    t.asks('dragon', 'march', [...WAYS, 'march middle>left', 'march middle>right', 'stop']).refuses({
      'march right>left': 'GW-LOGI-02',
    })
    t.play('march left>right')
    t.asks('dragon', 'marchSoldier', [
      'move spearman',
      'move horseman',
      'move archer firing>rest',
      'move archer firing>firing',
      'stop',
    ])
    t.play('move spearman', 'move archer firing>rest', 'move spearman').asks('dragon', 'marchSoldier', [
      'move horseman',
      'stop',
    ])
    t.play('stop')
      .asks('monkey', 'tactic')
      .has({
        'sections.right.rest.dragon': { spearman: 2, archer: 1, horseman: 0 },
        'sections.left.rest.dragon': { spearman: 0, archer: 0, horseman: 1 },
        'sections.middle.rest.dragon.spearman': 1,
        'sections.left.rest.snake.spearman': 1,
      })
  },
)

rule('GW-LOGI-03', 'an Archer of the Wall goes to a vacant Firing spot or the Rest Zone, and places no Wound', () => {
  const t = logistics(1, {
    left: { wall: 2, firing: { dragon: { archer: 3 } } },
    right: { wall: 1, hordes: ['HOR-2/left'], firing: { snake: { archer: 1 } } },
  })
  t.play('march left>right', 'move archer firing>firing').has({
    'sections.right.firing.dragon.archer': 1,
    'sections.right.hordes': [horde('HOR-2/left')],
  })
  t.asks('dragon', 'marchSoldier', ['move archer firing>rest', 'stop']).refuses({
    'move archer firing>firing': 'GW-LOGI-03',
  })
  t.play('move archer firing>rest', 'stop')
    .asks('monkey', 'tactic')
    .has({
      'sections.left.firing.dragon.archer': 1,
      'sections.right.rest.dragon.archer': 1,
      'sections.right.hordes': [horde('HOR-2/left')],
    })
})

rule('GW-LOGI-04', 'from a Rest Zone only to the Rest Zone', () => {
  const t = logistics(1, { left: { rest: { dragon: { archer: 1, spearman: 1, horseman: 1 } } }, right: { wall: 3 } })
  t.play('march left>right').asks('dragon', 'marchSoldier', ['move spearman', 'move archer', 'move horseman', 'stop'])
  t.play('move archer').has({ 'sections.right.rest.dragon.archer': 1, 'sections.right.firing.dragon.archer': 0 })
})

rule('GW-LOGI-05', 'several actions one after another; who was moved may be moved again', () => {
  const t = logistics(2, { left: { rest: { dragon: { spearman: 1 } } } })
  t.play('march left>middle', 'move spearman').asks('dragon', 'march', [
    'march middle>left',
    'march middle>right',
    'stop',
  ])
  t.play('march middle>right', 'move spearman')
    .asks('monkey', 'tactic')
    .has({ 'sections.right.rest.dragon.spearman': 1 })
})

rule('GW-LOGI-06', 'neither Recruit nor Attack: Horde cards are not touched, nobody moves within a section', () => {
  const on = horde('HOR-2/left', { 1: spearman('dragon') })
  const t = logistics(
    2,
    {
      left: { wall: 1, hordes: [on], rest: { dragon: { spearman: 1, archer: 1 } } },
      right: { hordes: ['HOR-3/left'] },
    },
    {
      players: { dragon: { active: ['ADV-33', 'ADV-34'] }, monkey: WATCH },
    },
  )
  assert.deepEqual(t.options(), [...WAYS, 'stop'])
  t.refuses({ 'march left>left': undefined })
  t.play('march left>right').asks('dragon', 'marchSoldier', ['move spearman', 'move archer', 'stop'])
  t.play('move spearman', 'stop', 'stop').asks('monkey', 'tactic')
  t.has({ 'sections.left.hordes': [on], 'sections.right.hordes': [horde('HOR-3/left')], 'players.dragon.honor': 0 })
  // Soldiers on Horde cards cannot be moved at all.
  logistics(1, { left: { hordes: [on] } }).asks('monkey', 'tactic')
})
