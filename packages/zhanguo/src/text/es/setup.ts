import type { setup as en } from '../en/setup.ts'

export const setup: Readonly<Record<keyof typeof en, string>> = {
  'variant.draft3keep2': 'Selección de cartas',
  'variant.draft3keep2.help':
    'En las rondas 1 a 4 robas 3 cartas de cada color en lugar de 2 y descartas 1 de cada uno (ZG-VAR-01, en lugar de ZG-DRAW-01).',
  'variant.orderByRewards': 'Orden de turno por la escala de recompensas',
  'variant.orderByRewards.help':
    'En cada ronda se juega en el orden de los discos de la escala de recompensas y no en sentido horario (ZG-VAR-02, en lugar de ZG-ROUND-03).',
  'variant.unrestPerWorker': 'Malestar por trabajador',
  'variant.unrestPerWorker.help':
    'Al contratar, el malestar sube 1 por cada trabajador y no 1 en total (ZG-VAR-03, en lugar de ZG-COURT-HIRE-04).',

  'boards.A': 'Lados A',
  'boards.A.help':
    'Todos los jugadores tienen el mismo tablero, sin habilidades. Lo mejor para una primera partida (ZG-SETUP-12).',
  'boards.B': 'Lados B, elegidos',
  'boards.B.help':
    'Cada jugador elige un tablero con habilidades propias; el jugador inicial elige el último (ZG-BSIDE-01).',
  'boards.auction': 'Lados B, en subasta',
  'boards.auction.help': 'Todos empiezan con 15 PV y pujan por los tableros con parte de ellos (ZG-AUCT-01).',

  'setup.seats': 'Jugadores',
  'setup.seats.help': '2, 3 o 4 jugadores (ZG-GEN-01).',
  'setup.clans': 'Colores',
  'setup.clans.help': 'Un color por jugador, todos distintos (ZG-SETUP-02).',
  'setup.boards': 'Tableros de jugador',
  'setup.boards.help': 'Tableros iguales, o tableros con habilidades, elegidos o en subasta (ZG-SETUP-12).',
  'setup.variants': 'Variantes',
  'setup.variants.help': 'Cualquiera de las tres variantes, juntas o por separado (ZG-VAR-01 a ZG-VAR-03).',
  'setup.autoClaimTasks': 'Reclamar misiones automáticamente',
  'setup.autoClaimTasks.help':
    'Las misiones se reclaman en cuanto se puede, lo que nunca es peor. Desactívalo para reclamarlas tú (ZG-TASK-08).',
  'setup.confirmTurns': 'Confirmar el fin de los turnos',
  'setup.confirmTurns.help':
    'Terminas tú cada turno, aunque no quede nada por hacer, para que aún puedas deshacer jugadas (ZG-TURN-06).',
  'setup.leaveOut': 'Tableros descartados',
  'setup.leaveOut.help':
    'Con menos de 4 jugadores, en una subasta se descartan tableros: los que se indiquen aquí, u otros al azar (ZG-AUCT-02).',
  'setup.data': 'Tablas de datos',
  'setup.data.help': 'Tablas de cartas, losetas y números que sustituyen a las habituales.',

  'problem.not-your-turn': 'Ahora no se te pregunta nada: espera a los demás jugadores.',
  'problem.no-such-option': '«{key}» no está entre las opciones actuales. Elige una de las que se muestran.',
  'problem.stale':
    '«{key}» responde a una pregunta anterior: la partida ha avanzado. Mira la nueva pregunta y responde otra vez.',
  'problem.game-over': 'La partida ha terminado: ya no hay nada que decidir.',
  'problem.nothing-to-undo': 'No hay nada que deshacer.',
  'problem.undo-barrier':
    'Esto no se puede deshacer: desde entonces se han robado cartas, se ha mostrado algo oculto o ha actuado otro jugador.',
  'problem.not-a-log': 'Este archivo no es el registro de una partida. Elige un archivo guardado por Wanli.',
  'problem.not-a-position': 'Este archivo no es una posición. Elige un archivo guardado por Wanli.',
  'problem.not-a-scenario': 'Este archivo no es un escenario. {where}: {problem}',
  'problem.format-version':
    'El archivo tiene el formato {found}, pero este programa lee el formato {known}. Usa la versión de Wanli que lo escribió.',
  'problem.rules-version':
    'El archivo se hizo con la versión {found} de las reglas, pero este programa juega con la versión {known}. Usa la versión de Wanli que lo escribió.',
  'problem.other-game': 'El archivo es del juego {found}, no de {known}. Ábrelo con ese juego.',
  'problem.bad-setup': 'La preparación no es válida. {field}: {problem}',
  'problem.bad-position': 'La posición no es válida. {where}: {problem}',
  'problem.entry-differs':
    'El registro no se puede reproducir: la entrada {entry} («{key}») {why, select, check {lleva a una mesa distinta de la registrada} other {no es posible en ese momento}}.',
  'problem.cut-off':
    'El registro está dañado: tiene {answers, plural, one {# respuesta} other {# respuestas}} pero {checks, plural, one {# comprobación} other {# comprobaciones}}. Usa una copia completa.',
}
