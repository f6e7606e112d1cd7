import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  compared,
  fit,
  glanceNames,
  type Head,
  isModel,
  Judge,
  judging,
  type Learner,
  learnedSense,
  learnerOf,
  lessonsOf,
  type Model,
  outcomeOf,
  samplesOf,
  sightOf,
  tableKindOf,
  traitNames,
} from '@wanli/bots/learned'
import type { BotKind } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import { type AnyTable, Dice } from '@wanli/kernel'
import model from '../src/data/zhanguo-learned.json' with { type: 'json' }
import { Network } from '../src/learned/network.ts'
import { meanLoss, Teacher } from '../src/learned/teach.ts'
import { bot, botsOf, game, playOut, tableOf } from './help.ts'
import { otherWorld } from './other-world.ts'

assert.ok(isModel(model))
const shipped: Model = model
const LEARNER = learnerOf('zhanguo')!
const names = ({ sense, counts }: Learner) => traitNames(sense, counts)

/** A model that says something, though nobody taught it. */
function anyModel(
  learner: Learner,
  gameId: string,
  table: Pick<Head, 'table' | 'seats'>,
  say = 1,
  judges: Head['judges'] = 'tables',
): Model {
  const traits = judges === 'tables' ? names(learner) : glanceNames(learner.sense, learner.plans)
  const network = Network.fresh([traits.length, 4, judges === 'tables' ? 2 : 1], new Dice('any'))
  const weights = [...network.weights].map((weight, i) => (weight === 0 ? ((i % 5) - 2) * 0.3 : weight))
  const mean = traits.map(() => 0)
  const spread = traits.map(() => 20)
  const head = { judges, ...table, traits, mean, spread, unit: say, sizes: network.sizes, weights, record: {} }
  return { format: 1, game: gameId, heads: [head] }
}

describe('a network', () => {
  it('is taught by the true slope of its loss', () => {
    const dice = new Dice('slope')
    const number = () => dice.below(2000) / 1000 - 1
    const network = Network.fresh([3, 4, 3, 2], dice)
    for (let i = 0; i < network.weights.length; i++) network.weights[i] = number()
    const lesson = { input: [number(), number(), number()], margin: 0.7, won: 1 }
    const before = [...network.weights]
    const slope = before.map((weight, i) => {
      const at = (moved: number) => {
        network.weights[i] = moved
        return meanLoss(network, [lesson])
      }
      const found = (at(weight + 1e-5) - at(weight - 1e-5)) / 2e-5
      network.weights[i] = weight
      return found
    })
    // The first step of Adam goes by the sign of each slope.
    new Teacher(network, { rate: 0.01, decay: 0, batch: 1 }).epoch([lesson], dice)
    for (const [i, weight] of before.entries()) {
      const step = network.weights[i]! - weight
      if (Math.abs(slope[i]!) > 1e-6)
        assert.ok(Math.abs(step + 0.01 * Math.sign(slope[i]!)) < 1e-4, `weight ${i}: ${step}`)
    }
  })

  it('learns what can be learned, forgets what nothing speaks for, and says nothing before', () => {
    const dice = new Dice('lessons')
    const lessons = Array.from({ length: 600 }, () => {
      const input = [dice.below(200) / 100 - 1, dice.below(200) / 100 - 1]
      const margin = Math.abs(input[0]!) - 0.5
      return { input, margin, won: margin > 0 ? 1 : 0 }
    })
    const network = Network.fresh([2, 8, 2], new Dice('fresh'))
    assert.deepEqual([...network.run([0.3, -0.8])], [0, 0])
    const before = meanLoss(network, lessons)
    const teacher = new Teacher(network, { rate: 0.01, decay: 0.01, batch: 16 })
    for (let epoch = 0; epoch < 30; epoch++) teacher.epoch(lessons, dice)
    assert.ok(meanLoss(network, lessons) < 0.6 * before)
  })
})

