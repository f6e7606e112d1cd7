import { answerText } from '../answers.ts'
import { dealOf } from '../dealing.ts'
import type { Seat, Terms } from '../game.ts'
import { sameData } from '../json.ts'
import { type Log, replay } from '../log.ts'
import { openPosition, writePosition } from '../position.ts'
import type { Table } from '../table.ts'
import { firstDifference } from './copies.ts'
import { type Instant, seatsOf } from './law.ts'
import { partAfter } from './play.ts'

const STEPS = 3

/** What nobody knows is dealt anew: nobody sees a difference, nobody can go back behind it, and the log leads there again. */
export function deal<T extends Terms>({ table, dice }: Instant<T>): string | undefined {
  if (table.over) return undefined
  const { game, box } = table
  const dealt = table.copy({ record: true })
  const given = dealt.deal(dealOf(table.state.chance) + 1 + dice.below(3))
  if (!given.ok) return `it is refused: ${given.error.code}`
  for (const seat of [undefined, ...seatsOf(table)]) {
    const leak = firstDifference(table.view(seat), dealt.view(seat), 'view')
    if (leak !== undefined) return `${seat === undefined ? 'spectators see' : `seat ${seat} sees`} it: ${leak}`
  }
  if (!sameData(asked(dealt), asked(table))) return 'something else is asked'
  if (!sameData(game.known(dealt.state, box), game.known(table.state, box)))
    return 'somebody knows more or less than before'
  const [broken] = game.invariants(dealt.state, box, dealt.prompts)
  if (broken !== undefined) return `it breaks the table: ${broken}`
  const back = seatsOf(dealt).find((seat) => reachesBehind(dealt, seat))
  if (back !== undefined) return `seat ${back} can go back behind it`
  return elsewhere(dealt, dice)
}

/** A sealed answer can be withdrawn still: what it says has changed nothing yet. */
function reachesBehind<T extends Terms>(dealt: Table<T>, seat: Seat): boolean {
  const back = dealt.takeBacks(seat)
  return back.ok && back.value.some((index) => !dealt.entries[index]!.several)
}

/** Log, position and copy lead to the same table, and on. */
function elsewhere<T extends Terms>(dealt: Table<T>, dice: Instant<T>['dice']): string | undefined {
  const { game, box, seed, seeding, entries } = dealt
  const answers = entries.map(answerText)
  const setup = box.setup as Log['setup']
  const log: Log = { wanli: 'log', format: 1, game: game.id, rules: '', setup, seed, seeding, answers, checks: '' }
  const ways = [
    ['the log', replay(game, log, { record: true })],
    ['the position', openPosition(game, writePosition(dealt))],
  ] as const
  for (const [name, there] of ways) {
    if (!there.ok) return `${name} does not lead there: ${there.error.code}`
    if (dealt.hash() !== there.value.hash())
      return `${name} leads elsewhere: ${firstDifference(dealt.state, there.value.state) ?? 'what is asked'}`
    const parted = partAfter(dealt.copy({ record: true }), there.value, dice, STEPS)
    if (parted !== undefined) return `${name} parts from the table: ${parted}`
  }
  return undefined
}

const asked = <T extends Terms>({ open }: Table<T>): unknown =>
  open.map(({ seat, prompt, options, about }) => ({ seat, prompt, options, about }))
