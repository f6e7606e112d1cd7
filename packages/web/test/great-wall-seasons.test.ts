import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { FALLING, LEAVES } from '../src/games/great-wall/hills.ts'
import { SEASONS } from '../src/games/great-wall/types.ts'
import { firingX, topOf, wallArt } from '../src/games/great-wall/wall-art.ts'

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
const THEMES = ['light', 'dark'] as const

/** The colours of a season, as numbers. */
function colours(theme: (typeof THEMES)[number], season: string): Readonly<Record<string, readonly number[]>> {
  const head = `${theme === 'dark' ? "[data-theme='dark'] " : ''}[data-season='${season}'] {`
  const block = tokens.split(`\n${head}`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--(season[\w-]*): #(\w{6})/g)].map(([, name, hex]) => [
      name!,
      [0, 2, 4].map((i) => Number.parseInt(hex!.slice(i, i + 2), 16)),
    ]),
  )
}
const light = ([r, g, b]: readonly number[]): number => (0.2126 * r! + 0.7152 * g! + 0.0722 * b!) / 255
const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((n, i) => n - b[i]!))

describe('a season is told at a glance', () => {
  for (const theme of THEMES)
    it(`${theme}: each has its own sky and ground`, () => {
      for (const one of SEASONS)
        for (const other of SEASONS.slice(SEASONS.indexOf(one) + 1)) {
          const [a, b] = [colours(theme, one), colours(theme, other)]
          const difference = apart(a['season-sky']!, b['season-sky']!) + apart(a['season-wash']!, b['season-wash']!)
          assert.ok(difference > (theme === 'light' ? 40 : 28), `${one} and ${other}: ${difference}`)
        }
    })

  it('Winter is dark and white: a dark sky over the lightest ground of the year', () => {
    for (const theme of THEMES) {
      const all = SEASONS.map((season) => colours(theme, season))
      const winter = colours(theme, 'winter')
      assert.equal(light(winter['season-sky']!), Math.min(...all.map((one) => light(one['season-sky']!))))
      assert.equal(light(winter['season-wash']!), Math.max(...all.map((one) => light(one['season-wash']!))))
    }
    assert.ok(light(colours('light', 'winter')['season-sky']!) < 0.35)
  })

  it('Spring is green', () => {
    for (const theme of THEMES)
      for (const part of ['season', 'season-wash', 'season-sky']) {
        const [r, g, b] = colours(theme, 'spring')[part]!
        assert.ok(g! > r! && g! > b!, `${theme} ${part}`)
      }
  })

  it('something of its own falls or flies, strewn over the whole width', () => {
    assert.equal(new Set(SEASONS.map((season) => LEAVES[season])).size, SEASONS.length)
    for (const season of SEASONS) {
      const at = FALLING[season]!.map(({ x }) => x)
      assert.ok(Math.min(...at) < 100 && Math.max(...at) > 828, season)
    }
  })
})

describe('a Wall looks as high as it is', () => {
  const LEVELS = [0, 1, 2, 3]
  it('every level adds a course and stands higher, and who stands on it stays in the picture', () => {
    for (const level of LEVELS) assert.equal(wallArt(level, level + 1).courses.length, level)
    for (const level of LEVELS.slice(1)) {
      assert.ok(topOf(level) < topOf(level - 1))
      assert.ok(topOf(level) > 15)
    }
  })
  it('each course is laid finer than the one below, and towers come with the second and the third', () => {
    const layers = wallArt(3, 4).courses.map(({ joints, h }) => joints.match(/H/g)!.length / h)
    assert.deepEqual(
      layers,
      layers.toSorted((a, b) => a - b),
    )
    assert.deepEqual(
      LEVELS.map((level) => wallArt(level, level + 1).towers.length),
      [0, 0, 1, 2],
    )
  })
  it('no tower stands where an Archer does', () => {
    for (const spots of [3, 4]) for (const x of firingX(spots)) assert.ok(x - 17 > 36 && x + 17 < 260, `${spots}: ${x}`)
  })
})
