import { scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import tables from './data.json' with { type: 'json' }
import { hauntingStep } from './haunting.ts'
import { ghostRules } from './rules.ts'
import { ghostExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'

export type { GhostOption } from './haunting.ts'
export type { GhostState, GhostView } from './state.ts'

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

/** Section 12 of the expansions' rules. */
export const hungryGhosts = scenario({
  ...cover,
  tables,
  data: (data) => ({ ...data, others: { ...data.others, [tables.scenario.id]: tables.scenario } }),
  open: (box) => ({ extras: [...box.extras, ghostExtra] }),
  parts: [ghostRules],
  phase: hauntingStep,
  askedOpenly: ['haunt', 'lift'],
  texts: { en, es },
  says,
})
