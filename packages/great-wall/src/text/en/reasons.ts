import type { Group } from '@wanli/game-kit'
import type { Reason } from '../../terms.ts'

/** Why an automaton does what it does. Each follows its name and a colon. */
export const reasons = {
  'reason.lowestSpot': 'the card goes to the lowest empty spot, {n}',
  'reason.topCard': 'the top card of the Solo Command deck',
  'reason.overlord': 'its Overlord is {by}',
  'reason.lowestOnTrack': 'lowest on his track: {location}',
  'reason.nextHigherOnTrack': 'the lowest on his track that can take the Clerk: {location}',
  'reason.clerkFromHighest': 'a Clerk comes from the highest Location that lets one go: {location}',
  'reason.clerkFromElsewhere': 'Clerks beside his track come first: {location}',
  'reason.noRoomOnTrack': 'no Location of his track can take a Clerk',
  'reason.noClerkToMove': 'no Clerk may come to {location} from a higher Location',
  'reason.highestOnTrack': 'highest on his track with a Clerk of his: {location}',
  'reason.restByHuman': 'the human chooses the order of the rest',
  'reason.nothingToActivate': 'no Location of his track holds a Clerk of his',
  'reason.levelTimesClerks': '{n} Honor for each Clerk, the level of his Overseer ({location})',
  'reason.indicated': 'the Invasion indicator points to {section}',
  'reason.otherSection': 'nothing is possible where the Invasion indicator points, so {section}',
  'reason.firstSpot': 'the first vacant Vital spot of the closest Horde in {section}',
  'reason.notRecruited': 'no vacant Vital spot next to the Wall, so nobody is recruited',
  'reason.noFiringSpot': 'no free Firing spot in {section}, so nobody is recruited',
  'reason.nothingToWound': 'nothing can be wounded in {section}',
  'reason.wallsFinished': 'both Walls are finished',
  'reason.warehouseShort': 'the Warehouse is {n} short, which counts as paid',
  'reason.noBarricadeSpot': 'no Barricade spot is empty',
  'reason.lowestProduction': 'lowest on his track with an Overseer that can rise: {location}',
  'reason.overseersFinished': 'all his Overseers are at the highest level',
  'reason.supporters':
    'half of his {n, plural, one {# Supporting Advisor} other {# Supporting Advisors}} as Honor, rounded down',
  'reason.copiesName': 'he does what his own card of that name says: {card}',
  'reason.copiesNothing': 'there is no card that he could follow',
  'reason.leftmostAdvisor': 'the leftmost Advisor of the display: {card}',
  'reason.reclaimHonor': 'he always takes Honor for his discarded cards',
  'reason.artifact': 'a fixed sum for each Artifact: {card}',
  'reason.claimsNothing': 'it covers the most Vital spots, but never takes a Horde',
} as const satisfies Group<'reason', Reason> & Record<string, string>
