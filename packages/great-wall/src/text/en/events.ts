import type { Group } from '@wanli/game-kit'
import type { BaseEvent } from '../../terms.ts'

/** The lines of the log. */
export const events = {
  'event.yearBegan': 'Year {year} begins.',
  'event.season': '{season} of Year {year}.',
  'event.generalChosen': "{player}'s General is {general}, with {advisor} as Active Advisor.",
  'event.timeMoved': 'The Time token moves to slot {slot}: Lethality {lethality}.',
  'event.hordePlaced': 'A new Horde: {horde} in {section}, row {row}.',
  'event.raid':
    'A Raid: there is no room for {horde} in {section}; {removed, plural, =0 {no Shame token is left to remove} one {# Shame token leaves the game} other {# Shame tokens leave the game}}.',
  'event.advisorsRefreshed': 'The Advisor display now holds: {display}.',
  'event.gained': '{player} gains {n} {resource} ({from}).',
  'event.paid': '{player} pays {n} {resource}.',
  'event.lost': '{player} loses {n} {resource}.',
  'event.honor': '{player} gains {n} Honor ({source}).',
  'event.honor.lost': '{player} loses {n} Honor ({source}).',
  'event.shamed': '{player} gains a Shame token and puts it {where}.',
  'event.shameUnplaceable':
    '{pool, select, true {{player} has no room for a Shame token: it leaves the game} other {{player} would gain a Shame token, but the pool is empty}}.',
  'event.unshamed': '{player} discards a Shame token {where}.',
  'event.reclaimed':
    '{player} takes {cards, plural, =0 {no Command cards} one {# Command card} other {# Command cards}} back.',
  'event.reclaimed.honor': '{player} leaves the Command cards and takes Honor.',
  'event.commandsRevealed': 'Command cards: {commands}.',
  'event.commandPlaced': '{player} puts {card} on spot {spot} of the Command track.',
  'event.turnBegan': "{player}'s turn: {card}.",
  'event.copied': "{player} copies {owner}'s {card}.",
  'event.clerkMoved': '{player} moves a Clerk: {from} → {to}.',
  'event.clerksReturned': 'The Clerks {location} return to their pools.',
  'event.clerksReturned.only': 'The Clerk of {stays} stays {location}.',
  'event.clerksReturned.stays': 'The Clerks {location} return to their pools; that of {stays} stays.',
  'event.activated': '{location} activates{advanced, select, true { (Advanced Activation)} other {}}.',
  'event.upgraded': "{player}'s Overseer {location} rises to level {level}.",
  'event.donated': '{player} donates 1 {resource} to the Warehouse.',
  'event.recruited': '{player} recruits {units}.',
  'event.rested': '{player} sends {unit} to the Rest Zone of {section}.',
  'event.attacked':
    '{player} attacks with {unit}: {section}, row {row}, {n, plural, one {Vital spot {spots}} other {Vital spots {spots}}}.',
  'event.manned': '{player} puts {unit} on a Firing spot of {section}.',
  'event.wounded': '{player} places a Wound: {section}, row {row}, Vital spot {spot}.',
  'event.barricadeBuilt': '{player} builds a Barricade in {section}.',
  'event.wallBuilt': '{player} builds Wall level {level} in {section}.',
  'event.fromWarehouse': 'The Warehouse pays {what}.',
  'event.marched':
    '{player} moves {unit} from {from} to {onto, select, firing {a Firing spot} other {the Rest Zone}} of {to}.',
  'event.teaMoved': '{player} moves up in the Tea order: {order}.',
  'event.clerkHired': '{player} hires a Clerk.',
  'event.advisorHired': '{player} hires {advisor} as {active, select, true {Active} other {Supporting}} Advisor.',
  'event.tacticsDrawn': '{player} draws {n, plural, one {# Tactic card} other {# Tactic cards}}.',
  'event.tacticsDrawn.known': '{player} draws {cards}.',
  'event.tacticDiscarded': '{player} discards {card}.',
  'event.tacticPlayed': '{player} plays {card}{boosted, select, true {, boosted} other {}}.',
  'event.abilityUsed': '{player} uses {card}.',
  'event.hordeDefeated': 'The Horde {horde} is Defeated in {section}, row {row}.',
  'event.hordeClaimed': '{player} claims the Horde {horde}.',
  'event.hordeDiscarded': 'Nobody claims the Horde {horde}: it is discarded.',
  'event.killed': '{player} loses {unit}, killed in {section}.',
  'event.saved': '{player} saves {unit} in {section}{price, plural, =0 { for free} other { for # Chi}}.',
  'event.assault':
    'Assault on {section}: Defense {defense}, Power {power}; {breach, select, true {a Breach} other {it holds}}.',
  'event.barricadesGone':
    '{n, plural, =0 {There are no Barricades to remove} one {# Barricade is removed} other {# Barricades are removed}}.',
  'event.hordesSwapped': 'Two Hordes swap places: {a} and {b}.',
  'event.peeked':
    '{player} looks at {n, plural, one {# card} other {# cards}} of the {deck}{under, plural, =0 {} other { and puts # under it}}.',
  'event.peeked.known':
    '{player} looks at {n, plural, one {# card} other {# cards}} of the {deck}{under, plural, =0 {} other { and puts # under it}}; on top lie {cards}.',
  'event.defenseAdded': '{player} gives {section} {n} more Defense.',
  'event.gameEnds': 'The game ends: {because}.',
  'event.won': '{player} wins with {honor} Honor.',
  'event.wentHome': '{player}: {unit} returns from {section} to the pool.',
  'event.wallDestroyed':
    'The Wall of {section} loses a level{level, plural, =0 {: nothing of it is left} other { and stands at level #}}.',
  'event.markerLost': '{player} loses a marker ({marker}) in the place of a Soldier: {section}.',
  'event.marked': '{player} puts a marker ({marker}) on a Vital spot: {section}, row {row}, Vital spot {spot}.',
  'event.outpostAttacked':
    '{player} attacks {outpost} with {unit}: {n, plural, one {Vital spot {spots}} other {Vital spots {spots}}}.',
  'event.cardTaken': '{player} now holds {card}.',
  'event.notPossible':
    '{player} can {step, select, march {move no Soldier} upgrade {upgrade no Overseer} recruit {recruit nobody} embassy {hire nobody} build {build nothing} own {{what}} other {do nothing}} now.',
  'event.notPossible.known':
    '{player} can {step, select, march {move no Soldier} upgrade {upgrade no Overseer} recruit {recruit nobody} embassy {hire nobody} build {build nothing} own {{what}} other {do nothing}} now. {why}',
  'event.reason': '{player}: {reason}.',
  'event.toWarehouse': '{player} adds 1 {resource} to the Warehouse.',
  'event.tokenUp': "{location} moves to the top of Qin Jiushao's track: {track}.",
  'event.supported': '{advisor} goes under {player} as Supporting Advisor.',
  'event.advisorDismissed': '{advisor} is discarded from the display for {player}.',
  'event.requestsShown': "The Emperor's Requests: {requests}.",
  'event.requestDone': "The Emperor's Request {request} is fulfilled: {done} of {goal}.",
  'event.requestsLeft':
    '{n, plural, one {# Request is} other {# Requests are}} left open: {tokens, plural, one {# Shame token} other {# Shame tokens}} for each player.',
  'event.hordeRule': '{horde} in {section}: its ability takes effect.',
  'event.cardActs': '{card}: its ability takes effect{somewhere, select, true { in {section}} other {}}.',
  'event.requestRefused': '{player} does not agree to {request}.',
  'event.requestEased': '{player} eases {request} by {n} until the end of this Winter.',
  'event.sacrificed': '{player} sacrifices {unit}.',
  'event.gaveTo': '{player} gives 1 {resource} to {to}.',
  'event.eventShown': 'Event: {event}.',
  'event.teamWon':
    '{asked, select, no {The last Year is over: the team wins} other {The team wins with {done, plural, one {# fulfilled Request} other {# fulfilled Requests}}}}.',
  'event.teamLost':
    'The team loses: {because}.{asked, select, no {} other { {done, plural, =0 {No Request was fulfilled} one {# Request was fulfilled} other {# Requests were fulfilled}}.}}',
  'event.soloLost': 'Qin Jiushao wins: {because}.',
  'event.allLost': 'Everyone has lost: {because}.',
} as const satisfies Group<'event', BaseEvent['kind']> & Record<string, string>
