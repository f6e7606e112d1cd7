import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { greatWall } from '../../../src/index.ts'
import { remarksOn } from '../../../src/shown/remarks.ts'
import { eventMessage, promptMessage, texts, whyMessage } from '../../../src/text/index.ts'
import { horde, WATCH } from '../../pieces.ts'
import { decision, position, rule, type SetupWords, type Words } from '../../table.ts'
import {
  AO,
  areaOf,
  BEASTS,
  beasts,
  COOP,
  levelOf,
  NONE,
  PHOENIX,
  QUIET,
  SOLO,
  TIGER,
  turnStart,
  TWO,
  withResources,
  YINGLONG,
} from './stage.ts'

const RICH = { wood: 9, stone: 9, gold: 9, chi: 9 }

rule(
  ['XTV-24', 'AB-10', 'AB-11', 'XRUL-52'],
  'one Upgrade before the first box, paid to the supply; then that Beast may move',
  () => {
    const t = turnStart({ ...beasts({ [AO]: { area: 'left' } }), players: withResources({ chi: 7 }) })
    t.asks('dragon', 'beastUpgrade', [`upgrade ${AO}`, 'decline']).play(`upgrade ${AO}`)
    t.has({ 'players.dragon.resources.chi': 5, warehouse: { wood: 0, stone: 0, gold: 0 } })
    t.asks('dragon', 'beastMove', [`beast ${AO} middle`, `beast ${AO} right`, 'decline']).play(`beast ${AO} middle`)
    assert.deepEqual([levelOf(t, AO), areaOf(t, AO)], [2, 'middle'])
    // No second Upgrade, and none after the first box, though there are 5 Chi left.
    t.asks('dragon', 'clerk')
    let asked = 0
    while (t.table.state.season === 'fall') {
      if (t.table.prompts[0] === 'beastUpgrade') asked++
      t.table.pick(0, t.table.open[0]!.options.length - 1)
    }
    assert.equal(asked, 0)
  },
)

decision(['XDP-15', 'AB-10'], 'Beasts below level 3 that can be paid for, or none', () => {
  const t = turnStart({
    ...beasts({ [TIGER]: { level: 3 }, [YINGLONG]: { level: 2 }, [AO]: { level: 2 } }),
    players: withResources({ wood: 9, gold: 1, chi: 3, stone: 2 }),
  })
  // 2 Stone are enough for level 1, 3 Chi for level 2; 1 Gold is not.
  t.asks('dragon', 'beastUpgrade', [`upgrade ${AO}`, `upgrade ${PHOENIX}`, 'decline'])
  t.refuses({ [`upgrade ${TIGER}`]: 'AB-10', [`upgrade ${YINGLONG}`]: 'GW-CORE-05' })
  const whys = t.table.refusedFor(0).map(({ facts }) => whyMessage(facts, t.table.box)!.key)
  assert.deepEqual(whys.toSorted(), ['why.beastAtTop', 'why.lacks'])
  t.play('decline').asks('dragon', 'clerk')
  assert.deepEqual([levelOf(t, AO), levelOf(t, PHOENIX)], [2, 1])
  t.has({ 'players.dragon.resources': { wood: 9, stone: 2, gold: 1, chi: 3 } })
})

rule('AB-10', 'each level has its own price in the Resource of its card; level 3 has none', () => {
  const paid = (beast: string, level: number) => {
    const t = turnStart({ ...beasts({ [beast]: { level } }), players: withResources(RICH) }).play(`upgrade ${beast}`)
    const { resources } = t.view('dragon').players[0]!
    return resources!.map((n) => 9 - n)
  }
  const prices = (resource: number, levels: readonly number[]) =>
    levels.map((n) => [0, 1, 2, 3].map((other) => (other === resource ? n : 0)))
  for (const [resource, beast] of [TIGER, PHOENIX, YINGLONG, AO].entries())
    assert.deepEqual([paid(beast, 1), paid(beast, 2)], prices(resource, beast === YINGLONG ? [2, 2] : [2, 3]), beast)
})

