import type { Condition } from '../../data/index.ts'
import { listOf, type Message, message } from '../messages/message.ts'
import { locationIn } from '../messages/things.ts'
import type { Context } from './context.ts'

function conditionMessage(condition: Condition, { box, nowhere = false }: Context): Message {
  if (condition.if === 'location') return message('if.location', { location: locationIn(condition.of, 'the', box) })
  if (box.choosable[condition.if] !== undefined) return message(`if.${condition.if}`, { chosen: String(nowhere) })
  return message(`if.${condition.if}`, 'n' in condition ? { n: condition.n } : {})
}

/** "this and that"; there must be at least one. */
export const conditionsMessage = (conditions: readonly Condition[], context: Context): Message =>
  listOf(
    conditions.map((condition) => conditionMessage(condition, context)),
    'and',
  )

/** The number of the first condition of a kind that is said together with the occasion. */
export const numberOf = (conditions: readonly Condition[], word: 'clerks' | 'attackers'): number => {
  const found = conditions.find((condition) => condition.if === word)
  return found !== undefined && 'n' in found ? found.n : 0
}
