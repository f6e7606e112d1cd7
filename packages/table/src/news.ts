import { type AnyTable, type Seat, standingOf } from '@wanli/kernel'
import { askedOf, openQuestion } from './openly.ts'
import type { News, Since, Step } from './protocol.ts'
import type { Sitting } from './sitting.ts'

/** How a seat sees the table; undefined: a spectator. */
export type See = (seat: Seat | undefined) => object

/** The table through the eyes of a seat. `at`: as it was then. `see`: as several look at once. */
export function newsOf(from: Sitting, seat: Seat | null, since: Since, at?: AnyTable, see?: See): News {
  const { chronicle, between, unasked, handOver, who, watched, broken } = from
  const table = at ?? from.table
  const { game, state, box, entries, over } = table
  const mine = at === undefined && seat !== null && !watched && !broken ? takeBacks(table, seat) : NONE
  const chosen = mine.reduce((count, entry) => count + (unasked.gave(entry) ? 0 : 1), 0)
  const back = chosen > 0 ? mine.length : 0
  const question = at !== undefined || seat === null || watched ? undefined : unasked.asks(table, seat)
  const held = at === undefined ? handOver.held(table, who) : undefined
  const { from: first, ...heard } = chronicle.since(since, seat, from.opened)
  return {
    seat,
    move: entries.length,
    view: see === undefined ? table.view(seat ?? undefined) : see(seat ?? undefined),
    ...(question === undefined ? {} : { question: askedOf(question) }),
    waiting: table.open.map((open) => open.seat),
    asks: table.open.map((open) => open.prompt),
    ...heard,
    between: between.from(first, seat),
    canUndo: back > 0,
    canUndoTurn: chosen > 1,
    back,
    ...(held === undefined ? {} : { held }),
    answered: entries.findLastIndex((entry, i) => entry.seat === seat && !unasked.gave(i)) + 1,
    standing: standingOf(state, seat),
    scores: game.scores(state, box),
    over,
    winners: over ? game.winners(state, box) : [],
  }
}

/** What everybody may see, and what this seat may be asked in front of everybody. */
export function openNewsOf(from: Sitting, seat: Seat | null, since: Since, see?: See): News {
  const news = newsOf(from, null, since, undefined, see)
  if (seat === null) return news
  const { table, unasked, watched } = from
  const question = watched ? undefined : openQuestion(table, unasked.asks(table, seat))
  const { canUndo, canUndoTurn, back } = newsOf(from, seat, 'now', undefined, see)
  // Which of its answers were given in its place is for the seat alone: it had nothing to choose.
  const answered = table.entries.findLastIndex((entry) => entry.seat === seat) + 1
  return { ...news, ...(question === undefined ? {} : { question }), canUndo, canUndoTurn, back, answered }
}

const NONE: readonly number[] = []

/** The answers that this seat could take back. */
function takeBacks(table: AnyTable, seat: Seat): readonly number[] {
  const found = table.takeBacks(seat)
  return found.ok ? found.value : NONE
}

/** What this seat chose and could take back, the last one first, with what it was asked then. */
export function stepsOf({ opened, table, chronicle, unasked, watched }: Sitting, seat: Seat): readonly Step[] {
  const back = table.takeBacks(seat)
  if (!back.ok || watched) return []
  return back.value
    .filter((entry) => !unasked.gave(entry))
    .flatMap((move) => {
      const question = chronicle.at(move, opened).questionFor(seat)
      return question === undefined ? [] : [{ question: askedOf(question), key: table.entries[move]!.key, move }]
    })
}
