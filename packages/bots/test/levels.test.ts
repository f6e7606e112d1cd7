import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNamed, characterAt, CHARACTERS, LEVELS, searcher, senseOf, SKILLS } from '@wanli/bots'
import { allSetups } from '@wanli/game-kit'
import { greatWall, SETUP as GREAT_WALL } from '@wanli/great-wall'
import { type AnyGame, Dice } from '@wanli/kernel'
import { SETUP as ZHANGUO, zhanguo } from '@wanli/zhanguo'
import { botsOf, playOut } from './help.ts'

const GAMES = [
  { game: zhanguo as AnyGame, setups: allSetups(ZHANGUO), played: 4 },
  { game: greatWall as AnyGame, setups: allSetups(GREAT_WALL), played: 6 },
]

test('who searches has a legal answer to every question, at tables drawn from all set-ups', () => {
  for (const { game, setups, played } of GAMES) {
    const { tableOf, bot } = botsOf(game)
    const dice = new Dice('all set-ups')
    const kind = searcher(senseOf(game.id)!, { name: 'quick', worlds: 1, commands: 2 })
    for (let i = 0; i < played; i++) {
      const setup = setups.at(dice.below(setups.length))!
      const table = tableOf(setup, `levels ${i}`)
      const greedy = Array.from({ length: table.box.seats }, (_, seat) => bot('greedy').make(new Dice(`${seat}`)))
      const quick = kind.make(new Dice(`quick ${i}`))
      const seen = new Set<string>()
      while (!table.over) {
        const { seat, prompt, options } = table.open[0]!
        // Each kind of question once a game: that is where they differ.
        const isNew = seat === 0 && options.length > 1 && !seen.has(prompt)
        if (isNew) seen.add(prompt)
        const chosen = (isNew ? quick : greedy[seat]!).choose(table, seat)
        assert.ok(options[chosen] !== undefined, `${prompt} at ${JSON.stringify(setup)}`)
        table.pick(0, chosen)
      }
      assert.deepEqual(game.invariants(table.state, table.box), [], JSON.stringify(setup))
    }
  }
})

test('each level is a bot of both games, looks at more worlds than the one below it, and takes longer', () => {
  for (const { game } of GAMES) for (const level of LEVELS) assert.ok(botNamed(game.id, level).ok)
  for (const [i, level] of LEVELS.entries()) {
    const below = LEVELS[i - 1]
    if (below === undefined) continue
    assert.ok(SKILLS[level].worlds >= SKILLS[below].worlds && SKILLS[level].ms >= SKILLS[below].ms)
  }
})

test('who sits side by side has different tastes, and the same table has always the same', () => {
  for (const table of ['a', 'b', 'c']) {
    const seated = [0, 1, 2, 3, 4].map((seat) => characterAt(table, seat))
    assert.equal(new Set(seated).size, 5)
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((seat) => characterAt(table, seat)),
      seated,
    )
  }
})

test('bots of one level do not play alike: with the same cards they open a game of ZhanGuo in several ways', () => {
  const { bot, tableOf } = botsOf(zhanguo as AnyGame)
  const openings = new Set<string>()
  for (const character of CHARACTERS) {
    const table = tableOf({ seats: 2 }, 'tastes')
    const bots = [0, 1].map((seat) => bot('easy').make(new Dice(`same ${seat}`), character))
    const { seat } = table.open[0]!
    for (let i = 0; i < 24; i++) table.pick(0, bots[table.open[0]!.seat]!.choose(table, table.open[0]!.seat))
    openings.add(
      table.entries
        .filter((entry) => entry.seat === seat)
        .map(({ key }) => key)
        .join(),
    )
  }
  assert.ok(openings.size >= 3, `${openings.size} openings`)
})

test('easy is weaker than it could be, and still beats random play', () => {
  const { bot, tableOf } = botsOf(greatWall as AnyGame)
  for (let hero = 0; hero < 3; hero++) {
    const kinds = [0, 1, 2].map((seat) => bot(seat === hero ? 'easy' : 'random'))
    const table = playOut(tableOf({ seats: 3 }, 'easy'), kinds, 'easy')
    assert.deepEqual(greatWall.winners(table.state as never, table.box as never), [hero])
  }
})
