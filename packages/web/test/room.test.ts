import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type RoomWord, roomOf, WIDTHS } from '../src/frame/room.ts'

void test('a sheet is enlarged as a whole where the window has more room than it needs, never shrunk', () => {
  for (const [width, height, k] of [
    [1440, 900, 1],
    [1700, 960, 1],
    [1920, 1080, 1.125],
    [2560, 1440, 1.5],
    [3840, 2160, 1.75],
    // Wide and low, or high and narrow: what there is less of counts.
    [3440, 1000, 1000 / 960],
    [1080, 1920, 1],
    [360, 640, 1],
  ] as const)
    assert.equal(roomOf({ width, height }).k, k, `${width}x${height}`)
  assert.equal(roomOf({ width: 3840, height: 2160 }, 'page').k, 2.25)
})

void test('what is enlarged has a sheet of at least 1700 x 960, so that media queries below it hold for both', () => {
  for (let width = 300; width < 5200; width += 70)
    for (let height = 300; height < 3000; height += 70) {
      const room = roomOf({ width, height })
      if (room.k === 1) assert.deepEqual([room.width, room.height], [width, height])
      else assert.ok(room.width > 1699.99 && room.height > 959.99, `${width}x${height}`)
    }
})

void test('what kind of room it is goes by the sheet', () => {
  const kinds: readonly (readonly [number, number, readonly RoomWord[]])[] = [
    [3840, 2160, ['wide']],
    [1920, 1080, ['wide']],
    [1920, 800, ['wide', 'low']],
    [1440, 900, ['full']],
    [1366, 650, ['full', 'low']],
    [1280, 720, ['full', 'low']],
    [1024, 768, ['narrow', 'low']],
    [768, 1024, ['narrow']],
    [720, 450, ['phone']],
    [390, 844, ['phone']],
  ]
  for (const [width, height, words] of kinds)
    assert.deepEqual(roomOf({ width, height }).words, words, `${width}x${height}`)
})

void test('the styles of tables ask for a phone and a desk at the widths at which the page does', () => {
  const known = new Set([WIDTHS.phone, WIDTHS.phone + 1, WIDTHS.desk - 1, WIDTHS.desk])
  const near = (width: number) => [WIDTHS.phone, WIDTHS.desk].some((edge) => Math.abs(width - edge) < 60)
  const files = globSync('../src/{frame,games}/**/*.{svelte,css}', { cwd: import.meta.dirname })
  assert.ok(files.length > 50)
  for (const file of files)
    for (const [query] of readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(
      /@(?:media|container)[^{]*width[^{]*/g,
    ))
      for (const [, width] of query.matchAll(/(?<!height[^)]*)(\d+)px/g))
        assert.ok(known.has(Number(width)) || !near(Number(width)), `${file}: ${query}`)
})
