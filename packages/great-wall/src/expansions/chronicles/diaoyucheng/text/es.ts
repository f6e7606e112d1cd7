import type { en } from './en.ts'

/** Textos de Asedio de Diaoyucheng. */
export const es: Record<keyof typeof en, string> = {
  'detail.fortressDefense':
    'la Defensa de la Fortaleza no sale de su indicador, y con 0 la partida ha terminado ({rule}).',
  'detail.fortressArchers':
    'en la Fortaleza solo hay Arqueros de los jugadores, y no más que Puestos de Disparo tiene ({rule}).',
  'detail.fortressTokens': 'las fichas junto a la carta de escenario se quedan allí: hay demasiado pocas ({rule}).',
  'prompt.fortressShot':
    'Fortaleza: ¿en qué Zona Vital de una primera fila coloca tu Arquero una Herida? {left, plural, one {Queda # disparo} other {Quedan # disparos}}.',
  'prompt.nightRest':
    'Pasa la Noche: ¿a qué zona de Descanso va tu Arquero? {left, plural, one {Queda #} other {Quedan #}}.',
  'option.toFortress':
    '{from, select, pool {El Arquero entra en la Fortaleza} firing {Un Arquero de un Puesto de Disparo de {section} a la Fortaleza} other {Un Arquero de la zona de Descanso de {section} a la Fortaleza}}',
  'option.raiseDefense': 'Aumentar en 1 la Defensa de la Fortaleza',
  'why.fortressFull': 'Los {n} Puestos de Disparo de la Fortaleza están ocupados.',
  'why.noArcherThere':
    'No tienes ningún Arquero en {from, select, firing {un Puesto de Disparo} other {la zona de Descanso}} de {section}.',
  'why.defenseAtTop': 'La Defensa de la Fortaleza está en {n}, el máximo de su indicador.',
  'event.fortressManned':
    '{player} mete un Arquero en la Fortaleza{from, select, pool {} firing {, desde un Puesto de Disparo de {section}} other {, desde la zona de Descanso de {section}}}.',
  'event.fortressRaised': '{player} aumenta la Defensa de la Fortaleza a {defense}.',
  'event.tokenBeside':
    'La Incursión deja 1 ficha de Deshonra junto a la Fortaleza: ya {tokens, plural, one {hay #} other {hay #}}.',
  'event.night':
    'Noche: {tokens, plural, one {# ficha} other {# fichas}} contra {archers, plural, =0 {ningún Arquero} one {# Arquero} other {# Arqueros}}. {loss, plural, =0 {La Defensa de la Fortaleza sigue en {defense}} other {La Defensa de la Fortaleza baja # hasta {defense}}}.',
  'ending.fortress': 'la Fortaleza ha caído',
  'card.fortress':
    'Cada Noche la Defensa de la Fortaleza baja tanto como fichas de Deshonra hay junto a ella, 1 menos por cada Arquero que la guarda. Con 0 se pierde la partida. Una Incursión deja allí 1 ficha más.',
  'card.fortress.prices':
    'Un Arquero entra por {archer} de Madera, al reclutarlo en el Cuartel o con un Funcionario del Centro de Logística. Un Funcionario de los Constructores aumenta la Defensa en 1 por {raise} recursos propios, sin Chi.',
}
