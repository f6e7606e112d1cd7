import type * as en from '../en/year.ts'

export const spring: Record<keyof typeof en.spring, string> = {
  'GW-SPRING-00': 'La Primavera se omite en el Año 1.',
  'GW-SPRING-01': 'Mueve el marcador de Tiempo a la siguiente casilla del indicador de Tiempo.',
  'GW-SPRING-02':
    'Coloca tantas Hordas nuevas como el número que hay sobre el marcador de Tiempo en su nueva casilla (en el modo cooperativo, una más). Róbalas y colócalas de una en una; decide de nuevo la sección de cada carta según GW-SPRING-02a o, si no, según GW-SPRING-02b.',
  'GW-SPRING-02a':
    'Mientras alguna sección utilizable no tenga ninguna Horda, la nueva Horda va a la sección vacía más a la izquierda.',
  'GW-SPRING-02b':
    'Cuando todas las secciones utilizables tienen al menos una Horda, la nueva Horda va a la sección del indicador de Invasión del dorso de la carta que queda encima del mazo después de robar la carta que se va a colocar.',
  'GW-SPRING-02c': 'Dentro de su sección, la nueva Horda ocupa el espacio vacío más cercano a la Muralla.',
  'GW-SPRING-02d': 'Si la sección indicada ya tiene 3 Hordas, se produce una Incursión (ver GW-RAID-01).',
  'GW-SPRING-02e':
    'Si el mazo de Hordas está vacío cuando hace falta una carta o un indicador, baraja la pila de descarte de Hordas y forma un mazo nuevo. Si también está vacía, no se puede robar ninguna carta y se deja de colocar; como indicador se usa el dorso de la carta que se está colocando (ver RUL-11). Cuando no se está colocando ninguna carta, por ejemplo para Qin Jiushao, GW-SOLO-17 dice qué hacer.',
  'GW-SPRING-03':
    'Renueva la cola de Consejeros: descarta las cartas de los espacios 1 y 2, desliza las otras dos a la izquierda y llena los espacios 3 y 4 con cartas del mazo (para el modo solitario, ver GW-SOLO-33).',
  'GW-SPRING-03a':
    'Si el mazo de Consejeros está vacío, baraja la pila de descarte de Consejeros y forma un mazo nuevo; si también está vacía, el espacio queda vacío (ver RUL-11).',
}

export const raid: Record<keyof typeof en.raid, string> = {
  'GW-RAID-01': 'Una Horda que se debe colocar en una sección con 3 Hordas va a la pila de descarte de Hordas.',
  'GW-RAID-02':
    'En una Incursión, retira de inmediato del suministro de fichas de Deshonra, fuera de la partida, tantas fichas como jugadores haya; solo cuentan los jugadores humanos, salvo que la opción «Jugadores en una Incursión» diga otra cosa (ver RUL-13). Si en el suministro hay menos, retíralas todas e ignora el resto (ver RUL-47): no se pierde Honor y nadie obtiene Deshonra.',
  'GW-RAID-03':
    'Que una Incursión vacíe el suministro de fichas de Deshonra no acaba ahora la partida; la condición solo se mira en la comprobación de fin de partida (ver GW-END-01).',
  'GW-RAID-04':
    'Tras una Incursión se sigue colocando con la siguiente carta. También puede haber una Incursión fuera de la Primavera si un efecto de carta coloca una Horda.',
}

export const summer: Record<keyof typeof en.summer, string> = {
  'GW-SUMMER-00': 'El Verano se omite en el Año 1.',
  'GW-SUMMER-01':
    'Ingresos de Supervisor: por cada uno de tus Supervisores obtienes la cantidad impresa sobre su casilla del recurso de su Localización. No hacen falta Funcionarios. Todos los jugadores los toman a la vez; las reglas de carta que se desencadenan con los ingresos (ver GWC-VOC-32) vienen después de todos los ingresos, en orden de Té.',
  'GW-SUMMER-02':
    'Descartar Deshonra: en orden de Té, cada jugador puede, tantas veces como quiera, pagar 2 Chi para descartar al suministro una ficha de Deshonra propia de cualquier lugar (para el modo cooperativo, ver GW-COOP-17).',
  'GW-SUMMER-03':
    'Pon todas las cartas de Mando de la cola de Mando en la pila de descarte de Mando (la carta del clan Junco vuelve a él, ver GW-REED-09).',
  'GW-SUMMER-04':
    'Recuperar: en orden de Té, cada jugador debe elegir una de dos opciones: (a) devolver a la mano todas sus cartas de Mando de la pila de descarte, o (b) obtener 2 de Honor por cada carta de Mando propia que haya en la pila de descarte (las cartas se quedan allí). En el modo cooperativo no se recupera (ver GW-COOP-18).',
  'GW-SUMMER-04a':
    'Una Traición que está en la pila de descarte no sale nunca de ella: la opción (a) de recuperar la deja allí. Para la opción (b) cuenta como cualquier otra carta propia, salvo que la opción «Honor por Traición» diga otra cosa (ver RUL-09).',
  'GW-SUMMER-04b':
    'La elección de recuperar es pública, y quienes van después en el orden de Té conocen las elecciones anteriores.',
}

