import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clerksOf } from '../src/games/great-wall/clerks.ts'
import { fieldOf, layoutOf, type LayoutWord, type Takes } from '../src/games/great-wall/layout.ts'

void test('the table lies as its own sheet has room, whatever the window is', () => {
  const layouts: readonly (readonly [number, number, readonly LayoutWord[]])[] = [
    // 4K, enlarged as much as it may be; Full HD and 2560x1440 have the same sheet; a laptop, with and without the bars of its browser.
    [2194, 1177, ['wide', 'edged', 'high']],
    [1707, 903, ['wide', 'edged']],
    [1920, 740, ['wide', 'rail', 'low']],
    [1440, 843, ['edged']],
    [1366, 721, ['rail', 'low']],
    [1536, 683, ['rail', 'low']],
    [1280, 673, ['rail', 'low']],
    [1366, 603, ['rail', 'low', 'lower']],
    // Tablets.
    [1024, 711, ['narrow', 'low']],
    [1180, 763, ['narrow', 'low']],
    [1279, 900, ['narrow']],
    [768, 967, ['narrow', 'portrait', 'low']],
    // Where not even a folded table is seen at once, one view at a time: phones, a phone on its side, 200%.
    [390, 700, ['tabbed']],
    [360, 500, ['tabbed']],
    // With a lesson's card below it.
    [360, 300, ['tabbed']],
    [844, 300, ['tabbed', 'short']],
    [720, 350, ['tabbed', 'short']],
    [740, 1000, ['tabbed']],
    [768, 1024, ['narrow', 'portrait', 'low']],
    [960, 483, ['tabbed', 'short']],
    [1024, 500, ['tabbed', 'short']],
    // Narrow and low: netbooks, windows that share a screen.
    [1024, 553, ['rail', 'slim', 'low', 'lower']],
    [1152, 602, ['rail', 'slim', 'low', 'lower']],
    [1279, 668, ['rail', 'slim', 'low']],
  ]
  for (const [width, height, words] of layouts)
    assert.deepEqual(layoutOf({ width, height }), words, `${width}x${height}`)
})

void test('what expansions take of the field folds text first, then the hand to names, and a Vital spot last, never under 24 pixels', () => {
  const spotOf = (width: number, height: number, takes: Takes): number => {
    const sheet = { width, height, takes }
    const words = layoutOf(sheet)
    return words.includes('tabbed') ? 44 : 34 - fieldOf(words, sheet).short / 6
  }
  const khan = { roomy: 69, low: 58, lower: 58 }
  const war = { roomy: 76, low: 83, lower: 78 }
  // 1440x900, 1366x768, 1536x730, 1280x720 and 1366x650: the Khan alone costs no spot anything; with machines they yield on the lowest.
  for (const [width, height] of [
    [1440, 843],
    [1366, 721],
    [1536, 683],
    [1280, 673],
  ] as const) {
    assert.equal(spotOf(width, height, khan), 34)
    assert.equal(spotOf(width, height, war), 34)
  }
  assert.deepEqual(layoutOf({ width: 1440, height: 843, takes: war }), ['edged', 'lean'])
  assert.equal(spotOf(1366, 603, khan), 34)
  assert.ok(spotOf(1366, 603, war) > 30)
  for (let height = 400; height < 1100; height++)
    for (const width of [1024, 1152, 1279])
      for (const takes of [khan, war]) assert.ok(spotOf(width, height, takes) >= 24, `${width}x${height}`)
})

void test('up to four Clerks stand side by side at a Location; five are one figure of each owner with its number', () => {
  const table = { tea: [2, 0, 1], players: [0, 1, 2, 3].map((seat) => ({ seat })) } as unknown as Parameters<
    typeof clerksOf
  >[0]
  const at = (...clerks: number[]) => clerksOf(table, { clerks }).map(({ seat, i, n }) => [seat, i, n])
  assert.deepEqual(at(1, 0, 2, 1), [
    [2, 0, 1],
    [2, 1, 1],
    [0, 0, 1],
    [3, 0, 1],
  ])
  assert.deepEqual(at(1, 0, 3, 1), [
    [2, 2, 3],
    [0, 0, 1],
    [3, 0, 1],
  ])
  assert.deepEqual(at(4, 0, 4, 0), [
    [2, 3, 4],
    [0, 3, 4],
  ])
  assert.deepEqual(at(0, 0, 0, 0), [])
})
