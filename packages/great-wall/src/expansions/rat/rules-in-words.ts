/** Section 4 of the expansions' rules, in words. */
export const en = {
  'RAT-01': 'Shuffle the 5 Artifacts of the Rat with the others; 3 come into play. They score at the end only.',
  'RAT-02': 'In co-op there are no Artifacts, so those of the Rat stay in the box.',
  'RAT-03': 'Shuffle the 3 Advisors of the Rat into the Advisor deck before dealing, unless the table leaves them out.',
  'RAT-04': 'Shuffle the 5 Rat cards and reveal one: it is the active Rat card.',
  'RAT-05':
    'At the end of the setup the player highest in the Tea order puts the Rat on any one of the ten Locations, empty or not.',
  'RAT-06': 'The Rat is always on exactly one Location. It takes no Clerk spot and never counts as a Clerk.',
  'RAT-07': 'When the Location of the Rat activates, each player with a Clerk there gains 1 Gold, however many Clerks.',
  'RAT-08':
    'The Gold comes when the activation starts, after the Shame of who is alone and before the effect, so it can pay for the effect.',
  'RAT-09': 'An Advanced Activation pays out too.',
  'RAT-10': 'The Gold does not come from the Location: it is not gathered.',
  'RAT-11':
    'It is gained even by who declines the effect. A Location that does not activate pays nothing. The Rat stays where it is.',
  'RAT-12':
    'Once each Fall, after the Defeat step of the last turn, the active Rat card is read; tables may agree to read it after each turn.',
  'RAT-13':
    'A Rat card compares the players by something that everyone sees. Who it names moves the Rat; of tied ones the one higher in the Tea order.',
  'RAT-14': 'The Rat must move, and to another Location; the Warehouse is none.',
  'RAT-15': 'If the card asks for the most of something and everybody has none of it, the Rat stays.',
  'RAT-16': 'Only human players are compared.',
  'RAT-17': 'Rat cards never ask for Resources or cards in hand.',
  'RAT-18':
    'In Summer after the reclaim step, co-op after clearing the Command track, the next Rat card is revealed on top of the old one.',
  'RAT-19': 'When the deck is empty, the covered Rat cards are shuffled into a new one.',
  'RAT-20': 'Reed Clan and Qin Jiushao gain nothing by the Rat.',
  'RAT-21': 'Qin Jiushao scores 20 Honor for an Artifact of the Rat as for any other.',
  'RAT-22':
    'The Rat changes nothing of killing, Raids, Breaches, Shame and the end of the game, and opens no window for Tactic cards.',
  'XP-TIM-14': 'The Rat moves after the last Defeat step of the Fall.',
  'GWXC-VOC-10': '"The Rat is there": it stands on the Location of the event.',
  'GWXC-VOC-13': '"Clerks on a Location": all own Clerks that are on Locations.',
  'GWXC-VOC-14': '"Soldiers in Rest Zones": own Soldiers there.',
  'GWXC-VOC-15':
    '"Soldiers in the Sections with the highest built Wall": on Hordes, on Firing spots and in the Rest Zone; of equally high Walls all count, of level 0 none.',
  'GWXC-VOC-16': '"Overseers": how many own Overseers there are, 0 to 4.',
  'GWXC-VOC-17': '"Tactic cards in hand": how many there are.',
  'GWXC-VOC-18': '"Honor": as it is at that moment.',
  'GWXC-VOC-19': '"Shame tokens": those on own Soldiers and on own Hordes.',
  'GWXC-VOC-21':
    'The most of something needs at least 1 of it; the least always names somebody. Ties go to who is higher in the Tea order.',
  'GWXC-VOC-23': '"Move the Rat": to another Location.',
  'GWXC-VOC-26': 'The Rat deck can be looked at like other decks; the active card is not part of it.',
} as const

