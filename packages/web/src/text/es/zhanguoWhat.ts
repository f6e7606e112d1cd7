import type { what as en } from '../en/zhanguoWhat.ts'

export const what: Readonly<Record<keyof typeof en, string>> = {
  'what.empty': 'Está vacía.',
  'what.taken': 'La tiene {player}.',
  'what.left': '{n, plural, =0 {No queda ninguna.} one {Queda #.} other {Quedan #.}}',
  'what.reward': 'Recompensa de la ronda {round} por {aspect}',
  'what.reward.now': '{player} va en cabeza con {most, plural, one {# ficha} other {# fichas}}; tú tienes {mine}.',
  'what.reward.none': 'nadie tiene fichas de este color.',
  'what.task': 'Misión',
  'what.task.next': 'Quien la cumpla después recibe una casilla de {vp} PV.',
  'what.task.now': 'tienes {done} de {of}.',
  'what.task.claimed': 'ya la has reclamado, por {vp} PV.',
  'what.tile': 'Sección de muralla {section}',
  'what.tile.now': 'una muralla aquí te valdría {one}, {two} o {three} PV (1, 2 o 3 varillas).',
  'what.square': 'Casilla de bonificación {square} de la región {region}',
  'what.open': 'Zona abierta de la región {region}',
  'what.region':
    '{mine, plural, =0 {No tienes gobernadores} one {Tienes # gobernador} other {Tienes # gobernadores}} aquí.',
  'what.region.none': 'nadie tiene gobernadores aquí.',
  'what.region.now': '{player}{more, plural, =0 {} other { y otros}} obtendría {vp} PV por ella.',
  'what.unrest': 'Malestar en la región {region} ({player})',
  'what.unrest.level':
    'Nivel {level} de {cap}.{noPalace, plural, =0 {} other { En el nivel # no se puede construir un palacio.}}',
  'what.supply': 'Reserva de {player}',
  'what.supply.officials':
    '{n, plural, =0 {No queda ningún funcionario {official}} one {Queda # funcionario {official}} other {Quedan # funcionarios de color {official}}}.',
  'what.supply.pieces':
    '{kind, select, governor {{n, plural, =0 {Ningún gobernador} one {# gobernador} other {# gobernadores}}} palace {{n, plural, =0 {Ningún palacio} one {# palacio} other {# palacios}}} wall {{n, plural, =0 {Ninguna muralla} one {# muralla} other {# murallas}}} other {{n, plural, =0 {Ningún disco de misión} one {# disco de misión} other {# discos de misión}}}} en la reserva.',
  'what.marker': 'Fichas de unificación: {colour}',
  'what.bigMarker': 'Ficha de valor 3: {colour}',
  'what.marker.now': 'tienes {mine}; tener más que nadie al final de la partida da {vp} PV.',
  'what.court': 'La Corte',
  'what.palaces': 'Palacios de la región {region}',
  'what.palaces.built': '{built} de {slots} casillas ocupadas.',
  'what.seat': '{vp} PV; {cards, plural, one {# carta} other {# cartas}} en la mano.',
  'what.seat.capped': 'Malestar al máximo en: {regions}.',
  'what.seat.now': '{vp} PV si la partida acabara ahora.',
  'what.workers': 'Trabajadores de la región {region}',
}
