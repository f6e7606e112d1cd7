import type { Pictures } from '../../../../art/art.ts'

export const pictures: Pictures = {
  symbols: {
    'BPH-1': 'horde-battering-ram',
    'BPH-2': 'horde-siege-trebuchet',
    'BPH-3': 'horde-siege-ladders',
    'BPH-4': 'horde-elite',
    'BPS-1': 'special-warrior-monk',
    'BPS-2': 'special-bomber',
    'BPS-3': 'special-flamethrower',
    'BPS-4': 'special-crossbowman',
    'BPS-5': 'special-tank',
    'BPM-1': 'machine-ballista',
    'BPM-2': 'machine-cannon',
    'BPM-3': 'machine-rocket-launcher',
    tower: 'work-tower',
    'SHT-1': 'shot-ballista-bolt',
    'SHT-2': 'shot-cannonball',
    // What tells the Rocket cards apart is the mask on them.
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`ROC-${n}`, 'shot-rocket'])),
  },
  generals: {},
}
