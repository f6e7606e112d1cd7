export const rulings = {
  'RUL-01':
    "Who is the Overlord of the Reed Clan? In a player's turn the Active player, in the Reed Clan's turn the highest in the Tea order. With the option “Overlord of the Reed Clan” it can always be the highest in the Tea order.",
  'RUL-02':
    "On which spot does the Reed card go? Always on the lowest empty spot, at the Reed Clan's place in the Tea order, be it top, middle or bottom.",
  'RUL-03': 'What does a Reed Clerk in the Tea House do? The normal effect: the Reed marker moves up.',
  'RUL-04': 'Do you gain rewards when attacking from a Rest Zone? Yes.',
  'RUL-05': 'Do you move 2 Clerks or up to 2? Up to 2; all actions are optional anyway.',
  'RUL-06':
    'When does the only player at a Location gain the Shame? Before the effects of the Location: it is a trigger of the activation. This matters at the Barracks (which Soldier is still free). The option “Shame of being alone” can move it after the effects.',
  'RUL-07':
    'On which Hordes can you place Shame? Only on Hordes that you claimed yourself: they are the only face-down Hordes you own, and the penalty is the loss of your own Honor.',
  'RUL-08':
    'How many events for Tactic cards does a Defeated Horde have? Two: the Defeat, then the killing. A Breach is one event per section. Each player is asked once per event, in Tea order. The option “Tactic cards on a Defeat” can merge the two.',
  'RUL-09':
    'Does Betrayal in the discard pile count for the 2 Honor per card in Summer? Yes, it is a Command card of yours in the pile. The option “Honor for Betrayal” can change this.',
  'RUL-10':
    'Can Honor fall below 0 during the game? No, 0 is always the floor. A voluntary loss is a payment and needs the full amount, in co-op the full 10.',
  'RUL-11':
    'What if the Horde deck or the Advisor deck is empty? Reshuffle its discard pile, as with the Tactic deck; if both are empty, stop (for the Invasion indicator see GW-SPRING-02e). Hordes lying in front of players and Advisors in play are never reshuffled (in co-op claimed Hordes are in the discard pile, see RUL-62).',
  'RUL-12':
    'Who gets a Horde if the Reed Clan covers the most spots? Nobody: the card is discarded. With the option “Hordes of the Reed Clan” the next best player gets it.',
  'RUL-13':
    'What is the number of players with the Reed Clan or Qin Jiushao? Only human players count, for Raids and for the players + 1 Hordes of co-op: 2 in a 2-player game, 1 in solo. Board side, start of the Time token and number of Walls follow the 3-player game. The option “Players in a Raid” can count the automata too.',
  'RUL-14':
    'In which order are Hordes Defeated when cards move down? The positions at the start of the step rule the order; passes are repeated until none is left, so nothing is skipped.',
  'RUL-15':
    'Can an Archer take a Firing spot if no Vital spot is vacant? Yes, without a Wound. The option “Archers without a target” can forbid it.',
  'RUL-16':
    'In which order do the modifiers of Defense apply? Single elements first (Arsonists set Barricades to 0), then the sum with card bonuses, then each halving with rounding down: the Leader halves the Defense of the whole section.',
  'RUL-17': 'How does Lethality work in a Breach? Per player and per card; all the kills happen at the same time.',
  'RUL-18':
    'In which order does Qin Jiushao go through Vital spots? Row by row, as in reading. The option “Vital spots of Qin Jiushao” can make it column by column.',
  'RUL-19':
    'How many Clerks does Qin Jiushao start with? All 8 in his pool: he can never hire. The option “Clerks of Qin Jiushao” can make it 5, as many as a human has in the pool.',
  'RUL-20':
    'What does Qin Jiushao do in the Summer reclaim, and what if his deck is empty? He always gains 2 Honor per discarded card of his, unless the option “Summer Honor of Qin Jiushao” is off. When the deck is empty his discarded cards are reshuffled.',
  'RUL-21':
    "When does a token of Qin's Location track move up? Only when the Location holds at least one Qin Clerk. Only the tokens that were higher slide down.",
  'RUL-22':
    'Can Qin Jiushao move a Clerk upwards on his track, and does his Despotism consider Locations without his Clerks? Never upwards: he serves the lowest Location. Only Locations with his Clerks.',
  'RUL-23':
    'When does an empty Shame pool lose a solo game? In the End Game check, like all end conditions; then it is an outright loss. The option “Loss by Shame” can make it immediate.',
  'RUL-24':
    'Who wins a tie in solo, and which levels of difficulty are there? You need strictly more Honor than Qin Jiushao. He starts with 0, 50 or 100 Honor, by the option “Difficulty”.',
  'RUL-25':
    'Does an empty Shame pool end a co-op game in the End Game check? No, an empty pool alone changes nothing, unless the option “Empty Shame pool in co-op” is on.',
  'RUL-26':
    'In which order do the players act in co-op? Clerk actions and Command cards in any order agreed by the team; Tea order is the default and holds for everything else. The option “Order in co-op” can require Tea order.',
  'RUL-27':
    'What is private in detail: face-down cards in front of players, hand counts, rejected cards, the choice of Advisor? See GW-INFO-05 to GW-INFO-08 and GW-SETUP-13. The option “Open Resources” makes the resources of the other players visible.',
  'RUL-28': 'What if a card contradicts a rule? The card wins.',
  'RUL-29':
    'Can the Tea order change during a step, and what about equal Tea values and the draws in setup? The order is frozen per step everywhere; equal values are put in random order; the draws in setup are made in Tea order.',
  'RUL-30': 'Are the 30 Wound markers a limit? No, Wounds are unlimited.',
  'RUL-31': 'May you move the same Clerk twice? Yes, each time uses a move; it never gains anything.',
  'RUL-32':
    'What if you have no Command card in hand (possible in co-op and after taking Honor repeatedly instead of reclaiming)? You play none.',
  'RUL-33':
    "Which Economy cards on the Command track count? All cards lying on the track, whoever's they are, resolved or not.",
  'RUL-34':
    'When is it read which Locations activate, and can an empty Location have an Advanced Activation? It is read once, at the start of the step; a target of an Advanced Activation needs at least one Clerk.',
  'RUL-35': 'Is shooting in Winter an Attack? No.',
  'RUL-36':
    'Can rewards pay for later recruits, can you build two levels on one Wall, and what if a higher level had fewer Firing spots? You pay first and deploy after; two levels are allowed; surplus Archers go to the Rest Zone.',
  'RUL-37': 'When is the hand limit applied if you draw several cards? At the end of the draw.',
  'RUL-38':
    'Are Reed effects optional, and where does the Reed card go in Summer? The effects are mandatory, Clerk moves are optional; the card is never in the discard pile.',
  'RUL-39':
    'Are you alone at a Location beside a Reed Clerk? No: the Reed Clan is the third player, so nobody is alone beside it.',
  'RUL-40':
    'How does Qin Jiushao build if the Warehouse holds too little? The Warehouse pays what it holds, the rest counts as paid, and the Honor is the printed cost. The types are taken from the largest stock first.',
  'RUL-41':
    'Which step numbers do the 2-player and solo setups follow? The numbers differ between the rulebooks, but the steps are the same. Artifacts are still set up in 2-player and solo games.',
  'RUL-42': 'What are the Reed General cards for? For reference only; both players see the same help.',
  'RUL-43': 'Where do the Tea markers go? In one stack, ordered by value.',
  'RUL-44':
    'Does removing a Shame token take it out of the game? Discard and remove on cards both mean: to the pool. Only removing from the game (a Raid, a token that cannot be placed) means the box.',
  'RUL-45':
    'Is a Breach resolved per Horde or per section? Once per section. Hordes do not die in a Breach (see GW-BREACH-07).',
  'RUL-46':
    'What can Qin Jiushao not pay for? Overseers, Advisors, Walls, Barricades and recruiting. Only Walls are paid by the Warehouse, with the shortfall of RUL-40. What his cards give free of charge is no payment (see RUL-66).',
  'RUL-47':
    'What if a Raid must remove more Shame tokens than the pool holds? Remove as many as possible and ignore the rest.',
  'RUL-48':
    'Are Spring, Summer and Fall unchanged in co-op? The order of their steps is; the special rules of co-op (one more Horde in Spring, no reclaim, another price for discarding Shame) hold.',
  'RUL-49':
    "How does Qin Jiushao decide as Overlord in the Embassy, the Builders' Encampment and for the order of activation? Leftmost Advisor; indicated section first; activation as in his own turn.",
  'RUL-51': "Does Qin's Economy give your Despotism more Clerks or more moves? Two more moves.",
  'RUL-52': 'How many Command cards come back when you build in co-op? One per Wall level; Betrayal stays.',
  'RUL-53':
    'Can the Invasion indicator point to the left section in a game with two sections? No, those cards are removed from the deck.',
  'RUL-54': 'Where does the Wound of the Shooting step go? On a vacant Vital spot; covered spots take nothing.',
  'RUL-55':
    'Can the Barricades run out? No: there are 9 pieces for 9 spots. In games with two sections 3 are blockers and 6 spots remain.',
  'RUL-56':
    'Does a saved Soldier on a Defeated Horde differ from a survivor? Both go to the Rest Zone. The saved one was among the victims for Tactic windows, but counts as not killed for abilities.',
  'RUL-57': 'Must you recruit one Soldier for each Clerk in the Barracks? No, up to one per Clerk.',
  'RUL-58':
    'Does one Move Soldiers action take Soldiers from the Firing spots and the Rest Zone, or from only one of them? From either or both.',
  'RUL-59':
    'What if a summary of the rules leaves something out (Wounds left by removed Soldiers, Betrayal, privacy, unlimited resources, the cost of Shame at the end, the zero value of Hordes with Shame, different destinations for the two Clerks)? The full rules apply.',
  'RUL-60':
    'Are rewards of Vital spots mandatory? They are gained automatically; a reward that lets you act may be declined.',
  'RUL-61':
    'Which Clerks start in play? The 3 on the Clerk space are not hired yet: the Embassy hires from there. The other 5 start in the pool.',
  'RUL-62': 'Where do claimed Hordes go in co-op? To the Horde discard pile; only the number claimed is kept.',
  'RUL-63': 'Which Tactic windows exist? The seven of GW-TACTIC-12, each at a fixed place in the flow of the game.',
  'RUL-64':
    'How do several changes of one price work, may a price reach 0, and what about the Warehouse and Honor? Order and minimum follow GWC-VOC-06; the Warehouse pays first out of the changed price; the Honor is the printed one.',
  'RUL-65':
    'What does Betrayal copy? All boxes of any face-up card of another player except Betrayal and the Reed card; its own Other Players box is performed only without copying.',
  'RUL-66':
    'Can Qin Jiushao get Barricades and Upgrades although he cannot pay for them? Yes, his cards may give them free of charge; a free Barricade gives the usual 2 Honor.',
  'RUL-67':
    'In which order do card rules of several players apply in co-op? In Tea order; only Clerk actions and the Command track are freed from it.',
} as const
