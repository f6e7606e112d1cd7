import assert from 'node:assert/strict'
import type { Options } from '../../src/terms.ts'
import { activationOf, qinTurn, REED, solo, type SoloWords } from '../qin.ts'
import { rule } from '../table.ts'

const spring = (words: SoloWords, options: Partial<Options> = {}) => solo({ phase: 'spring', ...words }, options)
const DISPLAY = ['ADV-05', 'ADV-06', 'ADV-07', 'ADV-08']

rule(
  'GW-SOLO-33',
  'in Spring the leftmost Advisor goes under Qin, the next is discarded; with the option both go',
  () => {
    const supporting = ['ADV-09', 'ADV-10']
    const words = { advisorDisplay: DISPLAY, players: { qin: { supporting } } }
    const t = spring(words)
    t.has({
      'players.qin.supporting': [...supporting, 'ADV-05'],
      'players.qin.active': [],
      advisorDiscard: ['ADV-06'],
      advisorDisplay: ['ADV-07', 'ADV-08', 'ADV-01', 'ADV-02'],
    })
    assert.deepEqual(t.told('supported'), [{ kind: 'supported', seat: 1, advisor: 'ADV-05' }])
    assert.deepEqual(t.told('advisorsRefreshed')[0]!.out, ['ADV-06'])
    spring(words, { 'solo.advisorsPerSpring': '1' }).has({ 'players.qin.supporting.length': 3 })
    const both = spring(words, { 'solo.advisorsPerSpring': '2' })
    both.has({ 'players.qin.supporting': [...supporting, 'ADV-05', 'ADV-06'], advisorDiscard: [] })
  },
)

rule(
  ['GW-SOLO-16', 'RUL-20'],
  'in Summer always 2 Honor for each card in his discard pile, that of this Year included',
  () => {
    const words: SoloWords = {
      phase: 'reclaim',
      track: { 1: { by: 'qin', card: 'SOL-1' } },
      players: { qin: { discarded: ['SOL-6', 'SOL-2'] } },
    }
    const t = solo(words)
    assert.deepEqual(t.honorOf(), ['6 reclaim'])
    assert.deepEqual(t.why(), ['reclaimHonor'])
    t.has({ 'players.qin.honor': 6, 'players.qin.discarded.length': 3, 'players.qin.commands.length': 3 })
    const none = solo(words, { 'solo.qinReclaimHonor': false })
    assert.deepEqual([none.honorOf(), none.why()], [[], []])
    none.has({ 'players.qin.discarded.length': 3 })
  },
)

