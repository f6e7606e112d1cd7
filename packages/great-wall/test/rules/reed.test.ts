import assert from 'node:assert/strict'
import { by, full } from '../cards/figures.ts'
import { saying } from '../cards/own-rules.ts'
import { activationIsOver, reedAt, SAFE, turnOf, two, windowsInFall } from '../reed-scenes.ts'
import { rule, type Words } from '../table.ts'

// What the Reed Clan is and is not; its card, its Locations and its battles have files of their own.

rule(
  ['GW-REED-01', 'GW-ORDER-06'],
  'it takes part like a player: Clerks that fill Locations, Soldiers that cover spots, a card, a place in the Tea order',
  () => {
    // Its Clerk fills the Quarry for the snake; its Spearman is the last on the Horde, which the dragon claims.
    const horde = full('HOR-2/right', { 1: by('dragon'), 2: by('dragon'), 3: by('reed') })
    const { 4: _four, 5: _five, ...spots } = horde.spots
    const t = turnOf('dragon', 'mobilization', {
      tea: ['dragon', 'reed', 'snake'],
      clerks: { quarry: { reed: 1, snake: 1 }, ...reedAt('barracks') },
      sections: { middle: { ...SAFE, hordes: [{ ...horde, spots: { ...spots, 4: 'wound' } }] } },
      players: { dragon: { general: null }, snake: { general: null } },
    })
    t.asks('dragon', 'clerk').play('clerk pool>quarry', 'clerk pool>barracks', 'clerk pool>barracks', 'stop')
    t.asks('dragon', 'reedClerk').refuses({ 'clerk quarry>temple': 'GW-CLERK-05' }).play('stop')
    t.asks('snake', 'clerk').play('stop')
    // The Barracks and the Quarry, both full with the Reed Clerk. The only vacant spot takes its Spearman by itself.
    t.asks('dragon', 'activate', ['activate quarry', 'activate barracks']).play('activate barracks')
    t.has({ 'sections.middle.hordes.0.spots.5': by('reed') })
    t.skip()
    t.has({ 'players.dragon.claimed': [{ card: 'HOR-2/right', shame: 0 }], 'players.reed.free.spearman': 10 })
  },
)

rule(['GW-REED-02', 'GW-DEFEAT-04'], 'no Honor for its Soldiers in a Defeat, no income, nothing to reclaim', () => {
  const horde = full('HOR-2/right', { 1: by('reed'), 2: by('dragon') })
  const t = two({
    phase: 'defeat',
    time: 2,
    sections: { middle: { ...SAFE, hordes: [horde] } },
    players: { dragon: { general: null, discarded: ['economy'] } },
  })
  t.asks('dragon', 'reclaim').has({
    'players.dragon.honor': 2,
    'players.reed.honor': 0,
    'players.reed.commands': ['RED-1'],
  })
  t.play('take honor').has({ 'players.dragon.honor': 4, 'players.reed.honor': 0 })
  assert.equal(t.asked(), 'dragon: command, snake: command')
})

rule(['GW-REED-05', 'GW-EMB-02'], 'no effect adds or removes a Reed Clerk', () => {
  // Hiring at an Embassy with its Clerk, a recall by a card, an Advanced Activation: three Clerks stay three.
  const t = two({
    phase: 'activation',
    turn: 'dragon',
    clerks: { embassy: { dragon: 1, reed: 1 } },
    players: { dragon: { resources: { gold: 9 } } },
  })
  t.play('hire clerk').has({
    'players.dragon.clerkSupply': 2,
    'players.reed.clerkSupply': 0,
    'players.reed.clerkPool': 0,
  })
  t.asks('dragon', 'refresh').play('discard ADV-01')
  const standing = t.view().locations.reduce((sum, { clerks }) => sum + clerks[2]!, 0)
  assert.equal(standing, 3)
})

