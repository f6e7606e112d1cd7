import type { Seat } from '@wanli/kernel'
import { highest } from '../highest.ts'
import { keepWorth, officialsWorth } from './engine.ts'
import { Sight } from './sight.ts'
import { type Asked, at, type Box, type CourtAction, type Player, REGIONS, turnsLeft, type ZgTable } from './terms.ts'
import type { Weights } from './weights.ts'

/** Which options deserve a look. Any card serves for any Court action, so each action is tried with one or two cards. */
export function triesOf(table: ZgTable, seat: Seat, question: Asked, w: Weights): readonly number[] {
  const me = table.state.players[seat]!
  switch (question.prompt) {
    case 'action': {
      const card = Number(question.about?.['card'])
      return indexes(question, (option) => {
        if (option.kind === 'unify') return true
        return option.kind === 'court' && cardsFor(table, seat, option.action, w).includes(card)
      })
    }
    case 'thirdWorker':
      return [highest(question.options, (option) => (option.kind === 'from' ? spareness(me, option.region) : 0))]
    case 'payWall':
      return [
        highest(question.options, (option) => {
          if (option.kind !== 'pay') return 0
          let sum = 0
          for (const region of option.regions) sum += spareness(me, region)
          return sum
        }),
      ]
    case 'reassign':
      // To stop comes first: nobody moves an official for nothing.
      return [
        ...indexes(question, (option) => option.kind === 'stop'),
        ...indexes(question, (option) => option.kind !== 'free' && option.kind !== 'stop'),
      ]
    default:
      return indexes(question, (option) => option.kind !== 'free')
  }
}

/**
 * The same for who plays on in guessed worlds: no moving about for its own sake, only the best sites for a wall, and an official only where he is wanted most,
 * which was half of all lines after a card.
 */
export function hastyTries(table: ZgTable, seat: Seat, question: Asked, w: Weights): readonly number[] {
  const tries = triesOf(table, seat, question, w)
  const { options } = question
  switch (question.prompt) {
    case 'action': {
      const main = tries.filter((index) => !isMovingAbout(options[index]!))
      return main.length > 0 ? main : tries
    }
    case 'wall': {
      const v = new Sight(table.state, table.box, seat, w)
      return best(SITES, tries, (index) => {
        const option = options[index]!
        return option.kind === 'wall' ? v.wall(option.section, option.rods) : Infinity
      })
    }
    case 'recruit':
      return best(PLACES, tries, (index) => {
        const option = options[index]!
        return option.kind === 'place' ? withOfficial(table, seat, option, w) : Infinity
      })
    default:
      return tries
  }
}

/** Sites for a wall, and places for an official, that deserve a quick look. */
const SITES = 3
const PLACES = 5

function best(few: number, tries: readonly number[], worthOf: (index: number) => number): readonly number[] {
  if (tries.length <= few) return tries
  return tries
    .map((index) => ({ index, worth: worthOf(index) }))
    .sort((x, y) => y.worth - x.worth)
    .slice(0, few)
    .map(({ index }) => index)
}

/** What the officials are worth with one more. */
function withOfficial(table: ZgTable, seat: Seat, { official, region }: Place, w: Weights): number {
  const { state, box } = table
  const me = state.players[seat]!
  const governorsArea = me.governorsArea.slice()
  governorsArea[at(region, official)]!++
  const players = state.players.slice()
  players[seat] = { ...me, governorsArea }
  return officialsWorth(new Sight({ ...state, players }, box, seat, w))
}
type Place = Extract<Options[number], { readonly kind: 'place' }>

const isMovingAbout = (option: Options[number]): boolean => option.kind === 'court' && option.action === 'reassign'

type Options = Asked['options']

const indexes = (question: Asked, test: (option: Options[number]) => boolean): number[] =>
  question.options.flatMap((option, index) => (test(option) ? [index] : []))

/** A region whose worker is missed least: a pair is worth keeping for a palace, the last one for a wall. */
const spareness = (me: Player, region: number): number => {
  const workers = me.workers[region]!
  return workers >= 3 ? workers : workers === 1 ? 1 : 0
}

/** The card that is missed least, and the one among those whose number fires the abilities that wait for this action. */
function cardsFor(table: ZgTable, seat: Seat, action: CourtAction, w: Weights): readonly number[] {
  const { state, box } = table
  const me = state.players[seat]!
  const turns = turnsLeft(state, box, me)
  const cheapest = (cards: readonly number[]): number[] => {
    let chosen = 0
    let least = Infinity
    for (const card of cards) {
      const worth = keepWorth(me, box, card, turns, w)
      if (worth >= least) continue
      least = worth
      chosen = card
    }
    return chosen === 0 ? [] : [chosen]
  }
  const any = cheapest(me.hand)
  if (!fires(me, box, action)) return any
  const top = state.pile[state.pile.length - 1]
  if (top === undefined) return any
  const low = action === 'recruit' || action === 'governor'
  return [...any, ...cheapest(me.hand.filter((card) => (low ? card < top : card > top)))]
}

const fires = (me: Player, box: Box, action: CourtAction): boolean =>
  REGIONS.some((region) =>
    [0, 1, 2].some((place) => {
      const card = me.cards[3 * region + place]!
      return card !== 0 && box.data.cards[card]!.trigger === action
    }),
  )
