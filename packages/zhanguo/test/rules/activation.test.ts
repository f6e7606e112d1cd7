import assert from 'node:assert/strict'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

const red = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [60, 3, 119], ...words }, ...more.players } })

/** A card of each trigger, all of them points or workers: #11 wall, #27 palace, #94 hire, #19 recruit, #35 governor. */
const CARDS = { 1: [11], 2: [27], 3: [94], 4: [19], 5: [35] }
const READY: PlayerWords = {
  cards: CARDS,
  workers: { 1: 2, 2: 1 },
  workersArea: { 3: ['red'] },
  governorsArea: { 1: ['red', 'gray', 'white'] },
}
/** The answers that perform each action in the position READY. */
const DO: Record<string, string[]> = {
  wall: ['wall', 'wall T1 2'],
  palace: ['palace', 'marker ivory'],
  hire: ['hire'],
  recruit: ['recruit', 'place red 2'],
  governor: ['governor', 'install 1a'],
}
const CARD_OF: Record<string, number> = { wall: 11, palace: 27, hire: 94, recruit: 19, governor: 35 }
const FREE = ['free red 1', 'free gray 1', 'free white 1', 'free red 2']

const activations = (t: ReturnType<typeof red>) => t.options().filter((key) => key.startsWith('activate'))

rule('ZG-ACT-01', 'cards whose trigger equals the action, if the number fits', () => {
  for (const action of Object.keys(DO)) {
    // #60 is played on an empty pile: the number always fits.
    const t = red(READY).play('card 60', ...DO[action]!)
    assert.deepEqual(activations(t), [`activate ${CARD_OF[action]}`])
    for (const [other, card] of Object.entries(CARD_OF))
      if (other !== action) t.refuses({ [`activate ${card}`]: 'ZG-ACT-01' })
  }
  // Only the own board counts.
  const others = red({}, { players: { blue: { cards: { 1: [19] } } } }).play('card 60', 'recruit', 'place red 2')
  others.asks('red', 'endTurn')
})

rule('ZG-ACT-02', 'wall, palace and hire: the card must be higher than the one below', () => {
  for (const action of ['wall', 'palace', 'hire']) {
    const higher = red(READY, { pile: [120, 59] }).play('card 60', ...DO[action]!)
    assert.deepEqual(activations(higher), [`activate ${CARD_OF[action]}`], action)
    const lower = red(READY, { pile: [1, 61] }).play('card 60', ...DO[action]!)
    assert.deepEqual(activations(lower), [], action)
  }
})

rule('ZG-ACT-03', 'recruit and governor: it must be lower', () => {
  for (const action of ['recruit', 'governor']) {
    const lower = red(READY, { pile: [1, 61] }).play('card 60', ...DO[action]!)
    assert.deepEqual(activations(lower), [`activate ${CARD_OF[action]}`], action)
    const higher = red(READY, { pile: [120, 59] }).play('card 60', ...DO[action]!)
    assert.deepEqual(activations(higher), [], action)
  }
})

const star = (pile: number[]) =>
  position(
    { turn: 'yellow', pile, players: { yellow: { hand: [60, 3], workers: { 1: 1 }, cards: { 1: [11], 2: [19] } } } },
    { boards: 'B' },
  ).play('card 60')

rule(['ZG-ACT-02', 'ZG-ACT-03'], 'the reason is given when something else keeps the question open', () => {
  star([61]).play('wall', 'wall T1 1').asks('yellow', 'activate', ['ability marker', 'finish']).refuses({
    'activate 11': 'ZG-ACT-02',
    'activate 19': 'ZG-ACT-01',
  })
  star([59]).play('recruit', 'place red 5').refuses({ 'activate 19': 'ZG-ACT-03' })
})

rule('ZG-ACT-04', 'if the condition fails the action stands and nothing is activated', () => {
  const t = red(READY, { pile: [61] }).play('card 60', 'hire')
  assert.deepEqual(t.told('courtPlayed'), [
    { kind: 'courtPlayed', seat: 1, card: 60, action: 'hire', below: 61, fits: false },
  ])
  t.has({ 'players.red.workers.3': 1, 'players.red.unrest.3': 1, pile: [61, 60], 'players.red.vp': 0 })
  t.asks('red', 'endTurn', ['end turn', ...FREE.slice(0, 3)])
})

rule(['ZG-ACT-05', 'ZG-SETUP-14'], 'the first Court card of the game fits every action', () => {
  for (const card of [1, 120])
    for (const action of Object.keys(DO)) {
      const t = red({ ...READY, hand: [card, 4] }).play(`card ${card}`, ...DO[action]!)
      assert.deepEqual(activations(t), [`activate ${CARD_OF[action]}`], `#${card} ${action}`)
      const [played] = t.told('courtPlayed')
      assert.deepEqual([played!.below, played!.fits], [0, true])
    }
  // Only the first: #1 lies below #2 now.
  const t = red({ hand: [1, 2], cards: { 4: [19] } }).play(
    'card 1',
    'recruit',
    'place red 2',
    'activate 19',
    'end turn',
  )
  t.asks('red', 'card').play('card 2', 'recruit', 'place red 3').asks('red', 'endTurn')
})

