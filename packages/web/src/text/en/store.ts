export const store = {
  'store.file.notJson':
    '{name} can’t be read: it is not a file of Wanli, or it is damaged. Choose a file that Wanli has saved.',
  'store.file.cutOff': '{name} has lost its end. Nothing was opened; use a complete copy of the file.',
  'store.file.damaged': 'The answers in {name} are damaged. Nothing was opened; use another copy of the file.',
  'store.file.notOurs': '{name} is neither a saved game nor a position of Wanli. Choose a file that Wanli has saved.',
  'store.file.newer': '{name} was written by a newer Wanli. Update this page (Settings), then open it again.',
  'store.file.unknownGame':
    '{name} belongs to the game “{game}”, for which this page has no table. `wanli replay` can open it.',
  'store.file.unreadable': '{name} can’t be read. Perhaps it was moved or deleted; choose it again.',
  'store.file.impossible':
    '{name} can’t be played: it leads to something that can’t be. Nothing was opened; use another copy.',

  'store.detail.missing': 'it is missing.',
  'store.detail.unknownField': 'there is no field “{name}”.',
  'store.detail.wrongType':
    'it must be {expected, select, object {an object} record {an object} array {a list} tuple {a list} string {a text} number {a number} int {a whole number} boolean {true or false} other {of another kind}}.',
  'store.detail.tooSmall': 'it must be at least {minimum}.',
  'store.detail.tooBig': 'it must be at most {maximum}.',
  'store.detail.tooFew': 'its length must be at least {minimum}.',
  'store.detail.tooMany': 'its length must be at most {maximum}.',
  'store.detail.wrongLength': 'its length must be {length}.',
  'store.detail.notOneOf': 'it must be one of: {values}.',
  'store.detail.notValid': 'it is not valid.',
  'store.detail.notCounts': 'it must be whole numbers by stream.',
  'store.detail.notSteps': 'it must be a list of steps.',
  'store.detail.notKeys': 'it must be a list of keys.',
  'store.detail.notStanding': 'it must be keys by seat and topic.',
  'store.detail.notSeen': 'nobody can have seen this there: {card}.',
  'store.detail.noStep': 'no step is called “{step}”.',
  'store.detail.emptyAgenda': 'it is empty: say what comes next, by a phase or by steps.',
  'store.detail.unplayable': 'these steps can’t be played here.',
  'store.detail.broken': 'such a state is impossible ({broken}).',
  'store.detail.notOffered': 'entry {entry}, “{answer}”, is not on offer.',

  'store.notSaved.full': 'The browser’s store is full: this game is not kept there any more.',
  'store.notSaved.forbidden':
    'The browser does not let this page keep anything (a private window?): this game is not kept.',
  'store.notSaved.failed': 'The browser’s store does not work: this game is not kept there.',
  'store.notSaved.advice': 'You can play on. Before you close or reload the page, save the game as a file.',
  'store.saveFile': 'Save as a file',
  'store.hide': 'Understood',

  'store.otherRules': 'Rules or cards have changed since this game was begun.',
  'store.otherRules.changed': 'Changed: {names}.',
  'store.otherRules.more': '{count, plural, one {# more} other {# more}}',
  'store.otherRules.rules': 'It is the rules themselves that have changed.',
  'store.otherRules.kept':
    'With them, its answers no longer lead where they led. It goes on from the table as it lay{lost, plural, =0 {} one {; the last answer has to be given again} other {; the last # answers have to be given again}}. What was played before can’t be taken back any more, but stays in the file of the game.',
  'store.otherRules.watch':
    'With them, its answers no longer lead where they led: you see the first {at} of {answers}, and can play on from any moment of these.',
  'store.otherPosition': 'This position was written under other rules or cards.',
  'store.otherPosition.goesOn': 'It is laid out as it was; from here on the rules and cards of today hold.',
  'store.otherRules.look': 'Watch it up to there',

  'store.opening': 'The table is being laid…',
  'store.home': 'To the home page',
  'store.again': 'Try again',
  'store.delete': 'Remove from this browser',
  'store.delete.sure': 'Really remove it for good?',
  'store.gone': 'There is no such table',
  'store.gone.text':
    'It is not in this browser. It was removed, or it is in another browser or on another device. If you have saved it as a file, open the file from the home page.',
  'store.locked': 'The browser’s store does not open',
  'store.locked.text':
    'It is forbidden or broken, so no earlier table can be found. New games can be played and saved as files.',
  'store.unknownGame': 'This page has no table for that game',
  'store.unknownGame.text':
    'The game is called “{game}”. The table stays in the browser; you can take it along as a file.',
  'store.damaged': 'This table can’t be opened',
  'store.damaged.text': '{problem} The table stays in the browser as it is; you can take it along as a file.',
  'store.damaged.record': 'Its record is damaged.',
  'store.crashed': 'The table has stopped',
  'store.crashed.text':
    'The program made a mistake ({problem}). All answers before it are kept: try again goes back to them. Please save the game as a file and send it to us.',
  'store.elsewhere': 'This table is open in another tab',
  'store.elsewhere.text': 'Two tabs would overwrite each other’s moves. Play on there, or take the table over here.',
  'store.takenOver': 'Another tab has taken this table over',
  'store.takenOver.text': 'Nothing is lost: it goes on there. You can take it back here.',
  'store.takeOver': 'Take over here',
} as const
