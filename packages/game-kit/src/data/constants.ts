import { z } from 'zod'
import { kept } from './fields.ts'
import { type CommonKey, commonProblem, type DataProblem, type Report } from './problems.ts'
import { sameAs } from './structure.ts'

/** The table of constants: rows with a name and a value. */
interface Named {
  readonly name: string
  readonly value: unknown
}

/** The rows that a table of these constants may have, each with where its value comes from. */
export type ConstantRowOf<Constants, Provenance> = {
  [Name in keyof Constants]: Provenance & { readonly name: Name; readonly value: Constants[Name] }
}[keyof Constants]

/** Constants that no file may change, each with why: a rule's code says what they say, or no rule asks for them. */
export type KeptConstants<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** The shape of a row of constants: which values it may have depends on its name. */
export function constantShape<Row extends Named>(
  values: Readonly<Record<Row['name'], z.ZodType>>,
  provenance: z.core.$ZodShape,
  fixed: KeptConstants<string> = {},
): z.ZodType<Row> {
  const rows = Object.entries<z.ZodType>(values).map(([name, value]) => {
    const why = fixed[name]
    // A shape of its own: others may be of the same kind.
    const shape = why === undefined ? value : kept(value.clone(), why)
    return z.strictObject({ name: z.literal(name), value: shape, ...provenance })
  })
  return z.discriminatedUnion('name', rows as [(typeof rows)[number]]) as unknown as z.ZodType<Row>
}

type ConstantsIn<Row extends Named> = {
  readonly [Name in Row['name']]: Extract<Row, { readonly name: Name }>['value']
}
/** The rows of constants as one object. */
export const constantsOf = <Row extends Named>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [row.name, row.value])) as ConstantsIn<Row>

/** Those that are kept are as in our own file. */
export function keptAsOurs(
  rows: readonly Named[],
  ours: readonly Named[],
  fixed: KeptConstants<string>,
  report: Report<CommonKey>,
): void {
  rows.forEach((row, i) => {
    if (Object.hasOwn(fixed, row.name))
      sameAs({ ...row }, { ...ours.find(({ name }) => name === row.name) }, ['value'], i, report)
  })
}

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
