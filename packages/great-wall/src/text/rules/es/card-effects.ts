import type * as en from '../en/card-effects.ts'

export const cardEffects: Record<keyof typeof en.cardEffects, string> = {
  'GWC-VOC-101': 'Obtener recursos: toma esa cantidad del suministro.',
  'GWC-VOC-102': 'Perder recursos: descarta esa cantidad al suministro, o todos si tienes menos.',
  'GWC-VOC-103': 'Obtén esa cantidad de Honor; si el efecto es una pérdida, piérdela, sin bajar de 0.',
  'GWC-VOC-104':
    'Cambiar: devuelve al suministro hasta esa cantidad de recursos y toma la misma cantidad de cualesquiera otros tipos.',
  'GWC-VOC-105': 'Dar (modo cooperativo): da hasta esa cantidad de tus recursos a otros jugadores.',
  'GWC-VOC-106': 'Roba esa cantidad de cartas de Táctica; para un mazo vacío y el límite de mano, ver GW-TACTIC-11.',
  'GWC-VOC-107':
    'Mueve hasta esa cantidad de tus Funcionarios, de la reserva o de Localizaciones que no estén bloqueadas, al destino que permite el efecto: cualesquiera Localizaciones, cada Funcionario a una Localización distinta (ver GW-CLERK-07) o la única Localización nombrada.',
  'GWC-VOC-108':
    'Devolver: devuelve a tu reserva hasta esa cantidad, o todos, de tus Funcionarios de la Localización nombrada (no bloqueada).',
  'GWC-VOC-109':
    'Funcionarios adicionales: en la activación en curso cuentas allí esa cantidad de Funcionarios más; no ocupan casilla, no cambian quién está solo y nunca vuelven (ver GW-ACT-13).',
  'GWC-VOC-110': 'Contrata esa cantidad de Funcionarios a 2 Oro cada uno, menos la rebaja del efecto.',
  'GWC-VOC-111': 'Contrata esa cantidad de Consejeros de la cola al precio normal, menos la rebaja del efecto.',
  'GWC-VOC-112': 'Renovar: descarta de la cola esa cantidad de Consejeros a tu elección, desliza los demás y rellena.',
  'GWC-VOC-113':
    'Reclutar: un evento de Reclutamiento con hasta esa cantidad de Soldados del tipo nombrado, por el precio total menos la rebaja del efecto; cada uno ataca o descansa como en el Cuartel.',
  'GWC-VOC-114':
    'Atacar: un evento de Ataque con hasta esa cantidad, o todos, de tus Soldados del tipo nombrado desde zonas de Descanso y Puestos de Disparo. El efecto dice dónde: en cualquier lugar, esa cantidad en cada sección, todos en una sección o en la sección del evento. Un efecto también puede comprometer en el Ataque zonas de Descanso enteras (ver GW-ATTACK-13).',
  'GWC-VOC-115':
    'Heridas: coloca esa cantidad de marcadores de Herida en Zonas Vitales libres. El efecto dice dónde: en una Horda de cualquier lugar, en una Horda junto a la Muralla, en Hordas de la sección del evento, en una Horda atacada en este evento, repartidas libremente o esa cantidad en cada Horda junto a la Muralla.',
  'GWC-VOC-116':
    'Salvar: se Salvan sin Chi hasta esa cantidad, o todos, de los Soldados que van a morir: los tuyos, los de cualesquiera jugadores o todos los de un jugador, según el efecto; nunca Soldados del clan Junco ni de Qin Jiushao.',
  'GWC-VOC-117':
    'Matar: cada jugador nombrado hace morir esa cantidad de Soldados propios a su elección en zonas de Descanso, en Puestos de Disparo o en ambos, según el efecto, nunca sobre cartas de Horda; es una sola tanda de muertes y se permite Salvar (ver GW-KILL-09).',
  'GWC-VOC-118': 'Marchar: esa cantidad de acciones de Mover Soldados como en el Centro de Logística.',
  'GWC-VOC-119':
    'Mejora esa cantidad de Supervisores tuyos distintos entre las Localizaciones nombradas, un paso cada uno, cada precio menos la rebaja del efecto; colocar el primero también cuenta. Es independiente del paso de Mejorar (ver GW-PROD-11).',
  'GWC-VOC-120':
    'Ingresos: cobra los ingresos de Verano de hasta esa cantidad de Supervisores tuyos a tu elección; no se desencadenan las reglas de carta de ingresos ni de Recolectar.',
  'GWC-VOC-121':
    'Construir: esa cantidad de opciones del Campamento de Constructores del tipo nombrado (Barricada, Muralla o cualquiera), cada precio menos la rebaja del efecto, primero el Almacén, con el Honor impreso (ver GW-BUILD-10).',
  'GWC-VOC-122':
    'Activación avanzada de una Localización, entre las nombradas, que contenga al menos 1 Funcionario (ver GW-ACT-09, GW-ACT-10 y GW-REED-06).',
  'GWC-VOC-123':
    'Deshonra: descarta esa cantidad de fichas de Deshonra propias al suministro de fichas de Deshonra (ver GW-SHAME-10) u obtén esa cantidad, según el efecto.',
  'GWC-VOC-124': 'Té: sube tu marcador de Té esa cantidad de puestos, o hasta lo alto, según el efecto.',
  'GWC-VOC-125':
    'Recuperar: toma de la pila de descarte hasta esa cantidad de cartas de Mando propias, nunca Traición.',
  'GWC-VOC-126':
    'Intercambiar: intercambia los lugares de dos Hordas con todas las piezas que tienen encima: dos de una misma sección o dos cualesquiera del tablero, según el efecto.',
  'GWC-VOC-127':
    'Mira esa cantidad de cartas de la parte superior del mazo, pon debajo del mazo hasta el número permitido y devuelve las demás en cualquier orden; solo las ves tú (ver GW-INFO-10).',
  'GWC-VOC-128':
    'Defensa: la sección que se va a comparar tiene esa cantidad más de Defensa en esta Fase de Asalto, antes de dividir entre dos (ver GW-WINTER-02d).',
  'GWC-VOC-129':
    'Coloca exactamente esa cantidad de Hordas según GW-SPRING-02a a GW-SPRING-02e, incluidas las Incursiones.',
  'GWC-VOC-130': 'Copiar una carta de Mando: es el efecto de Traición (ver GW-FALL-06).',
  'GWC-VOC-131':
    'Reducir una Demanda (modo cooperativo, Favor Imperial): nombra una Demanda activa; hasta el final de este Invierno, cada número que un jugador deba descartar, perder o Sacrificar por ella se reduce en el número del efecto (sin bajar de 0), y cada umbral que pida en el tablero se reduce en ese número (sin bajar de 1).',
  'GWC-VOC-132':
    'Efectos para varios jugadores: cada jugador, cada uno de los demás jugadores, un jugador a elegir o todos los jugadores juntos, que comparten un efecto como acuerden (solo jugadores humanos, en orden de Té; ver GWC-VOC-16).',
  'GWC-VOC-133':
    'Funcionarios del clan Junco: el Señor Feudal mueve hasta esa cantidad de Funcionarios del clan Junco a cualesquiera Localizaciones, nunca dos en una (ver GW-REED-05).',
}

