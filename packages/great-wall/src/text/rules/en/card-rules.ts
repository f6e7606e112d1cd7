export const cardGeneral = {
  'GWC-VOC-01':
    'Each time means once per event, however many pieces are involved. A Recruit with 3 Clerks is one event; one Horde Defeated is one event; one Breach of one section is one event.',
  'GWC-VOC-02':
    'A card rule reads counts (Supporting icons, attackers, killed Soldiers and so on) at the moment it resolves, after the event itself is complete.',
  'GWC-VOC-03':
    "Several card rules that fire on one event are resolved in the order of GW-WINDOW-01: Events, Hordes, then players in Tea order, each player's own rules in the order the player likes. It is the same in co-op (see RUL-67).",
  'GWC-VOC-04': 'A card rule cannot fire again while it is itself being resolved. Other rules may fire on its effects.',
  'GWC-VOC-05':
    "Supporting icons are those of the owner's Supporting Advisors. A new Advisor counts from the moment it is placed, so also for a rule that fires on its own hiring.",
  'GWC-VOC-06':
    'Order of price changes: first all rises and cuts by modifiers on one unit of the price (see GWC-VOC-141) are added up and then held at the minimum (1 if none is given); in a Recruit the prices of single Soldiers come first, then the cuts on the whole event; last comes the price cut of the effect itself, which may bring the price to 0. The payer chooses which printed resources fall away; a rise is paid in any type the price already has. The Warehouse pays first out of the changed price (see GW-BUILD-10).',
  'GWC-VOC-07': 'The Honor for Walls and Barricades follows the printed cost, whatever was really paid.',
  'GWC-VOC-08': 'A loss of Honor stops at 0.',
  'GWC-VOC-09': 'Costs must be paid in full; an effect that makes you lose something takes as much as there is.',
  'GWC-VOC-10': 'Players never gain the rewards of Vital spots from Wound markers.',
  'GWC-VOC-11':
    "The Reed Clan and Qin Jiushao have no Active Advisors and no card rules of this kind (for Qin's ability see GW-SOLO-41), and your own rules never fire on their events. For rules about other players, an event of Qin Jiushao counts as another player's, one of the Reed Clan does not.",
  'GWC-VOC-12': 'Soldiers with a Shame token stay in the pool, but no effect can use them (see GW-SHAME-06).',
  'GWC-VOC-13':
    'Where a card rule refers to the section or Horde of its event and there are several, its owner chooses one of them. Several Wounds in one section may be spread over its Hordes; Wounds on an attacked Horde, or on one Horde, all go to one Horde.',
  'GWC-VOC-14':
    'Every number of an optional effect is up to that number; a cost is paid in full before its effect. Wounds go only to spots that may be wounded (see GW-HORDE-06), as many as there are.',
  'GWC-VOC-15': 'What you must lose or kill is chosen by you.',
  'GWC-VOC-16':
    'What the team does together, and whom an Event or Horde chooses, is decided by GW-COOP-29. If another card lets one player be chosen, the owner of the card names the player.',
} as const

