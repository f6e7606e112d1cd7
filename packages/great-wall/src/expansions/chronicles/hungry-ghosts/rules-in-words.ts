/** Section 12 of the expansions' rules, in words. */
export const en = {
  'AC-HG-01': 'The player with the most Honor wins; the game ends as the base game does.',
  'AC-HG-02': 'There is no further setup.',
  'AC-HG-03': 'Haunting step: each Winter after the Assault phase.',
  'AC-HG-04':
    'One token comes for each row with at least one Horde in any Section, at most 3. They come from the Shame pool, fewer if it holds fewer.',
  'AC-HG-05': 'They are placed one by one in Tea order from the top, and from the top again if there are more.',
  'AC-HG-06':
    'A token goes to any Location but the Barracks and the Tea House that is not yet Haunted. The Warehouse is no Location.',
  'AC-HG-07': 'All Clerks on the Location return to their pools at once.',
  'AC-HG-08': 'Haunted: no Clerk may be moved there, and it does not activate, Advanced or not.',
  'AC-HG-09': 'Tokens on Locations belong to nobody, cost no Honor and are not in the pool.',
  'AC-HG-10': 'An empty pool at the end check ends the game, even if tokens lie on Locations.',
  'AC-HG-11': 'A Haunting lasts until the Assault phase of the next Year, unless it is lifted.',
  'AC-HG-12': 'At the start of the Assault phase all tokens return from Locations to the pool.',
  'AC-HG-13':
    'Each time a Horde is Defeated its claimer may return 1 token from a Location to the pool; that Location can be used at once.',
  'AC-HG-14': 'If nobody claims the Horde, the choice goes to the player highest in the Tea order.',
  'AC-HG-15': 'A Soldier who is killed leaves the game. Those saved, survivors and Overseers are not affected.',
  'AC-HG-16':
    'This holds for every killing, of Archers in a Breach and of Soldiers of Qin Jiushao and the Reed Clan too; those of theirs that merely return after a Defeat go to their pools.',
  'AC-HG-17': 'Fewer Soldiers mean fewer places for Shame.',
  'AC-HG-18':
    'With two players only the humans place tokens. Solo: the human and Qin Jiushao in Tea order; he takes the highest Location of his track that is possible.',
  'AC-HG-19':
    'A Reed Clerk on a Location that becomes Haunted goes to a pool of its own and enters again with the next move of a Reed Clerk. Qin Jiushao skips Haunted Locations.',
  'AC-HG-20': 'If Qin Jiushao claims a Horde, he lifts the Haunting of the lowest Location of his track, if any.',
  'AC-HG-21': 'Raids and the Shame of Breaches are unchanged.',
  'XP-TIM-11': 'A Haunting is lifted when the Defeated Horde is claimed.',
  'XP-INV-03': 'Shame tokens on Haunted Locations are counted with all others.',
} as const

/** Rules of the base game that are other in this scenario, and the rule that says how. */
export const changes: Readonly<Record<string, string>> = {
  'GW-ACT-01': 'AC-HG-08',
  'GW-CLERK-04': 'AC-HG-08',
  'GW-WINTER-02': 'AC-HG-12',
  'GW-WINTER-02f': 'AC-HG-03',
  'GW-DEFEAT-09': 'AC-HG-13',
  'GW-KILL-03': 'AC-HG-15',
}

export const es: Record<keyof typeof en, string> = {
  'AC-HG-01': 'Gana el jugador con más Honor; la partida termina como en el juego base.',
  'AC-HG-02': 'No hay más preparación.',
  'AC-HG-03': 'Paso de Embrujo: cada Invierno tras la fase de Asalto.',
  'AC-HG-04':
    'Viene una ficha por cada fila con al menos una Horda en alguna sección, 3 como máximo. Salen del suministro de Deshonra, menos si tiene menos.',
  'AC-HG-05': 'Se colocan una a una en orden de Té desde arriba, y otra vez desde arriba si hay más.',
  'AC-HG-06':
    'Una ficha va a cualquier Localización que no sea el Cuartel ni la Casa de Té y que no esté ya Embrujada. El Almacén no es una Localización.',
  'AC-HG-07': 'Todos los Funcionarios de la Localización vuelven a sus reservas de inmediato.',
  'AC-HG-08': 'Embrujada: ningún Funcionario puede ir allí y no se activa, tampoco con activación avanzada.',
  'AC-HG-09': 'Las fichas en Localizaciones no son de nadie, no cuestan Honor y no están en el suministro.',
  'AC-HG-10':
    'Un suministro de Deshonra vacío en la comprobación del final termina la partida aunque haya fichas en Localizaciones.',
  'AC-HG-11': 'Un embrujo dura hasta la fase de Asalto del año siguiente, salvo que se levante.',
  'AC-HG-12': 'Al comienzo de la fase de Asalto todas las fichas vuelven de las Localizaciones al suministro.',
  'AC-HG-13':
    'Cada vez que se Derrota una Horda, quien la reclama puede devolver 1 ficha de una Localización al suministro; esa Localización se puede usar en el acto.',
  'AC-HG-14': 'Si nadie reclama la Horda, elige el jugador más alto en el orden de Té.',
  'AC-HG-15': 'Un Soldado que muere sale de la partida. Salvados, supervivientes y Supervisores no se ven afectados.',
  'AC-HG-16':
    'Vale para toda muerte, también de Arqueros en una Brecha y de Soldados de Qin Jiushao y del clan Junco; los suyos que solo vuelven tras una Derrota van a sus reservas.',
  'AC-HG-17': 'Menos Soldados son menos sitios para la Deshonra.',
  'AC-HG-18':
    'Con dos jugadores solo colocan fichas los humanos. Solitario: el humano y Qin Jiushao en orden de Té; él toma la Localización más alta de su indicador que sea posible.',
  'AC-HG-19':
    'Un Funcionario Junco en una Localización que queda Embrujada va a una reserva propia y entra de nuevo con el siguiente movimiento de un Funcionario Junco. Qin Jiushao se salta las Localizaciones Embrujadas.',
  'AC-HG-20':
    'Si Qin Jiushao reclama una Horda, libra del embrujo a la Localización más baja de su indicador, si la hay.',
  'AC-HG-21': 'Las Incursiones y la Deshonra de las Brechas no cambian.',
  'XP-TIM-11': 'Un embrujo se levanta cuando se reclama la Horda Derrotada.',
  'XP-INV-03': 'Las fichas de Deshonra en Localizaciones Embrujadas se cuentan con todas las demás.',
}
