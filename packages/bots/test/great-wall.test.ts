import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOT_NAMES, botsFor } from '@wanli/bots'
import { Dice, type Table } from '@wanli/kernel'
import { bot, choosesAlike, game, type GreatWall, one, playEvery, tableOf } from './great-wall-help.ts'
import { playOut } from './help.ts'

/** Both numbers of seats with every value of every option, each option changed in about half of the set-ups. */
const SETUPS = [3, 4].flatMap((seats) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => {
    const odd = (i: number) => (bits >> i) % 2 === 1
    return {
      seats,
      options: {
        'shame.soleTiming': odd(0) ? 'afterEffect' : 'beforeEffect',
        'tactic.defeatEvents': odd(1) ? 'merged' : 'split',
        'command.betrayalCountsForHonor': !odd(2),
        'archer.emptyShot': odd(0) === odd(1) ? 'allowed' : 'forbidden',
        'info.showOpponentResources': odd(1) !== odd(2),
        'raid.playerCount': odd(0) === odd(2) ? 'humans' : 'withAutomata',
      },
    }
  }),
)

test('The Great Wall has every bot', () => {
  assert.deepEqual(
    botsFor('great-wall').map((kind) => kind.name),
    [...BOT_NAMES],
  )
})

test('random plays every set-up of The Great Wall to its end', () => {
  playEvery(SETUPS, 'random')
})

test('greedy plays every set-up of The Great Wall to its end, with legal answers', () => {
  playEvery(SETUPS, 'greedy')
})

const keysOf = (seed: string) => playOut(tableOf({ seats: 3 }, seed), one(3, 1), seed).entries.map((entry) => entry.key)

test('the same seeds, the same game of The Great Wall', () => {
  assert.deepEqual(keysOf('one'), keysOf('one'))
  assert.notDeepEqual(keysOf('one'), keysOf('two'))
})

test('greedy beats three random players at The Great Wall in at least 8 of 10 games', () => {
  const games = 30
  let wins = 0
  for (let i = 0; i < games; i++) {
    const table = tableOf({ seats: 4 }, `match ${i}`)
    playOut(table, one(4, i % 4), `match ${i}`)
    if (game.winners(table.state, table.box).includes(i % 4)) wins++
  }
  assert.ok(wins >= 0.8 * games, `${wins} of ${games}`)
})

test('greedy looks like play: it gathers, upgrades, defends, builds, hires and claims', () => {
  const games = 4
  let seats = 0
  const sums = { levels: 0, walls: 0, claimed: 0, hired: 0, advisors: 0, shame: 0, years: 0, honor: 0 }
  let assaults = 0
  let breaches = 0
  for (let i = 0; i < games; i++) {
    const table = tableOf({ seats: i % 2 === 0 ? 4 : 3 }, `play ${i}`) as unknown as Table<GreatWall>
    table.say = (event) => {
      if (event.kind !== 'assault') return
      assaults++
      if (event.breach) breaches++
    }
    playOut(table, Array(4).fill(bot('greedy')), `play ${i}`)
    const { state } = table
    for (const player of state.players) {
      seats++
      sums.levels += sum(player.overseers)
      sums.claimed += player.claimed.length
      sums.hired += 3 - player.clerkSupply
      sums.advisors += player.active.length + player.supporting.length - 2
      sums.shame += sum(player.shamed) + sum(player.claimedShame)
      sums.honor += player.honor
    }
    sums.walls += sum(state.sections.map(({ wall }) => wall))
    sums.years += state.year
  }
  const told = JSON.stringify({ ...sums, assaults, breaches, seats })
  assert.ok(sums.levels >= 4 * seats, `Overseers: ${told}`)
  assert.ok(sums.walls >= 4 * games, `Walls: ${told}`)
  assert.ok(sums.claimed >= 2 * seats, `Hordes: ${told}`)
  assert.ok(sums.hired + sums.advisors >= 2 * seats, `hires: ${told}`)
  assert.ok(sums.shame <= 4 * seats, `Shame: ${told}`)
  assert.ok(sums.years >= 4 * games, `Years: ${told}`)
  assert.ok(sums.honor >= 100 * seats, `Honor: ${told}`)
  assert.ok(breaches <= 0.35 * assaults, `breaches: ${told}`)
})

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)

// --- hidden information --------------------------------------------------------------------------------------------------

test('greedy chooses the same in every world that its seat cannot tell from the real one', () => {
  const dice = new Dice('worlds')
  let moments = 0
  let told = 0
  for (const [i, seats] of [4, 3].entries()) {
    const found = choosesAlike({ seats }, one(seats, 0), `hidden ${i}`, dice)
    moments += found.moments
    told += found.told
  }
  assert.ok(moments > 200 && told < 0.15 * moments, `${moments} moments, ${told} told apart`)
})

test('a Command card is chosen without knowing what the others have laid down', () => {
  const tables = [0, 1].map((other) => {
    const table = tableOf({ seats: 3 }, 'sealed')
    const dice = new Dice('sealed')
    while (table.open[0]!.prompt !== 'command') table.pick(0, dice.below(table.open[0]!.options.length))
    const question = table.open.find(({ seat }) => seat === 2)!
    assert.ok(table.answer(2, question.options[other]!.key).ok)
    return table
  })
  const [first, second] = tables.map((table) => bot('greedy').make(new Dice('sealed')).choose(table, 0))
  assert.equal(first, second)
})

test('GW-FALL-06: greedy chooses among the cards that Betrayal may copy, by where they lie', () => {
  let seen = 0
  for (let i = 0; i < 30 && seen < 3; i++) {
    const table = tableOf({ seats: 4 }, `copy ${i}`)
    const dice = new Dice(`copy ${i}`)
    while (!table.over) {
      const at = dice.below(table.open.length)
      const { seat, prompt, options } = table.open[at]!
      if (prompt === 'copy' && options.length > 1) {
        seen++
        const chosen = options[bot('greedy').make(dice).choose(table, seat)]
        assert.equal(chosen?.kind, 'copy')
      }
      table.pick(at, dice.below(options.length))
    }
  }
  assert.ok(seen > 0, 'nobody copied: the test proves nothing')
})
