/** Texts of the Rat. */
export const en = {
  'detail.rat': 'the Rat must be on one of the Locations ({rule}).',
  'detail.ratCards': 'each Rat card must be there exactly once, in the deck or revealed ({rule}).',
  'deck.rat': 'Rat deck',
  'prompt.ratPlace': 'On which Location do you put the Rat?',
  'prompt.ratMove': 'Where do you move the Rat?',
  'prompt.ratMove.by': '{card}: where do you move the Rat? It must go to another Location.',
  'option.rat': 'The Rat {location}',
  'event.ratPlaced': '{player} puts the Rat on its first Location: {location}.',
  'event.ratMoved': '{player} moves the Rat {from} {to}.',
  'event.ratNamed': '{player} is named by the Rat card {card} ({n}).',
  'event.ratStays': 'The Rat card {card} names nobody: the Rat stays {location}.',
  'event.ratCard': 'A new Rat card: {card}.',
  ratCard:
    '{when, select, everyTurn {After each turn} other {At the end of Fall}}, the player with the {of, select, clerksOn {{order, select, most {most} other {fewest}} Clerks on Locations} solRest {{order, select, most {most} other {fewest}} Soldiers in Rest Zones} honorNow {{order, select, most {most} other {least}} Honor} shameHeld {{order, select, most {most} other {fewest}} Shame tokens} other {{order, select, most {most} other {fewest}} Advisors, Active and Supporting,}} moves the Rat to another Location.',
  'why.ratIsThere': 'The Rat is there already.',
  'if.ratHere': 'the Rat is there',
  'effect.moveRat': '{form, select, they {moves} other {move}} the Rat to another Location',
  'count.clerksOn':
    '{form, select, each {each of your Clerks on a Location} every {every {d} of your Clerks on Locations} per {Clerk of yours on a Location} other {the number of your Clerks on Locations}}',
  'count.solRest':
    '{form, select, each {each of your Soldiers in a Rest Zone} every {every {d} of your Soldiers in Rest Zones} per {Soldier of yours in a Rest Zone} other {the number of your Soldiers in Rest Zones}}',
  'count.soldiersTop':
    '{form, select, each {each of your Soldiers in the Sections with the highest built Wall} every {every {d} of your Soldiers in the Sections with the highest built Wall} per {Soldier of yours in the Sections with the highest built Wall} other {the number of your Soldiers in the Sections with the highest built Wall}}',
  'count.overseers':
    '{form, select, each {each of your Overseers} every {every {d} of your Overseers} per {Overseer of yours} other {the number of your Overseers}}',
  'count.tactics':
    '{form, select, each {each Tactic card in your hand} every {every {d} Tactic cards in your hand} per {Tactic card in your hand} other {the number of Tactic cards in your hand}}',
  'count.honorNow':
    '{form, select, each {each Honor you have} every {every {d} Honor you have} per {Honor of yours} other {your Honor}}',
  'count.shameHeld':
    '{form, select, each {each of your Shame tokens} every {every {d} of your Shame tokens} per {Shame token of yours} other {the number of your Shame tokens}}',
} as const
