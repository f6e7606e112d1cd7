/** Texts of the Red Turban Rebellion. */
export const en = {
  'detail.turbanState': 'fewer Hordes come only in a Year of Peace ({rule}).',
  'source.hires': 'Clerks for Honor',
  'ending.breach': 'a Wall was Breached',
  'prompt.turbanState': 'Peace or War? {hordes, plural, one {# Horde comes} other {# Hordes come}} otherwise.',
  'prompt.turbanShare': 'Peace for {gold} Gold: how much of the {left} that are left does {who} pay?',
  'prompt.turbanConfirm': 'Peace, {fewer, plural, one {# Horde} other {# Hordes}} less: do you pay {n} Gold?',
  'prompt.honorHire': 'Lose {honor} Honor and hire 1 Clerk?',
  'option.war': 'War: no payment, each player hires 1 Clerk',
  'option.peace': 'Peace: {gold} Gold together, {fewer, plural, one {# Horde} other {# Hordes}} less',
  'option.honorHire': 'Hire a Clerk for {honor} Honor',
  'why.hordesRemain': 'At least {n, plural, one {# Horde comes} other {# Hordes come}}, whatever is paid.',
  'event.peaceProposed': '{player} proposes Peace, {fewer, plural, one {# Horde} other {# Hordes}} less: {shares}.',
  'event.peaceShare': '{who} {n} Gold',
  'event.shareRefused': '{player} does not agree to pay {n} Gold.',
  'event.peace':
    'Peace: {fewer, plural, one {# Horde} other {# Hordes}} less, {left, plural, one {# comes} other {# come}}.',
  'event.war':
    'War{without, select, gold {: together there is no Gold for Peace} hordes {: no more than {n, plural, one {# Horde comes} other {# Hordes come}}, so there is nothing to buy} other {}}.',
  'event.clerkSent':
    '{player} sends a Clerk to the Embassy{raid, select, true { because of the Raid} other {: nobody had more {location}}}.',
  'event.noClerkToHire': '{player} has no Clerk left to hire.',
  'card.turban':
    'Any Breach loses. Each Spring buy Peace, {gold} Gold for each Horde less, at least {left, plural, one {# comes} other {# come}}; or gather for War, and each player hires 1 Clerk free.',
  'card.turban.clerks':
    'When a Production Location activates, one of whoever has most Clerks there goes to the Embassy; a Raid sends one from the pool of each player. In Summer {honor} Honor hire one. No Overseers {mine}.',
} as const

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
