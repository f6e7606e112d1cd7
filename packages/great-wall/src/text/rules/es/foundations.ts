import type * as en from '../en/foundations.ts'

export const modes: Record<keyof typeof en.modes, string> = {
  'GW-MODE-01':
    'Las cartas que un modo no usa quedan fuera de la partida: la carta de Mando y las cartas de General del clan Junco, salvo en partidas de 2 jugadores, en solitario y cooperativas de 2 jugadores; las cartas de Mando de solitario (de color turquesa) y el General de solitario, salvo en el modo solitario; todas las cartas con el símbolo cooperativo (General, Horda, Evento, Demanda, Táctica), salvo en el modo cooperativo; los Artefactos y las Hordas normales en el modo cooperativo.',
  'GW-MODE-02': 'Una partida de 2 jugadores se puede combinar con el juego normal o con el modo cooperativo.',
  'GW-MODE-03': 'El modo solitario usa siempre el juego normal; no existe un cooperativo en solitario.',
  'GW-MODE-04':
    'Una partida de 5 jugadores necesita los componentes del quinto jugador y no forma parte del juego base; usa la cara de 4 jugadores del tablero (ver GW-HOOK-12). El objetivo cooperativo para 5 jugadores son 9 Demandas.',
  'GW-MODE-05': 'Las miniaturas y los meeples son el mismo componente a efectos de todas las reglas.',
}

export const state: Record<keyof typeof en.state, string> = {
  'GW-INV-01':
    'Las figuras de un jugador, 10 Lanceros, 4 Arqueros y 2 Jinetes, están siempre todas en algún lugar: en la reserva (libres o con Deshonra), en casillas de Supervisor, en zonas de Descanso, en Puestos de Disparo o sobre cartas de Horda (o en la caja tras un Sacrificio).',
  'GW-INV-02':
    'Los Funcionarios de un jugador en la reserva, en el suministro de Funcionarios y en Localizaciones suman siempre 8 (menos los sacrificados en el modo cooperativo). El clan Junco tiene exactamente 3, todos en Localizaciones. Qin Jiushao tiene 8 (o el número que fije la opción «Funcionarios de Qin Jiushao»), nunca en un suministro.',
  'GW-INV-03':
    'Las fichas de Deshonra del suministro, las retiradas de la partida, las que están bajo Soldados y las que están en Hordas reclamadas suman siempre el suministro inicial.',
  'GW-INV-04':
    'En el orden de Té está siempre, exactamente una vez, cada participante con marcador de Té: los jugadores humanos, el clan Junco y Qin Jiushao.',
  'GW-INV-05':
    'Una Zona Vital contiene como máximo un Soldado o una Herida. Un Jinete ocupa exactamente dos Zonas Vitales de una misma carta, adyacentes en ortogonal.',
  'GW-INV-06': 'Las Hordas de una sección ocupan sus filas desde la Muralla hacia fuera sin huecos, 3 como máximo.',
  'GW-INV-07':
    'Solo los Arqueros ocupan Puestos de Disparo (las expansiones pueden abrirlos a otros, ver GW-HOOK-01), una figura por puesto.',
  'GW-INV-08': 'Una Localización normal nunca contiene más Funcionarios que casillas tiene.',
  'GW-INV-09': 'El Honor, los recursos y el contenido del Almacén nunca bajan de 0, y en el Almacén nunca hay Chi.',
  'GW-INV-10':
    'Tu mano de cartas de Táctica nunca supera el límite de mano (ver GW-TACTIC-02), salvo mientras eliges qué descartar a causa de él.',
  'GW-INV-11':
    'Hay en juego como máximo 3 piezas de cada nivel de Muralla; una sección cuya Muralla tiene cierto nivel ha usado una pieza de ese nivel y una de cada nivel inferior.',
  'GW-INV-12':
    'Todo resultado aleatorio (barajar, repartir, robar al azar) procede de la semilla aleatoria de la partida; la misma semilla y las mismas decisiones dan siempre la misma partida.',
  'GW-INV-13':
    'Ningún Soldado del clan Junco ni de Qin Jiushao está nunca en una zona de Descanso, y ninguno de los dos tiene nunca Deshonra.',
}

