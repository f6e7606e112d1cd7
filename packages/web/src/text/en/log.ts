export const log = {
  'log.title': 'Log',
  'log.lines': 'What happened',
  'log.close': 'Close the log',
  'log.filter': 'Which lines',
  'log.filter.all': 'All',
  'log.filter.mine': 'Mine',
  'log.filter.main': 'Without small steps',
  'log.look': 'Look at the table as it was then',
  'log.empty': 'Nothing to tell yet.',
} as const
