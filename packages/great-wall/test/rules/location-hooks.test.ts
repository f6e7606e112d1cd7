import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { addHonor } from '../../src/honor.ts'
import { gain } from '../../src/resources.ts'
import type { Due } from '../../src/locations/dues.ts'
import type { LocationRules, MoreAct } from '../../src/locations/index.ts'
import type { Posting } from '../../src/locations/more-acts.ts'
import { DONATE, DRAW, type GwOption, TEA_UP } from '../../src/options.ts'
import { soldierOption } from '../../src/shame.ts'
import { BUILDING, CHI, type Resource, slot } from '../../src/state.ts'
import type { GreatWall } from '../../src/terms.ts'
import { whyMessage } from '../../src/text/index.ts'
import { plugged, position, rule, type SetupWords, type Words } from '../table.ts'
import { expansion, part } from './expansion.ts'

/* Section 19: what expansions change of Locations, of what is gained there, and of those who die. */

const NONE = { general: null } as const
const [WOOD, STONE] = BUILDING as [Resource, Resource]
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }

/** The dragon grants himself an Advanced Activation by Despotism; or the Location activates as usual. */
const despotism = (clerks: Words['clerks']): Words => ({
  phase: 'turn',
  turn: 'dragon',
  track: { 1: { by: 'dragon', card: 'despotism' } },
  clerks: clerks!,
  players: QUIET,
})
const usual = (clerks: Words['clerks']): Words => ({
  phase: 'activation',
  turn: 'dragon',
  clerks: clerks!,
  players: QUIET,
})

rule(
  ['GW-HOOK-05', 'GW-ACT-14'],
  'what a part puts in the place of a step of an activation holds in an Advanced one too',
  () => {
    const honor = (
      step: 'activation.begin' | 'activation.window' | 'activation.share' | 'activation.end',
    ): Part<GreatWall> => ({
      name: step,
      instead: {
        [step]: (earlier: (g: never, step: never) => unknown) =>
          function* (g: Parameters<typeof addHonor>[0], args: never) {
            addHonor(g, 3, 1, 'abilities')
            const body = earlier(g as never, args) as Iterable<never> | undefined
            if (body) yield* body
          },
      },
    })
    for (const step of ['activation.begin', 'activation.window', 'activation.share', 'activation.end'] as const) {
      const setup = plugged(honor(step))
      const normal = position(usual({ warAcademy: { dragon: 1 } }), setup).skip('command')
      const advanced = position(despotism({ warAcademy: { dragon: 1 } }), setup).skip('advancedActivation')
      advanced.play('activate warAcademy').skip()
      for (const t of [normal, advanced]) t.has({ 'players.turtle.honor': 1 })
    }
  },
)

rule('GW-HOOK-05', 'a Location may be out of use: nobody goes there and it does not activate, Advanced or not', () => {
  const setup = plugged({
    name: 'fog',
    modify: { closed: (why, { location }, g) => (g.box.locations[location]!.id === 'warAcademy' ? 'GW-HOOK-05' : why) },
  })
  const t = position(usual({ warAcademy: { dragon: 1 }, embassy: { dragon: 1 } }), setup)
  // The Embassy has activated, the War Academy has not.
  t.has({ 'clerks.warAcademy.dragon': 1, 'clerks.embassy.dragon': 0 })
  const moves = position(despotism({ warAcademy: { dragon: 1 } }), setup)
  moves.asks('dragon', 'clerk').refuses({ 'clerk pool>warAcademy': 'GW-HOOK-05' })
  assert.ok(!moves.offers('clerk pool>warAcademy') && moves.offers('clerk pool>embassy'))
  const refusal = moves.table.refusedFor(0).find(({ option }) => option.key === 'clerk pool>warAcademy')!
  assert.equal(whyMessage(refusal.facts, moves.table.box)?.key, 'why.locationClosed')
  const advanced = position(despotism({ warAcademy: { dragon: 1 }, embassy: { dragon: 1 } }), setup).skip(
    'advancedActivation',
  )
  advanced.refuses({ 'activate warAcademy': 'GW-HOOK-05' })
})

