import type { home as en } from '../en/home.ts'

export const home: Readonly<Record<keyof typeof en, string>> = {
  'home.about.great-wall':
    'Funcionarios en la tierra, soldados en la Muralla y el honor ante todo. De 1 a 5 jugadores: solos, rivales o juntos.',
  'home.about.zhanguo':
    'Unifica cinco regiones, carta a carta. Alta o baja, cada carta cuenta dos veces. De 2 a 4 jugadores, 5 rondas.',
  'home.playNow': 'Jugar ya con bots',
  'home.playNow.help': '{seats} asientos, nivel {level}',
  'home.pass': 'Por turnos',
  'home.pass.help': 'una pantalla',
  'home.own': 'Tu mesa',
  'home.own.help': 'asientos y opciones',
  'home.solo': 'En solitario',
  'home.solo.help': 'contra Qin Jiushao',
  'home.coop': 'Cooperativo',
  'home.coop.help': 'salvar el Imperio',
  'home.surprise': 'Sorpréndeme',
  'home.surprise.help': 'Los tableros y las variantes se sortean',

  'home.continue': 'Continuar',
  'home.continueTable': 'Continuar {title}, guardada {ago}',
  'home.lookTable': 'Verla: {title}, guardada {ago}',
  'home.look': 'Verla',
  'home.nothing':
    'Nada todavía. Cada partida que empiezas se guarda en este navegador, jugada a jugada, y te espera aquí.',
  'home.yourTurn': 'Te toca',
  'home.turnOf': 'Turno de {name}',
  'home.waitsFor': 'espera a {name}',
  'home.finished': 'Terminada',
  'home.justNow': 'ahora mismo',
  'home.delete': 'Borrar {title}, guardada {ago}',
  'home.deleted': 'Se ha borrado {title}.',
  'home.undoDelete': 'Deshacer',
  'home.all': 'Mostrar las {count} mesas',
  'home.fewer': 'Mostrar menos',
  'home.noStore':
    'No se puede usar el almacén del navegador, así que no se muestran las mesas anteriores. Puedes jugar igualmente y guardar las partidas como archivos. ({why})',

  'home.open': 'Abrir un archivo',
  'home.open.help': 'Una partida guardada, una posición o una repetición.',
  'home.open.anywhere': 'También puedes soltarlo en cualquier parte de esta página.',
  'home.open.pick': 'Elegir un archivo',
  'home.open.drop': 'Suelta el archivo para abrirlo',

  'home.me': 'Jugar con otros',
  'home.noServer': 'Las mesas con gente lejana necesitan un servidor de Wanli; esta página viene sin él.',
  'home.comfort': 'Sonido y movimiento',
  'home.more': 'Reglas',
  'home.rules': 'Reglas con búsqueda',
  'home.rules.help': 'Cada regla con su número, en los dos idiomas',
  'home.aid': 'Ayuda: {game}',
  'home.aid.help': 'Turnos, acciones, puntuación y símbolos en dos páginas',
  'home.box': 'Mi caja',
}
