/** Section 11 of the expansions' rules, in words. */
export const en = {
  'AC-EV-01': 'Whoever has the most Honor wins; the game ends as usual.',
  'AC-EV-02':
    'The card has a space with a number for each type: Wood 4, Stone 6, Gold 5, Chi 3. A Wound marks one by lot.',
  'AC-EV-03': "The marked type is the Emperor's wish of this Year; everyone sees it.",
  'AC-EV-04':
    'Clerks may be moved to the Warehouse and away again as if it were a Special Location: any number, of all players. As a destination it counts like one.',
  'AC-EV-05':
    'The Warehouse never activates, is no target of an Advanced Activation, has no Shame icon and is no Location for anything else.',
  'AC-EV-06': "The Emperor's claim: each Winter after the Assault phase every player is checked, in Tea order.",
  'AC-EV-07': 'Who has at least the marked number of that type gains 10 Honor at once.',
  'AC-EV-08': 'Everyone else gains 1 Shame.',
  'AC-EV-09': 'Nothing is spent and nothing is decided. Others learn only whether the number is reached.',
  'AC-EV-10': 'Resources in the Warehouse count for nobody.',
  'AC-EV-11':
    'Then whoever has most Clerks in the Warehouse, of tied ones the higher in the Tea order, must move the marker to another space.',
  'AC-EV-12': 'With no Clerks in the Warehouse the marker stays.',
  'AC-EV-13': 'Then all Clerks in the Warehouse return to their pools.',
  'AC-EV-14': 'Claim, marker, return; the table may agree to move the marker before the claim.',
  'AC-EV-15': 'All of it is done in the last Winter too, before the end is checked.',
  'AC-EV-16': 'Clerks of the Reed Clan cannot be moved to the Warehouse; it is not checked.',
  'AC-EV-17':
    'Qin Jiushao sends no Clerks there. In the claim he gains 10 Honor if the token of that type is on one of the two highest spaces of his track, otherwise nothing.',
  'AC-EV-18': 'Raids, Breaches, kills and Tactics are as usual.',
} as const

/** Rules of the base game that are other in this scenario, and the rule that says how. */
export const changes: Readonly<Record<string, string>> = {
  'GW-CLERK-04': 'AC-EV-04',
  'GW-WINTER-02f': 'AC-EV-06',
}

export const es: Record<keyof typeof en, string> = {
  'AC-EV-01': 'Gana quien tenga más Honor; la partida termina como siempre.',
  'AC-EV-02':
    'La carta tiene un espacio con un número por tipo: Madera 4, Piedra 6, Oro 5, Chi 3. Una Herida marca uno al azar.',
  'AC-EV-03': 'El tipo marcado es el deseo del Emperador de este año; todos lo ven.',
  'AC-EV-04':
    'Los Funcionarios pueden ir al Almacén y salir de él como si fuera una Localización Especial: cualquier número, de todos los jugadores. Como destino cuenta como una.',
  'AC-EV-05':
    'El Almacén nunca se activa, no es objetivo de una activación avanzada, no tiene icono de Deshonra y no es Localización para nada más.',
  'AC-EV-06':
    'Exigencia del Emperador: cada Invierno, tras la fase de Asalto, se comprueba a cada jugador en orden de Té.',
  'AC-EV-07': 'Quien tenga al menos el número marcado de ese tipo gana 10 de Honor en el acto.',
  'AC-EV-08': 'Los demás reciben 1 Deshonra.',
  'AC-EV-09': 'No se gasta ni se decide nada. Los demás solo saben si se llega al número.',
  'AC-EV-10': 'Los recursos del Almacén no cuentan para nadie.',
  'AC-EV-11':
    'Después, quien tenga más Funcionarios en el Almacén (en empate, el más alto en el orden de Té) debe mover el marcador a otro espacio.',
  'AC-EV-12': 'Sin Funcionarios en el Almacén el marcador no se mueve.',
  'AC-EV-13': 'Después, todos los Funcionarios del Almacén vuelven a sus reservas.',
  'AC-EV-14': 'Exigencia, marcador, regreso; la mesa puede acordar mover el marcador antes de la exigencia.',
  'AC-EV-15': 'Todo se hace también en el último Invierno, antes de comprobar el final.',
  'AC-EV-16': 'Los Funcionarios del clan Junco no pueden ir al Almacén; no se le comprueba.',
  'AC-EV-17':
    'Qin Jiushao no envía Funcionarios allí. En la exigencia gana 10 de Honor si la ficha de ese tipo está en uno de los dos espacios más altos de su indicador; si no, nada.',
  'AC-EV-18': 'Incursiones, Brechas, muertes y Tácticas no cambian.',
}
