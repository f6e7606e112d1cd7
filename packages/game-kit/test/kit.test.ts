import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WrongInput } from '@wanli/kernel'
import { z } from 'zod'
import {
  brokenBy,
  COMMON_PROBLEMS,
  constantChecks,
  constantShape,
  constantsOf,
  dataChecks,
  describeDataError,
  explained,
  from,
  joined,
  id,
  inShort,
  isDetailOf,
  type Language,
  limited,
  onceEach,
  provenanceOf,
  dataOnce,
  readSetup,
  readTable,
  rightTables,
  ruleTextOf,
} from '../src/index.ts'

// A game of coins in two tables.

type Row<T> = T & { readonly tag: 'sourced' | 'mixed'; readonly basis?: string | undefined }
type ConstantRow = Row<{ readonly name: 'purse'; readonly value: number }>
interface Tables {
  readonly coins: readonly Row<{ readonly id: string; readonly worth: number; readonly marks: readonly string[] }>[]
  readonly constants: readonly ConstantRow[]
}
const EN = { ...COMMON_PROBLEMS.en, mixedNeedsBasis: 'why mixed?', badMark: '{value} is no mark.' } as const
const TEXTS: Readonly<Record<Language, Record<keyof typeof EN, string>>> = {
  en: EN,
  es: { ...COMMON_PROBLEMS.es, mixedNeedsBasis: '¿por qué mixed?', badMark: '{value} no es una marca.' },
}
const provenance = provenanceOf(['sourced', 'mixed'])
const coin = (name: string, worth: unknown = 1, more: object = {}) => ({
  id: name,
  worth,
  marks: [],
  tag: 'sourced',
  ...more,
})
const purse = (value: number) => [{ name: 'purse', value, tag: 'sourced' }]

const { checkTables, checkData } = dataChecks<Tables, keyof typeof EN, number>(
  {
    tables: ['coins', 'constants'],
    standard: { coins: [coin('penny')], constants: purse(9) },
    shapes: {
      coins: z.strictObject({ id, worth: from(1, 99), marks: z.array(z.string().regex(/^[a-z]$/)), ...provenance }),
      constants: constantShape<ConstantRow>({ purse: from(1, 99) }, provenance),
    },
    rowNames: { coins: (row) => [row['id']], constants: (row) => [row['name']] },
    formats: { marks: 'badMark' },
    structure: {
      coins: (rows, report) => {
        onceEach(rows, 'id', (row) => row.id, ['penny'], report)
        rows.forEach((row, i) => limited(row.marks, 1, i, 'marks', report))
      },
      constants: (rows, report) => onceEach(rows, 'name', (row) => row.name, ['purse'], report),
    },
    across: (tables, report) => {
      const all = tables.coins.reduce((sum, row) => sum + row.worth, 0)
      constantChecks(tables.constants, report).atMost('purse', null, all, 'purse', constantsOf(tables.constants).purse)
    },
  },
  (tables) => tables.coins.length,
)

const errorsOf = (input: unknown, language: Language = 'en') => {
  const checked = checkTables(input, 'f')
  return checked.ok ? [] : checked.errors.map((error) => describeDataError(error, language, TEXTS[language]))
}

test('a table left out is the standard one', () => {
  assert.deepEqual(checkData({}, 'f'), { ok: true, data: 1 })
  assert.deepEqual(checkData({ coins: [coin('penny'), coin('groat', 4)] }, 'f'), { ok: true, data: 2 })
})

test('one row can be changed alone, by its name and in some of its fields', () => {
  const checked = checkTables({ coins: { penny: { worth: 3 } } }, 'f')
  assert.deepEqual(checked.ok && checked.tables.coins, [coin('penny', 3)])
  assert.deepEqual(checked.ok && checked.tables.constants, purse(9))
  assert.deepEqual(errorsOf({ coins: { groat: { worth: 3 } } }), ["f: coins: there is no row for 'groat'."])
  assert.deepEqual(errorsOf({ coins: { penny: 3 } }), ['f: coins, row 1 (penny): 3 is not an object with fields.'])
  assert.deepEqual(errorsOf({ coins: { penny: { worth: 0 } } }), [
    'f: coins, row 1 (penny), field worth: 0 is less than 1.',
  ])
  assert.deepEqual(errorsOf({ coins: { penny: { weight: 1 } } }), [
    'f: coins, row 1 (penny), field weight: there is no such field.',
  ])
})

