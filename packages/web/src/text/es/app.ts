import type { app as en } from '../en/app.ts'

export const app: Readonly<Record<keyof typeof en, string>> = {
  'app.game.zhanguo': 'ZhanGuo',
  'app.game.great-wall': 'La Gran Muralla',
  'app.name': 'Wanli',
  'app.tagline': 'Diez mil li de muralla, dos grandes juegos. A solas, con bots o en una mesa con amigos.',
  'app.home': 'Wanli: a la página de inicio',
  'app.pages': 'Páginas',
  'app.rules': 'Reglas',
  'app.settings': 'Ajustes y ayuda',
  'app.language': 'Idioma',
  'app.language.en': 'English',
  'app.language.es': 'Español',
  'app.theme': 'Claro u oscuro',
  'app.theme.light': 'Claro',
  'app.theme.dark': 'Oscuro',

  'app.level.novice': 'Principiante',
  'app.level.novice.help': 'Toma lo que ve y no piensa más allá. Buena compañía para una primera partida.',
  'app.level.easy': 'Fácil',
  'app.level.easy.help': 'Mira un paso adelante, invierte poco en el futuro y sigue un plan favorito.',
  'app.level.normal': 'Normal',
  'app.level.normal.help': 'Juega mentalmente la ronda o el Año hasta el final, unas pocas veces, antes de mover.',
  'app.level.hard': 'Difícil',
  'app.level.hard.help': 'Lo hace muchas veces y sopesa más jugadas. Castiga lo que queda abierto.',
  'app.level.master': 'Maestro',
  'app.level.master.help': 'El más fuerte que tenemos. Se toma su tiempo.',
}
