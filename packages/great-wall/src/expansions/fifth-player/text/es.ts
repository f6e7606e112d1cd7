import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'expansion.fifthPlayer': '5.º jugador',
  'expansion.fifthPlayer.help':
    'Un quinto asiento, con 4 Generales, 4 cartas de Táctica y 4 Consejeros más. Con menos jugadores solo se puede elegir el clan Panda.',
  'remark.FIFTH_PLAYER_NEEDED': 'El quinto asiento necesita el set de 5.º jugador.',
  'remark.FIFTH_PLAYER_IDLE': '5.º jugador: con menos de cinco jugadores solo se desbloquea el quinto clan.',
  'if.clansOn': 'al menos {n} jugadores tienen Soldados en ella',
}
