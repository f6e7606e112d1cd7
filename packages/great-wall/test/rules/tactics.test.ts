import assert from 'node:assert/strict'
import { standingOf } from '@wanli/kernel'
import { activation, altered, assault, defeatStep, horde, RICH, spearman, WATCH, winter, wounds } from '../pieces.ts'
import { card, decision, position, QUIET, rule, type SetupWords, type Words } from '../table.ts'

const hand = (...tactics: readonly string[]) => ({ tactics })
const LEADER = 'HOR-1/left'
const FOUR = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('dragon'), 4: spearman('dragon') }
const ON = { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') }
const leader = (spots: Parameters<typeof horde>[1], words: Words = {}, setup: SetupWords = {}) =>
  defeatStep({ ...words, sections: { left: { hordes: [horde(LEADER, spots)] }, ...words.sections } }, setup)
/** A Horde on which everyone has a Soldier. */
const on = (side: string) => horde(`HOR-5/${side}`, ON)
/** The dragon's turn begins. */
const turn = (words: Words) =>
  position(
    { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'attackOrder' } }, ...words },
    { seats: 3 },
  )

rule('GW-TACTIC-01', 'drawn from the top, secret in hand; played ones lie face up on the discard pile', () => {
  const t = activation({
    tacticTop: ['TAC-19', 'TAC-20'],
    clerks: { warAcademy: { dragon: 1 } },
    players: { snake: hand('TAC-05') },
  })
  t.play('draw').has({ 'players.dragon.tactics': ['TAC-19'] })
  assert.equal(t.view('snake').players[0]!.tactics, null)
  assert.deepEqual(t.view('snake').players[1]!.tactics, ['TAC-05'])
  t.play('pass').asks('snake', 'tactic').play('tactic TAC-05')
  assert.deepEqual(t.told('tacticPlayed'), [{ kind: 'tacticPlayed', seat: 1, card: 'TAC-05', boosted: false }])
  assert.deepEqual(t.view('dragon').tacticDiscard, ['TAC-05'])
  t.has({ 'players.snake.tactics': [], tacticDiscard: ['TAC-05'] })
})

decision(
  ['DP-45', 'GW-TACTIC-02'],
  'the hand limit is 5: down to it, old or new cards, by choice; cards may raise it',
  () => {
    const five = ['TAC-01', 'TAC-02', 'TAC-04', 'TAC-07', 'TAC-08']
    const words = { tacticTop: ['TAC-19', 'TAC-20'], clerks: { warAcademy: { dragon: 2 } } }
    const t = activation({ ...words, players: { dragon: hand(...five), monkey: hand('TAC-09') } }).play('pass', 'draw')
    t.asks(
      'dragon',
      'handLimit',
      [...five, 'TAC-19', 'TAC-20'].map((id) => `discard ${id}`),
    )
    // Nothing else is possible, and what stays is nobody's business.
    assert.ok(!t.offers('stop') && !t.offers('pass'))
    t.play('discard TAC-04', 'discard TAC-20').has({
      'players.dragon.tactics': ['TAC-01', 'TAC-02', 'TAC-07', 'TAC-08', 'TAC-19'],
      tacticDiscard: ['TAC-04', 'TAC-20'],
    })
    assert.deepEqual([t.view('snake').players[0]!.tactics, t.view('snake').players[0]!.tacticCount], [null, 5])
    const more = activation({
      ...words,
      players: { dragon: { ...hand(...five), active: ['ADV-42'] }, monkey: hand('TAC-09') },
    }).play('pass', 'draw')
    more.asks('dragon', 'tactic').has({ 'players.dragon.tactics': [...five, 'TAC-19', 'TAC-20'] })
  },
)

rule('GW-TACTIC-03', 'a card says when it may be played: in turns of others, and outside turns', () => {
  const words = { clerks: { quarry: { snake: 1 } }, sections: { left: { hordes: ['HOR-2/left'] } } }
  const t = activation({ ...words, players: { snake: { ...hand('TAC-05', 'TAC-18'), resources: { chi: 9 } } } })
  t.asks('snake', 'tactic', ['tactic TAC-05', 'tactic TAC-05 boosted', 'pass'])
  // Only in one's own turn, and with a Clerk somewhere.
  t.refuses({ 'tactic TAC-18': 'GW-TACTIC-03' })
  const own = activation({ ...words, turn: 'snake', players: { snake: hand('TAC-18') } }).asks('snake', 'tactic')
  own.play('tactic TAC-18').asks('snake', 'advancedActivation', ['activate quarry', 'decline'])
  activation({ turn: 'snake', players: { snake: hand('TAC-18') } }).refuses({ 'tactic TAC-18': 'GW-TACTIC-03' })
  // A Horde on which the player has nobody.
  leader(FOUR, { players: { snake: hand('TAC-13') } }).refuses({ 'tactic TAC-13': 'GW-TACTIC-03' })
  const outside = winter({ players: { snake: hand('TAC-15') } })
  outside.asks('snake', 'tactic', ['tactic TAC-15', 'pass']).has({ turn: null })
})