rule(['GW-SOLO-13', 'GW-SOLO-24'], 'no Summer income for his Overseers, and nothing to pay', () => {
  const level = { level: 3 }
  const overseers = { lumberMill: level, quarry: level, goldMine: level, temple: level }
  const t = solo({ phase: 'income', players: { qin: { overseers }, dragon: { overseers: { quarry: { level: 2 } } } } })
  assert.deepEqual(
    t.told('gained').map(({ seat, n }) => [seat, n]),
    [[0, 2]],
  )
  t.has({ 'players.qin.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
})

rule(
  ['GW-SOLO-41', 'SOG-1'],
  'at the end of his own turn half of his Supporting Advisors as Honor, rounded down',
  () => {
    const supporting = (n: number) => ({
      players: { qin: { supporting: ['ADV-09', 'ADV-10', 'ADV-11', 'ADV-12', 'ADV-13'].slice(0, n) } },
    })
    const gains = (turn: string, n: number) => activationOf(turn, supporting(n)).skip()
    assert.deepEqual(
      [gains('qin', 5).honorOf(), gains('qin', 4).honorOf(), gains('qin', 1).honorOf()],
      [['2 abilities'], ['2 abilities'], []],
    )
    assert.deepEqual(
      gains('qin', 5)
        .why()
        .filter((why) => why.startsWith('supporters')),
      ['supporters 5'],
    )
    for (const turn of ['dragon', 'reed']) assert.deepEqual(gains(turn, 5).honorOf(), [])
    // After step C: first the Honor for the Defeat.
    const spots = { 1: { by: 'qin', unit: 'spearman' }, 2: 'wound', 3: 'wound', 4: 'wound' } as const
    const defeat = activationOf('qin', {
      ...supporting(2),
      sections: { middle: { hordes: [{ card: 'HOR-1/middle', spots }] } },
    })
    assert.deepEqual(defeat.skip().honorOf().slice(0, 2), ['2 defeats', '1 abilities'])
  },
)

/** The first of the two new Hordes goes to the full middle section, the second to the right one. */
const RAID = {
  sections: {
    middle: { hordes: ['HOR-1/middle', 'HOR-2/middle', 'HOR-3/middle'] },
    right: { hordes: ['HOR-1/right'] },
  },
  hordeDeck: [
    'HOR-4/middle',
    'HOR-5/middle',
    'HOR-6/right',
    'HOR-7/middle',
    'HOR-8/middle',
    'HOR-6/middle',
    'HOR-2/right',
    'HOR-3/right',
    'HOR-4/right',
    'HOR-5/right',
    'HOR-7/right',
    'HOR-8/right',
  ],
}

const END = { phase: 'winterEnd', time: 6, artifacts: [] } as const

rule(['GW-SOLO-36', 'GW-SOLO-16'], 'final scoring: 20 for each Artifact, and his claimed Hordes', () => {
  const claimed = ['HOR-2/middle', 'HOR-4/right']
  const t = solo({
    ...END,
    artifacts: ['ART-1', 'ART-4', 'ART-5'],
    players: { qin: { honor: 7, claimed }, dragon: { honor: 1 } },
  })
  assert.deepEqual(t.honorOf(), ['7 hordes', '8 hordes', '20 artifacts', '20 artifacts', '20 artifacts'])
  assert.deepEqual(t.why(), ['artifact ART-1', 'artifact ART-4', 'artifact ART-5'])
  // Nine Tripods count levels of Overseers, and he has four: not for him.
  t.has({ 'players.qin.honor': 82, 'players.qin.honorFrom.artifacts': 60, over: true, winner: null })
})

rule(['GW-SOLO-37', 'RUL-24'], 'only more Honor than Qin wins; a tie is lost', () => {
  const result = (dragon: number, qin: number) => {
    const t = solo({ ...END, players: { dragon: { honor: dragon }, qin: { honor: qin } } })
    return [t.words('winner'), t.told('won').length, t.told('soloLost').map(({ because }) => because)]
  }
  assert.deepEqual(result(121, 120), ['dragon', 1, []])
  assert.deepEqual(result(120, 120), [null, 0, ['honor']])
  assert.deepEqual(result(119, 120), [null, 0, ['honor']])
})

rule(
  ['GW-SOLO-37', 'GW-END-01', 'GW-END-02'],
  'two Walls, an empty Shame pool or the last slot end the game, at the check',
  () => {
    const over = (words: SoloWords) => solo({ phase: 'winterEnd', time: 2, artifacts: [], ...words }).words('over')
    assert.equal(over({}), false)
    assert.equal(over({ time: 6 }), true)
    assert.equal(over({ sections: { middle: { wall: 3 } } }), false)
    assert.equal(over({ sections: { middle: { wall: 3 }, right: { wall: 3 } } }), true)
    assert.equal(over({ shamePool: 0 }), true)
    assert.equal(over({ shamePool: 1 }), false)
  },
)

rule(
  ['GW-SOLO-37', 'RUL-23'],
  'an empty Shame pool at the check is lost outright, whatever the Honor; nothing is scored',
  () => {
    const players = { dragon: { honor: 200 }, qin: { honor: 3 } }
    const t = solo({ phase: 'winterEnd', time: 2, artifacts: ['ART-1'], shamePool: 0, players })
    t.has({ over: true, winner: null, 'extras.qin.lost': true, 'players.qin.honor': 3, 'players.dragon.honor': 200 })
    assert.deepEqual(t.told('soloLost'), [{ kind: 'soloLost', because: 'shame' }])
    // With another ending at the same time, too.
    solo({ ...END, shamePool: 0, players }).has({ over: true, winner: null })
    solo({ ...END, shamePool: 1, players }).has({ over: true, winner: 'dragon', 'extras.qin.lost': false })
  },
)

rule(['GW-SOLO-37', 'RUL-23'], 'OPT solo.shameLoss: the last token is the end at once, by Shame or by a Raid', () => {
  // The dragon is alone at the Quarry and takes the last token.
  const clerks = { temple: { dragon: 3 } }
  const taken = (options: Partial<Options>) =>
    activationOf('dragon', { clerks, shamePool: 1, players: { dragon: { honor: 200 } } }, options).play(
      'shame spearman',
    )
  const atOnce = taken({ 'solo.shameLoss': 'immediate' })
  atOnce.has({ over: true, winner: null, shamePool: 0, 'extras.qin.lost': true })
  assert.equal(atOnce.asked(), 'nobody')
  taken({ 'solo.shameLoss': 'endCheck' })
    .asks('dragon', 'tactic')
    .has({ over: false, shamePool: 0, 'extras.qin.lost': false })
  const raided = spring({ ...RAID, shamePool: 1 }, { 'solo.shameLoss': 'immediate' })
  raided.has({ over: true, winner: null, shamePool: 0 })
  assert.equal(raided.told('raid').length, 1)
  spring({ ...RAID, shamePool: 1 }).has({ over: false, shamePool: 0, season: 'fall' })
})

rule(['GW-SOLO-38', 'RUL-13', 'GW-RAID-02'], 'a Raid removes 1 token; with the option automata count', () => {
  const t = spring(RAID)
  assert.deepEqual(
    t.told('raid').map(({ removed }) => removed),
    [1],
  )
  t.has({ shamePool: 9, shameRemoved: 1 })
  spring(RAID, { 'raid.playerCount': 'humans' }).has({ shamePool: 9 })
  spring(RAID, { 'raid.playerCount': 'withAutomata' }).has({ shamePool: 7, shameRemoved: 3 })
})

rule(['GW-SOLO-12', 'GW-ACT-07'], 'Qin alone at a Location: no Shame; the human alone: a token', () => {
  qinTurn('SOL-1').play('stop').has({ shamePool: 10 })
  activationOf('dragon', { clerks: { temple: { dragon: 3 } } }).asks('dragon', 'shame')
})

rule('GW-SOLO-01', 'the Reed Clan is never ranked, and gains no Honor', () => {
  const t = solo({ ...END, players: { dragon: { honor: 5 } } })
  t.has({ winner: 'dragon' })
  assert.deepEqual(t.honorOf(REED), [])
})
