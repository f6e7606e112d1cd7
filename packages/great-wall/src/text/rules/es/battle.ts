import type * as en from '../en/battle.ts'

export const hordes: Record<keyof typeof en.hordes, string> = {
  'GW-HORDE-01':
    'La cara de una carta de Horda muestra una cuadrícula de Zonas Vitales, cada una con o sin recompensa, su Poder Ofensivo, su Honor al final de la partida y quizá una habilidad. El dorso muestra el indicador de Invasión y dos casillas de Deshonra.',
  'GW-HORDE-02':
    'Una Zona Vital queda cubierta por un Soldado o por una Herida. Una Zona Vital cubierta no está disponible para nada más.',
  'GW-HORDE-03':
    'Adyacente significa compartir un lado en la cuadrícula; en diagonal no es adyacente. Ambas deben ser Zonas Vitales de la misma carta.',
  'GW-HORDE-04':
    'Las habilidades de las Hordas en juego están siempre en vigor; se comprueban en el Asalto (y donde diga su texto).',
  'GW-HORDE-05':
    'Las Hordas salen del juego al ser reclamadas o al ir a la pila de descarte de Hordas (sin reclamar, por una Incursión o por efectos de cartas).',
  'GW-HORDE-06':
    'Las habilidades de las Hordas limitan los objetivos en todas las reglas. Una Horda que no puede recibir Heridas no recibe ninguna de Arqueros, cartas ni autómatas (las Heridas que se dejan según GW-CORE-11 sí se colocan). Mientras una Horda que atrae los disparos tenga una Zona Vital vacía que pueda recibir Heridas, las Heridas de los Arqueros de su sección (al reclutar, al Atacar y al disparar en Invierno, también las de Qin Jiushao) deben ir a ella; las Heridas que colocan los efectos de cartas son libres. Una Horda a la que un tipo de Soldado no puede Atacar no puede ser atacada por ese tipo. Un Arquero que se queda sin objetivo se trata como si no hubiera ninguna Zona Vital vacía (ver GW-ATTACK-04 y GW-WINTER-01a).',
}

export const defeat: Record<keyof typeof en.defeat, string> = {
  'GW-DEFEAT-01': 'Una Horda es Derrotada cuando todas sus Zonas Vitales están cubiertas por Soldados y/o Heridas.',
  'GW-DEFEAT-02':
    'Esto se comprueba solo en los pasos de Derrotar Hordas del Otoño (después de cada carta de Mando) y del Invierno (después de disparar). Una Horda cubierta por completo sigue en juego hasta uno de esos pasos.',
  'GW-DEFEAT-03':
    'Comprueba la fila 1 de izquierda a derecha, después la fila 2 y después la fila 3. Cuentan las posiciones al principio del paso: una Horda que baja a causa de GW-DEFEAT-10 conserva su lugar original en el orden. Si al acabar la pasada otra Horda ha quedado entretanto cubierta por completo, empieza otra pasada; se acaba cuando no queda ninguna (ver RUL-14).',
  'GW-DEFEAT-04':
    'Paso 1 de una Derrota: cada jugador con al menos 1 Soldado sobre la Horda obtiene 2 de Honor (una vez, no por Soldado).',
  'GW-DEFEAT-05':
    'Paso 2 de una Derrota: cada jugador obtiene 2 de Honor por cada Arquero propio en un Puesto de Disparo de la sección de la Horda, tenga o no un Soldado sobre la Horda.',
  'GW-DEFEAT-06':
    'Paso 3 de una Derrota: se determina quién reclama, el jugador que cubre más Zonas Vitales con Soldados. Las Heridas no cuentan; un Jinete cuenta 2; las cartas pueden sumar Zonas Vitales a un jugador con al menos 1 Soldado del tipo nombrado sobre la carta (ver GWC-VOC-145). Los empates se resuelven por orden de Té. Si no hay ningún Soldado sobre la carta, nadie la reclama.',
  'GW-DEFEAT-07':
    'Paso 4 de una Derrota: mueren Soldados sobre la carta (ver GW-KILL-01). Quien reclama según el paso 3 sigue reclamando aunque mueran todos sus Soldados.',
  'GW-DEFEAT-08':
    'Paso 5 de una Derrota: los Soldados que no han muerto van a los lugares de sus dueños en la zona de Descanso de esta sección. Las Heridas de la carta vuelven al suministro; no quedan Heridas (ver RUL-56).',
  'GW-DEFEAT-09':
    'Paso 6 de una Derrota: quien reclama toma la carta y la deja bocabajo delante de su pantalla (para el modo cooperativo, ver GW-COOP-20). Si nadie la reclama, la carta va a la pila de descarte de Hordas.',
  'GW-DEFEAT-10':
    'Paso 7 de una Derrota: las demás Hordas de la sección avanzan hacia la Muralla para cerrar el hueco, en el mismo orden y con todo lo que tienen encima.',
  'GW-DEFEAT-11':
    'Cada Horda Derrotada es un evento desencadenado aparte y se resuelve por completo (pasos 1 a 7) antes de la siguiente.',
  'GW-DEFEAT-12':
    'Las Hordas dan su Honor solo en la puntuación final (en el modo cooperativo, de inmediato, ver GW-COOP-20).',
  'GW-DEFEAT-13':
    'Entre los pasos 2 y 3 de una Derrota se aplican las reglas de carta para una Horda Derrotada (ver GWC-VOC-43) de cada jugador humano con un Soldado sobre la carta o un Arquero en un Puesto de Disparo de su sección, y después se abre la ventana de Táctica de Horda Derrotada para todos los jugadores humanos. Las reglas de carta por reclamar una Horda (ver GWC-VOC-44) se desencadenan en el paso 6, después de tomar la carta.',
}

