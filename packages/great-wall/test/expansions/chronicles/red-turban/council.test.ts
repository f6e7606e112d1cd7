import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { eventMessage, optionMessage, promptMessage, texts } from '../../../../src/text/index.ts'
import { comingHordes } from '../../../../src/year/spring.ts'
import { WATCH } from '../../../pieces.ts'
import { decision, position, rule, type SetupWords, type TestTable, type Words } from '../../../table.ts'
import { gold, NONE, RED_TURBAN, SPRING, TWO } from './scene.ts'

/* AC-RT-09 to -14: Peace or War. */

const reader = new Reader(texts, /[a-z][A-Z]/)
const spring = (words: Words): TestTable => position({ ...SPRING, ...words }, RED_TURBAN)
const hordes = (t: TestTable): number =>
  ['left', 'middle', 'right'].reduce(
    (sum, section) => sum + (t.words(`sections.${section}.hordes`) as readonly unknown[]).length,
    0,
  )
const golds = (t: TestTable) => ['dragon', 'snake', 'monkey'].map((clan) => t.words(`players.${clan}.resources.gold`))
const supplies = (t: TestTable) => ['dragon', 'snake', 'monkey'].map((clan) => t.words(`players.${clan}.clerkSupply`))

rule(
  ['XTV-42', 'AC-RT-09', 'AC-RT-10', 'AC-RT-11', 'XP-TIM-01'],
  'Peace: each 3 Gold, any split, one Horde less',
  () => {
    const t = spring(gold(4, 3, 0))
    t.asks('dragon', 'turbanState', ['peace 1', 'peace 2', 'war']).refuses({ 'peace 3': 'AC-RT-10' })
    t.has({ time: 2 })
    t.play('peace 2').asks('dragon', 'turbanShare', ['share 4', 'share 3', 'share 2', 'share 1', 'share 0'])
    t.play('share 4').asks('dragon', 'turbanShare', ['share 2', 'share 1', 'share 0']).play('share 2')
    t.asks('snake', 'turbanConfirm', ['agree', 'refuse'])
    assert.equal(hordes(t), 0)
    t.play('agree')
    assert.equal(hordes(t), 1)
    assert.deepEqual(golds(t), [0, 1, 0])
    t.has({ 'extras.redTurban.state': 'peace', 'extras.redTurban.fewer': 0 })
    // Nobody hires for Peace.
    assert.deepEqual(supplies(t), [3, 3, 3])
  },
)

rule('AC-RT-10', 'the next Spring brings as many as ever', () => {
  const t = spring({ ...gold(3, 0, 0), sections: {} }).play('peace 1', 'share 3')
  assert.equal(hordes(t), 2)
  const next = position(
    { phase: 'spring', time: 2, ...gold(0, 0, 0), extras: { redTurban: { state: 'peace' } } },
    RED_TURBAN,
  )
  assert.equal(hordes(next), 3)
})

rule('AC-RT-10', 'one Horde comes, whatever else takes some away after the Peace was paid', () => {
  const { table } = position({ ...gold(0, 0, 0), extras: { redTurban: { state: 'peace', fewer: 2 } } }, RED_TURBAN)
  // The one more of co-op is among them.
  assert.deepEqual(
    [3, 2, 1, 0].map((n) => comingHordes(table, n)),
    [2, 1, 1, 1],
  )
  // Where none would come, Peace brings none.
  assert.equal(comingHordes(table, -1), 0)
})

rule(['AC-RT-12', 'AC-RT-13', 'XDP-31'], 'War: no payment, each player hires 1 Clerk, who has one to hire', () => {
  const words = gold(9, 9, 9)
  const t = spring({ ...words, players: { ...words.players, monkey: { ...NONE, clerkSupply: 0 } } }).play('war')
  assert.deepEqual(supplies(t), [2, 2, 0])
  t.has({ 'players.dragon.clerkPool': 6, 'players.monkey.clerkPool': 8, 'extras.redTurban.state': 'war' })
  assert.deepEqual(golds(t), [9, 9, 0])
  assert.equal(hordes(t), 3)
  assert.equal(t.told('clerkHired').length, 2)
  const [none, ...more] = t.told('noClerkToHire')
  assert.equal(more.length, 0)
  reader.read(eventMessage(none!, t.table.box))
})

