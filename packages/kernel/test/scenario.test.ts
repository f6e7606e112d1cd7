import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type AnyGame, gameOfScenario, type Line, readScenario, runScenario, type Scenario } from '@wanli/kernel'
import { ACT, BID, code, toyPosition, value } from './help.ts'
import { toy } from './toy-game.ts'

const game = toy as unknown as AnyGame
const scenario = (position: object | undefined, ...play: Line[]): Scenario => ({
  wanli: 'scenario',
  format: 1,
  title: 'a toy',
  cites: ['TOY-1'],
  ...(position === undefined ? { game: 'toy' } : { position }),
  play,
})
const run = (...play: Line[]) => runScenario(game, scenario(toyPosition(ACT), ...play))
const fails = (line: number, expected: RegExp, found: RegExp, ...play: Line[]) => {
  const [failure, ...more] = run(...play)
  assert.equal(more.length, 0)
  assert.ok(failure)
  assert.equal(failure.line, line)
  assert.match(failure.expected, expected)
  assert.match(failure.found, found)
}

describe('a scenario', () => {
  it('plays answers by key and checks what must be true', () => {
    assert.deepEqual(
      run(
        { asks: 'ann', prompt: 'light' },
        { offers: ['light red'] },
        { options: ['dark', 'light blue', 'light green', 'light red'] },
        { refuses: { 'light pink': null } },
        'light red',
        { tells: [{ kind: 'lit', colour: 'red' }] },
        { expect: { 'lit.0': ['red'], round: 1, 'hands.1.2': 5, pile: [] } },
        { undo: 'ann' },
        { undo: 'ann', allowed: false },
        { answer: 'light red', by: 'ann' },
        'gamble',
        { undo: 'ann', allowed: false },
        'rest',
        'dark',
        'wait',
        'rest',
        { asks: 'nobody' },
      ),
      [],
    )
  })

  it('names seats where several are asked', () => {
    const played = scenario(toyPosition([BID]), '@1 card 5', { answer: 'card 2', by: 'ann' }, '@0 bold', '@1 shy', {
      asks: 'bob',
      prompt: 'block',
    })
    assert.deepEqual(runScenario(game, value(readScenario(JSON.parse(JSON.stringify(played))))), [])
  })

  it('may begin with a set-up and a seed', () => {
    assert.deepEqual(runScenario(game, scenario(undefined, { asks: 'bob', prompt: 'bid' })), [])
    assert.equal(runScenario(game, { ...scenario(undefined), setup: { loud: 1 } })[0]!.line, 0)
  })

  it('tells the line that fails, what was expected and what was found', () => {
    fails(1, /"sing" is on offer/, /no-such-option; on offer: "light red"/, 'sing')
    fails(1, /is on offer/, /not-your-turn/, { answer: 'dark', by: 'bob' })
    fails(2, /bob is asked/, /ann \(act\)/, 'dark', { asks: 'bob' })
    fails(1, /ann \(rest\) is asked/, /ann \(light\)/, { asks: 'ann', prompt: 'rest' })
    fails(1, /on offer: "sing"/, /"dark"/, { offers: ['dark', 'sing'] })
    fails(1, /exactly "dark"/, /"light red"/, { options: ['dark'] })
    fails(1, /"dark" is refused/, /it is on offer/, { refuses: { dark: 'TOY-6' } })
    fails(2, /refused by TOY-5/, /not among the candidates/, 'dark', { refuses: { 'light red': 'TOY-5' } })
    fails(1, /round = 2/, /1/, { expect: { round: 2 } })
    fails(1, /hands.9.9 = 2/, /nothing/, { expect: { 'hands.9.9': 2 } })
    fails(2, /told: .*blue/, /red/, 'light red', { tells: [{ kind: 'lit', colour: 'blue' }] })
    fails(1, /ann can undo/, /nothing-to-undo/, { undo: 'ann' })
    fails(1, /a seat called zoe/, /"ann", "bob"/, { undo: 'zoe', allowed: false })
    fails(2, /ann cannot undo/, /undone/, 'dark', { undo: 'ann', allowed: false })
  })

  it('finds a position that cannot be set up', () => {
    const [failure] = runScenario(game, scenario({ ...toyPosition(ACT), game: 'chess' }))
    assert.equal(failure!.line, 0)
    assert.match(failure!.found, /other-game/)
  })

  it('knows its game', () => {
    assert.equal(gameOfScenario(scenario(toyPosition(ACT))), 'toy')
    assert.equal(gameOfScenario(scenario(undefined)), 'toy')
    assert.equal(gameOfScenario({ ...scenario('nonsense' as unknown as object) }), undefined)
  })

  it('is refused if it is none', () => {
    const good = scenario(toyPosition(ACT), 'dark')
    assert.ok(readScenario(good).ok)
    for (const input of [
      null,
      1,
      [],
      {},
      { ...good, title: 1 },
      { ...good, cites: 'x' },
      { ...good, cites: [1] },
      { ...good, play: {} },
    ])
      assert.equal(code(readScenario(input)), 'not-a-scenario')
    for (const line of [1, {}, { shout: 'x' }, null])
      assert.equal(code(readScenario({ ...good, play: [line] })), 'not-a-scenario')
    assert.equal(code(readScenario({ ...good, format: 2 })), 'format-version')
  })
})
