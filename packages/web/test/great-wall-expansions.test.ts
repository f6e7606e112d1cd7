import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullestBox } from '@wanli/game-kit'
import { greatWall, SETUP } from '@wanli/great-wall'
import { texts } from '@wanli/great-wall/text'
import { text as ruleText } from '@wanli/great-wall/rules'
import { tell } from '@wanli/text'
import * as clicks from '../src/frame/clicks.ts'
import { changesOf } from '../src/games/great-wall/changes.ts'
import { effortOf } from '../src/games/great-wall/effort.ts'
import type { LedgerLine } from '../src/games/face.ts'
import { ledger } from '../src/games/great-wall/ledger.ts'
import { gistOf } from '../src/games/great-wall/gists.ts'
import { isOnBoard, manners, place, waysTo } from '../src/games/great-wall/places.ts'
import { tabOf } from '../src/games/great-wall/tabs.ts'
import { whatOf } from '../src/games/great-wall/what.ts'
import { greatWall as greatWallEn } from '../src/text/en/greatWall.ts'
import { what as whatEn } from '../src/text/en/greatWallWhat.ts'
import { greatWall as greatWallEs } from '../src/text/es/greatWall.ts'
import { what as whatEs } from '../src/text/es/greatWallWhat.ts'
import { FACES } from './all-expansions.ts'
import { questionsOf, scene } from './great-wall-help.ts'
import { reachable } from './reachable.ts'

/* Tables with what may lie in the box beside the base game: all of it at once, and each set alone. */

const WAR = fullestBox(SETUP).filter((name) => name !== 'fifthPlayer')
const TABLES = [
  ...[...WAR, 'freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts'].map((name) => ({
    mode: 'competitive',
    seats: 3,
    expansions: [name],
  })),
  { mode: 'coop', seats: 3, expansions: ['diaoyucheng'] },
  { mode: 'competitive', seats: 5, expansions: ['fifthPlayer', ...WAR] },
  { mode: 'two', seats: 2, expansions: WAR },
  { mode: 'solo', seats: 1, expansions: WAR },
  { mode: 'coop', seats: 4, expansions: WAR },
]
const TEXTS = {
  en: Object.assign({ ...texts.en, ...whatEn }, ...FACES.map((face) => face.texts?.en)) as Record<string, string>,
  es: Object.assign({ ...texts.es, ...whatEs }, ...FACES.map((face) => face.texts?.es)) as Record<string, string>,
}

const PAGE = { en: { ...TEXTS.en, ...greatWallEn }, es: { ...TEXTS.es, ...greatWallEs } }

const PREVIEWED = ['beastUpgrade', 'tower', 'machine'] as const

/** Where what was offered at such tables lies, and which places were clickable. */
function played(): {
  readonly kinds: ReadonlySet<string>
  readonly told: ReadonlySet<string>
  readonly previews: ReadonlyMap<string, readonly (readonly LedgerLine[])[]>
} {
  const previews = new Map<string, readonly (readonly LedgerLine[])[]>()
  const kinds = new Set<string>()
  const told = new Set<string>()
  for (const [game, setup] of TABLES.entries()) {
    for (const { table, asking, prompt, options, box, view } of questionsOf(setup, `expansions ${game}`)) {
      const placed = clicks.placedBy(options, (option) => waysTo(option, asking))
      const found = reachable(placed, manners)
      for (const option of options) {
        kinds.add(option.kind)
        if (isOnBoard(option)) assert.ok(found.has(option.key), `${option.key} of ${prompt}, ${setup.mode}`)
      }
      for (const place of new Set(placed.flatMap(({ way }) => way.clicks.flat()))) {
        const [kind = ''] = place.split(':')
        if (told.has(kind)) continue
        told.add(kind)
        // A phone shows it somewhere, or it is always in sight.
        const tab = tabOf(place)
        assert.ok(tab === undefined || tab.section === undefined || [0, 1, 2].includes(tab.section), place)
        const what = whatOf(place, box, view)
        if (what === undefined) continue
        for (const language of ['en', 'es'] as const) {
          for (const line of [what.title, what.worth, ...what.lines])
            if (line !== undefined) assert.ok(tell(TEXTS[language], language, line).length > 2, place)
          if (what.rule !== undefined) assert.ok(ruleText(what.rule, language), `${place}: ${what.rule}`)
        }
      }
      for (const kind of PREVIEWED) {
        const option = options.find((one) => one.kind === kind)
        if (option === undefined) continue
        const then = table.copy()
        then.pick(0, options.indexOf(option))
        const lines = ledger(view, greatWall.view(then.state, view.seat!, box), box, option)
        previews.set(kind, [...(previews.get(kind) ?? []), lines])
      }
    }
  }
  return { kinds, told, previews }
}
const { kinds, told, previews } = played()

