import { explained } from '@wanli/game-kit'
import type { Problem } from '@wanli/kernel'
import { LOCATIONS, type SectionName, standardData, UNITS } from '../../data/index.ts'
import type { Expected } from '../../data/vocabulary/tokens.ts'
import { isOwnDetail } from '../../details.ts'
import { type Message, message, type MessageParam, named } from './message.ts'

export const problemMessage = (problem: Problem): Message => explained(problem, isOwnDetail, translated)

/** Things of the game by their names in the reader's language. */
function translated(name: string, value: string | number): MessageParam {
  switch (name) {
    case 'clan': {
      const clan = standardData.clans.find(({ id }) => id === value)
      return clan === undefined ? value : named(clan.name)
    }
    case 'unit': {
      const unit = UNITS.find((id) => id === value)
      return unit === undefined ? value : message(`unit.${unit}`, { n: 2 })
    }
    case 'location': {
      const location = LOCATIONS.find((id) => id === value)
      return location === undefined ? value : named(standardData.sides.side3.locations[location].name)
    }
    case 'section':
      return message(`section.${value as SectionName}`)
    case 'mode':
      return message(`mode.${value as 'competitive'}`)
    case 'what':
      return message(`expected.${value as Expected}`)
    default:
      return value
  }
}