rule('GW-HOOK-05', 'a further Location, with what it does, is one of the Locations', () => {
  const market: LocationRules = { phases: [(g, seat) => (gain(g, seat, CHI, 3, 'income'), done())] }
  const setup = expansion((box) => ({
    locations: [...box.locations, { ...box.locations[8]!, id: 'market', words: ['market', 'special', 'any'] }],
    locationRules: { ...box.locationRules, market },
  }))
  const t = position(usual({ market: { dragon: 2, snake: 1 } }), setup)
  t.has({ 'players.dragon.resources.chi': 3, 'players.snake.resources.chi': 3, 'clerks.market.dragon': 0 })
  const moves = position(despotism({ quarry: { dragon: 1 } }), setup)
  assert.ok(moves.offers('clerk quarry>market', 'clerk pool>market'))
})
function* done(): Generator<never, void, unknown> {}

/** An option that costs nothing and gives an Honor. */
const act = (option: GwOption, dues: readonly Due[] = []): MoreAct => ({
  offers: () => [option],
  dues: () => dues,
  act: (g, seat) => addHonor(g, seat, 1, 'abilities'),
})

rule('GW-HOOK-05', 'each Clerk in Builders, Logistics and Embassy may have more to choose from', () => {
  const more = (location: string, one: MoreAct): SetupWords => expansion({ moreActs: { [location]: [one] } })
  const embassy = position(usual({ embassy: { dragon: 2 } }), more('embassy', act(TEA_UP)))
  embassy.asks('dragon', 'embassy').play('tea up', 'tea up').has({ 'players.dragon.honor': 2 })
  const logistics = position(usual({ logistics: { dragon: 1 } }), more('logistics', act(DRAW)))
  logistics.asks('dragon', 'march', ['draw', 'stop']).play('draw').has({ 'players.dragon.honor': 1 })
  // At the Builders it is paid together with the rest.
  const rich = { ...QUIET, dragon: { ...NONE, resources: { wood: 4 } } }
  const builders = position(
    { ...usual({ builders: { dragon: 2 } }), players: rich },
    more('builders', act(DONATE, [{ of: [WOOD], n: 3 }])),
  )
  builders.asks('dragon', 'build').play('donate')
  // 1 Wood is left: too little for another.
  builders.has({ 'players.dragon.resources.wood': 1, 'players.dragon.honor': 1 })
})

rule(
  ['GW-HOOK-05', 'GW-BUILD-04'],
  'works may ask for certain types: all is paid together, from the Warehouse first, and what cannot be is refused',
  () => {
    const builders = (resources: object, warehouse: object, dues: readonly Due[]) =>
      position(
        {
          ...usual({ builders: { dragon: 2 } }),
          players: { ...QUIET, dragon: { ...NONE, resources } },
          warehouse,
          sections: { left: {}, middle: {}, right: {} },
        },
        expansion({
          moreActs: {
            builders: [{ ...act(DONATE, dues), offers: (_g, _seat, chosen) => (chosen.length > 0 ? [] : [DONATE]) }],
          },
        }),
      )
    const wood: readonly Due[] = [{ of: [WOOD], n: 3 }]
    // Gold pays for Walls, not for this.
    const poor = builders({ wood: 1, gold: 9 }, { wood: 1, gold: 2 }, wood)
    poor.asks('dragon', 'build').refuses({ donate: 'GW-CORE-05' })
    assert.deepEqual(poor.factsOf('donate'), {
      kind: 'workCosts',
      costs: [3, 0, 0],
      has: [1, 0, 9],
      stored: [1, 0, 2],
      more: false,
    })
    assert.equal(whyMessage(poor.factsOf('donate'), poor.table.box)?.key, 'why.workCosts')
    // 2 Wood of the Warehouse go for it; its Gold and 3 of the Gold behind the Screen for the Wall of 5.
    const rich = builders({ wood: 1, gold: 9 }, { wood: 2, gold: 2 }, wood).play('donate', 'wall left')
    rich.has({
      'players.dragon.resources': { wood: 0, stone: 0, gold: 6, chi: 0 },
      warehouse: { wood: 0, stone: 0, gold: 0 },
      'players.dragon.honor': 6,
      'sections.left.wall': 1,
    })
    assert.deepEqual(rich.told('fromWarehouse'), [{ kind: 'fromWarehouse', counts: [2, 0, 2] }])
    // What is chosen already counts: 3 Wood are not left beside the Wall.
    const short = builders({ wood: 6, stone: 1 }, {}, wood).play('wall left').refuses({ donate: 'GW-CORE-05' })
    assert.equal(short.factsOf('donate')!['more'], true)
    // A mix of two types is the payer's to choose.
    const mixed = builders({ wood: 2, stone: 2, gold: 5 }, {}, [{ of: [WOOD, STONE], n: 2 }]).play('donate', 'stop')
    mixed.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood', 'pay 2 wood']).play('pay 1 wood')
    mixed.has({ 'players.dragon.resources': { wood: 1, stone: 1, gold: 5, chi: 0 } })
    const none = builders({ wood: 1, gold: 9 }, {}, [{ of: [WOOD, STONE], n: 2 }])
    assert.deepEqual(none.factsOf('donate'), { kind: 'costsMixed', needs: 2, has: 1 })
  },
)