export const cardTriggers = {
  'GWC-VOC-31': 'Card rules for Spring fire after the Time token moved, before Hordes are placed.',
  'GWC-VOC-32':
    'Card rules for income fire in Summer step 1, after the Overseer Income of all players; once per Summer, also for a player with no Overseer.',
  'GWC-VOC-33':
    'Card rules for reclaiming fire after their owner took cards back or took Honor in Summer step 4; a rule may ask for one of the two. In co-op they fire after a card came back by a Wall or an effect.',
  'GWC-VOC-34':
    "Card rules for the start of a turn fire when their owner's Command card is next to be resolved, before its first box.",
  'GWC-VOC-35':
    "Card rules for an activation fire when a Location with 1 or more of their owner's Clerks activates: after the shares of all players (all steps), before the Clerks return (see GW-ACT-14).",
  'GWC-VOC-36':
    "Card rules after the Activation step fire in their owner's turn, at the end of step B, before Hordes are Defeated.",
  'GWC-VOC-37': 'Card rules for gathering fire after a Gather gave their owner 1 or more resources.',
  'GWC-VOC-38': 'Card rules for an Upgrade fire when an Overseer was placed or moved up, by the Location or by a card.',
  'GWC-VOC-39': 'Card rules for donating fire when their owner has donated.',
  'GWC-VOC-40':
    'Card rules for recruiting fire when Soldiers were recruited, paid and sent to a Horde, Firing spot or Rest Zone; one event per Barracks activation or per effect.',
  'GWC-VOC-41':
    'Card rules for an Attack fire when all Soldiers of one Recruit or one Attack effect are placed and the rewards are taken.',
  'GWC-VOC-42':
    'Card rules for the last spot fire when their owner has just covered the last free Vital spot of a Horde, in the Shooting step too.',
  'GWC-VOC-43':
    'Card rules for a Defeated Horde fire between steps 2 and 3 of a Defeat (see GW-DEFEAT-13), for a player with a Soldier on the Horde or an Archer on a Firing spot of its section.',
  'GWC-VOC-44': 'Card rules for claiming a Horde fire in step 6 of a Defeat, when their owner takes the card.',
  'GWC-VOC-45':
    'Card rules for a killing fire when Soldiers of their owner (for some cards, of anyone) are about to be killed: the victims are chosen, and it is before the Tactic window and saving with Chi (see GW-TACTIC-08).',
  'GWC-VOC-46':
    "Card rules for killed Soldiers fire after saving, when 1 or more of their owner's Soldiers went to the pool.",
  'GWC-VOC-47':
    "Card rules for saved Soldiers fire when 1 or more of their owner's Soldiers were saved by Chi or by an effect.",
  'GWC-VOC-48':
    "Card rules for building Walls fire when their owner built a Wall level (one event per resolution of the Builders' Encampment).",
  'GWC-VOC-49':
    "Card rules for building Barricades fire when their owner built 1 or more Barricades (one event per resolution of the Builders' Encampment).",
  'GWC-VOC-50': 'Card rules for hiring a Clerk fire for each Clerk hired (hiring is one at a time).',
  'GWC-VOC-51': 'Card rules for hiring an Advisor fire for each Advisor hired, after it was placed.',
  'GWC-VOC-52': "Card rules for playing a Tactic card fire when their owner's Tactic card has been resolved.",
  'GWC-VOC-53': 'Card rules for gaining Shame fire when 1 or more Shame tokens came to their owner in one event.',
  'GWC-VOC-54': 'Card rules for Winter fire at the start of Winter, before the Shooting step.',
  'GWC-VOC-55':
    'Card rules for the Assault fire at one of three moments: before a section with 1 or more Hordes is compared (all sections in order from the left); after a section held; after the Breach of a section is resolved.',
  'GWC-VOC-56': 'Card rules for Requests (co-op) fire when a Request was fulfilled.',
  'GWC-VOC-57': 'Card rules for scoring fire in step 3 of final scoring.',
} as const

export const cardConditions = {
  'GWC-VOC-61':
    'A condition on your Clerks counts your own Clerks in the activating Location, extra Clerks given by cards included.',
  'GWC-VOC-62':
    "You are alone at a Location if no other player has a Clerk there; a Clerk of the Reed Clan or of Qin Jiushao counts as another player's (see GW-REED-15).",
  'GWC-VOC-63': 'A condition on attackers counts the Soldiers of the named type in this Attack event.',
  'GWC-VOC-64': 'A condition on your Soldiers on the Horde counts your own Soldiers on the Horde of the event.',
  'GWC-VOC-65':
    'A condition on your Archers in the section counts your own Archers on Firing spots in the section of the event.',
  'GWC-VOC-66':
    'A condition on your resting Soldiers counts your own Soldiers in the Rest Zone of the section of the event.',
  'GWC-VOC-67':
    'You are on top of the Tea order if your own Tea marker is on top of the stack; the markers of the Reed Clan and Qin Jiushao count as markers.',
  'GWC-VOC-68': 'The player with the most Gold is the one who holds more Gold than anyone; Tea order breaks ties.',
  'GWC-VOC-69': 'The numbers of attackers, of killed and of saved Soldiers are those of the event that fires the rule.',
  'GWC-VOC-70':
    'The number of sections with your Archers counts the sections with 1 or more of your own Archers on Firing spots (0 to 3).',
  'GWC-VOC-71':
    'Archers on the highest Walls are your own Archers on Firing spots of every section whose Wall is the highest built level on the board (in a tie all of them count, level 0 never does).',
  'GWC-VOC-72': 'The levels of your Overseers are added up (0 to 12).',
  'GWC-VOC-73':
    'Your Advisors are those of both kinds; your Clerks are those that are not in the Clerk space; your Gold is the Gold behind your Screen.',
  'GWC-VOC-74': 'Economy cards on the Command track are counted whoever played them.',
  'GWC-VOC-75':
    'Numbers on cards may be calculated; a division is rounded down, and a negative number of pieces counts as 0.',
  'GWC-VOC-81':
    'A cost in resources is paid in the named types; resources at your choice (any, or out of Wood, Stone and Gold) may be mixed freely, and several parts of a cost are paid together.',
  'GWC-VOC-82': 'A cost in Honor can be paid only if you have that much Honor.',
  'GWC-VOC-91': 'A card rule without a limit fires once per event, with no other cap.',
  'GWC-VOC-92':
    'A card rule once per turn can be used once in each turn (of anyone, also of the Reed Clan and Qin Jiushao); Spring, Summer and Winter count as one turn each.',
  'GWC-VOC-93': 'A card rule once per Year can be used once in each Year.',
  'GWC-VOC-94': 'A card rule once per game can be used once in the whole game.',
} as const
