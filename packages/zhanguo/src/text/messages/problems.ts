import { explained } from '@wanli/game-kit'
import type { Problem } from '@wanli/kernel'
import { isOwnDetail } from '../../details.ts'
import type { CardColour, OfficialColour, TaskKind } from '../../data/types.ts'
import type { Clan } from '../../terms.ts'
import { type Message, message, type MessageParam } from './message.ts'

export const problemMessage = (problem: Problem): Message => explained(problem, isOwnDetail, named)

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
