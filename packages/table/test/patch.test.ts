import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Patch, patched, patchOf } from '@wanli/table'
import fc from 'fast-check'

const crossed = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch

describe('differences', () => {
  it('of any two pieces of JSON: the one and the difference are the other', () => {
    const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    // Pairs that have much in common: the same list or object, with something else in it.
    const alike = fc.tuple(fc.array(json), fc.array(json), json, fc.dictionary(fc.string(), json)).map(
      ([start, end, value, members]) =>
        [
          { list: [...start, ...end], members },
          { list: [...start, value, ...end], members: { ...members, at: value } },
        ] as const,
    )
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), alike), ([before, after]) => {
        const patch = patchOf(before, after)
        if (patch === undefined) assert.deepEqual(after, before)
        else assert.deepEqual(patched(before, crossed(patch)), after)
      }),
      { numRuns: 2000, seed: 19 },
    )
  })

  it('says little where little has changed', () => {
    const before = { hands: [[1, 2, 3], [4]], deck: Array.from({ length: 60 }, (_, i) => `card ${i}`), year: 1 }
    const after = { ...before, hands: [[1, 2], [4]], deck: before.deck.slice(1) }
    assert.deepEqual(patchOf(before, after), {
      hands: { 0: { at: 2, cut: 1, in: [] } },
      deck: { at: 0, cut: 1, in: [] },
    })
    assert.equal(patchOf(before, structuredClone(before)), undefined)
  })

  it('a member with a name that objects have is a member', () => {
    const after: unknown = JSON.parse('{"a":1,"__proto__":{"b":2}}')
    const made = patched({ a: 1 }, crossed(patchOf({ a: 1 }, after)!))
    assert.equal(JSON.stringify(made), JSON.stringify(after))
  })

  it('what is undefined is not there, before and after', () => {
    assert.equal(patchOf({ a: 1, b: undefined }, { a: 1 }), undefined)
    assert.equal(patchOf({ a: 1 }, { a: 1, b: undefined }), undefined)
    assert.deepEqual(patchOf({ a: 1, b: 2 }, { a: 1, b: undefined }), { b: 0 })
    assert.deepEqual(patchOf({ a: 1, b: undefined }, { a: 1, b: 2 }), { b: [2] })
  })
})
