import type { Asked } from '../table/protocol.ts'
import type { Lesson, Other, Pattern, Step, Wait, Words } from './types.ts'

/** An answer of the learner: to which question, and after how many answers at the table. */
export interface Given {
  readonly move: number
  readonly prompt: string
  readonly key: string
  readonly kind: string
}

type Answer = Pick<Given, 'key' | 'kind'>

const kept = new Map<Pattern, RegExp>()

/** `*` stands for anything. */
function shapeOf(pattern: Pattern): RegExp {
  let shape = kept.get(pattern)
  if (shape === undefined) {
    const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    shape = new RegExp(`^${parts.join('.*')}$`)
    kept.set(pattern, shape)
  }
  return shape
}

export const fits = ({ key, kind }: Answer, patterns: readonly Pattern[]): boolean =>
  patterns.some((pattern) => (pattern.startsWith('kind:') ? pattern === `kind:${kind}` : shapeOf(pattern).test(key)))

const isWanted = (wait: Wait, given: Given): boolean => wait.prompts.includes(given.prompt) && fits(given, wait.answers)

/** How far the learner has come in a step. */
export type Progress =
  /** This is waited for. */
  | { readonly is: 'open'; readonly wait: Wait }
  | { readonly is: 'done' }
  /** This answer was not what the lesson had in mind. */
  | { readonly is: 'astray'; readonly given: Given }

/** What a step makes of the answers since it began, with the question that is open now. */
export function progressOf(step: Step, given: readonly Given[], question: Asked | undefined): Progress {
  const { waits } = step
  let at = 0
  /** Of a wait for each of its answers, those that were not given yet. */
  let left: readonly Pattern[] | undefined
  for (const answer of given) {
    // What is asked as often as it is asked may end at any time.
    while (at < waits.length && waits[at]!.free === true && !waits[at]!.prompts.includes(answer.prompt)) at++
    const wait = waits[at]
    const patterns = wait?.each === true ? (left ?? wait.answers) : wait?.answers
    if (wait === undefined || !isWanted({ ...wait, answers: patterns! }, answer)) return { is: 'astray', given: answer }
    left = wait.each === true ? patterns!.filter((pattern) => !fits(answer, [pattern])) : undefined
    if (wait.free !== true && (left === undefined || left.length === 0)) {
      at++
      left = undefined
    }
  }
  while (at < waits.length && waits[at]!.free === true && !isAsked(waits[at]!, question)) at++
  const wait = waits[at]
  if (wait === undefined) return { is: 'done' }
  return { is: 'open', wait: left === undefined ? wait : { ...wait, answers: left } }
}

const isAsked = (wait: Wait, question: Asked | undefined): boolean =>
  question !== undefined && wait.prompts.includes(question.prompt)

export const isAbout = ({ prompts, answers }: Other, given: Pick<Given, 'prompt' | 'key' | 'kind'>): boolean =>
  (prompts === undefined || prompts.includes(given.prompt)) && fits(given, answers)

/** What there is to say about a move that the lesson does not want. */
export const aboutOther = (lesson: Lesson, step: Step, given: Given): Words =>
  step.others.find((other) => isAbout(other, given))?.says ?? step.otherwise ?? lesson.otherwise

/** The step whose move is awaited: this one, or the next that waits; a step that only tells does not stop a quick learner. */
export function awaitedFrom({ steps }: Lesson, index: number): number {
  const found = steps.findIndex((step, i) => i >= index && step.waits.length > 0)
  return found < 0 ? steps.length : found
}
