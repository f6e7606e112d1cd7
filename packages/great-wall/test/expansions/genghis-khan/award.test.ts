import assert from 'node:assert/strict'
import { horde, spearman, WATCH, wounds } from '../../pieces.ts'
import { card, decision, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { holding, KHAN, khan, NONE, QUIET } from './scene.ts'

/* 5.5: the Emperor's Award. */

const RICH = holding({ wood: 20, stone: 20, gold: 20, chi: 20 })
const building = (clerks: Readonly<Record<string, number>>, more: Words = {}, setup: SetupWords = {}): TestTable =>
  position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { builders: clerks },
      players: { dragon: RICH, snake: RICH, monkey: NONE },
      ...khan({ award: 'AWD-1' }),
      ...more,
    },
    { ...KHAN, ...setup },
  )
const holder = (t: TestTable): unknown => (t.words('holders') as Record<string, unknown>)['AWD-1']
const pay = (t: TestTable): TestTable => {
  while (/: pay/.test(t.asked())) t.play(t.options()[0]!)
  return t
}

rule(
  ['XTV-13', 'GK-33', 'GK-34', 'XP-GEN-04'],
  'who builds a Wall level takes it from its holder; a Barricade does not count',
  () => {
    const t = building({ dragon: 1, snake: 1 }, { tea: ['snake', 'dragon', 'monkey'], holders: { 'AWD-1': 'snake' } })
    t.asks('snake', 'build').play('barricade left')
    pay(t).asks('dragon', 'build').play('wall left')
    pay(t)
    assert.equal(holder(t), 'dragon')
    assert.deepEqual(t.told('cardTaken'), [{ kind: 'cardTaken', seat: 0, card: 'AWD-1' }])
    // From the card itself, and only by a Wall.
    const free = building({ dragon: 1, snake: 1 })
    pay(free.play('barricade left'))
    assert.equal(holder(free), undefined)
    pay(free.play('wall left'))
    assert.equal(holder(free), 'snake')
  },
)

rule(['GK-33', 'GK-34'], 'a holder who builds keeps it; of several builders the last in Tea order has it', () => {
  const own = pay(building({ dragon: 1 }, { holders: { 'AWD-1': 'dragon' } }).play('wall left'))
  assert.equal(holder(own), 'dragon')
  assert.deepEqual(own.told('cardTaken'), [])
  const both = building({ dragon: 1, snake: 1 })
  pay(both.play('wall left'))
  assert.equal(holder(both), 'dragon')
  pay(both.play('wall middle'))
  assert.equal(holder(both), 'snake')
})

rule(['GK-34', 'XRUL-26'], 'it never helps the build that wins it, but the next one', () => {
  // Two levels in one action: 5 and then as printed, no cut; a holder pays 2 less for each.
  const price = (t: TestTable) => {
    const before = RICH.resources!.wood! * 4
    pay(t.play('wall left', 'wall left'))
    const left = t.words('players.dragon.resources') as Record<string, number>
    return before - Object.values(left).reduce((sum, n) => sum + n, 0)
  }
  const printed = price(building({ dragon: 2 }))
  assert.equal(price(building({ dragon: 2 }, { holders: { 'AWD-1': 'dragon' } })), printed - 4)
  assert.equal(price(building({ dragon: 2 }, { holders: { 'AWD-1': 'snake' } })), printed)
})

// --- the Awards ------------------------------------------------------------------------------------------------------------

const holds = (award: string, clan = 'dragon') => ({ ...khan({ award }), holders: { [award]: clan } })
const served = (...active: readonly string[]) => ({ ...NONE, active })
const SERVED = { dragon: served('ADV-01', 'ADV-02'), snake: served('ADV-03', 'ADV-04'), monkey: NONE }
const prices = (award: string, clan: string) =>
  position({ players: SERVED, ...holds(award) }, KHAN).view(clan).players[clan === 'dragon' ? 0 : 1]!.prices!

card('AWD-1', 'Walls cost its holder 2 Resources less', () => {
  assert.deepEqual(
    [prices('AWD-1', 'dragon').changes.buildWall.by, prices('AWD-1', 'snake').changes.buildWall.by],
    [-2, 0],
  )
  const t = building(
    { dragon: 1, snake: 1 },
    {
      ...holds('AWD-1', 'snake'),
      players: { dragon: holding({ wood: 3 }), snake: holding({ wood: 3 }), monkey: NONE },
    },
  )
  t.asks('dragon', 'build').refuses({ 'wall left': 'GW-CORE-05' }).play('stop')
  t.asks('snake', 'build').play('wall left').has({ 'sections.left.wall': 1, 'players.snake.resources.wood': 0 })
})

