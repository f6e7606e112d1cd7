/** Sections 6.1 to 6.3 and 6.6 of the expansions' rules, in words. */
export const en = {
  'BP-SET-01': 'The Time token lies +1 side up: one more Horde each Spring.',
  'BP-SET-03': 'Horde deck: 3 types leave at random, the 4 types of this set come in.',
  'BP-SET-04': 'One more Horde than usual at the start.',
  'BP-SET-05':
    'No Barricades at the start, but they may be built. Each section in use begins with a Wall of level 1, for which nobody gains Honor.',
  'BP-SET-06':
    'Four Towers: left of the left section, between the sections, right of the right one. Each is next to the one or two sections it touches. With two sections the first is out of use and the second is next to the middle only.',
  'BP-SET-07': 'The 6 Advisors of this set are shuffled into the Advisor deck before dealing.',
  'BP-SET-08':
    'In Tea order each player places Overseers of level 1 in 3 different Production Locations for free, of any Soldiers of the pool. They are Upgrades for abilities. Who has Bi Sheng as General skips this.',
  'BP-SET-09':
    'Three War Machines, one of each type: the players in Tea order each choose a type and a section with room, from the top again until three stand.',
  'BP-SET-10': 'The other three machines lie beside the board. The Rocket cards are shuffled.',
  'BP-TOW-01': 'A Tower holds one Spearman at most. Only free Spearmen of the own pool may be placed, for nothing.',
  'BP-TOW-02':
    'Who builds a Wall level may place 1 Spearman in a Tower next to that section: once per level, after the whole build, in any order.',
  'BP-TOW-03':
    'Who claims a Horde may place 1 Spearman in a Tower next to its section, after the others have closed up.',
  'BP-TOW-04':
    'A Tower that is taken may be taken: its Spearman returns to the pool, which is no kill. The own one may be replaced too.',
  'BP-TOW-05': 'Placing a Spearman in a Tower allows one Shot with one machine in a section next to it.',
  'BP-TOW-06': 'A Spearman in a Tower is in no section: it cannot attack, move, be killed or protect from Shame.',
  'BP-TOW-07': 'It leaves only when the Tower is taken or a section beside it is Breached.',
  'BP-TOW-08':
    'After the Assault who had a Spearman in a Tower when it began gains, for each section in use beside it, 2 Honor if it was not Breached and 1 Shame if it was. Tables may agree to score only those still there, without Shame.',
  'BP-TOW-09': 'Honor first, then Shame, in Tea order, on top of the Shame of the Breach.',
  'BP-TOW-10':
    'When a section is Breached, the Spearmen in Towers beside it return to their pools; they are not killed.',
  'BP-WM-01': 'A section holds 2 War Machines at most. They belong to nobody, and are neither Soldiers nor Barricades.',
  'BP-WM-02':
    "Each Clerk in the Builders' Encampment may build a machine that lies beside the board, in a section with room: 4 Honor, and a Shot with it at once.",
  'BP-WM-03':
    'Ballista 4 Wood, Cannon 2 Stone and 2 Wood, Rocket Launcher 4 Gold. What the Warehouse holds of these goes first.',
  'BP-WM-04':
    'All that one player builds is paid together; then come his Shots and Towers, one by one, in the order he likes.',
  'BP-WM-05': 'Ballista: a Shot is free and marks two cells, one above the other.',
  'BP-WM-06': 'Cannon: a Shot costs 2 Stone, gives 1 Honor and marks three cells in a line.',
  'BP-WM-07':
    'Rocket Launcher: a Shot costs 1 Resource of any type and gives 2 Honor; a Rocket card says what it marks. An empty deck is shuffled anew.',
  'BP-WM-08':
    'One shoots only with a machine just built, or with one machine next to a Tower just taken, and only if there is a Horde in its section. It may be declined.',
  'BP-WM-09':
    'Choose a machine and a Horde of its section, pay from the own Resources, gain the Honor, draw a Rocket card, lay the pattern, resolve each cell; then kills, then Shame.',
  'BP-WM-10': 'A marked cell is wasted if it is no Vital spot or holds a Wound, a Tank or a Snake token.',
  'BP-WM-11': 'A vacant Vital spot gets a Wound, without a reward.',
  'BP-WM-12': 'A Soldier on a marked cell is killed, may be saved, and leaves Wounds on all spots it covered.',
  'BP-WM-13':
    'If a Soldier of somebody else is hit, saved or not, the shooter gains exactly 1 Shame. Soldiers of Qin Jiushao and the Reed Clan count.',
  'BP-WM-14':
    'All kills of one Shot are one event. A Horde that it covers is Defeated in the Defeat step that runs, or in the next.',
  'BP-WM-15': 'The shooter deals the Wounds of a Shot, but it is neither an Attack nor fire of Archers.',
  'BP-MOD-01':
    'When Qin Jiushao builds a Wall level or claims a Horde, he puts a Spearman of his pool in the first empty Tower next to that section, the left one first. He replaces nobody, never shoots, builds no machines, scores Tower Honor and ignores Tower Shame.',
  'BP-MOD-02': 'The Reed Clan has no part in Towers, Shots and machines.',
  'BP-MOD-04':
    "In co-op a lost Wall loses the game; building again lets one take Command cards back again; a Shot on a team mate's Soldier gives Shame as usual.",
  'BP-MOD-05': 'A Shot that kills is an event for Tactic cards; Towers and the siege step are none.',
  'BP-MOD-06':
    'Raids and the end of the game are unchanged but for a lost Wall. Towers and machines score nothing at the end.',
  'XP-GEN-05':
    'An immediate loss ends the game at once, without end check and scoring: nobody wins; alone the player loses, together the team.',
  'XP-SET-07': 'The +1 side of the Time token adds 1 Horde each Spring, never two, and leaves Lethality as it is.',
  'XP-INV-09': 'At most 2 machines in a section; those in sections and those beside the board are 2 of each type.',
  'XP-TIM-12': 'After a Horde was claimed and the others have closed up comes the Tower of the claimer, then its Shot.',
  'XP-TIM-17': 'At the start of the Assault it is noted who is in which Tower.',
  'XP-TIM-18': 'In a Breach: Shame, then what Ladders do, then the Towers are cleared.',
  'XP-TIM-19': 'After the Assault and the end of the Barricades: Towers are scored, then siege engines act.',
  'GWXC-VOC-05':
    '"When you have shot": the Shot is resolved, kills and Shame included. "Before": it is paid and a Rocket card drawn, but the pattern not yet laid.',
  'GWXC-VOC-06': '"When you place a Spearman in a Tower": before the Shot that this allows.',
  'GWXC-VOC-25':
    'To correct the aim: another Rocket card, which stands, or the mask one column aside, where what leaves the grid is lost; of another Shot one cell to a neighbouring cell.',
  'GWXC-VOC-29':
    'Price of a War Machine: the Warehouse pays first out of the changed price, and the payer chooses which printed Resources fall away.',
  'GWXC-VOC-30': 'Price of a Shot: of one Shot.',
} as const

