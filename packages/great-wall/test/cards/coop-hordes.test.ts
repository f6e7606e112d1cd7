import assert from 'node:assert/strict'
import { card, type TestTable } from '../table.ts'
import { all, assault, everyone, full, HELD, team, WATCH, winter } from './coop-stage.ts'
import { by, resources, has, soldiers, units } from './figures.ts'
import { FALL } from './stage.ts'

const STOCK = { wood: 1, stone: 1, gold: 1, chi: 1 }
const HOLDING = { resources: STOCK }
/** The monkey's Tactic card stops the table when the rules of the moment are over. */
const atWindow = (t: TestTable) => t.asks('monkey', 'tactic')

card(['CHO-1', 'CHO-2'], 'Tumen Riders and Shield Bearers: Power and Honor, nothing else', () => {
  for (const [horde, power, honor] of [
    ['CHO-1/left', 6, 7],
    ['CHO-2/left', 7, 8],
  ] as const) {
    const stands = assault({ left: { ...HELD, hordes: [horde] } }, { monkey: WATCH }).play('pass')
    assert.equal(stands.told('assault')[0]?.power, power)
    assert.equal(stands.asked(), FALL, 'nobody was asked anything')
    const falls = team({ phase: 'defeat', sections: { left: { hordes: [full(horde, { 1: by('dragon') })] } } })
    falls.has({ 'players.dragon.honor': 2 + honor, 'extras.coop.claimed': { dragon: 1 }, hordeDiscard: [horde] })
  }
})

card(['CHO-1', 'CHO-2'], 'Tumen Riders and Shield Bearers: the rewards of their spots', () => {
  const rewards = (card: string, spots: readonly number[]) => {
    const t = team({
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'attackOrder' } },
      sections: { left: { hordes: [card], rest: { dragon: { spearman: 3 } } } },
    })
    for (const spot of spots) t.play(`attack spearman left 1.${spot}`)
    return { honor: t.words('players.dragon.honor'), ...(resources(t) as object) }
  }
  assert.deepEqual(rewards('CHO-1/left', [1, 2, 3]), { honor: 2, ...has(1, 0, 1, 0) })
  assert.deepEqual(rewards('CHO-1/left', [4, 1]), { honor: 1, ...has(1, 0, 0, 0) })
  assert.deepEqual(rewards('CHO-2/left', [1, 2, 3]), { honor: 2, ...has(0, 2, 0, 0) })
  assert.deepEqual(rewards('CHO-2/left', [4, 5]), { honor: 1, ...has(1, 0, 0, 0) })
})

card(['CHO-3', 'GWC-VOC-167', 'GWC-VOC-15'], 'Plunderers: who has no Soldier on them loses one of his choice', () => {
  const hordes = [{ card: 'CHO-3/left', spots: { 1: by('snake') } }]
  const players = { dragon: HOLDING, snake: HOLDING, monkey: { resources: { chi: 3 }, ...WATCH } }
  const t = winter({ left: { ...HELD, hordes } }, players)
  t.asks('dragon', 'lose', ['give wood', 'give stone', 'give gold']).play('give stone')
  atWindow(t).has({ 'players.dragon.resources': has(1, 0, 1, 1) })
  assert.deepEqual(resources(t, 'snake'), has(1, 1, 1, 1), 'present on the Horde')
  assert.deepEqual(resources(t, 'monkey'), has(0, 0, 0, 3), 'Chi is not for building')
  const wounded = winter({ left: { ...HELD, hordes: [{ card: 'CHO-3/left', spots: { 1: 'wound' } }] } }, players)
  wounded.asks('dragon', 'lose').play('give wood').asks('snake', 'lose').play('give wood')
  atWindow(wounded)
})

card(['CHO-3', 'GWC-VOC-167'], 'Plunderers: once per card, Sections from the left and row 1 first', () => {
  const left = [{ card: 'CHO-3/left', spots: { 1: by('dragon') } }, 'CHO-3/middle']
  const sections = { left: { ...HELD, hordes: left }, right: { ...HELD, hordes: ['CHO-3/right'] } }
  const players = { dragon: { resources: { wood: 2 } }, snake: { resources: { wood: 3 } }, monkey: WATCH }
  const t = winter(sections, players)
  atWindow(t).has({ 'players.dragon.resources.wood': 0, 'players.snake.resources.wood': 0 })
})

