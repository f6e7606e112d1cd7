import { optionMessage, promptMessage } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { Asked } from '../../table/protocol.ts'
import { type Box, type Option, RESOURCES, type View } from './types.ts'

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
    // DP-19: type by type; which one it is now, the answers know.
    case 'prompt.pay':
    case 'prompt.warehouse':
      return paymentPrompt(said, question)
    // Whom a card strikes or favours: it says how.
    case 'prompt.player':
      return playerPrompt(said, question, box)
    default:
      return said
  }
}

function paymentPrompt(said: Message, { prompt, options }: Asked): Message {
  const [first] = options as unknown as readonly Option[]
  const resource = first !== undefined && 'resource' in first ? RESOURCES[first.resource] : undefined
  if (resource === undefined) return said
  return { key: `gw.prompt.${prompt}`, params: { ...said.params, resource: { key: `resource.${resource}` } } }
}

/** What is done to the player who is chosen, by the words of the card's rules. */
const DEEDS = ['kill', 'build', 'shame'] as const

function playerPrompt(said: Message, { about }: Asked, { data }: Box): Message {
  const { card, left } = about ?? {}
  // GWC-VOC-132, `team`: what the team gains is handed out one by one.
  if (typeof left === 'number') return { key: 'gw.prompt.player.gain', params: { ...said.params, left } }
  if (typeof card !== 'string') return said
  const horde = data.hordeTypes[card] ?? data.hordeCards[card]?.type
  const rules = JSON.stringify(horde?.rules ?? data.tactics[card]?.normal ?? [])
  const deed = DEEDS.find((one) => rules.includes(`"do":"${one}"`))
  return deed === undefined ? said : { ...said, key: `gw.prompt.player.${deed}` }
}

/** An answer in words. */
export function optionOf(option: Asked['options'][number], box: Box, view: View, { about }: Asked): Message {
  const said = optionMessage(option as never, box, view, about ?? {})
  return said.key === 'option.choice.effects' ? { ...said, key: 'gw.option.effects' } : said
}
