/** Section 6.5 of the expansions' rules, in words. */
export const en = {
  'BP-HOR-01': 'Battering Ram, Siege Trebuchet, Siege Ladders and Elite: 3 cards each.',
  'BP-HOR-02':
    'Battering Ram: in the siege step it swaps with the Horde of the next row towards the Wall. In row 1 it does not move.',
  'BP-HOR-03': 'Both cards keep everything on them when they swap.',
  'BP-HOR-04':
    'Several Rams in one section: from row 1 outwards, each moves at most once. A Ram never swaps with a Ram.',
  'BP-HOR-05':
    'After the moves, a Ram in row 1 destroys 1 Wall level of the section, also in the Winter in which it arrives there; one level, however many Rams.',
  'BP-HOR-06': 'Elite has no ability.',
  'BP-HOR-07':
    'Siege Trebuchet: it is placed only in row 3 of the section that the placing rules give, in the setup too.',
  'BP-HOR-08': 'It never moves. Rows in front of it may be empty; new Hordes fill the empty one closest to the Wall.',
  'BP-HOR-09': 'A section with only a Trebuchet is not empty when Hordes are placed. A section is full with 3 Hordes.',
  'BP-HOR-10': 'If row 3 is taken when a Trebuchet must be placed there, it is a Raid.',
  'BP-HOR-11':
    'Attacks on row 1 need a Horde in row 1. A Trebuchet is never there: only Horsemen, Warrior Monks, Wounds and Snake tokens reach it.',
  'BP-HOR-12': 'In the siege step each Trebuchet destroys 1 Wall level of its section, beside what a Ram destroys.',
  'BP-HOR-13': 'Siege Ladders in row 1: the section has no Defense at all, so it is Breached.',
  'BP-HOR-14':
    'If a section with Ladders in row 1 is Breached, all Soldiers of the section are killed after the Shame, on Hordes, on Firing spots and in the Rest Zone; they may be saved, to the Rest Zone. All its War Machines go beside the board. In rows 2 and 3 Ladders do nothing.',
  'BP-HOR-15':
    'Siege step, after the Assault and the scoring of Towers, sections from the left: Rams move, a Ram destroys, Trebuchets destroy.',
  'BP-HOR-16':
    'A destroyed level goes back to the supply; all Soldiers on Firing spots of the section go to its Rest Zone, even if the lower level has Firing spots. Those of Qin Jiushao go to his pool.',
  'BP-HOR-17': 'A section at level 0 has nothing to destroy.',
  'BP-HOR-18':
    'When all sections in use are at level 0, all players lose at once. It is read after every destroyed level.',
  'BP-HOR-19':
    'Destroyed levels may be built again for full price and Honor. Only levels that stand count for the end of the game.',
  'XP-INV-05': 'Rows before a Trebuchet may be empty; all other Hordes fill up from row 1.',
  'XP-INV-07': 'Wall levels may go down.',
  'XP-TIM-02': 'A Trebuchet takes its row, or is a Raid, when Hordes are placed in Spring.',
  'GWXC-VOC-37': 'Battering Ram: moves towards the Wall; in row 1 it destroys Wall levels.',
  'GWXC-VOC-38': 'Siege Trebuchet: stays in row 3 and destroys a Wall level each Winter.',
  'GWXC-VOC-39': 'Siege Ladders: in row 1 Defense is 0.',
} as const

export const es: Record<keyof typeof en, string> = {
  'BP-HOR-01': 'Ariete, Trabuquete, Escalas de Asedio y Élite: 3 cartas de cada una.',
  'BP-HOR-02':
    'Ariete: en el paso de asedio cambia su sitio con la Horda de la fila siguiente hacia la Muralla. En la fila 1 no se mueve.',
  'BP-HOR-03': 'Al cambiar de sitio, ambas cartas conservan todo lo que hay en ellas.',
  'BP-HOR-04':
    'Varios Arietes en una sección: de la fila 1 hacia fuera, cada uno se mueve una vez como máximo. Un Ariete nunca cambia con un Ariete.',
  'BP-HOR-05':
    'Tras los movimientos, un Ariete en la fila 1 destruye 1 nivel de la Muralla de la sección, también el Invierno en que llega; un nivel, por muchos Arietes que haya.',
  'BP-HOR-06': 'La Élite no tiene habilidad.',
  'BP-HOR-07':
    'Trabuquete: solo se coloca en la fila 3 de la sección que indican las reglas de colocación, también en la preparación.',
  'BP-HOR-08':
    'Nunca se mueve. Las filas de delante pueden estar vacías; las Hordas nuevas llenan la vacía más cercana a la Muralla.',
  'BP-HOR-09':
    'Una sección con solo un Trabuquete no está vacía al colocar Hordas. Una sección está llena con 3 Hordas.',
  'BP-HOR-10': 'Si la fila 3 está ocupada cuando debe colocarse allí un Trabuquete, es una Incursión.',
  'BP-HOR-11':
    'Los ataques a la fila 1 necesitan una Horda en la fila 1. Un Trabuquete nunca está allí: solo lo alcanzan Jinetes, Monjes Guerreros, Heridas y fichas de Serpiente.',
  'BP-HOR-12':
    'En el paso de asedio cada Trabuquete destruye 1 nivel de la Muralla de su sección, además de lo que destruya un Ariete.',
  'BP-HOR-13': 'Escalas de Asedio en la fila 1: la sección no tiene ninguna Defensa, así que hay una Brecha.',
  'BP-HOR-14':
    'Si hay una Brecha en una sección con Escalas en la fila 1, tras la Deshonra mueren todos los Soldados de la sección, en Hordas, en Puestos de Disparo y en la zona de Descanso; se pueden salvar, a la zona de Descanso. Todas sus Máquinas de Guerra van junto al tablero. En las filas 2 y 3 las Escalas no hacen nada.',
  'BP-HOR-15':
    'Paso de asedio, tras el Asalto y la puntuación de las Torres, secciones desde la izquierda: los Arietes se mueven, un Ariete destruye, los Trabuquetes destruyen.',
  'BP-HOR-16':
    'Un nivel destruido vuelve al suministro; todos los Soldados en Puestos de Disparo de la sección van a su zona de Descanso, aunque el nivel inferior tenga Puestos de Disparo. Los de Qin Jiushao van a su reserva.',
  'BP-HOR-17': 'Una sección de nivel 0 no tiene nada que destruir.',
  'BP-HOR-18':
    'Cuando todas las secciones en uso están a nivel 0, todos los jugadores pierden de inmediato. Se comprueba tras cada nivel destruido.',
  'BP-HOR-19':
    'Los niveles destruidos se pueden volver a construir por todo su coste y Honor. Para el final solo cuentan los niveles en pie.',
  'XP-INV-05': 'Las filas delante de un Trabuquete pueden estar vacías; las demás Hordas se llenan desde la fila 1.',
  'XP-INV-07': 'Los niveles de la Muralla pueden bajar.',
  'XP-TIM-02': 'Un Trabuquete ocupa su fila, o es una Incursión, al colocar Hordas en Primavera.',
  'GWXC-VOC-37': 'Ariete: avanza hacia la Muralla; en la fila 1 destruye niveles de la Muralla.',
  'GWXC-VOC-38': 'Trabuquete: se queda en la fila 3 y destruye un nivel de la Muralla cada Invierno.',
  'GWXC-VOC-39': 'Escalas de Asedio: en la fila 1 la Defensa es 0.',
}
