import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tagOf, withNames } from '../src/frame/names.ts'
import { merged, sameMoment } from '../src/frame/news.ts'
import { byPlace, doOrNot, fitAsPair, fitInLine, numberKeys } from '../src/frame/options.ts'
import { bestPlace, clearest } from '../src/frame/place.ts'
import type { Box } from '../src/ui/boxes.ts'
import type { Scene } from '../src/frame/scene.svelte.ts'
import { shared } from '../src/frame/share.ts'
import type { Asked, News, NewsLine } from '../src/table/protocol.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const inside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height
const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top

const screen = box(0, 0, 1000, 700)
const size = { width: 200, height: 120 }

void test('a preview stands beside its option and inside the table, wherever the option is', () => {
  for (const left of [0, 480, 960])
    for (const top of [0, 330, 660]) {
      const anchor = box(left, top, 40, 40)
      const place = bestPlace(anchor, size, screen, [])
      assert.ok(inside(place, screen), `${left},${top}`)
      assert.ok(apart(place, anchor), `${left},${top}`)
    }
})

void test('a preview takes the side where it hides no target', () => {
  const anchor = box(480, 330, 40, 40)
  const around = [box(475, 180, 150, 140), box(475, 380, 150, 140), box(530, 250, 240, 200)]
  const place = bestPlace(
    anchor,
    size,
    screen,
    around.map((target) => ({ box: target, weight: 3 })),
  )
  for (const target of around) assert.ok(apart(place, target), JSON.stringify({ place, target }))
})

void test('the log opens where it hides no target, else where it hides least; the first place if all are alike', () => {
  const places = [
    { name: 'right', box: box(800, 0, 200, 700) },
    { name: 'left', box: box(0, 0, 200, 700) },
    { name: 'left top', box: box(0, 0, 200, 350) },
  ]
  const placed = (...targets: readonly Box[]) => clearest(places, targets).name
  assert.equal(placed(), 'right')
  assert.equal(placed(box(400, 300, 100, 100)), 'right')
  assert.equal(placed(box(850, 300, 40, 40)), 'left')
  assert.equal(placed(box(850, 300, 40, 40), box(50, 600, 40, 40)), 'left top')
  assert.equal(placed(box(850, 300, 40, 40), box(50, 100, 20, 20), box(50, 600, 20, 20)), 'left top')
})

void test('options stand in the order of the hand, then as the game tells them; buttons apart', () => {
  const option = (key: string) => ({ key, kind: key.split(' ')[0]! })
  const question = { options: ['region 2', 'card 21', 'pass', 'card 3', 'region 1'].map(option) } as unknown as Asked
  const keys = (options: readonly { readonly key: string }[]) => options.map(({ key }) => key)
  const onBoard = ({ kind }: { readonly kind: string }) => kind !== 'pass'
  const inHand = ({ key, kind }: { readonly key: string; readonly kind: string }) =>
    kind === 'card' ? Number(key.slice(5)) : undefined
  const sorted = byPlace({ face: { onBoard, inHand } } as unknown as Scene, question)
  assert.deepEqual(keys(sorted.beside), ['pass'])
  assert.deepEqual(keys(sorted.onBoard), ['card 3', 'card 21', 'region 2', 'region 1'])
  const unsorted = byPlace({ face: { onBoard } } as unknown as Scene, question)
  assert.deepEqual(keys(unsorted.onBoard), ['region 2', 'card 21', 'card 3', 'region 1'])
})

void test('one thing to do and the way out of it are a pair, the deed first; more, or no way out, are not', () => {
  const pairOf = (kinds: readonly string[], face: object) =>
    doOrNot(
      { face } as unknown as Scene,
      kinds.map((kind) => ({ key: kind, kind })),
    )?.map(({ key }) => key)
  const face = { declines: ({ kind }: { readonly kind: string }) => kind === 'pass' || kind === 'stop' }
  assert.deepEqual(pairOf(['draw', 'pass'], face), ['draw', 'pass'])
  assert.deepEqual(pairOf(['stop', 'save'], face), ['save', 'stop'])
  for (const kinds of [[], ['draw'], ['pass'], ['draw', 'save'], ['pass', 'stop'], ['draw', 'save', 'pass']])
    assert.equal(pairOf(kinds, face), undefined, kinds.join())
  assert.equal(pairOf(['draw', 'pass'], {}), undefined, 'a game that knows no way out')
})

void test('a pair that is too long for the line stands there in two lines, unless it leaves the question no room', () => {
  const [deed, out] = ['Pagar y descartar una ficha de Deshonra', 'Parar aquí']
  const asked = 'Te toca ¿Pagas 2 Chi para descartar una ficha de Deshonra?'
  assert.equal(fitInLine([deed, out], 660 * 0.55), false)
  assert.equal(fitAsPair(asked, deed, out, 660), true)
  assert.equal(fitAsPair(asked, deed, out, 560), false)
  assert.equal(fitAsPair(asked.repeat(2), deed, out, 660), false)
  assert.equal(fitAsPair(asked, deed.repeat(2), out, 660), false)
})

