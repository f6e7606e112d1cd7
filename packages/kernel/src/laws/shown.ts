import { type Dice, Streams } from '../chance.ts'
import type { Claim, Trial, Tried } from '../claims.ts'
import type { Seat, TableEvent, Terms, Told } from '../game.ts'
import { sameData } from '../json.ts'
import { Table } from '../table.ts'
import { firstDifference } from './copies.ts'
import { type Instant, seatsOf } from './law.ts'

/** Options of one question that are looked into at a moment; of more, as many are drawn. */
const MOST_OPTIONS = 8

/** What is shown is what happens: prices, outlooks, points now, every remark on an option, and the table as its preview has it. */
export function shown<T extends Terms>({ table, dice }: Pick<Instant<T>, 'table' | 'dice'>): string | undefined {
  const { claims } = table.game
  if (claims === undefined || table.over) return undefined
  const seats = seatsOf(table)
  const viewer = seats[dice.below(seats.length)]!
  for (const claim of claims.table?.(table.view(viewer), viewer, table.box) ?? []) {
    const wrong = wrongIn(claim, table, viewer)
    if (wrong !== undefined) return wrong
  }
  for (const question of table.open) {
    const view = table.view(question.seat)
    const options = question.options.slice()
    if (options.length > MOST_OPTIONS) dice.shuffle(options)
    const { key } = options[dice.below(options.length)]!
    const other = otherThanForeseen(table, question.seat, key, dice)
    if (other !== undefined) return `${question.prompt}, "${key}": the preview shows another ${other}`
    for (const option of options.slice(0, MOST_OPTIONS))
      for (const claim of claims.option?.(option, question, view, table.box) ?? []) {
        const wrong = wrongIn(claim, table, question.seat)
        if (wrong !== undefined) return `${question.prompt}, "${option.key}": ${wrong}`
      }
  }
  return undefined
}

/**
 * Where the table that a preview shows is not the one that comes. Pages tell from it what an answer changes. Undefined: they are alike, or
 * it says itself that chance or others have a word in it.
 */
function otherThanForeseen<T extends Terms>(table: Table<T>, seat: Seat, key: string, dice: Dice): string | undefined {
  const foreseen = table.tryOut(seat, key, dice)
  if (foreseen === undefined || foreseen.final) return undefined
  const comes = table.copy()
  comes.answer(seat, key)
  return firstDifference(foreseen.table.view(seat), comes.view(seat), 'view')
}

function wrongIn<T extends Terms>(claim: Claim<T>, table: Table<T>, seat: Seat): string | undefined {
  const comes = claim.comes(trialOf(table, seat))
  if (comes === undefined || sameData(comes, claim.says)) return undefined
  return `${claim.about}: seat ${seat} is shown ${JSON.stringify(claim.says)}, but it comes to ${JSON.stringify(comes)}`
}

function trialOf<T extends Terms>(table: Table<T>, seat: Seat): Trial<T> {
  const listener = () => {
    const told: Told<T['event']>[] = []
    return { told, say: (event: TableEvent, secret?: Told['secret']) => void told.push({ event, secret }) }
  }
  return {
    seat,
    fork(): Tried<T> {
      const copied = table.copy()
      const { told, say } = listener()
      copied.say = say
      return { table: copied, told }
    },
    stage(change, stopBefore): Tried<T> {
      const state = table.game.copy(table.state)
      change(state)
      const { told, say } = listener()
      const options = { say, ...(stopBefore === undefined ? {} : { stopBefore }) }
      return { table: new Table(table.game, table.box, new Streams('stage'), state, options), told }
    },
  }
}
