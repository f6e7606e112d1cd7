/** Section 14 of the expansions' rules in words. */
export const en = {
  'AC-RT-01': 'Rules and setup are those of co-op, without Requests.',
  'AC-RT-02':
    'Setup: a Wound on the first Overseer box of the Gold Mine, a Shame token that is not from the pool on the last slot of the Time track; with up to three players each section in use starts with a Wall of level 1 besides its Barricades, with two players the middle one of level 2.',
  'AC-RT-03': 'The team wins if the last Year is played to the End Game check and nothing is lost.',
  'AC-RT-04': 'The game is lost at once by any Breach, or if a player should gain Shame and the pool is empty.',
  'AC-RT-05':
    'The game is one Year shorter: the slot before the Shame token is the last. That makes 5 Years with two or three players, 4 with four, 3 with five.',
  'AC-RT-06':
    'Nobody can place or upgrade an Overseer at the Gold Mine, by whatever effect. One gathers and donates there as ever.',
  'AC-RT-07': 'In the income step of Summer each player may lose 20 Honor and hire 1 Clerk, once.',
  'AC-RT-08':
    'Who hires from the Embassy takes a Clerk not yet hired into the own pool, without Gold. Who sends a Clerk to the Embassy puts him back to those not yet hired, and must hire him again; tables may agree that he stands at the Location instead.',
  'AC-RT-09': 'Each Spring, after the Time token has moved, the players choose Peace or War together; not in Year 1.',
  'AC-RT-10':
    'Peace: the players pay 3 Gold together, or a multiple of it, and each 3 Gold make the Hordes of this Spring one fewer, the one more of co-op counted. At least 3 Gold are paid and at least 1 Horde comes.',
  'AC-RT-11': 'Several players may share this payment; each gives only what that player has agreed to.',
  'AC-RT-12': 'War: nothing is paid, and each player hires 1 Clerk free.',
  'AC-RT-13': 'Who has no Clerk left to hire gets nothing from War.',
  'AC-RT-14':
    'The player on top of the Tea order proposes War, or Peace and what each is to pay; whoever is to pay must agree. If somebody does not, there is another proposal. If the team cannot pay 3 Gold or gives up, it is War.',
  'AC-RT-15':
    'Whenever a Production Location activates, the player with the most Clerks there sends one of them to the Embassy when they return; of tied ones the one higher in the Tea order.',
  'AC-RT-16': 'That must be done, with a single Clerk and in an Advanced Activation too.',
  'AC-RT-17': 'The Reed Clan is left out of this comparison and never loses Clerks.',
  'AC-RT-18': 'A player may have no Clerk left; hiring for Honor and War remain.',
  'AC-RT-19': 'At a Breach the game is lost before anything else of the Breach is done.',
  'AC-RT-20':
    'Raid: besides the tokens it removes, each player sends 1 Clerk from the pool to the Embassy, if there is one.',
  'AC-RT-21': 'Shame of Locations and Events remains; 10 Honor discard a token as in co-op.',
  'AC-RT-22': 'The Reed Clan takes no part in Peace and War, and sends no Clerk for a Raid.',
  'AC-RT-23':
    'Soldiers are killed only when Hordes are Defeated, and saved as ever. Tactic cards that save after a Breach have no use.',
  'XP-TIM-01': 'Peace or War is chosen right after the Time token has moved, before Hordes are placed.',
  'XP-TIM-04': 'Clerks are hired for Honor in the income step, when all income has been taken.',
  'XP-TIM-08': 'A Clerk goes to the Embassy when the Clerks of the Location return.',
} as const

/** Rules of the base game that are other in this scenario, and the rule that says how. */
export const changes: Readonly<Record<string, string>> = {
  'GW-COOP-01': 'AC-RT-03',
  'GW-COOP-03': 'AC-05',
  'GW-COOP-21': 'AC-10',
  'GW-COOP-25': 'AC-RT-03',
  'GW-SPRING-01': 'AC-RT-09',
  'GW-SPRING-02': 'AC-RT-10',
  'GW-RAID-02': 'AC-RT-20',
  'GW-SUMMER-01': 'AC-RT-07',
  'GW-ACT-06': 'AC-RT-15',
  'GW-BREACH-01': 'AC-RT-19',
  'GW-PROD-05': 'AC-RT-06',
  'GW-EMB-02': 'AC-RT-08',
}

