import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, Dice, Table } from '@wanli/kernel'
import { zhanguo, type ZhanGuo } from '@wanli/zhanguo'

const GAME: AnyGame = zhanguo

test('ZG-VAR-01: what a seat discarded in a draft lies under the deck in all its guesses, and anywhere in those of others', () => {
  const setup = GAME.checkSetup({ seats: 2, variants: ['draft3keep2'] })
  assert.ok(setup.ok, JSON.stringify(setup))
  const table = Table.start(GAME, setup.value, 'memory', { record: true })
  const dice = new Dice('memory')
  const decks = (of: typeof table) => (of.state as ZhanGuo['state']).decks
  const discarded: number[] = []
  let [heeded, elsewhere] = [0, 0]
  // All of it in the first round: then these discards are the lowest cards of the decks.
  while (heeded <= 60) {
    const { seat, prompt, options } = table.open[0]!
    const option = options[dice.below(options.length)]!
    assert.ok(table.answer(seat, option.key).ok)
    if (prompt === 'discard' && seat === 0) discarded.push((option as unknown as { readonly card: number }).card)
    if (discarded.length < 3 || table.prompts.includes('discard')) continue
    const [places, theirs] = [table.guess(0, new Dice(`${dice.word()}`)), table.guess(1, new Dice(`${dice.word()}`))]
    for (const card of discarded) {
      // The two discards of a round lie at the bottom, in an order that nobody knows.
      const bottom = (of: typeof table) => decks(of).some((deck) => deck.slice(0, 2).includes(card))
      assert.ok(bottom(table))
      assert.ok(bottom(places), `card ${card} after ${table.entries.length} answers`)
      heeded++
      if (!bottom(theirs)) elsewhere++
    }
  }
  assert.ok(elsewhere > heeded / 3, `${elsewhere} of ${heeded}`)
})