/** An Advisor with this rule at the dragon; the snake looks on with a Tactic card. */
const watched = (rules: string, words: Words) => {
  const players = { dragon: { ...RICH, active: ['ADV-21'] }, snake: { ...RICH, tactics: ['TAC-05'] } }
  return two({ ...words, players }, {}, saying(rules))
}
const RICH = { general: null, resources: { wood: 9, stone: 9, gold: 9 } }

rule(
  ['GW-REED-21', 'GWC-VOC-11'],
  'what the Reed Clan does fires no rule, not even of the Overlord who decides it',
  () => {
    const builders = (clerks: Readonly<Record<string, number>>) =>
      watched('onBarricadeBuilt => honor(7)', { phase: 'activation', turn: 'dragon', clerks: { builders: clerks } })
    const reed = builders({ dragon: 1, reed: 1 }).asks('dragon', 'build').play('stop')
    reed.asks('dragon', 'reedBarricade').play('barricade middle')
    assert.equal(reed.told('barricadeBuilt').length, 1)
    activationIsOver(reed).has({ 'players.dragon.honor': 0, 'sections.middle.barricades': 1 })
    // The same Barricade of the dragon itself does.
    const dragon = builders({ dragon: 1 }).play('barricade middle')
    while (dragon.asked() !== 'snake: tactic') dragon.play(dragon.options()[0]!)
    dragon.has({ 'players.dragon.honorFrom.abilities': 7 })
  },
)

rule(['GW-REED-21', 'GWC-VOC-11'], 'its Spearman is no Attack of another player, and no last spot of anyone', () => {
  const spots = { 1: 'wound', 2: 'wound', 3: 'wound' } as const
  const barracks = (rules: string, clerks: Readonly<Record<string, number>>) =>
    watched(rules, {
      phase: 'activation',
      turn: 'dragon',
      clerks: { barracks: clerks },
      sections: { middle: { ...SAFE, hordes: [{ card: 'HOR-1/right', spots }] } },
    })
  for (const rules of ['onAttack[others] => honor(7)', 'onAttack => honor(7)', 'onLastSpot => honor(7)']) {
    const t = barracks(rules, { dragon: 2, reed: 1 }).play('stop')
    activationIsOver(t).has({ 'sections.middle.hordes.0.spots.4': by('reed'), 'players.dragon.honor': 0 })
  }
  // The same of players does fire.
  const spearman = ['recruit spearman', 'stop', 'attack spearman middle 1.4']
  const mine = barracks('onLastSpot => honor(7)', { dragon: 2, snake: 1 })
    .skip('recruit')
    .play(...spearman)
  assert.equal(mine.told('abilityUsed').length, 1)
  const theirs = barracks('onAttack[others] => honor(7)', { dragon: 1, snake: 2 }).skip('recruit')
  theirs.asks('dragon', 'recruit').play('stop').asks('snake', 'recruit')
  assert.equal(theirs.play(...spearman).told('abilityUsed').length, 1)
})

rule('GW-REED-21', 'when only Reed Soldiers die nobody has a say in it', () => {
  const windows = (figures: Parameters<typeof full>[1]) =>
    windowsInFall(
      two({
        phase: 'defeat',
        sections: { middle: { ...SAFE, hordes: [full('HOR-2/right', figures)] } },
        players: { dragon: { general: null, tactics: ['TAC-02'], discarded: ['economy'] } },
      }),
    )
  assert.deepEqual(windows({ 1: by('reed'), 2: by('reed') }), ['defeated'])
  assert.deepEqual(windows({ 1: by('reed'), 2: by('dragon') }), ['defeated', 'killing'])
})

rule('GW-REED-19', 'no resources, Tactic cards or Advisors, and no answer to any interrupt, in a whole Year', () => {
  const t = two({ phase: 'turn', track: { 1: { by: 'reed', card: 'RED-1' } }, tea: ['reed', 'dragon', 'snake'] })
  while (t.words('year') === 2) {
    for (const { seat } of t.table.open) assert.ok(seat < 2)
    t.play(t.options().at(-1)!)
  }
  t.has({
    'players.reed.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
    'players.reed.tactics': [],
    'players.reed.active': [],
    'players.reed.supporting': [],
  })
})
