/** Section 13 of the expansions' rules, in words. */
export const en = {
  'AC-SD-01': 'You play together, with the rules and the setup of co-op, but without Requests.',
  'AC-SD-02': 'Three Artifacts lie on the spots of the Requests.',
  'AC-SD-03': 'You win if the last Year is played to its End Game check and the game was not lost before.',
  'AC-SD-04':
    'You lose at once when the Defense of the Fortress is 0 or less, or when somebody should gain Shame and the pool is empty. Finished Walls end nothing.',
  'AC-SD-05': 'Each Winter ends with an Event as usual, but not after the victory.',
  'AC-SD-06':
    'Setup: the Defense marker on its starting value, the starting Shame tokens beside the card. They do not come from the pool.',
  'AC-SD-07': 'The Fortress has 3 Firing spots, for one Archer each, whoever they belong to.',
  'AC-SD-08':
    'Who recruits an Archer in the Barracks may pay 1 Wood more and put him on a free Firing spot of the Fortress. He places no Wound now.',
  'AC-SD-09':
    'For each of your Clerks in the Logistics Center you may, instead of a move, pay 1 Wood and put one of your Archers from any Firing spot or Rest Zone on a free Firing spot of the Fortress.',
  'AC-SD-10': 'There is no other way into the Fortress, and only Archers enter it.',
  'AC-SD-11':
    'Archers in the Fortress are in no section: Breaches do not kill them, Defeats give no Honor for them, and nothing that counts a section counts them.',
  'AC-SD-12': 'They cannot attack by Advisors, Generals, Tactic cards or Attack Order.',
  'AC-SD-13':
    'In the shooting step of Winter they shoot first, before the left section: each places 1 Wound on a vacant spot of a Horde in row 1 of any section.',
  'AC-SD-14': 'They must if they can. The team chooses the order; by itself it is the Tea order.',
  'AC-SD-15':
    'Night, each Winter after the Assault phase: the Defense falls by the number of Shame tokens beside the card less the Archers in the Fortress, never by less than 0. Then all Archers there go to Rest Zones that their owners choose.',
  'AC-SD-16': 'The tokens stay for the whole game; Archers only prevent their effect for one Night.',
  'AC-SD-17': 'Whether the Fortress falls is seen before the Archers leave it.',
  'AC-SD-18':
    "For each of your Clerks in the Builders' Encampment you may, instead of building, pay 3 of your own Resources of any types but Chi and raise the Defense by 1. Several Clerks may do so.",
  'AC-SD-19': 'This is no building: no Honor, no card reclaimed, and the Warehouse does not pay.',
  'AC-SD-20': 'The Defense never goes beyond the top of its track.',
  'AC-SD-21': 'You pay for the Fortress only in your own activations, and nobody can help.',
  'AC-SD-22': 'No rule of the base game kills Archers in the Fortress; a card may choose them only if it says so.',
  'AC-SD-23': 'The Logistics Center takes no Archer out of the Fortress; only the Night does.',
  'AC-SD-24': 'A Raid is carried out as usual, and 1 Shame token more is put beside the card.',
  'AC-SD-25': 'That token comes from outside the pool, so it never loses the game.',
  'AC-SD-26':
    'Two players: two sections and the Reed Clan as in co-op. Its Clerk at the Builders builds its Barricade, and it never uses the Fortress.',
  'AC-SD-27': 'A Breach is one as in co-op and does nothing to the Fortress.',
  'XRUL-85': 'The tokens beside the card come from outside the pool: a Raid does not drain it twice.',
  'XRUL-86': 'A recruit who goes straight into the Fortress does not shoot at once.',
  'XRUL-87':
    'Archers of the Fortress must shoot if they can, as everybody in Winter; they are free in the choice of the section.',
} as const

/** Rules of the base game that are other in this scenario, and the rule that says how. */
export const changes: Readonly<Record<string, string>> = {
  'GW-COOP-01': 'AC-SD-03',
  'GW-COOP-03': 'AC-SD-02',
  'GW-COOP-21': 'AC-10',
  'GW-COOP-25': 'AC-SD-03',
  'GW-RAID-02': 'AC-SD-24',
  'GW-WINTER-01a': 'AC-SD-13',
  'GW-WINTER-02f': 'AC-SD-15',
  'GW-BARRACKS-03': 'AC-SD-08',
  'GW-BUILD-01': 'AC-SD-18',
  'GW-LOGI-02': 'AC-SD-09',
}

