export const offline = {
  'offline.update': 'A new version is ready.',
  'offline.update.table': 'Your game goes on where it is.',
  'offline.update.unsaved': 'One of your games is not kept in this browser: save it as a file first.',
  'offline.update.now': 'Update now',
  'offline.update.later': 'Later',

  'offline.title': 'Without a network',
  'offline.help': 'Both games, rules and all can be kept in this browser: then they open without a network.',
  'offline.state': 'Ready to play without a network',
  'offline.yes': 'Yes: version {version}, {size} on this device.',
  'offline.preparing': 'In a moment: it is being fetched.',
  'offline.failed': 'Not yet: something is missing. It is fetched when you open the page with a network.',
  'offline.off': 'No: nothing is kept for it. Saved tables are kept apart from it.',
  'offline.cannot':
    'No: the browser allows it only for https addresses and for this very machine, and not in every private window.',
  'offline.remove': 'Remove',
  'offline.get': 'Get ready',
  'offline.install': 'Install',
  'offline.install.help': 'Wanli as an app, with an icon and a window of its own.',
} as const
