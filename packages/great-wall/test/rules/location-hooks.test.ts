import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { addHonor } from '../../src/honor.ts'
import { gain } from '../../src/resources.ts'
import type { LocationRules, MoreAct } from '../../src/locations/index.ts'
import { DONATE, DRAW, type GwOption, TEA_UP } from '../../src/options.ts'
import { CHI } from '../../src/state.ts'
import type { GreatWall } from '../../src/terms.ts'
import { whyMessage } from '../../src/text/index.ts'
import { plugged, position, rule, type SetupWords, type Words } from '../table.ts'
import { expansion } from './expansion.ts'

/* Section 19: what expansions change of Locations, of what is gained there, and of those who die. */

const NONE = { general: null } as const
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
const act = (option: GwOption, price = 0): MoreAct => ({
  offers: () => [option],
  price: () => price,
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
  const builders = position({ ...usual({ builders: { dragon: 2 } }), players: rich }, more('builders', act(DONATE, 3)))
  builders.asks('dragon', 'build').play('donate')
  // 1 Wood is left: too little for another.
  builders.has({ 'players.dragon.resources.wood': 1, 'players.dragon.honor': 1 })
})

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
  const grave: Part<GreatWall> = {
    name: 'grave',
    on: [
      {
        to: 'burial',
        when: 'would',
        do(g, event) {
          event.prevented = true
          g.state.players[event.seat]!.sacrificed[event.type]!++
        },
      },
    ],
  }
  const spots = { 1: { by: 'dragon', unit: 'spearman' }, 2: 'wound', 3: 'wound', 4: 'wound' } as const
  const words: Words = {
    phase: 'defeat',
    sections: { left: { hordes: [{ card: 'HOR-1/left', spots }] } },
    players: QUIET,
  }
  position(words).has({ 'players.dragon.free.spearman': 10 })
  position(words, plugged(grave)).has({ 'players.dragon.free.spearman': 9, 'players.dragon.sacrificed.spearman': 1 })
})
