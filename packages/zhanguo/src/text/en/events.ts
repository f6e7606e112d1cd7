import type { Group } from '@wanli/game-kit'
import type { ZgEvent } from '../../terms.ts'

/** The lines of the log. */
export const events = {
  'event.boardTaken': '{player} takes the {board}{price, plural, =0 {} other { for # VP}}.',
  'event.bid': '{player} bids {vp} VP.',
  'event.passedBid': '{player} leaves the auction.',
  'event.roundBegan': 'Round {round} begins. Order of play: {order}.',
  'event.drew': '{player} draws {count, plural, one {# card} other {# cards}}.',
  'event.drew.known': '{player} draws {cards}.',
  'event.discarded': '{player} discards {count, plural, one {# card} other {# cards}}.',
  'event.discarded.known': '{player} discards {cards}.',
  'event.turnBegan': "{player}'s turn.",
  'event.unified':
    '{player} unifies {card} in region {region}: {markers, plural, =0 {no marker} one {# {colour} marker} other {# {colour} markers}}{vp, plural, =0 {} other {, # VP}}; unrest {unrest}.',
  'event.courtPlayed':
    '{player} plays {card} {below, plural, =0 {as the first Court card} other {on top of {under}}} to {action}{number, select, fits {; the number fits} fails {; the number does not fit} other {}}.',
  'event.freeMoved': '{player} moves a {official} official down in region {region} (free move).',
  'event.recruited': '{player} brings a {official} official into region {region}.',
  'event.moved':
    '{player} moves a {official} official: {path}{left, plural, =0 {} one { (# point left)} other { (# points left)}}.',
  'event.installed':
    '{player} installs a governor {paid, select, true {} other {free of charge }}on square {square} of region {region} ({bonus}).',
  'event.installed.open':
    '{player} installs a governor {paid, select, true {} other {free of charge }}in the open area of region {region}.',
  'event.shifted': '{player} moves a governor from region {from} to the open area of region {to}.',
  'event.hired':
    '{player} hires {workers, plural, one {# worker} other {# workers}} in region {region}; unrest {unrest}.',
  'event.built':
    '{player} builds a palace in region {region}{from, plural, =0 { free of charge} other { (third worker from region #)}} and scores {vp} VP.',
  'event.tookBigMarker': '{player} takes the value-3 {colour} marker.',
  'event.walled':
    '{player} builds a wall in {section}, slot of {rods, plural, one {# rod} other {# rods}}, {count, plural, =0 {free of charge} one {paid from region {regions}} other {paid from regions {regions}}}.',
  'event.activated': '{player} activates {card} in region {region}.',
  'event.usedBoard': '{player} uses the board ability: {ability}.',
  'event.tookMarker': '{player} takes 1 {colour} marker.',
  'event.scored': '{player} scores {vp} VP ({source}).',
  'event.gotWorkers': '{player} gets {workers, plural, one {# worker} other {# workers}} in region {region}.',
  'event.movedWorker': '{player} moves 1 worker from region {from} to region {to}.',
  'event.calmed': '{player} calms region {region}: unrest {unrest}.',
  'event.claimed': '{player} claims a task: {task} (slot {slot}, {vp} VP).',
  'event.rewardLapsed': 'Nobody has {aspect} markers: the reward is not given.',
  'event.rewardPassed':
    '{player} {could, select, true {passes on the reward for {aspect}} other {cannot take the reward for {aspect} and passes}}.',
  'event.rewardTaken': '{player} gives back {aspect} markers worth {markers} for the reward: {reward}.',
  'event.roundEnded':
    'Round {round} ends{last, select, true {: final scoring} other {. The next 1st player is {player}}}.',
  'event.majority':
    '{player} scores the majority in region {region} with {governors, plural, one {# governor} other {# governors}}: {vp} VP.',
  'event.mostMarkers': '{player} wins the award for {aspect} markers: {vp} VP.',
  'event.tasksScored':
    '{player} scores {section, select, upper {the upper tasks} other {the lower tasks}} ({discs, plural, one {# disc} other {# discs}}): {vp} VP.',
  'event.wallScored': '{player} scores the wall in {section} ({rods, plural, one {# rod} other {# rods}}): {vp} VP.',
  'event.won': '{player} wins with {vp} VP.',
} as const satisfies Group<'event', ZgEvent['kind']> & Record<string, string>
