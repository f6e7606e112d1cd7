export const soloSetup = {
  'GW-SOLO-01':
    'The participants of a solo game are the human player, Qin Jiushao and the Reed Clan. All rules about the Reed Clan apply (see GW-REED-01 and following).',
  'GW-SOLO-02':
    'The board, the blockers, the Horde deck, the 2 starting Hordes and the 6 Barricades are as in GW-2P-01, GW-2P-02, GW-2P-04, GW-2P-05 and GW-2P-06.',
  'GW-SOLO-03':
    'Qin Jiushao gets 8 Clerks, all Soldiers, the Tea marker and the Honor marker of an unused Clan, and the 6 Solo Command cards, shuffled into the Solo Command deck.',
  'GW-SOLO-04':
    "Take 2 Horsemen and 2 Spearmen from Qin's pool and place one of them as level 1 Overseer in each Production Location: the Horsemen at the Lumber Mill and Quarry, the Spearmen at the Gold Mine and Temple (this makes no difference for the rules).",
  'GW-SOLO-05':
    "The human player gets 2 random Generals and 2 Advisors and chooses as usual. The Solo General card is Qin's.",
  'GW-SOLO-06':
    "Shuffle 1 Wood, 1 Stone, 1 Gold, 1 Chi and 1 Wound token onto the 5 spaces of Qin's Location track, one per space.",
  'GW-SOLO-07': 'Put 2 random Advisors under Qin as Supporting Advisors.',
  'GW-SOLO-08': 'The Shame pool of a solo game has 10 tokens.',
  'GW-SOLO-09': "Qin's Honor starts at 0, at 50 (hard) or at 100 (harder), by the option “Difficulty”.",
  'GW-SOLO-10':
    'The Tea order at the start of a solo game is: human player, Qin, Reed Clan (the Tea values of Generals are ignored).',
  'GW-SOLO-11':
    'The human player has 5 Clerks in the pool and 3 on the Clerk space; Reed Clerks are as in GW-2P-08a; Qin has all his Clerks in his pool (for their number see the option “Clerks of Qin Jiushao” and RUL-19).',
} as const

