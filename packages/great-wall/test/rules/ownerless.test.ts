import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { partIn } from '../../src/battle/defeat.ts'
import { compileRules } from '../../src/box.ts'
import { fireOwn } from '../../src/cards/ownerless-rules.ts'
import { modifiersIn } from '../../src/cards/modifiers.ts'
import { modifiersAt } from '../../src/cards/ownerless.ts'
import { addHonor } from '../../src/honor.ts'
import type { Area, GreatWall, OwnerlessCards } from '../../src/terms.ts'
import { activation, assault, attackOrder, defeatStep, horde, spearman, WATCH, winter, wounds } from '../pieces.ts'
import { newGame, plugged, position, rule, type SetupWords, type Words, withExpansion } from '../table.ts'
import { cardRules, expansion, part } from './expansion.ts'

/* GWXC-VOC-01 to -03: cards that belong to nobody, and the places in the flow of the game that they need. */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

/** One open card with these rules, at a place or everywhere. */
const cards = (rules: string, at?: Area, more: Partial<OwnerlessCards> = {}): OwnerlessCards => {
  const card = { id: 'ADV-01', ...compileRules('ADV-01', cardRules(rules)) }
  return { cards: [card], inForce: () => [at === undefined ? { card } : { card, at }], ...more }
}
const open = (rules: string, at?: Area, setup: SetupWords = {}): SetupWords =>
  expansion({ ownerless: [cards(rules, at)] }, setup)

const LEFT = { section: 0 } as const
const MIDDLE = { section: 1 } as const
const QUARRY = { location: 1 } as const

const quarry: Words = { clerks: { quarry: { dragon: 2, snake: 1 } }, players: QUIET }
const honorOf = ['players.dragon.honor', 'players.snake.honor', 'players.monkey.honor'] as const
const honors = (dragon: number, snake: number, monkey: number) => ({
  [honorOf[0]]: dragon,
  [honorOf[1]]: snake,
  [honorOf[2]]: monkey,
})

rule('GWXC-VOC-01', 'a rule of a card without an owner fires for each human for himself', () => {
  const t = activation(quarry, open('onActivation[any] => honor(3)')).skip('command')
  t.has(honors(3, 3, 0))
  assert.deepEqual(
    t.told('abilityUsed').map(({ seat }) => seat),
    [0, 1],
  )
})

rule('GWXC-VOC-01', 'what has to be chosen is asked of each of them, in Tea order', () => {
  const t = activation({ ...quarry, tea: ['snake', 'dragon', 'monkey'] }, open('onActivation[any] => tactic(1) @year'))
  t.skip('ability').asks('snake', 'ability', ['use ADV-01', 'pass']).play('use ADV-01')
  t.asks('dragon', 'ability').play('pass')
  t.has({ 'players.snake.usedYear': ['ADV-01/0'], 'players.dragon.usedYear': [] })
})

rule('GWXC-VOC-01', 'its compulsory rules are carried out once, not once per player, after those of Hordes', () => {
  const t = winter(
    {
      players: { ...QUIET, monkey: { ...NONE, ...WATCH } },
      sections: { middle: { wall: 3, hordes: [horde('HOR-1/left')] } },
    },
    open('must onAssault[before] => all{honor(2)}'),
  ).skip('command')
  t.has(honors(2, 2, 2))
  assert.equal(t.told('cardActs').length, 1)
})

rule('GWXC-VOC-02', 'it holds only where it lies: events elsewhere do not fire its rules', () => {
  for (const [at, honor] of [
    [QUARRY, 3],
    [{ location: 2 }, 0],
    [LEFT, 0],
  ] as const)
    activation(quarry, open('onActivation[any] => honor(3)', at))
      .skip('command')
      .has(honors(honor, honor, 0))
})

rule('GWXC-VOC-02', 'of an event in several sections it sees its own', () => {
  const built = (at: Area) => {
    const t = activation(
      { clerks: { builders: { dragon: 2 } }, players: { ...QUIET, dragon: { ...NONE, resources: { wood: 20 } } } },
      open('onWallBuilt => attack(soldier,1,same) ; onWallBuilt => honor(1)', at),
    )
    t.play('wall left', 'wall middle')
    return t.told('abilityUsed').length
  }
  assert.deepEqual([built(LEFT), built(MIDDLE), built({ section: 2 })], [1, 1, 0])
})

