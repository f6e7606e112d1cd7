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

  'app.level.random': 'Amable',
  'app.level.random.help': 'Hace cualquier jugada legal: buena compañía para una primera partida.',
  'app.level.greedy': 'Firme',
  'app.level.greedy.help': 'Elige la mejor jugada que ve, a un paso de distancia.',
}
