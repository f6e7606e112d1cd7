import type * as en from '../en/card-rules.ts'

export const cardGeneral: Record<keyof typeof en.cardGeneral, string> = {
  'GWC-VOC-01':
    '«Cada vez» significa una vez por evento, por muchas piezas que intervengan. Un Reclutamiento con 3 Funcionarios es un evento; una Horda Derrotada es un evento; una Brecha de una sección es un evento.',
  'GWC-VOC-02':
    'Una regla de carta lee las cantidades (iconos de Apoyo, atacantes, Soldados muertos, etc.) en el momento en que se resuelve, cuando el evento mismo ha terminado.',
  'GWC-VOC-03':
    'Varias reglas de carta que se desencadenan con un mismo evento se resuelven en el orden de GW-WINDOW-01: Eventos, Hordas y después jugadores en orden de Té, las reglas de un mismo jugador en el orden que quiera. Es igual en el modo cooperativo (ver RUL-67).',
  'GWC-VOC-04':
    'Una regla de carta no puede volver a desencadenarse mientras ella misma se está resolviendo. Otras reglas sí pueden desencadenarse con sus efectos.',
  'GWC-VOC-05':
    'Los iconos de Apoyo son los de los Consejeros de Apoyo del dueño. Un Consejero nuevo cuenta desde el momento en que se coloca; por tanto, también para una regla que se desencadena con su propia contratación.',
  'GWC-VOC-06':
    'Orden de los cambios de precio: primero se suman todas las subidas y rebajas de los modificadores sobre una unidad del precio (ver GWC-VOC-141) y el resultado no baja del mínimo (1 si no se indica); en un Reclutamiento van primero los precios de cada Soldado y después las rebajas sobre todo el evento; por último va la rebaja del propio efecto, que puede llevar el precio a 0. Quien paga elige qué recursos impresos se ahorra; una subida se paga con cualquier tipo que el precio ya tenga. El Almacén paga primero del precio modificado (ver GW-BUILD-10).',
  'GWC-VOC-07': 'El Honor por Murallas y Barricadas depende del coste impreso, se haya pagado lo que se haya pagado.',
  'GWC-VOC-08': 'Una pérdida de Honor se detiene en 0.',
  'GWC-VOC-09': 'Los costes se deben pagar por completo; un efecto que te hace perder algo toma lo que haya.',
  'GWC-VOC-10': 'Los jugadores nunca obtienen las recompensas de las Zonas Vitales por marcadores de Herida.',
  'GWC-VOC-11':
    'El clan Junco y Qin Jiushao no tienen Consejeros Activos ni reglas de carta de este tipo (para la habilidad de Qin, ver GW-SOLO-41), y tus propias reglas nunca se desencadenan con sus eventos. Para las reglas sobre otros jugadores, un evento de Qin Jiushao cuenta como de otro jugador; uno del clan Junco, no.',
  'GWC-VOC-12':
    'Los Soldados con una ficha de Deshonra permanecen en la reserva, pero ningún efecto puede usarlos (ver GW-SHAME-06).',
  'GWC-VOC-13':
    'Si una regla de carta se refiere a la sección o a la Horda de su evento y hay varias, su dueño elige una de ellas. Varias Heridas en una sección se pueden repartir entre sus Hordas; las Heridas en una Horda atacada, o en una Horda, van todas a una sola Horda.',
  'GWC-VOC-14':
    'Todo número de un efecto opcional es «hasta» ese número; un coste se paga por completo antes de su efecto. Las Heridas solo van a Zonas Vitales que pueden recibirlas (ver GW-HORDE-06), tantas como haya.',
  'GWC-VOC-15': 'Lo que debes perder o hacer morir lo eliges tú.',
  'GWC-VOC-16':
    'Lo que hace el equipo en común, y a quién elige un Evento o una Horda, se decide según GW-COOP-29. Si otra carta permite elegir a un jugador, el dueño de la carta lo nombra.',
}