rule(
  ['GW-HOOK-05', 'GW-BUILD-04'],
  'works may ask for own Resources alone: the Warehouse pays for the Wall beside them, never for these',
  () => {
    const builders = (resources: object, warehouse: object, clerks = 2) =>
      position(
        {
          ...usual({ builders: { dragon: clerks } }),
          players: { ...QUIET, dragon: { ...NONE, resources } },
          warehouse,
          sections: { left: {}, middle: {}, right: {} },
        },
        expansion({ moreActs: { builders: [act(DONATE, [{ own: true, n: 3 }])] } }),
      )
    // What the Warehouse has does not help, nor does Chi.
    const poor = builders({ wood: 1, gold: 1, chi: 5 }, { wood: 9 }).asks('dragon', 'build')
    poor.refuses({ donate: 'GW-CORE-05' })
    assert.deepEqual(poor.factsOf('donate'), { kind: 'costsMixed', needs: 3, has: 2 })
    // The Warehouse pays the Wall of 5, the builder the rest, as he likes.
    const both = builders({ wood: 2, stone: 3 }, { gold: 5 }).play('wall left', 'donate')
    both.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood', 'pay 2 wood']).play('pay 1 wood')
    both.has({
      'players.dragon.resources': { wood: 1, stone: 1, gold: 0, chi: 0 },
      warehouse: { wood: 0, stone: 0, gold: 0 },
      'sections.left.wall': 1,
    })
    // Where the Wall takes own ones too, what is left of them counts; and the other way round.
    const wallFirst = builders({ wood: 5 }, { gold: 2 }).play('wall left').refuses({ donate: 'GW-CORE-05' })
    assert.deepEqual(wallFirst.factsOf('donate'), { kind: 'costsMixed', needs: 3, has: 2 })
    const workFirst = builders({ wood: 5 }, { gold: 2 }).play('donate').refuses({ 'wall left': 'GW-CORE-05' })
    assert.deepEqual(workFirst.factsOf('wall left'), { kind: 'buildCosts', needs: 8, has: 5, stored: 2 })
    // Several of them, one payment.
    const twice = builders({ wood: 4, stone: 2, gold: 1 }, { wood: 1 }).play('donate', 'donate')
    twice.asks('dragon', 'pay').play('pay 3 wood')
    twice.has({ 'players.dragon.resources': { wood: 1, stone: 0, gold: 0, chi: 0 }, 'warehouse.wood': 1 })
  },
)

rule('GW-HOOK-05', 'recruits of the Barracks may have somewhere else to go: nobody else comes there', () => {
  const posting: Posting = {
    offers: (g, seat, type) =>
      g.legal([soldierOption(g, 'surplus', 'post', type)], () => {
        if (g.box.soldiers[type]!.id !== 'archer') return 'GW-CORE-01'
        return g.state.sections[1]!.rest[slot(seat, type)]! > 0 ? 'GW-CORE-02' : undefined
      }),
    act: (g, seat, { type }) => void g.state.sections[1]!.rest[slot(seat, type)]!++,
  }
  const rich = { ...QUIET, dragon: { ...NONE, resources: { wood: 9, stone: 9, gold: 9, chi: 9 } } }
  const t = position(
    { ...usual({ barracks: { dragon: 3, snake: 1 } }), players: rich },
    expansion({ postings: [posting] }),
  )
  t.play('recruit spearman', 'recruit archer', 'recruit archer').asks('dragon', 'deploy')
  assert.ok(t.offers('post archer'))
  t.refuses({ 'post spearman': 'GW-CORE-01' }).play('post archer')
  t.has({ 'players.dragon.free.archer': 3, 'sections.middle.rest.dragon.archer': 1 }).refuses({
    'post archer': 'GW-CORE-02',
  })
})