decision(['AWD-2', 'XDP-05'], '2 Resources of choice in the income step', () => {
  const t = position({ phase: 'income', players: QUIET, ...holds('AWD-2') }, KHAN)
  if (t.offers('use AWD-2')) t.play('use AWD-2')
  t.asks('dragon', 'gain').play('take chi', 'take gold')
  t.has({ 'players.dragon.resources.chi': 1, 'players.dragon.resources.gold': 1, 'players.snake.resources.chi': 0 })
})

decision(['AWD-3', 'XDP-05'], 'after the own Activation step one Soldier attacks, if the holder likes', () => {
  const words = (turn: string): Words => ({
    phase: 'activation',
    turn,
    sections: { left: { hordes: ['HOR-2/left'], rest: { dragon: { spearman: 2 } } } },
    players: QUIET,
    ...holds('AWD-3'),
  })
  const t = position(words('dragon'), KHAN).asks('dragon', 'attack')
  t.play('attack spearman left 1.1').has({ 'sections.left.rest.dragon.spearman': 1 })
  position(words('dragon'), KHAN).play('stop').has({ 'sections.left.rest.dragon.spearman': 2 })
  assert.ok(!/attack/.test(position(words('snake'), KHAN).asked()))
})

card('AWD-4', 'saving a Soldier costs its holder 1 Chi', () => {
  const words = (clan: string): Words => ({
    phase: 'defeat',
    time: 1,
    sections: { right: { hordes: [horde('HOR-1/right', { 1: spearman('dragon'), ...wounds(2, 3, 4) })] } },
    players: { ...QUIET, dragon: holding({ chi: 1 }) },
    ...holds('AWD-4', clan),
  })
  position(words('dragon'), KHAN)
    .asks('dragon', 'save')
    .play('save dragon spearman')
    .has({ 'players.dragon.resources.chi': 0 })
  assert.ok(!/save/.test(position(words('snake'), KHAN).asked()))
})

card('AWD-5', 'Advisors and Clerks cost 1 Gold less, but at least 1', () => {
  const { changes, advisor } = prices('AWD-5', 'dragon')
  assert.deepEqual([changes.hireAdvisor.by, changes.hireClerk.by], [-1, -1])
  assert.equal(prices('AWD-5', 'snake').advisor - advisor, 1)
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { embassy: { dragon: 1, snake: 1 } },
      players: { dragon: holding({ gold: 1 }), snake: holding({ gold: 1 }), monkey: NONE },
      ...holds('AWD-5'),
    },
    KHAN,
  )
  t.asks('dragon', 'embassy')
    .play('hire clerk')
    .has({ 'players.dragon.resources.gold': 0, 'players.dragon.clerkSupply': 2 })
})

card('AWD-6', '4 Honor for its holder at the start of Winter', () => {
  const t = position({ phase: 'winter', players: { ...QUIET, snake: { ...NONE, ...WATCH } }, ...holds('AWD-6') }, KHAN)
  t.has({ 'players.dragon.honor': 4, 'players.snake.honor': 0 })
})

// --- automata --------------------------------------------------------------------------------------------------------------

