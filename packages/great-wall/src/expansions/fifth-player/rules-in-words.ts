/** Section 3 of the expansions' rules, in words. */
export const en = {
  'GW5-01':
    'A game with five players is a game for four with the changes below. It can be competitive or co-operative.',
  'GW5-02':
    'The fifth Clan has the same pieces as the others: 10 Spearmen, 8 Clerks, 4 Archers, 2 Horsemen and 6 Command cards.',
  'GW5-03': 'Use the side of the board for 4 and 5 players.',
  'GW5-04':
    'The Time token starts on slot 2, so the game has at most four Years. Year 1 already has the Lethality of slot 2.',
  'GW5-05':
    'Five Hordes at the start: one next to the Wall in each section, then two more, each where the back of the next card points.',
  'GW5-06': 'Add the 4 Tactic cards of this set to the Tactic deck.',
  'GW5-07': 'Add the 4 Generals of this set to the others; each player is dealt two.',
  'GW5-08': 'Add the 4 Advisors of this set to the Advisor deck; each player is dealt two.',
  'GW5-09': 'Of the Clerks of each player 4 are still to be hired, the other 4 start in the pool.',
  'GW5-10': 'There are 50 Shame tokens in the pool.',
  'GW5-11': 'All five spots of the Command track are used.',
  'GW5-12': 'Three Walls at level 3 end the game.',
  'GW5-13': 'A Raid removes 5 Shame tokens.',
  'GW5-14': 'Together five players need 9 Requests; six Hordes stand at the start, and one more comes each Spring.',
  'GW5-15': 'The cards of this set are used with five players only.',
  'GW5-16': 'With this set in the box the fifth Clan, Panda, can be chosen with any number of players.',
  'GW5-17': 'The Command cards of the fifth Clan are those of the others.',
  'GW5-18':
    'As always: 9 Barricades, 3 Artifacts, 4 Advisors on display, two Generals and Advisors dealt to each player, the same hand limit.',
  'GWXC-VOC-12': '"Players on it": those who have one or more Soldiers on the Horde, also those that nobody plays.',
} as const

export const es: Record<keyof typeof en, string> = {
  'GW5-01':
    'Una partida con cinco jugadores es una partida de cuatro con los cambios que siguen. Puede ser competitiva o cooperativa.',
  'GW5-02':
    'El quinto clan tiene las mismas piezas que los demás: 10 Lanceros, 8 Funcionarios, 4 Arqueros, 2 Jinetes y 6 cartas de Mando.',
  'GW5-03': 'Usad la cara del tablero para 4 y 5 jugadores.',
  'GW5-04':
    'La ficha de Tiempo empieza en la casilla 2, así que la partida dura como mucho cuatro Años. El Año 1 ya tiene la Mortandad de la casilla 2.',
  'GW5-05':
    'Cinco Hordas al principio: una junto a la Muralla en cada sección y dos más, cada una donde indique el dorso de la carta siguiente.',
  'GW5-06': 'Añadid las 4 cartas de Táctica de este set al mazo de Táctica.',
  'GW5-07': 'Añadid los 4 Generales de este set a los demás; cada jugador recibe dos.',
  'GW5-08': 'Añadid los 4 Consejeros de este set al mazo de Consejeros; cada jugador recibe dos.',
  'GW5-09': 'De los Funcionarios de cada jugador 4 están por contratar y los otros 4 empiezan en la reserva.',
  'GW5-10': 'El suministro tiene 50 fichas de Deshonra.',
  'GW5-11': 'Se usan los cinco espacios de la cola de Mando.',
  'GW5-12': 'Tres Murallas de nivel 3 terminan la partida.',
  'GW5-13': 'Una Incursión retira 5 fichas de Deshonra.',
  'GW5-14':
    'En equipo, cinco jugadores necesitan 9 Demandas; al principio hay seis Hordas y cada Primavera llega una más.',
  'GW5-15': 'Las cartas de este set solo se usan con cinco jugadores.',
  'GW5-16': 'Con este set en la caja se puede elegir el quinto clan, Panda, con cualquier número de jugadores.',
  'GW5-17': 'Las cartas de Mando del quinto clan son las de los demás.',
  'GW5-18':
    'Como siempre: 9 Barricadas, 3 Artefactos, 4 Consejeros a la vista, dos Generales y dos Consejeros para cada jugador y el mismo límite de mano.',
  'GWXC-VOC-12': '«Jugadores en ella»: los que tienen uno o más Soldados en la Horda, también los que nadie juega.',
}
