import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { publicCardBoxes } from '../../src/box.ts'
import type { GreatWall, OutpostBox } from '../../src/terms.ts'
import { beaten, horseman, spearman, type Spots, WATCH, wounds } from '../pieces.ts'
import { position, rule, type Words } from '../table.ts'
import { cardRules, expansion, part } from './expansion.ts'

/* GW-HOOK-04, -13: what cards beside the sections may ask of those who attack them, and which of them lie on the table. */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }
/** Three spots in a row. */
const CAMP: OutpostBox = { id: 'camp', units: ['spearman', 'horseman'], honor: 6, neighbours: [[1], [0, 2], [1]] }
const only = (...outposts: readonly OutpostBox[]) => expansion({ outposts })
const DRAGONS: Spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), ...wounds(4, 5) }

rule(['GW-HOOK-04', 'GK-17'], 'who was saved may attack too: he leaves the Rest Zone for it', () => {
  const rich = { ...QUIET, dragon: { ...NONE, resources: { chi: 2 } } }
  const all: Spots = { 1: spearman('dragon'), ...wounds(2, 3, 4, 5) }
  const t = position(beaten(all, { players: rich }), only(CAMP)).play('save dragon spearman')
  t.asks('dragon', 'outpost', ['attack spearman camp 1', 'attack spearman camp 2', 'attack spearman camp 3', 'decline'])
  t.has({ 'sections.left.rest.dragon.spearman': 1 })
    .play('attack spearman camp 2')
    .has({
      'sections.left.rest.dragon.spearman': 0,
      'outposts.camp': { 2: spearman('dragon') },
      'players.dragon.free.spearman': 9,
      'players.dragon.honor': 8,
    })
  const rested = position(beaten(all, { players: rich }), only(CAMP)).play('save dragon spearman', 'decline')
  rested.has({ 'sections.left.rest.dragon.spearman': 1, 'outposts.camp': {} })
})

rule('GW-HOOK-04', 'a spot may be closed, a Soldier kept away, an Attack cost Chi: what is refused says why', () => {
  const closed: OutpostBox = {
    ...CAMP,
    units: ['spearman'],
    admits: 'GK-15',
    closed: (_g, spot) =>
      spot === 2 ? { rule: 'GK-08', facts: { kind: 'spotCovered', spot: 3, what: 'marker' } } : undefined,
  }
  const covers: Spots = { 1: spearman('dragon'), 2: horseman('dragon', 3), 4: spearman('snake'), 5: 'wound' }
  // Lethality 0: all survive.
  const peace: Part<GreatWall> = { name: 'peace', modify: { lethality: () => 0 } }
  const t = position(
    beaten(covers, { outposts: { camp: { 1: spearman('snake') } } }),
    expansion({ outposts: [closed], parts: [peace] }),
  )
  t.asks('dragon', 'outpost', ['attack spearman camp 2', 'decline']).refuses({
    'attack spearman camp 1': 'GW-HORDE-02',
    'attack spearman camp 3': 'GK-08',
    'attack horseman camp 2': 'GK-15',
  })
  const dear: OutpostBox = { ...CAMP, price: (_g, section) => (section === 0 ? 2 : 0) }
  const chi = (n: number) => ({ players: { ...QUIET, dragon: { ...NONE, resources: { chi: n } } } })
  const paid = position(beaten(DRAGONS, chi(4)), only(dear)).play('stop')
  paid.asks('dragon', 'outpost')
  assert.deepEqual(paid.table.open[0]!.about, { section: 0, price: 2 })
  paid.play('attack spearman camp 1').has({ 'players.dragon.resources.chi': 2, 'players.dragon.honor': 8 })
  // With one Soldier saved there is too little left.
  const poor = position(beaten(DRAGONS, chi(2)), only(dear)).play('save dragon spearman')
  assert.match(poor.asked(), /command/)
  poor.has({ 'sections.left.rest.dragon.spearman': 2, 'outposts.camp': {} })
  const twice = position(beaten(DRAGONS, chi(1)), only(dear, { ...CAMP, id: 'post' }))
  twice
    .asks('dragon', 'outpost', [1, 2, 3].map((n) => `attack spearman post ${n}`).concat('decline'))
    .refuses({ 'attack spearman camp 1': 'GW-CORE-05' })
})

