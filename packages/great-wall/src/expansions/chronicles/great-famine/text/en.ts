/** Texts of the Great Famine. */
export const en = {
  'detail.famine':
    'nobody has more Food than the capacity, and that stays on its track, above the number at which all lose ({rule}).',
  'location.market':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'impossible.market': 'buy no Food',
  'ending.famine': 'the larder is empty',
  'prompt.market':
    'Market: {price} Gold for {n} Food. You have {food}, and there is room for {capacity}. How often do you buy?',
  'prompt.feed':
    'Eating phase: {food} Food for {mouths, plural, one {# piece} other {# pieces}}. {hungry, plural, =0 {Everyone eats} other {Hungry: {list}}}. Is that the meal?',
  'option.buyFood': '{n, plural, one {Buy once} other {Buy # times}}',
  'option.eat': 'Serve the meal',
  'option.feed': 'Feed {piece}',
  'option.starve': 'Let {piece} go hungry',
  'eater.overseer': 'the Overseer {location}',
  'eater.clerk': 'a Clerk {location}',
  'eater.horde': '{unit} on a Horde, {section}, row {row}',
  'eater.firing': '{unit} on a Firing spot, {section}',
  'eater.rest': '{unit} in the Rest Zone, {section}',
  'eater.several': '{piece} ({n} of them)',
  'why.noFoodLeft':
    'There is Food for {food} only, and {food, plural, one {it is} other {they are}} given to others: let one of them go hungry first.',
  'event.foodGained':
    '{player} gains {n} Food and has {has} now{cut, plural, =0 {} other {; there was no room for # more}}.',
  'event.capacityFell':
    'The larder shrinks by {n} (Breach or Raid in {section}): there is room for {capacity} Food each.',
  'event.famineRaid': 'A Raid: there is no room for {horde} in {section}.',
  'event.foodSpoilt': '{player} loses {n} Food that there is no room for: {has} left.',
  'event.eatingPhase': 'The Eating phase begins.',
  'event.ate':
    '{player} feeds {n, plural, one {# piece} other {# pieces}}{hungry, plural, =0 {} one {, # goes hungry} other {, # go hungry}}: {food} Food left.',
  'event.soldierUnfed':
    '{player} takes {unit} back to the pool: not fed{from, select, horde { on a Horde} firing { on a Firing spot} other { in the Rest Zone}}, {section}.',
  'event.overseerUnfed':
    '{player} loses the Overseer of level {level} {location}: not fed, {unit} goes back to the pool.',
  'scenario.SCN-2.1':
    'Each Winter, after the Assault phase: feed each of your Soldiers in Sections, your Overseers and your Clerks on Locations, 1 Food each; who is not fed returns to the pool.',
  'scenario.SCN-2.2':
    'The Market is a Special Location: for each of your Clerks there you may pay Gold equal to the Lethality and gain {n} Food.',
  'scenario.SCN-2.3':
    'Breaches and Raids bring no Shame: the capacity falls by 1 for each Horde. At {loss} or lower all players lose.',
} as const

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
