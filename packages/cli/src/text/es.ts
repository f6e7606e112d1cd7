import { adminEs } from './admin/es.ts'
import { arenaEs } from './arena/es.ts'
import { balanceEs } from './balance/es.ts'
import type { en } from './en.ts'
import { errorsEs } from './errors/es.ts'
import { playEs } from './play/es.ts'
import { serveEs } from './serve/es.ts'
import { trainEs } from './train/es.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  ...adminEs,
  ...arenaEs,
  ...balanceEs,
  ...errorsEs,
  ...playEs,
  ...serveEs,
  ...trainEs,
  'wanli.about': 'Wanli: una mesa para los juegos de la Gran Muralla. Sin orden abre un menú.',

  'help.usage': 'Uso:',
  'help.optionsWord': '[opciones]',
  'help.commandWord': '[orden]',
  'arg.game': 'juego',
  'arg.file': 'archivo',
  'arg.files': 'archivos',
  'arg.ids': 'ID',
  'help.arguments': 'Argumentos:',
  'help.options': 'Opciones:',
  'help.commands': 'Órdenes:',
  'help.default': 'normalmente {value}',
  'help.examples': '{count, plural, one {Ejemplo:} other {Ejemplos:}}',
  'help.help': 'mostrar esta ayuda',
  'help.version': 'mostrar la versión',
  'help.json': 'un documento JSON para programas, y nada más en la salida',
  'help.lang': 'idioma: en o es',
  'help.debug': 'mostrar de dónde viene un error',
  'help.game': 'el juego: {games}',
  'help.seats': 'cuántos juegan: {seats} (normalmente {usual})',
  'help.seed': 'la semilla del azar: la misma semilla reparte las mismas cartas',
  'help.players': 'quién se sienta dónde, como yo,greedy,greedy,random: los bots por su nombre, los demás son personas',
  'help.ask':
    'con varias personas, donde se puede jugar algo: {words}. fitting pregunta solo a quien tiene algo que encaja, y con los demás espera lo que suelen tardar',
  'help.wait': 'los bots esperan a que termines tu turno con Intro; lo normal en una terminal',
  'help.noWait': 'los bots siguen en cuanto se les pregunta',
  'help.resume': 'seguir con la última partida que se dejó en esta carpeta',
  'help.load': 'seguir con la partida de este archivo',
  'help.bots': 'un bot por asiento, o uno para todos: {bots}',
  'help.games': 'cuántas partidas',
  'help.from':
    'el número de la primera partida (normalmente 0): con la misma semilla, las partes de una serie larga se suman',
  'help.cores': 'cuántos núcleos del procesador usar (normalmente todos)',
  'help.check': 'buscar reglas rotas tras cada respuesta (más lento)',
  'help.rotate': 'pasar los bots un asiento adelante en cada partida',
  'help.setups': 'all: recorrer todas las preparaciones del juego',
  'help.saveFailed': 'guardar en esta carpeta los registros de las partidas que fallen',
  'help.balanceModes': 'solo este modo; si falta, todos: {modes}',
  'help.balanceSeats': 'solo con tantos jugadores; si falta, todos los números que permite cada modo',
  'help.balanceGames': 'cuántas partidas en cada columna: modo, jugadores y dificultad',
  'help.balanceOut': 'la carpeta para balance.html y balance.json',
  'help.log': 'una partida guardada',
  'help.verify': 'decir solo si la partida se repite exactamente como se registró',
  'help.to': 'mostrar la mesa tras tantas respuestas',
  'help.step': 'respuesta a respuesta; en una terminal, Intro sigue',
  'help.position': 'una posición',
  'help.scenarios': 'escenarios, o carpetas con ellos',
  'help.ruleIds': 'ID de reglas, o cómo empiezan; coverage: cuántas reglas citan las pruebas',
  'help.rulesGame': 'solo las reglas de este juego',
  'help.search': 'reglas que contienen estas palabras',
  'help.list': 'listar lo que ninguna prueba cita',

  'games.about': 'los juegos, con sus asientos, modos, tableros, variantes y opciones',
  'games.seats': 'Jugadores: {seats}',
  'games.bots': 'Bots: {bots}',
  'games.modes': 'Modos',
  'games.boards': 'Tableros',
  'games.variants': 'Variantes',
  'games.options': 'Opciones',

  'load.otherRules':
    'Las reglas o las cartas han cambiado desde que empezó esta partida{count, plural, =0 {} other {: {names}}}.',
  'load.more': '{count} más',
  'load.kept':
    'Sigue desde la mesa tal como estaba{lost, plural, =0 {} one {; hay que dar otra vez la última respuesta} other {; hay que dar otra vez las últimas # respuestas}}. Lo jugado antes ya no se puede deshacer; el archivo lo conserva.',
  'load.otherPosition':
    'Esta posición se escribió con otras reglas o cartas{count, plural, =0 {} other {; ha cambiado desde entonces: {names}}}. Se coloca tal como estaba; desde aquí valen las de hoy.',
  'load.watch': 'Con ellas solo las primeras {at} de {answers} respuestas llevan a donde llevaban: se muestran esas.',

  'simulate.about': 'hacer que los bots jueguen muchas partidas entre sí',
  'simulate.aboutGame': 'los bots juegan a {game} entre sí',
  'simulate.games': 'Partidas',
  'simulate.failed': 'Fallidas',
  'simulate.decisions': 'Decisiones',
  'simulate.seconds': 'Segundos',
  'simulate.rate': 'Decisiones por segundo y núcleo ({cores, plural, one {# núcleo} other {# núcleos}})',
  'simulate.lengths': 'Decisiones por partida (más corta-más larga)',
  'simulate.lost': 'Partidas que nadie ha ganado',
  'simulate.seat': 'Asiento',
  'simulate.bot': 'Bot',
  'simulate.score': 'Puntos',
  'simulate.wins': 'Victorias',
  'simulate.ahead': 'En cabeza',
  'simulate.stopped': 'Detenido tras {done} de {games} partidas.',
  'simulate.failure': 'La partida {seed} ha fallado: {error}',

  'replay.about': 'volver a ver una partida guardada, o comprobarla',
  'replay.ok': 'Correcto: {answers, plural, one {# respuesta} other {# respuestas}}, huella {hash}.',
  'replay.okUnchecked':
    'Correcto: {answers, plural, one {# respuesta} other {# respuestas}}, huella {hash}. El archivo no tiene comprobaciones, así que solo se han probado las respuestas.',
  'replay.place': 'Tras la respuesta {count} de {answers}.',
  'replay.enter': 'Intro = seguir',

  'position.about': 'comprobar una posición y mostrarla',
  'position.over': 'La partida ha terminado.',

  'scenario.about': 'ejecutar escenarios y decir qué no fue como se esperaba',
  'scenario.ok': 'bien',
  'scenario.failed': 'FALLA',
  'scenario.fault': 'aquí falla el propio wanli: {message}',
  'scenario.failure': 'línea {line}: se esperaba {expected}; se encontró {found}',
  'scenario.summary':
    '{passed, plural, one {# correcto} other {# correctos}}, {failed, plural, one {# fallido} other {# fallidos}}',

  'rules.about': 'mostrar reglas por su ID; sin ID, las secciones',
  'rules.hint': 'Una regla: wanli rules {id}. Las que contienen una palabra: wanli rules --search PALABRA.',
  'coverage.about': 'cuántas reglas citan las pruebas',
  'coverage.total': 'total',
  'coverage.cited': 'citadas',
  'coverage.uncited': 'sin citar',
  'coverage.rules': 'reglas',
  'coverage.vectors': 'casos de prueba',
  'coverage.cards': 'cartas y losetas',
  'coverage.decisions': 'decisiones',
}
