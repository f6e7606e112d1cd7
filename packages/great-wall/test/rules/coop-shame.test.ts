import assert from 'node:assert/strict'
import { decision, rule, type TestTable } from '../table.ts'
import { horde, spearman } from '../pieces.ts'
import { everyone, hordeDeck, requestStep, team, type TeamWords } from './coop.ts'

type Hero = NonNullable<TeamWords['players']>[string]

/** The dragon is alone at the Quarry, which costs him a Shame token. */
const alone = (hero: Hero, words: TeamWords = {}): TestTable =>
  team({
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 3 } },
    ...words,
    players: { ...words.players, dragon: hero },
  })
const summer = (hero: Hero): TestTable => team({ phase: 'payShame', players: { dragon: hero } })

rule(['GW-COOP-16', 'GW-COOP-20'], 'Shame goes under Soldiers only, whatever the player has claimed', () => {
  const t = alone({}, { coop: { claimed: { dragon: 2 } }, hordeDiscard: ['CHO-1/left', 'CHO-2/left'] })
  t.asks('dragon', 'shame', ['shame spearman', 'shame archer', 'shame horseman'])
  t.refuses({ 'shame CHO-1/left': undefined })
  t.play('shame archer').has({ 'players.dragon.shamed.archer': 1, shamePool: 29 })
})

rule(['GW-COOP-16', 'GW-SHAME-04'], 'a token without a free Soldier leaves the game and costs 5 Honor', () => {
  const shamed = { spearman: 10, archer: 4, horseman: 2 }
  const t = alone({ shamed, honor: 25 }, { coop: { claimed: { dragon: 1 } } })
  // It never came to the player, so it can't be bought off.
  t.asks('dragon', 'gather').has({
    'players.dragon.honor': 20,
    shamePool: 30 - 16 - 1,
    shameRemoved: 1,
    'extras.coop.result': 'open',
  })
})

decision(
  ['DP-44', 'GW-COOP-17', 'RUL-10'],
  'with 10 Honor the new token may be discarded at once; it goes back to the pool',
  () => {
    const t = alone({ honor: 10, resources: { chi: 9 } }).play('shame horseman')
    t.asks('dragon', 'payShame', ['pay shame', 'stop'])
    assert.deepEqual([t.about('price'), t.about('with')], [10, 'honor'])
    t.has({ shamePool: 29, 'players.dragon.shamed.horseman': 1 })
    t.play('pay shame')
    t.has({
      shamePool: 30,
      'players.dragon.shamed.horseman': 0,
      'players.dragon.honor': 0,
      'players.dragon.resources.chi': 9,
    })
    assert.deepEqual(t.told('unshamed'), [{ kind: 'unshamed', seat: 0, where: { unit: 'horseman' } }])
    assert.deepEqual(t.told('honor'), [{ kind: 'honor', seat: 0, n: -10, source: 'shame' }])
    const kept = alone({ honor: 10 }).play('shame horseman', 'stop')
    kept.has({ shamePool: 29, 'players.dragon.honor': 10, 'players.dragon.shamed.horseman': 1 })
  },
)

decision('DP-44', 'it is the new token that goes, not an old one', () => {
  const t = alone({ honor: 15, shamed: { archer: 2 } }).play('shame spearman', 'pay shame')
  t.has({ 'players.dragon.shamed': { spearman: 0, archer: 2, horseman: 0 }, 'players.dragon.honor': 5 })
  t.asks('dragon', 'gather')
})

rule(['GW-COOP-17', 'RUL-10'], 'a price needs all of the 10 Honor', () => {
  alone({ honor: 9 }).play('shame spearman').asks('dragon', 'gather').has({ 'players.dragon.honor': 9 })
  const t = summer({ honor: 9, shamed: { spearman: 3 }, resources: { chi: 20 } })
  assert.equal(t.asked().split(', ')[0], 'dragon: command')
  t.has({ 'players.dragon.shamed.spearman': 3 })
})

