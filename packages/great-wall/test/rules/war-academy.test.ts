import assert from 'node:assert/strict'
import { activation, WATCH } from '../pieces.ts'
import { card, decision, rule, TACTICS, without, type Words } from '../table.ts'

const academy = (clerks: Readonly<Record<string, number>>, words: Words = {}) =>
  activation({ clerks: { warAcademy: clerks }, ...words })
const hand = (...tactics: readonly string[]) => ({ tactics })

decision(['DP-23', 'GW-WAR-01'], 'in Tea order 1 Tactic card per own Clerk, from the top; it may be declined', () => {
  const t = academy(
    { dragon: 2, snake: 1 },
    { tea: ['snake', 'dragon', 'monkey'], tacticTop: ['TAC-20', 'TAC-10', 'TAC-15'], players: { monkey: WATCH } },
  )
  t.asks('snake', 'warAcademy', ['draw', 'decline']).play('draw').asks('dragon', 'warAcademy')
  assert.equal(t.about('n'), 2)
  t.play('draw').has({ 'players.snake.tactics': ['TAC-20'], 'players.dragon.tactics': ['TAC-10', 'TAC-15'] })
  const declined = academy({ dragon: 2 }, { players: { monkey: WATCH } }).play('decline')
  declined.asks('monkey', 'tactic').has({ 'players.dragon.tactics': [], 'players.dragon.clerkPool': 5 })
})

rule(['DP-23', 'GW-WAR-01'], 'what was drawn is seen by who drew it alone', () => {
  const t = academy({ dragon: 2 }, { tacticTop: ['TAC-20', 'TAC-10'], players: { monkey: WATCH } }).play('draw')
  const [drawn] = t.everythingTold().filter(({ event }) => event.kind === 'tacticsDrawn')
  assert.deepEqual(drawn, {
    event: { kind: 'tacticsDrawn', seat: 0, n: 2 },
    secret: { to: [0], is: { cards: ['TAC-20', 'TAC-10'] } },
  })
  assert.deepEqual(t.view('dragon').players[0]!.tactics, ['TAC-20', 'TAC-10'])
  assert.deepEqual([t.view('snake').players[0]!.tactics, t.view('snake').players[0]!.tacticCount], [null, 2])
  assert.equal(t.view().players[0]!.tactics, null)
})

rule('GW-WAR-02', 'an empty deck is made anew from the discards; with none left the draw ends', () => {
  const others = without(TACTICS, 'TAC-01', 'TAC-02', 'TAC-03', 'TAC-04', 'TAC-05')
  const held = { players: { snake: hand(...others.slice(0, 5)), monkey: hand(...others.slice(5, 10)) } }
  const t = academy(
    { dragon: 3 },
    { ...held, tacticDeck: ['TAC-01'], tacticDiscard: ['TAC-02', 'TAC-03', 'TAC-04', 'TAC-05', ...others.slice(10)] },
  )
  t.play('draw').has({
    tacticDiscard: [],
    'tacticDeck.length': 7,
    'players.dragon.tactics.length': 3,
    'players.dragon.tactics.0': 'TAC-01',
  })
  // Two cards for three Clerks; the other eighteen are held.
  const rest = without(TACTICS, 'TAC-01', 'TAC-02')
  const few = activation(
    {
      clerks: { warAcademy: { dragon: 3 } },
      tacticDeck: ['TAC-01'],
      tacticDiscard: ['TAC-02'],
      players: {
        dragon: hand(...rest.slice(0, 3)),
        snake: hand(...rest.slice(3, 8)),
        monkey: hand(...rest.slice(8, 13)),
        turtle: hand(...rest.slice(13)),
      },
    },
    { seats: 4 },
  )
  few.play('pass', 'draw').has({ tacticDeck: [], tacticDiscard: [], 'players.dragon.tactics.length': 5 })
})

rule('GW-WAR-03', 'the hand limit comes when all cards of the activation are drawn', () => {
  const t = academy(
    { dragon: 3 },
    { tacticTop: ['TAC-18', 'TAC-19', 'TAC-20'], players: { dragon: hand('TAC-01', 'TAC-02', 'TAC-03', 'TAC-04') } },
  )
  t.play('pass', 'draw').asks(
    'dragon',
    'handLimit',
    ['01', '02', '03', '04', '18', '19', '20'].map((n) => `discard TAC-${n}`),
  )
  t.play('discard TAC-19').asks('dragon', 'handLimit').play('discard TAC-01')
  t.has({
    'players.dragon.tactics': ['TAC-02', 'TAC-03', 'TAC-04', 'TAC-18', 'TAC-20'],
    tacticDiscard: ['TAC-19', 'TAC-01'],
  })
})

card(['GW-WAR-01', 'TAC-11'], 'an extra Clerk draws, too', () => {
  const t = academy({ dragon: 1 }, { tacticTop: ['TAC-18', 'TAC-19'], players: { dragon: hand('TAC-11') } }).play(
    'tactic TAC-11',
    'draw',
  )
  t.has({ 'players.dragon.tactics': ['TAC-18', 'TAC-19'], tacticDiscard: ['TAC-11'] })
})
