import type { Seat } from '@wanli/kernel'
import {
  type Ability,
  ASPECTS,
  type Board,
  type Bonus,
  CARD_COLOURS,
  OFFICIAL_COLOURS,
  REGIONS,
  type RewardCell,
  type RewardKind,
  type Section,
  SITES,
  type Square,
  type WallSide,
  SQUARE_LETTERS,
} from '../../data/types.ts'
import type { Colour, Official } from '../../state.ts'
import type { Place, ZgBox } from '../../terms.ts'
import { listOf, type Message, message } from './message.ts'

/* The things of the game, by name and by what they do. */

/** A seat goes by its colour. */
export const playerMessage = (seat: Seat, box: ZgBox): Message => message(`clan.${box.setup.clans[seat]!}`)

export const officialName = (official: Official): Message => message(`official.${OFFICIAL_COLOURS[official]}`)
export const colourName = (colour: Colour): Message => message(`colour.${CARD_COLOURS[colour]}`)
export const aspectName = (colour: Colour): Message => message(`aspect.${ASPECTS[colour]}`)
export const sectionName = (section: Section): Message => message(`section.${section}`)
export const cardNumber = (number: number): Message => message('card.number', { number })
export const numbers = (list: readonly number[]): readonly Message[] =>
  list.map((number) => message('number', { number }))
export const squareLetter = (square: number): string => SQUARE_LETTERS[square] ?? ''

/** "workers area 2 → governors area 2" */
export const pathMessage = (path: readonly Place[]): Message =>
  path
    .map(({ area, region }) => message(`place.${area}`, { region }))
    .reduce((from, to) => message('path', { from, to }))

export function bonusMessage(bonus: Bonus, box: ZgBox): Message {
  const { reassignPoints, bonusVp, calmBy } = box.data.constants
  const vp = bonus === 'VP_2' || bonus === 'VP_3' ? bonusVp[bonus] : bonusVp.perCard
  return message(`bonus.${bonus}`, { points: reassignPoints.card, vp, calm: calmBy })
}

export function abilityMessage(ability: Ability, box: ZgBox): Message {
  const { reassignPoints, calmBy } = box.data.constants
  const points = ability === 'reassignTwo' ? reassignPoints.triangle : reassignPoints.circle
  return message(`ability.${ability}`, { points, calm: calmBy })
}

/** What a bonus square gives; undefined is a square that a region doesn't have. */
export function squareMessage(square: Square | undefined, box: ZgBox): Message {
  const { reassignPoints, squareVp } = box.data.constants
  return message(`square.${square ?? 'none'}`, { points: reassignPoints.square, vp: squareVp })
}

function aboutCard(card: number, box: ZgBox): Message['params'] {
  const { colour, trigger, bonus } = box.data.cards[card]!
  return {
    number: card,
    colour: message(`colour.${colour}`),
    trigger: message(`trigger.${trigger}`),
    bonus: bonusMessage(bonus, box),
  }
}

/** "#45 orange · palace → 3 VP" */
export const cardMessage = (card: number, box: ZgBox): Message => message('card', aboutCard(card, box))

/** "#45 (orange; palace: 3 VP)", for the middle of a sentence. */
export const cardInline = (card: number, box: ZgBox): Message => message('card.inline', aboutCard(card, box))

/** A board, what it can do, and the lengths of its unrest tracks, as seen in this game. */
export function boardMessage(board: Board, box: ZgBox): Message {
  const { abilities, caps } = box.data.boards[board][box.side]
  return message('board.full', {
    board: message(`board.${board}`),
    abilities:
      abilities.length === 0
        ? message('ability.none')
        : listOf(
            abilities.map((ability) => abilityMessage(ability, box)),
            'semicolon',
            'semicolon',
          ),
    caps: caps.slice(1).join('-'),
  })
}

export function taskMessage(id: string, box: ZgBox): Message {
  const task = box.taskRows[id]!
  const { symbols } = task
  const places = task.kind === 'wall' ? siteCounts(task.symbols) : numbers(symbols as readonly number[])
  return message(`task.${task.kind}`, { places: listOf(places, 'and') })
}

/** Two equal symbols mean both sections of the site (ZG-TASK-02). */
const siteCounts = (symbols: readonly string[]): readonly Message[] =>
  SITES.filter((site) => symbols.includes(site)).map((site) => {
    const count = symbols.filter((symbol) => symbol === site).length
    const name = message(`site.${site}`)
    return count === 1 ? name : message('site.count', { site: name, count })
  })

function sideOf(tile: string, side: 'a' | 'b', box: ZgBox): WallSide {
  const row = box.data.wallTiles.find(({ id }) => id === tile)
  if (row === undefined) throw new Error(`ZhanGuo texts: there is no wall tile ${tile}.`)
  return row[side]
}

/** What a wall tile scores, with the VP of all three slots. */
export function tileMessage(tile: string, side: 'a' | 'b', box: ZgBox): Message {
  const { criterion, vp } = sideOf(tile, side, box)
  return message('tile', { one: vp[0]!, two: vp[1]!, three: vp[2]!, criterion: message(`criterion.${criterion}`) })
}

/** What a wall tile scores for one slot. */
export function slotMessage(tile: string, side: 'a' | 'b', rods: number, box: ZgBox): Message {
  const { criterion, vp } = sideOf(tile, side, box)
  return message('tile.slot', { vp: vp[rods - 1]!, criterion: message(`criterion.${criterion}`) })
}

export const rewardMessage = (cell: RewardCell, box: ZgBox): Message => rewardOf(cell.kind, cell, box)

/** A reward, without its regions if it is not known which cell of the grid it is. */
export function rewardOf(kind: RewardKind, cell: RewardCell | undefined, box: ZgBox): Message {
  const { rewardPieces } = box.data.constants
  const count = kind === 'RED_2' || kind === 'GRAY_2' || kind === 'WORKERS_2' ? rewardPieces[kind] : 1
  const region = cell !== undefined && 'region' in cell ? cell.region : 0
  const regions = cell !== undefined && 'regions' in cell ? cell.regions : []
  const where = regions.length === 0 ? 'unknown' : regions.length === REGIONS.length ? 'any' : 'some'
  return message(`reward.${kind}`, {
    count,
    region,
    where,
    regions: regions.length === 0 ? '' : listOf(numbers(regions), 'or'),
  })
}
