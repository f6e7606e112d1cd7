/** Texts of Freezing Weather. */
export const en = {
  'detail.coldWords': 'Freezing Weather: supply, removed and card by Resource; {name} is none of it.',
  'detail.coldSupply': 'no more Resources of a type can be there than the game began with ({rule}).',
  'detail.coldCard':
    'on each slot of the card lies at most one Clerk of a player, and none of those that nobody plays ({rule}).',
  'source.deliveries': 'Sent to the Emperor',
  'prompt.delivery':
    'Do you send {n} Resources of one kind to the Emperor? They leave the game, a Clerk stays on the card: {honor} Honor at the end.',
  'prompt.spareShame':
    'A Breach of {section}: do you take a Shame token, or does one of your Resources leave the game?',
  'option.deliver': 'Send {n} {resource} to the Emperor',
  'option.spare': '1 {resource} leaves the game instead',
  'option.takeShame': 'Take the Shame token',
  'event.production':
    'Production in this Year: {n, plural, =0 {Overseers yield as usual} other {# for each Overseer}}.',
  'event.delivered': '{player} sends {n} {resource} to the Emperor.',
  'event.sparedShame': '{player} gives up 1 {resource} instead of a Shame token for {section}.',
  'event.coldRaid':
    'A Raid: there is no room for {horde} in {section}; out of the supply for good: {taken}{removed, plural, =0 {} one {; for what is missing # Shame token} other {; for what is missing # Shame tokens}}.',
  'why.hasDelivered': 'You have sent {resource} already: each kind goes once.',
  'scenario.SCN-1': 'Overseers yield less, tokens leave the game; send {n} of each Resource for {honor} Honor each.',
} as const

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
