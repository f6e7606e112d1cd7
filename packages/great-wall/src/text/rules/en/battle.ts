export const hordes = {
  'GW-HORDE-01':
    'The front of a Horde card shows a grid of Vital spots, each with or without a reward, its Offensive Power, its Honor at the end of the game and possibly an ability. The back shows the Invasion indicator and two Shame spots.',
  'GW-HORDE-02':
    'A Vital spot is covered by a Soldier or by a Wound. A covered spot is not available to anything else.',
  'GW-HORDE-03':
    'Adjacent means sharing an edge in the grid; diagonal is not adjacent. Both must be Vital spots of the same card.',
  'GW-HORDE-04':
    'The abilities of Hordes in play are always in force; they are checked in the Assault (and wherever their text says).',
  'GW-HORDE-05':
    'Hordes leave play by being claimed or by going to the Horde discard pile (unclaimed, by a Raid or by card effects).',
  'GW-HORDE-06':
    "Abilities of Hordes limit targets everywhere in the rules. A Horde that cannot be wounded takes no Wound from Archers, cards or automata (Wounds left behind by GW-CORE-11 are placed). While a Horde that draws the Archers' fire has a vacant spot that may be wounded, the Wounds of Archers of its section (recruiting, Attack, Winter fire, also of Qin Jiushao) must go there; Wounds placed by card effects are free. A Horde that a type of Soldier cannot attack cannot be attacked by that type. An Archer left without a target is treated as if there were no vacant spot (see GW-ATTACK-04 and GW-WINTER-01a).",
} as const

export const defeat = {
  'GW-DEFEAT-01': 'A Horde is Defeated when all its Vital spots are covered by Soldiers and/or Wounds.',
  'GW-DEFEAT-02':
    'This is checked only in the Defeat steps of Fall (after every Command card) and Winter (after shooting). A fully covered Horde stays in play until such a step.',
  'GW-DEFEAT-03':
    'Check row 1 from left to right, then row 2, then row 3. The positions at the start of the step count: a Horde that moves down because of GW-DEFEAT-10 keeps its original place in the order. When the pass is over and a further Horde has become fully covered meanwhile, start another pass; end when none is left (see RUL-14).',
  'GW-DEFEAT-04':
    'Step 1 of a Defeat: each player with at least 1 Soldier on the Horde gains 2 Honor (once, not per Soldier).',
  'GW-DEFEAT-05':
    "Step 2 of a Defeat: each player gains 2 Honor per Archer of theirs on a Firing spot of the Horde's section, with or without a Soldier on the Horde.",
  'GW-DEFEAT-06':
    'Step 3 of a Defeat: determine the claimer, the player covering the most Vital spots with Soldiers. Wounds do not count; a Horseman counts 2; cards may add spots for a player with at least 1 Soldier of the named type on the card (see GWC-VOC-145). Ties are broken by Tea order. With no Soldier on the card there is no claimer.',
  'GW-DEFEAT-07':
    'Step 4 of a Defeat: kill Soldiers on the card (see GW-KILL-01). The claimer of step 3 stays the claimer even if all their Soldiers die.',
  'GW-DEFEAT-08':
    "Step 5 of a Defeat: Soldiers not killed move to their owners' places in the Rest Zone of this section. Wounds on the card go back to the supply; no Wounds are left behind (see RUL-56).",
  'GW-DEFEAT-09':
    'Step 6 of a Defeat: the claimer takes the card and lays it face down in front of the Screen (for co-op see GW-COOP-20). Without a claimer the card goes to the Horde discard pile.',
  'GW-DEFEAT-10':
    'Step 7 of a Defeat: the remaining Hordes of the section move towards the Wall to close the gap, keeping their order, with everything on them.',
  'GW-DEFEAT-11':
    'Every Defeated Horde is a separate triggered event and is completely resolved (steps 1 to 7) before the next.',
  'GW-DEFEAT-12': 'Hordes are worth their Honor only in final scoring (in co-op at once, see GW-COOP-20).',
  'GW-DEFEAT-13':
    'Between steps 2 and 3 of a Defeat come the card rules for a Defeated Horde (see GWC-VOC-43) of every human player with a Soldier on the card or an Archer on a Firing spot of its section, then the Tactic window of a Defeated Horde for every human player. Card rules for claiming a Horde (see GWC-VOC-44) fire in step 6, after the card was taken.',
} as const

export const kill = {
  'GW-KILL-01':
    'When Soldiers on a Horde card are killed, each player loses on that card as many of their Soldiers as the current Lethality (the number below the Time token, changed by card modifiers), or all if there are fewer.',
  'GW-KILL-02': 'You choose which of your own Soldiers die. A Horseman is one Soldier.',
  'GW-KILL-03': "Killed Soldiers go to their owner's pool, free of Shame.",
  'GW-KILL-04':
    'Save: whenever a Soldier of yours is killed, you may pay 2 Chi to save it: it goes to the Rest Zone of the section where it would have died. You may save any number, for 2 Chi each. This applies to Archers too. Saving by abilities and Tactic cards comes first and needs no Chi (see GW-TACTIC-08); a Soldier is saved only once.',
  'GW-KILL-05': 'A saved Soldier was not killed for any rule or ability.',
  'GW-KILL-06':
    'All kills of one killing are simultaneous: in a Defeat all kills on that card; in a Breach all kills in the section, Archers included. Choices are made in Tea order, then everything moves at once.',
  'GW-KILL-07': 'Overseers, Soldiers in Rest Zones and Soldiers in pools are never killed by Lethality.',
  'GW-KILL-08':
    'Abilities that react when 1 or more of your Soldiers are killed trigger once per killing with at least one unsaved Soldier, not once per Soldier.',
  'GW-KILL-09':
    'A card effect that kills (of an Event or a Horde) is one killing of its own with the sequence of GW-TACTIC-08, for all named players at once. It reaches Rest Zones and Firing spots, not Horde cards. A saved Soldier goes to, or stays in, the Rest Zone of its section.',
  'GW-KILL-10':
    "Modifiers of the Lethality on a Horde or in Breaches hold for the Soldiers of everyone, automata included; a modifier of your own Lethality holds only for the Soldiers of the card's owner.",
} as const

