import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { texts as gwTexts } from '@wanli/great-wall/text'
import { text as gwRule } from '@wanli/great-wall/rules'
import { Dice, type Game, Table, type Terms } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { Reader, value } from '@wanli/test-kit'
import { zhanguo } from '@wanli/zhanguo'
import { text as zgRule } from '@wanli/zhanguo/rules'
import { texts as zgTexts } from '@wanli/zhanguo/text'
import type { What } from '../src/games/face.ts'
import { whatOf as gwWhat } from '../src/games/great-wall/what.ts'
import type { View as GwView } from '../src/games/great-wall/types.ts'
import { whatOf as zgWhat } from '../src/games/zhanguo/what.ts'
import { what as gwEn } from '../src/text/en/greatWallWhat.ts'
import { what as zgEn } from '../src/text/en/zhanguoWhat.ts'
import { what as gwEs } from '../src/text/es/greatWallWhat.ts'
import { what as zgEs } from '../src/text/es/zhanguoWhat.ts'
import './all-expansions.ts'

/* Everything on the table says what it is, in both languages, at every moment of a game. */

interface Stage<T extends Terms> {
  readonly game: Game<T>
  readonly setups: readonly object[]
  readonly reader: Reader
  readonly rule: (id: string, language: 'en' | 'es') => string | undefined
  readonly what: (key: string, table: Table<T>) => What | undefined
  /** All that lies there now and can be pointed at. */
  readonly keys: (table: Table<T>) => readonly string[]
}

function explains<T extends Terms>({ game, setups, reader, rule, what, keys }: Stage<T>): void {
  for (const setup of setups) {
    const name = JSON.stringify(setup)
    const dice = new Dice(name)
    const table = Table.start(game, value(game.checkSetup(setup)), name)
    for (let answers = 0; !table.over && answers < 400; answers++) {
      if (answers % 40 === 5)
        for (const key of keys(table)) {
          const told = what(key, table)
          assert.ok(told !== undefined, `${name}: nothing is said about ${key}`)
          const lines = [
            ...(told.title === undefined ? [] : [told.title]),
            ...told.lines,
            ...(told.worth ? [told.worth] : []),
          ]
          for (const line of lines) {
            const { en, es } = reader.read({ key: line.key, params: line.params ?? {} } as never)
            for (const said of [en, es]) assert.doesNotMatch(said, /\b[A-Z]{2,4}-[A-Z0-9]/, key)
          }
          assert.ok(told.rule !== undefined, `${key} leads to no rule`)
          for (const language of ['en', 'es'] as const) assert.ok(rule(told.rule, language), `${key}: ${told.rule}`)
        }
      answerAtRandom(table, dice)
    }
  }
}

const REGIONS = [1, 2, 3, 4, 5]

test('ZhanGuo: rewards, tasks, wall tiles, bonus squares, unrest, supplies and players', () => {
  explains({
    game: zhanguo,
    setups: [{ seats: 2 }, { seats: 3, boards: 'B' }, { seats: 4, boards: 'auction' }],
    reader: new Reader({ en: { ...zgTexts.en, ...zgEn }, es: { ...zgTexts.es, ...zgEs } }, /[A-Z]_[A-Z0-9]/),
    rule: zgRule,
    what: (key, { box, state }) => zgWhat(key, box, zhanguo.view(state, 0, box)),
    keys: ({ state, box }) => {
      const view = zhanguo.view(state, 0, box)
      return [
        ...['writing', 'currency', 'laws'].flatMap((aspect) =>
          [1, 2, 3, 4, 5].map((round) => `reward:${aspect}:${round}`),
        ),
        ...view.tasks.map(({ id }) => `task:${id}`),
        ...view.sections.flatMap(({ section }) => [
          `section:${section}`,
          ...[1, 2, 3].map((rods) => `wall:${section}:${rods}`),
        ]),
        ...view.regions.flatMap(({ region, squares }) => squares.map((_, i) => `square:${region}:${i}`)),
        ...REGIONS.flatMap((region) => [`region:${region}`, `open:${region}`, `palace:${region}`, `workers:${region}`]),
        ...REGIONS.flatMap((region) => [`area:G:${region}`, `area:W:${region}`]),
        ...view.players.flatMap(({ seat, board }) => [
          `seat:${seat}`,
          ...(board === null ? [] : REGIONS.map((region) => `unrest:${seat}:${region}`)),
          ...['governor', 'palace', 'wall', 'taskDisc', 'red', 'gray', 'white'].map((kind) => `supply:${kind}:${seat}`),
        ]),
        ...[0, 1, 2].flatMap((colour) => [`marker:${colour}`, `bigMarker:${colour}`]),
        'court',
        ...['recruit', 'reassign', 'governor', 'hire', 'palace', 'wall'].map((action) => `court:${action}`),
        ...view.players[0]!.hand!.map((card) => `card:${card}`),
      ]
    },
  })
})

const vitals = (view: GwView): string[] =>
  view.sections.flatMap(({ section, hordes }) =>
    hordes.flatMap(({ card, spots }, row) => [
      `horde:${card}`,
      `horde:${section}:${row}`,
      ...spots.map((_, spot) => `vital:${section}:${row}:${spot}`),
    ]),
  )

test('The Great Wall, all modes: Locations, Hordes, Walls, cards, supplies and players', () => {
  explains({
    game: greatWall,
    setups: [{ seats: 3 }, { seats: 2, mode: 'two' }, { seats: 1, mode: 'solo' }, { seats: 3, mode: 'coop' }],
    reader: new Reader({ en: { ...gwTexts.en, ...gwEn }, es: { ...gwTexts.es, ...gwEs } }, /[a-z][A-Z]/),
    rule: gwRule,
    what: (key, { box, state }) => gwWhat(key, box, greatWall.view(state, 0, box)),
    keys: ({ state, box }) => {
      const view = greatWall.view(state, 0, box)
      return [
        ...view.locations.flatMap(({ id }, i) => [`location:${id}`, `loc:${i}`, `clerk:${i}`]),
        ...box.overseers.flatMap((track, i) => (track === undefined ? [] : [`ov:${i}`])),
        ...['section', 'wall', 'barricade', 'firing', 'rest'].flatMap((part) => [0, 1, 2].map((at) => `${part}:${at}`)),
        ...vitals(view),
        ...view.advisorDisplay.flatMap((id) => (id === null ? [] : [`advisor:${id}`, id])),
        ...view.players.flatMap(({ seat, general, active, automaton }) => [
          `seat:${seat}`,
          ...(general === null ? [] : [general]),
          ...active,
          ...(automaton
            ? []
            : [`clerks:${seat}`, `soldiers:${seat}:0`, `supporting:${seat}`, `commands:${seat}`, `tactics:${seat}`]),
        ]),
        ...(view.players[0]!.tactics ?? []).flatMap((id) => [`card:${id}`, `tactic:${id}:normal`]),
        ...(view.players[0]!.commands ?? []).map((id) => `command:${id}`),
        ...view.artifacts,
        ...box.soldiers.map((_, type) => `unit:${type}`),
        'warehouse',
        'shamePool',
        'deck:horde',
        'deck:tactic',
        'deck:advisor',
        'time',
        'tea',
        'track',
        'pool',
        'res:0',
      ]
    },
  })
})