rule(['GK-46', 'XP-GEN-03', 'AWD-6'], 'Qin Jiushao takes it by building and has only its Honor', () => {
  const solo: SetupWords = { mode: 'solo', seats: 1, expansions: ['genghisKhan'] }
  const cards = Array.from({ length: 6 }, (_, i) => `SOL-${i + 1}`)
  const takes = cards.filter((id) => {
    const t = position(
      {
        phase: 'turn',
        turn: 'qin',
        track: { 1: { by: 'qin', card: id } },
        players: { dragon: { ...NONE, ...WATCH } },
        ...khan({ section: 'middle', award: 'AWD-2' }),
        holders: { 'AWD-2': 'dragon' },
      },
      solo,
    )
    t.skip()
    return (t.words('holders') as Record<string, string>)['AWD-2'] === 'qin'
  })
  // One of his cards has him build.
  assert.equal(takes.length, 1, takes.join())
  const winter = (award: string) =>
    position(
      {
        phase: 'winter',
        players: { dragon: { ...NONE, ...WATCH }, qin: { honor: 50 } },
        ...khan({ section: 'middle', award }),
        holders: { [award]: 'qin' },
      },
      solo,
    )
  winter('AWD-6').has({ 'players.qin.honor': 54, 'players.dragon.honor': 0 })
  // Resources of another one he has not, and it is kept from the human.
  const income = position(
    {
      phase: 'income',
      players: { dragon: NONE },
      ...khan({ section: 'middle', award: 'AWD-2' }),
      holders: { 'AWD-2': 'qin' },
    },
    solo,
  )
  assert.ok(!/gain/.test(income.asked()))
  income.has({ 'players.qin.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
})

rule(['GK-46', 'XP-GEN-03'], 'what an Award gives for a deed, Qin Jiushao has for his own deeds alone', () => {
  const attacks = (holder: string): TestTable => {
    const t = position(
      {
        phase: 'turn',
        turn: 'dragon',
        track: { 1: { by: 'dragon', card: 'attackOrder' } },
        sections: { middle: { hordes: ['HOR-2/middle'], rest: { dragon: { spearman: 1 } } } },
        players: { dragon: NONE },
        ...khan({ section: 'right', award: 'AWD-6' }),
        holders: { 'AWD-6': holder },
      },
      {
        mode: 'solo',
        seats: 1,
        expansions: ['genghisKhan'],
        data: { 'genghisKhan.awards': { 'AWD-6': { rules: 'onAttack => honor(4)' } } },
      },
    )
    return t.play(t.options().find((key) => key.startsWith('attack spearman middle'))!)
  }
  attacks('qin').has({ 'players.qin.honor': 0 })
  const own = attacks('dragon').words('players') as Record<string, { honor: number }>
  assert.ok(own['dragon']!.honor >= 4)
})

rule(['GK-46', 'XP-GEN-03'], 'and only under the condition of the Award', () => {
  const winter = (rules: string): unknown =>
    position(
      {
        phase: 'winter',
        players: { dragon: { ...NONE, ...WATCH }, qin: { honor: 50 } },
        ...khan({ section: 'middle', award: 'AWD-6' }),
        holders: { 'AWD-6': 'qin' },
      },
      { mode: 'solo', seats: 1, expansions: ['genghisKhan'], data: { 'genghisKhan.awards': { 'AWD-6': { rules } } } },
    ).words('players.qin.honor')
  // In Winter nothing happens in the Khan's section.
  assert.deepEqual([winter('onWinter => honor(4)'), winter('onWinter if khanHere => honor(4)')], [54, 50])
})

rule(
  ['GK-46', 'XP-GEN-03', 'GW-SOLO-16'],
  'whatever the deed is: a Horde that he claims or helps to Defeat, a Wall, Barricades, an activation',
  () => {
    const solo = (rules: string): SetupWords => ({
      mode: 'solo',
      seats: 1,
      expansions: ['genghisKhan'],
      data: { 'genghisKhan.awards': { 'AWD-6': { rules } } },
    })
    const held = (words: Words, rules: string): TestTable =>
      position(
        {
          ...words,
          players: { dragon: { ...NONE, ...WATCH }, qin: { honor: 20 } },
          ...khan({ section: 'right', skills: ['GKS-2', 'GKS-3'], award: 'AWD-6' }),
          holders: { 'AWD-6': 'qin' },
        },
        solo(rules),
      ).skip()
    const defeat: Words = {
      phase: 'defeat',
      time: 1,
      sections: { middle: { hordes: [horde('HOR-1/middle', { 1: spearman('qin'), ...wounds(2, 3, 4) })] } },
    }
    const abilities = (words: Words, rules: string) =>
      held(words, rules).words('players.qin.honorFrom.abilities') as number
    // Beside what he gains with an Award for what he never does.
    const gains = (words: Words, rules: string) =>
      abilities(words, rules) - abilities(words, 'onTacticPlayed => honor(1)')
    assert.deepEqual(
      [
        gains(defeat, 'onHordeClaimed => honor(5)'),
        gains(defeat, 'onHordeDefeated[on] => honor(3)'),
        gains(defeat, 'onHordeDefeated[archer] => honor(3)'),
      ],
      [5, 3, 0],
    )
    const turn = (card: string): Words => ({ phase: 'turn', turn: 'qin', track: { 1: { by: 'qin', card } } })
    const best = (rules: string) => Math.max(...[1, 2, 3, 4, 5, 6].map((n) => gains(turn(`SOL-${n}`), rules)))
    assert.equal(best('onWallBuilt => honor(7)'), 7)
    assert.equal(best('onBarricadeBuilt => honor(2)'), 2)
    const activates: Words = { phase: 'activation', turn: 'dragon', clerks: { quarry: { dragon: 1, qin: 1, reed: 1 } } }
    assert.equal(gains(activates, 'onActivation[quarry] => honor(4)'), 4)
    assert.equal(
      gains({ ...activates, clerks: { quarry: { dragon: 2, reed: 1 } } }, 'onActivation[quarry] => honor(4)'),
      0,
    )
  },
)
