import type { Seat, Table, Terms } from '@wanli/kernel'
import { atOnce, type Command } from './lines.ts'
import { type Foresight, indexOf } from './sense.ts'
import { World } from './world.ts'

/** Where a world has come to: the terms of the value, the rivals' share at the end; how likely the seat is to win from there. */
export interface End {
  readonly parts: readonly number[]
  readonly chance: number | undefined
}

/** Play on in a world after a command, to the end of the round or Year; undefined if the time is up before. */
export function* playOn<T extends Terms>(
  world: World<T>,
  seat: Seat,
  sense: Foresight<T>,
  { keys }: Command,
  isUp: () => boolean,
): Generator<void, End | undefined, void> {
  const { root } = world
  const before = root.game.copy(root.state)
  const until = sense.horizon(before)
  const sealed = root.open.length > 1 ? world.sealed() : []
  follow(world, seat, keys)
  for (const { seat: other, option } of sealed) world.answer(other, option)
  while (!root.over && sense.horizon(root.state) === until) {
    if (isUp()) return undefined
    yield
    world.step()
  }
  const parts = sense.team?.(root.box) === true ? together(world, sense, before) : sense.parts(root, seat, before)
  const rivalry = sense.rivalry(root.box)
  if (rivalry === 0) return { parts: [...parts, 0], chance: undefined }
  let best = -Infinity
  for (let other = 0; other < root.box.seats; other++) {
    if (other === seat) continue
    best = Math.max(best, sumOf(sense.parts(root, other, before)))
  }
  if (best === -Infinity) return { parts: [...parts, 0], chance: undefined }
  const ahead = sumOf(parts) - best
  const chance = sense.chance?.(root.box, sense.horizon(root.state), ahead)
  return {
    parts: [...parts, -rivalry * best],
    chance: chance === undefined || !root.over ? chance : wonBy(root, seat),
  }
}

/** At a finished table: 1 for who won, shared by those who tie. */
function wonBy<T extends Terms>({ game, state, box }: Table<T>, seat: Seat): number {
  const winners = game.winners(state, box)
  return winners.includes(seat) ? 1 / winners.length : 0
}

/** What the table is worth to partners, on average: what one needs is not wasted by another. */
function together<T extends Terms>({ root }: World<T>, sense: Foresight<T>, before: T['state']): number[] {
  const { seats } = root.box
  const sums = sense.terms.map(() => 0)
  for (let seat = 0; seat < seats; seat++)
    sense.parts(root, seat, before).forEach((part, i) => (sums[i]! += part / seats))
  return sums
}

/** The answers of a command, as far as the seat is asked them in this world. */
function follow<T extends Terms>(world: World<T>, seat: Seat, keys: readonly string[]): void {
  for (const key of keys) {
    const question = world.root.questionFor(seat)
    const option = question === undefined ? -1 : indexOf(question, key)
    if (option < 0) return
    world.answer(seat, option)
  }
}

/** What a command is worth at the end of the round or Year in the world of this word: the value there, less the rivals' share. */
export function worthOf<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  sense: Foresight<T>,
  command: Command,
  word: string,
): number {
  const end = atOnce(playOn(new World(table, seat, sense, word), seat, sense, command, () => false))
  // Nobody hurries here: a world is always played to its end.
  return sumOf(end!.parts)
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