rule('DP-44', 'each token of several is asked for by itself, before the next is taken', () => {
  // Three Requests are left: three tokens for each.
  const t = requestStep({ requests: ['REQ-09', 'REQ-12', 'REQ-10'] }, { players: { dragon: { honor: 25 } } })
  t.asks('dragon', 'shame').play('shame spearman').asks('dragon', 'payShame').play('pay shame').has({ shamePool: 30 })
  t.asks('dragon', 'shame').play('shame spearman').asks('dragon', 'payShame').play('pay shame')
  // 5 Honor are left: the third token stays without a question.
  t.asks('dragon', 'shame').play('shame spearman').asks('snake', 'shame')
  t.has({ 'players.dragon.honor': 5, 'players.dragon.shamed.spearman': 1, shamePool: 29 })
})

decision(
  ['DP-04', 'GW-COOP-17', 'RUL-48'],
  'in Summer 10 Honor for each token, any number of times, in Tea order; Chi buys nothing',
  () => {
    const t = team({
      phase: 'payShame',
      tea: ['monkey', 'dragon', 'snake'],
      players: {
        dragon: { honor: 35, shamed: { spearman: 1, archer: 2 }, resources: { chi: 20 } },
        monkey: { honor: 10, shamed: { horseman: 1 } },
        snake: { honor: 40, resources: { chi: 20 } },
      },
    })
    t.asks('monkey', 'payShame', ['pay shame', 'stop']).play('pay shame')
    t.asks('dragon', 'payShame', ['pay shame', 'stop']).play('pay shame')
    t.asks('dragon', 'unshame', ['unshame spearman', 'unshame archer']).play('unshame archer')
    t.asks('dragon', 'payShame').play('pay shame', 'unshame archer').asks('dragon', 'payShame').play('pay shame')
    // The snake has no token: nobody asks.
    assert.equal(t.asked(), 'monkey: command, dragon: command, snake: command')
    t.has({
      'players.dragon.honor': 5,
      'players.dragon.shamed': { spearman: 0, archer: 0, horseman: 0 },
      'players.dragon.resources.chi': 20,
      'players.monkey.honor': 0,
      'players.snake.honor': 40,
      shamePool: 30,
    })
    const stopped = summer({ honor: 35, shamed: { spearman: 3 } }).play('pay shame', 'stop')
    stopped.has({ 'players.dragon.honor': 25, 'players.dragon.shamed.spearman': 2 })
  },
)

rule('GW-COOP-17', 'cards change the price, in Summer and at once', () => {
  // COG-5: 2 less for each of two Supporting Advisors.
  const cheap = { honor: 7, general: 'COG-5', supporting: ['ADV-01', 'ADV-02'] }
  const t = summer({ ...cheap, shamed: { spearman: 2 } }).asks('dragon', 'payShame')
  assert.equal(t.about('price'), 6)
  t.play('pay shame').has({ 'players.dragon.honor': 1, 'players.dragon.shamed.spearman': 1 })
  alone(cheap).play('shame spearman', 'pay shame').has({ 'players.dragon.honor': 1, shamePool: 30 })
})

rule(['GW-COOP-28', 'GW-RAID-02', 'GW-COOP-24'], 'a Raid that empties the pool loses nothing', () => {
  const full = {
    left: { hordes: ['CHO-1/left', 'CHO-1/middle', 'CHO-1/right'] },
    middle: { hordes: ['CHO-2/left'] },
    right: { hordes: ['CHO-3/left'] },
  }
  const used = ['CHO-1/left', 'CHO-1/middle', 'CHO-1/right', 'CHO-2/left', 'CHO-3/left']
  const t = team({
    phase: 'spring',
    shamePool: 2,
    sections: full,
    hordeDeck: hordeDeck(['CHO-4/right', 'CHO-5/left', 'CHO-6/right', 'CHO-7/right'], used),
    players: everyone({ honor: 4 }),
  })
  // The first points to the left, where three lie.
  t.has({
    shamePool: 0,
    hordeDiscard: ['CHO-4/right'],
    over: false,
    season: 'fall',
    'extras.coop.result': 'open',
    'players.dragon.honor': 4,
  })
  assert.equal(t.asked().split(', ')[0], 'dragon: command')
})

rule(['GW-COOP-24', 'GW-COOP-28'], 'an empty pool loses the game only when someone should take a token', () => {
  const held = { left: { hordes: [horde('CHO-4/left', { 1: spearman('dragon') })], wall: 3 } }
  const t = team({ phase: 'assault', shamePool: 0, sections: held, coop: { requests: [null, null, null] } })
  t.has({ over: false, 'extras.coop.result': 'open' })
})