const spring = (sections: Parameters<typeof winter>[0], gold = 2) =>
  team({ phase: 'spring', sections: sections ?? {}, players: everyone({ resources: { gold } }) })

card(
  ['CHO-4', 'GWC-VOC-31'],
  'Tribute Takers: in row 1 each player loses 1 Gold in Spring, behind another Horde not',
  () => {
    const first = spring({ left: { hordes: ['CHO-4/left', 'CHO-1/left'] } })
    assert.deepEqual(all(first, 'resources.gold'), [1, 1, 1])
    const second = spring({ left: { hordes: ['CHO-1/left', 'CHO-4/left'] } })
    assert.deepEqual(all(second, 'resources.gold'), [2, 2, 2])
    const two = spring({ left: { hordes: ['CHO-4/left'] }, middle: { hordes: ['CHO-4/middle'] } })
    assert.deepEqual(all(two, 'resources.gold'), [0, 0, 0])
    const none = spring({ left: { hordes: ['CHO-4/left'] } }, 0)
    assert.deepEqual(all(none, 'resources.gold'), [0, 0, 0])
  },
)

card('CHO-4', 'Tribute Takers: one that is placed in this Spring takes nothing yet', () => {
  const t = team({ phase: 'spring', hordeTop: ['CHO-4/left'], players: everyone({ resources: { gold: 1 } }) })
  assert.deepEqual(all(t, 'resources.gold'), [1, 1, 1])
  t.has({ 'sections.left.hordes.0.card': 'CHO-4/left' })
})

const lancers = (spots = {}) =>
  team({
    phase: 'turn',
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'attackOrder' } },
    sections: {
      left: {
        wall: 1,
        hordes: [{ card: 'CHO-5/left', spots }],
        rest: { dragon: { spearman: 1, archer: 1, horseman: 1 } },
      },
    },
  })

card(['CHO-5', 'GWC-VOC-166'], 'Armored Lancers: no Spearman, but Archers and Horsemen', () => {
  const t = lancers().asks('dragon', 'attack')
  assert.deepEqual(t.optionsLike('attack spearman'), [])
  t.refuses({ 'attack spearman left 1.1': 'GW-HORDE-06' })
  assert.ok(t.offers('attack horseman left 1.1+2', 'man archer left'))
  t.play('man archer left', 'wound left 1.1').has({ 'sections.left.hordes.0.spots': { 1: 'wound' } })
})

card(['CHO-5', 'GWC-VOC-166'], 'Armored Lancers: a Spearman who stands there already stays and counts', () => {
  const hordes = [full('CHO-5/left', { 1: by('snake') })]
  const t = team({ phase: 'defeat', sections: { left: { hordes } } })
  t.has({ 'players.snake.honor': 2 + 8, 'extras.coop.claimed': { snake: 1 } })
})

const poisoned = (firing: Record<string, Record<string, number>>, chi = 0) =>
  winter(
    { left: { ...HELD, hordes: ['CHO-6/left'], firing }, middle: { wall: 3, firing: { snake: { archer: 1 } } } },
    { dragon: { resources: { chi } }, snake: { resources: { chi } }, monkey: WATCH },
  )

card(
  ['CHO-6', 'GWC-VOC-132', 'GWC-VOC-16', 'GWC-VOC-117', 'GW-COOP-29'],
  'Poison Archers: the team chooses an Archer of this Section',
  () => {
    const t = poisoned({ snake: { archer: 1 }, monkey: { archer: 2 } })
    const free = t.words('players.monkey.free.archer') as number
    t.asks('dragon', 'player', ['player snake', 'player monkey']).play('player monkey')
    atWindow(t)
    assert.equal(t.about('window'), 'killing')
    t.play('pass')
    assert.deepEqual(soldiers(t, 'left.firing', 'monkey'), units(0, 1))
    assert.deepEqual(soldiers(t, 'left.firing', 'snake'), units(0, 1))
    assert.deepEqual(soldiers(t, 'middle.firing', 'snake'), units(0, 1), 'another Section')
    t.has({ 'players.monkey.free.archer': free + 1 })
  },
)

