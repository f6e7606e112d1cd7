import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type AnyGame,
  type Failure,
  gameOfScenario,
  type Line,
  readScenario,
  runScenario,
  type Scenario,
} from '@wanli/kernel'
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
const words = ({ code, detail }: Failure['found']) => [code, ...Object.values(detail)].join(' ')
const fails = (line: number, expected: RegExp, found: RegExp, ...play: Line[]) => {
  const [failure, ...more] = run(...play)
  assert.equal(more.length, 0)
  assert.ok(failure)
  assert.equal(failure.line, line)
  assert.match(words(failure.expected), expected)
  assert.match(words(failure.found), found)
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
    fails(1, /^answer sing$/, /^notOffered "light red", .* 4$/, 'sing')
    fails(1, /^answer dark$/, /^notAsked/, { answer: 'dark', by: 'bob' })
    fails(2, /^asked bob$/, /^asks ann \(act\) 1$/, 'dark', { asks: 'bob' })
    fails(1, /^askedFor ann rest$/, /^asks ann \(light\) 1$/, { asks: 'ann', prompt: 'rest' })
    fails(1, /^nobodyAsked$/, /^asks ann \(light\) 1$/, { asks: 'nobody' })
    fails(1, /^offers "sing" 1$/, /^offers .*"dark"/, { offers: ['dark', 'sing'] })
    fails(1, /^exactly "dark" 1$/, /^offers "light red"/, { options: ['dark'] })
    fails(1, /^refused dark$/, /^onOffer$/, { refuses: { dark: 'TOY-6' } })
    fails(2, /^refusedBy light red TOY-5$/, /^noCandidate$/, 'dark', { refuses: { 'light red': 'TOY-5' } })
    fails(1, /^value round 2$/, /^data 1$/, { expect: { round: 2 } })
    fails(1, /^value hands.9.9 2$/, /^nothing$/, { expect: { 'hands.9.9': 2 } })
    fails(2, /^told .*blue/, /^data .*red/, 'light red', { tells: [{ kind: 'lit', colour: 'blue' }] })
    fails(1, /^undo ann$/, /^nothing-to-undo/, { undo: 'ann' })
    fails(1, /^seatCalled zoe$/, /^seats ann, bob/, { undo: 'zoe', allowed: false })
    fails(2, /^noUndo ann$/, /^undone$/, 'dark', { undo: 'ann', allowed: false })
  })

  it('finds a position that cannot be set up', () => {
    const [failure] = runScenario(game, scenario({ ...toyPosition(ACT), game: 'chess' }))
    assert.equal(failure!.line, 0)
    assert.equal(failure!.found.code, 'other-game')
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
