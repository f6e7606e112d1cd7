import type { Group } from '@wanli/game-kit'
import type { OptionKind } from '../../options.ts'

/** What the numbered choices say. */
export const options = {
  'option.card': 'Play {card}',
  'option.unify': 'Unify in region {region}',
  'option.court': 'Court: {action}',
  'option.free': 'Free move: {official} official down in region {region}',
  'option.place': 'Bring a {official} official into region {region}',
  'option.move': 'Move {official}: {path} ({cost, plural, one {# point} other {# points}})',
  'option.install': 'Square {square} of region {region} ({bonus})',
  'option.install.open': 'Open area of region {region} (no bonus)',
  'option.in': 'In region {region}',
  'option.from': 'From region {region}',
  'option.marker': 'Take 1 {colour} marker ({aspect})',
  'option.wall': 'Wall in {section}, slot of {rods, plural, one {# rod} other {# rods}}',
  'option.wall.tile': 'Wall in {section}, slot of {rods, plural, one {# rod} other {# rods}}: {tile}',
  'option.pay':
    '{count, plural, one {Pay 1 worker from region {regions}} other {Pay 1 worker from each of the regions {regions}}}',
  'option.activate': 'Activate {card} (region {region})',
  'option.ability': 'Use your board: {ability}',
  'option.calm': 'Calm region {region} (unrest −{calm})',
  'option.worker': 'Move 1 worker from region {from} to region {to}',
  'option.shift': 'Move the governor on square {square} of region {from} to region {to}',
  'option.shift.open': 'Move a governor from the open area of region {from} to region {to}',
  'option.claim': 'Claim the task: {task}',
  'option.board': 'Take the {board}',
  'option.bid': 'Bid {vp} VP',
  'option.discard': 'Discard {card}',
  'option.take': 'Take a {official} official',
  'option.stop': 'Stop here: leave the other points unspent',
  'option.finish': 'Finish: activate nothing more',
  'option.decline': 'No, thanks',
  'option.endTurn': 'End the turn',
  'option.passBid': 'Pass: leave this auction',
  'option.accept': 'Accept: give back your markers and take the reward',
  'option.pass': 'Pass: keep your markers',
} as const satisfies Group<'option', OptionKind> & Record<string, string>
