import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { greatWall } from '@wanli/great-wall'
import { text as greatWallRule } from '@wanli/great-wall/rules'
import type { AnyGame } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { text as zhanguoRule } from '@wanli/zhanguo/rules'
import { readLesson } from '../src/lessons/check.ts'
import { Course } from '../src/lessons/course.ts'
import { fits } from '../src/lessons/match.ts'
import type { Lesson, Step } from '../src/lessons/types.ts'
import type { Host } from '@wanli/table'
import type { Asked, News, TablePlan } from '../src/table/protocol.ts'
import { hostOf } from './host-help.ts'

const FOLDER = new URL('../src/lessons/data/', import.meta.url)
export const GAMES: Readonly<
  Record<string, { readonly game: AnyGame; readonly rule: (id: string) => string | undefined }>
> = {
  'great-wall': { game: greatWall, rule: (id) => greatWallRule(id, 'en') },
  zhanguo: { game: zhanguo, rule: (id) => zhanguoRule(id, 'en') },
}
export const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
export const contents = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
export const lessons: readonly Lesson[] = files.map((file) => readLesson(contents(file), file))

export const planOf = ({ id, game, setup, seed, seeding }: Lesson): TablePlan => ({
  id,
  game,
  title: id,
  setup,
  seed,
  ...(seeding === undefined ? {} : { seeding }),
  seats: Array.from({ length: Number(setup['seats']) }, () => ({ name: '', kind: 'person' })),
  asksAll: true,
})
export const keysOf = ({ question }: News) => question?.options.map(({ key }) => key)

/** A lesson at a real table whose bots are silent, as the page runs it. */
export class Sitting {
  readonly lesson: Lesson
  readonly host: Host
  readonly course: Course
  /** What was asked at each step. */
  readonly asked = new Map<string, Asked[]>()

  constructor(lesson: Lesson) {
    this.lesson = lesson
    this.host = hostOf(GAMES[lesson.game]!.game).host
    assert.deepEqual(this.host.open(planOf(lesson)), { ok: true })
    this.course = new Course(
      lesson,
      this.host,
      () => undefined,
      () => Promise.resolve(),
    )
  }

  get news(): News {
    return this.host.look(this.lesson.seat, 'start')
  }

  /** The options that the lesson wants now, and all. */
  get offered(): { readonly question: Asked; readonly wanted: readonly string[] } {
    const { wait, step } = this.course.moment
    const { question } = this.news
    assert.ok(question !== undefined, `${step?.id}: the learner is asked`)
    assert.ok(wait !== undefined && wait.prompts.includes(question.prompt), `${step?.id}: asked for ${question.prompt}`)
    const wanted = question.options.filter((option) => fits(option, wait.answers)).map(({ key }) => key)
    assert.ok(wanted.length > 0, `${step?.id}: nothing on offer is what the step waits for`)
    return { question, wanted }
  }

  async answer(key: string): Promise<void> {
    const { question } = this.news
    assert.deepEqual(await this.course.answer(this.lesson.seat, key, question!.at), { ok: true }, key)
    await this.course.quiet()
  }

  /** To the end: `choose` picks among what is wanted; `look` sees every step that waits, at each of its questions. */
  async play(
    choose: (wanted: readonly string[], n: number) => string,
    look: (step: Step, question: Asked) => Promise<void> = () => Promise.resolve(),
  ): Promise<readonly string[]> {
    const reached: string[] = []
    await this.course.begin()
    for (let n = 0; ;) {
      const { step, astray } = this.course.moment
      assert.equal(astray, undefined, step?.id)
      if (step === undefined) return reached
      if (reached.at(-1) !== step.id) reached.push(step.id)
      assert.ok(reached.length <= this.lesson.steps.length)
      if (step.waits.length === 0) {
        await look(step, this.news.question!)
        this.course.next()
        continue
      }
      const { question, wanted } = this.offered
      await look(step, question)
      await this.answer(choose(wanted, n++))
    }
  }
}

/** A lesson that has come to a step. */
export async function sittingAt(lesson: Lesson, index: number): Promise<Sitting> {
  const sitting = new Sitting(lesson)
  await sitting.course.begin()
  while (sitting.course.moment.index < index)
    if (sitting.course.moment.step!.waits.length === 0) sitting.course.next()
    else await sitting.answer(sitting.offered.wanted[0]!)
  return sitting
}

/** To the end, by what the lesson says: take back what it does not want, go on where it tells, do what it waits for. */
export async function goOn(sitting: Sitting, what: string): Promise<void> {
  const { course, lesson } = sitting
  for (let n = 0; course.moment.step !== undefined; n++) {
    assert.ok(n < lesson.steps.length * 5, `${what}: no end, at ${course.moment.step.id}`)
    if (course.moment.astray !== undefined) await course.takeBack()
    else if (course.moment.step.waits.length === 0) course.next()
    else {
      try {
        await sitting.answer(sitting.offered.wanted[0]!)
      } catch (error) {
        throw new Error(`after ${what}`, { cause: error })
      }
    }
    assert.equal(course.moment.broken, undefined, what)
  }
}
