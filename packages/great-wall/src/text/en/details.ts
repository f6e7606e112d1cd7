import type { Group } from '@wanli/game-kit'
import { prefixed } from '@wanli/kernel'
import { EXPECTED, PROBLEM_TEXTS } from '../../data/problems.ts'
import type { OWN_DETAILS } from '../../details.ts'

/** What exactly is wrong with a set-up or a position: it follows the place and a colon. */
const own = {
  'detail.refused': '{codes}',
  'detail.wordOfMode': '{card} says "{word}", a word that the mode {mode} does not know.',
  'detail.clansNeeded': 'it must name {seats} different Clans; there are {names}.',

  'detail.notPlaying': '"{name}" does not play; the players are {names}.',
  'detail.noneOf': '"{name}" is none of {names}.',
  'detail.noCard': 'there is no card "{name}" of this kind.',
  'detail.noSlot': 'the Time track has no slot {number}.',
  'detail.noSpot': 'there is no spot {number}.',
  'detail.noLevel': 'an Overseer has no level {number}.',
  'detail.notProduction': '{location} has no Overseers: it is not a Production Location.',
  'detail.soldiersLeft': '{unit} left: {count} ({rule}).',
  'detail.clerksLeft': "{clan}'s Clerks left: {count} ({rule}).",
  'detail.cardTwice': '{card} is in two places.',
  'detail.shameTokens': 'there are {count} Shame tokens in all ({rule}).',
  'detail.commandNeeded': 'a turn needs a card on the Command track.',
  'detail.emptyTrackNeeded':
    'Fall begins with an empty Command track; for cards on it name another phase, such as turn.',
  'detail.stillToPlace': 'no phase begins while Command cards wait for their spots; put them on the track.',
  'detail.onlyRead': 'it is only there while a card is being carried out, and no position begins then: leave it out.',
  'detail.turnNeeded': 'activation needs turn, a player.',

  'detail.soldiers': '{clan} has {count} {unit} on the board and in the pool, not {right} ({rule}).',
  'detail.clerks': "{clan}'s Clerks are not as many as there are ({rule}).",
  'detail.holdings': '{clan} has less than 0 Honor or Resources ({rule}).',
  'detail.shame': 'there are {count} Shame tokens on the table, not {right} ({rule}).',
  'detail.teaOrder': 'the Tea order must name every player once ({rule}).',
  'detail.pairs':
    'a Soldier in {section} covers other Vital spots than his type does: a Spearman one, a Horseman two next to each other, an Archer none ({rule}).',
  'detail.hordes': 'there are too many Hordes in {section} ({rule}).',
  'detail.walls': 'there are too many Wall levels or Barricades in {section} ({rule}).',
  'detail.firingSpots': 'there are more figures than Firing spots in {section} ({rule}).',
  'detail.onlyArchers': 'only Archers may stand on the Firing spots of {section} ({rule}).',
  'detail.clerkSpots': 'there are more Clerks than spots in this Location: {location} ({rule}).',
  'detail.warehouse': 'the Warehouse holds less than 0 ({rule}).',
  'detail.hordeCards': 'each Horde card must be there exactly once ({rule}).',
  'detail.hordesOut': 'as many whole types of Hordes as the expansions say are left in the box ({rule}).',
  'detail.tacticCards': 'each Tactic card must be there exactly once ({rule}).',
  'detail.advisorCards': 'no Advisor card can be there twice ({rule}).',
  'detail.artifactCards': 'no Artifact can be there twice ({rule}).',
  'detail.generalCards': 'no General can be with two players ({rule}).',
  'detail.commandCards':
    "each Command card of {clan} must be in one place only, and be a card of {clan}'s own ({rule}).",
  'detail.onePlayed': '{clan} has more than one Command card on the track ({rule}).',
  'detail.secretSupport': "{clan}'s secret Advisor must be one of those that support ({rule}).",
  'detail.automatonTactics': '{clan} never holds Tactic cards ({rule}).',
  'detail.tacticHand': '{clan} holds more Tactic cards than the limit, {right} ({rule}).',
  'detail.automaton': '{clan} has Soldiers in a Rest Zone or Shame ({rule}).',
  'detail.twoReedClerks': '{clan} has two Clerks in one Location ({rule}).',
  'detail.keepsNothing': '{clan} never has Honor, Resources or Horde cards ({rule}).',
  'detail.outOfUse': 'nothing can be in {section}, which is out of use ({rule}).',
  'detail.requests':
    "each of the Emperor's Requests must be there exactly once, on a spot, in the deck or fulfilled ({rule}).",
  'detail.requestSpots':
    'there are {right} spots for Requests, but {count} are given; empty ones are given too ({rule}).',
  'detail.claimedHordes': '{clan} has Horde cards; a team puts what it claims on the discard pile ({rule}).',
  'detail.events': 'each Event must be there exactly once, in the deck or in force ({rule}).',
  'detail.qinTrack': "Qin Jiushao's track must hold each of his five Locations once ({rule}).",
} as const satisfies Group<'detail', (typeof OWN_DETAILS)[number]> & Record<string, string>

/** XP-REF-05, -06, -08: why there can't be such a table, with or without expansions. */
const remarks = {
  'remark.PLAYER_COUNT': 'The mode {mode} is for this number of players: {values}.',
  'remark.SOLO_STANDARD_ONLY': 'Solo play uses the standard game; a co-operative solo game does not exist.',
  'remark.CLAN_UNAVAILABLE': 'Each Clan can be chosen once, and of these only: {names}.',
}

export const details = {
  ...own,
  ...remarks,
  ...prefixed('detail.data', PROBLEM_TEXTS.en),
  ...prefixed('expected', EXPECTED.en),
}
