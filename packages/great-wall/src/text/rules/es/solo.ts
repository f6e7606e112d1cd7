import type * as en from '../en/solo.ts'

export const soloSetup: Record<keyof typeof en.soloSetup, string> = {
  'GW-SOLO-01':
    'Los participantes de una partida en solitario son el jugador humano, Qin Jiushao y el clan Junco. Se aplican todas las reglas del clan Junco (ver GW-REED-01 y siguientes).',
  'GW-SOLO-02':
    'El tablero, los bloqueos, el mazo de Hordas, las 2 Hordas iniciales y las 6 Barricadas son como en GW-2P-01, GW-2P-02, GW-2P-04, GW-2P-05 y GW-2P-06.',
  'GW-SOLO-03':
    'Qin Jiushao recibe los 8 Funcionarios, todos los Soldados, el marcador de Té y el marcador de Honor de un Clan sin usar, y las 6 cartas de Mando de solitario, barajadas como mazo de Mando de solitario.',
  'GW-SOLO-04':
    'Toma 2 Jinetes y 2 Lanceros de la reserva de Qin y coloca uno de ellos como Supervisor de nivel 1 en cada Localización de Producción: los Jinetes en el Aserradero y la Cantera, los Lanceros en la Mina de Oro y el Templo (no supone ninguna diferencia para las reglas).',
  'GW-SOLO-05':
    'El jugador humano recibe 2 Generales al azar y 2 Consejeros y elige como siempre. La carta de General de solitario es la de Qin.',
  'GW-SOLO-06':
    'Reparte al azar 1 ficha de Madera, 1 de Piedra, 1 de Oro, 1 de Chi y 1 de Herida en las 5 casillas del indicador de Localización de Qin, una por casilla.',
  'GW-SOLO-07': 'Pon 2 Consejeros al azar debajo de Qin como Consejeros de Apoyo.',
  'GW-SOLO-08': 'El suministro de fichas de Deshonra de una partida en solitario tiene 10 fichas.',
  'GW-SOLO-09': 'El Honor de Qin empieza en 0, en 50 (difícil) o en 100 (más difícil), según la opción «Dificultad».',
  'GW-SOLO-10':
    'El orden de Té al principio de una partida en solitario es: jugador humano, Qin, clan Junco (se ignoran los valores de Té de los Generales).',
  'GW-SOLO-11':
    'El jugador humano tiene 5 Funcionarios en la reserva y 3 en el espacio de Funcionarios; los Funcionarios del clan Junco, como en GW-2P-08a; Qin tiene todos sus Funcionarios en su reserva (para su número, ver la opción «Funcionarios de Qin Jiushao» y RUL-19).',
}

