import { z } from 'zod'
import { type CommonKey, commonProblem, type DataProblem } from './problems.ts'

/** The table of constants: rows with a name and a value. */
interface Named {
  readonly name: string
  readonly value: unknown
}

/** The rows that a table of these constants may have, each with where its value comes from. */
export type ConstantRowOf<Constants, Provenance> = {
  [Name in keyof Constants]: Provenance & { readonly name: Name; readonly value: Constants[Name] }
}[keyof Constants]

/** The shape of a row of constants: which values it may have depends on its name. */
export function constantShape<Row extends Named>(
  values: Readonly<Record<Row['name'], z.ZodType>>,
  provenance: z.core.$ZodShape,
): z.ZodType<Row> {
  const rows = Object.entries<z.ZodType>(values).map(([name, value]) =>
    z.strictObject({ name: z.literal(name), value, ...provenance }),
  )
  return z.discriminatedUnion('name', rows as [(typeof rows)[number]]) as unknown as z.ZodType<Row>
}

type ConstantsIn<Row extends Named> = {
  readonly [Name in Row['name']]: Extract<Row, { readonly name: Name }>['value']
}
/** The rows of constants as one object. */
export const constantsOf = <Row extends Named>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [row.name, row.value])) as ConstantsIn<Row>

type ReportConstant<Key extends string> = (
  table: 'constants',
  row: number,
  field: string,
  what: DataProblem<Key | CommonKey>,
) => void

/** What constants must be to other numbers; `part` names a field inside a constant's value. */
export function constantChecks<Name extends string, Key extends string>(
  rows: readonly { readonly name: Name }[],
  report: ReportConstant<Key>,
) {
  const wrong = (name: Name, part: string | null, what: DataProblem<Key | CommonKey>) => {
    const row = rows.findIndex((r) => r.name === name)
    report('constants', row, part === null ? 'value' : `value.${part}`, what)
  }
  const equal = (name: Name, part: string | null, value: number, other: string, expected: number) => {
    if (value !== expected) wrong(name, part, commonProblem('mustEqual', { value, other, expected }))
  }
  const atMost = (name: Name, part: string | null, value: number, other: string, limit: number) => {
    if (value > limit) wrong(name, part, commonProblem('mustNotExceed', { value, other, limit }))
  }
  return { wrong, equal, atMost }
}
