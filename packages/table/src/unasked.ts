import {
  type AnyTable,
  answerParts,
  Dice,
  inOrder,
  isIdle,
  type Question,
  type Result,
  type Seat,
  together,
  unasked,
} from '@wanli/kernel'
import { UsualWait } from './usual-wait.ts'

interface Given {
  readonly index: number
  readonly option: number
}

/** What the table answers in place of the people who sit at it (kernel/unasked.ts), and when. */
export class Unasked {
  private readonly persons: readonly Seat[]
  private readonly waits: UsualWait
  /** Entries of the log that nobody chose: who takes back an answer takes these back with it. */
  private readonly given = new Set<number>()
  private expected: { readonly entry: number; readonly key: string } | undefined
  /** What was asked after the last answer. */
  private asked: Question | undefined
  /** Ask only who has something to choose, and wait as long as usual where nobody has. */
  sparing = false

  constructor(persons: readonly Seat[], seed: string, now: () => number = () => performance.now()) {
    this.persons = persons
    this.waits = new UsualWait(new Dice(`${seed} waits`), now)
  }

  private get alone(): boolean {
    return this.persons.length <= 1
  }

  /** The answer that is due now without asking anybody. */
  now(table: AnyTable): Given | undefined {
    for (const [index, question] of table.open.entries()) {
      if (!this.persons.includes(question.seat)) continue
      const option = unasked(table, question, this.alone)
      if (option !== undefined) return { index, option }
    }
    return undefined
  }

  /** What this seat is asked, as a person sees it: whether and how may be one question. */
  asks(table: AnyTable, seat: Seat): Question | undefined {
    return (this.persons.includes(seat) ? together(table, seat)?.question : undefined) ?? table.questionFor(seat)
  }

  /** The answers that one to what `asks` says stands for. */
  parts(table: AnyTable, seat: Seat, key: string): readonly string[] {
    const asked = table.questionFor(seat)
    const both = asked !== undefined && this.persons.includes(seat) ? together(table, seat) : undefined
    return asked === undefined || both === undefined ? [key] : inOrder(both, key, asked)
  }

  /** Answer what `asks` says. */
  answer(table: AnyTable, seat: Seat, key: string, at: number, each: () => void): Result<void> {
    const keys = this.parts(table, seat, key)
    return keys.length === 1 || table.questionFor(seat)?.at !== at
      ? table.answer(seat, key, at)
      : answerParts(table, seat, keys, each)
  }

  /** The question that will be answered without its seat, in how many milliseconds. */
  later({ open }: AnyTable): { readonly question: Question; readonly ms: number } | undefined {
    if (!this.sparing || this.alone) return undefined
    const question = open.find(({ seat, topic }) => topic !== undefined && this.persons.includes(seat))
    if (question === undefined) return undefined
    if (isIdle(question)) return { question, ms: this.waits.draw(question.seat) }
    this.waits.ask(question.seat, question.at)
    return undefined
  }

  /** A person passes by hand: the last option of such a question. */
  passes(table: AnyTable, seat: Seat, key: string): void {
    const question = table.questionFor(seat)
    if (this.sparing && question?.topic !== undefined && question.options.at(-1)?.key === key)
      this.waits.pass(seat, question.at)
  }

  /** An answer was given, now or when the log was played again: was it one that nobody chose? */
  note(table: AnyTable): void {
    const { expected } = this
    if (expected !== undefined && table.entries[expected.entry]?.key === expected.key) this.given.add(expected.entry)
    this.expected = undefined
    this.noteParts(table)
    const [question, ...others] = table.open
    if (question === undefined || others.length > 0 || !this.persons.includes(question.seat)) return
    const option = unasked(table, question, true)
    if (option !== undefined) this.expected = { entry: table.entries.length, key: question.options[option]!.key }
  }

  /** Answers that are one choice are taken back as one: all but the first count as given with it. */
  private noteParts({ game, open, entries }: AnyTable): void {
    const before = this.asked
    const [now, ...others] = open
    this.asked = others.length === 0 ? now : undefined
    const last = entries.at(-1)
    const answer = last?.seat === before?.seat ? before?.options.find(({ key }) => key === last?.key) : undefined
    if (
      before !== undefined &&
      answer !== undefined &&
      now !== undefined &&
      game.goesOn?.(before, answer, now) === true
    )
      this.given.add(entries.length)
  }

  forgetAfter(moves: number): void {
    this.asked = undefined
    for (const entry of this.given) if (entry >= moves) this.given.delete(entry)
    this.expected = undefined
  }

  /** How many answers this seat takes back at once: the last that it chose itself, and what was given since. 0 = none. */
  stepsBack(table: AnyTable, seat: Seat): number {
    const found = table.takeBacks(seat)
    return found.ok ? found.value.findIndex((entry) => !this.given.has(entry)) + 1 : 0
  }

  /** An answer that is only tried out, in its parts, and with what would be answered in place of this seat after it. */
  tryOut(table: AnyTable, seat: Seat, key: string, dice: Dice): ReturnType<AnyTable['tryOut']> {
    const [first, ...rest] = this.parts(table, seat, key)
    return table.tryOut(seat, first!, dice, (world, question) => {
      const next = rest.shift()
      if (next === undefined) return this.after(world, question)
      const place = question.options.findIndex((option) => option.key === next)
      return place < 0 ? undefined : place
    })
  }

  private after(table: AnyTable, question: Question): number | undefined {
    return this.persons.includes(question.seat) ? unasked(table, question, this.alone) : undefined
  }

  /** Nobody chose this entry of the log. */
  gave(entry: number): boolean {
    return this.given.has(entry)
  }
}