export const cardModifiers: Record<keyof typeof en.cardModifiers, string> = {
  'GWC-VOC-141':
    'Modificador de coste: el precio de una unidad cambia en el número de la carta, nunca por debajo del mínimo (1 si no se indica), en el orden de GWC-VOC-06. La unidad es todo el Reclutamiento, cada Soldado reclutado de un tipo, cada Mejora, cada nivel de Muralla o Barricada construidos, cada Funcionario o Consejero contratado, cada Soldado Salvado (en Chi), cada ficha de Deshonra descartada en Verano (en Chi), cada ficha de Deshonra descartada en el modo cooperativo (en Honor) o cada carta de Táctica reforzada (en Chi).',
  'GWC-VOC-142': 'Límite de mano: tu límite de mano de Tácticas es 5 más el número de la carta (ver GW-TACTIC-02).',
  'GWC-VOC-143':
    'En un recuadro «Otros jugadores» mueves esa cantidad de Funcionarios más; cada Funcionario sigue yendo a una Localización distinta.',
  'GWC-VOC-144': 'No obtienes Deshonra por estar solo en una Localización activada (ver GW-ACT-07).',
  'GWC-VOC-145':
    'Reclamar: cuando una Horda es Derrotada y tienes sobre ella 1 o más Soldados del tipo nombrado, cuentas esa cantidad de Zonas Vitales más (ver GW-DEFEAT-06); como efecto de una carta de Táctica, vale solo para esa Horda.',
  'GWC-VOC-146':
    'Alcance: tus Lanceros pueden atacar a las Hordas de las filas 1 y 2 de una sección (ver GW-ATTACK-02 y GW-ATTACK-08).',
  'GWC-VOC-147':
    'Disparos: en la Fase de Disparo, esa cantidad de Arqueros tuyos, elegidos por ti, pueden colocar 1 Herida más cada uno, justo después de su propio disparo y con los mismos límites (ver GW-WINTER-01a y GW-HORDE-06).',
  'GWC-VOC-148':
    'La Mortandad cambia en ese número, nunca por debajo de 0: para tus propios Soldados, en esta Horda o en las Brechas, según la carta (ver GW-KILL-01 y GW-KILL-10).',
  'GWC-VOC-149':
    'El Poder Ofensivo de una Horda cambia en ese número, nunca por debajo de 0: de esta Horda, de las Hordas de la fila 1 o de todas las Hordas, según la carta (ver GW-WINTER-02b).',
}