rule('GW-TACTIC-04', 'one of the two boxes; the boosted one needs its Chi in full', () => {
  const poor = leader(FOUR, { players: { dragon: { ...hand('TAC-14'), resources: { chi: 1 } } } })
  poor.asks('dragon', 'tactic', ['tactic TAC-14', 'pass']).refuses({ 'tactic TAC-14 boosted': 'GW-TACTIC-04' })
  const archer = { left: { hordes: [horde(LEADER, FOUR)], firing: { dragon: { archer: 1 } } } }
  const rich = { players: { dragon: { ...hand('TAC-01'), resources: { chi: 3 } }, monkey: WATCH }, sections: archer }
  const normal = leader(FOUR, rich).play('tactic TAC-01')
  normal.has({
    'players.dragon.honor': 8,
    'players.dragon.honorFrom.tactics': 4,
    'players.dragon.resources.chi': 3,
    'players.dragon.tactics': [],
  })
  const boosted = leader(FOUR, rich).play('tactic TAC-01 boosted')
  boosted.has({
    'players.dragon.honor': 12,
    'players.dragon.honorFrom.tactics': 8,
    'players.dragon.resources.chi': 1,
    tacticDiscard: ['TAC-01'],
  })
  // A cheaper boost.
  const cheap = leader(FOUR, {
    ...rich,
    players: { dragon: { ...hand('TAC-01'), active: ['ADV-43'], resources: { chi: 1 } }, monkey: WATCH },
  })
  cheap.play('tactic TAC-01 boosted').has({ 'players.dragon.resources.chi': 0 })
})

rule('GW-TACTIC-05', 'one card per player and event; several players may each play one, in Tea order', () => {
  const t = activation({
    tea: ['monkey', 'snake', 'dragon'],
    players: { dragon: hand('TAC-05'), snake: hand('TAC-19', 'TAC-12'), monkey: hand('TAC-16') },
    sections: { left: { wall: 3, hordes: ['HOR-2/left', 'HOR-3/left'] } },
  })
  t.asks('monkey', 'tactic').play('pass').asks('snake', 'tactic').play('tactic TAC-19', 'stop')
  // The other card of the snake fits as well, but not any more.
  t.asks('dragon', 'tactic').play('tactic TAC-05', 'wound left 1.1')
  t.asks('monkey', 'tactic').has({
    season: 'winter',
    'players.snake.tactics': ['TAC-12'],
    tacticDiscard: ['TAC-19', 'TAC-05'],
  })
})

rule('GW-TACTIC-06', 'a Breach is one event for the whole section; two Breached sections are two', () => {
  const t = assault({
    players: { dragon: { ...hand('TAC-02', 'TAC-06'), resources: { chi: 3 } } },
    sections: {
      left: { wall: 1, hordes: [on('left'), on('middle')], firing: { dragon: { archer: 1 } } },
      right: { hordes: [on('right')] },
    },
  })
  t.play('pass')
    .asks('dragon', 'tactic')
    .play('tactic TAC-02 boosted', 'save dragon spearman', 'save dragon spearman', 'save dragon archer')
  // The right section: before the comparison, then its killing.
  t.asks('dragon', 'tactic', ['pass'])
    .has({ 'sections.left.rest.dragon': { spearman: 2, archer: 1, horseman: 0 } })
    .play('pass')
  t.asks('dragon', 'tactic', ['tactic TAC-06', 'tactic TAC-06 boosted', 'pass'])
})

