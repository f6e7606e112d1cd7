export const rulesEn = {
  'ZG-GEN-01':
    'ZhanGuo is for 2, 3 or 4 players and lasts 5 rounds. Whoever has the most victory points (VP) at the end wins.',
  'ZG-GEN-02':
    'You can choose an action or reward only if every mandatory step of it can be carried out completely in the current situation; once chosen, it must be carried out. Optional parts (those that say may) never make an action illegal.',
  'ZG-GEN-03': 'Component limits are real limits, except for workers, which never run out.',
  'ZG-GEN-04':
    'No count may become negative. VP never fall below 0, and only the auction takes VP away (see ZG-AUCT-05 and ZG-AUCT-08).',
  'ZG-GEN-05':
    'VP symbols in red score at once, VP symbols in black score at the end of the game. The rule for each source of VP says which of the two it is.',
  'ZG-GEN-06': 'Clockwise means in ascending order of the seats; after the last seat the first one follows.',
  'ZG-GEN-07': "A player's unrest, officials, workers and cards are affected only by that player's own actions.",
  'ZG-SETUP-01':
    'The gameboard shows 5 regions, 3 wall sites of 2 sections each, the Court, the Rewards grid and the Rewards track, the round track and the Tasks area.',
  'ZG-SETUP-02':
    'Each player picks a different colour (blue, red, purple or yellow) and receives 8 discs, 8 governors, 6 palaces, 5 walls, 5 unrest cubes and 5 officials of each of the official colours (red, gray and white).',
  'ZG-SETUP-03':
    'Sort the cards by colour into 3 decks (ivory, orange, brown), shuffle each deck and keep it face down.',
  'ZG-SETUP-04': 'The round marker starts on 1.',
  'ZG-SETUP-05': 'The 3 value-3 unification markers (one per colour) lie on the gameboard next to the Court.',
  'ZG-SETUP-06':
    "The 1st player is drawn at random. That player's disc takes the topmost slot of the Rewards track; the other players' discs fill the following slots in random order, one disc per slot.",
  'ZG-SETUP-07': 'Every VP disc starts on 0, or on 15 when the auction is used (see ZG-AUCT-01).',
  'ZG-SETUP-08': 'The 6 remaining discs of each player are their task discs.',
  'ZG-SETUP-09': 'Shuffle the 6 wall tiles and put one on each of the 6 wall sections, each with a random side up.',
  'ZG-SETUP-10':
    'For each of the three kinds of task (wall, palace, governor), shuffle its 4 tiles and put one face up into the upper section and one into the lower section; the other 2 leave the game.',
  'ZG-SETUP-11':
    'The general supply holds all workers and, per colour, 6 / 9 / 12 value-1 unification markers with 2 / 3 / 4 players.',
  'ZG-SETUP-12':
    'Player boards: in an A-side game each player takes any board with its A side up; all A sides are equal. In a B-side game the boards are chosen (see ZG-BSIDE-01) or auctioned (see ZG-AUCT-01).',
  'ZG-SETUP-13':
    'Each player moves 3 officials, as printed on the side of the board in use, from their supply into the governors area of region 1.',
  'ZG-SETUP-14': 'The Court pile starts empty; its slot shows the open number X (see ZG-ACT-05).',
  'ZG-SETUP-15': 'Each region offers 2 / 3 / 4 palace slots with 2 / 3 / 4 players.',
  'ZG-SETUP-16': 'All governor bonus squares, wall slots and task slots are in play at every player count.',
  'ZG-SETUP-17': 'All unrest tracks, workers areas, hands and card areas of the player boards start empty.',
  'ZG-SETUP-18':
    'So that a game can be reproduced from its random seed, random events always happen in this order: the 1st player; the order of the other discs; the shuffles of the ivory, orange and brown decks; the order of the wall tiles, then their sides (sections in the order turquoise 1, turquoise 2, gold 1, gold 2, vermilion 1, vermilion 2); the shuffles of the wall, palace and governor tasks; the boards discarded for the auction.',
  'ZG-BSIDE-01':
    'B side without auction: in reverse player order, each player chooses one of the boards still free. The player seated last, counting clockwise from the 1st player, goes first, and the 1st player goes last. All 4 boards are on offer at every player count.',
  'ZG-BSIDE-02': 'All players use the same side (A or B) in one game.',
  'ZG-AUCT-01': 'In a game with auction, the VP discs start on 15. The variants are fixed before the auction.',
  'ZG-AUCT-02': 'Before the auction, 0 / 1 / 2 boards are discarded with 4 / 3 / 2 players, by default at random.',
  'ZG-AUCT-03':
    'There is one auction per board. The opener must bid at least 1 VP and cannot pass. The first opener is the 1st player.',
  'ZG-AUCT-04':
    'Going clockwise, every other participant either bids strictly more than the standing bid or passes. A pass is final for this auction. Bidding goes round until one participant is left.',
  'ZG-AUCT-05':
    'The winner of an auction loses VP equal to the winning bid and takes any board still on offer, with its B side up. The others pay nothing.',
  'ZG-AUCT-06':
    'The opener of the next auction is the nearest player clockwise from the previous winner who has no board. Only players without a board take part.',
  'ZG-AUCT-07': "A bid may not exceed the bidder's VP (15, since nobody pays before winning).",
  'ZG-AUCT-08': 'The last player without a board gets the last board for exactly 1 VP, without a decision.',
  'ZG-AUCT-09': 'After the auction, the starting officials are placed according to the boards taken (see ZG-SETUP-13).',
  'ZG-ROUND-01': 'Each of the 5 rounds has three phases, in this order: Phase 1 Draw, Phase 2 Play, Phase 3 Rewards.',
  'ZG-ROUND-02':
    'The 1st player of a round is the owner of the topmost disc on the Rewards track. The other discs do not influence the turn order (unless the variant of ZG-VAR-02 is used), only ties.',
  'ZG-ROUND-03':
    'Phase 2 goes clockwise from the 1st player, one turn each, until all hands are empty: 6 turns per player and round, 30 per game.',
  'ZG-ROUND-04':
    'After Phase 3 of rounds 1 to 4 the round marker advances by 1; after round 5 the game ends and the final scoring follows (see ZG-END-01).',
  'ZG-ROUND-05': 'The Court pile is not cleared between rounds.',
  'ZG-DRAW-01': 'In Phase 1 every hand is filled with 2 cards from each deck: 6 cards in all, 2 per colour.',
  'ZG-DRAW-02': 'Hands are empty at the end of each Phase 2, so no hand limit is needed.',
  'ZG-DRAW-03':
    'So that games can be reproduced, cards are dealt clockwise from the 1st player; each player takes the top cards of the ivory deck, then of the orange deck, then of the brown deck.',
  'ZG-TURN-01':
    'In your turn you play exactly 1 card from your hand and perform exactly 1 action: either the Unification action (the card goes to your own board) or one Court action (the card goes to the Court pile). You cannot pass.',
  'ZG-TURN-02':
    'There is always a legal play: recruiting is legal while any of your officials is in your supply, reassigning is legal while any of your officials is on your board, and your 15 officials are always in one of these two places.',
  'ZG-TURN-03':
    'Free move: at any moment of your own turn in Phase 2 you may move any number of your officials, one at a time, from the governors area of a region to the workers area of the same region, as long as that workers area holds fewer than 2 officials. A free move costs nothing and is not an action. You can make it before, between and after the steps of either kind of action, and also between activations.',
  'ZG-TURN-04':
    'A free move never goes the other way: moving an official from the workers area to the governors area of a region costs a reassignment point.',
  'ZG-TURN-05': "Free moves are not available in other players' turns nor in Phase 3.",
  'ZG-TURN-06': 'At the end of your turn you may claim tasks (see ZG-TASK-04); then play passes on.',
  'ZG-UNIFY-01':
    'Unification action: put the played card into one region of your own player board. A region holds at most 3 cards; you cannot choose a full region.',
  'ZG-UNIFY-02': 'Cards on a player board are never moved, removed, replaced or returned.',
  'ZG-UNIFY-03':
    'The unrest of the region rises by 0 / 1 / 2 for the 1st / 2nd / 3rd card placed there. You cannot place the card if that would exceed the unrest cap of the region.',
  'ZG-UNIFY-04':
    "You take 1 / 2 / 3 value-1 unification markers of the card's colour for the 1st / 2nd / 3rd card in the region.",
  'ZG-UNIFY-05':
    "When you unify, for each marker of the card's colour that is missing in the general supply you score 1 VP at once instead. Value-3 markers are never taken this way.",
  'ZG-UNIFY-06':
    'The Unification action triggers no abilities, whatever the numbers of the cards, and does not touch the Court pile.',
  'ZG-UNIFY-07': 'A region at its unrest cap still accepts its 1st card, because that card raises unrest by 0.',
  'ZG-UNREST-01':
    'An empty unrest track is level 0; with the cube on a slot, the level is the number of that slot counted from the left.',
  'ZG-UNREST-02':
    'The unrest cap of a region (the number of slots of its unrest track) is 2, 3 or 4, depending on the region and the board side.',
  'ZG-UNREST-03':
    'An action that would lift the unrest of a region above its cap is illegal as a whole; there is no partial rise.',
  'ZG-UNREST-04':
    'Unrest rises with the 2nd and 3rd card in a region (see ZG-UNIFY-03) and when hiring (see ZG-COURT-HIRE-04). Nothing else raises unrest; workers gained from bonuses or rewards do not.',
  'ZG-UNREST-05':
    'Unrest falls when you install a governor (to 0), with the calm bonuses (by 1) and with the square B board (by 1).',
  'ZG-UNREST-06':
    'A fall by 1 from level 1 empties the unrest track. At level 0 a fall is not possible and brings nothing.',
  'ZG-UNREST-07':
    'While the unrest of a region is at its cap (the rightmost slot of its track), no card of that region can be activated and no palace can be built there.',
  'ZG-UNREST-08':
    'While the unrest cube of a region is on the slot above the no-palace symbol, no palace can be built in that region.',
  'ZG-UNREST-09':
    'Beyond ZG-UNREST-03, ZG-UNREST-07 and ZG-UNREST-08, unrest has no effect during play: it does not hinder recruiting, reassigning, governors, walls, free moves or board abilities. The final scoring may read it (see ZG-END-06).',
  'ZG-COURT-01':
    'Court action: put the card face up on top of the Court pile and perform one of the six actions. Any card serves for any action; its colour and its own ability never matter there.',
  'ZG-COURT-02':
    'You may choose only a Court action that can be performed in full (see ZG-GEN-02), and you must perform it.',
  'ZG-COURT-03':
    'Whether an action is legal is tested in the situation after any free moves made so far. An action that is not legal yet may become so by a free move.',
  'ZG-COURT-04':
    'Order of a Court action: play the card, perform the action completely, then activate abilities (see ZG-ACT-01).',
  'ZG-COURT-RECRUIT-01': 'Recruit: move 1 official of any colour from your supply to the governors area of any region.',
  'ZG-COURT-RECRUIT-02': 'Governors areas have no limit of officials, neither in total nor per colour.',
  'ZG-COURT-RECRUIT-03':
    'You cannot recruit a colour of which 0 officials are left in your supply. With no official left in your supply, recruiting is illegal.',
  'ZG-COURT-REASSIGN-01':
    'Reassign: the action gives you 3 reassignment points, of which you must spend at least 1. Each of these steps costs 1 point: from a governors area to the governors area of an adjacent region, from a workers area to the workers area of an adjacent region, or from the workers area up to the governors area of the same region. Going from the governors area down to the workers area of the same region costs 0 (free move, in your own turn only).',
  'ZG-COURT-REASSIGN-02':
    'You may spread the reassignment points over several officials or spend them on one; the same official may move more than once.',
  'ZG-COURT-REASSIGN-03':
    'An official may end its move in a workers area only if at most 2 officials are there afterwards.',
  'ZG-COURT-REASSIGN-04':
    'A full workers area may be crossed, but an official may not stop there. The step in and the step out cost 1 point each and must be paid from the same grant of points; the crossing counts as one single move. The step out may lead to the workers area of an adjacent region or up to the governors area of the crossed region.',
  'ZG-COURT-REASSIGN-05':
    'A free move needs a free place in the workers area it goes to; it cannot start the crossing of a full workers area.',
  'ZG-COURT-REASSIGN-06':
    'Reassigning is illegal if you have no official on your board. With at least one official there, a move for 1 point always exists.',
  'ZG-COURT-REASSIGN-07':
    'Two regions are adjacent if their common border on the gameboard is a plain line; a border drawn as a wall separates them. Adjacency works in both directions and is the same for officials, workers and governors.',
  'ZG-COURT-REASSIGN-08': 'Reassignment points do not move workers.',
  'ZG-COURT-REASSIGN-09':
    'Reassigning never triggers card abilities (it can trigger the square B board, see ZG-BABIL-04).',
  'ZG-COURT-REASSIGN-10':
    'Other grants of reassignment points (up to 1 / 2 / 4 points) follow the same movement rules, are optional and may be spent in part. Each grant is resolved on its own; points never carry over.',
  'ZG-COURT-GOV-01':
    'Install a governor: choose a region whose governors area on your board holds at least 1 red, 1 gray and 1 white official.',
  'ZG-COURT-GOV-02':
    'Installing a governor, step 1: return one official of each colour from the governors area of the region to your supply. Officials in the workers area of the region do not count.',
  'ZG-COURT-GOV-03':
    'Installing a governor, step 2: place a governor from your supply in the region. If the region has empty bonus squares, pick one of them and take its bonus at once; only if none is empty does the governor go to the open area, without bonus.',
  'ZG-COURT-GOV-04': 'Installing a governor, step 3: set your unrest in the region to 0.',
  'ZG-COURT-GOV-05':
    'Installing a governor is illegal if no governor is left in your supply. There is no limit of governors in a region, neither per player nor in total.',
  'ZG-COURT-GOV-06': 'Reassignment bonus square: you get up to 4 reassignment points; using them is optional.',
  'ZG-COURT-GOV-07':
    'Official bonus square: you may take 1 official of any colour from your supply (including one just returned) into any governors area.',
  'ZG-COURT-GOV-08': 'VP bonus square: you score 4 VP at once.',
  'ZG-COURT-GOV-09': 'A bonus square must be chosen even if its bonus cannot be used; the bonus is then lost.',
  'ZG-COURT-HIRE-01': 'Hire workers: choose a region with at least 1 official in its workers area.',
  'ZG-COURT-HIRE-02':
    'You gain as many workers in the workers area of the region as there are officials in it (1 or 2), whatever their colours. Taking fewer is not allowed.',
  'ZG-COURT-HIRE-03': 'The officials stay where they are when you hire workers.',
  'ZG-COURT-HIRE-04':
    'After hiring, the unrest of the region rises by 1, whatever the number of workers hired (but see ZG-VAR-03).',
  'ZG-COURT-HIRE-05': 'You cannot hire in a region whose unrest is at its cap (the rightmost slot of its track).',
  'ZG-COURT-HIRE-06': 'Workers areas hold any number of workers, and the general supply of workers never runs out.',
  'ZG-COURT-PALACE-01':
    'Build a palace: choose a region and pay 2 workers from the workers area of that region and 1 worker from the workers area of one other region; all of them go to the general supply.',
  'ZG-COURT-PALACE-02':
    'To build a palace you need a palace in your supply and an empty palace slot in the region (see ZG-SETUP-15). Each slot holds one palace; you may have several palaces in one region.',
  'ZG-COURT-PALACE-03':
    'You cannot build a palace in a region where your unrest is on the slot above the no-palace symbol or at its cap (the rightmost slot). The unrest of the other region that pays a worker does not matter.',
  'ZG-COURT-PALACE-04': 'After paying, place the palace in an empty palace slot of the region.',
  'ZG-COURT-PALACE-05':
    'After placing the palace, take 1 value-3 unification marker of a colour of your choice from the gameboard. This is mandatory if one is there and skipped if none is.',
  'ZG-COURT-PALACE-06':
    'After building a palace you score at once 1 VP per card on your player board (0 to 15), counting all regions and colours.',
  'ZG-COURT-WALL-01':
    'Build a wall: choose a wall section and an empty slot of it with 1, 2 or 3 rods. Each section has exactly one slot of each kind.',
  'ZG-COURT-WALL-02':
    'To build a wall you need a wall in your supply. Each slot holds 1 wall, and a player may have at most 1 wall per section, hence at most 2 per site and 5 overall.',
  'ZG-COURT-WALL-03':
    'Pay as many workers as the slot has rods; 2 or 3 workers must all come from different regions. They go to the general supply.',
  'ZG-COURT-WALL-04': 'Walls belong to no region: unrest and adjacency do not matter for them.',
  'ZG-COURT-WALL-05': 'Walls score only at the end of the game (see ZG-END-04).',
  'ZG-ACT-01':
    'After a Court action you may activate cards on your board whose trigger is the action you performed, if the number condition holds (see ZG-ACT-02 and ZG-ACT-03).',
  'ZG-ACT-02':
    'To activate cards after building a wall, building a palace or hiring workers, the number of the card you played must be higher than that of the card directly below it in the Court pile.',
  'ZG-ACT-03':
    'To activate cards after recruiting or installing a governor, the number of the card you played must be lower than that of the card directly below it in the Court pile.',
  'ZG-ACT-04':
    'If the number condition fails, the action stands and no card is activated. Each number exists only once, so two equal numbers cannot occur.',
  'ZG-ACT-05':
    'For the first Court card of the game (empty Court pile) the player sets the number X freely, so the number condition holds for whatever action is performed.',
  'ZG-ACT-06':
    'Each card that qualifies may be activated once per Court action. Activation is optional, card by card, in any order, and you may stop at any time.',
  'ZG-ACT-07':
    "A card in a region whose unrest is at its cap cannot be activated. This is tested when the card's turn comes, with the unrest levels after the action and after the activations made before.",
  'ZG-ACT-08':
    'B-board abilities triggered by the action join the same pool: you may freely mix them with card activations, in any order. They ignore the number condition and unrest. One Court action gives each ability of the board at most once.',
  'ZG-ACT-09':
    'Only Court actions trigger abilities. Rewards, the bonuses of squares and the bonuses of abilities never do, even if they place an official, governor, wall or palace.',
  'ZG-ACT-10': 'The card you play for a Court action is in the Court pile; its own ability is never used.',
  'ZG-ABIL-01':
    'Marker bonus: you may take 1 value-1 unification marker of any colour still in the general supply. If all three colours are exhausted, you score 1 VP at once. If only some are, you choose among the rest and get no VP.',
  'ZG-ABIL-02':
    'Reassignment bonus: you get 2 reassignment points, to be spent in full, in part or not at all (see ZG-COURT-REASSIGN-10).',
  'ZG-ABIL-03': 'VP bonus: you score the 2 or 3 VP printed on the card at once.',
  'ZG-ABIL-04':
    'Worker bonus: you may add 1 worker to the workers area of the region of the activated card. No official is needed there and unrest does not rise.',
  'ZG-ABIL-05':
    'VP per card colour bonus: you score at once 1 VP per card of the printed colour (ivory, orange or brown) on your own board, in all regions, including the activated card and cards in regions at their unrest cap.',
  'ZG-ABIL-06':
    'Official bonus: you may move 1 official of the printed colour (red, gray or white) from your supply to the governors area of the region of the activated card. Nothing happens if that colour is used up.',
  'ZG-ABIL-07':
    'Calm any region bonus: you may lower the unrest by 1 in one region of your choice whose unrest is at least 1.',
  'ZG-ABIL-08':
    'Calm this region bonus: you may lower the unrest by 1 in the region of the activated card if it is at least 1.',
  'ZG-ABIL-09':
    'Move worker bonus: you may move 1 worker from the workers area of any region to the workers area of an adjacent region.',
  'ZG-BABIL-01':
    'Circle B board, hiring workers: the action brings 1 worker more in the same region. This is part of the action and not optional. An official in the workers area of the region is still required.',
  'ZG-BABIL-02': 'Circle B board, after hiring workers: you may spend 1 reassignment point.',
  'ZG-BABIL-03':
    'Circle B board, after installing a governor: you may move 1 worker to an adjacent region (as in ZG-ABIL-09).',
  'ZG-BABIL-04':
    'Square B board, after reassigning or building a wall: you may lower the unrest by 1 in one region whose unrest is at least 1, and then you add 1 worker to the workers area of that region. If unrest does not fall, there is no worker.',
  'ZG-BABIL-05':
    'Triangle B board, after recruiting: you get 2 reassignment points, to be spent in full, in part or not at all (see ZG-COURT-REASSIGN-10).',
  'ZG-BABIL-06':
    'Triangle B board, after installing a governor: you may move one of your governors (the new one included) from its region to the open area of an adjacent region. It gives no bonus, and unrest does not change in either region.',
  'ZG-BABIL-07': 'A bonus square left by moving a governor with the triangle B board is empty and can be used again.',
  'ZG-BABIL-08':
    'Star B board, after building a wall or recruiting: you may take 1 value-1 unification marker of your choice, or score 1 VP if none is left, exactly as in ZG-ABIL-01.',
  'ZG-REWARD-01':
    "In Phase 3 the rewards are resolved in the order writing (ivory), currency (orange), laws (brown). The reward is the one in that aspect's row and the current round's column.",
  'ZG-REWARD-02':
    'You are eligible for the reward of an aspect if the total value of your unification markers of its colour is at least 1. If nobody is eligible, the reward is not given.',
  'ZG-REWARD-03':
    'Eligible players are asked in descending order of the total value of their markers of that colour (value-3 markers count 3), ties in tie-break order (see ZG-REWARD-04), until one accepts or all have passed. Nobody is asked twice for the same aspect.',
  'ZG-REWARD-04':
    "Tie-break order: first the owners of discs still on the Rewards track, from its top; then the owners of discs lying in this round's column, in the row order writing, currency, laws. It is determined anew for every aspect.",
  'ZG-REWARD-05': 'You can accept a reward only if it can be taken in full; otherwise you pass automatically.',
  'ZG-REWARD-06':
    "When you accept a reward, in this order: return all your markers of that colour (value-3 ones to the gameboard, the others to the general supply), take the reward, and move your disc from wherever it is to that reward's slot in the round column; then you may claim tasks (see ZG-TASK-04).",
  'ZG-REWARD-07':
    'When you pass, you keep your markers and the place of your disc. Markers are kept from round to round.',
  'ZG-REWARD-08':
    'Reward of an official: move 1 official of any colour from your supply to the governors area of the printed region. You need at least one official in your supply.',
  'ZG-REWARD-09':
    'Reward of 2 red or 2 gray officials: move 2 officials of the printed colour from your supply to the governors area of the printed region. You need 2 of them in your supply.',
  'ZG-REWARD-10':
    'Reward of 2 workers: add 2 workers to the workers area of the printed region. No official is needed and unrest does not change. This reward is always possible.',
  'ZG-REWARD-11':
    'Reward of a governor: install a governor as in the Court action (see ZG-COURT-GOV-03 and ZG-COURT-GOV-04), but without step 1 (no officials are returned), in one of the printed regions: one of 2 regions in rounds 3 and 4, any region in round 5. The square bonus and the return of unrest to 0 apply. You need a governor in your supply.',
  'ZG-REWARD-12':
    'Reward of a wall: build a wall as in the Court action (see ZG-COURT-WALL-01 and ZG-COURT-WALL-02), but without paying workers, on any legal empty slot. You need a wall in your supply and a section with an empty slot and none of your walls.',
  'ZG-REWARD-13':
    'Reward of a palace: build a palace as in the Court action, but without paying workers and without the value-3 marker. The restrictions on slots, supply and unrest (see ZG-COURT-PALACE-02 and ZG-COURT-PALACE-03) and the VP per card (see ZG-COURT-PALACE-06) apply.',
  'ZG-REWARD-14': 'One player may win several rewards in a round; their disc then lies on the latest one.',
  'ZG-REWARD-15':
    'After the laws reward, in every round including the 5th, all discs return to the Rewards track in tie-break order; the owner of the topmost disc is the next 1st player.',
  'ZG-REWARD-16': 'Rewards are not Court actions (see ZG-ACT-09) and allow no free moves (see ZG-TURN-05).',
  'ZG-TASK-01':
    'Six tasks are in play: a wall task, a palace task and a governor task in each of the two sections (upper and lower).',
  'ZG-TASK-02':
    "A task tile shows 2 to 4 location symbols. You accomplish it while you have on the gameboard at least one piece of the tile's kind per symbol: for palaces and governors, one in each region shown; for walls, one per site symbol shown, where two equal symbols mean both sections of that site. Extra pieces never hurt.",
  'ZG-TASK-03': 'Only pieces on the gameboard count for tasks; one piece may serve several tasks.',
  'ZG-TASK-04':
    'You may claim any number of accomplished tasks (a) at the end of your own turn, whatever its action, and (b) right after accepting a reward. Tasks accomplished earlier may be claimed at a later one of these moments.',
  'ZG-TASK-05':
    'To claim a task, put one of your discs on the first empty slot of that task, from left to right. Each slot holds one disc, and each player may have at most one disc on each task.',
  'ZG-TASK-06': 'Task discs are never moved or removed, even if the condition is later lost (see ZG-BABIL-06).',
  'ZG-TASK-07': 'Each task has 4 slots, so a slot is always left.',
  'ZG-TASK-08':
    'Not claiming a task is never better than claiming it: tasks are claimed by themselves at both moments, unless the table has agreed to claim by hand. The order of claims made at the same moment does not matter.',
  'ZG-END-01':
    'Final scoring happens after Phase 3 of round 5, starting with the governors, region by region: the player with the most governors there (at least 1) scores 9 VP + 3 VP per own governor in that region. If several players tie, that amount (9 + 3 times the tied number of governors) is divided by the number of tied players, rounded down, and each of them scores the result. The others score 0. Governors on bonus squares and in the open area count alike.',
  'ZG-END-02':
    'Second in the final scoring, the markers: most writing 5 VP, most currency 6 VP, most laws 7 VP. Value-3 markers count 3. Ties go to the tied player whose disc is topmost on the Rewards track; the discs do not move. If no player has a marker of a colour, its award lapses.',
  'ZG-END-03':
    'Third in the final scoring, the tasks: for each section, add up the VP under your discs and multiply the sum by the number of your discs in that section.',
  'ZG-END-04':
    'Fourth in the final scoring, the walls: each of your walls scores by the visible tile side of its section and by its slot (see ZG-WALLTILE-01 to ZG-WALLTILE-12).',
  'ZG-END-05':
    'The player with the most VP wins; a tie goes to the tied player with the topmost disc on the Rewards track.',
  'ZG-END-06':
    'Nothing else scores: there are no leftover cards, and officials, workers and unrest score only through wall tiles.',
  'ZG-WALLTILE-01':
    'Wall tile, calm regions: a wall on the slot with 1 / 2 / 3 rods scores 1 / 2 / 3 VP per region of your board with unrest 0.',
  'ZG-WALLTILE-02':
    'Wall tile, card sets: a wall on the slot with 1 / 2 / 3 rods scores 2 / 3 / 4 VP per set of one ivory, one orange and one brown card on your board. The number of sets is the smallest of the three colour counts over all regions.',
  'ZG-WALLTILE-03':
    'Wall tile, officials against unrest: a wall on the slot with 1 / 2 / 3 rods scores 1 / 2 / 3 VP per region of your board where the number of officials (governors area plus workers area) is at least the unrest level. A region with 0 officials and unrest 0 counts.',
  'ZG-WALLTILE-04':
    'Wall tile, full regions: a wall on the slot with 1 / 2 / 3 rods scores 2 / 3 / 4 VP per region of your board with 3 cards.',
  'ZG-WALLTILE-05':
    'Wall tile, gray officials: a wall on the slot with 1 / 2 / 3 rods scores 2 / 3 / 4 VP per region of your board with at least 1 gray official in its governors area or workers area.',
  'ZG-WALLTILE-06':
    'Wall tile, pairs of one colour: a wall on the slot with 1 / 2 / 3 rods scores 1 / 2 / 3 VP per region of your board with at least 2 cards of one colour.',
  'ZG-WALLTILE-07':
    'Wall tile, red officials: a wall on the slot with 1 / 2 / 3 rods scores 2 / 3 / 4 VP per region of your board with at least 1 red official in its governors area or workers area.',
  'ZG-WALLTILE-08':
    'Wall tile, orange cards: a wall on the slot with 1 / 2 / 3 rods scores 1 / 2 / 3 VP per region of your board with at least 1 orange card.',
  'ZG-WALLTILE-09':
    'Wall tile, white officials: a wall on the slot with 1 / 2 / 3 rods scores 2 / 3 / 4 VP per region of your board with at least 1 white official in its governors area or workers area.',
  'ZG-WALLTILE-10':
    'Wall tile, brown cards: a wall on the slot with 1 / 2 / 3 rods scores 1 / 2 / 3 VP per region of your board with at least 1 brown card.',
  'ZG-WALLTILE-11':
    'Wall tile, low unrest: a wall on the slot with 1 / 2 / 3 rods scores 5 / 10 / 15 VP minus the sum of the unrest levels of all regions of your board, but at least 0.',
  'ZG-WALLTILE-12':
    'Wall tile, ivory cards: a wall on the slot with 1 / 2 / 3 rods scores 1 / 2 / 3 VP per region of your board with at least 1 ivory card.',
  'ZG-WALLTILE-13': 'Each wall is scored on its own; two walls on one site use two tiles.',
  'ZG-WALLTILE-14': 'The hidden sides of the wall tiles have no effect.',
  'ZG-VAR-01':
    'Draft variant, in Phase 1 of rounds 1 to 4: each player draws 3 cards from each deck, keeps 2 and discards 1 face down. For each deck, the discards of all players are shuffled together and put face down under the deck. In round 5 each player draws 2 cards from each deck as usual. All players choose at the same time, each with all 9 cards in view.',
  'ZG-VAR-02':
    'Variant turn order by Rewards track: in Phase 2 the players act in the order of the discs on the Rewards track, from top to bottom, fixed for the round.',
  'ZG-VAR-03':
    'Variant unrest per worker: when hiring, the unrest of the region rises by 1 per worker hired in that action (the extra worker of the circle board included). The action is illegal if that exceeds the unrest cap. Hiring fewer workers to stay legal is not allowed.',
  'ZG-VAR-04':
    'With the draft variant (see ZG-VAR-01) and 4 players, each deck shrinks from 40 cards to 32, 24, 16, 8 and 0 after rounds 1 to 5; the largest draw (12 cards) always fits.',
  'ZG-INFO-01':
    "Of the other players' hands you see only the colour of each card, and of the decks only the number of cards.",
  'ZG-INFO-02': 'Everything that lies in front of the players stays visible to all.',
  'ZG-INFO-03': 'What chance will bring cannot be worked out from what any player is shown.',
  'ZG-INFO-04':
    'What you are offered never reveals hidden facts about others: what is legal depends only on what everyone can see and on your own hand.',
  'ZG-INV-01':
    'For each player and colour, the officials in the supply, in all governors areas and in all workers areas always add up to 5.',
  'ZG-INV-02':
    'A workers area never holds more than 2 officials, the unrest of a region is always between 0 and its cap, a region holds between 0 and 3 cards, and its number of workers is never below 0.',
  'ZG-INV-03':
    'For each colour, the value-1 markers in the general supply and those held by all players always add up to 6 / 9 / 12 with 2 / 3 / 4 players; the value-3 marker is on the gameboard or with exactly one player.',
  'ZG-INV-04':
    'For each player, the pieces in the supply and on the gameboard always add up to 8 governors, 6 palaces and 5 walls.',
  'ZG-INV-05':
    'Each bonus square, palace slot, wall slot and task slot holds at most 1 piece; there is at most 1 wall per player and section; a region never holds more palaces than there are players.',
  'ZG-INV-06':
    'Every card is in exactly one place: a deck, a hand, a player board or the Court pile (or, during a draft, among the discards). Decks, hands, boards and pile together hold 120 cards.',
  'ZG-INV-07':
    'After Phase 1 of a round, with or without draft, each deck holds 40 cards minus 2 times the number of players times the number of the round.',
  'ZG-INV-08':
    'After each turn the hand of the player who acted has one card fewer; all hands are equal in size whenever every player has had the same number of turns.',
  'ZG-INV-09':
    'Each player has exactly one disc on the Rewards track or in the round column, with at most one disc per slot.',
  'ZG-INV-10': 'VP never decrease after set-up.',
  'ZG-INV-11': 'At the start of every turn there is at least one legal play (see ZG-TURN-02).',
  'ZG-INV-12':
    "A player's task discs on the board and in reserve always add up to 6; a section never holds more than 3 of them.",
  'RUL-01':
    'Are there fewer bonus squares, wall slots or task slots with fewer players? No, all of them are always in play.',
  'RUL-02':
    'In which order do random events happen? In a fixed order (see ZG-SETUP-18), so that games can be reproduced.',
  'RUL-03':
    'What is the reverse player order, and how many boards are on offer without auction? The choice goes counter-clockwise, starting with the player before the 1st player, and all 4 boards are on offer.',
  'RUL-04': 'May players mix A and B sides? No, everyone uses the same side.',
  'RUL-05':
    'Are the boards discarded before an auction random or agreed? They are random; agreeing on them is an option when the game is set up in the lobby.',
  'RUL-06':
    'Is the Court pile cleared each round? No, there is one pile for the whole game, and the number X applies only once.',
  'RUL-07': "Are free moves allowed in Phase 3 or in other players' turns? No, they belong to your own turn.",
  'RUL-08':
    'May you place the 1st card into a region at its unrest cap? Yes, because its rise is 0 and only rises are limited by the cap.',
  'RUL-09':
    'Is it tested before or after free moves whether an action can be performed? After the free moves actually made.',
  'RUL-10':
    'May you spend 0 points when reassigning, or undo your own moves? You must spend at least 1 point; moves that cancel each other out are allowed.',
  'RUL-11':
    'How does crossing a full workers area work? It is one single move with both steps paid from one grant of points; leaving upward into the governors area is allowed, and a free move cannot start a crossing.',
  'RUL-12': 'Are the reassignment points of several bonuses pooled? No, each bonus is resolved on its own.',
  'RUL-13':
    'May a governor skip empty bonus squares, and what if the bonus is useless? You must take a bonus square if one is empty; a useless bonus is lost.',
  'RUL-14':
    'Which values may the number X take? Any number, so both conditions (higher and lower) can be met, also for cards 1 and 120.',
  'RUL-15': 'How often is a card activated, and must it be? At most once per action, and each activation is optional.',
  'RUL-16':
    'When is the unrest cap tested for activating a card? At the moment of each activation, so calming a region first can make its cards usable.',
  'RUL-17': 'Do rewards trigger card or board abilities? No, only Court actions do, and rewards are not Court actions.',
  'RUL-18':
    'What does the marker bonus give when only some colours are gone? You choose among the remaining colours; you score 1 VP only if all are gone.',
  'RUL-19': 'What happens to a bonus square vacated with the triangle board? Anyone may use it again.',
  'RUL-20':
    'In which order is an accepted reward resolved? Return the markers, take the reward, move the disc, claim tasks.',
  'RUL-21': 'Do the discs return to the Rewards track after round 5? Yes, before the final scoring.',
  'RUL-22': 'What if the condition of a claimed task is lost later? The disc stays.',
  'RUL-23': 'How many slots does each task have? 4.',
  'RUL-24':
    'Claiming tasks is voluntary and may be forgotten: what happens here? Tasks are claimed by themselves; the table may agree to claim by hand.',
  'RUL-25': 'Who gets the marker award of the final scoring if nobody has that colour? Nobody, the award lapses.',
  'RUL-26': 'What if 5 / 10 / 15 minus the unrest is below 0 on the low unrest wall tile? The wall scores 0.',
  'RUL-27':
    'In which sequence does the draft take place? Draw all 9 cards, then choose; the discards are shuffled after everyone has chosen.',
  'RUL-28':
    "In the variant with unrest per worker, does the circle board's extra worker count, and what if the cap would be exceeded? The extra worker counts, and the action is illegal if the cap is exceeded.",
  'RUL-29':
    'Does the no-palace symbol block only its slot or all slots from there on? It blocks that slot, and the rightmost slot blocks as well, exactly as stated.',
  'RUL-30':
    'Does the colour of the cards matter for taking 1, 2 or 3 markers? No, only how many cards are in the region; the colour of the markers is that of the new card.',
  'RUL-31': 'By how much does the square board lower unrest? By 1.',
  'RUL-32':
    'Which abilities share a B board? There are four groups with two triggers each, as described in ZG-BABIL-01 to ZG-BABIL-08.',
  'RUL-33': 'May you decline the value-3 marker when building a palace? No, you must take one if one is there.',
  'RUL-34':
    'Can you use reassignment points gained in Phase 3 (governor reward on a reassignment bonus square)? Yes, but without free moves (see RUL-07).',
  'RUL-35': 'How long is the Rewards track? It has as many slots as there are players.',
  'RUL-36':
    'Can the officials returned for a governor be used at once? Yes, by the bonus of the square and by activations.',
  'RUL-37': 'Is a player who passed asked again if all the others pass too? No.',
  'RUL-38': "What if everyone passes after the opener's bid? The opener wins the auction at that bid.",
  'RUL-39':
    'Can a worker gained this turn be moved or spent this turn? Later activations can move it; only the action spends workers, and it is already over.',
  'RUL-40': 'Does the 1st card in a region raise unrest? No, only the 2nd and 3rd card do.',
  'RUL-41': 'Who wins the governor majority of a region where everyone has 0 governors? Nobody scores that region.',
  'RUL-42':
    'When can tasks be claimed for the last time? After accepting a reward in round 5, by the player who accepted it; there are no claims during the final scoring.',
  'RUL-43':
    'What about abilities that could change nothing (for example calming a region when there is no unrest)? They are not offered.',
  'RUL-44': 'Can you decline the VP of an activated card? Only by not activating the card.',
  'RUL-45': 'Can one region hold several of your palaces, and one section two of your walls? Palaces yes, walls no.',
} as const

export type RuleId = keyof typeof rulesEn
