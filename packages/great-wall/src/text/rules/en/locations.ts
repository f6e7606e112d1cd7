export const production = {
  'GW-PROD-01':
    'The Lumber Mill gives Wood, the Quarry Stone, the Gold Mine Gold and the Temple Chi. There are three steps, each completed by all involved players in Tea order before the next: Gather, Upgrade, Donate.',
  'GW-PROD-02':
    'Gather: you gain 1 resource of the Location per Clerk of yours there, plus, if you have an Overseer there, as many as the number of its box (once, not per Clerk).',
  'GW-PROD-03': 'Without a Clerk at the Location you gain nothing there, Overseer or not.',
  'GW-PROD-04':
    'Upgrade (optional, at most once per activation): only a player who gained at least 1 resource in this Gather may upgrade.',
  'GW-PROD-05':
    'If you have no Overseer at the Location yet: pay 2 of the resource type shown at the arrow into the leftmost box, take any free Soldier from your pool (of any type, no Clerk, no Soldier with Shame) and place it in the leftmost box. This counts as an Upgrade.',
  'GW-PROD-06':
    'If you have an Overseer at the Location: pay the cost printed between its box and the next one to the right and move it there. In the last box no further Upgrade is possible.',
  'GW-PROD-07':
    'Donate (optional, at most once per activation): only a player who gained at least 1 resource in this Gather may put 1 resource of this type into the Warehouse and gain 2 Honor at once.',
  'GW-PROD-08': 'Chi cannot be donated; the Temple has no Donate step.',
  'GW-PROD-09': 'A player who declines to gather can neither upgrade nor donate in this activation.',
  'GW-PROD-10': 'Resources gathered in this activation may pay for the Upgrade, if they are of the right type.',
  'GW-PROD-11':
    'An Upgrade granted by a card is not the Upgrade step: GW-PROD-04 neither limits it nor is used up by it. The price, the Soldier of the first box and the last box follow GW-PROD-05 and GW-PROD-06, and card rules for an Upgrade (see GWC-VOC-38) fire as usual.',
  'GW-OVER-01': 'An Overseer can never be removed from its Location.',
  'GW-OVER-02':
    'Each player may have one Overseer per Production Location; a box may hold Overseers of any number of players.',
  'GW-OVER-03':
    'The level of an Overseer is the number of additional resources its box produces. Having no Overseer is level 0.',
  'GW-OVER-04': 'Overseers serve Summer income (see GW-SUMMER-01) and Gather (see GW-PROD-02).',
} as const

export const barracks = {
  'GW-BARRACKS-01':
    'In Tea order each player may recruit up to as many Soldiers as they have Clerks in the Barracks (see RUL-57).',
  'GW-BARRACKS-02':
    'First choose all Soldiers to recruit (free Soldiers of your own pool, types may differ), then pay the printed cost of all of them, then deploy each.',
  'GW-BARRACKS-03':
    'Deploy each recruited Soldier by an immediate Attack (see GW-ATTACK-01 to GW-ATTACK-06) or into any usable Rest Zone. Different Soldiers may go different ways, to the same or different Hordes, sections and Rest Zones. The owner chooses the order of deployment.',
  'GW-BARRACKS-04':
    'All Soldiers of one activation are recruited at once: a bonus for recruiting triggers once per player and activation.',
  'GW-BARRACKS-05':
    'Since all costs are paid first, rewards gained by the Attacks cannot pay for recruits of the same activation (see RUL-36).',
  'GW-BARRACKS-06': 'One player completes recruiting and deployment before the next player in Tea order.',
} as const

