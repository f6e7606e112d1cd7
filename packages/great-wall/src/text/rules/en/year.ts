export const spring = {
  'GW-SPRING-00': 'Spring is skipped in Year 1.',
  'GW-SPRING-01': 'Move the Time token to the next slot of the Time track.',
  'GW-SPRING-02':
    'Place as many new Hordes as the number above the Time token on its new slot (in co-op one more). Draw and place them one at a time; decide the section anew for each card by GW-SPRING-02a, otherwise by GW-SPRING-02b.',
  'GW-SPRING-02a': 'While any usable section holds no Horde, the new Horde goes to the leftmost empty section.',
  'GW-SPRING-02b':
    'When every usable section holds at least one Horde, the new Horde goes to the section of the Invasion indicator on the back of the card that lies on top of the deck after the card to be placed was drawn.',
  'GW-SPRING-02c': 'Within its section the new Horde takes the empty slot closest to the Wall.',
  'GW-SPRING-02d': 'If the indicated section already holds 3 Hordes, a Raid occurs (see GW-RAID-01).',
  'GW-SPRING-02e':
    'If the Horde deck is empty when a card or an indicator is needed, shuffle the Horde discard pile into a new deck. If that is empty too, no card can be drawn and placing stops; for an indicator use the back of the card being placed (see RUL-11). When no card is being placed, for example for Qin Jiushao, GW-SOLO-17 says what to do.',
  'GW-SPRING-03':
    'Refresh the Advisor display: discard the cards in slots 1 and 2, slide the other two to the left and fill slots 3 and 4 from the deck (for solo see GW-SOLO-33).',
  'GW-SPRING-03a':
    'If the Advisor deck is empty, shuffle the Advisor discard pile into a new deck; if that is empty too, the slot stays empty (see RUL-11).',
} as const

export const raid = {
  'GW-RAID-01': 'A Horde that must be placed in a section with 3 Hordes is discarded to the Horde discard pile.',
  'GW-RAID-02':
    'At a Raid, at once remove from the Shame pool, out of the game, as many tokens as there are players; only human players count unless the option “Players in a Raid” says otherwise (see RUL-13). If the pool holds fewer, remove all and ignore the rest (see RUL-47): no Honor is lost and nobody gains Shame.',
  'GW-RAID-03':
    'A Shame pool emptied by a Raid does not end the game now; the condition is read only in the End Game check (see GW-END-01).',
  'GW-RAID-04':
    'After a Raid, placing continues with the next card. A Raid can also happen outside Spring if a card effect places a Horde.',
} as const

export const summer = {
  'GW-SUMMER-00': 'Summer is skipped in Year 1.',
  'GW-SUMMER-01':
    'Overseer Income: for each of your Overseers you gain the amount printed above its box in the resource of its Location. No Clerks are needed. All players take it at once; card rules that fire at income (see GWC-VOC-32) come after all income, in Tea order.',
  'GW-SUMMER-02':
    'Discard Shame: in Tea order each player may, any number of times, pay 2 Chi to discard one of their own Shame tokens from anywhere to the pool (for co-op see GW-COOP-17).',
  'GW-SUMMER-03':
    'Put all Command cards from the Command track on the Command discard pile (the Reed card returns to the Reed Clan, see GW-REED-09).',
  'GW-SUMMER-04':
    'Reclaim: in Tea order every player must take one of two options: (a) take all their Command cards from the discard pile into hand, or (b) gain 2 Honor for each Command card of theirs in the discard pile (the cards stay there). There is no reclaim in co-op (see GW-COOP-18).',
  'GW-SUMMER-04a':
    'Betrayal never leaves the discard pile once it is there: option (a) of reclaiming skips it. For option (b) it counts like any other card of the player, unless the option “Honor for Betrayal” says otherwise (see RUL-09).',
  'GW-SUMMER-04b': 'The reclaim choice is public, and players later in the Tea order know the earlier choices.',
} as const

