/** Section 5 of the expansions' rules, in words. */
export const en = {
  'GK-01': 'One of the 6 Awards is drawn and lies beside the board; the others stay in the box.',
  'GK-02': 'Each player has 1 Bannerman in the pool.',
  'GK-03': 'Two types of Hordes leave the deck by lot, and the 3 types of this set come in.',
  'GK-04': 'The Khan’s card lies above the board, and 2 of the 6 Skills, drawn by lot, beside it.',
  'GK-05': 'The Khan begins in the section to which the top of the Horde deck points.',
  'GK-06': 'The 6 Advisors of this set are shuffled into the Advisor deck.',
  'GK-07': 'The Khan’s card is no Horde: it stands in no section, and nothing but the Attack on the Khan reaches it.',
  'GK-08': 'A spot with a number counts only with so many players or more; one without a number always counts.',
  'GK-09': 'A Skill holds only in the section of the Khan, and only while one of its spots is uncovered.',
  'GK-10': 'A Skill with all its spots covered is out of force for the rest of the game.',
  'GK-11': 'The Khan’s card and the two Skills are three cards; spots of different cards are never adjacent.',
  'GK-12':
    'Each Spring, after the new Hordes, the Khan rides to the section to which the top of the Horde deck points, maybe the same.',
  'GK-13':
    'With no Horde card left in deck and discard pile he stays. In games of two sections he never stands on the left.',
  'GK-14': 'When he changes the section, that counts at once; nothing that happened before is changed.',
  'GK-15': 'Only Spearmen and Horsemen cover spots of the Khan and his Skills; Archers and Wounds never do.',
  'GK-16': 'Whoever claims a Horde may attack the Khan with exactly one own Soldier that was on it.',
  'GK-17': 'The Soldier must survive: it was not killed, or it was saved by Chi or a card.',
  'GK-18': 'It goes to the Khan instead of the Rest Zone; one Attack for each Horde claimed.',
  'GK-19':
    'A Spearman covers 1 spot. A Horseman covers 2 adjacent spots of one card, or 1 if that card has no such pair.',
  'GK-20': 'Each spot covered brings 6 Honor at once, and nothing else.',
  'GK-21': 'The Soldier stays there until the end of the game, whatever happens.',
  'GK-22': 'The Horde may have been in any section, not only in that of the Khan.',
  'GK-23': 'For cards that speak of Attacks it is an Attack with that Soldier; it is no Recruit and changes no claim.',
  'GK-24': 'Nobody attacks where nobody claims, or where no Spearman or Horseman of the claimer survived.',
  'GK-25': 'A Bannerman cannot attack the Khan, unless the table agrees on it; special soldiers never can.',
  'GK-26':
    'No Retreat: when his section has been compared, all Soldiers on its Hordes die, in a Breach together with the others.',
  'GK-27':
    'Chi for an Attack on the Khan is due only if the Horde was in his section. It is paid after the saving, when the Attack is declared.',
  'GK-28': 'Shame in spite of Soldiers: in a Breach of his section each player gains 1 Shame for each Horde.',
  'GK-29': 'Wounds are wiped at the end of each Defeat step, in Fall and Winter; Soldiers stay.',
  'GK-30': 'Power changes for each single Horde; Lethality for each killing on Hordes of his section.',
  'GK-31': 'Both Skills hold together.',
  'GK-32': 'The Award lies on its card until somebody takes it. There is only one.',
  'GK-33': 'Whoever builds a Wall level takes the Award, from the card or from its holder. Barricades do not count.',
  'GK-34':
    'Its effect begins when that build is complete, so it never helps that build itself; of several builders each takes it in turn.',
  'GK-35': 'A Bannerman costs 2 Gold and 1 Wood and attacks like a Spearman.',
  'GK-36':
    'At the start of Winter, before the shooting, whoever has the Bannerman on a Horde or in a Rest Zone may attack with up to 2 own Soldiers of that section.',
  'GK-37':
    'In Tea order, from the Rest Zone and the Firing spots; the Bannerman may be one of the two, an Archer only once. Who took a Firing spot shoots again afterwards.',
  'GK-38': 'A Bannerman is a Soldier, but for cards neither a Spearman nor a special soldier.',
  'GK-39': 'The Khan is Defeated when all spots that count, on his card and both Skills, are covered.',
  'GK-40': 'From then on he does nothing and leaves the board; the Soldiers stay on the cards.',
  'GK-41': 'Except in co-op the game ends in the check of the Year in which he is Defeated.',
  'GK-42': 'In co-op his Defeat changes neither victory nor loss.',
  'GK-43': 'The Khan gives nothing in the final scoring; undefeated he changes nothing at the end.',
  'GK-44': 'The Reed Clan claims nothing, so it never attacks the Khan; it has no Award and no Bannerman.',
  'GK-45':
    'Qin Jiushao attacks with his first survivor, on the first free spot of the Khan’s card, the left Skill, the right Skill: 6 Honor each. He never pays Chi.',
  'GK-46': 'Qin Jiushao takes the Award by building, and of its effects only the Honor. He has no Bannerman.',
  'GK-47': 'Skills strike the Soldiers of Qin Jiushao and the Reed Clan like others; Shame they never gain.',
  'GK-48':
    'The killing and the Attack are separate: a card that saves Soldiers may save the attacker. Cards react after the Honor.',
  'GK-49': 'Raids and Breaches are unchanged except by Skills.',
  'XP-TIM-03': 'The Khan moves after the new Hordes of Spring.',
  'XP-TIM-10': 'The Khan is attacked between the killing and the Rest Zone of a Defeat.',
  'XP-TIM-15': 'Bannermen attack at the start of Winter, before the shooting.',
  'XP-TIM-20': 'Whether the Khan is Defeated is read in the end check of Winter.',
  'GWXC-VOC-08': '"The Khan stands in that Section": that of the Horde or of the event; never once he is Defeated.',
  'GWXC-VOC-09': '"An Attack on the Khan": on his card or on a Skill.',
  'GWXC-VOC-27': 'Chi for one Attack on the Khan: usually nothing.',
  'GWXC-VOC-34':
    '"All Soldiers on Hordes in his Section are killed": after its comparison, in a Breach with the others.',
  'GWXC-VOC-35': '"Shame for each Horde": a Soldier on it does not prevent it.',
  'GWXC-VOC-36': '"All Wounds leave the Hordes": at the end of every Defeat step.',
} as const