export const core: Record<keyof typeof en.core, string> = {
  'GW-CORE-01':
    'En el juego competitivo gana quien tenga más Honor tras la puntuación final (ver GW-SCORE-04). Para el modo solitario, ver GW-SOLO-37; para el cooperativo, GW-COOP-25.',
  'GW-CORE-02':
    'La partida es una serie de Años. Un Año consta de Primavera, Verano, Otoño e Invierno, en este orden. En el Año 1 se omiten la Primavera y el Verano: se empieza por el Otoño.',
  'GW-CORE-03':
    'Soldado es toda figura que no sea un Funcionario. Un Soldado usado como Supervisor sigue siendo una figura de Soldado, pero no está en la reserva ni en el campo de batalla y nunca puede volver.',
  'GW-CORE-04':
    'El Honor es un número entero. Empieza en 0 (la casilla del dragón), es público, no tiene límite superior y ninguna pérdida lo hace bajar de 0 (ver RUL-10).',
  'GW-CORE-05':
    'Para pagar debes tener la cantidad completa en el momento del pago; los recursos van al suministro. No existen el pago parcial, el crédito ni el pago por otro jugador, salvo que una carta lo indique (por ejemplo, el Evento Carros de Pólvora).',
  'GW-CORE-06':
    'La Madera, la Piedra, el Oro y el Chi del suministro son ilimitados; que se acaben las fichas no tiene ningún efecto.',
  'GW-CORE-07':
    'Son realmente limitados: las figuras y los Funcionarios de cada jugador, los niveles de Muralla, las Barricadas (9), las fichas de Deshonra y las cartas.',
  'GW-CORE-08':
    'Tu reserva contiene las figuras que puedes usar. Tus Funcionarios en el espacio de Funcionarios del tablero (junto a la cola de Consejeros, en la Embajada) no están en tu reserva: son tu suministro de Funcionarios, a la espera de ser contratados (ver RUL-61).',
  'GW-CORE-09':
    'Puedes renunciar a toda acción de un recuadro de carta de Mando y a todo efecto de Localización que te beneficie. Solo son obligatorios: elegir y colocar una carta de Mando (GW-FALL-01, GW-FALL-02), la elección de recuperar cartas en Verano (GW-SUMMER-04), la activación de toda Localización apta y la devolución de los Funcionarios (GW-ACT-02, GW-ACT-06), colocar la Deshonra (GW-SHAME-03), el disparo de los Arqueros en Invierno (GW-WINTER-01a), el número de Soldados que mueren (GW-KILL-01), el límite de mano (GW-TACTIC-02), la elección entre Activo y de Apoyo (GW-ADV-01) y toda regla de una Horda o de un Evento marcada como obligatoria.',
  'GW-CORE-10':
    'Mientras se resuelve una carta de Mando (pasos A a C del Otoño), su dueño es el jugador activo y es su turno.',
  'GW-CORE-11':
    'Siempre que un Soldado abandona una carta de Horda por cualquier motivo, se coloca una Herida en cada Zona Vital que ocupaba. Excepción: los Soldados que se retiran de una Horda que está siendo Derrotada no dejan Heridas.',
  'GW-CORE-12': 'Si el texto de una carta contradice una regla, prevalece la carta (ver RUL-28).',
  'GW-CORE-13':
    'El número de iconos de Consejero de Apoyo se refiere siempre a los iconos visibles, uno por cada Consejero de Apoyo.',
  'GW-CORE-14':
    'Los Funcionarios permanecen en las Localizaciones al acabar el Año, hasta que la Localización se activa.',
  'GW-CORE-15':
    'Las cartas se resuelven según las reglas de los efectos de carta (GWC-VOC-01 y siguientes), que forman parte del reglamento. Una regla de carta solo se desencadena en el lugar que corresponde a su desencadenante (ver GW-WINDOW-04).',
  'GW-CORE-16':
    'Todo precio que nombran las reglas es el precio impreso. Los modificadores de coste de las cartas y la rebaja de un efecto cambian lo que pagas (GWC-VOC-06, GWC-VOC-141), nunca el Honor que lo acompaña.',
}