void test('what an option of theirs changes is in its preview: levels, what Towers will bring, Honor of machines', () => {
  const all = (kind: string) => previews.get(kind) ?? []
  for (const lines of all('beastUpgrade'))
    assert.ok(
      lines.some(({ before, after }) => ['I II', 'II III'].includes(`${before} ${after}`)),
      JSON.stringify(lines),
    )
  for (const lines of all('tower')) assert.ok(lines.some(({ label }) => label.key === 'gw.ledger.towers'))
  // BP-WM-04: paid at once or later, it is promised.
  const built = all('machine').filter((lines) => lines.length > 0)
  for (const lines of built) assert.ok(lines.some(({ label, good }) => label.key === 'label.honor' && good === true))
  for (const lines of [all('beastUpgrade'), all('tower'), built]) assert.ok(lines.length > 0)
})

void test('whatever expansions offer is reached by clicks on the board, or is left to the frame', () => {
  for (const kind of ['beast', 'beastUpgrade', 'machine', 'tower', 'shot', 'pattern', 'rat'])
    assert.ok(kinds.has(kind), `no game had ${kind}`)
})

void test('every place of theirs that is clicked says what it is, in both languages, with its rule', () => {
  for (const kind of ['beast', 'beastUpgrade', 'tower', 'machine', 'beside', 'grip']) assert.ok(told.has(kind), kind)
})

void test('GK-16: who claims a Horde attacks the Khan by a click on a spot, with the Soldier that survived in hand', () => {
  const spearman = (by: string) => ({ by, unit: 'spearman' })
  const { table, asking, options, view, box } = scene(
    {
      phase: 'defeat',
      time: 1,
      sections: {
        left: {
          hordes: [
            {
              card: 'HOR-2/left',
              spots: { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound', 5: 'wound' },
            },
          ],
        },
      },
      extras: { genghisKhan: { section: 'right' } },
      players: { dragon: { general: null }, snake: { general: null }, monkey: { general: null } },
    },
    { seats: 3, expansions: ['genghisKhan'] },
  )
  assert.deepEqual(
    table.open.map(({ prompt }) => prompt),
    ['outpost'],
  )
  const placed = clicks.placedBy(options, (option) => waysTo(option, asking))
  const [card] = view.outposts
  const target = clicks
    .targetsOf(placed, clicks.heldAtFirst(placed, manners), manners)
    .get(place.outpost(card!.card, 0))
  assert.equal(target?.option?.kind, 'outpost')
  table.pick(0, options.indexOf(target.option))
  const lines = ledger(view, table.view(0), box, target.option)
  assert.deepEqual(
    lines.filter(({ after }) => after.endsWith('/9')).map(({ before, after }) => [before, after]),
    [['0/9', '1/9']],
  )
  const told = whatOf(place.outpost(card!.card, 0), box, view)
  assert.equal(told?.rule, 'GK-16')
  // With three players 4 on his card, 3 and 2 on his Skills (GK-08).
  assert.match(tell(TEXTS.es, 'es', told.worth!), /9 de 9/)
})

void test('every card of theirs has a gist in both languages, as long as it has one at all', () => {
  const checked = greatWall.checkSetup(TABLES.at(-1)!)
  assert.ok(checked.ok)
  const box = greatWall.open(checked.value)
  const { data } = box
  const base = greatWall.checkSetup({ seats: 4 })
  assert.ok(base.ok)
  const known = greatWall.open(base.value).data
  for (const table of ['advisors', 'tactics', 'artifacts'] as const)
    for (const id of Object.keys(data[table]).filter((name) => !Object.hasOwn(known[table], name)))
      for (const language of ['en', 'es'] as const) assert.ok(gistOf(id, language, box), `${id}: ${language}`)
})

void test('what expansions change is counted, and said in both languages', () => {
  const all = { mode: 'competitive', seats: 4, expansions: WAR }
  const changes = changesOf(all)
  const [hordes] = changes
  // XP-SET-03: 24 - 15 + 9 + 12
  assert.equal(hordes?.title.params?.['n'], 30)
  assert.equal(hordes?.text.params?.['usual'], 24)
  for (const { title, text } of changes)
    for (const language of ['en', 'es'] as const)
      for (const message of [title, text]) assert.ok(tell(PAGE[language], language, message).length > 2)
  assert.deepEqual(changesOf({ mode: 'competitive', seats: 4 }), [])
})

void test('every scenario says what it changes beside its cards', () => {
  for (const name of ['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts', 'diaoyucheng', 'redTurban']) {
    const mode = name === 'diaoyucheng' || name === 'redTurban' ? 'coop' : 'competitive'
    const own = changesOf({ mode, seats: 4, expansions: [name] }).filter(
      ({ text }) => !text.key.startsWith('gw.change.cards'),
    )
    assert.ok(own.length > 0, name)
    for (const { title, text } of own)
      for (const language of ['en', 'es'] as const)
        for (const message of [title, text]) assert.ok(tell(PAGE[language], language, message).length > 2, name)
  }
})

void test('a table with more in it takes longer and is heavier, in every mode', () => {
  for (const { mode, seats } of TABLES) {
    const [less, more] = [effortOf({ mode, seats }), effortOf({ mode, seats, expansions: WAR })]
    assert.ok(less.minutes > 30 && less.minutes % 5 === 0 && more.minutes > less.minutes, mode)
    assert.ok(less.weight >= 1 && more.weight > less.weight && more.weight <= 5, mode)
  }
})
