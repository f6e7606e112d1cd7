export const rules = {
  'rules.of': 'Rules of {game}',
  'rules.aidOf': '{game}: player aid',
  'rules.all': 'All rules',
  'rules.aid': 'Player aid',
  'rules.print': 'Print',
  'rules.search': 'Search the rules',
  'rules.found': '{count, plural, one {# rule} other {# rules}} of {all}',
  'rules.nothing': 'No rule has all of these words: “{query}”.',
  'rules.best': 'Best answers first',
  'rules.contents': 'Contents',
  'rules.here': 'At this table',
  'rules.symbols': 'Symbols',
} as const
