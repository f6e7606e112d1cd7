import type { Group } from '@wanli/game-kit'
import type { PROMPTS } from '../../terms.ts'

/** What a player is asked. */
export const prompts = {
  'prompt.general': 'Choose your General. His ability, and what he brings along, will be yours.',
  'prompt.advisor': 'Which of your two Advisors is Active, with an ability? The other one supports.',
  'prompt.command': 'Choose the Command card that you play this Fall.',
  'prompt.commandSpot': 'Where on the Command track do you put your card? Spot 1 acts first.',
  'prompt.reclaim':
    'Take {cards, plural, =0 {no Command card} one {# Command card} other {your # Command cards}} back, or gain {honor} Honor instead?',
  'prompt.payShame': 'Pay {price} Chi to discard a Shame token?',
  'prompt.clerk': 'Move a Clerk to a Location: you have {left, plural, one {# move} other {# moves}} left.',
  'prompt.activate': 'Which Location activates next?',
  'prompt.advancedActivation': 'Advanced Activation: which Location do you activate? It need not be full.',
  'prompt.gather': 'Gather {resource} {location}?',
  'prompt.upgrade': 'Which Overseer do you upgrade?',
  'prompt.upgrade.at': 'Upgrade your Overseer {location}?',
  'prompt.donate': 'Donate 1 {resource} to the Warehouse for {honor} Honor?',
  'prompt.recruit':
    'Which Soldier do you recruit? {left, plural, one {# more} other {Up to # more, paid together at the end}}.',
  'prompt.recruit.by':
    '{card}: which Soldier do you recruit? {left, plural, one {# more} other {Up to # more, paid together at the end}}.',
  'prompt.deploy': 'Where does your next recruit attack or rest? {left, plural, one {# is left} other {# are left}}.',
  'prompt.build': 'What do you build? {left, plural, one {# piece} other {Up to # pieces, paid together at the end}}.',
  'prompt.build.by':
    '{card}: what do you build? {left, plural, one {# piece} other {Up to # pieces, paid together at the end}}.',
  'prompt.warehouse':
    '{left, plural, one {# Resource} other {# Resources}} still to pay: how much of this type from the Warehouse?',
  'prompt.pay': '{left, plural, one {# Resource} other {# Resources}} still to pay: how much of this type do you give?',
  'prompt.surplus': 'Too many Archers for the Firing spots: which one goes to the Rest Zone?',
  'prompt.march': 'Move Soldiers: {left, plural, one {# move} other {# moves}} left. From which Section, and to which?',
  'prompt.marchSoldier': 'From {from} to {to}: which of your Soldiers goes along?',
  'prompt.teaHouse': 'Do you move up one place in the Tea order?',
  'prompt.embassy': 'Do you hire a Clerk or an Advisor?',
  'prompt.embassy.left':
    'Do you hire a Clerk or an Advisor? You have {left, plural, one {# action} other {# actions}} left.',
  'prompt.place': 'Is {advisor} Active, with an ability, or Supporting your General?',
  'prompt.warAcademy': 'Draw {n, plural, one {# Tactic card} other {# Tactic cards}}?',
  'prompt.handLimit': 'You hold too many Tactic cards: which one do you discard?',
  'prompt.attack': 'Which of your Soldiers attacks next, and where?',
  'prompt.wound': 'On which Vital spot do you place the Wound? {left, plural, one {# is left} other {# are left}}.',
  'prompt.wound.by':
    '{card}: on which Vital spot do you place a Wound? {left, plural, one {# is left} other {# are left}}.',
  'prompt.shoot': 'Your Archer in {section} shoots: which Vital spot does he wound?',
  'prompt.shoot.may': 'Your Archer in {section} may attack: which Vital spot does he wound?',
  'prompt.shoot.man': 'Your Archer in {section} may take a Firing spot and attack: which Vital spot does he wound?',
  'prompt.shoot.again': 'This Archer in {section} may shoot once more: which Vital spot does he wound?',
  'prompt.shoot.unit': 'Your {unit} in {section} shoots: at which Vital spot?',
  'prompt.shooter': 'Who of yours in {section} shoots next?',
  'prompt.extraShot': 'Does this Archer in {section} shoot once more?',
  'prompt.victim': 'Which of your Soldiers is killed?',
  'prompt.victim.on': '{horde} in {section}: which of your Soldiers on it is killed?',
  'prompt.victim.row': '{horde} in {section}, row {row}: which of your Soldiers on it is killed?',
  'prompt.save.in': 'Which dying Soldier in {section} do you save{price, plural, =0 {} other { for # Chi}}?',
  'prompt.save': 'Which dying Soldier do you save{price, plural, =0 {} other { for # Chi}}?',
  'prompt.shame':
    'You gain a Shame token: on which {hordes, select, false {Soldier} other {Soldier or claimed Horde}} do you put it?',
  'prompt.shame.breach':
    'Breach in {section}: on which {hordes, select, false {Soldier} other {Soldier or claimed Horde}} do you put a Shame token?',
  'prompt.shame.alone':
    'Alone {location}: on which {hordes, select, false {Soldier} other {Soldier or claimed Horde}} do you put a Shame token?',
  'prompt.shame.requests':
    'Requests are unfulfilled: on which {hordes, select, false {Soldier} other {Soldier or claimed Horde}} do you put a Shame token?',
  'prompt.shame.by':
    '{card}: on which {hordes, select, false {Soldier} other {Soldier or claimed Horde}} do you put a Shame token?',
  'prompt.unshame':
    'From which {hordes, select, false {Soldier} other {Soldier or Horde}} do you discard a Shame token?',
  'prompt.ability': 'Which ability of your cards do you use now?',
  'prompt.tactic': 'Do you play a Tactic card? ({window})',
  'prompt.tactic.in': 'Do you play a Tactic card? ({window}, in {section})',
  'prompt.tactic.assault': 'Do you play a Tactic card? ({section} is about to be assaulted)',
  'prompt.choice': '{card}: which of its effects do you choose?',
  'prompt.choice.effects': '{card}: which effect? {effects}.',
  'prompt.gain': 'Which Resource do you take? {left} left to take.',
  'prompt.lose': 'Which Resource do you lose? {left} left to lose.',
  'prompt.exchange':
    'Which Resource do you give to take another one for it? {left, plural, one {# more} other {Up to # more}}.',
  'prompt.gain.by': '{card}: which Resource do you take? {left} left to take.',
  'prompt.lose.by': '{card}: which Resource do you lose? {left} left to lose.',
  'prompt.exchange.by':
    '{card}: which Resource do you give to take another one for it? {left, plural, one {# more} other {Up to # more}}.',
  'prompt.recall': 'Do you return a Clerk from here to your pool?',
  'prompt.income': 'Which of your Overseers brings you his income?',
  'prompt.reclaimCard': 'Which discarded Command card do you take back into your hand?',
  'prompt.swap': 'Which two Hordes swap places?',
  'prompt.peekUnder': 'Which of these cards do you put under the deck?',
  'prompt.peekOrder': 'Which of these cards comes first, on top of the deck?',
  'prompt.copy': 'Which Command card on the track do you copy?',
  'prompt.player': '{card}: which player does it apply to?',
  'prompt.player.horde': '{horde} in {section}',
  'prompt.refresh': 'Which Advisor of the display do you discard to make room for another?',
  'prompt.refresh.reed': 'Reed Clan: which Advisor of the display is discarded for it?',
  'prompt.payShame.honor': 'Pay {price} Honor to discard a Shame token?',
  'prompt.outpost': 'Which of your survivors attacks outside the sections?',
  'prompt.reedClerk': 'Reed Clan: you move one of its Clerks. {left, plural, one {# move left} other {# moves left}}.',
  'prompt.reedBarricade': 'Reed Clan: in which Section does it build its Barricade?',
  'prompt.reedSpearman': 'Reed Clan: on which Vital spot does its Spearman attack?',
  'prompt.order':
    '{what, select, commands {Command cards: who places the next one?} location {This Location: who acts next?} archers {Archers: whose shoots next?} other {Clerks: who moves next?}} {left} to go.',
  'prompt.request': "Which of the Emperor's Requests do you fulfil now?",
  'prompt.consent': 'Do you give your share for {request}?',
  'prompt.consent.to': '{request}{eased, plural, =0 {} other {, # less}}: do you agree to {act}?',
  'prompt.sacrifice': 'Which piece do you sacrifice? It leaves the game; {left} to go.',
  'prompt.sacrifice.for': '{request}: which piece do you sacrifice? It leaves the game; {left} to go.',
  'prompt.favor': 'Which Request of the Emperor becomes easier to fulfil?',
  'prompt.contribute': '{card}: the team still pays {what}. How much do you give?',
  'prompt.transfer': 'Which Resource do you give to whom? {left, plural, one {# more} other {Up to # more}}.',
  'prompt.transfer.by':
    '{card}: which Resource do you give to whom? {left, plural, one {# more} other {Up to # more}}.',
  'prompt.player.request': 'Which player gives what {request} asks for?',
} as const satisfies Group<'prompt', (typeof PROMPTS)[number]> & Record<string, string>
