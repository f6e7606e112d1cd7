import { type Hypotheses, Trial } from './stats/sprt.ts'
import type { Deal } from './deals.ts'
import type { Schedule } from './schedule.ts'

/** What a run is to decide: does one win at least this share, against others of one kind (or, with nobody named, at all)? */
export interface Question {
  readonly text: string
  readonly who: number
  readonly against: number | undefined
  readonly share: number | undefined
}

type QuestionProblem = 'unreadable' | 'no-such-bot' | 'share'

/** `hard > greedy 65%`, `hard > greedy` (more than by chance), `hard wins 60%`. */
export function readQuestion(text: string, bots: readonly string[]): Question | QuestionProblem {
  const duel = /^\s*(\S+?)\s*>\s*(\S+?)(?:\s+(\d+(?:\.\d+)?)\s*%)?\s*$/.exec(text)
  const alone = /^\s*(\S+)\s+wins\s+(\d+(?:\.\d+)?)\s*%\s*$/.exec(text)
  const [who, against, share] = duel === null ? [alone?.[1], undefined, alone?.[2]] : [duel[1], duel[2], duel[3]]
  if (who === undefined) return 'unreadable'
  const numbers = [who, ...(against === undefined ? [] : [against])].map((name) => bots.indexOf(name))
  if (numbers.includes(-1)) return 'no-such-bot'
  if (share !== undefined && (Number(share) <= 0 || Number(share) >= 100)) return 'share'
  return {
    text: text.trim(),
    who: numbers[0]!,
    against: numbers[1],
    share: share === undefined ? undefined : Number(share) / 100,
  }
}

/** The number of the meeting that a question is about; -1 if it is not played. */
export function meetingFor({ who, against }: Question, { meetings }: Schedule): number {
  return meetings.findIndex(({ places }) => {
    const [first, second] = places
    if (against === undefined) return places.every((place) => place === who)
    if (places.length > 2) return first === who && places.slice(1).every((place) => place === against)
    return (first === who && second === against) || (first === against && second === who)
  })
}

/**
 * What is tested: "yes" means more than the share that was asked for, unless an unlikely run of luck has come; "no" means not even
 * that share and `margin` more. Near to a whole the margin is at most half of what is left.
 */
export function hypothesesOf({ share }: Question, par: number, margin: number, risk: number): Hypotheses {
  const low = share ?? par
  return { low, high: low + Math.min(margin, (1 - low) / 2), risk }
}

/** The trial of a question over deals, as they come in order. */
export function trialOf(question: Question, schedule: Schedule, deals: readonly Deal[], hypotheses: Hypotheses): Trial {
  const trial = new Trial(hypotheses)
  const meeting = meetingFor(question, schedule)
  for (const deal of deals) {
    const share = deal.shares[meeting]?.get(question.who)
    if (share !== undefined) trial.add(share)
  }
  return trial
}
