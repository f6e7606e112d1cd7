import assert from 'node:assert/strict'
import { altered, assault, defeatStep, horde, horseman, spearman, WATCH, winter, wounds } from '../pieces.ts'
import { card, position, rule, type Words } from '../table.ts'

const full = (side: string) => horde(`HOR-1/${side}`, wounds(1, 2, 3, 4))
const one = (side: string) => ({ hordes: [horde(`HOR-1/${side}`, { 1: spearman('dragon'), ...wounds(2, 3, 4) })] })
const LEADER = 'HOR-1/left'
const CLAIMED = [{ card: LEADER, shame: 0 }]
const leader = (spots: Parameters<typeof horde>[1], words: Words = {}, setup = {}) =>
  defeatStep({ ...words, sections: { left: { hordes: [horde(LEADER, spots)] }, ...words.sections } }, setup)

rule('GW-DEFEAT-01', 'Defeated when every Vital spot is covered, by Soldiers, Wounds or both', () => {
  leader(wounds(1, 2, 3, 4)).has({ hordeDiscard: [LEADER] })
  leader({ 1: spearman('snake'), 2: spearman('snake'), 3: spearman('snake'), 4: spearman('snake') }).has({
    'players.snake.claimed': CLAIMED,
  })
  leader({ 1: horseman('snake', 2), ...wounds(3, 4) }).has({ 'players.snake.claimed': CLAIMED })
  const open = leader({ 1: horseman('snake', 2), ...wounds(3) }, { players: { dragon: WATCH } })
  open
    .asks('dragon', 'tactic')
    .has({ season: 'winter', 'players.snake.claimed': [], 'players.snake.honor': 0, 'sections.left.hordes.length': 1 })
})

rule('GW-DEFEAT-02', 'checked after every Command card and after the shooting of Winter, never in between', () => {
  const sections = { left: { wall: 3, hordes: [horde(LEADER, wounds(1, 2, 3))], firing: { dragon: { archer: 1 } } } }
  // A turn in which nothing else happens: another Command card waits, the Horde is gone before it.
  const turn = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'attackOrder' }, 2: { by: 'snake', card: 'attackOrder' } },
      sections,
    },
    { seats: 3 },
  )
  turn
    .play('shoot archer left')
    .asks('dragon', 'clerk')
    .has({ 'sections.left.hordes.length': 1, 'players.dragon.honor': 0 })
  turn
    .play('stop', 'stop', 'stop')
    .asks('snake', 'clerk')
    .has({ 'sections.left.hordes.length': 0, 'players.dragon.honor': 2, turn: 'snake' })
  const fire = winter({ sections, players: { monkey: WATCH } }).play('pass')
  assert.equal(fire.told('hordeDefeated').length, 1)
  // In the Assault a covered Horde still stands.
  const held = assault({ sections: { left: { ...sections.left, hordes: [horde(LEADER, wounds(1, 2, 3, 4))] } } })
  held.has({ 'sections.left.hordes.0.card': LEADER })
})

rule(
  'GW-DEFEAT-03',
  'row 1 from the left, then rows 2 and 3, by the places at the start of the step; then again',
  () => {
    const t = defeatStep({
      players: { monkey: WATCH },
      sections: {
        left: { hordes: ['HOR-2/left', full('left')] },
        middle: { hordes: [full('middle'), 'HOR-2/middle', horde('HOR-7/left', wounds(1, 2, 3, 4))] },
        right: { hordes: [full('right'), horde('HOR-7/middle', wounds(1, 2, 3, 4))] },
      },
    })
    const order: string[] = []
    for (let i = 0; i < 5; i++)
      order.push(
        ...t
          .play('pass')
          .told('hordeDiscarded')
          .map(({ horde: id }) => id),
      )
    assert.deepEqual(order, ['HOR-1/middle', 'HOR-1/right', 'HOR-1/left', 'HOR-7/middle', 'HOR-7/left'])
    t.has({
      season: 'winter',
      'sections.left.hordes': [horde('HOR-2/left')],
      'sections.middle.hordes': [horde('HOR-2/middle')],
    })
    // One that is covered meanwhile, by a rule of a card, is Defeated in another pass of the same step.
    const again = leader(
      { 1: spearman('dragon'), ...wounds(2, 3, 4) },
      {
        players: { dragon: { active: ['ADV-38'] }, monkey: WATCH },
        sections: { right: { hordes: [horde('HOR-1/right', wounds(1, 2, 3))] } },
      },
      altered('advisors', 'ADV-38', { rules: 'onHordeDefeated[on] => wound(1,any)' }),
    )
    again.asks('dragon', 'wound', ['wound right 1.4', 'stop']).play('wound right 1.4', 'pass', 'pass')
    again.asks('monkey', 'tactic').play('pass')
    assert.deepEqual(
      again.told('hordeDiscarded').map(({ horde: id }) => id),
      ['HOR-1/right'],
    )
    again.has({ season: 'winter', 'players.dragon.claimed': CLAIMED })
  },
)

