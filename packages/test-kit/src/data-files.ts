import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from './reader.ts'

type Row = Record<string, unknown>

interface DataFiles<Table extends string, Error> {
  /** The tables as the game has them. */
  readonly standard: Readonly<Record<Table, readonly object[]>>
  readonly check: (
    tables: unknown,
    file: string,
  ) => { readonly ok: true } | { readonly ok: false; readonly errors: readonly Error[] }
  readonly describe: (error: Error, language?: Language) => string
}

/** A kind of broken file, and what is said about it in both languages. */
export type BrokenFile<Error> = readonly [name: string, errors: () => readonly Error[], en: string[], es: string[]]

export const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The gaps of a problem's text: `{value}`. */
export const paramNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted()

/** Data files with something wrong in them; each is called my.json. */
export function brokenFiles<Table extends string, Error>({ standard, check, describe }: DataFiles<Table, Error>) {
  const errorsOf = (tables: unknown): readonly Error[] => {
    const checked = check(tables, 'my.json')
    return checked.ok ? [] : checked.errors
  }
  /** The standard table with fields of some rows (counted from 1) changed; undefined takes a field away. */
  const edited = (table: Table, edits: Readonly<Record<number, Row>>): Row[] =>
    standard[table].map((row, i) => copyOf({ ...row, ...edits[i + 1] }) as Row)
  const broken = (table: Table, edits: Readonly<Record<number, Row>>): readonly Error[] =>
    errorsOf({ [table]: edited(table, edits) })

  const everyOneIsDescribed = (cases: readonly BrokenFile<Error>[]): void => {
    for (const [name, errors, en, es] of cases)
      test(name, () => {
        const found = errors()
        assert.deepEqual(
          found.map((error) => describe(error)),
          en,
        )
        assert.deepEqual(
          found.map((error) => describe(error, 'es')),
          es,
        )
      })
  }
  return { errorsOf, edited, broken, everyOneIsDescribed }
}
