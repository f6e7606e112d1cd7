/** Sections 1 and 2 of the expansions' rules, as far as they are about the expansions that there are, in words. */
export const title = { en: 'Expansions: what goes together', es: 'Expansiones: qué se combina' }

export const en = {
  'XP-CFG-01':
    'Mode, number of players and expansions are settled before anything is shuffled; what cannot be is refused.',
  'XP-CFG-02': 'Whatever is not refused can be played. All reasons to refuse a table are told at once.',
  'XP-CFG-03': 'Which expansions are in the box is public and part of a saved game.',
  'XP-CFG-04': 'Cards of a set that is not in the box are in no deck.',
  'XP-REF-04': 'Five players need the 5th Player set.',
  'XP-REF-05': 'Each mode is for certain numbers of players.',
  'XP-REF-06': 'Solo play uses the standard game; it does not exist as a co-operative game.',
  'XP-REF-08': 'A Clan can be chosen once, and the Panda Clan only with the 5th Player set.',
  'XP-REF-09':
    'Some tables are not refused but come with a notice: 5th Player with fewer than five players, Rat and Genghis Khan in co-op, a scenario alone.',
  'XP-GEN-03': 'Those that nobody plays gain no Resources, cards or Clerks by expansions.',
  'XP-GEN-06': 'The steps that expansions add open no window for Tactic cards.',
  'XP-GEN-07': 'Whatever an expansion leaves to chance is shuffled and drawn like everything else.',
  'XP-GEN-08':
    'A deck of an expansion that is empty when a card is needed is rebuilt from its used cards, except the active one on top.',
  'XP-TIM-05': 'After the reclaim step of Summer comes a new Rat card, then a new Relic.',
  'XP-TIM-07': 'At the start of an activation, after the Shame of who is alone, the Rat pays out, then Beasts act.',
  'XP-INV-10':
    'The Rat is on exactly one of the ten Locations, each Beast on exactly one area, the Khan in one section until he is Defeated.',
  'GWXC-VOC-01':
    'Cards that belong to nobody help each player for himself, in Tea order; what they compel to happens once, right after the Hordes.',
  'GWXC-VOC-02':
    'A Skill holds only in the Section of the Khan, a Beast card only at the Location or in the Section where the Beast stands.',
  'XP-SET-01':
    'The setup is that of the mode; each set changes the steps it names. What needs the Tea order waits for it.',
  'XP-SET-02':
    'Sets with Hordes change the deck of the mode: whole types leave by lot, 2 for Genghis Khan, 3 for Black Powder, 5 for both, and their own cards come in; with two sections no card points to the left.',
  'XP-SET-03': 'That makes 27 cards with one of them and 30 with both; 18 and 20 in games of two sections.',
  'XP-SET-04': 'If the co-op deck is not made of types of three, 6, 9 or 15 single cards leave.',
  'XP-SET-05':
    'Hordes at the start: 3 for three players, 4 for four, 5 for five, 2 for one or two, each time one more with Black Powder; together one more than players, with it too.',
  'XP-SET-06': 'They are placed one in each section from the left, then where the backs of the cards point.',
  'XP-SET-08':
    'Artifacts, Tactic cards, Generals and Advisors of all sets are shuffled into their decks before anything is dealt.',
  'XP-SET-09':
    'After Generals, Advisors, Resources and Tea order come Overseers and War Machines of Black Powder, the Beasts, and last the Rat.',
  'GWXC-VOC-22': '"At most": the smaller of two numbers counts.',
  'GWXC-VOC-04':
    'Bannermen and special soldiers may stand wherever a card speaks of Soldiers, and it may name them, each or all; none of them is a Spearman, an Archer or a Horseman.',
  'GWXC-VOC-28':
    '"All that you save in one killing": the price of one comes first, then this, once for all of them together.',
  'GWXC-VOC-32': '"In this Section": every Horde there, each by that number.',
} as const

