import {
  type AnyGame,
  type AnyTable,
  Dice,
  type Position,
  sameData,
  Streams,
  Table,
  unasked,
  writePosition,
} from '@wanli/kernel'

/** A moment of a game in two worlds that differ only in what this seat can't see. */
export interface Twins {
  readonly game: AnyGame
  readonly setup: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly seat: number
  readonly worlds: readonly [Position, Position]
  /** What lies in them. */
  readonly where: string
}

/** The same moment in a world that the seat can't tell from it; undefined if chance made the same one, or none. */
function twinOf(table: AnyTable, seat: number, dice: Dice): AnyTable | undefined {
  const { game, box } = table
  const { state, entries } = table.checkpoint()
  game.guess(state, seat, dice, box)
  const twin = new Table(game, box, new Streams(table.seed, table.seeding), state, { record: true })
  for (const { seat: by, key } of entries) if (!twin.answer(by, key).ok) return undefined
  const same = sameData(twin.view(seat), table.view(seat)) && sameData(twin.view(undefined), table.view(undefined))
  return same && !sameData(twin.state, table.state) ? twin : undefined
}

/** Moments of random games, each for one seat. What others remember is as unknown as what they hold, and the seed is the same: previews roll by it. */
export function* twinsOf(game: AnyGame, setup: object, seed: string, count: number): Generator<Twins> {
  const dice = new Dice(seed)
  const checked = game.checkSetup(setup)
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  for (let n = 0, found = 0; found < count; n++) {
    const table = Table.start(game, checked.value, `${seed} ${n}`, { record: true })
    for (let i = dice.below(90); i > 0 && !table.over; i--) table.pick(0, dice.below(table.open[0]!.options.length))
    // What nobody need be asked is answered when the table is laid, and may draw: what comes after it is chance.
    if (table.over || table.open.some((question) => unasked(table, question, true) !== undefined)) continue
    const { seats } = table.box
    // Of two moments one at least is asked to the seat itself: then there are options, refusals and previews.
    const seat = n % 3 === 0 ? dice.below(seats) : table.open[0]!.seat
    const twin = twinOf(table, seat, dice)
    if (twin === undefined) continue
    found++
    const worlds = [table, twin].map((world) => withoutMemory(writePosition(world))) as [Position, Position]
    yield {
      game,
      setup: { ...setup },
      seats,
      seat,
      worlds,
      where: `${game.id} ${JSON.stringify(setup)} ${seed} ${n}, seat ${seat}`,
    }
  }
}

const withoutMemory = ({ seen: _seen, ...position }: Position): Position => position
