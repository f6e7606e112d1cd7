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
  const decks = Object.entries(piles()).flatMap(([name, { cards }]) => (cards.length > 3 ? [name] : []))
  assert.ok(decks.length >= 4, decks.join(', '))
  const before = Object.fromEntries(decks.map((name) => [name, `${piles()[name]!.cards}`]))
  const [hands, top] = [table.state.players.map(({ tactics, dealt }) => `${tactics} ${dealt}`), table.view(0)]
  assert.ok(table.deal(1).ok)
  for (const name of decks) {
    const { cards } = piles()[name]!
    assert.notEqual(`${cards}`, before[name], name)
    assert.equal(
      cards.toSorted((a, b) => a - b).join(),
      before[name]!.split(',')
        .toSorted((a, b) => Number(a) - Number(b))
        .join(),
    )
  }
  assert.deepEqual(
    table.state.players.map(({ tactics, dealt }) => `${tactics} ${dealt}`),
    hands,
  )
  // GW-INFO-05: the back of the Horde on top is open, and stays what it is.
  assert.deepEqual(table.view(0), top)
})
