import type { Pictures } from '../../../../art/art.ts'

/** The pictures of the scenarios and of the cards that all of them share; Advisors have the emblem of their trade. */
export const pictures: Pictures = {
  symbols: {
    'SCN-1': 'scenario-freezing-weather',
    'SCN-2': 'scenario-great-famine',
    'SCN-3': 'scenario-emperors-visit',
    'SCN-4': 'scenario-hungry-ghost-festival',
    'SCN-5': 'scenario-siege-of-diaoyucheng',
    'SCN-6': 'scenario-red-turban-rebellion',
    'ACR-1': 'artifact-thunder-drum',
    'ACR-2': 'artifact-water-clock-of-su-song',
    'ACR-3': 'artifact-south-pointing-chariot',
    'ACR-4': 'artifact-ritual-cauldron',
    'ACR-5': 'artifact-bell-of-mourning',
    'ACR-6': 'artifact-movable-type',
    'ACR-7': 'artifact-silk-ledger',
    'ACR-8': 'artifact-celestial-globe',
    'ACR-9': 'artifact-sentinels-horn',
    'ACR-10': 'artifact-salt-seal',
    'ACT-1': 'tactic-frozen-ford',
    'ACT-2': 'tactic-last-rations',
    'ACT-3': 'tactic-night-sortie',
    'ACT-4': 'tactic-petition-to-the-throne',
    'ACT-5': 'tactic-charge-over-the-ice',
    'ACT-6': 'tactic-smuggled-goods',
    'ACT-7': 'tactic-stone-by-stone',
    'ACT-8': 'tactic-ancestral-rites',
  },
  generals: {
    'ACG-1': { ground: 'sun', armor: 'lamellar', face: 'stern', beard: 'side', head: 'helm-plume', sign: 'axe' },
    'ACG-2': { ground: 'banner', armor: 'lamellar', face: 'calm', beard: 'side', head: 'helm-iron', sign: 'key' },
    'ACG-3': { ground: 'banner', armor: 'robe', face: 'stern', beard: 'long', head: 'hat-judge', sign: 'crescent' },
    'ACG-4': { ground: 'bamboo', armor: 'shawl', face: 'poet', head: 'hair-chignon', sign: 'flower' },
  },
}
