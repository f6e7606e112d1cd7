import type { Group } from '@wanli/game-kit'
import type { BaseFacts } from '../../facts.ts'

/** What is missing here: the sentence before the rule. */
export const why = {
  'why.locationClosed': '{location} is out of use for now.',
  'why.locationFull': '{location} is full: all {spots} of its spots are taken.',
  'why.locationLocked': '{location} is full ({spots} Clerks), so it is locked: nobody leaves it before it activates.',
  'why.noClerkInPool':
    '{reed, select, true {The Reed Clan has no Clerk in its pool.} other {You have no Clerk in your pool.}}',
  'why.noClerkAt': '{reed, select, true {The Reed Clan has no Clerk {at}.} other {You have no Clerk {at}.}}',
  'why.beenThere': 'A Clerk of this action has gone {to} already; each goes to another Location.',
  'why.onlyTo': 'This effect sends Clerks only {to}.',
  'why.reedThere': 'The Reed Clan has a Clerk {at} already; it never has two in one Location.',
  'why.noClerksThere': 'Nobody has a Clerk {at}.',
  'why.onlyReedThere': 'Only the Reed Clan has a Clerk {at}.',
  'why.otherLocation': 'This effect activates {where}.',
  'why.fewClerksThere':
    'You have {has, plural, =0 {no Clerk} one {# Clerk} other {# Clerks}} {at}; this effect needs {needs} there.',
  'why.otherUnit': 'This effect recruits {unit} only.',
  'why.noneFree':
    '{chosen, plural, =0 {You have no free {unit} in your pool.} one {You have no other free {unit}: one is chosen already.} other {You have no other free {unit}: # are chosen already.}}',
  'why.onlyShamed':
    '{n, plural, one {The only {unit} in your pool carries Shame} other {All # {unit} in your pool carry Shame}}, so none is free.',
  'why.costs': 'This costs {costs}{more, select, true { together with what you have chosen} other {}}; you have {has}.',
  'why.costsMixed': 'This costs {needs} Resources; of those that may be used you have {has}.',
  'why.buildCosts':
    'This would bring the price to {needs}. You have {has} Wood, Stone and Gold together, and the Warehouse {stored}.',
  'why.workCosts':
    'This costs {costs}{more, select, true { beside what you have chosen} other {}}. You have {has}, and the Warehouse holds {stored}.',
  'why.lacks': 'This costs {needs} {resource}; you have {has}.',
  'why.onlyBuild': 'This effect builds {what, select, wall {only Walls} other {only Barricades}}.',
  'why.sectionClosed': '{section} is closed in this game.',
  'why.nothingToHit': 'No Horde in {section} has a free Vital spot that {unit} could hit.',
  'why.barricadesFull': 'All {n} Barricade spots of {section} are taken.',
  'why.wallFinished': 'The Wall of {section} stands at level {level}, the highest.',
  'why.overseersBarred': 'There are no Overseers {at} in this game.',
  'why.overseerAtTop': 'Your Overseer {at} is at level {level}, the highest.',
  'why.noneLeft': 'There is no {resource} left in the supply.',
  'why.noClerksLeft': 'You have no Clerk left in your supply.',
  'why.noSoldiersIn': 'You have no Soldier in the Rest Zone or on the Firing spots of {section}.',
  'why.firingFull':
    '{spots, plural, =0 {The Wall of {section} has no Firing spot yet.} one {The only Firing spot of {section} is taken.} other {All # Firing spots of {section} are taken.}}',
  'why.hordeShamed':
    'This Horde already carries {n, plural, one {# Shame token} other {# Shame tokens}}, all it has room for.',
  'why.spotTaken': 'Spot {spot} is taken by the card of {by}.',
  'why.notCopied': 'The card of {by}, {command}, has nothing that could be copied.',
  'why.staysDiscarded': '{command} stays in the discard pile until you Reclaim.',
  'why.outOfReach':
    'This Horde stands in row {row}; your {unit} {reach, plural, one {reach only row 1, next to the Wall} other {reach only rows 1 to #}}.',
  'why.notAdmitted': '{horde} lets no {unit} come near.',
  'why.spotCovered':
    'Vital spot {spot} is covered already, by {what, select, wound {a Wound} soldier {a Soldier} other {a marker}}.',
  'why.spotsApart': 'Vital spots {spot} and {mate} don’t touch; a Horseman needs two side by side.',
  'why.hasShot': 'Your {unit} in {section} have all shot in this attack.',
  'why.mustAttack': 'You have begun to attack there, and who can still attack there must.',
  'why.tacticWindow': '{tactic} is not for this moment. {play}',
  'why.tacticCondition': 'It is the moment for {tactic}, but it can be played only if {unmet}.',
  'why.requestNeeds':
    '{n, plural, =0 {Each part could be given, but not all of them by different players.} other {The team can’t do this yet: {unmet}}}',
  'why.requestRefused': 'A player has refused to give for {request} this time.',
} as const satisfies Group<'why', BaseFacts['kind']>
