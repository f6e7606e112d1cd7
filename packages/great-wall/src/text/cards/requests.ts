import type { BoardCondition, RequestAct, RequestCard, RequestNeed } from '../../data/index.ts'
import type { GwBox } from '../../terms.ts'
import { listOf, type Message, message } from '../messages/message.ts'
import { unitName } from '../messages/things.ts'
import { fixed } from './amount.ts'
import type { Context } from './context.ts'
import { costMessage } from './rules.ts'

/** What an Emperor's Request asks for with so many players; nothing if it isn't used with them. */
export function requestText(card: RequestCard, box: GwBox): readonly Message[] {
  const players = Math.min(Math.max(box.setup.seats, 2), 5) as keyof RequestCard['needs']
  const needs = card.needs[players] ?? []
  const context: Context = { box, form: 'to' }
  return needs.flatMap((need, i) => needMessages(need, i > 0, context))
}

/** Some of the needs of a Request, each as a sentence. */
export const needTexts = (needs: readonly RequestNeed[], box: GwBox): readonly Message[] =>
  needs.flatMap((need) => needMessages(need, false, { box, form: 'to' }))

/** What a player gives for these needs of a Request. */
export const sharesMessage = (needs: readonly RequestNeed[], box: GwBox): Message =>
  listOf(
    needs.flatMap((need) => (need.need === 'players' ? [actMessage(need.act, { box, form: 'to' })] : [])),
    'and',
  )

function needMessages(need: RequestNeed, another: boolean, context: Context): readonly Message[] {
  if (need.need === 'board')
    return need.conditions.map((condition) => message('sentence', { text: boardMessage(condition) }))
  const act = actMessage(need.act, context)
  if (need.who === 'each') return [message('need.each', { act })]
  return [message(another ? 'need.another' : 'need.players', { n: need.who, act })]
}

function actMessage(act: RequestAct, context: Context): Message {
  if (act.act === 'pay') {
    const lost = act.cost.some(({ what }) => what === 'honor')
    return message(lost ? 'act.lose' : 'act.pay', { cost: costMessage(act.cost, context) })
  }
  const n = fixed(act.n) ?? 0
  const pieces = listOf(
    act.pieces.map((piece) => unitName(piece, n, context.box)),
    'or',
  )
  return message('act.sacrifice', { n, pieces, where: act.where })
}

const boardMessage = (condition: BoardCondition): Message =>
  message(`board.${condition.if}`, 'n' in condition ? { n: fixed(condition.n) ?? 0 } : {})
