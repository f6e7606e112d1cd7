export const tactics = {
  'GW-TACTIC-01':
    'Tactic cards are drawn from the top of the deck, kept in hand and secret until played; played or discarded cards go face up to the Tactic discard pile.',
  'GW-TACTIC-02':
    'The hand limit is 5 Tactic cards (more if a card raises it, see GWC-VOC-142): if you gain cards beyond it, you choose and discard Tactic cards from your hand (old or new) down to the limit.',
  'GW-TACTIC-03': "Each Tactic card states when it may be played. That may be in any player's turn and outside turns.",
  'GW-TACTIC-04':
    'You choose exactly one of the two boxes of a Tactic card, never both. The boosted box requires its cost in full; without it only the normal box can be chosen.',
  'GW-TACTIC-05':
    'Each player may play at most one Tactic card per triggered event. Different players may each play one on the same event; they are asked once each, in Tea order (see RUL-08).',
  'GW-TACTIC-06':
    "Breach: everything that dies in one section is one single event, all Hordes and the Archers together; a boosted Withdrawal can save all of a player's Soldiers killed there. Two Breached sections are two events.",
  'GW-TACTIC-07':
    'Defeat: each Defeated Horde is an event of its own, and the killing of Soldiers on that Horde is again an event of its own, unless the option “Tactic cards on a Defeat” merges them (see RUL-08).',
  'GW-TACTIC-08':
    'Sequence of a killing: choose victims (see GW-KILL-02); card rules for Soldiers about to be killed (see GWC-VOC-45); the Tactic window of the killing; saving with Chi (see GW-KILL-04); the figures move; card rules for saved Soldiers (see GWC-VOC-47), then those for killed Soldiers (see GWC-VOC-46). A Soldier saved by a Tactic card goes to the Rest Zone like any saved Soldier.',
  'GW-TACTIC-09': 'A Tactic card whose condition is fulfilled but whose effect would do nothing may still be played.',
  'GW-TACTIC-10':
    'Playing a Tactic card may trigger abilities of Advisors or Generals; it does not open a Tactic window of its own unless a card says so.',
  'GW-TACTIC-11':
    'Every draw of Tactic cards (setup, War Academy, rewards, card effects) follows GW-WAR-02; the hand limit is applied when the whole draw is over (see RUL-37).',
  'GW-TACTIC-12':
    'There are exactly seven Tactic windows: the start of a turn (see GW-FALL-04), an activation (see GW-ACT-14), before Hordes are Defeated (see GW-FALL-05), a Defeated Horde (see GW-DEFEAT-13), a killing (see GW-TACTIC-08), the start of Winter (see GW-WINTER-05) and the Assault (see GW-WINTER-06). Each opening is one triggered event; a card fits only its own window (see RUL-63). If the option “Tactic cards on a Defeat” merges them, the windows of the Defeated Horde and of the killing on one Horde are one event.',
  'GW-TACTIC-13':
    'The Tactic window of a killing is open to every human player; a card that saves or rewards your own Soldiers needs at least one Soldier of yours among the victims.',
} as const

export const end = {
  'GW-END-01':
    'The End Game check is made only in Winter, after the Assault phase (for co-op see GW-COOP-21). The game ends at once if at least one of these holds: (a) 3 Walls are at level 3, or 2 Walls in a game with 2 or 3 players (and solo); (b) the Shame pool is empty; (c) the Time token stands on the last slot.',
  'GW-END-02':
    'A condition for the end of the game that is fulfilled earlier in the Year does not end the game early; one that is undone before the check (for example Shame returned to the pool) does not count.',
  'GW-END-03': 'The last slot of the Time track is reached in Spring; that whole Year is still played.',
  'GW-END-04': 'If several conditions for the end of the game hold, the result is the same: final scoring.',
  'GW-SCORE-01': 'Final scoring, first: lose 5 Honor per Soldier of yours with Shame, not below 0.',
  'GW-SCORE-02': 'Final scoring, second: gain the printed Honor of each claimed Horde without any Shame token.',
  'GW-SCORE-03': 'Final scoring, third: gain Honor by each of the 3 Artifacts.',
  'GW-SCORE-04':
    'The most Honor wins. In a tie the tied player higher in the Tea order wins. The Reed Clan is never ranked.',
  'GW-SCORE-05':
    'The order of final scoring matters because of the floor of 0 in GW-SCORE-01: the loss is applied before any gain.',
} as const

export const windows = {
  'GW-WINDOW-01':
    "Order at one moment: 1. mandatory effects of the step; 2. compulsory card rules: Events in the order of their reveal, then Hordes by section from the left with row 1 first, then players in Tea order; 3. optional abilities in Tea order, each player's own ones in the order the player likes; 4. the Tactic window in Tea order, where there is one; 5. saving with Chi where Soldiers are killed; 6. figures move; 7. reactions to the result (for example abilities for killed Soldiers).",
  'GW-WINDOW-02':
    'Where a card names an exact moment, the card wins (see GW-CORE-12). In co-op this order is Tea order too (see GW-COOP-14); only Clerk actions and Command spots are ordered by the team.',
  'GW-WINDOW-03':
    'A card rule that fires is resolved completely, with the rules that its effects fire (see GWC-VOC-04), before the next rule or step.',
  'GW-WINDOW-04':
    'Each kind of trigger on a card fires at its own place in the flow of the game and nowhere else (see GWC-VOC-31 to GWC-VOC-57; a rule of an expansion may name another place for its own cards). After an event means before anything that follows in the rule of that event. Where a Tactic window belongs to a moment, it opens right after the card rules of that moment. Modifiers never fire; they are read whenever the number or permission they change is needed.',
} as const
