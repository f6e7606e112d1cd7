import type { Pictures } from '../../../../art/art.ts'

export const pictures: Pictures = {
  symbols: {
    'GKK-1': 'khan-genghis-khan',
    'GKS-1': 'skill-no-retreat',
    'GKS-2': 'skill-let-them-fear-us',
    'GKS-3': 'skill-merciless-pursuit',
    'GKS-4': 'skill-closing-ranks',
    'GKS-5': 'skill-wolf-banner',
    'GKS-6': 'skill-blood-toll',
    'GKH-1': 'horde-kheshig-guard',
    'GKH-2': 'horde-mangudai-riders',
    'GKH-3': 'horde-tumen-standard',
    bannerman: 'unit-bannerman',
    'AWD-1': 'award-jade-seal',
    'AWD-2': 'award-yellow-riding-jacket',
    'AWD-3': 'award-tiger-tally',
    'AWD-4': 'award-imperial-physician',
    'AWD-5': 'award-golden-edict',
    'AWD-6': 'award-peacock-plume',
  },
  generals: {},
}
