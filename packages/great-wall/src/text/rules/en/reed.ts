export const twoPlayers = {
  'GW-2P-01':
    'With two players, play a 3-player game whose third participant is the Reed Clan: 3-player side of the board, Time token on the 3-player icon.',
  'GW-2P-02':
    'Put a Barricade as blocker into each of the 3 Horde slots of the left section. The left section is out of use for the whole game: no Hordes, Wall, Barricades, Firing spots or Rest Zone. Blockers are never removed.',
  'GW-2P-03': 'Artifacts are used as usual in competitive play: 3 of 5.',
  'GW-2P-04': 'Remove all Horde cards whose back indicates the left section and shuffle the rest (see RUL-53).',
  'GW-2P-05': 'Place 1 Horde in row 1 of each of the 2 usable sections (for co-op see GW-COOP-05).',
  'GW-2P-06': 'Put 6 Barricades on the Barricade spots of the 2 usable sections.',
  'GW-2P-08':
    'Each player takes a Clan as usual. The Reed Clan gets its Command card and General card (face up, for reference; see RUL-42) and, from an unused Clan, the Tea marker, 3 Clerks and all 10 Spearmen; the rest of that Clan goes to the box.',
  'GW-2P-08a': 'Put 1 Reed Clerk on each of Lumber Mill, Quarry and Gold Mine.',
  'GW-2P-15': 'With two players use 20 Shame tokens in total.',
  'GW-2P-19': "Stack the players' Tea markers by Tea value; the Reed marker goes to the bottom.",
  'GW-2P-20': 'With two players the number of level 3 Walls that ends the game is 2, that is, both usable sections.',
  'GW-2P-21': 'The other section always means the other usable section; rules about all sections mean the usable ones.',
} as const

export const reed = {
  'GW-REED-01':
    'The Reed Clan takes part like a player wherever Clerks, Soldiers, Command cards and Tea order are concerned, but it has no will of its own: its choices are made by the Overlord.',
  'GW-REED-02':
    'The Reed Clan never gains or records Honor, Shame, Horde cards or resources. Resources it gains go to the Warehouse.',
  'GW-REED-03': 'The Reed Clan never saves Soldiers.',
  'GW-REED-04':
    'Soldiers of the Reed Clan never enter a Rest Zone; wherever a rule would send them there they return to the Reed pool.',
  'GW-REED-05':
    'The Reed Clan has exactly 3 Clerks for the whole game, always on Locations, never more than one per Location. No effect adds or removes a Reed Clerk.',
  'GW-REED-06':
    'A Special Location whose only Clerk is a Reed Clerk does not activate, neither normally nor by Advanced Activation.',
  'GW-REED-07': 'When a Location with a Reed Clerk activates, the Reed Clerk stays there afterwards.',
  'GW-REED-08':
    "The Reed Command card is played every Fall. At the Reed Clan's place in the Tea order it goes to the lowest-numbered empty spot of the Command track (see RUL-02).",
  'GW-REED-09': 'In Summer the Reed card goes back to the Reed Clan, not to the discard pile (see RUL-38).',
  'GW-REED-10': 'Betrayal cannot copy the Reed card.',
  'GW-REED-11':
    "The Overlord is the Active player during a player's turn; during the Reed Clan's turn it is the player (human or Qin Jiushao) highest in the Tea order. With the option “Overlord of the Reed Clan” set to the highest in the Tea order it is always that player (see RUL-01). Outside turns (Winter) it is the highest in the Tea order.",
  'GW-REED-12':
    "In the Reed Clan's turn the Reed Clan is the Active player and the Overlord makes its choices, including the order of activation. Other Players boxes of the Reed card are performed by the players.",
  'GW-REED-13':
    'In Other Players boxes of the card of a human player or of Qin Jiushao, the Reed Clan acts at its place in the Tea order; the Overlord moves its Clerks, as many as the box says. The rules for lock-down, room and different destinations apply as usual; the moves are optional.',
  'GW-REED-14':
    "When a Location with a Reed Clerk activates, the Reed effect is resolved at the Reed Clan's place in the Tea order (at Production Locations within the Donate step; at the Temple after the last step). Reed effects are mandatory where possible; the Overlord only chooses the details (see RUL-38 and GW-REED-14a to GW-REED-14g).",
  'GW-REED-14a':
    'Reed Clerk at the Lumber Mill, Quarry or Gold Mine: put 1 resource of that type from the supply into the Warehouse (no Honor for anyone).',
  'GW-REED-14b':
    'Reed Clerk at the Temple: the Active player discards 1 of their own Shame tokens, of their choice, to the pool. There is no effect if the Active player has none or is the Reed Clan.',
  'GW-REED-14c':
    'Reed Clerk at the Embassy: the Overlord discards any 1 Advisor of the display; the others slide left and the display is refilled.',
  'GW-REED-14d':
    "Reed Clerk at the Builders' Encampment: build 1 Barricade for free on an empty Barricade spot chosen by the Overlord; no Honor; the Warehouse is not used.",
  'GW-REED-14e':
    'Reed Clerk at the Barracks: recruit 1 Spearman for free; the Overlord puts it on any legal Vital spot (row 1 Horde of a usable section). The reward of the spot is ignored. Without a legal spot, or with an empty Reed pool, nothing happens.',
  'GW-REED-14f': 'Reed Clerk at the War Academy or the Logistics Center: no effect.',
  'GW-REED-14g': "Reed Clerk at the Tea House: the Reed marker moves up like a player's (see RUL-03).",
  'GW-REED-15':
    'The Reed Clan counts as a player with Clerks for the check of being alone: if you share a Location with a Reed Clerk you gain no Shame (see RUL-39).',
  'GW-REED-16':
    'Reed Spearmen cover Vital spots and count in GW-DEFEAT-06. If the Reed Clan is the claimer, the card goes to the Horde discard pile; with the option “Hordes of the Reed Clan” set to the next player it goes to the best human player or Qin Jiushao with at least one Soldier on it (see RUL-12).',
  'GW-REED-17':
    'On a Defeat all Reed Soldiers return to the Reed pool. On a Breach Lethality kills per card as usual, leaving Wounds; the others stay on the Horde.',
  'GW-REED-18':
    'The Reed Clan does not count for the number of players in a Raid or in the size of the Shame pool (see RUL-13) and takes no Shame in a Breach.',
  'GW-REED-19': 'The Reed Clan has no resources, Tactic cards, Advisors or decisions in interrupts.',
  'GW-REED-20':
    'The Reed Command card has two boxes: the Overlord moves up to 2 Reed Clerks; then every human player and Qin Jiushao, in Tea order (in co-op as the team decides), moves up to 2 Clerks to 2 different Locations.',
  'GW-REED-21':
    "Events of the Reed Clan fire no card rule of anyone; events of Qin Jiushao count as another player's for card rules about other players (see GWC-VOC-11).",
  'GWC-VOC-191':
    "In Other Players boxes of players and of Qin Jiushao, the Overlord moves up to 2 Reed Clerks at the Reed Clan's place in the Tea order, as the box says, never two in one Location (see GW-REED-13).",
  'GWC-VOC-192':
    'The Overlord is the Active player; in the Reed turn it is the highest player on the Tea stack, who can be Qin Jiushao (see GW-REED-11; option “Overlord of the Reed Clan”).',
  'GWC-VOC-193': 'The Overlord decides the order of activations in the Reed turn.',
  'GWC-VOC-194': 'The Reed card takes the first free spot of the Command track, at its place in the Tea order.',
} as const
