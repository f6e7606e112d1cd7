import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Table } from '@wanli/kernel'
import { greatWall } from '../src/index.ts'
import { value } from './table.ts'

test('what nobody knows is dealt anew: every deck, and nothing that somebody holds or all can see', () => {
  const setup = value(
    greatWall.checkSetup({
      seats: 5,
      expansions: ['fifthPlayer', 'rat', 'genghisKhan', 'blackPowder', 'ancientBeasts'],
    }),
  )
  const table = Table.start(greatWall, setup, 'dealing', { record: true })
  const piles = () => greatWall.piles!(table.state, table.box)
  const lie = (name: string) => piles()[name]!.cards.slice()
  const decks = Object.keys(piles()).filter((name) => lie(name).length > 3)
  assert.ok(decks.length >= 4, decks.join(', '))
  const before = new Map(decks.map((name) => [name, lie(name)]))
  const hands = () => table.state.players.map(({ tactics, dealt }) => [tactics.slice(), dealt.slice()])
  const [held, seen] = [hands(), table.view(0)]
  assert.ok(table.deal(1).ok)
  const inOrder = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)
  for (const [name, cards] of before) {
    assert.notDeepEqual(lie(name), cards, name)
    assert.deepEqual(inOrder(lie(name)), inOrder(cards), name)
  }
  assert.deepEqual(hands(), held)
  // GW-INFO-05: the back of the Horde on top is open, and stays what it is.
  assert.deepEqual(table.view(0), seen)
})
