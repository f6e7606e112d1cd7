/** Texts of the 5th Player. */
export const en = {
  'expansion.fifthPlayer': '5th Player',
  'expansion.fifthPlayer.help':
    'A fifth seat, with 4 Generals, 4 Tactic cards and 4 Advisors more. With fewer players only the Panda Clan may be chosen.',
  'remark.FIFTH_PLAYER_NEEDED': 'A fifth seat needs the 5th Player set.',
  'remark.FIFTH_PLAYER_IDLE': '5th Player: with fewer than five players only the fifth Clan is unlocked.',
  'if.clansOn': 'at least {n} players have Soldiers on it',
} as const