rule(['AC-RT-12', 'GWC-VOC-34'], 'to hire in War is to hire: cards react', () => {
  const words = gold(0, 0, 0)
  const t = spring({ ...words, players: { ...words.players, dragon: { ...NONE, active: ['ACA-8'] } } })
  t.has({ 'players.dragon.honor': 2, 'players.snake.honor': 0 })
})

rule('AC-RT-09', 'not in Year 1, which has no Spring', () => {
  position({ year: 1, ...gold(9, 9, 9) }, RED_TURBAN).has({ 'extras.redTurban.state': 'none' })
})

rule(
  ['AC-RT-14', 'XRUL-93'],
  'the top player of the Tea order proposes; without full confirmation he proposes again',
  () => {
    const t = spring({ ...gold(3, 3, 3), tea: ['monkey', 'dragon', 'snake'] })
    t.asks('monkey', 'turbanState').play('peace 1', 'share 1', 'share 1')
    t.asks('dragon', 'turbanConfirm').play('agree').asks('snake', 'turbanConfirm').play('refuse')
    t.asks('monkey', 'turbanState').has({ 'extras.redTurban.refused': 1 })
    assert.deepEqual(golds(t), [3, 3, 3])
    // Who alone pays has agreed by his proposal.
    t.play('peace 1', 'share 3').has({ 'extras.redTurban.state': 'peace' })
    assert.deepEqual(golds(t), [3, 3, 0])
  },
)

rule('AC-RT-14', 'each Spring begins without refused proposals', () => {
  const t = spring({ ...gold(3, 0, 0), extras: { redTurban: { state: 'war', refused: 2 } } })
  t.asks('dragon', 'turbanState').has({ 'extras.redTurban': { state: 'none', fewer: 0, refused: 0 } })
})

rule('AC-RT-14', 'he may give up: it is War', () => {
  const t = spring(gold(0, 3, 0))
    .play('peace 1', 'share 3')
    .asks('snake', 'turbanConfirm')
    .play('refuse')
  t.play('war').has({ 'extras.redTurban.state': 'war' })
  assert.deepEqual(supplies(t), [2, 2, 2])
})

rule('AC-RT-14', 'a team that cannot pay 3 Gold is at War without a word', () => {
  const t = spring(gold(1, 1, 0))
  assert.match(t.asked(), /command/)
  t.has({ 'extras.redTurban.state': 'war' })
  assert.deepEqual(supplies(t), [2, 2, 2])
  spring(gold(1, 1, 1)).asks('dragon', 'turbanState')
})

rule(['AC-RT-10', 'AC-RT-14'], 'War without a choice says why: no Gold, or no Horde more than comes anyway', () => {
  const box = { 'redTurban.redTurban': { hordesLeft: { n: 3 } } }
  const words = gold(9, 9, 9)
  const dragon = { ...words.players!['dragon'], ...WATCH }
  const winter: Words = { phase: 'winter', time: 1, ...words, players: { ...words.players, dragon } }
  const said = (setup: SetupWords) => {
    const t = position(winter, setup).skip()
    return t.told('war').map((event) => reader.read(eventMessage(event, t.table.box)))
  }
  // With Gold and a Horde to buy off the team is asked.
  assert.deepEqual(said(RED_TURBAN), [])
  assert.deepEqual(said({ ...RED_TURBAN, data: box }), [
    {
      en: 'War: no more than 3 Hordes come, so there is nothing to buy.',
      es: 'Guerra: no vienen más de 3 Hordas y no hay nada que comprar.',
    },
  ])
  const { table } = spring(gold(1, 1, 0))
  assert.deepEqual(reader.read(eventMessage({ kind: 'war', without: 'gold' }, table.box)), {
    en: 'War: together there is no Gold for Peace.',
    es: 'Guerra: entre todos no hay Oro para la Paz.',
  })
})

