/** Texts of Genghis Khan. */
export const en = {
  'detail.khan': 'the Khan must stand in a section in use, and in none once he is Defeated ({rule}).',
  'detail.khanSkills': 'two different Skills lie beside the Khan’s card ({rule}).',
  'detail.khanSpots':
    'only Soldiers that may attack the Khan are on his card and the Skills in play, and only on spots that count with so many players ({rule}).',
  'detail.award': 'only the Award in play is held, by somebody who can build ({rule}).',
  'unit.bannerman': '{n, plural, one {Bannerman} other {Bannermen}}',
  'aUnit.bannerman': 'a Bannerman',
  'action.khanAttack': 'Each Attack on the Khan after the Defeat of a Horde in his Section',
  'action.recruit:bannerman': 'Each Bannerman recruited',
  'if.khanHere': 'the Khan stands in that Section',
  'if.atKhan': 'it is an Attack on the Khan',
  'mod.noRetreat':
    'All Soldiers on Hordes in his Section are killed in each Assault phase, whether the Wall holds or not',
  'mod.noProtect':
    'In a Breach of his Section you gain Shame for each Horde, also for those with your Soldiers on them',
  'mod.healWounds': 'At the end of each Defeat step all Wounds leave the Hordes in his Section',
  'khan.card':
    'Whoever claims a Horde may attack the Khan or one of his Skills with one {units} that survived on it: {honor} Honor for each spot covered. With all spots covered he is Defeated.',
  'khan.skill': 'It holds in the Section of the Khan, while a spot of this card is uncovered.',
  'khan.spots':
    '{n, plural, one {# spot counts} other {# spots count}} with {humans, plural, one {# player} other {# players}}.',
  'khan.award': 'Whoever builds a Wall level takes it. For its holder:',
  'bannerman.card':
    'Attacks like a Spearman. At the start of Winter up to {n} of your Soldiers may attack in the Section where it is.',
  'bannerman.price': '{n, plural, one {# for each player} other {# for each player}}; {price}.',
  'event.khanMoved': '{moved, select, true {The Khan rides to {section}} other {The Khan stays in {section}}}.',
  'event.skillBroken': 'All spots of {card} are covered: this Skill is broken for good.',
  'event.khanDefeated': '{player} covers the last spot: the Khan is Defeated.',
  'event.noRetreat': 'No Retreat: all Soldiers on Hordes in {section} are killed.',
  'event.woundsHealed': 'The ranks close in {section}: {n, plural, one {# Wound is} other {# Wounds are}} removed.',
  'prompt.outpost.khan':
    'Which of your survivors attacks the Khan{price, plural, =0 {} other {, for # Chi}}? The Soldier stays there.',
  'prompt.attack.bannerman':
    '{unit}: which of your Soldiers in its Section attacks? {left, plural, one {# more} other {# more}}.',
  'reason.awardHonor': 'of the Award he takes the Honor: {card}',
  'why.spotInactive': 'Vital spot {spot} counts only with {humans} or more players.',
  'ending.khan': 'Genghis Khan is Defeated',
} as const