void test('number keys: in the order of the buttons, or the numbers that stand on the table', () => {
  const options = ['pass', ...Array.from({ length: 12 }, (_, i) => `bid ${i + 4}`)].map((key) => ({ key, kind: key }))
  const question = { options } as unknown as Asked
  const onBoard = ({ kind }: { readonly kind: string }) => kind !== 'pass'
  const numberOn = ({ key }: { readonly key: string }) =>
    key === 'pass' ? undefined : Number(key.slice('bid '.length))
  const keys = (face: object, listing: boolean) => [
    ...numberKeys({ face: { onBoard, ...face } } as unknown as Scene, question, listing),
  ]
  assert.deepEqual(keys({}, false), [['pass', '1']])
  assert.deepEqual(keys({}, true).slice(0, 2), [
    ['pass', '1'],
    ['bid 4', '2'],
  ])
  assert.deepEqual(keys({}, true).at(-1), ['bid 11', '9'])
  const bids = [4, 5, 6, 7, 8, 9].map((n) => [`bid ${n}`, String(n)])
  assert.deepEqual(keys({ numberOn }, false), bids)
  assert.deepEqual(keys({ numberOn }, true), bids)
})

void test('a name stands for the colour wherever a message speaks of the player, however deep', () => {
  const names = new Map([['clan.blue', 'Mei']])
  const order = { key: 'list.and', params: { start: { key: 'clan.red' }, end: { key: 'clan.blue' } } }
  const told = withNames({ key: 'event.roundBegan', params: { round: 2, order, all: [{ key: 'clan.blue' }] } }, names)
  assert.deepEqual(told, {
    key: 'event.roundBegan',
    params: {
      round: 2,
      order: { key: 'list.and', params: { start: { key: 'clan.red' }, end: 'Mei' } },
      all: ['Mei'],
    },
  })
})

void test('players whose names share a text are told apart by what stands in its gaps', () => {
  const clan = (en: string) => ({ key: 'name', params: { en, es: en } })
  const names = new Map([[tagOf(clan('Snake')), 'Mei']])
  assert.deepEqual(withNames({ key: 'event.won', params: { a: clan('Snake'), b: clan('Dragon') } }, names), {
    key: 'event.won',
    params: { a: 'Mei', b: clan('Dragon') },
  })
})

const told = (n: number, kind = 'scored'): NewsLine => ({ n, move: n, event: { kind } })
const news = (change: Partial<News>): News => ({
  seat: 0,
  move: 3,
  view: {},
  question: undefined,
  waiting: [1],
  asks: ['card'],
  told: [],
  takenBack: undefined,
  cursor: { told: 0, back: 0, life: '' },
  canUndo: false,
  canUndoTurn: false,
  back: 0,
  held: undefined,
  answered: 0,
  between: [],
  standing: {},
  scores: [0, 0],
  over: false,
  winners: [],
  ...change,
})

void test('what was taken back leaves the log, what is new follows, what was told stays the same', () => {
  const had = [told(0), told(1), told(2)]
  assert.equal(merged(had, news({})), had)
  const more = merged(had, news({ told: [told(3)] }))
  assert.deepEqual(
    more.map(({ n }) => n),
    [0, 1, 2, 3],
  )
  const back = merged(had, news({ takenBack: 1, told: [told(1, 'calmed')] }))
  assert.deepEqual(
    back.map(({ event }) => event.kind),
    ['scored', 'calmed'],
  )
  assert.equal(back[0], had[0])
})

void test('a look that brings nothing is known as such; anything that a person could see is not', () => {
  assert.ok(sameMoment(news({}), news({})))
  const changes: readonly Partial<News>[] = [
    { move: 4 },
    { seat: 1 },
    { waiting: [0] },
    { canUndo: true },
    { back: 1 },
    { held: { seat: 0, window: false } },
    { standing: { tactic: 'pass' } },
    { told: [told(3)] },
    { takenBack: 2 },
  ]
  for (const change of changes) assert.ok(!sameMoment(news({}), news(change)), JSON.stringify(change))
})

void test('what is as it was is the same object; what is not is as it is now', () => {
  const before = { players: [{ vp: 1, hand: [3, 4] }, { vp: 2 }], pile: [7], seat: 0 }
  assert.equal(shared(before, structuredClone(before)), before)
  const now = { players: [{ vp: 1, hand: [3, 4] }, { vp: 5 }], pile: [7, 9], seat: 0 }
  const mixed = shared(before, structuredClone(now))
  assert.deepEqual(mixed, now)
  assert.equal(mixed.players[0], before.players[0])
  assert.notEqual(mixed.players[1], before.players[1])
  assert.notEqual(mixed.pile, before.pile)
})

void test('a part that is gone, new, undefined or of another kind is never taken from before', () => {
  const pairs: readonly [unknown, unknown][] = [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ b: undefined }, { c: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [{ a: null }, { a: {} }],
    [null, { a: 1 }],
    [{ a: 1 }, undefined],
  ]
  for (const [before, now] of pairs) {
    assert.deepStrictEqual(shared(before, now), now, JSON.stringify([before, now]))
    if (typeof now === 'object') assert.notEqual(shared(before, now), before)
  }
  const kept = new Map([[1, 2]])
  assert.equal(shared({ kept: new Map([[1, 2]]) }, { kept }).kept, kept)
})
