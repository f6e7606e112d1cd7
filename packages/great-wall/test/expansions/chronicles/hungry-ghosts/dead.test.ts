import assert from 'node:assert/strict'
import { assault, defeatStep, horde, spearman, WATCH, winter, wounds } from '../../../pieces.ts'
import { decision, position, QUIET, rule, type Words } from '../../../table.ts'
import { GHOSTS, ghostsOf, haunted, NOBODY, SOLO } from './stage.ts'

/* AC-HG-12 to -17, -20, -21: the dead do not return, and who claims a Horde lifts a Haunting. */

const COVERED = horde('HOR-1/left', { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('dragon'), 4: 'wound' })
const sections: Words['sections'] = { left: { hordes: [COVERED] } }

decision(
  ['XDP-25', 'XTV-39', 'AC-HG-13', 'AC-HG-15', 'XP-TIM-11'],
  'the claimer may lift one Haunting; the killed Soldier leaves the game',
  () => {
    // After it comes another Defeat: so the table waits before Winter.
    const two: Words['sections'] = { ...sections, right: { hordes: [horde('HOR-1/right', wounds(1, 2, 3, 4))] } }
    const t = defeatStep(
      {
        sections: two,
        players: NOBODY,
        shamePool: 5,
        // The claimer is asked, however low in the Tea order.
        tea: ['monkey', 'snake', 'dragon'],
        ...haunted('quarry', 'embassy'),
      },
      GHOSTS,
    )
    t.asks('dragon', 'lift', ['lift quarry', 'lift embassy', 'decline']).play('lift quarry')
    assert.deepEqual(ghostsOf(t).haunted, ['embassy'])
    t.has({
      shamePool: 6,
      'players.dragon.free.spearman': 7,
      'players.dragon.sacrificed.spearman': 1,
      'sections.left.rest.dragon.spearman': 2,
    })
    // Usable at once; and who declines leaves all of them.
    const kept = defeatStep({ sections: two, players: NOBODY, shamePool: 5, ...haunted('quarry') }, GHOSTS)
    kept.play('decline').asks('dragon', 'lift', ['lift quarry', 'decline'])
    assert.equal(kept.view().shamePool, 5)
    // Without a Haunting nobody is asked.
    assert.ok(!defeatStep({ sections, players: NOBODY }, GHOSTS).table.prompts.includes('lift'))
  },
)

rule('AC-HG-14', 'without a claimer the human highest in the Tea order lifts', () => {
  const wounded = { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3, 4))] } }
  const t = defeatStep(
    { sections: wounded, players: NOBODY, tea: ['monkey', 'snake', 'dragon'], ...haunted('temple') },
    GHOSTS,
  )
  t.asks('monkey', 'lift', ['lift temple', 'decline'])
})

rule(
  ['XTV-39', 'AC-HG-11', 'AC-HG-12', 'XP-TIM-17'],
  'at the start of the Assault all tokens return to the pool',
  () => {
    const before = winter(
      {
        players: NOBODY,
        shamePool: 6,
        sections: { left: { wall: 1, hordes: ['HOR-1/left'], firing: { dragon: { archer: 1 } } } },
        ...haunted('embassy'),
      },
      GHOSTS,
    )
    // While they shoot it is Haunted still.
    before.asks('dragon', 'shoot')
    assert.deepEqual(ghostsOf(before).haunted, ['embassy'])
    const t = assault({ players: NOBODY, shamePool: 6, ...haunted('embassy') }, GHOSTS)
    assert.deepEqual(ghostsOf(t).haunted, [])
    t.has({ shamePool: 7 })
  },
)

rule(
  ['AC-HG-15', 'AC-HG-16', 'AC-HG-17'],
  'Archers in a Breach too; the saved, survivors and Overseers are not affected',
  () => {
    const t = assault(
      {
        time: 5,
        sections: {
          left: { hordes: [horde('HOR-1/left', { 1: spearman('snake') })], firing: { dragon: { archer: 1 } } },
        },
        players: {
          ...NOBODY,
          dragon: { ...QUIET, overseers: { quarry: { level: 1 } } },
          snake: { ...QUIET, resources: { chi: 2 } },
        },
      },
      GHOSTS,
    )
    for (const clan of ['dragon', 'monkey']) t.asks(clan, 'shame').play('shame spearman')
    t.asks('snake', 'save').play('save snake spearman')
    t.has({
      'players.dragon.sacrificed.archer': 1,
      'players.dragon.free.archer': 3,
      'players.dragon.overseers.quarry.level': 1,
      'players.snake.sacrificed.spearman': 0,
      'sections.left.rest.snake.spearman': 1,
    })
    // Fewer Soldiers, fewer places for Shame.
    assert.deepEqual(t.view().players[0]!.free[1], 3)
  },
)

rule(
  ['AC-HG-16', 'AC-HG-20', 'XRUL-82'],
  'killed Soldiers of Qin leave the game; he lifts his lowest Haunted Location',
  () => {
    const t = position(
      {
        phase: 'defeat',
        sections: {
          middle: {
            hordes: [horde('HOR-1/middle', { 1: spearman('qin'), 2: spearman('qin'), 3: spearman('qin'), 4: 'wound' })],
          },
        },
        players: { dragon: { ...QUIET, ...WATCH } },
        clerks: { embassy: { reed: 1 }, barracks: { reed: 1 }, teaHouse: { reed: 1 } },
        extras: {
          qin: { track: ['barracks', 'quarry', 'goldMine', 'lumberMill', 'temple'] },
          hungryGhosts: { haunted: ['quarry', 'lumberMill', 'builders'] },
        },
      },
      SOLO,
    )
    // With a Tactic card in hand the human is asked before Winter.
    for (let i = 0; i < 3 && t.told('lifted').length === 0; i++) t.play('pass')
    assert.deepEqual(ghostsOf(t).haunted, ['quarry', 'builders'])
    // One was killed, two merely returned.
    const qin = t.view().players[1]!
    assert.equal(qin.sacrificed[0], 1)
  },
)

rule(['AC-HG-21', 'GW-BREACH-01'], 'a Breach brings Shame as ever', () => {
  const t = assault({ time: 5, sections: { left: { hordes: ['HOR-1/left'] } }, players: NOBODY }, GHOSTS)
  t.asks('dragon', 'shame')
})
