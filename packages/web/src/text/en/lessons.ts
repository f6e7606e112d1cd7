export const lessons = {
  'lessons.title': 'Learn by playing',
  'lessons.intro':
    'A table that is already laid, and somebody who explains it while you play. Each step says what to do and why. Try something else if you like: you will be told what it does, and can take it back.',
  'lessons.link': 'Learn',
  'lessons.home.help': 'A guided first Fall and Winter, a guided first round, on a real table',
  'lessons.minutes': '{minutes} minutes, {steps} steps',
  'lessons.start': 'Start the lesson',
  'lessons.resume': 'Go on: step {step} of {of}',
  'lessons.anew': 'Begin anew',
  'lessons.done': 'Finished',

  'lessons.panel': 'Lesson',
  'lessons.step': 'Step {step} of {of}',
  'lessons.next': 'Next',
  'lessons.back': 'Back',
  'lessons.leave': 'Leave the lesson',
  'lessons.fold': 'Fold the lesson away',
  'lessons.unfold': 'Show the lesson',
  'lessons.yours': 'Your move',
  'lessons.others': 'The others play…',
  'lessons.astray': 'You tried something else.',
  'lessons.takeBack': 'Take it back',
  'lessons.rule': 'Rules (new tab):',

  'lessons.over': 'The lesson is over',
  'lessons.learnt': 'What you know now',
  'lessons.playOn': 'Play on from here',
  'lessons.playOn.help': 'This becomes a table of your own; bots take the other seats.',
  'lessons.own': 'Start a game of your own',
  'lessons.rules': 'Read all the rules',
  'lessons.more': 'More lessons',

  'lessons.none': 'There is no such lesson',
  'lessons.none.text':
    'The link may be from another version of this page. All lessons that there are stand on the learning page.',
  'lessons.broken': 'The lesson can’t go on',
  'lessons.broken.text': 'Something went wrong at its table: {problem}',
} as const
