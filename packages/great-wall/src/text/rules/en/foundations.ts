export const modes = {
  'GW-MODE-01':
    'Cards that a mode does not use are out of the game: the Reed Command card and the Reed General cards outside 2-player, solo and 2-player co-op games; the teal Solo Command cards and the Solo General outside solo games; every card with the co-op symbol (General, Horde, Event, Request, Tactic) outside co-op games; Artifacts and standard Hordes in co-op games.',
  'GW-MODE-02': 'A 2-player game may be combined with the standard game or with co-op.',
  'GW-MODE-03': 'Solo play always uses the standard game; there is no solo co-op.',
  'GW-MODE-04':
    'A 5-player game needs the components of the fifth player and is not part of the base game; it uses the 4-player side of the board (see GW-HOOK-12). The co-op goal for 5 players is 9 Requests.',
  'GW-MODE-05': 'Miniatures and meeples are the same component for every rule.',
} as const

export const state = {
  'GW-INV-01':
    'The figures of a player, 10 Spearmen, 4 Archers and 2 Horsemen, are always all somewhere: in the pool (free or with Shame), in Overseer boxes, in Rest Zones, on Firing spots or on Horde cards (or in the box after a Sacrifice).',
  'GW-INV-02':
    'The Clerks of a player in the pool, in the Clerk supply and on Locations always add up to 8 (less those sacrificed in co-op). The Reed Clan has exactly 3, all on Locations. Qin Jiushao has 8 (or the number set by the option “Clerks of Qin Jiushao”), never in a supply.',
  'GW-INV-03':
    'The Shame tokens in the pool, those removed from the game, those under Soldiers and those on claimed Hordes always add up to the initial pool.',
  'GW-INV-04':
    'The Tea order always holds each participant with a Tea marker exactly once: the human players, the Reed Clan and Qin Jiushao.',
  'GW-INV-05':
    'A Vital spot holds at most one Soldier or Wound. A Horseman occupies exactly two orthogonally adjacent Vital spots of one card.',
  'GW-INV-06': 'The Hordes of a section fill its rows from the Wall outwards without gaps, 3 at most.',
  'GW-INV-07':
    'Only Archers stand on Firing spots (expansions may open them to others, see GW-HOOK-01), one figure per spot.',
  'GW-INV-08': 'A Regular Location never holds more Clerks than it has spots.',
  'GW-INV-09':
    'Honor, resources and the contents of the Warehouse never fall below 0, and the Warehouse never holds Chi.',
  'GW-INV-10':
    'Your hand of Tactic cards never exceeds the hand limit (see GW-TACTIC-02), except while you are choosing what to discard because of it.',
  'GW-INV-11':
    'At most 3 pieces of each Wall level are in play; a section whose Wall has a certain level has used one piece of that level and one of each level below it.',
  'GW-INV-12':
    'Every random result (shuffles, deals, random draws) comes from the random seed of the game; the same seed and the same decisions always give the same game.',
  'GW-INV-13':
    'No Soldier of the Reed Clan or of Qin Jiushao is ever in a Rest Zone, and neither of them ever holds Shame.',
} as const

