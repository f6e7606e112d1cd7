import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.khan': 'el Kan debe estar en una sección en uso, y en ninguna una vez Derrotado ({rule}).',
  'detail.khanSkills': 'junto a la carta del Kan hay dos Habilidades distintas ({rule}).',
  'detail.khanSpots':
    'en la carta del Kan y en las Habilidades en juego solo hay Soldados que pueden atacar al Kan, y solo en zonas que cuentan con tantos jugadores ({rule}).',
  'detail.award': 'solo se tiene la Recompensa en juego, y la tiene alguien que pueda construir ({rule}).',
  'unit.bannerman': '{n, plural, one {Portaestandarte} other {Portaestandartes}}',
  'aUnit.bannerman': 'un Portaestandarte',
  'action.khanAttack': 'Cada Ataque al Kan tras Derrotar una Horda de su sección',
  'action.recruit:bannerman': 'Cada Portaestandarte reclutado',
  'if.khanHere': 'el Kan está en esa sección',
  'if.atKhan': 'es un Ataque al Kan',
  'mod.noRetreat': 'Todos los Soldados en Hordas de su sección mueren en cada Fase de Asalto, aguante la Muralla o no',
  'mod.noProtect':
    'En una Brecha de su sección recibes Deshonra por cada Horda, también por aquellas en las que tienes Soldados',
  'mod.healWounds': 'Al final de cada paso de Derrota, todas las Heridas salen de las Hordas de su sección',
  'khan.card':
    'Quien reclama una Horda puede atacar al Kan o una de sus Habilidades con un {units} que haya sobrevivido en ella: {honor} de Honor por zona cubierta. Con todas las zonas cubiertas es Derrotado.',
  'khan.skill': 'Vale en la sección del Kan mientras una zona de esta carta esté sin cubrir.',
  'khan.spots':
    '{n, plural, one {Cuenta # zona} other {Cuentan # zonas}} con {humans, plural, one {# jugador} other {# jugadores}}.',
  'khan.award': 'La toma quien construye un nivel de Muralla. Para quien la tiene:',
  'bannerman.card':
    'Ataca como un Lancero. Al empezar el Invierno pueden atacar hasta {n} de tus Soldados en la sección donde está.',
  'bannerman.price': '{n, plural, one {# por jugador} other {# por jugador}}; {price}.',
  'event.khanMoved': '{moved, select, true {El Kan cabalga a {section}} other {El Kan se queda en {section}}}.',
  'event.skillBroken': 'Todas las zonas de {card} están cubiertas: esta Habilidad queda rota para siempre.',
  'event.khanDefeated': '{player} cubre la última zona: el Kan es Derrotado.',
  'event.noRetreat': 'Sin Retirada: mueren todos los Soldados en Hordas de {section}.',
  'event.woundsHealed':
    'Se cierran las filas en {section}: {n, plural, one {se retira # Herida} other {se retiran # Heridas}}.',
  'prompt.outpost.khan':
    '¿Cuál de tus supervivientes ataca al Kan{price, plural, =0 {} other {, por # Chi}}? El Soldado se queda allí.',
  'prompt.attack.bannerman':
    '{unit}: ¿cuál de tus Soldados de su sección ataca? {left, plural, one {Queda #} other {Quedan #}}.',
  'reason.awardHonor': 'de la Recompensa toma el Honor: {card}',
  'why.spotInactive': 'La Zona Vital {spot} solo cuenta con {humans} o más jugadores.',
  'ending.khan': 'Gengis Kan ha sido Derrotado',
}