export const hordeAbilities: Record<keyof typeof en.hordeAbilities, string> = {
  'GWC-VOC-161':
    'Defensa a la mitad: la Defensa de esta sección se divide entre dos, redondeando hacia abajo, una vez por cada Horda de este tipo, después de la suma con las bonificaciones de cartas (ver GW-WINTER-02d).',
  'GWC-VOC-162':
    'Barricadas sin valor: las Barricadas cuentan 0 en esta sección, pero permanecen hasta el final de la Fase de Asalto.',
  'GWC-VOC-163':
    'Atraer los disparos: mientras esta Horda tenga una Zona Vital libre que pueda recibir Heridas, limita los Ataques de los Arqueros, el Paso de Disparo y los efectos de Arqueros, también de Qin Jiushao; las Heridas que colocan los efectos de cartas son libres. Con dos Hordas así, el dueño del Arquero elige entre ellas (ver GW-HORDE-06).',
  'GWC-VOC-164':
    'No puede recibir Heridas: ningún marcador de Herida de Arqueros, cartas ni autómatas; las Heridas que dejan los Soldados retirados sí se colocan. Si no se puede herir nada más en la sección, el Arquero no dispara a nada (ver GW-HORDE-06).',
  'GWC-VOC-165':
    'Manada: esta Horda tiene esa cantidad más de Poder Ofensivo por cada otra Horda de esta sección, contada cuando se compara la sección (ver GW-WINTER-02b).',
  'GWC-VOC-166':
    'Cerrada a un tipo de Soldado: nadie puede colocar aquí ese tipo; los que ya están se quedan (ver GW-HORDE-06).',
  'GWC-VOC-167':
    'Todas las reglas de las Hordas se desencadenan una vez por carta de Horda, secciones desde la izquierda, la fila 1 primero; «todos los jugadores» significa en ellas cada jugador humano.',
  'GWC-VOC-168':
    'Avanzar: después de cada Fase de Asalto (ver GW-WINTER-07), esta Horda intercambia su lugar, con todas las piezas, con la Horda que tiene delante; en la fila 1 no pasa nada. Hay como máximo un intercambio por Fase de Asalto y sección, el más cercano a la Muralla que sea posible; dos Hordas que avanzan no se intercambian entre sí.',
  'GWC-VOC-169': 'Un Poder Ofensivo por debajo de 0 cuenta como 0 para esa Horda (ver GW-WINTER-08).',
}

export const cardWindows: Record<keyof typeof en.cardWindows, string> = {
  'GWC-VOC-171':
    'Inicio de un turno: tu propia carta de Mando es la siguiente, antes de su primer recuadro; la ventana solo está abierta para el dueño de la carta de Mando. El evento es el turno.',
  'GWC-VOC-172':
    'Activación: se activa (también de forma avanzada) una Localización con 1 o más Funcionarios tuyos, después de la comprobación de Deshonra y antes de su efecto. El evento es esa activación.',
  'GWC-VOC-173':
    'Antes de Derrotar Hordas: después del paso de activación de cualquier turno y de las reglas de carta posteriores a él (ver GWC-VOC-36), antes de Derrotar Hordas. El evento es ese paso.',
  'GWC-VOC-174':
    'Horda Derrotada: una Horda es Derrotada, después del Honor de los pasos 1 y 2 y antes de comprobar quién reclama. El evento es esa Horda.',
  'GWC-VOC-175':
    'Muertes: van a morir Soldados por una Horda Derrotada, una Brecha de una sección o un efecto de carta que mata; después de las reglas de carta de muertes inminentes (ver GWC-VOC-45), antes del Chi. El evento es esa tanda de muertes.',
  'GWC-VOC-176': 'Inicio del Invierno: antes del Paso de Disparo. El evento ocurre una vez por Invierno.',
  'GWC-VOC-177': 'Asalto: se va a comparar una sección con 1 o más Hordas. El evento es esa sección.',
}

export const betrayal: Record<keyof typeof en.betrayal, string> = {
  'GWC-VOC-181':
    'Traición copia todos los recuadros de la carta copiada, con el jugador de Traición como su dueño y todos los demás como los otros.',
  'GWC-VOC-182':
    'Traición puede copiar cualquier carta bocarriba de otro jugador de la cola de Mando, ya resuelta o no (pero ver GW-FALL-06).',
  'GWC-VOC-183':
    'Traición nunca cuenta como la carta copiada: copiar Economía no da a nadie una bonificación de Despotismo.',
  'GWC-VOC-184': 'En el modo solitario, copiar una carta de Qin Jiushao usa la carta de jugador del mismo nombre.',
  'GWC-VOC-185':
    'Traición se queda para siempre en la pila de descarte; en Verano, la opción (b) da 2 de Honor por ella como por cualquier otra carta propia que esté allí (ver GW-SUMMER-04a).',
  'GWC-VOC-186': 'Si no hay ninguna carta legal que copiar, usa el recuadro alternativo de Traición.',
}
