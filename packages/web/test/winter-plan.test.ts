import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assaultsOf, TIMES, type WinterBeat, WHOLE, winterPlan } from '../src/games/great-wall/winter/plan.ts'
import type { NewsLine } from '../src/table/protocol.ts'

/* A Winter on the stage: which beats, in which order, for how long. All of it comes from what was told. */

type Told = NewsLine['event'] & { readonly at?: number }
const told = (...events: readonly Told[]): readonly NewsLine[] =>
  events.map(({ at, ...event }, n) => ({ n, move: at ?? 0, event: event as NewsLine['event'] }))

const season = (name: string, year: number) => ({ kind: 'season', season: name, year })
const winter = (year = 1) => season('winter', year)
const arrow = (section: number, spot: number, at = 0) => ({ kind: 'wounded', seat: 0, section, row: 0, spot, at })
const assault = (section: number, defense: number, power: number) => ({
  kind: 'assault',
  section,
  defense,
  power,
  breach: defense < power,
})
const shamed = (seat: number, section: number) => ({
  kind: 'shamed',
  seat,
  where: { unit: 'archer' },
  why: { section },
})
const killed = (seat: number, section: number) => ({ kind: 'killed', seat, unit: 'archer', section })
const saved = (seat: number, section: number) => ({ kind: 'saved', seat, unit: 'archer', section, price: 2 })
const gone = { kind: 'barricadesGone', n: 3 }
const ALL = [0, 1, 2]
const beatsOf = (
  lines: readonly NewsLine[],
  sections: readonly number[] = ALL,
  how: Parameters<typeof winterPlan>[2] = 'auto',
) => (winterPlan(lines, sections, how)?.beats ?? []) as readonly WinterBeat[]
const shown = (beats: readonly WinterBeat[]) => beats.map(({ kind, section }) => `${kind} ${section}`)
const timeOf = (beats: readonly WinterBeat[]) => beats.reduce((sum, { time }) => sum + time, 0)

void test('GW-WINTER-01a, -02: arrows first, then Section by Section: advance, clash, and break, the fallen, mend, or hold', () => {
  const lines = told(
    killed(0, 1),
    winter(),
    arrow(1, 2),
    arrow(1, 3),
    assault(0, 10, 8),
    assault(1, 14, 15),
    shamed(0, 1),
    saved(0, 1),
    killed(2, 1),
    gone,
    season('spring', 2),
    arrow(0, 1),
  )
  const beats = beatsOf(lines)
  assert.deepEqual(shown(beats), [
    'arrows 1',
    'advance 0',
    'clash 0',
    'holds 0',
    'advance 1',
    'clash 1',
    'break 1',
    'fallen 1',
    'mends 1',
    'nod 2',
  ])
  assert.deepEqual(
    beats[0]!.arrows.map(({ spot }) => spot),
    [2, 3],
  )
  const fallen = beats[7]!.assault
  assert.deepEqual(
    [fallen?.defense, fallen?.power, fallen?.fallen, fallen?.saved, fallen?.shame],
    [14, 15, [{ seat: 2, unit: 'archer' }], [{ seat: 0, unit: 'archer' }], [{ seat: 0, n: 1 }]],
  )
  // What a beat tells, no deed tells again; what was before and after this Winter is none of it.
  assert.deepEqual(
    [...winterPlan(lines, ALL, 'auto')!.covered].sort((a, b) => a - b),
    [2, 3, 4, 5, 6, 7, 8],
  )
  // The table as it was when it was told; the fallen are gone in the one after.
  assert.deepEqual(
    beats.slice(4, 8).map(({ look }) => look),
    [5, 5, 5, 8],
  )
})