export const kill: Record<keyof typeof en.kill, string> = {
  'GW-KILL-01':
    'Cuando mueren Soldados sobre una carta de Horda, cada jugador pierde en esa carta tantos Soldados propios como la Mortandad actual (el número que hay bajo el marcador de Tiempo, con los cambios de los modificadores de cartas), o todos si tiene menos.',
  'GW-KILL-02': 'Tú eliges cuáles de tus Soldados mueren. Un Jinete es un Soldado.',
  'GW-KILL-03': 'Los Soldados muertos van a la reserva de su dueño, sin Deshonra.',
  'GW-KILL-04':
    'Salvar: siempre que muere un Soldado tuyo puedes pagar 2 Chi para Salvarlo: va a la zona de Descanso de la sección donde habría muerto. Puedes Salvar cualquier número, por 2 Chi cada uno. También se aplica a los Arqueros. Los efectos de Salvar de habilidades y cartas de Táctica van primero y no necesitan Chi (ver GW-TACTIC-08); un Soldado se Salva una sola vez.',
  'GW-KILL-05': 'Un Soldado Salvado no ha muerto a efectos de ninguna regla ni habilidad.',
  'GW-KILL-06':
    'Todas las muertes de una misma tanda son simultáneas: en una Derrota, todas las de esa carta; en una Brecha, todas las de la sección, incluidos los Arqueros. Se elige en orden de Té y después se mueve todo a la vez.',
  'GW-KILL-07':
    'Los Supervisores, los Soldados en zonas de Descanso y los Soldados en las reservas nunca mueren por la Mortandad.',
  'GW-KILL-08':
    'Las habilidades que reaccionan cuando mueren 1 o más de tus Soldados se desencadenan una vez por tanda de muertes con al menos un Soldado sin Salvar, no una vez por Soldado.',
  'GW-KILL-09':
    'Un efecto de carta que mata (de un Evento o de una Horda) es una tanda de muertes propia con la secuencia de GW-TACTIC-08, para todos los jugadores nombrados a la vez. Alcanza las zonas de Descanso y los Puestos de Disparo, no las cartas de Horda. Un Soldado Salvado va a la zona de Descanso de su sección o se queda en ella.',
  'GW-KILL-10':
    'Los modificadores de la Mortandad en una Horda o en las Brechas valen para los Soldados de todos, incluidos los autómatas; un modificador de la Mortandad propia vale solo para los Soldados del dueño de la carta.',
}

export const breach: Record<keyof typeof en.breach, string> = {
  'GW-BREACH-01':
    'Una Brecha se resuelve una vez por sección con Brecha (ver RUL-45). Primero, obtener Deshonra: en orden de Té, cada jugador obtiene 1 ficha de Deshonra por cada carta de Horda de la sección sobre la que no tenga ningún Soldado. Los Arqueros en Puestos de Disparo y las Heridas no protegen.',
  'GW-BREACH-02':
    'En una Brecha mueren Soldados sobre cada carta de Horda de la sección: la Mortandad se aplica por jugador y por carta (ver RUL-17). Los Soldados que no mueren se quedan sobre su Horda.',
  'GW-BREACH-03':
    'Cada Soldado que abandona una Horda en una Brecha (muerto o Salvado) deja Heridas (ver GW-CORE-11; dos si es un Jinete).',
  'GW-BREACH-04':
    'Mueren todos los Arqueros en Puestos de Disparo de la sección con Brecha, sea cual sea la Mortandad. Se pueden Salvar (2 Chi cada uno, a la zona de Descanso de la sección).',
  'GW-BREACH-05': 'Una Brecha no afecta a los Soldados de la zona de Descanso.',
  'GW-BREACH-06':
    'Las muertes de GW-BREACH-02 y GW-BREACH-04 son un único evento desencadenado: una sola carta de Táctica puede abarcarlas todas.',
  'GW-BREACH-07':
    'Tras una Brecha, las Hordas se quedan donde están con sus Heridas. Una Horda cubierta por completo tras una Brecha es Derrotada en el siguiente paso de Derrotar Hordas, es decir, en el próximo Otoño.',
  'GW-BREACH-08':
    'La Deshonra de GW-BREACH-01 se coloca antes de que vuelvan los Soldados muertos, así que estos no ofrecen lugar para ella.',
  'GW-BREACH-09': 'Si una sección no tiene ninguna Horda, su Poder Ofensivo es 0 y no puede haber Brecha.',
}