export const breach = {
  'GW-BREACH-01':
    'A Breach is resolved once per Breached section (see RUL-45). First, gain Shame: in Tea order each player gains 1 Shame for each Horde card of the section on which the player has no Soldier. Archers on Firing spots and Wounds do not protect.',
  'GW-BREACH-02':
    'In a Breach, Soldiers on each Horde card of the section are killed: Lethality applies per player and per card (see RUL-17). Soldiers not killed stay on their Horde.',
  'GW-BREACH-03':
    'Each Soldier that leaves a Horde in a Breach (killed or saved) leaves Wounds (see GW-CORE-11; two for a Horseman).',
  'GW-BREACH-04':
    'All Archers on Firing spots of the Breached section are killed, regardless of Lethality. They may be saved (2 Chi each, to the Rest Zone of the section).',
  'GW-BREACH-05': 'Soldiers in the Rest Zone are not affected by a Breach.',
  'GW-BREACH-06':
    'The kills of GW-BREACH-02 and GW-BREACH-04 are one single triggered event: one Tactic card can cover all of them.',
  'GW-BREACH-07':
    'After a Breach the Hordes stay where they are with their Wounds. A Horde fully covered after a Breach is Defeated in the next Defeat step, that is, in the next Fall.',
  'GW-BREACH-08': 'The Shame of GW-BREACH-01 is placed before killed Soldiers return, so they offer no place for it.',
  'GW-BREACH-09': 'If a section holds no Horde, its Offensive Power is 0 and no Breach can occur.',
} as const

export const rest = {
  'GW-REST-01': 'Every usable section has one Rest Zone with room for any number of Soldiers of all players.',
  'GW-REST-02': 'Saved Soldiers and survivors of a Defeat go to the Rest Zone of their section.',
  'GW-REST-03': 'Soldiers in a Rest Zone are safe from Breaches.',
  'GW-REST-04':
    'Soldiers in a Rest Zone may move to other Rest Zones by the Logistics Center and may Attack only Hordes of their own section; Archers must first take a Firing spot of their section as part of the Attack.',
} as const

export const attack = {
  'GW-ATTACK-01': 'An Attack with a recruited Soldier (Barracks) may go to any usable section.',
  'GW-ATTACK-02':
    'A recruited Spearman goes onto one vacant Vital spot of a Horde in row 1 of any section (with a card that gives Spearmen a longer reach, of a Horde in row 1 or 2; see GWC-VOC-146).',
  'GW-ATTACK-03':
    'A recruited Horseman goes onto two adjacent vacant Vital spots of one Horde in any row of any section.',
  'GW-ATTACK-04':
    'A recruited Archer goes onto any vacant Firing spot of any section and then at once puts 1 Wound on a vacant Vital spot of any Horde (any row) of that section. If the section has no vacant Vital spot, the Archer may still take the Firing spot and no Wound is placed, unless the option “Archers without a target” forbids it (see RUL-15).',
  'GW-ATTACK-05':
    'For a Soldier placed on Vital spots you gain at once the reward printed on each covered spot: one for a Spearman, both for a Horseman (see RUL-60).',
  'GW-ATTACK-06': 'A Wound never gives a reward, whoever places it and for whatever reason.',
  'GW-ATTACK-07':
    'An effect outside recruiting that says Attack can use only Soldiers in Rest Zones and Archers on Firing spots, and only against their own section. Soldiers on a Vital spot can neither Attack again nor be moved off it.',
  'GW-ATTACK-08':
    'Attack from a Rest Zone: a Spearman goes onto a vacant Vital spot of the row 1 Horde of its section (with a card that gives a longer reach, see GWC-VOC-146, row 1 or 2); a Horseman onto two adjacent vacant spots of any Horde of its section; both gain rewards (see RUL-04). An Archer goes onto a vacant Firing spot of its section, then places 1 Wound as in GW-ATTACK-04 within that section.',
  'GW-ATTACK-09':
    'Attack with an Archer already on a Firing spot: 1 Wound on a vacant Vital spot of any Horde of its section; the Archer stays.',
  'GW-ATTACK-10':
    'An Attack that cannot be carried out legally (no vacant spot, no adjacent pair, no Firing spot) cannot be chosen. A Horseman never covers a single spot.',
  'GW-ATTACK-11': 'Shooting in Winter is not an Attack for card texts unless a card says so (see RUL-35).',
  'GW-ATTACK-12':
    'One Recruit, or one Attack effect, is one Attack event: each Soldier takes part at most once, the owner chooses the order, and card rules for an Attack (see GWC-VOC-41) fire once, after all have attacked and their rewards are taken. A Recruit whose Soldiers all went to Rest Zones is no Attack event.',
  'GW-ATTACK-13':
    'Attack Order: when the Attack ends, no Soldier of yours that could still legally attack may be left in a Rest Zone from which you attacked in it. Rest Zones not used and Archers on Firing spots are free.',
} as const