export const fall = {
  'GW-FALL-01':
    'Every player secretly chooses 1 Command card from hand and lays it face down; when all have chosen, all cards are revealed at once.',
  'GW-FALL-01a':
    'If you have no Command card in hand you play none this Fall and have no turn of your own, but you still act in Other Players boxes and activations (see RUL-32).',
  'GW-FALL-02':
    'In Tea order each player places the revealed card on any empty spot of the Command track. With 4 players the spot marked with the 5-player icon is not used.',
  'GW-FALL-03': 'Resolve the Command cards in ascending order of their spots. For each card do steps A, B, C and D.',
  'GW-FALL-03A':
    'Step A, card effects: resolve the boxes from top to bottom, each completely before the next. Actions are optional (see GW-CORE-09).',
  'GW-FALL-03A1': 'A box with a dark background is performed by the owner of the card only.',
  'GW-FALL-03A2': 'A box titled Other Players is performed by every other player (not the owner), in Tea order.',
  'GW-FALL-03A3':
    'A text that counts cards on the Command track (for example Despotism counting Economy cards) counts all cards on the track, of all players, already resolved or not, including Solo Command cards (see GW-SOLO-15 and RUL-33).',
  'GW-FALL-03B': 'Step B, Activation step: see GW-ACT-01 and following. The Active player chooses the order.',
  'GW-FALL-03C': 'Step C, defeat Hordes: see GW-DEFEAT-01 and following.',
  'GW-FALL-03D':
    'Step D: go on with the next card. After the last card Fall ends; the cards stay on the Command track until Summer.',
  'GW-FALL-04':
    "Start of a turn: before the first box come the Active player's card rules for the start of a turn (see GWC-VOC-34), then the Tactic window for the start of a turn, open to the Active player only. The turns of the Reed Clan and Qin Jiushao have neither.",
  'GW-FALL-05':
    "End of step B, before step C: first the Active player's card rules for the end of the Activation step (see GWC-VOC-36), then the Tactic window before Hordes are Defeated, open to every human player in every turn (also in those of the Reed Clan and Qin Jiushao).",
  'GW-FALL-06':
    'Betrayal: its owner either copies one face-up card of another player on the Command track, resolved already or not, but neither a Betrayal nor the Reed card, or takes the alternative box. Copying performs all boxes of the copied card with the owner of Betrayal as owner and everyone else as the others; the Other Players box of Betrayal itself is then not performed. Betrayal never counts as the copied card, and with no legal card only the alternative is left (see RUL-65 and GWC-VOC-181 to GWC-VOC-186).',
} as const

export const activation = {
  'GW-ACT-01':
    'In the Activation step a Regular Location is eligible if all its spots are occupied, a Special Location if at least 1 Clerk is there (for the exception of the Reed Clan see GW-REED-06).',
  'GW-ACT-02':
    'Every eligible Location activates exactly once; the Active player chooses the order, with or without Clerks of their own there.',
  'GW-ACT-03':
    'Which Locations are eligible is read once at the start of the step. A Location that becomes eligible during the step waits for the next Activation step; one that has lost all its Clerks meanwhile does not activate (see RUL-34).',
  'GW-ACT-04':
    'When a Location activates, each player with at least 1 Clerk there resolves its effect in Tea order. All Clerks of one player act together as one combined effect (at the Embassy and the Logistics Center one after another, see GW-EMB-04 and GW-LOGI-05).',
  'GW-ACT-05': 'You may decline all or part of the effect of a Location. Declining changes nothing for the Clerks.',
  'GW-ACT-06':
    "After all players have resolved a Location, all its Clerks return to their owners' pools, used or not (Reed Clerks stay, see GW-REED-07).",
  'GW-ACT-07':
    'If a Location with the Shame icon activates and exactly one player has Clerks there, that player gains 1 Shame. It is one token whatever the number of Clerks, and it is gained even if the effect is declined (but not by a player whom a card protects from it, see GWC-VOC-144).',
  'GW-ACT-08':
    'Whether a player is alone at a Location is checked when the activation starts, before any effect, unless the option “Shame of being alone” says otherwise (see RUL-06).',
  'GW-ACT-09':
    'An Advanced Activation (by Despotism and other cards) works like an activation with two changes: there is no Shame from GW-ACT-07, and a Regular Location may be chosen although not all its spots are filled. A Special Location needs at least 1 Clerk as usual.',
  'GW-ACT-10':
    'The player whose effect grants the Advanced Activation chooses one legal Location, with or without Clerks of their own there; it must hold at least 1 Clerk (see RUL-34). The Advanced Activation may be declined.',
  'GW-ACT-11':
    'An Advanced Activation happens inside the effect that grants it. For a Command card that is step A, so its Clerks are back in the pools before the Activation step; a Tactic card may grant one at another moment (Night Shift does so in the window before Hordes are Defeated). So a Location can activate twice in one turn only if it is refilled in between.',
  'GW-ACT-12': 'The lock-down of GW-CLERK-05 applies also to Clerks placed earlier in the same turn.',
  'GW-ACT-13':
    "Extra Clerks given by a card: for the activation in progress you count that many Clerks more wherever an effect is counted per Clerk (Gather, Barracks, Builders' Encampment, Logistics Center, Embassy, War Academy, and conditions that ask for a number of Clerks). These Clerks fill no spot, so they change neither eligibility, nor GW-TEA-02, nor the check for being alone of GW-ACT-07, and none of them returns to a pool.",
  'GW-ACT-14':
    "Order inside one activation, Advanced or not: the check for being alone (see GW-ACT-08; if the option “Shame of being alone” is set to after the effects, it comes after the shares instead); the Tactic window of the activation, open to each human player with at least 1 Clerk there; the shares of all players (see GW-ACT-04), each with its own triggers; card rules that fire on an activation (see GWC-VOC-35), in Tea order; the Clerks return (see GW-ACT-06); Qin's track (see GW-SOLO-19).",
} as const

