import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { beastsOf, relicsOf } from '../../../src/expansions/ancient-beasts/cards.ts'
import { cardText, texts, whyMessage } from '../../../src/text/index.ts'
import { activation, assault, defeatStep, horde, spearman, wounds } from '../../pieces.ts'
import { card, position, rule, type TestTable, type Words } from '../../table.ts'
import { AO, areaOf, BEASTS, beasts, NONE, PHOENIX, QUIET, TIGER, turnStart, withResources, YINGLONG } from './stage.ts'

const hand = (id: string, resources: Readonly<Record<string, number>> = { chi: 2 }) =>
  withResources(resources, { tactics: [id] })
const advisor = (id: string, resources: Readonly<Record<string, number>> = {}) =>
  withResources(resources, { active: [id] })

// --- Advisors ----------------------------------------------------------------------------------------------------------

card(['ABA-1', 'GWXC-VOC-31'], 'Upgrades of Beasts cost 1 less; 1 Resource of choice with the income', () => {
  const t = turnStart({ ...beasts({ [AO]: { level: 2 } }), players: advisor('ABA-1', { wood: 1, chi: 2, gold: 0 }) })
  t.asks('dragon', 'beastUpgrade', [`upgrade ${TIGER}`, `upgrade ${AO}`, 'decline']).play(`upgrade ${AO}`)
  t.has({ 'players.dragon.resources.chi': 0 })
  const income = position({ phase: 'income', players: advisor('ABA-1'), ...beasts({}) }, BEASTS)
  income.asks('dragon', 'ability', ['use ABA-1 2', 'pass']).play('use ABA-1 2', 'take gold')
  income.has({ 'players.dragon.resources.gold': 1 })
})

card(['ABA-2', 'GWXC-VOC-07'], 'each own Upgrade of a Beast: 4 Honor', () => {
  const t = turnStart({ ...beasts({}), players: advisor('ABA-2', { wood: 2 }) }).play(`upgrade ${TIGER}`)
  t.has({ 'players.dragon.honor': 4 }).play(`beast ${TIGER} right`).has({ 'players.dragon.honor': 4 })
  // A move alone, and somebody else's Upgrade, are none.
  const call = turnStart({ ...beasts({}), players: withResources({}, { active: ['ABA-2'], tactics: ['ABT-1'] }) })
  call.play('tactic ABT-1', `beast ${TIGER} right`).has({ 'players.dragon.honor': 2 })
  const other = turnStart({
    ...beasts({}),
    players: { ...withResources({ wood: 2 }), snake: { ...NONE, active: ['ABA-2'] } },
  }).play(`upgrade ${TIGER}`)
  other.has({ 'players.snake.honor': 0 })
})

card(['ABA-3', 'GWXC-VOC-11'], 'a Location with a Beast activates with own Clerks: 1 Chi, once per turn', () => {
  const chi = (clerks: NonNullable<Words['clerks']>) => {
    const t = activation({ clerks, players: advisor('ABA-3'), ...beasts({ [YINGLONG]: { area: 'quarry' } }) }, BEASTS)
    return t.skip('command').view('dragon').players[0]!.resources![3]
  }
  const quarry = { quarry: { dragon: 2, snake: 1 } }
  assert.equal(chi(quarry), 1)
  assert.equal(chi({ lumberMill: { dragon: 2, snake: 1 } }), 0)
  assert.equal(chi({ quarry: { snake: 2, monkey: 1 } }), 0)
  // The Phoenix is at the Logistics Center: 1 Chi of its own, and no second one of the Shrine Keeper.
  const both = activation(
    {
      clerks: { ...quarry, logistics: { dragon: 1 } },
      players: advisor('ABA-3'),
      ...beasts({ [YINGLONG]: { area: 'quarry' } }),
    },
    BEASTS,
  )
  both.play('activate quarry').skip('command').has({ 'players.dragon.resources.chi': 2 })
})

