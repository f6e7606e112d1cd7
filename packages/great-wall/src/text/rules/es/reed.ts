import type * as en from '../en/reed.ts'

export const twoPlayers: Record<keyof typeof en.twoPlayers, string> = {
  'GW-2P-01':
    'Con dos jugadores se juega una partida de 3 jugadores cuyo tercer participante es el clan Junco: cara de 3 jugadores del tablero, marcador de Tiempo en el icono de 3 jugadores.',
  'GW-2P-02':
    'Pon una Barricada como bloqueo en cada uno de los 3 espacios de Horda de la sección izquierda. La sección izquierda queda fuera de uso toda la partida: sin Hordas, Muralla, Barricadas, Puestos de Disparo ni zona de Descanso. Los bloqueos nunca se retiran.',
  'GW-2P-03': 'Los Artefactos se usan como siempre en el juego competitivo: 3 de 5.',
  'GW-2P-04':
    'Retira todas las cartas de Horda cuyo dorso indique la sección izquierda y baraja el resto (ver RUL-53).',
  'GW-2P-05':
    'Coloca 1 Horda en la fila 1 de cada una de las 2 secciones utilizables (para el modo cooperativo, ver GW-COOP-05).',
  'GW-2P-06': 'Pon 6 Barricadas en las casillas de Barricada de las 2 secciones utilizables.',
  'GW-2P-08':
    'Cada jugador toma un Clan como siempre. El clan Junco recibe su carta de Mando y su carta de General (bocarriba, de referencia; ver RUL-42) y, de un Clan sin usar, el marcador de Té, 3 Funcionarios y los 10 Lanceros; el resto de ese Clan vuelve a la caja.',
  'GW-2P-08a': 'Pon 1 Funcionario del clan Junco en el Aserradero, en la Cantera y en la Mina de Oro.',
  'GW-2P-15': 'Con dos jugadores se usan 20 fichas de Deshonra en total.',
  'GW-2P-19': 'Apila los marcadores de Té de los jugadores por valor de Té; el marcador del clan Junco va al fondo.',
  'GW-2P-20':
    'Con dos jugadores, el número de Murallas de nivel 3 que acaba la partida es 2, es decir, ambas secciones utilizables.',
  'GW-2P-21':
    'La otra sección significa siempre la otra sección utilizable; las reglas sobre todas las secciones se refieren a las utilizables.',
}