export const es: Record<keyof typeof en, string> = {
  'AC-RT-01': 'Reglas y preparación son las del cooperativo, sin Demandas.',
  'AC-RT-02':
    'Preparación: una Herida en la primera casilla de Supervisor de la Mina de Oro y, en el último espacio del indicador de Tiempo, una ficha de Deshonra que no es del suministro; con hasta tres jugadores, cada sección en uso empieza con una Muralla de nivel 1 además de sus Barricadas; con dos, la del centro es de nivel 2.',
  'AC-RT-03': 'El equipo gana si el último Año se juega hasta la comprobación del final sin perder.',
  'AC-RT-04':
    'La partida se pierde en el acto con cualquier Brecha, o si un jugador debe ganar Deshonra y el suministro está vacío.',
  'AC-RT-05':
    'La partida dura un Año menos: el último espacio es el anterior a la ficha de Deshonra. Son 5 Años con dos o tres jugadores, 4 con cuatro y 3 con cinco.',
  'AC-RT-06':
    'Nadie puede colocar ni mejorar un Supervisor en la Mina de Oro, por ningún efecto. Allí se recolecta y se dona como siempre.',
  'AC-RT-07':
    'En el paso de ingresos del Verano cada jugador puede perder 20 de Honor y contratar 1 Funcionario, una vez.',
  'AC-RT-08':
    'Quien contrata de la Embajada pasa a su reserva un Funcionario aún no contratado, sin Oro. Quien envía un Funcionario a la Embajada lo devuelve a los no contratados y debe contratarlo de nuevo; la mesa puede acordar que vaya a la Localización.',
  'AC-RT-09':
    'Cada Primavera, tras mover la ficha de Tiempo, los jugadores eligen juntos Paz o Guerra; no en el Año 1.',
  'AC-RT-10':
    'Paz: los jugadores pagan entre todos 3 de Oro, o un múltiplo, y cada 3 de Oro hacen que esta Primavera venga una Horda menos, contando la de más del cooperativo. Se pagan al menos 3 de Oro y viene al menos 1 Horda.',
  'AC-RT-11': 'Varios jugadores pueden compartir este pago; cada uno da solo lo que ha aceptado.',
  'AC-RT-12': 'Guerra: no se paga nada y cada jugador contrata gratis 1 Funcionario.',
  'AC-RT-13': 'A quien no le quedan Funcionarios que contratar, la Guerra no le da nada.',
  'AC-RT-14':
    'El jugador más alto en el orden de Té propone la Guerra, o la Paz y lo que paga cada uno; todos los que pagan deben aceptar. Si alguien no acepta, hay otra propuesta. Si el equipo no puede pagar 3 de Oro o desiste, hay Guerra.',
  'AC-RT-15':
    'Cuando se activa una Localización de Producción, el jugador con más Funcionarios allí envía uno de ellos a la Embajada cuando regresan; si hay empate, el más alto en el orden de Té.',
  'AC-RT-16': 'Es obligatorio, también con un solo Funcionario y en una activación avanzada.',
  'AC-RT-17': 'El clan Junco no entra en esta comparación y nunca pierde Funcionarios.',
  'AC-RT-18': 'Un jugador puede quedarse sin Funcionarios; le quedan contratar por Honor y la Guerra.',
  'AC-RT-19': 'Con una Brecha la partida se pierde antes de hacer nada más de ella.',
  'AC-RT-20':
    'Incursión: además de retirar fichas, cada jugador envía 1 Funcionario de su reserva a la Embajada, si lo tiene.',
  'AC-RT-21': 'Queda la Deshonra de Localizaciones y Eventos; 10 de Honor descartan una ficha, como en cooperativo.',
  'AC-RT-22': 'El clan Junco no participa en Paz y Guerra ni envía Funcionarios por una Incursión.',
  'AC-RT-23':
    'Los Soldados solo mueren al Derrotar Hordas y se salvan como siempre. Las cartas de Táctica que salvan tras una Brecha no sirven.',
  'XP-TIM-01': 'La Paz o la Guerra se elige justo tras mover la ficha de Tiempo, antes de colocar Hordas.',
  'XP-TIM-04': 'Se contrata por Honor en el paso de ingresos, cuando todos los han recibido.',
  'XP-TIM-08': 'Un Funcionario va a la Embajada cuando regresan los de la Localización.',
}
