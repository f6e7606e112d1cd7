/** Section 7 of the expansions' rules, in words. */
export const en = {
  'AB-01': 'Shuffle the 4 Tactic cards and 4 Advisors of this set into their decks before dealing.',
  'AB-02': 'Shuffle the 6 Relics and reveal the first: it is the active Relic.',
  'AB-03': 'Each of the 4 Beasts has a card for each of its 3 levels and starts at level 1.',
  'AB-04':
    'At the end of the setup, in Tea order, each player places one Beast of his choice on an area that its first card allows.',
  'AB-05':
    'All 4 Beasts are always placed. With three players the first in Tea order places the first and the last, with two the players take turns.',
  'AB-06':
    'With four players each places one, with five the first four do. Alone you place the first and the third; the other two stand by lot.',
  'AB-07': 'Any number of Beasts can stand on one area. With two Sections the left one is no area.',
  'AB-08': 'Nobody owns a Beast: its current card, and only that, helps everybody who fulfils it.',
  'AB-09':
    'A Beast on a Location acts when that Location activates or as its card says; a Beast on a Section acts on what happens there.',
  'AB-10':
    'At the start of your turn, before the first box of your Command card, you may upgrade one Beast: pay what its card says and turn to the next level. Level 3 is the last.',
  'AB-11': 'After the Upgrade you may move that Beast to any area that its new card allows.',
  'AB-12': 'A Beast that does not move stays, even if its new card does not list the area.',
  'AB-13': 'To upgrade a Beast is not to upgrade an Overseer.',
  'AB-14':
    'The other way to move a Beast is the active Relic: who does what it names may move such a Beast to another area that its card allows.',
  'AB-15': 'Each player can use each Relic once per Year.',
  'AB-16': 'A move by a Relic never upgrades.',
  'AB-17': 'Only the Relic on top is active.',
  'AB-18':
    'In Summer after the reclaim step, co-op after clearing the Command track, the next Relic is revealed on top of the old one.',
  'AB-19':
    'What a Beast does at an activation comes after the Rat and before the effect; at a Defeat together with its Honor.',
  'AB-20': 'A Beast that makes saving cheaper does so once for all Soldiers saved in one killing.',
  'AB-21': 'Honor for what you paid counts your own Resources only, not those of the Warehouse.',
  'AB-22':
    'Where a Beast lets you donate more, it is up to once for each of your Clerks there: 1 Resource, 2 Honor each.',
  'AB-23':
    'Qin Jiushao and the Reed Clan upgrade no Beasts and use no Relics. Qin gains the Honor of what he fulfils, and nothing else.',
  'AB-24': 'Defense given by a Beast counts like that of the Wall: before it is halved.',
  'AB-25': 'Raids, Breaches, destroyed Walls and Lethality do nothing to Beasts, and they score nothing at the end.',
  'AB-26': 'To upgrade or move a Beast is an event only for cards that name it.',
  'XP-TIM-06': 'Beasts are upgraded and moved at the start of the turn of a human player, before the first box.',
  'GWXC-VOC-03':
    'On Beast cards "when it activates" is the start of the activation, "when a Horde is Defeated" the moment of its Honor.',
  'GWXC-VOC-07': '"Upgrade a Beast", "move a Beast": by Upgrade, Relic or card.',
  'GWXC-VOC-11':
    '"A Beast is there": on the Location or in the Section of the event, or else in the Section that you choose.',
  'GWXC-VOC-20':
    '"Resources of your own paid for Walls": without the share of the Warehouse, at most the price of the levels built in that Section.',
  'GWXC-VOC-24': '"Move a Beast": to another area that its current card allows.',
  'GWXC-VOC-31': 'Cards can make the Upgrade of a Beast cheaper.',
  'GWXC-VOC-33': '"Once for each Clerk": several donations there, for cards one donation.',
} as const

