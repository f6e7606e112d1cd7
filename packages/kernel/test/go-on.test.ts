import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  Dice,
  type Game,
  goOn,
  type Going,
  type Log,
  onlyWatched,
  readLog,
  recordOf,
  replay,
  type Rows,
  Table,
  versionOf,
  writeLog,
} from '@wanli/kernel'
import { answerAtRandom } from '../src/laws/play.ts'
import { code, value } from './help.ts'
import { festival, type Toy, toy, type ToyTable, toyWith } from './toy-game.ts'

const ROWS: Rows = { 'cards red': { value: 1 }, 'cards blue': { value: 2 }, 'numbers rounds': 3 }
const withRows = (game: Game<Toy>, rows: Rows): Game<Toy> => ({ ...game, rows: () => rows })
const now = withRows(toy, ROWS)

function played(game: Game<Toy>, seed: string, answers: number): ToyTable {
  const table = Table.start(game, {}, seed, { record: true })
  const dice = new Dice(seed)
  for (let i = 0; i < answers; i++) answerAtRandom(table, dice)
  return table
}
const text = (log: Log): Log => value(readLog(JSON.parse(JSON.stringify(log)), toy))
const from = (going: Going): Extract<Going, { how: 'kept' }> => {
  assert.equal(going.how, 'kept')
  return going
}

describe('the version of a log', () => {
  it('is that of the rules, with a digest of the data in force', () => {
    const box = now.open({})
    const version = versionOf(now, box)
    assert.match(version, /^3-[0-9a-f]{14}$/)
    assert.equal(versionOf(withRows(toy, { ...ROWS }), box), version)
    assert.notEqual(versionOf(withRows(toy, { ...ROWS, 'numbers rounds': 4 }), box), version)
    assert.notEqual(versionOf({ ...now, version: '4' }, box), version)
    assert.equal(writeLog(played(now, 'version', 4)).rules, version)
  })
})

