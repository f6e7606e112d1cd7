import type { effects as en } from '../en/effects.ts'

export const effects: Readonly<Record<keyof typeof en, string>> = {
  'bonus.MARKER': '1 ficha de cualquier color',
  'bonus.REASSIGN_2': 'hasta {points, plural, one {# punto} other {# puntos}} de reasignación',
  'bonus.VP_2': '{vp} PV',
  'bonus.VP_3': '{vp} PV',
  'bonus.WORKER_HERE': '+1 trabajador aquí',
  'bonus.CALM_ANY': 'malestar −{calm} en cualquier región',
  'bonus.CALM_HERE': 'malestar −{calm} aquí',
  'bonus.MOVE_WORKER': 'mover 1 trabajador a una región adyacente',
  'bonus.OFFICIAL_RED': '+1 funcionario rojo aquí',
  'bonus.OFFICIAL_GRAY': '+1 funcionario gris aquí',
  'bonus.OFFICIAL_WHITE': '+1 funcionario blanco aquí',
  'bonus.VP_PER_IVORY': '{vp} PV por cada carta marfil del tablero de jugador',
  'bonus.VP_PER_ORANGE': '{vp} PV por cada carta naranja del tablero de jugador',
  'bonus.VP_PER_BROWN': '{vp} PV por cada carta marrón del tablero de jugador',

  'ability.extraWorker': '1 trabajador más al contratar',
  'ability.reassignOne': 'después de contratar, hasta {points, plural, one {# punto} other {# puntos}} de reasignación',
  'ability.moveWorker': 'después de instalar un gobernador, mover 1 trabajador a una región adyacente',
  'ability.calmAndWorker':
    'después de reasignar o de construir una muralla, malestar −{calm} en una región y +1 trabajador en ella',
  'ability.reassignTwo': 'después de reclutar, hasta {points, plural, one {# punto} other {# puntos}} de reasignación',
  'ability.shiftGovernor':
    'después de instalar un gobernador, mover 1 gobernador a la zona abierta de una región adyacente',
  'ability.marker': 'después de construir una muralla o de reclutar, 1 ficha de cualquier color',
  'ability.none': 'sin habilidades',

  'square.VP_4': '{vp} PV',
  'square.OFFICIAL_ANY': '1 funcionario de cualquier color en cualquier región',
  'square.none': 'no hay tal casilla',
  'square.REASSIGN_4': 'hasta {points, plural, one {# punto} other {# puntos}} de reasignación',

  'criterion.UNREST_ZERO': 'por cada región con malestar 0',
  'criterion.CARD_SETS': 'por cada serie de una carta marfil, una naranja y una marrón',
  'criterion.OFFICIALS_GE_UNREST': 'por cada región con al menos tantos funcionarios como malestar',
  'criterion.REGION_FULL': 'por cada región con 3 cartas',
  'criterion.HAS_GRAY': 'por cada región con un funcionario gris',
  'criterion.SAME_COLOUR_PAIR': 'por cada región con 2 cartas de un mismo color',
  'criterion.HAS_RED': 'por cada región con un funcionario rojo',
  'criterion.HAS_ORANGE_CARD': 'por cada región con una carta naranja',
  'criterion.HAS_WHITE': 'por cada región con un funcionario blanco',
  'criterion.HAS_BROWN_CARD': 'por cada región con una carta marrón',
  'criterion.LOW_UNREST': 'menos el malestar total (mínimo 0)',
  'criterion.HAS_IVORY_CARD': 'por cada región con una carta marfil',
  tile: '1 / 2 / 3 varillas: {one} / {two} / {three} PV {criterion}',
  'tile.slot': '{vp} PV {criterion}',

  'task.wall': 'murallas en {places}',
  'task.palace': 'palacios en las regiones {places}',
  'task.governor': 'gobernadores en las regiones {places}',

  'reward.OFFICIAL': '1 funcionario de cualquier color{region, plural, =0 {} other { en la región #}}',
  'reward.RED_2':
    '{count, plural, one {# funcionario rojo} other {# funcionarios rojos}}{region, plural, =0 {} other { en la región #}}',
  'reward.GRAY_2':
    '{count, plural, one {# funcionario gris} other {# funcionarios grises}}{region, plural, =0 {} other { en la región #}}',
  'reward.WORKERS_2':
    '{count, plural, one {# trabajador} other {# trabajadores}}{region, plural, =0 {} other { en la región #}}',
  'reward.GOVERNOR':
    '1 gobernador{where, select, any { en cualquier región} some { en la región {regions}} other {}}, sin pagar funcionarios',
  'reward.WALL': '1 muralla en cualquier casilla libre, sin pagar trabajadores',
  'reward.PALACE': '1 palacio, sin pagar trabajadores y sin ficha de valor 3',

  'board.full': '{board} ({abilities}; límites de malestar {caps})',
}
