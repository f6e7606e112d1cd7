import type { ProblemCode } from '@wanli/kernel'
import type { Group } from './group.ts'
import type { Language } from './languages.ts'

const en: Group<'problem', ProblemCode> = {
  'problem.not-your-turn': 'You are not being asked anything now: wait for the other players.',
  'problem.no-such-option': '"{key}" is not on offer now. Choose one of the options shown.',
  'problem.no-such-seat':
    'There is no seat {seat} at this table: its seats are numbered from 0, and there are {seats}.',
  'problem.no-such-topic': 'Nobody is ever asked about "{topic}": there can be no standing answer to it.',
  'problem.stale':
    '"{key}" answers an earlier question: the table has moved on. Look at the new question and answer again.',
  'problem.game-over': 'The game is over: there is nothing left to decide.',
  'problem.nothing-to-undo': 'There is nothing to take back.',
  'problem.undo-barrier':
    'This cannot be taken back: since then cards were drawn, something was shown that you did not know, or another player has acted.',
  'problem.not-a-log': 'This file is not the log of a game. Choose a file that Wanli has saved.',
  'problem.not-a-position': 'This file is not a position. Choose a file that Wanli has saved.',
  'problem.not-a-scenario': 'This file is not a scenario. {where}: {problem}',
  'problem.format-version':
    'The file has format {found}, but this program reads format {known}. Use the version of Wanli that wrote it.',
  'problem.unknown-seeding':
    'The file draws its chance from its seed in a way that this program does not know ({found}). Use the version of Wanli that wrote it.',
  'problem.rules-version':
    'This game was begun with other rules or cards, and answer {entry} of {answers} no longer leads where it led. It can be watched up to there.',
  'problem.other-game': 'The file belongs to the game {found}, not to {known}. Open it with that game.',
  'problem.bad-setup': 'The set-up is not valid. {field}: {problem}',
  'problem.bad-position': 'The position is not valid. {where}: {problem}',
  'problem.entry-differs':
    'The log does not replay: entry {entry} ("{key}") {why, select, check {leads to a different table than the recorded one} other {is not possible there}}.',
  'problem.cut-off':
    'The log is damaged: it has {answers, plural, one {# answer} other {# answers}} but {checks, plural, one {# check} other {# checks}}. Use a complete copy.',
}

const es: Group<'problem', ProblemCode> = {
  'problem.not-your-turn': 'Ahora no se te pregunta nada: espera a los demás jugadores.',
  'problem.no-such-option': '«{key}» no está entre las opciones actuales. Elige una de las que se muestran.',
  'problem.no-such-seat': 'En esta mesa no hay ningún asiento {seat}: se cuentan desde el 0, y hay {seats}.',
  'problem.no-such-topic': 'A nadie se le pregunta nunca por «{topic}»: no puede haber una respuesta fija.',
  'problem.stale':
    '«{key}» responde a una pregunta anterior: la partida ha avanzado. Mira la nueva pregunta y responde otra vez.',
  'problem.game-over': 'La partida ha terminado: ya no hay nada que decidir.',
  'problem.nothing-to-undo': 'No hay nada que deshacer.',
  'problem.undo-barrier':
    'Esto no se puede deshacer: desde entonces se han robado cartas, se ha mostrado algo que no conocías o ha actuado otro jugador.',
  'problem.not-a-log': 'Este archivo no es el registro de una partida. Elige un archivo guardado por Wanli.',
  'problem.not-a-position': 'Este archivo no es una posición. Elige un archivo guardado por Wanli.',
  'problem.not-a-scenario': 'Este archivo no es un escenario. {where}: {problem}',
  'problem.format-version':
    'El archivo tiene el formato {found}, pero este programa lee el formato {known}. Usa la versión de Wanli que lo escribió.',
  'problem.unknown-seeding':
    'El archivo saca su azar de la semilla de un modo que este programa no conoce ({found}). Usa la versión de Wanli que lo escribió.',
  'problem.rules-version':
    'Esta partida empezó con otras reglas o cartas, y la respuesta {entry} de {answers} ya no lleva a donde llevaba. Se puede ver hasta ahí.',
  'problem.other-game': 'El archivo es del juego {found}, no de {known}. Ábrelo con ese juego.',
  'problem.bad-setup': 'La preparación no es válida. {field}: {problem}',
  'problem.bad-position': 'La posición no es válida. {where}: {problem}',
  'problem.entry-differs':
    'El registro no se puede reproducir: la entrada {entry} («{key}») {why, select, check {lleva a una mesa distinta de la registrada} other {no es posible en ese momento}}.',
  'problem.cut-off':
    'El registro está dañado: tiene {answers, plural, one {# respuesta} other {# respuestas}} pero {checks, plural, one {# comprobación} other {# comprobaciones}}. Usa una copia completa.',
}

/** What the kernel refuses, and what to do then: ICU messages for any game's texts. */
export const PROBLEM_MESSAGES: Readonly<Record<Language, Group<'problem', ProblemCode>>> = { en, es }
