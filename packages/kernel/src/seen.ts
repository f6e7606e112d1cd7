import type { Core, Game, Pile, Seen, Terms } from './game.ts'
import { isObject, shown } from './json.ts'
import { isTrue } from './memory.ts'
import { bad, good, type Result } from './result.ts'

/** What a seat remembers of a pile, as positions have it: seats, piles and cards by name. */
export interface SeenCard {
  readonly by: string
  readonly pile: string
  readonly card: string
  /** Counted from the bottom, which is 0. */
  readonly at: readonly number[]
  readonly held?: readonly string[]
}

/** All that the seats remember; undefined if it is nothing. */
export function writeSeen<T extends Terms>(
  game: Game<T>,
  state: T['state'],
  box: T['box'],
): readonly SeenCard[] | undefined {
  if (state.remembered === undefined || game.piles === undefined) return undefined
  const names = game.seatNames(box)
  const piles = game.piles(state, box)
  const seen = state.remembered.flatMap((own, seat) =>
    own.map(({ pile, card, at, held }) => ({
      by: names[seat]!,
      pile,
      card: piles[pile]!.names[card]!,
      at,
      ...(held === undefined ? {} : { held: held.map((holder) => names[holder]!) }),
    })),
  )
  return seen.length === 0 ? undefined : seen
}

/** Into a state whose table was read already: that it lies where it was seen is checked. */
export function readSeen<T extends Terms>(
  game: Game<T>,
  state: T['state'],
  box: T['box'],
  cards: readonly unknown[],
): Result<Core['remembered']> {
  const names = game.seatNames(box)
  const piles = game.piles?.(state, box) ?? {}
  const remembered: Seen[][] = names.map(() => [])
  for (const card of cards) {
    const one = readCard(card, names, piles)
    if (one === undefined) return bad('bad-position', { where: 'seen', problem: 'notSeen', card: shown(card) })
    remembered[one.seat]!.push(one.seen)
  }
  return good(remembered)
}

/** Those that are still true of a state: between two versions of the rules cards may change their names or go. */
export const stillSeen = <T extends Terms>(
  game: Game<T>,
  state: T['state'],
  box: T['box'],
  cards: unknown,
): readonly SeenCard[] => {
  const piles = game.piles?.(state, box) ?? {}
  if (!Array.isArray(cards)) return []
  return (cards as readonly unknown[]).filter(
    (card): card is SeenCard => readCard(card, game.seatNames(box), piles) !== undefined,
  )
}

function readCard(card: unknown, names: readonly string[], piles: Readonly<Record<string, Pile>>) {
  if (!isObject(card)) return undefined
  const { by, pile: name, card: called, at, held = [] } = card
  if (!Array.isArray(at) || !at.every((place) => Number.isInteger(place) && (place as number) >= 0)) return undefined
  if (!Array.isArray(held) || typeof name !== 'string' || !Object.hasOwn(piles, name)) return undefined
  const pile = piles[name]!
  const seat = names.indexOf(by as string)
  const holders = held.map((holder) => names.indexOf(holder as string))
  const number = pile.names.indexOf(called as string)
  if (seat < 0 || number < 0 || holders.includes(-1)) return undefined
  const seen: Seen = {
    pile: name,
    card: number,
    at: at as readonly number[],
    ...(holders.length === 0 ? {} : { held: holders }),
  }
  return isTrue(seen, pile) ? { seat, seen } : undefined
}
