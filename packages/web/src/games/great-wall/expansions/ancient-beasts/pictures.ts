import type { Pictures } from '../../../../art/art.ts'

/** AB-03: a Beast and its three cards. */
const BEASTS: Readonly<Record<string, string>> = {
  'BST-1': 'beast-yinglong',
  'BST-2': 'beast-white-tiger',
  'BST-3': 'beast-ao',
  'BST-4': 'beast-fenghuang',
}
const levels = Object.entries(BEASTS).flatMap(([id, symbol]) => [1, 2, 3].map((level) => [`${id}-L${level}`, symbol]))

export const pictures: Pictures = {
  symbols: {
    ...BEASTS,
    ...Object.fromEntries(levels),
    'REL-1': 'relic-incense-burner',
    'REL-2': 'relic-oracle-bone',
    'REL-3': 'relic-jade-cong',
    'REL-4': 'relic-dragon-drum',
    'REL-5': 'relic-silk-scroll',
    'REL-6': 'relic-bronze-mirror',
    'ABT-1': 'tactic-call-of-the-deep',
    'ABT-2': 'tactic-iron-scales',
    'ABT-3': 'tactic-tigers-leap',
    'ABT-4': 'tactic-phoenix-rebirth',
  },
  generals: {},
}
