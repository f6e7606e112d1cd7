import assert from 'node:assert/strict'
import { Dice, type Part } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import type { ModifierRule, Trigger } from '../../src/data/index.ts'
import { addHonor } from '../../src/honor.ts'
import { gain } from '../../src/resources.ts'
import { CHI } from '../../src/state.ts'
import type { GreatWall } from '../../src/terms.ts'
import { RAID } from '../pieces.ts'
import { decision, newGame, plugged, position, rule, type SetupWords, type TestTable, type Words } from '../table.ts'
import { expansion, openExtra, part } from './expansion.ts'

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }
const SPEARMAN = { by: 'dragon', unit: 'spearman' } as const

// --- 15.3: the order at one moment ---------------------------------------------------------------------------------------

rule('GW-WINDOW-01', 'one killing: victims, rules, Tactic cards, Chi, movement', () => {
  // TV-80
  const t = position({
    phase: 'defeat',
    time: 4,
    sections: {
      left: { hordes: [{ card: 'HOR-1/left', spots: { 1: SPEARMAN, 2: SPEARMAN, 3: 'wound', 4: 'wound' } }] },
    },
    players: { ...QUIET, dragon: { ...NONE, active: ['ADV-37'], tactics: ['TAC-06'], resources: { chi: 3 } } },
  })
  // The window of the Defeat, where TAC-06 does not fit.
  t.asks('dragon', 'tactic', ['pass']).play('pass')
  t.asks('dragon', 'ability', ['use ADV-37', 'pass'])
    .has({ 'sections.left.hordes.0.spots.1': SPEARMAN })
    .play('use ADV-37')
  if (t.asked() === 'dragon: save') t.play('save dragon spearman')
  t.asks('dragon', 'tactic', ['tactic TAC-06', 'tactic TAC-06 boosted', 'pass'])
  t.play('tactic TAC-06').asks('dragon', 'save')
  t.has({ 'sections.left.hordes.0.spots.1': SPEARMAN }).play('save dragon spearman')
  t.has({ 'players.dragon.resources.chi': 1, 'players.dragon.honor': 5, 'sections.left.rest.dragon.spearman': 2 })
})

rule('GW-WINDOW-01', 'a rule of the step comes before the rules of cards', () => {
  // GEN-10 after the shares: by then the Stone has been gathered.
  const t = position({
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 3, snake: 1 } },
    players: { ...QUIET, dragon: { general: 'GEN-10', supporting: ['ADV-01'] } },
  })
  t.play('gather', 'gather', 'decline', 'decline')
    .asks('dragon', 'ability')
    .has({ 'players.dragon.resources.stone': 3 })
})

decision(
  ['DP-50', 'GW-WINDOW-01'],
  'several own rules in the order that their owner likes, players in Tea order',
  () => {
    const rules = { ...NONE, active: ['ADV-15', 'ADV-30'], resources: { chi: 1 }, shamed: { archer: 1 } }
    const start = () =>
      position({
        phase: 'income',
        tea: ['monkey', 'snake', 'dragon', 'turtle'],
        players: {
          ...QUIET,
          dragon: rules,
          monkey: { ...NONE, active: ['ADV-28'] },
          snake: { ...NONE, active: ['ADV-44'] },
        },
      })
    // The monkey is on top: 4 Honor without a question.
    const t = start().has({ 'players.monkey.honor': 4 }).asks('dragon', 'ability', ['use ADV-15', 'use ADV-30', 'pass'])
    t.play('use ADV-30', 'unshame archer').has({ 'players.dragon.shamed.archer': 0, 'players.dragon.resources.chi': 0 })
    t.asks('dragon', 'ability', ['use ADV-15', 'pass']).play('use ADV-15', 'take chi', 'take chi')
    const other = start().play('use ADV-15', 'take wood', 'take wood').asks('dragon', 'ability', ['use ADV-30', 'pass'])
    other.play('pass').has({ 'players.dragon.shamed.archer': 1 })
  },
)

rule('GW-WINDOW-02', 'where a card names its moment more exactly, the card wins', () => {
  // The window beforeDefeat is open to everyone, but TAC-18 is for the own turn only.
  const t = position({
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 1, snake: 1 } },
    players: { ...QUIET, dragon: { ...NONE, tactics: ['TAC-05'] }, snake: { ...NONE, tactics: ['TAC-18'] } },
  })
  t.asks('dragon', 'tactic').play('pass').asks('snake', 'tactic', ['pass']).refuses({ 'tactic TAC-18': 'GW-TACTIC-03' })
})