rule('GW-DEFEAT-04', '2 Honor for each player with a Soldier on it, once', () => {
  const t = leader({ 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('dragon'), 4: spearman('snake') })
  t.has({
    'players.dragon.honor': 2,
    'players.dragon.honorFrom.defeats': 2,
    'players.snake.honor': 2,
    'players.monkey.honor': 0,
  })
})

rule('GW-DEFEAT-05', '2 Honor per own Archer on a Firing spot of its section, with or without a Soldier on it', () => {
  const t = defeatStep({
    sections: {
      left: {
        wall: 3,
        hordes: [horde(LEADER, { 1: spearman('dragon'), ...wounds(2, 3, 4) })],
        firing: { dragon: { archer: 1 }, snake: { archer: 2 } },
        rest: { monkey: { archer: 1 } },
      },
      right: { firing: { monkey: { archer: 1 } } },
    },
  })
  t.has({ 'players.dragon.honor': 4, 'players.snake.honor': 4, 'players.monkey.honor': 0 })
})

rule(
  'GW-DEFEAT-06',
  'the claimer covers the most Vital spots with Soldiers; Wounds do not count, a Horseman two',
  () => {
    // Two Soldiers of one player against one Horseman: two spots each, a tie by the Tea order.
    const even = { 1: horseman('snake', 2), 3: spearman('dragon'), 4: spearman('dragon') }
    leader(even).has({ 'players.dragon.claimed': CLAIMED, 'players.snake.claimed': [] })
    leader(even, { tea: ['monkey', 'snake', 'dragon'] }).has({
      'players.snake.claimed': CLAIMED,
      'players.dragon.claimed': [],
    })
    leader({ 1: horseman('snake', 2), 3: spearman('dragon'), 4: 'wound' }).has({ 'players.snake.claimed': CLAIMED })
    leader({ ...wounds(1, 2, 3), 4: spearman('monkey') }).has({ 'players.monkey.claimed': CLAIMED })
    // Archers of the section claim nothing.
    const none = leader(wounds(1, 2, 3, 4), {
      sections: { left: { hordes: [horde(LEADER, wounds(1, 2, 3, 4))], firing: { snake: { archer: 1 } } } },
    })
    none.has({ 'players.snake.claimed': [], hordeDiscard: [LEADER] })
  },
)

card(['GW-DEFEAT-06', 'GEN-06'], '`claim` adds for a player with such a Soldier on the card', () => {
  const general = { general: 'GEN-06', supporting: ['ADV-01', 'ADV-02'] } as const
  const spots = { 1: horseman('dragon', 2), 3: spearman('snake'), 4: spearman('monkey') }
  leader(spots, { players: { snake: general } }).has({ 'players.snake.claimed': CLAIMED })
  leader(spots).has({ 'players.dragon.claimed': CLAIMED })
  // Without a Spearman on it the rule adds nothing; without any Soldier it makes no claimer.
  leader(
    { 1: horseman('snake', 2), 3: spearman('dragon'), 4: spearman('dragon') },
    { players: { snake: general } },
  ).has({ 'players.dragon.claimed': CLAIMED })
  leader(wounds(1, 2, 3, 4), { players: { snake: general } }).has({ hordeDiscard: [LEADER] })
})