export const es: Record<keyof typeof en, string> = {
  'BP-SET-01': 'La ficha de Tiempo muestra su lado +1: una Horda más cada Primavera.',
  'BP-SET-03': 'Mazo de Hordas: salen 3 tipos al azar y entran los 4 tipos de este set.',
  'BP-SET-04': 'Una Horda más de lo habitual al principio.',
  'BP-SET-05':
    'Sin Barricadas al principio, aunque se pueden construir. Cada sección en uso empieza con una Muralla de nivel 1, por la que nadie gana Honor.',
  'BP-SET-06':
    'Cuatro Torres: a la izquierda de la sección izquierda, entre las secciones y a la derecha de la derecha. Cada una está junto a la sección o las dos que toca. Con dos secciones la primera no se usa y la segunda está solo junto a la central.',
  'BP-SET-07': 'Los 6 Consejeros de este set se barajan en su mazo antes de repartir.',
  'BP-SET-08':
    'En orden de Té, cada jugador pone gratis Supervisores de nivel 1 en 3 Localizaciones de Producción distintas, con Soldados cualesquiera de su reserva. Para las habilidades son Mejoras. Quien tiene a Bi Sheng como General se lo salta.',
  'BP-SET-09':
    'Tres Máquinas de Guerra, una de cada tipo: los jugadores, en orden de Té, eligen un tipo y una sección con sitio, y vuelta a empezar hasta que haya tres.',
  'BP-SET-10': 'Las otras tres máquinas quedan junto al tablero. Se barajan las cartas de Cohete.',
  'BP-TOW-01': 'Una Torre guarda como mucho un Lancero. Solo se ponen Lanceros libres de la reserva propia, sin coste.',
  'BP-TOW-02':
    'Quien construye un nivel de Muralla puede poner 1 Lancero en una Torre junto a esa sección: una vez por nivel, tras toda la obra, en el orden que quiera.',
  'BP-TOW-03':
    'Quien reclama una Horda puede poner 1 Lancero en una Torre junto a su sección, cuando las demás ya han avanzado.',
  'BP-TOW-04':
    'Una Torre ocupada se puede tomar: su Lancero vuelve a la reserva, y eso no es morir. También se puede sustituir el propio.',
  'BP-TOW-05': 'Poner un Lancero en una Torre permite un Disparo con una máquina de una sección contigua.',
  'BP-TOW-06':
    'Un Lancero en una Torre no está en ninguna sección: no ataca, no se mueve, no muere ni protege de la Deshonra.',
  'BP-TOW-07': 'Solo sale cuando toman la Torre o hay una Brecha en una sección contigua.',
  'BP-TOW-08':
    'Tras el Asalto, quien tenía un Lancero en una Torre cuando empezó gana, por cada sección en uso contigua, 2 de Honor si no hubo Brecha y 1 de Deshonra si la hubo. La mesa puede acordar que solo puntúen los que siguen allí, sin Deshonra.',
  'BP-TOW-09': 'Primero el Honor, luego la Deshonra, en orden de Té, además de la Deshonra de la Brecha.',
  'BP-TOW-10': 'Cuando hay una Brecha, los Lanceros de las Torres contiguas vuelven a sus reservas; no mueren.',
  'BP-WM-01': 'En una sección caben como mucho 2 Máquinas de Guerra. No son de nadie, ni son Soldados ni Barricadas.',
  'BP-WM-02':
    'Cada Funcionario en el Campamento de Constructores puede construir una máquina de junto al tablero, en una sección con sitio: 4 de Honor y un Disparo con ella en el acto.',
  'BP-WM-03':
    'Balista 4 de Madera, Cañón 2 de Piedra y 2 de Madera, Lanzacohetes 4 de Oro. Lo que haya de ello en el Almacén va primero.',
  'BP-WM-04':
    'Todo lo que construye un jugador se paga junto; después vienen sus Disparos y Torres, uno a uno, en el orden que quiera.',
  'BP-WM-05': 'Balista: el Disparo es gratis y marca dos casillas, una sobre otra.',
  'BP-WM-06': 'Cañón: el Disparo cuesta 2 de Piedra, da 1 de Honor y marca tres casillas seguidas.',
  'BP-WM-07':
    'Lanzacohetes: el Disparo cuesta 1 Recurso cualquiera y da 2 de Honor; una carta de Cohete dice qué marca. El mazo vacío se baraja de nuevo.',
  'BP-WM-08':
    'Solo se dispara con una máquina recién construida o con una junto a una Torre recién ocupada, y solo si hay una Horda en su sección. Se puede renunciar.',
  'BP-WM-09':
    'Se elige máquina y Horda de su sección, se paga con Recursos propios, se gana el Honor, se roba la carta de Cohete, se coloca el patrón, se resuelve cada casilla; luego muertes y luego Deshonra.',
  'BP-WM-10':
    'Una casilla marcada se pierde si no es Zona Vital o si tiene una Herida, un Tanque o una ficha de Serpiente.',
  'BP-WM-11': 'Una Zona Vital libre recibe una Herida, sin recompensa.',
  'BP-WM-12': 'Un Soldado en una casilla marcada muere, se puede salvar y deja Heridas en todas las zonas que cubría.',
  'BP-WM-13':
    'Si se acierta a un Soldado ajeno, salvado o no, quien dispara gana exactamente 1 de Deshonra. Cuentan los de Qin Jiushao y del clan Junco.',
  'BP-WM-14':
    'Todas las muertes de un Disparo son un solo evento. La Horda que queda cubierta es Derrotada en el paso de Derrota en curso o en el siguiente.',
  'BP-WM-15': 'Las Heridas de un Disparo las causa quien dispara, pero no es un Ataque ni disparo de Arqueros.',
  'BP-MOD-01':
    'Cuando Qin Jiushao construye un nivel de Muralla o reclama una Horda, pone un Lancero de su reserva en la primera Torre vacía junto a esa sección, la izquierda primero. No sustituye a nadie, nunca dispara, no construye máquinas, puntúa el Honor de las Torres e ignora su Deshonra.',
  'BP-MOD-02': 'El clan Junco no participa en Torres, Disparos ni máquinas.',
  'BP-MOD-04':
    'En cooperativo, perder la Muralla pierde la partida; reconstruir permite recuperar otra vez cartas de Mando; un Disparo a un Soldado del equipo da Deshonra como siempre.',
  'BP-MOD-05': 'Un Disparo que mata es un evento para cartas de Táctica; las Torres y el paso de asedio no lo son.',
  'BP-MOD-06':
    'Las Incursiones y el final no cambian, salvo por la Muralla perdida. Torres y máquinas no puntúan al final.',
  'XP-GEN-05':
    'Una derrota inmediata acaba la partida en el acto, sin comprobar el final ni puntuar: nadie gana; en solitario pierde el jugador, en equipo el equipo.',
  'XP-SET-07': 'El lado +1 de la ficha de Tiempo añade 1 Horda cada Primavera, nunca dos, y no cambia la Mortandad.',
  'XP-INV-09':
    'Como mucho 2 máquinas por sección; las de las secciones y las de junto al tablero suman 2 de cada tipo.',
  'XP-TIM-12': 'Reclamada una Horda y avanzadas las demás, viene la Torre de quien la reclamó y luego su Disparo.',
  'XP-TIM-17': 'Al empezar el Asalto se anota quién está en qué Torre.',
  'XP-TIM-18': 'En una Brecha: Deshonra, luego lo que hacen las Escalas y luego se vacían las Torres.',
  'XP-TIM-19':
    'Tras el Asalto y retiradas las Barricadas: se puntúan las Torres y luego actúan las máquinas de asedio.',
  'GWXC-VOC-05':
    '«Cuando has disparado»: el Disparo está resuelto, con muertes y Deshonra. «Antes»: está pagado y robada la carta de Cohete, pero sin colocar el patrón.',
  'GWXC-VOC-06': '«Cuando pones un Lancero en una Torre»: antes del Disparo que eso permite.',
  'GWXC-VOC-25':
    'Corregir el tiro: otra carta de Cohete, que ya vale, o la máscara una columna al lado, y lo que sale de la cuadrícula se pierde; en otro Disparo, una casilla a una vecina.',
  'GWXC-VOC-29':
    'Precio de una Máquina de Guerra: el Almacén paga primero del precio cambiado, y quien paga elige qué Recursos impresos se quitan.',
  'GWXC-VOC-30': 'Precio de un Disparo: de un solo Disparo.',
}
