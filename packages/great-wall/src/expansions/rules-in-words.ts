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
    'Some tables are not refused but come with a notice: 5th Player with fewer than five players, Rat in co-op.',
  'XP-GEN-03': 'Those that nobody plays gain no Resources, cards or Clerks by expansions.',
  'XP-GEN-06': 'The steps that expansions add open no window for Tactic cards.',
  'XP-GEN-07': 'Whatever an expansion leaves to chance is shuffled and drawn like everything else.',
  'XP-SET-01':
    'The setup is that of the mode; each set changes the steps it names. What needs the Tea order waits for it.',
  'XP-SET-05':
    'Hordes at the start: 3 for three players, 4 for four, 5 for five, 2 for one or two; together one more than players.',
  'XP-SET-06': 'They are placed one in each section from the left, then where the backs of the cards point.',
  'XP-SET-08':
    'Artifacts, Tactic cards, Generals and Advisors of all sets are shuffled into their decks before anything is dealt.',
  'XP-SET-09': 'The Rat is placed last of all, after Generals, Advisors, Resources and Tea order.',
  'GWXC-VOC-22': '"At most": the smaller of two numbers counts.',
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
    'Algunas mesas no se rechazan, pero llevan un aviso: 5.º jugador con menos de cinco jugadores, Rata en cooperativo.',
  'XP-GEN-03': 'Los que nadie juega no ganan recursos, cartas ni Funcionarios por las expansiones.',
  'XP-GEN-06': 'Los pasos que añaden las expansiones no abren ventana para cartas de Táctica.',
  'XP-GEN-07': 'Lo que una expansión deja al azar se baraja y se roba como todo lo demás.',
  'XP-SET-01':
    'La preparación es la del modo; cada set cambia los pasos que nombra. Lo que necesita el orden de Té lo espera.',
  'XP-SET-05':
    'Hordas al principio: 3 con tres jugadores, 4 con cuatro, 5 con cinco, 2 con uno o dos; en equipo una más que jugadores.',
  'XP-SET-06': 'Se colocan una en cada sección desde la izquierda y luego donde indiquen los dorsos de las cartas.',
  'XP-SET-08':
    'Artefactos, cartas de Táctica, Generales y Consejeros de todos los sets se barajan en sus mazos antes de repartir nada.',
  'XP-SET-09': 'La Rata se coloca al final, tras Generales, Consejeros, recursos y orden de Té.',
  'GWXC-VOC-22': '«Como máximo»: cuenta el menor de dos números.',
}