rule('GW-TACTIC-07', 'a Defeat and the killing on that Horde are two events, or one if the table plays so', () => {
  const players = { dragon: { ...hand('TAC-13', 'TAC-06') } }
  const split = leader(FOUR, { players }).play('tactic TAC-13', 'take wood', 'take wood')
  split.asks('dragon', 'tactic', ['tactic TAC-06', 'pass'])
  assert.equal(split.about('window'), 'killing')
  const setup = { options: { 'tactic.defeatEvents': 'merged' } } as const
  const merged = leader(FOUR, { players: { ...players, snake: WATCH } }, setup).play(
    'tactic TAC-13',
    'take wood',
    'take wood',
  )
  // The dragon has played, the snake has not.
  merged.asks('snake', 'tactic').play('pass').asks('snake', 'tactic')
  assert.equal(merged.about('window'), 'killing')
  const later = leader(FOUR, { players }, setup).play('pass')
  later.asks('dragon', 'tactic', ['tactic TAC-06', 'pass'])
})

rule('GW-TACTIC-08', 'victims, rules, Tactic cards, Chi, the figures move, then what reacts: the saved first', () => {
  const setup = altered('advisors', 'ADV-04', { rules: 'onSaved => honor(1)' })
  const mixed = { 1: { by: 'dragon', unit: 'horseman', with: 2 }, 3: spearman('dragon'), 4: spearman('dragon') }
  const t = leader(
    mixed,
    {
      time: 3,
      players: {
        dragon: { ...QUIET, active: ['ADV-37', 'ADV-05', 'ADV-04'], ...hand('TAC-06'), resources: { chi: 2 } },
        snake: WATCH,
      },
    },
    setup,
  )
  t.play('pass', 'pass').asks('dragon', 'victim').play('kill horseman').asks('dragon', 'ability').play('use ADV-37')
  t.asks('dragon', 'save', ['save dragon spearman', 'save dragon horseman', 'stop']).play('save dragon spearman')
  t.asks('dragon', 'tactic').play('tactic TAC-06').asks('snake', 'tactic').play('pass')
  // Only what is not saved yet can be paid for. Until then nobody has moved.
  t.asks('dragon', 'save', ['save dragon horseman', 'stop']).has({
    'sections.left.rest.dragon.spearman': 0,
    'players.dragon.free.horseman': 1,
  })
  t.play('stop').has({
    'sections.left.rest.dragon.spearman': 2,
    'players.dragon.free.horseman': 2,
    'players.dragon.honor': 2 + 3 + 1 + 2,
  })
  assert.deepEqual(
    t.told('abilityUsed').map(({ card: id }) => id),
    ['ADV-04', 'ADV-05'],
  )
})

rule('GW-TACTIC-09', 'a card that fits may be played though it does nothing', () => {
  const t = turn({ players: { dragon: hand('TAC-16'), snake: hand('TAC-05') } })
  t.asks('dragon', 'tactic', ['tactic TAC-16', 'pass']).play('tactic TAC-16')
  t.asks('dragon', 'clerk').has({ tacticDiscard: ['TAC-16'], shamePool: 30 })
  const wound = activation({ players: { snake: hand('TAC-05') } }).play('tactic TAC-05')
  wound.has({ tacticDiscard: ['TAC-05'], 'players.snake.tactics': [] })
})

card(['GW-TACTIC-10', 'ADV-02', 'GEN-05'], 'abilities may react to a play; it opens no window of its own', () => {
  const general = { general: 'GEN-05', supporting: ['ADV-01'], active: ['ADV-02'] } as const
  const t = turn({
    players: {
      dragon: { ...general, ...hand('TAC-16', 'TAC-10', 'TAC-09'), resources: { chi: 2 } },
      snake: hand('TAC-17'),
    },
  })
  t.play('tactic TAC-16').asks('dragon', 'clerk').has({ 'players.dragon.honor': 1, 'players.dragon.resources.chi': 3 })
  const boosted = turn({
    players: { dragon: { ...general, ...hand('TAC-16'), resources: { chi: 2 } }, snake: hand('TAC-10') },
  })
  boosted.play('tactic TAC-16 boosted').has({ 'players.dragon.honor': 4, 'players.dragon.resources.chi': 1 })
})

