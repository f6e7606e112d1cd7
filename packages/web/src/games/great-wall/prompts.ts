import { optionMessage, promptMessage } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { Asked } from '../../table/protocol.ts'
import type { Box, View } from './types.ts'

/** What is asked, where the answers lie on the table or in full beside it. */
export function promptOf(question: Asked, box: Box, view: View): Message {
  const said = promptMessage(question as never, box, view)
  switch (said.key) {
    // The effects stand in the answers: no need to read them twice.
    case 'prompt.choice.effects':
      return { ...said, key: 'prompt.choice' }
    // GW-PROD-05: the first upgrade is a Soldier who becomes Overseer, and it is Soldiers that glow.
    case 'prompt.upgrade.at':
      return question.options.some(({ kind }) => kind === 'overseer') ? { ...said, key: 'gw.prompt.overseer' } : said
    default:
      return said
  }
}

/** An answer in words. */
export function optionOf(option: Asked['options'][number], box: Box, view: View, { about }: Asked): Message {
  const said = optionMessage(option as never, box, view, about ?? {})
  return said.key === 'option.choice.effects' ? { ...said, key: 'gw.option.effects' } : said
}