export const core = {
  'GW-CORE-01':
    'In competitive play the player with the most Honor after final scoring wins (see GW-SCORE-04). For solo see GW-SOLO-37, for co-op GW-COOP-25.',
  'GW-CORE-02':
    'The game is a series of Years. A Year is Spring, Summer, Fall and Winter, in this order. In Year 1 Spring and Summer are skipped: play starts with Fall.',
  'GW-CORE-03':
    'Soldier means every figure that is not a Clerk. A Soldier used as an Overseer remains a Soldier figure, but it is neither in the pool nor on the battlefield and can never come back.',
  'GW-CORE-04':
    'Honor is a whole number. It starts at 0 (the dragon space), is public, has no upper limit and never falls below 0 by any loss (see RUL-10).',
  'GW-CORE-05':
    'To pay, you must have the full amount at the moment of payment; the resources go to the supply. There is no partial payment, no credit and no payment for another player, unless a card says so (for example the Event Powder Wagons).',
  'GW-CORE-06': 'Wood, Stone, Gold and Chi in the supply are unlimited; running out of tokens has no effect.',
  'GW-CORE-07':
    "These are really limited: each player's own figures and Clerks, Wall levels, Barricades (9), Shame tokens and cards.",
  'GW-CORE-08':
    'Your pool holds the figures you can use. Your Clerks on the Clerk space of the board (beside the Advisor display, at the Embassy) are not in your pool: they are your Clerk supply, waiting to be hired (see RUL-61).',
  'GW-CORE-09':
    'You may decline every action in a box of a Command card and every Location effect that benefits you. Mandatory are only: choosing and placing a Command card (GW-FALL-01, GW-FALL-02), the Summer reclaim choice (GW-SUMMER-04), the activation of every eligible Location and the return of Clerks (GW-ACT-02, GW-ACT-06), placing Shame (GW-SHAME-03), Archer fire in Winter (GW-WINTER-01a), the number of killed Soldiers (GW-KILL-01), the hand limit (GW-TACTIC-02), the choice between Active and Supporting (GW-ADV-01), and every rule of a Horde or Event that is marked as compulsory.',
  'GW-CORE-10':
    "While a Command card is being resolved (steps A to C of Fall), its owner is the Active player and it is that player's turn.",
  'GW-CORE-11':
    'Whenever a Soldier leaves a Horde card for any reason, one Wound is put on each Vital spot it occupied. Exception: Soldiers removed from a Horde that is being Defeated leave no Wounds.',
  'GW-CORE-12': 'If the text of a card contradicts a rule, the card wins (see RUL-28).',
  'GW-CORE-13': 'The number of Supporting Advisor icons always means the icons showing, one per Supporting Advisor.',
  'GW-CORE-14': 'Clerks stay on Locations over the end of the Year until the Location activates.',
  'GW-CORE-15':
    'Cards are carried out by the rules for card effects (GWC-VOC-01 and following), which are part of the rules. A rule of a card fires only at the place that belongs to its trigger (see GW-WINDOW-04).',
  'GW-CORE-16':
    'Every price named in the rules is the printed price. Card modifiers of costs and the price cut of an effect change what you pay (GWC-VOC-06, GWC-VOC-141), never the Honor that goes with it.',
} as const

export const teaOrder = {
  'GW-ORDER-01': 'The stack of Tea markers, read from top to bottom, is the Tea order.',
  'GW-ORDER-02':
    'Whenever an effect involves several players and the order can matter, they act in Tea order, top first.',
  'GW-ORDER-03':
    'The Tea order is read once when the step or effect starts and stays fixed for it, even if markers move meanwhile (see RUL-29).',
  'GW-ORDER-04': 'Every tie, for any effect, goes to the tied player higher in the Tea order.',
  'GW-ORDER-05':
    'Tea markers move only through the Tea House (see GW-TEA-01) or card effects; they always form one stack.',
  'GW-ORDER-06': 'The Reed Clan and Qin Jiushao have Tea markers and take their place in the Tea order.',
  'GW-ORDER-07':
    'In co-op the team chooses the order of Clerk actions and of the Command track instead (see GW-COOP-14); GW-ORDER-04 still decides who claims a Horde.',
} as const

export const information = {
  'GW-INFO-01': 'Private to their owner are resources (behind the Screen) and all cards in hand (Command and Tactic).',
  'GW-INFO-02':
    'Everything else is public: Honor, Tea order, Clerks, pools including which Soldiers carry Shame, the battlefield, claimed Horde cards with their Honor and Shame, the Warehouse, the Shame pool, the Advisor display and Active Advisors, Artifacts, Requests, Events and all discard piles.',
  'GW-INFO-03': 'Discarded Command cards lie face up and fanned out; every player may look at all of them at any time.',
  'GW-INFO-04':
    'A chosen Command card is hidden from all others until every player has chosen; then all are revealed together.',
  'GW-INFO-05':
    'The order and the faces of the Horde, Tactic, Advisor, Request, Event and Solo Command decks are hidden. The back of the top Horde card, and so the current Invasion indicator, is public at all times.',
  'GW-INFO-06':
    'The cards dealt in setup (2 Generals and 2 Advisors) are private until the choice is revealed. The rejected General returns to the box unseen by the others (see RUL-27).',
  'GW-INFO-07':
    'The number of cards in each hand is public (see RUL-27). Gains and payments are made openly, so the log of the game shows the amounts; current totals stay hidden, unless the option “Open Resources” is on.',
  'GW-INFO-08':
    'The number of Supporting Advisors is public. The front of a Supporting Advisor that was never face up in public is visible to its owner only (see RUL-27).',
  'GW-INFO-09':
    'The Reed Clan and Qin Jiushao have no private information except the order of the Solo Command deck, which is hidden from the human player too.',
  'GW-INFO-10':
    'Cards of a deck that a card effect lets you look at are seen by you only, also in co-op; how many you look at and how many go under the deck is public. The back of the new top Horde card is public again at once.',
} as const
