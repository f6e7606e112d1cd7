/** Texts of Siege of Diaoyucheng. */
export const en = {
  'detail.fortressDefense': 'the Defense of the Fortress stays on its track, and at 0 the game is over ({rule}).',
  'detail.fortressArchers':
    'in the Fortress stand Archers of players alone, and no more than it has Firing spots ({rule}).',
  'detail.fortressTokens': 'tokens beside the scenario card stay there: there are too few ({rule}).',
  'prompt.fortressShot':
    'Fortress: on which Vital spot of a front row does your Archer place a Wound? {left, plural, one {# shot left} other {# shots left}}.',
  'prompt.nightRest':
    'The Night is over: to which Rest Zone does your Archer go? {left, plural, one {# Archer left} other {# Archers left}}.',
  'option.toFortress':
    '{from, select, pool {The Archer goes into the Fortress} firing {An Archer from a Firing spot of {section} into the Fortress} other {An Archer from the Rest Zone of {section} into the Fortress}}',
  'option.raiseDefense': 'Raise the Defense of the Fortress by 1',
  'why.fortressFull': 'All {n} Firing spots of the Fortress are taken.',
  'why.noArcherThere':
    'You have no Archer {from, select, firing {on a Firing spot of} other {in the Rest Zone of}} {section}.',
  'why.defenseAtTop': 'The Defense of the Fortress is at {n}, the top of its track.',
  'event.fortressManned':
    '{player} puts an Archer into the Fortress{from, select, pool {} firing {, from a Firing spot of {section}} other {, from the Rest Zone of {section}}}.',
  'event.fortressRaised': '{player} raises the Defense of the Fortress to {defense}.',
  'event.tokenBeside':
    'The Raid puts 1 Shame token beside the Fortress: {tokens, plural, one {# is there} other {# are there}} now.',
  'event.night':
    'Night: {tokens, plural, one {# token} other {# tokens}} against {archers, plural, =0 {no Archer} one {# Archer} other {# Archers}}. {loss, plural, =0 {The Defense of the Fortress stays at {defense}} other {The Defense of the Fortress falls by # to {defense}}}.',
  'ending.fortress': 'the Fortress has fallen',
  'card.fortress':
    'Each Night the Defense of the Fortress falls by the number of Shame tokens beside it, less 1 for each Archer in it. At 0 the game is lost. A Raid puts 1 more token there.',
  'card.fortress.prices':
    'An Archer enters for {archer} Wood, when he is recruited in the Barracks or with a Clerk of the Logistics Center. A Clerk of the Builders raises the Defense by 1 for {raise} own Resources, no Chi.',
} as const

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
