import type { Pictures } from '../../../../art/art.ts'

export const pictures: Pictures = {
  symbols: {
    '5PT-1': 'tactic-five-banners',
    '5PT-2': 'tactic-bamboo-ambush',
    '5PT-3': 'tactic-shared-harvest',
    '5PT-4': 'tactic-open-gate',
  },
  generals: {
    '5PG-1': { ground: 'bamboo', armor: 'robe', face: 'mild', beard: 'wispy', head: 'hat-dongpo', sign: 'slope' },
    '5PG-2': { ground: 'sun', armor: 'robe', face: 'mild', beard: 'moustache', head: 'hat-cloth', sign: 'type' },
    '5PG-3': { ground: 'plum', armor: 'cloak', face: 'aged', beard: 'wispy', head: 'hat-cap', sign: 'plum' },
    '5PG-4': {
      ground: 'moon',
      armor: 'mirror',
      face: 'stern',
      beard: 'moustache',
      head: 'helm-crest',
      sign: 'stirrup',
    },
  },
}
