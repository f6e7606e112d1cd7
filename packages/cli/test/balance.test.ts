import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { greatWall, MODE_SEATS, soldierCode, WOUND } from '@wanli/great-wall'
import { Table } from '@wanli/kernel'
import { speaker } from '../src/format.ts'
import type { Balance } from '../src/games/great-wall/balance/balance.ts'
import { columnsOf } from '../src/games/great-wall/balance/columns.ts'
import { Counter } from '../src/games/great-wall/balance/counters.ts'
import { type Figures, figuresOf } from '../src/games/great-wall/balance/figures.ts'
import { BalanceObserver } from '../src/games/great-wall/balance/observe.ts'
import { reportPage } from '../src/games/great-wall/balance/report/index.ts'
import { Pen } from '../src/games/great-wall/balance/report/pen.ts'
import { TOPICS } from '../src/games/great-wall/balance/report/topic.ts'
import { reachOfMean, shareOf } from '../src/report/share.ts'
import { BANDS, type Target, type TargetId, TARGETS, targetsOf } from '../src/games/great-wall/balance/targets.ts'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { run } from '../src/run.ts'
import type { Counts } from '../src/simulate/observer.ts'
import { runSimulate, SimulateProblem } from '../src/simulate/index.ts'
import { LANGUAGES, TEXTS } from '../src/text/index.ts'
import { fakeIo, here, newFolder } from './help.ts'

const GAMES = 6
const SEATS = 3
const COLUMN = { id: 'competitive-3', mode: 'competitive', seats: SEATS }
const OPTIONS = {
  game: 'great-wall',
  setup: { mode: 'competitive', seats: SEATS },
  bots: ['greedy'],
  games: GAMES,
  seed: 'balance',
  cores: 1,
}
const checked = greatWallModule.game.checkSetup(OPTIONS.setup)
assert.ok(checked.ok)
const box = greatWallModule.game.open(checked.value)

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const near = (a: number, b: number, what: string) => assert.ok(Math.abs(a - b) < 0.01, `${what}: ${a}, not ${b}`)
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

let counts: Counts
let figures: Figures
before(async () => {
  const report = await runSimulate({ ...OPTIONS, observe: 'balance' })
  assert.equal(report.failed, 0, report.failures[0]?.error)
  counts = report.counts!
  figures = figuresOf(COLUMN, box, counts, 0)
})

