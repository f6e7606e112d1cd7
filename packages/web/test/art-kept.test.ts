import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { KEPT } from '../art/kept.ts'
import { SPRITES } from '../art/sprites.ts'
import { layersOf, type Recipe, signOf } from '../src/art/art.ts'
import { pictures as chronicles } from '../src/games/great-wall/expansions/chronicles/pictures.ts'
import { pictures as fifthPlayer } from '../src/games/great-wall/expansions/fifth-player/pictures.ts'
import { PICTURES } from '../src/games/great-wall/pictures.ts'

const loaded = new Set(SPRITES.flatMap(({ drawings }) => drawings.map(({ id }) => id)))

/** How many cards of each kind the component list of an expansion has (great-wall-expansions-components.md, 10). */
const CARDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  reserved: { BPG: 1 },
}

describe('drawings kept for expansions to come', () => {
  it('every card of the list has one, and every drawing a card', () => {
    for (const [name, { drawings, symbols, generals }] of Object.entries(KEPT)) {
      const ids = [...Object.keys(symbols), ...Object.keys(generals)]
      for (const [prefix, count] of Object.entries(CARDS[name]!))
        for (let n = 1; n <= count; n++) assert.ok(ids.includes(`${prefix}-${n}`), `${prefix}-${n}`)
      const drawn = drawings.map(({ id }) => id)
      const faces = Object.values(generals)
      const used = new Set([...Object.values(symbols), ...faces.flatMap((one) => [...layersOf(one), signOf(one)])])
      for (const id of used) assert.ok(drawn.includes(id) || loaded.has(id), `${name}: ${id} is not drawn`)
      for (const id of drawn) assert.ok(used.has(id), `${name}: no card has ${id}`)
    }
  })

  it('none is over 2 kB, has the name of another, or is loaded today', () => {
    const kept = Object.values(KEPT).flatMap(({ drawings }) => drawings)
    assert.equal(new Set(kept.map(({ id }) => id)).size, kept.length)
    for (const one of kept) {
      assert.ok(one.svg().length < 2000, `${one.id} has ${one.svg().length} bytes`)
      assert.ok(!loaded.has(one.id), one.id)
    }
  })

  it('no two Generals of any box look alike, and each has a sign of its own', () => {
    const recipes = [PICTURES, fifthPlayer, chronicles, ...Object.values(KEPT)].flatMap(({ generals }) =>
      Object.values(generals),
    )
    assert.equal(recipes.length, 22 + 4 + 1 + 4)
    const distinct = (of: (recipe: Recipe) => string): number => new Set(recipes.map(of)).size
    assert.equal(distinct(signOf), recipes.length)
    // Not told by the ground alone, either: that is seen least.
    assert.equal(
      distinct((recipe) => layersOf(recipe).slice(1).join()),
      recipes.length,
    )
  })
})
