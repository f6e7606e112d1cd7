export const app = {
  'app.name': 'Wanli',
  'app.tagline': 'Ten thousand li of wall, two great games. Alone, with bots, or at one table with friends.',
  'app.home': 'Wanli: to the home page',
  'app.pages': 'Pages',
  'app.rules': 'Rules',
  'app.settings': 'Settings and help',
  'app.language': 'Language',
  'app.language.en': 'English',
  'app.language.es': 'Español',
  'app.theme': 'Light or dark',
  'app.theme.light': 'Light',
  'app.theme.dark': 'Dark',

  'app.level.random': 'Gentle',
  'app.level.random.help': 'Plays any legal move: good company for a first game.',
  'app.level.greedy': 'Steady',
  'app.level.greedy.help': 'Takes the best move it sees, one step ahead.',
} as const
