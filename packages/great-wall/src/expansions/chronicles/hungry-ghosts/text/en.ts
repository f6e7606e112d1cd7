/** Texts of the Hungry Ghost Festival. */
export const en = {
  'detail.ghosts':
    'each Haunted Location has one token, no Clerk is there, and it is one where ghosts may come ({rule}).',
  'prompt.haunt': 'Haunting: on which Location do you put the Shame token? All Clerks there go home.',
  'prompt.lift': 'A Horde is Defeated: do you lift the Haunting of a Location?',
  'option.haunt': 'A ghost {location}',
  'option.lift': 'Lift the Haunting of {location}',
  'why.safeFromGhosts': 'No ghost comes to {location}.',
  'why.hauntedAlready': '{location} is Haunted already.',
  'event.hauntingStep':
    '{rows, plural, one {# row holds Hordes} other {# rows hold Hordes}}: {n, plural, =0 {no ghost comes} one {# ghost comes} other {# ghosts come}}.',
  'event.haunted': '{player} sends a ghost {location}: Haunted.',
  'event.lifted': '{player} lifts the Haunting of {location}.',
  'event.ghostsGone':
    'The Assault begins: {n, plural, one {the ghost returns} other {all # ghosts return}} to the Shame pool.',
  'event.deadForGood': '{player} takes {unit} out of the game for good.',
  'scenario.SCN-4.1':
    'Each Winter, after the Assault phase: for each row with a Horde, at most {most}, a Shame token of the pool is put on a Location, in Tea order; never on {never}. Clerks there go home, and nobody may go there.',
  'scenario.SCN-4.2':
    'When a Horde is Defeated, its claimer may return 1 token to the pool. At the start of the Assault phase all return.',
  'scenario.SCN-4.3': 'A Soldier who is killed leaves the game.',
} as const

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
