import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Dice, type Log, openPosition, readLog, replay, writeLog, writePosition } from '@wanli/kernel'
import { answerAtRandom, playRandom } from '@wanli/kernel/laws'
import { BID, code, newToy, play, toyAt, toyPosition, value } from './help.ts'
import { toy } from './toy-game.ts'

const text = (log: unknown): unknown => JSON.parse(JSON.stringify(log))

function playedToy(seed: string) {
  const { table } = playRandom(toy, toy.open({ festival: true }), seed, undefined, { record: true })
  return { table, log: writeLog(table) }
}

const differs = (tampered: Log, verify: boolean) => {
  const result = replay(toy, tampered, { verify })
  assert.equal(code(result), 'entry-differs')
  return !result.ok && result.error.detail
}

describe('a log', () => {
  it('holds the whole game: replayed, it leads to the same table', () => {
    const { table, log } = playedToy('saved')
    const replayed = value(replay(toy, value(readLog(text(log), toy)), { verify: true, record: true }))
    assert.equal(replayed.hash(), table.hash())
    assert.deepEqual(replayed.entries, table.entries)
    assert.ok(JSON.stringify(log).length < 1500)
  })

  it('writes sealed answers with their seat, in the order of the seats', () => {
    const table = toyAt([BID])
    play(table, '1: card 5', '1: shy', '0: card 2', '0: bold', 'let')
    assert.deepEqual(writeLog(table, { start: toyPosition([BID]) }).answers, [
      '@0 card 2',
      '@0 bold',
      '@1 card 5',
      '@1 shy',
      'let',
    ])
  })

  it('replays up to an answer, and tells of each', () => {
    const { log } = playedToy('partly')
    const seen: number[] = []
    const begun: number[] = []
    const table = value(
      replay(toy, log, {
        upTo: 6,
        record: true,
        each: (_, count) => seen.push(count),
        begin: ({ open }) => begun.push(open.length),
      }),
    )
    assert.equal(table.entries.length, 6)
    assert.deepEqual(seen, [1, 2, 3, 4, 5, 6])
    assert.deepEqual(begun, [2])
    assert.ok(value(replay(toy, log, { upTo: 1000 })).over)
  })

  it('is refused if it is damaged', () => {
    const { log } = playedToy('damaged')
    for (const damaged of [undefined, null, 7, 'log', [], {}, { ...log, wanli: 'position' }])
      assert.equal(code(readLog(damaged, toy)), 'not-a-log')
    for (const damage of [
      { seed: 5 },
      { setup: 'x' },
      { setup: undefined },
      { checks: 1 },
      { answers: 'none' },
      { answers: ['a', 1] },
      { answers: null },
    ])
      assert.equal(code(readLog({ ...log, ...damage }, toy)), 'not-a-log')
  })

  it('is refused if it is cut off', () => {
    const { log } = playedToy('cut')
    const cut = readLog({ ...log, answers: log.answers.slice(0, -3) }, toy)
    assert.equal(code(cut), 'cut-off')
    assert.deepEqual(!cut.ok && cut.error.detail, { answers: log.answers.length - 3, checks: log.checks.length })
    assert.equal(code(readLog({ ...log, checks: log.checks.slice(1) }, toy)), 'cut-off')
    assert.ok(readLog({ ...log, checks: '' }, toy).ok)
  })

  it('is refused if it is of another game, has a newer format or spreads its seed in a way that nobody knows', () => {
    const { log } = playedToy('foreign')
    assert.equal(code(readLog({ ...log, game: 'chess' }, toy)), 'other-game')
    assert.equal(code(readLog({ ...log, seeding: 'dice' }, toy)), 'unknown-seeding')
    assert.equal(code(readLog({ ...log, rules: 4 }, toy)), 'not-a-log')
    const newer = readLog({ ...log, format: 2 }, toy)
    assert.equal(code(newer), 'format-version')
    assert.deepEqual(!newer.ok && newer.error.detail, { found: '2', known: 1 })
  })

  it('is refused if its set-up is', () => {
    const { log } = playedToy('set-up')
    assert.equal(code(replay(toy, { ...log, setup: { festival: 'yes' } })), 'bad-setup')
  })

  it('tells which entry differs', () => {
    const { log } = playedToy('tampered')
    const wrong = (at: number, answer: string): Log => ({ ...log, answers: log.answers.with(at, answer) })
    assert.deepEqual(differs(wrong(4, 'pass'), false), { entry: 5, key: 'pass', why: 'no-such-option' })
    assert.deepEqual(differs(wrong(0, '@2 card 1'), false), { entry: 1, key: 'card 1', why: 'not-your-turn' })
    assert.deepEqual(differs({ ...log, answers: [...log.answers, 'rest'] }, false), {
      entry: log.answers.length + 1,
      key: 'rest',
      why: 'game-over',
    })
    // A choice that was on offer too is found by the check of the very same entry.
    const wait = log.answers.findIndex((answer) => answer === 'wait' || answer === 'gamble')
    const other = log.answers[wait] === 'wait' ? 'gamble' : 'wait'
    assert.deepEqual(differs(wrong(wait, other), true), { entry: wait + 1, key: other, why: 'check' })
  })

  it('with another seed is found to differ', () => {
    const { log } = playedToy('seeded')
    assert.equal(code(replay(toy, { ...log, seed: 'another' }, { verify: true })), 'entry-differs')
  })

  it('can begin with a position, one with answers too', () => {
    const played = newToy('began')
    const dice = new Dice('began')
    for (let i = 0; i < 7; i++) answerAtRandom(played, dice)
    const start = writePosition(played)
    assert.ok(start.answers!.length > 0)
    const table = value(openPosition(toy, start))
    for (let i = 0; i < 5; i++) answerAtRandom(table, dice)
    const log = value(readLog(text(writeLog(table, { start })), toy))
    const replayed = value(replay(toy, log, { verify: true, record: true }))
    assert.equal(replayed.hash(), table.hash())
    assert.deepEqual(replayed.entries, table.entries)
    assert.equal(code(replay(toy, { ...log, start: { ...start, game: 'chess' } })), 'other-game')
  })
})
