import type { RuleId } from './rules.en.ts'

export const rulesEs: Record<RuleId, string> = {
  'ZG-GEN-01':
    'ZhanGuo es para 2, 3 o 4 jugadores y dura 5 rondas. Gana quien tenga más puntos de victoria (PV) al final.',
  'ZG-GEN-02':
    'Solo puedes elegir una acción o una recompensa si todos sus pasos obligatorios se pueden realizar por completo en la situación actual; una vez elegida, hay que realizarla. Las partes opcionales (las que dicen «puedes») nunca hacen ilegal una acción.',
  'ZG-GEN-03':
    'Los límites de componentes son límites reales, salvo en el caso de los trabajadores, que nunca se agotan.',
  'ZG-GEN-04':
    'Ninguna cantidad puede ser negativa. Los PV nunca bajan de 0, y solo la subasta resta PV (ver ZG-AUCT-05 y ZG-AUCT-08).',
  'ZG-GEN-05':
    'Los símbolos de PV en rojo puntúan de inmediato; los símbolos de PV en negro puntúan al final de la partida. La regla de cada fuente de PV indica cuál de los dos casos se aplica.',
  'ZG-GEN-06':
    'En sentido horario significa en orden ascendente de asientos; después del último asiento va el primero.',
  'ZG-GEN-07':
    'El malestar, los funcionarios, los trabajadores y las cartas de un jugador solo se ven afectados por las acciones de ese mismo jugador.',
  'ZG-SETUP-01':
    'El tablero de juego muestra 5 regiones, 3 emplazamientos de muralla de 2 secciones cada uno, la Corte, la cuadrícula de recompensas y la escala de recompensas, la escala de rondas y la zona de misiones.',
  'ZG-SETUP-02':
    'Cada jugador elige un color distinto (azul, rojo, morado o amarillo) y recibe 8 discos, 8 gobernadores, 6 palacios, 5 murallas, 5 cubos de malestar y 5 funcionarios de cada uno de los colores de funcionario (rojo, gris y blanco).',
  'ZG-SETUP-03':
    'Separa las cartas por color en 3 mazos (marfil, naranja y marrón), baraja cada mazo y déjalo boca abajo.',
  'ZG-SETUP-04': 'El marcador de ronda empieza en el 1.',
  'ZG-SETUP-05':
    'Las 3 fichas de unificación de valor 3 (una por color) se colocan en el tablero de juego, junto a la Corte.',
  'ZG-SETUP-06':
    'El jugador inicial se elige al azar. Su disco ocupa la casilla superior de la escala de recompensas; los discos de los demás jugadores ocupan las casillas siguientes en orden aleatorio, un disco por casilla.',
  'ZG-SETUP-07': 'Todos los discos de PV empiezan en 0, o en 15 si se juega con subasta (ver ZG-AUCT-01).',
  'ZG-SETUP-08': 'Los 6 discos restantes de cada jugador son sus discos de misión.',
  'ZG-SETUP-09':
    'Baraja las 6 losetas de muralla y coloca una en cada una de las 6 secciones de muralla, cada una con una cara visible al azar.',
  'ZG-SETUP-10':
    'Para cada uno de los tres tipos de misión (muralla, palacio y gobernador), baraja sus 4 losetas y coloca una boca arriba en la sección superior y otra en la sección inferior; las otras 2 se retiran de la partida.',
  'ZG-SETUP-11':
    'La reserva general contiene todos los trabajadores y, de cada color, 6 / 9 / 12 fichas de unificación de valor 1 con 2 / 3 / 4 jugadores.',
  'ZG-SETUP-12':
    'Tableros de jugador: en una partida con el lado A, cada jugador toma un tablero cualquiera por el lado A; todos los lados A son iguales. En una partida con el lado B, los tableros se eligen (ver ZG-BSIDE-01) o se subastan (ver ZG-AUCT-01).',
  'ZG-SETUP-13':
    'Cada jugador pasa 3 funcionarios, los que indica el lado del tablero en uso, de su reserva al área de gobernadores de la región 1.',
  'ZG-SETUP-14': 'La pila de la Corte empieza vacía; su casilla muestra el número abierto X (ver ZG-ACT-05).',
  'ZG-SETUP-15': 'Cada región ofrece 2 / 3 / 4 casillas de palacio con 2 / 3 / 4 jugadores.',
  'ZG-SETUP-16':
    'Todas las casillas de bonificación de gobernador, las casillas de muralla y las casillas de misión están en juego con cualquier número de jugadores.',
  'ZG-SETUP-17':
    'Todas las escalas de malestar, las áreas de trabajadores, las manos y las zonas de cartas de los tableros de jugador empiezan vacías.',
  'ZG-SETUP-18':
    'Para que una partida se pueda reproducir a partir de su semilla aleatoria, los sucesos aleatorios ocurren siempre en este orden: el jugador inicial; el orden de los demás discos; el barajado de los mazos marfil, naranja y marrón; el orden de las losetas de muralla y después sus caras (secciones en el orden turquesa 1, turquesa 2, dorada 1, dorada 2, bermellón 1, bermellón 2); el barajado de las misiones de muralla, de palacio y de gobernador; los tableros descartados para la subasta.',
  'ZG-BSIDE-01':
    'Lado B sin subasta: en orden inverso de juego, cada jugador elige uno de los tableros que queden libres. Empieza el jugador sentado en último lugar, contando en sentido horario desde el jugador inicial, y el jugador inicial elige el último. Los 4 tableros están disponibles con cualquier número de jugadores.',
  'ZG-BSIDE-02': 'Todos los jugadores usan el mismo lado (A o B) en una partida.',
  'ZG-AUCT-01':
    'En una partida con subasta, los discos de PV empiezan en 15. Las variantes se deciden antes de la subasta.',
  'ZG-AUCT-02': 'Antes de la subasta se descartan 0 / 1 / 2 tableros con 4 / 3 / 2 jugadores, por defecto al azar.',
  'ZG-AUCT-03':
    'Se hace una subasta por tablero. Quien la abre debe pujar al menos 1 PV y no puede pasar. La primera subasta la abre el jugador inicial.',
  'ZG-AUCT-04':
    'En sentido horario, cada uno de los demás participantes hace una puja estrictamente mayor que la vigente o pasa. Quien pasa queda fuera de esta subasta. Se sigue pujando hasta que quede un solo participante.',
  'ZG-AUCT-05':
    'El ganador de una subasta pierde tantos PV como su puja y toma cualquiera de los tableros que queden en oferta, por el lado B. Los demás no pagan nada.',
  'ZG-AUCT-06':
    'La siguiente subasta la abre el jugador sin tablero más cercano al ganador anterior en sentido horario. Solo participan los jugadores sin tablero.',
  'ZG-AUCT-07': 'Una puja no puede superar los PV de quien la hace (15, ya que nadie paga antes de ganar).',
  'ZG-AUCT-08':
    'El último jugador sin tablero recibe el último tablero por exactamente 1 PV, sin tomar ninguna decisión.',
  'ZG-AUCT-09':
    'Después de la subasta se colocan los funcionarios iniciales según los tableros obtenidos (ver ZG-SETUP-13).',
  'ZG-ROUND-01':
    'Cada una de las 5 rondas tiene tres fases, en este orden: fase 1, Robar; fase 2, Jugar; fase 3, Recompensas.',
  'ZG-ROUND-02':
    'El jugador inicial de una ronda es el dueño del disco superior de la escala de recompensas. Los demás discos no influyen en el orden de turno (salvo con la variante de ZG-VAR-02), solo en los empates.',
  'ZG-ROUND-03':
    'La fase 2 se juega en sentido horario desde el jugador inicial, un turno cada uno, hasta que todas las manos estén vacías: 6 turnos por jugador y ronda, 30 por partida.',
  'ZG-ROUND-04':
    'Después de la fase 3 de las rondas 1 a 4, el marcador de ronda avanza 1; después de la ronda 5 termina la partida y se pasa a la puntuación final (ver ZG-END-01).',
  'ZG-ROUND-05': 'La pila de la Corte no se vacía entre rondas.',
  'ZG-DRAW-01': 'En la fase 1, cada mano se completa con 2 cartas de cada mazo: 6 cartas en total, 2 por color.',
  'ZG-DRAW-02': 'Las manos están vacías al final de cada fase 2, por lo que no hace falta ningún límite de mano.',
  'ZG-DRAW-03':
    'Para que las partidas se puedan reproducir, las cartas se reparten en sentido horario desde el jugador inicial; cada jugador toma las cartas superiores del mazo marfil, después las del naranja y después las del marrón.',
  'ZG-TURN-01':
    'En tu turno juegas exactamente 1 carta de tu mano y realizas exactamente 1 acción: o bien la acción de Unificación (la carta va a tu propio tablero) o bien una acción de la Corte (la carta va a la pila de la Corte). No puedes pasar.',
  'ZG-TURN-02':
    'Siempre hay una jugada legal: reclutar es legal mientras quede alguno de tus funcionarios en tu reserva, reasignar es legal mientras haya alguno de tus funcionarios en tu tablero, y tus 15 funcionarios están siempre en uno de estos dos lugares.',
  'ZG-TURN-03':
    'Movimiento gratuito: en cualquier momento de tu propio turno de la fase 2 puedes mover tantos funcionarios tuyos como quieras, de uno en uno, del área de gobernadores de una región al área de trabajadores de la misma región, siempre que esa área de trabajadores tenga menos de 2 funcionarios. Un movimiento gratuito no cuesta nada y no es una acción. Puedes hacerlo antes de los pasos de cualquiera de los dos tipos de acción, entre ellos y después de ellos, y también entre activaciones.',
  'ZG-TURN-04':
    'El movimiento gratuito nunca va en sentido contrario: mover un funcionario del área de trabajadores al área de gobernadores de una región cuesta un punto de reasignación.',
  'ZG-TURN-05': 'No se pueden hacer movimientos gratuitos en los turnos de otros jugadores ni en la fase 3.',
  'ZG-TURN-06':
    'Al final de tu turno puedes reclamar misiones (ver ZG-TASK-04); después el turno pasa al siguiente jugador.',
  'ZG-UNIFY-01':
    'Acción de Unificación: coloca la carta jugada en una región de tu propio tablero de jugador. Cada región admite como máximo 3 cartas; no puedes elegir una región llena.',
  'ZG-UNIFY-02': 'Las cartas de un tablero de jugador nunca se mueven, se retiran, se sustituyen ni se devuelven.',
  'ZG-UNIFY-03':
    'El malestar de la región sube 0 / 1 / 2 con la 1.ª / 2.ª / 3.ª carta que se coloca en ella. No puedes colocar la carta si con ello se superase el límite de malestar de la región.',
  'ZG-UNIFY-04':
    'Tomas 1 / 2 / 3 fichas de unificación de valor 1 del color de la carta por la 1.ª / 2.ª / 3.ª carta de la región.',
  'ZG-UNIFY-05':
    'Al unificar, por cada ficha del color de la carta que falte en la reserva general obtienes 1 PV de inmediato en su lugar. Las fichas de valor 3 nunca se toman de este modo.',
  'ZG-UNIFY-06':
    'La acción de Unificación no activa ninguna habilidad, sean cuales sean los números de las cartas, y no afecta a la pila de la Corte.',
  'ZG-UNIFY-07':
    'Una región en su límite de malestar sigue admitiendo su 1.ª carta, porque esa carta hace subir el malestar en 0.',
  'ZG-UNREST-01':
    'Una escala de malestar vacía es el nivel 0; con el cubo en una casilla, el nivel es el número de esa casilla contando desde la izquierda.',
  'ZG-UNREST-02':
    'El límite de malestar de una región (el número de casillas de su escala de malestar) es 2, 3 o 4, según la región y el lado del tablero.',
  'ZG-UNREST-03':
    'Una acción que haría subir el malestar de una región por encima de su límite es ilegal en su totalidad; no hay subidas parciales.',
  'ZG-UNREST-04':
    'El malestar sube con la 2.ª y la 3.ª carta de una región (ver ZG-UNIFY-03) y al contratar (ver ZG-COURT-HIRE-04). Nada más hace subir el malestar; los trabajadores obtenidos con bonificaciones o recompensas no lo hacen.',
  'ZG-UNREST-05':
    'El malestar baja al instalar un gobernador (a 0), con las bonificaciones de calma (en 1) y con el tablero B del cuadrado (en 1).',
  'ZG-UNREST-06':
    'Una bajada de 1 desde el nivel 1 deja vacía la escala de malestar. En el nivel 0 no es posible bajar y no se obtiene nada.',
  'ZG-UNREST-07':
    'Mientras el malestar de una región esté en su límite (la casilla situada más a la derecha de su escala), no se puede activar ninguna carta de esa región ni construir un palacio en ella.',
  'ZG-UNREST-08':
    'Mientras el cubo de malestar de una región esté en la casilla situada sobre el símbolo de palacio prohibido, no se puede construir un palacio en esa región.',
  'ZG-UNREST-09':
    'Aparte de ZG-UNREST-03, ZG-UNREST-07 y ZG-UNREST-08, el malestar no tiene ningún efecto durante la partida: no impide reclutar, reasignar, instalar gobernadores, construir murallas, hacer movimientos gratuitos ni usar las habilidades del tablero. La puntuación final puede tenerlo en cuenta (ver ZG-END-06).',
  'ZG-COURT-01':
    'Acción de la Corte: coloca la carta boca arriba sobre la pila de la Corte y realiza una de las seis acciones. Cualquier carta sirve para cualquier acción; allí nunca importan ni su color ni su propia habilidad.',
  'ZG-COURT-02':
    'Solo puedes elegir una acción de la Corte que se pueda realizar por completo (ver ZG-GEN-02), y debes realizarla.',
  'ZG-COURT-03':
    'La legalidad de una acción se comprueba en la situación posterior a los movimientos gratuitos hechos hasta ese momento. Una acción que aún no es legal puede llegar a serlo con un movimiento gratuito.',
  'ZG-COURT-04':
    'Orden de una acción de la Corte: juega la carta, realiza la acción por completo y después activa habilidades (ver ZG-ACT-01).',
  'ZG-COURT-RECRUIT-01':
    'Reclutar: mueve 1 funcionario de cualquier color de tu reserva al área de gobernadores de cualquier región.',
  'ZG-COURT-RECRUIT-02': 'Las áreas de gobernadores no tienen límite de funcionarios, ni en total ni por color.',
  'ZG-COURT-RECRUIT-03':
    'No puedes reclutar un color del que queden 0 funcionarios en tu reserva. Si no queda ningún funcionario en tu reserva, reclutar es ilegal.',
  'ZG-COURT-REASSIGN-01':
    'Reasignar: la acción te da 3 puntos de reasignación, de los que debes gastar al menos 1. Cada uno de estos pasos cuesta 1 punto: de un área de gobernadores al área de gobernadores de una región adyacente, de un área de trabajadores al área de trabajadores de una región adyacente, o del área de trabajadores al área de gobernadores de la misma región. Bajar del área de gobernadores al área de trabajadores de la misma región cuesta 0 (movimiento gratuito, solo en tu propio turno).',
  'ZG-COURT-REASSIGN-02':
    'Puedes repartir los puntos de reasignación entre varios funcionarios o gastarlos en uno solo; un mismo funcionario puede moverse más de una vez.',
  'ZG-COURT-REASSIGN-03':
    'Un funcionario solo puede terminar su movimiento en un área de trabajadores si después hay en ella como máximo 2 funcionarios.',
  'ZG-COURT-REASSIGN-04':
    'Un área de trabajadores llena se puede atravesar, pero ningún funcionario puede quedarse en ella. El paso de entrada y el de salida cuestan 1 punto cada uno y deben pagarse con la misma concesión de puntos; la travesía cuenta como un único movimiento. El paso de salida puede llevar al área de trabajadores de una región adyacente o subir al área de gobernadores de la región atravesada.',
  'ZG-COURT-REASSIGN-05':
    'Un movimiento gratuito necesita un lugar libre en el área de trabajadores de destino; no puede iniciar la travesía de un área de trabajadores llena.',
  'ZG-COURT-REASSIGN-06':
    'Reasignar es ilegal si no tienes ningún funcionario en tu tablero. Si tienes al menos uno, siempre existe un movimiento de 1 punto.',
  'ZG-COURT-REASSIGN-07':
    'Dos regiones son adyacentes si su frontera común en el tablero de juego es una línea simple; una frontera dibujada como muralla las separa. La adyacencia vale en ambos sentidos y es la misma para funcionarios, trabajadores y gobernadores.',
  'ZG-COURT-REASSIGN-08': 'Los puntos de reasignación no mueven trabajadores.',
  'ZG-COURT-REASSIGN-09':
    'Reasignar nunca activa habilidades de cartas (puede activar el tablero B del cuadrado, ver ZG-BABIL-04).',
  'ZG-COURT-REASSIGN-10':
    'Las demás concesiones de puntos de reasignación (hasta 1 / 2 / 4 puntos) siguen las mismas reglas de movimiento, son opcionales y se pueden gastar en parte. Cada concesión se resuelve por separado; los puntos nunca se acumulan de una a otra.',
  'ZG-COURT-GOV-01':
    'Instalar gobernador: elige una región cuya área de gobernadores en tu tablero tenga al menos 1 funcionario rojo, 1 gris y 1 blanco.',
  'ZG-COURT-GOV-02':
    'Instalar gobernador, paso 1: devuelve a tu reserva un funcionario de cada color del área de gobernadores de la región. Los funcionarios del área de trabajadores de la región no cuentan.',
  'ZG-COURT-GOV-03':
    'Instalar gobernador, paso 2: coloca en la región un gobernador de tu reserva. Si la región tiene casillas de bonificación vacías, elige una de ellas y recibe su bonificación de inmediato; solo si no hay ninguna vacía, el gobernador va a la zona abierta, sin bonificación.',
  'ZG-COURT-GOV-04': 'Instalar gobernador, paso 3: pon tu malestar en la región a 0.',
  'ZG-COURT-GOV-05':
    'Instalar gobernador es ilegal si no queda ningún gobernador en tu reserva. No hay límite de gobernadores en una región, ni por jugador ni en total.',
  'ZG-COURT-GOV-06':
    'Casilla de bonificación de reasignación: recibes hasta 4 puntos de reasignación; usarlos es opcional.',
  'ZG-COURT-GOV-07':
    'Casilla de bonificación de funcionario: puedes llevar 1 funcionario de cualquier color de tu reserva (incluso uno recién devuelto) a cualquier área de gobernadores.',
  'ZG-COURT-GOV-08': 'Casilla de bonificación de PV: obtienes 4 PV de inmediato.',
  'ZG-COURT-GOV-09':
    'Hay que elegir una casilla de bonificación aunque su bonificación no se pueda usar; en ese caso, la bonificación se pierde.',
  'ZG-COURT-HIRE-01': 'Contratar trabajadores: elige una región con al menos 1 funcionario en su área de trabajadores.',
  'ZG-COURT-HIRE-02':
    'Obtienes en el área de trabajadores de la región tantos trabajadores como funcionarios haya en ella (1 o 2), sean del color que sean. No se permite tomar menos.',
  'ZG-COURT-HIRE-03': 'Al contratar trabajadores, los funcionarios se quedan donde están.',
  'ZG-COURT-HIRE-04':
    'Después de contratar, el malestar de la región sube 1, sea cual sea el número de trabajadores contratados (pero ver ZG-VAR-03).',
  'ZG-COURT-HIRE-05':
    'No puedes contratar en una región cuyo malestar esté en su límite (la casilla situada más a la derecha de su escala).',
  'ZG-COURT-HIRE-06':
    'Las áreas de trabajadores admiten cualquier número de trabajadores, y los trabajadores de la reserva general nunca se agotan.',
  'ZG-COURT-PALACE-01':
    'Construir palacio: elige una región y paga 2 trabajadores del área de trabajadores de esa región y 1 trabajador del área de trabajadores de otra región; todos van a la reserva general.',
  'ZG-COURT-PALACE-02':
    'Para construir un palacio necesitas un palacio en tu reserva y una casilla de palacio vacía en la región (ver ZG-SETUP-15). En cada casilla cabe un solo palacio; puedes tener varios palacios en una misma región.',
  'ZG-COURT-PALACE-03':
    'No puedes construir un palacio en una región donde tu malestar esté en la casilla situada sobre el símbolo de palacio prohibido o en su límite (la casilla situada más a la derecha). El malestar de la otra región que paga un trabajador no importa.',
  'ZG-COURT-PALACE-04': 'Después de pagar, coloca el palacio en una casilla de palacio vacía de la región.',
  'ZG-COURT-PALACE-05':
    'Después de colocar el palacio, toma del tablero de juego 1 ficha de unificación de valor 3 del color que elijas. Es obligatorio si hay alguna; si no hay ninguna, este paso se omite.',
  'ZG-COURT-PALACE-06':
    'Después de construir un palacio obtienes de inmediato 1 PV por cada carta de tu tablero de jugador (de 0 a 15), contando todas las regiones y colores.',
  'ZG-COURT-WALL-01':
    'Construir muralla: elige una sección de muralla y una casilla vacía de ella con 1, 2 o 3 varillas. Cada sección tiene exactamente una casilla de cada tipo.',
  'ZG-COURT-WALL-02':
    'Para construir una muralla necesitas una muralla en tu reserva. En cada casilla cabe 1 muralla, y cada jugador puede tener como máximo 1 muralla por sección; por tanto, como máximo 2 por emplazamiento y 5 en total.',
  'ZG-COURT-WALL-03':
    'Paga tantos trabajadores como varillas tenga la casilla; si son 2 o 3, deben proceder todos de regiones distintas. Van a la reserva general.',
  'ZG-COURT-WALL-04':
    'Las murallas no pertenecen a ninguna región: para ellas no importan ni el malestar ni la adyacencia.',
  'ZG-COURT-WALL-05': 'Las murallas solo puntúan al final de la partida (ver ZG-END-04).',
  'ZG-ACT-01':
    'Después de una acción de la Corte puedes activar las cartas de tu tablero cuyo activador sea la acción que has realizado, si se cumple la condición de número (ver ZG-ACT-02 y ZG-ACT-03).',
  'ZG-ACT-02':
    'Para activar cartas después de construir una muralla, construir un palacio o contratar trabajadores, el número de la carta que has jugado debe ser mayor que el de la carta situada justo debajo en la pila de la Corte.',
  'ZG-ACT-03':
    'Para activar cartas después de reclutar o de instalar un gobernador, el número de la carta que has jugado debe ser menor que el de la carta situada justo debajo en la pila de la Corte.',
  'ZG-ACT-04':
    'Si no se cumple la condición de número, la acción sigue siendo válida y no se activa ninguna carta. Cada número existe una sola vez, por lo que no puede haber dos números iguales.',
  'ZG-ACT-05':
    'Con la primera carta de la Corte de la partida (pila de la Corte vacía), el jugador fija libremente el número X, por lo que la condición de número se cumple sea cual sea la acción realizada.',
  'ZG-ACT-06':
    'Cada carta que cumpla los requisitos se puede activar una vez por acción de la Corte. La activación es opcional, carta por carta, en cualquier orden, y puedes parar en cualquier momento.',
  'ZG-ACT-07':
    'No se puede activar una carta de una región cuyo malestar esté en su límite. Esto se comprueba cuando le toca a la carta, con los niveles de malestar posteriores a la acción y a las activaciones ya hechas.',
  'ZG-ACT-08':
    'Las habilidades de los tableros B que active la acción se suman al mismo conjunto: puedes combinarlas libremente con las activaciones de cartas, en cualquier orden. No dependen de la condición de número ni del malestar. Una acción de la Corte da cada habilidad del tablero como máximo una vez.',
  'ZG-ACT-09':
    'Solo las acciones de la Corte activan habilidades. Las recompensas, las bonificaciones de las casillas y las bonificaciones de las habilidades nunca lo hacen, aunque coloquen un funcionario, un gobernador, una muralla o un palacio.',
  'ZG-ACT-10':
    'La carta que juegas para una acción de la Corte está en la pila de la Corte; su propia habilidad nunca se usa.',
  'ZG-ABIL-01':
    'Bonificación de ficha: puedes tomar 1 ficha de unificación de valor 1 de cualquier color que quede en la reserva general. Si los tres colores están agotados, obtienes 1 PV de inmediato. Si solo faltan algunos, eliges entre los demás y no recibes PV.',
  'ZG-ABIL-02':
    'Bonificación de reasignación: recibes 2 puntos de reasignación, que puedes gastar del todo, en parte o no gastar (ver ZG-COURT-REASSIGN-10).',
  'ZG-ABIL-03': 'Bonificación de PV: obtienes de inmediato los 2 o 3 PV impresos en la carta.',
  'ZG-ABIL-04':
    'Bonificación de trabajador: puedes añadir 1 trabajador al área de trabajadores de la región de la carta activada. No hace falta ningún funcionario allí y el malestar no sube.',
  'ZG-ABIL-05':
    'Bonificación de PV por color de carta: obtienes de inmediato 1 PV por cada carta del color impreso (marfil, naranja o marrón) en tu propio tablero, en todas las regiones, incluidas la carta activada y las cartas de regiones en su límite de malestar.',
  'ZG-ABIL-06':
    'Bonificación de funcionario: puedes mover 1 funcionario del color impreso (rojo, gris o blanco) de tu reserva al área de gobernadores de la región de la carta activada. No ocurre nada si ese color está agotado.',
  'ZG-ABIL-07':
    'Bonificación de calma en cualquier región: puedes bajar 1 el malestar de una región de tu elección cuyo malestar sea al menos 1.',
  'ZG-ABIL-08':
    'Bonificación de calma en esta región: puedes bajar 1 el malestar de la región de la carta activada si es al menos 1.',
  'ZG-ABIL-09':
    'Bonificación de mover trabajador: puedes mover 1 trabajador del área de trabajadores de cualquier región al área de trabajadores de una región adyacente.',
  'ZG-BABIL-01':
    'Tablero B del círculo, al contratar trabajadores: la acción aporta 1 trabajador más en la misma región. Esto forma parte de la acción y no es opcional. Sigue haciendo falta un funcionario en el área de trabajadores de la región.',
  'ZG-BABIL-02': 'Tablero B del círculo, después de contratar trabajadores: puedes gastar 1 punto de reasignación.',
  'ZG-BABIL-03':
    'Tablero B del círculo, después de instalar un gobernador: puedes mover 1 trabajador a una región adyacente (como en ZG-ABIL-09).',
  'ZG-BABIL-04':
    'Tablero B del cuadrado, después de reasignar o de construir una muralla: puedes bajar 1 el malestar de una región cuyo malestar sea al menos 1, y entonces añades 1 trabajador al área de trabajadores de esa región. Si el malestar no baja, no hay trabajador.',
  'ZG-BABIL-05':
    'Tablero B del triángulo, después de reclutar: recibes 2 puntos de reasignación, que puedes gastar del todo, en parte o no gastar (ver ZG-COURT-REASSIGN-10).',
  'ZG-BABIL-06':
    'Tablero B del triángulo, después de instalar un gobernador: puedes mover uno de tus gobernadores (también el nuevo) de su región a la zona abierta de una región adyacente. No da ninguna bonificación, y el malestar no cambia en ninguna de las dos regiones.',
  'ZG-BABIL-07':
    'La casilla de bonificación que deja libre un gobernador movido con el tablero B del triángulo queda vacía y se puede volver a usar.',
  'ZG-BABIL-08':
    'Tablero B de la estrella, después de construir una muralla o de reclutar: puedes tomar 1 ficha de unificación de valor 1 de tu elección, u obtienes 1 PV si no queda ninguna, exactamente como en ZG-ABIL-01.',
  'ZG-REWARD-01':
    'En la fase 3, las recompensas se resuelven en el orden escritura (marfil), moneda (naranja), leyes (marrón). La recompensa es la que está en la fila de ese aspecto y en la columna de la ronda actual.',
  'ZG-REWARD-02':
    'Puedes optar a la recompensa de un aspecto si el valor total de tus fichas de unificación de su color es al menos 1. Si nadie puede optar a ella, la recompensa no se entrega.',
  'ZG-REWARD-03':
    'Se pregunta a los jugadores que pueden optar a la recompensa en orden descendente del valor total de sus fichas de ese color (las fichas de valor 3 cuentan 3), con los empates en el orden de desempate (ver ZG-REWARD-04), hasta que uno acepte o todos hayan pasado. A nadie se le pregunta dos veces por el mismo aspecto.',
  'ZG-REWARD-04':
    'Orden de desempate: primero los dueños de los discos que siguen en la escala de recompensas, desde arriba; después los dueños de los discos situados en la columna de esta ronda, en el orden de filas escritura, moneda, leyes. Se determina de nuevo para cada aspecto.',
  'ZG-REWARD-05':
    'Solo puedes aceptar una recompensa si se puede recibir por completo; de lo contrario, pasas automáticamente.',
  'ZG-REWARD-06':
    'Al aceptar una recompensa, en este orden: devuelve todas tus fichas de ese color (las de valor 3 al tablero de juego, las demás a la reserva general), recibe la recompensa y mueve tu disco desde donde esté a la casilla de esa recompensa en la columna de la ronda; después puedes reclamar misiones (ver ZG-TASK-04).',
  'ZG-REWARD-07': 'Al pasar, conservas tus fichas y el lugar de tu disco. Las fichas se conservan de una ronda a otra.',
  'ZG-REWARD-08':
    'Recompensa de un funcionario: mueve 1 funcionario de cualquier color de tu reserva al área de gobernadores de la región impresa. Necesitas al menos un funcionario en tu reserva.',
  'ZG-REWARD-09':
    'Recompensa de 2 funcionarios rojos o 2 grises: mueve 2 funcionarios del color impreso de tu reserva al área de gobernadores de la región impresa. Necesitas 2 de ellos en tu reserva.',
  'ZG-REWARD-10':
    'Recompensa de 2 trabajadores: añade 2 trabajadores al área de trabajadores de la región impresa. No hace falta ningún funcionario y el malestar no cambia. Esta recompensa siempre es posible.',
  'ZG-REWARD-11':
    'Recompensa de un gobernador: instala un gobernador como en la acción de la Corte (ver ZG-COURT-GOV-03 y ZG-COURT-GOV-04), pero sin el paso 1 (no se devuelven funcionarios), en una de las regiones impresas: una de 2 regiones en las rondas 3 y 4, cualquier región en la ronda 5. Se aplican la bonificación de la casilla y la vuelta del malestar a 0. Necesitas un gobernador en tu reserva.',
  'ZG-REWARD-12':
    'Recompensa de una muralla: construye una muralla como en la acción de la Corte (ver ZG-COURT-WALL-01 y ZG-COURT-WALL-02), pero sin pagar trabajadores, en cualquier casilla vacía legal. Necesitas una muralla en tu reserva y una sección con una casilla vacía y sin ninguna muralla tuya.',
  'ZG-REWARD-13':
    'Recompensa de un palacio: construye un palacio como en la acción de la Corte, pero sin pagar trabajadores y sin la ficha de valor 3. Se aplican las restricciones de casilla, reserva y malestar (ver ZG-COURT-PALACE-02 y ZG-COURT-PALACE-03) y los PV por carta (ver ZG-COURT-PALACE-06).',
  'ZG-REWARD-14': 'Un mismo jugador puede ganar varias recompensas en una ronda; su disco queda entonces en la última.',
  'ZG-REWARD-15':
    'Después de la recompensa de leyes, en todas las rondas, incluida la 5.ª, todos los discos vuelven a la escala de recompensas en el orden de desempate; el dueño del disco superior es el siguiente jugador inicial.',
  'ZG-REWARD-16':
    'Las recompensas no son acciones de la Corte (ver ZG-ACT-09) y no permiten movimientos gratuitos (ver ZG-TURN-05).',
  'ZG-TASK-01':
    'Hay seis misiones en juego: una misión de muralla, una de palacio y una de gobernador en cada una de las dos secciones (superior e inferior).',
  'ZG-TASK-02':
    'Una loseta de misión muestra de 2 a 4 símbolos de lugar. La cumples mientras tengas en el tablero de juego al menos una pieza del tipo de la loseta por símbolo: para palacios y gobernadores, una en cada región mostrada; para murallas, una por cada símbolo de emplazamiento mostrado, donde dos símbolos iguales significan las dos secciones de ese emplazamiento. Tener piezas de más nunca perjudica.',
  'ZG-TASK-03':
    'Para las misiones solo cuentan las piezas del tablero de juego; una misma pieza puede servir para varias misiones.',
  'ZG-TASK-04':
    'Puedes reclamar cualquier número de misiones cumplidas (a) al final de tu propio turno, sea cual sea su acción, y (b) justo después de aceptar una recompensa. Las misiones cumplidas antes se pueden reclamar en uno de estos momentos posteriores.',
  'ZG-TASK-05':
    'Para reclamar una misión, coloca uno de tus discos en la primera casilla vacía de esa misión, de izquierda a derecha. En cada casilla cabe un disco, y cada jugador puede tener como máximo un disco en cada misión.',
  'ZG-TASK-06':
    'Los discos de misión nunca se mueven ni se retiran, aunque más tarde deje de cumplirse la condición (ver ZG-BABIL-06).',
  'ZG-TASK-07': 'Cada misión tiene 4 casillas, por lo que siempre queda una casilla.',
  'ZG-TASK-08':
    'No reclamar una misión nunca es mejor que reclamarla: las misiones se reclaman solas en ambos momentos, salvo que la mesa haya acordado reclamarlas a mano. El orden de las reclamaciones hechas en un mismo momento no importa.',
  'ZG-END-01':
    'La puntuación final se hace después de la fase 3 de la ronda 5 y empieza por los gobernadores, región por región: el jugador con más gobernadores en ella (al menos 1) obtiene 9 PV + 3 PV por cada gobernador propio en esa región. Si empatan varios jugadores, esa cantidad (9 + 3 por el número de gobernadores empatado) se divide entre el número de jugadores empatados, redondeando hacia abajo, y cada uno de ellos obtiene el resultado. Los demás obtienen 0. Cuentan por igual los gobernadores en casillas de bonificación y en la zona abierta.',
  'ZG-END-02':
    'En segundo lugar de la puntuación final, las fichas: quien tenga más de escritura, 5 PV; más de moneda, 6 PV; más de leyes, 7 PV. Las fichas de valor 3 cuentan 3. Los empates se resuelven a favor del jugador empatado cuyo disco esté más arriba en la escala de recompensas; los discos no se mueven. Si ningún jugador tiene fichas de un color, su premio no se concede.',
  'ZG-END-03':
    'En tercer lugar de la puntuación final, las misiones: para cada sección, suma los PV que hay bajo tus discos y multiplica la suma por el número de discos tuyos en esa sección.',
  'ZG-END-04':
    'En cuarto lugar de la puntuación final, las murallas: cada una de tus murallas puntúa según la cara visible de la loseta de su sección y según su casilla (ver ZG-WALLTILE-01 a ZG-WALLTILE-12).',
  'ZG-END-05':
    'Gana el jugador con más PV; en caso de empate, gana el jugador empatado cuyo disco esté más arriba en la escala de recompensas.',
  'ZG-END-06':
    'Nada más puntúa: no quedan cartas sobrantes, y los funcionarios, los trabajadores y el malestar solo puntúan mediante las losetas de muralla.',
  'ZG-WALLTILE-01':
    'Loseta de muralla, regiones en calma: una muralla en la casilla de 1 / 2 / 3 varillas da 1 / 2 / 3 PV por cada región de tu tablero con malestar 0.',
  'ZG-WALLTILE-02':
    'Loseta de muralla, series de cartas: una muralla en la casilla de 1 / 2 / 3 varillas da 2 / 3 / 4 PV por cada serie de una carta marfil, una naranja y una marrón en tu tablero. El número de series es la menor de las tres cantidades por color, contando todas las regiones.',
  'ZG-WALLTILE-03':
    'Loseta de muralla, funcionarios frente a malestar: una muralla en la casilla de 1 / 2 / 3 varillas da 1 / 2 / 3 PV por cada región de tu tablero donde el número de funcionarios (área de gobernadores más área de trabajadores) sea al menos igual al nivel de malestar. Una región con 0 funcionarios y malestar 0 cuenta.',
  'ZG-WALLTILE-04':
    'Loseta de muralla, regiones llenas: una muralla en la casilla de 1 / 2 / 3 varillas da 2 / 3 / 4 PV por cada región de tu tablero con 3 cartas.',
  'ZG-WALLTILE-05':
    'Loseta de muralla, funcionarios grises: una muralla en la casilla de 1 / 2 / 3 varillas da 2 / 3 / 4 PV por cada región de tu tablero con al menos 1 funcionario gris en su área de gobernadores o en su área de trabajadores.',
  'ZG-WALLTILE-06':
    'Loseta de muralla, parejas de un color: una muralla en la casilla de 1 / 2 / 3 varillas da 1 / 2 / 3 PV por cada región de tu tablero con al menos 2 cartas de un mismo color.',
  'ZG-WALLTILE-07':
    'Loseta de muralla, funcionarios rojos: una muralla en la casilla de 1 / 2 / 3 varillas da 2 / 3 / 4 PV por cada región de tu tablero con al menos 1 funcionario rojo en su área de gobernadores o en su área de trabajadores.',
  'ZG-WALLTILE-08':
    'Loseta de muralla, cartas naranjas: una muralla en la casilla de 1 / 2 / 3 varillas da 1 / 2 / 3 PV por cada región de tu tablero con al menos 1 carta naranja.',
  'ZG-WALLTILE-09':
    'Loseta de muralla, funcionarios blancos: una muralla en la casilla de 1 / 2 / 3 varillas da 2 / 3 / 4 PV por cada región de tu tablero con al menos 1 funcionario blanco en su área de gobernadores o en su área de trabajadores.',
  'ZG-WALLTILE-10':
    'Loseta de muralla, cartas marrones: una muralla en la casilla de 1 / 2 / 3 varillas da 1 / 2 / 3 PV por cada región de tu tablero con al menos 1 carta marrón.',
  'ZG-WALLTILE-11':
    'Loseta de muralla, poco malestar: una muralla en la casilla de 1 / 2 / 3 varillas da 5 / 10 / 15 PV menos la suma de los niveles de malestar de todas las regiones de tu tablero, pero como mínimo 0.',
  'ZG-WALLTILE-12':
    'Loseta de muralla, cartas marfil: una muralla en la casilla de 1 / 2 / 3 varillas da 1 / 2 / 3 PV por cada región de tu tablero con al menos 1 carta marfil.',
  'ZG-WALLTILE-13': 'Cada muralla se puntúa por separado; dos murallas en un mismo emplazamiento usan dos losetas.',
  'ZG-WALLTILE-14': 'Las caras ocultas de las losetas de muralla no tienen ningún efecto.',
  'ZG-VAR-01':
    'Variante de selección de cartas (draft), en la fase 1 de las rondas 1 a 4: cada jugador roba 3 cartas de cada mazo, se queda con 2 y descarta 1 boca abajo. En cada mazo, los descartes de todos los jugadores se barajan juntos y se colocan boca abajo bajo el mazo. En la ronda 5, cada jugador roba 2 cartas de cada mazo como de costumbre. Todos los jugadores eligen a la vez, cada uno con sus 9 cartas a la vista.',
  'ZG-VAR-02':
    'Variante de orden de turno por la escala de recompensas: en la fase 2, los jugadores actúan en el orden de los discos de la escala de recompensas, de arriba abajo, fijo durante toda la ronda.',
  'ZG-VAR-03':
    'Variante de malestar por trabajador: al contratar, el malestar de la región sube 1 por cada trabajador contratado en esa acción (incluido el trabajador adicional del tablero del círculo). La acción es ilegal si con ello se supera el límite de malestar. No se permite contratar menos trabajadores para que sea legal.',
  'ZG-VAR-04':
    'Con la variante de selección de cartas (ver ZG-VAR-01) y 4 jugadores, cada mazo pasa de 40 cartas a 32, 24, 16, 8 y 0 después de las rondas 1 a 5; siempre hay cartas para el robo más grande (12 cartas).',
  'ZG-INFO-01':
    'De las manos de los demás jugadores solo ves el color de cada carta, y de los mazos solo el número de cartas.',
  'ZG-INFO-02': 'Todo lo que está delante de los jugadores permanece visible para todos.',
  'ZG-INFO-03': 'Lo que traerá el azar no se puede deducir de lo que se muestra a ningún jugador.',
  'ZG-INFO-04':
    'Lo que se te ofrece nunca revela información oculta de los demás: lo que es legal depende solo de lo que todos pueden ver y de tu propia mano.',
  'ZG-INV-01':
    'Para cada jugador y color, los funcionarios de la reserva, de todas las áreas de gobernadores y de todas las áreas de trabajadores suman siempre 5.',
  'ZG-INV-02':
    'Un área de trabajadores nunca tiene más de 2 funcionarios, el malestar de una región está siempre entre 0 y su límite, una región tiene entre 0 y 3 cartas, y su número de trabajadores nunca es menor que 0.',
  'ZG-INV-03':
    'Para cada color, las fichas de valor 1 de la reserva general y las que tienen todos los jugadores suman siempre 6 / 9 / 12 con 2 / 3 / 4 jugadores; la ficha de valor 3 está en el tablero de juego o en poder de un solo jugador.',
  'ZG-INV-04':
    'Para cada jugador, las piezas de la reserva y del tablero de juego suman siempre 8 gobernadores, 6 palacios y 5 murallas.',
  'ZG-INV-05':
    'Cada casilla de bonificación, de palacio, de muralla y de misión contiene como máximo 1 pieza; hay como máximo 1 muralla por jugador y sección; una región nunca tiene más palacios que jugadores hay en la partida.',
  'ZG-INV-06':
    'Cada carta está en un único lugar: un mazo, una mano, un tablero de jugador o la pila de la Corte (o, durante una selección de cartas, entre los descartes). Mazos, manos, tableros y pila reúnen en total 120 cartas.',
  'ZG-INV-07':
    'Después de la fase 1 de una ronda, con o sin selección de cartas, cada mazo tiene 40 cartas menos 2 por el número de jugadores por el número de la ronda.',
  'ZG-INV-08':
    'Después de cada turno, la mano del jugador que ha actuado tiene una carta menos; todas las manos tienen el mismo tamaño siempre que todos los jugadores hayan jugado el mismo número de turnos.',
  'ZG-INV-09':
    'Cada jugador tiene exactamente un disco en la escala de recompensas o en la columna de la ronda, con un disco como máximo por casilla.',
  'ZG-INV-10': 'Los PV nunca disminuyen después de la preparación.',
  'ZG-INV-11': 'Al comienzo de cada turno hay al menos una jugada legal (ver ZG-TURN-02).',
  'ZG-INV-12':
    'Los discos de misión de un jugador en el tablero y en reserva suman siempre 6; una sección nunca contiene más de 3 de ellos.',
  'RUL-01':
    '¿Hay menos casillas de bonificación, de muralla o de misión con menos jugadores? No, todas están siempre en juego.',
  'RUL-02':
    '¿En qué orden ocurren los sucesos aleatorios? En un orden fijo (ver ZG-SETUP-18), para que las partidas se puedan reproducir.',
  'RUL-03':
    '¿Cuál es el orden inverso de juego y cuántos tableros hay en oferta sin subasta? Se elige en sentido antihorario, empezando por el jugador anterior al jugador inicial, y los 4 tableros están en oferta.',
  'RUL-04': '¿Pueden los jugadores mezclar los lados A y B? No, todos usan el mismo lado.',
  'RUL-05':
    '¿Los tableros que se descartan antes de una subasta se eligen al azar o de común acuerdo? Al azar; elegirlos de común acuerdo es una opción al preparar la partida en la sala.',
  'RUL-06':
    '¿Se vacía la pila de la Corte en cada ronda? No, hay una sola pila para toda la partida, y el número X se aplica una única vez.',
  'RUL-07':
    '¿Se permiten movimientos gratuitos en la fase 3 o en los turnos de otros jugadores? No, pertenecen a tu propio turno.',
  'RUL-08':
    '¿Puedes colocar la 1.ª carta en una región que está en su límite de malestar? Sí, porque su subida es 0 y el límite solo afecta a las subidas.',
  'RUL-09':
    '¿Se comprueba antes o después de los movimientos gratuitos si una acción se puede realizar? Después de los movimientos gratuitos hechos realmente.',
  'RUL-10':
    '¿Puedes gastar 0 puntos al reasignar o deshacer tus propios movimientos? Debes gastar al menos 1 punto; se permiten movimientos que se anulen entre sí.',
  'RUL-11':
    '¿Cómo se atraviesa un área de trabajadores llena? Es un único movimiento cuyos dos pasos se pagan con la misma concesión de puntos; se permite salir hacia arriba, al área de gobernadores, y un movimiento gratuito no puede iniciar la travesía.',
  'RUL-12':
    '¿Se juntan los puntos de reasignación de varias bonificaciones? No, cada bonificación se resuelve por separado.',
  'RUL-13':
    '¿Puede un gobernador saltarse las casillas de bonificación vacías, y qué pasa si la bonificación no sirve? Debes ocupar una casilla de bonificación si hay alguna vacía; una bonificación que no sirve se pierde.',
  'RUL-14':
    '¿Qué valores puede tener el número X? Cualquier número, por lo que se pueden cumplir ambas condiciones (mayor y menor), también con las cartas 1 y 120.',
  'RUL-15':
    '¿Cuántas veces se activa una carta, y es obligatorio? Como máximo una vez por acción, y cada activación es opcional.',
  'RUL-16':
    '¿Cuándo se comprueba el límite de malestar para activar una carta? En el momento de cada activación, por lo que calmar antes una región puede hacer utilizables sus cartas.',
  'RUL-17':
    '¿Activan las recompensas habilidades de cartas o de tableros? No, solo lo hacen las acciones de la Corte, y las recompensas no lo son.',
  'RUL-18':
    '¿Qué da la bonificación de ficha cuando solo se han agotado algunos colores? Eliges entre los colores que quedan; solo obtienes 1 PV si se han agotado todos.',
  'RUL-19':
    '¿Qué pasa con una casilla de bonificación que queda libre por el tablero del triángulo? Cualquiera puede volver a usarla.',
  'RUL-20':
    '¿En qué orden se resuelve una recompensa aceptada? Devolver las fichas, recibir la recompensa, mover el disco, reclamar misiones.',
  'RUL-21': '¿Vuelven los discos a la escala de recompensas después de la ronda 5? Sí, antes de la puntuación final.',
  'RUL-22': '¿Qué pasa si más tarde deja de cumplirse la condición de una misión reclamada? El disco se queda.',
  'RUL-23': '¿Cuántas casillas tiene cada misión? 4.',
  'RUL-24':
    'Reclamar misiones es voluntario y se puede olvidar: ¿qué ocurre aquí? Se reclaman solas; la mesa puede acordar reclamarlas a mano.',
  'RUL-25':
    '¿Quién recibe el premio por fichas de la puntuación final si nadie tiene ese color? Nadie, el premio no se concede.',
  'RUL-26':
    '¿Qué pasa si 5 / 10 / 15 menos el malestar es menor que 0 en la loseta de muralla de poco malestar? La muralla da 0.',
  'RUL-27':
    '¿En qué orden se hace la selección de cartas? Se roban las 9 cartas y después se elige; los descartes se barajan cuando todos han elegido.',
  'RUL-28':
    'En la variante de malestar por trabajador, ¿cuenta el trabajador adicional del tablero del círculo, y qué pasa si se superase el límite? El trabajador adicional cuenta, y la acción es ilegal si se supera el límite.',
  'RUL-29':
    '¿El símbolo de palacio prohibido bloquea solo su casilla o todas a partir de ella? Bloquea esa casilla, y también bloquea la casilla situada más a la derecha, exactamente como se indica.',
  'RUL-30':
    '¿Importa el color de las cartas para tomar 1, 2 o 3 fichas? No, solo cuántas cartas hay en la región; el color de las fichas es el de la nueva carta.',
  'RUL-31': '¿Cuánto baja el malestar con el tablero del cuadrado? Baja 1.',
  'RUL-32':
    '¿Qué habilidades comparten un tablero B? Hay cuatro grupos con dos activadores cada uno, como se describe en ZG-BABIL-01 a ZG-BABIL-08.',
  'RUL-33': '¿Puedes rechazar la ficha de valor 3 al construir un palacio? No, debes tomar una si la hay.',
  'RUL-34':
    '¿Se pueden usar los puntos de reasignación obtenidos en la fase 3 (recompensa de gobernador en una casilla de bonificación de reasignación)? Sí, pero sin movimientos gratuitos (ver RUL-07).',
  'RUL-35': '¿Qué longitud tiene la escala de recompensas? Tiene tantas casillas como jugadores hay.',
  'RUL-36':
    '¿Se pueden usar de inmediato los funcionarios devueltos por un gobernador? Sí, con la bonificación de la casilla y con las activaciones.',
  'RUL-37': '¿Se vuelve a preguntar a un jugador que pasó si todos los demás también pasan? No.',
  'RUL-38':
    '¿Qué ocurre si todos pasan después de la puja de quien abre la subasta? Quien la abrió gana la subasta con esa puja.',
  'RUL-39':
    '¿Se puede mover o gastar en este turno un trabajador obtenido en este turno? Las activaciones posteriores pueden moverlo; solo la acción gasta trabajadores, y ya ha terminado.',
  'RUL-40': '¿La 1.ª carta de una región hace subir el malestar? No, solo la 2.ª y la 3.ª carta.',
  'RUL-41':
    '¿Quién gana la mayoría de gobernadores de una región donde todos tienen 0 gobernadores? Nadie puntúa en esa región.',
  'RUL-42':
    '¿Cuándo se pueden reclamar misiones por última vez? Después de aceptar una recompensa en la ronda 5, y solo quien la acepta; durante la puntuación final no se reclaman misiones.',
  'RUL-43':
    '¿Qué pasa con las habilidades que no podrían cambiar nada (por ejemplo, calmar una región cuando no hay malestar)? No se ofrecen.',
  'RUL-44': '¿Puedes rechazar los PV de una carta activada? Solo si no activas la carta.',
  'RUL-45': '¿Puede una región tener varios palacios tuyos y una sección dos murallas tuyas? Palacios sí, murallas no.',
}