export const reed: Record<keyof typeof en.reed, string> = {
  'GW-REED-01':
    'El clan Junco participa como un jugador en todo lo relativo a Funcionarios, Soldados, cartas de Mando y orden de Té, pero no tiene voluntad propia: sus decisiones las toma el Señor Feudal.',
  'GW-REED-02':
    'El clan Junco nunca obtiene ni anota Honor, Deshonra, cartas de Horda ni recursos. Los recursos que obtiene van al Almacén.',
  'GW-REED-03': 'El clan Junco nunca Salva Soldados.',
  'GW-REED-04':
    'Los Soldados del clan Junco nunca entran en una zona de Descanso; siempre que una regla los enviaría allí, vuelven a la reserva del clan Junco.',
  'GW-REED-05':
    'El clan Junco tiene exactamente 3 Funcionarios toda la partida, siempre en Localizaciones, nunca más de uno por Localización. Ningún efecto añade ni retira un Funcionario del clan Junco.',
  'GW-REED-06':
    'Una Localización especial cuyo único Funcionario es del clan Junco no se activa, ni de forma normal ni por activación avanzada.',
  'GW-REED-07': 'Cuando se activa una Localización con un Funcionario del clan Junco, este se queda allí después.',
  'GW-REED-08':
    'La carta de Mando del clan Junco se juega cada Otoño. En el lugar del clan Junco en el orden de Té va a la casilla vacía de número más bajo de la cola de Mando (ver RUL-02).',
  'GW-REED-09': 'En Verano, la carta del clan Junco vuelve a él, no a la pila de descarte (ver RUL-38).',
  'GW-REED-10': 'Traición no puede copiar la carta del clan Junco.',
  'GW-REED-11':
    'El Señor Feudal es el jugador activo durante el turno de un jugador; durante el turno del clan Junco es el jugador (humano o Qin Jiushao) más alto en el orden de Té. Si la opción «Señor Feudal del clan Junco» está fijada en el más alto en el orden de Té, es siempre ese jugador (ver RUL-01). Fuera de los turnos (Invierno) es el más alto en el orden de Té.',
  'GW-REED-12':
    'En el turno del clan Junco, este es el jugador activo y el Señor Feudal toma sus decisiones, incluido el orden de activación. Los recuadros «Otros jugadores» de la carta del clan Junco los realizan los jugadores.',
  'GW-REED-13':
    'En los recuadros «Otros jugadores» de la carta de un jugador humano o de Qin Jiushao, el clan Junco actúa en su lugar del orden de Té; el Señor Feudal mueve sus Funcionarios, tantos como diga el recuadro. Las reglas de bloqueo, sitio y destinos distintos se aplican como siempre; los movimientos son opcionales.',
  'GW-REED-14':
    'Cuando se activa una Localización con un Funcionario del clan Junco, su efecto se resuelve en el lugar del clan Junco en el orden de Té (en las Localizaciones de Producción, dentro del paso de Donar; en el Templo, después del último paso). Los efectos del clan Junco son obligatorios cuando son posibles; el Señor Feudal solo elige los detalles (ver RUL-38 y GW-REED-14a a GW-REED-14g).',
  'GW-REED-14a':
    'Funcionario del clan Junco en el Aserradero, la Cantera o la Mina de Oro: pon 1 recurso de ese tipo del suministro en el Almacén (nadie obtiene Honor).',
  'GW-REED-14b':
    'Funcionario del clan Junco en el Templo: el jugador activo descarta al suministro 1 ficha de Deshonra propia a su elección. No hay efecto si el jugador activo no tiene ninguna o es el clan Junco.',
  'GW-REED-14c':
    'Funcionario del clan Junco en la Embajada: el Señor Feudal descarta 1 Consejero cualquiera de la cola; los demás se deslizan a la izquierda y la cola se rellena.',
  'GW-REED-14d':
    'Funcionario del clan Junco en el Campamento de Constructores: se construye gratis 1 Barricada en una casilla de Barricada vacía que elige el Señor Feudal; sin Honor; no se usa el Almacén.',
  'GW-REED-14e':
    'Funcionario del clan Junco en el Cuartel: se recluta gratis 1 Lancero; el Señor Feudal lo pone en cualquier Zona Vital legal (Horda de la fila 1 de una sección utilizable). La recompensa de la Zona Vital se ignora. Sin una Zona Vital legal, o con la reserva del clan Junco vacía, no pasa nada.',
  'GW-REED-14f': 'Funcionario del clan Junco en la Academia de Guerra o en el Centro de Logística: sin efecto.',
  'GW-REED-14g':
    'Funcionario del clan Junco en la Casa de Té: el marcador del clan Junco sube como el de un jugador (ver RUL-03).',
  'GW-REED-15':
    'El clan Junco cuenta como un jugador con Funcionarios para la comprobación de estar solo: si compartes una Localización con un Funcionario del clan Junco no obtienes Deshonra (ver RUL-39).',
  'GW-REED-16':
    'Los Lanceros del clan Junco cubren Zonas Vitales y cuentan en GW-DEFEAT-06. Si quien reclama es el clan Junco, la carta va a la pila de descarte de Hordas; si la opción «Hordas del clan Junco» está fijada en el siguiente jugador, va al mejor jugador humano o a Qin Jiushao con al menos un Soldado sobre ella (ver RUL-12).',
  'GW-REED-17':
    'En una Derrota, todos los Soldados del clan Junco vuelven a su reserva. En una Brecha, la Mortandad mata por carta como siempre y quedan Heridas; los demás se quedan sobre la Horda.',
  'GW-REED-18':
    'El clan Junco no cuenta para el número de jugadores en una Incursión ni en el tamaño del suministro de Deshonra (ver RUL-13) y no recibe Deshonra en una Brecha.',
  'GW-REED-19': 'El clan Junco no tiene recursos, cartas de Táctica, Consejeros ni decisiones en las interrupciones.',
  'GW-REED-20':
    'La carta de Mando del clan Junco tiene dos recuadros: el Señor Feudal mueve hasta 2 Funcionarios del clan Junco; después cada jugador humano y Qin Jiushao, en orden de Té (en el modo cooperativo, como decida el equipo), mueve hasta 2 Funcionarios a 2 Localizaciones distintas.',
  'GW-REED-21':
    'Los eventos del clan Junco no desencadenan ninguna regla de carta de nadie; los de Qin Jiushao cuentan como de otro jugador para las reglas de carta sobre otros jugadores (ver GWC-VOC-11).',
  'GWC-VOC-191':
    'En los recuadros «Otros jugadores» de los jugadores y de Qin Jiushao, el Señor Feudal mueve hasta 2 Funcionarios del clan Junco en el lugar de este en el orden de Té, como diga el recuadro, nunca dos en una Localización (ver GW-REED-13).',
  'GWC-VOC-192':
    'El Señor Feudal es el jugador activo; en el turno del clan Junco es el jugador más alto en la pila de Té, que puede ser Qin Jiushao (ver GW-REED-11; opción «Señor Feudal del clan Junco»).',
  'GWC-VOC-193': 'El Señor Feudal decide el orden de las activaciones en el turno del clan Junco.',
  'GWC-VOC-194':
    'La carta del clan Junco ocupa la primera casilla libre de la cola de Mando, en su lugar del orden de Té.',
}