rule('GW-WINDOW-03', 'a rule that fires is resolved with all that its effects fire, before anything else', () => {
  // ADV-03: after an Upgrade of the Lumber Mill, 2 Chi for one at the Gold Mine. ADV-21: 2 Honor for each own Upgrade.
  const t = position({
    phase: 'activation',
    turn: 'dragon',
    clerks: { lumberMill: { dragon: 3, snake: 1 } },
    players: { ...QUIET, dragon: { ...NONE, active: ['ADV-03', 'ADV-21'], resources: { chi: 4 } } },
  })
  t.play('gather', 'gather', 'overseer spearman lumberMill').has({ 'players.dragon.honor': 2 })
  t.asks('dragon', 'ability', ['use ADV-03', 'pass']).play('use ADV-03')
  t.asks('dragon', 'upgrade').play('overseer spearman goldMine')
  t.has({
    'players.dragon.honor': 4,
    'players.dragon.resources.chi': 0,
    'players.dragon.overseers': {
      lumberMill: { level: 1, unit: 'spearman' },
      goldMine: { level: 1, unit: 'spearman' },
    },
  })
  // Only then the step goes on.
  t.asks('dragon', 'donate')
})

// --- 15.5: where each trigger fires --------------------------------------------------------------------------------------

/** Notes every moment among the events: `moment onSpring`. */
function listen(t: TestTable, log: string[]): void {
  t.table.say = (event) => log.push(event.kind)
}
function momentsOf(log: string[]): Part<GreatWall> {
  return {
    name: 'ear',
    on: [
      {
        to: 'moment',
        when: 'has',
        rank: -1,
        do: (_g, { trigger, words }) => void log.push(`moment ${trigger} ${words?.join(' ') ?? ''}`),
      },
    ],
  }
}

/** What was told last before a trigger fires. Those left out follow other rules and are looked at below. */
const AFTER: Partial<Record<Trigger, readonly string[]>> = {
  onSpring: ['timeMoved'],
  onIncome: ['season', 'gained'],
  onReclaim: ['reclaimed', 'honor'],
  onTurnStart: ['turnBegan'],
  onGather: ['gained'],
  onUpgrade: ['upgraded'],
  onDonate: ['honor'],
  onClerkHired: ['clerkHired'],
  onAdvisorHired: ['advisorHired'],
  onHordeClaimed: ['hordeClaimed'],
  onShameGained: ['shamed', 'honor', 'shameUnplaceable'],
  onWinter: ['season'],
}

