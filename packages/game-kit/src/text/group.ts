/** A text for every member of a list: `clan.blue`, `clan.red`... A new member doesn't compile until it has one. */
export type Group<Name extends string, Member extends string> = { readonly [Key in `${Name}.${Member}`]: string }

/** The same, with one line of explanation each: `variant.draft3keep2.help`. */
export type GroupWithHelp<Name extends string, Member extends string> = Group<Name, Member> &
  Group<Name, `${Member}.help`>
