/** Section 9 of the expansions' rules, in words. */
export const en = {
  'AC-FW-01': 'Whoever has the most Honor wins; the game ends as usual.',
  'AC-FW-02':
    'Beside the board lies the card with its Production track; a Wound marks the slot with the number of the Time token’s.',
  'AC-FW-03':
    'Resources run out: once everyone has what he starts with, the supply holds 20 of each type for one or two players, 26 for three, 34 for four, 30 for five; or the table plays with the 50 of the box.',
  'AC-FW-04': 'The card has a slot for each type of Resource; each player may have one Clerk on it.',
  'AC-FW-05':
    'In Spring, after the Time token, the Production marker moves to the same slot. What stands there holds for the Year.',
  'AC-FW-06': 'Income: each Overseer brings so much less, but never less than 0.',
  'AC-FW-07': 'Gather: what the Overseer adds is so much less, but never less than 0; the 1 for each Clerk stays.',
  'AC-FW-08': 'As usual, only who has gained at least 1 Resource may upgrade and donate.',
  'AC-FW-09':
    'At the end of his own turn, after the Defeat step, a player may send 4 Resources of one type to the Emperor.',
  'AC-FW-10':
    'They leave the game, and a Clerk of his pool goes onto the slot of that type; without a Clerk in the pool nothing can be sent.',
  'AC-FW-11': 'Once per turn, each type once, all 4 at once and out of the own Resources.',
  'AC-FW-12': 'The Clerk stays there until the end. He counts as hired for cards that count Clerks.',
  'AC-FW-13': 'Who sends nothing only misses the Honor.',
  'AC-FW-14':
    'Breach: for each Shame token a player may instead remove 1 Resource of his own from the game; he chooses token by token.',
  'AC-FW-15': 'He may do so with an empty pool too. Shame that comes otherwise cannot be replaced.',
  'AC-FW-16':
    'Nobody gains more than the supply holds; of what all gain at once the higher in the Tea order takes first. What is paid goes back to the supply; what lies in the Warehouse is not part of it.',
  'AC-FW-17':
    'Raid: 2 of each type leave the supply for good. For each of these 8 that is missing 1 Shame token leaves the pool.',
  'AC-FW-18': 'A Raid costs nobody Honor and brings nobody Shame.',
  'AC-FW-19': 'Before the final scoring each player gains 12 Honor for each of his Clerks on the card.',
  'AC-FW-20':
    'Production changes nothing for Qin Jiushao, and he sends nothing. What the Reed Clan puts into the Warehouse comes from the supply; if there is none, nothing happens.',
  'AC-FW-21': 'Tactics, kills and saving are as usual; the 2 Chi for saving go back to the supply.',
  'XP-INV-08':
    'Of each type as many are there as at the start: in the supply, with players, in the Warehouse, out of the game.',
  'XP-TIM-13': 'What is sent to the Emperor is sent after the Defeat step of the own turn.',
  'XP-TIM-21': 'The 12 Honor for each Clerk on the card come before the final scoring.',
} as const

/** Rules of the base game that are other in this scenario, and the rule that says how. */
export const changes: Readonly<Record<string, string>> = {
  'GW-SPRING-01': 'AC-FW-05',
  'GW-SUMMER-01': 'AC-FW-06',
  'GW-PROD-02': 'AC-FW-07',
  'GW-FALL-03C': 'AC-FW-09',
  'GW-BREACH-01': 'AC-FW-14',
  'GW-RAID-02': 'AC-FW-17',
  'GW-SCORE-01': 'AC-FW-19',
}

export const es: Record<keyof typeof en, string> = {
  'AC-FW-01': 'Gana quien tenga más Honor; la partida termina como siempre.',
  'AC-FW-02':
    'Junto al tablero está la carta con su indicador de Producción; una Herida marca el espacio con el número de la ficha de Tiempo.',
  'AC-FW-03':
    'Los recursos se agotan: cuando todos tienen lo inicial, el suministro guarda 20 de cada tipo con uno o dos jugadores, 26 con tres, 34 con cuatro, 30 con cinco; o la mesa juega con los 50 de la caja.',
  'AC-FW-04': 'La carta tiene un espacio por cada tipo de recurso; cada jugador puede tener en él un Funcionario.',
  'AC-FW-05':
    'En Primavera, tras la ficha de Tiempo, el marcador de Producción va al mismo espacio. Su valor rige todo el año.',
  'AC-FW-06': 'Ingresos: cada Supervisor da eso de menos, pero nunca menos de 0.',
  'AC-FW-07':
    'Recolectar: lo que añade el Supervisor baja en eso, pero nunca de 0; el 1 por cada Funcionario no cambia.',
  'AC-FW-08': 'Como siempre, solo quien ha obtenido al menos 1 recurso puede mejorar y donar.',
  'AC-FW-09':
    'Al final de su turno, tras el paso de Derrota, un jugador puede enviar 4 recursos de un tipo al Emperador.',
  'AC-FW-10':
    'Salen de la partida y un Funcionario de su reserva va al espacio de ese tipo; sin Funcionario en la reserva no se puede enviar nada.',
  'AC-FW-11': 'Una vez por turno, cada tipo una vez, los 4 a la vez y de los propios recursos.',
  'AC-FW-12': 'El Funcionario se queda allí hasta el final. Cuenta como contratado para las cartas que los cuentan.',
  'AC-FW-13': 'Quien no envía nada solo pierde ese Honor.',
  'AC-FW-14':
    'Brecha: por cada ficha de Deshonra un jugador puede retirar en su lugar 1 recurso propio de la partida; decide ficha por ficha.',
  'AC-FW-15': 'También con el suministro de Deshonra vacío. La Deshonra que viene de otro modo no se puede sustituir.',
  'AC-FW-16':
    'Nadie obtiene más de lo que hay en el suministro; de lo que todos obtienen a la vez toma primero el más alto en el orden de Té. Lo pagado vuelve al suministro; lo que hay en el Almacén no es parte de él.',
  'AC-FW-17':
    'Incursión: salen 2 de cada tipo del suministro para siempre. Por cada uno de esos 8 que falte sale 1 ficha del suministro de Deshonra.',
  'AC-FW-18': 'Una Incursión no cuesta Honor ni trae Deshonra a nadie.',
  'AC-FW-19': 'Antes de la puntuación final cada jugador gana 12 de Honor por cada Funcionario suyo en la carta.',
  'AC-FW-20':
    'La Producción no cambia nada para Qin Jiushao, y él no envía nada. Lo que el clan Junco pone en el Almacén viene del suministro; si no queda, no pasa nada.',
  'AC-FW-21': 'Tácticas, muertes y salvar no cambian; los 2 Chi de salvar vuelven al suministro.',
  'XP-INV-08':
    'De cada tipo hay tantos como al empezar: en el suministro, con los jugadores, en el Almacén y fuera de la partida.',
  'XP-TIM-13': 'Lo que se envía al Emperador se envía tras el paso de Derrota del propio turno.',
  'XP-TIM-21': 'Los 12 de Honor por cada Funcionario en la carta llegan antes de la puntuación final.',
}