describe('what is counted', () => {
  it('has a row for everything in the box', () => {
    assert.deepEqual(ids(figures.locations), ids(box.locations))
    assert.deepEqual(ids(figures.generals), ids(box.generals))
    assert.deepEqual(ids(figures.advisors), ids(box.advisors))
    assert.deepEqual(ids(figures.tactics), ids(box.tactics))
    assert.deepEqual(ids(figures.artifacts), ids(box.artifacts))
    assert.deepEqual(
      ids(figures.commands),
      box.humanCommands.map((card) => box.commands[card]!.key),
    )
    assert.deepEqual(ids(figures.hordes), [...new Set(box.hordes.map(({ type }) => type))])
  })

  it('shares every game out: seats, Tea order and Generals win it once', () => {
    assert.equal(figures.games, GAMES)
    near(figures.fair, 1 / SEATS, 'fair share')
    for (const rows of [figures.seatWins, figures.teaAtStart]) {
      assert.deepEqual(
        rows.map(({ n }) => n),
        Array(SEATS).fill(GAMES),
      )
      near(sum(rows.map(({ share }) => share)), 1, 'wins')
    }
    near(sum(figures.teaByYear.map(({ share }) => share)), 1, 'wins by Year')
    assert.equal(sum(figures.generals.map(({ n }) => n)), GAMES * SEATS)
    near(sum(figures.generals.map(({ n, share }) => n * share)), GAMES, 'wins of Generals')
    assert.equal(sum(figures.generals.map(({ dealt }) => dealt)), GAMES * SEATS * 2)
    near(sum(figures.endings.together.map(({ share }) => share)), 1, 'endings')
    near(sum(figures.years.by.map(({ share }) => share)), 1, 'lengths')
  })

  it('knows where all Honor comes from', () => {
    for (const who of ['all', 'winners', 'others'] as const)
      near(sum(figures.honor.sources.map((row) => row[who])), figures.honor.total[who], `Honor of ${who}`)
    const own = sum(figures.artifacts.map(({ id }) => honorOf(id)))
    assert.ok(own > 0)
    assert.equal(own, (counts['honor/artifacts/winners'] ?? 0) + (counts['honor/artifacts/others'] ?? 0))
    assert.ok(figures.honor.total.winners > figures.honor.total.others)
  })
  const honorOf = (artifact: string): number =>
    (counts[`artifact/${artifact}/honorOfWinners`] ?? 0) + (counts[`artifact/${artifact}/honorOfOthers`] ?? 0)

  it('has no use without a chance', () => {
    const years = figures.years.mean * GAMES
    for (const { id, chances, uses, use } of [...figures.commands, ...figures.locations, ...figures.tactics]) {
      assert.ok(chances >= uses, id)
      near(use, chances === 0 ? 0 : uses / chances, id)
    }
    near(sum(figures.commands.map(({ uses }) => uses)), years * SEATS, 'Command cards: one a Year and player')
    for (const { id, chances } of figures.locations) near(chances, years * SEATS, id)
    const activations = (id: string) => counts[`location/${id}/activations`] ?? 0
    const advanced = (id: string) => counts[`location/${id}/advanced`] ?? 0
    for (const { id, uses } of figures.locations) assert.equal(uses > 0, activations(id) + advanced(id) > 0, id)
    for (const { id, uses, normal, boosted, held, discarded, chances } of figures.tactics) {
      assert.equal(uses, normal + boosted, id)
      assert.ok(chances >= uses + held + discarded, id)
    }
    for (const { id, n, active, supporting, hired } of figures.advisors) {
      assert.equal(n, active + supporting, id)
      assert.ok(hired <= GAMES, id)
    }
  })

  it('follows every Horde, and every Vital spot of those that are Defeated', () => {
    for (const { id, placed, defeated, claimed, left, cover } of figures.hordes) {
      assert.ok(placed >= defeated + left && defeated >= claimed, id)
      const spots = box.hordes.find(({ type }) => type === id)!.rewards.length
      const covered = Object.keys(cover).map((hand) => counts[`horde/${id}/spots/${hand}`] ?? 0)
      assert.equal(sum(covered), defeated * spots, id)
      if (defeated > 0) near(sum(Object.values(cover)), 1, id)
    }
    assert.ok(figures.hordes.some(({ cover }) => cover['spearman']! > 0))
    assert.ok(figures.hordes.some(({ cover }) => cover['archer']! > 0))
  })

  it('counts Years, Breaches and Raids the same way from both ends', () => {
    assert.equal(sum(figures.byYear.map(({ games }) => games)), Math.round(figures.years.mean * GAMES))
    for (const what of ['breaches', 'raids'] as const) {
      near(sum(figures.byYear.map((row) => row[what] * row.games)), figures[what].mean * GAMES, what)
      near(sum(figures[what].by.map(({ value, games }) => value * games)), figures[what].mean * GAMES, what)
    }
    const { sections, levels } = figures.walls
    near(sum(sections.map(({ level }) => level)), levels.mean, 'levels')
    assert.ok(sections.every(({ built, level }) => built >= level))
  })

  it('adds up over games, and gives a win to whoever won', () => {
    const counter = new Counter()
    counter.use('card', 0, 2)
    counter.use('card', 1)
    counter.settle([0, 1])
    assert.deepEqual(counter.counts, { 'card/uses': 3, 'card/wins': 1 })
  })

  it('gives honest intervals', () => {
    const half = shareOf(5, 10)
    near(half.low, 0.2366, 'low')
    near(half.high, 0.7634, 'high')
    const spread = [
      { value: 1, games: 50 },
      { value: 3, games: 50 },
    ]
    near(reachOfMean(spread), 0.197, 'of a mean')
    assert.deepEqual(shareOf(0, 0), { n: 0, share: 0, low: 0, high: 1 })
    assert.ok(shareOf(0, 20).high > 0.1 && shareOf(0, 20).low === 0)
  })

  it('refuses an observer that the game does not have', async () => {
    await assert.rejects(
      runSimulate({ ...OPTIONS, observe: 'spy' }),
      (error) => error instanceof SimulateProblem && error.code === 'unknown-observer',
    )
  })
})