test('errors come in stages: rows, then tables, then tables against each other', () => {
  const cases: readonly (readonly [input: unknown, errors: readonly string[]])[] = [
    [[], ['f: a data file is one object with tables in it: coins, constants.']],
    [{ notes: [] }, ["f: 'notes' is not one of the tables coins, constants."]],
    [{ coins: 7 }, ['f: coins: 7 is not a list.']],
    [{ coins: [coin('groat', 0)] }, ['f: coins, row 1 (groat), field worth: 0 is less than 1.']],
    [
      { coins: [coin('penny', 1, { marks: ['a', 'B'] })] },
      ["f: coins, row 1 (penny), field marks, entry 2: 'B' is no mark."],
    ],
    [
      { coins: [coin('no word')] },
      ["f: coins, row 1 (no word), field id: 'no word' is not a short word of letters, digits and hyphens."],
    ],
    [{ coins: [coin('penny', 1, { tag: 'mixed' })] }, ['f: coins, row 1 (penny), field basis: why mixed?']],
    [
      { coins: [coin('groat'), coin('groat')] },
      ['f: coins, row 2 (groat), field id: groat is already in row 1.', 'f: coins: there is no row for penny.'],
    ],
    [
      { coins: [coin('penny', 1, { marks: ['a', 'b', 'a'] })] },
      ["f: coins, row 1 (penny), field marks, entry 3: 'a' appears 2 times in this list; the limit is 1."],
    ],
    [
      { coins: [coin('penny', 50)] },
      ['f: constants, row 1 (purse), field value: 50 must not be more than purse, which is 9.'],
    ],
  ]
  for (const [input, errors] of cases) assert.deepEqual(errorsOf(input), errors)
  assert.deepEqual(errorsOf({ coins: [coin('x', 'y')] }, 'es'), [
    "f: coins, fila 1 (x), campo worth: 'y' no es un número.",
  ])
})

test('a program whose own tables are wrong does not start', () => {
  assert.equal(rightTables(checkTables({}, 'f'), String).coins.length, 1)
  const describe = (error: Parameters<typeof describeDataError<keyof typeof EN>>[0]) =>
    describeDataError(error, 'en', EN)
  assert.throws(() => rightTables(checkTables({ coins: 7 }, 'f'), describe), /f: coins: 7 is not a list/)
})

test('a set-up has its shape or names the field that is wrong; its data is checked once', () => {
  const shape = z.strictObject({ seats: z.int().default(2) })
  assert.deepEqual(readSetup({}, shape), { ok: true, value: { seats: 2 } })
  assert.deepEqual(readSetup({ seats: 'x' }, shape), {
    ok: false,
    error: { code: 'bad-setup', detail: { field: 'seats', problem: 'wrongType', expected: 'number' } },
  })
  assert.deepEqual(readSetup(7, shape), {
    ok: false,
    error: { code: 'bad-setup', detail: { field: 'setup', problem: 'wrongType', expected: 'object' } },
  })
  let times = 0
  const once = dataOnce((tables, file) => ({ tables, file, times: ++times }))
  const tables = {}
  assert.equal(once(tables), once(tables))
  assert.deepEqual(once(tables), { tables, file: 'data', times: 1 })
})

test('a position is refused for its shape, by its reader or by an invariant; other errors are crashes', () => {
  const read = (input: unknown, reader: (n: number) => number = (n) => n) =>
    readTable(input, z.number(), reader, (n) => brokenBy((must) => must(n > 0, 'R-1', 'poor', { n })))
  const refused = (detail: object) => ({ ok: false, error: { code: 'bad-position', detail } })
  assert.deepEqual(read(3), { ok: true, value: 3 })
  assert.deepEqual(read('x'), refused({ where: 'table', problem: 'wrongType', expected: 'number' }))
  assert.deepEqual(read(0), refused({ where: 'table', rule: 'R-1', problem: 'poor', n: 0 }))
  const doubt = () => {
    throw new WrongInput('coins', 'poor', { n: 1 })
  }
  assert.deepEqual(read(1, doubt), refused({ where: 'coins', problem: 'poor', n: 1 }))
  const crash = () => {
    throw new TypeError('oh')
  }
  assert.throws(() => read(1, crash), TypeError)
  assert.deepEqual(inShort([{ rule: 'R-1', problem: 'poor', n: 0 }]), ['R-1 poor 0'])
})

test("a game explains its own details and leaves the kernel's alone", () => {
  const isOwn = (problem: unknown): problem is 'poor' => isDetailOf(['poor'], problem)
  const named = (name: string, value: string | number) => (name === 'who' ? `${value}!` : value)
  assert.ok(isDetailOf([], 'data.missing') && !isDetailOf([], 'missing') && !isDetailOf([], undefined))
  assert.deepEqual(explained({ code: 'bad-setup', detail: { problem: 'missing' } }, isOwn, named), {
    key: 'problem.bad-setup',
    params: { problem: 'missing' },
  })
  assert.deepEqual(explained({ code: 'bad-setup', detail: { problem: 'poor', who: 'red' } }, isOwn, named), {
    key: 'problem.bad-setup',
    params: { who: 'red', problem: { key: 'detail.poor', params: { problem: 'poor', who: 'red!' } } },
  })
})

test('a rule is found by its ID', () => {
  const ruleText = ruleTextOf({ en: { 'R-1': 'Pay.' }, es: { 'R-1': 'Paga.' } })
  assert.equal(ruleText('R-1', 'es'), 'Paga.')
  assert.equal(ruleText('toString', 'en'), undefined)
})

test('texts are joined into one table; one that two tables have is an error that names it', () => {
  assert.deepEqual(joined({ gold: 'gold' }, { stone: 'stone' }), { gold: 'gold', stone: 'stone' })
  assert.throws(() => joined({ gold: 'gold' }, { gold: 'coins' }), /gold/)
})