describe('what a learner sees', () => {
  it('is the hand-made value, from every side, and can be named', () => {
    const table = tableOf({ seats: 3 }, 'sight')
    playOut(table, [bot('greedy'), bot('greedy'), bot('random')], 'sight', () => {
      if (table.entries.length % 40 !== 0) return
      const { seat } = table.open[0]!
      const guess = table.guess(seat, new Dice('sight'))
      const { sense, counts } = LEARNER
      const { traits, foreseen } = sightOf(guess, seat, guess.state, sense, counts)
      assert.equal(traits.length, names(LEARNER).length)
      assert.equal(new Set(names(LEARNER)).size, traits.length)
      const values = [0, 1, 2].map((of) => sense.value(guess, of, guess.state))
      const best = Math.max(...values.filter((_, of) => of !== seat))
      assert.ok(Math.abs(foreseen - (values[seat]! - best)) < 1e-9)
    })
    const margins = [0, 1, 2].map((seat) => outcomeOf(table, seat, LEARNER.sense))
    const points = game.scores(table.state, table.box)
    assert.deepEqual(margins.indexOf(Math.max(...margins)), points.indexOf(Math.max(...points)))
    assert.ok(margins.filter((margin) => margin > 0).length <= 1)
  })

  it('tells tables of rivals from those alone and together', () => {
    const { tableOf: wall } = botsOf(greatWall)
    const { sense } = learnerOf('great-wall')!
    const kinds = [
      { mode: 'competitive', seats: 3 },
      { mode: 'solo', seats: 1 },
      { mode: 'coop', seats: 2 },
    ].map((setup) => tableKindOf(wall(setup, 'kind').box, sense))
    assert.deepEqual(kinds, ['rivals', 'alone', 'together'])
  })

  it('The Great Wall: rows of a whole game, in every mode', () => {
    const { tableOf: wall, bot: player } = botsOf(greatWall)
    const learner = learnerOf('great-wall')!
    for (const setup of [
      { mode: 'competitive', seats: 3 },
      { mode: 'solo', seats: 1 },
      { mode: 'coop', seats: 2 },
    ]) {
      const table = wall(setup, 'rows')
      const bots = Array.from({ length: setup.seats }, (_, seat) => player('random').make(new Dice(`rows ${seat}`)))
      const how = { word: 'rows', whims: 0.05, most: 100_000 }
      const rows = samplesOf(table, bots, learner.sense, learner.counts, how)
      const width = names(learner).length + 3
      assert.equal(rows.length % width, 0)
      assert.ok(rows.length > 10 * width)
      assert.ok(rows.every(Number.isFinite))
    }
  })
})