export const winter = {
  'GW-WINTER-01a':
    'Shooting step: sections go from left to right, within a section the players in Tea order. Every Archer on a Firing spot must put 1 Wound on a vacant Vital spot of any Horde of its section, if there is one that may be wounded (see GW-HORDE-06 and RUL-54). The owner chooses the Horde and the spot. There are no rewards.',
  'GW-WINTER-01b': 'After all sections have fired, defeat Hordes (see GW-DEFEAT-01).',
  'GW-WINTER-02':
    'Assault: sections go from left to right; each section is compared, and a Breach is fully resolved before the next section.',
  'GW-WINTER-02a':
    'The Defense of a section is the printed Defense of its current Wall level, plus 2 per Barricade standing in the section, plus bonuses from cards; then come the abilities of Hordes, all in the order of GW-WINTER-02d.',
  'GW-WINTER-02b':
    'The Offensive Power against a section is the sum over all Hordes in it, each with the changes of its own ability and of card modifiers; a single Horde never counts below 0.',
  'GW-WINTER-02c':
    'If the Defense is at least the Offensive Power, the Wall holds and nothing happens. If the Defense is lower, every Horde of the section Breaches (see GW-BREACH-01).',
  'GW-WINTER-02d':
    'Order of the modifiers of Defense: first change the value of single elements (for example Barricades worth 0), then add up Wall, Barricades and card bonuses, then halve or multiply; each halving rounds down before the next, so a card bonus is halved too (see RUL-16).',
  'GW-WINTER-02e': 'A Horde counts with its full Offensive Power however many of its Vital spots are covered.',
  'GW-WINTER-02f':
    'After all sections are resolved, discard all Barricades from Barricade spots to the supply (not the blockers of GW-2P-02).',
  'GW-WINTER-03':
    'End Game check: see GW-END-01. If the game does not end, the Year ends and the next one begins with Spring.',
  'GW-WINTER-04':
    'Nothing else is reset in Winter: Clerks stay on Locations, Soldiers and Wounds stay on Hordes, Command cards stay on the track, and Walls are never damaged by a Breach.',
  'GW-WINTER-05':
    'Start of Winter, before the Shooting step: first compulsory card rules for Winter (Events, Hordes), then optional ones of players (see GWC-VOC-54), then the Tactic window for the start of Winter, once per Winter for every human player.',
  'GW-WINTER-06':
    'Just before a usable section with at least one Horde is compared come the card rules before an Assault, then the Tactic window of the Assault. A Defense bonus played there belongs to this section and ends with the Assault phase. After the comparison come the card rules for a section that held or, when the Breach is fully resolved, those for a Breach (see GWC-VOC-55).',
  'GW-WINTER-07':
    'After the Barricades are discarded (see GW-WINTER-02f), sections from left to right: Hordes with the ability to advance swap places (see GWC-VOC-168), at most one swap per section.',
  'GW-WINTER-08': 'Lethality, Defense and the Offensive Power of a Horde never fall below 0 by any modifier.',
} as const
