import type { Group } from '@wanli/game-kit'
import { prefixed } from '@wanli/kernel'
import { PROBLEM_TEXTS } from '../../data/problems.ts'
import type { OwnDetail } from '../../details.ts'

/** What exactly is wrong with a set-up or a position: it follows the place and a colon. */
const own = {
  'detail.clansNeeded': 'it must name {seats} different colours.',
  'detail.variantTwice': 'a variant is named twice.',
  'detail.auctionOnly': 'only an auction leaves boards out.',
  'detail.leaveOutCount':
    'an auction for {seats} players leaves out {count, plural, =0 {no boards} one {# board} other {# different boards}}.',

  'detail.tooManyRounds': 'the game has {rounds} rounds (ZG-GEN-01).',
  'detail.notPlaying': '"{name}" does not play; the players are {names}.',
  'detail.everySeatOnce': 'it must name every player once.',
  'detail.cardsBeforeBoards': 'cards are dealt only when all have a board (ZG-AUCT-09).',
  'detail.boardNeeded':
    'somebody has no player board yet: give every player one, or name the phase chooseBoard or auction.',
  'detail.boardTwice': 'a player board is on offer twice, or with two players ({rule}).',
  'detail.boardsOnOffer':
    '{takers, plural, one {# player has} other {# players have}} no board, but {count, plural, one {# board is} other {# boards are}} on offer.',
  'detail.bidImpossible': 'a bid of {bid} must be possible (ZG-AUCT-03).',
  'detail.noOfficialLeft': 'no {official} official is left (ZG-GEN-03).',
  'detail.markersLeft': '{marker} markers left: {count} (ZG-SETUP-11).',
  'detail.noPieceLeft':
    '{clan} has no {piece, select, governors {governors} palaces {palaces} other {walls}} left (ZG-GEN-03).',
  'detail.noSquare': 'there is no square {square}.',
  'detail.noTileSide': 'there is no side "{name}"; write WT1a or WT1b.',
  'detail.tileTwice': 'a tile is named twice.',
  'detail.notTaskKind':
    '"{id}" is not a task of this kind: {task}. Each section lists walls, palaces and governors, in this order.',
  'detail.taskNotInPlay': '"{id}" is not in play.',
  'detail.cardTwice': '#{card} is in two places (ZG-INV-06).',
  'detail.deckContents': 'it must hold exactly the cards that are nowhere else (ZG-INV-06).',
  'detail.emptyHand': '{clan} has no card in hand.',

  'detail.officials': "{clan}'s {official} officials are not as many as there are ({rule}).",
  'detail.workersArea': '{clan} has too many officials in workers area {region} ({rule}).',
  'detail.unrest': "{clan}'s unrest in region {region} is beyond the end of its track ({rule}).",
  'detail.cards': '{clan} has too many cards in region {region} ({rule}).',
  'detail.workers': '{clan} has fewer than 0 workers in region {region} ({rule}).',
  'detail.pieces':
    "{clan}'s {piece, select, governors {governors} palaces {palaces} other {walls}} are not as many as there are ({rule}).",
  'detail.taskDiscs': '{clan} has placed too many task discs ({rule}).',
  'detail.vp': '{clan} has fewer than 0 VP ({rule}).',
  'detail.markers': 'the {marker} markers are not as many as there are ({rule}).',
  'detail.bigMarker': 'the {marker} value-3 marker belongs to nobody at this table ({rule}).',
  'detail.palaces': 'region {region} has too many palaces ({rule}).',
  'detail.wallSection': '{clan} has too many walls in one section ({rule}).',
  'detail.taskSlots': '{id} has too many discs, or two of one player ({rule}).',
  'detail.allCards': 'each of the 120 cards must be there exactly once ({rule}).',
  'detail.discs': 'the track and the column must hold the disc of every player exactly once ({rule}).',
} as const satisfies Group<'detail', OwnDetail> & Record<string, string>

export const details = { ...own, ...prefixed('detail.data', PROBLEM_TEXTS.en) }
