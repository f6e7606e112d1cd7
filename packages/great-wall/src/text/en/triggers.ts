import type { Group } from '@wanli/game-kit'
import type { BaseCondition, BaseTrigger, BaseWindow, Limit } from '../../data/index.ts'

/** When something happens. `every`: without a limit, so each time. */
export const triggers = {
  'on.onSpring': 'Each Spring, before Hordes are placed',
  'on.onIncome': 'In the income step',
  'on.onReclaim': '{every, select, true {Each time} other {When}} you {what}',
  'on.onReclaim.take': 'take Command cards back',
  'on.onReclaim.honor': 'take Honor instead of Command cards',
  'on.onReclaim.all': 'take Command cards back or Honor for them',
  'on.onTurnStart': 'At the start of your turn',
  'on.onTurnStart.cards': 'At the start of your turn with {cards}',
  'on.onActivation':
    '{every, select, true {Each time} other {When}} {location} activates with {n, plural, =0 {your Clerks} =1 {your Clerks} other {# or more of your Clerks}}',
  'on.afterActivationStep': 'After your Activation step',
  'on.onGather': '{every, select, true {Each time} other {When}} you gather Resources',
  'on.onGather.of': '{every, select, true {Each time} other {When}} you gather {resources}',
  'on.onUpgrade':
    '{every, select, true {Each time} other {When}} {scope, select, others {another player upgrades} any {any player upgrades} other {you upgrade}} an Overseer',
  'on.onUpgrade.of':
    '{every, select, true {Each time} other {When}} {scope, select, others {another player upgrades} any {any player upgrades} other {you upgrade}} a {resources} Overseer',
  'on.onDonate': '{every, select, true {Each time} other {When}} you donate',
  'on.onRecruit': '{every, select, true {Each time} other {When}} you recruit',
  'on.onRecruit.of': '{every, select, true {Each time} other {When}} you recruit 1 or more {units}',
  'on.onAttack':
    '{every, select, true {Each time} other {When}} {scope, select, others {another player attacks} any {any player attacks} other {you attack}}',
  'on.onAttack.of':
    '{every, select, true {Each time} other {When}} {scope, select, others {another player attacks} any {any player attacks} other {you attack}} with {n} or more {units}',
  'on.onLastSpot': '{every, select, true {Each time} other {When}} you cover the last free Vital spot of a Horde',
  'on.onLastSpot.wound':
    '{every, select, true {Each time} other {When}} you cover the last free Vital spot of a Horde with a Wound',
  'on.onLastSpot.soldier':
    '{every, select, true {Each time} other {When}} you cover the last free Vital spot of a Horde with a Soldier',
  'on.onHordeDefeated':
    '{every, select, true {Each time} other {When}} a Horde is Defeated, if you have a Soldier on it or an Archer on a Firing spot of its Section',
  'on.onHordeDefeated.on':
    '{every, select, true {Each time} other {When}} a Horde with 1 or more of your Soldiers on it is Defeated',
  'on.onHordeDefeated.archer':
    '{every, select, true {Each time} other {When}} a Horde is Defeated in a Section where you have an Archer on a Firing spot',
  'on.onHordeClaimed': '{every, select, true {Each time} other {When}} you claim a Horde',
  'on.onKilling': 'When {scope, select, any {Soldiers of any players} other {your Soldiers}} are about to be killed',
  'on.onKilled': '{every, select, true {Each time} other {When}} 1 or more of your {units} are killed',
  'on.onSaved': '{every, select, true {Each time} other {When}} 1 or more of your {units} are saved',
  'on.onWallBuilt': '{every, select, true {Each time} other {When}} you build Walls',
  'on.onBarricadeBuilt': '{every, select, true {Each time} other {When}} you build Barricades',
  'on.onClerkHired': '{every, select, true {Each time} other {When}} you hire a Clerk',
  'on.onAdvisorHired': '{every, select, true {Each time} other {When}} you hire an Advisor',
  'on.onTacticPlayed': '{every, select, true {Each time} other {When}} you play a Tactic card',
  'on.onTacticPlayed.normal':
    '{every, select, true {Each time} other {When}} you play a Tactic card with its normal effect',
  'on.onTacticPlayed.boosted':
    '{every, select, true {Each time} other {When}} you play a Tactic card with its Boosted effect',
  'on.onShameGained': '{every, select, true {Each time} other {When}} you gain Shame',
  'on.onWinter': 'At the start of Winter',
  'on.onAssault': '{every, select, true {Each time} other {When}} a Section {what}',
  'on.onAssault.before': 'is about to be assaulted',
  'on.onAssault.held': 'withstands the Assault',
  'on.onAssault.breach': 'is Breached',
  'on.onRequestDone': '{every, select, true {Each time} other {When}} a Request is fulfilled',
  'on.onScore': 'At the end of the game',
  'on.now': 'At once',
  'on.qTurnEnd': 'At the end of his own turn',

  'if.clerks': 'you have {n, plural, one {a Clerk} other {# or more Clerks}} there',
  'if.attackers': '{n, plural, one {a Soldier takes part} other {# or more Soldiers take part}}',
  'if.ownOn': 'you have {n, plural, one {a Soldier} other {# or more Soldiers}} on that Horde',
  'if.archerSame':
    'you have {n, plural, one {an Archer on a Firing spot} other {# or more Archers on Firing spots}} of that Section',
  'if.restSame': 'you have {n, plural, one {a Soldier} other {# or more Soldiers}} in the Rest Zone of that Section',
  'if.clerksThere': 'you have {n, plural, one {a Clerk} other {# or more Clerks}} at the Location that you activate',
  'if.alone': 'no other player has a Clerk there',
  'if.notAlone': 'another player has a Clerk there',
  'if.teaTop': 'you are at the top of the Tea order',
  'if.notTeaTop': 'you are not at the top of the Tea order',
  'if.mostGold': 'you have the most Gold',
  'if.ownSoldiers': 'your Soldiers are among them',
  'if.anySoldiers': "any player's Soldiers are among them",
  'if.ownTurn': 'it is your turn',
  'if.row1': 'this Horde stands next to the Wall',
  'if.notCopied': 'no card was copied',
  'if.location': 'it is {location}',

  'limit.turn': 'once per turn',
  'limit.year': 'once per Year',
  'limit.game': 'once per game',

  'play.turnStart': 'at the start of your turn',
  'play.activation': 'when {location} activates with your Clerks',
  'play.beforeDefeat': 'after the Activation step of {own, select, true {your} other {any}} turn',
  'play.defeated': 'when a Horde is Defeated',
  'play.killing':
    'when {whose, select, own {your Soldiers} any {Soldiers of any players} other {Soldiers}} are about to be killed',
  'play.winterStart': 'at the start of Winter',
  'play.assault': 'when a Section with Hordes is about to be assaulted',

  rule: '{when}, {effects}.',
  'rule.limit': '{when}, {effects}; {limit}.',
  'rule.if': '{when}, if {conditions}',
  'rule.pay': '{team, select, true {the players} other {you}} may pay {cost} to {effects}',
  'rule.subject': '{subject} {effects}',
  sentence: '{text}.',
  'sentence.limit': '{text}; {limit}.',

  'tactic.play': 'Play {when}.',
  'tactic.play.if': 'Play {when}, if {conditions}.',
  'tactic.normal': 'Normal: {effects}.',
  'tactic.boosted': 'Boosted ({chi} Chi): {effects}.',
  'box.owner': 'You: {effects}.',
  'box.others': 'Each other player {effects}.',
  'box.overlord': 'The Overlord {effects}.',
  'box.all': 'Each player {effects}.',
  'box.qin': '{subject} {effects}.',
  'box.owner.if': 'You, if {conditions}: {effects}.',
  'box.others.if': 'Each other player, if {conditions}, {effects}.',
  'box.overlord.if': 'The Overlord, if {conditions}, {effects}.',
  'box.all.if': 'Each player, if {conditions}, {effects}.',
  'general.setup': 'Set-up: {resources}; {tactics, plural, one {# Tactic card} other {# Tactic cards}}; Tea {tea}.',
  'horde.numbers': 'Offensive Power {power}. Worth {honor} Honor.',
  'horde.spots': '{n, plural, one {# Vital spot} other {# Vital spots}}: {rewards}.',

  'need.each': 'Each player must {act}.',
  'need.players': '{n, plural, one {One player must} other {# different players must each}} {act}.',
  'need.another': '{n, plural, one {Another player must} other {# other players must each}} {act}.',
  'act.pay': 'discard {cost}',
  'act.lose': 'lose {cost}',
  'act.sacrifice': 'Sacrifice {n} {pieces} {where, select, board {from the board} other {from the pool or the board}}',
  'board.noBreach3': 'No Section was Breached this Winter',
  'board.hordes': '{n, plural, one {At least # Horde stands} other {At least # Hordes stand}} on the board',
  'board.wallLevels': 'The Wall levels of all Sections add up to at least {n}',
  'board.defeatedThisYear': '{n, plural, one {At least # Horde was} other {At least # Hordes were}} Defeated this Year',
  'board.emptySections':
    '{n, plural, one {At least # open Section has} other {At least # open Sections have}} no Horde',
  'board.archersOnWalls':
    '{n, plural, one {At least # Archer of the players stands on a Firing spot} other {At least # Archers of the players stand on Firing spots}}',
} as const satisfies Group<'on', BaseTrigger> &
  Group<'if', BaseCondition['if']> &
  Group<'limit', Limit> &
  Group<'play', BaseWindow> &
  Record<string, string>
