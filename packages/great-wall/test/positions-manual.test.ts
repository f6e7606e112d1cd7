import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { Dice, Table } from '@wanli/kernel'
import { scenarioFolder, value } from '@wanli/test-kit'
import { EXPANSIONS } from '../src/expansions/index.ts'
import { greatWall, MODE_SEATS } from '../src/index.ts'
import { tableShape } from '../src/position/shape.ts'
import { HONOR_SOURCES, SEASONS } from '../src/state.ts'
import { PROMPTS } from '../src/terms.ts'
import { events } from '../src/text/en/events.ts'
import { options } from '../src/text/en/options.ts'
import { SETS } from './expansions/sets.ts'

const manual = readFileSync(new URL('../../../docs/positions-great-wall.md', import.meta.url), 'utf8')

/** `option.wall.level` is a wording of the kind `wall`. */
const kindsIn = (texts: object): string[] => [...new Set(Object.keys(texts).map((key) => key.split('.')[1]!))]

const setup = value(greatWall.checkSetup({}))
const box = greatWall.open(setup)

describe('docs/positions-great-wall.md', () => {
  const scenarios = scenarioFolder(greatWall, new URL('./scenarios/', import.meta.url))
  const shown = scenarios.manualIsRight('docs/positions-great-wall.md', manual)

  it('shows three scenarios of the folder, word for word', () => {
    const own = new Set(scenarios.files.map((file) => scenarios.textOf(file)))
    assert.equal(shown.filter((text) => own.has(text)).length, 3)
  })

  it('explains every field, phase, question, option, step and event', () => {
    const { shape } = tableShape
    const full = greatWall.writePosition(value(greatWall.readPosition({}, box)), box, true)
    const part = (of: string, name: string) => Object.keys((full[of] as Record<string, object>)[name]!)
    const words = [
      ...Object.keys(shape),
      ...Object.keys(full),
      ...part('players', 'dragon'),
      ...part('sections', 'left').filter((word) => !COMPUTED.includes(word)),
      ...COMPUTED.map((word) => `sections.left.${word}`),
      ...Object.keys(shape.activation.unwrap().shape),
      ...Object.keys(shape.peek.unwrap().shape),
      ...shape.phase.unwrap().options,
      ...Object.keys(setup),
      ...Object.keys(setup.options),
      ...box.tactics.map(({ window }) => `tactic.${window}`),
      ...PROMPTS,
      ...kindsIn(options),
      ...kindsIn(events),
      ...Object.keys(box.rules.steps),
      ...HONOR_SOURCES,
      ...SEASONS.map((season) => `"${season}"`),
      ...box.locations.map(({ id }) => id),
      ...box.commands.map(({ key }) => key),
    ]
    assert.deepEqual(
      [...new Set(words)].filter((word) => !isExplained(word)),
      [],
    )
  })

  it('has the numbers of the data', () => {
    const rows = manual.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    const row = (title: string) => rows.find(([, first]) => first?.startsWith(title) === true)!.slice(2, 4)
    const times = [3, 4].map((seats) => greatWall.open(value(greatWall.checkSetup({ seats }))).time)
    assert.deepEqual(
      row('Lethality on the Time slots'),
      times.map((slots) => slots.map(({ lethality }) => lethality).join(', ')),
    )
    assert.deepEqual(
      row('New Hordes when the token reaches the slot'),
      times.map((slots) => ['–', ...slots.slice(1).map(({ hordes }) => hordes)].join(', ')),
    )
  })

  it('names files that there are', () => {
    for (const [, file] of manual.matchAll(/`(tv-\d\d[a-z]?\.json)`/g))
      assert.ok(readFileSync(new URL(`./scenarios/${file}`, import.meta.url), 'utf8').length > 0)
  })

  it('has a row for every question', () => {
    assert.deepEqual(
      PROMPTS.filter((prompt) => !ROWS.has(prompt)),
      [],
    )
  })

  it('lists the keys and reasons of every question that comes up in play', () => {
    assert.deepEqual(unlisted({}, GAMES), [])
  })

  describe('of the sets', () => {
    const sets = EXPANSIONS.filter(({ name }) => SETS.includes(name))

    it('explains every question, option, event, Soldier, marker and card', () => {
      const everything = greatWall.open(
        value(greatWall.checkSetup({ seats: 5, clans: ['panda', ...CLANS], expansions: SETS })),
      )
      const texts = sets.flatMap(({ texts: own }) => Object.keys(own?.en ?? {}))
      const words = [
        ...texts.flatMap((key) => /^(?:prompt|option|event)\.(\w+)/.exec(key)?.[1] ?? []),
        ...everything.soldiers.map(({ id }) => id),
        ...everything.markers,
        ...everything.extras.map(({ name }) => name),
      ]
      assert.deepEqual(
        [...new Set(words)].filter((word) => !manual.includes(`\`${word}\``) && !manual.includes(`"${word}"`)),
        [],
      )
      const cards = sets.flatMap(({ tables = {} }) => Object.values(tables).flatMap((table) => idsIn(table)))
      const series = [...new Set(cards.map((id) => /^(.*?)\d/.exec(id)?.[1] ?? id))].filter((id) => id.endsWith('-'))
      assert.ok(series.length > 10, series.join())
      assert.deepEqual(
        series.filter((start) => !manual.includes(`\`${start}`)),
        [],
      )
    })

    it('lists the keys and reasons of every question that comes up in play', () => {
      assert.deepEqual(unlisted({ expansions: SETS.filter((name) => name !== 'fifthPlayer') }, 3), [])
      assert.deepEqual(unlisted({ expansions: SETS, clans: ['panda', 'snake', 'turtle', 'monkey'] }, 1), [])
    })
  })
})

