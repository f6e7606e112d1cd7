/** Section 10 of the expansions' rules, in words. */
export const en = {
  'AC-GF-01': 'The player with the most Honor wins, unless all lose because the larder is empty.',
  'AC-GF-02':
    'Setup: a Wound marks the capacity of the Food track, a Clerk of each player his Food. The Clerk is one that is not hired yet.',
  'AC-GF-03': 'The Market is an eleventh Location: Special, without Shame icon.',
  'AC-GF-04':
    'When the Market activates, each player may, once for each own Clerk there, pay Gold equal to the Lethality and gain 2 Food. It may be chosen for an Advanced Activation.',
  'AC-GF-05': 'Food never exceeds the capacity: what there is no room for is lost, and what was paid for it too.',
  'AC-GF-06': 'The Clerk that marks the Food is out of use: not on the board, not fed, not for hire.',
  'AC-GF-07': 'When the capacity falls below the Food of a player, that Food falls with it.',
  'AC-GF-08': 'When the capacity reaches 5 or lower, all players lose at once.',
  'AC-GF-09': 'Everyone sees how much Food each has; it is never below 0.',
  'AC-GF-10':
    'A Breach brings no Shame: after the comparison the capacity falls by 1 for each Breaching Horde. Kills, Wounds and Archers follow as usual.',
  'AC-GF-11': 'A Raid removes no Shame tokens: the capacity falls by 1 for each raiding Horde.',
  'AC-GF-12': 'Shame from Locations and cards remains, and so does the end of the game by an empty pool.',
  'AC-GF-13': 'The loss by the capacity interrupts whatever is going on.',
  'AC-GF-14': 'Eating phase: each Winter after the Assault phase, in Tea order.',
  'AC-GF-15':
    'Each player feeds, with 1 Food each, his Soldiers in Sections, his Overseers and his Clerks on Locations, the Market included. Pools, Clerks that are not hired and the marker are not fed.',
  'AC-GF-16':
    'The player chooses who eats; who does not, for lack of Food or by choice, returns to the pool. An Overseer too: its level is lost and the Soldier is free again.',
  'AC-GF-17':
    'A Soldier who leaves a Horde unfed leaves Wounds. He is not killed: nobody saves him and no card reacts.',
  'AC-GF-18': 'A Clerk that leaves a full Regular Location opens it again.',
  'AC-GF-19':
    'The Reed Clan and Qin Jiushao have no Food and never eat. Qin never goes to the Market; a Reed Clerk may be moved there, without effect.',
  'AC-GF-20': 'Solo: the human loses by the capacity. Breaches count whoever has Soldiers there.',
  'AC-GF-21': 'Food has no value in the final scoring.',
} as const

/** Rules of the base game that are other in this scenario, and the rule that says how. */
export const changes: Readonly<Record<string, string>> = {
  'GW-BREACH-01': 'AC-GF-10',
  'GW-RAID-02': 'AC-GF-11',
  'GW-WINTER-02f': 'AC-GF-14',
  'GW-END-01': 'AC-GF-08',
}

export const es: Record<keyof typeof en, string> = {
  'AC-GF-01': 'Gana el jugador con más Honor, salvo que todos pierdan porque la despensa está vacía.',
  'AC-GF-02':
    'Preparación: una Herida marca la capacidad del indicador de Comida y un Funcionario de cada jugador su Comida. El Funcionario es uno que aún no está contratado.',
  'AC-GF-03': 'El Mercado es una undécima Localización: especial, sin icono de Deshonra.',
  'AC-GF-04':
    'Cuando se activa el Mercado, cada jugador puede pagar, una vez por cada Funcionario propio allí, tanto Oro como la Mortandad y obtener 2 de Comida. Se puede elegir para una activación avanzada.',
  'AC-GF-05': 'La Comida nunca supera la capacidad: lo que no cabe se pierde, y lo pagado por ello también.',
  'AC-GF-06':
    'El Funcionario que marca la Comida queda fuera de uso: ni está en el tablero, ni come, ni se puede contratar.',
  'AC-GF-07': 'Si la capacidad baja por debajo de la Comida de un jugador, esa Comida baja con ella.',
  'AC-GF-08': 'Cuando la capacidad llega a 5 o menos, todos los jugadores pierden de inmediato.',
  'AC-GF-09': 'Todos ven cuánta Comida tiene cada uno; nunca baja de 0.',
  'AC-GF-10':
    'Una Brecha no trae Deshonra: tras la comparación la capacidad baja 1 por cada Horda que abre la Brecha. Muertes, Heridas y Arqueros siguen como siempre.',
  'AC-GF-11': 'Una Incursión no retira fichas de Deshonra: la capacidad baja 1 por cada Horda que incursiona.',
  'AC-GF-12':
    'La Deshonra de Localizaciones y cartas se mantiene, y con ella el final de la partida por un suministro de Deshonra vacío.',
  'AC-GF-13': 'La derrota por la capacidad interrumpe lo que esté pasando.',
  'AC-GF-14': 'Fase de Comida: cada Invierno tras la fase de Asalto, en orden de Té.',
  'AC-GF-15':
    'Cada jugador alimenta, con 1 de Comida por pieza, a sus Soldados en las secciones, a sus Supervisores y a sus Funcionarios en Localizaciones, Mercado incluido. No comen las reservas, los Funcionarios sin contratar ni el marcador.',
  'AC-GF-16':
    'El jugador elige quién come; quien no come, por falta de Comida o por decisión, vuelve a la reserva. También un Supervisor: se pierde su nivel y el Soldado queda libre.',
  'AC-GF-17':
    'Un Soldado que deja una Horda por hambre deja Heridas. No muere: nadie lo salva y ninguna carta reacciona.',
  'AC-GF-18': 'Un Funcionario que deja una Localización normal llena la vuelve a abrir.',
  'AC-GF-19':
    'El clan Junco y Qin Jiushao no tienen Comida y nunca comen. Qin nunca va al Mercado; un Funcionario Junco puede ir allí, sin efecto.',
  'AC-GF-20':
    'Solitario: por la capacidad pierde el jugador humano. Las Brechas cuentan tenga quien tenga Soldados allí.',
  'AC-GF-21': 'La Comida no vale nada en la puntuación final.',
}
