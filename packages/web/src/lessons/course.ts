import type { Seat } from '@wanli/kernel'
import type { Asked, News, Outcome, Since } from '../table/protocol.ts'
import { aboutOther, awaitedFrom, type Given, progressOf } from './match.ts'
import type { Lesson, Reply, Step, Wait, Words } from './types.ts'

type Soon<T> = T | Promise<T>
/** What a lesson needs of its table: that of a worker, or one that a test runs by itself. */
export interface TaughtTable {
  look(seat: Seat | null, since: Since): Soon<News>
  answer(seat: Seat, key: string, at: number): Soon<Outcome>
  rewind(move: number): Soon<Outcome>
}

/** Where the learner is: the page shows it, and nothing else. */
export interface Progress {
  /** As many as there are steps: the lesson is over. */
  readonly index: number
  readonly step: Step | undefined
  /** The others act, before the lesson goes on. */
  readonly others: boolean
  /** What the learner did instead, in the lesson's words. */
  readonly astray: Words | undefined
  /** What is waited for now; undefined: the step only tells. */
  readonly wait: Wait | undefined
  /** The lesson itself went wrong, and how. */
  readonly broken: string | undefined
}

/** What is remembered of a lesson that was left. */
export interface Bookmark {
  readonly step: string
  readonly starts: readonly number[]
}

/** The course of a lesson: which step it is at, what was answered since, and what that means. */
export class Course {
  readonly lesson: Lesson
  private readonly table: TaughtTable
  private readonly changed: () => void
  /** Between two answers of others. */
  private readonly pause: () => Promise<void>
  private index = 0
  /** How many answers were on the table when each step began. */
  private starts: readonly number[] = []
  private given: readonly Given[] = []
  private question: Asked | undefined
  private move = 0
  private others = false
  private broken: string | undefined
  /** What is under way: one thing after the other. */
  private work: Promise<void> = Promise.resolve()
  private replying: Promise<void> = Promise.resolve()

  constructor(lesson: Lesson, table: TaughtTable, changed: () => void, pause: () => Promise<void>) {
    this.lesson = lesson
    this.table = table
    this.changed = changed
    this.pause = pause
  }

  get moment(): Progress {
    const { index, others, lesson, broken } = this
    const awaited = lesson.steps[awaitedFrom(lesson, index)]
    const progress = awaited && !others ? progressOf(awaited, this.given, this.question) : undefined
    const step = lesson.steps[index]
    return {
      index,
      step,
      others,
      astray: progress?.is === 'astray' ? aboutOther(lesson, awaited!, progress.given) : undefined,
      wait: progress?.is === 'open' && awaited === step ? progress.wait : undefined,
      broken,
    }
  }

  get bookmark(): Bookmark | undefined {
    const step = this.lesson.steps[this.index]
    return step && { step: step.id, starts: this.starts }
  }

  get canUndo(): boolean {
    return this.given.length > 0 && !this.others
  }

  /** How many answers of this step the learner could take back. */
  get takeBacks(): number {
    return this.others ? 0 : this.given.length
  }

  /** Until nothing is under way, not even an answer of the others. */
  async quiet(): Promise<void> {
    await this.work
    await this.replying
  }

  /** Until the answers that the lesson gives for the learner are given. */
  settled(): Promise<void> {
    return this.work
  }

  /** One thing after the other. */
  private queue(what: () => Promise<void>): Promise<void> {
    const done = this.work.then(what)
    this.work = done.catch(() => undefined)
    return done
  }

  /** A table that was just laid: all that comes before the learner. */
  begin(): Promise<void> {
    return this.queue(async () => {
      for (const reply of this.lesson.prelude) await this.reply(reply)
      await this.settle()
      this.enter(0)
    })
  }

  /** A table as it was left. False: there is no such step any more. */
  async resume({ step, starts }: Bookmark): Promise<boolean> {
    const index = this.lesson.steps.findIndex(({ id }) => id === step)
    if (index < 0 || starts.length !== index + 1) return false
    await this.queue(async () => {
      this.index = index
      this.starts = starts
      const { move } = await this.table.look(this.lesson.seat, 'now')
      if (move > starts[index]!) await this.table.rewind(starts[index]!)
      await this.settle()
    })
    this.changed()
    return true
  }

  // --- the learner -------------------------------------------------------------------------------------------------

  /** An answer of the learner. */
  async answer(seat: Seat, key: string, at: number): Promise<Outcome> {
    let outcome: Outcome | undefined
    await this.queue(async () => {
      const { question, move } = this
      outcome = await this.table.answer(seat, key, at)
      if (!outcome.ok) return
      this.note(question, key, move)
      await this.follow()
    })
    return outcome!
  }

  /** Several answers of the learner that are one choice: each of them is a part of the course. */
  async answerAll(seat: Seat, keys: readonly string[], at: number): Promise<Outcome> {
    let outcome: Outcome | undefined
    for (let left = keys; ;) {
      const { question } = this
      const key = left.find((one) => question?.options.some((option) => option.key === one))
      if (question === undefined || key === undefined) return outcome ?? this.answer(seat, keys[0] ?? '', at)
      outcome = await this.answer(seat, key, outcome === undefined ? at : question.at)
      if (!outcome.ok) return outcome
      left = left.filter((one) => one !== key)
    }
  }

