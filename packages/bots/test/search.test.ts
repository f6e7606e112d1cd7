import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyse, type Analysis, greedy, searcher, senseOf, topK } from '@wanli/bots'
import { type AnyTable, Dice } from '@wanli/kernel'
import { game, playOut, tableOf } from './help.ts'
import { bot, choosesAlike, tableOf as greatWallTable } from './great-wall-help.ts'
import { otherWorld } from './other-world.ts'

const sense = senseOf('zhanguo')!
const quick = searcher(sense, { name: 'quick', worlds: 2, commands: 3 })

function atOnce(pieces: Generator<void, Analysis, void>): { readonly analysis: Analysis; readonly pieces: number } {
  for (let count = 0; ; count++) {
    const { done, value } = pieces.next()
    if (done === true) return { analysis: value, pieces: count }
  }
}

const analysed = (table: AnyTable, seat: number, worlds: number, word = 'analysis') =>
  atOnce(analyse(table, seat, senseOf(table.game.id)!, { dice: new Dice(word), worlds, commands: 4, patience: 4 }))

const after = (table: AnyTable, answers: number): AnyTable =>
  begun(table, (given) => given >= answers && table.open.length === 1)

/** A table some answers into its game. */
function begun(table: AnyTable, isThere: (answers: number) => boolean): AnyTable {
  const bots = Array.from({ length: table.box.seats }, (_, seat) =>
    greedy(senseOf(table.game.id)!).make(new Dice(`${seat}`)),
  )
  for (let i = 0; !isThere(i); i++) {
    const { seat } = table.open[0]!
    table.pick(0, bots[seat]!.choose(table, seat))
  }
  return table
}

test('the best of the top commands is the one that greedy carries out', () => {
  const table = after(tableOf({ seats: 3 }, 'top'), 9)
  const { seat, options } = table.open[0]!
  const commands = topK(table, seat, sense, new Dice('top'), 5)
  assert.equal(commands.length, 5)
  assert.equal(new Set(commands.map(({ keys }) => keys.join())).size, 5)
  for (const [i, { value }] of commands.slice(1).entries()) assert.ok(value <= commands[i]!.value)
  const chosen = greedy(sense).make(new Dice('top')).choose(table, seat)
  assert.equal(commands[0]!.keys[0], options[chosen]!.key)
})

test('a closer look chooses among the best few commands that are within its reach', () => {
  const table = after(tableOf({ seats: 3 }, 'top'), 9)
  const { seat, options } = table.open[0]!
  const best = topK(table, seat, sense, new Dice('top'), Infinity)
  const chosen = (commands: number, reach: number, value: typeof sense.value) => {
    const asked: number[] = []
    const closer = {
      commands,
      reach,
      value: (...at: Parameters<typeof value>) => {
        asked.push(sense.value(...at))
        return value(...at)
      },
    }
    const option = greedy({ ...sense, closer })
      .make(new Dice('top'))
      .choose(table, seat)
    return { key: options[option]!.key, asked }
  }
  const alike: typeof sense.value = (...at) => sense.value(...at)
  const contrary: typeof sense.value = (...at) => -sense.value(...at)
  assert.equal(chosen(4, Infinity, alike).key, best[0]!.keys[0])
  const fourth = chosen(4, Infinity, contrary)
  assert.deepEqual(
    fourth.asked,
    best.slice(0, 4).map(({ value }) => value),
  )
  assert.equal(fourth.key, best[3]!.keys[0])
  const reach = best[0]!.value - best[1]!.value + 1e-9
  const second = chosen(4, reach, contrary)
  assert.equal(second.asked.length, best.filter(({ value }) => value >= best[0]!.value - reach).length)
  assert.ok(second.asked.length < 4, 'the fourth is out of reach')
})

test('an analysis ranks commands by the same worlds, names its terms, and tells what it expects', () => {
  for (const table of [after(tableOf({ seats: 2 }, 'an'), 6), after(greatWallTable({ seats: 3 }, 'an'), 12)]) {
    const { seat, options } = table.open[0]!
    const { analysis, pieces } = analysed(table, seat, 3)
    const [best, second] = analysis.candidates
    assert.ok(best !== undefined && second !== undefined)
    assert.ok(pieces > 3, 'it paused between pieces')
    assert.equal(options[best.option]!.key, best.keys[0])
    assert.equal(best.worlds, 3)
    assert.ok(best.mean >= second.mean && second.behind >= 0)
    assert.ok(Math.abs(second.behind - (best.mean - second.mean)) < 1e-6, 'the same worlds')
    const sum = Object.values(best.terms).reduce((a, b) => a + b, 0)
    assert.ok(Math.abs(sum - best.mean) < 1e-6, 'the terms add up to the value')
    assert.ok(best.line.length > 3 && best.line.every(({ key }) => key.length > 0))
    assert.deepEqual(analysed(table, seat, 3).analysis, analysis, 'the same dice and budget, the same analysis')
  }
})

