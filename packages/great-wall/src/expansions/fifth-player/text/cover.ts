/** What is said of it before its box is opened. */
export const en = {
  'expansion.fifthPlayer': '5th Player',
  'expansion.fifthPlayer.help':
    'A fifth seat, with 4 Generals, 4 Tactic cards and 4 Advisors more. With fewer players only the Panda Clan may be chosen.',
  'remark.FIFTH_PLAYER_NEEDED': 'A fifth seat needs the 5th Player set.',
  'remark.FIFTH_PLAYER_IDLE': '5th Player: with fewer than five players only the fifth Clan is unlocked.',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.fifthPlayer': '5.º jugador',
  'expansion.fifthPlayer.help':
    'Un quinto asiento, con 4 Generales, 4 cartas de Táctica y 4 Consejeros más. Con menos jugadores solo se puede elegir el clan Panda.',
  'remark.FIFTH_PLAYER_NEEDED': 'El quinto asiento necesita el set de 5.º jugador.',
  'remark.FIFTH_PLAYER_IDLE': '5.º jugador: con menos de cinco jugadores solo se desbloquea el quinto clan.',
}