export const teaOrder: Record<keyof typeof en.teaOrder, string> = {
  'GW-ORDER-01': 'La pila de marcadores de Té, leída de arriba abajo, es el orden de Té.',
  'GW-ORDER-02':
    'Siempre que un efecto afecta a varios jugadores y el orden puede importar, actúan en orden de Té, empezando por el de arriba.',
  'GW-ORDER-03':
    'El orden de Té se lee una sola vez, cuando empieza el paso o el efecto, y queda fijo para él aunque entretanto se muevan marcadores (ver RUL-29).',
  'GW-ORDER-04':
    'Todo empate, en cualquier efecto, se resuelve a favor del jugador empatado que esté más arriba en el orden de Té.',
  'GW-ORDER-05':
    'Los marcadores de Té solo se mueven por la Casa de Té (ver GW-TEA-01) o por efectos de cartas; siempre forman una única pila.',
  'GW-ORDER-06': 'El clan Junco y Qin Jiushao tienen marcador de Té y ocupan su lugar en el orden de Té.',
  'GW-ORDER-07':
    'En el modo cooperativo, el equipo elige en su lugar el orden de las acciones de Funcionarios y el de la cola de Mando (ver GW-COOP-14); GW-ORDER-04 sigue decidiendo quién reclama una Horda.',
}

export const information: Record<keyof typeof en.information, string> = {
  'GW-INFO-01':
    'Son privados de su dueño los recursos (tras la pantalla) y todas las cartas de la mano (de Mando y de Táctica).',
  'GW-INFO-02':
    'Todo lo demás es público: el Honor, el orden de Té, los Funcionarios, las reservas y qué Soldados llevan Deshonra, el campo de batalla, las cartas de Horda reclamadas con su Honor y su Deshonra, el Almacén, el suministro de fichas de Deshonra, la cola de Consejeros y los Consejeros Activos, los Artefactos, las Demandas, los Eventos y todas las pilas de descarte.',
  'GW-INFO-03':
    'Las cartas de Mando descartadas están bocarriba y desplegadas; todos los jugadores pueden mirarlas todas en cualquier momento.',
  'GW-INFO-04':
    'Una carta de Mando elegida está oculta para los demás hasta que todos los jugadores han elegido; entonces se revelan todas a la vez.',
  'GW-INFO-05':
    'El orden y las caras de los mazos de Hordas, Tácticas, Consejeros, Demandas, Eventos y Mando de solitario están ocultos. El dorso de la carta superior del mazo de Hordas, y con él el indicador de Invasión actual, es siempre público.',
  'GW-INFO-06':
    'Las cartas repartidas en la preparación (2 Generales y 2 Consejeros) son privadas hasta que se revela la elección. El General rechazado vuelve a la caja sin que los demás lo vean (ver RUL-27).',
  'GW-INFO-07':
    'El número de cartas de cada mano es público (ver RUL-27). Las ganancias y los pagos se hacen a la vista, así que el registro de la partida muestra las cantidades; los totales actuales quedan ocultos, salvo que esté activada la opción «Recursos a la vista».',
  'GW-INFO-08':
    'El número de Consejeros de Apoyo es público. La cara de un Consejero de Apoyo que nunca estuvo bocarriba a la vista de todos solo la ve su dueño (ver RUL-27).',
  'GW-INFO-09':
    'El clan Junco y Qin Jiushao no tienen información privada, salvo el orden del mazo de Mando de solitario, que también está oculto para el jugador humano.',
  'GW-INFO-10':
    'Las cartas de un mazo que un efecto te permite mirar solo las ves tú, también en el modo cooperativo; cuántas miras y cuántas van debajo del mazo es público. El dorso de la nueva carta superior de Horda vuelve a ser público de inmediato.',
}
