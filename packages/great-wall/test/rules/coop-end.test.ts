import assert from 'node:assert/strict'
import { Dice, openPosition, replay, writeLog, writePosition } from '@wanli/kernel'
import { greatWall } from '../../src/index.ts'
import { newGame, rule, type SetupWords, type TestTable, value } from '../table.ts'
import { altered, horde, spearman } from '../pieces.ts'
import { everyone, requestStep, team, type TeamWords } from './coop.ts'

const ALL = Array.from({ length: 12 }, (_, i) => `REQ-${String(i + 1).padStart(2, '0')}`)
/** So many are fulfilled, REQ-05, which wants Wood, lies open. */
const fulfilled = (n: number) => ({
  requests: ['REQ-05', null, null],
  done: ALL.filter((id) => id !== 'REQ-05').slice(0, n),
})
const WOODED: TeamWords = { players: everyone({ resources: { wood: 3 } }) }
const EMPTY_ENDS: SetupWords = { options: { 'coop.emptyPoolEndsGame': true } }

/** The result that everyone has in common. */
function isOver(t: TestTable, result: 'won' | 'lost', done: number): void {
  t.has({ over: true, 'extras.coop.result': result })
  assert.equal(t.asked(), 'nobody')
  const { table } = t
  assert.deepEqual(
    greatWall.winners(table.state, table.box),
    result === 'won' ? table.box.setup.clans.map((_, i) => i) : [],
  )
  assert.equal((t.words('extras.coop.done') as unknown[]).length, done)
}

// --- GW-COOP-25 to -27: the end check ------------------------------------------------------------------------------------

rule(
  ['GW-COOP-25', 'GW-COOP-01', 'GW-COOP-27'],
  'with the last Request that is needed all win, at the end check',
  () => {
    const t = requestStep(fulfilled(6), WOODED).play('request REQ-05', 'agree', 'agree')
    isOver(t, 'won', 7)
    assert.deepEqual(t.told('gameEnds'), [{ kind: 'gameEnds', because: ['requests'] }])
    assert.deepEqual(t.told('teamWon'), [{ kind: 'teamWon', done: 7 }])
    assert.deepEqual(t.told('teamLost'), [])
    // One short of it: the next Year begins.
    const short = requestStep(fulfilled(5), WOODED).play('request REQ-05', 'agree', 'agree')
    short.has({ over: false, 'extras.coop.result': 'open', year: 3 })
  },
)

rule(['GW-COOP-01', 'GW-COOP-25'], 'two win with 6, four with 9', () => {
  const done = ['REQ-06', 'REQ-07', 'REQ-08', 'REQ-09', 'REQ-10']
  const words = (seats: number): TeamWords => ({ players: everyone({ resources: { wood: 3 } }, seats) })
  isOver(
    requestStep({ requests: ['REQ-05', null], done }, words(2), { seats: 2 }).play('request REQ-05', 'agree'),
    'won',
    6,
  )
  const four = requestStep(fulfilled(7), words(4), { seats: 4 }).play('request REQ-05', 'agree', 'agree', 'agree')
  four.has({ over: false, 'extras.coop.result': 'open' })
  isOver(requestStep(fulfilled(8), words(4), { seats: 4 }).play('request REQ-05', 'agree', 'agree', 'agree'), 'won', 9)
})

rule('GW-COOP-25', 'on the last slot without the goal all lose, before Shame and Events', () => {
  const t = requestStep(fulfilled(5), { ...WOODED, time: 6 }).play('request REQ-05', 'agree', 'agree')
  isOver(t, 'lost', 6)
  assert.deepEqual(t.told('teamLost'), [{ kind: 'teamLost', because: 'time', done: 6 }])
  t.has({ shamePool: 30, 'extras.coop.events': [], 'extras.coop.requests': [null, null, null] })
})

rule(['GW-COOP-25', 'GW-COOP-22'], 'winning is not checked before the end check', () => {
  // Seven are fulfilled in the Request step: still more may follow.
  const t = requestStep(
    { ...fulfilled(6), requests: ['REQ-05', 'REQ-08', null] },
    { players: everyone({ resources: { wood: 3, chi: 2 } }) },
  )
  t.play('request REQ-05', 'agree', 'agree').asks('dragon', 'request', ['request REQ-08', 'stop']).has({ over: false })
  isOver(t.play('stop'), 'won', 7)
})

