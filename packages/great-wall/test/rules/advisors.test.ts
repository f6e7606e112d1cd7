import assert from 'node:assert/strict'
import { ADVISORS, decision, position, rule, type Words } from '../table.ts'

/** The Embassy activates with two of the dragon's Clerks. */
const embassy = (words: Words = {}) =>
  position({ phase: 'activation', turn: 'dragon', clerks: { embassy: { dragon: 2 } }, ...words })

decision(
  ['GW-ADV-01', 'GW-ADV-02', 'GW-ADV-03', 'GW-CORE-09'],
  'a new Advisor is Active or Supporting, at once and for good',
  () => {
    const display = ['ADV-17', 'ADV-02', 'ADV-03', 'ADV-04']
    const start = () =>
      embassy({ players: { dragon: { resources: { gold: 9 } } }, advisorDisplay: display, advisorTop: [] })
    const t = start().play('hire ADV-17').asks('dragon', 'place', ['active', 'supporting'])
    t.play('active').has({ 'players.dragon.active': ['ADV-17'], 'players.dragon.supporting': [] })
    const other = start().play('hire ADV-17', 'supporting')
    other.has({ 'players.dragon.active': [], 'players.dragon.supporting': ['ADV-17'] })
    // Nothing turns a card over afterwards: only further hires are offered.
    assert.deepEqual(
      other.options().filter((key) => !key.startsWith('hire ')),
      ['decline'],
    )
    assert.deepEqual(other.told('advisorHired'), [{ kind: 'advisorHired', seat: 0, advisor: 'ADV-17', active: false }])
  },
)

rule(['GW-ADV-02', 'GW-ADV-03'], 'only an Active Advisor does what is printed on it', () => {
  // ADV-17: 2 Honor more for a donation.
  const donation = (player: object) =>
    position({
      phase: 'activation',
      turn: 'dragon',
      clerks: { quarry: { dragon: 2, snake: 2 } },
      players: { dragon: { general: null, ...player } },
    }).play('gather', 'gather', 'donate')
  donation({ active: ['ADV-17'] }).has({ 'players.dragon.honor': 4 })
  donation({ supporting: ['ADV-17'] }).has({ 'players.dragon.honor': 2 })
  // And only for its owner: ADV-18 makes Walls cheaper for the snake, not for the dragon.
  const price = (active: Words['players']) =>
    position({ phase: 'activation', turn: 'dragon', clerks: { builders: { dragon: 1 } }, players: active })
  const poor = { general: null, resources: { wood: 3 } }
  price({ dragon: poor, snake: { general: null, active: ['ADV-18'] } }).refuses({ 'wall left': 'GW-CORE-05' })
  assert.ok(price({ dragon: { ...poor, active: ['ADV-18'] } }).offers('wall left'))
})

rule(['GW-ADV-04', 'GW-CORE-13'], 'the ability of a General grows with the Supporting icons that show', () => {
  // TV-04, GEN-01: 2 Honor per icon when own Soldiers are killed. Lethality 1.
  const killed = (supporting: string[], active: string[] = []) =>
    position({
      phase: 'defeat',
      time: 1,
      tea: ['snake', 'dragon', 'monkey', 'turtle'],
      sections: {
        left: {
          hordes: [
            {
              card: 'HOR-1/left',
              spots: { 1: { by: 'dragon', unit: 'spearman' }, 2: 'wound', 3: 'wound', 4: 'wound' },
            },
          ],
        },
      },
      players: { dragon: { general: 'GEN-01', honor: 10, supporting, active } },
    })
  // 2 for the Defeat in any case.
  killed(['ADV-02', 'ADV-03']).has({ 'players.dragon.honor': 16, 'players.dragon.free.spearman': 10 })
  killed(['ADV-02']).has({ 'players.dragon.honor': 14 })
  killed([], ['ADV-02']).has({ 'players.dragon.honor': 12 })
  // The icons at the moment it is applied: GEN-13 counts the Advisor that was just hired.
  const hired = embassy({
    players: { dragon: { general: 'GEN-13', resources: { gold: 5 } } },
    advisorDisplay: ['ADV-02', 'ADV-03', 'ADV-04', 'ADV-05'],
    advisorTop: [],
  })
  hired.play('hire ADV-02', 'supporting').has({ 'players.dragon.honor': 2 })
  hired.play('hire ADV-03', 'supporting').has({ 'players.dragon.honor': 6 })
})

rule('GW-ADV-05', 'as many Advisors as a player can pay', () => {
  const mine = ADVISORS.slice(0, 20)
  const t = embassy({
    players: {
      dragon: { general: null, resources: { gold: 90 }, active: mine.slice(0, 10), supporting: mine.slice(10) },
    },
  })
  const [first, second] = t.words('advisorDisplay') as string[]
  t.play(`hire ${first}`, 'active', `hire ${second}`, 'supporting')
  assert.equal((t.words('players.dragon.active') as string[]).length, 11)
  assert.equal((t.words('players.dragon.supporting') as string[]).length, 11)
})