export const cardTriggers: Record<keyof typeof en.cardTriggers, string> = {
  'GWC-VOC-31':
    'Las reglas de carta de Primavera se desencadenan después de mover el marcador de Tiempo, antes de colocar Hordas.',
  'GWC-VOC-32':
    'Las reglas de carta de ingresos se desencadenan en el paso 1 del Verano, después de los Ingresos de Supervisor de todos los jugadores; una vez por Verano, también para un jugador sin Supervisores.',
  'GWC-VOC-33':
    'Las reglas de carta de recuperar se desencadenan después de que su dueño ha recuperado cartas o ha tomado Honor en el paso 4 del Verano; una regla puede exigir una de las dos cosas. En el modo cooperativo se desencadenan después de que una carta ha vuelto por una Muralla o un efecto.',
  'GWC-VOC-34':
    'Las reglas de carta de inicio de turno se desencadenan cuando la carta de Mando de su dueño es la siguiente en resolverse, antes de su primer recuadro.',
  'GWC-VOC-35':
    'Las reglas de carta de activación se desencadenan cuando se activa una Localización con 1 o más Funcionarios de su dueño: después de las partes de todos los jugadores (todos los pasos), antes de que vuelvan los Funcionarios (ver GW-ACT-14).',
  'GWC-VOC-36':
    'Las reglas de carta posteriores al paso de activación se desencadenan en el turno de su dueño, al final del paso B, antes de Derrotar Hordas.',
  'GWC-VOC-37':
    'Las reglas de carta de Recolectar se desencadenan después de que al Recolectar su dueño ha obtenido 1 o más recursos.',
  'GWC-VOC-38':
    'Las reglas de carta de Mejorar se desencadenan cuando se ha colocado un Supervisor o ha subido, por la Localización o por una carta.',
  'GWC-VOC-39': 'Las reglas de carta de Donar se desencadenan cuando su dueño ha Donado.',
  'GWC-VOC-40':
    'Las reglas de carta de Reclutar se desencadenan cuando se han reclutado Soldados, se han pagado y se han enviado a una Horda, a un Puesto de Disparo o a una zona de Descanso; un evento por activación del Cuartel o por efecto.',
  'GWC-VOC-41':
    'Las reglas de carta de Ataque se desencadenan cuando todos los Soldados de un Reclutamiento o de un efecto de Atacar están colocados y se han tomado las recompensas.',
  'GWC-VOC-42':
    'Las reglas de carta de la última Zona Vital se desencadenan cuando su dueño acaba de cubrir la última Zona Vital libre de una Horda, también en el Paso de Disparo.',
  'GWC-VOC-43':
    'Las reglas de carta de Horda Derrotada se desencadenan entre los pasos 2 y 3 de una Derrota (ver GW-DEFEAT-13), para un jugador con un Soldado sobre la Horda o un Arquero en un Puesto de Disparo de su sección.',
  'GWC-VOC-44':
    'Las reglas de carta de reclamar una Horda se desencadenan en el paso 6 de una Derrota, cuando su dueño toma la carta.',
  'GWC-VOC-45':
    'Las reglas de carta de muertes inminentes se desencadenan cuando van a morir Soldados de su dueño (con algunas cartas, de cualquiera): ya se han elegido las víctimas, y es antes de la ventana de Táctica y de Salvar con Chi (ver GW-TACTIC-08).',
  'GWC-VOC-46':
    'Las reglas de carta de Soldados muertos se desencadenan después de Salvar, cuando 1 o más Soldados de su dueño han ido a la reserva.',
  'GWC-VOC-47':
    'Las reglas de carta de Soldados Salvados se desencadenan cuando 1 o más Soldados de su dueño se han Salvado con Chi o por un efecto.',
  'GWC-VOC-48':
    'Las reglas de carta de Construir Murallas se desencadenan cuando su dueño ha Construido un nivel de Muralla (un evento por resolución del Campamento de Constructores).',
  'GWC-VOC-49':
    'Las reglas de carta de Construir Barricadas se desencadenan cuando su dueño ha Construido 1 o más Barricadas (un evento por resolución del Campamento de Constructores).',
  'GWC-VOC-50':
    'Las reglas de carta de Contratar un Funcionario se desencadenan por cada Funcionario contratado (se contrata de uno en uno).',
  'GWC-VOC-51':
    'Las reglas de carta de Contratar un Consejero se desencadenan por cada Consejero contratado, después de colocarlo.',
  'GWC-VOC-52':
    'Las reglas de carta de jugar una carta de Táctica se desencadenan cuando la carta de Táctica de su dueño se ha resuelto.',
  'GWC-VOC-53':
    'Las reglas de carta de obtener Deshonra se desencadenan cuando su dueño ha recibido 1 o más fichas de Deshonra en un evento.',
  'GWC-VOC-54': 'Las reglas de carta de Invierno se desencadenan al inicio del Invierno, antes del Paso de Disparo.',
  'GWC-VOC-55':
    'Las reglas de carta de Asalto se desencadenan en uno de tres momentos: antes de comparar una sección con 1 o más Hordas (todas las secciones en orden desde la izquierda); después de que una sección ha aguantado; después de resolver la Brecha de una sección.',
  'GWC-VOC-56':
    'Las reglas de carta de Demandas (modo cooperativo) se desencadenan cuando se ha completado una Demanda.',
  'GWC-VOC-57': 'Las reglas de carta de puntuación se desencadenan en el paso 3 de la puntuación final.',
}