void test('the times are those of the sheet; a Winter of three Breaches with arrows everywhere stays under 13 seconds', () => {
  const one = beatsOf(told(winter(), assault(0, 4, 3), assault(1, 2, 5), killed(0, 1), gone))
  for (const { kind, time } of one) assert.equal(time, TIMES[kind], kind)
  const worst = ALL.flatMap((s) => [assault(s, 1, 9), shamed(0, s), killed(0, s)])
  const whole = beatsOf(told(winter(), ...ALL.flatMap((s) => [arrow(s, 1), arrow(s, 2)]), ...worst, gone))
  assert.ok(timeOf(whole) <= WHOLE && WHOLE < 13_000, String(timeOf(whole)))
  assert.ok(timeOf(whole) > 11_000, 'not shorter than it must be')
  // Many answers of bots: the arrows of a Section share the time of one beat, and a little.
  const archers = beatsOf(told(winter(), ...[1, 2, 3, 4, 5].map((n) => arrow(0, n, n))))
  assert.equal(archers.length, 5)
  assert.ok(timeOf(archers) < 1.9 * TIMES.arrows, String(timeOf(archers)))
})

void test('from the third Winter on it takes six tenths, unless all of it is wanted', () => {
  const of = (year: number, how: 'auto' | 'full' | 'short') =>
    timeOf(beatsOf(told(winter(year), assault(0, 4, 3), gone), ALL, how))
  const full = of(1, 'auto')
  assert.deepEqual([of(2, 'auto'), of(3, 'full')], [full, full])
  assert.deepEqual([of(3, 'auto'), of(1, 'short')], [full * 0.6, full * 0.6])
})

void test('the plan only grows: what is on stage while bots still decide stays as it is', () => {
  const events: readonly Told[] = [
    winter(2),
    arrow(0, 1, 1),
    arrow(0, 2, 2),
    assault(0, 3, 9),
    shamed(1, 0),
    saved(1, 0),
    killed(0, 0),
    killed(2, 0),
    assault(2, 3, 9),
    shamed(1, 2),
    gone,
  ]
  let before: readonly WinterBeat[] = []
  for (let n = 1; n <= events.length; n++) {
    // GW-KILL-06: those who die at the same time are told in one breath.
    if (events[n - 1]!.kind === 'killed' && events[n]?.kind === 'killed') continue
    const now = beatsOf(told(...events.slice(0, n)))
    assert.deepEqual(
      now.slice(0, before.length).map(({ id, time }) => [id, time]),
      before.map(({ id, time }) => [id, time]),
      `after ${events[n - 1]!.kind}`,
    )
    before = now
  }
  assert.deepEqual(shown(before).slice(-6), ['nod 1', 'advance 2', 'clash 2', 'break 2', 'fallen 2', 'mends 2'])
  assert.equal(new Set(before.map(({ id }) => id)).size, before.length)
})

void test('GW-BREACH-01: Shame without a fallen Soldier waits until the Section is done; one that found no place counts', () => {
  const begun = told(winter(), assault(0, 1, 2), shamed(1, 0), {
    ...shamed(1, 0),
    kind: 'shameUnplaceable',
    pool: true,
  })
  assert.deepEqual(shown(beatsOf(begun)), ['advance 0', 'clash 0', 'break 0'])
  const done = told(...begun.map(({ event }) => event), gone)
  assert.deepEqual(shown(beatsOf(done)).slice(3), ['fallen 0', 'mends 0', 'nod 1', 'nod 2'])
  assert.deepEqual(assaultsOf(done)[0]?.shame, [{ seat: 1, n: 2 }])
})

void test('still: one picture for each Section that was assaulted, six tenths of a second, with what came of it', () => {
  const lines = told(winter(4), arrow(0, 1), assault(0, 4, 3), assault(2, 1, 3), killed(0, 2), gone)
  const beats = beatsOf(lines, ALL, 'still')
  assert.deepEqual(
    beats.map(({ kind, section, time }) => [kind, section, time]),
    [
      ['still', 0, 600],
      ['nod', 1, 300],
      ['still', 2, 600],
    ],
  )
  assert.equal(beats[2]!.assault?.fallen.length, 1)
})

void test('GW-SOLO: a Section that is closed is not nodded at; without a Winter there is nothing to show', () => {
  assert.deepEqual(shown(beatsOf(told(winter(), assault(1, 4, 3), gone), [1, 2])).slice(-2), ['holds 1', 'nod 2'])
  assert.equal(winterPlan(told(assault(1, 4, 3)), ALL, 'auto'), undefined)
})