export const soloQin: Record<keyof typeof en.soloQin, string> = {
  'GW-SOLO-12': 'Qin nunca obtiene Deshonra ni la coloca ni paga por ella.',
  'GW-SOLO-13':
    'Qin no tiene Consejeros Activos, cartas de Táctica, recursos ni mano; no recolecta nada, no tiene ingresos de Verano y nunca dona, contrata ni paga nada. Lo que sus cartas le dan gratis no es un pago (ver GW-SOLO-31, GW-SOLO-39 y GW-SOLO-40).',
  'GW-SOLO-14':
    'Qin nunca Salva Soldados ni usa zonas de Descanso: sus Soldados que mueren, y todos sus Soldados sobre una Horda Derrotada, vuelven a su reserva. En una Brecha, sus Soldados que no mueren se quedan sobre la Horda.',
  'GW-SOLO-15':
    'Las cartas de Qin en la cola de Mando cuentan por su nombre para los textos de las cartas del jugador humano (por ejemplo, su Economía añade 2 movimientos de Funcionario a tu Despotismo; ver RUL-51).',
  'GW-SOLO-16':
    'Qin obtiene Honor como un jugador de todas las fuentes que las reglas le abren: los pasos 1 y 2 de una Derrota, las Hordas reclamadas en la puntuación final y las construcciones; con las excepciones de GW-SOLO-24, GW-SOLO-29 y GW-SOLO-36. Su elección al recuperar cartas en Verano es siempre (b), 2 de Honor por cada carta propia en la pila de descarte, salvo que esté desactivada la opción «Honor de Verano de Qin Jiushao» (ver RUL-20).',
  'GW-SOLO-17':
    'El indicador de Invasión actual es el dorso de la carta superior del mazo de Hordas (si el mazo está vacío, ver GW-SPRING-02e; si aun así no hay ninguna, es la sección central).',
  'GW-SOLO-18':
    'El indicador de Localización de Qin tiene 5 casillas; la de más a la izquierda es la más alta y la de más a la derecha, la más baja. Sus fichas representan Localizaciones: Madera el Aserradero, Piedra la Cantera, Oro la Mina de Oro, Chi el Templo y Herida el Cuartel.',
  'GW-SOLO-19':
    'Después de activarse una Localización con al menos un Funcionario de Qin (de forma normal o avanzada, en el turno de cualquiera), su ficha pasa a la casilla más alta de su indicador; las fichas que estaban más arriba bajan una casilla (a la derecha). Hay una ficha por casilla (ver RUL-21).',
  'GW-SOLO-20':
    'En Otoño, el jugador humano elige primero una carta; después se revela la carta superior del mazo de Mando de solitario como carta de Qin; después se colocan las cartas en orden de Té. Qin ocupa la casilla vacía de número más bajo, como el clan Junco.',
  'GW-SOLO-21':
    'En Verano, la carta de Qin va a la pila de descarte de Mando. Si el mazo de Mando de solitario está vacío cuando hace falta una carta, se barajan sus cartas descartadas y se forma un mazo nuevo (ver RUL-20).',
  'GW-SOLO-22':
    'En su propio turno, Qin realiza su carta. En los recuadros «Otros jugadores» de la carta del jugador humano o del clan Junco mueve 2 Funcionarios (o el número que diga el recuadro) a Localizaciones distintas, las más bajas de su indicador. Si un destino no puede recibir un Funcionario, se usa la siguiente Localización más alta del indicador.',
  'GW-SOLO-23':
    'Si no le quedan Funcionarios en la reserva, Qin toma uno de la Localización más alta de su indicador que contenga un Funcionario suyo que pueda salir, nunca de una Localización más baja que el destino o igual a él (ver RUL-22). Qin nunca usa ninguna Localización ajena al indicador.',
  'GW-SOLO-24':
    'En una Localización de Producción, Qin obtiene tanto Honor como el número de sus Funcionarios allí multiplicado por el nivel de su Supervisor allí, y nada más. No dona.',
  'GW-SOLO-25': 'En el Cuartel, Qin recluta gratis tantos Lanceros como Funcionarios tenga allí, uno tras otro.',
  'GW-SOLO-26':
    'Orden de activación en el turno de Qin: primero las Localizaciones con Funcionarios de Qin, de la más alta a la más baja del indicador; después todas las demás en el orden que elija el jugador humano. Cuando debe elegir una Localización (por ejemplo, con su Despotismo) toma la más alta posible con al menos un Funcionario de Qin (ver RUL-22).',
  'GW-SOLO-27':
    'Un Lancero de Qin va a la Horda de la fila 1 de la sección indicada; si no, a la de la otra sección utilizable; si no, no se recluta.',
  'GW-SOLO-28':
    'Un Arquero de Qin va a un Puesto de Disparo de la sección indicada; si no, no se recluta; después coloca una Herida como en GW-SOLO-30 dentro de esa sección (ninguna, si ninguna Zona Vital puede recibir Heridas).',
  'GW-SOLO-29':
    'Por cada Zona Vital que Qin cubre, con un Lancero o con una Herida, obtiene 2 de Honor en lugar de la recompensa impresa. Las Heridas que dejan sus Soldados muertos no dan nada.',
  'GW-SOLO-30':
    'Elección de Zona Vital de Qin: la Horda más cercana a la Muralla (para las Heridas, la más cercana con una Zona Vital vacía que pueda recibirlas, ver GW-HORDE-06) y después su primera Zona Vital vacía, por filas de arriba abajo y cada fila de izquierda a derecha (o por columnas, según la opción «Zonas Vitales de Qin Jiushao»; ver RUL-18).',
  'GW-SOLO-31':
    'Construcción de Murallas de Qin (solo por sus cartas): la sección del indicador de Invasión actual; si está en el nivel 3, la otra. El Almacén paga del coste todo lo que tiene; lo que falta cuenta como pagado. Obtiene tanto Honor como el coste impreso (ver RUL-40 y RUL-46). Si ambas Murallas están en el nivel 3, no pasa nada. Nunca paga Barricadas (para las gratuitas, ver GW-SOLO-39).',
  'GW-SOLO-32':
    'En la Fase de Disparo, cada Arquero de Qin coloca una Herida según GW-SOLO-30 en su propia sección; 2 de Honor por Herida.',
  'GW-SOLO-33':
    'En el paso 3 de la Primavera de una partida en solitario, en lugar de descartar los dos Consejeros de más a la izquierda, uno de ellos va debajo de Qin como Consejero de Apoyo (el de más a la izquierda) y el otro se descarta. Si la opción «Consejeros de Qin Jiushao» está fijada en 2, ambos van debajo de Qin.',
  'GW-SOLO-34':
    'Cuando Qin es el Señor Feudal (ver GW-REED-11), decide por el clan Junco según procedimientos fijos (ver RUL-49); nunca obtiene nada de las acciones del clan Junco.',
  'GW-SOLO-35':
    'Traición puede copiar la carta de Qin; entonces se resuelve con el texto de la carta de Mando de jugador del mismo nombre.',
  'GW-SOLO-36':
    'En la puntuación final, Qin obtiene 20 de Honor por Artefacto (60), más sus Hordas reclamadas; no tiene Deshonra.',
  'GW-SOLO-37':
    'Las condiciones de fin en solitario son las de GW-END-01 con 2 Murallas. Si en la comprobación el suministro de fichas de Deshonra está vacío, el jugador humano pierde directamente, sea cual sea el Honor (para el momento, ver la opción «Derrota por Deshonra» y RUL-23). Si no, se puntúa; el jugador humano solo gana con más Honor que Qin; un empate es una derrota (ver RUL-24).',
  'GW-SOLO-38': 'En solitario, una Incursión retira 1 ficha de Deshonra (ver RUL-13).',
  'GW-SOLO-39':
    'Barricadas gratuitas de Qin (su Trabajad Más): hasta el número de la carta, en casillas vacías, por su orden, de la sección del indicador de Invasión actual y después de la otra; 2 de Honor cada una; no se usa el Almacén (ver RUL-66).',
  'GW-SOLO-40':
    'Mejora gratuita de Qin (su Economía): su Supervisor en la Localización de Producción más baja del indicador que esté por debajo del nivel 3 sube un nivel, gratis (ver RUL-66).',
  'GW-SOLO-41':
    'Habilidad de Qin: al final de su propio turno, después del paso C, obtiene tanto Honor como la mitad del número de sus Consejeros de Apoyo, redondeando hacia abajo.',
  'GW-SOLO-42':
    'La Traición de Qin realiza, en lugar de su propio primer y tercer recuadro, los de la carta de solitario que lleva el nombre de la carta del jugador humano en la cola de Mando; si esa es Traición, o el jugador humano no ha jugado ninguna, mueve 2 Funcionarios (ver GWC-VOC-201) y obtiene 4 de Honor. Al volver a barajar (ver GW-SOLO-21) se toman sus seis cartas, incluida Traición.',
  'GW-SOLO-43': 'El Despotismo de Qin no recibe bonificación por cartas de Economía en la cola.',
}