/** Words of a section that can only be read: the manual shows their paths. */
const COMPUTED = ['usable', 'defense', 'power']

const CLANS = ['dragon', 'snake', 'monkey', 'turtle'] as const

const idsIn = (table: unknown): string[] =>
  Array.isArray(table)
    ? table.flatMap((row: { readonly id?: unknown }) => (typeof row.id === 'string' ? [row.id] : []))
    : []

/** What comes up in random games of every mode and has no place in the table of questions. */
function unlisted(
  more: { readonly expansions?: readonly string[]; readonly clans?: readonly string[] },
  games: number,
): string[] {
  const missing = new Set<string>()
  for (const [mode, counts] of Object.entries(MODE_SEATS))
    for (let game = 0; game < games; game++) {
      const seats = counts[game % counts.length]!
      const clans = more.clans === undefined ? {} : { clans: more.clans.slice(0, seats) }
      playAtRandom({ mode, seats, ...more, ...clans }, `manual ${game}`, (prompt, key, reason) => {
        if (!isListed(prompt, key, reason)) missing.add([prompt, key, reason].join(' | '))
      })
    }
  return [...missing]
}

/** As a word of code, alone, or with a path before it. */
const isExplained = (word: string): boolean =>
  manual.includes(`\`${word}\``) || manual.includes(`\`players.dragon.${word}\``)

// --- the table of questions --------------------------------------------------------------------------------------------

const GAMES = 8

interface Row {
  readonly reasons: string
  readonly verbs: ReadonlySet<string>
}

const verbOf = (key: string): string => key.split(' ')[0]!

/** A row per prompt, and one more for what sets add to it: `| prompt | asked | keys | decisions | reasons |`. */
const ROWS = new Map<string, Row>()
for (const line of manual.split('\n')) {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== 7) continue
  const verbs = [...cells[3]!.matchAll(/`([^`]+)`/g)].map(([, key]) => verbOf(key!))
  for (const [, prompt] of cells[1]!.matchAll(/`(\w+)`/g)) {
    const earlier = ROWS.get(prompt!)
    const reasons = `${earlier?.reasons ?? ''} ${cells[5]!}`
    ROWS.set(prompt!, { reasons, verbs: new Set([...(earlier?.verbs ?? []), ...verbs]) })
  }
}

/** The reasons in the last column; where it refers to another row, those of both. */
const reasonsOf = ({ reasons }: Row): string =>
  [reasons, ...[...reasons.matchAll(/as `(\w+)`/g)].map(([, other]) => ROWS.get(other!)!.reasons)].join(' ')

/** What is refused may belong to another question, skipped or still to come. */
function isListed(prompt: string, key: string, reason: string | undefined): boolean {
  const own = ROWS.get(prompt)
  if (own === undefined) return false
  if (own.verbs.has(verbOf(key))) return reason === undefined || reasonsOf(own).includes(reason)
  return (
    reason !== undefined &&
    [...ROWS.values()].some((row) => row.verbs.has(verbOf(key)) && reasonsOf(row).includes(reason))
  )
}

/** A whole game of thoughtless players; `see` is told every option on offer, and every refused one with its reason. */
function playAtRandom(setup: object, seed: string, see: (prompt: string, key: string, reason?: string) => void): void {
  const table = Table.start(greatWall, value(greatWall.checkSetup(setup)), seed, { record: true })
  const dice = new Dice(seed)
  while (!table.over) {
    const { seat, prompt, options: offered } = table.open[0]!
    for (const { key } of offered) see(prompt, key)
    for (const { option, rule } of table.refusedFor(seat)) see(prompt, option.key, rule)
    table.pick(0, dice.below(offered.length))
  }
}