rule('ZG-ACT-06', 'each card at most once, optional, in any order; stop at any time', () => {
  const cards = { 1: [19, 86], 2: [69], 4: [9] }
  const start = () => red({ cards }, { pile: [61] }).play('card 60', 'recruit', 'place red 2')
  const t = start().asks('red', 'activate', [
    'activate 19',
    'activate 86',
    'activate 69',
    'activate 9',
    'finish',
    'free red 2',
  ])
  t.play('activate 69').asks('red', 'activate', ['activate 19', 'activate 86', 'activate 9', 'finish', 'free red 2'])
  t.refuses({ 'activate 69': 'ZG-ACT-06' }).play('activate 19', 'finish')
  t.has({ 'players.red.vp': 4, 'players.red.markers': { ivory: 0, orange: 0, brown: 0 } }).asks('red', 'endTurn')
  start().play('finish').has({ 'players.red.vp': 0 })
  start().play('activate 9', 'marker brown', 'activate 86', 'activate 19', 'activate 69').has({ 'players.red.vp': 6 })
  // Once per action: with the next action it may be used again.
  const again = red({ hand: [60, 3, 4], cards: { 1: [19] } }, { pile: [61] })
  again.play('card 60', 'recruit', 'place red 2', 'activate 19', 'end turn')
  again.play('card 3', 'recruit', 'place red 2', 'activate 19').has({ 'players.red.vp': 4 })
})

rule('ZG-ACT-07', "the cap is tested when the card's turn comes", () => {
  const t = red(
    { hand: [100, 3], workersArea: { 3: ['red'] }, unrest: { 3: 3 }, cards: { 3: [8], 1: [62] } },
    { pile: [61] },
  ).play('card 100', 'hire')
  t.has({ 'players.red.unrest.3': 4, 'players.red.workers.3': 1 })
  t.asks('red', 'activate', ['activate 62', 'finish']).refuses({ 'activate 8': 'ZG-ACT-07' })
  t.play('activate 62', 'calm 3').asks('red', 'activate', ['activate 8', 'finish'])
  t.play('activate 8').has({ 'players.red.workers.3': 2, 'players.red.unrest.3': 3 })
  // The governor's region is calm when its cards are weighed.
  const governor = red({ governorsArea: { 1: ['red', 'gray', 'white'] }, unrest: { 1: 3 }, cards: { 1: [35] } })
  governor.play('card 60', 'governor', 'install 1a').asks('red', 'activate', ['activate 35', 'finish'])
})

rule('ZG-ACT-08', 'board abilities join the pool; they ignore the number and unrest', () => {
  const t = position(
    {
      turn: 'yellow',
      pile: [61],
      players: { yellow: { hand: [60, 3], cards: { 1: [19], 2: [86] }, unrest: { 1: 3, 2: 2, 3: 3, 4: 3, 5: 4 } } },
    },
    { boards: 'B' },
  ).play('card 60', 'recruit', 'place red 5')
  t.asks('yellow', 'activate', ['ability marker', 'finish', 'free red 5'])
  const mixed = position(
    { turn: 'yellow', pile: [61], players: { yellow: { hand: [60, 3], cards: { 1: [19], 2: [86] } } } },
    { boards: 'B' },
  ).play('card 60', 'recruit', 'place red 5')
  mixed.asks('yellow', 'activate', ['activate 19', 'activate 86', 'ability marker', 'finish', 'free red 5'])
  mixed.play('activate 86', 'ability marker', 'marker brown')
  mixed.asks('yellow', 'activate', ['activate 19', 'finish', 'free red 5']).refuses({ 'ability marker': 'ZG-ACT-06' })
  mixed.play('activate 19').has({ 'players.yellow.vp': 4, 'players.yellow.markers.brown': 1 })
  // The wrong number silences the cards only.
  const wrong = position(
    { turn: 'yellow', pile: [59], players: { yellow: { hand: [60, 3], cards: { 1: [19] } } } },
    { boards: 'B' },
  ).play('card 60', 'recruit', 'place red 5')
  wrong.asks('yellow', 'activate', ['ability marker', 'finish', 'free red 5'])
})

rule(['ZG-ACT-09', 'ZG-REWARD-16'], 'rewards and bonuses trigger nothing', () => {
  // A palace, a wall, a governor and an official as rewards, with a card and a board for each.
  const cards = { 1: [11], 2: [27], 3: [94], 4: [19], 5: [35] }
  const star = (round: number, phase: 'writing' | 'currency' | 'laws', ...answers: string[]) =>
    position(
      { round, phase, players: { yellow: { cards, markers: { ivory: 1, orange: 1, brown: 1 } } } },
      { boards: 'B' },
    ).play('accept', ...answers)
  for (const t of [
    star(1, 'writing', 'take red'),
    star(3, 'writing', 'install 1a'),
    star(4, 'writing', 'wall T1 1'),
    star(5, 'writing', 'in 1'),
    star(1, 'currency'),
  ])
    assert.match(t.asked(), /yellow: reward/)
  // An official brought by a square or by an ability is no recruiting.
  const square = red({ cards: { 4: [19] }, governorsArea: { 1: ['red', 'gray', 'white'] } })
  square.play('card 60', 'governor', 'install 1b', 'place red 3').asks('red', 'endTurn')
  const bonus = red({ cards: { 4: [19], 5: [67] }, workersArea: { 3: ['gray'] } }).play(
    'card 60',
    'hire',
    'activate 67',
  )
  bonus.has({ 'players.red.governorsArea.5': ['red'], 'players.red.vp': 0 }).asks('red', 'endTurn')
})

rule('ZG-ACT-10', "the played card's own ability is never used", () => {
  const t = red({ hand: [19, 3] }, { pile: [61] }).play('card 19', 'recruit', 'place red 2')
  t.asks('red', 'endTurn').has({ 'players.red.vp': 0 })
  const other = red({ hand: [19, 3], cards: { 1: [86] } }, { pile: [61] }).play('card 19', 'recruit', 'place red 2')
  other.asks('red', 'activate', ['activate 86', 'finish', 'free red 2']).refuses({ 'activate 19': undefined })
})
