import type { AnswersTo, FieldRow, FieldRows } from '@wanli/game-kit'

/** A question that the rulebook leaves open: the usual answer first. */
export const houseRule = <const Values extends FieldRow['values']>(
  ...values: Values
): { readonly values: Values; readonly house: true } => ({ values, house: true })

/** What tables may answer to these, for `ExpansionOptions`: nothing where the expansion is not in the box. */
export type AnswersOf<Rows extends FieldRows> = Partial<AnswersTo<Rows>>
