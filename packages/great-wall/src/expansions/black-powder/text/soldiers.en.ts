/** Special soldiers. */
export const soldiers = {
  'unit.monk': '{n, plural, one {Warrior Monk} other {Warrior Monks}}',
  'unit.bomber': '{n, plural, one {Bomber} other {Bombers}}',
  'unit.flamethrower': '{n, plural, one {Flamethrower} other {Flamethrowers}}',
  'unit.crossbowman': '{n, plural, one {Crossbowman} other {Crossbowmen}}',
  'unit.tank': '{n, plural, one {Tank} other {Tanks}}',
  'unit.specialSoldier': '{n, plural, one {special soldier} other {special soldiers}}',
  'aUnit.monk': 'a Warrior Monk',
  'aUnit.bomber': 'a Bomber',
  'aUnit.flamethrower': 'a Flamethrower',
  'aUnit.crossbowman': 'a Crossbowman',
  'aUnit.tank': 'a Tank',
  'aUnit.specialSoldier': 'a special soldier',
  'option.snakeToken': 'Snake token: {section}, row {row}, Vital spot {spot}',
  'prompt.bomberDrop': 'Your Bomber in {section}: does it leave the Firing spot for a Vital spot of row 1?',
  'special.price': '{n} of the {clan} Clan, {price} each.',
  'special.monk': 'Covers 1 Vital spot of a Horde in any row and gains its reward.',
  'special.bomber':
    'From a Firing spot it places 1 Wound on any Horde of its Section; right after it may leave the Wall and cover 1 Vital spot of row 1, with its reward.',
  'special.flamethrower':
    'Covers 1 Vital spot of row 1 with its reward, and places a Wound on each vacant Vital spot beside it.',
  'special.crossbowman':
    'From a Firing spot it places a Snake token on any Horde of its Section: it covers the spot, counts as a Soldier for the Defeat and the claim, keeps Breach Shame away and {mortal, select, true {may be lost in a Defeat in the place of a Soldier} other {can’t be killed}}.',
  'special.tank':
    'Covers all Vital spots in 2 by 2 cells of row 1, Wounds among them, with the rewards of the vacant ones. War Machines can’t hit it.',
} as const