rule('GW-WINDOW-04', 'each trigger fires at its place and nowhere else', () => {
  const log: string[] = []
  const setup = plugged(momentsOf(log))
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
    const t = newGame(setup, seed)
    const dice = new Dice(seed)
    listen(t, log)
    while (!t.table.over) {
      pickAny(t.table, dice)
    }
  }
  // Random players seldom claim a Horde: the dragon does so here, and one of his Spearmen dies.
  log.push('hordeDefeated')
  const claim = position(
    {
      phase: 'defeat',
      time: 2,
      sections: {
        left: { hordes: [{ card: 'HOR-1/left', spots: { 1: SPEARMAN, 2: SPEARMAN, 3: 'wound', 4: 'wound' } }] },
      },
      players: { ...QUIET, dragon: { ...NONE, tactics: ['TAC-06'], resources: { chi: 2 } } },
    },
    setup,
  )
  listen(claim, log)
  for (const key of ['pass', 'pass', 'save dragon spearman']) if (claim.offers(key)) claim.table.answer(0, key)
  claim.table.say = undefined
  const fired = new Set<string>()
  log.forEach((entry, i) => {
    const [kind, trigger, word] = entry.split(' ')
    if (kind !== 'moment') return
    fired.add(trigger!)
    const before = log.slice(0, i).findLast((other) => !other.startsWith('moment'))!
    const allowed = AFTER[trigger as Trigger]
    if (allowed !== undefined) assert.ok(allowed.includes(before), `${trigger} after ${before}`)
    const next = (kinds: readonly string[]) => log.slice(i).find((other) => kinds.includes(other))
    const last = (kinds: readonly string[]) => log.slice(0, i).findLast((other) => kinds.includes(other))
    // Before Hordes are placed; after the shares and before the Clerks return; between Honor and the claim of a Defeat.
    if (trigger === 'onSpring') assert.notEqual(last(['hordePlaced', 'raid', 'timeMoved']), 'hordePlaced')
    if (trigger === 'onActivation') assert.equal(next(['activated', 'clerksReturned', 'turnBegan']), 'clerksReturned')
    if (trigger === 'onActivation') assert.equal(last(['activated', 'clerksReturned']), 'activated')
    if (trigger === 'afterActivationStep') assert.notEqual(last(['activated', 'clerksReturned']), 'activated')
    if (trigger === 'onHordeDefeated')
      assert.equal(last(['hordeDefeated', 'hordeClaimed', 'hordeDiscarded']), 'hordeDefeated')
    if (trigger === 'onAssault' && word === 'before') assert.equal(next(['assault', 'barricadesGone']), 'assault')
    if (trigger === 'onAssault' && word === 'held') assert.equal(before, 'assault')
    if (trigger === 'onKilled') assert.equal(last(['killed', 'hordeDefeated', 'assault', 'saved']), 'killed')
    if (trigger === 'onScore') assert.equal(last(['gameEnds', 'yearBegan']), 'gameEnds')
    if (trigger === 'onWinter')
      assert.equal(next(['wounded', 'assault', 'barricadesGone', 'turnBegan']) === 'turnBegan', false)
  })
  for (const trigger of [
    ...Object.keys(AFTER),
    'onActivation',
    'afterActivationStep',
    'onHordeDefeated',
    'onAssault',
    'onKilled',
    'onScore',
  ])
    assert.ok(fired.has(trigger), `${trigger} never fired in these games`)
})

// --- 19: hooks, used as an expansion would use them ----------------------------------------------------------------------

/** The Raid of a full left section, or a Breach of the left. */
const QUIET_RAID: Words = { ...RAID, players: QUIET }
const BREACH: Words = { phase: 'assault', time: 2, sections: { left: { hordes: ['HOR-2/left'] } }, players: QUIET }

rule('GW-HOOK-01', 'another type of Soldier: price, footprint and reach are data of the box', () => {
  const rider = {
    id: 'crossbow',
    perPlayer: 3,
    cost: [0, 0, 1, 0],
    footprint: 1,
    rows: 3,
    words: ['crossbow', 'melee', 'soldier'],
  }
  const setup = expansion((box) => ({ soldiers: [...box.soldiers, rider] }))
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { barracks: { dragon: 1, snake: 3 } },
      sections: { left: { hordes: ['HOR-2/left', 'HOR-4/left', 'HOR-5/left'] } },
      players: { ...QUIET, dragon: { ...NONE, resources: { gold: 1 } } },
    },
    setup,
  )
  t.has({ 'players.dragon.free.crossbow': 3 }).play('recruit crossbow')
  assert.ok(t.offers('attack crossbow left 1.1', 'attack crossbow left 3.1', 'rest crossbow right'))
  t.play('attack crossbow left 3.1')
  t.has({ 'sections.left.hordes.2.spots.1': { by: 'dragon', unit: 'crossbow' }, 'players.dragon.resources.gold': 0 })
})

rule('GW-HOOK-06', 'a marker on a Location adds to what it does', () => {
  const marker = part('marker', {
    to: 'moment',
    when: 'has',
    do: (g, { trigger, location, actors }) => {
      if (trigger !== 'onActivation' || g.state.extras['marker'] !== g.box.locations[location!]!.id) return
      for (const seat of actors ?? []) gain(g, seat, CHI, 2, 'marker')
    },
  })
  const setup = expansion({ parts: [marker], extras: [openExtra('marker', null)] })
  const quarry: Words = {
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 3, snake: 1 } },
    extras: { marker: 'quarry' },
    players: QUIET,
  }
  const t = position(quarry, setup).play('gather', 'decline', 'decline')
  t.has({ 'players.dragon.resources.chi': 2, 'players.snake.resources.chi': 2, 'players.monkey.resources.chi': 0 })
  const other = position({ ...quarry, extras: { marker: 'temple' } }, setup).play('gather', 'decline', 'decline')
  other.has({ 'players.dragon.resources.chi': 0 })
  // Before anything has happened there, and when all is over.
  const log: string[] = []
  const follow = part(
    'follow',
    {
      to: 'activates',
      when: 'has',
      do: (g, { order }) => void log.push(`${order.join()} ${g.state.clerks.includes(3)}`),
    },
    {
      to: 'activated',
      when: 'has',
      do: (g, { order }) => void log.push(`${order.join()} ${g.state.clerks.includes(3)}`),
    },
  )
  position(quarry, { ...expansion({ parts: [follow], extras: [openExtra('marker', null)] }) }).play(
    'gather',
    'decline',
    'decline',
  )
  assert.deepEqual(log, ['0,1 true', '0,1 false'])
})

