import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fullestBox } from '@wanli/game-kit'
import { greatWall, SETUP } from '@wanli/great-wall'
import { withAutomata } from '../src/after/course.ts'
import { gainOf, ranking } from '../src/games/great-wall/ranking.ts'
import { sum } from '../src/games/great-wall/types.ts'
import { scene, WALL_TABLES } from './great-wall-help.ts'
import { playedAtRandom } from './random-game.ts'

/* Honor by source at the end of whole games, answered at random, in every mode. */

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A game to its end, with what its events told of Honor. */
function played(mode: string, seats: number, seed: string) {
  const { state, box, events } = playedAtRandom(greatWall, { mode, seats }, seed)
  const gains = events.flatMap((event) => gainOf(event) ?? [])
  return { ranked: ranking(greatWall.view(state, undefined, box), box), gains, scores: greatWall.scores(state, box) }
}

for (const { mode, seats } of WALL_TABLES)
  void test(`${mode} for ${seats}: the sources of everybody, losses with them, add up to his Honor`, () => {
    let losses = 0
    for (const seed of SEEDS) {
      const { ranked, gains, scores } = played(mode, seats, seed)
      for (const { seat, points, total } of ranked.rows) {
        assert.equal(points.length, ranked.sources.length)
        assert.equal(sum(points), total, `${seed}: seat ${seat}`)
        assert.equal(total, scores[seat] ?? total)
        const told = gains.filter((gain) => gain.seat === seat)
        const start = ranked.sources.findIndex(({ key }) => key === 'gw.source.start')
        assert.equal(sum(told.map((gain) => gain.points)) + (points[start] ?? 0), total, 'all of it was told')
        losses += points.filter((count) => count < 0).length
      }
      const colours = ranked.sources.map(({ colour }) => colour)
      assert.equal(new Set(colours).size, colours.length, 'no two sources of one colour')
    }
    assert.ok(losses > 0, 'somebody has lost Honor in one of the games, or this says little')
  })

void test('a source has the same colour in every mode', () => {
  const seen = new Map<string, number>()
  for (const { mode, seats } of WALL_TABLES)
    for (const { key: told, colour } of played(mode, seats, 'a').ranked.sources) {
      // GW-SOLO-24, -42: against Qin Jiushao it has other words.
      assert.equal(told.endsWith('abilities.solo'), mode === 'solo' && told.includes('abilities'))
      const key = told.replace('gw.source.abilities.solo', 'source.abilities')
      assert.equal(colour, seen.get(key) ?? colour, key)
      seen.set(key, colour)
    }
  assert.equal(new Set(seen.values()).size, seen.size)
})

void test('Honor that a position begins with is a source too', () => {
  const { view, box } = scene({ players: { dragon: { honor: 12 } } })
  const { sources, rows } = ranking(view, box)
  assert.deepEqual(
    sources.map(({ key }) => key),
    ['gw.source.start'],
  )
  assert.deepEqual(rows[0], { seat: 0, total: 12, points: [12] })
})

void test('what Qin Jiushao had after each answer is counted back from the end', () => {
  const source = { key: 'source.building' }
  const rows = [
    { seat: 0, points: [], total: 9 },
    { seat: 1, points: [], total: 30 },
  ]
  const gains = [
    { move: 1, seat: 1, points: 10, source },
    { move: 3, seat: 1, points: 4, source },
    { move: 3, seat: 1, points: 6, source },
    { move: 3, seat: 0, points: 9, source },
  ]
  assert.deepEqual(withAutomata([[0], [0], [0], [9]], rows, gains), [
    [0, 10],
    [0, 20],
    [0, 20],
    [9, 30],
  ])
})

void test('there is a colour for every source, whatever lies in the box', () => {
  const page = readFileSync(new URL('../src/after/AfterGame.svelte', import.meta.url), 'utf8')
  const drawn = new Set([...page.matchAll(/:global\(\.s(\d+)\)/g)].map(([, n]) => Number(n)))
  const names = SETUP.expansions!.map(({ name }) => name)
  for (const expansions of [fullestBox(SETUP), ...names.map((name) => [name])])
    for (const mode of ['competitive', 'coop', 'solo']) {
      const setup = greatWall.checkSetup({ mode, seats: mode === 'solo' ? 1 : 5, expansions })
      if (!setup.ok) continue
      const box = greatWall.open(setup.value)
      // After those of the box comes what somebody begins with.
      for (let colour = 0; colour <= box.honorSources.length; colour++)
        assert.ok(drawn.has(colour), `${expansions.join()} ${mode}: ${box.honorSources[colour] ?? 'start'}`)
    }
  // By day and by night.
  for (const n of drawn) assert.equal(page.split(`--src-${n}: #`).length, 3, String(n))
})
