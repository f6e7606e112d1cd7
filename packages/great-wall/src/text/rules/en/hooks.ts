export const hooks = {
  'GW-HOOK-01':
    'Expansions may add types of Soldiers, each with its cost, the number and shape of Vital spots it covers, its reach, whether it may stand on Firing spots, shoots in Winter and counts for GW-DEFEAT-05, special placement (for example on Wounds) and tokens of its own that count as Soldiers.',
  'GW-HOOK-02':
    'Expansions may add markers with an owner on Vital spots besides neutral Wounds (they count for claiming and for the Shame of a Breach, and survive kills).',
  'GW-HOOK-03':
    'Expansions may add types of Hordes with restrictions of placement (rows, immobility), abilities after the Assault, modifiers of Defense and Offensive Power, kills beyond Lethality and models on cards, and may change the deck in setup by removing and adding whole types.',
  'GW-HOOK-04':
    'Expansions may add cards or boards outside the sections with Vital spots that the claimer may attack on a Defeat.',
  'GW-HOOK-05':
    "Expansions may add Locations (Special or Regular, also ones that never activate normally), add effects to existing Locations, make Locations temporarily unavailable and add options per Clerk in the Barracks, Builders' Encampment, Logistics Center and Embassy.",
  'GW-HOOK-06': 'Expansions may put markers on Locations with effects on activation.',
  'GW-HOOK-07':
    'Expansions may add steps: after the Time token moved, after placing Hordes, after reclaiming, at the start of a turn, after the Defeat step, at the end of a turn, at the start of Winter before shooting, shooting from outside the sections, after the Assault, before the End Game check and before final scoring.',
  'GW-HOOK-08':
    'Expansions may replace the consequences of Raids and Breaches: other payments instead of Shame, additional losses, immediate defeat.',
  'GW-HOOK-09':
    'Expansions may add conditions for the end or loss of the game, immediate or in the End Game check, and a shorter Time track.',
  'GW-HOOK-10':
    'Expansions may destroy Wall levels (Firing spots vanish, Archers go to the Rest Zone) and add structures beside the Wall.',
  'GW-HOOK-11':
    'Expansions may change where killed Soldiers go (normally to the pool), income and Gather, and may limit the supply of resources.',
  'GW-HOOK-12':
    'A fifth player brings: player count 5, the 4-player (and 5-player) side of the board, another start slot, number of starting Hordes and number of starting Clerks, the Command spot with the 5-player icon, more Generals, Advisors and Tactic cards, 50 Shame tokens, and a third Wall for the end of the game as with 4.',
  'GW-HOOK-13':
    'Expansions may add Artifacts with effects during the game and further public cards that give their holder an ability and change hands on building.',
  'GW-HOOK-14':
    'Scenarios may change the setup (starting Walls, Barricades, Overseers, tokens), be limited to competitive play or co-op, and switch off Requests.',
} as const