declare module '../../src/terms.ts' {
  interface GwSteps {
    feast: object
    'after feast': object
  }
}

rule('GW-HOOK-07', 'steps of the Year can be followed, put between, and replaced', () => {
  const log: string[] = []
  const follow = part('follow', { to: 'stepDone', when: 'has', do: (_g, { step }) => void log.push(step) })
  const year = position(
    { phase: 'spring', time: 4, players: { dragon: { ...NONE, commands: ['attackOrder', 'economy'] } } },
    plugged(follow),
  )
  assert.deepEqual(log, ['time', 'hordes', 'reclaim'])
  for (const clan of ['dragon', 'snake', 'monkey', 'turtle']) year.playAs(clan, 'command attackOrder')
  log.length = 0
  year.play('spot 1', 'spot 2', 'spot 3').skip('clerk')
  year.playOut(new Dice('year'))
  assert.deepEqual(
    [...new Set(log)].filter((step) => step !== 'setup'),
    ['turnStart', 'defeat', 'turn', 'fall', 'winterStart', 'firing', 'assault', 'beforeScoring', 'scoring'],
  )
  assert.equal(log.filter((step) => step === 'turn').length, 4)
  // After the Defeats of each turn, and after those of Winter.
  assert.equal(log.filter((step) => step === 'defeat').length, 5)
  // Something after the reclaim, before the Command cards are chosen; and a step of its own with a question.
  const feast: Part<GreatWall> = {
    name: 'feast',
    steps: { feast: (g) => g.state.tea.forEach((seat) => addHonor(g, seat, 1, 'abilities')) },
    instead: {
      'fall.choose': () => (g) => {
        g.next({ step: 'feast' }, { step: 'after feast' })
      },
    },
  }
  const rest: Part<GreatWall> = { name: 'rest', steps: { 'after feast': (g) => void (g.state.over = true) } }
  position({ phase: 'reclaim' }, plugged(feast, rest)).has({
    'players.dragon.honor': 1,
    'players.turtle.honor': 1,
    over: true,
  })
})

rule(['GW-HOOK-08', 'GW-RAID-02'], 'what a Raid does can be replaced or changed', () => {
  const other = part('ransom', {
    to: 'raid',
    when: 'would',
    do: (g, raid) => {
      raid.prevented = true
      g.state.players[0]!.resources[0]!++
    },
  })
  position(QUIET_RAID, plugged(other)).has({
    shamePool: 40,
    hordeDiscard: ['HOR-1/left'],
    'players.dragon.resources.wood': 1,
  })
  const more: Part<GreatWall> = { name: 'more', modify: { raidTokens: (n) => n + 2 } }
  position(QUIET_RAID, plugged(more)).has({ shamePool: 34, shameRemoved: 6 })
})

rule('GW-HOOK-08', 'so can a Breach, and each Shame token', () => {
  const saved = part('saved', { to: 'breach', when: 'would', do: (_g, breach) => void (breach.prevented = true) })
  position(BREACH, plugged(saved)).has({ shamePool: 40, season: 'fall' })
  const proud = part('proud', {
    to: 'shame',
    when: 'would',
    do: (g, shame) => {
      if (shame.seat !== 1) return
      shame.prevented = true
      addHonor(g, 1, -3, 'shame')
    },
  })
  const t = position({ ...BREACH, players: { ...QUIET, snake: { ...NONE, honor: 9 } } }, plugged(proud))
  for (const clan of ['dragon', 'monkey', 'turtle']) t.asks(clan, 'shame').play('shame spearman')
  t.has({ shamePool: 37, 'players.snake.honor': 6 })
  // And something may follow.
  const worse = part('worse', {
    to: 'breach',
    when: 'has',
    do: (g, { section }) => void (g.state.sections[section]!.wall = 0),
  })
  const fallen = position({ ...BREACH, sections: { left: { wall: 1, hordes: ['HOR-2/left'] } } }, plugged(worse))
  for (const clan of ['dragon', 'snake', 'monkey', 'turtle']) fallen.asks(clan, 'shame').play('shame spearman')
  fallen.has({ 'sections.left.wall': 0 })
})