card('ABA-4', 'each own move of a Beast: 1 Tactic card, once per turn', () => {
  const t = turnStart({ ...beasts({}), players: withResources({ chi: 2 }, { active: ['ABA-4'], tactics: ['ABT-1'] }) })
  t.play('tactic ABT-1 boosted', `beast ${TIGER} right`)
  t.asks('dragon', 'ability', ['use ABA-4', 'pass']).play('use ABA-4')
  assert.equal(t.view('dragon').players[0]!.tactics!.length, 1)
  t.asks('dragon', 'beastMove').play(`beast ${AO} right`)
  assert.doesNotMatch(t.asked(), /ability/)
  // An Upgrade alone is no move.
  const upgrade = turnStart({ ...beasts({}), players: withResources({ wood: 2 }, { active: ['ABA-4'] }) })
  upgrade.play(`upgrade ${TIGER}`).asks('dragon', 'beastMove').play('decline').asks('dragon', 'clerk')
})

// --- Tactic cards ------------------------------------------------------------------------------------------------------

card('ABT-1', 'move a Beast and 2 Honor; boosted two moves and 4 Honor', () => {
  const t = turnStart({ ...beasts({}), players: hand('ABT-1') })
  t.asks('dragon', 'tactic', ['tactic ABT-1', 'tactic ABT-1 boosted', 'pass']).play('tactic ABT-1')
  t.asks('dragon', 'beastMove').play(`beast ${PHOENIX} warAcademy`)
  t.has({ 'players.dragon.honor': 2, 'players.dragon.resources.chi': 2 })
  assert.equal(areaOf(t, PHOENIX), 'warAcademy')
  const boosted = turnStart({ ...beasts({}), players: hand('ABT-1') }).play('tactic ABT-1 boosted')
  boosted.play(`beast ${TIGER} right`, `beast ${TIGER} middle`)
  boosted.has({ 'players.dragon.honor': 4, 'players.dragon.resources.chi': 0 })
  assert.equal(areaOf(boosted, TIGER), 'middle')
  // Whoever would rather not move anything has the Honor all the same.
  turnStart({ ...beasts({}), players: hand('ABT-1') })
    .play('tactic ABT-1', 'decline')
    .has({ 'players.dragon.honor': 2 })
})

card(['ABT-2', 'GWXC-VOC-11'], 'where a Beast stands 4 more Defense in this Assault, boosted 8', () => {
  const attacked = (area: string) =>
    assault(
      {
        players: hand('ABT-2'),
        sections: { middle: { hordes: [horde('HOR-5/left')] } },
        ...beasts({ [TIGER]: { area }, [AO]: { area: 'left' } }),
      },
      BEASTS,
    )
  attacked('right').asks('dragon', 'tactic', ['pass']).refuses({ 'tactic ABT-2': 'GW-TACTIC-03' })
  const t = attacked('middle').play('tactic ABT-2')
  const boosted = attacked('middle').play('tactic ABT-2 boosted')
  assert.deepEqual([t.told('assault')[0]!.defense, boosted.told('assault')[0]!.defense], [4, 8])
  assert.equal(boosted.told('assault')[0]!.breach, false)
})

card(['ABT-3', 'GWXC-VOC-11'], '2 Soldiers attack in one section where a Beast stands, boosted 4', () => {
  const three = { spearman: 3 }
  const words = (stand: Parameters<typeof beasts>[0]): Words => ({
    phase: 'activation',
    turn: 'dragon',
    players: hand('ABT-3'),
    sections: {
      left: { hordes: [horde('HOR-5/left')], rest: { dragon: three } },
      middle: { hordes: [horde('HOR-2/left')], rest: { dragon: three } },
      right: { hordes: [horde('HOR-3/left')], rest: { dragon: three } },
    },
    ...beasts(stand),
  })
  const sections = (t: TestTable) =>
    [...new Set(t.options().flatMap((key) => /left|middle|right/.exec(key)?.[0] ?? []))].toSorted()
  const t = position(words({ [TIGER]: { area: 'middle' }, [AO]: { area: 'right' } }), BEASTS).play('tactic ABT-3')
  assert.deepEqual(sections(t), ['middle', 'right'])
  t.play('attack spearman right 1.1')
  assert.deepEqual(sections(t), ['right'])
  t.play('attack spearman right 1.2')
  assert.doesNotMatch(t.asked(), /attack/)
  const boosted = position(words({ [TIGER]: { area: 'middle' }, [AO]: { area: 'middle' } }), BEASTS)
  boosted.play('tactic ABT-3 boosted')
  assert.deepEqual(sections(boosted), ['middle'])
  boosted.play('attack spearman middle 1.1', 'attack spearman middle 1.2', 'attack spearman middle 1.3')
  // No Beast on a section: it can't be played.
  const none = position(words({ [TIGER]: { area: 'quarry' }, [AO]: { area: 'temple' } }), BEASTS)
  none.asks('dragon', 'tactic', ['pass']).refuses({ 'tactic ABT-3': 'GW-TACTIC-03' })
  // The moment has no place of its own: the card says, and the refusal too, that the section which he chooses must have one.
  const reader = new Reader(texts, /[a-z][A-Z]/)
  const { table } = none
  const whole = cardText('ABT-3', table.box).map((text) => reader.read(text))
  assert.match(whole[0]!.en, /of any turn, if a Beast stands in the Section that you choose\./)
  assert.match(whole[0]!.es, /, si hay una Bestia en la sección que elijas\./)
  const why = table.refusedFor(0).find(({ facts }) => facts?.kind === 'tacticCondition')!
  assert.match(
    reader.read(whyMessage(why.facts, table.box)!).en,
    /only if a Beast stands in the Section that you choose/,
  )
  assert.match(reader.read(cardText('ABT-2', table.box)[0]!).en, /is about to be assaulted, if a Beast is there\./)
})

