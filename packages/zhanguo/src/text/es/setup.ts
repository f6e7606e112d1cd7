import { PROBLEM_MESSAGES } from '@wanli/game-kit'
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

  ...PROBLEM_MESSAGES.es,
}
