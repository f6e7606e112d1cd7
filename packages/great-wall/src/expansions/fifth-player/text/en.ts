/** Texts of the 5th Player. */
export const en = {
  'if.clansOn': 'at least {n} players have Soldiers on it',
} as const
