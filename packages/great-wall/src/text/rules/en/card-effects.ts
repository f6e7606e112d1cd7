export const cardEffects = {
  'GWC-VOC-101': 'Gain resources: take that many from the supply.',
  'GWC-VOC-102': 'Lose resources: discard that many to the supply, or all if you have fewer.',
  'GWC-VOC-103': 'Gain that much Honor; if the effect is a loss, lose it, not below 0.',
  'GWC-VOC-104': 'Exchange: give up to that many resources to the supply and take as many of any other types.',
  'GWC-VOC-105': 'Transfer (co-op): give up to that many of your own resources to other players.',
  'GWC-VOC-106': 'Draw that many Tactic cards; for an empty deck and the hand limit see GW-TACTIC-11.',
  'GWC-VOC-107':
    'Move up to that many of your Clerks, from the pool or from Locations that are not locked-down, to the destination that the effect allows: any Locations, each Clerk to a different Location (see GW-CLERK-07), or the one named Location.',
  'GWC-VOC-108':
    'Recall: return up to that many, or all, of your Clerks from the named Location (not locked-down) to your pool.',
  'GWC-VOC-109':
    'Extra Clerks: for the activation in progress you count that many Clerks more there; they fill no spot, do not change who is alone and never return (see GW-ACT-13).',
  'GWC-VOC-110': 'Hire that many Clerks at 2 Gold each, less the price cut of the effect.',
  'GWC-VOC-111': 'Hire that many Advisors from the display at the normal price, less the price cut of the effect.',
  'GWC-VOC-112': 'Refresh: discard that many Advisors of your choice from the display, slide the others and refill.',
  'GWC-VOC-113':
    'Recruit: one Recruit event with up to that many Soldiers of the named type, for the total price less the price cut of the effect; each attacks or rests as in the Barracks.',
  'GWC-VOC-114':
    'Attack: one Attack event with up to that many, or all, of your Soldiers of the named type from Rest Zones and Firing spots. The effect says where: anywhere, that many in each section, all in one section, or in the section of the event. An effect may also bind whole Rest Zones to the Attack (see GW-ATTACK-13).',
  'GWC-VOC-115':
    'Wounds: put that many Wound markers on free Vital spots. The effect says where: on one Horde anywhere, on one Horde next to the Wall, on Hordes in the section of the event, on a Horde attacked in this event, spread freely, or that many on each Horde next to the Wall.',
  'GWC-VOC-116':
    'Save: up to that many, or all, of the dying Soldiers are saved without Chi: your own, those of any players, or all of one player, as the effect says; never Soldiers of the Reed Clan or Qin Jiushao.',
  'GWC-VOC-117':
    'Kill: each named player kills that many of their own Soldiers, of their choice, in Rest Zones, on Firing spots or at either, as the effect says, never on Horde cards; it is one killing, and saving is allowed (see GW-KILL-09).',
  'GWC-VOC-118': 'March: that many Move Soldiers actions as in the Logistics Center.',
  'GWC-VOC-119':
    'Upgrade that many different Overseers of yours among the named Locations by one step each, each price less the price cut of the effect; placing the first one counts. This is apart from the Upgrade step (see GW-PROD-11).',
  'GWC-VOC-120':
    'Income: collect the Summer income of up to that many of your Overseers of your choice; card rules for income and for gathering do not fire.',
  'GWC-VOC-121':
    "Build: that many options of the Builders' Encampment of the named kind (Barricade, Wall or either), each price less the price cut of the effect, Warehouse first, with the printed Honor (see GW-BUILD-10).",
  'GWC-VOC-122':
    'Advanced Activation of one Location among those named that holds at least 1 Clerk (see GW-ACT-09, GW-ACT-10 and GW-REED-06).',
  'GWC-VOC-123':
    'Shame: discard that many of your Shame tokens to the Shame pool (see GW-SHAME-10) or gain that many, as the effect says.',
  'GWC-VOC-124': 'Tea: move your own Tea marker up that many places, or to the top, as the effect says.',
  'GWC-VOC-125': 'Reclaim: take up to that many of your own Command cards, never Betrayal, from the discard pile.',
  'GWC-VOC-126':
    'Swap: exchange the places of two Hordes with all pieces on them: two in one section or any two on the board, as the effect says.',
  'GWC-VOC-127':
    'Look at that many cards from the top of the deck, put up to the allowed number under the deck and the rest back in any order; only you see them (see GW-INFO-10).',
  'GWC-VOC-128':
    'Defense: the section about to be compared has that much more Defense in this Assault phase, before any halving (see GW-WINTER-02d).',
  'GWC-VOC-129': 'Place exactly that many Hordes by GW-SPRING-02a to GW-SPRING-02e, Raids included.',
  'GWC-VOC-130': 'Copy a Command card: this is the effect of Betrayal (see GW-FALL-06).',
  'GWC-VOC-131':
    'Request discount (co-op, Imperial Favor): name one open Request; until the end of this Winter each number that a player must discard, lose or Sacrifice for it is lower by the number of the effect (not below 0), and each threshold that it asks for on the board is lower by that number (not below 1).',
  'GWC-VOC-132':
    'Effects for several players: each player, each other player, one player of choice, or all players together sharing one effect as they agree (human players only, in Tea order; see GWC-VOC-16).',
  'GWC-VOC-133':
    'Reed Clerks: the Overlord moves up to that many Reed Clerks to any Locations, never two in one (see GW-REED-05).',
} as const

