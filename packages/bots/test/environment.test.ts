import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { ActionSpace, type Environment } from '@wanli/bots/environment'
import { senseOf } from '@wanli/bots'
import { environmentOf, termsOf } from '@wanli/bots/environments'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, Dice, Table } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { otherWorld } from './other-world.ts'

const listOf = (game: string): string[] =>
  JSON.parse(readFileSync(new URL(`../src/environment/actions/${game}.json`, import.meta.url), 'utf8')) as string[]

/** Random play to the end; `each` before every step. */
function played(env: Environment, seed: string, each: () => void = () => undefined): Environment {
  const dice = new Dice(seed)
  while (!env.over) {
    each()
    env.step(env.legal[dice.below(env.legal.length)]!)
  }
  return env
}

const SETUPS = [
  ['zhanguo', { seats: 2 }],
  ['zhanguo', { seats: 4, boards: 'auction' }],
  ['great-wall', { mode: 'competitive', seats: 3 }],
  ['great-wall', { mode: 'coop', seats: 2 }],
] as const

describe('the list of actions', () => {
  // What was given a number keeps it: whoever adds actions adds them behind these. Take the next line only when a list is new.
  for (const [game, count, digest] of [
    ['zhanguo', 812, 'd2c8e98bea3f7166'],
    ['great-wall', 1804, '0cfcc9fb9739d477'],
  ] as const)
    it(`of ${game} begins as it did when it was made`, () => {
      const list = listOf(game)
      assert.equal(new Set(list).size, list.length)
      assert.ok(list.length >= count)
      assert.equal(createHash('sha256').update(list.slice(0, count).join('\n')).digest('hex').slice(0, 16), digest)
    })

  it('has the answers of the recorded games', () => {
    for (const game of ['zhanguo', 'great-wall']) {
      const folder = new URL('golden/', import.meta.url)
      const space = new ActionSpace(listOf(game))
      const known = new Set(Array.from({ length: space.size }, (_, i) => space.keyOf(i)))
      let [listed, all] = [0, 0]
      for (const file of readdirSync(folder).filter((name) => name.startsWith(`${game}-`)))
        for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
          const key = /^\S (?:@\d+ )?(.+)$/.exec(line)?.[1]
          if (key === undefined) continue
          all++
          if (known.has(key)) listed++
        }
      assert.ok(all > 500, `${game}: ${all} answers were read`)
      assert.ok(listed / all > 0.995, `${game}: ${listed} of ${all}`)
    }
  })

  it('has spare numbers for what it does not have', () => {
    const space = new ActionSpace(['a', 'b'])
    const options = ['x', 'b', 'y'].map((key) => ({ kind: 'k', key }))
    assert.deepEqual(space.numbersOf(options), [0, ActionSpace.SPARE + 1, 1])
    assert.equal(space.keyOf(ActionSpace.SPARE), 'a')
    assert.equal(space.keyOf(0), undefined)
    const many = Array.from({ length: 33 }, (_, i) => ({ kind: 'k', key: `new ${i}` }))
    assert.throws(() => space.numbersOf(many), /not in the list of actions, such as "new 32"/)
    assert.throws(() => new ActionSpace(['a', 'a']), /twice/)
  })
})

describe('an environment', () => {
  for (const [game, setup] of SETUPS)
    it(`plays ${game} ${JSON.stringify(setup)}: mask, observation, copies, seeds`, () => {
      const env = environmentOf(game, setup)
      const mask = new Uint8Array(env.actions.size)
      const seen = new Float64Array(env.names.length)
      const dice = new Dice('copies')
      played(env.reset('one'), 'play', () => {
        env.mask(mask)
        assert.equal(
          mask.reduce((sum, bit) => sum + bit, 0),
          env.legal.length,
          'every option has a number of its own',
        )
        if (dice.below(20) !== 0) return
        assert.ok(env.observation(env.seat, seen).every(Number.isFinite))
        const [before, scores] = [env.legal.join(), env.scores().join()]
        const copy = env.copy()
        assert.deepEqual(copy.view(env.seat), env.view(env.seat))
        copy.step(copy.legal[0]!)
        assert.deepEqual([env.legal.join(), env.scores().join()], [before, scores])
        const guess = env.guess(env.seat, 'guessed')
        // Who has chosen in secret is asked again there.
        if (guess.seat === env.seat) assert.equal(guess.legal.join(), before)
        assert.throws(() => env.step(mask.indexOf(0)), RangeError)
      })
      const again = played(environmentOf(game, setup).reset('one'), 'play')
      assert.deepEqual([again.scores(), again.rewards()], [env.scores(), env.rewards()])
      assert.notDeepEqual(played(env.reset('two'), 'play').scores(), again.scores())
      assert.equal(env.seat, -1)
      assert.deepEqual(env.legal, [])
    })

  it('observes the same in every world that the seat cannot tell from the real one', () => {
    for (const [id, setup] of SETUPS) {
      const game: AnyGame = id === 'zhanguo' ? zhanguo : greatWall
      const checked = game.checkSetup(setup)
      assert.ok(checked.ok)
      const table = Table.start(game, checked.value, 'hidden', { record: true })
      const dice = new Dice('hidden')
      for (let i = 0; i < 40; i++) table.pick(0, dice.below(table.open[0]!.options.length))
      const { seat } = table.open[0]!
      const observer = termsOf(senseOf(id)!, table.box.seats)
      const [real, other] = [table, otherWorld(game, table, seat, dice)].map((world) => {
        const into = new Float64Array(observer.names.length)
        observer.write(world, seat, into)
        return [...into]
      })
      assert.deepEqual(other, real, id)
    }
  })

  it('says what is wrong', () => {
    assert.throws(() => environmentOf('chess', {}), /no environment for "chess": choose one of great-wall, zhanguo/)
    assert.throws(() => environmentOf('zhanguo', { seats: 9 }), /set-up can't be played/)
    assert.throws(() => environmentOf('zhanguo', { seats: 2 }).legal, /reset the environment first/)
  })
})
