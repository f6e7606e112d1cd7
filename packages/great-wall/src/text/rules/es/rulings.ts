import type * as en from '../en/rulings.ts'

export const rulings: Record<keyof typeof en.rulings, string> = {
  'RUL-01':
    '¿Quién es el Señor Feudal del clan Junco? En el turno de un jugador, el jugador activo; en el turno del clan Junco, el más alto en el orden de Té. Con la opción «Señor Feudal del clan Junco» puede ser siempre el más alto en el orden de Té.',
  'RUL-02':
    '¿En qué casilla va la carta del clan Junco? Siempre en la casilla vacía más baja, en el lugar del clan Junco en el orden de Té, sea arriba, en medio o abajo.',
  'RUL-03':
    '¿Qué hace un Funcionario del clan Junco en la Casa de Té? El efecto normal: el marcador del clan Junco sube.',
  'RUL-04': '¿Obtienes recompensas cuando atacas desde una zona de Descanso? Sí.',
  'RUL-05': '¿Mueves 2 Funcionarios o hasta 2? Hasta 2; de todos modos, todas las acciones son opcionales.',
  'RUL-06':
    '¿Cuándo obtiene la Deshonra quien está solo en una Localización? Antes de los efectos de la Localización: es un desencadenante de la activación. Importa en el Cuartel (qué Soldado sigue libre). La opción «Deshonra por estar solo» puede pasarla después de los efectos.',
  'RUL-07':
    '¿En qué Hordas puedes colocar Deshonra? Solo en Hordas que hayas reclamado tú: son las únicas Hordas bocabajo que posees, y la penalización es la pérdida de tu propio Honor.',
  'RUL-08':
    '¿Cuántos eventos para cartas de Táctica tiene una Horda Derrotada? Dos: la Derrota y después las muertes. Una Brecha es un evento por sección. Se pregunta a cada jugador una vez por evento, en orden de Té. La opción «Cartas de Táctica al Derrotar» puede unir los dos.',
  'RUL-09':
    '¿Cuenta Traición en la pila de descarte para los 2 de Honor por carta del Verano? Sí, es una carta de Mando tuya que está en la pila. La opción «Honor por Traición» puede cambiarlo.',
  'RUL-10':
    '¿Puede bajar el Honor de 0 durante la partida? No, 0 es siempre el mínimo. Una pérdida voluntaria es un pago y exige la cantidad completa, en el modo cooperativo los 10.',
  'RUL-11':
    '¿Y si se vacía el mazo de Hordas o el de Consejeros? Se baraja su pila de descarte, como con el mazo de Tácticas; si ambos están vacíos, se para (para el indicador de Invasión, ver GW-SPRING-02e). Las Hordas que están delante de los jugadores y los Consejeros en juego nunca se barajan (en el modo cooperativo, las Hordas reclamadas están en la pila de descarte, ver RUL-62).',
  'RUL-12':
    '¿Quién se lleva una Horda si el clan Junco cubre más Zonas Vitales? Nadie: la carta se descarta. Con la opción «Hordas del clan Junco» se la lleva el siguiente mejor jugador.',
  'RUL-13':
    '¿Cuál es el número de jugadores con el clan Junco o Qin Jiushao? Solo cuentan los jugadores humanos, para las Incursiones y para las Hordas (jugadores + 1) del modo cooperativo: 2 en una partida de 2 jugadores, 1 en solitario. La cara del tablero, el inicio del marcador de Tiempo y el número de Murallas siguen la partida de 3 jugadores. La opción «Jugadores en una Incursión» puede contar también a los autómatas.',
  'RUL-14':
    '¿En qué orden se Derrotan las Hordas si las cartas bajan? Las posiciones al principio del paso fijan el orden; se repiten pasadas hasta que no queda ninguna, así que no se salta nada.',
  'RUL-15':
    '¿Puede un Arquero ocupar un Puesto de Disparo si no hay ninguna Zona Vital vacía? Sí, sin Herida. La opción «Arqueros sin objetivo» puede prohibirlo.',
  'RUL-16':
    '¿En qué orden se aplican los modificadores de la Defensa? Primero los elementos (los Pirómanos dejan las Barricadas en 0), después la suma con las bonificaciones de cartas y después cada división entre dos, redondeando hacia abajo: el Líder reduce a la mitad la Defensa de toda la sección.',
  'RUL-17': '¿Cómo funciona la Mortandad en una Brecha? Por jugador y por carta; todas las muertes ocurren a la vez.',
  'RUL-18':
    '¿En qué orden recorre Qin Jiushao las Zonas Vitales? Fila por fila, como al leer. La opción «Zonas Vitales de Qin Jiushao» puede hacer que sea columna por columna.',
  'RUL-19':
    '¿Con cuántos Funcionarios empieza Qin Jiushao? Con los 8 en su reserva: él nunca puede contratar. La opción «Funcionarios de Qin Jiushao» puede dejarlos en 5, los que un humano tiene en la reserva.',
  'RUL-20':
    '¿Qué hace Qin Jiushao al recuperar cartas en Verano, y si se vacía su mazo? Obtiene siempre 2 de Honor por cada carta propia descartada, salvo que esté desactivada la opción «Honor de Verano de Qin Jiushao». Cuando el mazo se vacía, se barajan sus cartas descartadas.',
  'RUL-21':
    '¿Cuándo sube una ficha del indicador de Localización de Qin? Solo cuando la Localización contiene al menos un Funcionario de Qin. Solo bajan las fichas que estaban más arriba.',
  'RUL-22':
    '¿Puede Qin Jiushao mover un Funcionario hacia arriba en su indicador, y su Despotismo tiene en cuenta Localizaciones sin Funcionarios suyos? Nunca hacia arriba: sirve a la Localización más baja. Solo Localizaciones con Funcionarios suyos.',
  'RUL-23':
    '¿Cuándo se pierde en solitario por un suministro de Deshonra vacío? En la comprobación de fin de partida, como todas las condiciones de fin; entonces es una derrota directa. La opción «Derrota por Deshonra» puede hacerla inmediata.',
  'RUL-24':
    '¿Quién gana un empate en solitario y qué niveles de dificultad hay? Necesitas estrictamente más Honor que Qin Jiushao. Él empieza con 0, 50 o 100 de Honor, según la opción «Dificultad».',
  'RUL-25':
    '¿Acaba una partida cooperativa un suministro de Deshonra vacío en la comprobación de fin de partida? No, el suministro vacío por sí solo no cambia nada, salvo que esté activada la opción «Suministro de Deshonra vacío en el modo cooperativo».',
  'RUL-26':
    '¿En qué orden actúan los jugadores en el modo cooperativo? Las acciones de Funcionarios y las cartas de Mando, en cualquier orden que acuerde el equipo; el orden de Té es el predeterminado y vale para todo lo demás. La opción «Orden en el modo cooperativo» puede exigir el orden de Té.',
  'RUL-27':
    '¿Qué es privado en detalle: cartas bocabajo delante de los jugadores, número de cartas de la mano, cartas rechazadas, elección del Consejero? Ver GW-INFO-05 a GW-INFO-08 y GW-SETUP-13. La opción «Recursos a la vista» hace visibles los recursos de los demás jugadores.',
  'RUL-28': '¿Y si una carta contradice una regla? Prevalece la carta.',
  'RUL-29':
    '¿Puede cambiar el orden de Té durante un paso, y qué pasa con los valores de Té iguales y con los robos de la preparación? El orden queda fijo en cada paso, siempre; los valores iguales se ponen en orden aleatorio; los robos de la preparación se hacen en orden de Té.',
  'RUL-30': '¿Son un límite los 30 marcadores de Herida? No, las Heridas son ilimitadas.',
  'RUL-31':
    '¿Puedes mover dos veces el mismo Funcionario? Sí, cada vez gasta un movimiento; nunca se gana nada con ello.',
  'RUL-32':
    '¿Y si no tienes ninguna carta de Mando en la mano (posible en el modo cooperativo y tras elegir varias veces Honor en lugar de recuperar cartas)? No juegas ninguna.',
  'RUL-33':
    '¿Qué cartas de Economía de la cola de Mando cuentan? Todas las que estén en la cola, sean de quien sean, resueltas o no.',
  'RUL-34':
    '¿Cuándo se mira qué Localizaciones se activan, y puede tener una activación avanzada una Localización vacía? Se mira una vez, al principio del paso; el objetivo de una activación avanzada necesita al menos un Funcionario.',
  'RUL-35': '¿Disparar en Invierno es un Ataque? No.',
  'RUL-36':
    '¿Pueden las recompensas pagar reclutas posteriores, puedes construir dos niveles en una Muralla, y si un nivel superior tuviera menos Puestos de Disparo? Primero se paga y después se despliega; se permiten dos niveles; los Arqueros sobrantes van a la zona de Descanso.',
  'RUL-37': '¿Cuándo se aplica el límite de mano si robas varias cartas? Al acabar de robar.',
  'RUL-38':
    '¿Son opcionales los efectos del clan Junco, y adónde va su carta en Verano? Los efectos son obligatorios y los movimientos de Funcionarios, opcionales; la carta nunca está en la pila de descarte.',
  'RUL-39':
    '¿Estás solo en una Localización junto a un Funcionario del clan Junco? No: el clan Junco es el tercer jugador, así que nadie está solo junto a él.',
  'RUL-40':
    '¿Cómo construye Qin Jiushao si el Almacén tiene demasiado poco? El Almacén paga lo que tiene, el resto cuenta como pagado y el Honor es el coste impreso. Los tipos se toman primero de la mayor existencia.',
  'RUL-41':
    '¿Qué números de paso siguen las preparaciones de 2 jugadores y en solitario? Los números difieren entre reglamentos, pero los pasos son los mismos. Los Artefactos se preparan también en partidas de 2 jugadores y en solitario.',
  'RUL-42':
    '¿Para qué sirven las cartas de General del clan Junco? Solo de referencia; ambos jugadores ven la misma ayuda.',
  'RUL-43': '¿Dónde van los marcadores de Té? En una sola pila, ordenados por valor.',
  'RUL-44':
    '¿Retirar una ficha de Deshonra la saca de la partida? En las cartas, descartar y retirar significan: al suministro. Solo retirar de la partida (una Incursión, una ficha que no se puede colocar) significa la caja.',
  'RUL-45':
    '¿Una Brecha se resuelve por Horda o por sección? Una vez por sección. Las Hordas no mueren en una Brecha (ver GW-BREACH-07).',
  'RUL-46':
    '¿Qué no puede pagar Qin Jiushao? Supervisores, Consejeros, Murallas, Barricadas y reclutamiento. Solo las Murallas las paga el Almacén, con la falta de RUL-40. Lo que sus cartas dan gratis no es un pago (ver RUL-66).',
  'RUL-47':
    '¿Y si una Incursión debe retirar más fichas de Deshonra de las que hay en el suministro? Se retiran todas las posibles y se ignora el resto.',
  'RUL-48':
    '¿Siguen igual la Primavera, el Verano y el Otoño en el modo cooperativo? El orden de sus pasos, sí; se aplican las reglas especiales del modo cooperativo (una Horda más en Primavera, sin recuperar cartas, otro precio por descartar Deshonra).',
  'RUL-49':
    '¿Cómo decide Qin Jiushao como Señor Feudal en la Embajada, en el Campamento de Constructores y en el orden de activación? El Consejero de más a la izquierda; primero la sección indicada; activación como en su propio turno.',
  'RUL-51': '¿La Economía de Qin da a tu Despotismo más Funcionarios o más movimientos? Dos movimientos más.',
  'RUL-52':
    '¿Cuántas cartas de Mando vuelven cuando construyes en el modo cooperativo? Una por nivel de Muralla; Traición se queda.',
  'RUL-53':
    '¿Puede el indicador de Invasión señalar la sección izquierda en una partida de dos secciones? No, esas cartas se retiran del mazo.',
  'RUL-54': '¿Dónde va la Herida del Paso de Disparo? En una Zona Vital vacía; las cubiertas no reciben nada.',
  'RUL-55':
    '¿Se pueden acabar las Barricadas? No: hay 9 piezas para 9 casillas. En las partidas de dos secciones, 3 sirven de bloqueo y quedan 6 casillas.',
  'RUL-56':
    '¿Se diferencia un Soldado Salvado sobre una Horda Derrotada de un superviviente? Ambos van a la zona de Descanso. El Salvado estaba entre las víctimas para las ventanas de Táctica, pero cuenta como no muerto para las habilidades.',
  'RUL-57': '¿Debes Reclutar un Soldado por cada Funcionario en el Cuartel? No, hasta uno por Funcionario.',
  'RUL-58':
    '¿Una acción de Mover Soldados toma Soldados de los Puestos de Disparo y de la zona de Descanso, o solo de un sitio? De uno de ellos o de ambos.',
  'RUL-59':
    '¿Y si un resumen de las reglas omite algo (Heridas que dejan los Soldados retirados, Traición, privacidad, recursos ilimitados, coste final de la Deshonra, valor nulo de las Hordas con Deshonra, destinos distintos para los dos Funcionarios)? Se aplican las reglas completas.',
  'RUL-60':
    '¿Son obligatorias las recompensas de las Zonas Vitales? Se obtienen de forma automática; a una recompensa que te permite actuar se puede renunciar.',
  'RUL-61':
    '¿Qué Funcionarios empiezan en juego? Los 3 del espacio de Funcionarios aún no están contratados: la Embajada contrata de ahí. Los otros 5 empiezan en la reserva.',
  'RUL-62':
    '¿Adónde van las Hordas reclamadas en el modo cooperativo? A la pila de descarte de Hordas; solo se conserva el número de reclamadas.',
  'RUL-63':
    '¿Qué ventanas de Táctica existen? Las siete de GW-TACTIC-12, cada una en un lugar fijo del desarrollo de la partida.',
  'RUL-64':
    '¿Cómo funcionan varios cambios de un precio, puede llegar a 0, y qué pasa con el Almacén y el Honor? El orden y el mínimo siguen GWC-VOC-06; el Almacén paga primero del precio modificado; el Honor es el impreso.',
  'RUL-65':
    '¿Qué copia Traición? Todos los recuadros de cualquier carta bocarriba de otro jugador, salvo Traición y la carta del clan Junco; su propio recuadro «Otros jugadores» solo se realiza si no se copia.',
  'RUL-66':
    '¿Puede Qin Jiushao conseguir Barricadas y Mejoras aunque no pueda pagarlas? Sí, sus cartas pueden dárselas gratis; una Barricada gratis da los 2 de Honor habituales.',
  'RUL-67':
    '¿En qué orden se aplican las reglas de carta de varios jugadores en el modo cooperativo? En orden de Té; solo las acciones de Funcionarios y la cola de Mando quedan libres de él.',
}
