import type { FieldRow, FieldRows } from '@wanli/game-kit'
import type { Cover, Plan, Remark } from '../expansion.ts'
import type { AnswersOf } from '../house-rule.ts'
import { EXCLUDED, type ScenarioName, SCENARIOS, TOGETHER } from './names.ts'
import { en, es } from './text/cover.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

/** AC-05, XRUL-61: in the scenarios that are played together. */
const COOP_OPTIONS = {
  'ac.coopArtifacts': {
    values: [true, false],
    house: true,
    only: { text: 'only.coopScenario', has: ({ mode }) => mode === 'coop' },
  },
} as const satisfies Readonly<Record<string, FieldRow>>
declare module '../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof COOP_OPTIONS> {}
}

/** XP-REF-01 to -03, -07: all that is in the way at once. */
const refusals = (coop: boolean, { mode, expansions }: Plan): readonly Remark[] => {
  const excluded = EXCLUDED.filter((name) => expansions.includes(name))
  const others = SCENARIOS.filter((name) => expansions.includes(name))
  const wrongMode: Remark = coop
    ? { rule: 'XP-REF-02', code: 'SCENARIO_COOP_ONLY' }
    : { rule: 'XP-REF-03', code: 'SCENARIO_NOT_COOP' }
  return [
    ...(excluded.length === 0
      ? []
      : [{ rule: 'XP-REF-01', code: 'SCENARIO_EXCLUSIVE', params: { sets: excluded.join(' ') } }]),
    ...((mode === 'coop') === coop ? [] : [wrongMode]),
    ...(others.length > 1 ? [{ rule: 'XP-REF-07', code: 'ONE_SCENARIO' }] : []),
  ]
}

/** XP-REF-09, XRUL-02 */
const SOLO_NOTICE: Remark = { rule: 'XP-REF-09', code: 'SOLO_SCENARIO_HOUSE' }

/** The cover of a scenario: `cover.ts` of its folder. `own`: what its tables may agree on. */
export function scenarioCover(name: ScenarioName, offered: Cover['offered'], own: FieldRows = {}): Cover {
  const coop = TOGETHER.includes(name)
  return {
    name,
    oneOf: 'chronicles',
    options: { ...(coop ? COOP_OPTIONS : {}), ...own } satisfies FieldRows,
    refuses: (plan) => refusals(coop, plan),
    notices: ({ mode }) => (mode === 'solo' ? [SOLO_NOTICE] : []),
    offered: { en: { ...en, ...offered.en }, es: { ...es, ...offered.es } },
  }
}