describe('a learned player', () => {
  const model = anyModel(LEARNER, 'zhanguo', { table: 'rivals', seats: 2 }, 30)
  const ofCommands = anyModel(LEARNER, 'zhanguo', { table: 'rivals', seats: 2 }, 30, 'commands')

  for (const { heads } of [model, ofCommands])
    it(`of ${heads[0]!.judges} chooses the same in every world that its seat cannot tell from the real one`, () => {
      const kind = judging(LEARNER, { ...model, heads })
      const dice = new Dice('worlds')
      const table = tableOf({ seats: 2 }, 'learned')
      let moments = 0
      let differs = 0
      playOut(table, [kind, bot('greedy')], 'learned', () => {
        const { seat } = table.open[0]!
        if (dice.below(4) !== 0) return
        const word = String(dice.word())
        const choose = (world: AnyTable, by = kind) => by.make(new Dice(word)).choose(world, seat)
        const choice = choose(table)
        assert.equal(choose(otherWorld(game, table, seat, dice)), choice)
        if (choose(table, bot('greedy')) !== choice) differs++
        moments++
      })
      assert.ok(moments > 30)
      assert.ok(differs > 0, 'what the model says changes nothing')
    })

  it('who compares commands says nothing of tables further on', () => {
    const sense = learnedSense(LEARNER, ofCommands)
    const two = tableOf({ seats: 2 }, 'two').guess(0, new Dice('two'))
    assert.notEqual(sense.value(two, 0, two.state), LEARNER.sense.value(two, 0, two.state))
    assert.deepEqual(sense.parts(two, 0, two.state), [...LEARNER.sense.parts(two, 0, two.state), 0])
    assert.equal(sense.rivalry(two.box), LEARNER.sense.rivalry(two.box))
  })

  it('goes by the hand-made value at tables that nobody learned, and at the end', () => {
    const sense = learnedSense(LEARNER, model)
    const two = tableOf({ seats: 2 }, 'two').guess(0, new Dice('two'))
    const three = tableOf({ seats: 3 }, 'three').guess(0, new Dice('three'))
    assert.notEqual(sense.value(two, 0, two.state), LEARNER.sense.value(two, 0, two.state))
    assert.equal(sense.value(three, 0, three.state), LEARNER.sense.value(three, 0, three.state))
    const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
    const margin = sum(sense.parts(two, 0, two.state)) - sum(LEARNER.sense.parts(two, 1, two.state))
    assert.ok(
      Math.abs(sense.value(two, 0, two.state) - margin) < 1e-9,
      'its parts add up to it, the best rival in full',
    )
    assert.equal(sense.terms.length, sense.parts(three, 0, three.state).length)
  })

  it('a model of other traits, or a damaged one, is refused', () => {
    assert.ok(isModel(JSON.parse(JSON.stringify(model))))
    const [head] = model.heads
    const damaged: unknown[] = [
      null,
      [],
      { ...model, format: 2 },
      { ...model, heads: [{ ...head, weights: head!.weights.slice(1) }] },
      { ...model, heads: [{ ...head, spread: head!.spread.map(() => 0) }] },
      { ...model, heads: [{ ...head, mean: ['1'] }] },
      { ...model, heads: [{ ...head, table: 'chess' }] },
      { ...model, heads: [{ ...head, judges: 'chess' }] },
      { ...model, heads: [{ ...head, judges: 'commands' }] },
    ]
    for (const one of damaged) assert.equal(isModel(one), false)
    const other = { ...model, heads: [{ ...head!, traits: head!.traits.map((name) => `${name}?`) }] }
    assert.throws(() => learnedSense(LEARNER, other), /train anew/)
  })
})

