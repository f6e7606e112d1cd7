import type * as en from '../en/coop.ts'

export const coopSetup: Record<keyof typeof en.coopSetup, string> = {
  'GW-COOP-01':
    'Objetivo del modo cooperativo: completar 6 (2 jugadores), 7 (3 jugadores), 9 (4 jugadores) o 9 (5 jugadores) Demandas del Emperador antes de perder la partida.',
  'GW-COOP-02': 'En el modo cooperativo, el marcador de Tiempo se coloca por la cara +1.',
  'GW-COOP-03':
    'El modo cooperativo no usa Artefactos. Baraja las 12 Demandas y coloca 1 bocarriba en cada una de las 3 casillas de Artefacto; el resto es el mazo de Demandas.',
  'GW-COOP-04': 'El modo cooperativo usa las 24 Hordas cooperativas en lugar de las normales.',
  'GW-COOP-05':
    'Coloca jugadores + 1 Hordas según las reglas normales de colocación: primero una por sección utilizable de izquierda a derecha y después según el indicador de Invasión como en GW-SPRING-02b.',
  'GW-COOP-06': 'El mazo de Tácticas del modo cooperativo tiene 20 cartas normales y 12 cooperativas.',
  'GW-COOP-07':
    'El mazo de Generales del modo cooperativo tiene 13 cartas normales y 8 cooperativas; reparte 2 a cada jugador.',
  'GW-COOP-08':
    'En el modo cooperativo, el suministro de fichas de Deshonra, los Consejeros, los Funcionarios y el orden de Té se preparan como siempre.',
  'GW-COOP-09':
    'Nuevo paso 21 de la preparación cooperativa: baraja los 12 Eventos y forma con ellos el mazo de Eventos.',
  'GW-COOP-10':
    'Cooperativo de 2 jugadores: usa también la preparación de dos jugadores y el clan Junco (ver GW-2P-01; las cartas con el indicador izquierdo salen también del mazo de Hordas cooperativas); jugadores + 1 son 3 Hordas (ver RUL-13). Retira las Demandas «Burlaos de ellos y prevaleced», «Guerreros para la Guardia Imperial», «La gloria pertenece al Emperador» y «Escolta real para los agentes del Emperador»; quedan 8. Solo hay 2 Demandas activas; la tercera casilla nunca se usa.',
}

export const coopPlay: Record<keyof typeof en.coopPlay, string> = {
  'GW-COOP-11':
    'En la Primavera del modo cooperativo, coloca 1 Horda más que el número que hay sobre el marcador de Tiempo.',
  'GW-COOP-12':
    'Las cartas de Mando se eligen en secreto y se revelan a la vez, también en el modo cooperativo. La elección oculta no se comenta antes de revelarla.',
  'GW-COOP-13': 'Después de revelarlas, los jugadores pueden comentarlo todo, incluido el orden en la cola de Mando.',
  'GW-COOP-14':
    'En el modo cooperativo, el orden de las acciones de Funcionarios (movimientos en recuadros «Otros jugadores», resolución de Localizaciones) y el de colocar cartas de Mando lo decide el equipo, no el orden de Té. Si no consta ningún acuerdo, se aplica el orden de Té (opción «Orden en el modo cooperativo»; ver RUL-26). Los efectos que necesitan un orden pero no son acciones de Funcionarios siguen en orden de Té.',
  'GW-COOP-15': 'En el modo cooperativo, el orden de Té sigue resolviendo los empates para reclamar una Horda.',
  'GW-COOP-16':
    'En el modo cooperativo, la Deshonra solo se puede colocar bajo Soldados, nunca en cartas de Horda. Una ficha que no se puede colocar sigue GW-SHAME-04.',
  'GW-COOP-17':
    'En el modo cooperativo no se puede descartar Deshonra con Chi. En su lugar puedes perder 10 de Honor (es un precio, así que debes tenerlos todos, ver RUL-10; las cartas pueden cambiarlo, ver GWC-VOC-141) para descartar al suministro 1 ficha de Deshonra propia: de inmediato cuando recibes una ficha, y en el paso del Verano, allí tantas veces como quieras.',
  'GW-COOP-18':
    'En el modo cooperativo no existe el paso de recuperar del Verano, ni la opción (a) ni la opción (b). El paso 3 (vaciar la cola de Mando) se mantiene.',
  'GW-COOP-19':
    'En el modo cooperativo, siempre que construyes un nivel de Muralla puedes devolver a tu mano 1 carta de Mando propia de la pila de descarte (una por nivel construido; nunca Traición, ver GW-SUMMER-04a y RUL-52).',
  'GW-COOP-20':
    'En el modo cooperativo, quien reclama una Horda obtiene de inmediato su Honor impreso; después la carta va a la pila de descarte de Hordas. El número de Hordas que ha reclamado cada jugador es público y se conserva para los textos que las cuentan (ver RUL-62).',
  'GW-COOP-21':
    'El Invierno en el modo cooperativo: 1. Disparo; 2. Asalto; 3. completar Demandas; 4. comprobación de fin de partida; 5. Paso de Demandas; 6. Paso de Evento. Por lo demás, la Primavera, el Verano y el Otoño conservan sus pasos (ver RUL-48).',
}