rule('GWXC-VOC-02', 'its modifiers hold at its place alone', () => {
  const holds = (at: Area | undefined) => {
    const { table } = activation(quarry, open('mod => handLimit(2)', at))
    return [
      modifiersIn(table, 0, 'handLimit').length,
      modifiersIn(table, 1, 'handLimit').length,
      modifiersAt(table, 1, 'handLimit').length,
      modifiersAt(table, 2, 'handLimit').length,
    ]
  }
  assert.deepEqual(holds(MIDDLE), [0, 1, 0, 0])
  assert.deepEqual(holds(QUARRY), [0, 0, 1, 0])
  assert.deepEqual(holds(undefined), [1, 1, 1, 1])
  const { table } = activation(quarry, open('mod => handLimit(2)'))
  assert.equal(modifiersIn(table, 0, 'shots').length + modifiersAt(table, 1, 'shots').length, 0)
})

rule(['GWXC-VOC-02', 'GWXC-VOC-28'], 'saving all Soldiers of one killing costs less where it lies', () => {
  const saving = (at: Area) =>
    defeatStep(
      {
        time: 3,
        players: { ...QUIET, dragon: { ...NONE, resources: { chi: 5 } } },
        sections: {
          middle: { hordes: [horde('HOR-1/left', { 1: spearman('dragon'), 2: spearman('dragon'), ...wounds(3, 4) })] },
        },
      },
      open('mod => cost(saveTotal,-1)', at),
    )
  const there = saving(MIDDLE)
  assert.equal(there.asks('dragon', 'save').about('price'), 1)
  there.play('save dragon spearman')
  assert.equal(there.asks('dragon', 'save').about('price'), 2)
  there.play('save dragon spearman').has({ 'players.dragon.resources.chi': 2 })
  assert.equal(saving(LEFT).about('price'), 2)
})

rule(['GWXC-VOC-01', 'AB-24'], 'Defense that it gives is counted all the time, once, and before halving', () => {
  const defense = (words: Words, setup: SetupWords) => {
    const t = assault(words, setup)
    const [shown] = t.view().sections.flatMap(({ section, defense: sum }) => (section === 1 ? [sum] : []))
    const told = t.skip('command').told('assault')[0]!
    return [shown, told.defense]
  }
  const middle = (hordes: readonly string[]): Words => ({
    players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
    sections: { middle: { wall: 1, hordes: hordes.map((card) => horde(card)) } },
  })
  const three = 'must onAssault[before] => defense(3)'
  assert.deepEqual(defense(middle(['HOR-7/left']), { seats: 3 }), [4, 4])
  assert.deepEqual(defense(middle(['HOR-7/left']), open(three, MIDDLE)), [7, 7])
  assert.deepEqual(defense(middle(['HOR-7/left']), open(three, LEFT)), [4, 4])
  // The Leader halves it.
  assert.deepEqual(defense(middle(['HOR-1/left']), open(three, MIDDLE)), [3, 3])
})

rule(
  ['GWXC-VOC-03', 'XP-GEN-03'],
  'cards may name a place of their own for a trigger: there they fire, and only there',
  () => {
    const fires = part('its own place', {
      to: 'activates',
      when: 'has',
      do: (g, { location, order }) =>
        fireOwn(g, { trigger: 'onActivation', actors: order, words: g.box.locations[location]!.words, location }),
    })
    const early = (setup: SetupWords = {}) =>
      expansion(
        {
          ownerless: [cards('onActivation[any] => honor(3) + gain(chi,1)', QUARRY, { ownMoments: ['onActivation'] })],
          parts: [],
        },
        setup,
      )
    // The set that has such cards says when: without that they never fire.
    activation(quarry, early())
      .skip('command')
      .has(honors(0, 0, 0))
    const t = activation(quarry, withExpansion({ parts: [fires] }, early())).asks('dragon', 'gather')
    t.has(honors(3, 3, 0)).has({ 'players.dragon.resources.chi': 1 })
    t.skip('command').has(honors(3, 3, 0))
    // Of what Qin fulfils he has the Honor and nothing else; the Reed Clan has nothing.
    const solo = position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { quarry: { dragon: 1, qin: 1 } },
        players: { dragon: NONE },
      },
      withExpansion({ parts: [fires] }, early({ mode: 'solo', seats: 1 })),
    )
    solo.has({ 'players.dragon.honor': 3, 'players.qin.honor': 3, 'players.qin.resources.chi': 0 })
  },
)