card('ABT-4', 'save 1 own Soldier and 1 Chi; boosted all of them and 2 Honor', () => {
  const two = { 1: spearman('dragon'), 2: spearman('dragon'), ...wounds(3, 4) }
  const dying = () =>
    defeatStep(
      { time: 3, players: hand('ABT-4'), sections: { middle: { hordes: [horde('HOR-1/left', two)] } }, ...beasts({}) },
      BEASTS,
    ).skip('tactic')
  const t = dying()
  while (!t.offers('tactic ABT-4')) t.play('pass')
  t.play('tactic ABT-4', 'save dragon spearman').has({ 'players.dragon.resources.chi': 3 })
  const boosted = dying()
  while (!boosted.offers('tactic ABT-4 boosted')) boosted.play('pass')
  boosted.play('tactic ABT-4 boosted', 'save dragon spearman', 'save dragon spearman')
  boosted.has({ 'players.dragon.honorFrom.tactics': 2, 'sections.middle.rest.dragon.spearman': 2 })
  // Nobody of his among the dying: nothing to play it for.
  const others = defeatStep(
    {
      players: { ...hand('ABT-4') },
      sections: { middle: { hordes: [horde('HOR-1/left', { 1: spearman('snake'), ...wounds(2, 3, 4) })] } },
      ...beasts({}),
    },
    BEASTS,
  )
  while (others.about('window') === 'defeated') others.play('pass')
  others.asks('dragon', 'tactic', ['pass'])
})

// --- rows and texts ----------------------------------------------------------------------------------------------------

rule(['AB-03', 'GWXC-VOC-02'], 'every Beast card and every Relic says in both languages what it does', () => {
  const reader = new Reader(texts, /[a-z][A-Z]/)
  const { box } = position({ players: QUIET, ...beasts({}) }, BEASTS).table
  const said = (id: string) => cardText(id, box).map((text) => reader.read(text))
  const whole = (id: string, language: 'en' | 'es') =>
    said(id)
      .map((text) => text[language])
      .join(' ')
  for (const id of [...beastsOf(box).flatMap(({ levels }) => levels), ...relicsOf(box)].map((row) => row.id)) {
    assert.ok(whole(id, 'en').length > 40, id)
    assert.notEqual(whole(id, 'en'), whole(id, 'es'), id)
  }
  assert.match(
    whole('BST-1-L3', 'en'),
    /Lumber Mill, Quarry, Gold Mine.*once for each of your Clerks there.*2 more Honor/,
  )
  assert.match(whole('BST-2-L1', 'en'), /any Section.*1 more Honor.*next level: 2 Wood/)
  assert.match(whole('BST-3-L3', 'es'), /3.*Defensa.*cada 2 recursos propios/)
  assert.match(whole('BST-4-L3', 'en'), /Tactic card or.*2 Chi/)
  assert.match(whole('REL-5', 'en'), /hire a Clerk.*Beast of the Locations.*hire an Advisor/)
  assert.match(whole('ABA-1', 'en'), /Each Upgrade of a Beast costs you 1 Resource less\./)
})
