import type { Problem } from '@wanli/kernel'
import { isOwnDetail } from '../../details.ts'
import type { CardColour, OfficialColour, TaskKind } from '../../data/types.ts'
import type { Clan } from '../../terms.ts'
import { type Message, message, type MessageParam } from './message.ts'

/** What went wrong, why, and what to do. The kernel's own details are left to whoever tells the problem. */
export function problemMessage({ code, detail }: Problem): Message {
  const { problem } = detail
  if (!isOwnDetail(problem)) return message(`problem.${code}`, detail)
  const params = Object.entries(detail).map(([name, value]) => [name, named(name, value)] as const)
  return message(`problem.${code}`, { ...detail, problem: message(`detail.${problem}`, Object.fromEntries(params)) })
}

/** Things of the game by their names in the reader's language. */
function named(name: string, value: string | number): MessageParam {
  switch (name) {
    case 'clan':
      return message(`clan.${value as Clan}`)
    case 'official':
      return message(`official.${value as OfficialColour}`)
    case 'marker':
      return message(`colour.${value as CardColour}`)
    case 'task':
      return message(`taskKind.${value as TaskKind}`)
    default:
      return value
  }
}