decision('XDP-32', 'each payer says yes or no; nobody agrees to what he has not', () => {
  const t = spring(gold(3, 1, 0)).play('peace 1', 'share 0', 'share 2')
  // He can only refuse, and nobody sees why.
  assert.deepEqual(t.told('shareRefused'), [{ kind: 'shareRefused', seat: 1, n: 2 }])
  t.asks('dragon', 'turbanState').has({ 'extras.redTurban.refused': 1 })
  const fine = spring(gold(3, 2, 0)).play('peace 1', 'share 1', 'share 2')
  fine.asks('snake', 'turbanConfirm', ['agree', 'refuse'])
  assert.equal(fine.about('n'), 2)
  fine.play('agree')
  assert.deepEqual(golds(fine), [2, 0, 0])
})

rule(['AC-RT-11', 'GW-INFO-01'], 'what others hold behind their Screens is nowhere in what is offered', () => {
  const offered = (snake: number) => {
    const t = spring(gold(3, snake, 0))
    const first = t.options()
    t.play('peace 2')
    const own = t.options()
    t.play('share 1')
    return [first, own, t.options()]
  }
  assert.deepEqual(offered(0), offered(9))
})

rule(['AC-RT-22', 'AC-RT-10'], 'two players: the Reed Clan neither pays nor hires', () => {
  const t = position(
    {
      ...SPRING,
      artifacts: [],
      players: { dragon: { ...NONE, resources: { gold: 2 } }, snake: { ...NONE, resources: { gold: 1 } } },
    },
    TWO,
  )
  t.asks('dragon', 'turbanState').play('peace 1').asks('dragon', 'turbanShare', ['share 2', 'share 1', 'share 0'])
  t.play('share 2').asks('snake', 'turbanConfirm').play('agree')
  t.has({ 'players.dragon.resources.gold': 0, 'players.snake.resources.gold': 0 })
  const war = position({ ...SPRING, artifacts: [], players: { dragon: NONE, snake: NONE } }, TWO)
  war.has({ 'players.dragon.clerkSupply': 2, 'players.snake.clerkSupply': 2 })
})

rule('XP-GEN-06', 'the choice opens no window for Tactic cards', () => {
  const words = gold(0, 0, 0)
  const t = spring({ ...words, players: { ...words.players, dragon: { ...NONE, ...WATCH } } })
  assert.doesNotMatch(t.asked(), /tactic/)
})

rule('AC-RT-14', 'question, options and events say in both languages what is proposed', () => {
  const t = spring(gold(2, 4, 0))
  const say = (t2: TestTable) => reader.read(promptMessage(t2.table.open[0]!, t2.table.box))
  assert.deepEqual(say(t), {
    en: 'Peace or War? 3 Hordes come otherwise.',
    es: '¿Paz o Guerra? Sin Paz vienen 3 Hordas.',
  })
  const [one] = t.table.open[0]!.options
  assert.equal(reader.read(optionMessage(one!, t.table.box)).en, 'Peace: 3 Gold together, 1 Horde less')
  t.play('peace 2')
  assert.match(say(t).en, /Peace for 6 Gold: how much of the 6 that are left does .* pay\?/)
  t.play('share 2', 'share 4')
  assert.equal(say(t).es, 'Paz, 2 Hordas menos: ¿pagas 4 de Oro?')
  const told = t.told('peaceProposed')[0]!
  assert.match(reader.read(eventMessage(told, t.table.box)).en, /proposes Peace, 2 Hordes less: .* 2 Gold; .* 4 Gold\./)
})
