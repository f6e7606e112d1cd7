import assert from 'node:assert/strict'
import { position, rule, type Words } from '../table.ts'

const TASKS = { upper: ['TW1', 'TP1', 'TG1'], lower: ['TW2', 'TP2', 'TG4'] } as Words['tasks']
const manual = { autoClaimTasks: false }

/** Red plays #95 for a unification and comes to the end of his turn. */
const turn = (words: Words, setup: Parameters<typeof position>[1] = {}) =>
  position(
    {
      turn: 'red',
      tasks: TASKS,
      ...words,
      players: { red: { hand: [95, 3] }, purple: { hand: [1, 2] }, ...words.players },
    },
    setup,
  ).play('card 95', 'unify 1')

const claims = (words: Words) => turn(words, manual).optionsLike('claim')

rule('ZG-TASK-02', 'a piece per symbol; two equal wall symbols mean both sections of the site', () => {
  // TW1 is T, T, G.
  assert.deepEqual(claims({ walls: { T1: { 1: 'red' }, T2: { 3: 'red' }, G2: { 2: 'red' } } }), ['claim TW1'])
  assert.deepEqual(claims({ walls: { T1: { 1: 'red' }, G1: { 1: 'red' }, G2: { 2: 'red' } } }), [])
  assert.deepEqual(claims({ walls: { T1: { 1: 'red' }, T2: { 1: 'red' }, V1: { 1: 'red' } } }), [])
  // Extra pieces never hurt.
  assert.deepEqual(claims({ walls: { T1: { 1: 'red' }, T2: { 1: 'red' }, G1: { 1: 'red' }, V1: { 1: 'red' } } }), [
    'claim TW1',
  ])
  // TP1 is 1, 2, 5: one in each region, not three somewhere; others' pieces don't count.
  assert.deepEqual(claims({ palaces: { 1: ['red'], 2: ['red', 'blue'], 5: ['red'], 3: ['red'] } }), ['claim TP1'])
  assert.deepEqual(claims({ palaces: { 1: ['red', 'red'], 2: ['red'] } }), [])
  assert.deepEqual(claims({ palaces: { 1: ['red'], 2: ['red'], 5: ['blue'] } }), [])
  // TG1 is 1, 4; squares and open areas alike.
  assert.deepEqual(claims({ governors: { 1: { b: 'red' }, 4: { open: ['red'] } } }), ['claim TG1'])
  assert.deepEqual(claims({ governors: { 1: { b: 'red', open: ['red'] }, 4: { a: 'blue' } } }), [])
})

rule('ZG-TASK-03', 'only pieces on the gameboard count; one may serve several tasks', () => {
  const t = turn({ governors: { 1: { a: 'red' }, 3: { a: 'red' }, 4: { a: 'red' } } })
  t.has({ 'claims.TG1': ['red'], 'claims.TG4': ['red'] })
  // Three governors' worth of officials and pieces in supply are no governors.
  const none = turn({ players: { red: { hand: [95, 3], governorsArea: { 1: ['red', 'gray', 'white'] } } } }).play(
    'end turn',
  )
  none.has({ 'claims.TG1': [], 'claims.TG4': [] })
})

rule('ZG-TASK-04', 'at the end of the own turn, whatever its action, or right after a reward', () => {
  const built: Words = { palaces: { 3: ['red'], 4: ['red'] } }
  const t = turn(built, manual).asks('red', 'endTurn', ['end turn', 'claim TP2'])
  // Not now, but at a later window.
  t.play('end turn')
    .asks('purple', 'card')
    .play('card 1', 'unify 1')
    .asks('red', 'action')
    .play('recruit', 'place red 1')
  t.asks('red', 'endTurn', ['end turn', 'claim TP2', 'free red 1'])
    .play('claim TP2')
    .has({ 'claims.TP2': ['red'] })
  // The reward of another is no window, the own one is.
  const reward = position(
    {
      round: 1,
      phase: 'writing',
      tasks: TASKS,
      ...built,
      governors: { 1: { a: 'red' }, 4: { a: 'red' } },
      players: { blue: { markers: { ivory: 1 } }, red: { markers: { orange: 1, brown: 1 } } },
    },
    manual,
  )
  reward.asks('blue', 'reward').play('accept', 'take red').asks('red', 'reward').play('pass').asks('red', 'reward')
  reward.play('accept', 'take red').asks('red', 'claim', ['claim TP2', 'claim TG1', 'decline'])
  reward.play('claim TG1').asks('red', 'claim', ['claim TP2', 'decline']).play('decline')
  reward.has({ round: 2, 'claims.TG1': ['red'], 'claims.TP2': [] })
})

