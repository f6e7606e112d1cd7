import type { store as en } from '../en/store.ts'

export const store: Readonly<Record<keyof typeof en, string>> = {
  'store.file.notJson':
    'No se puede leer {name}: no es un archivo de Wanli o está dañado. Elige un archivo guardado por Wanli.',
  'store.file.cutOff': 'A {name} le falta el final. No se ha abierto nada; usa una copia completa del archivo.',
  'store.file.damaged': 'Las respuestas de {name} están dañadas. No se ha abierto nada; usa otra copia del archivo.',
  'store.file.notOurs':
    '{name} no es una partida guardada ni una posición de Wanli. Elige un archivo guardado por Wanli.',
  'store.file.newer':
    '{name} se escribió con una versión más nueva de Wanli. Actualiza esta página (en Ajustes) y ábrelo otra vez.',
  'store.file.unknownGame':
    '{name} es del juego «{game}», para el que esta página no tiene mesa. Se puede abrir con `wanli replay`.',
  'store.file.unreadable': 'No se puede leer {name}. Quizá se ha movido o borrado; elígelo de nuevo.',
  'store.file.impossible':
    'No se puede jugar {name}: lleva a algo que no puede ser. No se ha abierto nada; usa otra copia.',

  'store.detail.missing': 'falta.',
  'store.detail.unknownField': 'no existe el campo «{name}».',
  'store.detail.wrongType':
    'debe ser {expected, select, object {un objeto} record {un objeto} array {una lista} tuple {una lista} string {un texto} number {un número} int {un número entero} boolean {true o false} other {de otro tipo}}.',
  'store.detail.tooSmall': 'debe ser al menos {minimum}.',
  'store.detail.tooBig': 'debe ser como máximo {maximum}.',
  'store.detail.tooFew': 'su longitud debe ser al menos {minimum}.',
  'store.detail.tooMany': 'su longitud debe ser como máximo {maximum}.',
  'store.detail.wrongLength': 'su longitud debe ser {length}.',
  'store.detail.notOneOf': 'debe ser uno de estos valores: {values}.',
  'store.detail.notValid': 'no es válido.',
  'store.detail.notCounts': 'debe contener números enteros por flujo de azar.',
  'store.detail.notSteps': 'debe ser una lista de pasos.',
  'store.detail.notKeys': 'debe ser una lista de claves.',
  'store.detail.notStanding': 'debe contener claves por asiento y asunto.',
  'store.detail.notSeen': 'nadie puede haber visto esto ahí: {card}.',
  'store.detail.noStep': 'no existe el paso «{step}».',
  'store.detail.emptyAgenda': 'está vacío: di qué viene ahora, con una fase o con pasos.',
  'store.detail.unplayable': 'estos pasos no se pueden jugar aquí.',
  'store.detail.broken': 'ese estado es imposible ({broken}).',
  'store.detail.notOffered': 'la entrada {entry}, «{answer}», no está entre las opciones.',

  'store.notSaved.full': 'El almacén del navegador está lleno: esta partida ya no se guarda en él.',
  'store.notSaved.forbidden':
    'El navegador no deja que esta página guarde nada (¿una ventana privada?): esta partida no se guarda.',
  'store.notSaved.failed': 'El almacén del navegador no funciona: esta partida no se guarda en él.',
  'store.notSaved.advice':
    'Puedes seguir jugando. Antes de cerrar o recargar la página, guarda la partida en un archivo.',
  'store.saveFile': 'Guardar en un archivo',
  'store.hide': 'Entendido',

  'store.otherRules': 'Las reglas o las cartas han cambiado desde que empezó esta partida.',
  'store.otherRules.changed': 'Ha cambiado: {names}.',
  'store.otherRules.more': '{count, plural, one {# más} other {# más}}',
  'store.otherRules.rules': 'Son las propias reglas las que han cambiado.',
  'store.otherRules.kept':
    'Con ellas, sus respuestas ya no llevan a donde llevaban. Sigue desde la mesa tal como estaba{lost, plural, =0 {} one {; hay que dar otra vez la última respuesta} other {; hay que dar otra vez las últimas # respuestas}}. Lo jugado antes ya no se puede deshacer, pero queda en el archivo de la partida.',
  'store.otherRules.watch':
    'Con ellas, sus respuestas ya no llevan a donde llevaban: ves las primeras {at} de {answers}, y puedes seguir jugando desde cualquier momento de ellas.',
  'store.otherPosition': 'Esta posición se escribió con otras reglas o cartas.',
  'store.otherPosition.goesOn': 'Se coloca tal como estaba; desde aquí valen las reglas y cartas de hoy.',
  'store.otherRules.look': 'Verla hasta ahí',

  'store.opening': 'Se está poniendo la mesa…',
  'store.home': 'A la página de inicio',
  'store.again': 'Intentarlo otra vez',
  'store.delete': 'Quitar de este navegador',
  'store.delete.sure': '¿Quitarla para siempre?',
  'store.gone': 'No existe esa mesa',
  'store.gone.text':
    'No está en este navegador. Se quitó, o está en otro navegador o en otro dispositivo. Si la guardaste en un archivo, ábrelo desde la página de inicio.',
  'store.locked': 'El almacén del navegador no se abre',
  'store.locked.text':
    'Está prohibido o roto, así que no se puede encontrar ninguna mesa anterior. Se pueden jugar partidas nuevas y guardarlas en archivos.',
  'store.unknownGame': 'Esta página no tiene mesa para ese juego',
  'store.unknownGame.text':
    'El juego se llama «{game}». La mesa sigue en el navegador; puedes llevártela en un archivo.',
  'store.damaged': 'Esta mesa no se puede abrir',
  'store.damaged.text': '{problem} La mesa sigue en el navegador tal como está; puedes llevártela en un archivo.',
  'store.damaged.record': 'Su registro está dañado.',
  'store.crashed': 'La mesa se ha parado',
  'store.crashed.text':
    'El programa ha cometido un error ({problem}). Todas las respuestas anteriores están guardadas: «Intentarlo otra vez» vuelve a ellas. Guarda la partida en un archivo y envíanosla, por favor.',
  'store.elsewhere': 'Esta mesa está abierta en otra pestaña',
  'store.elsewhere.text': 'Dos pestañas se pisarían las jugadas. Sigue jugando allí o trae la mesa aquí.',
  'store.takenOver': 'Otra pestaña se ha llevado esta mesa',
  'store.takenOver.text': 'No se ha perdido nada: la partida sigue allí. Puedes recuperarla aquí.',
  'store.takeOver': 'Traerla aquí',
}