export const es: Record<keyof typeof en, string> = {
  'RAT-01': 'Barajad los 5 Artefactos de la Rata con los demás; entran 3 en juego. Solo puntúan al final.',
  'RAT-02': 'En modo cooperativo no hay Artefactos, así que los de la Rata se quedan en la caja.',
  'RAT-03':
    'Barajad los 3 Consejeros de la Rata en el mazo de Consejeros antes de repartir, salvo que la mesa los deje fuera.',
  'RAT-04': 'Barajad las 5 cartas de Rata y revelad una: es la carta de Rata activa.',
  'RAT-05':
    'Al final de la preparación, el jugador más alto en el orden de Té pone la Rata en una de las diez Localizaciones, vacía o no.',
  'RAT-06': 'La Rata está siempre en exactamente una Localización. No ocupa espacio de Funcionario ni cuenta como tal.',
  'RAT-07':
    'Cuando se activa la Localización de la Rata, cada jugador con un Funcionario allí gana 1 Oro, tenga los que tenga.',
  'RAT-08':
    'El Oro llega al empezar la activación, después de la Deshonra de quien está solo y antes del efecto, así que puede pagarlo.',
  'RAT-09': 'Una activación avanzada también paga.',
  'RAT-10': 'El Oro no viene de la Localización: no se recolecta.',
  'RAT-11':
    'Lo gana incluso quien renuncia al efecto. Una Localización que no se activa no paga nada. La Rata se queda donde está.',
  'RAT-12':
    'Una vez cada Otoño, tras el paso de Derrota del último turno, se lee la carta de Rata activa; la mesa puede acordar leerla después de cada turno.',
  'RAT-13':
    'Una carta de Rata compara a los jugadores por algo que todos ven. Quien ella señala mueve la Rata; si hay empate, el más alto en el orden de Té.',
  'RAT-14': 'La Rata debe moverse, y a otra Localización; el Almacén no lo es.',
  'RAT-15': 'Si la carta pide lo máximo de algo y nadie tiene nada de ello, la Rata se queda.',
  'RAT-16': 'Solo se compara a los jugadores humanos.',
  'RAT-17': 'Las cartas de Rata nunca preguntan por recursos ni por cartas en la mano.',
  'RAT-18':
    'En Verano tras el paso de recuperación, en cooperativo tras vaciar la cola de Mando, se revela la siguiente carta de Rata sobre la anterior.',
  'RAT-19': 'Cuando el mazo está vacío, las cartas de Rata tapadas se barajan en uno nuevo.',
  'RAT-20': 'El clan Junco y Qin Jiushao no ganan nada con la Rata.',
  'RAT-21': 'Qin Jiushao puntúa 20 de Honor por un Artefacto de la Rata como por cualquier otro.',
  'RAT-22':
    'La Rata no cambia nada de las muertes, las Incursiones, las Brechas, la Deshonra ni el final, y no abre ventana para cartas de Táctica.',
  'XP-TIM-14': 'La Rata se mueve tras el último paso de Derrota del Otoño.',
  'GWXC-VOC-10': '«La Rata está allí»: está en la Localización del evento.',
  'GWXC-VOC-13': '«Funcionarios en una Localización»: todos los propios que están en Localizaciones.',
  'GWXC-VOC-14': '«Soldados en Zonas de Descanso»: los propios que están allí.',
  'GWXC-VOC-15':
    '«Soldados en las secciones con la Muralla construida más alta»: en Hordas, en Puestos de Disparo y en la zona de Descanso; de Murallas iguales cuentan todas, de nivel 0 ninguna.',
  'GWXC-VOC-16': '«Supervisores»: cuántos propios hay, de 0 a 4.',
  'GWXC-VOC-17': '«Cartas de Táctica en la mano»: cuántas hay.',
  'GWXC-VOC-18': '«Honor»: el que hay en ese momento.',
  'GWXC-VOC-19': '«Fichas de Deshonra»: las que hay en Soldados propios y en Hordas propias.',
  'GWXC-VOC-21':
    'Lo máximo de algo exige al menos 1; lo mínimo siempre señala a alguien. Los empates son para el más alto en el orden de Té.',
  'GWXC-VOC-23': '«Mueve la Rata»: a otra Localización.',
  'GWXC-VOC-26': 'El mazo de Rata se puede mirar como los demás; la carta activa no forma parte de él.',
}
