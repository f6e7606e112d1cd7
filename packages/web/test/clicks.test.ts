import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { Dice, Table } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import {
  addRethinks,
  along,
  at,
  type Clickable,
  heldAtFirst,
  placedBy,
  refusalsOf,
  type Rethink,
  targetsOf,
  type Way,
} from '../src/frame/clicks.ts'
import type { Step } from '../src/frame/thoughts.svelte.ts'
import * as wall from '../src/games/great-wall/places.ts'
import * as court from '../src/games/zhanguo/places.ts'
import './all-expansions.ts'

/* What a click means, on a board of no game in particular. */

interface Toy extends Clickable {
  readonly way: Way
  readonly cost?: number
}
const toy = (key: string, way: Way, cost = 0): Toy => ({ kind: 'toy', key, way, cost })
const placed = (...options: Toy[]) => placedBy(options, ({ way }) => [way])
const keysOf = (targets: ReadonlyMap<string, { readonly option: Clickable | undefined }>) =>
  Object.fromEntries([...targets].map(([place, { option }]) => [place, option?.key]))

test('one click answers; two take a thing up first, and put it down or take another instead', () => {
  const board = placed(
    toy('bell', at('bell', 'rope')),
    toy('man home', along('man', 'home')),
    toy('man away', along('man', 'away')),
    toy('cat home', along('cat', 'home')),
  )
  assert.deepEqual(keysOf(targetsOf(board, [])), { bell: 'bell', rope: 'bell', man: undefined, cat: undefined })
  const held = targetsOf(board, ['man'])
  assert.equal(held.get('home')!.option?.key, 'man home')
  assert.equal(held.get('away')!.option?.key, 'man away')
  assert.deepEqual(held.get('man'), { option: undefined, holds: [], held: true, other: false, leads: [] })
  assert.deepEqual(held.get('cat'), { option: undefined, holds: ['cat'], held: false, other: true, leads: ['home'] })
  assert.equal(held.get('bell')!.option?.key, 'bell')
  assert.deepEqual(targetsOf(board, []).get('man')!.leads, ['home', 'away'])
})

test('what can go to one place only goes there at once, if the game wants that', () => {
  const board = placed(toy('man home', along('man', 'home')), toy('cat home', along('cat', 'home')))
  assert.equal(targetsOf(board, []).get('cat')!.option, undefined)
  const atOnce = targetsOf(board, [], { atOnce: ({ key }) => key === 'cat home' })
  assert.equal(atOnce.get('cat')!.option?.key, 'cat home')
  assert.equal(atOnce.get('man')!.option, undefined)
})

test('several places in any order; each is put back by itself', () => {
  const pay = (...regions: string[]): Way => ({ clicks: regions.map((region) => [region]), anyOrder: true })
  const board = placed(toy('1+2', pay('1', '2')), toy('1+3', pay('1', '3')))
  assert.deepEqual(keysOf(targetsOf(board, [])), { 1: undefined, 2: undefined, 3: undefined })
  assert.equal(targetsOf(board, ['3']).get('1')!.option?.key, '1+3')
  assert.equal(targetsOf(board, ['3']).has('2'), false)
  const three = placed(toy('1+2+3', pay('1', '2', '3')))
  assert.deepEqual(targetsOf(three, ['3', '1']).get('3')!.holds, ['1'])
  assert.deepEqual(heldAtFirst(board), [])
})

test('of two options behind the same clicks the cheaper is meant, of equals the first', () => {
  const way = along('man', 'home')
  const cost = (option: Toy) => option.cost ?? 0
  const keyed = (...options: Toy[]) => targetsOf(placed(...options), ['man'], { cost }).get('home')!.option?.key
  assert.equal(keyed(toy('far', way, 3), toy('near', way, 1)), 'near')
  assert.equal(keyed(toy('first', way, 2), toy('second', way, 2)), 'first')
})

test('in hand at first is what the game puts there, or the only thing to take up', () => {
  const man = toy('man home', along('man', 'home'))
  const cat = toy('cat home', along('cat', 'home'))
  assert.deepEqual(heldAtFirst(placed(man)), ['man'])
  assert.deepEqual(heldAtFirst(placed(man, cat)), [])
  assert.deepEqual(heldAtFirst(placed(man, toy('bell', at('bell')))), [])
  assert.deepEqual(
    heldAtFirst(placed(man, cat, toy('bell', at('bell'))), { inHand: ({ key }) => key === 'cat home' }),
    ['cat'],
  )
  assert.deepEqual(heldAtFirst(placed()), [])
})

test('what is refused says so where the next click would be, or else where the first would', () => {
  const refused = placed(toy('man home', along('man', 'home')), toy('cat away', along('cat', 'away')))
  assert.deepEqual(Object.fromEntries(refusalsOf(refused, ['man'])), { home: 'man home', cat: 'cat away' })
})

test('one click chooses something else instead, or the same again; what a place means now goes before', () => {
  const step = { key: 'bell' } as Step
  const found = new Map<string, Rethink>()
  const options = placed(toy('bell', at('bell')), toy('drum', at('drum')), toy('man home', along('man', 'home')))
  addRethinks(found, step, options, (place) => place === 'drum')
  assert.deepEqual(
    [...found].map(([place, { option, same }]) => [place, option.key, same]),
    [['bell', 'bell', true]],
  )
})

test('where an option lies stands in its fields, not in the words of its key', () => {
  const renamed = <O extends Clickable>(option: O): O => ({ ...option, key: 'another' })
  const wallSetup = greatWall.checkSetup({ seats: 3 })
  const courtSetup = zhanguo.checkSetup({ seats: 3, boards: 'B' })
  assert.ok(wallSetup.ok && courtSetup.ok)
  const dice = new Dice('renamed')
  const castle = Table.start(greatWall, wallSetup.value, 'renamed')
  while (!castle.over) {
    const { seat, prompt, about = {}, options } = castle.open[0]!
    const asking = { prompt, about, view: greatWall.view(castle.state, seat, castle.box), box: castle.box }
    for (const option of options)
      assert.deepEqual(wall.waysTo(renamed(option), asking), wall.waysTo(option, asking), option.key)
    castle.pick(0, dice.below(options.length))
  }
  const palace = Table.start(zhanguo, courtSetup.value, 'renamed')
  while (!palace.over) {
    const { prompt, options } = palace.open[0]!
    const asking = { prompt, moving: false, aspect: undefined }
    for (const option of options)
      assert.deepEqual(court.wayTo(renamed(option), asking), court.wayTo(option, asking), option.key)
    palace.pick(0, dice.below(options.length))
  }
})