describe('a log of another version', () => {
  const log = text(recordOf(played(now, 'goes on', 9)))

  it('goes on if its answers lead where they led, whatever else has changed', () => {
    assert.deepEqual(value(goOn(now, log)), { how: 'same' })
    assert.deepEqual(value(goOn(withRows({ ...toy, version: '4' }, { more: 1 }), log)), { how: 'same' })
    for (const older of [writeLog(played(now, 'older', 12)), recordOf(played(now, 'older', 12))]) {
      const { kept: _kept, marks: _marks, ...first } = older
      assert.deepEqual(value(goOn(now, { ...first, rules: '1' })), { how: 'same' })
    }
  })

  it('of the first builds has its seed spread as they did it', () => {
    const table = Table.start(toy, {}, 'first', { record: true, seeding: 'lanes' })
    const dice = new Dice('first')
    for (let i = 0; i < 9; i++) answerAtRandom(table, dice)
    const { seeding, kept: _kept, marks: _marks, ...first } = recordOf(table)
    assert.equal(seeding, 'lanes')
    const again = value(replay(toy, { ...first, rules: '1' }, { record: true }))
    assert.equal(again.hash(), table.hash())
    assert.equal(recordOf(again).seeding, 'lanes')
    assert.notEqual(Table.start(toy, {}, 'first').hash(), Table.start(toy, {}, 'first', { seeding: 'lanes' }).hash())
  })

  /** Red counts one more: what has been scored would be another score. */
  const later = withRows(
    { ...toyWith({ ...festival, name: 'later' }), version: '4' },
    { ...ROWS, 'cards red': { value: 2 } },
  )
  const differing = (game: Game<Toy> = now): ToyTable => {
    for (let n = 0; ; n++) {
      const table = played(game, `differs ${n}`, 14)
      const going = goOn(later, text(recordOf(table)))
      if (going.ok && going.value.how !== 'same') return table
    }
  }

  it('that leads elsewhere now goes on from the kept position, and tells what has changed by name', () => {
    const table = differing()
    const before = text(recordOf(table))
    const going = from(value(goOn(later, before)))
    assert.deepEqual(going.changed, { rules: true, rows: ['cards red'] })
    assert.equal(going.at, 14)
    assert.equal(going.lost, 0)
    // The table lies there as it lay, with the same cards to come.
    const { log: goesOn } = going
    const here = value(replay(later, text(goesOn), { record: true }))
    assert.deepEqual(here.state, table.state)
    assert.deepEqual(
      here.open.map(({ seat, options }) => [seat, options]),
      table.open.map(({ seat, options }) => [seat, options]),
    )
    // Nothing is lost: the earlier log is part of the one that goes on, and replays under its own rules.
    const { kept: _kept, marks: _marks, ...whole } = before
    assert.deepEqual(goesOn.earlier, whole)
    assert.equal(value(replay(now, text(goesOn.earlier), { record: true })).hash(), table.hash())
  })

  it('goes on by rules and chance that are determined and recorded; it is said once', () => {
    const table = differing()
    const { log: goesOn } = from(value(goOn(later, text(recordOf(table)))))
    const ends = [1, 2].map(() => {
      const here = value(replay(later, text(goesOn), { record: true }))
      const dice = new Dice('on')
      while (!here.over) answerAtRandom(here, dice)
      return { here, log: text(writeLog(here, goesOn)) }
    })
    const [one, other] = ends as [(typeof ends)[0], (typeof ends)[0]]
    assert.equal(one.here.hash(), other.here.hash())
    assert.equal(value(replay(later, one.log, { verify: true })).hash(), one.here.hash())
    assert.equal(one.log.rules, versionOf(later, one.here.box))
    assert.deepEqual(value(goOn(later, one.log)), { how: 'same' })
    assert.deepEqual(one.log.earlier!.answers, recordOf(table).answers)
  })

  it('can be undone only to where its position was kept', () => {
    const table = differing()
    const { log: goesOn } = from(value(goOn(later, text(recordOf(table)))))
    const here = value(replay(later, text(goesOn), { record: true }))
    const first = here.entries.length
    for (const seat of [0, 1]) while (here.undo(seat).ok);
    const { start } = goesOn
    assert.ok(here.entries.length <= first)
    assert.deepEqual(
      JSON.parse(JSON.stringify(toy.writePosition(here.checkpoint().state, here.box, false))),
      start!.table,
    )
  })

  it('without a kept position, or with one that can no longer be, is watched up to where it leads elsewhere', () => {
    const table = differing()
    const whole = text(writeLog(table))
    const { kept: _kept, ...without } = whole
    const [a, b] = [
      value(goOn(later, without)),
      value(goOn({ ...later, readPosition: () => readLog({}, toy) as never }, whole)),
    ]
    for (const going of [a, b]) {
      assert.equal(going.how, 'watch')
      assert.ok(going.how === 'watch' && going.at > 0 && going.at < 14, JSON.stringify(going))
      assert.ok(going.how === 'watch' && replay(later, whole, { upTo: going.at, verify: true }).ok)
    }
    assert.equal(code(onlyWatched(whole, 3)), 'rules-version')
  })

  it('of the first builds, which kept nothing, is compared with what its store knew of its end', () => {
    const table = differing()
    const { kept: _kept, marks: _marks, ...first } = recordOf(table)
    const { scores } = { scores: toy.scores(table.state, table.box) }
    const waiting = table.open.map(({ seat }) => seat)
    const old: Log = { ...first, rules: '1', ends: { scores, waiting } }
    assert.deepEqual(value(goOn(now, old)), { how: 'same' })
    const known: Game<Toy> = { ...later, changedSince: { '1': ['cards red'] } }
    const going = value(goOn(known, old))
    assert.deepEqual(going.how === 'watch' && going.changed, { rules: true, rows: ['cards red'] })
    assert.equal(value(goOn(now, { ...old, ends: { scores: [9, 9, 9], waiting } })).how, 'watch')
  })

  it('is not believed if its checks leave the game, unless states are built in another way now', () => {
    const whole = text(writeLog(played(now, 'checked', 12)))
    const { kept: _kept, ...log12 } = whole
    const broken = (at: number): Log => ({
      ...log12,
      rules: '1',
      checks: `${log12.checks.slice(0, at)}${'?'.repeat(12 - at)}`,
    })
    assert.deepEqual(value(goOn(now, broken(0))), { how: 'same' })
    assert.equal(value(goOn(now, broken(7))).how, 'watch')
  })

  it('whose set-up is no longer possible says so', () => {
    assert.equal(code(goOn(now, { ...log, setup: { lamps: 3 } })), 'bad-setup')
  })
})
