import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, Dice, openPosition, readPosition, Table, writePosition } from '@wanli/kernel'
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

/** The colour of a card in the order of the decks. */
const colourOf = (card: number) => Math.floor((card - 1) / 40)

test('ZG-VAR-01, ZG-DRAW-03: discards that are drawn again are with whoever drew from them, or still among those left', () => {
  const setup = GAME.checkSetup({ seats: 4, variants: ['draft3keep2'] })
  assert.ok(setup.ok)
  let [inDeck, inHands, afterOpening] = [0, 0, 0]
  const ways = new Map<number, Set<string>>()
  const table = Table.start(GAME, setup.value, 'drawn again', { record: true })
  const dice = new Dice('drawn again')
  const stateOf = ({ state }: typeof table) => state as ZhanGuo['state']
  /** The own discards, and those of all: among which of them. */
  const own = new Map<number, string>()
  const group = new Map<number, string>()
  const drawers = new Map<string, Set<number>>()
  while (!table.over) {
    const { seat, prompt, options } = table.open[0]!
    const round = stateOf(table).round
    const option = options[dice.below(options.length)]!
    const before = stateOf(table).players.map(({ hand }) => hand.slice())
    assert.ok(table.answer(seat, option.key).ok)
    if (prompt === 'discard') {
      const { card } = option as unknown as { readonly card: number }
      group.set(card, `${round} ${colourOf(card)}`)
      if (seat === 0) own.set(card, group.get(card)!)
    }
    stateOf(table).players.forEach(({ hand }, drawer) => {
      for (const card of hand) {
        const from = before[drawer]!.includes(card) ? undefined : group.get(card)
        if (from !== undefined) drawers.set(from, (drawers.get(from) ?? new Set()).add(drawer))
      }
    })
    if (table.over || table.prompts.includes('discard') || !table.open.some((open) => open.seat === 0)) continue
    const text: unknown = JSON.parse(JSON.stringify(writePosition(table)))
    const read = readPosition(text, GAME)
    assert.ok(read.ok)
    const opened = openPosition(GAME, read.value)
    assert.ok(opened.ok, JSON.stringify(opened))
    for (const world of [table, opened.value]) {
      const guessed = stateOf(world.guess(0, new Dice(`${dice.word()}`)))
      for (const [card, from] of own) {
        const { decks, players } = stateOf(table)
        const deck = decks[colourOf(card)]!
        const hidden = deck.includes(card) || players.slice(1).some(({ hand }) => hand.includes(card))
        const place = guessed.decks[colourOf(card)]!.indexOf(card)
        const holder = guessed.players.findIndex(({ hand }) => hand.includes(card))
        // Who drew from them in a draft may have discarded it again, so that it lies in a later group.
        const drew = drawers.get(from)
        const among = [from, ...[...drawers.keys(), ...group.values()].filter((one) => drew && isLater(one, from))]
        const lies =
          place >= 0 ? among.includes(group.get(deck[place]!)!) : among.some((one) => drawers.get(one)?.has(holder))
        if (!hidden) continue
        assert.ok(lies, `card ${card} of ${from}: place ${place}, hand ${holder}`)
        if (place >= 0) inDeck++
        else inHands++
        if (world !== table) afterOpening++
        if (drew !== undefined) ways.set(card, (ways.get(card) ?? new Set()).add(`${place} ${holder}`))
      }
    }
  }
  assert.ok(inDeck > 20 && inHands > 20 && afterOpening > 20, `${inDeck}, ${inHands}, ${afterOpening}`)
  assert.ok(
    [...ways.values()].some((found) => found.size > 2),
    'with whom, it does not know',
  )
})

/** A group of a later round: `round colour`. */
const isLater = (group: string, than: string): boolean =>
  group.split(' ')[1] === than.split(' ')[1] && Number(group.split(' ')[0]) > Number(than.split(' ')[0])