  /** The learner has answered in some other way. */
  async noted(key: string): Promise<void> {
    await this.queue(async () => {
      this.note(this.question, key, this.move)
      await this.follow()
    })
  }

  private note(question: Asked | undefined, key: string, move: number): void {
    const option = question?.options.find((candidate) => candidate.key === key)
    if (question !== undefined && option !== undefined)
      this.given = [...this.given, { move, prompt: question.prompt, key, kind: option.kind }]
  }

  /** On from a step that only tells. Who moved before the telling was over has done so much of what comes. */
  next(): void {
    const { step, others, astray } = this.moment
    if (step === undefined || step.waits.length > 0 || others || astray !== undefined) return
    this.enter(this.index + 1, this.given)
  }

  /** To the step before, with the table as it was then. */
  async back(): Promise<void> {
    await this.quiet()
    if (this.index === 0) return
    await this.rewind(this.starts[this.index - 1]!, [], this.index - 1)
  }

  /** Take back the move that the lesson did not want, and all that came after it. */
  async takeBack(): Promise<void> {
    await this.quiet()
    const awaited = this.lesson.steps[awaitedFrom(this.lesson, this.index)]
    const progress = awaited && progressOf(awaited, this.given, this.question)
    if (progress?.is !== 'astray') return
    await this.rewind(progress.given.move, this.given.slice(0, this.given.indexOf(progress.given)), this.index)
  }

  /** Take back the last move of this step, wanted or not; `to`: all since so many answers were on the table. */
  async undo(to = Infinity): Promise<Outcome> {
    await this.quiet()
    const last = this.given.find(({ move }) => move >= to) ?? this.given.at(-1)
    if (last === undefined)
      return { ok: false, problem: { code: 'nothing-to-undo', detail: { seat: this.lesson.seat } } }
    await this.rewind(last.move, this.given.slice(0, this.given.indexOf(last)), this.index)
    return { ok: true }
  }

  private rewind(move: number, given: readonly Given[], index: number): Promise<void> {
    return this.queue(async () => {
      must(await this.table.rewind(move))
      this.given = given
      this.index = index
      this.starts = this.starts.slice(0, index + 1)
      await this.settle()
      this.changed()
    })
  }

  // --- the table ---------------------------------------------------------------------------------------------------

  /** Look, and give the answers that the lesson gives for the learner. */
  private async settle(): Promise<void> {
    const { seat, auto } = this.lesson
    for (;;) {
      const { question, move } = await this.table.look(seat, 'now')
      this.question = question
      this.move = move
      const key = question === undefined || this.isAwaited(question) ? undefined : auto[question.prompt]
      if (question === undefined || key === undefined) return
      must(await this.table.answer(seat, key, question.at))
    }
  }

  /** A step that teaches a question asks it; so does the next, if this one is just done. */
  private isAwaited(question: Asked): boolean {
    let { index, given } = this
    for (;;) {
      index = awaitedFrom(this.lesson, index)
      const step = this.lesson.steps[index]
      const progress = step && progressOf(step, given, question)
      if (progress?.is === 'open') return progress.wait.prompts.includes(question.prompt)
      if (progress?.is !== 'done' || step!.replies.length > 0) return false
      given = []
      index++
    }
  }

  private async follow(): Promise<void> {
    await this.settle()
    const awaited = awaitedFrom(this.lesson, this.index)
    const step = this.lesson.steps[awaited]
    if (step !== undefined && progressOf(step, this.given, this.question).is === 'done') this.complete(step, awaited)
    else this.changed()
  }

  /** A step is done: the others answer, then the next begins. */
  private complete({ replies }: Step, index: number): void {
    if (replies.length === 0) return this.enter(index + 1)
    this.others = true
    this.index = index
    this.changed()
    this.replying = this.answerFor(replies).then(
      () => {
        this.others = false
        this.enter(index + 1)
      },
      (error: unknown) => {
        this.broken = error instanceof Error ? error.message : String(error)
        this.changed()
      },
    )
  }

  private async answerFor(replies: readonly Reply[]): Promise<void> {
    for (const reply of replies) {
      await this.pause()
      await this.queue(async () => {
        await this.reply(reply)
        await this.settle()
      })
    }
  }

  private async reply({ seat, answer }: Reply): Promise<void> {
    const { question } = await this.table.look(seat, 'now')
    must(await this.table.answer(seat, answer, question?.at ?? 0))
  }

  private enter(index: number, given: readonly Given[] = []): void {
    const starts = this.starts.slice(0, this.index + 1)
    const begun = given[0]?.move ?? this.move
    // Steps that a quick learner went past began when this one does.
    while (starts.length <= index) starts.push(starts.length === index ? begun : (starts.at(-1) ?? begun))
    this.starts = starts
    this.index = index
    this.given = given
    this.changed()
  }
}

function must(outcome: Outcome): void {
  if (!outcome.ok) throw new Error(`the lesson's own answer was refused: ${JSON.stringify(outcome.problem)}`)
}