rule('GW-COOP-26', 'finished Walls end nothing', () => {
  const wall = { wall: 3 }
  for (const seats of [2, 3, 4]) {
    const sections = { ...(seats === 2 ? {} : { left: wall }), middle: wall, right: wall }
    const none = seats === 2 ? [null, null] : [null, null, null]
    requestStep({ requests: none }, { sections }, { seats }).has({ over: false, year: 3 })
  }
})

rule(['GW-COOP-26', 'RUL-25'], 'an empty pool ends the game only if the table agreed on it', () => {
  const none = { requests: [null, null, null] }
  requestStep(none, { shamePool: 0 }).has({ over: false, 'extras.coop.result': 'open', year: 3 })
  const agreed = requestStep(none, { shamePool: 0 }, EMPTY_ENDS)
  isOver(agreed, 'lost', 0)
  requestStep(none, { shamePool: 1 }, EMPTY_ENDS).has({ over: false })
  // Winning is still first.
  const won = requestStep(fulfilled(6), { ...WOODED, shamePool: 0 }, EMPTY_ENDS)
  isOver(won.play('request REQ-05', 'agree', 'agree'), 'won', 7)
  const lost = requestStep(fulfilled(5), { ...WOODED, shamePool: 0 }, EMPTY_ENDS).play(
    'request REQ-05',
    'agree',
    'agree',
  )
  assert.deepEqual(lost.told('teamLost'), [{ kind: 'teamLost', because: 'shame', done: 6 }])
  // Without the agreement it is the Time that ends it, though the pool is empty too.
  const time = requestStep(fulfilled(5), { ...WOODED, shamePool: 0, time: 6 }).play('request REQ-05', 'agree', 'agree')
  assert.deepEqual(time.told('teamLost'), [{ kind: 'teamLost', because: 'time', done: 6 }])
})

rule('GW-COOP-27', 'there is no final scoring: Honor stays, and decides nothing', () => {
  const words: TeamWords = {
    players: {
      dragon: { resources: { wood: 9, gold: 9 }, honor: 50, shamed: { spearman: 3 } },
      snake: { resources: { wood: 3 }, honor: 1 },
      monkey: { resources: { wood: 3 }, supporting: ['ADV-01', 'ADV-02'] },
    },
  }
  const t = requestStep(fulfilled(6), words).play('request REQ-05', 'agree', 'agree')
  isOver(t, 'won', 7)
  t.has({ 'players.dragon.honor': 50, 'players.snake.honor': 1, 'players.monkey.honor': 0 })
  assert.deepEqual([t.told('honor'), t.told('won')], [[], []])
})

// --- GW-COOP-24: losing at once ------------------------------------------------------------------------------------------

/** Three Hordes breach the left section; no Soldier stands on them. */
const breach = (pool: number, words: TeamWords = {}, setup: SetupWords = {}): TestTable =>
  team(
    {
      phase: 'assault',
      shamePool: pool,
      sections: { left: { hordes: ['CHO-1/left', 'CHO-2/left', horde('CHO-4/left', { 1: spearman('dragon') })] } },
      ...words,
    },
    setup,
  )

rule(
  ['GW-COOP-24', 'GW-SHAME-02'],
  'in the middle of a Breach: who should take a token from an empty pool loses for all',
  () => {
    // The dragon takes 2, the snake 3, the monkey none any more.
    const t = breach(3).play('shame archer', 'shame archer').asks('snake', 'shame').play('shame spearman')
    isOver(t, 'lost', 0)
    assert.deepEqual(t.told('teamLost'), [{ kind: 'teamLost', because: 'shame', done: 0 }])
    // Nothing else happened: the killing of the Breach, and Honor instead of the token.
    t.has({
      'players.snake.shamed.spearman': 1,
      'players.snake.honor': 0,
      'players.monkey.shamed.spearman': 0,
      'sections.left.hordes.2.spots.1': spearman('dragon'),
      shamePool: 0,
      season: 'winter',
    })
    assert.deepEqual([t.told('killed'), t.told('shameUnplaceable')], [[], []])
    // The last token alone loses nothing: exactly 8 are needed.
    const enough = breach(8, { coop: { requests: [null, null, null] } })
    enough.play(...Array.from({ length: 8 }, () => 'shame spearman')).has({ shamePool: 0, over: false, year: 3 })
  },
)