rule('AB-10', 'who can pay for none is not asked, and is told why; when all are at level 3 nothing is said', () => {
  const quiet = (stand: Parameters<typeof beasts>[0]) =>
    turnStart({ ...beasts(stand), players: withResources({}, WATCH) }).play('pass')
  const poor = quiet({})
  poor.asks('dragon', 'clerk')
  assert.deepEqual(
    poor.told('notPossible').map(({ seat, prompt }) => [seat, prompt]),
    [[0, 'beastUpgrade']],
  )
  const said = new Reader(texts, /[a-z][A-Z]/).read(eventMessage(poor.told('notPossible')[0]!, poor.table.box))
  assert.match(said.en, /can upgrade no Beast now/)
  assert.match(said.es, /no puede mejorar ninguna Bestia ahora/)
  const top = { level: 3 }
  assert.deepEqual(quiet({ [YINGLONG]: top, [TIGER]: top, [AO]: top, [PHOENIX]: top }).told('notPossible'), [])
})

decision(['XDP-16', 'AB-11', 'AB-12'], 'it goes to an area of its new card, or stays where it is', () => {
  const t = turnStart({ ...beasts({ [PHOENIX]: { area: 'embassy' } }), players: withResources({ stone: 2 }) })
  t.play(`upgrade ${PHOENIX}`)
  // The Builders' Encampment comes with level 2; where it stands it is already.
  t.asks('dragon', 'beastMove', [
    ...['logistics', 'warAcademy', 'builders'].map((area) => `beast ${PHOENIX} ${area}`),
    'decline',
  ])
  t.refuses({ [`beast ${PHOENIX} embassy`]: 'AB-14' })
  // Four look alike from afar: the question says which.
  const { table } = t
  const said = new Reader(texts, /[a-z][A-Z]/).read(promptMessage(table.open[0]!, table.box, table.view(0)))
  assert.match(said.en, /move Fenghuang.* to another area/)
  assert.match(said.es, /Mueves a Fenghuang.* a otra área/)
  t.play('decline')
  assert.deepEqual([areaOf(t, PHOENIX), levelOf(t, PHOENIX)], ['embassy', 2])
  assert.deepEqual(t.told('beastMoved'), [])
})

rule('AB-12', 'one that stands where its card does not list stays, and later moves follow the card', () => {
  // The level 1 card of the Phoenix does not list the Builders' Encampment, but nothing makes it leave.
  const t = turnStart({
    ...beasts({ [PHOENIX]: { area: 'builders', level: 1 } }),
    players: withResources({ stone: 2 }),
  })
  assert.equal(areaOf(t, PHOENIX), 'builders')
  const call = turnStart({
    ...beasts({ [PHOENIX]: { area: 'builders', level: 1 } }),
    players: withResources({}, { tactics: ['ABT-1'] }),
  }).play('tactic ABT-1')
  assert.deepEqual(
    call.options().filter((key) => key.includes(PHOENIX)),
    ['logistics', 'embassy', 'warAcademy'].map((area) => `beast ${PHOENIX} ${area}`),
  )
})

rule('AB-13', 'it is no Upgrade of an Overseer: cards about those do nothing', () => {
  // The Alchemist (ADV-03) would offer an Upgrade of an Overseer after one.
  const t = turnStart({ ...beasts({}), players: withResources({ chi: 9, wood: 9 }, { active: ['ADV-03'] }) })
  t.play(`upgrade ${TIGER}`, 'decline').asks('dragon', 'clerk')
  assert.deepEqual([...t.told('abilityUsed'), ...t.told('upgraded')], [])
})

rule(['AB-10', 'XP-TIM-06'], 'only in the own turn, after the Tactic window of its start', () => {
  const t = turnStart({
    ...beasts({}),
    players: { ...withResources(RICH, WATCH), snake: { ...NONE, resources: RICH } },
  })
  t.asks('dragon', 'tactic').play('pass').asks('dragon', 'beastUpgrade')
  assert.equal(t.table.open.length, 1)
})

