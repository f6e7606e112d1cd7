import type { Group } from '@wanli/game-kit'
import type { FactKind } from '../../facts.ts'

/** What is missing here: the sentence before the rule. */
export const why = {
  'why.regionFull':
    'Region {region} already holds {cards, plural, one {# card} other {# cards}}; there is no room for another.',
  'why.unrestCap': 'Your unrest in region {region} is {level}, and its track ends at {cap}: this would lift it above.',
  'why.atCap': 'Your unrest in region {region} stands at {cap}, the end of its track.',
  'why.noOfficialBelow':
    'You have no official in the workers area of region {region}{above, plural, =0 {.} one {; # in its governors area could go down for free.} other {; # in its governors area could go down for free.}}',
  'why.hireNowhere':
    'You have no official in any workers area{above, plural, =0 {, and none above that could go down.} other {.}}',
  'why.hireCapped':
    'Your officials in workers areas stand in {count, plural, one {region} other {regions}} {regions}, and there unrest has no room to rise.',
  'why.hireAfterFreeMove':
    'No workers area with an official can hire now. A free move down in {count, plural, one {region} other {region}} {regions} would change that.',
  'why.palaceHere':
    'You have {has, plural, =0 {no worker} one {# worker} other {# workers}} in region {region}; a palace there needs {needs}, and one more from another region.',
  'why.palaceElsewhere':
    'A palace in region {region} also needs {needs, plural, one {# worker} other {# workers}} from another region; you have none elsewhere.',
  'why.palaceNowhere':
    '{has, plural, =0 {You have no workers} one {You have no more than # worker in any region} other {You have no more than # workers in any region}}; a palace needs {needs} in its region, and one more from another.',
  'why.palaceUnrest':
    'Your unrest in region {region} is {level}: {cap, select, true {the end of its track, where no palace can be built.} other {the slot above the no-palace symbol.}}',
  'why.palaceSlots': 'All {slots} palace slots of region {region} are taken.',
  'why.palaceBlocked':
    'You could pay in {count, plural, one {region} other {regions}} {regions}, but {by, select, slots {no palace slot is empty there.} other {your unrest there forbids a palace.}}',
  'why.noneLeft':
    'You have no {what, select, palace {palace} wall {wall} governor {governor} other {official}} left in your supply.',
  'why.sameRegion': 'Region {region} pays for the palace already; this worker comes from another region.',
  'why.noWorker': 'You have no worker in region {region}.',
  'why.calmAlready': 'Your unrest in region {region} is 0 already.',
  'why.noWorkers': 'You have no worker in {count, plural, one {region} other {regions}} {regions}.',
  'why.bigMarkerTaken': 'The value-3 marker in {colour} has gone to {by}.',
  'why.markersOut': 'No {colour} marker is left in the general supply.',
  'why.ownWallHere': 'You have a wall in section {section} already; a player may have one per section.',
  'why.wallSlotTaken':
    'The slot with {rods, plural, one {# rod} other {# rods}} in section {section} is taken: {by} has a wall there.',
  'why.wallWorkers':
    '{rods, plural, one {The wall costs # worker} other {The wall costs # workers, all from different regions}}; you have {count, plural, =0 {no workers.} one {workers only in region {regions}.} other {workers in regions {regions}.}}',
  'why.wallNowhere': 'In every section you have a wall already, or no slot is empty.',
  'why.governorOfficials': 'Your governors area in region {region} lacks {missing}.',
  'why.governorNowhere':
    'None of your governors areas holds officials of all three colours. Nearest is region {region}: it lacks {missing}.',
  'lack.official': 'a {official} official',
  'why.noSquare':
    'Region {region} has {squares, plural, =0 {no bonus square} one {only # bonus square} other {only # bonus squares}}.',
  'why.squareTaken': 'Square {square} of region {region} is taken: {by} has a governor there.',
  'why.squaresEmpty':
    'Region {region} still has {squares, plural, one {# empty bonus square} other {# empty bonus squares}}; only when none is empty does a governor go to the open area.',
  'why.rewardRegions': 'This reward places the governor in region {regions}.',
  'why.officialsOut': 'You have no {official} official left in your supply.',
  'why.noOfficialsOnBoard': 'You have no official on your board to move.',
  'why.mustSpend':
    'You have not moved anyone yet; at least {atLeast, plural, one {# point} other {# points}} must be spent.',
  'why.areaFull':
    'The workers area of region {region} is full: it holds {room, plural, one {# official} other {# officials}}. An official may only pass through.',
  'why.tooFar':
    'This way costs {cost, plural, one {# point} other {# points}}; you have {points, plural, one {# point} other {# points}} left.',
  'why.notAdjacent': 'Regions {from} and {to} don’t share a plain border. From region {from} it goes to {near}.',
  'why.noneAbove': 'You have no {official} official in the governors area of region {region}.',
  'why.otherTrigger': 'Card #{card} is activated by: {trigger}. You have just chosen: {action}.',
  'why.numberTooLow':
    'You played #{played} on #{below}. After this action ({action}) cards are activated only by a higher number.',
  'why.numberTooHigh':
    'You played #{played} on #{below}. After this action ({action}) cards are activated only by a lower number.',
  'why.usedCard': 'You have used card #{card} after this action already.',
  'why.usedAbility': 'You have used this ability of your board after this action already.',
  'why.uselessBonus':
    'It would change nothing now: {bonus, select, REASSIGN_2 {you have no official on your board} CALM_ANY {you have no unrest anywhere} CALM_HERE {your unrest in region {region} is 0} MOVE_WORKER {you have no workers} OFFICIAL_RED {you have no red official left} OFFICIAL_GRAY {you have no gray official left} OFFICIAL_WHITE {you have no white official left} VP_PER_IVORY {you have no ivory card on your board} VP_PER_ORANGE {you have no orange card on your board} VP_PER_BROWN {you have no brown card on your board} other {you have no use for it}}.',
  'why.uselessAbility':
    'It would change nothing now: {ability, select, moveWorker {you have no workers} calmAndWorker {you have no unrest anywhere} shiftGovernor {you have no governor on the map} other {you have no official on your board}}.',
  'why.noGovernorThere':
    '{square, select, open {You have no governor in the open area of region {region}.} other {You have no governor on square {square} of region {region}.}}',
  'why.bidTooLow':
    '{standing, plural, =0 {The lowest bid is 1 VP.} other {The standing bid is # VP; a bid must be higher.}}',
  'why.bidTooHigh': 'You have {own} VP, and can’t bid more.',
  'why.openerBids': 'You open this auction, so you must bid at least {minimum} VP.',
  'why.boardGone': 'The {board} is not there to be taken: someone has it, or it was left out.',
} as const satisfies Group<'why', FactKind> & Record<string, string>
