/** What looking after a server says. */
export const adminEn = {
  'admin.about':
    'look after a server, also while it runs: back up, restore, list, read what was reported, end, export, import, verify, purge',
  'admin.backup': 'write all that is kept into a file; it holds secrets, and only its owner reads it',
  'admin.restore': 'make a new store of a backup; either kind of store, nothing is written over',
  'admin.list': 'all tables, the last one that something happened at first',
  'admin.reports': 'lines of chat that somebody has reported, the last first',
  'admin.end': 'end a table as if all had agreed; it counts for nobody',
  'admin.export': 'the log of a game, with its seed and with what everybody chose in secret',
  'admin.import': 'a table with open seats that goes on from a log',
  'admin.verify': 'play every stored game again; ends with 1 if one leads somewhere else',
  'admin.purge': 'forget a person: account, codes, chat, and the name at tables and in their logs',
  'admin.backedUp':
    'Written: {file}, {rows, plural, one {# row} other {# rows}}. Keep it safe: whoever has it can sign in as anybody.',
  'admin.restored': 'Restored: {rows, plural, one {# row} other {# rows}}.',
  'admin.line': '{table}  {state}  {game}, {answers, plural, one {# answer} other {# answers}}  {seats}  {changed}',
  'admin.noTables': 'There are no tables.',
  'admin.noReports': 'Nothing was reported.',
  'admin.report': '{at}  {table}\n  {name} ({person}): {text}\n  reported by {by}: {why}',
  'admin.ended': 'Ended: {table}',
  'admin.exported': 'Written: {file}',
  'admin.imported': 'The table is {table}: whoever has the link #/online/{table} sits down.',
  'admin.wrong': '{table}: {problem}',
  'admin.verified':
    '{tables, plural, one {# game} other {# games}} with {answers, plural, one {# answer} other {# answers}} played again, {wrong, plural, =0 {each leads where it led} one {# leads somewhere else} other {# lead somewhere else}}.',
  'admin.purged':
    '{name} is forgotten, at {tables, plural, one {# table} other {# tables}} too. Backups still know the name.',
  'error.admin': 'That can’t be done: {why}.',
} as const
