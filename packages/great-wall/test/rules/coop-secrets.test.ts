import assert from 'node:assert/strict'
import { Dice, Table, type Told } from '@wanli/kernel'
import { standardData } from '../../src/data/index.ts'
import { type CoopView, greatWall } from '../../src/index.ts'
import type { GreatWall } from '../../src/terms.ts'
import { newGame, rule, TestTable, value } from '../table.ts'
import { CLANS, everyone, requestStep, team } from './coop.ts'

const list = (t: TestTable, path: string): string[] => t.words(`extras.coop.${path}`) as string[]
const hiddenCards = (t: TestTable): string[] => [...list(t, 'requestDeck'), ...list(t, 'eventDeck')]
const viewers = (seats: number) => [...CLANS.slice(0, seats), undefined]
const coopOf = (table: Table<GreatWall>) => table.state.extras['coop'] as Record<'requestDeck' | 'eventDeck', number[]>

/** All cards of a kind but these. */
const idsOf = (kind: 'requests' | 'events', used: readonly string[]): string[] =>
  Object.keys(standardData[kind]).filter((id) => !used.includes(id))

rule(
  ['GW-INFO-05', 'GW-COOP-03', 'GW-COOP-09'],
  'nobody sees the Request and the Event deck, only how many are left',
  () => {
    for (const seats of [2, 3, 4]) {
      const t = newGame({ mode: 'coop', seats })
      const hidden = hiddenCards(t)
      for (const viewer of viewers(seats)) {
        const text = JSON.stringify(t.view(viewer))
        for (const card of hidden) assert.ok(!text.includes(`"${card}"`), `${viewer} sees ${card}`)
        const { requests, requestDeck, eventDeck } = t.view(viewer).extras['coop'] as {
          readonly requests: readonly { readonly card: string }[]
          readonly requestDeck: number
          readonly eventDeck: number
        }
        assert.deepEqual([requestDeck, eventDeck], [seats === 2 ? 6 : 9, 12])
        assert.deepEqual(
          requests.map(({ card }) => card),
          list(t, 'requests'),
        )
      }
    }
  },
)

rule(
  ['GW-INFO-02', 'GW-COOP-20', 'GW-COOP-23a'],
  'Requests, Events, and what was claimed and fulfilled is public',
  () => {
    const t = team({
      hordeDiscard: ['CHO-1/left'],
      coop: {
        requests: ['REQ-05', null, 'REQ-09'],
        done: ['REQ-01'],
        events: ['EVT-04', 'EVT-02'],
        claimed: { snake: 1 },
        eased: { 'REQ-05': 2 },
      },
    })
    for (const viewer of viewers(3)) {
      const { requests, ...rest } = t.view(viewer).extras['coop'] as CoopView
      assert.deepEqual(
        requests.map((request) => request && { card: request.card, eased: request.eased }),
        [{ card: 'REQ-05', eased: 2 }, null, { card: 'REQ-09', eased: 0 }],
      )
      assert.deepEqual(rest, {
        requestDeck: 9,
        done: ['REQ-01'],
        goal: 7,
        eventDeck: 10,
        events: ['EVT-04', 'EVT-02'],
        defeated: 0,
        breached: [],
        claimed: [0, 1, 0],
        result: 'open',
      })
    }
  },
)

rule('GW-INFO-05', 'a guessed world deals both decks anew, and only what nobody has seen', () => {
  const { table } = team({ coop: { requests: ['REQ-05', 'REQ-06', 'REQ-09'], events: ['EVT-02'] } })
  const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)
  const seen = { requestDeck: new Set<string>(), eventDeck: new Set<string>() }
  for (let i = 0; i < 12; i++) {
    const guessed = table.guess(0, new Dice(`guess ${i}`))
    const [real, dealt] = [coopOf(table), coopOf(guessed)]
    for (const deck of ['requestDeck', 'eventDeck'] as const) {
      assert.deepEqual(sorted(dealt[deck]), sorted(real[deck]))
      seen[deck].add(dealt[deck].join())
    }
    const open = (of: Table<GreatWall>) => {
      const { requestDeck: _r, eventDeck: _e, ...rest } = coopOf(of) as Record<string, unknown>
      return rest
    }
    assert.deepEqual(open(guessed), open(table))
  }
  assert.ok(seen.requestDeck.size > 5 && seen.eventDeck.size > 5)
})