rule('GW-COOP-24', 'at a Location, before the Shame of who is alone there would be placed', () => {
  const t = team({
    phase: 'activation',
    turn: 'dragon',
    shamePool: 0,
    clerks: { quarry: { dragon: 3 }, goldMine: { snake: 2, dragon: 1 } },
    players: { dragon: { honor: 30 } },
  })
  t.asks('dragon', 'activate').play('activate quarry')
  isOver(t, 'lost', 0)
  t.has({ 'players.dragon.honor': 30, 'players.dragon.resources.stone': 0 })
})

rule(['GW-COOP-24', 'GW-COOP-17'], 'a token that is bought off goes back: the pool never runs out', () => {
  const t = breach(1, { players: everyone({ honor: 40 }) })
  for (const clan of ['dragon', 'dragon', 'snake', 'snake', 'snake'])
    t.asks(clan, 'shame').play('shame spearman').asks(clan, 'payShame').has({ shamePool: 0 }).play('pay shame')
  t.has({ over: false, shamePool: 1, 'players.dragon.honor': 20, 'players.snake.honor': 10 })
})

rule('GW-COOP-24', 'in the Request step: no new Requests, no Event', () => {
  const requests = ['REQ-09', 'REQ-12', null]
  const t = requestStep({ requests }, { shamePool: 4 }).play(...Array.from({ length: 4 }, () => 'shame spearman'))
  isOver(t, 'lost', 0)
  t.has({ 'extras.coop.requests': requests, 'extras.coop.events': [], year: 2 })
})

/** An Event that shames everyone. */
const SHAMING = altered('events', 'EVT-01', { immediate: 'now => all{shame(1)}' })

rule(['GW-COOP-24', 'GW-COOP-23a'], 'in the middle of an Event', () => {
  const t = requestStep({ requests: [null, null, null] }, { shamePool: 2 }, SHAMING)
  t.asks('dragon', 'shame').play('shame spearman').asks('snake', 'shame').play('shame spearman')
  isOver(t, 'lost', 0)
  t.has({ 'extras.coop.events': ['EVT-01'], year: 2 })
})

// --- over the end --------------------------------------------------------------------------------------------------------

/** Moments at which one more answer loses the game, and that answer. */
const LOSING: readonly (readonly [string, () => TestTable, string])[] = [
  ['a Breach', () => breach(3).play('shame archer', 'shame archer'), 'shame spearman'],
  ['the Request step', () => requestStep({ requests: ['REQ-09', null, null] }, { shamePool: 1 }), 'shame archer'],
  ['an Event', () => requestStep({ requests: [null, null, null] }, { shamePool: 1 }, SHAMING), 'shame horseman'],
]

rule('GW-COOP-24', 'the answer that loses can be taken back like any other', () => {
  for (const [name, start, last] of LOSING) {
    const t = start()
    const { table } = t
    const { seat } = table.open[0]!
    const before = table.hash()
    // `play` takes every answer back once and gives it again; here once more, from the end.
    t.play(last)
    isOver(t, 'lost', 0)
    assert.ok(table.canUndo(seat), name)
    assert.ok(table.undo(seat).ok, name)
    assert.equal(table.hash(), before, name)
    t.has({ over: false, 'extras.coop.result': 'open' })
    isOver(t.play(last), 'lost', 0)
    const late = table.answer(seat, last)
    assert.ok(!late.ok && late.error.code === 'game-over')
  }
})

rule('GW-COOP-24', 'saved as a log or as a position, the lost game is the same', () => {
  for (const [name, start, last] of LOSING) {
    const begin = writePosition(start().table)
    const table = value(openPosition(greatWall, begin, { record: true }))
    assert.ok(table.answer(table.open[0]!.seat, last).ok, name)
    assert.ok(table.over)
    const again = value(replay(greatWall, writeLog(table, { start: begin }), { record: true }))
    assert.equal(again.hash(), table.hash(), name)
    assert.equal(value(openPosition(greatWall, writePosition(table))).hash(), table.hash(), name)
    assert.equal(table.copy({ record: true }).hash(), table.hash(), name)
  }
})

rule(['GW-COOP-24', 'GW-COOP-27'], 'whole games end won or lost for all, and replay to the same end', () => {
  for (const seats of [2, 3, 4]) {
    const t = newGame({ mode: 'coop', seats }, `end ${seats}`)
    t.playOut(new Dice(`end ${seats}`))
    const { table } = t
    assert.ok(table.over)
    assert.notEqual(t.words('extras.coop.result'), 'open')
    assert.ok([0, seats].includes(greatWall.winners(table.state, table.box).length))
    assert.equal(value(replay(greatWall, writeLog(table))).hash(), table.hash())
  }
})
