import { scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import tables from './data.json' with { type: 'json' }
import { visit, WAREHOUSE } from './rules.ts'
import { begin, visitExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'

export type { FetchClerkOption, StoreClerkOption, WishOption } from './rules.ts'
export type { VisitState, VisitView } from './state.ts'

declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

/** Section 11 of the expansions' rules. */
export const emperorsVisit = scenario({
  ...cover,
  tables,
  data: (data) => ({ ...data, others: { ...data.others, [tables.scenario.id]: tables.scenario } }),
  open: (box) => ({
    extras: [...box.extras, visitExtra],
    clerkPlaces: [...box.clerkPlaces, WAREHOUSE],
    honorSources: [...box.honorSources, 'claims'],
    begin(s, whole, chance) {
      box.begin?.(s, whole, chance)
      begin(s, chance)
    },
  }),
  phase: visit,
  askedOpenly: ['wish'],
  texts: { en, es },
  says,
})