export const coopRequests: Record<keyof typeof en.coopRequests, string> = {
  'GW-COOP-22':
    'Completar Demandas (paso 3 del Invierno, el único momento): los jugadores pueden completar cualquier número de Demandas activas. Una Demanda se completa entera o no se completa; los pagos no pasan a otro Año ni se reparten.',
  'GW-COOP-22a':
    'Una Demanda que exige algo a todos los jugadores la completan todos a la vez, cada uno por su propia parte; uno no puede dar recursos ni Soldados por otro.',
  'GW-COOP-22b': 'Sacrificar significa retirar de la partida para siempre. Solo se sacrifica por Demandas.',
  'GW-COOP-22c': 'Una Demanda completada se descarta y se cuenta; su casilla queda vacía hasta el Paso de Demandas.',
  'GW-COOP-23':
    'Paso de Demandas (paso 5 del Invierno): cada jugador obtiene 1 ficha de Deshonra por cada Demanda que siga en el tablero; después cada casilla vacía (utilizable) recibe una nueva Demanda del mazo, si queda alguna. Las Demandas sin completar se quedan. Nunca hay activas más de 3 (2 jugadores: 2).',
  'GW-COOP-23a':
    'Paso de Evento (paso 6 del Invierno): revela 1 Evento. Resuelve de inmediato un efecto inmediato; después entra en vigor la parte pasiva, que dura hasta el final de la partida. Los Eventos nunca se descartan y quedan a la vista.',
  'GWC-VOC-221':
    'Una Demanda para cada jugador: todos los jugadores la pagan o la hacen, a la vez, cada uno con lo suyo (ver GW-COOP-22a).',
  'GWC-VOC-222':
    'Una Demanda para un número de jugadores: ese número de jugadores distintos; el equipo decide quiénes (ver GW-COOP-29), cada uno con lo suyo. Dos partes de una misma Demanda nombran a jugadores distintos.',
  'GWC-VOC-223':
    'Una Demanda sobre el tablero: un estado del tablero que solo se mira, en el Paso de completar Demandas; se deben cumplir todas sus condiciones.',
  'GWC-VOC-224':
    'Sacrificar retira de la partida esa cantidad de piezas (ver GW-COOP-22b). Del tablero significa de zonas de Descanso y Puestos de Disparo; de todas partes significa de estos y de las piezas libres de la reserva; los Funcionarios salen de la reserva o de cualquier Localización; nunca sale nada de cartas de Horda.',
}

export const coopEnd: Record<keyof typeof en.coopEnd, string> = {
  'GW-COOP-24':
    'En el modo cooperativo, siempre que un jugador debería obtener una ficha de Deshonra y el suministro está vacío, todos los jugadores pierden de inmediato. No se aplica GW-SHAME-02.',
  'GW-COOP-25':
    'Comprobación de fin de partida del modo cooperativo (paso 4 del Invierno): si el número de Demandas completadas alcanza el objetivo, los jugadores ganan. Si no, y el marcador de Tiempo está en la última casilla, pierden. La victoria se comprueba primero.',
  'GW-COOP-26':
    'En el modo cooperativo, las Murallas terminadas no acaban la partida. Tampoco la acaba por sí solo un suministro de fichas de Deshonra vacío, salvo que esté activada la opción «Suministro de Deshonra vacío en el modo cooperativo» (ver RUL-25).',
  'GW-COOP-27':
    'En el modo cooperativo no hay puntuación final; el resultado es común. El Honor solo sirve para efectos como GW-COOP-17.',
  'GW-COOP-28':
    'En el modo cooperativo, una Incursión retira fichas de Deshonra como en GW-RAID-02 y por sí sola no hace perder nada, aunque el suministro se vacíe.',
  'GW-COOP-29':
    'Lo que decide el equipo o deciden los jugadores, y a quién eligen los Eventos y las Hordas, lo introduce el dueño de la carta o, si no tiene dueño, el jugador humano más alto en el orden de Té; lo que es de un jugador solo se da con su consentimiento.',
  'GW-COOP-30':
    'Las partes pasivas de los Eventos (ver GW-COOP-23a) se desencadenan para cada jugador por separado, salvo las de Demandas completadas y las de Invierno, que se desencadenan una vez para el equipo. Los pagos que incluyen siguen siendo opcionales.',
}