describe('the observer', () => {
  const begun = (mode: string, seats: number) => {
    const setup = greatWall.checkSetup({ mode, seats })
    assert.ok(setup.ok)
    const table = Table.start(greatWall, setup.value, 'observer')
    const observer = new BalanceObserver()
    observer.begin(table)
    return { table, observer }
  }
  const question = (prompt: 'wound' | 'shoot') =>
    ({ seat: 0, prompt, options: [], about: undefined, topic: undefined, refused: undefined, at: 1 }) as const

  it('tells Wounds of cards from those of Archers and of the fallen, and people from automata', () => {
    const { table, observer } = begun('competitive', 3)
    const horde = table.state.sections[0]!.hordes[0]!
    const { id, type, rewards } = table.box.hordes[horde.card]!
    const place = { section: 0, row: 0 } as const
    horde.spots = rewards.map(() => soldierCode(0, 0))
    horde.spots.splice(0, 4, WOUND, WOUND, WOUND, soldierCode(3, 0))
    observer.answer(question('wound'), { kind: 'wound', key: 'wound left 1.1', ...place, spot: 0 })
    observer.event({ kind: 'wounded', seat: 0, ...place, spot: 0 })
    observer.answer(question('shoot'), { kind: 'wound', key: 'wound left 1.2', ...place, spot: 1 })
    observer.event({ kind: 'wounded', seat: 0, ...place, spot: 1 })
    observer.event({ kind: 'hordeDefeated', horde: id, ...place })
    const counted = observer.end([0])
    const covered = (hand: string) => counted[`horde/${type}/spots/${hand}`]
    assert.deepEqual(['card', 'archer', 'fallen', 'automata'].map(covered), [1, 1, 1, 1])
    assert.equal(covered(table.box.soldiers[0]!.id), rewards.length - 4)
  })

  it('counts an Assault as a Breach only if it is one, and a share in a Location once a Year', () => {
    const { table, observer } = begun('competitive', 3)
    const assault = { kind: 'assault', section: 0, defense: 5, power: 5 } as const
    observer.event({ ...assault, breach: false })
    observer.event({ ...assault, power: 6, breach: true })
    table.state.clerks[2 * SEATS + 1] = 2
    const location = table.box.locations[2]!.id
    for (let i = 0; i < 2; i++) observer.event({ kind: 'activated', location, advanced: false })
    const counted = observer.end([1])
    assert.deepEqual([counted['assaults'], counted['breaches/sum'], counted['breaches/by/1']], [2, 1, 1])
    assert.deepEqual(
      ['activations', 'uses', 'wins'].map((what) => counted[`location/${location}/${what}`]),
      [2, 1, 1],
    )
  })

  it('gives a win of the team to every seat in full, and sees the Requests that lie open at the start', () => {
    const { observer } = begun('coop', 2)
    observer.event({ kind: 'requestDone', request: 'REQ-01', done: 1, goal: 6 })
    observer.event({ kind: 'teamWon', done: 6 })
    const counted = observer.end([0, 1])
    assert.deepEqual([counted['seat/0/wins'], counted['seat/1/wins'], counted['won']], [1, 1, 1])
    assert.equal(counted['ending/requests'], 1)
    assert.equal(counted['request/REQ-01/done'], 1)
    const open = Object.keys(counted).filter((name) => /^request\/REQ-(?!01).*\/uses$/.test(name))
    assert.ok(open.length >= 1 && open.length <= 2, open.join(', '))
  })
})

describe('the columns', () => {
  it('are every mode with every number of players, solo at each difficulty', () => {
    const columns = columnsOf({ competitive: [3, 4], solo: [1], coop: [2] })
    assert.deepEqual(ids(columns), [
      'competitive-3',
      'competitive-4',
      'solo-1-normal',
      'solo-1-hard',
      'solo-1-harder',
      'coop-2',
    ])
    assert.ok(ids(columnsOf(MODE_SEATS)).includes('competitive-3'))
  })
})