export const fall: Record<keyof typeof en.fall, string> = {
  'GW-FALL-01':
    'Cada jugador elige en secreto 1 carta de Mando de su mano y la deja bocabajo; cuando todos han elegido, se revelan todas a la vez.',
  'GW-FALL-01a':
    'Si no tienes ninguna carta de Mando en la mano, no juegas ninguna este Otoño y no tienes turno propio, pero sigues actuando en los recuadros «Otros jugadores» y en las activaciones (ver RUL-32).',
  'GW-FALL-02':
    'En orden de Té, cada jugador coloca la carta revelada en cualquier casilla vacía de la cola de Mando. Con 4 jugadores no se usa la casilla marcada con el icono de 5 jugadores.',
  'GW-FALL-03':
    'Resuelve las cartas de Mando en orden ascendente de sus casillas. Con cada carta haz los pasos A, B, C y D.',
  'GW-FALL-03A':
    'Paso A, efectos de la carta: resuelve los recuadros de arriba abajo, cada uno por completo antes del siguiente. Las acciones son opcionales (ver GW-CORE-09).',
  'GW-FALL-03A1': 'Un recuadro de fondo oscuro lo realiza solo el dueño de la carta.',
  'GW-FALL-03A2':
    'Un recuadro titulado «Otros jugadores» lo realizan todos los demás jugadores (no el dueño), en orden de Té.',
  'GW-FALL-03A3':
    'Un texto que cuenta cartas de la cola de Mando (por ejemplo, Despotismo, que cuenta cartas de Economía) cuenta todas las cartas de la cola, de todos los jugadores, ya resueltas o no, incluidas las cartas de Mando de solitario (ver GW-SOLO-15 y RUL-33).',
  'GW-FALL-03B': 'Paso B, paso de activación: ver GW-ACT-01 y siguientes. El jugador activo elige el orden.',
  'GW-FALL-03C': 'Paso C, Derrotar Hordas: ver GW-DEFEAT-01 y siguientes.',
  'GW-FALL-03D':
    'Paso D: se pasa a la siguiente carta. Tras la última carta acaba el Otoño; las cartas se quedan en la cola de Mando hasta el Verano.',
  'GW-FALL-04':
    'Inicio de un turno: antes del primer recuadro se aplican las reglas de carta del jugador activo para el inicio del turno (ver GWC-VOC-34) y después se abre la ventana de Táctica de inicio de turno, solo para el jugador activo. En los turnos del clan Junco y de Qin Jiushao no hay ni lo uno ni lo otro.',
  'GW-FALL-05':
    'Final del paso B, antes del paso C: primero las reglas de carta del jugador activo para el final del paso de activación (ver GWC-VOC-36) y después la ventana de Táctica previa a Derrotar Hordas, abierta a todos los jugadores humanos en todos los turnos (también en los del clan Junco y de Qin Jiushao).',
  'GW-FALL-06':
    'Traición: su dueño copia una carta bocarriba de otro jugador en la cola de Mando, ya resuelta o no, pero nunca una Traición ni la carta del clan Junco, o bien toma el recuadro alternativo. Copiar realiza todos los recuadros de la carta copiada, con el dueño de Traición como dueño y todos los demás como los otros; el recuadro «Otros jugadores» de la propia Traición no se realiza entonces. Traición nunca cuenta como la carta copiada, y si no hay ninguna carta legal solo queda la alternativa (ver RUL-65 y GWC-VOC-181 a GWC-VOC-186).',
}