export const rest: Record<keyof typeof en.rest, string> = {
  'GW-REST-01':
    'Cada sección utilizable tiene una zona de Descanso con sitio para cualquier número de Soldados de todos los jugadores.',
  'GW-REST-02': 'Los Soldados Salvados y los supervivientes de una Derrota van a la zona de Descanso de su sección.',
  'GW-REST-03': 'Los Soldados en una zona de Descanso están a salvo de las Brechas.',
  'GW-REST-04':
    'Los Soldados en una zona de Descanso pueden ir a otras zonas de Descanso por el Centro de Logística y solo pueden Atacar a Hordas de su propia sección; los Arqueros deben ocupar antes un Puesto de Disparo de su sección como parte del Ataque.',
}

export const attack: Record<keyof typeof en.attack, string> = {
  'GW-ATTACK-01': 'Un Ataque con un Soldado reclutado (Cuartel) puede dirigirse a cualquier sección utilizable.',
  'GW-ATTACK-02':
    'Un Lancero reclutado va a una Zona Vital vacía de una Horda de la fila 1 de cualquier sección (con una carta que dé más alcance a los Lanceros, de una Horda de la fila 1 o 2; ver GWC-VOC-146).',
  'GW-ATTACK-03':
    'Un Jinete reclutado va a dos Zonas Vitales vacías adyacentes de una Horda de cualquier fila de cualquier sección.',
  'GW-ATTACK-04':
    'Un Arquero reclutado va a cualquier Puesto de Disparo vacío de cualquier sección y de inmediato coloca 1 Herida en una Zona Vital vacía de cualquier Horda (de cualquier fila) de esa sección. Si la sección no tiene ninguna Zona Vital vacía, el Arquero puede ocupar igualmente el Puesto de Disparo y no se coloca ninguna Herida, salvo que lo prohíba la opción «Arqueros sin objetivo» (ver RUL-15).',
  'GW-ATTACK-05':
    'Por un Soldado colocado en Zonas Vitales obtienes de inmediato la recompensa impresa en cada una que cubre: una con un Lancero, ambas con un Jinete (ver RUL-60).',
  'GW-ATTACK-06': 'Una Herida nunca da recompensa, la coloque quien la coloque y sea por lo que sea.',
  'GW-ATTACK-07':
    'Un efecto ajeno al reclutamiento que diga Atacar solo puede usar Soldados en zonas de Descanso y Arqueros en Puestos de Disparo, y solo contra su propia sección. Los Soldados que están en una Zona Vital no pueden volver a Atacar ni ser movidos de ella.',
  'GW-ATTACK-08':
    'Atacar desde una zona de Descanso: un Lancero va a una Zona Vital vacía de la Horda de la fila 1 de su sección (con una carta que dé más alcance, ver GWC-VOC-146, de la fila 1 o 2); un Jinete, a dos Zonas Vitales vacías adyacentes de cualquier Horda de su sección; ambos obtienen recompensas (ver RUL-04). Un Arquero va a un Puesto de Disparo vacío de su sección y después coloca 1 Herida como en GW-ATTACK-04 dentro de esa sección.',
  'GW-ATTACK-09':
    'Atacar con un Arquero que ya está en un Puesto de Disparo: 1 Herida en una Zona Vital vacía de cualquier Horda de su sección; el Arquero se queda.',
  'GW-ATTACK-10':
    'Un Ataque que no se puede realizar legalmente (sin Zona Vital vacía, sin par adyacente, sin Puesto de Disparo) no se puede elegir. Un Jinete nunca cubre una sola Zona Vital.',
  'GW-ATTACK-11':
    'Disparar en Invierno no es un Ataque para los textos de las cartas, salvo que una carta lo diga (ver RUL-35).',
  'GW-ATTACK-12':
    'Un Reclutamiento, o un efecto de Atacar, es un solo evento de Ataque: cada Soldado participa como máximo una vez, el dueño elige el orden y las reglas de carta por un Ataque (ver GWC-VOC-41) se desencadenan una vez, después de que todos han atacado y se han tomado las recompensas. Un Reclutamiento cuyos Soldados han ido todos a zonas de Descanso no es un evento de Ataque.',
  'GW-ATTACK-13':
    'Orden de Ataque: cuando acaba el Ataque, en una zona de Descanso desde la que has atacado con él no puede quedar ningún Soldado tuyo que aún pueda atacar legalmente. Las zonas de Descanso no usadas y los Arqueros en Puestos de Disparo quedan libres.',
}