export const es: Record<keyof typeof en, string> = {
  'GK-01': 'Se saca una de las 6 Recompensas y se deja junto al tablero; las demás se quedan en la caja.',
  'GK-02': 'Cada jugador tiene 1 Portaestandarte en la reserva.',
  'GK-03': 'Dos tipos de Hordas salen del mazo al azar y entran los 3 tipos de este set.',
  'GK-04': 'La carta del Kan está encima del tablero y, junto a ella, 2 de las 6 Habilidades, sacadas al azar.',
  'GK-05': 'El Kan empieza en la sección que señala la primera carta del mazo de Hordas.',
  'GK-06': 'Los 6 Consejeros de este set se barajan en el mazo de Consejeros.',
  'GK-07': 'La carta del Kan no es una Horda: no está en ninguna sección y solo la alcanza el Ataque al Kan.',
  'GK-08': 'Una zona con número solo cuenta con tantos jugadores o más; una sin número cuenta siempre.',
  'GK-09': 'Una Habilidad solo vale en la sección del Kan, y solo mientras una de sus zonas esté sin cubrir.',
  'GK-10': 'Una Habilidad con todas sus zonas cubiertas deja de valer para el resto de la partida.',
  'GK-11':
    'La carta del Kan y las dos Habilidades son tres cartas; las zonas de cartas distintas nunca son adyacentes.',
  'GK-12':
    'Cada Primavera, tras las nuevas Hordas, el Kan cabalga a la sección que señala la primera carta del mazo de Hordas, quizá la misma.',
  'GK-13':
    'Sin cartas de Horda en mazo y descarte se queda donde está. En partidas de dos secciones nunca está a la izquierda.',
  'GK-14': 'Cuando cambia de sección vale enseguida; nada de lo anterior cambia.',
  'GK-15':
    'Solo Lanceros y Jinetes cubren zonas del Kan y de sus Habilidades; los Arqueros y las Heridas nunca lo hacen.',
  'GK-16': 'Quien reclama una Horda puede atacar al Kan con exactamente un Soldado propio que estuviera en ella.',
  'GK-17': 'El Soldado debe sobrevivir: no ha muerto, o se salvó con Chi o con una carta.',
  'GK-18': 'Va al Kan en vez de a la zona de Descanso; un Ataque por cada Horda reclamada.',
  'GK-19':
    'Un Lancero cubre 1 zona. Un Jinete cubre 2 zonas adyacentes de una carta, o 1 si esa carta no tiene tal pareja.',
  'GK-20': 'Cada zona cubierta da 6 de Honor enseguida, y nada más.',
  'GK-21': 'El Soldado se queda allí hasta el final de la partida, pase lo que pase.',
  'GK-22': 'La Horda puede haber estado en cualquier sección, no solo en la del Kan.',
  'GK-23':
    'Para las cartas que hablan de Ataques es un Ataque con ese Soldado; no es un Reclutamiento ni cambia quién reclama.',
  'GK-24': 'No hay Ataque donde nadie reclama, o donde no sobrevivió ningún Lancero ni Jinete de quien reclama.',
  'GK-25':
    'Un Portaestandarte no puede atacar al Kan, salvo que la mesa lo acuerde; los soldados especiales no pueden nunca.',
  'GK-26':
    'Sin Retirada: cuando se ha comparado su sección, mueren todos los Soldados de sus Hordas, en una Brecha junto con los demás.',
  'GK-27':
    'El Chi por un Ataque al Kan solo se debe si la Horda estaba en su sección. Se paga tras salvar, al declarar el Ataque.',
  'GK-28':
    'Deshonra aunque haya Soldados: en una Brecha de su sección cada jugador recibe 1 de Deshonra por cada Horda.',
  'GK-29': 'Las Heridas se borran al final de cada paso de Derrota, en Otoño y en Invierno; los Soldados se quedan.',
  'GK-30': 'El Poder cambia en cada Horda; la Mortandad, en cada muerte en Hordas de su sección.',
  'GK-31': 'Las dos Habilidades valen a la vez.',
  'GK-32': 'La Recompensa está en su carta hasta que alguien la toma. Solo hay una.',
  'GK-33':
    'Quien construye un nivel de Muralla toma la Recompensa, de la carta o de quien la tiene. Las Barricadas no cuentan.',
  'GK-34':
    'Su efecto empieza cuando esa construcción está completa, así que nunca la ayuda; si construyen varios, la toman uno tras otro.',
  'GK-35': 'Un Portaestandarte cuesta 2 de Oro y 1 de Madera y ataca como un Lancero.',
  'GK-36':
    'Al empezar el Invierno, antes de los disparos, quien tiene el Portaestandarte en una Horda o en una zona de Descanso puede atacar con hasta 2 Soldados propios de esa sección.',
  'GK-37':
    'En orden de Té, desde la zona de Descanso y los Puestos de Disparo; el Portaestandarte puede ser uno de los dos, un Arquero solo una vez. Quien ocupó un Puesto de Disparo vuelve a disparar después.',
  'GK-38': 'Un Portaestandarte es un Soldado, pero para las cartas ni Lancero ni soldado especial.',
  'GK-39':
    'El Kan es Derrotado cuando están cubiertas todas las zonas que cuentan, en su carta y en las dos Habilidades.',
  'GK-40': 'Desde entonces no hace nada y deja el tablero; los Soldados se quedan en las cartas.',
  'GK-41': 'Salvo en cooperativo, la partida termina en la comprobación del Año en que es Derrotado.',
  'GK-42': 'En cooperativo su Derrota no cambia ni la victoria ni la pérdida.',
  'GK-43': 'El Kan no da nada en la puntuación final; sin Derrotar no cambia nada al final.',
  'GK-44': 'El clan Junco no reclama nada, así que nunca ataca al Kan; no tiene Recompensa ni Portaestandarte.',
  'GK-45':
    'Qin Jiushao ataca con su primer superviviente, en la primera zona libre de la carta del Kan, la Habilidad izquierda, la derecha: 6 de Honor cada una. Nunca paga Chi.',
  'GK-46': 'Qin Jiushao toma la Recompensa al construir, y de sus efectos solo el Honor. No tiene Portaestandarte.',
  'GK-47':
    'Las Habilidades alcanzan a los Soldados de Qin Jiushao y del clan Junco como a los demás; Deshonra no reciben nunca.',
  'GK-48':
    'Las muertes y el Ataque son cosas aparte: una carta que salva Soldados puede salvar al atacante. Las cartas reaccionan tras el Honor.',
  'GK-49': 'Las Incursiones y las Brechas no cambian salvo por las Habilidades.',
  'XP-TIM-03': 'El Kan se mueve tras las nuevas Hordas de la Primavera.',
  'XP-TIM-10': 'El Kan es atacado entre las muertes y la zona de Descanso de una Derrota.',
  'XP-TIM-15': 'Los Portaestandartes atacan al empezar el Invierno, antes de los disparos.',
  'XP-TIM-20': 'Si el Kan ha sido Derrotado se mira en la comprobación final del Invierno.',
  'GWXC-VOC-08': '«El Kan está en esa sección»: la de la Horda o la del evento; nunca una vez Derrotado.',
  'GWXC-VOC-09': '«Un Ataque al Kan»: a su carta o a una Habilidad.',
  'GWXC-VOC-27': 'Chi por un Ataque al Kan: normalmente nada.',
  'GWXC-VOC-34':
    '«Mueren todos los Soldados en Hordas de su sección»: tras su comparación, en una Brecha con los demás.',
  'GWXC-VOC-35': '«Deshonra por cada Horda»: un Soldado en ella no la evita.',
  'GWXC-VOC-36': '«Todas las Heridas salen de las Hordas»: al final de cada paso de Derrota.',
}