export const builders = {
  'GW-BUILD-01':
    "In Tea order each player may perform one build option per Clerk of theirs in the Builders' Encampment; options may repeat and be mixed.",
  'GW-BUILD-02':
    'Barricade: pay 2 resources out of Wood, Stone and Gold in any mix, place a Barricade on an empty Barricade spot of any usable section, gain 2 Honor.',
  'GW-BUILD-03':
    'Wall level: choose a usable section whose Wall is below level 3, pay the cost printed on its current top (empty Wall Area, level 1 or level 2) in any mix of Wood, Stone and Gold, gain Honor equal to that cost and add the next level. The order is empty, 1, 2, 3.',
  'GW-BUILD-04':
    'Warehouse first: resources in the Warehouse must be used for Walls and Barricades before your own; you pay only the remainder. You choose the types if the Warehouse holds more than needed. Warehouse resources go to the supply.',
  'GW-BUILD-05': 'The Honor for building is the full printed value, however much the Warehouse paid.',
  'GW-BUILD-06':
    'All options of one player are performed as one simultaneous build with one total payment; two levels on the same Wall are allowed, the second at the cost printed on the first (see RUL-36).',
  'GW-BUILD-07':
    "Archers on the Firing spots of a Wall that is built higher are moved onto the new level, with no other effect. If the new level had fewer Firing spots, the surplus would go to the Rest Zone, owner's choice (see RUL-36).",
  'GW-BUILD-08': 'The Warehouse may pay the whole cost; a player with no resources may then build.',
  'GW-BUILD-09': 'Chi never pays for building.',
  'GW-BUILD-10':
    'With price changes, each piece gets its own changed price (see GWC-VOC-06); the sum of these is the total payment of GW-BUILD-06. The Warehouse pays first out of this sum (see GW-BUILD-04), and the Honor stays the printed one (see GW-BUILD-05). Build effects of cards follow the same rules as one build each.',
} as const

export const logistics = {
  'GW-LOGI-01':
    'In Tea order each player may perform one Move Soldiers action per Clerk of theirs in the Logistics Center.',
  'GW-LOGI-02':
    "Move Soldiers: choose one usable section as origin and one other as destination; move any number of your Soldiers from the origin's Firing spots and/or Rest Zone (see RUL-58).",
  'GW-LOGI-03':
    'Archers from a Firing spot may go to vacant Firing spots and/or the Rest Zone of the destination, in any mix. They place no Wounds.',
  'GW-LOGI-04': 'Archers from a Rest Zone, and all other Soldiers, go only to the Rest Zone of the destination.',
  'GW-LOGI-05':
    'With several Clerks the actions of the Logistics Center are done one after another; a Soldier already moved may be moved again.',
  'GW-LOGI-06':
    'Move Soldiers is neither Recruit nor Attack and never touches Horde cards. Moving within one section is not possible.',
} as const

export const teaHouse = {
  'GW-TEA-01':
    'In Tea order (read when the activation starts) each player with at least 1 Clerk in the Tea House may move their Tea marker up by one place, past the marker directly above it. The number of Clerks does not matter.',
  'GW-TEA-02':
    'If all Clerk spots of the Tea House are occupied by one player, that player instead puts their marker on top of the stack.',
  'GW-TEA-03':
    'A marker that is on top when its owner acts does not move. Since the top player acts first, the top player gains nothing and may be overtaken later in the same activation. The Clerks return as usual.',
  'GW-TEA-04': 'In an Advanced Activation of the Tea House with free spots, GW-TEA-02 does not apply.',
} as const

export const embassy = {
  'GW-EMB-01': 'In Tea order each player may perform one option per Clerk of theirs in the Embassy.',
  'GW-EMB-02':
    'Hire a Clerk: pay 2 Gold and move one Clerk from your Clerk supply to your pool. This is impossible when your supply is empty (8 Clerks in total).',
  'GW-EMB-03':
    'Hire an Advisor: pay Gold equal to the number of your Advisors, Active and Supporting, counted after hiring; take any one from the display and place it at once (see GW-ADV-01).',
  'GW-EMB-04':
    'The options of the Embassy are performed one at a time in a row; each hire changes the cost of the next Advisor.',
  'GW-EMB-05':
    'Immediately after each Advisor is taken, the cards to the right of it slide left and a new card from the deck fills slot 4, before anything else. The new card is available to the next option.',
  'GW-EMB-06': 'A Clerk hired in the Embassy is in the pool at once but does not add an option to this activation.',
} as const

export const warAcademy = {
  'GW-WAR-01': 'In Tea order each player draws 1 Tactic card per Clerk of theirs in the War Academy.',
  'GW-WAR-02':
    'If the Tactic deck is empty while a card is to be drawn, shuffle the Tactic discard pile into a new deck and continue; if both are empty, the draw ends.',
  'GW-WAR-03':
    'The hand limit (see GW-TACTIC-02) is applied after you have drawn all your cards of this activation (see RUL-37).',
} as const
