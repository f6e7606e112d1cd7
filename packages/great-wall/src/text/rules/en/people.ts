export const clerks = {
  'GW-CLERK-01':
    "There are ten Locations: Lumber Mill, Quarry, Gold Mine, Temple, Barracks, Builders' Encampment, Logistics Center, Tea House, Emperor's Embassy and War Academy. Each of them is Regular or Special, as the board shows.",
  'GW-CLERK-02':
    'A Regular Location has a fixed number of spots, each for one Clerk. If no spot is free, no Clerk can be placed there.',
  'GW-CLERK-03': 'A Special Location has one big spot for any number of Clerks of any players.',
  'GW-CLERK-04':
    'To move a Clerk means either to take one from your pool and place it on any Location with room, or to take one of your Clerks from a Location and place it on another Location with room.',
  'GW-CLERK-05':
    'While every spot of a Regular Location is occupied, by whatever players, the Location is locked-down: no Clerk may be moved out of it. Special Locations never lock.',
  'GW-CLERK-06':
    'Moving several Clerks is a sequence of single moves; each must be legal when it is made. Up to a number allows any number from 0 to it; every number of Clerks to move is up to that number, because all actions are optional (see RUL-05).',
  'GW-CLERK-07':
    'When you move 2 Clerks to 2 different Locations, the two destinations must differ. The origins are free: the pool, the same Location or different Locations.',
  'GW-CLERK-08':
    'A move never brings a Clerk back to the pool; Clerks return only by the activation of their Location (see GW-ACT-06) or by a card effect.',
  'GW-CLERK-09':
    'The Clerks of one player are interchangeable. Moving the same figure twice uses up two moves (see RUL-31).',
} as const

export const advisors = {
  'GW-ADV-01': 'When you gain an Advisor you must choose at once and for good whether it is Active or Supporting.',
  'GW-ADV-02':
    'An Active Advisor lies face up to the right of the General. Only the ability of an Active Advisor is in force.',
  'GW-ADV-03':
    'A Supporting Advisor lies face down under the General with its icon showing. Its ability is never in force.',
  'GW-ADV-04':
    'The ability of your General depends on the number of your Supporting icons showing at the moment it is applied.',
  'GW-ADV-05': 'There is no limit on the number of Advisors of either kind.',
  'GW-ADV-06': 'Every player starts with one Active and one Supporting Advisor (see GW-SETUP-13 and GW-SETUP-14).',
} as const

export const shame = {
  'GW-SHAME-01':
    'You gain Shame: 1 for each Horde card in a Breached section on which you have no Soldier (see GW-BREACH-01); 1 when a Location with the Shame icon activates and you are the only one with Clerks there, whatever their number (see GW-ACT-07); or by the text of a card or Event.',
  'GW-SHAME-02':
    'If the Shame pool is empty when you should gain a token, you lose 5 Honor at once instead (for co-op see GW-COOP-24).',
  'GW-SHAME-03':
    'Otherwise you take one Shame token and must place it immediately either under a Soldier of your pool that has no Shame or on a vacant Shame spot of a Horde card that you claimed (see RUL-07). You choose freely among all legal places.',
  'GW-SHAME-04':
    'If there is no legal place for a Shame token, it is removed from the game (to the box, not to the pool) and you lose 5 Honor at once.',
  'GW-SHAME-05': 'A Soldier takes at most one Shame token; a claimed Horde card has two Shame spots.',
  'GW-SHAME-06':
    'A Soldier with Shame stays in the pool and cannot be used in any way: it cannot be recruited, made an Overseer, sacrificed or spent.',
  'GW-SHAME-07':
    'A claimed Horde with 1 or 2 Shame tokens is worth 0 Honor in final scoring. Filling the second spot of a Horde that already has Shame costs nothing more.',
  'GW-SHAME-08': 'Each Soldier with Shame costs 5 Honor in final scoring (see GW-SCORE-01).',
  'GW-SHAME-09':
    'In Summer you may pay 2 Chi per token to discard Shame tokens of yours from anywhere (Soldiers or claimed Hordes) to the pool, any number of times (see GW-SUMMER-02).',
  'GW-SHAME-10':
    'To discard or remove a Shame token, in any card or rule, puts it back into the Shame pool. Only a Raid (see GW-RAID-02) and a token that cannot be placed (see GW-SHAME-04) take tokens out of the game (see RUL-44).',
  'GW-SHAME-11':
    'When several Shame tokens are gained at once, each player in Tea order takes and places all of their own tokens one after another before the next player. The pool may run out on the way; GW-SHAME-02 then applies to the remaining ones.',
  'GW-SHAME-12': 'A Soldier whose Shame token is discarded is free again at once.',
  'GW-SHAME-13':
    'The initial Shame pool has 10 tokens per player: 20 in a 2-player game, 10 in solo. The rest goes to the box.',
} as const