rule('GW-DEFEAT-07', 'Soldiers on it are killed by Lethality; the claimer stays the claimer', () => {
  const t = leader({ 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound' }, { time: 3 })
  t.has({
    'players.dragon.free.spearman': 10,
    'players.snake.free.spearman': 10,
    'players.dragon.claimed': CLAIMED,
    'sections.left.rest.dragon.spearman': 0,
  })
})

rule('GW-DEFEAT-08', 'those not killed go to the Rest Zone of the section; Wounds go, none are left behind', () => {
  const t = leader(
    { 1: spearman('dragon'), 2: spearman('dragon'), 3: horseman('snake', 4) },
    {
      sections: {
        left: {
          hordes: [
            horde(LEADER, { 1: spearman('dragon'), 2: spearman('dragon'), 3: horseman('snake', 4) }),
            'HOR-2/left',
          ],
        },
      },
      players: { snake: { resources: { chi: 2 } }, monkey: WATCH },
    },
  )
  t.play('pass').asks('monkey', 'tactic').play('pass').asks('snake', 'save').play('save snake horseman')
  t.asks('monkey', 'tactic').has({
    season: 'winter',
    'sections.left.rest.dragon.spearman': 1,
    'sections.left.rest.snake.horseman': 1,
    'sections.middle.rest.dragon.spearman': 0,
    'players.dragon.free.spearman': 9,
    'sections.left.hordes': [horde('HOR-2/left')],
  })
})

rule('GW-DEFEAT-09', 'the claimer takes the card; without one it is discarded', () => {
  leader({ 1: spearman('snake'), ...wounds(2, 3, 4) }).has({ 'players.snake.claimed': CLAIMED, hordeDiscard: [] })
  const t = leader(
    { 1: spearman('snake'), ...wounds(2, 3, 4) },
    { players: { snake: { claimed: [{ card: 'HOR-8/left', shame: 1 }] } } },
  )
  t.has({ 'players.snake.claimed': [{ card: 'HOR-8/left', shame: 1 }, ...CLAIMED] })
  leader(wounds(1, 2, 3, 4)).has({ hordeDiscard: [LEADER], 'players.snake.claimed': [] })
})

rule('GW-DEFEAT-10', 'the others close the gap, with everything on them, in their order', () => {
  const second = horde('HOR-2/left', { 1: spearman('dragon'), ...wounds(4) })
  const third = horde('HOR-3/left', { 3: horseman('snake', 4) })
  const t = defeatStep({
    players: { monkey: WATCH },
    sections: { left: { hordes: [horde(LEADER, wounds(1, 2, 3, 4)), second, third] } },
  })
  t.play('pass').has({
    'sections.left.hordes': [
      second,
      { card: 'HOR-3/left', spots: { 3: horseman('snake', 4), 4: horseman('snake', 3) } },
    ],
  })
  const middle = defeatStep({
    players: { monkey: WATCH },
    sections: { left: { hordes: [second, horde(LEADER, wounds(1, 2, 3, 4)), 'HOR-4/left'] } },
  })
  middle.play('pass').has({ 'sections.left.hordes': [second, horde('HOR-4/left')] })
})

rule('GW-DEFEAT-11', 'each Defeated Horde is an event of its own, resolved before the next', () => {
  const t = defeatStep({
    players: { dragon: { tactics: ['TAC-13', 'TAC-14'], resources: { chi: 2 } } },
    sections: { left: one('left'), middle: one('middle') },
  })
  t.asks('dragon', 'tactic').has({ 'players.dragon.honor': 2 })
  t.play('tactic TAC-13', 'take wood', 'take wood')
    .asks('dragon', 'tactic')
    .play('pass')
    .asks('dragon', 'save')
    .play('stop')
  // The first is over and done with, then the second begins.
  t.asks('dragon', 'tactic').has({
    'players.dragon.claimed': CLAIMED,
    'players.dragon.honor': 4,
    'sections.left.hordes': [],
  })
  t.play('tactic TAC-14').has({ 'players.dragon.tactics': [] })
})

rule('GW-DEFEAT-12', 'a Horde is worth its Honor only in final scoring', () => {
  leader({ 1: spearman('snake'), ...wounds(2, 3, 4) }).has({
    'players.snake.honor': 2,
    'players.snake.honorFrom.hordes': 0,
  })
  const end = position({ phase: 'scoring', artifacts: [], players: { snake: { claimed: [LEADER] } } }, { seats: 3 })
  end.has({ 'players.snake.honor': 5, 'players.snake.honorFrom.hordes': 5 })
})

rule('GW-DEFEAT-13', 'after the Honor, before the claim: rules of those who took part, then the window for all', () => {
  const adviser = { active: ['ADV-38'] }
  const t = leader(
    { 1: spearman('dragon'), 2: spearman('snake'), ...wounds(3, 4) },
    { players: { dragon: adviser, snake: { tactics: ['TAC-14'] }, monkey: WATCH } },
  )
  // Steps 1 and 2 and the rule of the dragon are done; nobody has the card yet. The monkey, not involved, is asked, too.
  t.asks('snake', 'tactic', ['tactic TAC-14', 'pass']).refuses({ 'tactic TAC-14 boosted': 'GW-TACTIC-04' })
  t.has({ 'players.dragon.honor': 4, 'players.snake.honor': 2, 'players.dragon.claimed': [] })
  t.play('tactic TAC-14').asks('monkey', 'tactic', ['pass']).play('pass', 'pass')
  t.has({ 'players.snake.claimed': CLAIMED, 'players.dragon.claimed': [] })
  // Not for a player who has neither a Soldier on it nor an Archer there.
  const any = altered('advisors', 'ADV-38', { rules: 'onHordeDefeated => honor(2)' })
  const players = { monkey: adviser }
  leader(wounds(1, 2, 3, 4), { players }, any).has({ 'players.monkey.honor': 0 })
  const archer = { left: { hordes: [horde(LEADER, wounds(1, 2, 3, 4))], firing: { monkey: { archer: 1 } } } }
  leader(wounds(1, 2, 3, 4), { players, sections: archer }, any).has({ 'players.monkey.honor': 4 })
})

card(['GW-DEFEAT-13', 'GEN-04'], '`onHordeClaimed` fires when the card was taken, for the claimer alone', () => {
  const general = { general: 'GEN-04', supporting: ['ADV-01'] } as const
  const spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound' } as const
  leader(spots, { players: { dragon: general } }).has({ 'players.dragon.honor': 5, 'players.snake.honor': 2 })
  leader(spots, { players: { snake: general } }).has({ 'players.snake.honor': 2 })
  const taken = leader(spots, { players: { dragon: { active: ['ADV-39'] } } })
  taken.asks('dragon', 'ability').has({ 'players.dragon.claimed': CLAIMED })
})