describe('lessons of search', () => {
  it('are rows of questions, each with what its commands brought in the same worlds; they hang on their words alone', () => {
    const { sense, plans } = LEARNER
    const traits = glanceNames(sense, plans)
    const width = traits.length + 3
    assert.equal(new Set(traits).size, traits.length)
    const lessons = () => {
      const bots = [0, 1].map((seat) => bot('greedy').make(new Dice(`lessons ${seat}`)))
      const plan = { word: 'lessons', whims: 0.05, worlds: 1, most: 100_000, sense }
      return lessonsOf(tableOf({ seats: 2 }, 'lessons'), bots, LEARNER, plan)
    }
    const rows = lessons()
    assert.deepEqual(lessons(), rows)
    assert.ok(rows.every(Number.isFinite))
    const questions = new Map<number, Float32Array[]>()
    for (let at = 0; at < rows.length; at += width) {
      const number = rows[at + width - 1]!
      questions.set(number, [...(questions.get(number) ?? []), rows.subarray(at, at + width)])
    }
    assert.ok(questions.size >= 5)
    assert.deepEqual(
      [...questions.keys()],
      [...questions.keys()].map((_, i) => i),
    )
    let differ = 0
    for (const commands of questions.values()) {
      assert.ok(commands.length >= 2 && commands.length <= 7)
      // The same table, a command later: what the commands left as it was is the same.
      const round = traits.indexOf('round')
      assert.ok(commands.every((row) => Math.abs(row[round]! - commands[0]![round]!) <= 1))
      if (new Set(commands.map((row) => row[width - 2])).size > 1) differ++
    }
    assert.ok(differ > questions.size / 2)
  })

  it('The Great Wall: of every mode, too', () => {
    const { tableOf: wall, bot: player } = botsOf(greatWall)
    const learner = learnerOf('great-wall')!
    const width = glanceNames(learner.sense, learner.plans).length + 3
    for (const setup of [
      { mode: 'solo', seats: 1 },
      { mode: 'coop', seats: 2 },
    ]) {
      const bots = Array.from({ length: setup.seats }, (_, seat) => player('random').make(new Dice(`wall ${seat}`)))
      const plan = { word: 'wall', whims: 0, worlds: 1, most: 100_000, sense: learner.sense }
      const rows = lessonsOf(wall(setup, 'lessons'), bots, learner, plan)
      assert.equal(rows.length % width, 0)
      assert.ok(rows.length >= 2 * width)
      assert.ok(rows.every(Number.isFinite))
    }
  })

  it('teach the weights by which commands differ, whatever is common to a question, and say so on games held out', () => {
    // Own value a; what it misses: 2 b - c, and a mood of the whole question.
    const games = Array.from({ length: 20 }, (_, n) => {
      const dice = new Dice(`contest ${n}`)
      return Float32Array.from(
        Array.from({ length: 10 }, (_question, q) => {
          const mood = dice.below(1000)
          return Array.from({ length: 4 }, () => {
            const [a, b, c] = [dice.below(50), dice.below(50), dice.below(50)]
            return [a, b, c, a, a + 2 * b - c + mood + dice.below(3), q]
          })
        }).flat(2),
      )
    })
    const one = compared(games, 3, { ridge: 1 })
    assert.deepEqual(compared(games, 3, { ridge: 1 }), one)
    assert.equal(one.rows, 800)
    assert.ok(one.after < 0.01 * one.before, `${one.before} ${one.after}`)
    const judge = new Judge({ judges: 'commands', table: 'rivals', seats: 2, traits: [], record: {}, ...one })
    const difference = judge.correction([10, 30, 20]) - judge.correction([40, 20, 30])
    assert.ok(Math.abs(difference - 30) < 1, String(difference))
    const timid = compared(games, 3, { ridge: 1_000_000 })
    assert.ok(Math.max(...timid.weights) < 0.1 * Math.max(...one.weights), 'the ridge')
  })
})

it('ZhanGuo’s learned bot plays otherwise than greedy with two seats, and by the hand-made value with three', () => {
  const chosen = (name: string, seats: number) => {
    const table = tableOf({ seats }, 'shipped')
    playOut(table, Array<BotKind>(seats).fill(bot(name)), 'shipped')
    return table.entries.map(({ key }) => key).join()
  }
  assert.notEqual(chosen('learned', 2), chosen('greedy', 2))
  const sense = learnedSense(LEARNER, shipped)
  const three = tableOf({ seats: 3 }, 'three').guess(0, new Dice('three'))
  assert.equal(sense.value(three, 0, three.state), LEARNER.sense.value(three, 0, three.state))
})

it('a fit is the same for the same samples, betters games that it was not taught, and can be asked', () => {
  const games = Array.from({ length: 30 }, (_, n) => {
    const dice = new Dice(`game ${n}`)
    return Float32Array.from(
      Array.from({ length: 20 }, () => {
        const [a, b] = [dice.below(100), dice.below(100)]
        return [a, b, a, a + 0.5 * b, b > 50 ? 1 : 0]
      }).flat(),
    )
  })
  const one = fit(games, 2, { word: 'fit', epochs: 80 })
  assert.deepEqual(fit(games, 2, { word: 'fit', epochs: 80 }), one)
  assert.equal(one.rows, 600)
  assert.ok(one.after < 0.5 * one.before, `${one.before} ${one.after}`)
  const judge = new Judge({ judges: 'tables', table: 'rivals', seats: 2, traits: [], record: {}, ...one })
  assert.ok(Math.abs(judge.correction([50, 80]) - 40) < 10)
  assert.ok(judge.chance([50, 95]) > 0.7 && judge.chance([50, 5]) < 0.3)
})