rule('GW-HOOK-09', 'further conditions to end the game, or fewer', () => {
  const check = (words: Words, setup: SetupWords) =>
    position({ phase: 'winterEnd', time: 2, players: QUIET, ...words }, setup)
  const third: Part<GreatWall> = {
    name: 'third year',
    modify: { endings: (endings, _about, g) => (g.state.year >= 3 ? [...endings, 'year'] : endings) },
  }
  check({ year: 2 }, plugged(third)).has({ over: false })
  check({ year: 3 }, plugged(third)).has({ over: true })
  const never: Part<GreatWall> = {
    name: 'no shame',
    modify: { endings: (endings) => endings.filter((ending) => ending !== 'shame') },
  }
  check({ shamePool: 0 }, plugged(never)).has({ over: false })
})

rule(
  'GW-HOOK-03',
  'numbers can be changed: Hordes of Spring, Lethality, Defense, Power, modifiers of the table',
  () => {
    const hordes: Part<GreatWall> = { name: 'hordes', modify: { newHordes: (n) => n + 1 } }
    const sections = ({ table }: TestTable) =>
      table.state.sections.reduce((sum, section) => sum + section.hordes.length, 0)
    const spring: Words = {
      phase: 'spring',
      time: 1,
      hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left', 'HOR-4/left'],
      players: QUIET,
    }
    assert.deepEqual([sections(position(spring)), sections(position(spring, plugged(hordes)))], [3, 4])
    const strong: Part<GreatWall> = {
      name: 'strong',
      modify: { defense: (n, { section }) => (section === 0 ? n + 6 : n) },
    }
    position(BREACH, plugged(strong)).has({ shamePool: 40, season: 'fall' })
    const weak: Part<GreatWall> = { name: 'weak', modify: { power: (n, { row }) => (row === 0 ? n - 99 : n) } }
    position(BREACH, plugged(weak)).has({ shamePool: 40, season: 'fall' })
    const kind: Part<GreatWall> = { name: 'kind', modify: { lethality: () => 0 } }
    const covered = { 1: SPEARMAN, 2: 'wound', 3: 'wound', 4: 'wound' } as const
    const defeat: Words = {
      phase: 'defeat',
      sections: { left: { hordes: [{ card: 'HOR-1/left', spots: covered }] } },
      players: QUIET,
    }
    position(defeat).has({ 'sections.left.rest.dragon.spearman': 0 })
    position(defeat, plugged(kind)).has({ 'sections.left.rest.dragon.spearman': 1 })
    const free: ModifierRule = {
      kind: 'mod',
      scope: 'own',
      conditions: [],
      modifier: { mod: 'handLimit', n: -4 },
      limit: null,
      text: '',
    }
    const poor: Part<GreatWall> = {
      name: 'poor',
      modify: { modifiers: (rules, { seat }) => (seat === 0 ? [...rules, { id: 'poor', rule: free }] : rules) },
    }
    const academy: Words = {
      phase: 'activation',
      turn: 'dragon',
      clerks: { warAcademy: { dragon: 2 } },
      players: QUIET,
    }
    position(academy).play('draw').has({ season: 'fall' })
    position(academy, plugged(poor)).play('draw').asks('dragon', 'handLimit')
  },
)

rule('GW-HOOK-14', 'a scenario may change the set-up', () => {
  const ruins = part('ruins', {
    to: 'stepDone',
    when: 'has',
    do: (g, { step }) => {
      if (step === 'setup') for (const section of g.state.sections) section.wall = 1
    },
  })
  const t = newGame(plugged(ruins))
  t.has({ 'sections.left.wall': 0 })
  for (const clan of ['dragon', 'snake', 'monkey', 'turtle'])
    for (let i = 0; i < 2; i++) t.playAs(clan, t.optionsOf(clan)[0]!)
  t.has({ 'sections.left.wall': 1, 'sections.right.wall': 1, 'sections.left.barricades': 3 })
})