export const es: Record<keyof typeof en, string> = {
  'AC-SD-01': 'Jugáis en equipo, con las reglas y la preparación del cooperativo, pero sin Demandas.',
  'AC-SD-02': 'En los espacios de las Demandas hay tres Artefactos.',
  'AC-SD-03': 'Ganáis si el último Año se juega hasta su comprobación del final sin haber perdido antes.',
  'AC-SD-04':
    'Perdéis en el acto cuando la Defensa de la Fortaleza es 0 o menos, o cuando alguien debería ganar Deshonra y el suministro está vacío. Las Murallas terminadas no terminan nada.',
  'AC-SD-05': 'Cada Invierno acaba con un Evento, como siempre, pero no después de la victoria.',
  'AC-SD-06':
    'Preparación: el marcador de Defensa en su valor inicial y las fichas de Deshonra iniciales junto a la carta. No salen del suministro.',
  'AC-SD-07': 'La Fortaleza tiene 3 Puestos de Disparo, para un Arquero cada uno, sea de quien sea.',
  'AC-SD-08':
    'Quien recluta un Arquero en el Cuartel puede pagar 1 de Madera más y ponerlo en un Puesto de Disparo libre de la Fortaleza. No coloca Herida ahora.',
  'AC-SD-09':
    'Por cada uno de tus Funcionarios en el Centro de Logística puedes, en vez de mover, pagar 1 de Madera y poner uno de tus Arqueros, de cualquier Puesto de Disparo o zona de Descanso, en un Puesto de Disparo libre de la Fortaleza.',
  'AC-SD-10': 'No hay otra manera de entrar en la Fortaleza, y solo entran Arqueros.',
  'AC-SD-11':
    'Los Arqueros de la Fortaleza no están en ninguna sección: las Brechas no los matan, las Derrotas no dan Honor por ellos y nada que cuente una sección los cuenta.',
  'AC-SD-12': 'No pueden atacar por Consejeros, Generales, cartas de Táctica ni Orden de ataque.',
  'AC-SD-13':
    'En el paso de disparos del Invierno disparan primero, antes de la sección izquierda: cada uno coloca 1 Herida en una zona libre de una Horda de la fila 1 de cualquier sección.',
  'AC-SD-14': 'Deben hacerlo si pueden. El equipo elige el orden; si no, es el orden de Té.',
  'AC-SD-15':
    'Noche, cada Invierno tras la fase de Asalto: la Defensa baja tanto como fichas de Deshonra hay junto a la carta menos los Arqueros de la Fortaleza, nunca menos de 0. Después todos esos Arqueros van a zonas de Descanso que eligen sus dueños.',
  'AC-SD-16': 'Las fichas se quedan toda la partida; los Arqueros solo evitan su efecto esa Noche.',
  'AC-SD-17': 'Si la Fortaleza cae se ve antes de que los Arqueros la dejen.',
  'AC-SD-18':
    'Por cada uno de tus Funcionarios en el Campamento de Constructores puedes, en vez de construir, pagar 3 recursos propios de cualquier tipo menos Chi y aumentar la Defensa en 1. Pueden hacerlo varios Funcionarios.',
  'AC-SD-19': 'No es construir: no da Honor, no recupera cartas y el Almacén no paga.',
  'AC-SD-20': 'La Defensa nunca pasa del máximo de su indicador.',
  'AC-SD-21': 'Solo pagas por la Fortaleza en tus propias activaciones, y nadie puede ayudar.',
  'AC-SD-22': 'Ninguna regla del juego base mata Arqueros de la Fortaleza; una carta solo puede elegirlos si lo dice.',
  'AC-SD-23': 'El Centro de Logística no saca Arqueros de la Fortaleza; solo lo hace la Noche.',
  'AC-SD-24': 'Una Incursión se resuelve como siempre y además se pone 1 ficha de Deshonra junto a la carta.',
  'AC-SD-25': 'Esa ficha viene de fuera del suministro, así que nunca hace perder la partida.',
  'AC-SD-26':
    'Dos jugadores: dos secciones y el clan Junco como en cooperativo. Su Funcionario de los Constructores construye su Barricada, y nunca usa la Fortaleza.',
  'AC-SD-27': 'Una Brecha es como en cooperativo y no toca la Fortaleza.',
  'XRUL-85': 'Las fichas junto a la carta vienen de fuera del suministro: una Incursión no lo vacía dos veces.',
  'XRUL-86': 'Un recluta que va directo a la Fortaleza no dispara en el acto.',
  'XRUL-87':
    'Los Arqueros de la Fortaleza deben disparar si pueden, como todos en Invierno; eligen libremente la sección.',
}
