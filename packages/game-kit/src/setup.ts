import { bad, good, issueDetail, type Result } from '@wanli/kernel'
import type { z } from 'zod'

/** A set-up in the right shape, or the first thing that is wrong with it. */
export function readSetup<Words>(input: unknown, shape: z.ZodType<Words>): Result<Words> {
  const parsed = shape.safeParse(input)
  if (parsed.success) return good(parsed.data)
  const { place, detail } = issueDetail(parsed.error.issues[0]!, input)
  return bad('bad-setup', { field: place || 'setup', ...detail })
}

/** The tables of set-ups, looked at and compiled once. */
export function dataOnce<Checked>(checkData: (tables: object, file: string) => Checked): (tables: object) => Checked {
  const known = new WeakMap<object, Checked>()
  return (tables) => {
    const checked = known.get(tables) ?? checkData(tables, 'data')
    known.set(tables, checked)
    return checked
  }
}
