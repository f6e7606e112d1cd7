import type { Group } from '@wanli/game-kit'
import type { CostAction, ModifierWord } from '../../data/index.ts'

/** What holds all the time while a card is in force. */
export const modifiers = {
  'action.recruit': 'Each Recruit',
  'action.recruit:spearman': 'Each Spearman recruited',
  'action.recruit:archer': 'Each Archer recruited',
  'action.recruit:horseman': 'Each Horseman recruited',
  'action.upgrade': 'Each Upgrade of an Overseer',
  'action.buildWall': 'Each Wall level',
  'action.buildBarricade': 'Each Barricade',
  'action.hireClerk': 'Each Clerk hired',
  'action.hireAdvisor': 'Each Advisor hired',
  'action.save': 'Saving a Soldier',
  'action.shameChi': 'Discarding a Shame token in Summer',
  'action.shameHonor': 'Discarding a Shame token',
  'action.boost': 'A Boosted effect',

  'change.resources': '{n, plural, one {# Resource} other {# Resources}} {dir, select, more {more} other {less}}',
  'change.gold': '{n} Gold {dir, select, more {more} other {less}}',
  'change.chi': '{n} Chi {dir, select, more {more} other {less}}',
  'change.honor': '{n} Honor {dir, select, more {more} other {less}}',
  'change.level': '{n} {dir, select, more {higher} other {lower}}',
  'change.power': '{n} {dir, select, more {more} other {less}} Power',
  'change.clerks': '{n, plural, one {# more Clerk} other {# more Clerks}}',
  'change.archers': '{n, plural, one {one of your Archers} other {# of your Archers}}',

  'mod.cost': '{action} costs {scope, select, team {every player} other {you}} {change}',
  'mod.cost.min': '{action} costs {scope, select, team {every player} other {you}} {change}, but at least {min}',
  'mod.handLimit': 'Your hand limit of Tactic cards is {n}',
  'mod.handLimit.change': 'Your hand limit of Tactic cards is {change}',
  'mod.othersClerks': 'In an "Other Players" box you may move {change}',
  'mod.noShame': 'You gain no Shame for being alone at a Location',
  'mod.claim': 'On each Horde where you have {unit}, count {what} when it is claimed',
  'mod.reach':
    'Your {units} may attack the Hordes {rows, plural, =1 {in row 1} =2 {in rows 1 and 2} other {in rows 1 to #}}',
  'mod.shots': 'In the Firing phase, {archers} may place 1 more Wound{one, select, true {} other { each}}',
  'mod.lethality': 'Lethality is {change} for you',
  'mod.lethality.horde': 'Lethality on this Horde is {change}',
  'mod.lethality.breach': 'Lethality in a Breach is {change}',
  'mod.power': 'This Horde has {change}',
  'mod.power.row1': 'Each Horde next to the Wall has {change}',
  'mod.power.all': 'Each Horde has {change}',
  'mod.halveDefense': 'The Defense of this Section is halved, rounded down, once for each such Horde in it',
  'mod.noBarricade': 'Barricades in this Section give no Defense',
  'mod.taunt': 'Archers in this Section can place Wounds only on this Horde while it has a free Vital spot',
  'mod.noWound': 'Nobody can place Wounds on this Horde; removed Soldiers still leave theirs',
  'mod.advance':
    'After each Assault phase, this Horde swaps places with the Horde in front of it, with everything on them',
  'mod.pack': 'This Horde has {change} for each other Horde in its Section',
  'mod.noUnit': '{units} cannot attack this Horde',
} as const satisfies Group<'action', CostAction> & Group<'mod', ModifierWord> & Record<string, string>