rule(['AB-23', 'GW-REED-02'], 'turns of Qin and of the Reed Clan have no Upgrade', () => {
  const asked = (setup: SetupWords, words: Words) => {
    const t = position({ phase: 'turn', ...beasts({}), ...words }, setup)
    const prompts = new Set<string>()
    const { year } = t.table.state
    while (t.table.state.year === year && t.table.state.season === 'fall') {
      prompts.add(t.table.prompts[0]!)
      t.table.pick(0, t.table.open[0]!.options.length - 1)
    }
    return prompts.has('beastUpgrade')
  }
  const rich = { ...NONE, resources: RICH }
  assert.ok(!asked(SOLO, { turn: 'qin', track: { 1: { by: 'qin', card: 'SOL-1' } }, players: { dragon: rich } }))
  assert.ok(asked(SOLO, { turn: 'dragon', track: { 1: { by: 'dragon', card: 'economy' } }, players: { dragon: rich } }))
  const reed = { 1: { by: 'reed', card: 'RED-1' } } as const
  assert.ok(!asked(TWO, { turn: 'reed', track: reed, players: { dragon: rich, snake: rich } }))
})

rule(['AB-26', 'XP-GEN-06'], 'an Upgrade or move opens no Tactic window and is no event for other cards', () => {
  const t = turnStart({
    ...beasts({}),
    players: { dragon: { ...NONE, resources: RICH }, snake: { ...NONE, ...WATCH }, monkey: NONE },
  })
  t.play(`upgrade ${AO}`, `beast ${AO} right`).asks('dragon', 'clerk')
})

rule('AB-25', 'Raids, Breaches and Lethality do not touch a Beast, and it scores nothing', () => {
  const t = position(
    {
      phase: 'assault',
      time: 4,
      players: QUIET,
      sections: { left: { hordes: [horde('HOR-5/left'), horde('HOR-5/right')] } },
      ...beasts({ [AO]: { area: 'left', level: 2 }, [TIGER]: { area: 'left', level: 2 } }),
    },
    BEASTS,
  )
  while (t.table.prompts[0] === 'shame') t.table.pick(0, 0)
  assert.deepEqual([areaOf(t, AO), levelOf(t, AO), areaOf(t, TIGER), levelOf(t, TIGER)], ['left', 2, 'left', 2])
  const end = position({ phase: 'scoring', players: QUIET, ...beasts({ [AO]: { level: 3 } }) }, BEASTS)
  end.has({ 'players.dragon.honor': 0 })
})

rule('AB-10', 'what it will cost is said of each Upgrade, with what cards change of it', () => {
  const t = turnStart({ ...beasts({ [AO]: { level: 2 } }), players: withResources(RICH, { active: ['ABA-1'] }) })
  const question = t.table.open[0]!
  const said = question.options.map((option) => remarksOn(option, question, t.view('dragon'), t.table.box))
  assert.deepEqual(said, [
    [{ kind: 'price', n: 1, resource: 2 }],
    [{ kind: 'price', n: 1, resource: 0 }],
    [{ kind: 'price', n: 2, resource: 3 }],
    [{ kind: 'price', n: 1, resource: 1 }],
    [],
  ])
})

rule(
  ['GW-INFO-01', 'AB-10'],
  'what can be paid for is behind the Screen; where there are no Screens everybody sees it',
  () => {
    const open = (options: SetupWords['options'] = {}) => {
      const { table } = turnStart({ ...beasts({}), players: withResources(RICH) }, { options })
      return greatWall.openly!(table.open[0]!, table.state, table.box)?.length
    }
    assert.equal(open(), undefined)
    assert.equal(open({ 'info.showOpponentResources': true }), 5)
  },
)

rule('AB-10', 'together it is the same', () => {
  const t = turnStart({ ...beasts({}), players: withResources({ wood: 2 }) }, COOP)
  t.asks('dragon', 'beastUpgrade').play(`upgrade ${TIGER}`, `beast ${TIGER} right`)
  assert.deepEqual([levelOf(t, TIGER), areaOf(t, TIGER)], [2, 'right'])
})
