import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { removeTokens } from '../../src/battle/raid.ts'
import { addHonor } from '../../src/honor.ts'
import { greatWall } from '../../src/index.ts'
import { paymentOf, remarksOn } from '../../src/lean.ts'
import type { Extra } from '../../src/modes/index.ts'
import { DECLINE, DONATE } from '../../src/options.ts'
import { totalOf } from '../../src/score.ts'
import type { G, GreatWall, GwWindows, Rule } from '../../src/terms.ts'
import { whyMessage } from '../../src/text/index.ts'
import { activation, assault, RAID, winter } from '../pieces.ts'
import { plugged, position, rule, type SetupWords, tryPosition, type Words } from '../table.ts'
import { expansion, isTheSameAgain, openExtra, part } from './expansion.ts'

/* Section 19: a supply that can end, other payments instead of Shame, other Raids, Clerks that lie elsewhere, Honor right before the scoring. */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

/** So many of each type are left at this table, whoever has taken some: of Wood two, of Stone one, of Gold none, Chi without end. */
const TOKENS = [2, 1, 0, 99]
const cold: Part<GreatWall> = {
  name: 'cold',
  modify: {
    supply: (_, { resource }, { state }) =>
      TOKENS[resource]! - state.players.reduce((sum, { resources }) => sum + resources[resource]!, 0),
  },
}

rule(
  ['GW-HOOK-11', 'GW-CORE-06'],
  'a supply that ends: in Tea order, what is left, and who gathers nothing has not gathered',
  () => {
    const words: Words = {
      tea: ['monkey', 'snake', 'dragon'],
      clerks: { lumberMill: { dragon: 1, snake: 1, monkey: 1 } },
      players: { ...QUIET, dragon: { ...NONE, resources: { chi: 9 } } },
    }
    const t = activation(words, plugged(cold))
    const served = remarksOn(
      { kind: 'activate', key: 'activate lumberMill', location: 0 },
      { seat: 0, prompt: 'activate', about: undefined },
      t.view('dragon'),
      t.table.box,
    )
    assert.deepEqual(served, [{ kind: 'serves', location: 'lumberMill', n: [0, 1, 1] }])
    assert.deepEqual(t.view().supply, [2, 1, 0, 90])
    t.play('gather', 'gather', 'gather')
    t.has({
      'players.monkey.resources.wood': 1,
      'players.snake.resources.wood': 1,
      'players.dragon.resources.wood': 0,
    })
    // The dragon could pay for an Overseer, but he has gained nothing.
    t.asks('monkey', 'donate')
    t.play('decline').asks('snake', 'donate').play('decline')
    // Without such a part the supply has no end, and nobody is told of one.
    const endless = activation(words)
    assert.equal(endless.view().supply, undefined)
    endless.play('gather', 'gather', 'gather').has({ 'players.dragon.resources.wood': 1 })
  },
)

rule('GW-HOOK-11', 'of mixed types those are offered that are left, and no more of them than there are', () => {
  // In Winter the dragon takes four building Resources of his choice.
  const gift = part('gift', {
    to: 'stepDone',
    when: 'has',
    do: (g, { step }) =>
      step === 'assault'
        ? g.box.effects.gain!.perform(
            g,
            { seat: 0, moment: { trigger: 'now' }, card: 'ADV-01', filter: [], clerksThere: 0 },
            { do: 'gain', what: 'build', n: 4 } as never,
          )
        : undefined,
  })
  const t = winter({ players: QUIET }, plugged(cold, gift))
  t.asks('dragon', 'gain', ['take wood', 'take stone']).refuses({ 'take gold': 'GW-HOOK-11' })
  const refusal = t.table.refusedFor(0).find(({ option }) => option.key === 'take gold')!
  assert.equal(whyMessage(refusal.facts, t.table.box)?.key, 'why.noneLeft')
  const payment = paymentOf(t.table.open[0]!)!
  assert.deepEqual([payment.total, payment.most], [3, [2, 1, 0, 0]])
  // Of the third there is no choice, and the fourth is not to be had.
  t.play('take wood', 'take wood')
  t.has({ 'players.dragon.resources': { wood: 2, stone: 1, gold: 0, chi: 0 }, season: 'fall' })
})

rule('GW-HOOK-11', 'what the Reed Clan puts into the Warehouse comes from the supply', () => {
  const two = (setup: SetupWords): SetupWords => ({ mode: 'two', seats: 2, ...setup })
  for (const [place, left] of [
    ['lumberMill', 1],
    ['goldMine', 0],
  ] as const) {
    const t = position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { [place]: { dragon: 2, reed: 1 } },
        players: { dragon: NONE, snake: NONE },
      },
      two(plugged(cold)),
    )
    t.skip('command')
    const [wood, , gold] = t.table.state.warehouse
    assert.equal(place === 'lumberMill' ? wood : gold, left)
  }
})