export const soloQin = {
  'GW-SOLO-12': 'Qin never gains Shame and never places or pays for it.',
  'GW-SOLO-13':
    'Qin has no Active Advisors, no Tactic cards, no resources and no hand; he gathers nothing, has no Summer income, never donates, hires or pays for anything. What his cards give him free of charge is no payment (see GW-SOLO-31, GW-SOLO-39 and GW-SOLO-40).',
  'GW-SOLO-14':
    'Qin never saves Soldiers and never uses Rest Zones: Soldiers of his that are killed, and all his Soldiers on a Defeated Horde, return to his pool. On a Breach his Soldiers that are not killed stay on the Horde.',
  'GW-SOLO-15':
    "Cards of Qin on the Command track count for the human player's card texts by name (for example his Economy adds 2 Clerk moves to your Despotism; see RUL-51).",
  'GW-SOLO-16':
    'Qin gains Honor like a player from every source the rules open to him: steps 1 and 2 of a Defeat, claimed Hordes in final scoring, building; with the exceptions of GW-SOLO-24, GW-SOLO-29 and GW-SOLO-36. His Summer reclaim choice is always (b), 2 Honor per card of his in the discard pile, unless the option “Summer Honor of Qin Jiushao” is off (see RUL-20).',
  'GW-SOLO-17':
    'The current Invasion indicator is the back of the top card of the Horde deck (if the deck is empty see GW-SPRING-02e; if there is still none, it is the middle section).',
  'GW-SOLO-18':
    "Qin's Location track has 5 spaces; the leftmost is the highest, the rightmost the lowest. Its tokens stand for Locations: Wood for the Lumber Mill, Stone for the Quarry, Gold for the Gold Mine, Chi for the Temple, Wound for the Barracks.",
  'GW-SOLO-19':
    "After a Location with at least one Qin Clerk has activated (normally or advanced, in anyone's turn), its token moves to the highest space of his track; the tokens that were higher move one space down (to the right). There is one token per space (see RUL-21).",
  'GW-SOLO-20':
    "In Fall the human player chooses a card first; then the top card of the Solo Command deck is revealed as Qin's card; then cards are placed in Tea order. Qin takes the lowest-numbered empty spot, like the Reed Clan.",
  'GW-SOLO-21':
    "In Summer Qin's card goes to the Command discard pile. If the Solo Command deck is empty when a card is needed, his discarded cards are shuffled into a new deck (see RUL-20).",
  'GW-SOLO-22':
    "In his own turn Qin performs his card. In Other Players boxes of the human player's or the Reed Clan's card he moves 2 Clerks (or the number the box says) to different Locations, those lowest on his track. If a destination cannot take a Clerk, the next higher Location on the track is used.",
  'GW-SOLO-23':
    'With no Clerk left in his pool, Qin takes one from the highest Location on his track that holds a Qin Clerk which may leave, never from a Location that is lower than or equal to the destination (see RUL-22). Qin never uses any Location outside the track.',
  'GW-SOLO-24':
    'At a Production Location Qin gains Honor equal to the number of his Clerks there times the level of his Overseer there, and nothing else. He makes no donation.',
  'GW-SOLO-25': 'At the Barracks Qin recruits as many Spearmen for free as he has Clerks there, one after another.',
  'GW-SOLO-26':
    "Order of activation in Qin's turn: first the Locations with Qin Clerks, from the highest to the lowest on the track; then all others in the order the human player chooses. Where he must choose one Location (for example with his Despotism) he takes the highest possible one with at least one Qin Clerk (see RUL-22).",
  'GW-SOLO-27':
    'A Spearman of Qin goes onto the row 1 Horde of the indicated section, else of the other usable section, else he is not recruited.',
  'GW-SOLO-28':
    'An Archer of Qin goes onto a Firing spot of the indicated section, else he is not recruited; then he places a Wound as in GW-SOLO-30 within that section (none, if no spot may be wounded).',
  'GW-SOLO-29':
    'For every Vital spot Qin covers, by a Spearman or a Wound, he gains 2 Honor instead of the printed reward. Wounds left behind by his killed Soldiers give nothing.',
  'GW-SOLO-30':
    "Qin's choice of a Vital spot: the Horde closest to the Wall (for Wounds the closest one with a vacant spot that may be wounded, see GW-HORDE-06), then its first vacant spot, rows from top to bottom and each row from left to right (or columns, by the option “Vital spots of Qin Jiushao”; see RUL-18).",
  'GW-SOLO-31':
    'Wall building by Qin (only by his cards): the section of the current Invasion indicator; if it is at level 3, the other one. The Warehouse pays as much of the cost as it holds; whatever is missing counts as paid. He gains Honor equal to the printed cost (see RUL-40 and RUL-46). If both Walls are at level 3 nothing happens. He never pays for Barricades (for free ones see GW-SOLO-39).',
  'GW-SOLO-32':
    'In the Firing phase each Qin Archer places a Wound by GW-SOLO-30 in its own section; 2 Honor per Wound.',
  'GW-SOLO-33':
    'In Spring step 3 of a solo game, instead of discarding both leftmost Advisors, one of them goes under Qin as Supporting Advisor (the leftmost) and the other is discarded. With the option “Advisors of Qin Jiushao” set to 2 both go under Qin.',
  'GW-SOLO-34':
    'When Qin is Overlord (see GW-REED-11) he decides for the Reed Clan by fixed procedures (see RUL-49); he never gains anything from Reed actions.',
  'GW-SOLO-35':
    "Betrayal may copy Qin's card; it is then resolved with the text of the player Command card of the same name.",
  'GW-SOLO-36': 'In final scoring Qin gains 20 Honor per Artifact (60), plus his claimed Hordes; he has no Shame.',
  'GW-SOLO-37':
    'The end conditions in solo are those of GW-END-01 with 2 Walls. If the Shame pool is empty at the check, the human player loses outright, whatever the Honor (for the time see the option “Loss by Shame” and RUL-23). Otherwise score; the human player wins only with more Honor than Qin; a tie is a loss (see RUL-24).',
  'GW-SOLO-38': 'In solo a Raid removes 1 Shame token (see RUL-13).',
  'GW-SOLO-39':
    'Free Barricades of Qin (his Work Harder): up to the number on the card, on empty spots, first spots first, of the section of the current Invasion indicator, then of the other; 2 Honor each; the Warehouse is not used (see RUL-66).',
  'GW-SOLO-40':
    'Free Upgrade of Qin (his Economy): his Overseer at the lowest Production Location of the track that is below level 3 moves up one level, free (see RUL-66).',
  'GW-SOLO-41':
    'Ability of Qin: at the end of his own turn, after step C, he gains Honor equal to half the number of his Supporting Advisors, rounded down.',
  'GW-SOLO-42':
    "Qin's Betrayal performs, in place of its own first and third box, those of the solo card that bears the name of the human player's card on the Command track; if that is Betrayal, or the human player played none, he moves 2 Clerks (see GWC-VOC-201) and gains 4 Honor. Reshuffling (see GW-SOLO-21) takes all six of his cards, Betrayal included.",
  'GW-SOLO-43': "Qin's own Despotism gets no bonus for Economy cards on the track.",
} as const

export const soloCards = {
  'GWC-VOC-201':
    'Qin moves Clerks, that many times: one Clerk from his pool (if none: from the highest Location on his track that is not locked-down and is higher than the target) to the lowest Location of his Location track that has a free spot; several may go to one Location.',
  'GWC-VOC-202': 'In the turns of others Qin moves 2 Clerks to the 2 lowest different Locations with a free spot.',
  'GWC-VOC-203':
    'Qin upgrades: his Overseer at the lowest Production Location on his track that is below level 3 moves up one level, free (see GW-SOLO-40).',
  'GWC-VOC-204':
    'Qin builds the next Wall level in the section of the Invasion indicator (if it is full, in the other); the Warehouse pays what it holds, any shortfall counts as paid; his Honor is the printed price (see GW-SOLO-31).',
  'GWC-VOC-205':
    'Qin places that many free Barricades on empty spots of the section of the Invasion indicator, then of the other; 2 Honor each (see GW-SOLO-39).',
  'GWC-VOC-206':
    'That many Spearmen of Qin attack row 1 in the section of the Invasion indicator, else in the other section, else they are not recruited; 2 Honor per spot covered.',
  'GWC-VOC-207':
    'That many Archers of Qin go to Firing spots of the section of the Invasion indicator and place 1 Wound each by GW-SOLO-30, 2 Honor per Wound; if there is no room they are not recruited.',
  'GWC-VOC-208':
    "Volley: each of Qin's Archers on Firing spots places 1 Wound in its section by GW-SOLO-30, 2 Honor each.",
  'GWC-VOC-209': 'Qin makes an Advanced Activation of the highest Location on his track that holds a Clerk of his.',
  'GWC-VOC-210': 'Qin gains that much Honor.',
  'GWC-VOC-211':
    'Qin goes through Vital spots in this order: the top row from the left, then the bottom row from the left (see GW-SOLO-30).',
} as const