rule(
  ['AB-19', 'GW-DEFEAT-04'],
  'who took part in a Defeat is known when its Honor has been given, before any card',
  () => {
    const seen: string[] = []
    const watch = part('watch', {
      to: 'defeating',
      when: 'has',
      do: (g, { defeat }) => {
        for (const seat of g.state.tea) {
          const part = partIn(g, defeat, seat)
          seen.push(`${seat} ${part?.words?.join('+') ?? 'none'} ${g.state.players[seat]!.honor}`)
        }
      },
    })
    const spots = { 1: spearman('dragon'), ...wounds(2, 3, 4) }
    const t = defeatStep(
      {
        players: { ...QUIET, dragon: { ...NONE, ...WATCH }, snake: { ...NONE } },
        sections: { left: { wall: 1, hordes: [horde('HOR-1/left', spots)], firing: { snake: { archer: 1 } } } },
      },
      plugged(watch),
    )
    t.asks('dragon', 'tactic')
    assert.deepEqual(seen, ['0 on 2', '1 archer 2', '2 none 0'])
  },
)

rule(['GWXC-VOC-33', 'GW-PROD-07'], 'an expansion says how often one may donate; for cards it is one donation', () => {
  const twice: Part<GreatWall> = { name: 'generous', modify: { donations: (n, { seat }) => (seat === 0 ? n + 1 : n) } }
  const t = activation(quarry, withExpansion({ parts: [twice] }, open('onDonate => honor(5)')))
  t.play('gather', 'gather').skip('donate')
  t.asks('dragon', 'donate')
    .play('donate')
    .asks('dragon', 'donate')
    .has({ [honorOf[0]]: 2 })
  t.play('donate').has({ [honorOf[0]]: 9, 'warehouse.stone': 2 })
  t.asks('snake', 'donate').play('donate')
  t.has({ [honorOf[1]]: 7, 'warehouse.stone': 3 })
  assert.doesNotMatch(t.asked(), /donate/)
  // Who has nothing more to give is not asked, and who declines has given what he has given.
  const once = activation(quarry, withExpansion({ parts: [twice] }, open('onDonate => honor(5)')))
  once.play('gather', 'gather').skip('donate')
  once
    .play('donate', 'decline')
    .has({ [honorOf[0]]: 7 })
    .asks('snake', 'donate')
})

rule(
  ['GW-HOOK-07', 'XP-TIM-06'],
  'what expansions add to the start of a turn comes before the first box, in turns of humans',
  () => {
    const start = part('start', {
      to: 'stepDone',
      when: 'has',
      do: (g, { step }) => void (step === 'turnStart' && addHonor(g, g.state.active, 1, 'abilities')),
    })
    const t = attackOrder({ players: QUIET }, plugged(start))
    t.has(honors(1, 0, 0))
    const solo = withExpansion({ parts: [start] }, { mode: 'solo', seats: 1 })
    const qin = position(
      { phase: 'turn', turn: 'qin', track: { 1: { by: 'qin', card: 'SOL-1' } }, players: { dragon: NONE } },
      solo,
    )
    qin.has({ 'players.qin.honorFrom.abilities': 0 })
  },
)

rule(
  ['GWXC-VOC-20', 'AB-21'],
  'cards hear what the builder paid himself, and what his Wall levels cost in each section',
  () => {
    const seen: unknown[] = []
    const watch = part('watch', {
      to: 'moment',
      when: 'has',
      do: (_g, { trigger, paid }) => void (paid && seen.push([trigger, paid])),
    })
    const builds = (stone: number, ...keys: readonly string[]) => {
      seen.length = 0
      activation(
        {
          clerks: { builders: { dragon: 3 } },
          warehouse: { stone },
          players: { ...QUIET, dragon: { ...NONE, resources: { wood: 20 } } },
        },
        plugged(watch),
      ).play(...keys)
      return seen.slice()
    }
    const price = newGame().table.box.walls[0]!.nextCost
    assert.deepEqual(builds(0, 'wall left', 'stop'), [['onWallBuilt', { own: price, walls: [price, 0, 0] }]])
    assert.deepEqual(builds(3, 'wall left', 'wall right', 'stop'), [
      ['onWallBuilt', { own: 2 * price - 3, walls: [price, 0, price] }],
    ])
    assert.deepEqual(builds(3, 'wall left', 'barricade left', 'stop'), [
      ['onWallBuilt', { own: price - 1, walls: [price, 0, 0] }],
    ])
    assert.deepEqual(builds(0, 'barricade left', 'stop'), [])
  },
)
