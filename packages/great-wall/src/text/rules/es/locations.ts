import type * as en from '../en/locations.ts'

export const production: Record<keyof typeof en.production, string> = {
  'GW-PROD-01':
    'El Aserradero da Madera; la Cantera, Piedra; la Mina de Oro, Oro; el Templo, Chi. Hay tres pasos, cada uno realizado por todos los jugadores implicados en orden de Té antes del siguiente: Recolectar, Mejorar, Donar.',
  'GW-PROD-02':
    'Recolectar: obtienes 1 recurso de la Localización por cada Funcionario propio en ella y, si tienes allí un Supervisor, además tantos como el número de su casilla (una vez, no por Funcionario).',
  'GW-PROD-03': 'Sin un Funcionario en la Localización no obtienes nada en ella, tengas o no Supervisor.',
  'GW-PROD-04':
    'Mejorar (opcional, como máximo una vez por activación): solo puede Mejorar un jugador que haya obtenido al menos 1 recurso al Recolectar en esta activación.',
  'GW-PROD-05':
    'Si aún no tienes Supervisor en la Localización: paga 2 del tipo de recurso que muestra la flecha de la casilla de más a la izquierda, toma de tu reserva cualquier Soldado libre (de cualquier tipo, ni Funcionario ni Soldado con Deshonra) y colócalo en la casilla de más a la izquierda. Esto cuenta como Mejorar.',
  'GW-PROD-06':
    'Si tienes un Supervisor en la Localización: paga el coste impreso entre su casilla y la siguiente a la derecha y muévelo a ella. En la última casilla ya no se puede Mejorar más.',
  'GW-PROD-07':
    'Donar (opcional, como máximo una vez por activación): solo un jugador que haya obtenido al menos 1 recurso al Recolectar en esta activación puede poner 1 recurso de este tipo en el Almacén y obtener 2 de Honor de inmediato.',
  'GW-PROD-08': 'El Chi no se puede Donar; el Templo no tiene paso de Donar.',
  'GW-PROD-09': 'Un jugador que renuncia a Recolectar no puede ni Mejorar ni Donar en esta activación.',
  'GW-PROD-10': 'Los recursos recolectados en esta activación pueden pagar la Mejora, si son del tipo adecuado.',
  'GW-PROD-11':
    'Una Mejora que concede una carta no es el paso de Mejorar: GW-PROD-04 ni la limita ni se gasta con ella. El precio, el Soldado de la primera casilla y la última casilla siguen GW-PROD-05 y GW-PROD-06, y las reglas de carta por una Mejora (ver GWC-VOC-38) se desencadenan como siempre.',
  'GW-OVER-01': 'Un Supervisor nunca se puede retirar de su Localización.',
  'GW-OVER-02':
    'Cada jugador puede tener un Supervisor por Localización de Producción; una casilla puede contener Supervisores de cualquier número de jugadores.',
  'GW-OVER-03':
    'El nivel de un Supervisor es el número de recursos adicionales que produce su casilla. No tener Supervisor es nivel 0.',
  'GW-OVER-04':
    'Los Supervisores sirven para los ingresos de Verano (ver GW-SUMMER-01) y para Recolectar (ver GW-PROD-02).',
}

export const barracks: Record<keyof typeof en.barracks, string> = {
  'GW-BARRACKS-01':
    'En orden de Té, cada jugador puede Reclutar hasta tantos Soldados como Funcionarios propios tenga en el Cuartel (ver RUL-57).',
  'GW-BARRACKS-02':
    'Primero elige todos los Soldados que reclutas (Soldados libres de tu reserva, pueden ser de distintos tipos), después paga el coste impreso de todos ellos y después despliega cada uno.',
  'GW-BARRACKS-03':
    'Despliega cada Soldado reclutado con un Ataque inmediato (ver GW-ATTACK-01 a GW-ATTACK-06) o en cualquier zona de Descanso utilizable. Los Soldados pueden tomar caminos distintos, a las mismas o a distintas Hordas, secciones y zonas de Descanso. El dueño elige el orden de despliegue.',
  'GW-BARRACKS-04':
    'Todos los Soldados de una activación se reclutan a la vez: una bonificación por Reclutar se desencadena una vez por jugador y activación.',
  'GW-BARRACKS-05':
    'Como todos los costes se pagan antes, las recompensas obtenidas con los Ataques no pueden pagar Soldados de la misma activación (ver RUL-36).',
  'GW-BARRACKS-06':
    'Cada jugador completa el reclutamiento y el despliegue antes del siguiente jugador en orden de Té.',
}

