import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BotKind, senseOf } from '@wanli/bots'
import { SETUP } from '@wanli/great-wall'
import { type AnyTable, Dice } from '@wanli/kernel'
import { greedy } from '../src/search/index.ts'
import { bot, choosesAlike, game, one, stateOf, tableOf } from './great-wall-help.ts'
import { playOut } from './help.ts'

/* Greedy in the modes with automata and with a team. */

const MODES = Object.entries(SETUP.modes)
  .filter(([mode]) => mode !== 'competitive')
  .flatMap(([mode, counts]) => counts.map((seats) => ({ mode, seats })))

const TWO = { mode: 'two', seats: 2 }
const SOLO = { mode: 'solo', seats: 1 }

const nameOf = ({ mode, seats }: (typeof MODES)[number]): string => `${mode} for ${seats}`

/** A whole game of bots of one kind. */
function played(setup: (typeof MODES)[number], name: string, seed: string): AnyTable {
  return playOut(tableOf(setup, seed), Array(setup.seats).fill(bot(name)), seed)
}

for (const setup of MODES)
  test(`greedy plays ${nameOf(setup)} to its end`, () => {
    const table = played(setup, 'greedy', 'modes')
    assert.deepEqual(game.invariants(table.state, table.box), [])
    assert.ok(table.over)
  })

for (const setup of MODES)
  test(`${nameOf(setup)}: greedy chooses the same in every world that its seat cannot tell from the real one`, () => {
    // What a card does for a team, or who is asked next by the Reed Clan's help, depends on what the others can pay.
    const how = { oneIn: 4, counted: true }
    const { moments, told } = choosesAlike(setup, Array(setup.seats).fill(bot('greedy')), 'hidden', new Dice('w'), how)
    assert.ok(moments > 60 && told < 0.2 * moments, `${moments} moments, ${told} told apart`)
  })

test('greedy beats a random player at the game for two in at least 9 of 10 games', () => {
  const games = 40
  let wins = 0
  for (let i = 0; i < games; i++) {
    const table = playOut(tableOf(TWO, `two ${i}`), one(2, i % 2), `two ${i}`)
    if (game.winners(table.state, table.box).includes(i % 2)) wins++
  }
  assert.ok(wins >= 0.9 * games, `${wins} of ${games}`)
})

test('of the same two Generals greedy takes Han Shizhong against Qin Jiushao, the other against people', () => {
  const chosen = (setup: object, seed: string) => {
    const table = tableOf(setup, seed)
    const { seat, options } = table.open[0]!
    assert.deepEqual(
      options.map(({ key }) => key),
      ['general GEN-11', 'general GEN-08'],
    )
    return options[bot('greedy').make(new Dice(seed)).choose(table, seat)]!.key
  }
  assert.equal(chosen(SOLO, 'g413'), 'general GEN-08')
  assert.equal(chosen({ mode: 'competitive', seats: 3 }, 'g136'), 'general GEN-11')
})

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

test('greedy keeps up with Qin Jiushao; random is left far behind', () => {
  const lead = (name: string) =>
    mean(
      Array.from({ length: 20 }, (_, i) => {
        const [me, qin] = stateOf(played(SOLO, name, `solo ${i}`)).players
        return me!.honor - qin!.honor
      }),
    )
  const [greedy, random] = [lead('greedy'), lead('random')]
  assert.ok(greedy > random + 25, `greedy ${greedy}, random ${random}`)
})

for (const setup of MODES.filter(({ mode }) => mode === 'coop'))
  test(`${nameOf(setup)}: a greedy team fulfils far more Requests than a random one`, () => {
    const done = (name: string) =>
      mean(
        Array.from({ length: 4 }, (_, i) => {
          const { coop } = stateOf(played(setup, name, `team ${i}`)).extras as { coop: { done: readonly number[] } }
          return coop.done.length
        }),
      )
    const [greedy, random] = [done('greedy'), done('random')]
    assert.ok(greedy >= 2 && greedy > 2 * random, `greedy ${greedy}, random ${random}`)
  })

test('what those who search go by gets further against Qin Jiushao than greedy does, on the same deals', () => {
  const searches = greedy(senseOf('great-wall')!)
  const margins = (kind: BotKind) =>
    Array.from({ length: 30 }, (_, i) => {
      const [me, qin] = stateOf(playOut(tableOf(SOLO, `further ${i}`), [kind], `further ${i}`)).players
      return me!.honor - qin!.honor
    })
  const usual = margins(bot('greedy'))
  const ahead = margins(searches).reduce((sum, margin, i) => sum + margin - usual[i]!, 0) / usual.length
  assert.ok(ahead > 10, `${ahead} ahead of greedy`)
})