rule(['GW-HOOK-08', 'GW-BREACH-01'], 'each Shame token of a Breach may be replaced, and only of a Breach', () => {
  /** Whoever would be shamed may decline. */
  function* proud(g: G, token: GwWindows['shame']): Rule {
    const pick = yield* g.ask(token.seat, 'donate', [DONATE, DECLINE])
    if (pick.kind === 'decline') token.prevented = true
  }
  const setup = plugged({
    name: 'proud',
    on: [{ to: 'shame', when: 'would', do: (g, token) => ('section' in token.why ? proud(g, token) : undefined) }],
  })
  const t = assault({ sections: { left: { hordes: ['HOR-1/left', 'HOR-2/left'] } }, players: QUIET }, setup)
  t.asks('dragon', 'donate', ['donate', 'decline']).play('decline').asks('dragon', 'donate').play('donate')
  t.asks('dragon', 'shame').play('shame spearman').has({ 'players.dragon.shamed.spearman': 1 })
  t.asks('snake', 'donate')
  // Being alone at a Location is another matter.
  const alone = activation({ clerks: { barracks: { dragon: 3 } }, players: QUIET }, setup)
  alone.asks('dragon', 'shame')
})

rule('GW-HOOK-08', 'a Raid may do something else; what reacts to Raids still does', () => {
  const raided: string[] = []
  const setup = expansion({
    raid(g, horde) {
      raided.push(horde)
      removeTokens(g, 1)
    },
    parts: [{ name: 'told', on: [{ to: 'raid', when: 'has', do: (g) => addHonor(g, 0, 1, 'abilities') }] }],
  })
  const t = position(RAID, setup)
  assert.deepEqual(raided, ['HOR-1/left'])
  t.has({ shameRemoved: 1, 'players.dragon.honor': 1, hordeDiscard: ['HOR-1/left'] })
})

/** Each seat has laid so many Clerks on a card. */
const CARD = 'card'
const card: Extra = {
  ...openExtra(CARD, [0, 0, 0, 0]),
  read: (words, _, { players }) => players.map((_player, seat) => (words as number[])[seat] ?? 0),
  clerks: (data: number[], seat) => data[seat]!,
}

rule(['XP-INV-02', 'GW-INV-02'], 'Clerks on a card are in no pool, and there are no more than a player has', () => {
  const setup = expansion({ extras: [card] })
  const t = position({ extras: { [CARD]: [2] } }, setup)
  assert.equal(t.table.state.players[0]!.clerkPool, 3)
  assert.deepEqual(greatWall.invariants(t.table.state, t.table.box), [])
  isTheSameAgain(t)
  t.table.state.players[0]!.clerkPool++
  assert.deepEqual(greatWall.invariants(t.table.state, t.table.box), ['GW-INV-02 clerks dragon'])
  const refused = tryPosition({ extras: { [CARD]: [6] } }, setup)
  assert.ok(!refused.ok && refused.error.detail['problem'] === 'clerksLeft')
})

rule(['GW-HOOK-09', 'XP-TIM-21'], 'what comes right before the scoring is counted in what everyone has now', () => {
  const bonus = 5
  const part: Part<GreatWall> = {
    name: 'bonus',
    on: [
      {
        to: 'stepDone',
        when: 'has',
        do: (g, { step }) => void (step === 'beforeScoring' && addHonor(g, 0, bonus, 'abilities')),
      },
    ],
    modify: { honorAtEnd: (honor, { seat }) => honor + (seat === 0 ? bonus : 0) },
  }
  // Of the dragon's 2 + 5 Honor one shamed Soldier takes 3.
  const words: Words = {
    time: 5,
    phase: 'winterEnd',
    artifacts: [],
    players: { dragon: { ...NONE, honor: 2, shamed: { spearman: 1 } }, snake: NONE, monkey: NONE, turtle: NONE },
  }
  const soon = position({ ...words, phase: 'fall' }, plugged(part)).view('dragon')
  const t = position(words, plugged(part))
  assert.equal(t.table.over, true)
  const penalty = t.table.box.data.constants.shamePenalty.perSoldier
  assert.equal(totalOf(soon.players[0]!.points!), Math.max(0, 2 + bonus - penalty))
  t.has({ 'players.dragon.honor': Math.max(0, 2 + bonus - penalty) })
})