describe('every column', () => {
  for (const column of columnsOf(MODE_SEATS))
    it(`${column.id}: counts people, not automata, and every win`, async () => {
      const { mode, seats, difficulty } = column
      const options = difficulty === undefined ? {} : { options: { 'solo.difficulty': difficulty } }
      const setup = { mode, seats, ...options }
      const report = await runSimulate({ ...OPTIONS, setup, bots: ['random'], games: 3, observe: 'balance' })
      assert.equal(report.failed, 0, report.failures[0]?.error)
      const right = greatWallModule.game.checkSetup(setup)
      assert.ok(right.ok)
      const own = greatWallModule.game.open(right.value)
      const shown = figuresOf(column, own, report.counts!, 0)
      const people = sum(shown.byYear.map(({ games }) => games)) * seats
      assert.equal(shown.games, 3)
      assert.deepEqual(
        shown.seatWins.map(({ n }) => n),
        Array(seats).fill(3),
      )
      for (const { id, chances } of shown.locations) assert.equal(chances, people, id)
      assert.ok(sum(shown.commands.map(({ uses }) => uses)) <= people)
      assert.equal(sum(shown.generals.map(({ n }) => n)), 3 * seats)
      near(sum(shown.endings.together.map(({ share }) => share)), 1, 'endings')
      assert.ok(shown.endings.together.every(({ because }) => because.length > 0))
      if (mode === 'competitive' || mode === 'two') near(sum(shown.seatWins.map(({ share }) => share)), 1, 'wins')
      else for (const { share } of shown.seatWins) assert.equal(share, shown.won.share, 'all win together')
      if (mode === 'coop') {
        assert.deepEqual(ids(shown.requests), ids(own.requests))
        assert.deepEqual(ids(shown.events), ids(own.events))
        assert.ok(sum(shown.requests.map(({ n }) => n)) >= 3 * 2, 'two or three lie open from the start')
      }
    })
})

