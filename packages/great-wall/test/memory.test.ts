import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  type AnyTable,
  Dice,
  goOn,
  openPosition,
  readPosition,
  recordOf,
  type Seat,
  Table,
  writePosition,
} from '@wanli/kernel'
import { greatWall, type GreatWall } from '@wanli/great-wall'
import { advisorsSay } from './cards/own-rules.ts'
import { FALL, income } from './cards/stage.ts'
import { rule, TACTICS, TestTable, value, type Words } from './table.ts'

const GAME: AnyGame = greatWall

function coop(seed: string): AnyTable {
  const setup = GAME.checkSetup({ mode: 'coop', seats: 3 })
  assert.ok(setup.ok)
  return Table.start(GAME, setup.value, seed, { record: true })
}
const deckOf = ({ state }: AnyTable): readonly number[] => (state as GreatWall['state']).hordeDeck

/** The cards of the Horde deck that a seat knows: place and card, as the real deck has them after it looked. */
interface Known {
  readonly seat: Seat
  readonly cards: ReadonlyMap<number, number>
}

test('GW-INFO-10: what a seat has looked at and laid back is never contradicted by its guesses, until the deck is shuffled', () => {
  let [looked, heeded, unknown] = [0, 0, 0]
  for (let n = 0; n < 12 && heeded < 200; n++) {
    const table = coop(`memory ${n}`)
    const dice = new Dice(`memory ${n}`)
    let known: Known | undefined
    while (!table.over) {
      const before = deckOf(table).slice()
      const { seat, options } = table.open[dice.below(table.open.length)]!
      const peeks = (table.state as GreatWall['state']).peek
      const option = options[dice.below(options.length)]!
      assert.ok(table.answer(seat, option.key).ok)
      const after = deckOf(table)
      const now = (table.state as GreatWall['state']).peek
      if (peeks?.deck === 'horde' && now === null && peeks.seat === seat) {
        const places = [...peeks.top, ...peeks.cards, ...peeks.under].map(
          (card) => [after.indexOf(card), card] as const,
        )
        known = { seat, cards: new Map(places.filter(([place]) => place >= 0)) }
        looked++
      } else if (
        now?.deck === 'horde' ||
        after.length > before.length ||
        before.some((card, i) => after[i] !== card && i < after.length)
      ) {
        known = undefined
      }
      if (known === undefined || table.over) continue
      const guessed = deckOf(table.guess(known.seat, new Dice(`${dice.word()}`)))
      for (const [place, card] of known.cards) {
        if (place >= after.length) continue
        assert.equal(guessed[place], card, `place ${place} of ${after.length}, ${table.entries.length} answers`)
        heeded++
      }
      const other = (known.seat + 1) % 3
      const theirs = deckOf(table.guess(other, new Dice(`${dice.word()}`)))
      if ([...known.cards].some(([place, card]) => place < after.length && theirs[place] !== card)) unknown++
    }
  }
  assert.ok(looked > 0 && heeded > 50, `${looked} looks, ${heeded} cards`)
  assert.ok(unknown > 5, 'others know nothing of it')
})

// --- what others do with the cards that a seat has seen --------------------------------------------------------------------

type Data = NonNullable<Parameters<typeof income>[2]>
const NAMES = ['dragon', 'snake', 'monkey'] as const
const ADVISOR = { dragon: 'ADV-21', snake: 'ADV-22', monkey: 'ADV-23' } as const

/** In the income step everyone looks or draws as his Advisor says, up to the choice of Command cards. */
function looked(effects: Partial<Record<(typeof NAMES)[number], string>>, words: Words, keys: readonly string[]) {
  const rules: Data = advisorsSay(
    Object.fromEntries(NAMES.map((clan) => [ADVISOR[clan], `onIncome => ${effects[clan] ?? 'gain(gold,1)'}`])),
  )
  const hero = (clan: (typeof NAMES)[number]) => ({ active: [ADVISOR[clan]], ...words.players?.[clan] })
  const players = { snake: hero('snake'), monkey: hero('monkey') }
  const t = income(hero('dragon'), { ...words, players }, rules)
  const left = [...keys]
  while (t.asked() !== FALL) {
    const use = t.options().find((key) => key.startsWith('use '))
    t.play(use ?? (t.offers('pass') ? 'pass' : left.shift()!))
  }
  assert.deepEqual(left, [])
  return t
}

/** What the dragon guesses: the names of a pile's cards, the lowest first, and of what the others hold. */
function guesses(t: TestTable, deck: 'horde' | 'tactic', times = 40) {
  return Array.from({ length: times }, (_, i) => {
    const { state, box, game } = t.table.guess(0, new Dice(`guess ${i}`))
    const { cards, names } = game.piles!(state, box)[deck]!
    const named = (held: readonly number[]) => held.map((card) => names[card]!)
    return { deck: named(cards), hands: state.players.map(({ tactics }) => named(tactics)) }
  })
}
const kinds = (found: readonly unknown[]): number => new Set(found.map((one) => JSON.stringify(one))).size

const HORDE_TOP = ['HOR-1/left', 'HOR-2/left', 'HOR-3/left', 'HOR-4/left']

