import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fewSetups } from '@wanli/game-kit'
import { type AnyGame, replay, Table, versionOf, writeLog } from '@wanli/kernel'
import { randomGames, readRecorded, recordedTests, value, verdict, writeRecorded } from '@wanli/test-kit'
import { SETUP, zhanguo } from '@wanli/zhanguo'
import { standardTables } from '../src/data/index.ts'

/** Random games of every kind of table, with every answer to every field of the set-up. */
recordedTests(new URL('recorded/', import.meta.url), randomGames(zhanguo, fewSetups(SETUP)))

describe('a change of what happens', () => {
  const name = 'players-2-1'
  const game = zhanguo as AnyGame
  const text = readFileSync(new URL(`recorded/${name}.txt`, import.meta.url), 'utf8')
  const recorded = readRecorded(text)
  const version = versionOf(game, game.open(value(game.checkSetup(recorded.setup))))
  /** The game with other data: four rounds. */
  const shorter: AnyGame = {
    ...game,
    checkSetup: (input) => game.checkSetup({ ...(input as object), data: { constants: { rounds: { value: 4 } } } }),
  }

  it('is found, and needs another version', () => {
    assert.equal(verdict(game, recorded, version), undefined)
    // Of data: the digest is another by itself, and the games are to be recorded anew.
    assert.match(
      verdict(shorter, recorded, version)!,
      /answer \d+, ".*": npm run record|answer \d+, ".*", .*: npm run record/,
    )
    // Of rules: nobody notices but the recorded games.
    const unnoticed: AnyGame = { ...shorter, rows: () => game.rows!(game.open(value(game.checkSetup(recorded.setup)))) }
    assert.match(verdict(unnoticed, recorded, version)!, /the version 2-\w+ does not\. Raise `version` of zhanguo/)
    const generous: AnyGame = { ...game, scores: (s, box) => game.scores(s, box).map((points) => points + 1) }
    assert.match(verdict(generous, recorded, version)!, /^the scores are .*the version 2-\w+ does not/)
    assert.match(verdict({ ...generous, version: '3' }, recorded, version)!, /^the scores are .*: npm run record/)
  })

  it('of the version alone is found too', () => {
    assert.match(verdict({ ...game, version: '3' }, recorded, version)!, /recorded under 2-\w+, now it is 3-\w+/)
    assert.match(verdict(game, recorded, undefined)!, /recorded under no version/)
  })

  it('of one answer is one line', () => {
    assert.equal(writeRecorded(recorded), text)
    assert.equal(text.trimEnd().split('\n').length, 6 + recorded.answers.length)
  })

  it("of an owner's data is another version, and the log carries them", () => {
    const setup = value(shorter.checkSetup(recorded.setup))
    const table = Table.start(shorter, setup, 'own', { record: true })
    const log = writeLog(table)
    assert.notEqual(log.rules, version)
    assert.equal(value(replay(game, log, { record: true })).hash(), table.hash())
    assert.equal(writeLog(value(replay(game, log, { record: true }))).rules, log.rules)
    // Where a row comes from, or what it is called, is no other game.
    const [card] = standardTables.cards
    const same = game.checkSetup({ ...recorded.setup, data: { cards: { '#1': { ...card, tag: 'designed' } } } })
    assert.equal(versionOf(game, game.open(value(same))), version)
  })
})