export const es: Record<keyof typeof en, string> = {
  'AB-01': 'Barajad las 4 cartas de Táctica y los 4 Consejeros de este set en sus mazos antes de repartir.',
  'AB-02': 'Barajad las 6 Reliquias y revelad la primera: es la Reliquia activa.',
  'AB-03': 'Cada una de las 4 Bestias tiene una carta para cada uno de sus 3 niveles y empieza en el nivel 1.',
  'AB-04':
    'Al final de la preparación, en orden de Té, cada jugador coloca una Bestia a su elección en un área que permita su primera carta.',
  'AB-05':
    'Siempre se colocan las 4 Bestias. Con tres jugadores el primero en el orden de Té coloca la primera y la última; con dos se alternan.',
  'AB-06':
    'Con cuatro jugadores cada uno coloca una, con cinco lo hacen los cuatro primeros. En solitario colocas la primera y la tercera; las otras dos se colocan por sorteo.',
  'AB-07': 'En un área puede haber cualquier número de Bestias. Con dos secciones la izquierda no es un área.',
  'AB-08': 'Nadie posee una Bestia: su carta actual, y solo esa, ayuda a todo el que la cumpla.',
  'AB-09':
    'Una Bestia en una Localización actúa cuando esta se activa o como diga su carta; una Bestia en una sección actúa con lo que pasa allí.',
  'AB-10':
    'Al principio de tu turno, antes del primer recuadro de tu carta de Mando, puedes mejorar una Bestia: paga lo que diga su carta y pasa al nivel siguiente. El nivel 3 es el último.',
  'AB-11': 'Después de la mejora puedes mover esa Bestia a cualquier área que permita su nueva carta.',
  'AB-12': 'Una Bestia que no se mueve se queda, aunque su nueva carta ya no nombre el área.',
  'AB-13': 'Mejorar una Bestia no es mejorar un Supervisor.',
  'AB-14':
    'La otra manera de mover una Bestia es la Reliquia activa: quien haga lo que nombra puede mover una de esas Bestias a otra área que permita su carta.',
  'AB-15': 'Cada jugador puede usar cada Reliquia una vez por Año.',
  'AB-16': 'Un movimiento por Reliquia nunca mejora.',
  'AB-17': 'Solo está activa la Reliquia de encima.',
  'AB-18':
    'En Verano tras el paso de recuperar, en cooperativo tras vaciar la cola de Mando, se revela la siguiente Reliquia encima de la anterior.',
  'AB-19':
    'Lo que hace una Bestia en una activación viene después de la Rata y antes del efecto; en una derrota, junto con su Honor.',
  'AB-20':
    'Una Bestia que abarata salvar lo hace una vez para todos los Soldados salvados en una misma tanda de muertes.',
  'AB-21': 'El Honor por lo pagado cuenta solo tus propios recursos, no los del Almacén.',
  'AB-22':
    'Donde una Bestia te deja donar más, es hasta una vez por cada Funcionario tuyo allí: 1 recurso y 2 de Honor cada vez.',
  'AB-23':
    'Qin Jiushao y el clan Junco no mejoran Bestias ni usan Reliquias. Qin gana el Honor de lo que cumple, y nada más.',
  'AB-24': 'La Defensa que da una Bestia cuenta como la de la Muralla: antes de dividirla a la mitad.',
  'AB-25':
    'Incursiones, Brechas, Murallas destruidas y Mortandad no afectan a las Bestias, y al final no puntúan nada.',
  'AB-26': 'Mejorar o mover una Bestia solo es un suceso para las cartas que lo nombran.',
  'XP-TIM-06':
    'Las Bestias se mejoran y se mueven al principio del turno de un jugador humano, antes del primer recuadro.',
  'GWXC-VOC-03':
    'En las cartas de Bestia «cuando se activa» es el comienzo de la activación y «cuando una Horda es derrotada» el momento de su Honor.',
  'GWXC-VOC-07': '«Mejorar una Bestia», «mover una Bestia»: por mejora, Reliquia o carta.',
  'GWXC-VOC-11':
    '«Hay una Bestia allí»: en la Localización o en la sección del suceso o, si no la hay, en la sección que elijas.',
  'GWXC-VOC-20':
    '«Recursos propios pagados por Murallas»: sin la parte del Almacén y como máximo el precio de los niveles construidos en esa sección.',
  'GWXC-VOC-24': '«Mover una Bestia»: a otra área que permita su carta actual.',
  'GWXC-VOC-31': 'Hay cartas que abaratan la mejora de una Bestia.',
  'GWXC-VOC-33': '«Una vez por cada Funcionario»: varias donaciones allí, para las cartas una sola.',
}
