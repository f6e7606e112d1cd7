import type { Problem, ProblemCode } from '@wanli/kernel'
import type { MessageOf, ParamOf } from './message.ts'

/** Is this one of a game's own details: a code of its list, or what is wrong with its data? The others are the kernel's. */
export const isDetailOf = (own: readonly string[], problem: unknown): boolean =>
  typeof problem === 'string' && (own.includes(problem) || problem.startsWith('data.'))

/**
 * What went wrong, why, and what to do. The kernel's own details are left to whoever tells the problem. `named` gives
 * things of the game by their names in the reader's language.
 */
export function explained<Own extends string, Key extends string>(
  { code, detail }: Problem,
  isOwn: (problem: unknown) => problem is Own,
  named: (name: string, value: string | number) => ParamOf<Key>,
): MessageOf<Key | `problem.${ProblemCode}` | `detail.${Own}`> {
  const { problem } = detail
  if (!isOwn(problem)) return { key: `problem.${code}`, params: detail }
  const params = Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, named(name, value)]))
  return { key: `problem.${code}`, params: { ...detail, problem: { key: `detail.${problem}`, params } } }
}
