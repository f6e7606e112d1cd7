import type { Detail, DetailParams } from '@wanli/kernel'

interface Broken<Own extends string> extends Detail {
  readonly rule: string
  readonly problem: Own
}

/** Says what must hold, by which rule, and what is wrong if it doesn't. */
export type Must<Own extends string> = (holds: boolean, rule: string, problem: Own, params?: DetailParams) => void

/** All that should hold and doesn't. */
export function brokenBy<Own extends string>(look: (must: Must<Own>) => void): readonly Broken<Own>[] {
  const broken: Broken<Own>[] = []
  look((holds, rule, problem, params) => {
    if (!holds) broken.push({ rule, problem, ...params })
  })
  return broken
}

/** In short, for those who mend the program: `ZG-INV-02 unrest 1 blue`. */
export const inShort = (broken: readonly Detail[]): readonly string[] =>
  broken.map((detail) => Object.values(detail).join(' '))
