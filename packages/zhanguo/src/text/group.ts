import type { ProblemKey } from '../data/problems.ts'

/** A text for every member of a list: `clan.blue`, `clan.red`... A new member doesn't compile until it has one. */
export type Group<Name extends string, Member extends string> = { readonly [Key in `${Name}.${Member}`]: string }

/** The same, with one line of explanation each: `variant.draft3keep2.help`. */
export type GroupWithHelp<Name extends string, Member extends string> = Group<Name, Member> &
  Group<Name, `${Member}.help`>

/** The sentences of the data tables, as details of a problem. */
export const dataTexts = (sentences: Readonly<Record<ProblemKey, string>>) =>
  Object.fromEntries(Object.entries(sentences).map(([key, text]) => [`detail.data.${key}`, text])) as Group<
    'detail.data',
    ProblemKey
  >