export const activation: Record<keyof typeof en.activation, string> = {
  'GW-ACT-01':
    'En el paso de activación, una Localización normal es apta si todas sus casillas están ocupadas; una Localización especial, si hay al menos 1 Funcionario en ella (para la excepción del clan Junco, ver GW-REED-06).',
  'GW-ACT-02':
    'Cada Localización apta se activa exactamente una vez; el jugador activo elige el orden, tenga o no Funcionarios propios en ellas.',
  'GW-ACT-03':
    'Qué Localizaciones son aptas se mira una sola vez, al principio del paso. Una Localización que pasa a ser apta durante el paso espera al siguiente paso de activación; una que entretanto ha perdido todos sus Funcionarios no se activa (ver RUL-34).',
  'GW-ACT-04':
    'Cuando una Localización se activa, cada jugador con al menos 1 Funcionario en ella resuelve su efecto en orden de Té. Todos los Funcionarios de un mismo jugador actúan juntos como un único efecto (en la Embajada y el Centro de Logística, uno tras otro, ver GW-EMB-04 y GW-LOGI-05).',
  'GW-ACT-05':
    'Puedes renunciar a todo el efecto de una Localización o a una parte. Renunciar no cambia nada para los Funcionarios.',
  'GW-ACT-06':
    'Después de que todos los jugadores han resuelto una Localización, todos sus Funcionarios vuelven a las reservas de sus dueños, se hayan usado o no (los Funcionarios del clan Junco se quedan, ver GW-REED-07).',
  'GW-ACT-07':
    'Si se activa una Localización con el icono de Deshonra y exactamente un jugador tiene Funcionarios en ella, ese jugador obtiene 1 ficha de Deshonra. Es una ficha sea cual sea el número de Funcionarios, y se obtiene aunque se renuncie al efecto (pero no si una carta protege al jugador, ver GWC-VOC-144).',
  'GW-ACT-08':
    'Si un jugador está solo en una Localización se comprueba cuando empieza la activación, antes de cualquier efecto, salvo que la opción «Deshonra por estar solo» diga otra cosa (ver RUL-06).',
  'GW-ACT-09':
    'Una activación avanzada (por Despotismo y otras cartas) funciona como una activación con dos cambios: no hay Deshonra por GW-ACT-07, y se puede elegir una Localización normal aunque no todas sus casillas estén ocupadas. Una Localización especial necesita al menos 1 Funcionario, como siempre.',
  'GW-ACT-10':
    'El jugador cuyo efecto concede la activación avanzada elige una Localización legal, tenga o no Funcionarios propios en ella; debe contener al menos 1 Funcionario (ver RUL-34). Se puede renunciar a la activación avanzada.',
  'GW-ACT-11':
    'Una activación avanzada ocurre dentro del efecto que la concede. Con una carta de Mando es en el paso A, así que sus Funcionarios han vuelto a las reservas antes del paso de activación; una carta de Táctica puede conceder una en otro momento (Turno de Noche lo hace en la ventana previa a Derrotar Hordas). Por tanto, una Localización solo puede activarse dos veces en un turno si se vuelve a llenar entre medias.',
  'GW-ACT-12': 'El bloqueo de GW-CLERK-05 se aplica también a los Funcionarios colocados antes en el mismo turno.',
  'GW-ACT-13':
    'Funcionarios adicionales que da una carta: en la activación en curso cuentas ese número de Funcionarios más allí donde un efecto se cuente por Funcionario (Recolectar, Cuartel, Campamento de Constructores, Centro de Logística, Embajada, Academia de Guerra y condiciones que pidan un número de Funcionarios). Estos Funcionarios no ocupan ninguna casilla, así que no cambian si la Localización es apta, ni GW-TEA-02, ni la comprobación de estar solo de GW-ACT-07, y ninguno vuelve a una reserva.',
  'GW-ACT-14':
    'Orden dentro de una activación, avanzada o no: la comprobación de estar solo (ver GW-ACT-08; si la opción «Deshonra por estar solo» está fijada en después de los efectos, va después de las partes de los jugadores); la ventana de Táctica de la activación, abierta a cada jugador humano con al menos 1 Funcionario allí; las partes de todos los jugadores (ver GW-ACT-04), cada una con sus propios desencadenantes; las reglas de carta que se desencadenan con una activación (ver GWC-VOC-35), en orden de Té; la vuelta de los Funcionarios (ver GW-ACT-06); el indicador de Qin (ver GW-SOLO-19).',
}

