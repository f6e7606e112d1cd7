import type { FieldRow } from '@wanli/game-kit'
import type { AnswersOf } from './house-rule.ts'
import { en, es } from './horde-deck-texts.ts'

declare module '../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

/** XP-SET-02, XRUL-05, OPT `exp.coopHordes`: it belongs to every set that changes the Horde deck. */
export const COOP_HORDES = {
  'exp.coopHordes': {
    values: ['mix', 'coopOnly'],
    house: true,
    only: { text: 'only.coopHordes', has: ({ mode }) => mode === 'coop' },
  },
} as const satisfies Readonly<Record<string, FieldRow>>
declare module '../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof COOP_HORDES> {}
}

export const coopHordesOffered = { en, es }