test('who is clearly behind after two worlds is dropped; with patience, or many worlds, not before', () => {
  const table = after(tableOf({ seats: 2 }, 'race'), 6)
  const { seat } = table.open[0]!
  const raced = (more: { readonly worlds: number; readonly patience?: number }) =>
    atOnce(analyse(table, seat, sense, { dice: new Dice('race'), commands: 8, ...more })).analysis
  const worlds = ({ candidates }: Analysis) => candidates.map((candidate) => candidate.worlds)
  const quickly = raced({ worlds: 6 })
  assert.ok(worlds(quickly).includes(2), worlds(quickly).join())
  for (const { behind } of quickly.candidates) assert.ok(behind >= 0, 'whoever was dropped is behind')
  assert.deepEqual(new Set(worlds(raced({ worlds: 6, patience: 6 }))), new Set([6]))
  assert.equal(Math.min(...worlds(raced({ worlds: 16 }))), 4)
})

test('who plays on in the head looks at fewer lines', () => {
  const table = after(tableOf({ seats: 2 }, 'hasty'), 6)
  const { seat } = table.open[0]!
  const { hasty, ...slow } = sense
  assert.ok(hasty !== undefined)
  const linesOf = (by: typeof sense) =>
    atOnce(analyse(table, seat, by, { dice: new Dice('hasty'), worlds: 1, commands: 6 })).analysis.lines
  assert.ok(linesOf(sense) < 0.8 * linesOf(slow), `${linesOf(sense)} of ${linesOf(slow)}`)
})

test('when the time is up at once, it says what one command ahead says', () => {
  const table = after(tableOf({ seats: 2 }, 'up'), 6)
  const { seat } = table.open[0]!
  const { analysis } = atOnce(analyse(table, seat, sense, { dice: new Dice('up'), worlds: 9, isUp: () => true }))
  assert.equal(analysis.worlds, 0)
  const [first] = topK(table, seat, sense, new Dice('up'), 1)
  assert.deepEqual(analysis.candidates[0]!.keys, first!.keys)
})

test('a budget of lines ends it after the world in which it is used up', () => {
  const table = after(tableOf({ seats: 2 }, 'lines'), 6)
  const { seat } = table.open[0]!
  const { analysis } = atOnce(analyse(table, seat, sense, { dice: new Dice('lines'), lines: 1 }))
  assert.equal(analysis.worlds, 1)
})

test('an analysis tells the same in every world that the seat cannot tell from the real one', () => {
  const dice = new Dice('worlds of an analysis')
  let moments = 0
  const table = tableOf({ seats: 3, variants: ['orderByRewards'] }, 'leak')
  playOut(table, [greedy(sense), greedy(sense), greedy(sense)], 'leak', () => {
    const { seat } = table.open[0]!
    if (table.open.length > 1 || dice.below(16) !== 0) return
    moments++
    const { analysis } = analysed(table, seat, 2)
    const other = otherWorld(game, table, seat, dice)
    assert.deepEqual(other.view(seat), table.view(seat))
    assert.deepEqual(
      analysed(other, seat, 2).analysis,
      analysis,
      `${table.open[0]!.prompt} after ${table.entries.length}`,
    )
  })
  assert.ok(moments > 5, `${moments} moments`)
})

test('who searches in The Great Wall chooses the same in every world that its seat cannot tell from the real one', () => {
  const kind = searcher(senseOf('great-wall')!, { name: 'quick', worlds: 1, commands: 3 })
  const bots = [bot('greedy'), bot('greedy'), bot('greedy')]
  const options = { oneIn: 48, counted: true, kind }
  const { moments } = choosesAlike({ seats: 3 }, bots, 'leak', new Dice('moments'), options)
  assert.ok(moments > 5, `${moments} moments`)
})

test('what others have sealed is not looked at: they are thought to answer without knowing, and to have whims', () => {
  const [first, second] = [0, 1].map((choice) => {
    const table = greatWallTable({ seats: 3 }, 'sealed')
    begun(table, () => table.prompts.join() === 'command,command,command')
    const last = table.open.at(-1)!
    if (choice > 0) assert.ok(table.answer(last.seat, last.options[choice]!.key).ok)
    return analysed(table, table.open[0]!.seat, 2).analysis
  })
  assert.deepEqual(first, second)
})

test('a game of players that search keeps to the rules', () => {
  const table = playOut(tableOf({ seats: 2, boards: 'B' }, 'searchers'), [quick, greedy(sense)], 'searchers')
  assert.deepEqual(game.invariants(table.state, table.box), [])
})
