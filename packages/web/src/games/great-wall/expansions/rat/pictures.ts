import type { Pictures } from '../../../../art/art.ts'

export const pictures: Pictures = {
  symbols: {
    rat: 'rat',
    'RAT-ART-1': 'artifact-zhaoyao-jing',
    'RAT-ART-2': 'artifact-coin-of-the-twelve-branches',
    'RAT-ART-3': 'artifact-granary-seal',
    'RAT-ART-4': 'artifact-lucky-abacus',
    'RAT-ART-5': 'artifact-burrow-lantern',
    'RAT-CARD-1': 'rat-granary-thief',
    'RAT-CARD-2': 'rat-camp-follower',
    'RAT-CARD-3': 'rat-beggars-friend',
    'RAT-CARD-4': 'rat-whisper-of-shame',
    'RAT-CARD-5': 'rat-palace-guest',
  },
  generals: {},
}