export const winter: Record<keyof typeof en.winter, string> = {
  'GW-WINTER-01a':
    'Paso de Disparo: las secciones van de izquierda a derecha; dentro de una sección, los jugadores en orden de Té. Cada Arquero en un Puesto de Disparo debe colocar 1 Herida en una Zona Vital vacía de cualquier Horda de su sección, si hay alguna que pueda recibir Heridas (ver GW-HORDE-06 y RUL-54). El dueño elige la Horda y la Zona Vital. No hay recompensas.',
  'GW-WINTER-01b': 'Después de que todas las secciones han disparado, se Derrotan Hordas (ver GW-DEFEAT-01).',
  'GW-WINTER-02':
    'Asalto: las secciones van de izquierda a derecha; se compara cada sección, y una Brecha se resuelve por completo antes de la siguiente sección.',
  'GW-WINTER-02a':
    'La Defensa de una sección es la Defensa impresa de su nivel de Muralla actual, más 2 por cada Barricada que haya en la sección, más las bonificaciones de cartas; después vienen las habilidades de las Hordas, todo en el orden de GW-WINTER-02d.',
  'GW-WINTER-02b':
    'El Poder Ofensivo contra una sección es la suma de todas las Hordas que hay en ella, cada una con los cambios de su propia habilidad y de los modificadores de cartas; una Horda nunca cuenta por debajo de 0.',
  'GW-WINTER-02c':
    'Si la Defensa es al menos igual al Poder Ofensivo, la Muralla aguanta y no pasa nada. Si la Defensa es menor, todas las Hordas de la sección abren Brecha (ver GW-BREACH-01).',
  'GW-WINTER-02d':
    'Orden de los modificadores de la Defensa: primero se cambia el valor de cada elemento (por ejemplo, Barricadas que valen 0), después se suman la Muralla, las Barricadas y las bonificaciones de cartas, y después se divide entre dos o se multiplica; cada división se redondea hacia abajo antes de la siguiente, así que una bonificación de carta también se reduce a la mitad (ver RUL-16).',
  'GW-WINTER-02e': 'Una Horda cuenta con todo su Poder Ofensivo por muchas de sus Zonas Vitales que estén cubiertas.',
  'GW-WINTER-02f':
    'Cuando todas las secciones están resueltas, descarta al suministro todas las Barricadas de las casillas de Barricada (no las que bloquean según GW-2P-02).',
  'GW-WINTER-03':
    'Comprobación de fin de partida: ver GW-END-01. Si la partida no acaba, termina el Año y el siguiente empieza por la Primavera.',
  'GW-WINTER-04':
    'En Invierno no se reinicia nada más: los Funcionarios se quedan en las Localizaciones, los Soldados y las Heridas se quedan en las Hordas, las cartas de Mando se quedan en la cola y una Brecha nunca daña las Murallas.',
  'GW-WINTER-05':
    'Inicio del Invierno, antes del Paso de Disparo: primero las reglas de carta obligatorias para el Invierno (Eventos, Hordas), después las opcionales de los jugadores (ver GWC-VOC-54) y después la ventana de Táctica de inicio del Invierno, una vez por Invierno para cada jugador humano.',
  'GW-WINTER-06':
    'Justo antes de comparar una sección utilizable con al menos una Horda se aplican las reglas de carta previas a un Asalto y después se abre la ventana de Táctica del Asalto. Una bonificación de Defensa jugada ahí pertenece a esa sección y acaba con la Fase de Asalto. Tras la comparación se aplican las reglas de carta para una sección que ha aguantado o, cuando la Brecha está resuelta por completo, las de una Brecha (ver GWC-VOC-55).',
  'GW-WINTER-07':
    'Después de descartar las Barricadas (ver GW-WINTER-02f), secciones de izquierda a derecha: las Hordas con la habilidad de avanzar intercambian su lugar (ver GWC-VOC-168), como máximo un intercambio por sección.',
  'GW-WINTER-08': 'Ningún modificador hace bajar de 0 la Mortandad, la Defensa ni el Poder Ofensivo de una Horda.',
}