rule(
  ['GW-HOOK-05', 'GW-BUILD-06'],
  'when somebody has built, all of it is told: Walls by section and further works',
  () => {
    const built: unknown[] = []
    const setup = expansion({
      moreActs: {
        builders: [{ ...act(DONATE), offers: (_g, _seat, chosen) => (chosen.includes(DONATE) ? [] : [DONATE]) }],
      },
      parts: [{ name: 'watch', on: [{ to: 'built', when: 'has', do: (_g, event) => void built.push(event) }] }],
    })
    const t = position(
      { ...usual({ builders: { dragon: 3 } }), players: { ...QUIET, dragon: { ...NONE, resources: { gold: 20 } } } },
      setup,
    )
    t.play('wall left', 'donate')
    // Once it is chosen it is not offered again.
    assert.ok(!t.offers('donate'))
    t.play('wall left')
    const event = { seat: 0, walls: [2, 0, 0], works: [DONATE] }
    for (const told of built) assert.deepEqual(told, event)
    assert.ok(built.length > 0)
  },
)

rule('GW-HOOK-11', 'what somebody gains can be changed: a supply that ends', () => {
  const setup = plugged({
    name: 'drought',
    modify: { gained: (n, { resource }) => (resource === 1 ? Math.min(n, 1) : n) },
  })
  const t = position(usual({ quarry: { dragon: 3, snake: 1 } }), setup).play('gather', 'gather')
  t.has({ 'players.dragon.resources.stone': 1, 'players.snake.resources.stone': 1 })
})

rule('GW-HOOK-11', 'income and what an Overseer adds to the gathering can be changed, each Overseer for itself', () => {
  const poor = (gathering: boolean): Part<GreatWall> => ({
    name: 'poor',
    modify: { income: (n, about) => (about.gathering === gathering ? Math.max(0, n - 1) : n) },
  })
  const overseers = { quarry: { level: 2 }, temple: { level: 1 } }
  const players = { ...QUIET, dragon: { ...NONE, overseers } }
  const income = (setup: SetupWords) => position({ phase: 'income', players }, setup)
  const [before, after, same] = [income({}), income(plugged(poor(false))), income(plugged(poor(true)))].map((t) =>
    ['stone', 'chi'].map((what) => t.words(`players.dragon.resources.${what}`) as number),
  ) as [number[], number[], number[]]
  assert.deepEqual(
    after,
    before.map((n) => n - 1),
  )
  assert.deepEqual(same, before)
  const gathered = (setup: SetupWords) =>
    position({ ...usual({ quarry: { dragon: 3, snake: 1 } }), players }, setup)
      .play('gather')
      .words('players.dragon.resources.stone') as number
  assert.equal(gathered(plugged(poor(true))), gathered({}) - 1)
  assert.equal(gathered(plugged(poor(false))), gathered({}))
})

rule(['GW-HOOK-11', 'GW-KILL-03'], 'where the killed go can be changed', () => {
  const grave = part('grave', {
    to: 'burial',
    when: 'would',
    do(g, event) {
      event.prevented = true
      g.state.players[event.seat]!.sacrificed[event.type]!++
    },
  })
  const spots = { 1: { by: 'dragon', unit: 'spearman' }, 2: 'wound', 3: 'wound', 4: 'wound' } as const
  const words: Words = {
    phase: 'defeat',
    sections: { left: { hordes: [{ card: 'HOR-1/left', spots }] } },
    players: QUIET,
  }
  position(words).has({ 'players.dragon.free.spearman': 10 })
  position(words, plugged(grave)).has({ 'players.dragon.free.spearman': 9, 'players.dragon.sacrificed.spearman': 1 })
})