export const es: Record<keyof typeof en, string> = {
  'XP-CFG-01':
    'Modo, número de jugadores y expansiones se deciden antes de barajar nada; lo que no puede ser se rechaza.',
  'XP-CFG-02': 'Todo lo que no se rechaza se puede jugar. Todas las razones para rechazar una mesa se dicen a la vez.',
  'XP-CFG-03': 'Qué expansiones hay en la caja es público y parte de una partida guardada.',
  'XP-CFG-04': 'Las cartas de un set que no está en la caja no están en ningún mazo.',
  'XP-REF-04': 'Cinco jugadores necesitan el set de 5.º jugador.',
  'XP-REF-05': 'Cada modo es para ciertos números de jugadores.',
  'XP-REF-06': 'El modo solitario usa el juego estándar; no existe en versión cooperativa.',
  'XP-REF-08': 'Un clan se elige una sola vez, y el clan Panda solo con el set de 5.º jugador.',
  'XP-REF-09':
    'Algunas mesas no se rechazan, pero llevan un aviso: 5.º jugador con menos de cinco jugadores, Rata y Gengis Kan en cooperativo, un escenario en solitario.',
  'XP-GEN-03': 'Los que nadie juega no ganan recursos, cartas ni Funcionarios por las expansiones.',
  'XP-GEN-06': 'Los pasos que añaden las expansiones no abren ventana para cartas de Táctica.',
  'XP-GEN-07': 'Lo que una expansión deja al azar se baraja y se roba como todo lo demás.',
  'XP-GEN-08':
    'Si el mazo de una expansión está vacío cuando hace falta una carta, se rehace con sus cartas usadas, salvo la activa de encima.',
  'XP-TIM-05': 'Tras el paso de recuperar del Verano llega una nueva carta de Rata y luego una nueva Reliquia.',
  'XP-TIM-07':
    'Al comienzo de una activación, tras la Deshonra de quien está solo, paga la Rata y luego actúan las Bestias.',
  'XP-INV-10':
    'La Rata está exactamente en una de las diez Localizaciones, cada Bestia exactamente en un área y el Kan en una sección hasta que es Derrotado.',
  'GWXC-VOC-01':
    'Las cartas que no son de nadie ayudan a cada jugador por su cuenta, en orden de Té; lo que obligan a hacer pasa una sola vez, justo después de las Hordas.',
  'GWXC-VOC-02':
    'Una Habilidad vale solo en la sección del Kan; una carta de Bestia, solo en la Localización o en la sección donde está la Bestia.',
  'XP-SET-01':
    'La preparación es la del modo; cada set cambia los pasos que nombra. Lo que necesita el orden de Té lo espera.',
  'XP-SET-02':
    'Los sets con Hordas cambian el mazo del modo: salen tipos enteros al azar, 2 con Gengis Kan, 3 con Pólvora Negra, 5 con ambos, y entran sus cartas; con dos secciones ninguna carta señala a la izquierda.',
  'XP-SET-03': 'Son 27 cartas con uno de ellos y 30 con ambos; 18 y 20 en partidas de dos secciones.',
  'XP-SET-04': 'Si el mazo cooperativo no está hecho de tipos de tres, salen 6, 9 o 15 cartas sueltas.',
  'XP-SET-05':
    'Hordas al principio: 3 con tres jugadores, 4 con cuatro, 5 con cinco, 2 con uno o dos, cada vez una más con Pólvora Negra; en equipo una más que jugadores, también con ella.',
  'XP-SET-06': 'Se colocan una en cada sección desde la izquierda y luego donde indiquen los dorsos de las cartas.',
  'XP-SET-08':
    'Artefactos, cartas de Táctica, Generales y Consejeros de todos los sets se barajan en sus mazos antes de repartir nada.',
  'XP-SET-09':
    'Tras Generales, Consejeros, recursos y orden de Té vienen Supervisores y Máquinas de Guerra de Pólvora Negra, las Bestias y al final la Rata.',
  'GWXC-VOC-22': '«Como máximo»: cuenta el menor de dos números.',
  'GWXC-VOC-04':
    'Portaestandartes y soldados especiales valen dondequiera que una carta hable de Soldados, y puede nombrarlos, uno o todos; ninguno es Lancero, Arquero ni Jinete.',
  'GWXC-VOC-28':
    '«Todo lo que salvas en una tanda de muertes»: primero el precio de cada uno, luego esto, una vez por todos juntos.',
  'GWXC-VOC-32': '«En esta sección»: cada Horda de allí, cada una con ese número.',
}
