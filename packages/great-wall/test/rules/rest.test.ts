import assert from 'node:assert/strict'
import { activation, assault, attackOrder, defeatStep, horde, RICH, spearman, wounds } from '../pieces.ts'
import { rule } from '../table.ts'

rule('GW-REST-01', 'every section has a Rest Zone with room for any number of everyone', () => {
  const everyone = { spearman: 9, archer: 4, horseman: 2 }
  const t = activation({
    clerks: { barracks: { dragon: 1, snake: 2 } },
    players: { dragon: { resources: RICH }, snake: { resources: RICH } },
    sections: { left: { rest: { dragon: everyone, snake: everyone, monkey: { spearman: 10 } } } },
  })
  t.play('recruit spearman').asks('dragon', 'deploy', [
    'rest spearman left',
    'rest spearman middle',
    'rest spearman right',
  ])
  t.play('rest spearman left').asks('snake', 'recruit').play('recruit spearman', 'rest spearman left')
  t.has({ 'sections.left.rest.dragon.spearman': 10, 'sections.left.rest.snake.spearman': 10 })
})

rule('GW-REST-02', 'saved Soldiers and survivors of a Defeat go to the Rest Zone of their section', () => {
  const t = defeatStep({
    players: { snake: { resources: { chi: 2 } } },
    sections: {
      middle: {
        hordes: [
          horde('HOR-1/left', { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound' }),
        ],
      },
    },
  })
  t.play('save snake spearman').has({
    'sections.middle.rest.dragon.spearman': 1,
    'sections.middle.rest.snake.spearman': 1,
    'sections.left.rest.dragon.spearman': 0,
    'sections.right.rest.snake.spearman': 0,
  })
  const archer = assault({
    players: { dragon: { resources: { chi: 2 } } },
    sections: {
      right: {
        hordes: [horde('HOR-5/left', { 1: spearman('snake'), 2: spearman('monkey'), 3: spearman('dragon') })],
        firing: { dragon: { archer: 1 } },
      },
    },
  })
  archer.play('save dragon archer').has({ 'sections.right.rest.dragon.archer': 1 })
})

rule('GW-REST-04', 'they attack only in their own section; an Archer takes a Firing spot first', () => {
  const t = attackOrder({
    sections: {
      left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3))], rest: { dragon: { archer: 1 } } },
      middle: { rest: { dragon: { spearman: 1, horseman: 1 } } },
      right: { hordes: ['HOR-2/left'] },
    },
  })
  t.asks('dragon', 'attack', ['man archer left', 'stop']).refuses({
    'attack spearman right 1.1': undefined,
    'shoot archer left': undefined,
  })
  t.play('man archer left').has({
    'sections.left.firing.dragon.archer': 1,
    'sections.left.rest.dragon.archer': 0,
    'sections.left.hordes.0.spots.4': 'wound',
  })
  // They move by the Logistics Center, whereupon the other section is theirs.
  const move = activation({
    clerks: { logistics: { dragon: 1 } },
    sections: { left: { rest: { dragon: { spearman: 1 } } } },
  })
  move
    .asks('dragon', 'march', ['march left>middle', 'march left>right', 'stop'])
    .play('march left>right', 'move spearman')
  assert.equal(move.words('sections.right.rest.dragon.spearman'), 1)
})