rule(['GW-HOOK-04', 'GW-HOOK-13'], 'not every card of the box lies on the table, and they have an order', () => {
  const cards = publicCardBoxes([
    { id: 'A', rules: cardRules('onIncome => honor(1)') },
    { id: 'B', rules: [] },
  ])
  const some: Part<GreatWall> = { name: 'some', modify: { outposts: () => [2, 0], publicCards: () => [1] } }
  const setup = expansion({
    outposts: [CAMP, { ...CAMP, id: 'post' }, { ...CAMP, id: 'den' }],
    publicCards: cards,
    parts: [some],
  })
  const t = position(beaten(DRAGONS), setup).asks('dragon', 'outpost')
  assert.deepEqual(
    t.options().filter((key) => key.endsWith(' 1')),
    ['attack spearman den 1', 'attack spearman camp 1'],
  )
  assert.deepEqual(
    t.view().outposts.map(({ card }) => card),
    ['den', 'camp'],
  )
  assert.deepEqual(t.view().publicCards, [{ card: 'B', holder: null }])
})

rule(
  ['GW-HOOK-04', 'GK-45'],
  'an automaton that claims attacks with its first survivor, on the first spot, and never pays',
  () => {
    const solo = (box: OutpostBox) => expansion({ outposts: [box] }, { mode: 'solo' })
    const words = (spots: Spots): Words => ({
      phase: 'defeat',
      time: 1,
      sections: { middle: { hordes: [{ card: 'HOR-2/middle', spots }] } },
      players: { dragon: { ...NONE, ...WATCH } },
    })
    const claimed: Spots = { 1: spearman('qin'), 2: spearman('qin'), 3: spearman('dragon'), ...wounds(4, 5) }
    const start = position({ players: { dragon: NONE } }, solo(CAMP))
    const [honor, free] = [
      start.words('players.qin.honor') as number,
      start.words('players.qin.free.spearman') as number,
    ]
    const t = position(words(claimed), solo(CAMP)).skip('command')
    t.has({
      'outposts.camp': { 1: spearman('qin') },
      'players.qin.honor': honor + 8,
      'players.qin.free.spearman': free - 1,
    })
    assert.deepEqual(
      t.told('reason').map(({ reason }) => reason),
      ['firstSurvivor'],
    )
    const dear = position(words(claimed), solo({ ...CAMP, price: () => 1 })).skip('command')
    dear.has({ 'outposts.camp': {}, 'players.qin.honor': honor + 2 })
    assert.deepEqual(
      dear.told('reason').map(({ reason }) => reason),
      ['paysNothing'],
    )
    // The Reed Clan claims nothing.
    const reed: Spots = { 1: spearman('reed'), 2: spearman('reed'), ...wounds(3, 4, 5) }
    position(words(reed), solo(CAMP)).skip('command').has({ 'outposts.camp': {} })
  },
)

/** What was raised, one line each. */
function followed(
  words: Words,
  setup: { readonly mode?: string } = {},
  ...answers: readonly string[]
): readonly string[] {
  const log: string[] = []
  const follow = part(
    'follow',
    { to: 'held', when: 'has', do: (_g, { section }) => void log.push(`held ${section}`) },
    {
      to: 'outpostAttacked',
      when: 'has',
      do: (g, { seat, outpost }) => void log.push(`attacked ${seat} ${outpost} ${g.state.players[seat]!.honor}`),
    },
  )
  position(words, expansion({ outposts: [CAMP], parts: [follow] }, setup)).play(...answers)
  return log
}

rule('GW-HOOK-07', 'a Wall that held and a card that was attacked can be followed', () => {
  const sections = { left: { wall: 2, hordes: ['HOR-2/left'] }, middle: { hordes: ['HOR-2/middle'] } }
  const shamed = ['shame spearman', 'shame spearman', 'shame spearman', 'shame spearman']
  assert.deepEqual(followed({ phase: 'assault', sections, players: QUIET }, {}, ...shamed), ['held 0'])
  assert.deepEqual(followed(beaten(DRAGONS), {}, 'attack spearman camp 1'), ['attacked 0 0 8'])
})

rule(
  ['GW-HOOK-08', 'GW-BREACH-01'],
  'an expansion may change what Shame a Breach brings, and the outlook knows it',
  () => {
    const words: Words = {
      phase: 'assault',
      sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: spearman('dragon') } }, 'HOR-3/left'] } },
      players: QUIET,
    }
    const shame = (parts: readonly Part<GreatWall>[]) => {
      const setup = expansion({ parts })
      const [dragon, snake] = position({ ...words, phase: 'fall' }, setup).view().sections[0]!.tolls
      const t = position(words, setup)
      while (/shame/.test(t.asked())) t.play('shame spearman')
      const tokens = ['dragon', 'snake'].map((clan) => t.words(`players.${clan}.shamed.spearman`))
      assert.deepEqual([dragon!.shame, snake!.shame], tokens)
      return tokens
    }
    const hard: Part<GreatWall> = { name: 'hard', modify: { breachShame: (_n, { hordes }) => hordes.length } }
    assert.deepEqual(shame([]), [1, 2])
    assert.deepEqual(shame([hard]), [2, 2])
  },
)