describe('the targets', () => {
  const mean = (value: number): Figures['breaches'] => ({
    mean: value,
    perYear: value / 6,
    by: [
      { value: value - 1, games: 500, share: 0.5 },
      { value: value + 1, games: 500, share: 0.5 },
    ],
  })
  const used = { chances: 1000, uses: 300, use: 0.3 }
  const good = (): Figures => ({
    ...figures,
    games: 1000,
    endings: { by: { time: 0.8, walls: 0.15, shame: 0.05 }, together: [] },
    breaches: mean(2),
    generals: figures.generals.map((row) => ({ ...row, n: 400, ratio: 1, ratioLow: 0.9, ratioHigh: 1.1 })),
    advisors: figures.advisors.map((row) => ({ ...row, n: 400, shift: 0, shiftLow: -0.04, shiftHigh: 0.04 })),
    commands: figures.commands.map((row) => ({ ...row, ...used })),
    locations: figures.locations.map((row) => ({ ...row, ...used })),
  })
  const solo = (difficulty: 'normal' | 'hard' | 'harder', wins: number): Figures => ({
    ...good(),
    id: `solo-1-${difficulty}`,
    mode: 'solo',
    seats: 1,
    difficulty,
    won: shareOf(wins, 1000),
  })
  const coop = (wins: number): Figures => ({
    ...good(),
    id: 'coop-2',
    mode: 'coop',
    seats: 2,
    won: shareOf(wins, 1000),
  })
  const deed = { id: 'recruit/tank', deed: 'recruit', thing: 'tank', wins: 0.3, ...used } as const
  const withSets = (by: Record<string, number> = {}): Figures => ({
    ...good(),
    id: 'competitive-4',
    expansions: ['genghisKhan', 'blackPowder'],
    endings: { by: { time: 0.6, walls: 0.15, shame: 0.05, khan: 0.2, noWall: 0.02, ...by }, together: [] },
    deeds: [deed],
  })
  const hungry = (famine: number): Figures => ({
    ...good(),
    id: 'competitive-3',
    expansions: ['greatFamine'],
    endings: { by: { time: 0.7, walls: 0.1, famine }, together: [] },
  })
  const cold = (breaches: number): Figures => ({
    ...good(),
    id: 'competitive-3',
    expansions: ['freezingWeather'],
    endings: { by: { time: 0.9, walls: 0.1 }, together: [] },
    breaches: mean(breaches),
  })
  const find = (columns: readonly Figures[], target: TargetId, column = columns[0]!.id): Target => {
    const found = targetsOf(columns).find((row) => row.target === target && row.column === column)
    assert.ok(found, `${target} of ${column}`)
    return found
  }
  const first = <T>(rows: readonly T[], change: Partial<T>): T[] =>
    rows.map((row, i) => (i === 0 ? { ...row, ...change } : row))

  it('are met by figures within their bands', () => {
    const columns = [
      good(),
      solo('normal', 400),
      solo('hard', 300),
      solo('harder', 100),
      coop(300),
      withSets(),
      hungry(0.2),
      cold(5),
    ]
    const targets = targetsOf(columns)
    assert.deepEqual(
      targets.filter(({ met }) => met !== true),
      [],
    )
    assert.deepEqual(new Set(targets.map(({ target }) => target)), new Set(TARGETS))
  })

  it('turn red outside', () => {
    const ended = (by: Record<string, number>): Figures => ({ ...good(), endings: { by, together: [] } })
    const cases: [TargetId, Figures[]][] = [
      ['time', [ended({ time: 0.3, walls: 0.6, shame: 0.1 })]],
      ['walls', [ended({ time: 1, walls: 0, shame: 0.1 })]],
      ['shame', [ended({ time: 1, walls: 0.2, shame: 0 })]],
      ['breaches', [{ ...good(), breaches: mean(4.1) }]],
      ['breaches', [{ ...good(), breaches: mean(0.9) }]],
      ['breaches', [cold(6.1)]],
      ['generals', [{ ...good(), generals: first(good().generals, { ratio: 2.1, ratioLow: 2.05, ratioHigh: 2.2 }) }]],
      ['generals', [{ ...good(), generals: first(good().generals, { ratio: 0.4, ratioLow: 0.3, ratioHigh: 0.45 }) }]],
      [
        'advisors',
        [{ ...good(), advisors: first(good().advisors, { shift: -0.2, shiftLow: -0.25, shiftHigh: -0.16 }) }],
      ],
      ['commands', [{ ...good(), commands: first(good().commands, { use: 0.02 }) }]],
      ['locations', [{ ...good(), locations: first(good().locations, { use: 0 }) }]],
      ['solo', [solo('normal', 150)]],
      ['solo', [solo('normal', 650)]],
      ['coop', [coop(50)]],
      ['coop', [coop(600)]],
      ['khan', [withSets({ khan: 0.02 })]],
      ['khan', [withSets({ khan: 0.5 })]],
      ['noWall', [withSets({ noWall: 0.15 })]],
      ['famine', [hungry(0.4)]],
      ['deeds', [{ ...withSets(), deeds: [deed, { ...deed, id: 'recruit/monk', use: 0.02 }] }]],
    ]
    for (const [target, columns] of cases) {
      const { met, sure } = find(columns, target)
      assert.equal(met, false, target)
      assert.equal(sure, true, target)
    }
    const steps = [solo('normal', 400), solo('hard', 500), solo('harder', 500)]
    assert.equal(find(steps, 'harder', 'solo-1-hard').met, false)
    assert.equal(find(steps, 'harder', 'solo-1-harder').met, false, 'as often is not less often')
  })

  it('name what is farthest out, and say when it could be chance', () => {
    const advisors = good().advisors.map((row, i) => {
      if (i === 1) return { ...row, shift: 0.3, shiftLow: -0.1, shiftHigh: 0.6 }
      return i === 2 ? { ...row, shift: 0.2, shiftLow: 0.1, shiftHigh: 0.3 } : row
    })
    const target = find([{ ...good(), advisors }], 'advisors')
    assert.equal(target.met, false)
    assert.equal(target.sure, false)
    assert.equal(target.of, advisors[1]!.id)
    assert.deepEqual(ids(target.outside), [advisors[1]!.id, advisors[2]!.id])
    assert.equal(target.high, BANDS.advisors)
    const few = { ...good(), commands: first(good().commands, { chances: 30, uses: 1, use: 1 / 30 }) }
    const { met, sure, of } = find([few], 'commands')
    assert.deepEqual([met, sure, of], [false, false, few.commands[0]!.id])
  })

  it('ask of expansions only where they are', () => {
    const asked = (column: Figures) =>
      targetsOf([column]).flatMap(({ target }) => (['khan', 'noWall', 'deeds'].includes(target) ? [target] : []))
    assert.deepEqual(asked(good()), [])
    assert.deepEqual(asked(withSets()), ['khan', 'noWall', 'deeds'])
    assert.deepEqual(asked({ ...withSets(), mode: 'coop' }), ['noWall', 'deeds'], 'his Defeat ends no game of a team')
    assert.deepEqual(asked({ ...withSets(), expansions: ['rat'], deeds: [] }), [])
    assert.ok(!targetsOf([hungry(0.2)]).some(({ target }) => target === 'shame'), 'there a Breach brings no Shame')
  })

  it('leave open what nobody has seen, and columns without games', () => {
    const unseen = { ...good(), generals: good().generals.map((row) => ({ ...row, n: 0 })) }
    assert.equal(find([unseen], 'generals').met, null)
    assert.deepEqual(targetsOf([{ ...good(), games: 0 }]), [])
  })

  it('leave open what cards do where the bots win too little, and say so', () => {
    const strong = first(good().generals, { ratio: 2.1, ratioLow: 2.05, ratioHigh: 2.2 })
    const column = (fair: number): Figures => ({ ...solo('normal', 400), generals: strong, fair })
    for (const target of ['generals', 'advisors'] as const) {
      const { met, weak, figure, outside } = find([column(BANDS.weak - 0.01)], target)
      assert.deepEqual([met, weak, figure, outside], [null, true, 0, []])
    }
    const judged = find([column(BANDS.weak)], 'generals')
    assert.deepEqual([judged.met, judged.weak, judged.of], [false, undefined, strong[0]!.id])
    // How often cards and Locations are used can be told all the same.
    assert.equal(find([column(0)], 'commands').met, true)
  })
})

