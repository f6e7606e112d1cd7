/** Texts of Emperor's Visit. */
export const en = {
  'detail.visitWords': "Emperor's Visit: wish by Resource and clerks by Clan; {name} is none of it.",
  'detail.visitClerks': 'only those who play have Clerks in the Warehouse ({rule}).',
  'source.claims': "The Emperor's claim",
  'prompt.wish': 'You have most Clerks in the Warehouse: what does the Emperor wish for next?',
  'option.storeClerk': 'A Clerk: {from} to the Warehouse',
  'option.fetchClerk': 'A Clerk: the Warehouse to {to}',
  'option.wish': '{n} {resource}',
  'event.clerkStored': '{player} moves a Clerk from {from} to the Warehouse.',
  'event.clerkFetched': '{player} moves a Clerk from the Warehouse {to}.',
  'event.emperorsClaim':
    "The Emperor's claim, {n} {resource}: {player} {reached, select, true {has them} high {has it high enough on his track} low {has it too low on his track} other {has too few}}.",
  'event.wishMoved': "{player} chooses the Emperor's next wish: {n} {resource}.",
  'event.wishStays': "Nobody has Clerks in the Warehouse: the Emperor's wish stays {n} {resource}.",
  'event.storeEmptied': 'All Clerks in the Warehouse return to their pools.',
  'why.wishIsThere': 'The Emperor wishes for {resource} already: he wants something else.',
  'why.noClerkStored': 'You have no Clerk in the Warehouse.',
  'why.beenInStore': 'A Clerk of this action has gone to the Warehouse already; each goes to another place.',
  'scenario.SCN-3':
    'Hold the wished Resource in Winter: {honor} Honor, else Shame. Clerks in the Warehouse choose the next wish.',
} as const

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
