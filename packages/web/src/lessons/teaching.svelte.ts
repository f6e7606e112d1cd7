import { Scene } from '../frame/scene.svelte.ts'
import { gameCard } from '../games/index.ts'
import { say, settings } from '../settings.svelte.ts'
import { localTable, type TableClient } from '../table/client.ts'
import type { SeatPlan, TablePlan } from '../table/protocol.ts'
import { planTable } from '../table/start.ts'
import { LESSON_BOT } from '../ui/levels.ts'
import { keep, keptOf } from './bookmarks.ts'
import { Course, type Progress } from './course.ts'
import type { Lesson, Words } from './types.ts'
import { plainly } from './words.ts'

/** A lesson on the screen: a real table, and the course that is taught at it. */
export class Teaching {
  readonly lesson: Lesson
  readonly scene: Scene
  readonly course: Course
  moment: Progress = $state.raw()!
  private readonly client: TableClient
  private onStep: () => void = () => undefined

  private constructor(lesson: Lesson, client: TableClient, scene: (client: TableClient) => Scene) {
    this.lesson = lesson
    this.client = client
    this.course = new Course(
      lesson,
      client,
      () => this.changed(),
      () => this.pause(),
    )
    this.scene = scene(this.taught())
    this.moment = this.course.moment
  }

  /** Lay the table, as it was left or anew. */
  static async open(lesson: Lesson): Promise<Teaching> {
    const card = gameCard(lesson.game)
    if (card === undefined) throw new Error(`there is no game called ${lesson.game}`)
    const client = localTable()
    try {
      const plan = planOf(lesson)
      // The lesson plays for the others: no bot may answer for them.
      const table: TablePlan = {
        ...plan,
        unkept: true,
        asksAll: true,
        seats: plan.seats.map(({ name }) => ({ name, kind: 'person' })),
      }
      const kept = keptOf(lesson.id)
      const left = kept !== undefined && !('done' in kept) ? kept : undefined
      const [face, resumed] = await Promise.all([
        card.load(plan.setup),
        left === undefined ? false : client.open(table, left.log).then(({ ok }) => ok),
      ])
      const teaching = new Teaching(lesson, client, (taught) => new Scene(taught, plan, face))
      if (!resumed || !(await teaching.course.resume(left!))) {
        const outcome = await client.open(table)
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
        await teaching.course.begin()
      }
      await teaching.scene.refresh()
      return teaching
    } catch (error) {
      client.close()
      throw error
    }
  }

  /** The table as the frame uses it: what the learner answers is part of the course. */
  private taught(): TableClient {
    const { client, course } = this
    return {
      ...client,
      answer: (seat, key, at) => course.answer(seat, key, at),
      answerAll: (seat, keys, at) => course.answerAll(seat, keys, at),
      undo: (_seat, to) => course.undo(to),
      undoTurn: () => course.undo(0),
      async stand(seat, topic, key) {
        const outcome = await client.stand(seat, topic, key)
        if (outcome.ok && key !== null) await course.noted(key)
        return outcome
      },
      async look(seat, since) {
        await course.settled()
        return {
          ...(await client.look(seat, since)),
          canUndo: course.canUndo,
          canUndoTurn: false,
          back: course.takeBacks,
        }
      },
      // Others answer when the lesson says so.
      pace: () => Promise.resolve(),
      holds: () => Promise.resolve(),
      // Whatever the learner does can be taken back.
      final: () => Promise.resolve(false),
      step: () => Promise.resolve(this.onStep()),
    }
  }

  private pause(): Promise<void> {
    if (settings.pace === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.onStep = resolve
      if (settings.pace > 0) setTimeout(resolve, settings.pace)
    })
  }

  private changed(): void {
    const before = this.moment
    this.moment = this.course.moment
    const { index, astray } = this.moment
    if (index !== before.index || (astray !== undefined && before.astray === undefined)) void this.remember()
    // Whoever may take something back sees it on the button.
    void this.scene.refresh()
  }

  private async remember(): Promise<void> {
    const { id, steps } = this.lesson
    const { bookmark } = this.course
    if (bookmark === undefined) return keep(id, { done: true })
    keep(id, { ...bookmark, log: await this.client.log(), of: steps.length })
  }

  /** What is said now, as it is heard. */
  get spoken(): string {
    const { step, astray, others } = this.moment
    if (astray !== undefined) return `${say('lessons.astray')} ${plainly(this.words(astray))}`
    if (others) return say('lessons.others')
    const { title, text } = step ?? this.lesson.end
    const learnt = step === undefined ? this.lesson.end.learnt.map((line) => this.words(line)) : []
    return [this.words(title) + '.', this.words(text), ...learnt].map(plainly).join(' ')
  }

  words(words: Words): string {
    return words[settings.language]
  }

  /** The table as it lies, for a game of one's own: bots take the other seats. */
  async playOn(): Promise<TablePlan> {
    const { game, title, setup, seed, seats } = planOf(this.lesson)
    return planTable(game, title, setup, seats, seed, await this.client.log())
  }

  close(): void {
    this.scene.close()
  }
}

/** The learner, and bots on all other seats. */
function planOf({ id, game, setup, seed, seeding, seat }: Lesson): TablePlan {
  const count = typeof setup['seats'] === 'number' ? setup['seats'] : 1
  const seats = Array.from({ length: count }, (_, one): SeatPlan =>
    one === seat ? { name: settings.name, kind: 'person' } : { name: '', kind: 'bot', bot: LESSON_BOT },
  )
  const plan = { id: `lesson-${id}`, game, title: gameCard(game)?.name ?? game, setup, seed, seats }
  return seeding === undefined ? plan : { ...plan, seeding }
}