rule('GW-TACTIC-11', 'every draw: an empty deck is made anew, the hand limit comes when the draw is over', () => {
  const five = ['TAC-01', 'TAC-02', 'TAC-04', 'TAC-07', 'TAC-08']
  // A reward.
  const reward = activation({
    tacticTop: ['TAC-20'],
    clerks: { barracks: { dragon: 1, snake: 2 } },
    players: { dragon: { ...hand(...five), resources: RICH } },
    sections: { left: { hordes: ['HOR-7/left'] } },
  })
  reward.play('pass', 'recruit spearman', 'attack spearman left 1.1').asks('dragon', 'handLimit').play('discard TAC-20')
  reward.has({ 'players.dragon.tactics': five, tacticDiscard: ['TAC-20'] })
  // An effect, on an empty deck: the card itself is not in the discard pile yet.
  const held = ['TAC-03', 'TAC-05', 'TAC-06', 'TAC-09', 'TAC-10']
  const more = ['TAC-11', 'TAC-12', 'TAC-13', 'TAC-14', 'TAC-15']
  const effect = turn({
    tacticDeck: [],
    tacticDiscard: ['TAC-16', 'TAC-18', 'TAC-19', 'TAC-20', ...five],
    players: { dragon: { ...hand('TAC-17'), resources: { chi: 2 } }, snake: hand(...held), monkey: hand(...more) },
  })
  effect
    .play('tactic TAC-17 boosted')
    .has({ 'tacticDeck.length': 8, 'players.dragon.tactics.length': 1, tacticDiscard: ['TAC-17'] })
})

rule('GW-TACTIC-12', 'seven windows, each card fits only its own', () => {
  const cards = {
    turnStart: 'TAC-16',
    activation: 'TAC-11',
    beforeDefeat: 'TAC-05',
    defeated: 'TAC-13',
    killing: 'TAC-06',
    winterStart: 'TAC-15',
    assault: 'TAC-08',
  }
  const t = turn({
    clerks: { warAcademy: { dragon: 1 } },
    players: { dragon: { ...hand(...Object.values(cards)), active: ['ADV-42'] } },
    sections: {
      left: { hordes: [horde(LEADER, { 1: spearman('dragon'), ...wounds(2, 3, 4) })] },
      right: { wall: 3, hordes: ['HOR-2/left'] },
    },
  })
  for (const [window, fits] of Object.entries(cards)) {
    t.skip('tactic').asks('dragon', 'tactic', [`tactic ${fits}`, 'pass'])
    assert.equal(t.about('window'), window)
    for (const other of Object.values(cards)) if (other !== fits) t.refuses({ [`tactic ${other}`]: 'GW-TACTIC-12' })
    t.play('pass')
  }
  // The sections without a Horde have no window.
  t.skip('reclaim')
})

rule('GW-TACTIC-12', 'who is asked: the Active player, those with a Clerk there, or all', () => {
  const all = { dragon: hand('TAC-16'), snake: hand('TAC-10'), monkey: hand('TAC-17') }
  const start = turn({ players: all, clerks: { warAcademy: { snake: 1, monkey: 1 } } })
  start.asks('dragon', 'tactic').play('pass', 'stop', 'stop').asks('monkey', 'clerk').play('stop')
  // Activation: the two with Clerks there.
  start.asks('snake', 'tactic').play('pass').asks('monkey', 'tactic').play('pass', 'decline', 'decline')
  for (const clan of ['dragon', 'snake', 'monkey']) start.asks(clan, 'tactic').play('pass')
  start.has({ season: 'winter' })
})

rule(
  'GW-TACTIC-13',
  'the window of a killing is open to all; a card for own Soldiers needs one among the victims',
  () => {
    const t = leader(FOUR, { players: { snake: { ...hand('TAC-02', 'TAC-06'), resources: { chi: 9 } } } }).play('pass')
    t.asks('snake', 'tactic', ['pass'])
    assert.equal(t.about('window'), 'killing')
    t.refuses({ 'tactic TAC-02': 'GW-TACTIC-03', 'tactic TAC-06 boosted': 'GW-TACTIC-03' })
    // A Soldier on the card that survives is no victim.
    const own = altered('advisors', 'ADV-01', { rules: 'mod => lethality(own,-1)' })
    const safe = leader(
      { ...FOUR, 4: spearman('snake') },
      { players: { snake: { ...hand('TAC-06'), active: ['ADV-01'] } } },
      own,
    ).play('pass')
    safe.refuses({ 'tactic TAC-06': 'GW-TACTIC-03' })
  },
)

