import type { AnyTable, Dice } from '@wanli/kernel'

/** Anybody who is asked answers anything. */
export function pickAny(table: Pick<AnyTable, 'open' | 'pick'>, dice: Dice): void {
  const question = dice.below(table.open.length)
  table.pick(question, dice.below(table.open[question]!.options.length))
}
