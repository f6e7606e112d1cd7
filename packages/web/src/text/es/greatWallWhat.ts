import type { what as en } from '../en/greatWallWhat.ts'

export const what: Readonly<Record<keyof typeof en, string>> = {
  'what.spots': '{count} de {spots} casillas ocupadas; se activa cuando lo están todas.',
  'what.special': 'Caben todos los Funcionarios que se quiera, y solo se activa con una carta.',
  'what.clerks': '{player}: {n, plural, one {# Funcionario} other {# Funcionarios}}.',
  'what.alone': 'Quien esté aquí a solas cuando se active recibe 1 Deshonra.',
  'what.locked': 'está bloqueada: ningún Funcionario sale antes de que se active.',
  'what.overseers': 'Supervisores: {location}',
  'what.overseer.level': 'Nivel {level}: {n} de {resource}; {extra} más al recolectar, {income} en Verano.',
  'what.overseer.top': 'el tuyo ha llegado a lo más alto.',
  'what.overseer.next': 'el tuyo está en el nivel {level}; el siguiente paso cuesta {n} de {resource}.',
  'what.part.section': 'Sección: {section}',
  'what.part.wall': 'Muralla de {section}',
  'what.part.barricade': 'Barricadas de {section}',
  'what.part.firing': 'Puestos de Disparo de {section}',
  'what.part.rest': 'Zona de Descanso de {section}',
  'what.section':
    '{hordes, plural, =0 {Aquí no hay ninguna Horda.} one {Aquí hay # Horda.} other {Aquí hay # Hordas.}}',
  'what.wall': 'Nivel {level}; el siguiente nivel cuesta {n} entre Madera, Piedra y Oro.',
  'what.wall.top': 'Nivel {level}, el más alto.',
  'what.barricades': 'Hay {n} de {of}.',
  'what.firing': '{of, plural, =0 {Esta Muralla aún no tiene Puestos de Disparo.} other {{n} de # ocupados.}}',
  'what.rest':
    '{n, plural, =0 {Aquí no descansa nadie.} one {Aquí descansa # Soldado.} other {Aquí descansan # Soldados.}}',
  'what.defense': 'Defensa {defense} contra Poder {power}.',
  'what.vital': 'Zona Vital {spot} de {horde}',
  'what.vital.free': 'El Soldado que la cubra recibe: {reward}. Una Herida no recibe nada.',
  'what.vital.covered': 'Está cubierta. Su recompensa era: {reward}.',
  'what.vital.left':
    '{free, plural, =0 {todas las Zonas Vitales de esta Horda están cubiertas.} one {queda # Zona Vital libre en esta Horda.} other {quedan # Zonas Vitales libres en esta Horda.}}',
  'what.artifact': '{n} de Honor para ti si la partida acabara ahora.',
  'what.cost': '{n} de {resource} cada uno.',
  'what.cards': '{n, plural, =0 {No quedan cartas.} one {Queda # carta.} other {Quedan # cartas.}}',
  'what.warehouse':
    '{n, plural, =0 {Está vacío.} one {Contiene # Recurso.} other {Contiene # Recursos.}} Paga primero las construcciones.',
  'what.shamePool': '{n, plural, =0 {Está vacío.} one {Queda # ficha.} other {Quedan # fichas.}}',
  'what.time': 'Casilla {slot} de {of}; Mortandad {lethality}.',
  'what.tea': '{player} va primero: actúa antes y gana los empates.',
  'what.player': '{honor} de Honor.',
  'what.player.general': 'General: {card}.',
  'what.player.advisor': 'Consejero activo: {card}.',
  'what.player.now': '{honor} de Honor, {hordes} por Hordas y {artifacts} por Artefactos si la partida acabara ahora.',
  'what.pool.clerks': '{n, plural, =0 {Ningún Funcionario} one {# Funcionario} other {# Funcionarios}} en la reserva.',
  'what.pool.soldiers': '{unit} libres en la reserva: {n}.',
  'what.supporting':
    '{n, plural, =0 {Ningún Consejero de Apoyo} one {# Consejero de Apoyo} other {# Consejeros de Apoyo}}.',
  'what.commands':
    '{n, plural, =0 {Ninguna carta de Mando} one {# carta de Mando} other {# cartas de Mando}} en la mano.',
  'what.tactics':
    '{n, plural, =0 {Ninguna carta de Táctica} one {# carta de Táctica} other {# cartas de Táctica}} en la mano.',
}