decision('DP-40', 'everyone with any Tactic card is asked, so that the question betrays nothing', () => {
  const open = (id: string) =>
    activation({ players: { snake: hand(id) }, sections: { left: { hordes: ['HOR-2/left'] } } })
  const fits = open('TAC-05').asks('snake', 'tactic', ['tactic TAC-05', 'pass'])
  const not = open('TAC-16').asks('snake', 'tactic', ['pass'])
  // Nobody else can tell one table from the other.
  for (const clan of ['dragon', 'monkey', undefined]) {
    assert.deepEqual(fits.view(clan), not.view(clan))
    if (clan === undefined) continue
    for (const t of [fits, not]) {
      assert.equal(t.table.questionFor(t.seat(clan)), undefined)
      assert.deepEqual(t.table.refusedFor(t.seat(clan)), [])
    }
  }
  const [a, b] = [fits.table.open[0]!, not.table.open[0]!]
  assert.deepEqual([a.seat, a.prompt, a.topic, a.about], [b.seat, b.prompt, b.topic, b.about])
  assert.equal(fits.view('dragon').players[1]!.tactics, null)
  // Passing tells nothing, either. Who holds none is known to hold none, and is not asked.
  fits.play('pass')
  not.play('pass')
  assert.deepEqual([...fits.told('tacticPlayed'), ...not.told('tacticPlayed')], [])
  assert.doesNotMatch(JSON.stringify(fits.everythingTold()), /TAC-/)
  activation({ players: { snake: hand('TAC-05') } })
    .play('pass')
    .asks('snake', 'tactic')
})

/** Three sections that will be Breached; the dragon could save Soldiers in each. */
const threeBreaches = () =>
  assault({
    players: { dragon: { ...hand('TAC-02', 'TAC-06'), resources: { chi: 1 } }, snake: WATCH },
    sections: {
      left: { hordes: [on('left')] },
      middle: { hordes: [on('middle')] },
      right: { hordes: [on('right')] },
    },
  })

decision(
  'DP-40',
  'who passes for the time being is asked again once Tactic cards were drawn, whichever they are',
  () => {
    for (const drawn of ['TAC-19', 'TAC-20']) {
      const words = { tacticTop: [drawn], clerks: { warAcademy: { dragon: 1 } }, players: { dragon: hand('TAC-05') } }
      for (const untilNews of [true, false]) {
        const t = activation(words)
        for (const window of ['activation', 'killing', 'assault'])
          assert.ok(t.table.stand(0, `tactic.${window}`, 'pass', untilNews).ok)
        assert.ok(t.table.stand(1, 'tactic.killing', 'pass', untilNews).ok)
        t.play('pass', 'draw')
        const left = Object.keys(standingOf(t.table.state, 0))
        assert.deepEqual(left, untilNews ? [] : ['tactic.activation', 'tactic.killing', 'tactic.assault'])
        // Who drew nothing has nothing new to weigh; and nobody is told.
        assert.deepEqual(standingOf(t.table.state, 1), { 'tactic.killing': 'pass' })
        assert.deepEqual(t.told('tacticsDrawn').length, 1)
      }
    }
  },
)

decision('DP-40', 'a standing answer keeps a seat from being asked, on that topic only, until it is lifted', () => {
  const t = threeBreaches()
  const before = [t.view('snake'), t.view('monkey'), t.view()]
  assert.ok(t.table.stand(0, 'tactic.killing', 'pass').ok)
  assert.deepEqual([t.view('snake'), t.view('monkey'), t.view()], before)
  // Before the Assault of the left section; not at its killing; again before the middle one.
  t.asks('dragon', 'tactic').play('pass').asks('snake', 'tactic').play('pass').asks('snake', 'tactic')
  assert.equal(t.about('window'), 'killing')
  t.play('pass').asks('dragon', 'tactic')
  assert.equal(t.about('window'), 'assault')
  assert.ok(t.table.stand(0, 'tactic.killing').ok)
  t.play('pass', 'pass').asks('dragon', 'tactic')
  assert.equal(t.about('window'), 'killing')
  // Nobody answers for another seat.
  const other = threeBreaches()
  assert.ok(other.table.stand(1, 'tactic.killing', 'pass').ok)
  other.play('pass', 'pass').asks('dragon', 'tactic')
  // A standing answer that is no option is no answer.
  const odd = threeBreaches()
  assert.ok(odd.table.stand(0, 'tactic.killing', 'tactic TAC-20').ok)
  odd.play('pass', 'pass').asks('dragon', 'tactic')
})

// --- rules of Generals and Advisors ------------------------------------------------------------------------------------

const income = (words: Words, setup: SetupWords = {}) => position({ phase: 'income', ...words }, { seats: 3, ...setup })

