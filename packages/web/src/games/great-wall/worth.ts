import { abilityNow } from '@wanli/great-wall'
import { ruleTexts } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { Box, PlayerView } from './types.ts'

export interface Worth {
  /** How much of it, where one number says it. */
  readonly n: number | undefined
  /** In words. */
  readonly text: readonly Message[]
}

/** What a General's ability is worth now; undefined: there is nobody to support him yet, or no General. */
export function generalWorth({ general: id, supporting }: PlayerView, box: Box): Worth | undefined {
  const general = id === null ? undefined : box.data.generals[id]
  if (id === null || general === undefined) return undefined
  const now = abilityNow(general.rules, supporting.length)
  if (now === undefined) return undefined
  const generals = { ...box.data.generals, [id]: { ...general, rules: now.rules } }
  return { n: now.n, text: ruleTexts(id, { ...box, data: { ...box.data, generals } }) }
}
