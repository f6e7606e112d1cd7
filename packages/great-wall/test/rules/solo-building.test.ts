import assert from 'node:assert/strict'
import { qinTurn, solo, type SoloTable, type SoloWords } from '../qin.ts'
import { advisorsSay } from '../cards/own-rules.ts'
import { rule } from '../table.ts'

/** Work Harder, from the box of others on: a Wall and two Barricades. Everything that can be is built already. */
const workHarder = (words: SoloWords): SoloTable => {
  const sections = {
    middle: { barricades: 3, ...words.sections?.middle },
    right: { barricades: 3, ...words.sections?.right },
  }
  return qinTurn('SOL-3', { indicator: 'middle', ...words, sections }).play('stop')
}
/** Why he builds where he builds. */
const why = (t: SoloTable) =>
  t.why().filter((reason) => /^(indicated|otherSection|warehouse|wallsFinished|noBarricade)/.test(reason))
const built = (t: SoloTable) => t.told('wallBuilt').map(({ section, level }) => [section, level])

rule(
  ['GW-SOLO-31', 'GWC-VOC-204', 'SOL-3'],
  'the next level of the indicated section; the Warehouse pays; Honor as printed',
  () => {
    const t = workHarder({ warehouse: { wood: 1, stone: 3, gold: 4 }, sections: { middle: { wall: 0 } } })
    assert.deepEqual(built(t), [[1, 1]])
    assert.deepEqual(t.honorOf()[0], '5 building')
    assert.deepEqual(why(t)[0], 'indicated middle')
    // 1 3 4 -> 1 3 3 -> 1 2 3 -> 1 2 2 -> 1 1 2 -> 1 1 1: always from the largest, of equals the first.
    t.has({ warehouse: { wood: 1, stone: 1, gold: 1 }, 'sections.middle.wall': 1 })
    assert.deepEqual(t.told('fromWarehouse'), [{ kind: 'fromWarehouse', counts: [0, 2, 3] }])
    workHarder({ warehouse: { wood: 2, stone: 2, gold: 2 } }).has({ warehouse: { wood: 0, stone: 0, gold: 1 } })
    const right = workHarder({ indicator: 'right', sections: { right: { wall: 1 } }, warehouse: { gold: 10 } })
    assert.deepEqual([built(right), right.honorOf()[0]], [[[2, 2]], '10 building'])
    right.has({ warehouse: { wood: 0, stone: 0, gold: 0 } })
  },
)

rule(['GW-SOLO-31', 'RUL-40', 'RUL-46', 'GW-SOLO-13'], 'what the Warehouse lacks counts as paid', () => {
  const t = workHarder({ warehouse: { stone: 2, gold: 1 }, sections: { middle: { wall: 2 } } })
  assert.deepEqual([built(t), t.honorOf()[0]], [[[1, 3]], '15 building'])
  assert.deepEqual(why(t).slice(0, 2), ['indicated middle', 'warehouseShort 12'])
  t.has({ warehouse: { wood: 0, stone: 0, gold: 0 } })
  const empty = workHarder({})
  assert.deepEqual([built(empty), empty.told('fromWarehouse')], [[[1, 1]], []])
  assert.ok(empty.why().includes('warehouseShort 5'))
})

rule('GW-SOLO-31', 'at level 3 the other section; with both at level 3 nothing', () => {
  const t = workHarder({ sections: { middle: { wall: 3 }, right: { wall: 1 } }, warehouse: { wood: 12 } })
  assert.deepEqual([built(t), why(t)[0]], [[[2, 2]], 'otherSection right'])
  t.has({ 'warehouse.wood': 2 })
  const both = workHarder({ sections: { middle: { wall: 3 }, right: { wall: 3 } }, warehouse: { wood: 12 } })
  assert.deepEqual([built(both), both.honorOf().filter((honor) => honor.endsWith('building'))], [[], []])
  assert.ok(both.why().includes('wallsFinished'))
  both.has({ 'warehouse.wood': 12 })
})