export const soloCards: Record<keyof typeof en.soloCards, string> = {
  'GWC-VOC-201':
    'Qin mueve Funcionarios, esa cantidad de veces: un Funcionario de su reserva (si no hay: de la Localización más alta de su indicador que no esté bloqueada y sea más alta que el destino) a la Localización más baja de su indicador de Localización que tenga una casilla libre; varios pueden ir a una misma Localización.',
  'GWC-VOC-202':
    'En los turnos de otros, Qin mueve 2 Funcionarios a las 2 Localizaciones distintas más bajas con una casilla libre.',
  'GWC-VOC-203':
    'Qin mejora: su Supervisor en la Localización de Producción más baja de su indicador que esté por debajo del nivel 3 sube un nivel, gratis (ver GW-SOLO-40).',
  'GWC-VOC-204':
    'Qin construye el siguiente nivel de Muralla en la sección del indicador de Invasión (si está completa, en la otra); el Almacén paga lo que tiene, lo que falta cuenta como pagado; su Honor es el precio impreso (ver GW-SOLO-31).',
  'GWC-VOC-205':
    'Qin coloca esa cantidad de Barricadas gratuitas en casillas vacías de la sección del indicador de Invasión y después de la otra; 2 de Honor cada una (ver GW-SOLO-39).',
  'GWC-VOC-206':
    'Esa cantidad de Lanceros de Qin atacan la fila 1 en la sección del indicador de Invasión; si no, en la otra sección; si no, no se reclutan; 2 de Honor por cada Zona Vital cubierta.',
  'GWC-VOC-207':
    'Esa cantidad de Arqueros de Qin van a Puestos de Disparo de la sección del indicador de Invasión y colocan 1 Herida cada uno según GW-SOLO-30, 2 de Honor por Herida; si no hay sitio, no se reclutan.',
  'GWC-VOC-208':
    'Descarga: cada Arquero de Qin en un Puesto de Disparo coloca 1 Herida en su sección según GW-SOLO-30, 2 de Honor cada una.',
  'GWC-VOC-209':
    'Qin hace una activación avanzada de la Localización más alta de su indicador que contenga un Funcionario suyo.',
  'GWC-VOC-210': 'Qin obtiene esa cantidad de Honor.',
  'GWC-VOC-211':
    'Qin recorre las Zonas Vitales en este orden: la fila superior desde la izquierda y después la fila inferior desde la izquierda (ver GW-SOLO-30).',
}
