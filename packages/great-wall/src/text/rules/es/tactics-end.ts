import type * as en from '../en/tactics-end.ts'

export const tactics: Record<keyof typeof en.tactics, string> = {
  'GW-TACTIC-01':
    'Las cartas de Táctica se roban de la parte superior del mazo y se guardan en la mano, en secreto, hasta que se juegan; las cartas jugadas o descartadas van bocarriba a la pila de descarte de Tácticas.',
  'GW-TACTIC-02':
    'El límite de mano es de 5 cartas de Táctica (más si una carta lo sube, ver GWC-VOC-142): si obtienes cartas por encima de él, eliges y descartas cartas de Táctica de tu mano (antiguas o nuevas) hasta el límite.',
  'GW-TACTIC-03':
    'Cada carta de Táctica indica cuándo se puede jugar. Puede ser en el turno de cualquier jugador y fuera de los turnos.',
  'GW-TACTIC-04':
    'Eliges exactamente uno de los dos recuadros de una carta de Táctica, nunca ambos. El recuadro reforzado exige su coste completo; sin él solo se puede elegir el recuadro normal.',
  'GW-TACTIC-05':
    'Cada jugador puede jugar como máximo una carta de Táctica por evento desencadenado. Varios jugadores pueden jugar una cada uno en el mismo evento; se pregunta una vez a cada uno, en orden de Té (ver RUL-08).',
  'GW-TACTIC-06':
    'Brecha: todo lo que muere en una sección es un único evento, todas las Hordas y los Arqueros juntos; una Retirada reforzada puede Salvar a todos los Soldados de un jugador que mueren allí. Dos secciones con Brecha son dos eventos.',
  'GW-TACTIC-07':
    'Derrota: cada Horda Derrotada es un evento propio, y la muerte de Soldados sobre esa Horda es a su vez un evento propio, salvo que los una la opción «Cartas de Táctica al Derrotar» (ver RUL-08).',
  'GW-TACTIC-08':
    'Secuencia de una tanda de muertes: elegir las víctimas (ver GW-KILL-02); reglas de carta para Soldados a punto de morir (ver GWC-VOC-45); la ventana de Táctica de las muertes; Salvar con Chi (ver GW-KILL-04); se mueven las figuras; reglas de carta para Soldados Salvados (ver GWC-VOC-47) y después las de Soldados muertos (ver GWC-VOC-46). Un Soldado Salvado por una carta de Táctica va a la zona de Descanso como cualquier Soldado Salvado.',
  'GW-TACTIC-09':
    'Una carta de Táctica cuya condición se cumple pero cuyo efecto no haría nada se puede jugar igualmente.',
  'GW-TACTIC-10':
    'Jugar una carta de Táctica puede desencadenar habilidades de Consejeros o Generales; no abre una ventana de Táctica propia, salvo que una carta lo diga.',
  'GW-TACTIC-11':
    'Todo robo de cartas de Táctica (preparación, Academia de Guerra, recompensas, efectos de cartas) sigue GW-WAR-02; el límite de mano se aplica cuando se acaba de robar todo (ver RUL-37).',
  'GW-TACTIC-12':
    'Hay exactamente siete ventanas de Táctica: el inicio de un turno (ver GW-FALL-04), una activación (ver GW-ACT-14), antes de Derrotar Hordas (ver GW-FALL-05), una Horda Derrotada (ver GW-DEFEAT-13), una tanda de muertes (ver GW-TACTIC-08), el inicio del Invierno (ver GW-WINTER-05) y el Asalto (ver GW-WINTER-06). Cada apertura es un evento desencadenado; una carta solo encaja en su propia ventana (ver RUL-63). Si la opción «Cartas de Táctica al Derrotar» los une, las ventanas de la Horda Derrotada y de las muertes de una misma Horda son un solo evento.',
  'GW-TACTIC-13':
    'La ventana de Táctica de una tanda de muertes está abierta a todos los jugadores humanos; una carta que Salva o recompensa a tus propios Soldados necesita al menos un Soldado tuyo entre las víctimas.',
}

export const end: Record<keyof typeof en.end, string> = {
  'GW-END-01':
    'La comprobación de fin de partida se hace solo en Invierno, después de la Fase de Asalto (para el modo cooperativo, ver GW-COOP-21). La partida acaba de inmediato si se cumple al menos una de estas condiciones: (a) 3 Murallas están en el nivel 3, o 2 Murallas en una partida de 2 o 3 jugadores (y en solitario); (b) el suministro de fichas de Deshonra está vacío; (c) el marcador de Tiempo está en la última casilla.',
  'GW-END-02':
    'Una condición de fin de partida que se cumple antes en el Año no acaba la partida antes de tiempo; una que se deshace antes de la comprobación (por ejemplo, Deshonra devuelta al suministro) no cuenta.',
  'GW-END-03': 'A la última casilla del indicador de Tiempo se llega en Primavera; ese Año todavía se juega entero.',
  'GW-END-04': 'Si se cumplen varias condiciones de fin de partida, el resultado es el mismo: la puntuación final.',
  'GW-SCORE-01': 'Puntuación final, primero: pierdes 5 de Honor por cada Soldado propio con Deshonra, sin bajar de 0.',
  'GW-SCORE-02':
    'Puntuación final, segundo: obtienes el Honor impreso de cada Horda reclamada sin ninguna ficha de Deshonra.',
  'GW-SCORE-03': 'Puntuación final, tercero: obtienes Honor por cada uno de los 3 Artefactos.',
  'GW-SCORE-04':
    'Gana quien tenga más Honor. En caso de empate gana el jugador empatado que esté más arriba en el orden de Té. El clan Junco nunca se clasifica.',
  'GW-SCORE-05':
    'El orden de la puntuación final importa por el mínimo de 0 de GW-SCORE-01: la pérdida se aplica antes que cualquier ganancia.',
}

export const windows: Record<keyof typeof en.windows, string> = {
  'GW-WINDOW-01':
    'Orden en un mismo momento: 1. efectos obligatorios del paso; 2. reglas de carta obligatorias: los Eventos en el orden en que se revelaron, después las Hordas por sección desde la izquierda con la fila 1 primero, después los jugadores en orden de Té; 3. habilidades opcionales en orden de Té, las de un mismo jugador en el orden que quiera; 4. la ventana de Táctica en orden de Té, donde la haya; 5. Salvar con Chi donde mueren Soldados; 6. se mueven las figuras; 7. reacciones al resultado (por ejemplo, habilidades por Soldados muertos).',
  'GW-WINDOW-02':
    'Si una carta nombra un momento exacto, prevalece la carta (ver GW-CORE-12). En el modo cooperativo este orden también es el de Té (ver GW-COOP-14); el equipo solo ordena las acciones de Funcionarios y las casillas de Mando.',
  'GW-WINDOW-03':
    'Una regla de carta que se desencadena se resuelve por completo, con las reglas que desencadenan sus efectos (ver GWC-VOC-04), antes de la siguiente regla o paso.',
  'GW-WINDOW-04':
    'Cada tipo de desencadenante de una carta se aplica en su propio lugar del desarrollo de la partida y en ningún otro (ver GWC-VOC-31 a GWC-VOC-57; una regla de una expansión puede nombrar otro lugar para sus propias cartas). «Después» de un evento significa antes de todo lo que sigue en la regla de ese evento. Si a un momento le corresponde una ventana de Táctica, se abre justo después de las reglas de carta de ese momento. Los modificadores nunca se desencadenan; se leen siempre que hace falta el número o el permiso que cambian.',
}