export const builders: Record<keyof typeof en.builders, string> = {
  'GW-BUILD-01':
    'En orden de Té, cada jugador puede realizar una opción de Construir por cada Funcionario propio en el Campamento de Constructores; las opciones se pueden repetir y combinar.',
  'GW-BUILD-02':
    'Barricada: paga 2 recursos entre Madera, Piedra y Oro en cualquier combinación, coloca una Barricada en una casilla de Barricada vacía de cualquier sección utilizable y obtén 2 de Honor.',
  'GW-BUILD-03':
    'Nivel de Muralla: elige una sección utilizable cuya Muralla esté por debajo del nivel 3, paga el coste impreso en su parte superior actual (espacio de Muralla vacío, nivel 1 o nivel 2) en cualquier combinación de Madera, Piedra y Oro, obtén tanto Honor como ese coste y añade el siguiente nivel. El orden es vacío, 1, 2, 3.',
  'GW-BUILD-04':
    'Primero el Almacén: para Murallas y Barricadas se deben usar los recursos del Almacén antes que los tuyos; tú solo pagas el resto. Tú eliges los tipos si el Almacén tiene más de lo necesario. Los recursos del Almacén van al suministro.',
  'GW-BUILD-05': 'El Honor por Construir es todo el valor impreso, por mucho que haya pagado el Almacén.',
  'GW-BUILD-06':
    'Todas las opciones de un jugador se realizan como una sola construcción simultánea con un único pago total; se permiten dos niveles en la misma Muralla, el segundo al coste impreso en el primero (ver RUL-36).',
  'GW-BUILD-07':
    'Los Arqueros en los Puestos de Disparo de una Muralla que se eleva pasan al nuevo nivel, sin ningún otro efecto. Si el nuevo nivel tuviera menos Puestos de Disparo, los sobrantes irían a la zona de Descanso, a elección del dueño (ver RUL-36).',
  'GW-BUILD-08': 'El Almacén puede pagar todo el coste; un jugador sin recursos puede entonces Construir.',
  'GW-BUILD-09': 'El Chi nunca paga construcciones.',
  'GW-BUILD-10':
    'Con cambios de precio, cada pieza tiene su propio precio modificado (ver GWC-VOC-06); la suma de todos es el pago total de GW-BUILD-06. El Almacén paga primero de esa suma (ver GW-BUILD-04), y el Honor sigue siendo el impreso (ver GW-BUILD-05). Los efectos de Construir de las cartas siguen las mismas reglas, como una construcción cada uno.',
}

export const logistics: Record<keyof typeof en.logistics, string> = {
  'GW-LOGI-01':
    'En orden de Té, cada jugador puede realizar una acción de Mover Soldados por cada Funcionario propio en el Centro de Logística.',
  'GW-LOGI-02':
    'Mover Soldados: elige una sección utilizable como origen y otra como destino; mueve cualquier número de tus Soldados de los Puestos de Disparo y/o de la zona de Descanso del origen (ver RUL-58).',
  'GW-LOGI-03':
    'Los Arqueros de un Puesto de Disparo pueden ir a Puestos de Disparo vacíos y/o a la zona de Descanso del destino, en cualquier combinación. No colocan Heridas.',
  'GW-LOGI-04':
    'Los Arqueros de una zona de Descanso y todos los demás Soldados solo van a la zona de Descanso del destino.',
  'GW-LOGI-05':
    'Con varios Funcionarios, las acciones del Centro de Logística se hacen una tras otra; un Soldado ya movido se puede volver a mover.',
  'GW-LOGI-06':
    'Mover Soldados no es ni Reclutar ni Atacar y nunca afecta a las cartas de Horda. No es posible mover dentro de una misma sección.',
}

export const teaHouse: Record<keyof typeof en.teaHouse, string> = {
  'GW-TEA-01':
    'En orden de Té (leído cuando empieza la activación), cada jugador con al menos 1 Funcionario en la Casa de Té puede subir un puesto su marcador de Té, por encima del marcador que está justo sobre él. El número de Funcionarios no importa.',
  'GW-TEA-02':
    'Si un solo jugador ocupa todas las casillas de Funcionario de la Casa de Té, en su lugar pone su marcador en lo alto de la pila.',
  'GW-TEA-03':
    'Un marcador que está en lo alto cuando actúa su dueño no se mueve. Como el jugador de arriba actúa primero, no gana nada y puede ser adelantado después en la misma activación. Los Funcionarios vuelven como siempre.',
  'GW-TEA-04': 'En una activación avanzada de la Casa de Té con casillas libres no se aplica GW-TEA-02.',
}

export const embassy: Record<keyof typeof en.embassy, string> = {
  'GW-EMB-01': 'En orden de Té, cada jugador puede realizar una opción por cada Funcionario propio en la Embajada.',
  'GW-EMB-02':
    'Contratar un Funcionario: paga 2 Oro y mueve un Funcionario de tu suministro de Funcionarios a tu reserva. Es imposible si tu suministro está vacío (8 Funcionarios en total).',
  'GW-EMB-03':
    'Contratar un Consejero: paga tanto Oro como Consejeros tengas, Activos y de Apoyo, contados después de contratar; toma uno cualquiera de la cola y colócalo de inmediato (ver GW-ADV-01).',
  'GW-EMB-04':
    'Las opciones de la Embajada se realizan de una en una, seguidas; cada contratación cambia el coste del siguiente Consejero.',
  'GW-EMB-05':
    'Justo después de tomar cada Consejero, las cartas de su derecha se deslizan a la izquierda y una nueva carta del mazo ocupa el espacio 4, antes de cualquier otra cosa. La nueva carta está disponible para la siguiente opción.',
  'GW-EMB-06':
    'Un Funcionario contratado en la Embajada está en la reserva de inmediato, pero no añade una opción a esta activación.',
}

export const warAcademy: Record<keyof typeof en.warAcademy, string> = {
  'GW-WAR-01':
    'En orden de Té, cada jugador roba 1 carta de Táctica por cada Funcionario propio en la Academia de Guerra.',
  'GW-WAR-02':
    'Si el mazo de Tácticas está vacío cuando hay que robar una carta, baraja la pila de descarte de Tácticas, forma un mazo nuevo y continúa; si ambos están vacíos, se deja de robar.',
  'GW-WAR-03':
    'El límite de mano (ver GW-TACTIC-02) se aplica después de que has robado todas tus cartas de esta activación (ver RUL-37).',
}