export const cardConditions: Record<keyof typeof en.cardConditions, string> = {
  'GWC-VOC-61':
    'Una condición sobre tus Funcionarios cuenta tus propios Funcionarios en la Localización que se activa, incluidos los Funcionarios adicionales que dan las cartas.',
  'GWC-VOC-62':
    'Estás solo en una Localización si ningún otro jugador tiene un Funcionario en ella; un Funcionario del clan Junco o de Qin Jiushao cuenta como de otro jugador (ver GW-REED-15).',
  'GWC-VOC-63': 'Una condición sobre los atacantes cuenta los Soldados del tipo nombrado en este evento de Ataque.',
  'GWC-VOC-64': 'Una condición sobre tus Soldados en la Horda cuenta tus propios Soldados sobre la Horda del evento.',
  'GWC-VOC-65':
    'Una condición sobre tus Arqueros en la sección cuenta tus propios Arqueros en Puestos de Disparo de la sección del evento.',
  'GWC-VOC-66':
    'Una condición sobre tus Soldados en descanso cuenta tus propios Soldados en la zona de Descanso de la sección del evento.',
  'GWC-VOC-67':
    'Estás en lo alto del orden de Té si tu propio marcador de Té está en lo alto de la pila; los marcadores del clan Junco y de Qin Jiushao cuentan como marcadores.',
  'GWC-VOC-68': 'El jugador con más Oro es quien tiene más Oro que nadie; los empates se resuelven por orden de Té.',
  'GWC-VOC-69':
    'Los números de atacantes, de Soldados muertos y de Soldados Salvados son los del evento que desencadena la regla.',
  'GWC-VOC-70':
    'El número de secciones con tus Arqueros cuenta las secciones con 1 o más Arqueros propios en Puestos de Disparo (de 0 a 3).',
  'GWC-VOC-71':
    'Los Arqueros en las Murallas más altas son tus propios Arqueros en Puestos de Disparo de toda sección cuya Muralla sea del nivel construido más alto del tablero (en caso de empate cuentan todas; el nivel 0, nunca).',
  'GWC-VOC-72': 'Los niveles de tus Supervisores se suman (de 0 a 12).',
  'GWC-VOC-73':
    'Tus Consejeros son los de ambos tipos; tus Funcionarios son los que no están en el espacio de Funcionarios; tu Oro es el que tienes tras la pantalla.',
  'GWC-VOC-74': 'Las cartas de Economía de la cola de Mando cuentan las haya jugado quien las haya jugado.',
  'GWC-VOC-75':
    'Los números de las cartas pueden calcularse; una división se redondea hacia abajo, y un número negativo de piezas cuenta como 0.',
  'GWC-VOC-81':
    'Un coste en recursos se paga en los tipos nombrados; los recursos a elegir (cualquiera, o entre Madera, Piedra y Oro) se pueden combinar libremente, y las distintas partes de un coste se pagan juntas.',
  'GWC-VOC-82': 'Un coste en Honor solo se puede pagar si tienes todo ese Honor.',
  'GWC-VOC-91': 'Una regla de carta sin límite se desencadena una vez por evento, sin ningún otro tope.',
  'GWC-VOC-92':
    'Una regla de carta de una vez por turno se puede usar una vez en cada turno (de cualquiera, también del clan Junco y de Qin Jiushao); la Primavera, el Verano y el Invierno cuentan como un turno cada uno.',
  'GWC-VOC-93': 'Una regla de carta de una vez por Año se puede usar una vez en cada Año.',
  'GWC-VOC-94': 'Una regla de carta de una vez por partida se puede usar una vez en toda la partida.',
}
