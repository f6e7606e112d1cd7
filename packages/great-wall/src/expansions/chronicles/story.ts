import type { TextKey } from '../../text/en.ts'
import { message, type Message } from '../../text/messages/message.ts'
import type { GwBox } from '../../terms.ts'

/** What one reads when a scenario begins, by language: first the story, then what is different, a line each. */
export interface StoryWords {
  readonly en: Readonly<Record<string, string>>
  readonly es: Readonly<Record<string, string>>
  /** What is printed in this box, by gap. */
  readonly numbers?: (box: GwBox) => NonNullable<Message['params']>
  /** Lines that say nothing at this table. */
  readonly without?: (box: GwBox) => readonly string[]
}

/** The story and what is different at this table; what all scenarios have in common comes last. */
export const storyOf =
  ({ en, numbers, without }: StoryWords) =>
  (box: GwBox): readonly Message[] => {
    const left = without?.(box) ?? []
    const lines = Object.keys(en).filter((key) => !left.includes(key)) as TextKey[]
    const own = lines.map((key) => message(key, numbers?.(box)))
    return box.artifacts.length === 0 ? own : [...own, message('story.artifacts', { team: String(box.team) })]
  }
