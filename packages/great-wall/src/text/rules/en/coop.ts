export const coopSetup = {
  'GW-COOP-01':
    "Goal of co-op: fulfil 6 (2 players), 7 (3 players), 9 (4 players) or 9 (5 players) of the Emperor's Requests before the game is lost.",
  'GW-COOP-02': 'In co-op the Time token lies with its +1 side up.',
  'GW-COOP-03':
    'Co-op uses no Artifacts. Shuffle the 12 Requests and place 1 face up on each of the 3 Artifact spots; the rest is the Request deck.',
  'GW-COOP-04': 'Co-op uses the 24 co-op Hordes instead of the standard ones.',
  'GW-COOP-05':
    'Place players + 1 Hordes by the normal placing rules: first one per usable section from left to right, then by Invasion indicator as in GW-SPRING-02b.',
  'GW-COOP-06': 'The Tactic deck of co-op has 20 standard and 12 co-op cards.',
  'GW-COOP-07': 'The General deck of co-op has 13 standard and 8 co-op cards; deal 2 to each player.',
  'GW-COOP-08': 'In co-op the Shame pool, Advisors, Clerks and Tea order are set up as usual.',
  'GW-COOP-09': 'New setup step 21 of co-op: shuffle the 12 Events into the Event deck.',
  'GW-COOP-10':
    "Co-op with 2 players: use also the two-player setup and the Reed Clan (see GW-2P-01; cards with the left indicator leave the co-op Horde deck too); players + 1 is 3 Hordes (see RUL-13). Remove the Requests Taunt them and prevail, Warriors for Emperor's guard, Glory belongs to the Emperor and Royal escort for Emperor's officials; 8 remain. Only 2 Requests are active; the third spot is never used.",
} as const

export const coopPlay = {
  'GW-COOP-11': 'In Spring of co-op, place 1 Horde more than the number above the Time token.',
  'GW-COOP-12':
    'Command cards are chosen in secret and revealed together, also in co-op. The hidden choice is not discussed before the reveal.',
  'GW-COOP-13': 'After the reveal the players may discuss everything, including the order on the Command track.',
  'GW-COOP-14':
    'In co-op the order of Clerk actions (moves in Other Players boxes, resolution of Locations) and of placing Command cards is decided by the team, not by Tea order. When no agreement is recorded, Tea order applies (option “Order in co-op”; see RUL-26). Effects that need an order but are no Clerk actions stay in Tea order.',
  'GW-COOP-15': 'In co-op Tea order still decides ties for claiming a Horde.',
  'GW-COOP-16':
    'In co-op Shame may be placed only under Soldiers, never on Horde cards. A token that cannot be placed follows GW-SHAME-04.',
  'GW-COOP-17':
    'In co-op Shame cannot be discarded for Chi. Instead you may lose 10 Honor (a price, so you must have it all, see RUL-10; cards may change it, see GWC-VOC-141) to discard 1 Shame token of yours to the pool: immediately when you receive a token, and in the Summer step, there any number of times.',
  'GW-COOP-18':
    'In co-op the Summer reclaim step does not exist, neither option (a) nor option (b). Step 3 (clearing the Command track) remains.',
  'GW-COOP-19':
    'In co-op, whenever you build a Wall level, you may take 1 Command card of yours from the discard pile into hand (one per level built; not Betrayal, see GW-SUMMER-04a and RUL-52).',
  'GW-COOP-20':
    'In co-op the claimer of a Horde gains its printed Honor at once; the card then goes to the Horde discard pile. The number of Hordes each player has claimed is public and stays on record for texts that count them (see RUL-62).',
  'GW-COOP-21':
    'Winter in co-op: 1. Firing; 2. Assault; 3. Request fulfilment; 4. End Game check; 5. Request step; 6. Event step. Spring, Summer and Fall keep their steps otherwise (see RUL-48).',
} as const

export const coopRequests = {
  'GW-COOP-22':
    'Request fulfilment (Winter step 3, the only time): the players may fulfil any number of active Requests. A Request is fulfilled in full or not at all; payments are not carried over to another Year or split.',
  'GW-COOP-22a':
    'A Request that demands something of all players is fulfilled by all at the same time, each alone for their own part; resources and Soldiers cannot be given by one for another.',
  'GW-COOP-22b': 'To sacrifice means to remove from the game for good. Sacrifice occurs only for Requests.',
  'GW-COOP-22c': 'A fulfilled Request is discarded and counted; its spot stays empty until the Request step.',
  'GW-COOP-23':
    'Request step (Winter step 5): each player gains 1 Shame per Request still on the board, then every empty (usable) spot gets a new Request from the deck, if any is left. Unfulfilled Requests stay. Never more than 3 (2 players: 2) are active.',
  'GW-COOP-23a':
    'Event step (Winter step 6): reveal 1 Event. Resolve an immediate effect at once; then the passive part comes into force and lasts to the end of the game. Events are never discarded and stay visible.',
  'GWC-VOC-221':
    'A Request for each player: every player pays or does it, at the same time, each with their own things (see GW-COOP-22a).',
  'GWC-VOC-222':
    'A Request for a number of players: that many different players; the team decides who (see GW-COOP-29), each of them with their own things. Two parts of one Request name different players.',
  'GWC-VOC-223':
    'A Request about the board: a state of the board that is only looked at, in the Request fulfilment step; all its conditions must hold.',
  'GWC-VOC-224':
    'Sacrifice removes that many pieces from the game (see GW-COOP-22b). From the board means Rest Zones and Firing spots; from everywhere means these and free pieces of the pool; Clerks come from the pool or any Location; nothing ever comes from Horde cards.',
} as const

export const coopEnd = {
  'GW-COOP-24':
    'In co-op, whenever a player should gain a Shame token and the pool is empty, all players lose immediately. GW-SHAME-02 does not apply.',
  'GW-COOP-25':
    'End Game check of co-op (Winter step 4): if the number of fulfilled Requests reaches the goal, the players win. Otherwise, if the Time token is on the last slot, they lose. Winning is checked first.',
  'GW-COOP-26':
    'In co-op finished Walls do not end the game. An empty Shame pool alone does not end it either, unless the option “Empty Shame pool in co-op” is on (see RUL-25).',
  'GW-COOP-27':
    'In co-op there is no final scoring; the result is common. Honor serves only effects such as GW-COOP-17.',
  'GW-COOP-28':
    'In co-op a Raid removes Shame tokens as in GW-RAID-02 and loses nothing by itself, even if the pool is emptied.',
  'GW-COOP-29':
    "What the team or the players decide, and whom Events and Hordes choose, is entered by the owner of the card or, without an owner, by the human player highest in the Tea order; a player's own things are given only with that player's consent.",
  'GW-COOP-30':
    'Passive parts of Events (see GW-COOP-23a) fire for each player alone, except those for fulfilled Requests and for Winter, which fire once for the team. Payments inside stay optional.',
} as const
