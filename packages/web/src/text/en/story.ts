/** What others do, and what came of a round or a Winter. */
export const story = {
  'story.recap': 'Since your last turn',
  'story.recap.none': 'Nobody else has done anything yet.',
  'story.at': '{n} of {of}',
  'story.back': 'Back',
  'story.next': 'Next',
  'story.myTurn': 'My turn',
  'story.skip': 'Skip',
  'story.next.who': 'Next: {name}',
  'story.next.what': 'Next: {name}, {what}',
  'story.next.comes': 'Next: {what}',
  'story.next.you': 'Next: you',
  'story.next.table': 'Next: what the table does',
  'story.close': 'Close',
  'story.summary.goOn': 'Go on',
  'story.summary.never': 'Don’t show this again',
} as const