rule('ZG-TASK-05', 'a disc on the first empty slot; at most one per player and task', () => {
  const built: Words = { palaces: { 3: ['red'], 4: ['red'] } }
  const t = turn({ ...built, claims: { TP2: ['blue', 'yellow'] } }).has({ 'claims.TP2': ['blue', 'yellow', 'red'] })
  assert.deepEqual(t.told('claimed'), [{ kind: 'claimed', seat: 1, task: 'TP2', slot: 3 }])
  const again = turn({ ...built, claims: { TP2: ['red'] } }, manual)
  // Nothing to claim: the turn is over at once.
  again.asks('purple', 'card').has({ 'claims.TP2': ['red'] })
})

rule('ZG-TASK-06', 'discs stay even if the condition is lost', () => {
  const t = position(
    {
      turn: 'purple',
      tasks: { upper: ['TW1', 'TP1', 'TG3'], lower: ['TW2', 'TP2', 'TG4'] },
      claims: { TG3: ['purple', 'blue'] },
      governors: { 2: { a: 'purple' }, 5: { a: 'purple' } },
      players: { purple: { hand: [95, 3], governorsArea: { 4: ['red', 'gray', 'white'] } } },
    },
    { boards: 'B' },
  )
  t.play('card 95', 'governor', 'install 4a', 'ability shiftGovernor', 'shift 2a>3')
  // No governor is left in 2.
  t.has({ 'governors.2': { a: null, b: null, c: null, open: [] }, 'claims.TG3': ['purple', 'blue'] })
  const end = position({ round: 5, phase: 'scoring', tasks: TASKS, claims: { TG1: ['purple'] } })
  end.has({ 'players.purple.points.tasks': 5 })
})

rule('ZG-TASK-07', 'four slots: there is always one left', () => {
  const t = turn({ palaces: { 3: ['red'], 4: ['red'] }, claims: { TP2: ['blue', 'yellow', 'purple'] } })
  t.has({ 'claims.TP2': ['blue', 'yellow', 'purple', 'red'] })
  const end = position({
    round: 5,
    phase: 'scoring',
    tasks: TASKS,
    claims: { TP2: ['blue', 'yellow', 'purple', 'red'] },
  })
  end.has({
    'players.blue.points.tasks': 5,
    'players.yellow.points.tasks': 4,
    'players.purple.points.tasks': 3,
    'players.red.points.tasks': 2,
  })
})

rule('ZG-TASK-08', 'claimed automatically at both windows, unless the table agreed otherwise', () => {
  const built: Words = { palaces: { 3: ['red'], 4: ['red'] }, governors: { 1: { a: 'red' }, 4: { a: 'red' } } }
  turn(built)
    .has({ 'claims.TP2': ['red'], 'claims.TG1': ['red'] })
    .asks('purple', 'card')
  turn(built, manual).has({ 'claims.TP2': [], 'claims.TG1': [] }).asks('red', 'endTurn')
  const reward = position({
    round: 1,
    phase: 'currency',
    tasks: TASKS,
    ...built,
    players: { red: { markers: { orange: 1 } } },
  })
  reward
    .has({ 'claims.TP2': [] })
    .play('accept')
    .has({ 'claims.TP2': ['red'], 'claims.TG1': ['red'], round: 2 })
})
