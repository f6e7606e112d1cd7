import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { zhanguo, type ZhanGuo } from '@wanli/zhanguo'
import { underWay } from '../src/games/zhanguo/counts.ts'
import { atCourt, isPossible, outlook } from '../src/games/zhanguo/forecast.ts'
import { ledger } from '../src/games/zhanguo/ledger.ts'
import { PieceBook } from '../src/games/zhanguo/pieces.ts'
import { COURT_ACTIONS, type CourtAction, type Option } from '../src/games/zhanguo/types.ts'
import type { News } from '../src/table/protocol.ts'
import { hostOf, oneAnswer, planFor, type View, viewOf } from './host-help.ts'

/* What the table counts for its players must be what the engine will say. */

const GAMES = [
  { seed: 'count 1', seats: 2, setup: { boards: 'A' } },
  { seed: 'count 2', seats: 3, setup: { boards: 'B' } },
  { seed: 'count 3', seats: 4, setup: { boards: 'auction', variants: ['unrestPerWorker'] } },
] as const

/** A whole game with one person, who answers as it comes; `see` looks at each question to him. */
function play(
  { seed, seats, setup }: (typeof GAMES)[number],
  see: (view: View, news: News, box: ZhanGuo['box']) => void,
): { readonly view: View; readonly box: ZhanGuo['box'] } {
  const plan = { ...planFor(seats, 1, seed), setup: { seats, ...setup } }
  const checked = zhanguo.checkSetup(plan.setup)
  assert.ok(checked.ok)
  const box = zhanguo.open(checked.value)
  const { host } = hostOf()
  assert.deepEqual(host.open(plan), { ok: true })
  let dice = 7
  while (!host.look(0, 'now').over)
    oneAnswer(host, 1, (news) => {
      see(viewOf(news), news, box)
      dice = (dice * 48271) % 2147483647
      return news.question!.options[dice % news.question!.options.length]!.key
    })
  return { view: viewOf(host.look(0, 'now')), box }
}

const optionsOf = (news: News) => news.question!.options as unknown as readonly Option[]

describe('what the table counts', () => {
  for (const game of GAMES)
    it(`what is possible and what fires is what the engine offers (${game.seed})`, () => {
      let asked: { readonly view: View; readonly card: number } | undefined
      let chosen: CourtAction | undefined
      let checks = 0
      play(game, (view, news) => {
        const { prompt, about } = news.question!
        if (prompt === 'action') {
          asked = { view, card: about!['card'] as number }
          chosen = undefined
          const offered = new Set(optionsOf(news).flatMap((o) => (o.kind === 'court' ? [o.action] : [])))
          for (const action of COURT_ACTIONS) {
            // Hiring counts a free move as made; the rest must be just so.
            if (action === 'hire' && !offered.has('hire')) continue
            assert.equal(isPossible(atCourt(view, 0), action), offered.has(action), `${action} in round ${view.round}`)
            checks++
          }
        } else if (['recruit', 'governor', 'hire', 'palace', 'wall'].includes(prompt)) chosen ??= prompt as CourtAction
        else if (prompt === 'activate' && asked !== undefined && chosen !== undefined) {
          const cards = optionsOf(news).flatMap((o) => (o.kind === 'activate' ? [o.card] : []))
          const foretold = outlook(atCourt(asked.view, 0), asked.card, chosen)
          if (cards.length > 0) assert.equal(foretold.fits, true)
          for (const card of cards)
            assert.ok(
              foretold.cards.some((fires) => fires.card === card),
              `card ${card} fires`,
            )
          const abilities = optionsOf(news).flatMap((o) => (o.kind === 'ability' ? [o.ability] : []))
          for (const ability of abilities) assert.ok(foretold.abilities.includes(ability), `${ability} may be used`)
          checks++
        } else if (prompt === 'card') asked = undefined
      })
      assert.ok(checks > 50, `${checks} checks`)
    })
})

describe('the ledger', () => {
  it('tells what is new, at most five lines, and nothing if nothing is', () => {
    let last: View | undefined
    let lines = 0
    play(GAMES[0], (view, _news, box) => {
      assert.deepEqual(ledger(view, view, box), [])
      const told = last === undefined ? [] : ledger(last, view, box)
      assert.ok(told.length <= 5)
      for (const { before, after } of told) assert.notEqual(before, after)
      lines += told.length
      last = view
    })
    assert.ok(lines > 20)
  })

  it('calls more points good and more unrest bad', () => {
    let first: View | undefined
    const { box } = play(GAMES[0], (view) => (first ??= view))
    const me = first!.players[0]!
    const worse: View = {
      ...first!,
      players: [
        { ...me, vp: me.vp + 3, regions: me.regions.map((r) => (r.region === 2 ? { ...r, unrest: r.unrest + 1 } : r)) },
        ...first!.players.slice(1),
      ],
    }
    const told = ledger(first!, worse, box).map(({ label, good }) => [label.key, good])
    assert.deepEqual(told, [
      ['label.points', true],
      ['label.unrestIn', false],
    ])
  })
})

describe('pieces keep their names', () => {
  it('a piece that leaves a place is the one that comes to another', () => {
    let first: View | undefined
    play(GAMES[0], (view) => (first ??= view))
    const book = new PieceBook()
    const before = book.read(first!)
    const red = before.name('official:0:red', 'G1')
    assert.notEqual(red, undefined)
    const me = first!.players[0]!
    const moved = me.regions.map((here) =>
      here.region === 1
        ? { ...here, governorsArea: { ...here.governorsArea, red: 0 }, workersArea: { ...here.workersArea, red: 1 } }
        : here,
    )
    const after = book.read({ ...first!, players: [{ ...me, regions: moved }, ...first!.players.slice(1)] })
    assert.equal(after.name('official:0:red', 'W1'), red)
    assert.equal(after.name('official:0:red', 'G1'), undefined)
    assert.equal(before.name('official:0:red', 'G1'), red)
  })
})

describe('the action of the Court that is under way', () => {
  const told = (...events: readonly { readonly kind: string; readonly [member: string]: unknown }[]) =>
    events.map((event, n) => ({ n, move: n, event }))
  const mine = [
    { kind: 'turnBegan', seat: 0 },
    { kind: 'courtPlayed', seat: 0, action: 'palace' },
    { kind: 'built', seat: 0 },
  ]
  it('is the one whose card lies there, whatever its bonuses ask', () => {
    assert.equal(underWay(told(...mine), 'reassign', 0), 'palace')
    assert.equal(underWay(told(...mine), 'activate', 0), 'palace')
  })
  it('is none before, between and after the actions', () => {
    assert.equal(underWay(told(...mine), 'endTurn', 0), undefined)
    assert.equal(underWay(told(...mine), 'reward', 0), undefined)
    assert.equal(underWay(told(...mine), undefined, 0), undefined)
    assert.equal(underWay(told(...mine, { kind: 'turnBegan', seat: 0 }), 'palace', 0), undefined)
    assert.equal(underWay(told(...mine, { kind: 'rewardTaken', seat: 0 }), 'governor', 0), undefined)
  })
  it("is nobody else's", () => {
    assert.equal(underWay(told(...mine), 'reassign', 1), undefined)
  })
})
