import type * as en from '../en/setup.ts'

export const setup: Record<keyof typeof en.setup, string> = {
  'GW-SETUP-00': 'Retira todos los componentes que el modo no usa (ver GW-MODE-01).',
  'GW-SETUP-01':
    'Coloca el tablero por la cara del número de jugadores: la cara de 3 jugadores para 3, la de 4 jugadores para 4 (y 5).',
  'GW-SETUP-02':
    'Pon el marcador de Tiempo, por la cara en blanco, en la casilla del indicador de Tiempo que lleva el icono del número de jugadores (2 jugadores: el icono de 3 jugadores).',
  'GW-SETUP-03':
    'Baraja los Artefactos y pon uno bocarriba en cada una de las 3 casillas de Artefacto; el resto vuelve a la caja.',
  'GW-SETUP-04': 'Baraja las cartas de Horda y forma con ellas el mazo de Hordas, bocabajo.',
  'GW-SETUP-05':
    'De la parte superior del mazo, coloca una Horda bocarriba en el espacio inferior (fila 1) de cada sección, de izquierda a derecha.',
  'GW-SETUP-05a':
    'Con 4 jugadores añade una cuarta Horda: roba la carta superior, mira después el indicador de Invasión del dorso de la carta que queda ahora encima y coloca la carta robada en la sección indicada.',
  'GW-SETUP-05b': 'Una Horda va siempre al espacio vacío de su sección más cercano a la Muralla.',
  'GW-SETUP-06': 'Pon una Barricada en cada casilla de Barricada (3 por sección; ver RUL-55).',
  'GW-SETUP-07': 'Baraja las cartas de Táctica y forma con ellas el mazo de Tácticas, bocabajo.',
  'GW-SETUP-08':
    'Cada jugador elige un Clan y toma sus 10 Lanceros, 8 Funcionarios, 4 Arqueros, 2 Jinetes, la pantalla, el marcador de Honor, el marcador de Té y las 6 cartas de Mando (las seis en la mano).',
  'GW-SETUP-09': 'Baraja los Generales y reparte 2 bocabajo a cada jugador; el resto vuelve a la caja.',
  'GW-SETUP-10': 'Baraja los Consejeros y forma con ellos el mazo de Consejeros, bocabajo.',
  'GW-SETUP-11': 'Reparte 2 Consejeros bocabajo a cada jugador.',
  'GW-SETUP-12':
    'Cada jugador mira sus 4 cartas. Todos eligen a la vez 1 General y lo colocan bocarriba; el otro vuelve a la caja.',
  'GW-SETUP-13':
    'Cada jugador elige uno de los dos Consejeros como Consejero Activo. Se elige en la misma elección oculta y simultánea que el General (ver RUL-27).',
  'GW-SETUP-14': 'El otro Consejero pasa a ser el Consejero de Apoyo.',
  'GW-SETUP-15':
    'El suministro contiene 10 fichas de Deshonra por jugador (el resto vuelve a la caja), todos los recursos, las Heridas y las fichas de Honor universales, y los niveles de Muralla ordenados por nivel.',
  'GW-SETUP-16':
    'Cada jugador toma los recursos que muestra la línea de preparación del General elegido (tras la pantalla) y roba el número indicado de cartas de Táctica. Las cartas se roban en orden de Té, una vez conocido (ver RUL-29).',
  'GW-SETUP-17':
    'Reparte 4 Consejeros bocarriba como cola de Consejeros, del espacio 1 (izquierda) al espacio 4 (derecha).',
  'GW-SETUP-18': 'Todos los marcadores de Honor empiezan en la casilla del dragón: 0 de Honor.',
  'GW-SETUP-19':
    'Apila los marcadores de Té según el valor de Té de los Generales elegidos: el valor más alto arriba, el más bajo abajo, todos en una sola pila (ver RUL-43). Los valores iguales se pondrían en orden aleatorio (ver RUL-29).',
  'GW-SETUP-20':
    'Cada jugador pone 3 de los 8 Funcionarios en el espacio de Funcionarios: son el suministro de Funcionarios, que se contratan en la Embajada. Los otros 5 empiezan en la reserva (ver RUL-61; con 5 jugadores, 4 y 4).',
  'GW-SETUP-21': 'Solo en el modo cooperativo: prepara el mazo de Eventos (ver GW-COOP-09).',
  'GW-SETUP-22': 'Empieza el Año 1 por el Otoño (ver GW-CORE-02).',
}
