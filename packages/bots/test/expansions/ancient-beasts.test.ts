import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { Dice } from '@wanli/kernel'
import { tableAt, value } from '@wanli/test-kit'
import { greatWallGreedy } from '../../src/great-wall/index.ts'
import { greedyAnswers, playsWell } from '../great-wall-help.ts'

const greedy = greatWallGreedy.make(new Dice('greedy'))
const NONE = { general: null }
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

/** What greedy answers to the first question of a position. */
function answer(words: object, prompt: string, setup: object = {}): string {
  return greedyAnswers(words, { seats: 3, expansions: ['ancientBeasts'], ...setup }, prompt)
}

const turn = (words: object) => ({
  phase: 'turn',
  turn: 'dragon',
  track: { 1: { by: 'dragon', card: 'economy' } },
  ...words,
})
const beasts = (stand: object, shown = ['REL-5']) => ({ extras: { ancientBeasts: { beasts: stand, shown } } })

test('greedy pays for a Beast while it helps for long, and not in the last Year', () => {
  const rich = { ...QUIET, dragon: { ...NONE, active: ['ABA-1'], resources: { chi: 9 } } }
  // One more Defense holds this section against a Power of 4.
  const sections = { left: { barricades: 1, hordes: [{ card: 'HOR-7/left' }] } }
  const early = turn({ players: rich, sections, ...beasts({ 'BST-3': { area: 'left' } }) })
  assert.equal(answer(early, 'beastUpgrade'), 'upgrade BST-3')
  const late = turn({ players: rich, time: 6, ...beasts({ 'BST-3': { area: 'left' } }) })
  assert.equal(answer(late, 'beastUpgrade'), 'decline')
  // A card that gives Honor for it makes up for the price.
  const priest = { ...QUIET, dragon: { ...NONE, active: ['ABA-2'], resources: { gold: 9 } } }
  assert.equal(answer(turn({ players: priest, ...beasts({}) }), 'beastUpgrade'), 'upgrade BST-1')
})

test('greedy moves a Beast to where it is itself, and a team to where all are', () => {
  const clerks = { quarry: { dragon: 2 }, goldMine: { snake: 1, monkey: 1 } }
  const drum = { ...QUIET, dragon: { ...NONE, tactics: ['ABT-1'], overseers: {} } }
  const words = turn({
    clerks,
    players: drum,
    ...beasts({ 'BST-1': { area: 'lumberMill', level: 3 }, 'BST-2': {}, 'BST-3': {}, 'BST-4': {} }),
  })
  const moved = (setup: object = {}) => {
    const table = value(tableAt(greatWall, words, { seats: 3, expansions: ['ancientBeasts'], ...setup }))
    table.answer(0, 'tactic ABT-1')
    const question = table.open[0]!
    assert.equal(question.prompt, 'beastMove')
    return question.options[greedy.choose(table, 0)]!.key
  }
  assert.equal(moved(), 'beast BST-1 quarry')
  assert.equal(moved({ mode: 'coop' }), 'beast BST-1 goldMine')
})

test('greedy plays whole games with the Beasts', () => {
  playsWell([
    { seats: 3, expansions: ['ancientBeasts'] },
    { seats: 5, expansions: ['fifthPlayer', 'ancientBeasts', 'rat'] },
  ])
})
