import assert from 'node:assert/strict'
import { horde, spearman, wounds } from '../../pieces.ts'
import { position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { ashamed, holding, khan, NONE, type Spots } from './scene.ts'

/* Genghis Khan beside Black Powder: who attacks him, what Skills do to tokens, Shots and Ladders. */

const CLANS = ['monkey', 'dragon', 'snake'] as const
const BOTH: SetupWords = { seats: 3, clans: CLANS, expansions: ['genghisKhan', 'blackPowder'] }
const QUIET = { monkey: NONE, dragon: NONE, snake: NONE }
const token = { by: 'snake', marker: 'snakeToken' } as const
const special = (by: string, unit: string) => ({ by, unit })

/** A Horde of the right section is about to be Defeated; Lethality 1. */
const beaten = (spots: Spots, more: Words = {}, options: SetupWords['options'] = {}): TestTable =>
  position(
    {
      phase: 'defeat',
      time: 1,
      sections: { right: { hordes: [horde('HOR-2/right', spots)] } },
      players: QUIET,
      ...khan(),
      ...more,
    },
    { ...BOTH, options },
  )

rule(
  ['GK-15', 'GK-25', 'XRUL-20', 'BP-SOL-02'],
  'special soldiers never attack the Khan, whatever is agreed on',
  () => {
    const monks: Spots = {
      1: special('monkey', 'monk'),
      2: special('monkey', 'monk'),
      3: spearman('dragon'),
      ...wounds(4, 5),
    }
    const mixed: Spots = { ...monks, 2: spearman('monkey') }
    for (const may of [false, true]) {
      const options = { 'gk.bannermanVsKhan': may }
      assert.match(beaten(monks, {}, options).skip().asked(), /command/)
      beaten(mixed, {}, options)
        .play('kill spearman')
        .has({ 'outposts.GKK-1': {}, 'sections.right.rest.monkey.monk': 1 })
      const t = beaten({ ...mixed, 3: spearman('monkey'), 4: spearman('dragon') }, {}, options).play('kill spearman')
      t.asks('monkey', 'outpost').refuses({ 'attack monk GKK-1 1': 'GK-15' })
    }
  },
)

rule(['GK-24', 'GK-15', 'BP-SOL-19'], 'who claims by Snake tokens alone has nobody to attack with', () => {
  const t = beaten({ 1: token, 2: token, 3: spearman('dragon'), ...wounds(4, 5) })
  t.skip('tower').has({ 'players.snake.claimed.length': 1, 'outposts.GKK-1': {} })
  // With a Spearman who survives beside them it is he.
  const more = beaten({ 1: token, 2: spearman('snake'), 3: spearman('snake'), ...wounds(4, 5) })
  more
    .asks('snake', 'outpost')
    .play('attack spearman GKK-1 1')
    .has({ 'outposts.GKK-1': { 1: spearman('snake') } })
})

rule(['GK-29', 'BP-SOL-18'], 'Wounds are wiped, Snake tokens and Soldiers stay', () => {
  const t = position(
    {
      phase: 'defeat',
      time: 1,
      sections: { right: { wall: 3, hordes: [horde('HOR-4/right', { 1: token, 2: spearman('dragon'), 3: 'wound' })] } },
      players: QUIET,
      ...khan({ section: 'right', skills: ['GKS-4', 'GKS-2'] }),
    },
    BOTH,
  )
  t.has({ 'sections.right.hordes.0.spots': { 1: token, 2: spearman('dragon') } })
})

rule(['GK-28', 'BP-SOL-16'], 'where Soldiers prevent no Shame, Snake tokens prevent none either', () => {
  const shame = (section: 'left' | 'right') =>
    ashamed(
      position(
        {
          phase: 'assault',
          time: 1,
          sections: { right: { hordes: [horde('HOR-4/right', { 1: token })] } },
          players: QUIET,
          ...khan({ section, skills: ['GKS-3', 'GKS-2'] }),
        },
        BOTH,
      ),
    ).words('players.snake.shamed.spearman')
  assert.deepEqual([shame('right'), shame('left')], [1, 0])
})

rule(['GK-26', 'BP-HOR-14'], 'No Retreat and Ladders: one killing of all on Hordes, on the Wall and at rest', () => {
  const t = ashamed(
    position(
      {
        phase: 'assault',
        time: 1,
        sections: {
          right: {
            wall: 3,
            hordes: [horde('BPH-3/right', { 1: spearman('dragon'), 2: spearman('dragon') })],
            rest: { dragon: { horseman: 1 } },
            firing: { dragon: { archer: 1 } },
          },
        },
        players: { ...QUIET, dragon: holding({ chi: 2 }) },
        ...khan({ section: 'right', skills: ['GKS-1', 'GKS-2'] }),
      },
      BOTH,
    ),
  )
  t.asks('dragon', 'save', ['save dragon spearman', 'save dragon archer', 'save dragon horseman', 'stop'])
  t.play('save dragon horseman')
  t.has({
    'sections.right.rest.dragon.horseman': 1,
    'players.dragon.free.spearman': 10,
    'players.dragon.free.archer': 4,
  })
  assert.equal(t.told('noRetreat').length, 0)
})

rule(
  ['GK-16', 'GK-18', 'XP-TIM-10', 'XP-TIM-12'],
  'a Horde that a Shot covers in the same step is Defeated next, and attacks follow',
  () => {
    const t = position(
      {
        phase: 'defeat',
        time: 1,
        sections: {
          right: {
            hordes: [
              horde('HOR-2/right', { 1: spearman('dragon'), 2: spearman('dragon'), ...wounds(3, 4, 5) }),
              horde('HOR-1/right', { 2: spearman('snake'), 3: 'wound', 4: spearman('snake') }),
            ],
          },
        },
        players: QUIET,
        ...khan(),
        extras: { ...khan().extras, blackPowder: { machines: { right: ['ballista'] } } },
      },
      BOTH,
    )
    t.asks('dragon', 'outpost').play('attack spearman GKK-1 1')
    t.asks('dragon', 'tower').play('tower 2 right').play('shoot ballista right 1')
    // The Wound of the Shot covers the last spot of the snake's Horde: a further pass of the same step.
    t.play('lay ballista 1.3').asks('snake', 'outpost').refuses({ 'attack spearman GKK-1 1': 'GW-HORDE-02' })
    t.play('attack spearman GKK-1 2').asks('snake', 'tower')
    t.has({ 'outposts.GKK-1': { 1: spearman('dragon'), 2: spearman('snake') }, 'players.snake.honorFrom.rewards': 6 })
  },
)
