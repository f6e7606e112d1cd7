import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, type AnyTable, Dice, type Seat, Table } from '@wanli/kernel'
import { greatWall, type GreatWall } from '@wanli/great-wall'

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
