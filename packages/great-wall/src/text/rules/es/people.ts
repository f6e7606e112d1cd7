import type * as en from '../en/people.ts'

export const clerks: Record<keyof typeof en.clerks, string> = {
  'GW-CLERK-01':
    'Hay diez Localizaciones: Aserradero, Cantera, Mina de Oro, Templo, Cuartel, Campamento de Constructores, Centro de Logística, Casa de Té, Embajada del Emperador y Academia de Guerra. Cada una es normal o especial, como muestra el tablero.',
  'GW-CLERK-02':
    'Una Localización normal tiene un número fijo de casillas, cada una para un Funcionario. Si no queda ninguna libre, no se puede colocar allí ningún Funcionario.',
  'GW-CLERK-03':
    'Una Localización especial tiene una gran casilla para cualquier número de Funcionarios de cualquier jugador.',
  'GW-CLERK-04':
    'Mover un Funcionario significa, o bien tomar uno de tu reserva y colocarlo en cualquier Localización con sitio, o bien tomar uno de tus Funcionarios de una Localización y colocarlo en otra Localización con sitio.',
  'GW-CLERK-05':
    'Mientras todas las casillas de una Localización normal están ocupadas, sean de quien sean los Funcionarios, la Localización está bloqueada: no se puede mover fuera de ella ningún Funcionario. Las Localizaciones especiales nunca se bloquean.',
  'GW-CLERK-06':
    'Mover varios Funcionarios es una secuencia de movimientos sueltos; cada uno debe ser legal cuando se hace. «Hasta» un número permite cualquier cantidad desde 0 hasta ese número; todo número de Funcionarios que mover es «hasta», porque todas las acciones son opcionales (ver RUL-05).',
  'GW-CLERK-07':
    'Cuando mueves 2 Funcionarios a 2 Localizaciones distintas, los dos destinos deben ser diferentes. Los orígenes son libres: la reserva, la misma Localización o Localizaciones distintas.',
  'GW-CLERK-08':
    'Un movimiento nunca devuelve un Funcionario a la reserva; los Funcionarios solo vuelven por la activación de su Localización (ver GW-ACT-06) o por un efecto de carta.',
  'GW-CLERK-09':
    'Los Funcionarios de un mismo jugador son intercambiables. Mover dos veces la misma figura gasta dos movimientos (ver RUL-31).',
}

export const advisors: Record<keyof typeof en.advisors, string> = {
  'GW-ADV-01': 'Cuando obtienes un Consejero debes elegir, de inmediato y para siempre, si es Activo o de Apoyo.',
  'GW-ADV-02':
    'Un Consejero Activo se coloca bocarriba a la derecha del General. Solo está en vigor la habilidad de un Consejero Activo.',
  'GW-ADV-03':
    'Un Consejero de Apoyo se coloca bocabajo debajo del General con su icono visible. Su habilidad nunca está en vigor.',
  'GW-ADV-04':
    'La habilidad de tu General depende del número de tus iconos de Apoyo visibles en el momento en que se aplica.',
  'GW-ADV-05': 'No hay límite en el número de Consejeros de ninguno de los dos tipos.',
  'GW-ADV-06': 'Cada jugador empieza con un Consejero Activo y uno de Apoyo (ver GW-SETUP-13 y GW-SETUP-14).',
}

export const shame: Record<keyof typeof en.shame, string> = {
  'GW-SHAME-01':
    'Obtienes Deshonra: 1 por cada carta de Horda de una sección con Brecha sobre la que no tengas ningún Soldado (ver GW-BREACH-01); 1 cuando se activa una Localización con el icono de Deshonra y eres el único con Funcionarios allí, sean cuantos sean (ver GW-ACT-07); o por el texto de una carta o de un Evento.',
  'GW-SHAME-02':
    'Si el suministro de fichas de Deshonra está vacío cuando deberías obtener una ficha, en su lugar pierdes 5 de Honor de inmediato (para el modo cooperativo, ver GW-COOP-24).',
  'GW-SHAME-03':
    'Si no, tomas una ficha de Deshonra y debes colocarla de inmediato bajo un Soldado de tu reserva que no tenga Deshonra o en una casilla de Deshonra vacía de una carta de Horda que hayas reclamado (ver RUL-07). Eliges libremente entre todos los lugares legales.',
  'GW-SHAME-04':
    'Si no hay ningún lugar legal para una ficha de Deshonra, se retira de la partida (a la caja, no al suministro) y pierdes 5 de Honor de inmediato.',
  'GW-SHAME-05':
    'Un Soldado lleva como máximo una ficha de Deshonra; una carta de Horda reclamada tiene dos casillas de Deshonra.',
  'GW-SHAME-06':
    'Un Soldado con Deshonra permanece en la reserva y no se puede usar de ninguna manera: no se puede reclutar, convertir en Supervisor, sacrificar ni gastar.',
  'GW-SHAME-07':
    'Una Horda reclamada con 1 o 2 fichas de Deshonra vale 0 de Honor en la puntuación final. Ocupar la segunda casilla de una Horda que ya tiene Deshonra no cuesta nada más.',
  'GW-SHAME-08': 'Cada Soldado con Deshonra cuesta 5 de Honor en la puntuación final (ver GW-SCORE-01).',
  'GW-SHAME-09':
    'En Verano puedes pagar 2 Chi por ficha para descartar al suministro fichas de Deshonra tuyas de cualquier lugar (Soldados u Hordas reclamadas), tantas veces como quieras (ver GW-SUMMER-02).',
  'GW-SHAME-10':
    'Descartar o retirar una ficha de Deshonra, en cualquier carta o regla, la devuelve al suministro de fichas de Deshonra. Solo una Incursión (ver GW-RAID-02) y una ficha que no se puede colocar (ver GW-SHAME-04) sacan fichas de la partida (ver RUL-44).',
  'GW-SHAME-11':
    'Cuando se obtienen varias fichas de Deshonra a la vez, cada jugador, en orden de Té, toma y coloca todas las suyas una tras otra antes del siguiente jugador. El suministro puede agotarse por el camino; entonces se aplica GW-SHAME-02 a las restantes.',
  'GW-SHAME-12': 'Un Soldado cuya ficha de Deshonra se descarta vuelve a estar libre de inmediato.',
  'GW-SHAME-13':
    'El suministro inicial de fichas de Deshonra tiene 10 fichas por jugador: 20 en una partida de 2 jugadores, 10 en solitario. El resto vuelve a la caja.',
}
