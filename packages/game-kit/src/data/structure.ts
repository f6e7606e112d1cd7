import { sameData } from '@wanli/kernel'
import { commonProblem, type CommonKey, type Report, shownValue } from './problems.ts'

/** What the rows of one table must be to each other. */
export type TableCheck<Rows, Key extends string> = (rows: Rows, report: Report<Key>) => void

/** Every key stands once, and every expected one is there. Rows without a key are left alone. */
export function onceEach<Row>(
  rows: readonly Row[],
  field: string,
  keyOf: (row: Row) => string | null,
  expected: readonly string[],
  report: Report<CommonKey>,
): void {
  const seen = new Map<string, number>()
  rows.forEach((row, i) => {
    const key = keyOf(row)
    if (key === null) return
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, i)
    else report(i, field, commonProblem('duplicate', { value: key, row: earlier + 1 }))
  })
  for (const key of expected) if (!seen.has(key)) report(null, null, commonProblem('absent', { value: key }))
}

/** No word stands in a list more often than `maximum`. */
export function limited(
  list: readonly (string | number)[],
  maximum: number,
  row: number,
  field: string,
  report: Report<CommonKey>,
): void {
  for (const value of new Set(list)) {
    const count = list.filter((other) => other === value).length
    const params = { value: shownValue(value), count, maximum }
    if (count > maximum) report(row, field, commonProblem('repeated', params), list.lastIndexOf(value))
  }
}

/** These fields are as in our own row, which a rule's code counts on. */
export function sameAs(
  row: Readonly<Record<string, unknown>>,
  ours: Readonly<Record<string, unknown>> | undefined,
  fields: readonly string[],
  at: number,
  report: Report<CommonKey>,
): void {
  if (ours === undefined) return
  for (const field of fields)
    if (!sameData(row[field], ours[field]))
      report(at, field, commonProblem('kept', { value: shownValue(row[field]), ours: shownValue(ours[field]) }))
}