export const cardModifiers = {
  'GWC-VOC-141':
    'Cost modifier: the price of one unit changes by the number of the card, never below the minimum (1 if none is given), in the order of GWC-VOC-06. The unit is the whole Recruit, each Soldier of a type recruited, each Upgrade, each Wall level or Barricade built, each Clerk or Advisor hired, each Soldier saved (in Chi), each Shame token discarded in Summer (in Chi), each Shame token discarded in co-op (in Honor) or each boosted Tactic card (in Chi).',
  'GWC-VOC-142': 'Hand limit: your Tactic hand limit is 5 plus the number of the card (see GW-TACTIC-02).',
  'GWC-VOC-143':
    'In an Other Players box you move that many Clerks more; each Clerk still goes to a different Location.',
  'GWC-VOC-144': 'You gain no Shame for being alone at an activated Location (see GW-ACT-07).',
  'GWC-VOC-145':
    'Claim: when a Horde is Defeated and you have 1 or more Soldiers of the named type on it, you count that many Vital spots more (see GW-DEFEAT-06); as the effect of a Tactic card this holds for that one Horde.',
  'GWC-VOC-146':
    'Reach: your Spearmen may attack the Hordes in rows 1 and 2 of a section (see GW-ATTACK-02 and GW-ATTACK-08).',
  'GWC-VOC-147':
    'Shots: in the Firing phase that many of your Archers, chosen by you, may place 1 Wound more each, right after their own shot and under the same limits (see GW-WINTER-01a and GW-HORDE-06).',
  'GWC-VOC-148':
    'Lethality changes by that number, never below 0: for your own Soldiers, on this Horde, or in Breaches, as the card says (see GW-KILL-01 and GW-KILL-10).',
  'GWC-VOC-149':
    'The Offensive Power of a Horde changes by that number, never below 0: of this Horde, of the Hordes in row 1 or of all Hordes, as the card says (see GW-WINTER-02b).',
} as const

export const hordeAbilities = {
  'GWC-VOC-161':
    'Halved Defense: the Defense of this section is halved, rounded down, once per such Horde, after the sum with card bonuses (see GW-WINTER-02d).',
  'GWC-VOC-162':
    'Worthless Barricades: Barricades count 0 in this section but stay until the end of the Assault phase.',
  'GWC-VOC-163':
    "Drawing fire: while this Horde has a free spot that may be wounded, it limits Attacks by Archers, the Shooting step and effects of Archers, also of Qin Jiushao; Wounds placed by card effects are free. With two such Hordes the Archer's owner chooses between them (see GW-HORDE-06).",
  'GWC-VOC-164':
    'Cannot be wounded: no Wound marker from Archers, cards or automata; Wounds left behind by removed Soldiers are placed. If nothing else in the section can be hit, the Archer shoots nothing (see GW-HORDE-06).',
  'GWC-VOC-165':
    'Pack: this Horde has that much more Offensive Power for each other Horde in this section, counted when the section is compared (see GW-WINTER-02b).',
  'GWC-VOC-166':
    'Closed to a type of Soldier: nobody can place that type here; those already here stay (see GW-HORDE-06).',
  'GWC-VOC-167':
    'All rules of Hordes fire once per Horde card, sections from the left, row 1 first; all players in them means each human player.',
  'GWC-VOC-168':
    'Advance: after each Assault phase (see GW-WINTER-07) this Horde swaps places, with all pieces, with the Horde in front of it; in row 1 nothing happens. There is at most one swap per Assault phase and section, the one nearest to the Wall that can; two Hordes that advance do not swap with each other.',
  'GWC-VOC-169': 'Offensive Power below 0 counts as 0 for that Horde (see GW-WINTER-08).',
} as const

export const cardWindows = {
  'GWC-VOC-171':
    'Start of a turn: your own Command card is next, before its first box; the window is open only to the owner of the Command card. The event is the turn.',
  'GWC-VOC-172':
    'Activation: a Location with 1 or more of your own Clerks activates (Advanced too), after the check for Shame and before its effect. The event is that activation.',
  'GWC-VOC-173':
    'Before Hordes are Defeated: after the Activation step of any turn and the card rules after it (see GWC-VOC-36), before Hordes are Defeated. The event is that step.',
  'GWC-VOC-174':
    'Defeated Horde: a Horde is Defeated, after the Honor of steps 1 and 2 and before the claim is checked. The event is that Horde.',
  'GWC-VOC-175':
    'Killing: Soldiers are about to die by one Defeated Horde, one Breach of one section or one card effect that kills; after card rules for a killing (see GWC-VOC-45), before Chi. The event is that killing.',
  'GWC-VOC-176': 'Start of Winter: before the Shooting step. The event happens once per Winter.',
  'GWC-VOC-177': 'Assault: a section with 1 or more Hordes is about to be compared. The event is that section.',
} as const

export const betrayal = {
  'GWC-VOC-181':
    'Betrayal copies every box of the copied card, with the player of Betrayal as its owner and everyone else as the others.',
  'GWC-VOC-182':
    'Betrayal may copy any face-up card of another player on the Command track, resolved already or not (but see GW-FALL-06).',
  'GWC-VOC-183': 'Betrayal never counts as the copied card: copying Economy gives nobody a bonus for Despotism.',
  'GWC-VOC-184': 'In solo, copying a card of Qin Jiushao uses the player card with the same name.',
  'GWC-VOC-185':
    'Betrayal stays in the discard pile for good; in Summer option (b) gives 2 Honor for it as for any other card of yours there (see GW-SUMMER-04a).',
  'GWC-VOC-186': 'With no legal card to copy, use the alternative box of Betrayal.',
} as const
