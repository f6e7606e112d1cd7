/** What exactly is wrong with a set-up, a position or a scenario. Games add codes of their own. */
export const DETAILS = [
  'missing',
  'unknownField',
  'wrongType',
  'tooSmall',
  'tooBig',
  'tooFew',
  'tooMany',
  'wrongLength',
  'notOneOf',
  'notValid',
  'notCounts',
  'notSteps',
  'notKeys',
  'notStanding',
  'notSeen',
  'noStep',
  'emptyAgenda',
  'unplayable',
  'broken',
  'notOffered',
  'notRules',
  'lineForm',
  'lineKind',
  'lineBeside',
  'lineNeeds',
  'lineBy',
] as const
export type DetailCode = (typeof DETAILS)[number]

export type Params = Readonly<Record<string, string | number>>

/** A code of DETAILS, or of a game's own list, and what stands in the gaps of its sentence. */
export interface Detail extends Params {
  readonly problem: string
}

/** What stands in the gaps of a Detail. */
export type DetailParams = Omit<Detail, 'problem'>
