import { bad, type Detail, good, issueDetail, type Result, WrongInput } from '@wanli/kernel'
import type { z } from 'zod'

/** Reads a position from its words: their shape, the reader's own doubts (a WrongInput), then the rules of any state. */
export function readTable<Words, State>(
  input: unknown,
  shape: z.ZodType<Words>,
  read: (words: Words) => State,
  brokenIn: (state: State) => readonly Detail[],
): Result<State> {
  const parsed = shape.safeParse(input)
  if (!parsed.success) {
    const { place, detail } = issueDetail(parsed.error.issues[0]!, input)
    return bad('bad-position', { where: place || 'table', ...detail })
  }
  try {
    const state = read(parsed.data)
    const [broken] = brokenIn(state)
    return broken === undefined ? good(state) : bad('bad-position', { where: 'table', ...broken })
  } catch (error) {
    if (error instanceof WrongInput) return bad('bad-position', error.detail)
    throw error
  }
}