rule('GW-INFO-05', 'the order of the decks changes nothing that anyone is asked, offered or told', () => {
  // Two worlds that differ in the decks alone, played with the same answers until a card is revealed.
  const requests = ['REQ-05', 'REQ-09', 'REQ-12']
  const decks = { requestDeck: idsOf('requests', requests), eventDeck: idsOf('events', []) }
  const reversed = { requestDeck: decks.requestDeck.toReversed(), eventDeck: decks.eventDeck.toReversed() }
  const world = (hidden: typeof decks): TestTable =>
    team({ phase: 'assault', players: everyone({ resources: { wood: 3 } }), coop: { requests, ...hidden } })
  const told = (t: TestTable): readonly unknown[] => {
    const asked: unknown[] = []
    t.play('request REQ-05')
    for (const answer of ['agree', 'agree', 'stop']) {
      if (!t.offers(answer)) break
      asked.push(t.asked(), t.options(), t.view('snake'))
      t.play(answer)
      asked.push(t.everythingTold())
    }
    return asked
  }
  assert.notEqual(world(decks).table.hash(), world(reversed).table.hash())
  assert.deepEqual(told(world(decks)), told(world(reversed)))
})

rule('GW-INFO-05', 'a deck that is shown is a barrier for undo, one that is not is none', () => {
  // The monkey's last token is followed by new Requests and an Event.
  const t = requestStep({ requests: ['REQ-09', null, null] })
  t.play('shame spearman')
  const { table } = t
  assert.ok(table.canUndo(t.seat('dragon')))
  t.play('shame spearman')
  assert.ok(table.canUndo(t.seat('snake')))
  t.play('shame spearman')
  assert.ok(!table.canUndo(t.seat('monkey')), 'new cards lie open')
  const undone = table.undo(t.seat('monkey'))
  assert.ok(!undone.ok && undone.error.code === 'undo-barrier')
})

rule(['GW-INFO-05', 'GW-COOP-22c'], 'fulfilling a Request shows nothing: it can be taken back', () => {
  const t = requestStep(
    { requests: ['REQ-09', 'REQ-12', 'REQ-11'] },
    { sections: { left: { wall: 3, hordes: ['CHO-1/left'] }, middle: { hordes: ['CHO-1/middle'], wall: 3 } } },
  )
  const before = t.table.hash()
  t.play('request REQ-09').has({ 'extras.coop.done': ['REQ-09'] })
  assert.ok(t.table.undo(t.seat('dragon')).ok)
  assert.equal(t.table.hash(), before)
})

rule('GW-INFO-05', 'the masks: nobody knows a card in a deck, all know one that was revealed', () => {
  const t = requestStep({ requests: ['REQ-09', null, null] })
  const masks = (): readonly number[] => greatWall.known(t.table.state, t.table.box).slice(-24)
  const all = (1 << 3) - 1
  const shown = (cards: readonly number[]): number => cards.filter((mask) => mask === all).length
  assert.deepEqual([shown(masks().slice(0, 12)), shown(masks().slice(12))], [1, 0])
  assert.ok(masks().every((mask) => mask === 0 || mask === all))
  t.play('shame spearman', 'shame spearman', 'shame spearman')
  assert.deepEqual([shown(masks().slice(0, 12)), shown(masks().slice(12))], [3, 1])
})

rule('GW-INFO-05', 'no event of a whole game names a card before it is revealed', () => {
  for (const seats of [2, 3, 4]) {
    const setup = value(greatWall.checkSetup({ mode: 'coop', seats }))
    const told: Told[] = []
    const table = Table.start(greatWall, setup, `told ${seats}`, {
      record: true,
      say: (event, secret) => told.push({ event, secret }),
    })
    const t = new TestTable(table)
    const dice = new Dice(`told ${seats}`)
    for (let i = 0; i < 400 && !table.over; i++) {
      const question = dice.below(table.open.length)
      const { options, about } = table.open[question]!
      const hidden = hiddenCards(t)
      const text = JSON.stringify([options, about ?? {}, told.splice(0)])
      for (const card of hidden) assert.ok(!text.includes(card), card)
      table.pick(question, dice.below(options.length))
    }
  }
})