rule(
  ['GW-SOLO-39', 'RUL-66', 'GWC-VOC-205', 'SOL-3'],
  'two free Barricades, 2 Honor each, the Warehouse untouched',
  () => {
    const sections = { middle: { wall: 3, barricades: 0 }, right: { wall: 3, barricades: 0 } }
    const barricades = (t: SoloTable) => t.told('barricadeBuilt').map(({ seat, section }) => [seat, section])
    const stop = { players: { dragon: { tactics: ['TAC-16'] } } }
    const t = workHarder({ sections, warehouse: { wood: 4 }, ...stop })
    assert.deepEqual(barricades(t), [
      [1, 1],
      [1, 1],
    ])
    assert.deepEqual(t.honorOf().slice(0, 2), ['2 building', '2 building'])
    t.has({ 'sections.middle.barricades': 2, 'sections.right.barricades': 0, 'warehouse.wood': 4 })
    // First the indicated section, then the other, then nothing.
    const next = workHarder({
      indicator: 'right',
      sections: { middle: { wall: 3, barricades: 2 }, right: { wall: 3, barricades: 2 } },
      ...stop,
    })
    assert.deepEqual(barricades(next), [
      [1, 2],
      [1, 1],
    ])
    assert.deepEqual(why(next), ['wallsFinished', 'indicated right', 'otherSection middle'])
    const one = workHarder({ sections: { middle: { wall: 3 }, right: { wall: 3, barricades: 2 } }, ...stop })
    assert.deepEqual([barricades(one), why(one).slice(1)], [[[1, 2]], ['otherSection right', 'noBarricadeSpot']])
    const none = workHarder({ sections: { middle: { wall: 3 }, right: { wall: 3 } }, ...stop })
    assert.deepEqual([barricades(none), none.honorOf()], [[], []])
  },
)

rule(['GW-SOLO-31', 'GW-BUILD-07'], 'Archers of anyone move onto the new level', () => {
  const t = workHarder({
    sections: { middle: { firing: { dragon: { archer: 1 } }, wall: 0 } },
    players: { dragon: { tactics: ['TAC-16'] } },
  })
  t.asks('dragon', 'tactic').has({ 'sections.middle.wall': 1, 'sections.middle.firing.dragon.archer': 1 })
})

const economy = (words: SoloWords) => qinTurn('SOL-2', words).play('stop')

rule(
  ['GW-SOLO-40', 'RUL-66', 'GWC-VOC-203', 'SOL-2'],
  'his Overseer at the lowest Production Location that is below level 3 rises, free',
  () => {
    const t = economy({})
    assert.deepEqual(t.told('upgraded'), [{ kind: 'upgraded', seat: 1, location: 'temple', level: 2 }])
    assert.ok(t.why().includes('lowestProduction temple'))
    t.has({
      'players.qin.overseers.temple': { level: 2, unit: 'spearman' },
      'players.qin.free': { spearman: 8, archer: 4, horseman: 0 },
    })
    const top = { goldMine: { level: 3 }, temple: { level: 3 } }
    const higher = economy({ players: { qin: { overseers: top } } })
    assert.deepEqual(higher.told('upgraded')[0]!.location, 'quarry')
    const other = economy({ tokens: ['temple', 'barracks', 'quarry', 'goldMine', 'lumberMill'] })
    assert.deepEqual(other.told('upgraded')[0]!.location, 'lumberMill')
  },
)

rule('GW-SOLO-40', 'with all at level 3 nothing happens', () => {
  const level = { level: 3 }
  const t = economy({
    players: { qin: { overseers: { lumberMill: level, quarry: level, goldMine: level, temple: level } } },
  })
  assert.deepEqual(t.told('upgraded'), [])
  assert.ok(t.why().includes('overseersFinished'))
})

rule(['GW-REED-21', 'GWC-VOC-11', 'ADV-07'], 'an Upgrade of Qin is one of another player', () => {
  const before = { phase: 'turn', turn: 'qin', track: { 1: { by: 'qin', card: 'SOL-2' } } } as const
  const with7 = solo({ ...before, players: { dragon: { active: ['ADV-07'] } } }).play('stop')
  assert.deepEqual(
    with7.told('abilityUsed').map(({ card }) => card),
    ['ADV-07'],
  )
  with7.has({ 'players.dragon.resources.gold': 1 })
  const own = solo(
    { ...before, players: { dragon: { active: ['ADV-21'] } } },
    {},
    advisorsSay({ 'ADV-21': 'onUpgrade => gain(gold,1)' }),
  )
  own.play('stop').has({ 'players.dragon.resources.gold': 0 })
})
