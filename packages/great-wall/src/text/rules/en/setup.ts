export const setup = {
  'GW-SETUP-00': 'Remove all components that the mode does not use (see GW-MODE-01).',
  'GW-SETUP-01':
    'Place the board with the side of the player count: the 3-player side for 3 players, the 4-player side for 4 (and 5).',
  'GW-SETUP-02':
    'Put the Time token, blank side up, on the slot of the Time track that carries the icon of the player count (2 players: the 3-player icon).',
  'GW-SETUP-03': 'Shuffle the Artifacts and put one face up at each of the 3 Artifact spots; the rest goes to the box.',
  'GW-SETUP-04': 'Shuffle the Horde cards into the face-down Horde deck.',
  'GW-SETUP-05':
    'From the top of the deck place one Horde face up in the bottom slot (row 1) of each section, from left to right.',
  'GW-SETUP-05a':
    'With 4 players add a fourth Horde: draw the top card, then look at the Invasion indicator on the back of the card that is now on top, and place the drawn card in the indicated section.',
  'GW-SETUP-05b': 'A Horde always goes to the empty slot of its section that is closest to the Wall.',
  'GW-SETUP-06': 'Put one Barricade on every Barricade spot (3 per section; see RUL-55).',
  'GW-SETUP-07': 'Shuffle the Tactic cards into the face-down Tactic deck.',
  'GW-SETUP-08':
    'Each player chooses a Clan and takes its 10 Spearmen, 8 Clerks, 4 Archers, 2 Horsemen, Screen, Honor marker, Tea marker and 6 Command cards (all six in hand).',
  'GW-SETUP-09': 'Shuffle the Generals and deal 2 face down to each player; the rest goes to the box.',
  'GW-SETUP-10': 'Shuffle the Advisors into the face-down Advisor deck.',
  'GW-SETUP-11': 'Deal 2 Advisors face down to each player.',
  'GW-SETUP-12':
    'Each player looks at their 4 cards. All choose 1 General at the same time and place it face up; the other goes to the box.',
  'GW-SETUP-13':
    'Each player chooses one of the two Advisors as Active Advisor. It is chosen in the same hidden simultaneous choice as the General (see RUL-27).',
  'GW-SETUP-14': 'The other Advisor becomes the Supporting Advisor.',
  'GW-SETUP-15':
    'The supply holds the Shame pool of 10 tokens per player (the rest goes to the box), all resources, Wounds and universal Honor tokens, and the Wall levels sorted by level.',
  'GW-SETUP-16':
    'Each player takes the resources shown in the setup line of the chosen General (behind the Screen) and draws the shown number of Tactic cards. The cards are drawn in Tea order once it is known (see RUL-29).',
  'GW-SETUP-17': 'Deal 4 Advisors face up as the Advisor display, from slot 1 (left) to slot 4 (right).',
  'GW-SETUP-18': 'All Honor markers start on the dragon space: 0 Honor.',
  'GW-SETUP-19':
    'Stack the Tea markers by the Tea value of the chosen Generals: the highest value on top, the lowest at the bottom, all in one stack (see RUL-43). Equal values would be put in random order (see RUL-29).',
  'GW-SETUP-20':
    'Each player puts 3 of the 8 Clerks on the Clerk space: they are the Clerk supply, to be hired at the Embassy. The other 5 start in the pool (see RUL-61; with 5 players 4 and 4).',
  'GW-SETUP-21': 'Only in co-op: prepare the Event deck (see GW-COOP-09).',
  'GW-SETUP-22': 'Start Year 1 with Fall (see GW-CORE-02).',
} as const