card('CHO-6', 'Poison Archers: the Archer may be saved by Chi', () => {
  const t = poisoned({ snake: { archer: 1 } }, 2)
  atWindow(t).play('pass')
  t.asks('snake', 'save', ['save snake archer', 'stop']).play('save snake archer')
  assert.deepEqual(soldiers(t, 'left.rest', 'snake'), units(0, 1))
  t.has({ 'players.snake.resources.chi': 0 })
})

card('CHO-6', 'Poison Archers: without an Archer in the Section nobody is asked', () => {
  const t = poisoned({})
  atWindow(t)
  assert.equal(t.about('window'), 'winterStart')
  assert.deepEqual(soldiers(t, 'middle.firing', 'snake'), units(0, 1))
})

card(['CHO-7', 'GWC-VOC-148'], 'Berserkers: Lethality on this Horde is 1 higher, on others not', () => {
  const figures = { 1: by('dragon'), 2: by('dragon'), 3: by('dragon') }
  const defeat = (card: string) =>
    team({ phase: 'defeat', time: 1, sections: { left: { hordes: [full(card, figures)] } } })
  const berserk = defeat('CHO-7/left')
  const tame = defeat('CHO-1/left')
  const survivors = (t: TestTable) => (soldiers(t, 'left.rest') as { spearman: number }).spearman
  assert.equal(survivors(tame) - survivors(berserk), 1)
})

card(['CHO-7', 'GWC-VOC-148'], 'Berserkers: in a Breach too, on this Horde only', () => {
  const hordes = ['CHO-7/left', 'CHO-1/left'].map((card) => ({
    card,
    spots: { 1: by('dragon'), 2: by('dragon'), 3: by('dragon') },
  }))
  const t = team({ phase: 'assault', time: 1, sections: { left: { hordes } }, players: { monkey: WATCH } }).play('pass')
  for (let token = 0; token < 4; token++) t.play('shame spearman')
  t.asks('monkey', 'tactic').play('pass')
  assert.equal(t.told('killed').length, 2 + 1, 'Lethality 1 in the first Year')
})

const advance = (...rows: (string | { card: string; spots: object })[]) => {
  const t = assault({ left: { ...HELD, hordes: rows as string[] } })
  assert.equal(t.asked(), FALL)
  return (t.words('sections.left.hordes') as { card: string }[]).map(({ card: id }) => id)
}

card(['CHO-8', 'GWC-VOC-168'], 'Wolf Riders: after the Assault they swap with the Horde in front', () => {
  assert.deepEqual(advance('CHO-1/left', 'CHO-8/left').slice(0, 2), ['CHO-8/left', 'CHO-1/left'])
  assert.deepEqual(advance('CHO-8/left', 'CHO-1/left').slice(0, 2), ['CHO-8/left', 'CHO-1/left'], 'in row 1 nothing')
  const wolves = ['CHO-8/left', 'CHO-8/middle'] as const
  assert.deepEqual(advance(...wolves).slice(0, 2), wolves, 'not with each other')
  assert.deepEqual(advance('CHO-8/left', 'CHO-8/middle', 'CHO-1/left'), ['CHO-8/left', 'CHO-8/middle', 'CHO-1/left'])
  assert.deepEqual(
    advance('CHO-1/left', 'CHO-8/left', 'CHO-8/middle'),
    ['CHO-8/left', 'CHO-1/left', 'CHO-8/middle'],
    'one swap, nearest to the Wall',
  )
  assert.deepEqual(advance('CHO-1/left', 'CHO-2/left', 'CHO-8/left'), ['CHO-1/left', 'CHO-8/left', 'CHO-2/left'])
})

card(['CHO-8', 'GWC-VOC-168'], 'Wolf Riders: both Hordes take everything on them along', () => {
  const hordes = [
    { card: 'CHO-1/left', spots: { 2: by('dragon') } },
    { card: 'CHO-8/left', spots: { 1: 'wound' as const } },
  ]
  const t = assault({ left: { ...HELD, hordes } })
  t.has({ 'sections.left.hordes.0': hordes[1], 'sections.left.hordes.1': hordes[0] })
})
