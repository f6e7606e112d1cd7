/** Section 8 of the expansions' rules in words: what all scenarios share. */
export const title = { en: 'Ancient Chronicles: all scenarios', es: 'Crónicas Ancestrales: todos los escenarios' }

export const en = {
  'AC-01': 'A game of Ancient Chronicles has exactly one scenario, and no other expansion but the fifth seat.',
  'AC-02':
    "Freezing Weather, Great Famine, Emperor's Visit and Hungry Ghost Festival are played for Honor; Siege of Diaoyucheng and Red Turban Rebellion together, to survive.",
  'AC-03': 'What the scenario card says of the setup is done first, and checked when the setup is over.',
  'AC-04':
    'The 10 Artifacts of Ancient Chronicles are shuffled with the 5 others, and 3 are in play. Those of Ancient Chronicles act all game, for every player alike; at the end they score only if they say so.',
  'AC-05':
    'In the scenarios played together there are no Requests, and Artifacts lie on their spots, unless the table leaves them out. The others of them do nothing: there is no final scoring.',
  'AC-06': 'The 8 Tactic cards are shuffled into the Tactic deck.',
  'AC-07': 'The 4 Generals are shuffled with the others before 2 are dealt to each player.',
  'AC-08': 'The 10 Advisors are shuffled into the Advisor deck before 2 are dealt to each player.',
  'AC-09':
    '"After the Assault phase": when the Barricades have been discarded and before the end of the game is checked, in the last Winter too.',
  'AC-10':
    'Winter of a scenario played together: Firing, Assault, the phase of the scenario, End Game check, Event. There are no Requests and no Shame for them; everything else of co-op holds.',
  'AC-11':
    'Played together: if the Time token is on its last slot at the End Game check and the game is not lost, the team wins.',
  'AC-12':
    'Reed Clan and Qin Jiushao keep all their rules. Qin scores 20 Honor for any Artifact in play; during the game he has only the Honor that one gives for what he does.',
  'AC-13': 'Pieces on a scenario card are in no section, on no Location and in no pool.',
  'AC-14': 'What replaces a Shame token also replaces what would follow from an empty pool for that token.',
  'XP-REF-01': 'A scenario cannot be mixed with Rat, Genghis Khan, Black Powder or Ancient Beasts.',
  'XP-REF-02': 'Siege of Diaoyucheng and Red Turban Rebellion exist only as co-operative games.',
  'XP-REF-03': 'The four other scenarios are contests for Honor: they do not exist as co-operative games.',
  'XP-REF-07': 'One scenario per game.',
} as const

export const es: Record<keyof typeof en, string> = {
  'AC-01':
    'Una partida de Crónicas Ancestrales tiene exactamente un escenario y ninguna otra expansión salvo el quinto asiento.',
  'AC-02':
    'Frío Glacial, Gran Hambruna, Visita del Emperador y Festival de los Fantasmas Hambrientos se ganan con Honor; Asedio de Diaoyucheng y Rebelión de los Turbantes Rojos se juegan en equipo, para sobrevivir.',
  'AC-03':
    'Lo que la carta de escenario dice de la preparación se hace primero y se comprueba al terminar la preparación.',
  'AC-04':
    'Los 10 Artefactos de Crónicas Ancestrales se barajan con los otros 5 y entran 3 en juego. Los de Crónicas Ancestrales valen toda la partida, igual para todos; al final solo puntúan si lo dicen.',
  'AC-05':
    'En los escenarios cooperativos no hay Demandas y en sus espacios hay Artefactos, salvo que la mesa los deje fuera. Los demás de ellos no hacen nada: no hay puntuación final.',
  'AC-06': 'Las 8 cartas de Táctica se barajan en el mazo de Tácticas.',
  'AC-07': 'Los 4 Generales se barajan con los demás antes de repartir 2 a cada jugador.',
  'AC-08': 'Los 10 Consejeros se barajan en el mazo de Consejeros antes de repartir 2 a cada jugador.',
  'AC-09':
    '«Tras la fase de Asalto»: cuando se han descartado las Barricadas y antes de comprobar el final, también en el último Invierno.',
  'AC-10':
    'El Invierno de un escenario cooperativo: Disparos, Asalto, la fase del escenario, comprobación del final, Evento. No hay Demandas ni Deshonra por ellas; vale todo lo demás del cooperativo.',
  'AC-11':
    'En equipo: si la ficha de Tiempo está en su último espacio al comprobar el final y no se ha perdido, el equipo gana.',
  'AC-12':
    'El clan Junco y Qin Jiushao conservan todas sus reglas. Qin puntúa 20 de Honor por cada Artefacto en juego; durante la partida solo tiene el Honor que uno da por lo que él hace.',
  'AC-13': 'Las piezas de una carta de escenario no están en ninguna sección, Localización ni reserva.',
  'AC-14':
    'Lo que sustituye a una ficha de Deshonra sustituye también a lo que seguiría de un suministro vacío para esa ficha.',
  'XP-REF-01': 'Un escenario no se combina con Rata, Gengis Kan, Pólvora Negra ni Bestias Ancestrales.',
  'XP-REF-02': 'Asedio de Diaoyucheng y Rebelión de los Turbantes Rojos solo existen en modo cooperativo.',
  'XP-REF-03': 'Los otros cuatro escenarios se ganan con Honor: no existen en modo cooperativo.',
  'XP-REF-07': 'Un solo escenario por partida.',
}