decision('DP-47', 'an optional rule: used or not, in Tea order if several players have one', () => {
  const words = {
    tea: ['snake', 'dragon', 'monkey'],
    players: {
      dragon: { active: ['ADV-30'], resources: { chi: 1 }, shamed: { spearman: 1 } },
      snake: { active: ['ADV-15'] },
    },
  }
  const t = income(words).asks('snake', 'ability', ['use ADV-15', 'pass']).play('use ADV-15', 'take chi', 'take chi')
  t.asks('dragon', 'ability', ['use ADV-30', 'pass']).play('use ADV-30', 'unshame spearman')
  t.has({ 'players.snake.resources.chi': 2, 'players.dragon.resources.chi': 0, 'players.dragon.shamed.spearman': 0 })
  const not = income(words).play('pass', 'pass')
  not.has({ 'players.snake.resources.chi': 0, 'players.dragon.resources.chi': 1, 'players.dragon.shamed.spearman': 1 })
  // What cannot be paid, or would do nothing, is not asked.
  const poor = income({
    players: { dragon: { active: ['ADV-30'], shamed: { spearman: 1 } }, snake: { active: ['ADV-28'] } },
  })
  poor.asks('snake', 'ability')
})

decision('DP-49', 'a choice inside a compulsory rule: the player concerned, what the rule allows, no way out', () => {
  const setup = altered('advisors', 'ADV-15', { rules: 'must onIncome => all{lose(build,1)}' })
  const t = income(
    {
      tea: ['snake', 'dragon', 'monkey'],
      players: {
        dragon: { active: ['ADV-15'], resources: { wood: 1, gold: 1, chi: 3 } },
        snake: { resources: { wood: 2, stone: 1 } },
        monkey: { resources: { stone: 2 } },
      },
    },
    setup,
  )
  t.asks('snake', 'lose', ['give wood', 'give stone']).play('give wood')
  t.asks('dragon', 'lose', ['give wood', 'give gold']).play('give gold')
  // The monkey has only Stone.
  t.has({
    'players.snake.resources.wood': 1,
    'players.dragon.resources': { wood: 1, stone: 0, gold: 0, chi: 3 },
    'players.monkey.resources.stone': 1,
  })
})

decision('DP-50', 'several own rules on one event: in the order of their owner', () => {
  const words = {
    tea: ['snake', 'dragon', 'monkey'],
    players: { dragon: { active: ['ADV-30', 'ADV-15', 'ADV-28'], shamed: { spearman: 1 } } },
  }
  const t = income(words).asks('dragon', 'ability', ['use ADV-15', 'use ADV-28 2', 'pass'])
  // The Chi of one pays for another, if taken first.
  t.play('use ADV-15', 'take chi', 'take wood').asks('dragon', 'ability', ['use ADV-30', 'use ADV-28 2', 'pass'])
  t.play('use ADV-28 2').has({ tea: ['dragon', 'snake', 'monkey'] })
  t.asks('dragon', 'ability', ['use ADV-30', 'pass'])
    .play('use ADV-30', 'unshame spearman')
    .has({ 'players.dragon.shamed.spearman': 0 })
  const other = income(words).play('use ADV-28 2', 'pass')
  other.has({ tea: ['dragon', 'snake', 'monkey'], 'players.dragon.shamed.spearman': 1 })
})

decision('DP-51', 'Betrayal: a legal card of another player, or the alternative; no way out', () => {
  const track = {
    1: { by: 'snake', card: 'economy' },
    2: { by: 'dragon', card: 'betrayal' },
    3: { by: 'monkey', card: 'mobilization' },
    4: { by: 'turtle', card: 'betrayal' },
  }
  const t = position({ phase: 'turn', turn: 'dragon', track }).asks('dragon', 'choice', ['choice 1', 'choice 2'])
  t.play('choice 1')
    .asks('dragon', 'copy', ['copy economy snake', 'copy mobilization monkey'])
    .refuses({ 'copy betrayal turtle': 'GW-FALL-06' })
  const alternative = position({ phase: 'turn', turn: 'dragon', track }).play('choice 2').asks('dragon', 'clerk')
  assert.equal(alternative.about('left'), 2)
  // Its own box for the others is performed, then.
  alternative.play('stop').asks('snake', 'clerk')
  // Nothing to copy: the alternative is all that is left.
  const none = position({
    phase: 'turn',
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'betrayal' }, 2: { by: 'snake', card: 'betrayal' } },
  })
  none.asks('dragon', 'clerk')
})
