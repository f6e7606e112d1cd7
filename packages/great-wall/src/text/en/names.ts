import type { Group } from '@wanli/game-kit'
import type { DECKS, LocationPick, Resource, SectionName, BaseWindow, BaseUnitPick } from '../../data/index.ts'
import type { HONOR_SOURCES, Season } from '../../state.ts'

type Names = Group<'resource', Resource> &
  Group<'unit', BaseUnitPick> &
  Group<'aUnit', BaseUnitPick> &
  Group<'location', LocationPick> &
  Group<'section', SectionName> &
  Group<'season', Season> &
  Group<'source', (typeof HONOR_SOURCES)[number]> &
  Group<'window', BaseWindow> &
  Group<'deck', (typeof DECKS)[number]>

export const names = {
  /** A name of the data files: the only text that differs between the languages in its gap. */
  name: '{en}',
  'player.reed': 'Reed Clan',
  'player.qin': 'Qin Jiushao',
  'card.epithet': '{name}, {epithet}',

  'resource.wood': 'Wood',
  'resource.stone': 'Stone',
  'resource.gold': 'Gold',
  'resource.chi': 'Chi',

  'unit.spearman': '{n, plural, one {Spearman} other {Spearmen}}',
  'unit.archer': '{n, plural, one {Archer} other {Archers}}',
  'unit.horseman': '{n, plural, one {Horseman} other {Horsemen}}',
  'unit.melee': '{n, plural, one {Spearman or Horseman} other {Spearmen or Horsemen}}',
  'unit.soldier': '{n, plural, one {Soldier} other {Soldiers}}',
  'unit.clerk': '{n, plural, one {Clerk} other {Clerks}}',
  'unit.count': '{n} {unit}',
  'aUnit.spearman': 'a Spearman',
  'aUnit.archer': 'an Archer',
  'aUnit.horseman': 'a Horseman',
  'aUnit.melee': 'a Spearman or Horseman',
  'aUnit.clerk': 'a Clerk',
  'aUnit.soldier': 'a Soldier',

  'location.lumberMill':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.quarry':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.goldMine':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.temple':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.barracks':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.builders':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.logistics':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.teaHouse':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.embassy':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.warAcademy':
    '{form, select, start {The} to {to the} of {of the} from {from the} at {at the} other {the}} {name}',
  'location.production': '{form, select, to {to } of {of } from {from } at {at } other {}}a Production Location',
  'location.regular': '{form, select, to {to } of {of } from {from } at {at } other {}}a Regular Location',
  'location.special': '{form, select, to {to } of {of } from {from } at {at } other {}}a Special Location',
  'location.any': '{form, select, to {to any} of {of any} at {at any} other {a}} Location',
  'place.pool': 'pool',

  'section.left': 'the left Section',
  'section.middle': 'the middle Section',
  'section.right': 'the right Section',

  'season.spring': 'Spring',
  'season.summer': 'Summer',
  'season.fall': 'Fall',
  'season.winter': 'Winter',

  'source.hordes': 'claimed Hordes',
  'source.defeats': 'Defeated Hordes',
  'source.rewards': 'Vital spots',
  'source.building': 'building',
  'source.donations': 'donations',
  'source.reclaim': 'Reclaim',
  'source.abilities': 'abilities',
  'source.tactics': 'Tactic cards',
  'source.artifacts': 'Artifacts',
  'source.requests': "the Emperor's Requests",
  'source.shame': 'Shame',
  'from.income': 'Overseer Income',

  'window.turnStart': 'start of your turn',
  'window.activation': 'a Location with your Clerks activates',
  'window.beforeDefeat': 'before Hordes are Defeated',
  'window.defeated': 'a Horde is Defeated',
  'window.killing': 'Soldiers are about to be killed',
  'window.winterStart': 'start of Winter',
  'window.assault': 'a Section is about to be assaulted',

  'deck.horde': 'Horde deck',
  'deck.tactic': 'Tactic deck',
  'deck.advisor': 'Advisor deck',
  'deck.request': 'Request deck',
  'deck.event': 'Event deck',

  'ending.walls': 'enough Walls have reached the highest level',
  'ending.shame': 'no Shame tokens are left in the pool',
  'ending.time': 'the Time track has come to its end',
  'ending.requests': "enough of the Emperor's Requests are fulfilled",
  'ending.honor': 'he has at least as much Honor',
  'ending.other': 'its end has been reached',

  'reward.honor': '{n} Honor',
  'reward.tactic': '{n, plural, one {# Tactic card} other {# Tactic cards}}',
  'reward.none': 'no reward',

  nothing: 'nothing',
  number: '{n}',
  'amount.resource': '{n} {resource}',
  'command.of': '{player}: {card}',
  'shame.soldier': '{form, select, off {from under} other {under}} {unit}',
  'shame.horde': '{form, select, off {from} other {on}} the claimed Horde {horde}',

  'list.comma': '{start}, {end}',
  'list.and': '{start} and {end}',
  'list.or': '{start} or {end}',
  'list.orO': '{start} or {end}',
  'list.then': '{start}, then {end}',
  'list.semicolon': '{start}; {end}',
  'list.space': '{start} {end}',
} as const satisfies Names & Record<string, string>