rule('GW-INFO-10', 'who has seen cards that another takes up knows that they are among those laid back', () => {
  const keys = ['top HOR-1/left', 'top HOR-2/left', 'under HOR-2/left', 'top HOR-3/left']
  const t = looked({ dragon: 'peek(horde,3,0)', snake: 'peek(horde,3,1)' }, { hordeTop: HORDE_TOP }, keys)
  const real = (t.words('hordeDeck') as string[]).toReversed()
  assert.deepEqual([real[0], ...real.slice(-2)], ['HOR-2/left', 'HOR-1/left', 'HOR-3/left'])
  const found = guesses(t, 'horde').map(({ deck }) => [deck[0]!, ...deck.slice(-2)])
  for (const three of found) assert.deepEqual(three.toSorted(), HORDE_TOP.slice(0, 3))
  assert.ok(kinds(found) > 2, 'in what order it does not know')
  const seat = t.seat('snake')
  const exact = Array.from({ length: 20 }, (_, i) => t.table.guess(seat, new Dice(`snake ${i}`)).state.hordeDeck)
  const { hordeDeck } = t.table.state
  for (const deck of exact)
    assert.deepEqual(
      [deck[0], deck.at(-2), deck.at(-1)],
      [0, -2, -1].map((i) => hordeDeck.at(i)),
    )
})

rule(
  ['GW-INFO-10', 'GW-INFO-05'],
  'the back of the top Horde card is as everyone sees it, whatever else is known',
  () => {
    const top = ['HOR-1/left', 'HOR-2/middle', 'HOR-3/right']
    const keys = ['top HOR-1/left', 'top HOR-2/middle', 'top HOR-2/middle', 'top HOR-1/left']
    const t = looked({ dragon: 'peek(horde,3,0)', snake: 'peek(horde,3,0)' }, { hordeTop: top }, keys)
    const found = guesses(t, 'horde').map(({ deck }) => deck.slice(-3))
    for (const three of found) {
      assert.equal(three.at(-1), 'HOR-2/middle', 'the only one of the three with this back')
      assert.deepEqual(three.toSorted(), top)
    }
    assert.equal(kinds(found), 2)
  },
)

const TACTIC_TOP = ['TAC-01', 'TAC-02', 'TAC-03']

rule(['GW-INFO-10', 'GW-TACTIC-02'], 'who has seen a Tactic card knows in whose hand it is after the draw', () => {
  const keys = ['top TAC-01', 'top TAC-02']
  const t = looked({ dragon: 'peek(tactic,3,0)', snake: 'tactic(2)' }, { tacticTop: TACTIC_TOP }, keys)
  for (const { deck, hands } of guesses(t, 'tactic')) {
    assert.deepEqual(hands[1]!.toSorted(), ['TAC-01', 'TAC-02'])
    assert.equal(deck.at(-1), 'TAC-03')
  }
})

rule(
  ['GW-INFO-10', 'GW-TACTIC-11'],
  'a seen card that is discarded and shuffled may be anywhere, others stay known',
  () => {
    const held = ['TAC-10', 'TAC-11', 'TAC-12', 'TAC-13']
    const gone = TACTICS.filter((id) => !['TAC-01', 'TAC-02', ...held].includes(id))
    const t = looked(
      { dragon: 'peek(tactic,2,0)', snake: 'tactic(2)', monkey: 'tactic(1)' },
      { tacticDeck: ['TAC-01', 'TAC-02'], tacticDiscard: gone, players: { snake: { tactics: held } } },
      ['top TAC-01', 'discard TAC-01'],
    )
    assert.ok(!(t.words('tacticDiscard') as string[]).includes('TAC-01'), 'the discards are the new deck')
    const found = guesses(t, 'tactic')
    for (const { hands } of found) assert.ok(hands[1]!.includes('TAC-02'))
    const lies = found.map(({ deck, hands }) => [
      deck.indexOf('TAC-01'),
      hands.findIndex((hand) => hand.includes('TAC-01')),
    ])
    assert.ok(kinds(lies) > 5, 'it may contradict what was seen before the shuffle')
  },
)

rule('GW-INFO-10', 'a table opened from a position remembers', () => {
  const t = looked({ dragon: 'peek(tactic,3,1)' }, { tacticTop: TACTIC_TOP }, ['under TAC-02', 'top TAC-03'])
  const written = writePosition(t.table)
  assert.equal(written.seen?.length, 3)
  const again = new TestTable(
    value(openPosition(t.table.game, value(readPosition(JSON.parse(JSON.stringify(written)), t.table.game)))),
  )
  for (const { deck } of guesses(again, 'tactic'))
    assert.deepEqual([deck[0], deck.at(-2), deck.at(-1)], ['TAC-02', 'TAC-01', 'TAC-03'])
})

test('GW-INFO-10: a log that goes on from its kept position remembers', () => {
  const t = looked({ dragon: 'peek(tactic,3,1)' }, { tacticTop: TACTIC_TOP }, ['under TAC-02', 'top TAC-03'])
  const log = recordOf(t.table, { start: writePosition(t.table) })
  const { kept } = log
  const [first, ...others] = kept!.seen!
  const stale = [...others, { ...first!, card: 'TAC-99' }]
  const answers = ['no such answer', ...log.answers]
  const going = value(goOn(t.table.game, { ...log, rules: '1', answers, kept: { ...kept!, at: 1, seen: stale } }))
  assert.equal(going.how, 'kept')
  assert.ok(going.how === 'kept')
  assert.deepEqual(going.log.start!.seen, others, 'what has another name now is left out')
})