describe('the page', () => {
  const page = (language: 'en' | 'es', change: Partial<Figures> = {}): string => {
    const shown = { ...figures, ...change }
    const balance: Balance = {
      wanli: 'balance',
      format: 1,
      game: 'great-wall',
      rules: '1',
      seed: '<seed>',
      bots: ['greedy'],
      games: GAMES,
      columns: [shown],
      targets: targetsOf([shown]),
    }
    return reportPage(balance, [{ figures: shown, box }], new Pen(speaker(language), language))
  }

  it('needs nothing but itself, and no script', () => {
    for (const language of LANGUAGES) {
      const html = page(language)
      assert.doesNotMatch(html, /https?:|\/\/\w|@import|url\(|<script|<link|<img|\bsrc=|\bon\w+=/i)
      assert.match(html, /prefers-color-scheme: dark/)
      assert.match(html, new RegExp(`<html lang="${language}">`))
      assert.ok(html.includes('&lt;seed&gt;') && !html.includes('<seed>'))
      assert.doesNotMatch(html, /NaN|undefined|Infinity/)
    }
  })

  it('has every topic, with a plot and the table behind it', () => {
    const [request, event] = [Object.keys(box.data.requests)[0]!, Object.keys(box.data.events)[0]!]
    const coop = {
      requests: [{ id: request, done: 3, ...shareOf(3, 6) }],
      events: [{ id: event, done: 0, ...shareOf(2, 6) }],
      deeds: [{ id: 'attack/GEN-01', deed: 'attack', thing: 'GEN-01', chances: 4, uses: 2, use: 0.5, wins: 0.5 }],
      tallies: [{ id: 'khanSpots', perGame: 3.5, share: 0.8 }],
    } as const
    const html = page('en', coop)
    for (const topic of TOPICS) {
      const [, article] = new RegExp(`<article id="competitive-3-${topic}">(.*?)</article>`, 's').exec(html) ?? []
      assert.ok(article, topic)
      assert.match(article, /<svg/, topic)
      assert.match(article, /<details>.*<table>.*<td>/s, topic)
    }
  })

  it('names cards and targets in the language of the reader', () => {
    assert.match(page('en'), /Despotism.*Gold Mine/s)
    assert.match(page('es'), /Despotismo.*Mina de Oro/s)
    assert.match(page('en'), /<span class="state-(met|missed)">(met|missed)<\/span>/)
    const weak = { fair: 0.05 }
    assert.match(page('en', weak), /<span class="state-open">open<\/span>.*The bots win too little here to judge it\./s)
    assert.match(page('es', weak), /Los bots ganan demasiado poco para juzgarlo\./)
    assert.doesNotMatch(page('en'), /too little here/)
  })

  it('has words for every figure in both languages', () => {
    const lists = [...Object.values(figures), figures.walls.sections, figures.honor.sources].filter(Array.isArray)
    const names = new Set(lists.flatMap((rows: object[]) => rows.flatMap((row) => Object.keys(row))))
    for (const name of ['id', 'source', 'cover']) assert.ok(names.delete(name), name)
    assert.ok(names.size > 30)
    for (const language of LANGUAGES)
      for (const name of names) assert.ok(`balance.field.${name}` in TEXTS[language], `${language}: ${name}`)
  })
})

describe('wanli balance', () => {
  const command = (...more: string[]) => ['balance', 'great-wall', '--lang', 'en', ...more]
  const small = ['--mode', 'competitive', '--seats', '3', '--games', '3', '--seed', '7', '--bots', 'random']

  it('writes the same report for the same seed, on one core or two', async () => {
    const reports = await Promise.all(
      ['1', '2'].map(async (cores) => {
        const folder = newFolder()
        const { code, out, err } = await here(command(...small, '--cores', cores, '--json', '--out', 'a/b'), { folder })
        assert.equal(code, 0, err)
        assert.ok(readFileSync(join(folder, 'a/b/balance.html'), 'utf8').startsWith('<!doctype html>'))
        const json = readFileSync(join(folder, 'a/b/balance.json'), 'utf8')
        assert.deepEqual(JSON.parse(json), JSON.parse(out))
        return json
      }),
    )
    assert.equal(reports[0], reports[1])
    const { columns, seed } = JSON.parse(reports[0]!) as Balance
    assert.equal(seed, '7')
    assert.deepEqual(
      columns.map(({ id, games, failed }) => [id, games, failed]),
      [['competitive-3', 3, 0]],
    )
    const other = await here(command(...small, '--seed', '8', '--json'))
    assert.notDeepEqual((JSON.parse(other.out) as Balance).columns, columns)
  })

  it('prints where the report is, and the targets', async () => {
    const folder = newFolder()
    const { code, out } = await here(command(...small), { folder })
    assert.equal(code, 0)
    assert.match(out, /Written: balance\/balance\.html, balance\/balance\.json/)
    assert.match(out, /^Competitive, 3 players +Breaches a game +1\.00 to 4\.00 +\d/m)
    assert.match(out, /^\d+ of \d+ targets met\.$/m)
    assert.ok(existsSync(join(folder, 'balance', 'balance.html')))
    const spanish = await here(['balance', 'great-wall', '--lang', 'es', ...small], { folder })
    assert.match(spanish.out, /Brechas por partida/)
    assert.match(readFileSync(join(folder, 'balance', 'balance.html'), 'utf8'), /<html lang="es">/)
  })

  it('writes what it has when it is interrupted', async () => {
    const { io, written } = fakeIo({})
    const interrupted = { ...io, onInterrupt: (act: () => void) => (setTimeout(act, 500), () => {}) }
    const args = command(...small, '--games', '1000000', '--cores', '1', '--json')
    assert.equal(await run(args, interrupted), 0, written.err)
    const balance = JSON.parse(written.out) as Balance
    assert.equal(balance.stopped, true)
    assert.ok(balance.columns[0]!.games > 0 && balance.columns[0]!.games < 1_000_000)
    assert.match(readFileSync(join(io.folder, 'balance', 'balance.html'), 'utf8'), /Interrupted/)
  })

  it('complains about what it cannot use', async () => {
    const cases: [string[], RegExp][] = [
      [['balance'], /Name a game: great-wall/],
      [['balance', 'zhanguo'], /no balance report for zhanguo/],
      [['balance', 'great-wal'], /Did you mean great-wall\?/],
      [command('--mode', 'competitiv'), /"competitiv" is not possible for --mode\. Did you mean competitive\?/],
      [
        command('--mode', 'competitive', '--seats', '7'),
        /"7" is not a number of players for great-wall: choose one of 3, 4\./,
      ],
      [command('--mode', 'competitive', '--seats', '2'), /competitive.*2/],
      [command('--seats', '9'), /"9" is not a number of players/],
      [command('--games', '0'), /--games needs a whole number/],
      [command('--cores', 'x'), /--cores needs a whole number/],
      [command('--bots', 'gredy'), /Did you mean greedy\?/],
      [command('--mode', 'competitive', '--seats', '4', '--bots', 'greedy,random'), /2 bots were named for 4 seats/],
      [command('--data', 'nowhere.json'), /There is no file nowhere\.json/],
      [command('--option', 'raid.playerCount=all'), /is not possible for --option/],
      [command('--option', 'solo.difficulty=easy'), /"solo\.difficulty=easy" is not possible for --option/],
      [command('--gams', '3'), /There is no option --gams/],
    ]
    for (const [args, complaint] of cases) {
      const { code, out, err } = await here([...args, ...(args.includes('--lang') ? [] : ['--lang', 'en'])])
      assert.equal(code, 2, args.join(' '))
      assert.equal(out, '')
      assert.match(err, complaint)
    }
  })
})
